//! Cards, corporations and what tricks do.
//!
//! The titles of corporations and tricks come from the data and are the same in every language.

use crate::cards::{Cards, Corporation, Effect, Face};
use crate::state::Stack;
use kernel::{CardId, Feature, Phrase, Piece};

/// A corporation's name.
pub(crate) fn title(cards: &Cards, corporation: Corporation) -> &str {
    &cards.titles[corporation.index()]
}

/// What a card is called.
pub(crate) fn name(cards: &Cards, kind: CardId) -> Phrase {
    match cards.kinds.get(usize::from(kind)) {
        Some(kind) => match kind.face {
            Face::Share { corporation, value } => {
                Phrase::new("merchant-share").text("title", title(cards, corporation)).number("value", value)
            }
            Face::Trick { .. } => Phrase::new("merchant-trick").text("title", &kind.title),
        },
        None => Phrase::new("merchant-no-card"),
    }
}

/// A card in a sentence.
pub(crate) fn card(cards: &Cards, kind: CardId) -> Piece {
    Piece { feature: Feature::new("card", kind), say: Box::new(name(cards, kind)) }
}

/// Some cards, equal ones together.
pub(crate) fn some(cards: &Cards, some: Stack) -> Vec<Phrase> {
    if some.is_empty() {
        return vec![Phrase::new("merchant-nothing")];
    }
    some.counts().map(|(kind, count)| several(cards, kind, count, "merchant-several")).collect()
}

/// One card of those in hand.
pub(crate) fn held(cards: &Cards, hand: Stack, kind: CardId) -> Phrase {
    several(cards, kind, hand.count(kind), "merchant-held")
}

/// A card by itself, or the words for several like it.
fn several(cards: &Cards, kind: CardId, count: u8, words: &'static str) -> Phrase {
    match count {
        0 | 1 => Phrase::new("merchant-one"),
        n => Phrase::new(words).number("n", n),
    }
    .piece("card", card(cards, kind))
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
