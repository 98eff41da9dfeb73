//! [`Request`]: what is asked for, read and within bounds.

use kernel::{Seat, Viewer};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;

/// What is asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// A server; also when nothing was named.
    Serve(Serve),
    /// Choose a game in a few questions.
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
    /// Bots play many games, which are written down.
    Study(Study),
    /// What was written down is shown.
    Report(Report),
    /// Two bots are compared.
    Duel(Duel),
    /// Many bots are compared.
    Ladder(Ladder),
    /// A record is told again.
    Replay {
        /// The record.
        record: Record,
        /// What to show.
        view: View,
    },
    /// A search gives hints at one step of a record.
    Hint(Hint),
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
    /// A store is copied into another.
    Copy {
        /// From here.
        from: String,
        /// To there.
        to: String,
    },
    /// A store is saved into a file.
    Backup {
        /// The file.
        file: PathBuf,
        /// Which store.
        serve: Serve,
    },
    /// A server is measured.
    Load(Load),
    /// The bare echo that servers are measured against.
    EchoServer,
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

/// What is asked for with `serve`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Serve {
    /// The settings that were given as flags.
    pub settings: BTreeMap<&'static str, String>,
    /// A file with others.
    pub config: Option<PathBuf>,
}

/// What is asked for with `load`.
#[derive(Clone, Debug, PartialEq)]
pub struct Load {
    /// How many tables, two clients at each.
    pub tables: usize,
    /// How many seconds.
    pub seconds: u64,
    /// Moves a second at each table; as many as possible without.
    pub rate: Option<f64>,
    /// Which game.
    pub game: String,
    /// Whether an echo is measured as well.
    pub echo: bool,
    /// The database in place of a file.
    pub database: Option<String>,
    /// How many tables are stored before.
    pub stored: usize,
    /// How many messages are sent that no client should send.
    pub fuzz: Option<u64>,
    /// How often the server is killed.
    pub kills: Option<usize>,
    /// A server that runs already.
    pub server: Option<SocketAddr>,
    /// As JSON.
    pub json: bool,
}

/// What is asked for with `hint`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The record.
    pub record: Record,
    /// After so many entries; at the end without.
    pub step: Option<usize>,
    /// For whom; the first who is asked without.
    pub seat: Option<Seat>,
    /// Through how many imagined worlds the search goes.
    pub work: u32,
    /// Where its chance comes from.
    pub seed: u64,
    /// As JSON.
    pub json: bool,
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

/// What is asked for with any measurement of the lab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lab {
    /// The game.
    pub game: String,
    /// How many seats; two without, or the fewest the game allows.
    pub seats: Option<usize>,
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

/// What is asked for with `lab run`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// The game and how much of it; the games are those of each arm, the data those of an arm of their own.
    pub lab: Lab,
    /// One bot for all seats, or one for each.
    pub bots: Vec<String>,
    /// Whether there is an arm for each module.
    pub modules: bool,
    /// Where the tables are written; a folder named after what is played without.
    pub out: Option<PathBuf>,
}

/// What is asked for with `lab report`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Where the tables are.
    pub folder: PathBuf,
    /// Where the page is written; beside the tables without.
    pub html: Option<PathBuf>,
    /// As JSON.
    pub json: bool,
}

/// What is asked for with `lab duel`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The game and how much of it; the games are the most that are played.
    pub lab: Lab,
    /// The bot in question, and the one it is compared with.
    pub bots: [String; 2],
    /// The hypothesis H0, in Elo points.
    pub elo0: i32,
    /// The hypothesis H1, in Elo points.
    pub elo1: i32,
}

/// What is asked for with `lab ladder`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// The game and how much of it; the games are those of each pair.
    pub lab: Lab,
    /// The bots; all that the game has without.
    pub bots: Option<Vec<String>>,
    /// Where the chart is written.
    pub svg: Option<PathBuf>,
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
