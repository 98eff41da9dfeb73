//! [`Mixes`]: all ways to take so many blueprints of a hand.

use crate::{Print, Prints};

/// Every mix of so many blueprints of a hand, by its number: they are counted without listing them.
#[derive(Debug)]
pub(crate) struct Mixes {
    hand: Prints,
    count: usize,
    /// For each name of the hand, and once more after the last: how many mixes of 0, 1, 2 … there are among it and
    /// the names after it.
    ways: Vec<Vec<u64>>,
}

impl Mixes {
    /// No deck has so many cards that their number would not fit.
    pub(crate) fn of(hand: Prints, count: usize) -> Mixes {
        let names: Vec<Print> = hand.names().collect();
        let none = (0..=count).map(|n| u64::from(n == 0)).collect();
        let mut ways: Vec<Vec<u64>> = vec![none];
        for name in names.into_iter().rev() {
            let (copies, after) = (usize::from(hand.count(name)), &ways[ways.len() - 1]);
            let row = (0..=count).map(|n| (0..=copies.min(n)).map(|taken| after[n - taken]).sum()).collect();
            ways.push(row);
        }
        ways.reverse();
        Mixes { hand, count, ways }
    }

    pub(crate) fn len(&self) -> u64 {
        self.ways[0][self.count]
    }

    /// The one with so many before it.
    pub(crate) fn nth(&self, mut rank: u64) -> Prints {
        let (mut some, mut left) = (Prints::NONE, self.count);
        for (name, after) in self.hand.names().zip(&self.ways[1..]) {
            while left > 0 && rank >= after[left] {
                rank -= after[left];
                (some, left) = (some.with(name), left - 1);
            }
        }
        some
    }
}
