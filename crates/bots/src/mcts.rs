//! [`Mcts`]: information-set Monte Carlo tree search. `docs/bots.md` says why it is built this way.
//!
//! Each iteration imagines a world that agrees with what the searcher sees, walks down the tree, adds one
//! node, plays on by reflex to a horizon, and takes what that came to back up the path.
//!
//! - A node is a situation as *the searcher* sees it: worlds that look alike to him share it.
//! - Another player's choices depend on his cards, which differ from world to world. So each arm of a node
//!   counts how often it was there to be chosen, and not how often the node was visited.
//! - Choices made in secret at the same time are made at one node, each seat by arms of its own: nobody
//!   in the tree answers what he cannot know.
//! - Every seat plays for itself: outcomes are vectors.
//! - Where there are many choices, few are tried at first, the promising ones first, and more as the node
//!   is visited more often.

mod node;
mod search;

pub use search::{Line, Search};

use crate::greedy::play_out;
use crate::reward::judge;
use crate::{Bot, Insight, Outcome};
use kernel::{Chance, Sandbox, Seeded, Seen, Stream};

/// A plain playout from what a seat sees: what an iteration of the search does, without the tree. For
/// comparing their speeds.
pub fn playout<G: Insight>(seen: Seen<'_, G>, list: &mut Vec<G::Action>, chance: &mut dyn Chance) -> Outcome {
    let mut world = Sandbox::of(G::imagine(seen, chance));
    play_out(&mut world, G::HORIZON, list, chance);
    seen.seat().map(|seat| judge(&world)[seat]).unwrap_or_default()
}

/// Searches through so many worlds.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    /// Iterations of each thread.
    pub iterations: u32,
    /// Searches side by side whose results are added up. The result depends on their number, but not on
    /// how fast they are.
    pub threads: usize,
}

impl Mcts {
    /// So many iterations in one thread.
    #[must_use]
    pub fn new(iterations: u32) -> Mcts {
        Mcts { iterations, threads: 1 }
    }

    /// What the search thinks of each action, by its index in `legal`.
    pub fn think<G: Insight>(self, seen: Seen<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> Vec<Line> {
        let mut seed = || -> [u8; 32] { std::array::from_fn(|_| chance.pick(Stream::TABLE, 256) as u8) };
        let seeds: Vec<[u8; 32]> = (0..self.threads.max(1)).map(|_| seed()).collect();
        let run = |seed: [u8; 32]| {
            let mut chance = Seeded::new(seed);
            let mut search = Search::new(seen, legal, &mut chance);
            for _ in 0..self.iterations {
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
    fn choose(&mut self, seen: Seen<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        let lines = self.think(seen, legal, chance);
        // The most visited is the surest; of two visited alike, the better.
        let key = |line: &Line| (line.visits, line.reward);
        let best = (0..lines.len()).max_by(|a, b| {
            let (a, b) = (key(&lines[*a]), key(&lines[*b]));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        best.unwrap_or(0)
    }
}
