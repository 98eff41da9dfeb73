//! [`Request`]: what is asked for, read and within bounds.

use kernel::Viewer;
use std::path::PathBuf;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Nothing was named: choose a game in a few questions.
    Lobby,
    /// The list of games.
    Games {
        /// As JSON.
        json: bool,
    },
    /// A person plays.
    Play(Play),
    /// Bots play many games.
    Sim(Sim),
    /// A record is told again.
    Replay {
        /// The record.
        record: Record,
        /// What to show.
        view: View,
    },
    /// A record is checked.
    Verify {
        /// The record.
        record: Record,
        /// The verdict alone.
        quiet: bool,
        /// As JSON.
        json: bool,
    },
    /// Rules are shown.
    Rules {
        /// The game, or `table`.
        game: String,
        /// One rule; all of them without.
        id: Option<String>,
    },
    /// Component data are written out.
    Export {
        /// The game.
        game: String,
    },
    /// Component data are checked.
    Check {
        /// The game.
        game: String,
        /// The data file.
        file: PathBuf,
    },
}

/// What is asked for with `play`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The game; may be missing when a save is resumed.
    pub game: Option<String>,
    /// How many seats.
    pub players: Option<usize>,
    /// How many of them are bots.
    pub bots: Option<usize>,
    /// Who sits where: bots and people by name.
    pub seats: Option<String>,
    /// For a game that can be repeated.
    pub seed: Option<u64>,
    /// What people add to the seed.
    pub entropy: Entropy,
    /// Options of the game.
    pub options: Vec<(String, String)>,
    /// The data file.
    pub data: Option<PathBuf>,
    /// Where the game is saved after every step.
    pub save: Option<PathBuf>,
    /// The save to go on from.
    pub resume: Option<PathBuf>,
}

/// What people add to the seed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Entropy {
    /// Nothing.
    #[default]
    None,
    /// They are asked.
    Ask,
    /// These texts, one for each person in seat order.
    Given(Vec<String>),
}

/// What is asked for with `sim`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sim {
    /// The game.
    pub game: String,
    /// How many seats; the fewest the game allows without.
    pub players: Option<usize>,
    /// One bot for all seats, or one for each.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// All chance comes from it.
    pub seed: u64,
    /// How many threads; as many as the machine has without.
    pub threads: Option<usize>,
    /// Options of the game.
    pub options: Vec<(String, String)>,
    /// The data file.
    pub data: Option<PathBuf>,
    /// As JSON.
    pub json: bool,
}

/// A record and what it was played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The record.
    pub file: PathBuf,
    /// The data file.
    pub data: Option<PathBuf>,
}

/// What of a record is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The table when so many entries were played; the whole story without.
    pub step: Option<usize>,
    /// Through whose eyes.
    pub viewer: Viewer,
}
