//! Hints: what a search thinks of the choices of a seat.

use crate::seated::offer;
use crate::{Offer, Problem};
use bots::mcts::{Line, ranking};
use bots::{BUDGET, Mcts, Team};
use kernel::{Asked, Chance, Phrase, Voice};
use serde::Serialize;

/// How much a hint may search at most.
pub const MOST_WORK: u32 = 1_000_000;

/// One choice, with what a search thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "registry.ts"))]
pub struct Hint {
    /// The choice.
    #[serde(flatten)]
    pub offer: Offer,
    /// In how many imagined worlds it was tried.
    pub tried: u32,
    /// The share of those in which the seat won, shared wins in parts.
    pub win: f64,
    /// How far the true share may be from that, with 95 % certainty.
    pub sure: f64,
    /// The mean final score.
    pub score: f64,
}

/// The choices of a seat, the best first; those that were not tried are left out.
pub(crate) fn hints<G: Voice>(
    team: &Team<G>,
    asked: Asked<'_, G>,
    work: u32,
    chance: &mut dyn Chance,
) -> Result<Vec<Hint>, Problem> {
    let mut legal = Vec::new();
    G::legal(asked, BUDGET, &mut legal);
    let lines = think(team, asked, &legal, work, chance)?;
    let hint = |index: usize| hint(offer(asked, &legal[index]), &lines[index]);
    Ok(ranking(&lines).into_iter().map(hint).collect())
}

/// What a search thinks of one legal choice, if it looks at no other.
pub(crate) fn judge<G: Voice>(
    team: &Team<G>,
    asked: Asked<'_, G>,
    action: &G::Action,
    work: u32,
    chance: &mut dyn Chance,
) -> Result<Hint, Problem> {
    let lines = think(team, asked, std::slice::from_ref(action), work, chance)?;
    Ok(hint(offer(asked, action), &lines[0]))
}

fn think<G: Voice>(
    team: &Team<G>,
    asked: Asked<'_, G>,
    actions: &[G::Action],
    work: u32,
    chance: &mut dyn Chance,
) -> Result<Vec<Line>, Problem> {
    if !(1..=MOST_WORK).contains(&work) {
        let wrong = Phrase::new("registry-hint-work").number("work", work).number("most", MOST_WORK);
        return Err(Problem::Input(wrong));
    }
    let lines = team.think(Mcts::new(work), asked, actions, chance);
    lines.ok_or_else(|| Problem::Input(Phrase::new("registry-hint-none")))
}

fn hint(offer: Offer, line: &Line) -> Hint {
    Hint { offer, tried: line.visits, win: line.win_share(), sure: line.doubt(), score: line.mean_score() }
}
