//! Elo: what a share of wins says about strength, and strengths fitted to many results.
//!
//! A player of strength `e` meets `n - 1` others of strength 0 and wins with the chance
//! `w / (w + n - 1)`, where `w = 10^(e / 400)`. For two this is the usual Elo curve (Bradley and Terry
//! 1952), for more it is Luce's choice among equals.

use serde::Serialize;

/// How many Elo points multiply the odds by *e*.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// The 97.5 % point of the normal distribution: 95 % lie between it and its negative.
pub const Z95: f64 = 1.959_963_984_540_054;

/// An estimate with the interval that holds the truth 95 times in a hundred.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The estimate itself.
    pub estimate: f64,
    /// The lower end. Minus infinity (`null` in JSON) where the results set no bound.
    pub low: f64,
    /// The upper end. Infinity (`null` in JSON) where the results set no bound.
    pub high: f64,
}

impl Interval {
    /// The same on another scale that rises with this one.
    #[must_use]
    pub fn map(self, scale: impl Fn(f64) -> f64) -> Interval {
        Interval { estimate: scale(self.estimate), low: scale(self.low), high: scale(self.high) }
    }
}

/// The share of games that a player wins who is so many points above all others at the table.
#[must_use]
pub fn share_of(elo: f64, seats: usize) -> f64 {
    1.0 / (1.0 + (others(seats) - elo / POINTS).exp())
}

/// How many points above all others a player is who wins this share; infinite at 0 and 1.
#[must_use]
pub fn elo_of(share: f64, seats: usize) -> f64 {
    POINTS * ((share / (1.0 - share)).ln() + others(seats))
}

/// What the others have ahead of one player by being so many.
fn others(seats: usize) -> f64 {
    ((seats - 1) as f64).ln()
}

/// Results of one player against another who held all other seats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Match {
    /// The player, by number.
    pub one: usize,
    /// The other, by number.
    pub other: usize,
    /// How many seats the games had.
    pub seats: usize,
    /// How many games.
    pub games: f64,
    /// How many of them the one won; shared wins count in part.
    pub wins: f64,
    /// How much the wins vary, compared with games that have nothing to do with each other.
    pub dispersion: f64,
}

/// The strengths under which these results are the most likely, in Elo points around a mean of 0,
/// with their 95 % intervals.
///
/// `extra` games are added to each match in which everybody won as often as chance would have it:
/// they keep the strength of one who always wins finite. Intervals come from the observed
/// information, widened or narrowed by each match's dispersion.
///
/// # Panics
/// When a match names a player beyond `players`.
#[must_use]
pub fn fit(players: usize, matches: &[Match], extra: f64) -> Vec<Interval> {
    let mut strengths = vec![0.0; players];
    for _ in 0..MOST_STEPS {
        let (slope, information, _) = likelihood(&strengths, matches, extra);
        let inverse = inverse(information);
        let step: Vec<f64> = inverse.iter().map(|row| dot(row, &slope)).collect();
        // A step of more than one unit of odds overshoots where the curve is flat.
        let longest = step.iter().fold(1.0, |longest: f64, part| longest.max(part.abs()));
        strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += part / longest);
        if longest <= 1.0 && step.iter().all(|part| part.abs() < 1e-10) {
            break;
        }
    }
    let (_, information, scores) = likelihood(&strengths, matches, extra);
    let inverse = inverse(information);
    let mean = strengths.iter().sum::<f64>() / players.max(1) as f64;
    let interval = |(player, strength): (usize, &f64)| {
        let spread: Vec<f64> = scores.iter().map(|row| dot(row, &inverse[player])).collect();
        let error = Z95 * dot(&spread, &inverse[player]).max(0.0).sqrt();
        let estimate = strength - mean;
        Interval { estimate, low: estimate - error, high: estimate + error }.map(|odds| POINTS * odds)
    };
    strengths.iter().enumerate().map(interval).collect()
}

/// Newton's method needs about six steps; more where somebody nearly always wins.
const MOST_STEPS: usize = 200;

type Matrix = Vec<Vec<f64>>;

/// The slope of the log-likelihood, its information, and the variance of the slope itself.
fn likelihood(strengths: &[f64], matches: &[Match], extra: f64) -> (Vec<f64>, Matrix, Matrix) {
    let players = strengths.len();
    let mut slope = vec![0.0; players];
    // Only differences matter: a constant on all entries ties the sum to 0 and changes nothing else.
    let mut information = vec![vec![1.0; players]; players];
    let mut scores = vec![vec![0.0; players]; players];
    for result in matches {
        let Match { one, other, seats, .. } = *result;
        let games = result.games + extra;
        let wins = result.wins + extra / seats as f64;
        let share = share_of(POINTS * (strengths[one] - strengths[other]), seats);
        slope[one] += wins - games * share;
        slope[other] -= wins - games * share;
        let weight = games * share * (1.0 - share);
        for (row, column, sign) in [(one, one, 1.0), (other, other, 1.0), (one, other, -1.0), (other, one, -1.0)] {
            information[row][column] += sign * weight;
            scores[row][column] += sign * weight * result.dispersion;
        }
    }
    (slope, information, scores)
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

/// The inverse of a symmetric, positive matrix (Gauss and Jordan). A player who has played nobody has
/// no information; their row stays as good as it is.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let mut inverse: Matrix = (0..size).map(|i| (0..size).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for column in 0..size {
        let pivot = (column..size).max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()));
        let pivot = pivot.unwrap_or(column);
        matrix.swap(column, pivot);
        inverse.swap(column, pivot);
        let scale = matrix[column][column];
        if scale.abs() < 1e-300 {
            continue;
        }
        matrix[column].iter_mut().chain(&mut inverse[column]).for_each(|entry| *entry /= scale);
        let (row, part) = (matrix[column].clone(), inverse[column].clone());
        for other in (0..size).filter(|other| *other != column) {
            let factor = matrix[other][column];
            matrix[other].iter_mut().zip(&row).for_each(|(entry, above)| *entry -= factor * above);
            inverse[other].iter_mut().zip(&part).for_each(|(entry, above)| *entry -= factor * above);
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(found: f64, right: f64, within: f64) {
        assert!((found - right).abs() <= within, "{found} is not {right}");
    }

    #[test]
    fn the_usual_table_of_elo() {
        for (elo, share) in
            [(0.0, 0.5), (100.0, 0.640_065), (200.0, 0.759_747), (400.0, 10.0 / 11.0), (-400.0, 1.0 / 11.0)]
        {
            close(share_of(elo, 2), share, 1e-6);
            close(elo_of(share, 2), elo, 1e-3);
        }
        close(elo_of(0.75, 2), 190.8485, 1e-4);
        assert_eq!((elo_of(0.0, 2), elo_of(1.0, 3)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn among_more_equals_everybody_wins_their_part() {
        for seats in 2..=6 {
            close(share_of(0.0, seats), 1.0 / seats as f64, 1e-12);
            close(elo_of(share_of(123.0, seats), seats), 123.0, 1e-9);
        }
        close(share_of(400.0, 3), 10.0 / 12.0, 1e-12);
    }

    fn result(one: usize, other: usize, games: f64, wins: f64) -> Match {
        Match { one, other, seats: 2, games, wins, dispersion: 1.0 }
    }

    #[test]
    fn two_players_are_fitted_in_closed_form() {
        let fitted = fit(2, &[result(0, 1, 100.0, 75.0)], 0.0);
        close(fitted[0].estimate - fitted[1].estimate, 190.8485, 1e-3);
        // The odds of 75 in 100 have the variance 1 / (100 · ¾ · ¼); each player bears half the difference.
        let error = POINTS * Z95 * (1.0 / 18.75_f64).sqrt() / 2.0;
        close(fitted[0].high - fitted[0].estimate, error, 1e-6);
        close(fitted[1].estimate - fitted[1].low, error, 1e-6);
    }

    #[test]
    fn strengths_come_back_from_the_shares_they_give() {
        let strengths = [-310.0, -40.0, 90.0, 260.0];
        for seats in [2, 4] {
            let mut matches = Vec::new();
            for (one, high) in strengths.iter().enumerate() {
                for (other, low) in strengths.iter().enumerate().filter(|(other, _)| *other != one) {
                    let wins = 80.0 * share_of(high - low, seats);
                    matches.push(Match { seats, ..result(one, other, 80.0, wins) });
                }
            }
            let fitted = fit(4, &matches, 0.0);
            for (found, right) in fitted.iter().zip(strengths) {
                close(found.estimate, right, 1e-6);
                assert!(found.low < right && right < found.high);
            }
        }
    }

    #[test]
    fn games_that_depend_on_each_other_widen_the_intervals() {
        let wide = fit(2, &[Match { dispersion: 4.0, ..result(0, 1, 100.0, 60.0) }], 0.0)[0];
        let usual = fit(2, &[result(0, 1, 100.0, 60.0)], 0.0)[0];
        assert_eq!(wide.estimate, usual.estimate);
        close(wide.high - wide.estimate, 2.0 * (usual.high - usual.estimate), 1e-9);
    }

    #[test]
    fn one_who_always_wins_stays_finite_and_the_rest_is_not_moved() {
        let fitted = fit(3, &[result(0, 1, 50.0, 50.0), result(0, 2, 50.0, 50.0), result(1, 2, 50.0, 25.0)], 1.0);
        assert!(fitted[0].estimate.is_finite() && fitted[0].estimate > 400.0, "{fitted:?}");
        close(fitted[1].estimate, fitted[2].estimate, 1e-6);
        close(fitted.iter().map(|player| player.estimate).sum(), 0.0, 1e-6);
        assert!(fitted[0].high - fitted[0].low > fitted[1].high - fitted[1].low);
    }

    #[test]
    fn nobody_and_nothing_are_no_trouble() {
        assert_eq!(fit(0, &[], 1.0), []);
        assert_eq!(fit(2, &[], 1.0)[0].estimate, 0.0);
    }
}
