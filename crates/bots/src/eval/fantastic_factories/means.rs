//! What a player has to work with, and which blueprints they can spare.

use super::outlook::rounds_left;
use super::prices::Prices;
use games::fantastic_factories::{FantasticFactories, Player, Print, Prints, build, uses};
use kernel::Asked;
use std::ops::Deref;

/// What a player has to work with, and what things are worth to them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means<'a> {
    pub(super) things: uses::Means<'a>,
    pub(super) hand: Prints,
    pub(super) prices: Prices,
}

impl<'a> Deref for Means<'a> {
    type Target = uses::Means<'a>;
    fn deref(&self) -> &uses::Means<'a> {
        &self.things
    }
}

impl<'a> Means<'a> {
    /// What a player has, with so many rounds to come.
    pub(super) fn of(things: uses::Means<'a>, rounds: f32) -> Self {
        let hand = things.hand();
        Means { things, hand, prices: Prices::of(things.player, hand.len(), rounds) }
    }

    /// What a seat has.
    pub(super) fn asked(asked: Asked<'a, FantasticFactories>) -> Self {
        Means::of(uses::Means::of(asked), rounds_left(asked.public(), asked.cards()))
    }

    /// The same for a player who has something else open.
    pub(super) fn with_player<'b>(&self, player: &'b Player) -> Means<'b>
    where
        'a: 'b,
    {
        Means { things: uses::Means { player, ..self.things }, ..*self }
    }

    /// What building a card brings beyond what it takes away.
    pub(super) fn worth(&self, print: Print) -> f32 {
        self.prices.build(self.cards, self.player, print, self.public.printed())
    }

    /// What a blueprint in hand is good for, besides being discarded.
    pub(super) fn keep(&self, print: Print) -> f32 {
        if build::allowed(self.player, self.cards, print) { self.worth(print).max(0.0) } else { 0.0 }
    }

    /// FF-91: what building brings, and the least useful blueprint with the same tool.
    pub(super) fn build(&self, card: Print) -> Option<(f32, Print)> {
        if !build::is_possible(self.player, self.cards, card) {
            return None;
        }
        let keeps = build::partners(self.cards, self.hand, card).map(|print| (self.keep(print), print));
        let (lost, discard) = keeps.min_by(|a, b| a.0.total_cmp(&b.0))?;
        Some((self.worth(card) - 0.2 * lost, discard))
    }

    /// The least useful blueprints, if there are so many.
    pub(super) fn cheapest(&self, count: usize) -> Option<Prints> {
        if self.hand.len() < count {
            return None;
        }
        let mut taken = Prints::EMPTY;
        for _ in 0..count {
            let left = self.hand.kinds().filter(|print| self.hand.count(*print) > taken.count(*print));
            let least = left.map(|print| (self.keep(print), print)).min_by(|a, b| a.0.total_cmp(&b.0))?;
            taken = taken.with(least.1);
        }
        Some(taken)
    }
}
