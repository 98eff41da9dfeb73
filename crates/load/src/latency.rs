//! [`Spread`] and [`Latency`]: how long things are and take, counted by many threads at once.

use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Steps to a doubling: each bucket is 2 % wide.
const STEPS: f64 = 35.0;
/// From 1 to more than 600 million: from a microsecond to more than a minute.
const BUCKETS: usize = 1024;

/// How large things are, in buckets each 2 % wide.
#[derive(Debug)]
pub struct Spread(Box<[AtomicU64]>);

impl Default for Spread {
    fn default() -> Spread {
        Spread((0..BUCKETS).map(|_| AtomicU64::new(0)).collect())
    }
}

impl Spread {
    /// Counts one.
    pub fn add(&self, size: f64) {
        let bucket = (size.max(1.0).log2() * STEPS) as usize;
        self.0[bucket.min(BUCKETS - 1)].fetch_add(1, Ordering::Relaxed);
    }

    /// What this share of them does not exceed; 0 if there are none.
    #[must_use]
    pub fn point(&self, share: f64) -> f64 {
        let counts: Vec<u64> = self.0.iter().map(|count| count.load(Ordering::Relaxed)).collect();
        let wanted = (counts.iter().sum::<u64>() as f64 * share).ceil().max(1.0) as u64;
        let mut below = 0;
        let bucket = counts.iter().position(|count| {
            below += count;
            below >= wanted
        });
        bucket.map_or(0.0, |bucket| ((bucket + 1) as f64 / STEPS).exp2())
    }
}

/// How long things took.
#[derive(Debug, Default)]
pub struct Latency(Spread);

/// Some points of a distribution, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Percentiles {
    /// Half took less.
    pub p50: f64,
    /// 99 of a hundred took less.
    pub p99: f64,
    /// None took more.
    pub max: f64,
}

impl Latency {
    /// Counts one.
    pub fn add(&self, took: Duration) {
        self.0.add(took.as_secs_f64() * 1e6);
    }

    /// The points.
    #[must_use]
    pub fn percentiles(&self) -> Percentiles {
        let point = |share| self.0.point(share) / 1e3;
        Percentiles { p50: point(0.5), p99: point(0.99), max: point(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_right_within_two_percent() {
        let latency = Latency::default();
        (1..=1000).for_each(|n| latency.add(Duration::from_micros(n * 10)));
        let Percentiles { p50, p99, max } = latency.percentiles();
        for (found, right) in [(p50, 5.0), (p99, 9.9), (max, 10.0)] {
            assert!((found / right - 1.0).abs() < 0.025, "{found} {right}");
        }
        assert_eq!(Latency::default().percentiles(), Percentiles { p50: 0.0, p99: 0.0, max: 0.0 });
    }
}
