//! The commands, one file each.

pub mod data;
pub mod games;
pub mod hint;
pub mod lab;
pub mod ladder;
pub mod load;
pub mod lobby;
pub mod play;
pub mod replay;
pub mod report;
pub mod rules;
pub mod serve;
pub mod sim;
pub mod store;
pub mod study;
pub mod verify;

use crate::cli::{self, Request};
use crate::files::{self, Kind};
use crate::terminal::Terminal;
use crate::{Exit, Failure};
use kernel::Phrase;
use kernel::record::raw::RawRecord;
use registry::{AnyGame, Problem};
use serde::Serialize;
use std::path::Path;
use texts::{Names, Texts};

/// Does what is asked for.
///
/// # Errors
/// What was wrong, and what would be right.
pub fn run(request: &Request, terminal: &mut Terminal) -> Result<Exit, Failure> {
    match request {
        Request::Serve(asked) => serve::run(asked, terminal),
        Request::Copy { from, to } => store::copy(from, to, terminal),
        Request::Backup { file, serve } => store::backup(file, serve, terminal),
        Request::Load(asked) => load::run(asked, terminal),
        Request::EchoServer => load::echo_server(terminal),
        Request::Lobby if terminal.live => lobby::run(terminal),
        Request::Lobby => {
            let help = cli::help(terminal.texts);
            terminal.out.text(&help);
            Ok(Exit::Usage)
        }
        Request::Games { json } => games::run(*json, terminal),
        Request::Play(asked) => play::run(asked, terminal),
        Request::Sim(asked) => sim::run(asked, terminal),
        Request::Study(asked) => study::run(asked, terminal),
        Request::Report(asked) => report::run(asked, terminal),
        Request::Duel(asked) => lab::duel(asked, terminal),
        Request::Ladder(asked) => ladder::run(asked, terminal),
        Request::Hint(asked) => hint::run(asked, terminal),
        Request::Replay { record, view } => replay::run(record, *view, terminal),
        Request::Verify { record, quiet, json } => verify::run(record, *quiet, *json, terminal),
        Request::Rules { game, id } => rules::run(game, id.as_deref(), terminal),
        Request::Export { game } => data::export(game, terminal),
        Request::Check { game, file } => data::check(game, file, terminal),
    }
}

/// A record's text, what it is as far as that needs no rules, and its game.
pub(crate) fn open_record(path: &Path) -> Result<(String, RawRecord, &'static dyn AnyGame), Failure> {
    let text = files::read(path, Kind::Record)?;
    let about = |failure: Failure| failure.about(files::shown(path));
    let raw = RawRecord::read(&text).map_err(|fault| about(fault.into()))?;
    match registry::find(&raw.header.game) {
        Ok(game) => Ok((text, raw, game)),
        Err(unknown) => Err(about(raw.broken.map_or_else(|| Failure::from(unknown).refused(), Failure::from))),
    }
}

/// The text of the data file, if one is named.
pub(crate) fn data_text(path: Option<&Path>) -> Result<Option<String>, Failure> {
    path.map(|path| files::read(path, Kind::Data)).transpose()
}

/// A problem with the file it is about: the record or the data.
pub(crate) fn blame(problem: Problem, record: Option<&Path>, data: Option<&Path>) -> Failure {
    let file = match &problem {
        Problem::Record(_) => record,
        Problem::Data(_) => data,
        Problem::Refused(_) | Problem::Input(_) => None,
    };
    let failure = Failure::from(problem);
    match file {
        Some(path) => failure.about(files::shown(path)),
        None => failure,
    }
}

/// What a game is called.
pub(crate) fn game_name(texts: &Texts, game: &dyn AnyGame) -> String {
    texts.label(&format!("game-{}", game.id()))
}

/// Writes a value as JSON.
pub(crate) fn write_json(value: &impl Serialize, terminal: &mut Terminal) -> Result<(), Failure> {
    let json = serde_json::to_string_pretty(value)
        .map_err(|error| Failure::file(Phrase::new("cmd-file-output").text("error", error.to_string())))?;
    terminal.out.line(&json);
    Ok(())
}

/// A message without players in it.
pub(crate) fn said(texts: &Texts, phrase: &Phrase) -> String {
    texts.say(phrase, &Names::default())
}

/// A number in groups of three digits.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}
