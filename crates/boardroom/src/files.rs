//! Files: read within limits, written whole or not at all.

use crate::exit::Failure;
use kernel::data::MAX_DATA_BYTES;
use kernel::record::raw::MAX_RECORD_BYTES;
use kernel::{DataFault, Fault, Phrase};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// What a file is read as; each kind has its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A record of a game.
    Record,
    /// Component data.
    Data,
    /// Settings of the server.
    Settings,
}

impl Kind {
    fn most(self) -> usize {
        match self {
            Kind::Record => MAX_RECORD_BYTES,
            Kind::Data => MAX_DATA_BYTES,
            Kind::Settings => 64 << 10,
        }
    }

    fn too_long(self, bytes: u64) -> Failure {
        let count = |key: &'static str| {
            let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
            Phrase::new(key).count("bytes", bytes).count("most", self.most())
        };
        match self {
            Kind::Record => Fault::at(1, count("record-fault-too-long")).into(),
            Kind::Data => DataFault::whole(count("data-fault-too-long")).into(),
            Kind::Settings => Failure::file(count("host-file-too-long")),
        }
    }
}

/// The text of a file. Its size is looked at before anything is read, and again while reading.
///
/// # Errors
/// When it is not there, may not be read, is no file, is too large, or is no text.
pub fn read(path: &Path, kind: Kind) -> Result<String, Failure> {
    let name = shown(path);
    let io = |error: io::Error| Failure::file(read_trouble(&error)).about(&name);
    let file = File::open(path).map_err(io)?;
    let about = file.metadata().map_err(io)?;
    if about.is_dir() {
        return Err(Failure::file(Phrase::new("cmd-file-folder")).about(name));
    }
    if about.len() > kind.most() as u64 {
        return Err(kind.too_long(about.len()).about(name));
    }
    let mut bytes = Vec::new();
    file.take(kind.most() as u64 + 1).read_to_end(&mut bytes).map_err(io)?;
    if bytes.len() > kind.most() {
        return Err(kind.too_long(bytes.len() as u64).about(name));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count() + 1;
        Failure::file(Phrase::new("cmd-file-not-text").count("line", line)).about(name)
    })
}

/// Writes a file: into another one beside it first, which then takes its place. So there is always
/// a whole file, the old one or the new one.
///
/// # Errors
/// When it cannot be written; the old one, if there was one, is still there.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let beside = beside(path).ok_or_else(|| Failure::file(Phrase::new("cmd-file-no-name")).about(shown(path)))?;
    let written = OpenOptions::new().write(true).create(true).truncate(true).open(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    });
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        Failure::file(Phrase::new("cmd-file-write").text("error", error.to_string())).about(shown(path))
    })
}

/// A file that will be written later: whether it can be, before the work begins.
///
/// # Errors
/// When it cannot be written; nothing is there that was not.
pub fn can_write(path: &Path) -> Result<(), Failure> {
    let beside = beside(path).ok_or_else(|| Failure::file(Phrase::new("cmd-file-no-name")).about(shown(path)))?;
    if path.is_dir() {
        return Err(Failure::file(Phrase::new("cmd-file-folder")).about(shown(path)));
    }
    let tried = File::create(&beside).and_then(|_| fs::remove_file(&beside));
    tried.map_err(|error| {
        Failure::file(Phrase::new("cmd-file-write").text("error", error.to_string())).about(shown(path))
    })
}

/// A file that must not be there yet.
///
/// # Errors
/// When it is.
pub fn must_be_new(path: &Path) -> Result<(), Failure> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(Failure::file(Phrase::new("cmd-file-exists")).about(shown(path)));
    }
    Ok(())
}

/// A path as it is shown: control characters cannot steer the terminal.
#[must_use]
pub fn shown(path: &Path) -> String {
    path.to_string_lossy().chars().map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect()
}

/// A hidden name of our own in the same folder.
fn beside(path: &Path) -> Option<PathBuf> {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name()?);
    name.push(format!(".{}.tmp", std::process::id()));
    Some(path.with_file_name(name))
}

fn read_trouble(error: &io::Error) -> Phrase {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => Phrase::new("cmd-file-missing"),
        ErrorKind::PermissionDenied => Phrase::new("cmd-file-forbidden"),
        ErrorKind::IsADirectory => Phrase::new("cmd-file-folder"),
        _ => Phrase::new("cmd-file-read").text("error", error.to_string()),
    }
}
