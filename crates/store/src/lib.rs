//! Where tables, users and everything around them are kept.
//!
//! [`Store`] is the contract; read it first. Two stores fulfil it, each written out: SQLite for one
//! process and no other service, PostgreSQL for any number of processes. `tests/conformance.rs` runs
//! one suite against both.
//!
//! ```no_run
//! # async fn example() -> Result<(), store::Error> {
//! let store = store::open("sqlite:boardroom.db").await?; // or postgres://user@host/boardroom
//! let anna = store.create_guest("Anna", 1_700_000_000_000).await?;
//! # Ok(())
//! # }
//! ```
//!
//! # What is stored
//!
//! | part | what |
//! | --- | --- |
//! | `tables` | what never changes of a table; `words` finds it by its title |
//! | `heads` | one slim row per table with what changes: the only row an append updates |
//! | `log` | the entries, never changed: the truth about every game |
//! | `seats` | who sits where |
//! | `users`, `names`, `keys` | who plays, and how they prove it |
//! | `chat`, `drafts`, `notices` | what is said, kept and sent |
//! | `pushes` | which browsers are called when it is their user's turn |
//! | `results`, `ratings` | finished games per user, and what follows from them |
//! | `data` | component data by digest |
//! | `lives` | when somebody served: in between clocks stand still |
//!
//! Both stores have the same tables and columns but for the log: in SQLite it is appended by row number, each
//! row knowing the row before it of the same table, because clustering it by table
//! and number made group commits eight times slower (`docs/decisions/0012-storage.md`).

mod changes;
mod contract;
mod copy;
mod error;
mod list;
mod lives;
mod people;
mod postgres;
mod rating;
mod social;
mod sqlite;
mod stats;
mod table;
#[cfg(all(feature = "testing", unix))]
pub mod testing;

use std::path::Path;
use std::sync::Arc;

pub use changes::{Change, Changes};
pub use contract::Store;
pub use copy::{Column, Copied, Counters, Kind, PARTS, Page, Part, Row, Snapshot, Value, copy};
pub use error::{Error, Refusal};
pub use list::{ListQuery, MAX_PAGE, MAX_SEARCH_WORDS, Which};
pub use lives::MAX_DOWNS;
pub use people::{Key, KeyHash, KeyId, KeyKind, NewKey, User};
pub use rating::{Played, PlayedCursor, Rate, Rated, Rating, RatingChange};
pub use social::{ChatLine, ChatSpan, MAX_PUSHES, Push};
pub use stats::{BOUNDS, Histogram, Stats};
pub use table::{
    Append, Appended, Entry, Finish, Head, HeadChange, Left, MAX_ENTRIES, MAX_SEATS, Millis, NewTable, Status, Table,
    TableId, UserId, Visibility,
};

/// Opens a store, creating or updating its schema.
///
/// `postgres://…` (or `postgresql://…`) is a PostgreSQL database; `sqlite:path` or a plain path is a
/// SQLite file, which is created if its folder exists.
///
/// # Errors
/// [`Refusal::Address`] for any other scheme or a path that cannot be used, [`Error::NewerSchema`]
/// when a newer program has written it, [`Refusal::HalfCopied`], and what else [`Error`] lists.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, Error> {
    match address(url)? {
        Address::Postgres => Ok(Arc::new(postgres::Postgres::open(url).await?)),
        Address::Sqlite(path) => Ok(Arc::new(sqlite::Sqlite::open(Path::new(path)).await?)),
    }
}

/// The same for a store that must exist: no file is created.
///
/// # Errors
/// As [`open`], and [`Refusal::Address`] for a file that is not there.
pub async fn open_existing(url: &str) -> Result<Arc<dyn Store>, Error> {
    match address(url)? {
        Address::Sqlite(path) if !Path::new(path).exists() => {
            Err(Refusal::Address(format!("{path}: there is no such file")).into())
        }
        Address::Sqlite(_) | Address::Postgres => open(url).await,
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Address<'a> {
    Postgres,
    Sqlite(&'a str),
}

fn address(url: &str) -> Result<Address<'_>, Error> {
    let refuse = |why: &str| Err(Refusal::Address(format!("`{url}`: {why}")).into());
    let is_scheme = |scheme: &str| scheme.len() > 1 && scheme.chars().all(|c| c.is_ascii_alphanumeric());
    match url.split_once(':') {
        Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => Ok(Address::Postgres),
        Some(("postgres" | "postgresql", _)) => refuse("write postgres://user@host/database"),
        Some(("sqlite", path)) if !path.trim_start_matches('/').is_empty() => {
            Ok(Address::Sqlite(path.strip_prefix("//").unwrap_or(path)))
        }
        Some((scheme, _)) if is_scheme(scheme) && scheme != "sqlite" => {
            refuse("unknown kind of store; use sqlite:path, a path, or postgres://…")
        }
        None if !url.is_empty() => Ok(Address::Sqlite(url)),
        Some((scheme, _)) if scheme != "sqlite" => Ok(Address::Sqlite(url)),
        _ => refuse("a path is missing"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        for fine in ["postgres://a@b/c", "postgresql:///c?host=/run"] {
            assert_eq!(address(fine), Ok(Address::Postgres));
        }
        for (url, path) in [
            ("sqlite:a.db", "a.db"),
            ("sqlite:/a/b.db", "/a/b.db"),
            ("sqlite:///a/b.db", "/a/b.db"),
            ("sqlite://a.db", "a.db"),
            ("a.db", "a.db"),
            ("./a:b", "./a:b"),
            ("C:/a.db", "C:/a.db"),
        ] {
            assert_eq!(address(url), Ok(Address::Sqlite(path)), "{url}");
        }
        for wrong in ["", "sqlite:", "sqlite://", "mysql://a/b", "redis:x", "postgres:x"] {
            assert!(matches!(address(wrong), Err(Error::Refused(Refusal::Address(_)))), "{wrong}");
        }
    }
}
