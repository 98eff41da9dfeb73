//! Hints: what a search thinks of the choices of a seat.

use crate::seated::offer;
use crate::{Offer, Problem};
use bots::mcts::Line;
use bots::{BUDGET, Mcts, Team};
use kernel::{Chance, Phrase, Seen, Voice};
use serde::Serialize;

/// How much a hint may search at most.
pub const MOST_WORK: u32 = 1_000_000;

/// One choice, with what a search thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    seen: Seen<'_, G>,
    work: u32,
    chance: &mut dyn Chance,
) -> Result<Vec<Hint>, Problem> {
    if !(1..=MOST_WORK).contains(&work) {
        let wrong = Phrase::new("registry-hint-work").number("work", work).number("most", MOST_WORK);
        return Err(Problem::Input(wrong));
    }
    let mut legal = Vec::new();
    G::legal(seen, BUDGET, &mut legal);
    let lines = team.think(Mcts::new(work), seen, &legal, chance);
    let lines = lines.ok_or_else(|| Problem::Input(Phrase::new("registry-hint-none")))?;
    let mut hints: Vec<(f32, Hint)> = legal
        .iter()
        .zip(lines)
        .filter(|(_, line)| line.visits > 0)
        .map(|(action, line)| (line.reward / line.visits as f32, hint(offer(seen, action), &line)))
        .collect();
    hints.sort_by(|(reward, one), (other_reward, other)| {
        other.tried.cmp(&one.tried).then(other_reward.total_cmp(reward))
    });
    Ok(hints.into_iter().map(|(_, hint)| hint).collect())
}

fn hint(offer: Offer, line: &Line) -> Hint {
    let tried = f64::from(line.visits);
    let win = f64::from(line.win) / tried;
    Hint { offer, tried: line.visits, win, sure: interval(win, tried), score: f64::from(line.score) / tried }
}

/// Half the width of the 95 % interval of a share, after Wilson, so that few tries never look certain.
fn interval(share: f64, tries: f64) -> f64 {
    const Z: f64 = 1.96;
    let spread = share * (1.0 - share) / tries + Z * Z / (4.0 * tries * tries);
    Z * spread.sqrt() / (1.0 + Z * Z / tries)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known values of Wilson's interval.
    #[test]
    fn few_tries_are_not_certain() {
        assert!((interval(0.5, 100.0) - 0.0962).abs() < 0.0005);
        assert!((interval(1.0, 10.0) - 0.1388).abs() < 0.0005);
        assert!(interval(0.0, 1.0) > 0.3);
    }
}
