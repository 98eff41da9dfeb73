//! Observation: bots alone, and everything about each game that a designer asks for.

use crate::simulation::{Lineup, Watch, seed, stuck};
use crate::{Played, Problem, SimSpec};
use bots::Team;
use kernel::{Sandbox, Seat, Seeded, Setup, Taken, Told, Voice};
use std::collections::BTreeMap;
use std::ops::Range;

/// Into how many parts of equal length a game is divided to see who leads when.
pub const TENTHS: usize = 10;

/// One game, as it was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed {
    /// Its number.
    pub number: u64,
    /// How many choices were made where more than one was listed.
    pub decisions: u64,
    /// How many choices were made, those without an alternative included.
    pub choices: u64,
    /// Which of the specification's bots sat in which seat.
    pub lineup: Vec<String>,
    /// What came out.
    pub played: Played,
    /// Who could expect the highest score at the end of each tenth of the game, or had it at the end of the
    /// last; nobody when several could.
    pub leads: [Option<Seat>; TENTHS],
    /// What each seat took, and how many of it, in order.
    pub taken: Vec<(Taken, u16)>,
}

/// Plays the games with these numbers. Bots that differ change seats from game to game, so that no bot has
/// a seat to itself.
pub(crate) fn run<G: Voice>(
    setup: &Setup<G>,
    team: Team<G>,
    spec: &SimSpec,
    games: Range<u64>,
) -> Result<Vec<Observed>, Problem> {
    setup.fits()?;
    let names = spec.lineup()?;
    let alike = names.iter().all(|name| *name == names[0]);
    let turned = |by: usize| {
        let mut turned = names.clone();
        turned.rotate_left(by);
        turned
    };
    let turns = if alike { 1 } else { names.len() };
    let mut lineups = (0..turns).map(|by| Lineup::new(team, &turned(by))).collect::<Result<Vec<_>, _>>()?;
    let play = |number: u64| {
        let turn = (number % turns as u64) as usize;
        let mut table = Seeded::new(seed(b"table", spec.seed, number));
        let mut thoughts = Seeded::new(seed(b"bots", spec.seed, number));
        let mut told = Vec::new();
        let mut sandbox = Sandbox::deal_aloud(setup, &mut table, &mut told)?;
        let mut watcher = Watcher::new(team, setup.seats, told);
        let end = lineups[turn].play(&mut sandbox, &mut table, &mut thoughts, &mut watcher);
        let (standings, length) = end.ok_or_else(|| stuck(spec.seed, number))?;
        let played = Played::new(&standings);
        Ok(Observed {
            number,
            decisions: length.decisions,
            choices: length.choices,
            lineup: turned(turn).into_iter().map(str::to_owned).collect(),
            leads: watcher.leads(&played),
            taken: watcher.taken.into_iter().collect(),
            played,
        })
    };
    games.map(play).collect()
}

/// Looks at every step and remembers who led, and what was taken.
struct Watcher<G: Voice> {
    team: Team<G>,
    /// The points each seat was given so far: what counts where no bot knows the game.
    points: Vec<i32>,
    leaders: Vec<Option<Seat>>,
    taken: BTreeMap<Taken, u16>,
    told: Vec<Told<G::Event>>,
}

impl<G: Voice> Watcher<G> {
    fn new(team: Team<G>, seats: usize, told: Vec<Told<G::Event>>) -> Watcher<G> {
        let mut watcher = Watcher { team, points: vec![0; seats], leaders: Vec::new(), taken: BTreeMap::new(), told };
        watcher.hear();
        watcher
    }

    fn hear(&mut self) {
        for event in self.told.iter().filter_map(Told::fullest) {
            G::taken(event, &mut |taken| {
                let count = self.taken.entry(taken).or_default();
                *count = count.saturating_add(1);
            });
            if let Some(points) = G::points(event)
                && let Some(sum) = self.points.get_mut(points.seat.index())
            {
                *sum += points.amount;
            }
        }
        self.told.clear();
    }

    /// The leader at the end of each tenth.
    fn leads(&self, played: &Played) -> [Option<Seat>; TENTHS] {
        let mut leads = [None; TENTHS];
        for (tenth, lead) in leads.iter_mut().enumerate() {
            let choices = self.leaders.len() * (tenth + 1) / TENTHS;
            *lead = choices.checked_sub(1).and_then(|last| self.leaders[last]);
        }
        let mut first = (0..played.seats.len()).filter(|seat| played.seats[*seat].wins > 0);
        leads[TENTHS - 1] = first.next().filter(|_| first.next().is_none()).and_then(Seat::checked);
        leads
    }
}

impl<G: Voice> Watch<G> for Watcher<G> {
    fn play(&mut self, sandbox: &mut Sandbox<G>, seat: Seat, action: &G::Action, table: &mut Seeded) {
        sandbox.play_aloud(seat, action, table, &mut self.told);
        self.hear();
        let leader = match self.team.worth(sandbox) {
            Some(worth) => first(worth.iter().map(|(_, worth)| *worth)),
            None => first(self.points.iter().map(|points| *points as f32)),
        };
        self.leaders.push(leader);
    }
}

/// Whose number is higher than all others.
fn first(numbers: impl Iterator<Item = f32>) -> Option<Seat> {
    let (mut best, mut leader) = (f32::NEG_INFINITY, None);
    for (seat, number) in numbers.enumerate() {
        if number > best {
            (best, leader) = (number, Seat::checked(seat));
        } else if number == best {
            leader = None;
        }
    }
    leader
}
