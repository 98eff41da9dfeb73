//! [`Mixes`]: the ways to take some cards out of a bag.

use crate::{Bag, CardId};

/// Every mix of so many cards of a [`Bag`], by its number: they are counted without listing them.
#[derive(Debug)]
pub struct Mixes<const W: usize, const FIRST: CardId = 0> {
    kinds: Vec<CardId>,
    count: usize,
    /// Row by row, for each kind and once more after the last: how many mixes of 0, 1, 2 … cards there are among it and
    /// the kinds after it.
    ways: Vec<u64>,
}

impl<const W: usize, const FIRST: CardId> Mixes<W, FIRST> {
    pub(crate) fn of(bag: &Bag<W, FIRST>, count: usize) -> Self {
        let (kinds, width): (Vec<CardId>, usize) = (bag.kinds().collect(), count + 1);
        let mut ways = vec![0; (kinds.len() + 1) * width];
        ways[kinds.len() * width] = 1;
        for (row, kind) in kinds.iter().enumerate().rev() {
            let copies = bag.count(*kind) as usize;
            for n in 0..=count {
                let after = (row + 1) * width + n;
                ways[row * width + n] = ways[after - copies.min(n)..=after].iter().sum();
            }
        }
        Mixes { kinds, count, ways }
    }

    /// How many there are. Games have so few cards that the number fits.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.ways[self.count]
    }

    /// Whether there are none, since the bag has fewer cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The mix with so many before it.
    #[must_use]
    pub fn nth(&self, mut rank: u64) -> Bag<W, FIRST> {
        let (mut some, mut left, width) = (Bag::EMPTY, self.count, self.count + 1);
        for (kind, after) in self.kinds.iter().zip(self.ways[width..].chunks(width)) {
            while left > 0 && rank >= after[left] {
                rank -= after[left];
                some.insert(*kind);
                left -= 1;
            }
        }
        some
    }

    /// All of them, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Bag<W, FIRST>> {
        (0..self.len()).map(|rank| self.nth(rank))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Each card is taken or left: that many different mixes of each size there are.
    #[test]
    fn every_mix_has_one_number() {
        let bag: Bag<3, 1> = [1, 1, 1, 5, 17, 17, 48].into_iter().collect();
        let cards: Vec<CardId> = bag.iter().collect();
        for count in 0..=cards.len() + 1 {
            let taken = (0_u32..1 << cards.len()).filter(|taken| taken.count_ones() as usize == count);
            let mix = |taken: u32| (0..cards.len()).filter(|at| taken & 1 << at != 0).map(|at| cards[at]).collect();
            let wanted: BTreeSet<Bag<3, 1>> = taken.map(mix).collect();
            let mixes = bag.mixes(count);
            let found: Vec<Bag<3, 1>> = mixes.iter().collect();
            assert_eq!((mixes.len(), mixes.is_empty()), (wanted.len() as u64, count > cards.len()), "{count} cards");
            assert_eq!(found.len(), wanted.len(), "{count} cards");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), wanted, "{count} cards");
        }
    }

    /// Mixes with fewer cards of the lowest kinds come first.
    #[test]
    fn mixes_have_an_order() {
        let bag: Bag<1> = [2, 2, 9].into_iter().collect();
        let all: Vec<Vec<CardId>> = bag.mixes(2).iter().map(|mix| mix.iter().collect()).collect();
        assert_eq!(all, [vec![2, 9], vec![2, 2]]);
    }

    #[test]
    fn large_numbers_fit() {
        let bag: Bag<2> = (0..32).flat_map(|kind| [kind; 3]).collect();
        let mixes = bag.mixes(30);
        assert_eq!(mixes.nth(mixes.len() - 1).len(), 30);
        assert!(mixes.len() > 1 << 50, "{}", mixes.len());
    }
}
