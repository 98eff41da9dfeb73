//! What happened, in words.

use super::activation::{called, cost};
use super::names;
use super::things::{amount, dice as some_dice, digits, floor as floor_name, surplus, token, tool};
use crate::Event;
use crate::action::Row;
use crate::cards::Cards;
use crate::dice::Dice;
use crate::effect::{Amount, Token};
use crate::prints::{Print, Prints};
use kernel::{Phrase, Seat};

/// One event.
pub(super) fn say(cards: &Cards, event: &Event) -> Phrase {
    let of_card = |key: &'static str, card: Print| Phrase::new(key).piece("card", names::card(cards.blueprint(card)));
    match *event {
        Event::ToolsLaid { tools } => Phrase::new("factories-event-tools").list("tools", tools.map(tool).to_vec()),
        Event::MachineGot { card } => of_card("factories-event-machine-got", card),
        Event::MachineSkipped { card } => of_card("factories-event-machine-skipped", card),
        Event::RoundBegan { round, first } => by("factories-event-round", first).number("round", round),
        Event::BlueprintLaid { slot, card } => of_card("factories-event-blueprint", card).number("slot", slot),
        Event::ContractorLaid { slot, contractor } => Phrase::new("factories-event-contractor")
            .number("slot", slot)
            .piece("contractor", names::person(cards.contractor_of(contractor))),
        Event::Reshuffled { row, cards } => reshuffled(row, cards),
        Event::RowWiped { seat, row, pay } => row_wiped(seat, row, pay),
        Event::Took { seat, slot, card } => {
            of_card("factories-event-took", card).seat("seat", seat).number("slot", slot)
        }
        Event::Hired { seat, contractor, discard, .. } => hired(cards, seat, contractor, discard),
        Event::PassedMarket { seat } => by("factories-event-passed", seat),
        Event::Drew { seat, count, cards: drawn } => drew(cards, seat, count, drawn),
        Event::Revealed { seat, card } => of_card("factories-event-revealed", card).seat("seat", seat),
        Event::EngineerBuilt { seat, card } => of_card("factories-event-engineer", card).seat("seat", seat),
        Event::EngineerFoundNothing { seat } => by("factories-event-engineer-nothing", seat),
        Event::Gained { seat, gain } => by("factories-event-gained", seat).phrase("gain", amount(gain)),
        Event::Rolled { seat, dice } => by("factories-event-rolled", seat).text("dice", digits(dice)),
        Event::ForemanSet { seat, set, rolled } => {
            by("factories-event-foreman", seat).phrase("set", some_dice(set)).phrase("rolled", some_dice(rolled))
        }
        Event::SpecialistTaken { seat, value } => by("factories-event-specialist", seat).number("value", value),
        Event::Placed { seat, die, floor, bonus } => placed(seat, die, bonus).phrase("floor", floor_name(floor)),
        Event::Built { seat, card, discard, pay } => of_card("factories-event-built", card)
            .seat("seat", seat)
            .piece("discard", names::card(cards.blueprint(discard)))
            .phrase("cost", amount(pay)),
        Event::Activated { seat, card, copied, dice, discards, pay } => {
            let told = activated(cards, copied.unwrap_or(card), dice, discards, pay);
            called(told.seat("seat", seat), cards, card, copied)
        }
        Event::Trained { seat, from, to } => by("factories-event-trained", seat).number("from", from).number("to", to),
        Event::Rerolled { seat, from, to } => {
            by("factories-event-rerolled", seat).phrase("from", some_dice(from)).text("to", digits(to))
        }
        Event::ExtraDie { seat, value } => by("factories-event-extra-die", seat).number("value", value),
        Event::Finished { seat } => by("factories-event-finished", seat),
        Event::DiscardedDown { seat, blueprints, metal, energy } => {
            by("factories-event-discarded", seat).phrase("things", surplus(cards, blueprints, [metal, energy]))
        }
        Event::MachineRolled { dice } => machine_rolled(dice),
        Event::MachineGained { goods } => Phrase::new("factories-event-machine-gained").number("goods", goods),
        Event::EndTriggered { last_round } => Phrase::new("factories-event-end").number("round", last_round),
        Event::PrestigeScored { seat, card, copies, vp } => {
            of_card("factories-event-prestige", card).seat("seat", seat).number("copies", copies).number("vp", vp)
        }
        Event::GoodsScored { seat, vp } => by("factories-event-goods", seat).number("vp", vp),
        Event::MachineScored { seat, goods, cards, monuments, vp } => by("factories-event-machine-scored", seat)
            .number("goods", goods)
            .number("cards", cards)
            .number("monuments", monuments)
            .number("vp", vp),
        Event::Ended { seat, vp, rank } => by("factories-event-ended", seat).number("vp", vp).number("rank", rank),
    }
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

fn reshuffled(row: Row, count: u8) -> Phrase {
    let key = match row {
        Row::Blueprints => "factories-event-reshuffled-blueprints",
        Row::Contractors => "factories-event-reshuffled-contractors",
    };
    Phrase::new(key).number("cards", count)
}

fn row_wiped(seat: Seat, row: Row, pay: Token) -> Phrase {
    let key = match row {
        Row::Blueprints => "factories-event-wiped-blueprints",
        Row::Contractors => "factories-event-wiped-contractors",
    };
    by(key, seat).phrase("price", token(pay))
}

fn hired(cards: &Cards, seat: Seat, number: u8, discard: Print) -> Phrase {
    let contractor = cards.contractor_of(number);
    let pay = contractor.pay;
    let hired = by(if pay.is_none() { "factories-event-hired" } else { "factories-event-hired-paid" }, seat)
        .piece("contractor", names::person(contractor))
        .piece("discard", names::card(cards.blueprint(discard)));
    if pay.is_none() { hired } else { hired.phrase("pay", amount(pay)) }
}

/// FF-43: which ones, only where they are told.
fn drew(cards: &Cards, seat: Seat, count: u8, drawn: Option<Prints>) -> Phrase {
    match drawn.filter(|drawn| !drawn.is_empty()) {
        Some(drawn) => {
            let names = drawn.each().map(|print| names::print(cards, print)).collect();
            by("factories-event-drew-cards", seat).list("cards", names)
        }
        None => by("factories-event-drew", seat).number("count", count),
    }
}

/// FF-105: with or without the bonus.
fn placed(seat: Seat, die: u8, bonus: bool) -> Phrase {
    by(if bonus { "factories-event-placed-bonus" } else { "factories-event-placed" }, seat).number("die", die)
}

/// FF-116: dice that are placed, tokens, blueprints.
fn activated(cards: &Cards, used: Print, dice: Dice, discards: Prints, pay: Amount) -> Phrase {
    let placed = cards.effect(used, false).needs().is_some_and(|needs| needs.places_dice());
    let cost = cost(cards, if placed { dice } else { Dice::NONE }, pay, discards);
    if cost.is_empty() {
        return Phrase::new("factories-event-activated-free");
    }
    Phrase::new("factories-event-activated").list("cost", cost)
}

fn machine_rolled([blue, yellow, green, red, purple]: [u8; 5]) -> Phrase {
    Phrase::new("factories-event-machine-rolled")
        .number("blue", blue)
        .number("yellow", yellow)
        .number("green", green)
        .number("red", red)
        .number("purple", purple)
}
