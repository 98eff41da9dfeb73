//! [`Prints`]: some blueprints, told apart by their name and by nothing else.

pub use kernel::bag::MOST_COPIES;

use kernel::Bag;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A blueprint's name: its row in the data file, counted from 1.
pub type Print = u8;

/// The most names a set can have.
pub const MOST_PRINTS: usize = Bag::<2>::KINDS;

/// How many blueprints of each name. A [`Bag`] whose kinds people count from 1.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts", as = "Vec<Print>"))]
pub struct Prints(Bag<2>);

impl Prints {
    /// None.
    pub const NONE: Prints = Prints(Bag::EMPTY);

    /// Blueprints with these names.
    #[must_use]
    pub fn of(prints: &[Print]) -> Prints {
        prints.iter().fold(Prints::NONE, |sum, print| sum.with(*print))
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, print: Print) -> Prints {
        Prints(self.0.with(print - 1))
    }

    /// How many of this name.
    #[must_use]
    pub fn count(self, print: Print) -> u8 {
        self.0.count(print - 1)
    }

    /// How many in all.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The different names, in the order of the data file.
    pub fn names(self) -> impl Iterator<Item = Print> + Clone {
        self.0.kinds().map(|kind| kind + 1)
    }

    /// Each blueprint's name, in the order of the data file.
    pub fn each(self) -> impl Iterator<Item = Print> + Clone {
        self.0.iter().map(|kind| kind + 1)
    }

    /// Whether those are all among these.
    #[must_use]
    pub fn has(self, other: Prints) -> bool {
        self.0.has_all(other.0)
    }

    /// These without those, which are all among them.
    #[must_use]
    pub fn without(self, other: Prints) -> Prints {
        Prints(self.0.without(other.0))
    }
}

impl fmt::Debug for Prints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

/// A list of rows of the data file, from the first on.
impl Serialize for Prints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Prints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Prints, D::Error> {
        let prints = Vec::<Print>::deserialize(deserializer)?;
        let range = 1..=MOST_PRINTS as Print;
        if !prints.is_sorted() || prints.iter().any(|print| !range.contains(print)) {
            return Err(de::Error::custom("blueprints are rows of the data file, from 1 to 32, in order"));
        }
        let mut sum = Prints::NONE;
        for print in prints {
            if sum.count(print) == MOST_COPIES {
                return Err(de::Error::custom("no blueprint has so many copies"));
            }
            sum = sum.with(print);
        }
        Ok(sum)
    }
}
