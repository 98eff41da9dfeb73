//! The one thread that writes.
//!
//! Whatever waits is taken together, carried out in one transaction, made durable by one commit, and
//! only then answered: group commit. While one batch is being committed the next gathers.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Checkpoints;
use super::schema;
use crate::stats::Meter;
use crate::{Error, Refusal, Stats};

/// The most changes in one transaction.
const MAX_BATCH: usize = 1000;

/// How many changes may wait before those who want more have to.
const QUEUE: usize = 4 * MAX_BATCH;

/// As many changes in one commit show that many write at the same time.
const MANY: usize = 6;

/// How long the next commit then waits for more: what many share costs each of them little. Where few
/// write nobody waits.
const GATHER: Duration = Duration::from_millis(1);

/// A change, asked for by a task that waits for the answer.
trait Job: Send {
    /// Carries it out inside the batch's transaction and keeps the result.
    fn run(&mut self, db: &Connection) -> Result<(), Error>;

    /// Tells the result, or why there is none.
    fn answer(self: Box<Self>, outcome: Result<(), Error>);

    /// Whether a refusal can come after something was changed, which has to be taken back.
    fn needs_savepoint(&self) -> bool;

    fn rows(&self) -> usize;
}

struct Task<T, F> {
    work: Option<F>,
    result: Option<T>,
    to: oneshot::Sender<Result<T, Error>>,
    rows: usize,
    savepoint: bool,
}

impl<T: Send, F: FnOnce(&Connection) -> Result<T, Error> + Send> Job for Task<T, F> {
    fn run(&mut self, db: &Connection) -> Result<(), Error> {
        if let Some(work) = self.work.take() {
            self.result = Some(work(db)?);
        }
        Ok(())
    }

    fn answer(self: Box<Self>, outcome: Result<(), Error>) {
        let result = match (outcome, self.result) {
            (Ok(()), Some(result)) => Ok(result),
            (Ok(()), None) => Err(Error::unavailable("the change was not carried out")),
            (Err(error), _) => Err(error),
        };
        // Whoever asked may have gone.
        let _ = self.to.send(result);
    }

    fn needs_savepoint(&self) -> bool {
        self.savepoint
    }

    fn rows(&self) -> usize {
        self.rows
    }
}

/// The way to the writing thread.
#[derive(Debug)]
pub struct Writer {
    queue: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    meter: Arc<Meter>,
}

impl std::fmt::Debug for dyn Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Job")
    }
}

impl Writer {
    pub fn start(db: Connection, path: &Path) -> Result<Writer, Error> {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let meter = Arc::new(Meter::default());
        let desk = Desk { db: Some(db), path: path.to_owned(), meter: Arc::clone(&meter) };
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || desk.serve(jobs))
            .map_err(Error::unavailable)?;
        Ok(Writer { queue: Mutex::new(Some(queue)), thread: Mutex::new(Some(thread)), meter })
    }

    /// A change that may refuse after having changed something.
    pub async fn write<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    {
        self.submit(work, 0, true).await
    }

    /// A change that refuses only before it changes anything: a little cheaper.
    pub async fn append<T, F>(&self, rows: usize, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    {
        self.submit(work, rows, false).await
    }

    async fn submit<T, F>(&self, work: F, rows: usize, savepoint: bool) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    {
        let (to, from) = oneshot::channel();
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let queue = queue.ok_or(Refusal::Closed)?;
        let task = Task { work: Some(work), result: None, to, rows, savepoint };
        queue.send(Box::new(task)).await.map_err(|_| Error::unavailable("the writing thread has ended"))?;
        drop(queue);
        from.await.unwrap_or_else(|_| Err(Error::Unknown("the writing thread has ended".to_owned())))
    }

    pub fn stats(&self) -> Stats {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        self.meter.read(queue.as_ref().map_or(0, |queue| queue.max_capacity() - queue.capacity()))
    }

    /// Takes no more changes, and waits until those that wait are done.
    pub async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

/// What the writing thread has before it.
struct Desk {
    db: Option<Connection>,
    path: PathBuf,
    meter: Arc<Meter>,
}

type Batch = Vec<Box<dyn Job>>;

impl Desk {
    fn serve(mut self, mut jobs: mpsc::Receiver<Box<dyn Job>>) {
        let mut before = 0;
        let mut checkpoints = Checkpoints::start(self.path.clone());
        while let Some(first) = jobs.blocking_recv() {
            if before >= MANY {
                std::thread::sleep(GATHER);
            }
            let mut batch = vec![first];
            while batch.len() < MAX_BATCH
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
            let start = Instant::now();
            let (count, rows) = (batch.len(), batch.iter().map(|job| job.rows()).sum());
            before = count;
            match self.commit(&mut batch) {
                Ok(outcomes) => {
                    self.meter.committed(count, rows, start.elapsed());
                    batch.into_iter().zip(outcomes).for_each(|(job, outcome)| job.answer(outcome));
                    checkpoints.iter_mut().for_each(Checkpoints::count);
                }
                Err(error) => {
                    self.meter.failed();
                    batch.into_iter().for_each(|job| job.answer(Err(error.clone())));
                }
            }
        }
        if let Some(checkpoints) = checkpoints {
            checkpoints.end();
        }
        if let Some(db) = self.db {
            // Not needed for what is stored: it only leaves the folder tidy.
            let _ = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        }
    }

    /// Carries out the batch in one transaction. An error means that none of it is stored (or, if
    /// [`Error::Unknown`], that nobody knows); otherwise each job has its own outcome.
    fn commit(&mut self, batch: &mut Batch) -> Result<Vec<Result<(), Error>>, Error> {
        let db = match &self.db {
            Some(db) => db,
            None => self.db.insert(schema::connect(&self.path)?),
        };
        let outcome = transact(db, batch);
        let undone = outcome.is_ok() || db.is_autocommit() || db.execute_batch("ROLLBACK").is_ok();
        // Whatever else failed, a new connection is in no strange state.
        if !undone || !matches!(outcome, Ok(_) | Err(Error::Full(_))) {
            self.db = None;
        }
        outcome
    }
}

fn transact(db: &Connection, batch: &mut Batch) -> Result<Vec<Result<(), Error>>, Error> {
    db.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for job in batch.iter_mut() {
        outcomes.push(match job.needs_savepoint() {
            true => run_guarded(db, job.as_mut())?,
            false => settle(job.run(db))?,
        });
    }
    match db.prepare_cached("COMMIT")?.execute([]) {
        Ok(_) => Ok(outcomes),
        // The pages may have reached the disk all the same, and be found after a crash.
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::SystemIoFailure) => {
            Err(Error::Unknown(error.to_string()))
        }
        Err(error) => Err(error.into()),
    }
}

fn run_guarded(db: &Connection, job: &mut dyn Job) -> Result<Result<(), Error>, Error> {
    db.prepare_cached("SAVEPOINT job")?.execute([])?;
    let outcome = settle(job.run(db))?;
    if outcome.is_err() {
        db.prepare_cached("ROLLBACK TO job")?.execute([])?;
    }
    db.prepare_cached("RELEASE job")?.execute([])?;
    Ok(outcome)
}

/// A refusal concerns one job; any other failure the whole batch.
fn settle(outcome: Result<(), Error>) -> Result<Result<(), Error>, Error> {
    match outcome {
        Ok(()) => Ok(Ok(())),
        Err(Error::Refused(refusal)) => Ok(Err(Error::Refused(refusal))),
        Err(failure) => Err(failure),
    }
}
