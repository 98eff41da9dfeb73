//! Carrying choices out, and going on until somebody is asked.

use super::state::{Action, Event, Frame, Phase, Pile, Work};
use super::{Toy, pledging, sold, victims, working};
use kernel::{CardId, Seat, SeatMap, Seats, State, Viewer};

type World<'a> = kernel::World<'a, Toy>;

pub(super) fn apply(state: &mut State<Toy>, seat: Seat, action: &Action, world: &mut World<'_>) {
    match *action {
        Action::Pledge(card) => {
            state.private[seat].hand.remove(card);
            state.private[seat].pledge = Some(card);
            world.tell(Event::Sealed { seat });
        }
        Action::Withdraw => {
            let card = state.private[seat].pledge.take().expect("TOY-3: only a pledge can be withdrawn");
            state.private[seat].hand.insert(card);
            world.tell(Event::Withdrew { seat });
        }
        Action::Roll => {
            let face = world.pick_for(seat, 6) as u8 + 1;
            state.public.work[seat].die = face;
            let points = i32::from(face == 6); // TOY-5
            state.public.points[seat] += points;
            world.tell(Event::Rolled { seat, face, points });
        }
        Action::Draw => {
            state.public.work[seat].drew = true;
            deal(state, seat, world);
        }
        Action::Drop(card) => {
            state.public.work[seat].dropped = true;
            drop(state, seat, card, world);
        }
        Action::Done => {
            state.public.work[seat].done = true;
            world.tell(Event::Finished { seat });
        }
        Action::Thief(card) => {
            drop(state, seat, card, world);
            state.public.frames.push(Frame::Thief { by: seat });
        }
        Action::Rob(victim) => {
            state.public.frames.pop();
            state.public.frames.push(Frame::Answer { by: seat, victim });
            world.tell(Event::Robbed { by: seat, victim });
        }
        Action::Yield => steal(state, world),
        Action::Sell(cards) => {
            let points = sold(state.cards.get(), cards).1 / 2; // TOY-10
            state.private[seat].hand = state.private[seat].hand.minus(cards);
            state.public.discard = state.public.discard.or(cards);
            state.public.points[seat] += points;
            state.public.turn += 1;
            world.tell(Event::Sold { seat, cards, points });
        }
    }
    settle(state, world);
}

/// Goes on until somebody is asked: at most once through the parts of a round, and into the next.
fn settle(state: &mut State<Toy>, world: &mut World<'_>) {
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
            world.tell(Event::Pledged { seat, card });
        }
    }
    let best = pledged.iter().map(|(value, _)| *value).max();
    for (_, seat) in pledged.into_iter().filter(|(value, _)| Some(*value) == best) {
        state.public.points[seat] += 2;
        world.tell(Event::Won { seat, points: 2 });
    }
    state.public.phase = Phase::Work;
}

/// TOY-8, TOY-9: the victim gives up a random card (unless his own thief cost him his last one); a
/// stolen thief goes straight to work.
fn steal(state: &mut State<Toy>, world: &mut World<'_>) {
    let Some(Frame::Answer { by, victim }) = state.public.frames.pop() else {
        unreachable!("TOY-8: a card is given up in answer to a thief");
    };
    let hand = state.private[victim].hand;
    let Some(rank) = (!hand.is_empty()).then(|| world.pick(hand.len() as u32)) else { return };
    let card = hand.nth(rank as usize).expect("a rank below the length");
    state.private[victim].hand.remove(card);
    state.private[by].hand.insert(card);
    let stole = |card| Event::Stole { by, victim, card };
    world.tell_apart(by.only().with(victim), stole(Some(card)), stole(None));
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
        world.tell(Event::Automa { seat, card, points });
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
        world.tell_apart(seat.only(), drew(Some(card)), drew(None));
    }
}

/// TOY-6.
fn draw(state: &mut State<Toy>, world: &mut World<'_>) -> Option<CardId> {
    if state.dark.is_empty() && !state.public.discard.is_empty() {
        let pile = std::mem::replace(&mut state.public.discard, Pile::EMPTY);
        state.dark.shuffle_in(pile);
        world.tell(Event::Reshuffled { cards: pile.len() });
    }
    state.dark.draw(world)
}

fn drop(state: &mut State<Toy>, seat: Seat, card: CardId, world: &mut World<'_>) {
    state.private[seat].hand.remove(card);
    state.public.discard.insert(card);
    world.tell(Event::Dropped { seat, card });
}
