//! Estimates with their intervals.

use crate::elo::{Interval, Z95};
use serde::Serialize;

/// A share of `wins` in `tries`, with Wilson's interval: right also near 0 and 1 and for few tries. Wins
/// may be parts of one.
#[must_use]
pub fn share(wins: f64, tries: f64) -> Interval {
    if tries <= 0.0 {
        return Interval { estimate: f64::NAN, low: 0.0, high: 1.0 };
    }
    let (share, square) = (wins / tries, Z95 * Z95);
    let middle = (share + square / (2.0 * tries)) / (1.0 + square / tries);
    let inner = share * (1.0 - share) / tries + square / (4.0 * tries * tries);
    let reach = Z95 * inner.max(0.0).sqrt() / (1.0 + square / tries);
    let (low, high) = (middle - reach, middle + reach);
    Interval { estimate: share, low: low.clamp(0.0, share), high: high.clamp(share, 1.0) }
}

/// The difference between two independent shares, with Newcombe's interval: each share's own interval
/// contributes the end that lies on the difference's side.
pub(super) fn share_difference(of: (f64, f64), base: (f64, f64)) -> Interval {
    let (a, b) = (share(of.0, of.1), share(base.0, base.1));
    let estimate = a.estimate - b.estimate;
    let below = ((a.estimate - a.low).powi(2) + (b.high - b.estimate).powi(2)).sqrt();
    let above = ((a.high - a.estimate).powi(2) + (b.estimate - b.low).powi(2)).sqrt();
    Interval { estimate, low: estimate - below, high: estimate + above }
}

/// The mean of some numbers, with the interval of the normal distribution; one number sets no bounds.
#[must_use]
pub fn mean(numbers: impl IntoIterator<Item = f64>) -> Interval {
    let mut moments = Moments::default();
    numbers.into_iter().for_each(|number| moments.add(number));
    moments.mean()
}

/// A mean and its spread, gathered number by number (Welford 1962).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Moments {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Moments {
    pub(super) fn add(&mut self, number: f64) {
        self.count += 1.0;
        let off = number - self.mean;
        self.mean += off / self.count;
        self.squares += off * (number - self.mean);
    }

    pub(super) fn mean(&self) -> Interval {
        if self.count == 0.0 {
            return Interval { estimate: f64::NAN, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let error = (self.squares / (self.count - 1.0) / self.count).sqrt();
        let reach = if self.count > 1.0 { Z95 * error } else { f64::INFINITY };
        Interval { estimate: self.mean, low: self.mean - reach, high: self.mean + reach }
    }
}

/// How often numbers fell into bins of equal width.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Histogram {
    /// Where the first bin begins.
    pub low: i64,
    /// How wide each is.
    pub width: i64,
    /// How many numbers are in each.
    pub counts: Vec<u64>,
    /// The median, and the numbers that leave 5 and 95 of a hundred below.
    pub points: [i64; 3],
}

impl Histogram {
    /// The histogram of whole numbers, in at most `most` bins of a round width.
    pub(super) fn of(mut numbers: Vec<i64>, most: i64) -> Histogram {
        numbers.sort_unstable();
        let (Some(first), Some(last)) = (numbers.first(), numbers.last()) else {
            return Histogram::default();
        };
        let widths = (0..18).map(|power| 10_i64.pow(power)).flat_map(|ten| [ten, 2 * ten, 5 * ten]);
        let bins = |width: i64| last.div_euclid(width) - first.div_euclid(width) + 1;
        let width = widths.into_iter().find(|width| bins(*width) <= most).unwrap_or(last - first + 1);
        Histogram::binned(&numbers, first.div_euclid(width) * width, width, bins(width) as usize)
    }

    /// The histogram of some of the numbers of another one, in the same bins.
    pub(super) fn like(&self, mut some: Vec<i64>) -> Histogram {
        some.sort_unstable();
        Histogram::binned(&some, self.low, self.width, self.counts.len())
    }

    fn binned(sorted: &[i64], low: i64, width: i64, bins: usize) -> Histogram {
        let mut counts = vec![0; bins];
        sorted.iter().for_each(|number| counts[((number - low) / width) as usize] += 1);
        let point = |part: usize| sorted.get(sorted.len().saturating_sub(1) * part / 100).copied().unwrap_or(low);
        Histogram { low, width, counts, points: [point(50), point(5), point(95)] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    /// Figures from Newcombe (1998), example (a): 56 of 70 against 48 of 80.
    #[test]
    fn shares_and_their_difference_have_the_published_intervals() {
        let interval = share(56.0, 70.0);
        assert!(near(interval.low, 0.6919) && near(interval.high, 0.8771), "{interval:?}");
        let apart = share_difference((56.0, 70.0), (48.0, 80.0));
        assert!(near(apart.estimate, 0.2) && near(apart.low, 0.0524) && near(apart.high, 0.3339), "{apart:?}");
    }

    #[test]
    fn a_share_stays_between_0_and_1_and_holds_its_estimate() {
        for (wins, tries) in [(0.0, 1.0), (1.0, 1.0), (0.0, 1e9), (1e9, 1e9), (0.5, 3.0)] {
            let Interval { estimate, low, high } = share(wins, tries);
            assert!(0.0 <= low && low <= estimate && estimate <= high && high <= 1.0, "{wins} {tries}");
        }
        assert!(share(0.0, 0.0).estimate.is_nan());
    }

    #[test]
    fn a_mean_has_the_interval_of_its_spread() {
        let interval = mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert!(
            near(interval.estimate, 5.0) && near(interval.high - interval.low, 2.0 * Z95 * (32.0_f64 / 56.0).sqrt())
        );
        assert!(mean([3.0]).high.is_infinite() && mean([]).estimate.is_nan());
    }

    #[test]
    fn a_histogram_has_round_bins_and_loses_nothing() {
        let histogram = Histogram::of(vec![-7, 3, 12, 12, 49], 12);
        assert_eq!(
            (histogram.low, histogram.width, histogram.counts),
            (-10, 5, vec![1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 1])
        );
        assert_eq!(histogram.points, [12, -7, 12]);
        let some = Histogram::of(vec![-7, 3, 12, 12, 49], 12).like(vec![12, 49]);
        assert_eq!((some.low, some.width, some.counts.len(), some.counts[4], some.counts[11]), (-10, 5, 12, 1, 1));
        assert_eq!(Histogram::of(vec![], 10), Histogram::default());
    }
}
