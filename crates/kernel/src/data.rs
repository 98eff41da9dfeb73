//! Component data: the rows of a game's cards, embedded, replaceable, checked.
//!
//! Every game keeps its printed components in one TOML file per set, one row per card, each row
//! saying where it comes from. The standard set is embedded in the binary; a table may name another
//! one, and its digest stands in the record's header. A set is loaded once and kept for the life of
//! the process, so that states hold a plain reference and copy for nothing.

use crate::{Digest, Phrase};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

/// The most bytes a data file may have.
pub const MAX_DATA_BYTES: usize = 1 << 20;

/// A game's component data as types.
pub trait CardData: Sized + Send + Sync + fmt::Debug + Serialize + 'static {
    /// The standard set, as the file that is shipped and exported.
    const STANDARD: &'static str;

    /// Reads and checks a set against the totals the rules demand.
    ///
    /// # Errors
    /// The first row that is wrong, and what would be right.
    fn parse(text: &str) -> Result<Self, DataFault>;

    /// How many rows there are and where they come from.
    fn provenance(&self) -> Tally;
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

/// A row that remembers where in the file it stood.
pub type Row<T> = toml::Spanned<T>;

/// A parsed sheet with its text, so that a complaint can point at a row.
#[derive(Debug)]
pub struct Sheet<'a, T> {
    text: &'a str,
    /// The rows.
    pub rows: T,
}

impl<'a, T: DeserializeOwned> Sheet<'a, T> {
    /// Reads the TOML text of a set.
    ///
    /// # Errors
    /// Where the text is not TOML or does not have the columns of `T`.
    pub fn read(text: &'a str) -> Result<Self, DataFault> {
        if text.len() > MAX_DATA_BYTES {
            return Err(DataFault::whole(
                Phrase::new("data-fault-too-long").count("bytes", text.len()).count("most", MAX_DATA_BYTES),
            ));
        }
        match toml::from_str(text) {
            Ok(rows) => Ok(Sheet { text, rows }),
            Err(error) => Err(DataFault {
                line: error.span().map_or(0, |span| line_of(text, span)),
                row: None,
                what: Phrase::new("data-fault-toml").text("error", error.message().replace('\n', " ")),
            }),
        }
    }
}

impl<T> Sheet<'_, T> {
    /// A complaint about one row.
    #[must_use]
    pub fn fault<R>(&self, row: &Row<R>, id: &str, what: Phrase) -> DataFault {
        DataFault { line: line_of(self.text, row.span()), row: Some(id.to_owned()), what }
    }

    /// Counts a row by where it comes from; of several columns the weakest counts.
    ///
    /// # Errors
    /// A word that says no origin.
    pub fn count<R>(&self, row: &Row<R>, id: &str, from: &[&str], tally: &mut Tally) -> Result<(), DataFault> {
        let mut weakest = Origin::Seed;
        for text in from {
            let origin = Origin::weakest(text)
                .map_err(|word| self.fault(row, id, Phrase::new("data-fault-origin").text("word", word)))?;
            weakest = weakest.max(origin);
        }
        tally.add(weakest);
        Ok(())
    }
}

fn line_of(text: &str, span: Range<usize>) -> usize {
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
