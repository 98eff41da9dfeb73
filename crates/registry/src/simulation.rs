//! Simulation: bots alone, many games, counted.

use crate::Problem;
use crate::nearest::unknown;
use bots::{Bot, Team};
use kernel::owed::winners;
use kernel::{Digest, Drawn, Game, MAX_SEATS, Owed, Phrase, Sandbox, Seat, Seeded, Setup, Standings};
use serde_json::Value;
use std::ops::Range;

/// What is simulated.
#[derive(Clone, Debug, PartialEq)]
pub struct SimSpec {
    /// How many seats.
    pub seats: usize,
    /// The options as JSON; `null` or a part of them leaves the rest at the defaults.
    pub options: Value,
    /// The text of a data file; the standard one without.
    pub data: Option<String>,
    /// One bot for all seats, or one for each.
    pub bots: Vec<String>,
    /// All chance of all games comes from this number.
    pub seed: u64,
}

impl SimSpec {
    /// The standard game for so many, played by random bots.
    #[must_use]
    pub fn new(seats: usize, seed: u64) -> SimSpec {
        SimSpec { seats, options: Value::Null, data: None, bots: vec!["random".to_owned()], seed }
    }

    /// The bot of each seat, by name.
    ///
    /// # Errors
    /// When there is neither one name for all nor one for each, or a name does not exist.
    pub fn lineup(&self) -> Result<Vec<&str>, Problem> {
        if self.bots.len() != 1 && self.bots.len() != self.seats {
            let wrong = Phrase::new("registry-bots-count").count("given", self.bots.len());
            return Err(Problem::Input(wrong.count("seats", self.seats)));
        }
        let name = |seat: usize| {
            let asked = &self.bots[if self.bots.len() == 1 { 0 } else { seat }];
            let known = bots::exists(asked).then_some(asked.as_str());
            known.ok_or_else(|| unknown("registry-unknown-bot", asked, bots::NAMES))
        };
        (0..self.seats.min(MAX_SEATS)).map(name).collect()
    }
}

/// What came out of some games. Tallies of parts add up to the tally of the whole, in any order:
/// everything in it is a whole number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many choices were made where more than one was listed.
    pub decisions: u64,
    /// How many choices were made, those without an alternative included.
    pub choices: u64,
    /// Each seat's part.
    pub seats: [SeatTally; MAX_SEATS],
    /// How many seats were ranked: the players, and those that the rules play themselves.
    pub ranked: usize,
    finals: [u64; 4],
}

/// One seat's part of a tally.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// The sum of its scores.
    pub score: i64,
    /// Its wins, in parts of [`WIN`]: a win shared by three counts a third to each.
    pub wins: u64,
}

/// One whole win; it can be shared by any number of seats.
pub const WIN: u64 = 60;

impl Tally {
    /// Adds the tally of other games.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.ranked = self.ranked.max(other.ranked);
        for (mine, its) in self.seats.iter_mut().zip(&other.seats) {
            mine.score += its.score;
            mine.wins += its.wins;
        }
        for (mine, its) in self.finals.iter_mut().zip(&other.finals) {
            *mine = mine.wrapping_add(*its);
        }
    }

    /// The digest over all final states, each with the number of its game.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of_value(&(self.games, self.finals))
    }

    fn count<G: Game>(&mut self, index: u64, end: &Sandbox<G>, standings: &Standings) {
        self.games += 1;
        self.ranked = self.ranked.max(standings.len());
        let winners = winners(standings);
        for (seat, standing) in standings.iter() {
            let tally = &mut self.seats[seat.index()];
            tally.score += i64::from(standing.score);
            if winners.has(seat) {
                tally.wins += WIN / winners.len() as u64;
            }
        }
        let stamp = Digest::of_value(&(index, end.digest().0)).0;
        for (sum, word) in self.finals.iter_mut().zip(stamp.chunks_exact(8)) {
            let word = word.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            *sum = sum.wrapping_add(word);
        }
    }
}

/// Plays the games with these numbers.
pub(crate) fn run<G: Game>(
    setup: &Setup<G>,
    team: Team<G>,
    spec: &SimSpec,
    games: Range<u64>,
) -> Result<Tally, Problem> {
    setup.fits()?;
    let mut lineup = Lineup::new(team, &spec.lineup()?)?;
    let mut tally = Tally::default();
    for index in games {
        let mut table = Seeded::new(seed(b"table", spec.seed, index));
        let mut thoughts = Seeded::new(seed(b"bots", spec.seed, index));
        let mut sandbox = Sandbox::deal(setup, &mut table)?;
        let (standings, length) =
            lineup.play(&mut sandbox, &mut table, &mut thoughts, &mut ()).ok_or_else(|| stuck(spec.seed, index))?;
        tally.decisions += length.decisions;
        tally.choices += length.choices;
        tally.count(index, &sandbox, &standings);
    }
    Ok(tally)
}

/// Somebody who looks at every step of a game.
pub(crate) trait Watch<G: Game> {
    /// Carries out a choice, and looks.
    fn play(&mut self, sandbox: &mut Sandbox<G>, seat: Seat, action: &G::Action, table: &mut Seeded);
}

/// Nobody.
impl<G: Game> Watch<G> for () {
    fn play(&mut self, sandbox: &mut Sandbox<G>, seat: Seat, action: &G::Action, table: &mut Seeded) {
        sandbox.play(seat, action, table);
    }
}

/// The bots of a table, one in each seat.
pub(crate) struct Lineup<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
}

/// How many choices a game had.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Length {
    /// Those with an alternative.
    pub(crate) decisions: u64,
    pub(crate) choices: u64,
}

impl<G: Game> Lineup<G> {
    /// The bots with these names.
    pub(crate) fn new(team: Team<G>, names: &[&str]) -> Result<Lineup<G>, Problem> {
        let named = |name: &&str| team.get(name).ok_or_else(|| unknown("registry-unknown-bot", name, team.names));
        Ok(Lineup { bots: names.iter().map(named).collect::<Result<Vec<_>, _>>()?, legal: Vec::new() })
    }

    /// Plays a game to its end; nothing if it cannot go on or does not end.
    pub(crate) fn play(
        &mut self,
        sandbox: &mut Sandbox<G>,
        table: &mut Seeded,
        thoughts: &mut Seeded,
        watch: &mut impl Watch<G>,
    ) -> Option<(Standings, Length)> {
        let mut length = Length::default();
        loop {
            let seat = match sandbox.owed() {
                Owed::Over(standings) => return Some((standings, length)),
                Owed::Asked(asked) => asked.seats.lowest()?,
            };
            let Drawn { action, among } =
                self.bots[seat.index()].choose(sandbox.asked(seat), &mut self.legal, thoughts);
            watch.play(sandbox, seat, &action?, table);
            length.decisions += u64::from(among > 1);
            length.choices += 1;
            if length.choices > G::LONGEST as u64 {
                return None;
            }
        }
    }
}

/// A game that cannot go on or does not end: a fault of the rules, which the conformance suite
/// rules out.
pub(crate) fn stuck(seed: u64, index: u64) -> Problem {
    Problem::Input(Phrase::new("registry-stuck").text("seed", seed.to_string()).text("game", index.to_string()))
}

/// The seed of one of a game's sources of chance.
pub(crate) fn seed(purpose: &[u8], seed: u64, index: u64) -> [u8; 32] {
    let bytes = [b"boardroom simulation 1\n", purpose, b"\n", &seed.to_le_bytes(), &index.to_le_bytes()].concat();
    Digest::of_bytes(&bytes).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chance, Stream};

    /// Every published result of a simulation depends on these.
    #[test]
    fn the_seeds_of_a_simulation_never_change() {
        let first = |purpose, number, index| Seeded::new(seed(purpose, number, index)).pick(Stream::TABLE, 1_000_000);
        let picks = [first(b"table", 7, 0), first(b"bots", 7, 0), first(b"table", 8, 0), first(b"table", 7, 1)];
        assert_eq!(picks, [411_861, 625_382, 933_410, 595_578]);
    }
}
