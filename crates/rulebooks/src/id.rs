//! Rule ids: `SYN-12`, and `SYN-EX-3` for a worked example.

use std::fmt;

/// What the ids of a book begin with: two to five capitals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Prefix([u8; Prefix::LONGEST]);

impl Prefix {
    const SHORTEST: usize = 2;
    const LONGEST: usize = 5;

    /// The prefix this text is.
    #[must_use]
    pub fn exactly(text: &str) -> Option<Prefix> {
        let fits = (Prefix::SHORTEST..=Prefix::LONGEST).contains(&text.len());
        let capitals = text.bytes().all(|byte| byte.is_ascii_uppercase());
        let mut letters = [0; Prefix::LONGEST];
        (fits && capitals).then(|| letters[..text.len()].copy_from_slice(text.as_bytes()))?;
        Some(Prefix(letters))
    }

    /// The prefix this text starts with, and what comes after it and its dash.
    fn starting(text: &str) -> Option<(Prefix, &str)> {
        let (prefix, rest) = text.split_once('-')?;
        Some((Prefix::exactly(prefix)?, rest))
    }
}

impl fmt::Display for Prefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().take_while(|byte| **byte != 0).try_for_each(|byte| write!(f, "{}", *byte as char))
    }
}

impl fmt::Debug for Prefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Ordered as in the document: by prefix, rules before examples, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    /// Which book it belongs to.
    pub prefix: Prefix,
    /// `-EX-`: a worked example.
    pub example: bool,
    /// Its number, which never changes.
    pub number: u32,
    /// `SYN-EX-2e`: a row of an example, or an example of its own.
    pub letter: Option<char>,
}

impl RuleId {
    /// The id this text is, from its first to its last character.
    #[must_use]
    pub fn exactly(text: &str) -> Option<RuleId> {
        let (id, rest) = RuleId::starting(text)?;
        rest.is_empty().then_some(id)
    }

    /// The id this text starts with, and what comes after it.
    #[must_use]
    pub fn starting(text: &str) -> Option<(RuleId, &str)> {
        let (prefix, rest) = Prefix::starting(text)?;
        let (example, rest) = match rest.strip_prefix("EX-") {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        RuleId::numbered(prefix, example, rest)
    }

    /// Everything in the text that looks like an id, with the byte it starts at.
    #[must_use]
    pub fn all_in(text: &str) -> Vec<(usize, RuleId)> {
        let mut found = Vec::new();
        let mut previous = ' ';
        for (at, c) in text.char_indices() {
            let starts_word = !previous.is_alphanumeric() && !['_', '-'].contains(&previous);
            if starts_word
                && c.is_ascii_uppercase()
                && let Some((id, _)) = RuleId::starting(&text[at..])
            {
                found.push((at, id));
            }
            previous = c;
        }
        found
    }

    /// The id a test is named after: `syn_31_value_wraps`, `syn_ex_1`.
    #[must_use]
    pub fn of_test(name: &str) -> Option<RuleId> {
        let (prefix, rest) = name.split_once('_')?;
        let lower = prefix.bytes().all(|byte| byte.is_ascii_lowercase());
        let prefix = lower.then(|| Prefix::exactly(&prefix.to_ascii_uppercase()))??;
        let (example, rest) = match rest.strip_prefix("ex_") {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let (id, rest) = RuleId::numbered(prefix, example, rest)?;
        (rest.is_empty() || rest.starts_with('_')).then_some(id)
    }

    /// How a test of this id starts: `syn_31`.
    #[must_use]
    pub fn test_stem(self) -> String {
        self.to_string().to_lowercase().replace('-', "_")
    }

    /// The example that `SYN-EX-2e` is a row of.
    #[must_use]
    pub fn whole_example(self) -> Option<RuleId> {
        (self.example && self.letter.is_some()).then_some(RuleId { letter: None, ..self })
    }

    fn numbered(prefix: Prefix, example: bool, text: &str) -> Option<(RuleId, &str)> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let number = text[..digits].parse().ok()?;
        let mut rest = &text[digits..];
        let mut after = rest.chars();
        let letter = after.next().filter(char::is_ascii_lowercase);
        let letter = letter.filter(|_| !after.next().is_some_and(char::is_alphanumeric));
        if letter.is_some() {
            rest = &rest[1..];
        }
        Some((RuleId { prefix, example, number, letter }, rest))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let example = if self.example { "EX-" } else { "" };
        write!(f, "{}-{example}{}", self.prefix, self.number)?;
        self.letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

/// Whether the text after an id makes it the start of a range:
/// ` … SP-10`, `…51`, `..FF-262`, ` to CM-40`.
#[must_use]
pub fn starts_range(after: &str) -> bool {
    range_end(after).is_some()
}

/// What comes after the mark of a range, if the text starts with one.
#[must_use]
pub fn range_end(after: &str) -> Option<&str> {
    let after = after.trim_start();
    let end = ["…", "...", "..", "–", "—", "-", "to "].iter().find_map(|mark| after.strip_prefix(mark))?.trim_start();
    let number = end.starts_with(|c: char| c.is_ascii_digit());
    (number || RuleId::starting(end).is_some()).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<String> {
        let all = RuleId::all_in(text);
        all.into_iter().map(|(_, id)| id.to_string()).collect()
    }

    #[test]
    fn ids_are_found_in_every_form_the_contracts_use() {
        assert_eq!(
            ids("(SP-240 ff.), FF-256..FF-262, SP-281…283, CM-28 to CM-40"),
            ["SP-240", "FF-256", "FF-262", "SP-281", "CM-28", "CM-40"]
        );
        assert_eq!(ids("**SP-85 … SP-96** SYN-EX-2e. | FF-EX-104 |"), ["SP-85", "SP-96", "SYN-EX-2e", "FF-EX-104"]);
        assert_eq!(ids("DEI-290, 291; «BR-7»;DEI-590"), ["DEI-290", "BR-7", "DEI-590"]);
        assert_eq!(ids("SP-240ff"), ["SP-240"]);
    }

    #[test]
    fn what_only_looks_like_an_id_is_none() {
        for text in ["X-SP-12", "my_SP-1", "SYN-", "SYN-EX-", "syn-12", "SYN12", "ΩSP-1", "SP−3", "TOOLONG-1"] {
            assert!(ids(text).is_empty(), "{text}");
        }
        assert_eq!(RuleId::exactly("SYN-1 "), None);
    }

    #[test]
    fn test_names_are_the_id_in_snake_case() {
        let of = |name| RuleId::of_test(name).map(|id| id.to_string());
        assert_eq!(of("syn_31_value_wraps").as_deref(), Some("SYN-31"));
        assert_eq!(of("syn_31").as_deref(), Some("SYN-31"));
        assert_eq!(of("ff_ex_2_matching_bonus").as_deref(), Some("FF-EX-2"));
        assert_eq!(of("syn_ex_2e_stays").as_deref(), Some("SYN-EX-2e"));
        assert_eq!(of("syn_3rd_player"), None);
        assert_eq!(of("dei_ex_"), None);
    }

    #[test]
    fn the_stem_is_what_a_test_starts_with() {
        let id = RuleId::exactly("DEI-EX-16").unwrap();
        assert_eq!(id.test_stem(), "dei_ex_16");
        assert_eq!(RuleId::of_test(&id.test_stem()), Some(id));
    }

    #[test]
    fn ids_are_ordered_as_in_the_document() {
        let mut sorted = ["SYN-EX-1", "SYN-10", "SYN-9"].map(|text| RuleId::exactly(text).unwrap());
        sorted.sort();
        assert_eq!(sorted.map(|id| id.to_string()), ["SYN-9", "SYN-10", "SYN-EX-1"]);
    }

    #[test]
    fn a_title_after_a_dash_is_no_range() {
        assert!(starts_range(" … SP-10)"));
        assert!(starts_range("…51: a table"));
        assert!(starts_range(" to CM-40)"));
        assert!(!starts_range(" — Scoring"));
        assert!(!starts_range(" to be done"));
        assert!(!starts_range(" …)"));
    }
}
