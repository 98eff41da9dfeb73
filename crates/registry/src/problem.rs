//! [`Problem`]: why something could not be done.

use kernel::{DataFault, Fault, Illegal, Phrase};

/// Why something could not be done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A rule forbids it.
    #[error(transparent)]
    Refused(#[from] Illegal),
    /// A record is wrong.
    #[error(transparent)]
    Record(#[from] Fault),
    /// A data file is wrong.
    #[error(transparent)]
    Data(#[from] DataFault),
    /// Something was named or written wrongly. The attribute `.right` of the phrase says what would
    /// be right.
    #[error("{0}")]
    Input(Phrase),
}
