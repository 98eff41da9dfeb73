//! Perft: how many legal paths lead from a scene, by depth. The cheapest alarm for a change of
//! legality.

use crate::golden::{compare, read, write};
use crate::scene::seeded;
use crate::walk::listed;
use kernel::{Game, Sandbox, Seeded};
use std::fmt::Write;
use std::path::Path;

/// Counts the paths from a scene to every depth up to `depth`, with chance from a seed that starts
/// afresh on every path, and compares them with a text file (`*.perft`), or writes it when
/// refreshing. In a simultaneous phase every seat that may act goes next once.
///
/// # Panics
/// If the file is missing or a count differs.
#[track_caller]
pub fn perft<G: Game>(file: impl AsRef<Path>, scene: &Sandbox<G>, depth: usize, seed: u64) {
    let file = file.as_ref();
    let chance = seeded(seed, scene.state().private.len());
    let mut fresh = format!("# {}: depth, legal paths; chance from seed {seed}\n", G::ID);
    for d in 1..=depth {
        writeln!(fresh, "{d} {}", paths(scene, d, &chance)).expect("writing to a String cannot fail");
    }
    if crate::refreshing() {
        write(file, &fresh);
    } else {
        compare::<G>(file, &read::<G>(file), &fresh);
    }
}

/// How many legal paths of this many choices lead from here.
fn paths<G: Game>(scene: &Sandbox<G>, depth: usize, chance: &Seeded) -> u64 {
    let mut count = 0;
    for seat in scene.owed().allowed().iter() {
        let actions = listed(scene.asked(seat));
        if depth == 1 {
            count += actions.len() as u64;
            continue;
        }
        for action in &actions {
            let (mut next, mut chance) = (scene.clone(), chance.clone());
            next.play(seat, action, &mut chance);
            count += paths(&next, depth - 1, &chance);
        }
    }
    count
}
