//! [`Reason`]: why something was refused, in words.

use kernel::RuleId;
use std::fmt;

/// Why something was refused and what would be right, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The rule that refuses it, if one does.
    pub rule: Option<RuleId>,
    /// What was wrong, with its place if it has one: a sentence.
    pub wrong: String,
    /// What would be right: a sentence.
    pub right: Option<String>,
}

/// One line: what was wrong, then what would be right.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.wrong)?;
        match &self.right {
            Some(right) => write!(f, " {right}"),
            None => Ok(()),
        }
    }
}
