//! [`Journal`]: how far the tables of a study are whole.

use super::Trouble;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

/// How far the tables of a study are whole. What stands beyond it in the files was interrupted, and is cut
/// off before the study goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journal {
    /// How many games of each arm are written.
    pub done: Vec<u64>,
    /// How long the tables are, in bytes.
    pub lengths: [u64; 3],
    /// Whether all is written.
    pub finished: bool,
}

const NAME: &str = "journal.json";

impl Journal {
    /// The journal of a folder; an empty one if there is none.
    pub(super) fn read(folder: &Path, arms: usize) -> Result<Journal, Trouble> {
        let path = folder.join(NAME);
        if !path.exists() {
            return Ok(Journal { done: vec![0; arms], ..Journal::default() });
        }
        let text = fs::read_to_string(&path).map_err(|error| Trouble::file(&path, error))?;
        let journal: Journal = serde_json::from_str(&text).map_err(|_| Trouble::damaged(&path))?;
        if journal.done.len() == arms { Ok(journal) } else { Err(Trouble::damaged(&path)) }
    }

    pub(super) fn write(&self, folder: &Path) -> Result<(), Trouble> {
        let path = folder.join(NAME);
        let text = serde_json::to_string(self).map_err(|error| Trouble::file(&path, error))?;
        replace(&path, &(text + "\n"))
    }
}

/// Writes a file whole or not at all.
pub(super) fn replace(path: &Path, text: &str) -> Result<(), Trouble> {
    let beside = path.with_extension("tmp");
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&beside, path)
    });
    written.map_err(|error| Trouble::file(path, error))
}
