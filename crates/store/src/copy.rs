//! Moving everything from one store to another.
//!
//! A store is a fixed list of [`PARTS`], each a table of plain values. [`copy`] reads them page by
//! page from one unchanging [`Snapshot`] of the source, which may be in use meanwhile, and writes
//! each page to the target. Memory stays bounded by a page.

use async_trait::async_trait;

use crate::{Error, Refusal, Store};

/// One plain value of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing.
    Null,
    /// A whole number.
    Int(i64),
    /// A number.
    Real(f64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// What the values of a column are, if they are not [`Value::Null`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// [`Value::Int`]
    Int,
    /// [`Value::Real`]
    Real,
    /// [`Value::Text`]
    Text,
    /// [`Value::Bytes`]
    Bytes,
}

/// A column of a [`Part`].
pub type Column = (&'static str, Kind);

/// A table of the store, in the form in which it moves.
#[derive(Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// Its columns; the key first.
    pub columns: &'static [Column],
    /// How many columns the key has.
    pub key: usize,
    /// How many rows are moved at once: fewer where rows can be long.
    pub page: u32,
}

/// A row of a [`Part`], a value for each column.
pub type Row = Vec<Value>;

/// A page of a [`Part`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The rows.
    pub rows: Vec<Row>,
    /// Where the next page begins; `None` if this is the last.
    pub next: Option<Row>,
}

/// The greatest number ever given to something that is never numbered twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Of tables.
    pub tables: i64,
    /// Of users.
    pub users: i64,
    /// Of keys.
    pub keys: i64,
}

/// Everything in a store as it was at one moment.
#[async_trait]
pub trait Snapshot: Send {
    /// The rows of a part that come after a place, from the beginning if there is none.
    async fn page(&mut self, part: &'static Part, after: Option<Row>) -> Result<Page, Error>;

    /// The greatest numbers given so far.
    async fn counters(&mut self) -> Result<Counters, Error>;
}

use Kind::{Bytes, Int, Real, Text};

/// Everything that is stored, in an order in which it can be written.
pub static PARTS: [Part; 16] = [
    Part {
        name: "users",
        columns: &[
            ("id", Int),
            ("name", Text),
            ("folded", Text),
            ("password", Text),
            ("email", Text),
            ("settings", Text),
            ("created", Int),
        ],
        key: 1,
        page: 500,
    },
    Part { name: "names", columns: &[("word", Text), ("usr", Int)], key: 2, page: 2000 },
    Part {
        name: "keys",
        columns: &[
            ("id", Int),
            ("usr", Int),
            ("hash", Bytes),
            ("kind", Int),
            ("label", Text),
            ("created", Int),
            ("expires", Int),
            ("used", Int),
        ],
        key: 1,
        page: 1000,
    },
    Part {
        name: "tables",
        columns: &[
            ("tbl", Int),
            ("owner", Int),
            ("game", Text),
            ("title", Text),
            ("visibility", Int),
            ("settings", Text),
            ("created", Int),
            ("rated", Int),
            ("done", Int),
        ],
        key: 1,
        page: 200,
    },
    Part { name: "words", columns: &[("word", Text), ("tbl", Int)], key: 2, page: 2000 },
    Part {
        name: "heads",
        columns: &[("tbl", Int), ("next", Int), ("status", Int), ("asked", Int), ("updated", Int), ("deadline", Int)],
        key: 1,
        page: 2000,
    },
    Part { name: "seats", columns: &[("tbl", Int), ("seat", Int), ("usr", Int), ("done", Int)], key: 2, page: 2000 },
    LOG,
    Part { name: "data", columns: &[("digest", Text), ("body", Text)], key: 1, page: 8 },
    Part {
        name: "chat",
        columns: &[("tbl", Int), ("number", Int), ("usr", Int), ("at", Int), ("body", Text)],
        key: 2,
        page: 500,
    },
    Part { name: "drafts", columns: &[("tbl", Int), ("seat", Int), ("body", Text)], key: 2, page: 200 },
    Part { name: "notices", columns: &[("tbl", Int), ("usr", Int), ("seq", Int)], key: 2, page: 2000 },
    Part { name: "lives", columns: &[("since", Int), ("until", Int)], key: 1, page: 2000 },
    Part {
        name: "ratings",
        columns: &[("usr", Int), ("game", Text), ("mu", Real), ("sigma", Real), ("games", Int), ("version", Int)],
        key: 2,
        page: 1000,
    },
    Part {
        name: "results",
        columns: &[
            ("tbl", Int),
            ("seat", Int),
            ("usr", Int),
            ("game", Text),
            ("place", Int),
            ("score", Int),
            ("at", Int),
            ("mu", Real),
            ("sigma", Real),
            ("early", Int),
        ],
        key: 2,
        page: 1000,
    },
    Part {
        name: "pushes",
        columns: &[
            ("endpoint", Text),
            ("usr", Int),
            ("p256dh", Text),
            ("auth", Text),
            ("usr_key", Int),
            ("created", Int),
        ],
        key: 1,
        page: 1000,
    },
];

/// The log, which SQLite keeps in another form than it moves in.
pub(crate) const LOG: Part =
    Part { name: "log", columns: &[("tbl", Int), ("seq", Int), ("at", Int), ("body", Text)], key: 2, page: 500 };

impl Part {
    /// The names of all columns, with commas.
    pub(crate) fn names(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// The names of the key's columns, with commas.
    pub(crate) fn key_names(&self) -> String {
        let names: Vec<&str> = self.columns[..self.key].iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// Rows read in the order of the key, with the place where the next page begins.
    pub(crate) fn page_of(&self, rows: Vec<Row>) -> Page {
        let full = rows.len() >= self.page as usize;
        let next = rows.last().filter(|_| full).map(|row| row[..self.key].to_vec());
        Page { rows, next }
    }
}

/// How much was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// All rows.
    pub rows: u64,
    /// Rows of tables' logs among them.
    pub entries: u64,
}

/// Copies everything that `from` holds at this moment into `to`, which must be empty.
///
/// `from` may be in use; `to` must not be. A copy that was interrupted leaves a store that
/// [`crate::open`] refuses.
///
/// # Errors
/// [`Refusal::NotEmpty`], or when one of the two fails.
pub async fn copy(from: &dyn Store, to: &dyn Store) -> Result<Copied, Error> {
    if !to.is_empty().await? {
        return Err(Refusal::NotEmpty.into());
    }
    let mut snapshot = from.snapshot().await?;
    to.begin_import().await?;
    let mut copied = Copied::default();
    for part in &PARTS {
        let mut after = None;
        loop {
            let page = snapshot.page(part, after).await?;
            let count = page.rows.len() as u64;
            copied.rows += count;
            copied.entries += if part.name == LOG.name { count } else { 0 };
            if count > 0 {
                to.import(part, page.rows).await?;
            }
            match page.next {
                Some(next) => after = Some(next),
                None => break,
            }
        }
    }
    to.finish_import(snapshot.counters().await?).await?;
    Ok(copied)
}
