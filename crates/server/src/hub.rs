//! [`Hub`]: the tables that are in memory, and the way to each of them.

use crate::clock::Clock;
use crate::live::{Call, Live, Reading, ReplyTo};
use crate::metrics::Meters;
use crate::pool::Pool;
use crate::room::{Downtime, Room};
use crate::trouble::Trouble;
use rustc_hash::FxHashMap;
use serde_json::value::RawValue;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::Duration;
use store::{Millis, Store, TableId, UserId};
use tokio::sync::{mpsc, oneshot};
use wire::Ask;

/// How many calls may wait for one table.
const QUEUE: usize = 64;

/// The answer to a call.
pub type Answer = Result<Box<RawValue>, Trouble>;

/// The tables that are in memory. Each is one task that owns its [`crate::room::Room`]; tables that nobody
/// needs leave memory and come back on demand.
#[derive(Debug)]
pub struct Hub {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Who thinks for bots.
    pub pool: Pool,
    /// How long a table stays that nobody watches.
    pub patience: Duration,
    /// What time it is.
    pub clock: Clock,
    /// What is counted.
    pub meters: Meters,
    /// Who is told that somebody is asked at a slow table.
    turns: OnceLock<mpsc::Sender<TableId>>,
    tables: Mutex<FxHashMap<TableId, mpsc::Sender<Box<Call>>>>,
    down: RwLock<Arc<Downtime>>,
}

impl Hub {
    /// A hub without tables.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, pool: Pool, patience: Duration) -> Arc<Hub> {
        Arc::new(Hub {
            store,
            pool,
            patience,
            clock: Clock::default(),
            meters: Meters::default(),
            turns: OnceLock::new(),
            tables: Mutex::new(FxHashMap::default()),
            down: RwLock::new(Arc::new(Downtime::default())),
        })
    }

    /// What time it is.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// When the server was down.
    #[must_use]
    pub fn down(&self) -> Arc<Downtime> {
        Arc::clone(&self.down.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes when the server was down.
    pub fn set_down(&self, down: Downtime) {
        *self.down.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(down);
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a table is in memory.
    #[must_use]
    pub fn is_live(&self, table: TableId) -> bool {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&table)
    }

    /// Says who is told when somebody is asked at a slow table. The first one counts.
    pub fn on_turn(&self, to: mpsc::Sender<TableId>) {
        let _ = self.turns.set(to);
    }

    /// Somebody is asked at a slow table. Who cannot keep up looks at all of them at the next start.
    pub fn tell_turn(&self, table: TableId) {
        if let Some(to) = self.turns.get() {
            let _ = to.try_send(table);
        }
    }

    /// Asks something of a table.
    ///
    /// # Errors
    /// Why it is not done.
    pub async fn ask(self: &Arc<Hub>, table: TableId, user: Option<UserId>, ask: Ask) -> Answer {
        self.ask_as(table, user, None, ask).await
    }

    /// The same, of somebody who has several seats there, for one of them.
    ///
    /// # Errors
    /// Why it is not done.
    pub async fn ask_as(self: &Arc<Hub>, table: TableId, user: Option<UserId>, seat: Option<u8>, ask: Ask) -> Answer {
        let (reply, answer) = oneshot::channel();
        self.call(table, Call::Ask { user, seat, ask, watcher: None, reply: ReplyTo::Waiter(reply) }).await;
        answer.await.unwrap_or_else(|_| Err(Trouble::unavailable()))
    }

    /// Tells those at a table whose game is over that somebody wants to play again, and where.
    ///
    /// # Errors
    /// Why it is not done.
    pub async fn tell_rematch(self: &Arc<Hub>, over: TableId, user: UserId, table: TableId) -> Answer {
        let (reply, answer) = oneshot::channel();
        self.call(over, Call::Rematch { user, table, reply: ReplyTo::Waiter(reply) }).await;
        answer.await.unwrap_or_else(|_| Err(Trouble::unavailable()))
    }

    /// Reads a table that the user may know of.
    ///
    /// # Errors
    /// When there is none for them, or what the reader says.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Hub>,
        table: TableId,
        user: Option<UserId>,
        invite: Option<String>,
        read: impl FnOnce(&mut Room) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        let read = move |room: Result<&mut Room, Trouble>| {
            let _ = reply.send(room.and_then(read)); // whoever does not wait any more needs no answer
        };
        self.call(table, Call::Read(Reading { user, invite, read: Box::new(read) })).await;
        answer.await.unwrap_or_else(|_| Err(Trouble::unavailable()))
    }

    /// Hands a call to a table, bringing it into memory if it is not there.
    pub async fn call(self: &Arc<Hub>, table: TableId, call: Call) {
        let mut call = Box::new(call);
        loop {
            let to = self.way_to(table);
            match to.send(call).await {
                Ok(()) => return,
                Err(left) => {
                    // It left memory between the two: away with the old way.
                    call = left.0;
                    self.forget(table, &to);
                }
            }
        }
    }

    /// Hands a call to a table if it is in memory.
    pub async fn call_if_live(&self, table: TableId, call: Call) {
        let to = self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned();
        if let Some(to) = to {
            let _ = to.send(Box::new(call)).await; // a table that has left needs no call
        }
    }

    /// All tables in memory.
    #[must_use]
    pub fn live(&self) -> Vec<TableId> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    fn way_to(self: &Arc<Hub>, table: TableId) -> mpsc::Sender<Box<Call>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let way = tables.entry(table).or_insert_with(|| {
            let (to, calls) = mpsc::channel(QUEUE);
            tokio::spawn(Live::run(Arc::clone(self), table, calls));
            to
        });
        way.clone()
    }

    fn forget(&self, table: TableId, old: &mpsc::Sender<Box<Call>>) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(&table).is_some_and(|now| now.same_channel(old)) {
            tables.remove(&table);
        }
    }

    /// A table wants to leave memory: it may, if nobody has called meanwhile.
    pub(crate) fn may_leave(&self, table: TableId, calls: &mut mpsc::Receiver<Box<Call>>) -> bool {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !calls.is_empty() {
            return false;
        }
        calls.close();
        tables.remove(&table);
        true
    }
}
