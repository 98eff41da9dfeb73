//! What other nodes did.

use std::sync::{Mutex, PoisonError};

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::table::TableId;

/// Something that another process did on the same store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Change {
    /// A table was created or has more entries: what memory holds of it is old.
    Table(TableId),
    /// Somebody wrote into a table's chat.
    Chat(TableId),
    /// Changes may have been missed: whatever memory holds may be old.
    Resync,
}

/// The changes made by other processes, from [`crate::Store::changes`].
///
/// A change is announced when it is durable. Only PostgreSQL is shared by processes; with SQLite
/// nothing ever comes. Whoever is too slow gets [`Change::Resync`] instead of what it missed.
#[derive(Debug)]
pub struct Changes {
    pub(crate) from: broadcast::Receiver<Change>,
}

impl Changes {
    /// The next change; `None` after the store was closed. Waiting can be given up at any time
    /// without losing anything.
    pub async fn next(&mut self) -> Option<Change> {
        match self.from.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Resync),
            Err(RecvError::Closed) => None,
        }
    }
}

/// How many changes somebody may be behind.
const BACKLOG: usize = 8192;

/// Tells changes to whoever listens, until it is closed.
#[derive(Debug)]
pub(crate) struct Announcer {
    to: Mutex<Option<broadcast::Sender<Change>>>,
}

impl Announcer {
    pub fn new() -> Announcer {
        Announcer { to: Mutex::new(Some(broadcast::channel(BACKLOG).0)) }
    }

    pub fn subscribe(&self) -> Changes {
        let to = self.to.lock().unwrap_or_else(PoisonError::into_inner);
        let from = match &*to {
            Some(sender) => sender.subscribe(),
            None => broadcast::channel(1).1,
        };
        Changes { from }
    }

    pub fn tell(&self, change: Change) {
        let to = self.to.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody listening is fine.
        let _ = to.as_ref().map(|sender| sender.send(change));
    }

    pub fn close(&self) {
        self.to.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
