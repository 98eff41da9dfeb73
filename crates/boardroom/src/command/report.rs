//! `boardroom lab report`: what a study shows, as a page.

use super::write_json;
use crate::cli::Report;
use crate::terminal::Terminal;
use crate::{Exit, Failure, files, report};
use kernel::Phrase;
use lab::{Plan, Summary};

/// Reads the tables of a study and writes its page.
///
/// # Errors
/// When there is no study, it cannot be read, or the page cannot be written.
pub fn run(asked: &Report, terminal: &mut Terminal) -> Result<Exit, Failure> {
    if !asked.folder.is_dir() {
        return Err(Failure::file(Phrase::new("cmd-file-no-folder")).about(files::shown(&asked.folder)));
    }
    Plan::read(&asked.folder)?; // refused before a page is thought of
    let page = match &asked.html {
        Some(file) => Some(file.clone()),
        None => (!asked.json).then(|| asked.folder.join("report.html")),
    };
    if let Some(page) = &page {
        files::can_write(page)?;
    }
    let summary = Summary::read(&asked.folder)?;
    if asked.json {
        write_json(&summary, terminal)?;
    }
    if let Some(page) = &page {
        let game = registry::find(&summary.plan.game).map_err(|problem| Failure::from(problem).refused())?;
        files::write(page, &report::page(terminal.texts, game, &summary)?)?;
        if !asked.json {
            terminal.say(&Phrase::new("cmd-report-written").text("file", files::shown(page)));
        }
    }
    Ok(Exit::Fine)
}
