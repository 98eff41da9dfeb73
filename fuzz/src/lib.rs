//! All games, and the toy, in fuzzing. The first byte of an input chooses one of them; the rest is
//! for the function of the test kit, which is the same for all.
//!
//! To run: `cargo +nightly fuzz run records` (or `actions`, `bots`). The same functions run for a short fixed
//! time in ordinary tests, so that these targets cannot rot unnoticed.

#[path = "../../crates/bots/tests/tables/bytes.rs"]
mod bytes;
#[path = "../../crates/bots/tests/tables/mod.rs"]
mod tables;

use bytes::choices_from_bytes;
use kernel::Voice;
use testkit::fuzz::{actions_from_bytes, records_from_bytes};

/// What is done with the bytes for one game.
#[derive(Clone, Copy, Debug)]
struct Target {
    records: fn(&[u8]),
    actions: fn(&[u8]),
}

impl Target {
    const fn of<G: Voice>() -> Target {
        Target { records: records_from_bytes::<G>, actions: actions_from_bytes::<G> }
    }
}

macro_rules! targets {
    ($(($module:ident, $Game:ty))*) => {
        const TARGETS: &[Target] = &[Target::of::<testkit::toy::Toy>(), $(Target::of::<$Game>()),*];
        const CHOICES: &[fn(&[u8])] = &[$(choices_from_bytes::<$Game>),*];
    };
}

games::each!(targets);

fn chosen<'a, T: Copy>(targets: &[T], data: &'a [u8]) -> Option<(T, &'a [u8])> {
    let (first, rest) = data.split_first()?;
    Some((targets[*first as usize % targets.len()], rest))
}

/// Decode, verify, replay, resume: never a panic.
pub fn records(data: &[u8]) {
    if let Some((target, rest)) = chosen(TARGETS, data) {
        (target.records)(rest);
    }
}

/// Decode, check, play: never a panic, never a piece lost.
pub fn actions(data: &[u8]) {
    if let Some((target, rest)) = chosen(TARGETS, data) {
        (target.actions)(rest);
    }
}

/// Deal, wander, let a bot choose: always something legal, the same again, the same in an imagined world.
pub fn bots(data: &[u8]) {
    if let Some((choices, rest)) = chosen(CHOICES, data) {
        choices(rest);
    }
}
