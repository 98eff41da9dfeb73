//! [`Fault`]: what is wrong with a record, and where.

use crate::{Illegal, Phrase};
use std::fmt;

/// The first thing in a record that cannot be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong; with the attribute `.right`, what would be right.
    pub what: Phrase,
    /// The refusal of the rules, when the line is well formed but not legal.
    pub illegal: Option<Illegal>,
}

impl Fault {
    /// This line is wrong.
    #[must_use]
    pub fn at(line: usize, what: Phrase) -> Fault {
        Fault { line, what, illegal: None }
    }

    /// The rules refuse this line.
    #[must_use]
    pub fn refused(line: usize, illegal: Illegal) -> Fault {
        let what = Phrase::new("record-fault-illegal").text("rule", illegal.rule).phrase("why", illegal.why.clone());
        Fault { line, what, illegal: Some(illegal) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Fault {}
