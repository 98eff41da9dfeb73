//! The viewer's own hand.

use super::card::{self, BlueprintView};
use crate::effect::Amount;
use crate::phase::build;
use crate::prints::Print;
use crate::state::{Player, Stage};
use crate::{Action, FantasticFactories};
use kernel::Seen;
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

pub(super) fn hand(seen: Seen<'_, FantasticFactories>) -> Option<HandView> {
    let (public, cards) = (seen.public(), seen.cards());
    let player: &Player = public.players.get(seen.seat()?)?;
    let hand = seen.own()?.prints(cards);
    let working = public.stage == Stage::Work && !player.finished;
    let mut builds = Vec::new();
    build::legal(player, hand, cards, &mut builds);
    let can_build =
        |print: Print| builds.iter().any(|build| matches!(build, Action::Build { card, .. } if *card == print));
    let held = |print: Print| {
        let tool = cards.blueprint(print).tool;
        let another = |other: &Print| *other != print || hand.count(print) > 1;
        HeldView {
            card: card::blueprint(cards, print, public.printed()),
            copies: hand.count(print),
            cost: build::cost(player, cards, print),
            partners: hand.names().filter(|other| another(other) && cards.blueprint(*other).tool == tool).collect(),
            barred: !build::allowed(player, cards, print),
            buildable: working && can_build(print) && !waits_for_foreman(player),
        }
    };
    Some(HandView {
        cards: hand.names().map(held).collect(),
        cards_over: hand.len().saturating_sub(cards.table.hand_limit.into()),
        tokens_over: (player.metal + player.energy).saturating_sub(cards.table.token_limit.into()),
    })
}

/// FF-266: the Foreman's dice come before anything else.
fn waits_for_foreman(player: &Player) -> bool {
    matches!(player.pending, crate::Pending::Foreman { .. })
}
