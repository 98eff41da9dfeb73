//! [`Report`]: what came out of a simulation.

use kernel::{Digest, Seat};
use registry::{AnyGame, Problem, SimSpec, Tally, WIN};
use serde::Serialize;
use std::time::Duration;

/// What stands in place of a bot's name at a seat that the rules play themselves.
pub const MACHINE: &str = "machine";

/// What came out of a simulation, as `boardroom sim --json` writes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many players.
    pub players: usize,
    /// The seed of all chance.
    pub seed: u64,
    /// How many threads played.
    pub threads: usize,
    /// How many games.
    pub games: u64,
    /// How many choices were made where there was more than one.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Decisions per second, all threads together.
    pub decisions_per_second: f64,
    /// Games per second, all threads together.
    pub games_per_second: f64,
    /// Each seat's part; after the players, the seats that the rules play themselves.
    pub seats: Vec<SeatReport>,
    /// Choices per game, those without an alternative included.
    pub mean_length: f64,
    /// The digest over all final states.
    pub digest: Digest,
}

/// One seat's part of a report.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat's number, from 1.
    pub seat: usize,
    /// The bot that played it, or [`MACHINE`].
    pub bot: String,
    /// Its mean score.
    pub mean_score: f64,
    /// The part of all games it won; a win shared by three counts a third to each.
    pub win_share: f64,
}

impl Report {
    pub(crate) fn new(
        game: &dyn AnyGame,
        spec: &SimSpec,
        threads: usize,
        tally: &Tally,
        time: Duration,
    ) -> Result<Report, Problem> {
        let games = tally.games as f64;
        let seconds = time.as_secs_f64().max(1e-9);
        let seat = |(i, bot): (usize, &str)| SeatReport {
            seat: Seat::new(i).number(),
            bot: bot.to_owned(),
            mean_score: tally.seats[i].score as f64 / games,
            win_share: tally.seats[i].wins as f64 / (WIN as f64 * games),
        };
        let lineup = spec.lineup()?;
        let beyond = tally.ranked.saturating_sub(lineup.len());
        let played = lineup.into_iter().chain(std::iter::repeat_n(MACHINE, beyond));
        Ok(Report {
            game: game.id(),
            players: spec.seats,
            seed: spec.seed,
            threads,
            games: tally.games,
            decisions: tally.decisions,
            seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
            games_per_second: games / seconds,
            seats: played.enumerate().map(seat).collect(),
            mean_length: tally.choices as f64 / games,
            digest: tally.digest(),
        })
    }
}
