//! Times in which somebody served, and those between them.

use crate::Millis;

/// How many times of being down are kept.
pub const MAX_DOWNS: usize = 1_000;

/// The times between lives.
pub(crate) fn between(lives: &[(Millis, Millis)]) -> Vec<(Millis, Millis)> {
    lives.windows(2).map(|two| (two[0].1, two[1].0)).filter(|(from, to)| from < to).collect()
}
