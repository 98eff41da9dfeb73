//! A few threads that read, each with its own connection. None waits for the writer.

use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{Semaphore, oneshot};

use super::schema;
use crate::{Error, Refusal};

/// How many threads.
const THREADS: usize = 3;

/// How many questions may wait for a thread before those who want to ask have to wait.
const QUEUE: usize = 512;

/// A question, answered on a connection that is opened when there is none.
type Job = Box<dyn FnOnce(&mut Option<Connection>, &Path) + Send>;

/// The way to the reading threads.
#[derive(Debug)]
pub struct Readers {
    queue: Mutex<Option<Sender<Job>>>,
    room: Semaphore,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Readers {
    pub fn start(path: &Path) -> Result<Readers, Error> {
        let (queue, jobs) = channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        let mut threads = Vec::with_capacity(THREADS);
        for _ in 0..THREADS {
            let (jobs, path) = (Arc::clone(&jobs), path.to_owned());
            let thread = std::thread::Builder::new().name("store-reader".to_owned());
            threads.push(thread.spawn(move || serve(&jobs, &path)).map_err(Error::unavailable)?);
        }
        Ok(Readers { queue: Mutex::new(Some(queue)), room: Semaphore::new(QUEUE), threads: Mutex::new(threads) })
    }

    /// Asks within one read transaction: everything is of the same moment.
    pub async fn read<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    {
        let _room = self.room.acquire().await.map_err(|_| Refusal::Closed)?;
        let (to, from) = oneshot::channel();
        let job: Job = Box::new(move |db, path| {
            let _ = to.send(answer(db, path, work));
        });
        let sent = match &*self.queue.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(queue) => queue.send(job),
            None => return Err(Refusal::Closed.into()),
        };
        sent.map_err(|_| Error::unavailable("the reading threads have ended"))?;
        from.await.unwrap_or_else(|_| Err(Error::unavailable("a reading thread has ended")))
    }

    pub async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        let wait = move || threads.into_iter().for_each(|thread| drop(thread.join()));
        let _ = tokio::task::spawn_blocking(wait).await;
    }
}

fn serve(jobs: &Mutex<Receiver<Job>>, path: &Path) {
    let mut db = None;
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(&mut db, path),
            Err(_) => return,
        }
    }
}

fn answer<T>(
    slot: &mut Option<Connection>,
    path: &Path,
    work: impl FnOnce(&Connection) -> Result<T, Error>,
) -> Result<T, Error> {
    let db = match slot {
        Some(db) => db,
        None => slot.insert(schema::connect_to_read(path)?),
    };
    let answer = ask(db, work);
    if matches!(answer, Err(Error::Unavailable(_) | Error::Corrupt(_))) || !db.is_autocommit() {
        *slot = None;
    }
    answer
}

fn ask<T>(db: &Connection, work: impl FnOnce(&Connection) -> Result<T, Error>) -> Result<T, Error> {
    db.prepare_cached("BEGIN")?.execute([])?;
    let answer = work(db);
    db.prepare_cached("COMMIT")?.execute([])?;
    answer
}
