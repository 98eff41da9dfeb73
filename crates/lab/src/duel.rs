//! [`duel`]: two bots against each other, until it is known which is stronger.

use crate::elo::{Interval, elo_of};
use crate::in_order::in_order;
use crate::score::Score;
use crate::sprt::{Sprt, Verdict};
use crate::{Progress, check_threads};
use kernel::Phrase;
use registry::{AnyGame, Played, Problem, SimSpec};
use serde::Serialize;
use std::ops::ControlFlow;
use std::time::Instant;

/// What came out of a duel, as `boardroom lab duel --json` writes it. The intervals are those of a
/// number of games fixed beforehand; that the test stops on its own makes them a little too narrow.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DuelReport {
    /// The game's id.
    pub game: &'static str,
    /// The bot in question, and the one in all other seats.
    pub bots: [String; 2],
    /// How many seats.
    pub seats: usize,
    /// The seed of all chance.
    pub seed: u64,
    /// How many threads played.
    pub threads: usize,
    /// How many deals; each was played once from every seat.
    pub deals: u64,
    /// How many games that is.
    pub games: u64,
    /// The share of games that the first bot won, of 1.
    pub win_share: Interval,
    /// The share that it would win among equals.
    pub equal_share: f64,
    /// How many Elo points it is above the other.
    pub elo: Interval,
    /// How sure it is that it is stronger at all, from 0 to 1.
    pub superiority: f64,
    /// How much the games of a deal vary, compared with games on separate deals.
    pub dispersion: f64,
    /// The test.
    pub sprt: SprtReport,
    /// How long it took.
    pub seconds: f64,
}

/// How far the test of a duel came.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SprtReport {
    /// The hypothesis H0, in Elo points.
    pub elo0: f64,
    /// The hypothesis H1.
    pub elo1: f64,
    /// How often H1 may be accepted where H0 is true.
    pub alpha: f64,
    /// How often H0 may be accepted where H1 is true.
    pub beta: f64,
    /// The logarithm of the likelihood ratio.
    pub ratio: f64,
    /// Where H0 is accepted.
    pub lower: f64,
    /// Where H1 is accepted.
    pub upper: f64,
    /// What is known.
    pub verdict: Verdict,
}

/// Lets two bots play deal after deal, each deal once with the first bot in every seat and the second
/// in all others, until the test knows or the games asked for are played. `spec` names both bots, or one
/// that plays itself.
///
/// # Errors
/// When a duel is not possible at such a table, or the specification is refused.
pub fn duel(
    game: &dyn AnyGame,
    spec: &SimSpec,
    sprt: Sprt,
    most: u64,
    threads: usize,
    progress: Progress<'_>,
) -> Result<DuelReport, Problem> {
    check_threads(threads)?;
    let pairing = Pairing::new(game, spec)?;
    let deals = pairing.deals(most)?;
    if sprt.elo0 >= sprt.elo1 {
        let wrong = Phrase::new("registry-duel-bounds").text("low", sprt.elo0.to_string());
        return Err(Problem::Input(wrong.text("high", sprt.elo1.to_string())));
    }
    let start = Instant::now();
    let mut score = Score::new(spec.seats);
    in_order(deals, threads, &|deal| pairing.play(game, spec, deal), &mut |wins| {
        score.count(wins);
        progress(score.games());
        match sprt.verdict(&score) {
            Verdict::Open => ControlFlow::Continue(()),
            Verdict::H0 | Verdict::H1 => ControlFlow::Break(()),
        }
    })?;
    let (lower, upper) = sprt.bounds();
    let Sprt { elo0, elo1, alpha, beta } = sprt;
    let (ratio, verdict) = (sprt.ratio(&score), sprt.verdict(&score));
    Ok(DuelReport {
        game: game.id(),
        bots: pairing.bots,
        seats: spec.seats,
        seed: spec.seed,
        threads,
        deals: score.deals(),
        games: score.games(),
        win_share: score.interval(),
        equal_share: score.expected(),
        elo: score.interval().map(|share| elo_of(share, spec.seats)),
        superiority: score.superiority(),
        dispersion: score.dispersion(),
        sprt: SprtReport { elo0, elo1, alpha, beta, ratio, lower, upper, verdict },
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// One bot against another that holds all other seats: the lineups of a duplicate deal.
#[derive(Clone, Debug)]
pub(crate) struct Pairing {
    pub(crate) bots: [String; 2],
    /// Which of the two sits where, in each game of a deal.
    lineups: Vec<Vec<usize>>,
}

impl Pairing {
    /// The pairing that a specification names. Whatever can be refused is refused here.
    fn new(game: &dyn AnyGame, spec: &SimSpec) -> Result<Pairing, Problem> {
        Pairing::possible(game, spec)?;
        let both = SimSpec { seats: 2, ..spec.clone() };
        let named = both.lineup()?;
        Ok(Pairing::of([named[0], named[named.len() - 1]], spec.seats))
    }

    /// Whether bots can be compared at such a table.
    pub(crate) fn possible(game: &dyn AnyGame, spec: &SimSpec) -> Result<(), Problem> {
        if spec.seats < 2 {
            return Err(Problem::Input(Phrase::new("registry-duel-seats").count("seats", spec.seats)));
        }
        game.play(spec, 0, &[]).map(|_| ())
    }

    /// The first of these bots in each of the seats, once.
    pub(crate) fn of(bots: [&str; 2], seats: usize) -> Pairing {
        let lineup = |own: usize| (0..seats).map(|seat| usize::from(seat != own)).collect();
        Pairing { bots: bots.map(str::to_owned), lineups: (0..seats).map(lineup).collect() }
    }

    /// How many whole deals so many games are.
    pub(crate) fn deals(&self, games: u64) -> Result<u64, Problem> {
        let each = self.lineups.len() as u64;
        if games < each {
            return Err(Problem::Input(Phrase::new("registry-duel-games").count("each", self.lineups.len())));
        }
        Ok(games / each)
    }

    /// Plays a deal from every seat; gives the wins of the first bot, in parts of [`registry::WIN`].
    pub(crate) fn play(&self, game: &dyn AnyGame, spec: &SimSpec, deal: u64) -> Result<u64, Problem> {
        let named = |lineup: &Vec<usize>| lineup.iter().map(|bot| self.bots[*bot].as_str()).collect();
        let lineups: Vec<Vec<&str>> = self.lineups.iter().map(named).collect();
        let played = game.play(spec, deal, &lineups)?;
        Ok(played.iter().enumerate().map(|(own, played): (usize, &Played)| played.seats[own].wins).sum())
    }
}
