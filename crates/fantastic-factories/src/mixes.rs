//! Some blueprints of a hand: every mix of so many, one after another or by its number.

use crate::prints::{MOST_PRINTS, Print, Prints};

/// Every mix of so many blueprints of a hand; stops when `each` says no more, and says whether it did not.
pub(crate) fn each_mix(hand: Prints, count: usize, each: &mut impl FnMut(Prints) -> bool) -> bool {
    let mut names = [0; MOST_PRINTS];
    let different = names.iter_mut().zip(hand.names()).map(|(place, print)| *place = print).count();
    let left = hand.len();
    count > left || mix(hand, &names[..different], left, count, Prints::NONE, each)
}

/// The same among some names, of which so many blueprints are left: never fewer than are wanted.
fn mix(
    hand: Prints,
    names: &[Print],
    left: usize,
    count: usize,
    so_far: Prints,
    each: &mut impl FnMut(Prints) -> bool,
) -> bool {
    let ([name, names @ ..], true) = (names, count > 0) else {
        return each(so_far);
    };
    let copies = usize::from(hand.count(*name));
    let left = left - copies;
    let mut some = so_far;
    for taken in 0..=copies.min(count) {
        if count - taken <= left && !mix(hand, names, left, count - taken, some, each) {
            return false;
        }
        if taken < copies {
            some = some.with(*name);
        }
    }
    true
}

/// All mixes of so many blueprints of a hand, without listing them.
#[derive(Debug)]
pub(crate) struct Mixes {
    hand: Prints,
    count: usize,
    /// For each name of the hand, and once more after the last: how many mixes of 0, 1, 2 … there are among it and
    /// the names after it.
    ways: Vec<Vec<u64>>,
}

impl Mixes {
    /// Mixes of so many. No deck has so many cards that their number would not fit.
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

    /// How many there are.
    pub(crate) fn len(&self) -> u64 {
        self.ways[0][self.count]
    }

    /// The one with so many before it, in the order of [`each_mix`].
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
