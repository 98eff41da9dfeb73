//! [`Pool`]: threads on which bots think. There are few of them, so that people's moves are never kept waiting.

use kernel::{Digest, Seat, Seeded};
use registry::{AnyTable, Hint, Problem};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// How many worlds a hint looks at.
const HINT_WORK: u32 = 2_000;

/// Threads on which bots think.
#[derive(Clone, Debug)]
pub struct Pool {
    threads: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
}

impl Pool {
    /// So many threads.
    #[must_use]
    pub fn new(threads: usize) -> Pool {
        Pool { threads: Arc::new(Semaphore::new(threads.max(1))), waiting: Arc::default() }
    }

    /// How many thoughts wait or are under way.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// What a bot chooses for a seat. Its chance comes from the table's secret and the version, so that the
    /// game can be played again afterwards, and from nothing that anybody can know before.
    ///
    /// # Errors
    /// When there is no such bot, or the seat may not act.
    pub async fn choose(
        &self,
        table: Box<dyn AnyTable>,
        seat: Seat,
        bot: String,
        seed: Digest,
    ) -> Result<Value, Problem> {
        self.think(move || table.bot(seat, &bot, &mut Seeded::new(seed.0))).await
    }

    /// What the bots think of a seat's choices.
    ///
    /// # Errors
    /// When the seat may not act.
    pub async fn hint(&self, table: Box<dyn AnyTable>, seat: Seat, seed: Digest) -> Result<Vec<Hint>, Problem> {
        self.think(move || table.hints(seat, HINT_WORK, &mut Seeded::new(seed.0))).await
    }

    /// Any thought of bots.
    ///
    /// # Errors
    /// What it says.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let permit = Arc::clone(&self.threads).acquire_owned().await;
        let result = tokio::task::spawn_blocking(thought).await;
        drop(permit);
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        result.unwrap_or_else(|panic| std::panic::resume_unwind(panic.into_panic()))
    }
}

/// Where a bot's or a hint's chance comes from.
#[must_use]
pub fn seed(purpose: &str, secret: &str, version: u32, seat: Seat) -> Digest {
    Digest::of_bytes(format!("boardroom {purpose} 1\n{secret}\n{version}\n{}", seat.index()).as_bytes())
}
