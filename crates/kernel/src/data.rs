//! Component data: the rows of a game's cards, embedded, replaceable, checked.
//!
//! Every game keeps its printed components in one TOML file per set, one row per card, each row
//! saying where it comes from. The standard set is embedded in the binary; a table may name another
//! one, and its digest stands in the record's header. A set is loaded once and kept for the life of
//! the process, so that states hold a plain reference and copy for nothing.
//!
//! [`Sheet::read`] takes what all files have in common out of the text before a game sees it: the
//! `name` of the set and the column `from` of every row.

mod form;
mod origins;
mod rows;

use crate::{Digest, Phrase};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};
use toml::de::DeTable;

/// The most bytes a data file may have.
pub const MAX_DATA_BYTES: usize = 1 << 20;

/// A game's component data as types.
pub trait CardData: Sized + Send + Sync + fmt::Debug + Serialize + 'static {
    /// The standard set, as the file that is shipped and exported.
    const STANDARD: &'static str;

    /// The sections of a file: `Vec<Row<…>>`, or `Row<…>` for a section with one row. The columns
    /// are those of the file but for `from`.
    type Rows: DeserializeOwned;

    /// Checks the rows of a set against the totals the rules demand.
    ///
    /// # Errors
    /// The first row that is wrong, and what would be right.
    fn check(sheet: Sheet<'_, Self::Rows>) -> Result<Self, DataFault>;

    /// Reads a set.
    ///
    /// # Errors
    /// The first row that is wrong, and what would be right.
    fn parse(text: &str) -> Result<Self, DataFault> {
        Self::check(Sheet::read(text)?)
    }

    /// How many rows a file has and where they come from.
    ///
    /// # Errors
    /// Where the text is not TOML, or has other columns.
    fn provenance(text: &str) -> Result<Tally, DataFault> {
        Sheet::<Self::Rows>::read(text).map(|sheet| sheet.tally)
    }
}

/// Where a row comes from.
///
/// In a file it is one word, or several joined by `+` when parts of the row differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The rulebook we worked from says so.
    Seed,
    /// Another published text says so.
    Public,
    /// Nobody says; we decided.
    Ruling,
    /// No source gave it; our value keeps every constraint the sources give.
    Reconstructed,
}

impl Origin {
    /// Reads `seed`, `public`, `ruling`, `reconstructed`, or several joined by `+`; the weakest
    /// word counts.
    ///
    /// # Errors
    /// The word that is none of these.
    pub fn weakest(text: &str) -> Result<Origin, String> {
        let mut weakest = Origin::Seed;
        for word in text.split('+') {
            weakest = weakest.max(match word.trim() {
                "seed" => Origin::Seed,
                "public" => Origin::Public,
                "ruling" => Origin::Ruling,
                "reconstructed" => Origin::Reconstructed,
                other => return Err(other.to_owned()),
            });
        }
        Ok(weakest)
    }
}

/// How many rows a set has, and how many are reconstructed at least in part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// All rows.
    pub rows: usize,
    /// Rows with a part that no source gave.
    pub reconstructed: usize,
}

impl Tally {
    /// Counts one row.
    pub fn add(&mut self, origin: Origin) {
        self.rows += 1;
        self.reconstructed += usize::from(origin == Origin::Reconstructed);
    }
}

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFault {
    /// Line in the file, from 1; 0 when the file as a whole is wrong.
    pub line: usize,
    /// The row's id, if it has one.
    pub row: Option<String>,
    /// What is wrong; with the attribute `.right`, what would be right.
    pub what: Phrase,
}

impl DataFault {
    /// Something about the file as a whole.
    #[must_use]
    pub fn whole(what: Phrase) -> DataFault {
        DataFault { line: 0, row: None, what }
    }

    fn at(text: &str, ids: &Ids, span: Range<usize>, what: Phrase) -> DataFault {
        DataFault { line: line_of(text, &span), row: ids.get(&span.start).cloned(), what }
    }

    /// Text that is not TOML, or has other columns.
    fn form(text: &str, error: &toml::de::Error) -> DataFault {
        let span = error.span();
        let what = form::fault(error.message(), span.clone().and_then(|span| text.get(span)).unwrap_or_default());
        DataFault { line: span.map_or(0, |span| line_of(text, &span)), row: None, what }
    }
}

impl fmt::Display for DataFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.row {
            Some(row) => write!(f, "line {}, row {row}: {}", self.line, self.what),
            None => write!(f, "line {}: {}", self.line, self.what),
        }
    }
}

impl std::error::Error for DataFault {}

/// What complaints call each row, by where it begins.
type Ids = BTreeMap<usize, String>;

/// A row that remembers where in the file it stood.
pub type Row<T> = toml::Spanned<T>;

/// A parsed sheet with its text, so that a complaint can point at a row.
#[derive(Debug)]
pub struct Sheet<'a, T> {
    text: &'a str,
    /// The rows.
    pub rows: T,
    /// Where they come from.
    pub tally: Tally,
    ids: Ids,
}

impl<'a, T: DeserializeOwned> Sheet<'a, T> {
    /// Reads the TOML text of a set.
    ///
    /// # Errors
    /// Where the text is not TOML or does not have the columns of `T`, two rows of a section have
    /// the same `id`, or a row does not say where it comes from.
    pub fn read(text: &'a str) -> Result<Self, DataFault> {
        if text.len() > MAX_DATA_BYTES {
            return Err(DataFault::whole(
                Phrase::new("data-fault-too-long").count("bytes", text.len()).count("most", MAX_DATA_BYTES),
            ));
        }
        let mut file = DeTable::parse(text).map_err(|error| DataFault::form(text, &error))?;
        let (tally, ids) = origins::take(text, file.get_mut())?;
        let rows = T::deserialize(toml::Deserializer::from(file)).map_err(|error| DataFault::form(text, &error))?;
        Ok(Sheet { text, rows, tally, ids })
    }
}

impl<T> Sheet<'_, T> {
    /// A complaint about one row.
    #[must_use]
    pub fn fault<R>(&self, row: &Row<R>, what: Phrase) -> DataFault {
        DataFault::at(self.text, &self.ids, row.span(), what)
    }

    /// Reads the rows of a section one after the other.
    ///
    /// # Errors
    /// The first that is wrong.
    pub fn each<'r, R, C>(
        &self,
        rows: &'r [Row<R>],
        mut read: impl FnMut(&'r R) -> Result<C, Phrase>,
    ) -> Result<Vec<C>, DataFault> {
        rows.iter().map(|row| read(row.get_ref()).map_err(|what| self.fault(row, what))).collect()
    }
}

fn line_of(text: &str, span: &Range<usize>) -> usize {
    text.as_bytes().iter().take(span.start).filter(|byte| **byte == b'\n').count() + 1
}

/// A loaded set: cheap to copy, equal when the data are equal.
pub struct Loaded<T: 'static>(&'static Entry<T>);

struct Entry<T> {
    digest: Digest,
    content: T,
}

impl<T: CardData> Loaded<T> {
    /// The set that is shipped.
    ///
    /// # Panics
    /// If the shipped file is wrong, which a test of every game rules out.
    #[must_use]
    pub fn standard() -> Loaded<T> {
        // No text has this digest, so the shipped set is found without digesting its file again.
        let key = (TypeId::of::<T>(), Digest::default());
        if let Some(found) = SETS.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Loaded(found.downcast_ref().expect("the key names the type"));
        }
        let loaded = Loaded::parse(T::STANDARD).unwrap_or_else(|fault| panic!("the shipped data are valid: {fault}"));
        SETS.lock().unwrap_or_else(PoisonError::into_inner).insert(key, loaded.0);
        loaded
    }

    /// A set from a file's text. The same data give the same reference, however they are laid out.
    ///
    /// # Errors
    /// The first row that is wrong.
    pub fn parse(text: &str) -> Result<Loaded<T>, DataFault> {
        let key = (TypeId::of::<T>(), Digest::of_bytes(text.as_bytes()));
        if let Some(found) = SETS.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(Loaded(found.downcast_ref().expect("the key names the type")));
        }
        let content = T::parse(text)?;
        let json = serde_json::to_vec(&content).expect("plain rows always serialise");
        let digest = Digest::of_bytes(&json);
        let mut sets = SETS.lock().unwrap_or_else(PoisonError::into_inner);
        let by_content = sets.entry((TypeId::of::<T>(), digest));
        let kept = *by_content.or_insert_with(|| Box::leak(Box::new(Entry { digest, content })));
        sets.insert(key, kept);
        Ok(Loaded(kept.downcast_ref().expect("the key names the type")))
    }
}

impl<T> Loaded<T> {
    /// The data.
    #[must_use]
    pub fn get(self) -> &'static T {
        &self.0.content
    }

    /// The digest of the data, whatever the layout of the file.
    #[must_use]
    pub fn digest(self) -> Digest {
        self.0.digest
    }
}

/// All sets ever loaded, by the digest of their text and of their content.
static SETS: Mutex<BTreeMap<(TypeId, Digest), &'static (dyn Any + Send + Sync)>> = Mutex::new(BTreeMap::new());

impl<T> Clone for Loaded<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Loaded<T> {}

impl<T> PartialEq for Loaded<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0.digest == other.0.digest
    }
}

impl<T> Eq for Loaded<T> {}

impl<T> fmt::Debug for Loaded<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Loaded({})", self.0.digest)
    }
}
