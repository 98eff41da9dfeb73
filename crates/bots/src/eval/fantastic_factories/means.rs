//! What a player has to work with, and which blueprints he can spare.

use super::outlook::rounds_left;
use super::prices::{Prices, cost};
use games::fantastic_factories::cards::Cards;
use games::fantastic_factories::{FantasticFactories, Player, Print, Prints, Public};
use kernel::Asked;

/// What a player has to work with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means<'a> {
    pub(super) public: &'a Public,
    pub(super) cards: &'a Cards,
    pub(super) player: &'a Player,
    pub(super) hand: Prints,
    pub(super) printed: bool,
    pub(super) prices: Prices,
}

impl<'a> Means<'a> {
    pub(super) fn of(public: &'a Public, cards: &'a Cards, player: &'a Player, hand: Prints, prices: Prices) -> Self {
        Means { public, cards, player, hand, printed: public.printed(), prices }
    }

    /// What a seat has.
    pub(super) fn asked(asked: Asked<'a, FantasticFactories>) -> Self {
        let (public, cards) = (asked.public(), asked.cards());
        let (player, hand) = (&public.players[asked.seat()], asked.own().prints(cards));
        let prices = Prices::of(player, hand.len(), rounds_left(public, cards));
        Means::of(public, cards, player, hand, prices)
    }

    /// FF-94: whether a name may be built once more.
    pub(super) fn may_build(&self, print: Print) -> bool {
        self.cards.blueprint(print).several || !self.player.has(print)
    }

    /// What a blueprint in hand is good for, besides being discarded.
    pub(super) fn keep(&self, print: Print) -> f32 {
        if self.may_build(print) {
            self.prices.build(self.cards, self.player, print, self.printed).max(0.0)
        } else {
            0.0
        }
    }

    /// FF-91: what building brings, and the least useful blueprint with the same tool.
    pub(super) fn build(&self, card: Print) -> Option<(f32, Print)> {
        if !self.may_build(card) || !self.player.can_pay(cost(self.cards, self.player, card)) {
            return None;
        }
        let tool = self.cards.blueprint(card).tool;
        let other =
            |print: &Print| self.cards.blueprint(*print).tool == tool && (*print != card || self.hand.count(card) > 1);
        let keeps = self.hand.names().filter(other).map(|print| (self.keep(print), print));
        let (lost, discard) = keeps.min_by(|a, b| a.0.total_cmp(&b.0))?;
        let worth = self.prices.build(self.cards, self.player, card, self.printed);
        Some((worth - 0.2 * lost, discard))
    }

    /// The least useful blueprints, if there are so many.
    pub(super) fn cheapest(&self, count: usize) -> Option<Prints> {
        if count == 0 {
            return Some(Prints::NONE);
        }
        if self.hand.len() < count {
            return None;
        }
        let mut taken = Prints::NONE;
        for _ in 0..count {
            let left = self.hand.names().filter(|print| self.hand.count(*print) > taken.count(*print));
            let least = left.map(|print| (self.keep(print), print)).min_by(|a, b| a.0.total_cmp(&b.0))?;
            taken = taken.with(least.1);
        }
        Some(taken)
    }
}
