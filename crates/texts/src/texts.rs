//! [`Texts`]: phrases put into a language.

use crate::{Lang, Names, Reason, files};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use kernel::{Arg, DataFault, Fault, Illegal, Phrase};
use std::fmt;
use std::sync::OnceLock;
use unic_langid::{LanguageIdentifier, subtags};

/// The texts of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    faults: Vec<String>,
}

static TEXTS: [OnceLock<Texts>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// The attribute that says what would be right.
const RIGHT: &str = "right";

impl Texts {
    /// The texts of a language: loaded when first asked for, then shared.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Texts {
        TEXTS[lang.index()].get_or_init(|| Texts::load(lang, files::source(lang)))
    }

    /// Texts from sources that need not be the embedded ones. What cannot be read is left out and
    /// noted in [`Texts::faults`].
    #[must_use]
    pub fn load(lang: Lang, sources: &[&str]) -> Texts {
        let mut faults = Vec::new();
        let code = subtags::Language::from_bytes(lang.code().as_bytes()).unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![LanguageIdentifier::from_parts(code, None, None, &[])]);
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(ToString::to_string));
            }
        }
        Texts { lang, bundle, faults }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What could not be loaded: nothing, as a test makes sure.
    #[must_use]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Whether there is a message `key`, or an attribute `key.attribute`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        let (key, attribute) = key.split_once('.').map_or((key, None), |(key, attribute)| (key, Some(attribute)));
        let message = self.bundle.get_message(key);
        message.is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    /// A phrase in this language.
    #[must_use]
    pub fn say(&self, phrase: &Phrase, names: &Names) -> String {
        self.render(phrase, None, names, &mut Vec::new()).unwrap_or_else(|| format!("[{}]", clean(&phrase.key)))
    }

    /// What would be right: the attribute `.right` of the phrase's message.
    #[must_use]
    pub fn right(&self, phrase: &Phrase, names: &Names) -> Option<String> {
        self.render(phrase, Some(RIGHT), names, &mut Vec::new())
    }

    /// A phrase without arguments.
    #[must_use]
    pub fn label(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()), &Names::default())
    }

    /// A refusal in words.
    #[must_use]
    pub fn refusal(&self, illegal: &Illegal, names: &Names) -> Reason {
        Reason { rule: Some(illegal.rule), ..self.reason(&illegal.why, names) }
    }

    /// What is wrong with a record, where, and what would be right.
    #[must_use]
    pub fn fault(&self, fault: &Fault, names: &Names) -> Reason {
        let (line, what) = (fault.line, fault.what.clone());
        let placed = Phrase::new("record-fault-at").count("line", line).phrase("what", what);
        let inner = match &fault.illegal {
            Some(illegal) => self.refusal(illegal, names),
            None => self.reason(&fault.what, names),
        };
        Reason { wrong: self.say(&placed, names), ..inner }
    }

    /// What is wrong with a data file, where, and what would be right.
    #[must_use]
    pub fn data_fault(&self, fault: &DataFault) -> Reason {
        let names = Names::default();
        let what = fault.what.clone();
        let placed = match (&fault.row, fault.line) {
            (Some(row), line) => {
                Phrase::new("data-fault-in-row").count("line", line).text("row", row).phrase("what", what)
            }
            (None, 0) => what,
            (None, line) => Phrase::new("data-fault-at").count("line", line).phrase("what", what),
        };
        Reason { wrong: self.say(&placed, &names), ..self.reason(&fault.what, &names) }
    }

    /// Any phrase with what would be right.
    #[must_use]
    pub fn reason(&self, phrase: &Phrase, names: &Names) -> Reason {
        Reason { rule: None, wrong: self.say(phrase, names), right: self.right(phrase, names) }
    }

    /// What of a phrase this language lacks: keys, and variables that its messages use but the
    /// phrase does not give. Phrases inside the phrase are looked at too.
    #[must_use]
    pub fn missing(&self, phrase: &Phrase) -> Vec<String> {
        let mut missing = Vec::new();
        let names = Names::default();
        if self.render(phrase, None, &names, &mut missing).is_none() {
            missing.push(phrase.key.to_string());
        }
        self.render(phrase, Some(RIGHT), &names, &mut missing);
        missing.sort();
        missing.dedup();
        missing
    }

    /// The message of a phrase, or one of its attributes, if there is one. Complaints are noted.
    fn render(
        &self,
        phrase: &Phrase,
        attribute: Option<&str>,
        names: &Names,
        complaints: &mut Vec<String>,
    ) -> Option<String> {
        let message = self.bundle.get_message(&phrase.key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, names, complaints));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        let complaint = |error: &FluentError| format!("{}: {error}", phrase.key);
        complaints.extend(errors.iter().map(complaint));
        Some(text)
    }

    fn value(&self, arg: &Arg, names: &Names, complaints: &mut Vec<String>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => match names.get(*seat) {
                Some(name) => clean(name).into(),
                None => self.inner(&Phrase::new("seat-name").count("number", seat.number()), names, complaints).into(),
            },
            Arg::Text(text) => clean(text).into(),
            Arg::Piece(piece) => self.inner(&piece.say, names, complaints).into(),
            Arg::Dice(dice) => Arg::digits(dice).into(),
            Arg::Phrase(phrase) => self.inner(phrase, names, complaints).into(),
            Arg::List(items) => self.list(items, names, complaints).into(),
        }
    }

    fn inner(&self, phrase: &Phrase, names: &Names, complaints: &mut Vec<String>) -> String {
        self.render(phrase, None, names, complaints).unwrap_or_else(|| {
            complaints.push(phrase.key.to_string());
            format!("[{}]", clean(&phrase.key))
        })
    }

    /// `a`, `a and b`, `a, b and c`.
    fn list(&self, items: &[Phrase], names: &Names, complaints: &mut Vec<String>) -> String {
        let mut said = items.iter().map(|item| self.inner(item, names, complaints)).collect::<Vec<_>>();
        let Some(last) = said.pop() else {
            return self.inner(&Phrase::new("list-none"), names, complaints);
        };
        let Some(mut joined) = said.first().cloned() else {
            return last;
        };
        for next in &said[1..] {
            let pair = Phrase::new("list-comma").text("first", joined).text("next", next);
            joined = self.inner(&pair, names, complaints);
        }
        self.inner(&Phrase::new("list-and").text("first", joined).text("last", last), names, complaints)
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// Letters from outside may be anything; what would steer a terminal is shown as a mark.
fn clean(text: &str) -> String {
    let steers = |c: char| c.is_control() || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    text.chars().map(|c| if steers(c) { '\u{FFFD}' } else { c }).collect()
}
