//! [`Phrase`]: a sentence for people, before it is put into a language.
//!
//! Rules never build sentences. They name a message of the Fluent files and its arguments; the
//! terminal, the web client, the log and a screen reader all render the same phrase.

use crate::{Feature, Seat};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// A message key with its arguments.
///
/// In JSON `["key"]` or `["key", {"name": argument, …}]`; see [`Arg`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[cfg_attr(feature = "ts", ts(type = "[key: string, args?: { [name: string]: Arg }]"))]
pub struct Phrase {
    /// The message in the Fluent files.
    pub key: Cow<'static, str>,
    /// Its variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// One variable of a message.
///
/// In JSON a number, letters, `{"seat": 0}`, `{"piece": ["robot", 15]}`, `{"dice": [6, 3]}`, `{"list": [phrase, …]}`, or a
/// phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[cfg_attr(
    feature = "ts",
    ts(type = "number | string | { seat: number } | { piece: [string, number] } | { dice: number[] } | { list: Phrase[] } | Phrase")
)]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// A player, shown by name.
    Seat(Seat),
    /// Letters that are the same in every language: `S2`, `B17`, `+`.
    Text(String),
    /// A component, shown as the catalogue says.
    Piece(Piece),
    /// Dice by what they show: digits, or small faces where pictures can be drawn.
    Dice(Vec<u8>),
    /// Another message, such as the name of a robot type.
    Phrase(Box<Phrase>),
    /// Several messages, joined as a list.
    List(Vec<Phrase>),
}

/// A component in a sentence. A client that has the [`Catalogue`](crate::Catalogue) is told its number alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which one.
    pub feature: Feature,
    /// What it is called.
    pub say: Box<Phrase>,
}

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        if self.args.is_empty() {
            return (&self.key,).serialize(serializer);
        }
        (&self.key, Args(&self.args)).serialize(serializer)
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Tagged<'a> {
            Seat(Seat),
            Piece(&'static str, u16),
            Dice(&'a [u8]),
            List(&'a [Phrase]),
        }
        match self {
            Arg::Number(number) => number.serialize(serializer),
            Arg::Text(text) => text.serialize(serializer),
            Arg::Phrase(phrase) => phrase.serialize(serializer),
            Arg::Seat(seat) => Tagged::Seat(*seat).serialize(serializer),
            Arg::Piece(Piece { feature, .. }) => Tagged::Piece(feature.group, feature.number).serialize(serializer),
            Arg::Dice(dice) => Tagged::Dice(dice).serialize(serializer),
            Arg::List(items) => Tagged::List(items).serialize(serializer),
        }
    }
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

    /// With a component: what the catalogue calls it.
    #[must_use]
    pub fn piece(mut self, name: &'static str, piece: Piece) -> Phrase {
        self.args.push((name, Arg::Piece(piece)));
        self
    }

    /// With dice.
    #[must_use]
    pub fn dice(mut self, name: &'static str, values: impl IntoIterator<Item = u8>) -> Phrase {
        self.args.push((name, Arg::Dice(values.into_iter().collect())));
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

impl Arg {
    /// What dice show, with spaces between.
    #[must_use]
    pub fn digits(dice: &[u8]) -> String {
        dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
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
            Arg::Piece(piece) => write!(f, "{}", piece.say),
            Arg::Dice(dice) => f.write_str(&Arg::digits(dice)),
            Arg::Phrase(phrase) => write!(f, "{phrase}"),
            Arg::List(items) => items
                .iter()
                .enumerate()
                .try_for_each(|(i, item)| write!(f, "{}{item}", if i == 0 { "" } else { " + " })),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_short_in_json() {
        let robot = Piece { feature: Feature::new("robot", 15_u16), say: Box::new(Phrase::new("robot")) };
        let phrase = Phrase::new("a").number("n", 2).text("t", "x").seat("s", Seat::new(1)).piece("p", robot).dice("d", [6, 3]);
        let phrase = phrase.phrase("in", Phrase::new("b")).list("all", vec![Phrase::new("c").number("n", 1)]);
        let json = serde_json::to_string(&phrase).expect("it is plain data");
        let parts = [
            r#"["a",{"n":2,"t":"x","s":{"seat":1},"p":{"piece":["robot",15]},"d":{"dice":[6,3]},"#,
            r#""in":["b"],"all":{"list":[["c",{"n":1}]]}}]"#,
        ];
        assert_eq!(json, parts.concat());
    }
}
