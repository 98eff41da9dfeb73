//! Clocks: how long each seat has thought, counted from the log alone.

use store::Millis;
use wire::{ClockPlan, Timer};

const SECOND: i64 = 1_000;
const DAY: i64 = 24 * 3600 * SECOND;

/// When the server was down: such time counts for nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Downtime(pub Vec<(Millis, Millis)>);

impl Downtime {
    /// How much of a span it was down.
    #[must_use]
    pub fn within(&self, from: Millis, to: Millis) -> i64 {
        self.0.iter().map(|(start, end)| (to.min(*end) - from.max(*start)).max(0)).sum()
    }
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    plan: ClockPlan,
    seats: Vec<Clock>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    /// Milliseconds left when it was last stopped or started.
    left: i64,
    /// Since when it runs.
    since: Option<Millis>,
    /// Time since then that counts for nobody.
    down: i64,
}

impl Clocks {
    /// The clocks of a game that has not begun.
    #[must_use]
    pub fn new(plan: ClockPlan, seats: usize) -> Clocks {
        let left = match plan {
            ClockPlan::None => 0,
            ClockPlan::Live { budget, .. } => i64::from(budget) * SECOND,
            ClockPlan::Days { each } => i64::from(each) * DAY,
        };
        Clocks { plan, seats: vec![Clock { left, ..Clock::default() }; seats] }
    }

    /// Something happened: `actor` answered, and the table now waits for `asked`.
    pub(crate) fn advance(&mut self, at: Millis, actor: Option<usize>, asked: u32, down: &Downtime) {
        let plan = self.plan;
        for (seat, clock) in self.seats.iter_mut().enumerate() {
            let waited = asked >> seat & 1 == 1;
            if let Some(since) = clock.since
                && (!waited || actor == Some(seat))
            {
                let spent = (at - since - down.within(since, at)).max(0);
                match plan {
                    ClockPlan::None => {}
                    ClockPlan::Live { increment, .. } => {
                        let more = if waited { 0 } else { i64::from(increment) * SECOND };
                        clock.left = (clock.left - spent).max(0) + more;
                    }
                    ClockPlan::Days { each } => clock.left = i64::from(each) * DAY,
                }
                clock.since = None;
            }
            if waited && clock.since.is_none() {
                clock.since = Some(at);
            }
            clock.down = clock.since.map_or(0, |since| down.within(since, Millis::MAX));
        }
    }

    /// When a seat's time is over.
    #[must_use]
    pub fn ends(&self, seat: usize) -> Option<Millis> {
        let clock = self.seats.get(seat)?;
        match self.plan {
            ClockPlan::None => None,
            ClockPlan::Live { .. } | ClockPlan::Days { .. } => Some(clock.since? + clock.left + clock.down),
        }
    }

    /// A seat's clock as it is shown.
    #[must_use]
    pub fn timer(&self, seat: usize) -> Option<Timer> {
        let clock = self.seats.get(seat)?;
        match self.plan {
            ClockPlan::None => None,
            ClockPlan::Live { .. } | ClockPlan::Days { .. } => {
                Some(Timer { left: clock.left + clock.down, since: clock.since })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(clocks: &Clocks, seat: usize) -> i64 {
        clocks.timer(seat).map_or(-1, |timer| timer.left)
    }

    #[test]
    fn a_budget_is_spent_only_while_asked_and_grows_with_every_answer() {
        let mut clocks = Clocks::new(ClockPlan::Live { budget: 60, increment: 5 }, 2);
        let down = Downtime::default();
        clocks.advance(1_000, None, 0b01, &down);
        assert_eq!((clocks.ends(0), clocks.ends(1)), (Some(61_000), None));
        clocks.advance(11_000, Some(0), 0b01, &down); // a step of a longer turn: no increment yet
        assert_eq!((left(&clocks, 0), clocks.ends(0)), (50_000, Some(61_000)));
        clocks.advance(21_000, Some(0), 0b10, &down);
        assert_eq!((left(&clocks, 0), left(&clocks, 1)), (45_000, 60_000));
        assert_eq!((clocks.ends(0), clocks.ends(1)), (None, Some(81_000)));
        clocks.advance(200_000, Some(1), 0b01, &down);
        assert_eq!(left(&clocks, 1), 5_000, "never below nothing");
    }

    #[test]
    fn what_others_do_does_not_stop_a_clock() {
        let mut clocks = Clocks::new(ClockPlan::Live { budget: 10, increment: 0 }, 3);
        let down = Downtime::default();
        clocks.advance(0, None, 0b111, &down);
        clocks.advance(4_000, Some(1), 0b101, &down);
        assert_eq!((clocks.ends(0), clocks.ends(1)), (Some(10_000), None));
    }

    #[test]
    fn days_are_for_every_answer() {
        let mut clocks = Clocks::new(ClockPlan::Days { each: 2 }, 2);
        let down = Downtime::default();
        clocks.advance(0, None, 0b01, &down);
        clocks.advance(DAY, Some(0), 0b01, &down);
        assert_eq!(clocks.ends(0), Some(3 * DAY));
    }

    #[test]
    fn time_in_which_the_server_was_down_counts_for_nobody() {
        let down = Downtime(vec![(2_000, 5_000), (100_000, 101_000)]);
        assert_eq!((down.within(0, 10_000), down.within(3_000, 4_000), down.within(6_000, 9_000)), (3_000, 1_000, 0));
        let mut clocks = Clocks::new(ClockPlan::Live { budget: 10, increment: 0 }, 2);
        clocks.advance(1_000, None, 0b01, &down);
        assert_eq!(clocks.ends(0), Some(1_000 + 10_000 + 4_000));
        clocks.advance(6_000, Some(0), 0b10, &down);
        assert_eq!(left(&clocks, 0), 8_000, "five seconds, three of them down");
        let mut none = Clocks::new(ClockPlan::None, 2);
        none.advance(0, None, 0b01, &down);
        assert_eq!((none.ends(0), none.timer(0)), (None, None));
    }
}
