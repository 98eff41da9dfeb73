//! [`Score`]: what one bot has won against another on duplicate deals.

use crate::elo::{Interval, Z95};
use registry::WIN;

/// How many deals the first guess of the variance counts for. Without it three deals that happen to
/// end alike would look like certainty.
const GUESS: f64 = 8.0;

/// What one bot has won. A deal is played once from each seat, so luck of the seat and much of the luck
/// of the deal cancel; the games of a deal are one observation, as they depend on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    seats: usize,
    deals: u64,
    sum: u64,
    squares: u64,
}

impl Score {
    /// Nothing yet, at a table with so many seats.
    #[must_use]
    pub fn new(seats: usize) -> Score {
        Score { seats, deals: 0, sum: 0, squares: 0 }
    }

    /// Counts a deal: the wins of the bot in all its games together, in parts of [`WIN`].
    pub fn count(&mut self, wins: u64) {
        self.deals += 1;
        self.sum += wins;
        self.squares += wins * wins;
    }

    /// How many seats.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// How many deals.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// How many games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.deals * self.seats as u64
    }

    /// How many games the bot won; shared wins count in part.
    #[must_use]
    pub fn wins(&self) -> f64 {
        self.sum as f64 / WIN as f64
    }

    /// The share of games the bot won; what equals would win before there is any.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.deals == 0 { self.expected() } else { self.wins() / self.games() as f64 }
    }

    /// The share that each wins among equals.
    #[must_use]
    pub fn expected(&self) -> f64 {
        1.0 / self.seats as f64
    }

    /// The variance of a deal's share. It begins as that of games which have nothing to do with each
    /// other and soon becomes that of the deals seen; it is never less than whole wins allow.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let (seats, deals) = (self.seats as f64, self.deals as f64);
        let scale = WIN as f64 * seats;
        let apart = self.squares as f64 - self.sum as f64 * self.sum as f64 / deals.max(1.0);
        let seen = (apart / (scale * scale)).max(0.0);
        let guess = self.independent();
        let wins = (self.cautious() * seats).fract();
        let least = wins * (1.0 - wins) / (seats * seats);
        ((seen + GUESS * guess) / (deals + GUESS)).max(least)
    }

    /// How much the wins vary, compared with games that have nothing to do with each other: under 1
    /// where duplicate deals help.
    #[must_use]
    pub fn dispersion(&self) -> f64 {
        self.variance() / self.independent()
    }

    /// The 95 % interval of the share: Wilson's, with as many games as have the same variance.
    #[must_use]
    pub fn interval(&self) -> Interval {
        let (share, games) = (self.share(), self.games() as f64 / self.dispersion());
        if self.deals == 0 {
            return Interval { estimate: share, low: 0.0, high: 1.0 };
        }
        let shrink = Z95 * Z95 / games;
        let middle = (share + shrink / 2.0) / (1.0 + shrink);
        let half = (share * (1.0 - share) * shrink + shrink * shrink / 4.0).sqrt() / (1.0 + shrink);
        let low = if self.sum == 0 { 0.0 } else { (middle - half).max(0.0) };
        let high = if self.sum == self.games() * WIN { 1.0 } else { (middle + half).min(1.0) };
        Interval { estimate: share, low, high }
    }

    /// How sure it is that the bot is stronger than the other, from 0 to 1.
    #[must_use]
    pub fn superiority(&self) -> f64 {
        let error = (self.variance() / (self.deals as f64).max(1.0)).sqrt();
        normal((self.share() - self.expected()) / error)
    }

    /// The variance of a deal's share if its games had nothing to do with each other.
    fn independent(&self) -> f64 {
        let share = self.cautious();
        share * (1.0 - share) / self.seats as f64
    }

    /// The share with two more wins and losses, in the proportion of equals (Agresti and Coull 1998): never 0 or 1.
    fn cautious(&self) -> f64 {
        (self.wins() + 4.0 * self.expected()) / (self.games() as f64 + 4.0)
    }
}

/// The normal distribution function, exact to 1e-7 (Abramowitz and Stegun 1964, 7.1.26).
fn normal(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let tail = terms.iter().fold(0.0, |sum, term| (sum + term) * t) * (-x * x).exp() / 2.0;
    if z < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chance, Seeded, Stream};

    #[track_caller]
    fn close(found: f64, right: f64, within: f64) {
        assert!((found - right).abs() <= within, "{found} is not {right}");
    }

    /// So many deals of two games with no, one and two wins.
    fn pairs(lost: u64, split: u64, won: u64) -> Score {
        let mut score = Score::new(2);
        for (wins, deals) in [(0, lost), (1, split), (2, won)] {
            (0..deals).for_each(|_| score.count(wins * WIN));
        }
        score
    }

    #[test]
    fn the_normal_distribution() {
        for (z, below) in [(0.0, 0.5), (1.0, 0.841_344_7), (Z95, 0.975), (-Z95, 0.025), (3.0, 0.998_650_1)] {
            close(normal(z), below, 2e-7);
        }
    }

    #[test]
    fn shares_and_games() {
        let score = pairs(10, 20, 30);
        assert_eq!((score.deals(), score.games(), score.wins()), (60, 120, 80.0));
        close(score.share(), 2.0 / 3.0, 1e-12);
        let mut shared = Score::new(3);
        shared.count(WIN + WIN / 3);
        close(shared.share(), 4.0 / 9.0, 1e-12);
    }

    #[test]
    fn with_many_independent_games_the_interval_is_that_of_wilson() {
        // 2000 games at 60 %, 36 % of the pairs won twice, 16 % lost twice: Wilson gives 57.83 % to 62.13 %.
        let interval = pairs(160, 480, 360).interval();
        close(interval.estimate, 0.6, 1e-12);
        close(interval.low, 0.5783, 1e-4);
        close(interval.high, 0.6213, 1e-4);
    }

    #[test]
    fn duplicate_deals_that_cancel_luck_narrow_it_and_never_to_nothing() {
        let (split, mixed) = (pairs(1, 98, 1), pairs(25, 50, 25));
        assert!(split.dispersion() < 0.15 && (mixed.dispersion() - 1.0).abs() < 0.01);
        let width = |score: Score| score.interval().high - score.interval().low;
        assert!(width(split) < width(mixed) / 2.0 && width(pairs(0, 100, 0)) > 0.02);
    }

    #[test]
    fn one_who_always_wins_is_bounded_on_one_side_as_wilson_says() {
        let interval = pairs(0, 0, 20).interval();
        assert_eq!((interval.estimate, interval.high), (1.0, 1.0));
        close(interval.low, 0.9124, 0.006); // 40 of 40
        assert_eq!(pairs(20, 0, 0).interval().low, 0.0);
    }

    /// With 1000 runs the error of a share of 95 % is 0.7 %.
    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        let coin = |chance: &mut Seeded, of: f64| f64::from(chance.pick(Stream::TABLE, 1 << 24)) < of * 16_777_216.0;
        for (seats, share, split, deals) in
            [(2, 0.5, 0.0, 30), (2, 0.5, 0.6, 100), (2, 0.9, 0.0, 20), (2, 0.9, 0.15, 100), (4, 0.25, 0.4, 60)]
        {
            let mut held = 0;
            for run in 0..1000_u64 {
                let mut chance = Seeded::new(kernel::Digest::of_value(&(run, deals)).0);
                let mut score = Score::new(seats);
                for _ in 0..deals {
                    // A part of the deals is split whoever plays: the rest makes up for it.
                    let rest = (share - split / seats as f64) / (1.0 - split);
                    let wins = if coin(&mut chance, split) {
                        1
                    } else {
                        (0..seats).filter(|_| coin(&mut chance, rest)).count() as u64
                    };
                    score.count(wins * WIN);
                }
                let interval = score.interval();
                held += u32::from(interval.low <= share && share <= interval.high);
            }
            assert!(held >= 930, "{held} of 1000 with {seats} seats at {share}, {split} split, {deals} deals");
        }
    }

    #[test]
    fn superiority_is_even_at_the_expected_share() {
        close(pairs(5, 10, 5).superiority(), 0.5, 1e-9);
        close(Score::new(4).superiority(), 0.5, 1e-9);
        assert!(pairs(5, 10, 50).superiority() > 0.999);
        close(pairs(7, 9, 30).superiority() + pairs(30, 9, 7).superiority(), 1.0, 1e-9);
    }
}
