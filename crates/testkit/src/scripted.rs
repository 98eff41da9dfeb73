//! Strict scripts: chance and choices written out by a test, each used exactly once.

use kernel::{Chance, Pick, Seat, Stream};
use std::collections::VecDeque;
use std::fmt;

/// A six-sided die of the table that shows `face`.
///
/// # Panics
/// If the face is not 1 to 6.
#[must_use]
pub fn die(face: u32) -> Pick {
    die_of(Stream::TABLE, face)
}

/// A six-sided die from a seat's own stream.
///
/// # Panics
/// If the face is not 1 to 6.
#[must_use]
pub fn die_for(seat: Seat, face: u32) -> Pick {
    die_of(Stream::of(seat), face)
}

fn die_of(stream: Stream, face: u32) -> Pick {
    assert!((1..=6).contains(&face), "a die shows 1 to 6, not {face}");
    Pick { stream, below: 6, value: face - 1 }
}

/// `value` out of `0..below`, from the table's stream. A draw from a [`kernel::Deck`] picks the rank
/// of the card among those left, from the lowest id up.
///
/// # Panics
/// If the value is not below the bound, or if there is nothing to pick: of one thing no chance is
/// used.
#[must_use]
pub fn pick(value: u32, below: u32) -> Pick {
    pick_of(Stream::TABLE, value, below)
}

/// `value` out of `0..below`, from a seat's own stream.
///
/// # Panics
/// As [`pick`].
#[must_use]
pub fn pick_for(seat: Seat, value: u32, below: u32) -> Pick {
    pick_of(Stream::of(seat), value, below)
}

fn pick_of(stream: Stream, value: u32, below: u32) -> Pick {
    assert!(below > 1, "of {below} things no chance is used, so nothing can be scripted");
    assert!(value < below, "{value} is not one of 0..{below}");
    Pick { stream, below, value }
}

/// Chance as a test writes it: every use is expected with its stream and its bound.
///
/// Panics when the rules ask for something else or for more than is written, and when something
/// written was not asked for: at [`Scripted::finish`], or when it is dropped.
#[derive(Debug, Default)]
pub struct Scripted {
    uses: VecDeque<Pick>,
    used: usize,
}

impl Scripted {
    /// These uses, in this order.
    #[must_use]
    pub fn new(uses: impl IntoIterator<Item = Pick>) -> Scripted {
        Scripted { uses: uses.into_iter().collect(), used: 0 }
    }

    /// More uses, after those that are written already.
    pub fn expect(&mut self, uses: impl IntoIterator<Item = Pick>) {
        self.uses.extend(uses);
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.uses.is_empty()
    }

    /// The script must be used up.
    ///
    /// # Panics
    /// If it is not.
    pub fn finish(&mut self) {
        let left = std::mem::take(&mut self.uses);
        assert!(
            left.is_empty(),
            "scripted chance is left over after {} uses: {}",
            self.used,
            left.iter().map(Pick::to_string).collect::<Vec<_>>().join(",")
        );
    }
}

impl Chance for Scripted {
    fn pick(&mut self, stream: Stream, below: u32) -> u32 {
        let whose = if stream == Stream::TABLE { "the table".to_owned() } else { format!("seat {}", stream.index()) };
        let wanted = format!("use {} of chance: the rules ask {whose} for one of {below}", self.used + 1);
        match self.uses.pop_front() {
            Some(next) if next.stream == stream && next.below == below => {
                self.used += 1;
                next.value
            }
            Some(next) => {
                self.uses.clear();
                panic!("{wanted}, the script has {next}")
            }
            None => panic!("{wanted}, the script has nothing"),
        }
    }
}

impl Drop for Scripted {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.finish();
        }
    }
}

/// What the seats choose, as a test writes it. As strict as [`Scripted`].
pub struct Choices<A: fmt::Debug> {
    choices: VecDeque<(Seat, A)>,
    used: usize,
}

impl<A: fmt::Debug> Choices<A> {
    /// These choices, in this order.
    #[must_use]
    pub fn new(choices: impl IntoIterator<Item = (Seat, A)>) -> Choices<A> {
        Choices { choices: choices.into_iter().collect(), used: 0 }
    }

    /// The next choice, which must be by one of the seats that may act.
    ///
    /// # Panics
    /// If it is by another seat, or if there is none.
    pub fn next(&mut self, allowed: kernel::Seats) -> (Seat, A) {
        let number = self.used + 1;
        match self.choices.pop_front() {
            Some((seat, action)) if allowed.has(seat) => {
                self.used = number;
                (seat, action)
            }
            Some((seat, action)) => {
                self.choices.clear();
                panic!("choice {number}: the script has {seat} {action:?}, the game asks {allowed:?}")
            }
            None => panic!("choice {number}: the game asks {allowed:?}, the script has nothing"),
        }
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// The script must be used up.
    ///
    /// # Panics
    /// If it is not.
    pub fn finish(&mut self) {
        let left = std::mem::take(&mut self.choices);
        assert!(left.is_empty(), "scripted choices are left over after {}: {left:?}", self.used);
    }
}

impl<A: fmt::Debug> Drop for Choices<A> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.finish();
        }
    }
}

impl<A: fmt::Debug> fmt::Debug for Choices<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.choices).finish()
    }
}
