//! What happened, in words.

use super::activation::{called, places_dice};
use super::acts::surplus;
use super::names;
use super::recipe::{card as whole_card, offer};
use super::things::{amount, dice as some_dice, digits, each_from_hand, floor as floor_name, parts, token, tool};
use crate::Event;
use crate::action::Row;
use crate::cards::Cards;
use crate::dice::Dice;
use crate::effect::{Amount, Token};
use crate::prints::{Print, Prints};
use kernel::{Phrase, Seat};

/// One event.
pub(super) fn say(cards: &Cards, event: &Event) -> Phrase {
    let of_card = |key: &'static str, card: Print| Phrase::new(key).phrase("card", names::print(cards, card));
    match *event {
        Event::ToolsLaid { tools } => Phrase::new("factories-event-tools").list("tools", tools.map(tool).to_vec()),
        Event::MachineGot { card } => of_card("factories-event-machine-got", card),
        Event::MachineSkipped { card } => of_card("factories-event-machine-skipped", card),
        Event::RoundBegan { round, first } => by("factories-event-round", first).number("round", round),
        Event::BlueprintLaid { slot, card } => {
            Phrase::new("factories-event-blueprint").number("slot", slot).phrase("card", whole_card(cards, card))
        }
        Event::ContractorLaid { slot, contractor } => contractor_laid(cards, slot, contractor),
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
            .phrase("discard", names::print(cards, discard))
            .phrase("cost", amount(pay)),
        Event::Activated { seat, card, copied, dice, discards, pay } => {
            activated(cards, seat, card, copied, cost(cards, copied.unwrap_or(card), dice, discards, pay))
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

/// FF-15: with what it costs and does.
fn contractor_laid(cards: &Cards, slot: u8, number: u8) -> Phrase {
    let laid = Phrase::new("factories-event-contractor").number("slot", slot);
    match cards.contractors.get(usize::from(number).wrapping_sub(1)) {
        Some(contractor) => laid.phrase("contractor", offer(contractor)),
        None => laid.phrase("contractor", Phrase::new("factories-nothing")),
    }
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
    let found = cards.contractors.get(usize::from(number).wrapping_sub(1));
    let pay = found.map_or(Amount::NONE, |contractor| contractor.pay);
    let name = found.map_or_else(|| Phrase::new("factories-nothing"), names::contractor);
    let key = if pay == Amount::NONE { "factories-event-hired" } else { "factories-event-hired-paid" };
    let hired = by(key, seat).phrase("contractor", name).phrase("discard", names::print(cards, discard));
    if pay == Amount::NONE { hired } else { hired.phrase("pay", amount(pay)) }
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
fn cost(cards: &Cards, used: Print, dice: Dice, discards: Prints, pay: Amount) -> Vec<Phrase> {
    let mut cost = Vec::new();
    if places_dice(&cards.blueprint(used).effect) && !dice.is_empty() {
        cost.push(some_dice(dice));
    }
    cost.extend(parts(pay));
    cost.extend(each_from_hand(cards, discards));
    cost
}

fn activated(cards: &Cards, seat: Seat, card: Print, copied: Option<Print>, cost: Vec<Phrase>) -> Phrase {
    let name = called(cards, card, copied);
    if cost.is_empty() {
        return by("factories-event-activated-free", seat).phrase("card", name);
    }
    by("factories-event-activated", seat).phrase("card", name).list("cost", cost)
}

fn machine_rolled([blue, yellow, green, red, purple]: [u8; 5]) -> Phrase {
    Phrase::new("factories-event-machine-rolled")
        .number("blue", blue)
        .number("yellow", yellow)
        .number("green", green)
        .number("red", red)
        .number("purple", purple)
}
