//! Writes the types that reach a client as TypeScript, one file per crate, into the folder that is named:
//! `cargo xtask ts` runs it.
//!
//! What is listed here is what a client sends and receives; what those types are made of comes along.

use std::path::PathBuf;
use std::process::ExitCode;
use ts_rs::{Config, ExportError, TS};

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("typescript FOLDER");
        return ExitCode::from(2);
    };
    // Numbers of tables and users stay below 2^53, as JSON numbers must.
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    match export(&config) {
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
    GAMES.iter().chain(TABLES).chain(WIRE).try_for_each(|export| export(config))
}

/// What a game shows, takes and tells.
const GAMES: &[Export] = &[
    syndicate::View::export_all,
    syndicate::Action::export_all,
    syndicate::Event::export_all,
    syndicate::Options::export_all,
    syndicate::Foresight::export_all,
    fantastic_factories::View::export_all,
    fantastic_factories::Action::export_all,
    fantastic_factories::Event::export_all,
    fantastic_factories::Options::export_all,
    fantastic_factories::Foresight::export_all,
    fantastic_factories::Printed::export_all,
    cyber_merchant::View::export_all,
    cyber_merchant::Action::export_all,
    cyber_merchant::Event::export_all,
    cyber_merchant::Options::export_all,
];

/// What any table says about its game.
const TABLES: &[Export] = &[
    kernel::Arg::export_all,
    kernel::Catalogue::<()>::export_all,
    kernel::Listing::<()>::export_all,
    kernel::Phrase::export_all,
    registry::AnyDeed::export_all,
    registry::AnyNext::export_all,
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
