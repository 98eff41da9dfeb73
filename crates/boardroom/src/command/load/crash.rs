//! A server that is killed again and again while clients play.

use super::{Place, stubborn};
use crate::cli::Load;
use load::audit::{Audit, audit};
use load::{Error, Latency, Percentiles};
use serde::Serialize;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// What came of it.
#[derive(Debug, Serialize)]
pub(super) struct Crashes {
    pub(super) game: String,
    pub(super) store: &'static str,
    pub(super) tables: usize,
    pub(super) kills: usize,
    pub(super) seconds: f64,
    /// From the start of a process until it said where it is, in milliseconds.
    pub(super) ready: Percentiles,
    /// How often clients connected.
    pub(super) connects: u64,
    /// Moves that were refused because the opponent's had changed the question, or ended the game.
    pub(super) stale: u64,
    /// What no client can explain.
    pub(super) complaints: Vec<String>,
    pub(super) audit: Audit,
}

/// Kills so many times, at moments that nobody can foretell; then looks what is there.
pub(super) async fn run(asked: &Load, kills: usize) -> Result<Crashes, Error> {
    let place = Place::new(asked.database.clone())?;
    let (begun, ready) = (Instant::now(), Latency::default());
    let mut node = place.serve("127.0.0.1:0").await?;
    let listen = node.address.to_string();
    let clients = stubborn::play(&[node.address], asked.tables, &asked.game).await?;
    for kill in 0..kills {
        sleep(moment(kill)).await;
        node.kill().await?;
        node = place.serve(&listen).await?;
        ready.add(node.ready);
    }
    sleep(Duration::from_secs(1)).await;
    let story = clients.finish().await;
    node.kill().await?;
    let store = store::open(&place.store()).await.map_err(|error| Error::Unexpected(error.to_string()))?;
    let audit = audit(store.as_ref(), &story.acknowledged).await?;
    store.close().await;
    Ok(Crashes {
        game: asked.game.clone(),
        store: if asked.database.is_some() { "postgresql" } else { "sqlite" },
        tables: asked.tables,
        kills,
        seconds: begun.elapsed().as_secs_f64(),
        ready: ready.percentiles(),
        connects: story.connects,
        stale: story.stale,
        complaints: story.complaints,
        audit,
    })
}

/// From 20 to 420 milliseconds, by the clock's last digits: no two runs are the same.
fn moment(kill: usize) -> Duration {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    Duration::from_millis(20 + (u64::from(now.subsec_nanos()) / 1_000 + 97 * kill as u64) % 400)
}
