//! Cards, corporations and what tricks do.
//!
//! The titles of corporations and tricks come from the data and are the same in every language.

use crate::cards::{Cards, Corporation, Effect, Face};
use crate::state::Stack;
use kernel::{CardId, Phrase};

/// A corporation's name.
pub(crate) fn title(cards: &Cards, corporation: Corporation) -> &str {
    &cards.titles[corporation.index()]
}

/// One card.
pub(crate) fn card(cards: &Cards, kind: CardId) -> Phrase {
    let Some(of) = cards.kinds.get(usize::from(kind)) else {
        return Phrase::new("merchant-no-card");
    };
    match of.face {
        Face::Share { corporation, value } => {
            Phrase::new("merchant-share").text("title", title(cards, corporation)).number("value", value)
        }
        Face::Trick { .. } => Phrase::new("merchant-trick").text("title", &of.title),
    }
}

/// Some cards, equal ones together.
pub(crate) fn some(cards: &Cards, some: Stack) -> Phrase {
    if some.is_empty() {
        return Phrase::new("merchant-nothing");
    }
    let group = |(kind, count): (CardId, u8)| match count {
        1 => card(cards, kind),
        n => Phrase::new("merchant-several").number("n", n).phrase("card", card(cards, kind)),
    };
    Phrase::new("merchant-cards").list("cards", some.counts().map(group).collect())
}

/// One card of those in hand.
pub(crate) fn held(cards: &Cards, hand: Stack, kind: CardId) -> Phrase {
    match hand.count(kind) {
        0 | 1 => card(cards, kind),
        n => Phrase::new("merchant-held").phrase("card", card(cards, kind)).number("n", n),
    }
}

/// CM-88: the values of some cards together, as far as the data know them.
pub(crate) fn sum(cards: &Cards, some: Stack) -> u16 {
    cards.sum(some.within(0..cards.kinds.len() as CardId))
}

/// Section 6: what a trick does.
pub(crate) fn does(effect: Effect) -> Phrase {
    match effect {
        Effect::Move { by } if by > 0 => Phrase::new("merchant-does-up").number("by", by),
        Effect::Move { by } => Phrase::new("merchant-does-down").number("by", by.unsigned_abs()),
        Effect::Shift => Phrase::new("merchant-does-shift"),
        Effect::Change => Phrase::new("merchant-does-change"),
        Effect::Steal => Phrase::new("merchant-does-steal"),
        Effect::Swap => Phrase::new("merchant-does-swap"),
    }
}
