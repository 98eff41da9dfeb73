//! The course of the game, one file per chapter of the rulebook.

pub(crate) mod build;
pub(crate) mod clean_up;
pub(crate) mod headquarters;
pub(crate) mod hire;
pub(crate) mod machine;
pub(crate) mod market;
pub(crate) mod work;

use crate::state::{Pending, Stage};
use crate::{Action, FantasticFactories, Work, score};
use kernel::{Coverage, Illegal, Owed, Phrase, Seat, Seen, State, World};

/// FF-35, FF-51, FF-284: whom the table waits for.
pub(crate) fn owed(seen: Seen<'_, FantasticFactories>) -> Owed {
    let public = seen.public();
    let nth = |turn: u8| public.turn_order().nth(usize::from(turn)).expect("FF-12: a seat for each turn");
    match public.stage {
        Stage::Market { turn, .. } | Stage::CleanUp { turn } => Owed::turn(nth(turn)),
        Stage::Work => match public.options.work {
            Work::Together => Owed::open(public.at_work()),
            Work::InTurn => {
                let next = public.turn_order().find(|seat| !public.players[*seat].finished);
                Owed::turn(next.expect("FF-133: the Work phase ends when all have finished"))
            }
        },
        Stage::Over => Owed::Over(score::standings(seen)),
    }
}

/// What a seat is asked.
pub(crate) fn question(seen: Seen<'_, FantasticFactories>) -> &'static str {
    let public = seen.public();
    match public.stage {
        Stage::Market { .. } => "market",
        Stage::Work => {
            let player = seen.seat().and_then(|seat| public.players.get(seat));
            match player.map(|player| player.pending) {
                Some(Pending::Foreman { .. }) => "foreman",
                _ => "work",
            }
        }
        Stage::CleanUp { .. } => "clean-up",
        Stage::Over => "over",
    }
}

/// All that a seat can choose.
pub(crate) fn legal(seen: Seen<'_, FantasticFactories>, budget: usize, out: &mut Vec<Action>) -> Coverage {
    let Some(seat) = seen.seat().filter(|seat| seen.public().players.get(*seat).is_some()) else {
        return Coverage::Every;
    };
    match seen.public().stage {
        Stage::Market { wiped, .. } => market::legal(seen, seat, wiped, out),
        Stage::Work => work::legal(seen, seat, out),
        Stage::CleanUp { .. } => return clean_up::legal(seen, seat, budget, out),
        Stage::Over => {}
    }
    Coverage::Every
}

/// Whether a seat can choose this.
pub(crate) fn check(seen: Seen<'_, FantasticFactories>, action: &Action) -> Result<(), Illegal> {
    let Some(seat) = seen.seat().filter(|seat| seen.public().players.get(*seat).is_some()) else {
        return Err(Illegal::new("FF-12", Phrase::new("factories-refuse-onlooker")));
    };
    match seen.public().stage {
        Stage::Market { wiped, .. } => market::check(seen, seat, wiped, action),
        Stage::Work => work::check(seen, seat, action),
        Stage::CleanUp { .. } => clean_up::check(seen, seat, action),
        Stage::Over => Err(Illegal::new("FF-297", Phrase::new("table-refuse-over"))),
    }
}

/// Carries out a choice, and everything after it that leaves no choice.
pub(crate) fn apply(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    action: Action,
    world: &mut World<'_, FantasticFactories>,
) {
    match action {
        Action::WipeRow { row, pay } => market::wipe(state, seat, row, pay, world),
        Action::TakeBlueprint { slot } => market::take(state, seat, slot, world),
        Action::Hire { slot, discard, opponent } => hire::hire(state, seat, slot, discard, opponent, world),
        Action::PassMarket => market::pass(state, seat, world),
        Action::SetForemanDice { dice } => work::set_dice(state, seat, dice, world),
        Action::TakeSpecialistDie { value } => work::take_die(state, seat, value, world),
        Action::PlaceHq { die, floor } => headquarters::place(state, seat, die, floor, world),
        Action::Build { card, discard } => build::build(state, seat, card, discard, world),
        Action::Activate { card, copy, dice, discards, choice } => {
            let terms = crate::activate::Terms { card, copy, dice, discards, choice };
            crate::activate::resolve::activate(state, seat, terms, world);
        }
        Action::FinishWork => work::finish(state, seat, world),
        Action::DiscardDown { blueprints, metal, energy } => {
            clean_up::discard_down(state, seat, blueprints, [metal, energy], world);
        }
    }
}
