//! [`Sprt`]: Wald's sequential probability ratio test, over duplicate deals.

use crate::elo::share_of;
use crate::score::Score;
use serde::Serialize;

/// Wald's test (1945): is the bot `elo0` points above the other, or `elo1`? Deal by deal the likelihoods
/// of both are compared, and as soon as one is so many times the other that errors stay within bounds,
/// the question is decided.
///
/// The games of a deal depend on each other, so a deal is one observation: how much its share of wins
/// varies, compared with games on deals of their own, is estimated from the deals themselves, and the
/// likelihoods of the games are scaled by it (Wedderburn's quasi-likelihood, 1974). Over many pairs of games
/// this is the pentanomial test of chess programmers (Van den Bergh 2019), and for games that do not depend
/// on each other it is Wald's own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The hypothesis H0, in Elo points.
    pub elo0: f64,
    /// The hypothesis H1, above it.
    pub elo1: f64,
    /// How often H1 may be accepted where H0 is true.
    pub alpha: f64,
    /// How often H0 may be accepted where H1 is true.
    pub beta: f64,
}

/// How far the test has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// H0 is accepted.
    H0,
    /// H1 is accepted.
    H1,
    /// It does not know yet.
    Open,
}

impl Sprt {
    /// With errors of 5 % on both sides.
    #[must_use]
    pub fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The logarithm of how many times likelier the results are under H1 than under H0.
    #[must_use]
    pub fn ratio(&self, score: &Score) -> f64 {
        let (share0, share1) = (share_of(self.elo0, score.seats()), share_of(self.elo1, score.seats()));
        let (won, lost) = (score.wins(), score.games() as f64 - score.wins());
        (won * (share1 / share0).ln() + lost * ((1.0 - share1) / (1.0 - share0)).ln()) / score.dispersion()
    }

    /// Where the logarithm decides: for H0 at the lower bound, for H1 at the upper one.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What is known now.
    #[must_use]
    pub fn verdict(&self, score: &Score) -> Verdict {
        let (ratio, (lower, upper)) = (self.ratio(score), self.bounds());
        if ratio >= upper {
            Verdict::H1
        } else if ratio <= lower {
            Verdict::H0
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chance, Seeded, Stream};
    use registry::WIN;

    #[track_caller]
    fn close(found: f64, right: f64, within: f64) {
        assert!((found - right).abs() <= within, "{found} is not {right}");
    }

    /// So many deals with 0, ½, 1, 1½ and 2 wins.
    fn pairs(deals: [u64; 5]) -> Score {
        let mut score = Score::new(2);
        for (halves, deals) in deals.into_iter().enumerate() {
            (0..deals).for_each(|_| score.count(halves as u64 * WIN / 2));
        }
        score
    }

    #[test]
    fn the_bounds_are_wald_s() {
        let (lower, upper) = Sprt::new(0.0, 30.0).bounds();
        close(lower, -2.944_438_979, 1e-9);
        close(upper, 2.944_438_979, 1e-9);
        let (lower, upper) = Sprt { alpha: 0.05, beta: 0.1, ..Sprt::new(0.0, 5.0) }.bounds();
        close(lower, -2.251_291_8, 1e-6);
        close(upper, 2.890_371_8, 1e-6);
    }

    /// The right values are those of the exact generalised test: the likeliest distributions over the
    /// five results with the mean of either hypothesis, found by bisection in another program.
    #[test]
    fn the_ratio_of_large_samples_is_that_of_the_exact_test() {
        for (deals, elo0, elo1, right) in EXACT {
            close(Sprt::new(elo0, elo1).ratio(&pairs(deals)), right, 0.04);
        }
    }

    const EXACT: [([u64; 5], f64, f64, f64); 4] = [
        ([142, 620, 1122, 699, 188], 0.0, 5.0, 3.969),
        ([440, 2910, 5170, 2888, 455], 0.0, 5.0, -5.920),
        ([260, 0, 520, 0, 300], 0.0, 30.0, -1.094),
        ([98, 382, 674, 369, 71], -5.0, 0.0, -1.420),
    ];

    /// Deals of independent coins, or deals where a part is always split because its luck cancels.
    fn deal(chance: &mut Seeded, seats: usize, share: f64, split: f64) -> u64 {
        let coin =
            |chance: &mut Seeded, of: f64| f64::from(chance.pick(Stream::TABLE, 1 << 24)) < of * f64::from(1 << 24);
        if coin(chance, split) {
            return WIN;
        }
        let share = (share - split / seats as f64) / (1.0 - split);
        (0..seats).filter(|_| coin(chance, share)).count() as u64 * WIN
    }

    /// How often the test accepts H1 where the truth is `elo`, and how many deals it takes.
    fn accepted(sprt: Sprt, seats: usize, elo: f64, split: f64, runs: u64) -> (f64, f64) {
        let (mut accepted, mut deals) = (0, 0);
        for run in 0..runs {
            let mut chance = Seeded::new(kernel::Digest::of_value(&(run, seats as u64)).0);
            let mut score = Score::new(seats);
            let verdict = loop {
                score.count(deal(&mut chance, seats, share_of(elo, seats), split));
                match sprt.verdict(&score) {
                    Verdict::Open => {}
                    decided => break decided,
                }
            };
            accepted += u64::from(verdict == Verdict::H1);
            deals += score.deals();
        }
        (accepted as f64 / runs as f64, deals as f64 / runs as f64)
    }

    /// With 1000 runs the error of a share of 5 % is 0.7 %.
    #[test]
    fn it_errs_as_rarely_as_it_says() {
        let runs = 1000;
        for (sprt, seats, split) in [
            (Sprt::new(0.0, 60.0), 2, 0.0),
            (Sprt::new(0.0, 60.0), 2, 0.5),
            (Sprt::new(-60.0, 0.0), 2, 0.8),
            (Sprt::new(0.0, 80.0), 4, 0.3),
            (Sprt::new(200.0, 300.0), 2, 0.2),
            (Sprt::new(350.0, 450.0), 2, 0.0),
        ] {
            let (wrong, _) = accepted(sprt, seats, sprt.elo0, split, runs);
            assert!(wrong < sprt.alpha + 0.015, "{sprt:?}, {seats} seats, {split} split: {wrong}");
            let (right, _) = accepted(sprt, seats, sprt.elo1, split, runs);
            assert!(1.0 - right < sprt.beta + 0.015, "{sprt:?}, {seats} seats, {split} split: {right}");
        }
    }

    #[test]
    fn it_stops_the_sooner_the_clearer_it_is() {
        let sprt = Sprt::new(0.0, 30.0);
        let deals = |elo: f64| accepted(sprt, 2, elo, 0.0, 40).1;
        let (close, clear, always) = (deals(30.0), deals(200.0), deals(2000.0));
        assert!(close > 3.0 * clear && clear > 1.5 * always && always < 20.0, "{close} {clear} {always}");
    }

    #[test]
    fn before_the_first_deal_nothing_is_known() {
        assert_eq!(Sprt::new(0.0, 30.0).verdict(&Score::new(2)), Verdict::Open);
        assert_eq!(Sprt::new(0.0, 300.0).verdict(&pairs([0, 0, 3, 0, 0])), Verdict::Open, "three deals may be alike");
    }
}
