//! A study: many games, written down row by row, and what they show.
//!
//! [`run`] plays the games of a [`Plan`] and writes three tables into a folder, as CSV while it goes and
//! as Parquet when it is done. What is written is a prefix of the whole, whatever happens: a run that was
//! interrupted goes on where its [journal](Journal) says, and comes out the same. [`Summary::read`] turns the
//! tables into figures with intervals.
//!
//! | file | is |
//! | --- | --- |
//! | `plan.json` | what is played: the [`Plan`] |
//! | `games.csv`, `games.parquet` | one row per game: length, and who led when |
//! | `seats.csv`, `seats.parquet` | one row per game and seat: bot, score, rank, share of the win |
//! | `taken.csv`, `taken.parquet` | one row per game, seat and card or feature taken |
//! | `journal.json` | how far the tables are whole |
//! | `data-<arm>.toml` | the data of an arm with data of its own |

mod columns;
mod journal;
mod plan;
pub mod rows;
mod stats;
mod summary;
mod tables;

pub use journal::Journal;
pub use plan::{Arm, Plan};
pub use stats::{Histogram, mean, share};
pub use summary::{
    ArmSummary, BotSummary, Change, Difference, FeatureChange, FeatureSummary, GroupSummary, Lead, Metric, SeatSummary,
    Summary,
};

use crate::in_order::in_order;
use crate::{Progress, check_threads};
use kernel::Phrase;
use registry::{AnyGame, Observed, Problem};
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tables::{Keys, Tables, keys};

/// How long rows wait at most before they are made safe.
const PATIENCE: Duration = Duration::from_secs(1);

/// Why a study could not be made or read.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Something was asked for that cannot be.
    #[error(transparent)]
    Problem(#[from] Problem),
    /// A file could not be read or written.
    #[error("{}: {why}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// Why.
        why: String,
    },
}

impl Trouble {
    pub(crate) fn file(path: &Path, why: impl ToString) -> Trouble {
        Trouble::File { path: path.to_owned(), why: why.to_string() }
    }

    /// What stands there is not what the lab wrote.
    pub(crate) fn damaged(path: &Path) -> Trouble {
        Trouble::input(Phrase::new("registry-lab-damaged").text("file", path.display().to_string()))
    }

    pub(crate) fn input(why: Phrase) -> Trouble {
        Trouble::Problem(Problem::Input(why))
    }
}

/// Plays what is left of a plan and writes it into a folder. A folder that holds the beginning of the same
/// plan is gone on with; so is one that holds the same plan with fewer games. `progress` is told how many games
/// of all arms are done.
///
/// # Errors
/// When the plan is refused, the folder holds another one, or a file cannot be written.
pub fn run(
    game: &dyn AnyGame,
    plan: &Plan,
    folder: &Path,
    threads: usize,
    progress: Progress<'_>,
) -> Result<Summary, Trouble> {
    check_threads(threads)?;
    plan.check(game)?;
    let mut tables = Tables::open(plan, folder)?;
    for (number, arm) in plan.arms.iter().enumerate() {
        let before = plan.games * number as u64;
        let names = game.features(arm.data.as_deref())?;
        let names = keys(&names);
        let mut writing = Writing { tables: &mut tables, arm: number, committed: Instant::now(), trouble: None };
        let done = writing.tables.done(number);
        let chunks = Chunks::new(done..plan.games, threads);
        let spec = plan.spec(arm);
        let play = |chunk: u64| game.observe(&spec, chunks.get(chunk));
        in_order(chunks.count(), threads, &play, &mut |games: Vec<Observed>| {
            let flow = writing.take(&arm.name, &games, &names);
            progress(before + writing.tables.done(number));
            flow
        })?;
        if let Some(trouble) = writing.trouble {
            return Err(trouble);
        }
        tables.commit()?;
    }
    columns::write(folder)?;
    tables.finish()?;
    Summary::read(folder)
}

/// The rows of an arm on their way into the tables.
struct Writing<'a> {
    tables: &'a mut Tables,
    arm: usize,
    committed: Instant,
    trouble: Option<Trouble>,
}

impl Writing<'_> {
    fn take(&mut self, arm: &str, games: &[Observed], names: &Keys<'_>) -> ControlFlow<()> {
        let mut written = self.tables.write(self.arm, arm, games, names);
        if written.is_ok() && self.committed.elapsed() > PATIENCE {
            written = self.tables.commit();
            self.committed = Instant::now();
        }
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(trouble) => {
                self.trouble = Some(trouble);
                ControlFlow::Break(())
            }
        }
    }
}

/// Games in chunks: small enough that a slow game holds up few others, large enough to cost nothing.
struct Chunks {
    games: Range<u64>,
    each: u64,
}

impl Chunks {
    fn new(games: Range<u64>, threads: usize) -> Chunks {
        let left = games.end.saturating_sub(games.start);
        Chunks { games, each: (left / (threads as u64 * 64)).clamp(1, 256) }
    }

    fn count(&self) -> u64 {
        self.games.end.saturating_sub(self.games.start).div_ceil(self.each)
    }

    fn get(&self, chunk: u64) -> Range<u64> {
        let start = self.games.start + chunk * self.each;
        start..self.games.end.min(start + self.each)
    }
}
