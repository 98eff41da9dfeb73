//! [`Saving`]: where a game is kept.

use crate::Failure;
use crate::files;
use registry::AnyTable;
use std::path::{Path, PathBuf};

/// Where a game is kept.
#[derive(Clone, Debug, Default)]
pub struct Saving {
    file: Option<PathBuf>,
    always: bool,
    /// How many entries the file holds.
    entries: Option<usize>,
}

impl Saving {
    /// After every step into `save`, if it is named; else, when asked to, into the file it came
    /// from, which holds so many entries.
    ///
    /// # Errors
    /// When `save` names a file that is there already and is not the game's own.
    pub fn new(save: Option<&Path>, resumed: Option<(&Path, usize)>) -> Result<Saving, Failure> {
        let own = resumed.filter(|(path, _)| save.is_none_or(|save| save == *path));
        if let (Some(path), None) = (save, own) {
            files::must_be_new(path)?;
        }
        let file = save.or(own.map(|(path, _)| path)).map(Path::to_owned);
        Ok(Saving { file, always: save.is_some(), entries: own.map(|(_, entries)| entries) })
    }

    /// The file, if there is one.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Whether every step is saved.
    #[must_use]
    pub fn always(&self) -> bool {
        self.always
    }

    /// Whether the file holds the game as it stands.
    #[must_use]
    pub fn is_kept(&self, table: &dyn AnyTable) -> bool {
        self.entries == Some(table.version())
    }

    /// Writes the save into this file, which becomes the game's own.
    ///
    /// # Errors
    /// When another file is there already, or it cannot be written.
    pub fn save_as(&mut self, path: &Path, table: &dyn AnyTable) -> Result<(), Failure> {
        if self.file() != Some(path) {
            files::must_be_new(path)?;
        }
        files::write(path, &table.save())?;
        self.file = Some(path.to_owned());
        self.entries = Some(table.version());
        Ok(())
    }

    /// Writes the save after a step, if that was asked for.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn after_step(&mut self, table: &dyn AnyTable) -> Result<(), Failure> {
        match &self.file {
            Some(path) if self.always => {
                files::write(path, &table.save())?;
                self.entries = Some(table.version());
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
