//! One question to one person: choices step by step, and everything that can be typed instead.

use super::answer::{Answer, Key};
use super::session::{Flow, Session};
use crate::Failure;
use crate::boards::Part;
use crate::command::rules;
use crate::terminal::{Row, Tint, Typed};
use kernel::{Arg, Choice, Fact, Facts, Illegal, Phrase, RuleId, Seat};
use registry::{AnyNext, Offer};
use std::path::PathBuf;
use texts::Reason;

/// How many entries the log shows unless asked for more.
const LOG_ENTRIES: usize = 12;

/// How many amounts are written out one by one.
const AMOUNTS: usize = 8;

/// What is typed for each choice, and 0 for the one that says no more.
fn numbers(choices: &[Choice]) -> Vec<usize> {
    let Some((_, rest)) = choices.split_last().filter(|(last, _)| is_enough(last)) else {
        return counted(choices);
    };
    let mut numbers = counted(rest);
    let taken = numbers.contains(&0);
    numbers.push(if taken { numbers.iter().max().map_or(1, |most| most + 1) } else { 0 });
    numbers
}

/// Where all that is left to choose is a number (a mark, a place, an amount), it is typed as it is; other choices are
/// counted from 1.
fn counted(choices: &[Choice]) -> Vec<usize> {
    let named = |choice: &Choice| {
        let (part, number) = (&choice.fact.part, Arg::Number(choice.fact.value.into()));
        choice.say.args.iter().any(|(name, arg)| name == part && *arg == number)
    };
    let said = |choice: &Choice| named(choice) || choice.fact.value == 0; // "nothing" needs no number
    let rises = |pair: &[Choice]| pair[0].fact.part == pair[1].fact.part && pair[0].fact.value < pair[1].fact.value;
    let values = choices.iter().map(|choice| usize::try_from(choice.fact.value).ok()).collect::<Option<Vec<_>>>();
    let all = choices.iter().any(named) && choices.iter().all(said) && choices.windows(2).all(rises);
    values.filter(|_| all).unwrap_or_else(|| (1..=choices.len()).collect())
}

/// Whether the numbers are amounts without a gap, of which the first and the last say all.
fn are_amounts(choices: &[Choice], numbers: &[usize]) -> bool {
    let as_they_are = |(choice, number): (&Choice, &usize)| usize::try_from(choice.fact.value) == Ok(*number);
    numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]) && choices.iter().zip(numbers).all(as_they_are)
}

/// With the least and the most that can be typed.
fn within(phrase: Phrase, choices: &[Choice]) -> Phrase {
    let numbers = numbers(choices);
    let [least, most] = [numbers.iter().min(), numbers.iter().max()].map(|number| number.copied().unwrap_or(0));
    phrase.count("least", least).count("most", most)
}

/// The choice with a number.
fn numbered(number: usize, choices: &[Choice]) -> Option<&Choice> {
    choices.get(numbers(choices).iter().position(|one| *one == number)?)
}

/// The choice that says no more, where something could be added.
fn enough(offer: Offer) -> Choice {
    let say = Phrase::new("cmd-play-enough").phrase("action", offer.say);
    Choice { fact: Fact::new(ENOUGH, 1), say, rule: offer.rule }
}

/// No part of a game's answers is called so.
const ENOUGH: &str = "";

fn is_enough(choice: &Choice) -> bool {
    choice.fact.part == ENOUGH
}

/// What came of an answer.
enum Then {
    /// A step forward.
    Take(Choice),
    /// A step back.
    Back,
    /// The same question again, its choices written out again or not.
    Again { list: bool },
    /// The table has changed.
    Changed,
    /// Nobody wants to go on.
    Leave,
}

impl Session<'_> {
    /// Asks until a choice is made, taken back or the game is left.
    pub(super) fn question(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let question = self.table.question(seat);
        let mut path: Vec<Choice> = Vec::new();
        let mut list = true;
        loop {
            let facts: Facts = path.iter().filter(|choice| !is_enough(choice)).map(|one| one.fact.clone()).collect();
            let AnyNext { ask, mut choices, whole, .. } = match self.table.next(seat, &facts) {
                Ok(next) => next,
                Err(no) => {
                    self.step_back(&mut path, no)?;
                    continue;
                }
            };
            let so_far = whole.as_ref().map(|offer| offer.action.clone());
            if let Some(offer) = whole {
                if choices.is_empty() || path.last().is_some_and(is_enough) {
                    match self.submit(seat, &offer.action, question) {
                        Ok(()) => {
                            self.recap(seat.into());
                            return Ok(Flow::On);
                        }
                        Err(no) => {
                            self.step_back(&mut path, no)?;
                            continue;
                        }
                    }
                }
                choices.push(enough(offer));
            }
            if list {
                self.offer(&ask, &choices, &path);
                self.draft(seat, &facts, so_far.as_ref());
            }
            list = true;
            match self.hear(seat, &choices, path.is_empty()) {
                Then::Take(choice) => path.push(choice),
                Then::Back => {
                    path.pop();
                }
                Then::Again { list: again } => list = again,
                Then::Changed => return Ok(Flow::On),
                Then::Leave => return Ok(Flow::Leave),
            }
        }
    }

    /// A path that cannot be gone loses its last step; a question without any way on is a fault.
    fn step_back(&mut self, path: &mut Vec<Choice>, no: Illegal) -> Result<(), Failure> {
        self.refuse(&no);
        path.pop().map(|_| ()).ok_or_else(|| no.into())
    }

    fn offer(&mut self, ask: &Phrase, choices: &[Choice], path: &[Choice]) {
        let texts = self.terminal.texts;
        self.terminal.blank();
        for gone in path {
            let said = self.cast.tinted(&texts.say(&gone.say, self.cast.names()));
            self.terminal.hanging(Row::new().soft("  › "), 4, &said);
        }
        let asked = texts.say(ask, self.cast.names());
        self.terminal.tinted(&asked, Tint::Strong, 0);
        let numbers = numbers(choices);
        let many = choices.len() > AMOUNTS && are_amounts(choices, &numbers);
        for (at, (number, choice)) in numbers.iter().zip(choices).enumerate() {
            if many && at >= 2 && at + 1 < choices.len() {
                if at == 2 {
                    self.terminal.row(&Row::new().with(Tint::Lit, "   ⋮"));
                }
                continue;
            }
            let mark = Row::new().with(Tint::Lit, format!("{number:>4}")).plain("  ");
            let said = self.cast.tinted(&texts.say(&choice.say, self.cast.names()));
            self.terminal.hanging(mark, 6, &said);
        }
    }

    fn hear(&mut self, seat: Seat, choices: &[Choice], first: bool) -> Then {
        let texts = self.terminal.texts;
        let hint = within(Phrase::new("cmd-play-prompt"), choices).text("help", texts.label("cmd-key-help"));
        let hint = texts.say(&hint, self.cast.names());
        let prompt = self.cast.label(seat, 24).soft(format!(" [{hint}]")).plain(" > ");
        let line = match self.terminal.ask(&prompt) {
            Typed::Line(line) => line,
            Typed::End => {
                self.no_more_input();
                return Then::Leave;
            }
            Typed::TooLong => return self.wrong(&Phrase::new("cmd-play-too-long"), None),
            Typed::NotText => return self.wrong(&Phrase::new("cmd-play-not-text"), None),
        };
        match Answer::read(&line, texts) {
            Answer::Nothing => Then::Again { list: true },
            Answer::Choose(number) => self.choose(number, choices),
            Answer::Rules => self.rules_behind(choices),
            Answer::RuleOf(number) => match numbered(number, choices) {
                Some(choice) => self.explain(choice.rule),
                None => self.no_such_choice(number, choices),
            },
            Answer::Rule(id) => self.explain(&id),
            Answer::Key(key, rest) => self.obey(seat, key, &rest, first),
            Answer::Unknown(found) => {
                let wrong = within(Phrase::new("cmd-play-unknown").text("found", found), choices);
                let help = texts.label("cmd-key-help");
                self.wrong(&wrong.text("help", help), choices.first().map(|choice| choice.rule))
            }
        }
    }

    fn choose(&mut self, number: usize, choices: &[Choice]) -> Then {
        match numbered(number, choices) {
            Some(choice) => Then::Take(choice.clone()),
            None => self.no_such_choice(number, choices),
        }
    }

    fn no_such_choice(&mut self, number: usize, choices: &[Choice]) -> Then {
        let wrong = within(Phrase::new("cmd-play-no-choice").text("number", number.to_string()), choices);
        self.wrong(&wrong, choices.first().map(|choice| choice.rule))
    }

    fn obey(&mut self, seat: Seat, key: Key, rest: &str, first: bool) -> Then {
        match key {
            Key::Back if first => self.wrong(&Phrase::new("cmd-play-nothing-back"), None),
            Key::Back => Then::Back,
            Key::Undo => self.undo(seat),
            Key::Withdraw => match self.meant(rest) {
                Ok(whose) => self.think_again(whose),
                Err(why) => self.wrong(&why, None),
            },
            Key::Log => {
                let entries = rest.parse().unwrap_or(LOG_ENTRIES);
                self.tell_log(seat.into(), self.log.len().saturating_sub(entries));
                Then::Again { list: true }
            }
            Key::View => {
                self.draw(seat.into(), Part::Whole, true);
                Then::Again { list: true }
            }
            Key::Save => self.save(rest),
            Key::Help => self.help(),
            Key::Quit => self.leave(),
        }
    }

    fn undo(&mut self, seat: Seat) -> Then {
        match self.table.undo(seat) {
            Ok(update) => {
                self.log.push(seat, update);
                self.keep();
                Then::Changed
            }
            Err(no) => {
                self.refuse(&no);
                Then::Again { list: false }
            }
        }
    }

    fn think_again(&mut self, seat: Seat) -> Then {
        match self.withdraw(seat) {
            Ok(()) => Then::Changed,
            Err(no) => {
                self.refuse(&no);
                Then::Again { list: false }
            }
        }
    }

    fn save(&mut self, name: &str) -> Then {
        let own = self.saving.file().map(PathBuf::from);
        match (name, own) {
            ("", None) => return self.wrong(&Phrase::new("cmd-play-save-where"), None),
            ("", Some(file)) => {
                if self.save_as(&file) {
                    self.tell_saved();
                }
            }
            (name, _) => {
                if self.save_as(&PathBuf::from(name)) {
                    self.tell_saved();
                }
            }
        }
        Then::Again { list: false }
    }

    fn leave(&mut self) -> Then {
        if self.saving.is_kept(self.table.as_ref()) {
            self.tell_saved();
            return Then::Leave;
        }
        let texts = self.terminal.texts;
        let key = if self.saving.file().is_some() { "cmd-play-leave-again" } else { "cmd-play-leave" };
        let file = self.saving.file().map(crate::files::shown).unwrap_or_default();
        let prompt = texts.say(&Phrase::new(key).text("file", file), self.cast.names());
        let prompt = Row::new().plain(prompt).plain(" ");
        while let Typed::Line(name) = self.terminal.ask(&prompt) {
            let own = self.saving.file().map(PathBuf::from);
            let file = match (name.as_str(), own) {
                ("", _) => break,
                ("s", Some(file)) => file,
                (name, _) => PathBuf::from(name),
            };
            if self.save_as(&file) {
                self.tell_saved();
                return Then::Leave;
            }
        }
        self.terminal.say(&Phrase::new("cmd-play-left"));
        Then::Leave
    }

    fn help(&mut self) -> Then {
        let texts = self.terminal.texts;
        self.terminal.blank();
        let mut lines = vec![
            ("1 2 3 …".to_owned(), texts.label("cmd-play-help-number")),
            ("?  ?3  ? ID".to_owned(), texts.label("cmd-play-help-rules")),
        ];
        let useful = |key: &Key| *key != Key::Withdraw || self.is_secret();
        lines.extend(Key::ALL.into_iter().filter(useful).map(|key| {
            let (letter, about) = key.messages();
            let letter = texts.label(letter);
            let keys = if letter == key.letter() { letter } else { format!("{letter}  {}", key.letter()) };
            (keys, texts.label(about))
        }));
        for (keys, about) in lines {
            self.terminal.hanging(Row::new().plain("  ").with(Tint::Strong, keys), 20, &Row::new().plain(about));
        }
        Then::Again { list: false }
    }

    fn rules_behind(&mut self, choices: &[Choice]) -> Then {
        let mut rules: Vec<RuleId> = Vec::new();
        for choice in choices {
            if !rules.contains(&choice.rule) {
                rules.push(choice.rule);
            }
        }
        for rule in rules {
            self.explain(rule);
        }
        Then::Again { list: false }
    }

    fn explain(&mut self, id: &str) -> Then {
        rules::explain(id, self.game.id(), self.terminal);
        Then::Again { list: false }
    }

    /// A refusal of the rules: what was wrong, what would be right, the rule.
    pub(super) fn refuse(&mut self, no: &Illegal) {
        let reason = self.terminal.texts.refusal(no, self.cast.names());
        self.complain(&reason);
    }

    /// Something typed that cannot be used.
    fn wrong(&mut self, phrase: &Phrase, rule: Option<RuleId>) -> Then {
        let reason = self.terminal.texts.reason(phrase, self.cast.names());
        self.complain(&Reason { rule, ..reason });
        Then::Again { list: false }
    }

    fn complain(&mut self, reason: &Reason) {
        let rule = reason.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        self.terminal.tinted(&format!("✗ {reason}{rule}"), Tint::Bad, 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(part: &'static str, value: i32, say: Phrase) -> Choice {
        Choice { fact: Fact::new(part, value), say, rule: "BR-1" }
    }

    #[test]
    fn numbers_are_typed_as_they_are_and_other_choices_counted() {
        let mark = |mark: i32| choice("mark", mark, Phrase::new("x").number("mark", mark));
        let nothing = choice("mark", 0, Phrase::new("y"));
        let done = || choice(ENOUGH, 1, Phrase::new("z"));
        let card = |card: i32| choice("card", card, Phrase::new("x").text("card", card.to_string()));
        for (choices, typed) in [
            (vec![mark(0), mark(1)], vec![0, 1]),
            (vec![nothing.clone(), mark(1), mark(2)], vec![0, 1, 2]),
            (vec![mark(8), mark(9), mark(20)], vec![8, 9, 20]),
            (vec![mark(9), mark(8)], vec![1, 2]),
            (vec![card(7), card(8)], vec![1, 2]),
            (vec![mark(7), card(8)], vec![1, 2]),
            (vec![nothing], vec![1]),
            (vec![card(7), card(8), done()], vec![1, 2, 0]),
            (vec![mark(0), mark(1), done()], vec![0, 1, 2]),
            (vec![], vec![]),
        ] {
            assert_eq!(numbers(&choices), typed, "{choices:?}");
        }
        assert_eq!(numbered(9, &[mark(8), mark(9)]).map(|choice| choice.fact.value), Some(9));
        assert_eq!(numbered(1, &[mark(8), mark(9)]), None);
        assert!(are_amounts(&[mark(8), mark(9)], &[8, 9]) && !are_amounts(&[mark(8), mark(10)], &[8, 10]));
    }
}
