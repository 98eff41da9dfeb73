//! Fantastic Factories.
//!
//! A game is long and its playouts careless, so a search looks little further than the current round, and
//! [`Insight::worth`] judges what it left behind: points, a compound that works, and things to go on with.

mod market;
mod means;
mod outlook;
mod prices;
mod uses;
mod work;

use crate::{Insight, Opponents, Team};
use games::fantastic_factories::{Action, FantasticFactories, Stage};
use kernel::{Asked, Chance, SeatMap, State, Stream};

impl Opponents for FantasticFactories {
    const TEAM: Team<Self> = Team::whole();
}

impl Insight for FantasticFactories {
    const SPREAD: f32 = 3.0;
    const HORIZON: usize = 18;
    const WORK: [u32; 4] = [15, 80, 2400, 12_000];

    fn worth(state: &State<Self>) -> SeatMap<f32> {
        outlook::worth(state)
    }

    fn reflex(asked: Asked<'_, Self>, list: &mut Vec<Action>, chance: &mut dyn Chance) -> Action {
        let choice = match asked.public().stage {
            Stage::Market { .. } => market::choice(asked, chance),
            Stage::Work => Some(work::choice(asked, chance)),
            Stage::CleanUp { .. } => Some(market::discard_down(asked)),
            Stage::Over => None,
        };
        choice.unwrap_or_else(|| crate::any(asked, list, chance))
    }

    fn promise(asked: Asked<'_, Self>, action: &Action) -> f32 {
        let worth = match *action {
            Action::TakeBlueprint { .. } | Action::Hire { .. } | Action::WipeRow { .. } | Action::PassMarket => {
                market::promise(asked, action)
            }
            Action::DiscardDown { .. } => 0.5,
            Action::SetForemanDice { .. }
            | Action::TakeSpecialistDie { .. }
            | Action::PlaceHq { .. }
            | Action::Build { .. }
            | Action::Activate { .. }
            | Action::FinishWork => work::promise(asked, action),
        };
        (0.3 + 0.2 * worth).clamp(0.0, 1.0)
    }
}

/// How much the players of a playout err, in VP.
fn noise(chance: &mut dyn Chance) -> f32 {
    0.5 * chance.pick(Stream::TABLE, 16) as f32 / 16.0
}
