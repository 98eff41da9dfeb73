//! [`DataSets`]: how much component data people may bring along.
//!
//! Sets that were loaded once stay in memory for good, because games refer to them. So there is an end to them:
//! what has been seen before costs nothing, and what is new is counted, for each user and for all.

use crate::rates::Buckets;
use crate::trouble::Trouble;
use kernel::{Digest, Phrase};
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use store::UserId;
use wire::Code;

/// How many bytes of new texts are read until the server starts again.
const MOST: usize = 64 << 20;

/// What the smallest text counts.
const LEAST: usize = 4 << 10;

/// How many new texts a user may bring at once, and in an hour.
const EACH_HOUR: f32 = 30.0;

/// How much component data people may bring along.
#[derive(Debug)]
pub struct DataSets {
    users: Buckets,
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    texts: BTreeSet<Digest>,
    bytes: usize,
}

impl DataSets {
    /// Nothing has been seen.
    #[must_use]
    pub fn new() -> DataSets {
        DataSets { users: Buckets::new(EACH_HOUR / 3_600.0, EACH_HOUR), seen: Mutex::default() }
    }

    /// Whether a user may have a text read.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn allow(&self, user: UserId, text: &str) -> Result<(), Trouble> {
        let digest = Digest::of_bytes(text.as_bytes());
        let known = || self.seen.lock().unwrap_or_else(PoisonError::into_inner).texts.contains(&digest);
        if known() {
            return Ok(());
        }
        self.users.take(&user)?;
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.bytes + text.len().max(LEAST) > MOST {
            return Err(Trouble::new(Code::TooMany, Phrase::new("server-data-full")));
        }
        if seen.texts.insert(digest) {
            seen.bytes += text.len().max(LEAST);
        }
        Ok(())
    }
}

impl Default for DataSets {
    fn default() -> DataSets {
        DataSets::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_costs_nothing_and_there_is_an_end() {
        let (sets, user) = (DataSets::new(), UserId(1));
        for _ in 0..100 {
            assert!(sets.allow(user, "the same").is_ok());
        }
        let most = (0..100).take_while(|number| sets.allow(user, &number.to_string()).is_ok()).count();
        assert_eq!(most, EACH_HOUR as usize - 1);
        assert!(sets.allow(UserId(2), "another").is_ok());
        let large = "x".repeat(MOST);
        assert!(sets.allow(UserId(3), &large).is_err());
    }
}
