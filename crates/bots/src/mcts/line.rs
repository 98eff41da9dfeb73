//! [`Line`]: what a search thinks of one action.

use crate::Outcome;

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Line {
    /// In how many worlds it was tried.
    pub visits: u32,
    /// The sum of the rewards.
    pub reward: f64,
    /// The sum of the shares of the win.
    pub win: f64,
    /// The sum of the final scores.
    pub score: f64,
}

impl Line {
    /// Adds what one more world came to.
    pub(crate) fn count(&mut self, outcome: Outcome) {
        self.visits += 1;
        self.reward += f64::from(outcome.reward);
        self.win += f64::from(outcome.win);
        self.score += f64::from(outcome.score);
    }

    /// Adds what another search thinks of it.
    pub fn add(&mut self, other: &Line) {
        self.visits += other.visits;
        self.reward += other.reward;
        self.win += other.win;
        self.score += other.score;
    }

    /// The mean of what the search plays for, from 0 to 1.
    #[must_use]
    pub fn mean_reward(&self) -> f64 {
        self.mean(self.reward)
    }

    /// The share of the worlds in which the seat wins, shared wins in parts.
    #[must_use]
    pub fn win_share(&self) -> f64 {
        self.mean(self.win).clamp(0.0, 1.0)
    }

    /// The mean final score.
    #[must_use]
    pub fn mean_score(&self) -> f64 {
        self.mean(self.score)
    }

    /// How far the true share of the win may be from [`Line::win_share`], with 95 % certainty: half the width
    /// of Wilson's interval, so that few tries never look certain.
    #[must_use]
    pub fn doubt(&self) -> f64 {
        const Z: f64 = 1.96;
        let (share, tries) = (self.win_share(), f64::from(self.visits.max(1)));
        let spread = share * (1.0 - share) / tries + Z * Z / (4.0 * tries * tries);
        Z * spread.sqrt() / (1.0 + Z * Z / tries)
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / f64::from(self.visits.max(1))
    }
}

/// The actions that were tried, by their index, the best first: the most visited is the surest, and of two
/// visited alike the better one.
#[must_use]
pub fn ranking(lines: &[Line]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..lines.len()).filter(|index| lines[*index].visits > 0).collect();
    order.sort_by(|a, b| {
        let (a, b) = (&lines[*a], &lines[*b]);
        b.visits.cmp(&a.visits).then(b.reward.total_cmp(&a.reward))
    });
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(visits: u32, win: f64) -> Line {
        Line { visits, reward: win, win, score: 3.0 * f64::from(visits) }
    }

    /// Known values of Wilson's interval.
    #[test]
    fn few_tries_are_not_certain() {
        assert!((line(100, 50.0).doubt() - 0.0962).abs() < 0.0005);
        assert!((line(10, 10.0).doubt() - 0.1388).abs() < 0.0005);
        assert!(line(1, 0.0).doubt() > 0.3);
        assert!(Line::default().doubt() > 0.3);
    }

    #[test]
    fn means_are_by_visits() {
        assert_eq!((line(4, 3.0).win_share(), line(4, 3.0).mean_score()), (0.75, 3.0));
        assert_eq!((Line::default().win_share(), Line::default().mean_score()), (0.0, 0.0));
    }

    #[test]
    fn the_most_visited_is_the_best_and_the_untried_is_left_out() {
        let lines = [line(2, 2.0), line(5, 1.0), Line::default(), line(5, 4.0)];
        assert_eq!(ranking(&lines), [3, 1, 0]);
    }
}
