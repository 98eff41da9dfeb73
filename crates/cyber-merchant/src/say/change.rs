//! CM-61 to CM-63, Collective Change, in words.

use super::{Draft, Seeing, choice, hand, names, no_such_step};
use crate::Action;
use crate::phase::change::returned;
use crate::state::{PEOPLE, Stack, Stage};
use kernel::{CardId, Choice, Illegal, Next, Phrase, Seat, Step};

/// A card for each other player, clockwise.
type Gifts = [Option<CardId>; PEOPLE - 1];

/// CM-62: a card for whoever played the trick.
pub(super) fn gift_step(seen: Seeing<'_>, card: CardId) -> Choice {
    choice("card", card, "CM-62", names::held(seen.cards(), hand(seen), card))
}

pub(super) fn gift(seen: Seeing<'_>, card: CardId) -> Phrase {
    let card = names::card(seen.cards(), card);
    match seen.public().stage {
        Stage::Tricks { turn, .. } => Phrase::new("merchant-action-give").phrase("card", card).seat("seat", turn),
        Stage::Bidding { .. } | Stage::Commit | Stage::Market { .. } | Stage::Credits { .. } | Stage::Over => card,
    }
}

/// CM-63: who gets a card, clockwise from the giver on.
fn receivers(seen: Seeing<'_>) -> Vec<Seat> {
    let giver = seen.seat();
    giver.map(|seat| seen.public().others(seat).take(returned(seen)).collect()).unwrap_or_default()
}

/// Gifts, half chosen.
struct Giving {
    cards: Gifts,
    /// How many of them are chosen.
    given: usize,
    /// The hand without them.
    left: Stack,
}

impl Giving {
    fn give(&mut self, card: CardId) {
        self.cards[self.given] = Some(card);
        self.given += 1;
        self.left.remove(card);
    }
}

/// How far a path has come. What leaves no choice is not asked: when all cards left are alike, everybody
/// gets one of them.
fn gone(seen: Seeing<'_>, path: &[Step]) -> Result<Giving, Illegal> {
    let wanted = returned(seen);
    let mut giving = Giving { cards: Gifts::default(), given: 0, left: hand(seen) };
    for step in path {
        let card = CardId::try_from(step.value).ok().filter(|card| step.part == "card" && giving.left.has(*card));
        let card = card.filter(|_| giving.given < wanted).ok_or_else(|| no_such_step(step))?;
        giving.give(card);
        while giving.given < wanted {
            let mut kinds = giving.left.kinds();
            let Some(only) = kinds.next().filter(|_| kinds.next().is_none()) else { break };
            giving.give(only);
        }
    }
    Ok(giving)
}

pub(super) fn draft(seen: Seeing<'_>, path: &[Step]) -> Draft {
    let giving = gone(seen, path)?;
    let Some(to) = receivers(seen).get(giving.given).copied() else {
        return Ok(Next::Done(Action::Return { cards: giving.cards }));
    };
    let choices = giving.left.kinds().map(|card| return_step(seen, to, card)).collect();
    Ok(Next::Choose { ask: ask(seen, path), choices })
}

fn return_step(seen: Seeing<'_>, to: Seat, card: CardId) -> Choice {
    choice("card", card, "CM-61", given(seen, to, card))
}

/// Who gets what.
fn given(seen: Seeing<'_>, to: Seat, card: CardId) -> Phrase {
    Phrase::new("merchant-given").seat("seat", to).phrase("card", names::card(seen.cards(), card))
}

/// Whose card is to be chosen next.
pub(super) fn ask(seen: Seeing<'_>, path: &[Step]) -> Phrase {
    let at = gone(seen, path).map_or(0, |giving| giving.given);
    match receivers(seen).get(at) {
        Some(to) => Phrase::new("merchant-ask-return").seat("seat", *to),
        None => Phrase::new("merchant-ask-returns"),
    }
}

pub(super) fn steps(seen: Seeing<'_>, cards: Gifts) -> Vec<Choice> {
    let gifts = receivers(seen).into_iter().zip(cards);
    gifts.filter_map(|(to, card)| Some(return_step(seen, to, card?))).collect()
}

pub(super) fn action(seen: Seeing<'_>, cards: Gifts) -> Phrase {
    let gifts = receivers(seen).into_iter().zip(cards);
    let gifts = gifts.filter_map(|(to, card)| Some(given(seen, to, card?))).collect();
    Phrase::new("merchant-action-return").list("gifts", gifts)
}
