//! The viewer's own hand.

use super::card::{self, BlueprintView};
use crate::Seen;
use crate::effect::Amount;
use crate::phase::build;
use crate::phase::clean_up::Surplus;
use crate::prints::Print;
use crate::state::{Pending, Player, Stage};
use serde::{Deserialize, Serialize};

/// A player's own hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct HandView {
    /// The blueprints, each name once.
    pub cards: Vec<HeldView>,
    /// FF-280: how many blueprints are over the limit of the clean-up.
    pub cards_over: usize,
    /// FF-280: how much metal and energy together is over the limit of the clean-up.
    pub tokens_over: u16,
}

/// A name in the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct HeldView {
    /// The blueprint.
    pub card: BlueprintView,
    /// How many of it.
    pub copies: u8,
    /// FF-91, FF-167: metal and energy to build it now, the discount taken off.
    pub cost: Amount,
    /// FF-91: the names in the hand, by their numbers, that could be discarded for it.
    pub partners: Vec<Print>,
    /// FF-94: whether its name already stands in the compound and may not stand there twice.
    pub barred: bool,
    /// FF-90: whether the viewer can build it at this moment.
    pub buildable: bool,
}

pub(super) fn hand(seen: Seen<'_>) -> Option<HandView> {
    let (public, cards) = (seen.public(), seen.cards());
    let player: &Player = public.players.get(seen.seat()?)?;
    let hand = seen.own()?.prints(cards);
    // FF-266: the Foreman's dice come before anything else.
    let foreman = matches!(player.pending, Pending::Foreman { .. });
    let working = public.stage == Stage::Work && !player.finished && !foreman;
    let held = |print: Print| {
        let cost = build::cost(player, cards, print);
        let partners: Vec<Print> = build::partners(cards, hand, print).collect();
        let barred = !build::allowed(player, cards, print);
        let buildable = working && !barred && !partners.is_empty() && player.can_pay(cost);
        let card = card::blueprint(cards, print, public.printed());
        HeldView { card, copies: hand.count(print), cost, partners, barred, buildable }
    };
    let Surplus { cards: cards_over, tokens: tokens_over } = Surplus::new(player, hand.len(), &cards.table);
    Some(HandView { cards: hand.names().map(held).collect(), cards_over, tokens_over })
}
