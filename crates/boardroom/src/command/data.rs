//! `boardroom data`: component data written out and checked.

use super::said;
use crate::files::{self, Kind};
use crate::terminal::Terminal;
use crate::{Exit, Failure};
use kernel::Phrase;
use registry::DataInfo;
use std::path::Path;

/// Writes the standard data of a game.
///
/// # Errors
/// When there is no such game.
pub fn export(game: &str, terminal: &mut Terminal) -> Result<Exit, Failure> {
    terminal.out.text(registry::find(game)?.standard_data());
    Ok(Exit::Fine)
}

/// Checks a data file.
///
/// # Errors
/// When there is no such game or file, or the first row that is wrong.
pub fn check(game: &str, file: &Path, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let game = registry::find(game)?;
    let text = files::read(file, Kind::Data)?;
    let DataInfo { digest, tally } =
        game.check_data(&text).map_err(|fault| Failure::from(fault).about(files::shown(file)))?;
    let standard = game.check_data(game.standard_data())?.digest == digest;
    let key = if standard { "cmd-data-standard" } else { "cmd-data-fine" };
    let fine = Phrase::new(key).text("file", files::shown(file));
    let fine = fine.count("rows", tally.rows).count("reconstructed", tally.reconstructed);
    terminal.text(&said(terminal.texts, &fine), 0);
    terminal.text(&said(terminal.texts, &Phrase::new("cmd-data-digest").text("digest", digest.to_string())), 0);
    Ok(Exit::Fine)
}
