//! [`Phrase`]: a sentence for people, before it is put into a language.
//!
//! Rules never build sentences. They name a message of the Fluent files and its arguments; the
//! terminal, the web client, the log and a screen reader all render the same phrase.

use crate::Seat;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;

/// A message key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Phrase {
    /// The message in the Fluent files.
    pub key: Cow<'static, str>,
    /// Its variables.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(String, Arg)>>"))]
    pub args: Vec<(&'static str, Arg)>,
}

/// One variable of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// A player, shown by name.
    Seat(Seat),
    /// Letters that are the same in every language: `S2`, `B17`, `+`.
    Text(String),
    /// Another message, such as the name of a robot type.
    Phrase(Box<Phrase>),
    /// Several messages, joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// The message with this key.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Phrase {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// With a count.
    #[must_use]
    pub fn count(self, name: &'static str, value: usize) -> Phrase {
        self.number(name, i64::try_from(value).unwrap_or(i64::MAX))
    }

    /// With a player.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Phrase {
        self.args.push((name, Arg::Seat(seat)));
        self
    }

    /// With letters that need no translation.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Phrase {
        self.args.push((name, Arg::Text(text.into())));
        self
    }

    /// With another message inside.
    #[must_use]
    pub fn phrase(mut self, name: &'static str, inner: Phrase) -> Phrase {
        self.args.push((name, Arg::Phrase(Box::new(inner))));
        self
    }

    /// With a list of messages inside.
    #[must_use]
    pub fn list(mut self, name: &'static str, items: Vec<Phrase>) -> Phrase {
        self.args.push((name, Arg::List(items)));
        self
    }
}

/// For logs of the program itself; people get the rendered message.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if i == 0 { " (" } else { ", " })?;
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Seat(seat) => write!(f, "{seat}"),
            Arg::Text(text) => f.write_str(text),
            Arg::Phrase(phrase) => write!(f, "{phrase}"),
            Arg::List(items) => items
                .iter()
                .enumerate()
                .try_for_each(|(i, item)| write!(f, "{}{item}", if i == 0 { "" } else { " + " })),
        }
    }
}
