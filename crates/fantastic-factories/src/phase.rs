//! The course of the game, one file per chapter of the rulebook.

mod activate;
pub(crate) mod build;
pub(crate) mod clean_up;
pub(crate) mod headquarters;
pub(crate) mod hire;
mod machine;
pub(crate) mod market;
pub(crate) mod work;

use crate::state::{Pending, Stage};
use crate::{Asked, FantasticFactories, Seen, Work, score};
use kernel::{Owed, Question};

/// FF-35, FF-51, FF-284: whom the table waits for.
pub(crate) fn owed(seen: Seen<'_>) -> Owed {
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
pub(crate) fn question(asked: Asked<'_>) -> &'static Question<FantasticFactories> {
    match asked.public().stage {
        Stage::Market { .. } => &market::MARKET,
        Stage::Work => match asked.public().players[asked.seat()].pending {
            Pending::Foreman { .. } => &work::FOREMAN,
            Pending::Nothing | Pending::ExtraDice { .. } | Pending::Specialist => &work::WORK,
        },
        Stage::CleanUp { .. } => &clean_up::CLEAN_UP,
        Stage::Over => unreachable!("FF-297: nobody is asked when the game is over"),
    }
}
