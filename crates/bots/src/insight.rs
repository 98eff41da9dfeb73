//! [`Insight`]: what bots know about a game beyond its rules.

use kernel::{Asked, Chance, Drawn, Game, SeatMap, State};

/// What bots know about a game beyond its rules: one file per game in `src/eval`.
///
/// Nothing here sees a real table. [`Insight::worth`] is given states that a bot imagined and played
/// on in its head; [`Insight::reflex`] gets what one seat of such a state sees, so that the players in
/// a bot's head do not peek either.
pub trait Insight: Game {
    /// A lead in the final score that usually decides a game: the scale on which leads are compared.
    const SPREAD: f32;

    /// How many choices are made from the searcher's question on, in the tree and by reflex, before
    /// [`Insight::worth`] judges where they led; half as many are made by reflex in any case. Long games are
    /// judged better early than after many careless choices.
    const HORIZON: usize;

    /// How many worlds the four strengths look at: `easy`, `normal`, `hard`, `expert`.
    const WORK: [u32; 4];

    /// Whether a state can be judged: no turn is in the middle. A playout that reaches its horizon goes on until then.
    /// Games whose `worth` judges every state alike are always settled.
    fn is_settled(state: &State<Self>) -> bool {
        let _ = state;
        true
    }

    /// The final score that each seat can expect.
    fn worth(state: &State<Self>) -> SeatMap<f32>;

    /// A quick, sensible choice, for the players of a playout. `list` is scratch space.
    fn reflex(asked: Asked<'_, Self>, list: &mut Vec<Self::Action>, chance: &mut dyn Chance) -> Self::Action {
        any(asked, list, chance)
    }

    /// How good an action looks before it is tried, from 0 to 1: where there are many, the promising
    /// ones are tried first.
    fn promise(asked: Asked<'_, Self>, action: &Self::Action) -> f32 {
        let _ = (asked, action);
        0.5
    }
}

/// Any action, each equally likely.
///
/// # Panics
/// If there is nothing to choose.
pub fn any<G: Game>(asked: Asked<'_, G>, list: &mut Vec<G::Action>, chance: &mut dyn Chance) -> G::Action {
    G::draw(asked, crate::BUDGET, list, chance).action.expect("who is asked has a choice")
}

/// What a seat may choose, as far as bots get it listed.
pub fn listed<G: Game>(asked: Asked<'_, G>, list: &mut Vec<G::Action>) {
    list.clear();
    G::legal(asked, crate::BUDGET, list);
}

/// A choice among the listed actions, by its index; where there is but one, nobody need think.
pub(crate) fn think_about<G: Game>(
    asked: Asked<'_, G>,
    list: &mut Vec<G::Action>,
    think: impl FnOnce(&[G::Action]) -> usize,
) -> Drawn<G::Action> {
    listed(asked, list);
    let among = list.len();
    let index = if among > 1 { think(list) } else { 0 };
    Drawn { action: (index < among).then(|| list.swap_remove(index)), among }
}
