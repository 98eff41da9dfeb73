//! A server that gets messages that no client should send.

use super::Place;
use crate::cli::Load;
use load::{Error, Fuzzed};
use serde::Serialize;

/// How many messages come before memory is looked at for the first time.
const WARM: u64 = 20_000;

/// What came of it.
#[derive(Debug, Serialize)]
pub(super) struct Flood {
    #[serde(flatten)]
    pub(super) fuzzed: Fuzzed,
    /// The server's memory after some of the messages and after all, in bytes.
    pub(super) memory: [f64; 2],
}

/// Sends so many messages; looks at memory after some and after all.
pub(super) async fn run(asked: &Load, messages: u64) -> Result<Flood, Error> {
    let place = Place::new(asked.database.clone())?;
    let node = place.serve("127.0.0.1:0").await?;
    let games: Vec<&str> = registry::games().iter().map(|game| game.id()).collect();
    let mut fuzzed = load::fuzz(node.address, messages.min(WARM), 1, &games).await?;
    let before = node.memory().await?;
    if messages > WARM {
        let more = load::fuzz(node.address, messages - WARM, 2, &games).await?;
        fuzzed.sent += more.sent;
        fuzzed.done += more.done;
        fuzzed.refused += more.refused;
        fuzzed.closed += more.closed;
        fuzzed.faults.extend(more.faults);
    }
    Ok(Flood { fuzzed, memory: [before, node.memory().await?] })
}
