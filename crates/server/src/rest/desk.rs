//! [`Desk`]: what the REST interface keeps in memory, all of it bounded.

use super::analysis::Analyses;
use super::data_sets::DataSets;
use crate::app::Limits;
use crate::identity::password::Passwords;
use crate::rates::Rates;
use crate::trouble::Trouble;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use store::UserId;
use tokio::sync::{MutexGuard, Semaphore};
use wire::Opened;

/// How many openings are remembered, twice.
const REMEMBERED: usize = 20_000;

/// How many users may open tables at the same time.
const QUEUES: usize = 64;

/// What the REST interface keeps in memory.
#[derive(Debug)]
pub struct Desk {
    /// How much somebody may ask for in a while.
    pub rates: Rates,
    /// Who hashes passwords.
    pub passwords: Passwords,
    /// How much component data people may bring along.
    pub data: DataSets,
    /// The finished games that bots think about.
    pub analyses: Analyses,
    heavy: Arc<Semaphore>,
    queues: Vec<tokio::sync::Mutex<()>>,
    opened: Mutex<[FxHashMap<(UserId, String), Opened>; 2]>,
}

impl Desk {
    /// An empty desk.
    #[must_use]
    pub fn new(limits: &Limits) -> Desk {
        let threads = available_parallelism().map_or(1, usize::from);
        Desk {
            rates: Rates::new(limits),
            passwords: Passwords::new(threads.div_ceil(2)),
            data: DataSets::new(),
            analyses: Analyses::default(),
            heavy: Arc::new(Semaphore::new(threads.div_ceil(2))),
            queues: (0..QUEUES).map(|_| tokio::sync::Mutex::new(())).collect(),
            opened: Mutex::default(),
        }
    }

    /// Does something that takes a while beside the requests of others, a few at a time.
    ///
    /// # Errors
    /// What the work says.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let turn = Arc::clone(&self.heavy).acquire_owned().await.map_err(|_| Trouble::unavailable())?;
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        work.await.map_err(Trouble::internal)?
    }

    /// A user opens one table after another.
    pub async fn queue(&self, user: UserId) -> MutexGuard<'_, ()> {
        self.queues[user.0.unsigned_abs() as usize % QUEUES].lock().await
    }

    /// What a user's submission has opened before, as far as it is remembered.
    #[must_use]
    pub fn opened(&self, user: UserId, submission: &str) -> Option<Opened> {
        let opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (user, submission.to_owned());
        opened.iter().find_map(|half| half.get(&key)).cloned()
    }

    /// Remembers what a submission has opened.
    pub fn remember(&self, user: UserId, submission: &str, what: &Opened) {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if opened[0].len() >= REMEMBERED {
            opened[1] = std::mem::take(&mut opened[0]);
        }
        opened[0].insert((user, submission.to_owned()), what.clone());
    }
}
