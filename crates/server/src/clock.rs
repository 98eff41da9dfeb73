//! [`Clock`]: what time it is, and whether that can be believed.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use store::Millis;

/// How much the clock of the system may go ahead of the time that has passed before nobody's time is up by it.
const JUMP: Millis = 5_000;

/// What time it is.
#[derive(Debug, Default)]
pub struct Clock {
    /// Added to the clock of the system: tests turn it.
    turned: AtomicI64,
    /// When the server last gave a sign of life, by both clocks.
    beat: Mutex<Option<(Instant, Millis)>>,
}

impl Clock {
    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX);
        now.saturating_add(self.turned.load(Ordering::Relaxed))
    }

    /// Turns it, as if somebody had set the clock of the system.
    pub fn turn(&self, by: Millis) {
        self.turned.fetch_add(by, Ordering::Relaxed);
    }

    /// A sign of life was noted at this moment.
    pub fn beat(&self, at: Millis) {
        *self.beat.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), at));
    }

    /// Whether it has run evenly since the last sign of life. When it has jumped ahead, the next sign notes the
    /// time in between as one in which nobody served.
    #[must_use]
    pub fn is_steady(&self) -> bool {
        match *self.beat.lock().unwrap_or_else(PoisonError::into_inner) {
            Some((then, at)) => {
                let passed = Millis::try_from(then.elapsed().as_millis()).unwrap_or(Millis::MAX);
                self.now() - at - passed <= JUMP
            }
            None => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_turned_ahead_is_not_believed_until_the_next_sign_of_life() {
        let clock = Clock::default();
        clock.turn(3_600_000);
        assert!(clock.is_steady(), "nothing to compare with");
        clock.beat(clock.now());
        assert!(clock.is_steady());
        clock.turn(3_600_000);
        assert!(!clock.is_steady());
        clock.beat(clock.now());
        assert!(clock.is_steady());
        clock.turn(-3_600_000);
        assert!(clock.is_steady(), "back does not take anybody's time");
    }
}
