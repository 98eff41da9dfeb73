//! DEI-170 … DEI-176: Clean-up.

use super::*;
use kernel::SeatList;

/// DEI-176: the cards return, their gear effects end, and control is brought up to date.
pub(crate) fn return_cards(state: &mut Game, world: &mut Told<'_>) {
    let cards = state.cards.get();
    tell_outposts(state, world);
    for seat in state.public.humans().iter() {
        let player = &mut state.public.players[seat];
        player.bin = player.bin.or(std::mem::take(&mut player.down));
        player.hand = player.hand.or(std::mem::take(&mut player.up));
        player.taken = [0; 3];
        let gear = std::mem::take(&mut player.gear);
        if gear.has(Gear::Banner) {
            state.public.count_all(cards, seat);
        }
    }
    world.tell(state, Event::CardsReturned { round: state.public.round });
    state.public.stage = Stage::CleanUp { returned: true };
    control::update(state, world);
}

/// DEI-170, DEI-174: the round marker, the priority, the needs of the Automa. DEI-444: the gift deck has no order.
pub(crate) fn next_round(state: &mut Game, world: &mut Told<'_>) {
    let public = &mut state.public;
    public.round += 1;
    public.stage = Stage::Phase(Step::Begin);
    // DEI-171, DEI-172: ties take the reverse of their order.
    let mut order: Vec<Seat> = public.order.iter().rev().copied().filter(|seat| !public.is_automa(*seat)).collect();
    order.sort_by_key(|seat| public.players[*seat].supplies);
    public.order = order.into_iter().chain(public.automa).collect::<SeatList<_>>(); // DEI-90
    world.tell(state, Event::RoundBegan { round: state.public.round });
    world.tell(state, Event::Priority { order: state.public.order, first: false });
    if state.public.automa.is_some() {
        automa::arrange_needs(state, world);
    }
}

/// DEI-140: how many outposts everybody holds at the end of a round.
pub(crate) fn tell_outposts(state: &Game, world: &mut Told<'_>) {
    for (seat, player) in state.public.players.iter() {
        world.tell(state, Event::OutpostsHeld { seat, round: state.public.round, cubes: player.all_cubes() });
    }
}
