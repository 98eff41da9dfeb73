//! Carrying choices out, and going on until somebody is asked.

use super::state::{Event, Frame, Phase, Pile, Work};
use super::{Toy, pledging, victims, working};
use kernel::{CardId, Seat, SeatMap, Seats, State, Viewer};

type World<'a> = kernel::World<'a, Toy>;

/// Goes on until somebody is asked: at most once through the parts of a round, and into the next.
pub(super) fn settle(state: &mut State<Toy>, world: &mut World<'_>) {
    for _ in 0..8 {
        match state.public.phase {
            Phase::Pledges if pledging(state.seen(Viewer::Onlooker)).is_empty() => reveal(state, world),
            Phase::Work if working(&state.public).is_empty() => {
                (state.public.phase, state.public.turn) = (Phase::Turns, 0);
            }
            Phase::Turns if state.public.turn == state.public.players => end_round(state, world),
            Phase::Pledges | Phase::Work | Phase::Turns | Phase::Over => return,
        }
    }
    unreachable!("TOY-2: a round with players asks somebody");
}

/// TOY-2: two cards for everybody, and the pledges begin.
pub(super) fn begin_round(state: &mut State<Toy>, world: &mut World<'_>) {
    state.public.phase = Phase::Pledges;
    state.public.work = SeatMap::new(state.private.len(), |_| Work::default());
    let players = Seats::first(state.public.players);
    players.iter().chain(players.iter()).for_each(|seat| deal(state, seat, world));
}

/// TOY-3: the last pledge is in.
fn reveal(state: &mut State<Toy>, world: &mut World<'_>) {
    world.reveal();
    let mut pledged = Vec::new();
    for seat in Seats::first(state.private.len()).iter() {
        let automa = seat.index() >= state.public.players;
        let card = if automa { draw(state, world) } else { state.private[seat].pledge.take() };
        if let Some(card) = card {
            state.public.discard.insert(card);
            pledged.push((state.cards.get().card(card).value, seat));
            world.tell(state, Event::Pledged { seat, card });
        }
    }
    let best = pledged.iter().map(|(value, _)| *value).max();
    for (_, seat) in pledged.into_iter().filter(|(value, _)| Some(*value) == best) {
        state.public.points[seat] += 2;
        world.tell(state, Event::Won { seat, points: 2 });
    }
    state.public.phase = Phase::Work;
}

/// TOY-8, TOY-9: the victim gives up a random card (unless their own thief cost them their last one); a
/// stolen thief goes straight to work.
pub(super) fn steal(state: &mut State<Toy>, world: &mut World<'_>) {
    let Some(Frame::Answer { by, victim }) = state.public.frames.pop() else {
        unreachable!("TOY-8: a card is given up in answer to a thief");
    };
    let hand = state.private[victim].hand;
    let Some(rank) = (!hand.is_empty()).then(|| world.pick(hand.len() as u32)) else { return };
    let card = hand.nth(rank as usize).expect("a rank below the length");
    state.private[victim].hand.remove(card);
    state.private[by].hand.insert(card);
    let stole = |card| Event::Stole { by, victim, card };
    world.tell_apart(state, by.only().with(victim), stole(Some(card)), stole(None));
    if state.cards.get().card(card).thief && !victims(state.seen(by), by).is_empty() {
        drop(state, by, card, world);
        state.public.frames.push(Frame::Thief { by });
    }
}

/// TOY-11, TOY-12.
fn end_round(state: &mut State<Toy>, world: &mut World<'_>) {
    let automa = Seats::first(state.private.len()).iter().nth(state.public.players);
    if let Some((seat, card)) = automa.and_then(|seat| Some((seat, draw(state, world)?))) {
        let points = i32::from(state.cards.get().card(card).value);
        state.public.discard.insert(card);
        state.public.points[seat] += points;
        world.tell(state, Event::Automa { seat, card, points });
    }
    if state.public.round == 2 {
        state.public.phase = Phase::Over;
    } else {
        state.public.round += 1;
        begin_round(state, world);
    }
}

/// A card from the deck into a hand.
pub(super) fn deal(state: &mut State<Toy>, seat: Seat, world: &mut World<'_>) {
    if let Some(card) = draw(state, world) {
        state.private[seat].hand.insert(card);
        let drew = |card| Event::Drew { seat, card };
        world.tell_apart(state, seat.only(), drew(Some(card)), drew(None));
    }
}

/// TOY-6.
fn draw(state: &mut State<Toy>, world: &mut World<'_>) -> Option<CardId> {
    if state.dark.is_empty() && !state.public.discard.is_empty() {
        let pile = std::mem::replace(&mut state.public.discard, Pile::EMPTY);
        state.dark.shuffle_in(pile);
        world.tell(state, Event::Reshuffled { cards: pile.len() });
    }
    state.dark.draw(world)
}

pub(super) fn drop(state: &mut State<Toy>, seat: Seat, card: CardId, world: &mut World<'_>) {
    state.private[seat].hand.remove(card);
    state.public.discard.insert(card);
    world.tell(state, Event::Dropped { seat, card });
}
