//! [`Prints`]: some blueprints, told apart by their name and by nothing else.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A blueprint's name: its row in the data file, counted from 1.
pub type Print = u8;

/// The most names a set can have.
pub const MOST_PRINTS: usize = 32;
/// The most copies of one name.
pub const MOST_COPIES: u8 = 15;

/// How many blueprints of each name: four bits for each of 32.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Prints([u64; 2]);

impl Prints {
    /// None.
    pub const NONE: Prints = Prints([0; 2]);

    /// Blueprints with these names.
    #[must_use]
    pub fn of(prints: &[Print]) -> Prints {
        prints.iter().fold(Prints::NONE, |sum, print| sum.with(*print))
    }

    fn place(print: Print) -> (usize, u32) {
        let at = usize::from(print) - 1;
        (at / 16, 4 * (at as u32 % 16))
    }

    /// These and one more.
    #[must_use]
    pub fn with(mut self, print: Print) -> Prints {
        let (word, shift) = Prints::place(print);
        self.0[word] += 1 << shift;
        self
    }

    /// How many of this name.
    #[must_use]
    pub fn count(self, print: Print) -> u8 {
        let (word, shift) = Prints::place(print);
        (self.0[word] >> shift) as u8 & 15
    }

    /// How many in all.
    #[must_use]
    pub fn len(self) -> usize {
        self.names().map(|print| usize::from(self.count(print))).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 2]
    }

    /// The different names, in the order of the data file.
    pub fn names(self) -> Names {
        Names(self.0)
    }

    /// Each blueprint's name, in the order of the data file.
    pub fn each(self) -> impl Iterator<Item = Print> + Clone {
        self.names().flat_map(move |print| std::iter::repeat_n(print, usize::from(self.count(print))))
    }

    /// Whether those are all among these.
    #[must_use]
    pub fn has(self, other: Prints) -> bool {
        other.names().all(|print| self.count(print) >= other.count(print))
    }

    /// These without those, which are all among them.
    #[must_use]
    pub fn without(self, other: Prints) -> Prints {
        debug_assert!(self.has(other));
        Prints([self.0[0] - other.0[0], self.0[1] - other.0[1]])
    }
}

/// The different names among some blueprints.
#[derive(Clone, Debug)]
pub struct Names([u64; 2]);

impl Iterator for Names {
    type Item = Print;
    fn next(&mut self) -> Option<Print> {
        let word = usize::from(self.0[0] == 0);
        let bits = &mut self.0[word];
        if *bits == 0 {
            return None;
        }
        let nibble = bits.trailing_zeros() / 4;
        *bits &= !(15 << (4 * nibble));
        Some((16 * word as u32 + nibble) as Print + 1)
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
