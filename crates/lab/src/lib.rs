//! Many games played by bots, over several threads, and what came out of them.
//!
//! ```no_run
//! use registry::SimSpec;
//!
//! let game = registry::find("syndicate")?;
//! let report = lab::simulate(game, &SimSpec::new(4, 7), 10_000, 2, &|done| eprintln!("{done} games"))?;
//! println!("{} decisions per second", report.decisions_per_second);
//! # Ok::<(), registry::Problem>(())
//! ```
//!
//! [`simulate`] gives a [`Report`], which serialises as the JSON of `boardroom sim --json`. All of it
//! but the times depends on the arguments alone, whatever the number of threads.
//!
//! | noun | is |
//! | --- | --- |
//! | [`simulate`], [`Report`] | many games between the same bots |
//! | [`duel`](fn@duel), [`DuelReport`] | two bots on duplicate deals, until it is known which is stronger |
//! | [`Ladder`], [`LadderReport`] | every bot against every other, and their strengths on one scale |
//! | [`Score`] | the wins on duplicate deals, with their interval |
//! | [`Sprt`], [`Verdict`] | the test that says when it is known |
//! | [`elo`] | strengths from shares of wins |

mod duel;
pub mod elo;
mod in_order;
mod ladder;
mod report;
mod score;
mod sprt;
pub mod study;

pub use duel::{DuelReport, SprtReport, duel};
pub use elo::Interval;
pub use ladder::{Ladder, LadderReport, PairReport, Rung};
pub use report::{MACHINE, Report, SeatReport};
pub use score::Score;
pub use sprt::{Sprt, Verdict};
pub use study::{Plan, Summary};

use kernel::Phrase;
use registry::{AnyGame, Problem, SimSpec, Tally};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// The most threads that can be asked for.
pub const MAX_THREADS: usize = 1024;

/// Is told from time to time how many games are done, from any of the threads.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// Plays the games with the numbers `0..games`. `progress` is told from time to time how many are
/// done, from any of the threads.
///
/// # Errors
/// When the games or threads asked for are none or too many, or the specification is refused.
pub fn simulate(
    game: &dyn AnyGame,
    spec: &SimSpec,
    games: u64,
    threads: usize,
    progress: Progress<'_>,
) -> Result<Report, Problem> {
    if games == 0 {
        return Err(Problem::Input(Phrase::new("registry-no-games")));
    }
    check_threads(threads)?;
    game.simulate(spec, 0..0)?; // refuses what can be refused before any thread starts
    let start = Instant::now();
    let tally = Work::new(games, threads).share(game, spec, threads, progress)?;
    Report::new(game, spec, threads, &tally, start.elapsed())
}

fn check_threads(threads: usize) -> Result<(), Problem> {
    if !(1..=MAX_THREADS).contains(&threads) {
        let wrong = Phrase::new("registry-threads").count("threads", threads).count("most", MAX_THREADS);
        return Err(Problem::Input(wrong));
    }
    Ok(())
}

/// The games left to be played, handed out in chunks.
#[derive(Debug)]
struct Work {
    games: u64,
    chunk: u64,
    next: AtomicU64,
    done: AtomicU64,
    stopped: AtomicBool,
}

impl Work {
    /// Chunks small enough that no thread waits long for the last one, large enough that handing
    /// them out costs nothing.
    fn new(games: u64, threads: usize) -> Work {
        let chunk = (games / (threads as u64 * 64)).clamp(1, 256);
        let zero = || AtomicU64::new(0);
        Work { games, chunk, next: zero(), done: zero(), stopped: AtomicBool::new(false) }
    }

    fn take(&self) -> Option<Range<u64>> {
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        let start = self.next.fetch_add(1, Ordering::Relaxed).checked_mul(self.chunk)?;
        (start < self.games).then(|| start..self.games.min(start.saturating_add(self.chunk)))
    }

    fn share(
        &self,
        game: &dyn AnyGame,
        spec: &SimSpec,
        threads: usize,
        progress: Progress<'_>,
    ) -> Result<Tally, Problem> {
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(|| self.play(game, spec, progress))).collect();
            let mut whole = self.play(game, spec, progress);
            for other in others {
                let part = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                whole = whole.and_then(|mut whole| {
                    whole.add(&part?);
                    Ok(whole)
                });
            }
            whole
        })
    }

    /// One thread's part.
    fn play(&self, game: &dyn AnyGame, spec: &SimSpec, progress: Progress<'_>) -> Result<Tally, Problem> {
        let mut tally = Tally::default();
        while let Some(chunk) = self.take() {
            let part = game.simulate(spec, chunk).inspect_err(|_| self.stopped.store(true, Ordering::Relaxed))?;
            tally.add(&part);
            progress(self.done.fetch_add(part.games, Ordering::Relaxed) + part.games);
        }
        Ok(tally)
    }
}
