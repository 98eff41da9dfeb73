//! The game in words: one description for terminal, web, log and screen reader.

mod names;
mod recipe;
mod things;

pub(crate) use names::{person, piece, print, rule, titled};
pub(crate) use recipe::{Other, card, deal, does, gives, offer, service, takes};
pub(crate) use things::{
    amount, called, cost, dice, discarding, either, held, of_row, parts, paying, slot, surplus, token,
};

use crate::{Cards, Dice, Event, FantasticFactories, Print, Prints, Tool, about};
use kernel::{About, Feature, FeatureName, Phrase, Seat, Taken, Voice};

const RESHUFFLED: [&str; 2] = ["factories-event-reshuffled-blueprints", "factories-event-reshuffled-contractors"];
const WIPED: [&str; 2] = ["factories-event-wiped-blueprints", "factories-event-wiped-contractors"];

impl Voice for FantasticFactories {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        told(cards, event)
    }

    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        match *event {
            Event::Built { seat, card, .. } | Event::EngineerBuilt { seat, card } => {
                take(Feature::new("blueprint", card).by(seat));
            }
            Event::Hired { seat, contractor, .. } => take(Feature::new("contractor", contractor).by(seat)),
            _ => {}
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let name = |group, number: u8, id: &str, say| FeatureName::new(group, number.into(), id, say);
        let blueprints = cards.blueprints.iter();
        let blueprints = blueprints.map(|of| name("blueprint", of.number, &of.id, names::blueprint(of)));
        let contractors = cards.contractors.iter();
        let contractors = contractors.map(|of| name("contractor", of.number, &of.id, names::contractor(of)));
        blueprints.chain(contractors).collect()
    }

    fn laid_out(event: &Event) -> bool {
        use Event::{BlueprintLaid, ContractorLaid, Drew, MachineGot, MachineSkipped, ToolsLaid};
        matches!(
            event,
            ToolsLaid { .. }
                | MachineGot { .. }
                | MachineSkipped { .. }
                | BlueprintLaid { .. }
                | ContractorLaid { .. }
                | Drew { .. }
        )
    }

    fn about(cards: &Cards) -> Vec<About> {
        about::about(cards)
    }
}

fn told(cards: &Cards, event: &Event) -> Phrase {
    let by = |key: &'static str, seat: Seat| Phrase::new(key).seat("seat", seat);
    let of_card = |key: &'static str, card: Print| Phrase::new(key).piece("card", piece(cards, card));
    let with_card = |key: &'static str, seat: Seat, card: Print| of_card(key, card).seat("seat", seat);
    match *event {
        Event::ToolsLaid { tools } => Phrase::new("factories-event-tools").list("tools", tools.map(Tool::say).to_vec()),
        Event::MachineGot { card } => of_card("factories-event-machine-got", card),
        Event::MachineSkipped { card } => of_card("factories-event-machine-skipped", card),
        Event::RoundBegan { round, first } => by("factories-event-round", first).number("round", round),
        Event::BlueprintLaid { slot, card } => of_card("factories-event-blueprint", card).number("slot", slot),
        Event::ContractorLaid { slot, contractor } => contractor_laid(cards, contractor).number("slot", slot),
        Event::Reshuffled { row, cards } => of_row(row, RESHUFFLED).number("cards", cards),
        Event::RowWiped { seat, row, pay } => of_row(row, WIPED).seat("seat", seat).phrase("price", token(pay)),
        Event::Took { seat, slot, card } => took(cards, slot, card).seat("seat", seat),
        Event::Hired { seat, slot, contractor, discard } => hired(cards, slot, contractor, discard).seat("seat", seat),
        Event::PassedMarket { seat } => by("factories-event-passed", seat),
        Event::Drew { seat, count, cards: drawn } => drew(cards, count, drawn).seat("seat", seat),
        Event::Revealed { seat, card } => with_card("factories-event-revealed", seat, card),
        Event::EngineerBuilt { seat, card } => with_card("factories-event-engineer", seat, card),
        Event::EngineerFoundNothing { seat } => by("factories-event-engineer-nothing", seat),
        Event::Gained { seat, gain } => by("factories-event-gained", seat).phrase("gain", amount(gain)),
        Event::Rolled { seat, dice } => by("factories-event-rolled", seat).dice("dice", dice.iter()),
        Event::ForemanSet { seat, set, rolled } => {
            by("factories-event-foreman", seat).phrase("set", dice(set)).phrase("rolled", dice(rolled))
        }
        Event::SpecialistTaken { seat, value } => by("factories-event-specialist", seat).dice("value", [value]),
        Event::Placed { seat, die, floor, bonus } => {
            by("factories-event-placed", seat).dice("die", [die]).phrase("floor", floor.say()).number("bonus", bonus)
        }
        Event::Built { seat, card, discard, pay } => with_card("factories-event-built", seat, card)
            .piece("discard", piece(cards, discard))
            .phrase("cost", amount(pay)),
        Event::Activated { seat, card, copied, dice, discards, pay } => {
            let cost = cost(cards, placed(cards, copied.unwrap_or(card), dice), pay, discards);
            called(paying("factories-event-activated", cost).seat("seat", seat), cards, card, copied)
        }
        Event::Trained { seat, from, to } => by("factories-event-trained", seat).dice("from", [from]).dice("to", [to]),
        Event::Rerolled { seat, from, to } => {
            by("factories-event-rerolled", seat).phrase("from", dice(from)).dice("to", to.iter())
        }
        Event::ExtraDie { seat, value } => by("factories-event-extra-die", seat).dice("value", [value]),
        Event::Finished { seat } => by("factories-event-finished", seat),
        Event::DiscardedDown { seat, blueprints, metal, energy } => {
            by("factories-event-discarded", seat).phrase("things", surplus(cards, blueprints, [metal, energy]))
        }
        Event::MachineRolled { dice } => machine_rolled(dice),
        Event::MachineGained { goods } => Phrase::new("factories-event-machine-gained").number("goods", goods),
        Event::EndTriggered { last_round } => Phrase::new("factories-event-end").number("round", last_round),
        Event::PrestigeScored { seat, card, copies, vp } => {
            with_card("factories-event-prestige", seat, card).number("copies", copies).number("vp", vp)
        }
        Event::GoodsScored { seat, vp } => by("factories-event-goods", seat).number("vp", vp),
        Event::MachineScored { seat, goods, cards, monuments, vp } => {
            let scored = by("factories-event-machine-scored", seat).number("goods", goods);
            scored.number("cards", cards).number("monuments", monuments).number("vp", vp)
        }
        Event::Ended { seat, vp, rank } => by("factories-event-ended", seat).number("vp", vp).number("rank", rank),
    }
}

fn contractor_laid(cards: &Cards, number: u8) -> Phrase {
    Phrase::new("factories-event-contractor").piece("contractor", person(cards.contractor_of(number)))
}

fn took(cards: &Cards, slot: u8, card: Print) -> Phrase {
    let took = Phrase::new("factories-event-took").piece("card", piece(cards, card)).number("slot", slot);
    took.phrase("cost", amount(cards.blueprint(card).cost))
}

fn hired(cards: &Cards, slot: u8, contractor: u8, discard: Print) -> Phrase {
    let of = cards.contractor_of(contractor);
    let hired = paying("factories-event-hired", parts(of.pay)).piece("contractor", person(of)).number("slot", slot);
    hired.piece("discard", piece(cards, discard))
}

/// FF-115: the dice of an activation that go to the card; others it changes.
fn placed(cards: &Cards, used: Print, dice: Dice) -> Dice {
    let places = cards.face(used, false).needs.is_some_and(|needs| needs.places_dice());
    if places { dice } else { Dice::EMPTY }
}

fn machine_rolled(dice: [u8; 5]) -> Phrase {
    let colours = ["blue", "yellow", "green", "red", "purple"].into_iter().zip(dice);
    colours.fold(Phrase::new("factories-event-machine-rolled"), |said, (colour, die)| said.dice(colour, [die]))
}

/// FF-43: which ones, only where they are told.
fn drew(cards: &Cards, count: u8, drawn: Option<Prints>) -> Phrase {
    match drawn.filter(|drawn| !drawn.is_empty()) {
        Some(drawn) => {
            let names = drawn.iter().map(|card| print(cards, card)).collect();
            Phrase::new("factories-event-drew-cards").list("cards", names)
        }
        None => Phrase::new("factories-event-drew").number("count", count),
    }
}
