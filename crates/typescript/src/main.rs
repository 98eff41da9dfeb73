//! Writes the types that reach a client as TypeScript, one file per crate, into the folder that is named:
//! `cargo xtask ts` runs it.
//!
//! What is listed here is what a client sends and receives; what those types are made of comes along.

use kernel::Game;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use ts_rs::{Config, ExportError, TS};

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("typescript FOLDER");
        return ExitCode::from(2);
    };
    // Numbers of tables and users stay below 2^53, as JSON numbers must.
    let config = Config::new().with_large_int("number").with_out_dir(&folder);
    match export(&config).and_then(|()| write_books(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(1)
        }
    }
}

/// One type and all it is made of.
type Export = fn(&Config) -> Result<(), ExportError>;

fn export(config: &Config) -> Result<(), ExportError> {
    games(config)?;
    TABLES.iter().chain(WIRE).try_for_each(|export| export(config))
}

fn games(config: &Config) -> Result<(), ExportError> {
    macro_rules! export {
        ($(($module:ident, $Game:ty))*) => { $(game::<$Game>(config)?;)* };
    }
    games::each!(export);
    Ok(())
}

/// What a game shows, takes, tells and foresees, and what is printed on its components.
fn game<G: Game>(config: &Config) -> Result<(), ExportError>
where
    G::View: TS,
    G::Action: TS,
    G::Event: TS,
    G::Options: TS,
    G::Foresight: TS,
    G::Printed: TS,
{
    named::<G::View>(config)?;
    named::<G::Action>(config)?;
    named::<G::Event>(config)?;
    named::<G::Options>(config)?;
    named::<G::Foresight>(config)?;
    named::<G::Printed>(config)
}

/// A type and all it is made of; nothing for `()`, which is what a game without foresight or components has.
fn named<T: TS + 'static>(config: &Config) -> Result<(), ExportError> {
    if T::output_path().is_some() { T::export_all(config) } else { Ok(()) }
}

/// The books of rules, by what their ids begin with.
fn write_books(folder: &Path) -> Result<(), ExportError> {
    let mut text = String::from(
        "/** What the ids of each book of rules begin with. Written by `cargo xtask ts`. */\n\nexport const BOOKS: Record<string, string> = {\n",
    );
    for book in rulebooks::books() {
        text.push_str(&format!("  {}: '{}',\n", book.prefix(), book.name));
    }
    text.push_str("}\n");
    std::fs::write(folder.join("rulebooks.ts"), text).map_err(ExportError::Io)
}

/// What any table says about its game.
const TABLES: &[Export] = &[
    kernel::About::export_all,
    kernel::Arg::export_all,
    kernel::Catalogue::<()>::export_all,
    kernel::Listing::<()>::export_all,
    kernel::Phrase::export_all,
    registry::AnyDeed::export_all,
    registry::AnyNext::export_all,
    registry::Change::export_all,
    registry::Foreseen::export_all,
    registry::Hint::export_all,
    registry::Line::export_all,
    registry::Offers::export_all,
];

/// What server and clients say to each other.
const WIRE: &[Export] = &[
    wire::Ask::export_all,
    wire::ChatPage::export_all,
    wire::Credentials::export_all,
    wire::DataFacts::export_all,
    wire::DataText::export_all,
    wire::Draft::export_all,
    wire::Failure::export_all,
    wire::GameInfo::export_all,
    wire::History::export_all,
    wire::KeyInfo::export_all,
    wire::Known::export_all,
    wire::Lesson::<'static>::export_all,
    wire::LessonFacts::export_all,
    wire::LogPage::<'static>::export_all,
    wire::MadeToken::export_all,
    wire::Me::export_all,
    wire::MeChange::export_all,
    wire::NewGuest::export_all,
    wire::NewLine::export_all,
    wire::NewPassword::export_all,
    wire::NewTable::export_all,
    wire::NewToken::export_all,
    wire::NextTable::export_all,
    wire::Once::export_all,
    wire::Opened::export_all,
    wire::Player::export_all,
    wire::Pushed::<'static>::export_all,
    wire::RecordText::export_all,
    wire::ReplayStep::<'static>::export_all,
    wire::Reply::<'static>::export_all,
    wire::Request::export_all,
    wire::RulesText::export_all,
    wire::Said::export_all,
    wire::Analysis::export_all,
    wire::PlayOn::export_all,
    wire::RatedPlayers::export_all,
    wire::Session::export_all,
    wire::Standings::export_all,
    wire::TablePage::export_all,
    wire::TablePass::export_all,
    wire::Verdict::export_all,
];
