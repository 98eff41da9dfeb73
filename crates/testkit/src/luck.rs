//! [`Luck`]: the test's own chance, apart from the game's.

use kernel::{Digest, Seeded};
use std::fmt;

/// Numbers for choosing positions, players' choices and mutations, repeatable from a label and a
/// seed. It never touches the chance of the game that is tested.
pub struct Luck(Seeded);

impl Luck {
    /// The numbers that belong to a label and a seed.
    #[must_use]
    pub fn new(label: &str, seed: u64) -> Luck {
        Luck(Seeded::new(Digest::of_bytes(format!("testkit {label} {seed}").as_bytes()).0))
    }

    /// One of `0..below`.
    ///
    /// # Panics
    /// If `below` is 0.
    pub fn below(&mut self, below: usize) -> usize {
        assert!(below > 0, "one of nothing cannot be chosen");
        let bound = u32::try_from(below).expect("a test chooses among fewer than 2^32 things");
        self.0.one_of(bound as usize)
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these things.
    ///
    /// # Panics
    /// If there are none.
    pub fn of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }

    /// Puts things in random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in 1..things.len() {
            things.swap(i, self.below(i + 1));
        }
    }

    /// So many random bytes.
    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.below(256) as u8).collect()
    }

    /// The numbers as a source of chance, for [`kernel::Game::imagine`].
    pub fn chance(&mut self) -> &mut Seeded {
        &mut self.0
    }
}

impl fmt::Debug for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Luck(..)")
    }
}
