//! [`Prints`]: some blueprints, told apart by their name and by nothing else.

use crate::listed::listed;
use kernel::Bag;
use kernel::bag::MOST_COPIES;
use std::fmt;

/// A blueprint's name: its row in the data file, counted from 1.
pub type Print = u8;

/// The most names a set can have.
pub const MOST_PRINTS: usize = Bag::<2>::KINDS;

/// How many blueprints of each name: a [`Bag`] whose kinds are counted from 1.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts", as = "Vec<Print>"))]
pub struct Prints(Bag<2>);

listed!(Prints, "blueprints are rows of the data file, from 1 to 32, in order, at most 15 of each");

impl Prints {
    pub const EMPTY: Prints = Prints(Bag::EMPTY);

    pub fn one(print: Print) -> Prints {
        Prints::EMPTY.with(print)
    }

    /// With one more, if a set can have so many names and so many of each.
    fn checked(self, print: u8) -> Option<Prints> {
        let fits = (1..=MOST_PRINTS).contains(&usize::from(print)) && self.count(print) < MOST_COPIES;
        fits.then(|| self.with(print))
    }

    pub fn with(self, print: Print) -> Prints {
        Prints(self.0.with(print - 1))
    }

    pub fn and(self, other: Prints) -> Prints {
        Prints(self.0.and(other.0))
    }

    /// How many of this name. Of one that no set can have there are none.
    pub fn count(&self, print: Print) -> u8 {
        self.0.count(print.wrapping_sub(1))
    }

    pub fn has(&self, print: Print) -> bool {
        self.count(print) > 0
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The different names, in the order of the data file.
    pub fn kinds(&self) -> impl Iterator<Item = Print> + Clone + use<> {
        self.0.kinds().map(|kind| kind + 1)
    }

    /// Each blueprint's name, in the order of the data file.
    pub fn iter(&self) -> impl Iterator<Item = Print> + Clone + use<> {
        self.0.iter().map(|kind| kind + 1)
    }

    /// Whether those are all among these.
    pub fn has_all(&self, other: Prints) -> bool {
        self.0.has_all(other.0)
    }

    /// These without those, which are all among them.
    pub fn without(self, other: Prints) -> Prints {
        Prints(self.0.without(other.0))
    }
}

impl fmt::Debug for Prints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Every mix of so many blueprints of a hand, by its number: they are counted without listing them.
#[derive(Debug)]
pub(crate) struct Mixes {
    names: Vec<Print>,
    count: usize,
    /// Row by row, for each name and once more after the last: how many mixes of 0, 1, 2 … there are among it and the
    /// names after it.
    ways: Vec<u64>,
}

impl Mixes {
    /// No deck has so many cards that their number would not fit.
    pub(crate) fn of(hand: Prints, count: usize) -> Mixes {
        let (names, width): (Vec<Print>, usize) = (hand.kinds().collect(), count + 1);
        let mut ways = vec![0; (names.len() + 1) * width];
        ways[names.len() * width] = 1;
        for (row, name) in names.iter().enumerate().rev() {
            let copies = usize::from(hand.count(*name));
            for n in 0..=count {
                let after = (row + 1) * width + n;
                ways[row * width + n] = ways[after - copies.min(n)..=after].iter().sum();
            }
        }
        Mixes { names, count, ways }
    }

    pub(crate) fn len(&self) -> u64 {
        self.ways[self.count]
    }

    /// The one with so many before it.
    pub(crate) fn nth(&self, mut rank: u64) -> Prints {
        let (mut some, mut left, width) = (Prints::EMPTY, self.count, self.count + 1);
        for (name, after) in self.names.iter().zip(self.ways[width..].chunks(width)) {
            while left > 0 && rank >= after[left] {
                rank -= after[left];
                (some, left) = (some.with(*name), left - 1);
            }
        }
        some
    }
}
