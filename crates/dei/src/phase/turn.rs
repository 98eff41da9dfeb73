//! Section 7: the Action Phase of a participant, step by step (DEI-168, DEI-169).

use super::*;

/// Does what comes next where nothing is asked.
pub(crate) fn go_on(state: &mut Game, step: Step, world: &mut Told<'_>) {
    let (seat, phase) = (state.public.actor(), state.public.phase);
    if state.public.is_automa(seat) {
        match step {
            Step::Begin => {
                world.tell(state, Event::PhaseBegan { seat, phase });
                state.public.stage = Stage::Phase(Step::First);
            }
            _ if automa::play(state, seat, world) => {}
            _ => end(state, world),
        }
        return;
    }
    let next = match step {
        Step::Begin => {
            let player = &mut state.public.players[seat];
            (player.used, player.bought) = Default::default();
            world.tell(state, Event::PhaseBegan { seat, phase });
            if phase == 1 {
                gift::draw(state, seat, world);
            }
            Step::Start
        }
        Step::Start => {
            if (state.public.round, phase) == (1, 1) {
                state.public.ask(seat, Ask::Start);
            }
            Step::Gift
        }
        Step::Gift => {
            if phase == 1 {
                gift::grant(state, seat, world);
            }
            Step::First
        }
        Step::First | Step::Second => {
            state.public.ask(seat, Ask::Card);
            if step == Step::First { Step::Second } else { Step::Hack }
        }
        Step::Hack => {
            if unlock::can_hack(&state.public, state.cards.get(), seat) {
                state.public.ask(seat, Ask::Hack);
            }
            Step::Unlock
        }
        Step::Unlock => {
            if unlock::can_unlock(&state.public, state.cards.get(), seat).next().is_some() {
                state.public.ask(seat, Ask::Unlock);
            }
            if phase == 3 { Step::Demand } else { Step::End }
        }
        Step::Demand => {
            gift::demand(state, seat, world);
            Step::Remove
        }
        Step::Remove => {
            drone::remove(state, seat, world);
            Step::Mission
        }
        Step::Mission => {
            state.public.ask(seat, Ask::Mission);
            Step::End
        }
        Step::End => return end(state, world),
    };
    state.public.stage = Stage::Phase(next);
}

/// DEI-2: the next participant, the next Action Phase, or the end of the round.
fn end(state: &mut Game, world: &mut Told<'_>) {
    let public = &mut state.public;
    public.turn += 1;
    public.stage = Stage::Phase(Step::Begin);
    if usize::from(public.turn) < public.order.len() {
        return;
    }
    public.turn = 0;
    public.phase += 1;
    if public.phase <= 3 {
        return;
    }
    public.phase = 1;
    match usize::from(public.round) < ROUNDS {
        true => public.stage = Stage::CleanUp { returned: false },
        false => ending::score(state, world), // DEI-173
    }
}
