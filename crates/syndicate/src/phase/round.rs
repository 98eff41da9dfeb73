//! Section 4: setting up a round. Section 9: its end.

use super::pass::{discard_factory, lay_factory};
use crate::state::{AGENTS, ASSISTANTS, Pawns, ROUNDS, SLOTS, Stack, Stage};
use crate::{Event, Syndicate, score};
use kernel::{State, World};

/// SYN-18, SYN-19, SYN-20, SYN-21, SYN-22, SYN-23, SYN-24.
pub(crate) fn begin(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    let round = state.public.round;
    for seat in state.public.players.seats().iter() {
        let player = &mut state.public.players[seat];
        // SYN-24, SYN-81: the full pool, and no pawn at the factory.
        (player.agents, player.assistants) = (AGENTS, ASSISTANTS);
        player.at = [Pawns::default(); SLOTS];
        player.passed = false;
    }
    state.public.turns = 0;
    state.public.stage = Stage::Turn;
    world.tell(state, Event::RoundBegan { round, order: state.public.order });
    lay_factory(state, world);
    lay_investors(state, world);
    for seat in state.public.players.seats().iter() {
        let dice = std::array::from_fn(|_| world.roll());
        state.public.players[seat].dice = dice;
        world.tell(state, Event::DiceRolled { seat, dice });
    }
}

/// SYN-19, SYN-20: the round's five tokens, shuffled, face up at I1 to I5.
fn lay_investors(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    let mut tokens = state.cards.get().investors[usize::from(state.public.round) - 1];
    world.shuffle(&mut tokens);
    for (position, investor) in (1_u8..).zip(tokens) {
        state.public.investors[usize::from(position) - 1] = Some(investor);
        world.tell(state, Event::InvestorLaid { position, investor });
    }
}

/// Section 9, and section 10 after the last round.
pub(crate) fn end(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    let round = state.public.round;
    world.tell(state, Event::RoundEnded { round });
    score::robots(state, world);
    score::investors(state, world);
    // SYN-80: nothing is prepared after round 3.
    if round == ROUNDS {
        score::finish(state, world);
        state.public.stage = Stage::Over;
        return;
    }
    // SYN-82, SYN-83: cards to the discard pile; tokens nobody won are out of the game.
    discard_factory(&mut state.public);
    state.public.investors = [None; 5];
    // SYN-84, SYN-85: the stack that passing built, read from the top.
    state.public.order = Stack::from_iter(std::mem::take(&mut state.public.passed).iter().rev().copied());
    state.public.round += 1;
    begin(state, world);
}
