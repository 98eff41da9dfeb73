//! [`Answer`]: what a person types when asked.

use texts::Texts;

/// What was typed, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing.
    Nothing,
    /// A choice by its number.
    Choose(usize),
    /// The rules behind the choices.
    Rules,
    /// The rule behind one choice.
    RuleOf(usize),
    /// The rule with this id.
    Rule(String),
    /// A command, with what stands after it.
    Key(Key, String),
    /// Something else.
    Unknown(String),
}

/// A command of one letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// One step back in a choice of several steps.
    Back,
    /// Takes back the last step.
    Undo,
    /// Withdraws a sealed choice.
    Withdraw,
    /// What has happened.
    Log,
    /// The board.
    View,
    /// Saves the game.
    Save,
    /// What can be typed.
    Help,
    /// Leaves the game.
    Quit,
}

impl Key {
    /// All of them, as they are explained.
    pub const ALL: [Key; 8] =
        [Key::Back, Key::Undo, Key::Withdraw, Key::View, Key::Log, Key::Save, Key::Help, Key::Quit];

    /// The letter that works in every language.
    #[must_use]
    pub fn letter(self) -> &'static str {
        match self {
            Key::Back => "b",
            Key::Undo => "u",
            Key::Withdraw => "w",
            Key::Log => "l",
            Key::View => "v",
            Key::Save => "s",
            Key::Help => "h",
            Key::Quit => "q",
        }
    }

    /// The message that is the letter on the keyboard of a language, and the one that explains it.
    #[must_use]
    pub fn messages(self) -> (&'static str, &'static str) {
        match self {
            Key::Back => ("cmd-key-back", "cmd-key-back-about"),
            Key::Undo => ("cmd-key-undo", "cmd-key-undo-about"),
            Key::Withdraw => ("cmd-key-withdraw", "cmd-key-withdraw-about"),
            Key::Log => ("cmd-key-log", "cmd-key-log-about"),
            Key::View => ("cmd-key-view", "cmd-key-view-about"),
            Key::Save => ("cmd-key-save", "cmd-key-save-about"),
            Key::Help => ("cmd-key-help", "cmd-key-help-about"),
            Key::Quit => ("cmd-key-quit", "cmd-key-quit-about"),
        }
    }

    fn read(word: &str, texts: &Texts) -> Option<Key> {
        let word = word.to_lowercase();
        Key::ALL.into_iter().find(|key| word == key.letter() || word == texts.label(key.messages().0))
    }
}

impl Answer {
    /// Reads what was typed.
    #[must_use]
    pub fn read(line: &str, texts: &Texts) -> Answer {
        let line = line.trim();
        if line.is_empty() {
            return Answer::Nothing;
        }
        if let Some(asked) = line.strip_prefix('?') {
            let asked = asked.trim();
            return match asked.parse() {
                _ if asked.is_empty() => Answer::Rules,
                Ok(number) => Answer::RuleOf(number),
                Err(_) => Answer::Rule(asked.chars().take(40).collect::<String>().to_uppercase()),
            };
        }
        if let Ok(number) = line.parse() {
            return Answer::Choose(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match Key::read(word, texts) {
            Some(key) => Answer::Key(key, rest.trim().to_owned()),
            None => Answer::Unknown(line.chars().take(40).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Lang;

    #[test]
    fn answers_are_read_in_latin_and_in_the_language() {
        let key = |key, rest: &str| Answer::Key(key, rest.to_owned());
        for (lang, typed, answer) in [
            (Lang::En, " 3 ", Answer::Choose(3)),
            (Lang::En, "", Answer::Nothing),
            (Lang::En, "?", Answer::Rules),
            (Lang::En, "? 2", Answer::RuleOf(2)),
            (Lang::En, "?syn-41", Answer::Rule("SYN-41".to_owned())),
            (Lang::En, "s my game.record", key(Key::Save, "my game.record")),
            (Lang::En, "B", key(Key::Back, "")),
            (Lang::Ru, "b", key(Key::Back, "")),
            (Lang::Ru, "н", key(Key::Back, "")),
            (Lang::Uk, "З файл", key(Key::Save, "файл")),
            (Lang::En, "w 2", key(Key::Withdraw, "2")),
            (Lang::Ru, "Т", key(Key::Withdraw, "")),
            (Lang::En, "-1", Answer::Unknown("-1".to_owned())),
            (Lang::En, "buy", Answer::Unknown("buy".to_owned())),
        ] {
            assert_eq!(Answer::read(typed, Texts::of(lang)), answer, "{typed:?} in {lang}");
        }
    }

    #[test]
    fn no_two_keys_share_a_letter() {
        for lang in Lang::ALL {
            let mut letters: Vec<String> = Key::ALL.map(|key| Texts::of(lang).label(key.messages().0)).to_vec();
            letters.sort();
            letters.dedup();
            assert_eq!(letters.len(), Key::ALL.len(), "{lang}: {letters:?}");
        }
    }
}
