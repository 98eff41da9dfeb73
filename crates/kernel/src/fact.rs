//! [`Fact`]: one thing that is said of an answer.
//!
//! An answer is a set of facts: `card=6`, `die=4`, `die=4`, `discard=3`. They can be named in any order, each
//! narrows what the answer can be, and nothing leaves the player's hands before it is submitted.

use crate::record::shorten;
use crate::{Bag, CardId, CardSet, Phrase, Seat};
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// One thing that is said of an answer: which part of it, and what for that part. Written `slot=2`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts", type = "string"))]
pub struct Fact {
    /// The part, a word of the game's own: `slot`, `die`, `discard`.
    pub part: Cow<'static, str>,
    /// A slot, a card id, a number.
    pub value: i32,
}

impl Fact {
    /// This value for this part.
    #[must_use]
    pub fn new(part: &'static str, value: impl Into<i32>) -> Fact {
        Fact { part: Cow::Borrowed(part), value: value.into() }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.part, self.value)
    }
}

impl FromStr for Fact {
    type Err = Phrase;
    fn from_str(text: &str) -> Result<Fact, Phrase> {
        let fact = text.split_once('=').and_then(|(part, value)| {
            let value = value.parse().ok()?;
            Some(Fact { part: Cow::Owned(part.to_owned()), value })
        });
        fact.ok_or_else(|| Phrase::new("table-fact-unreadable").text("fact", shorten(text)))
    }
}

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Some facts about one answer, in the order in which a person thinks of them. The same fact can be there twice:
/// two dice that show the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Facts(Vec<Fact>);

impl Facts {
    /// None.
    #[must_use]
    pub fn new() -> Facts {
        Facts(Vec::new())
    }

    /// With one more.
    #[must_use]
    pub fn with(mut self, part: &'static str, value: impl Into<i32>) -> Facts {
        self.0.push(Fact::new(part, value));
        self
    }

    /// With one for each of these.
    #[must_use]
    pub fn with_each<T: Into<i32>>(self, part: &'static str, values: impl IntoIterator<Item = T>) -> Facts {
        values.into_iter().fold(self, |facts, value| facts.with(part, value))
    }

    /// Says something about a part of which nothing is said yet.
    pub fn or(&mut self, part: &'static str, value: impl Into<i32>) {
        if !self.speak_of(part) {
            self.0.push(Fact::new(part, value));
        }
    }

    /// What is said about a part, each time that it is; what is no such value is passed over.
    pub fn all<'a, T: TryFrom<i32> + 'a>(&'a self, part: &'a str) -> impl Iterator<Item = T> + Clone + 'a {
        self.0.iter().filter(move |fact| fact.part == part).filter_map(|fact| T::try_from(fact.value).ok())
    }

    /// What is said about a part first.
    #[must_use]
    pub fn one<T: TryFrom<i32>>(&self, part: &str) -> Option<T> {
        let value = self.0.iter().find(|fact| fact.part == part)?.value;
        T::try_from(value).ok()
    }

    /// Whether anything is said about a part.
    #[must_use]
    pub fn speak_of(&self, part: &str) -> bool {
        self.0.iter().any(|fact| fact.part == part)
    }

    /// What is left of these when those are taken out of them; none if those are not all among these.
    #[must_use]
    pub fn without(&self, others: &Facts) -> Option<Facts> {
        let mut left = self.0.clone();
        for fact in &others.0 {
            left.remove(left.iter().position(|own| own == fact)?);
        }
        Some(Facts(left))
    }

    /// What both have.
    #[must_use]
    pub fn shared(&self, others: &Facts) -> Facts {
        let mut left = others.0.clone();
        let shared = self.0.iter().filter(|fact| {
            let at = left.iter().position(|other| other == *fact);
            at.map(|at| left.swap_remove(at)).is_some()
        });
        Facts(shared.cloned().collect())
    }

    /// All of them.
    #[must_use]
    pub fn as_slice(&self) -> &[Fact] {
        &self.0
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One more.
    pub fn push(&mut self, fact: Fact) {
        self.0.push(fact);
    }
}

impl From<&[Fact]> for Facts {
    fn from(facts: &[Fact]) -> Facts {
        Facts(facts.to_vec())
    }
}

impl From<&Fact> for Facts {
    fn from(fact: &Fact) -> Facts {
        Facts(vec![fact.clone()])
    }
}

impl FromIterator<Fact> for Facts {
    fn from_iter<I: IntoIterator<Item = Fact>>(facts: I) -> Facts {
        Facts(facts.into_iter().collect())
    }
}

impl fmt::Display for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(i, fact)| write!(f, "{}{fact}", if i == 0 { "" } else { " " }))
    }
}

/// A value as facts: what a field of an action says of the answer.
pub trait FactValue: Sized {
    /// The parts it can speak of, when its field is called so.
    fn parts(part: &'static str, out: &mut Vec<&'static str>) {
        out.push(part);
    }

    /// Adds what it says.
    fn add(self, part: &'static str, facts: Facts) -> Facts;

    /// The inverse: none if it is not said, or means nothing.
    fn read(part: &'static str, facts: &Facts) -> Option<Self>;

    /// Calls `out` with every value there is, for types that have few.
    ///
    /// # Panics
    /// If there are too many to try them one by one: an act with such a field lists its ways itself.
    fn each(out: &mut dyn FnMut(Self)) {
        let _ = out;
        unreachable!("{} has too many values to try them one by one", std::any::type_name::<Self>());
    }
}

macro_rules! number {
    ($($type:ty),*) => {
        $(
            /// One fact.
            impl FactValue for $type {
                fn add(self, part: &'static str, facts: Facts) -> Facts {
                    facts.with(part, self)
                }
                fn read(part: &'static str, facts: &Facts) -> Option<$type> {
                    facts.one(part)
                }
            }
        )*
    };
}
number!(u8, i8, u16, i16, i32);

/// A fact where it is so, and none where it is not.
impl FactValue for bool {
    fn add(self, part: &'static str, facts: Facts) -> Facts {
        if self { facts.with(part, 1) } else { facts }
    }
    fn read(part: &'static str, facts: &Facts) -> Option<bool> {
        Some(facts.speak_of(part))
    }
    fn each(out: &mut dyn FnMut(bool)) {
        [false, true].into_iter().for_each(out);
    }
}

/// A fact, or none.
impl<T: FactValue> FactValue for Option<T> {
    fn add(self, part: &'static str, facts: Facts) -> Facts {
        match self {
            Some(value) => value.add(part, facts),
            None => facts,
        }
    }
    fn read(part: &'static str, facts: &Facts) -> Option<Option<T>> {
        if facts.speak_of(part) { T::read(part, facts).map(Some) } else { Some(None) }
    }
    fn each(out: &mut dyn FnMut(Option<T>)) {
        out(None);
        T::each(&mut |value| out(Some(value)));
    }
}

/// A value, or the choice of none, which is a fact of its own: `decline`.
///
/// ```
/// use kernel::{FactValue, Facts, OrDecline};
///
/// assert_eq!(OrDecline(Some(3_u8)).add("lot", Facts::new()).to_string(), "lot=3");
/// let none = OrDecline::<u8>(None).add("lot", Facts::new());
/// assert_eq!(none.to_string(), "decline=1");
/// assert_eq!(OrDecline::<u8>::read("lot", &none), Some(OrDecline(None)));
/// assert_eq!(OrDecline::<u8>::read("lot", &Facts::new()), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OrDecline<T>(pub Option<T>);

/// To a client it is what it serialises as.
#[cfg(feature = "ts")]
impl<T: ts_rs::TS> ts_rs::TS for OrDecline<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Option::<T>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Option::<T>::name(config)
    }
}

impl<T: FactValue> FactValue for OrDecline<T> {
    fn parts(part: &'static str, out: &mut Vec<&'static str>) {
        out.extend([part, "decline"]);
    }
    fn add(self, part: &'static str, facts: Facts) -> Facts {
        match self.0 {
            Some(value) => value.add(part, facts),
            None => facts.with("decline", 1),
        }
    }
    fn read(part: &'static str, facts: &Facts) -> Option<OrDecline<T>> {
        if facts.speak_of("decline") { Some(OrDecline(None)) } else { T::read(part, facts).map(Some).map(OrDecline) }
    }
    fn each(out: &mut dyn FnMut(OrDecline<T>)) {
        Option::each(&mut |value| out(OrDecline(value)));
    }
}

/// The number of the seat, from 1.
impl FactValue for Seat {
    fn add(self, part: &'static str, facts: Facts) -> Facts {
        facts.with(part, self.index() as i32 + 1)
    }
    fn read(part: &'static str, facts: &Facts) -> Option<Seat> {
        Seat::checked(facts.one::<usize>(part)?.checked_sub(1)?)
    }
}

/// A fact for each card.
impl<const WORDS: usize> FactValue for CardSet<WORDS> {
    fn add(self, part: &'static str, facts: Facts) -> Facts {
        facts.with_each(part, self.iter())
    }
    fn read(part: &'static str, facts: &Facts) -> Option<Self> {
        let mut cards = CardSet::EMPTY;
        facts.all::<u8>(part).all(|card| usize::from(card) < 64 * WORDS && cards.insert(card)).then_some(cards)
    }
}

/// A fact for each card, by its kind.
impl<const WORDS: usize, const FIRST: CardId> FactValue for Bag<WORDS, FIRST> {
    fn add(self, part: &'static str, facts: Facts) -> Facts {
        facts.with_each(part, self.iter())
    }
    fn read(part: &'static str, facts: &Facts) -> Option<Self> {
        let kinds: Option<Vec<CardId>> = facts.all(part).map(|kind: i32| kind.try_into().ok()).collect();
        Bag::read(&kinds?).ok()
    }
}

/// Makes a [`FactValue`](crate::FactValue) of a type that has a number of its own: one fact. The type is followed by
/// what gives its number and what finds it again and, if it has few values, by all of them.
///
/// ```
/// use kernel::{FactValue, Facts};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Slot(u8);
/// kernel::number_facts!(Slot: |slot: Slot| slot.0, |number| (number < 3).then_some(Slot(number)), (0..3).map(Slot));
///
/// assert_eq!(Slot(2).add("slot", Facts::new()).to_string(), "slot=2");
/// assert_eq!(Slot::read("slot", &Facts::new().with("slot", 2)), Some(Slot(2)));
/// assert_eq!(Slot::read("slot", &Facts::new().with("slot", 3)), None);
/// ```
#[macro_export]
macro_rules! number_facts {
    ($type:ty: $number:expr, $numbered:expr $(, $all:expr)?) => {
        impl $crate::FactValue for $type {
            fn add(self, part: &'static str, facts: $crate::Facts) -> $crate::Facts {
                facts.with(part, $number(self))
            }
            fn read(part: &'static str, facts: &$crate::Facts) -> Option<$type> {
                $numbered(facts.one(part)?)
            }
            $(
                fn each(out: &mut dyn FnMut($type)) {
                    $all.for_each(out);
                }
            )?
        }
    };
}

/// Makes a [`FactValue`](crate::FactValue) of an enum without fields: its variants by their number, from 1.
#[macro_export]
macro_rules! fact_values {
    ($type:ty: $($variant:ident),+ $(,)?) => {
        impl $crate::FactValue for $type {
            fn add(self, part: &'static str, facts: $crate::Facts) -> $crate::Facts {
                let all = [$( <$type>::$variant ),+];
                let at = all.iter().position(|one| *one == self).expect("every variant is listed");
                facts.with(part, at as i32 + 1)
            }
            fn read(part: &'static str, facts: &$crate::Facts) -> Option<$type> {
                let all = [$( <$type>::$variant ),+];
                all.get(facts.one::<usize>(part)?.checked_sub(1)?).copied()
            }
            fn each(out: &mut dyn FnMut($type)) {
                [$( <$type>::$variant ),+].into_iter().for_each(out);
            }
        }
    };
}
