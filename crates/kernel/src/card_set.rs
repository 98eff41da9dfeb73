//! [`CardSet`]: a set of card ids as plain bits.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The id of one physical card: its row in the game's data file, counted from 0.
pub type CardId = u8;

/// A set of cards with ids below `64 * W`.
///
/// Every physical card has an id of its own, so a set is enough where a table has a pile. Two sets
/// with the same cards are equal whatever happened to them before, which keeps digests and
/// imagined worlds honest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet<const W: usize> {
    words: [u64; W],
}

impl<const W: usize> CardSet<W> {
    /// No cards.
    pub const EMPTY: CardSet<W> = CardSet { words: [0; W] };

    /// The cards 0 to `count - 1`.
    #[must_use]
    pub fn first(count: usize) -> Self {
        assert!(count <= 64 * W, "a CardSet<{W}> holds ids below {}", 64 * W);
        let mut words = [0; W];
        for (i, word) in words.iter_mut().enumerate() {
            let here = count.saturating_sub(64 * i).min(64);
            *word = if here == 64 { u64::MAX } else { (1 << here) - 1 };
        }
        CardSet { words }
    }

    /// How many cards are in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Whether the card is in the set. An id that no set of this size can hold is not.
    #[must_use]
    pub fn has(&self, card: CardId) -> bool {
        self.words.get(card as usize / 64).is_some_and(|word| word & (1 << (card % 64)) != 0)
    }

    /// Puts a card in; says whether it was not there before.
    ///
    /// # Panics
    /// If the id is not below `64 * W`.
    pub fn insert(&mut self, card: CardId) -> bool {
        let fresh = !self.has(card);
        self.words[card as usize / 64] |= 1 << (card % 64);
        fresh
    }

    /// Takes a card out; says whether it was there.
    pub fn remove(&mut self, card: CardId) -> bool {
        let there = self.has(card);
        if there {
            self.words[card as usize / 64] &= !(1 << (card % 64));
        }
        there
    }

    /// Both sets together.
    #[must_use]
    pub fn or(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(mine, its)| *mine |= its);
        self
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(mine, its)| *mine &= !its);
        self
    }

    /// The cards both sets hold.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(mine, its)| *mine &= its);
        self
    }

    /// The card with `rank` smaller ids before it in the set.
    #[must_use]
    pub fn nth(&self, rank: usize) -> Option<CardId> {
        let mut rank = rank as u32;
        for (i, word) in self.words.iter().enumerate() {
            let here = word.count_ones();
            if rank < here {
                return Some((64 * i) as u8 + select(*word, rank));
            }
            rank -= here;
        }
        None
    }

    /// The cards from the lowest id up.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + Clone + use<W> {
        let words = self.words;
        (0..W).flat_map(move |i| Bits(words[i]).map(move |bit| (64 * i) as u8 + bit))
    }
}

impl<const W: usize> Default for CardSet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> FromIterator<CardId> for CardSet<W> {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl<const W: usize> fmt::Debug for CardSet<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const W: usize> Serialize for CardSet<W> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.collect_seq(self.words)
        }
    }
}

impl<'de, const W: usize> Deserialize<'de> for CardSet<W> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for card in Vec::<CardId>::deserialize(deserializer)? {
            if card as usize >= 64 * W || !set.insert(card) {
                return Err(serde::de::Error::custom(format!("card {card} is out of range or named twice")));
            }
        }
        Ok(set)
    }
}

/// The set bits of a word, lowest first.
#[derive(Clone, Debug)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// The position of the set bit with `rank` set bits below it: halve the word six times.
fn select(word: u64, rank: u32) -> u8 {
    let (mut word, mut rank, mut at) = (word, rank, 0u8);
    for half in [32u32, 16, 8, 4, 2, 1] {
        let low = (word & ((1u64 << half) - 1)).count_ones();
        if rank >= low {
            rank -= low;
            word >>= half;
            at += half as u8;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_agrees_with_iteration_over_two_words() {
        let set: CardSet<2> = (0..128).filter(|card| card % 3 == 0 || *card > 120).collect();
        let listed: Vec<CardId> = set.iter().collect();
        assert_eq!(listed.len(), set.len());
        for (rank, card) in listed.iter().enumerate() {
            assert_eq!(set.nth(rank), Some(*card));
        }
        assert_eq!(set.nth(listed.len()), None);
    }

    #[test]
    fn first_fills_whole_words_and_parts() {
        for count in [0, 1, 63, 64, 65, 127, 128] {
            let set = CardSet::<2>::first(count);
            assert_eq!(set.len(), count);
            assert_eq!(set.iter().map(usize::from).collect::<Vec<_>>(), (0..count).collect::<Vec<_>>());
        }
    }
}
