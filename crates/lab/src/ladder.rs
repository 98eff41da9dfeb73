//! [`Ladder`]: every bot against every other, and their strengths on one scale.

use crate::duel::Pairing;
use crate::elo::{Interval, Match, elo_of, fit};
use crate::in_order::in_order;
use crate::score::Score;
use crate::{Progress, check_threads};
use kernel::Phrase;
use registry::{AnyGame, Problem, SimSpec};
use serde::Serialize;
use std::ops::ControlFlow;
use std::time::Instant;

/// How many drawn games are added to each pair, so that a bot which always wins has a finite strength.
const EXTRA: f64 = 1.0;

/// A round robin that can be played: all that can be refused is checked.
#[derive(Debug)]
pub struct Ladder<'a> {
    game: &'a dyn AnyGame,
    spec: &'a SimSpec,
    bots: Vec<String>,
    pairs: Vec<(usize, usize, Pairing)>,
    deals: u64,
}

/// What came out of a ladder, as `boardroom lab ladder --json` writes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderReport {
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub seats: usize,
    /// The seed of all chance.
    pub seed: u64,
    /// How many threads played.
    pub threads: usize,
    /// How many deals each pair played, all pairs the same ones.
    pub deals: u64,
    /// How many games all pairs played.
    pub games: u64,
    /// The bots, from the strongest to the weakest.
    pub rungs: Vec<Rung>,
    /// What each pair played. With more than two seats, each of both has played alone against the other.
    pub pairs: Vec<PairReport>,
    /// How long it took.
    pub seconds: f64,
}

/// One bot's place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// The bot.
    pub bot: String,
    /// Its strength in Elo points; the mean of all bots is 0.
    pub elo: Interval,
}

/// One bot against another that held all other seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairReport {
    /// The bot, and the other.
    pub bots: [String; 2],
    /// How many games.
    pub games: u64,
    /// The share of them that the bot won, of 1.
    pub win_share: Interval,
    /// How many Elo points it is above the other by these games alone.
    pub elo: Interval,
}

impl<'a> Ladder<'a> {
    /// The bots of the specification, each against each other over so many games, in whole deals.
    ///
    /// # Errors
    /// When a comparison is not possible at such a table, or the specification is refused.
    pub fn new(game: &'a dyn AnyGame, spec: &'a SimSpec, games: u64) -> Result<Ladder<'a>, Problem> {
        let named = |name: &String| -> Result<String, Problem> {
            let alone = SimSpec { bots: vec![name.clone()], ..SimSpec::new(1, spec.seed) };
            Ok(alone.lineup()?[0].to_owned())
        };
        let bots = spec.bots.iter().map(named).collect::<Result<Vec<_>, _>>()?;
        let twice = (1..bots.len()).any(|later| bots[..later].contains(&bots[later]));
        if bots.len() < 2 || twice {
            return Err(Problem::Input(Phrase::new("registry-ladder-bots")));
        }
        Pairing::possible(game, spec)?;
        let mut pairs = Vec::new();
        for one in 0..bots.len() {
            // Of two seats each has one: then a pair needs to be played in one direction only.
            for other in (0..bots.len()).filter(|other| *other > one || spec.seats > 2 && *other != one) {
                pairs.push((one, other, Pairing::of([&bots[one], &bots[other]], spec.seats)));
            }
        }
        let deals = pairs[0].2.deals(games)?;
        Ok(Ladder { game, spec, bots, pairs, deals })
    }

    /// How many games all pairs play.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.deals * self.pairs.len() as u64 * self.spec.seats as u64
    }

    /// Plays them all.
    ///
    /// # Errors
    /// When the threads asked for are none or too many.
    pub fn play(&self, threads: usize, progress: Progress<'_>) -> Result<LadderReport, Problem> {
        check_threads(threads)?;
        let start = Instant::now();
        let (pairs, seats) = (self.pairs.len() as u64, self.spec.seats);
        let job = |number: u64| {
            let pair = (number % pairs) as usize;
            Ok((pair, self.pairs[pair].2.play(self.game, self.spec, number / pairs)?))
        };
        let mut scores = vec![Score::new(seats); self.pairs.len()];
        let mut done = 0;
        in_order(self.deals * pairs, threads, &job, &mut |(pair, wins)| {
            scores[pair].count(wins);
            done += seats as u64;
            progress(done);
            ControlFlow::Continue(())
        })?;
        Ok(LadderReport {
            game: self.game.id(),
            seats,
            seed: self.spec.seed,
            threads,
            deals: self.deals,
            games: done,
            rungs: self.rungs(&scores),
            pairs: self.pairs.iter().zip(&scores).map(|((_, _, pairing), score)| pair(pairing, score)).collect(),
            seconds: start.elapsed().as_secs_f64(),
        })
    }

    fn rungs(&self, scores: &[Score]) -> Vec<Rung> {
        let result = |((one, other, _), score): (&(usize, usize, Pairing), &Score)| Match {
            one: *one,
            other: *other,
            seats: self.spec.seats,
            games: score.games() as f64,
            wins: score.wins(),
            dispersion: score.dispersion(),
        };
        let matches: Vec<Match> = self.pairs.iter().zip(scores).map(result).collect();
        let strengths = fit(self.bots.len(), &matches, EXTRA);
        let mut rungs: Vec<Rung> =
            self.bots.iter().zip(strengths).map(|(bot, elo)| Rung { bot: bot.clone(), elo }).collect();
        rungs.sort_by(|one, other| other.elo.estimate.total_cmp(&one.elo.estimate));
        rungs
    }
}

fn pair(pairing: &Pairing, score: &Score) -> PairReport {
    let win_share = score.interval();
    let elo = win_share.map(|share| elo_of(share, score.seats()));
    PairReport { bots: pairing.bots.clone(), games: score.games(), win_share, elo }
}

impl LadderReport {
    /// The share of games that one bot won against another, if they met so.
    #[must_use]
    pub fn share(&self, one: &str, other: &str) -> Option<f64> {
        let met = |bots: [&str; 2]| {
            let found = self.pairs.iter().find(|pair| pair.bots.iter().map(String::as_str).eq(bots));
            found.map(|pair| pair.win_share.estimate)
        };
        met([one, other]).or_else(|| met([other, one]).map(|share| 1.0 - share))
    }
}
