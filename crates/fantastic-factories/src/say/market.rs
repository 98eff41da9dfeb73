//! The market turn in steps.

use super::recipe::{Other, card, does, service};
use super::things::{amount, any_with, either, held, token};
use super::{Seeing, choice, hand, names};
use crate::action::Row;
use crate::cards::Contractor;
use crate::effect::{Amount, Service, Token};
use crate::phase::market::slot_of;
use crate::prints::Print;
use crate::state::Player;
use kernel::{Choice, Phrase, Seat, Seats};

/// FF-57: the row, then what pays for it, if both can.
pub(super) fn wipe_steps(player: &Player, row: Row, pay: Token) -> Vec<Choice> {
    let payable = payable(player);
    let prices: Vec<Phrase> = payable.iter().map(|pay| token(*pay)).collect();
    let mut steps = vec![choice("wipe", row_number(row), "FF-57", wipe(row, either(prices)))];
    if payable.len() > 1 {
        let number = match pay {
            Token::Metal => 1,
            Token::Energy => 2,
        };
        let say = Phrase::new("factories-step-pay").phrase("price", token(pay));
        steps.push(choice("pay", number, "FF-57", say));
    }
    steps
}

/// How steps name a row.
pub(super) fn row_number(row: Row) -> i32 {
    match row {
        Row::Blueprints => 1,
        Row::Contractors => 2,
    }
}

/// FF-57: what the player could pay for a new row with.
pub(super) fn payable(player: &Player) -> Vec<Token> {
    let can = |pay: &Token| player.can_pay(Amount::NONE.and_token(Some(*pay), 1));
    [Token::Metal, Token::Energy].into_iter().filter(can).collect()
}

pub(super) fn wipe(row: Row, price: Phrase) -> Phrase {
    let key = match row {
        Row::Blueprints => "factories-step-wipe-blueprints",
        Row::Contractors => "factories-step-wipe-contractors",
    };
    Phrase::new(key).phrase("price", price)
}

pub(super) fn take_step(seen: Seeing<'_>, slot: u8) -> Choice {
    choice("take", slot, "FF-61", take(seen, slot))
}

/// FF-61: a blueprint with all that it does.
pub(super) fn take(seen: Seeing<'_>, slot: u8) -> Phrase {
    let (cards, public) = (seen.cards(), seen.public());
    match slot_of(slot).and_then(|at| public.blueprints[at]).map(|id| cards.print(id)) {
        Some(print) => Phrase::new("factories-step-take")
            .phrase("card", card(cards, print))
            .phrase("does", does(cards, print, public.printed())),
        None => Phrase::new("factories-slot").number("slot", slot),
    }
}

/// FF-63, FF-64, FF-71: the contractor, the blueprint for it and who gains too, where that is open.
pub(super) fn hire_steps(seen: Seeing<'_>, slot: u8, discard: Print, opponent: Option<Seat>) -> Vec<Choice> {
    let discards = discards(seen, slot);
    let others = opponent.map_or(Seats::NONE, |_| others(seen));
    let sole = (discards.len() == 1).then_some(discard);
    let other = if others.len() > 1 { Other::Anybody } else { opponent.into() };
    let mut steps = vec![choice("hire", slot, "FF-63", hire(seen, slot, sole, other))];
    if discards.len() > 1 {
        steps.push(choice("discard", discard, "FF-64", held(seen.cards(), discard)));
    }
    if let Some(seat) = opponent.filter(|_| others.len() > 1) {
        steps.push(choice("opponent", seat.number() as i32, "FF-71", gains_too(seen, slot, seat)));
    }
    steps
}

pub(super) fn contractor<'a>(seen: Seeing<'a>, slot: u8) -> Option<&'a Contractor> {
    slot_of(slot).and_then(|at| seen.public().contractors[at]).map(|id| seen.cards().contractor(id))
}

/// FF-64: the names in the hand that could be discarded for the contractor in a slot.
fn discards(seen: Seeing<'_>, slot: u8) -> Vec<Print> {
    let wanted = slot_of(slot).map(|at| seen.public().tools[at]);
    hand(seen).names().filter(|print| Some(seen.cards().blueprint(*print).tool) == wanted).collect()
}

fn others(seen: Seeing<'_>) -> Seats {
    let all = seen.public().players.seats();
    seen.seat().map_or(all, |seat| all.without(seat))
}

/// A contractor with its price and what it does; without a blueprint named, any with the tool.
pub(super) fn hire(seen: Seeing<'_>, slot: u8, discard: Option<Print>, other: Other) -> Phrase {
    let Some((at, of)) = slot_of(slot).zip(contractor(seen, slot)) else {
        return Phrase::new("factories-slot").number("slot", slot);
    };
    let (cards, tool) = (seen.cards(), seen.public().tools[at]);
    let free = of.pay == Amount::NONE;
    let hire = Phrase::new(if free { "factories-step-hire" } else { "factories-step-hire-paid" })
        .phrase("contractor", names::contractor(of))
        .phrase("discard", discard.map_or_else(|| any_with(tool), |print| names::print(cards, print)))
        .phrase("service", service(of.service, other));
    if free { hire } else { hire.phrase("pay", amount(of.pay)) }
}

fn gains_too(seen: Seeing<'_>, slot: u8, seat: Seat) -> Phrase {
    let theirs = match contractor(seen, slot).map(|of| of.service) {
        Some(Service::Gain { opponent, .. }) => opponent,
        Some(
            Service::Engineer
            | Service::Foreman { .. }
            | Service::ExtraDice { .. }
            | Service::Investor
            | Service::Specialist,
        )
        | None => Amount::NONE,
    };
    Phrase::new("factories-step-opponent").seat("seat", seat).phrase("theirs", amount(theirs))
}
