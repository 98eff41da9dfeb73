//! [`Illegal`]: a refusal that a player can learn from.

use crate::Phrase;
use serde::Serialize;
use std::fmt;

/// The id of a rule, as in `docs/rules`: `"SYN-12"`, `"BR-3"`.
pub type RuleId = &'static str;

/// Why something was refused, and what would be right.
///
/// The message named by `why` says what was wrong; its attribute `.right` says what would be
/// right. Whoever gets an `Illegal` knows that nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Illegal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What was wrong; with the attribute `.right`, what would be right.
    pub why: Phrase,
}

impl Illegal {
    /// Refused by this rule, for this reason.
    #[must_use]
    pub fn new(rule: RuleId, why: Phrase) -> Illegal {
        Illegal { rule, why }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.why)
    }
}

impl std::error::Error for Illegal {}

/// A rule that has to hold; otherwise why it refuses what was chosen.
///
/// # Errors
/// If it does not hold.
#[inline]
pub fn ensure(holds: bool, rule: RuleId, why: impl FnOnce() -> Phrase) -> Result<(), Illegal> {
    require(holds, || Illegal { rule, why: why() })
}

/// Anything else that has to hold, of a row of component data or of the pieces on the table; otherwise what is wrong.
///
/// # Errors
/// If it does not hold.
#[inline]
pub fn require<E>(holds: bool, fault: impl FnOnce() -> E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(fault()) }
}
