//! Duplicate deals: the same deal played by one lineup of bots after another.

use crate::simulation::{Lineup, seed, stuck};
use crate::{Problem, SimSpec, WIN};
use bots::Team;
use kernel::owed::winners;
use kernel::{Game, Phrase, Sandbox, Seeded, Setup, Standings};

/// What came out of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Each seat's part; after the players, the seats that the rules play themselves.
    pub seats: Vec<SeatPlayed>,
}

/// One seat's part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatPlayed {
    /// Its score.
    pub score: i32,
    /// 1 for the winner; seats that share a rank are drawn.
    pub rank: u8,
    /// Its part of the win, in parts of [`WIN`]: a win shared by three counts a third to each.
    pub wins: u64,
}

impl Played {
    pub(crate) fn new(standings: &Standings) -> Played {
        let winners = winners(standings);
        let win = WIN / winners.len().max(1) as u64;
        let seats = standings.iter().map(|(seat, standing)| SeatPlayed {
            score: standing.score,
            rank: standing.rank,
            wins: if winners.has(seat) { win } else { 0 },
        });
        Played { seats: seats.collect() }
    }
}

/// Plays a deal once with each lineup. The bots are new for every game.
pub(crate) fn run<G: Game>(
    setup: &Setup<G>,
    team: Team<G>,
    spec: &SimSpec,
    deal: u64,
    lineups: &[Vec<&str>],
) -> Result<Vec<Played>, Problem> {
    setup.fits()?;
    let play = |(turn, names): (usize, &Vec<&str>)| {
        if names.len() != setup.seats {
            let wrong = Phrase::new("registry-bots-count").count("given", names.len());
            return Err(Problem::Input(wrong.count("seats", setup.seats)));
        }
        let mut table = Seeded::new(seed(b"table", spec.seed, deal));
        let purpose = format!("bots of lineup {turn}");
        let mut thoughts = Seeded::new(seed(purpose.as_bytes(), spec.seed, deal));
        let mut sandbox = Sandbox::deal(setup, &mut table)?;
        let end = Lineup::new(team, names)?.play(&mut sandbox, &mut table, &mut thoughts, &mut ());
        let (standings, _) = end.ok_or_else(|| stuck(spec.seed, deal))?;
        Ok(Played::new(&standings))
    };
    lineups.iter().enumerate().map(play).collect()
}
