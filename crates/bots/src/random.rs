//! [`Random`]: chooses anything, each equally likely.

use crate::Bot;
use kernel::{Chance, Game, Seen, Stream};

/// Chooses any of what is listed, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, _: Seen<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> usize {
        match u32::try_from(legal.len()) {
            Ok(0 | 1) => 0,
            Ok(count) => chance.pick(Stream::TABLE, count) as usize,
            Err(_) => chance.pick(Stream::TABLE, u32::MAX) as usize,
        }
    }
}
