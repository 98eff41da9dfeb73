//! [`Random`]: chooses anything, each equally likely.

use crate::{BUDGET, Bot};
use kernel::{Asked, Chance, Drawn, Game};

/// Chooses anything, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, asked: Asked<'_, G>, list: &mut Vec<G::Action>, chance: &mut dyn Chance) -> Drawn<G::Action> {
        G::draw(asked, BUDGET, list, chance)
    }
}
