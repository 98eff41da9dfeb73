//! `boardroom store`: everything that is kept, moved or saved.

use super::serve::{config, wait_for};
use super::{grouped, said};
use crate::cli::Serve;
use crate::files;
use crate::terminal::Terminal;
use crate::{Exit, Failure};
use kernel::Phrase;
use std::path::Path;

/// Copies everything from one store into another, empty one.
///
/// # Errors
/// When one of the two cannot be used.
pub fn copy(from: &str, to: &str, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let copied = wait_for(async {
        let from = store::open_existing(from).await?;
        let to = store::open(to).await?;
        let copied = store::copy(from.as_ref(), to.as_ref()).await;
        from.close().await;
        to.close().await;
        copied
    })?;
    let copied = copied.map_err(|error| failed(&error))?;
    let done = Phrase::new("host-copied").text("rows", grouped(copied.rows)).text("entries", grouped(copied.entries));
    terminal.out.line(&said(terminal.texts, &done));
    Ok(Exit::Fine)
}

/// Writes everything into a new file, also while a server uses it.
///
/// # Errors
/// When it cannot be read or written.
pub fn backup(file: &Path, asked: &Serve, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let config = config(asked)?;
    files::must_be_new(file)?;
    let saved = wait_for(async {
        let from = store::open_existing(&config.store()).await?;
        let saved = from.backup(file).await;
        from.close().await;
        saved
    })?;
    saved.map_err(|error| failed(&error))?;
    let done = Phrase::new("host-saved").text("file", files::shown(file));
    terminal.out.line(&said(terminal.texts, &done));
    Ok(Exit::Fine)
}

fn failed(error: &store::Error) -> Failure {
    Failure::file(Phrase::new("host-store-failed").text("error", error.to_string()))
}
