//! Section 9: the Cyber deck.

use super::effects::shift;
use super::{Game, Told};
use crate::Event;
use crate::cards::{Corporation, TRACKS};

/// CM-105: of the shuffled tokens one is laid face down on each track in play, from the left.
pub(super) fn lay(state: &mut Game, world: &mut Told<'_>) {
    let cards = state.cards.get();
    let mut tokens = cards.tokens.clone();
    let tracks = cards.layout(state.public.players.len()).tracks;
    for track in 0..usize::from(tracks) {
        state.dark.tokens[track] = tokens.remove(world.pick(tokens.len() as u32) as usize);
    }
    state.dark.laid = tracks;
    world.tell(state, Event::TokensLaid { tokens: tracks });
}

/// CM-107, CM-108, CM-109: all tokens are turned up, prices move, the tokens go back.
pub(super) fn turn_up(state: &mut Game, world: &mut Told<'_>) {
    let laid = usize::from(std::mem::take(&mut state.dark.laid));
    let tokens = std::mem::replace(&mut state.dark.tokens, [0; TRACKS]);
    if laid > 0 {
        world.reveal();
    }
    for (corporation, change) in Corporation::TRACKED.into_iter().zip(tokens).take(laid) {
        let (from, to) = shift(state, corporation, change);
        world.tell(state, Event::TokenTurned { corporation, change, from, to });
    }
}
