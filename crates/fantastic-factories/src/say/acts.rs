//! What can be chosen, in words.

use super::names;
use super::recipe::{Other, card, does, service};
use super::things::{amount, any_with, dice as some_dice, digits, floor as floor_name, list};
use crate::Asked;
use crate::action::{Floor, Row};
use crate::cards::Cards;
use crate::dice::Dice;
use crate::effect::Amount;
use crate::phase::build::cost;
use crate::phase::headquarters::gain;
use crate::prints::{Print, Prints};
use crate::state::{Pending, Player};
use kernel::Phrase;

/// FF-57: a row, and what is paid for it.
pub(crate) fn wipe(row: Row, price: Phrase) -> Phrase {
    let key = match row {
        Row::Blueprints => "factories-step-wipe-blueprints",
        Row::Contractors => "factories-step-wipe-contractors",
    };
    Phrase::new(key).phrase("price", price)
}

/// FF-61: a blueprint with all that it does.
pub(crate) fn take(asked: Asked<'_>, slot: u8) -> Phrase {
    let (cards, public) = (asked.cards(), asked.public());
    match public.blueprint(cards, slot) {
        Some(print) => Phrase::new("factories-step-take")
            .phrase("card", card(cards, print))
            .phrase("does", does(cards, print, public.printed())),
        None => Phrase::new("factories-slot").number("slot", slot),
    }
}

/// A contractor with its price and what it does; without a blueprint named, any with the tool.
pub(crate) fn hire(asked: Asked<'_>, slot: u8, discard: Option<Print>, other: Other) -> Phrase {
    let cards = asked.cards();
    let Some((of, tool)) = asked.public().contractor(cards, slot) else {
        return Phrase::new("factories-slot").number("slot", slot);
    };
    let free = of.pay == Amount::NONE;
    let hire = Phrase::new(if free { "factories-step-hire" } else { "factories-step-hire-paid" })
        .phrase("contractor", names::contractor(of))
        .phrase("discard", discard.map_or_else(|| any_with(tool), |print| names::print(cards, print)))
        .phrase("service", service(of.service, other));
    if free { hire } else { hire.phrase("pay", amount(of.pay)) }
}

/// What is asked of a player at work.
pub(crate) fn ask_work(dice: Dice) -> Phrase {
    Phrase::new("factories-ask-work").number("count", dice.len()).text("dice", digits(dice))
}

/// FF-264: what is set, and how many are rolled.
pub(crate) fn foreman(cards: &Cards, dice: Dice) -> Phrase {
    let left = cards.table.own_dice.saturating_sub(dice.len());
    Phrase::new("factories-action-foreman").phrase("dice", some_dice(dice)).number("left", left)
}

/// FF-82: one of the unplaced dice.
pub(crate) fn die(value: i32) -> Phrase {
    Phrase::new("factories-step-die").number("value", value)
}

/// FF-101: a floor for a die.
pub(crate) fn onto(floor: Floor) -> Phrase {
    Phrase::new("factories-step-floor").phrase("floor", floor_name(floor))
}

/// A die on a floor, with the bonus told apart (FF-105).
pub(crate) fn place(player: &Player, die: u8, floor: Floor) -> Phrase {
    let matches = player.floor(floor).values().any(|value| value == die);
    Phrase::new(if matches { "factories-place-bonus" } else { "factories-place" })
        .phrase("floor", floor_name(floor))
        .number("die", die)
        .phrase("gain", amount(gain(floor, die, false)))
}

/// A blueprint with its cost; without another one named, any with the tool.
pub(crate) fn build(asked: Asked<'_>, card: Print, discard: Option<Print>) -> Phrase {
    let (cards, player) = (asked.cards(), &asked.public().players[asked.seat()]);
    let another = discard.map_or_else(|| any_with(cards.blueprint(card).tool), |print| names::print(cards, print));
    Phrase::new("factories-step-build")
        .phrase("card", names::print(cards, card))
        .phrase("discard", another)
        .phrase("cost", amount(cost(player, cards, card)))
}

/// FF-130, FF-276: finishing, and what is lost by it.
pub(crate) fn finish(player: &Player) -> Phrase {
    match player.pending {
        Pending::Specialist => Phrase::new("factories-step-finish-specialist"),
        Pending::Nothing | Pending::Foreman { .. } | Pending::ExtraDice { .. } => {
            Phrase::new("factories-step-finish").number("dice", player.dice.len())
        }
    }
}

/// FF-280: all that goes.
pub(crate) fn discard_down(cards: &Cards, blueprints: Prints, tokens: [u16; 2]) -> Phrase {
    Phrase::new("factories-action-discard-down").phrase("things", surplus(cards, blueprints, tokens))
}

/// FF-280: blueprints, metal and energy that go.
pub(super) fn surplus(cards: &Cards, blueprints: Prints, [metal, energy]: [u16; 2]) -> Phrase {
    let names = blueprints.each().map(|print| names::print(cards, print));
    let tokens = [(metal, "factories-metal"), (energy, "factories-energy")].into_iter().filter(|(n, _)| *n > 0);
    list(names.chain(tokens.map(|(n, key)| Phrase::new(key).number("n", n))).collect())
}
