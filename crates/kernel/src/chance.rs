//! Chance: where every die, draw and shuffle comes from.
//!
//! Chance lies outside the state, so a copied state cannot foretell anything and no seed can travel
//! in a view. The words come from ChaCha8; the sampling is ours, because a library's distributions
//! may give other values in another release and stored games must replay for ever.

use crate::{Phrase, Seat};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::fmt;

/// One of the independent sources of chance at a table.
///
/// Most games use the table's stream alone. Where several players roll at the same time, each
/// draws from a stream of their own, so that their rolls do not depend on how fast the others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stream(u8);

impl Stream {
    /// How many streams a table has.
    pub const COUNT: usize = crate::MAX_SEATS + 1;
    /// The stream of the table itself.
    pub const TABLE: Stream = Stream(0);

    /// A seat's own stream.
    #[must_use]
    pub const fn of(seat: Seat) -> Stream {
        Stream(seat.number() as u8)
    }

    /// 0 for the table, the seat's number (from 1) for a seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The stream with this index.
    #[must_use]
    pub const fn checked(index: usize) -> Option<Stream> {
        if index < Stream::COUNT { Some(Stream(index as u8)) } else { None }
    }
}

/// One use of chance: a number below a bound, from a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pick {
    /// Where it came from.
    pub stream: Stream,
    /// The bound: one of `0..below` was picked.
    pub below: u32,
    /// What was picked.
    pub value: u32,
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.stream != Stream::TABLE {
            write!(f, "{}:", self.stream.index())?;
        }
        write!(f, "{}/{}", self.value, self.below)
    }
}

/// A source of numbers: seeded, replayed from a record, or scripted by a test.
pub trait Chance {
    /// One of `0..below`, each equally likely. `below` is at least 2.
    fn pick(&mut self, stream: Stream, below: u32) -> u32;
}

impl dyn Chance + '_ {
    /// The number of one of so many things, counted from 0, from the table's stream. Of one thing there is nothing to
    /// pick, and no chance is used; of none neither.
    #[inline]
    pub fn one_of(&mut self, count: usize) -> usize {
        if count > 1 { self.pick(Stream::TABLE, count as u32) as usize } else { 0 }
    }

    /// The same where there may be more than one pick can tell apart: two picks, and again if they would favour some.
    ///
    /// # Panics
    /// If there are none.
    pub fn one_of_many(&mut self, count: u64) -> u64 {
        const HALF: u32 = 1 << 31;
        const ALL: u64 = 1 << 62;
        let mut half = || u64::from(self.pick(Stream::TABLE, HALF));
        loop {
            let word = half() << 31 | half();
            if word < ALL - ALL % count {
                return word % count;
            }
        }
    }

    /// Puts things in random order, from the table's stream: the first place is picked first.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in 0..things.len() {
            things.swap(i, i + self.one_of(things.len() - i));
        }
    }
}

/// The real thing: ChaCha8 keyed with a 256-bit seed, one ChaCha stream per [`Stream`].
#[derive(Clone)]
pub struct Seeded {
    seed: [u8; 32],
    words: [Option<ChaCha8Rng>; Stream::COUNT],
    skip: [u64; Stream::COUNT],
}

impl Seeded {
    /// All streams of a seed, from their beginning.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Seeded {
        Seeded::resume(seed, [0; Stream::COUNT])
    }

    /// All streams of a seed, with so many words of each used up already.
    #[must_use]
    pub fn resume(seed: [u8; 32], used: [u64; Stream::COUNT]) -> Seeded {
        Seeded { seed, words: [const { None }; Stream::COUNT], skip: used }
    }

    /// How many words of each stream are used up.
    #[must_use]
    pub fn used(&self) -> [u64; Stream::COUNT] {
        std::array::from_fn(|i| match &self.words[i] {
            Some(words) => words.get_word_pos() as u64,
            None => self.skip[i],
        })
    }

    /// The number of one of so many things, as any chance picks it.
    pub fn one_of(&mut self, count: usize) -> usize {
        <dyn Chance>::one_of(self, count)
    }
}

impl Chance for Seeded {
    /// Multiply a 32-bit word by the bound and keep the high half; words whose low half falls under
    /// `2^32 mod below` are thrown away, since they would favour some values.
    fn pick(&mut self, stream: Stream, below: u32) -> u32 {
        let i = stream.index();
        let words = self.words[i].get_or_insert_with(|| {
            let mut words = ChaCha8Rng::from_seed(self.seed);
            words.set_stream(i as u64);
            words.set_word_pos(u128::from(self.skip[i]));
            words
        });
        loop {
            let wide = u64::from(words.next_u32()) * u64::from(below);
            let low = wide as u32;
            if low >= below || low >= below.wrapping_neg() % below {
                return (wide >> 32) as u32;
            }
        }
    }
}

impl fmt::Debug for Seeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seeded(..)")
    }
}

/// Plays stored picks again and notes the first that does not fit what the rules ask for.
#[derive(Debug)]
pub struct Replayed<'a> {
    picks: &'a [Pick],
    next: usize,
    fault: Option<Phrase>,
}

impl<'a> Replayed<'a> {
    /// These picks, in this order.
    #[must_use]
    pub fn new(picks: &'a [Pick]) -> Self {
        Replayed { picks, next: 0, fault: None }
    }

    /// Whether all picks fitted and all were used.
    ///
    /// # Errors
    /// What did not fit, in one sentence.
    pub fn finish(self) -> Result<(), Phrase> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.next < self.picks.len() => {
                Err(Phrase::new("record-picks-left").count("stored", self.picks.len()).count("used", self.next))
            }
            None => Ok(()),
        }
    }
}

impl Chance for Replayed<'_> {
    fn pick(&mut self, stream: Stream, below: u32) -> u32 {
        let n = self.next;
        self.next += 1;
        let fault = match self.picks.get(n) {
            Some(pick) if pick.stream == stream && pick.below == below && pick.value < below => {
                return pick.value;
            }
            Some(pick) => Phrase::new("record-picks-other")
                .count("number", n + 1)
                .text("stored", pick.to_string())
                .text("asked", format!("…/{below}")),
            None => Phrase::new("record-picks-short").count("number", n + 1).count("stored", self.picks.len()),
        };
        self.fault.get_or_insert(fault);
        0
    }
}

/// Passes picks on and keeps them.
pub struct Recording<'a> {
    source: &'a mut dyn Chance,
    picks: &'a mut Vec<Pick>,
}

impl<'a> Recording<'a> {
    /// Picks from `source`, appended to `picks`.
    pub fn new(source: &'a mut dyn Chance, picks: &'a mut Vec<Pick>) -> Self {
        Recording { source, picks }
    }
}

impl Chance for Recording<'_> {
    fn pick(&mut self, stream: Stream, below: u32) -> u32 {
        let value = self.source.pick(stream, below);
        self.picks.push(Pick { stream, below, value });
        value
    }
}

impl fmt::Debug for Recording<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording").field("picks", &self.picks).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every stored game depends on these numbers: if this test fails, all of them break.
    #[test]
    fn the_first_numbers_of_a_seed_never_change() {
        let mut chance = Seeded::new([7; 32]);
        let table: Vec<u32> =
            [6, 6, 60, 59, 1000, 4_000_000_000].into_iter().map(|below| chance.pick(Stream::TABLE, below)).collect();
        let seat: Vec<u32> = [6, 6, 6].into_iter().map(|below| chance.pick(Stream::of(Seat::new(1)), below)).collect();
        assert_eq!(table, GOLDEN_TABLE, "the table's stream");
        assert_eq!(seat, GOLDEN_SEAT, "the stream of seat 2");
    }

    const GOLDEN_TABLE: [u32; 6] = [2, 1, 51, 49, 47, 1_163_389_646];
    const GOLDEN_SEAT: [u32; 3] = [0, 2, 2];

    #[test]
    fn a_resumed_stream_goes_on_where_it_was() {
        let mut whole = Seeded::new([1; 32]);
        let all: Vec<u32> = (0..100).map(|_| whole.pick(Stream::TABLE, 3_000_000_000)).collect();
        let mut first = Seeded::new([1; 32]);
        let mut parts: Vec<u32> = (0..33).map(|_| first.pick(Stream::TABLE, 3_000_000_000)).collect();
        let mut second = Seeded::resume([1; 32], first.used());
        parts.extend((33..100).map(|_| second.pick(Stream::TABLE, 3_000_000_000)));
        assert_eq!(all, parts);
        assert!(whole.used()[0] > 100, "this bound rejects about three words in ten");
    }

    /// A bound just over half of the range: without rejection the lower values come twice as often.
    #[test]
    fn sampling_is_unbiased_for_awkward_bounds() {
        let mut chance = Seeded::new([3; 32]);
        let below = 3 << 30;
        let mut thirds = [0u32; 3];
        for _ in 0..30_000 {
            thirds[(chance.pick(Stream::TABLE, below) >> 30) as usize] += 1;
        }
        for third in thirds {
            assert!((9_600..10_400).contains(&third), "{thirds:?}");
        }
    }

    /// Two thirds of all numbers that two picks can give: without rejection the lower half comes twice as often.
    #[test]
    fn one_of_very_many_is_unbiased() {
        let mut chance = Seeded::new([5; 32]);
        let chance: &mut dyn Chance = &mut chance;
        let count = (1 << 62) / 3 * 2;
        let low = (0..30_000).filter(|_| chance.one_of_many(count) < count / 2).count();
        assert!((14_600..15_400).contains(&low), "{low}");
        assert_eq!((chance.one_of_many(1), chance.one_of_many(3) < 3), (0, true));
    }

    #[test]
    fn replaying_notes_what_does_not_fit() {
        let pick = Pick { stream: Stream::TABLE, below: 6, value: 3 };
        let mut good = Replayed::new(std::slice::from_ref(&pick));
        assert_eq!(good.pick(Stream::TABLE, 6), 3);
        assert_eq!(good.finish(), Ok(()));
        let mut wrong = Replayed::new(std::slice::from_ref(&pick));
        assert_eq!(wrong.pick(Stream::TABLE, 7), 0);
        assert!(wrong.finish().is_err());
        assert!(Replayed::new(std::slice::from_ref(&pick)).finish().is_err(), "a pick left over");
    }
}
