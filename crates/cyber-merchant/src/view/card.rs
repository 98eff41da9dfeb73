//! Cards, kind by kind.

use crate::cards::{Cards, Corporation, Effect, Face};
use crate::state::Stack;
use kernel::CardId;
use serde::{Deserialize, Serialize};

/// Some cards of one kind, which are alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct CardView {
    /// The kind, as actions name it.
    pub kind: CardId,
    /// How many of it.
    pub count: u8,
    /// The corporation of a share; nothing for a trick. Worldwide is the joker.
    pub corporation: Option<Corporation>,
    /// The value of a share; 0 for a trick.
    pub value: u8,
    /// The name of the share's corporation, or of the trick.
    pub title: String,
    /// What a trick does; nothing for a share.
    pub effect: Option<EffectView>,
}

/// Section 6: what a trick does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EffectView {
    /// CM-54, CM-55, CM-57: moves one price.
    Move {
        /// Up so many; below 0 down.
        by: i8,
    },
    /// CM-59: one price up 1, another down 1.
    Shift,
    /// CM-61: a card from everybody, a card to everybody.
    Change,
    /// CM-64: a random card of another player.
    Steal,
    /// CM-68: two prices change places.
    Swap,
}

/// So many cards of a kind.
pub(super) fn card(cards: &Cards, kind: CardId, count: u8) -> CardView {
    let (corporation, title, effect) = match cards.face(kind) {
        Face::Share { corporation, .. } => (Some(corporation), &cards.titles[corporation.index()], None),
        Face::Trick { effect } => (None, &cards.kinds[usize::from(kind)].title, Some(effect_view(effect))),
    };
    CardView { kind, count, corporation, value: cards.value(kind), title: title.clone(), effect }
}

/// Some cards, each kind once.
pub(super) fn cards(cards: &Cards, some: Stack) -> Vec<CardView> {
    some.counts().map(|(kind, count)| card(cards, kind, count)).collect()
}

fn effect_view(effect: Effect) -> EffectView {
    match effect {
        Effect::Move { by } => EffectView::Move { by },
        Effect::Shift => EffectView::Shift,
        Effect::Change => EffectView::Change,
        Effect::Steal => EffectView::Steal,
        Effect::Swap => EffectView::Swap,
    }
}
