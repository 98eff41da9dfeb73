//! [`Taken`]: what a player made their own, for whoever studies many games.

use crate::{Phrase, Seat};
use serde::Serialize;

/// A card or another feature of a game that a player can make their own: a robot plugged in, a
/// blueprint built, an investor won. What there is depends on the game and its data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Feature {
    /// What kind of thing. Its title for people is the message `feature-<game>-<group>`.
    pub group: &'static str,
    /// Its number among those of the group.
    pub number: u16,
}

impl FeatureName {
    /// The name of the feature with this number in a group; the number is its place in a list.
    pub fn new(group: &'static str, number: usize, key: impl Into<String>, say: Phrase) -> FeatureName {
        FeatureName { feature: Feature { group, number: number as u16 }, key: key.into(), say }
    }

    /// The names of a group that has all values of an enum, in their order.
    pub fn each<T: Copy + std::fmt::Debug>(
        group: &'static str,
        all: &[T],
        say: fn(T) -> Phrase,
    ) -> impl Iterator<Item = FeatureName> {
        all.iter().enumerate().map(move |(at, it)| FeatureName::new(group, at, format!("{it:?}"), say(*it)))
    }
}

impl Feature {
    /// The feature with this number in a group.
    pub fn new(group: &'static str, number: impl Into<u16>) -> Feature {
        Feature { group, number: number.into() }
    }

    /// Made their own by a player.
    #[must_use]
    pub fn by(self, seat: Seat) -> Taken {
        Taken { seat, feature: self }
    }
}

/// A feature, and who made it their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Taken {
    /// Who.
    pub seat: Seat,
    /// What.
    pub feature: Feature,
}

/// What a feature is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureName {
    /// Which one.
    pub feature: Feature,
    /// Its short name in tables, the same in every language; no two of a group share one.
    pub key: String,
    /// Its name for people.
    pub say: Phrase,
}
