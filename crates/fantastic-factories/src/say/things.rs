//! Tokens, dice and cards of the hand, in words.

use super::names::{piece, print};
use crate::{Amount, Cards, Dice, Print, Prints, Row, Token, Tool};
use kernel::Phrase;

/// The message for a row of the market: for blueprints, or for contractors.
pub(crate) fn of_row(row: Row, keys: [&'static str; 2]) -> Phrase {
    Phrase::new(keys[row as usize])
}

/// A slot in which nothing lies.
pub(crate) fn slot(slot: u8) -> Phrase {
    Phrase::new("factories-slot").number("slot", slot)
}

/// An amount of things, as far as there are any.
pub(crate) fn amount(amount: Amount) -> Phrase {
    let parts = parts(amount);
    if parts.is_empty() { Phrase::new("factories-nothing") } else { list(parts) }
}

/// A message with what is paid; it tells by `paid` whether that is anything.
pub(crate) fn paying(key: &'static str, cost: Vec<Phrase>) -> Phrase {
    let paid = Phrase::new(key).count("paid", cost.len());
    if cost.is_empty() { paid } else { paid.list("cost", cost) }
}

/// The parts of an amount that are not 0.
pub(crate) fn parts(amount: Amount) -> Vec<Phrase> {
    let parts = [
        (amount.goods, "factories-goods"),
        (amount.metal, "factories-metal"),
        (amount.energy, "factories-energy"),
        (amount.cards, "factories-blueprints"),
    ];
    parts.into_iter().filter(|(n, _)| *n > 0).map(|(n, key)| Phrase::new(key).number("n", n)).collect()
}

pub(super) fn list(parts: Vec<Phrase>) -> Phrase {
    Phrase::new("factories-amount").list("parts", parts)
}

/// One of a token.
pub(crate) fn token(token: Token) -> Phrase {
    amount(Amount::NONE.and_token(Some(token), 1))
}

/// One of several things.
pub(crate) fn either(mut things: Vec<Phrase>) -> Phrase {
    let Some(last) = things.pop() else { return Phrase::new("factories-nothing") };
    if things.is_empty() {
        return last;
    }
    Phrase::new("factories-either").phrase("first", either(things)).phrase("last", last)
}

/// Dice by what they show.
pub(crate) fn dice(dice: Dice) -> Phrase {
    Phrase::new("factories-dice").number("count", dice.len()).dice("dice", dice.iter())
}

/// Dice that are placed, tokens, blueprints of the hand.
pub(crate) fn cost(cards: &Cards, placed: Dice, pay: Amount, discards: Prints) -> Vec<Phrase> {
    let from_hand = |card| Phrase::new("factories-from-hand").piece("card", piece(cards, card));
    let placed = (!placed.is_empty()).then(|| dice(placed));
    placed.into_iter().chain(parts(pay)).chain(discards.iter().map(from_hand)).collect()
}

/// With a card's name, and that of the card it copies.
pub(crate) fn called(phrase: Phrase, cards: &Cards, card: Print, copied: Option<Print>) -> Phrase {
    let Some(copied) = copied else { return phrase.piece("card", piece(cards, card)) };
    let both = Phrase::new("factories-copying").piece("card", piece(cards, card));
    phrase.phrase("card", both.piece("copied", piece(cards, copied)))
}

/// With the blueprint that is discarded; before one is named, any with this tool.
pub(crate) fn discarding(phrase: Phrase, cards: &Cards, discard: Option<Print>, of: Tool) -> Phrase {
    match discard {
        Some(print) => phrase.piece("discard", piece(cards, print)),
        None => phrase.phrase("discard", Phrase::new("factories-any-with").phrase("tool", of.say())),
    }
}

/// A blueprint of the hand with its tool.
pub(crate) fn held(cards: &Cards, print: Print) -> Phrase {
    Phrase::new("factories-held").piece("card", piece(cards, print)).phrase("tool", cards.blueprint(print).tool.say())
}

/// FF-280: blueprints, metal and energy that go.
pub(crate) fn surplus(cards: &Cards, blueprints: Prints, [metal, energy]: [u16; 2]) -> Phrase {
    let names = blueprints.iter().map(|card| print(cards, card));
    let tokens = [(metal, "factories-metal"), (energy, "factories-energy")].into_iter().filter(|(n, _)| *n > 0);
    list(names.chain(tokens.map(|(n, key)| Phrase::new(key).number("n", n))).collect())
}
