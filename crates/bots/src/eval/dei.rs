//! D.E.I.: outposts and missions are the score, units and cards the means to both.
//!
//! | module | what it knows |
//! | --- | --- |
//! | `outlook` | what a position promises: final scoring, missions to come, what can be collected, symbols still to be used |
//! | `moves` | a quick choice for every question |

mod moves;
mod outlook;

use crate::{Insight, Opponents, Team};
use games::dei::state::{Stage, Step};
use games::dei::{Action, Dei};
use kernel::{Asked, Chance, SeatMap, State};
use outlook::Outlook;

impl Opponents for Dei {
    const TEAM: Team<Self> = Team::whole();
}

impl Insight for Dei {
    const SPREAD: f32 = 20.0;
    const HORIZON: usize = 8;
    const WORK: [u32; 4] = [12, 50, 800, 8000];

    /// Between the Action Phases of two participants.
    fn is_settled(state: &State<Self>) -> bool {
        let public = &state.public;
        public.stage == Stage::Phase(Step::Second) && public.frames.len() == 1
    }

    fn worth(state: &State<Self>) -> SeatMap<f32> {
        let (public, cards) = (&state.public, state.cards.get());
        SeatMap::new(public.players.len(), |seat| Outlook::of(public, cards, seat).score())
    }

    fn reflex(asked: Asked<'_, Self>, list: &mut Vec<Action>, chance: &mut dyn Chance) -> Action {
        crate::insight::listed(asked, list);
        moves::best(asked, list, chance)
    }

    fn promise(asked: Asked<'_, Self>, action: &Action) -> f32 {
        let promise = moves::judge(&Outlook::of(asked.public(), asked.cards(), asked.seat()), action);
        0.5 + 0.5 * promise / (3.0 + promise.abs())
    }
}
