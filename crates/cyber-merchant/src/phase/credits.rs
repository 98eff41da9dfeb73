//! 7.4 Credits, and section 8: the end of the round and of the game.

use super::{Game, Told, begin_round};
use crate::cards::TRACKS;
use crate::state::{Public, Stage};
use crate::{Action, Event, score};
use kernel::{Illegal, Phrase, Seat};

/// CM-97: clockwise from the first player.
pub(super) fn begin(state: &mut Game, world: &mut Told<'_>) {
    state.public.sold = [false; TRACKS];
    ask(state, Some(state.public.first), world);
}

pub(super) fn legal(public: &Public, seat: Seat, out: &mut Vec<Action>) {
    out.extend((0..=public.players[seat].crypto).map(|crypto| Action::Exchange { crypto }));
}

pub(super) fn check(public: &Public, seat: Seat, crypto: u16) -> Result<(), Illegal> {
    let have = public.players[seat].crypto;
    if crypto > have {
        let why = Phrase::new("merchant-refuse-exchange").number("crypto", crypto).number("have", have);
        return Err(Illegal::new("CM-97", why));
    }
    Ok(())
}

/// CM-96.
pub(super) fn exchange(state: &mut Game, seat: Seat, crypto: u16, world: &mut Told<'_>) {
    let credits = crypto * state.cards.get().table.credits_per_crypto;
    let player = &mut state.public.players[seat];
    player.crypto -= crypto;
    player.cash += credits;
    world.tell(Event::Exchanged { seat, crypto, credits });
    let next = state.public.others(seat).next().filter(|next| *next != state.public.first);
    ask(state, next, world);
}

/// The next player with crypto, from a seat on to the last in turn order; who has none has no choice.
fn ask(state: &mut Game, from: Option<Seat>, world: &mut Told<'_>) {
    let public = &mut state.public;
    let mut order = public.clockwise(public.first).skip_while(|seat| Some(*seat) != from);
    match order.find(|seat| public.players[*seat].crypto > 0) {
        Some(turn) => public.stage = Stage::Credits { turn },
        None => end_round(state, world),
    }
}

/// CM-99, CM-100.
fn end_round(state: &mut Game, world: &mut Told<'_>) {
    if state.public.round < state.cards.get().table.rounds {
        state.public.round += 1;
        begin_round(state, world);
    } else {
        state.public.stage = Stage::Over;
        score::finish(state, world);
    }
}
