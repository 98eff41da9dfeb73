//! How long the store takes.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of a [`Histogram`]'s buckets in microseconds; a last bucket has none.
pub const BOUNDS: [u64; 14] =
    [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// How often something took how long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    /// How often it took at most [`BOUNDS`]`[i]` and more than the bound before; the last is the rest.
    pub counts: [u64; BOUNDS.len() + 1],
    /// All of them together, in microseconds.
    pub sum: u64,
}

impl Histogram {
    /// How often.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }
}

/// Since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Group commits that succeeded.
    pub batches: u64,
    /// Requests in them: appends, and with SQLite every other change too.
    pub writes: u64,
    /// Log rows in them.
    pub rows: u64,
    /// The most requests in one batch.
    pub largest: u64,
    /// Group commits that failed.
    pub failed: u64,
    /// How many requests wait for their batch at this moment.
    pub waiting: u64,
    /// How long a batch took from its first statement until it was durable.
    pub commit: Histogram,
}

/// Counts what [`Stats`] tells.
#[derive(Debug, Default)]
pub(crate) struct Meter {
    batches: AtomicU64,
    writes: AtomicU64,
    rows: AtomicU64,
    largest: AtomicU64,
    failed: AtomicU64,
    counts: [AtomicU64; BOUNDS.len() + 1],
    sum: AtomicU64,
}

impl Meter {
    pub fn committed(&self, writes: usize, rows: usize, took: Duration) {
        self.batches.fetch_add(1, Relaxed);
        self.writes.fetch_add(writes as u64, Relaxed);
        self.rows.fetch_add(rows as u64, Relaxed);
        self.largest.fetch_max(writes as u64, Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.partition_point(|bound| *bound < micros);
        self.counts[bucket].fetch_add(1, Relaxed);
        self.sum.fetch_add(micros, Relaxed);
    }

    pub fn failed(&self) {
        self.failed.fetch_add(1, Relaxed);
    }

    pub fn read(&self, waiting: usize) -> Stats {
        Stats {
            batches: self.batches.load(Relaxed),
            writes: self.writes.load(Relaxed),
            rows: self.rows.load(Relaxed),
            largest: self.largest.load(Relaxed),
            failed: self.failed.load(Relaxed),
            waiting: waiting as u64,
            commit: Histogram {
                counts: std::array::from_fn(|i| self.counts[i].load(Relaxed)),
                sum: self.sum.load(Relaxed),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_fall_into_their_buckets() {
        let meter = Meter::default();
        for micros in [0, 50, 51, 5_000_001] {
            meter.committed(3, 4, Duration::from_micros(micros));
        }
        let stats = meter.read(0);
        assert_eq!((stats.batches, stats.writes, stats.rows, stats.largest), (4, 12, 16, 3));
        assert_eq!((stats.commit.counts[0], stats.commit.counts[1], stats.commit.counts[BOUNDS.len()]), (2, 1, 1));
        assert_eq!((stats.commit.count(), stats.commit.sum), (4, 5_000_102));
    }
}
