//! Tokens, tools, dice, floors and cards of the hand, in words.

use super::names;
use crate::action::Floor;
use crate::cards::{Cards, Kind, Tool};
use crate::dice::Dice;
use crate::effect::{Amount, Token};
use crate::prints::{Print, Prints};
use kernel::Phrase;

/// A tool.
pub(crate) fn tool(tool: Tool) -> Phrase {
    Phrase::new(match tool {
        Tool::Hammer => "factories-tool-hammer",
        Tool::Wrench => "factories-tool-wrench",
        Tool::Gear => "factories-tool-gear",
        Tool::Shovel => "factories-tool-shovel",
    })
}

/// A type of blueprints.
pub(super) fn kind(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Production => "factories-kind-production",
        Kind::Utility => "factories-kind-utility",
        Kind::Training => "factories-kind-training",
        Kind::Monument => "factories-kind-monument",
        Kind::Special => "factories-kind-special",
    })
}

/// A floor of the HQ.
pub(crate) fn floor(floor: Floor) -> Phrase {
    Phrase::new(match floor {
        Floor::Research => "factories-floor-research",
        Floor::Generate => "factories-floor-generate",
        Floor::Mine => "factories-floor-mine",
    })
}

/// An amount of things, as far as there are any.
pub(crate) fn amount(amount: Amount) -> Phrase {
    let parts = parts(amount);
    if parts.is_empty() {
        return Phrase::new("factories-nothing");
    }
    list(parts)
}

/// The parts of an amount that are not 0.
pub(super) fn parts(amount: Amount) -> Vec<Phrase> {
    let parts = [
        (amount.goods, "factories-goods"),
        (amount.metal, "factories-metal"),
        (amount.energy, "factories-energy"),
        (amount.cards, "factories-blueprints"),
    ];
    parts.into_iter().filter(|(n, _)| *n > 0).map(|(n, key)| Phrase::new(key).number("n", n)).collect()
}

/// Several things.
pub(super) fn list(parts: Vec<Phrase>) -> Phrase {
    Phrase::new("factories-amount").list("parts", parts)
}

/// One of a token.
pub(crate) fn token(token: Token) -> Phrase {
    amount(Amount::NONE.and_token(Some(token), 1))
}

/// One of several things.
pub(crate) fn either(mut things: Vec<Phrase>) -> Phrase {
    let Some(last) = things.pop() else {
        return Phrase::new("factories-nothing");
    };
    if things.is_empty() {
        return last;
    }
    Phrase::new("factories-either").phrase("first", either(things)).phrase("last", last)
}

/// Dice by what they show.
pub(crate) fn dice(dice: Dice) -> Phrase {
    Phrase::new("factories-dice").number("count", dice.len()).text("dice", digits(dice))
}

/// What dice show, with spaces between.
pub(crate) fn digits(dice: Dice) -> String {
    dice.each().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

/// Blueprints that are paid from the hand.
pub(super) fn each_from_hand(cards: &Cards, prints: Prints) -> impl Iterator<Item = Phrase> {
    prints.each().map(|print| Phrase::new("factories-from-hand").piece("card", names::card(cards.blueprint(print))))
}

/// Any blueprint with this tool.
pub(crate) fn any_with(of: Tool) -> Phrase {
    Phrase::new("factories-any-with").phrase("tool", tool(of))
}

/// A blueprint of the hand with its tool.
pub(crate) fn held(cards: &Cards, print: Print) -> Phrase {
    let of = cards.blueprint(print).tool;
    Phrase::new("factories-held").piece("card", names::card(cards.blueprint(print))).phrase("tool", tool(of))
}

/// FF-280: blueprints, metal and energy that go.
pub(crate) fn surplus(cards: &Cards, blueprints: Prints, [metal, energy]: [u16; 2]) -> Phrase {
    let names = blueprints.each().map(|print| names::print(cards, print));
    let tokens = [(metal, "factories-metal"), (energy, "factories-energy")].into_iter().filter(|(n, _)| *n > 0);
    list(names.chain(tokens.map(|(n, key)| Phrase::new(key).number("n", n))).collect())
}
