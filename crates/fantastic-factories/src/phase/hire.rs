//! FF-63 to FF-73 and section 11: contractors.

use super::{build, market};
use crate::action::Row;
use crate::cards::Contractor;
use crate::effect::{Amount, Service};
use crate::prints::Print;
use crate::state::{Pending, ROW};
use crate::{Action, Event, FantasticFactories, supply};
use kernel::{CardSet, Illegal, Phrase, Seat, Seen, State, World};

type Seeing<'a> = Seen<'a, FantasticFactories>;

/// FF-71, FF-317: whether somebody else gets something, and is named.
fn names_opponent(contractor: &Contractor, people: usize) -> bool {
    matches!(contractor.service, Service::Gain { opponent, .. } if opponent != Amount::NONE) && people > 1
}

pub(crate) fn legal(seen: Seeing<'_>, seat: Seat, out: &mut Vec<Action>) {
    let (public, cards) = (seen.public(), seen.cards());
    let hand = seen.own().map(|hand| hand.prints(cards)).unwrap_or_default();
    for at in 0..ROW {
        let Some(contractor) = public.contractors[at].map(|card| cards.contractor(card)) else {
            continue;
        };
        if !public.players[seat].can_pay(contractor.pay) {
            continue;
        }
        let slot = at as u8 + 1;
        for discard in hand.names().filter(|print| cards.blueprint(*print).tool == public.tools[at]) {
            if names_opponent(contractor, public.players.len()) {
                let others = public.players.seats().without(seat);
                out.extend(others.iter().map(|other| Action::Hire { slot, discard, opponent: Some(other) }));
            } else {
                out.push(Action::Hire { slot, discard, opponent: None });
            }
        }
    }
}

pub(crate) fn check(
    seen: Seeing<'_>,
    seat: Seat,
    slot: u8,
    discard: Print,
    opponent: Option<Seat>,
) -> Result<(), Illegal> {
    let (public, cards) = (seen.public(), seen.cards());
    let found = market::slot_of(slot).and_then(|at| Some((at, cards.contractor(public.contractors[at]?))));
    let Some((at, contractor)) = found else {
        return Err(Illegal::new("FF-63", Phrase::new("factories-refuse-slot").number("slot", slot)));
    };
    let hand = seen.own().map(|hand| hand.prints(cards)).unwrap_or_default();
    if !cards.is_print(discard) || hand.count(discard) == 0 {
        return Err(Illegal::new("FF-64", Phrase::new("factories-refuse-not-in-hand").number("card", discard)));
    }
    if cards.blueprint(discard).tool != public.tools[at] {
        let why = Phrase::new("factories-refuse-tool").phrase("tool", crate::say::tool(public.tools[at]));
        return Err(Illegal::new("FF-64", why));
    }
    if !public.players[seat].can_pay(contractor.pay) {
        let why = Phrase::new("factories-refuse-price").phrase("price", crate::say::amount(contractor.pay));
        return Err(Illegal::new("FF-65", why));
    }
    match (names_opponent(contractor, public.players.len()), opponent) {
        (false, None) => Ok(()),
        (true, Some(other)) if other != seat && public.players.get(other).is_some() => Ok(()),
        (true, _) => Err(Illegal::new("FF-71", Phrase::new("factories-refuse-opponent"))),
        (false, Some(_)) => {
            let why = Phrase::new("factories-refuse-no-opponent");
            Err(if public.machine.is_some() { Illegal::new("FF-317", why) } else { Illegal::new("FF-71", why) })
        }
    }
}

/// FF-68: the blueprint and the price, the effect to its end, the contractor away, the slot refilled.
pub(crate) fn hire(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    slot: u8,
    discard: Print,
    opponent: Option<Seat>,
    world: &mut World<'_, FantasticFactories>,
) {
    let at = usize::from(slot) - 1;
    let card = state.public.contractors[at].expect("FF-63: the slot was checked");
    let cards = state.cards.get();
    let contractor = cards.contractor(card);
    let number = cards.contractors.iter().position(|other| other.id == contractor.id).map_or(0, |at| at + 1) as u8;
    supply::discard(state, seat, discard);
    state.public.players[seat].pay(contractor.pay);
    world.tell(Event::Hired { seat, slot, contractor: number, discard });
    serve(state, seat, contractor.service, opponent, world);
    state.public.contractors[at] = None;
    state.public.used_contractors.insert(card);
    supply::refill_row(state, Row::Contractors, world);
    market::end_turn(state, world);
}

fn serve(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    service: Service,
    opponent: Option<Seat>,
    world: &mut World<'_, FantasticFactories>,
) {
    let player = &mut state.public.players[seat];
    match service {
        // FF-72: first the player, then the opponent.
        Service::Gain { gain, opponent: theirs } => {
            receive(state, seat, gain, world);
            if let Some(other) = opponent {
                receive(state, other, theirs, world);
            }
        }
        Service::Engineer => engineer(state, seat, world),
        // FF-265: not more dice than the player has.
        Service::Foreman { most } => {
            player.pending = Pending::Foreman { most: most.min(state.cards.get().table.own_dice) };
        }
        Service::ExtraDice { dice } => player.pending = Pending::ExtraDice { dice },
        Service::Specialist => player.pending = Pending::Specialist,
        // FF-268 to FF-271.
        Service::Investor => {
            if let Some(card) = supply::turn_up(state, world) {
                let print = state.cards.get().print(card);
                world.tell(Event::Revealed { seat, card: print });
                receive(state, seat, state.cards.get().blueprint(print).cost, world);
                state.public.discard.insert(card);
            }
        }
    }
}

/// FF-113, FF-252: gains are received at once: tokens and goods, then blueprints.
pub(crate) fn receive(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    gain: Amount,
    world: &mut World<'_, FantasticFactories>,
) {
    let player = &mut state.public.players[seat];
    player.metal += u16::from(gain.metal);
    player.energy += u16::from(gain.energy);
    player.goods += u16::from(gain.goods);
    let things = Amount { cards: 0, ..gain };
    if things != Amount::NONE {
        world.tell(Event::Gained { seat, gain: things });
    }
    if gain.cards > 0 {
        supply::draw(state, seat, gain.cards, world);
    }
}

/// FF-256 to FF-262: the first blueprint that may be built; those before it are set aside until then.
fn engineer(state: &mut State<FantasticFactories>, seat: Seat, world: &mut World<'_, FantasticFactories>) {
    let cards = state.cards.get();
    let mut aside = CardSet::<2>::EMPTY;
    let built = loop {
        let Some(card) = supply::turn_up(state, world) else {
            break None;
        };
        let print = cards.print(card);
        world.tell(Event::Revealed { seat, card: print });
        if build::allowed(&state.public.players[seat], cards, print) {
            break Some((card, print));
        }
        aside.insert(card);
    };
    match built {
        Some((card, print)) => {
            // FF-260: not fresh, so that even an income can be taken this round.
            state.public.players[seat].build(card, print, false);
            world.tell(Event::EngineerBuilt { seat, card: print });
            build::reward(state, seat, print, world);
        }
        None => world.tell(Event::EngineerFoundNothing { seat }),
    }
    state.public.discard = state.public.discard.or(aside);
}
