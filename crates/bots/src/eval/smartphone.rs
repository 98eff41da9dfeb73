//! Smartphone Inc.: offices and technologies are customers of later rounds, plans are the means to both.
//!
//! | module | what it knows |
//! | --- | --- |
//! | `outlook` | what a position promises: this round's sales, later rounds, markers that lie about |
//! | `plans` | what a plan is good for |
//! | `moves` | a quick choice for every other question |

mod moves;
mod outlook;
mod plans;

use crate::{Insight, Opponents, Team};
use games::smartphone::state::What;
use games::smartphone::{Action, Smartphone, action};
use kernel::{Asked, Chance, SeatMap, State, Stream};
use outlook::Outlook;

impl Opponents for Smartphone {
    const TEAM: Team<Self> = Team::whole();
}

impl Insight for Smartphone {
    const SPREAD: f32 = 25.0;
    const HORIZON: usize = 6;
    const WORK: [u32; 4] = [20, 120, 1000, 8000];

    fn worth(state: &State<Self>) -> SeatMap<f32> {
        let outlook = Outlook::of(&state.public, state.cards.get());
        SeatMap::new(state.public.players.len(), |seat| outlook.score(seat))
    }

    fn reflex(asked: Asked<'_, Self>, list: &mut Vec<Action>, chance: &mut dyn Chance) -> Action {
        match asked.public().ask.map(|ask| ask.what) {
            None if asked.own().sealed.is_none() => plans::quick(asked, chance),
            None => Action::Withdraw,
            Some(What::Sale) => moves::sale(asked),
            Some(_) => {
                crate::insight::listed(asked, list);
                moves::best(asked, list, chance)
            }
        }
    }

    fn promise(asked: Asked<'_, Self>, action: &Action) -> f32 {
        let promise = match *action {
            Action::Plan { lower, upper, turn, at, tiles } => {
                plans::promise(asked, &action::Plan { lower, upper, turn, at, tiles })
            }
            _ => moves::promise(asked, action),
        };
        0.5 + 0.5 * promise / (20.0 + promise.abs())
    }
}

/// From 0 up to a number: what reflexes differ by.
fn noise(chance: &mut dyn Chance, most: f32) -> f32 {
    most * chance.pick(Stream::TABLE, 33) as f32 / 32.0
}
