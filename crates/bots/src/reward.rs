//! What a bot plays for: wins first, and leads.

use crate::Insight;
use kernel::owed::winners;
use kernel::{Owed, Sandbox, Seat, SeatMap, Standings};

/// How much of the reward is winning; the rest is the lead.
const WINNING: f32 = 0.7;

/// What a playout came to for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// What the search plays for, from 0 to 1.
    pub reward: f32,
    /// The share of the win, from 0 to 1; at a horizon, how likely it looks.
    pub win: f32,
    /// The final score, or the expected one.
    pub score: f32,
}

/// What a state came to for each seat: by its standings if the game is over, by its worth otherwise.
pub(crate) fn judge<G: Insight>(sandbox: &Sandbox<G>) -> SeatMap<Outcome> {
    match sandbox.owed() {
        Owed::Over(standings) => finished::<G>(&standings),
        Owed::Asked(_) => expected::<G>(&G::worth(sandbox.state())),
    }
}

fn finished<G: Insight>(standings: &Standings) -> SeatMap<Outcome> {
    let winners = winners(standings);
    let scores = standings.map(|_, standing| standing.score as f32);
    standings.map(|seat, _| {
        let win = if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        outcome::<G>(&scores, seat, win)
    })
}

fn expected<G: Insight>(worth: &SeatMap<f32>) -> SeatMap<Outcome> {
    worth.map(|seat, _| outcome::<G>(worth, seat, squash(2.0 * lead(worth, seat) / G::SPREAD)))
}

fn outcome<G: Insight>(scores: &SeatMap<f32>, seat: Seat, win: f32) -> Outcome {
    let ahead = squash(lead(scores, seat) / G::SPREAD);
    Outcome { reward: WINNING * win + (1.0 - WINNING) * ahead, win, score: scores[seat] }
}

/// How far a seat is before the best of the others; behind is below 0.
pub(crate) fn lead(scores: &SeatMap<f32>, seat: Seat) -> f32 {
    let others = scores.iter().filter(|(other, _)| *other != seat).map(|(_, score)| *score);
    scores[seat] - others.fold(f32::NEG_INFINITY, f32::max).max(f32::MIN / 4.0)
}

/// From any number to between 0 and 1, with 0 at one half.
fn squash(x: f32) -> f32 {
    0.5 + 0.5 * (x / (1.0 + x.abs()))
}
