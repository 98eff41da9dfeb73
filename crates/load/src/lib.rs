//! Real clients over real sockets, to measure a server.
//!
//! [`play`] lets two clients at each of many tables play games against each other; [`echo`] sends the same
//! messages to a server that only sends them back, which is what any server over sockets could reach at most;
//! [`relay`] has the traffic of tables, move, answer and update for both, without a game or a store behind it.
//! [`stubborn`] clients go on whatever happens to their servers, and [`audit`] looks afterwards whether
//! anything that was acknowledged is lost. [`Node`] is a server in a process of its own; [`fill`] makes a store
//! with very many tables; [`fuzz`] sends what no client should.

pub mod audit;
mod client;
mod echo;
mod fuzz;
pub mod http;
mod latency;
mod node;
mod stored;
pub mod stubborn;

pub use echo::{EchoReport, RelayReport, echo, echo_server, relay};
pub use fuzz::{Fuzzed, fuzz};
pub use latency::{Latency, Percentiles, Spread};
pub use node::{GENEROUS, Node};
pub use stored::{Crowd, Visit, crowd, fill, visit};

use client::Pair;
use serde::Serialize;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Why a measurement failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The server did something that no client expects.
    #[error("{0}")]
    Unexpected(String),
    /// A connection failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A socket failed.
    #[error(transparent)]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// A message could not be read.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
}

impl From<tokio_tungstenite::tungstenite::Error> for Error {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Error {
        Error::Socket(Box::new(error))
    }
}

/// How many sit down at once.
const AT_ONCE: usize = 32;

/// After how many tables memory is looked at for the first time.
pub const FIRST: usize = AT_ONCE;

/// How long the server has to tell everybody what they see first.
const SETTLE: Duration = Duration::from_millis(500);

/// What is measured.
#[derive(Clone, Debug)]
pub struct Spec {
    /// Where the server is.
    pub server: SocketAddr,
    /// How many tables, each with two clients.
    pub tables: usize,
    /// How long.
    pub time: Duration,
    /// Moves a second at each table; as many as possible without.
    pub rate: Option<f64>,
    /// Which game.
    pub game: String,
}

/// What came out.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many tables.
    pub tables: usize,
    /// For how many seconds it was measured.
    pub seconds: f64,
    /// Moves that were acknowledged.
    pub moves: u64,
    /// The same in a second.
    pub moves_per_second: f64,
    /// Moves that were refused because the opponent's had changed the question, or ended the game.
    pub stale: u64,
    /// Games that were finished.
    pub games: u64,
    /// From sending a move to its acknowledgement, in milliseconds.
    pub acknowledged: Percentiles,
    /// From sending a move until the opponent has it.
    pub seen: Percentiles,
    /// The mean length of a move as it is sent, in bytes.
    pub move_bytes: f64,
    /// The mean length of an update, in bytes.
    pub update_bytes: f64,
    /// Half of the updates are shorter, within 2 %.
    pub update_median: f64,
    /// Messages that reached clients, in a second: answers and updates. An echo counts the same.
    pub messages_per_second: f64,
    /// What the server took for them, if it tells.
    pub memory: Option<Memory>,
}

/// A server's memory while tables fill, in bytes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Memory {
    /// Before anybody had sat down.
    pub before: f64,
    /// When the first [`FIRST`] tables were full: much of what they took is there once, not for each table.
    pub first: f64,
    /// When all were.
    pub all: f64,
}

impl Memory {
    /// For each further table when all the server's parts were awake, and for each table with waking them, in
    /// kibibytes.
    #[must_use]
    pub fn each(&self, tables: usize) -> [f64; 2] {
        let of = |bytes: f64, tables: usize| bytes / 1024.0 / tables.max(1) as f64;
        let whole = of(self.all - self.before, tables);
        let further = tables.checked_sub(FIRST).filter(|further| *further > 0);
        [further.map_or(whole, |further| of(self.all - self.first, further)), whole]
    }
}

/// What all clients count together.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) moves: AtomicU64,
    pub(crate) stale: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) updates: AtomicU64,
    pub(crate) bytes: AtomicU64,
    pub(crate) lengths: Spread,
    pub(crate) sent: AtomicU64,
    pub(crate) sent_bytes: AtomicU64,
    pub(crate) acknowledged: Latency,
    pub(crate) seen: Latency,
}

/// Plays at many tables at once.
///
/// # Errors
/// When the server does something that no client expects.
pub async fn play(spec: &Spec) -> Result<Report, Error> {
    let counts = Arc::new(Counts::default());
    let (start, started) = watch::channel(false);
    let before = memory(spec.server).await;
    let (mut pairs, mut first) = (Vec::new(), None);
    let numbers: Vec<usize> = (0..spec.tables).collect();
    for some in numbers.chunks(AT_ONCE) {
        let sitting = some.iter().map(|number| Pair::sit_down(spec, *number, Arc::clone(&counts), started.clone()));
        pairs.extend(futures_util::future::try_join_all(sitting).await?);
        if first.is_none() {
            tokio::time::sleep(SETTLE).await;
            first = memory(spec.server).await;
        }
    }
    tokio::time::sleep(SETTLE).await;
    let all = memory(spec.server).await;
    let memory = before.zip(first).zip(all).map(|((before, first), all)| Memory { before, first, all });
    let begun = Instant::now();
    start.send_replace(true);
    let tasks: Vec<_> = pairs.into_iter().flat_map(|pair| pair.spawn(begun + spec.time)).collect();
    for task in tasks {
        task.await.map_err(|error| Error::Unexpected(error.to_string()))??;
    }
    let seconds = begun.elapsed().as_secs_f64().min(spec.time.as_secs_f64());
    let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
    let (moves, stale) = (load(&counts.moves), load(&counts.stale));
    Ok(Report {
        tables: spec.tables,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        stale,
        games: load(&counts.games),
        acknowledged: counts.acknowledged.percentiles(),
        seen: counts.seen.percentiles(),
        move_bytes: load(&counts.sent_bytes) as f64 / load(&counts.sent).max(1) as f64,
        update_bytes: load(&counts.bytes) as f64 / load(&counts.updates).max(1) as f64,
        update_median: counts.lengths.point(0.5),
        messages_per_second: (moves + stale + load(&counts.updates)) as f64 / seconds,
        memory,
    })
}

/// A server's memory in bytes, if it tells.
async fn memory(server: SocketAddr) -> Option<f64> {
    let page = http::get(server, "/metrics", None).await.ok()?;
    page.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes ")?.parse().ok())
}
