//! What can go wrong, and what the caller may do about it.

use std::path::PathBuf;

use crate::{TableId, UserId};

/// A failure of the store.
///
/// After [`Error::Unavailable`] and [`Error::Full`] nothing was stored, and the store works again by
/// itself as soon as the cause is gone: the caller may try again later. After [`Error::Unknown`] the
/// caller has to read what is stored before it goes on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Gone for a while: the connection was lost, none was free in time, or another process holds
    /// the file. Nothing was stored.
    #[error("the store cannot be reached at the moment: {0}")]
    Unavailable(String),
    /// The connection or the disk failed while a change was being made durable. It may or may not be
    /// stored: read the log again.
    #[error("it is not known whether the change was stored: {0}")]
    Unknown(String),
    /// The disk is full. Nothing was stored; reading still works.
    #[error("the disk of the store is full: {0}")]
    Full(String),
    /// The stored data are not what this program wrote.
    #[error("the store is damaged: {0}")]
    Corrupt(String),
    /// A newer program has been here.
    #[error("the store has schema version {found}, and this program knows versions up to {known}: use a newer one")]
    NewerSchema {
        /// The version that was found.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The request cannot be carried out, now or later. Nothing was stored.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl Error {
    /// Whether the same request may succeed later, and has certainly not succeeded yet.
    pub fn is_retryable(&self) -> bool {
        match self {
            Error::Unavailable(_) | Error::Full(_) => true,
            Error::Unknown(_) | Error::Corrupt(_) | Error::NewerSchema { .. } | Error::Refused(_) => false,
        }
    }

    pub(crate) fn unavailable(why: impl ToString) -> Error {
        Error::Unavailable(why.to_string())
    }

    pub(crate) fn corrupt(what: impl ToString) -> Error {
        Error::Corrupt(what.to_string())
    }
}

/// Why a request cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// No table has this number.
    #[error("there is no table {}", .0.0)]
    NoSuchTable(TableId),
    /// No user has this number.
    #[error("there is no user {}", .0.0)]
    NoSuchUser(UserId),
    /// Another account has this name, in capitals or not.
    #[error("the name is taken")]
    NameTaken,
    /// Only a guest can become an account.
    #[error("the user has an account already")]
    NotAGuest,
    /// A table's log cannot grow beyond [`crate::MAX_ENTRIES`].
    #[error("the log of the table is full")]
    LogFull,
    /// A text holds the character zero, which PostgreSQL cannot store.
    #[error("a text must not hold the character zero")]
    BadText,
    /// More seats than [`crate::MAX_SEATS`], or a seat beyond them.
    #[error("a table has at most {} seats", crate::MAX_SEATS)]
    TooManySeats,
    /// A copy needs an empty store to copy into.
    #[error("the store to copy into is not empty")]
    NotEmpty,
    /// The store holds half of a copy.
    #[error("a copy into this store was interrupted: delete it and copy again")]
    HalfCopied,
    /// A file that would be overwritten.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// What was given to [`crate::open`] names no store that can be opened.
    #[error("{0}")]
    Address(String),
    /// [`crate::Store::close`] was called.
    #[error("the store is closed")]
    Closed,
}
