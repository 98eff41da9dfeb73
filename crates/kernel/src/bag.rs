//! [`Bag`]: some cards of which copies are alike.

use crate::{CardId, Mixes, require};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::Range;

/// How many kinds a word holds: four bits each.
const PER_WORD: usize = 16;
/// The lowest bit of every kind.
const ONES: u64 = 0x1111_1111_1111_1111;
/// Every other kind.
const EVEN: u64 = 0x0F0F_0F0F_0F0F_0F0F;

/// How many cards of each kind, for `16 * W` kinds and at most [`MOST_COPIES`] of each.
///
/// Where copies of a card cannot be told apart at the table, they must not be told apart in a state
/// either: a [`crate::CardSet`] would show which of two equal cards went where. A kind is the row of
/// the data file that describes the card, counted from `FIRST`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag<const W: usize, const FIRST: CardId = 0> {
    words: [u64; W],
}

/// The most cards of one kind that a bag holds.
pub const MOST_COPIES: u8 = 15;

impl<const W: usize, const FIRST: CardId> Bag<W, FIRST> {
    /// No cards.
    pub const EMPTY: Self = Bag { words: [0; W] };
    /// How many kinds there can be.
    pub const KINDS: usize = PER_WORD * W;

    /// One card.
    #[must_use]
    pub fn one(kind: CardId) -> Self {
        Self::EMPTY.with(kind)
    }

    /// The word of a kind and the place in it; of a kind below the first, a word that no bag has.
    fn place(kind: CardId) -> (usize, u32) {
        let at = (kind as usize).wrapping_sub(FIRST as usize);
        (at / PER_WORD, 4 * (at % PER_WORD) as u32)
    }

    /// The kind at a place of a word.
    fn kind(word: usize, at: CardId) -> CardId {
        FIRST + (PER_WORD * word) as CardId + at
    }

    /// Cards of these kinds, in any order.
    ///
    /// # Errors
    /// If no bag of this size can hold them, in one sentence.
    pub(crate) fn read(kinds: &[CardId]) -> Result<Self, String> {
        kinds.iter().try_fold(Self::EMPTY, |bag, kind| {
            let fits = Self::place(*kind).0 < W && bag.count(*kind) < MOST_COPIES;
            let below = FIRST as usize + Self::KINDS;
            require(fits, || format!("kinds are {FIRST} to {}, at most {MOST_COPIES} of each: not {kind}", below - 1))?;
            Ok(bag.with(*kind))
        })
    }

    /// How many of this kind. Of a kind that no bag of this size can hold there are none.
    #[must_use]
    pub fn count(&self, kind: CardId) -> u8 {
        let (word, shift) = Self::place(kind);
        self.words.get(word).map_or(0, |word| (word >> shift) as u8 & MOST_COPIES)
    }

    /// How many cards in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| total(*word) as usize).sum()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Whether there is a card of this kind.
    #[must_use]
    pub fn has(&self, kind: CardId) -> bool {
        self.count(kind) > 0
    }

    /// Whether those are all among these.
    #[must_use]
    pub fn has_all(&self, other: Self) -> bool {
        self.words.iter().zip(other.words).all(|(mine, its)| no_borrow(*mine, its))
    }

    /// Puts a card in.
    ///
    /// # Panics
    /// If no bag of this size can hold the kind.
    pub fn insert(&mut self, kind: CardId) {
        let (word, shift) = Self::place(kind);
        debug_assert!(self.count(kind) < MOST_COPIES, "at most {MOST_COPIES} of a kind");
        self.words[word] += 1 << shift;
    }

    /// Takes a card out; says whether there was one.
    pub fn remove(&mut self, kind: CardId) -> bool {
        let there = self.has(kind);
        if there {
            let (word, shift) = Self::place(kind);
            self.words[word] -= 1 << shift;
        }
        there
    }

    /// These and one more.
    #[must_use]
    pub fn with(mut self, kind: CardId) -> Self {
        self.insert(kind);
        self
    }

    /// These and those, together at most [`MOST_COPIES`] of a kind.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(mine, its)| *mine += its);
        self
    }

    /// These without those, which are all among them.
    #[must_use]
    pub fn without(mut self, other: Self) -> Self {
        debug_assert!(self.has_all(other), "{other:?} are not all among {self:?}");
        self.words.iter_mut().zip(other.words).for_each(|(mine, its)| *mine = mine.wrapping_sub(its));
        self
    }

    /// Of each kind the smaller number.
    #[must_use]
    pub fn least(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(mine, its)| {
            *mine = smaller(*mine & EVEN, its & EVEN) | smaller(*mine >> 4 & EVEN, its >> 4 & EVEN) << 4;
        });
        self
    }

    /// One of each kind that there is.
    #[must_use]
    pub fn one_of_each(mut self) -> Self {
        self.words.iter_mut().for_each(|word| *word = (*word | (*word >> 1) | (*word >> 2) | (*word >> 3)) & ONES);
        self
    }

    /// Those of these kinds alone.
    #[must_use]
    pub fn within(mut self, kinds: Range<CardId>) -> Self {
        let [start, end] = [kinds.start, kinds.end].map(|kind| (kind as usize).saturating_sub(FIRST as usize));
        for (i, word) in self.words.iter_mut().enumerate() {
            let below = |kind: usize| match kind.saturating_sub(PER_WORD * i) {
                0 => 0,
                here if here >= PER_WORD => u64::MAX,
                here => (1 << (4 * here)) - 1,
            };
            *word &= below(end) & !below(start);
        }
        self
    }

    /// The kind of the card that has `rank` others before it, cards being taken kind by kind.
    #[must_use]
    pub fn nth(&self, rank: usize) -> Option<CardId> {
        let mut rank = rank as u64;
        for (i, word) in self.words.iter().enumerate() {
            let count = total(*word);
            if rank < count {
                return Some(Self::kind(i, nth_in(*word, count, rank)));
            }
            rank -= count;
        }
        None
    }

    /// Every mix of so many of these cards.
    #[must_use]
    pub fn mixes(&self, count: usize) -> Mixes<W, FIRST> {
        Mixes::of(self, count)
    }

    /// The different kinds, the lowest first.
    pub fn kinds(&self) -> impl Iterator<Item = CardId> + Clone + use<W, FIRST> {
        let words = self.words;
        (0..W).flat_map(move |i| Nibbles(words[i]).map(move |at| Self::kind(i, at)))
    }

    /// The different kinds with how many there are of each.
    pub fn counts(&self) -> impl Iterator<Item = (CardId, u8)> + Clone + use<W, FIRST> {
        let bag = *self;
        self.kinds().map(move |kind| (kind, bag.count(kind)))
    }

    /// Each card's kind, the lowest first.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + Clone + use<W, FIRST> {
        self.counts().flat_map(|(kind, count)| std::iter::repeat_n(kind, count as usize))
    }
}

/// In each byte, the cards of its two kinds and of all bytes below it.
fn running(word: u64) -> u64 {
    ((word & EVEN) + ((word >> 4) & EVEN)).wrapping_mul(0x0101_0101_0101_0101)
}

/// How many cards are in a word.
fn total(word: u64) -> u64 {
    running(word) >> 56
}

/// The kind of the card with `rank` others before it in a word of `count` cards.
fn nth_in(word: u64, count: u64, rank: u64) -> CardId {
    let mut kind = 0;
    let mut rank = rank;
    if count < 128 {
        // The first byte whose running sum is more than the rank: its top bit stays when the rank and one
        // are taken away, and each sum leaves that bit free.
        const ONE: u64 = 0x0101_0101_0101_0101;
        let sums = running(word);
        let byte = (((sums | (ONE << 7)) - ONE * (rank + 1)) & (ONE << 7)).trailing_zeros() / 8;
        rank -= if byte == 0 { 0 } else { (sums >> (8 * (byte - 1))) & 0xFF };
        kind = 2 * byte;
    }
    loop {
        let count = (word >> (4 * kind)) & 15;
        if rank < count {
            return kind as CardId;
        }
        rank -= count;
        kind += 1;
    }
}

/// Whether no kind of `its` has more cards than `mine`: each half of the kinds is taken away with a
/// spare bit above it, which must stay.
fn no_borrow(mine: u64, its: u64) -> bool {
    const SPARE: u64 = !EVEN & (ONES << 4);
    let half = |mine: u64, its: u64| ((mine & EVEN) | SPARE).wrapping_sub(its & EVEN) & SPARE == SPARE;
    half(mine, its) && half(mine >> 4, its >> 4)
}

/// The smaller of each two bytes, all of them below 16.
fn smaller(mine: u64, its: u64) -> u64 {
    const TOP: u64 = 0x8080_8080_8080_8080;
    let at_least = (((mine | TOP) - its) & TOP) >> 7;
    let its_kinds = at_least * 0xFF;
    (its & its_kinds) | (mine & !its_kinds)
}

/// The kinds in a word, lowest first.
#[derive(Clone, Debug)]
struct Nibbles(u64);

impl Iterator for Nibbles {
    type Item = CardId;
    fn next(&mut self) -> Option<CardId> {
        if self.0 == 0 {
            return None;
        }
        let kind = self.0.trailing_zeros() / 4;
        self.0 &= !(15 << (4 * kind));
        Some(kind as CardId)
    }
}

impl<const W: usize, const FIRST: CardId> Default for Bag<W, FIRST> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize, const FIRST: CardId> FromIterator<CardId> for Bag<W, FIRST> {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const W: usize, const FIRST: CardId> fmt::Debug for Bag<W, FIRST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// To a client it is what it serialises as: a list of kinds.
#[cfg(feature = "ts")]
impl<const W: usize, const FIRST: CardId> ts_rs::TS for Bag<W, FIRST> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Vec::<CardId>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<CardId>::name(config)
    }
}

/// A list of kinds, each as often as there are cards of it.
impl<const W: usize, const FIRST: CardId> Serialize for Bag<W, FIRST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.collect_seq(self.words)
        }
    }
}

impl<'de, const W: usize, const FIRST: CardId> Deserialize<'de> for Bag<W, FIRST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&Vec::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

/// Reads a bag from a list in order alone, for what is stored and has one form.
///
/// # Errors
/// If the list is not in order, or no bag of this size can hold the cards.
pub fn in_order<'de, D: Deserializer<'de>, const W: usize, const FIRST: CardId>(
    deserializer: D,
) -> Result<Bag<W, FIRST>, D::Error> {
    let kinds = Vec::<CardId>::deserialize(deserializer)?;
    require(kinds.is_sorted(), || de::Error::custom("kinds are listed from the lowest up"))?;
    Bag::read(&kinds).map_err(de::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Bag<3> {
        [0, 0, 3, 15, 15, 15, 16, 31, 32, 47, 47].into_iter().collect()
    }

    #[test]
    fn counting_agrees_with_iteration_over_three_words() {
        let bag = some();
        let listed: Vec<CardId> = bag.iter().collect();
        assert_eq!(listed, [0, 0, 3, 15, 15, 15, 16, 31, 32, 47, 47]);
        assert_eq!(bag.len(), listed.len());
        for (rank, kind) in listed.iter().enumerate() {
            assert_eq!(bag.nth(rank), Some(*kind));
        }
        assert_eq!(bag.nth(listed.len()), None);
        let full: Bag<3> = (0..48).flat_map(|kind| [kind; 15]).collect();
        assert_eq!(full.len(), 48 * 15);
        assert!((0..48 * 15).all(|rank| full.nth(rank) == Some((rank / 15) as CardId)), "more than 127 in a word");
        assert_eq!((bag.count(15), bag.count(1), bag.count(200)), (3, 0, 0));
    }

    #[test]
    fn a_bag_has_another_kind_by_kind() {
        let bag = some();
        assert!(bag.has_all(Bag::EMPTY) && bag.has_all(bag));
        for kind in 0..48 {
            let more = bag.with(kind);
            assert!(more.has_all(bag) && !bag.has_all(more), "kind {kind}");
            assert_eq!(more.without(bag), Bag::one(kind));
        }
        let full: Bag<3> = std::iter::repeat_n(5, 15).collect();
        assert!(full.has_all(Bag::one(5)) && !Bag::one(5).has_all(full) && !full.has_all(Bag::one(6)));
        assert_eq!(full.len(), 15);
    }

    #[test]
    fn the_least_of_two_is_taken_kind_by_kind() {
        let bag = |words: [u64; 3]| Bag::<3> { words };
        let one = bag([0x0123_4567_89AB_CDEF, 0xFEDC_BA98_7654_3210, u64::MAX]);
        let two = bag([0xF0E1_D2C3_B4A5_9687, 0x7777_7777_7777_7777, 0]);
        let least = one.least(two);
        let each: Vec<CardId> = one.one_of_each().iter().collect();
        assert_eq!(each, one.kinds().collect::<Vec<_>>());
        assert_eq!(least, two.least(one));
        for kind in 0..48 {
            assert_eq!(least.count(kind), one.count(kind).min(two.count(kind)), "kind {kind}");
        }
    }

    #[test]
    fn a_range_of_kinds_goes_over_words() {
        let bag: Bag<3> = (0..48).collect();
        for (start, end) in [(0, 48), (0, 0), (14, 18), (16, 32), (31, 33), (40, 48), (3, 45)] {
            assert_eq!(bag.within(start..end).iter().collect::<Vec<_>>(), (start..end).collect::<Vec<_>>());
        }
    }

    #[test]
    fn kinds_can_be_counted_from_another_number() {
        let bag: Bag<2, 1> = [1, 16, 17, 32, 32].into_iter().collect();
        assert_eq!(bag.iter().collect::<Vec<_>>(), [1, 16, 17, 32, 32]);
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [1, 16, 17, 32]);
        assert_eq!([0, 1, 16, 31, 32, 33].map(|kind| bag.count(kind)), [0, 1, 1, 0, 2, 0]);
        assert_eq!((0..6).map(|rank| bag.nth(rank)).collect::<Vec<_>>()[3..], [Some(32), Some(32), None]);
        assert_eq!(bag.within(0..17), [1, 16].into_iter().collect());
        assert_eq!(bag.within(17..33), [17, 32, 32].into_iter().collect());
        assert_eq!(serde_json::to_string(&bag).expect("a list of numbers"), "[1,16,17,32,32]");
        let read = |text: &str| serde_json::from_str::<Bag<2, 1>>(text);
        assert!(read("[0]").is_err() && read("[33]").is_err() && read("[32,1]").is_ok());
    }

    #[test]
    fn what_is_stored_is_in_order() {
        let read = |text: &str| in_order::<_, 3, 0>(&mut serde_json::Deserializer::from_str(text));
        assert_eq!(read("[0,0,3]").expect("the lowest first"), [0, 0, 3].into_iter().collect());
        assert!(read("[3,0,0]").is_err() && read("[48]").is_err());
    }

    #[test]
    fn what_no_bag_can_hold_is_refused() {
        let read = |text: &str| serde_json::from_str::<Bag<3>>(text);
        assert_eq!(read("[3,0,0]").expect("kinds in any order"), [0, 0, 3].into_iter().collect());
        assert!(read("[48]").is_err() && read("[-1]").is_err());
        assert!(read(&format!("{:?}", [7; 16])).is_err() && read(&format!("{:?}", [7; 15])).is_ok());
        assert_eq!(serde_json::to_string(&some()).expect("a list of numbers"), "[0,0,3,15,15,15,16,31,32,47,47]");
    }
}
