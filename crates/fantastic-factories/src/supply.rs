//! Section 5: decks, discard piles and drawing.

use crate::state::ROW;
use crate::{Event, Print, Prints, Row, State, World};
use kernel::{CardId, Seat};

/// FF-26, FF-27, FF-28, FF-29: the top blueprint of the deck; of the shuffled discards if there is none.
pub(crate) fn turn_up(state: &mut State, world: &mut World<'_>) -> Option<CardId> {
    if state.dark.blueprints.is_empty() && !state.public.discard.is_empty() {
        let discards = std::mem::take(&mut state.public.discard);
        state.dark.blueprints.shuffle_in(discards);
        world.tell(state, Event::Reshuffled { row: Row::Blueprints, cards: discards.len() as u8 });
    }
    if state.dark.blueprints.is_empty() { None } else { state.dark.blueprints.draw(world) }
}

/// FF-28, FF-29: a player draws so many, one at a time, as far as there are any.
pub(crate) fn draw(state: &mut State, seat: Seat, count: u8, world: &mut World<'_>) {
    let mut drawn = Prints::EMPTY;
    for _ in 0..count {
        let Some(card) = turn_up(state, world) else { break };
        state.private[seat].insert(card);
        drawn = drawn.with(state.cards.get().print(card));
    }
    if count > 0 && world.is_heard() {
        let count = drawn.len() as u8;
        let front = Event::Drew { seat, count, cards: Some(drawn) };
        world.tell_apart(state, seat.only(), front, Event::Drew { seat, count, cards: None });
    }
}

/// FF-25, FF-30: a player discards a blueprint of this name from the hand. Of two alike the one that everybody
/// saw going there leaves, so that nobody is thought to know more than they do.
pub(crate) fn discard(state: &mut State, seat: Seat, print: Print) {
    let card = take_from_hand(state, seat, print);
    state.public.discard.insert(card);
}

/// A blueprint of this name leaves the hand.
pub(crate) fn take_from_hand(state: &mut State, seat: Seat, print: Print) -> CardId {
    let alike = state.cards.get().blueprint(print).copies.and(state.private[seat]);
    let noted = &mut state.public.players[seat].noted;
    let card = alike.and(*noted).nth(0).or(alike.nth(0)).expect("FF-45: the hand was checked");
    noted.remove(card);
    state.private[seat].remove(card);
    card
}

/// FF-31, FF-32: every empty slot of both rows is filled, the lowest first, as far as there are cards.
pub(crate) fn refill(state: &mut State, world: &mut World<'_>) {
    refill_row(state, Row::Blueprints, world);
    refill_row(state, Row::Contractors, world);
}

/// The same for one row.
pub(crate) fn refill_row(state: &mut State, row: Row, world: &mut World<'_>) {
    for (at, slot) in (0..ROW).zip(1..) {
        match row {
            Row::Blueprints if state.public.blueprints[at].is_none() => {
                let Some(card) = turn_up(state, world) else { return };
                state.public.blueprints[at] = Some(card);
                world.tell(state, Event::BlueprintLaid { slot, card: state.cards.get().print(card) });
            }
            Row::Contractors if state.public.contractors[at].is_none() => {
                let card = turn_up_contractor(state, world);
                state.public.contractors[at] = Some(card);
                let contractor = state.cards.get().contractor(card).number;
                world.tell(state, Event::ContractorLaid { slot, contractor });
            }
            Row::Blueprints | Row::Contractors => {}
        }
    }
}

fn turn_up_contractor(state: &mut State, world: &mut World<'_>) -> CardId {
    if state.dark.contractors.is_empty() {
        let used = std::mem::take(&mut state.public.used_contractors);
        state.dark.contractors.shuffle_in(used);
        world.tell(state, Event::Reshuffled { row: Row::Contractors, cards: used.len() as u8 });
    }
    state.dark.contractors.draw(world).expect("FF-32: 13 contractors are outside the market")
}

/// FF-57, FF-59: a row is discarded whole.
pub(crate) fn clear(state: &mut State, row: Row) {
    let public = &mut state.public;
    match row {
        Row::Blueprints => {
            let cards = std::mem::take(&mut public.blueprints).into_iter().flatten();
            public.discard = public.discard.or(cards.collect());
        }
        Row::Contractors => {
            let cards = std::mem::take(&mut public.contractors).into_iter().flatten();
            public.used_contractors = public.used_contractors.or(cards.collect());
        }
    }
}

/// FF-313, FF-321: the Machine gets a blueprint.
pub(crate) fn give_machine(state: &mut State, card: CardId, world: &mut World<'_>) {
    state.public.machine.as_mut().expect("FF-310: a solo game has a Machine").cards.insert(card);
    world.tell(state, Event::MachineGot { card: state.cards.get().print(card) });
}
