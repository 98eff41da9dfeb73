//! [`Mcts`]: information-set Monte Carlo tree search. `docs/bots.md` says why it is built this way.
//!
//! Each iteration imagines a world that agrees with what the searcher sees, walks down the tree, adds one
//! node, plays on by reflex to a horizon, and takes what that came to back up the path.
//!
//! - A node is a situation as *the searcher* sees it: worlds that look alike to them share it.
//! - Another player's choices depend on their cards, which differ from world to world. So each arm of a node
//!   counts how often it was there to be chosen, and not how often the node was visited.
//! - Choices made in secret at the same time are made at one node, each seat by arms of its own: nobody
//!   in the tree answers what they cannot know.
//! - Every seat plays for itself: outcomes are vectors.
//! - Where there are many choices, few are tried at first, the promising ones first, and more as the node
//!   is visited more often.

mod line;
mod node;
mod search;

pub use line::{Line, ranking};
pub use search::Search;

use crate::greedy::play_out;
use crate::insight::think_about;
use crate::reward::judge;
use crate::{Bot, Insight, Outcome};
use kernel::{Asked, Chance, Drawn, Sandbox, Seeded, Stream};
use std::time::{Duration, Instant};

/// How many iterations pass between two looks at the clock.
const LOOK: u32 = 4;

/// A plain playout from what a seat sees: what an iteration of the search does, without the tree. For
/// comparing their speeds.
pub fn playout<G: Insight>(asked: Asked<'_, G>, list: &mut Vec<G::Action>, chance: &mut dyn Chance) -> Outcome {
    let mut world = Sandbox::of(G::imagine(*asked, chance));
    play_out(&mut world, G::HORIZON, list, chance);
    judge(&world)[asked.seat()]
}

/// Searches through so many worlds, or for so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mcts {
    /// Iterations of each thread, at most.
    pub iterations: u32,
    /// The time after which each thread ends, if that comes first; it makes one iteration in any case. How
    /// many more depends on the machine and what else it does: only a search without it can be repeated.
    pub time: Option<Duration>,
    /// Searches side by side whose results are added up. The result depends on their number, but not on
    /// how fast they are.
    pub threads: usize,
}

impl Mcts {
    /// So many iterations in one thread.
    #[must_use]
    pub fn new(iterations: u32) -> Mcts {
        Mcts { iterations, time: None, threads: 1 }
    }

    /// As many iterations as can be made in this time, in one thread.
    #[must_use]
    pub fn within(time: Duration) -> Mcts {
        Mcts { iterations: u32::MAX, time: Some(time), threads: 1 }
    }

    /// What the search thinks of each action, by its index in `legal`.
    pub fn think<G: Insight>(self, asked: Asked<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> Vec<Line> {
        let start = Instant::now();
        let mut seed = || -> [u8; 32] { std::array::from_fn(|_| chance.pick(Stream::TABLE, 256) as u8) };
        let seeds: Vec<[u8; 32]> = (0..self.threads.max(1)).map(|_| seed()).collect();
        let run = |seed: [u8; 32]| {
            let mut chance = Seeded::new(seed);
            let mut search = Search::new(asked, legal, &mut chance);
            for done in 0..self.iterations {
                if done % LOOK == 1 && self.time.is_some_and(|time| start.elapsed() >= time) {
                    break;
                }
                search.iterate(&mut chance);
            }
            search.lines()
        };
        let (first, others) = seeds.split_first().expect("one thread at least");
        if others.is_empty() {
            return run(*first);
        }
        std::thread::scope(|scope| {
            let others: Vec<_> = others.iter().map(|seed| scope.spawn(|| run(*seed))).collect();
            let mut whole = run(*first);
            for other in others {
                let lines = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                whole.iter_mut().zip(&lines).for_each(|(whole, line)| whole.add(line));
            }
            whole
        })
    }
}

impl<G: Insight> Bot<G> for Mcts {
    fn choose(&mut self, asked: Asked<'_, G>, list: &mut Vec<G::Action>, chance: &mut dyn Chance) -> Drawn<G::Action> {
        think_about(asked, list, |legal| {
            let lines = self.think(asked, legal, chance);
            ranking(&lines).first().copied().unwrap_or(0)
        })
    }
}
