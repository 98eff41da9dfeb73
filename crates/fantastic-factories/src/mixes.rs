//! [`Mixes`]: all ways to take so many blueprints of a hand.

use crate::{Print, Prints};

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
        let (names, width): (Vec<Print>, usize) = (hand.names().collect(), count + 1);
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
        let (mut some, mut left, width) = (Prints::NONE, self.count, self.count + 1);
        for (name, after) in self.names.iter().zip(self.ways[width..].chunks(width)) {
            while left > 0 && rank >= after[left] {
                rank -= after[left];
                (some, left) = (some.with(*name), left - 1);
            }
        }
        some
    }
}
