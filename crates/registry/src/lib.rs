//! All games, behind an object-safe facade that speaks JSON.
//!
//! Games are types; a command, a server or a laboratory knows only their names. Here the types end:
//! [`games()`] is the list, [`find`] looks a game up, and the three traits below do for any game what
//! [`kernel::Table`], [`kernel::Replay`] and [`kernel::Sandbox`] do for one.
//!
//! | noun | is |
//! | --- | --- |
//! | [`AnyGame`] | a game: its facts, options, data; opens, resumes and replays tables; simulates |
//! | [`AnyTable`] | a [`kernel::Table`] of any game: owed, offers, drafts, submit, undo, views, record |
//! | [`AnyReplay`] | a [`kernel::Replay`] of any game |
//! | [`AnyUpdate`], [`Line`] | what happened, for each viewer, as phrases with rules, points and JSON |
//! | [`Follower`], [`ShownLine`], [`Change`] | the lines a viewer hears, each with what it changed in their view |
//! | [`Foreseen`] | what a choice would do, as far as its seat can know |
//! | [`Offer`], [`Offers`], [`AnyNext`] | what can be chosen: whole actions, or step by step |
//! | [`Spec`], [`SimSpec`], [`Tally`], [`Played`] | what a table is opened from; what is simulated; what came out of many games, of one |
//! | [`Problem`] | why something could not be done; every one is a phrase for `texts` |
//! | [`Entry`] | makes an [`AnyGame`] of a game's type |
//!
//! Actions, options, views and events are JSON as the game's own types serialise; phrases, seats,
//! standings, steps and digests are the kernel's own types.

mod any_game;
mod any_replay;
mod any_table;
mod changes;
mod duplicate;
mod entry;
mod hint;
mod json;
mod nearest;
mod observe;
mod options;
mod problem;
mod replaying;
mod seated;
mod simulation;
mod story;

pub use any_game::{AnyGame, DataInfo, Spec};
pub use any_replay::{AnyDeed, AnyReplay};
pub use any_table::{AnyNext, AnyTable, AnyUpdate, Foreseen, Line, Offer, Offers};
pub use changes::{Change, apply, changes};
pub use duplicate::{Played, SeatPlayed};
pub use entry::Entry;
pub use hint::{Hint, MOST_WORK};
pub use json::Json;
pub use observe::{Observed, TENTHS};
pub use problem::Problem;
pub use simulation::{SeatTally, SimSpec, Tally, WIN};
pub use story::{AnyMoments, Follower, ShownLine};

use kernel::record::raw::RawRecord;
use nearest::unknown;

macro_rules! entries {
    ($(($module:ident, $Game:ty))*) => { &[$(&Entry::<$Game>::new()),*] };
}

const GAMES: &[&dyn AnyGame] = games::each!(entries);

/// All games, in the order they are shown: that of `crates/games`.
#[must_use]
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// A game by its id.
///
/// # Errors
/// When there is none: the known ones, and the nearest name.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    let known: Vec<&str> = games().iter().map(|game| game.id()).collect();
    let found = games().iter().find(|game| game.id() == id);
    found.copied().ok_or_else(|| unknown("registry-unknown-game", id, &known))
}

/// Reads a record of any game as far as that needs no rules, and finds its game.
///
/// # Errors
/// When the text is no record, or its game is not in the list.
pub fn peek(text: &str) -> Result<(&'static dyn AnyGame, RawRecord), Problem> {
    let record = RawRecord::read(text)?;
    Ok((find(&record.header.game)?, record))
}
