//! Group commit: one task gathers the appends that wait and writes them with one statement.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{PgConnection, PgPool, Row};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::fault::{in_commit, is_collision};
use super::tables;
use crate::stats::Meter;
use crate::table::narrow;
use crate::{Append, Appended, Error, Refusal, Stats, TableId};

/// The most appends in one statement.
const MAX_BATCH: usize = 1000;

/// How many appends may wait before those who want more have to.
const QUEUE: usize = 4 * MAX_BATCH;

/// How often a batch that collided with another node's is tried again.
const TRIES: usize = 8;

/// How long a batch may take until its connection is taken for dead.
const PATIENCE: Duration = Duration::from_secs(40);

struct Job {
    append: Append,
    to: oneshot::Sender<Result<Appended, Error>>,
}

/// The way to the task that writes.
#[derive(Debug)]
pub struct Batcher {
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    meter: Arc<Meter>,
}

impl Batcher {
    /// `trouble` is set after a failure, until something succeeds: then connections are tried before they
    /// are used, so that one lost server makes one unknown answer and not one per connection.
    pub fn start(pool: PgPool, node: String, trouble: Arc<AtomicBool>) -> Batcher {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let meter = Arc::new(Meter::default());
        let desk = Desk { pool, node, trouble, meter: Arc::clone(&meter) };
        let task = tokio::spawn(desk.serve(jobs));
        Batcher { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)), meter }
    }

    pub async fn append(&self, append: Append) -> Result<Appended, Error> {
        let (to, from) = oneshot::channel();
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let queue = queue.ok_or(Refusal::Closed)?;
        queue.send(Job { append, to }).await.map_err(|_| Error::unavailable("the writing task has ended"))?;
        drop(queue);
        from.await.unwrap_or_else(|_| Err(Error::Unknown("the writing task has ended".to_owned())))
    }

    pub fn stats(&self) -> Stats {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        self.meter.read(queue.as_ref().map_or(0, |queue| queue.max_capacity() - queue.capacity()))
    }

    pub async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

/// What the writing task has before it.
struct Desk {
    pool: PgPool,
    node: String,
    trouble: Arc<AtomicBool>,
    meter: Arc<Meter>,
}

impl Desk {
    async fn serve(self, mut jobs: mpsc::Receiver<Job>) {
        let mut waiting = VecDeque::new();
        loop {
            if waiting.is_empty() {
                match jobs.recv().await {
                    Some(job) => waiting.push_back(job),
                    None => return,
                }
            }
            while waiting.len() < MAX_BATCH
                && let Ok(job) = jobs.try_recv()
            {
                waiting.push_back(job);
            }
            let batch = one_per_table(&mut waiting);
            self.commit(batch).await;
        }
    }

    async fn commit(&self, batch: Vec<Job>) {
        let start = Instant::now();
        let (appends, to): (Vec<Append>, Vec<_>) = batch.into_iter().map(|job| (job.append, job.to)).unzip();
        let rows = appends.iter().map(|append| append.entries.len()).sum();
        let outcome = self.try_write(&appends).await;
        self.trouble.store(outcome.is_err(), Ordering::Relaxed);
        match &outcome {
            Ok(_) => self.meter.committed(appends.len(), rows, start.elapsed()),
            Err(_) => self.meter.failed(),
        }
        for (append, to) in appends.iter().zip(to) {
            let answer = match &outcome {
                Ok(answers) => answers.get(&append.table).copied().ok_or(Refusal::NoSuchTable(append.table).into()),
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may have gone.
            let _ = to.send(answer);
        }
    }

    /// What became of each table's append; tables that do not exist are left out.
    async fn try_write(&self, appends: &[Append]) -> Result<HashMap<TableId, Appended>, Error> {
        let mut db = self.pool.acquire().await?;
        match tokio::time::timeout(PATIENCE, self.write_all(&mut db, appends)).await {
            Ok(outcome) => outcome,
            Err(_) => {
                db.close_on_drop();
                Err(Error::Unknown("the database did not answer in time".to_owned()))
            }
        }
    }

    async fn write_all(&self, db: &mut PgConnection, appends: &[Append]) -> Result<HashMap<TableId, Appended>, Error> {
        let done = self.write_again(db, appends, Extras::IfAsked).await?;
        let mut answers = answers(db, appends, &done).await.map_err(unknown)?;
        let over = |append: &&Append| answers.get(&append.table) == Some(&Appended::Stale { next: append.seq });
        let over: Vec<Append> = appends.iter().filter(over).cloned().collect();
        if !over.is_empty() {
            let done = self.write_again(db, &over, Extras::Always).await.map_err(unknown)?;
            answers.extend(done.into_iter().map(|table| (table, Appended::Done)));
        }
        Ok(answers)
    }

    /// Tries again when another node is in the way.
    async fn write_again(
        &self,
        db: &mut PgConnection,
        appends: &[Append],
        extras: Extras,
    ) -> Result<HashSet<TableId>, Error> {
        for _ in 1..TRIES {
            match write(db, &self.node, appends, extras).await {
                Err(Failed::Sql(error)) if is_collision(&error) => {}
                Err(failed) => return Err(failed.into()),
                Ok(done) => return Ok(done),
            }
        }
        Ok(write(db, &self.node, appends, extras).await?)
    }
}

/// Some of the batch is stored and some may not be: whoever asked has to look.
fn unknown(error: Error) -> Error {
    Error::Unknown(error.to_string())
}

/// Which appends write more than log and head: always those that ask for it; but where a table was
/// over and goes on, that it was over is noted in more places than its head.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extras {
    IfAsked,
    Always,
}

impl Extras {
    fn of(self, append: &Append) -> bool {
        self == Extras::Always || !tables::is_plain(append)
    }
}

/// Takes the first append of each table. The others stay, in order: a statement can change a row only
/// once.
fn one_per_table(waiting: &mut VecDeque<Job>) -> Vec<Job> {
    let mut seen = HashSet::new();
    let (batch, rest) = waiting.drain(..).partition(|job| seen.insert(job.append.table));
    *waiting = rest;
    Vec::from(batch)
}

/// A failure, with what it means not settled yet.
enum Failed {
    /// Of the statement that commits.
    Sql(sqlx::Error),
    /// Before it.
    Before(Error),
}

impl From<Failed> for Error {
    fn from(failed: Failed) -> Error {
        match failed {
            Failed::Sql(error) => in_commit(error),
            Failed::Before(error) => error,
        }
    }
}

/// The tables whose append is done. The statement commits by itself, unless some append changes more
/// than log and head. A table that was over changes with extras only.
async fn write(
    db: &mut PgConnection,
    node: &str,
    appends: &[Append],
    extras: Extras,
) -> Result<HashSet<TableId>, Failed> {
    if !appends.iter().any(|append| extras.of(append)) {
        return write_heads(db, node, appends, extras).await.map_err(Failed::Sql);
    }
    let keep = |error: sqlx::Error| match is_collision(&error) {
        true => Failed::Sql(error),
        false => Failed::Before(error.into()),
    };
    let mut change = sqlx::Connection::begin(db).await.map_err(keep)?;
    let done = write_heads(&mut change, node, appends, extras).await.map_err(keep)?;
    for append in appends.iter().filter(|append| done.contains(&append.table) && extras.of(append)) {
        tables::write_extras(&mut change, append).await.map_err(keep)?;
    }
    change.commit().await.map_err(Failed::Sql)?;
    Ok(done)
}

/// Rows are locked in the order of the tables' numbers, so that two nodes cannot wait for each other.
/// Notifications are sent by the commit, 300 tables in each, which is far below 8000 bytes.
const WRITE: &str = "
WITH want AS (
    SELECT * FROM unnest($1::int8[], $2::int8[], $3::int8[], $4::int8[], $5::int8[], $6::int8[], $7::int8[],
        $8::bool[]) AS w(tbl, seq, next, status, asked, updated, deadline, extras)),
locked AS (SELECT h.tbl FROM heads h WHERE h.tbl = ANY($1) ORDER BY h.tbl FOR UPDATE),
done AS (
    UPDATE heads h SET next = w.next, status = w.status, asked = w.asked, updated = w.updated, deadline = w.deadline
    FROM want w WHERE (SELECT count(*) FROM locked) > 0
        AND h.tbl = w.tbl AND h.next = w.seq AND (w.extras OR h.status < 2) RETURNING h.tbl),
entries AS (
    INSERT INTO log (tbl, seq, at, body)
    SELECT e.tbl, e.seq, e.at, e.body FROM unnest($9::int8[], $10::int8[], $11::int8[], $12::text[])
        AS e(tbl, seq, at, body) JOIN done d ON d.tbl = e.tbl),
told AS (
    SELECT pg_notify('boardroom', $13 || ' t ' || string_agg(tbl::text, ' '))
    FROM (SELECT tbl, row_number() OVER () / 300 AS part FROM done) AS parts GROUP BY part)
SELECT tbl, (SELECT count(*) FROM told) FROM done";

async fn write_heads(
    db: &mut PgConnection,
    node: &str,
    appends: &[Append],
    extras: Extras,
) -> Result<HashSet<TableId>, sqlx::Error> {
    let heads = |column: fn(&Append) -> i64| appends.iter().map(column).collect::<Vec<i64>>();
    let deadlines: Vec<Option<i64>> = appends.iter().map(|append| append.head.deadline).collect();
    let entries = || appends.iter().flat_map(|a| (a.seq..).zip(&a.entries).map(move |(seq, e)| (a.table.0, seq, e)));
    let rows = sqlx::query(WRITE)
        .bind(heads(|a| a.table.0))
        .bind(heads(|a| i64::from(a.seq)))
        .bind(heads(|a| i64::from(a.next())))
        .bind(heads(|a| a.head.status.to_number()))
        .bind(heads(|a| i64::from(a.head.asked)))
        .bind(heads(|a| a.head.updated))
        .bind(deadlines)
        .bind(appends.iter().map(|append| extras.of(append)).collect::<Vec<bool>>())
        .bind(entries().map(|(table, _, _)| table).collect::<Vec<i64>>())
        .bind(entries().map(|(_, seq, _)| i64::from(seq)).collect::<Vec<i64>>())
        .bind(entries().map(|(_, _, entry)| entry.at).collect::<Vec<i64>>())
        .bind(entries().map(|(_, _, entry)| entry.body.as_str()).collect::<Vec<&str>>())
        .bind(node)
        .fetch_all(db)
        .await?;
    rows.iter().map(|row| row.try_get(0).map(TableId)).collect()
}

/// Those that are done, and how far the tables of the others are.
async fn answers(
    db: &mut PgConnection,
    appends: &[Append],
    done: &HashSet<TableId>,
) -> Result<HashMap<TableId, Appended>, Error> {
    let mut answers: HashMap<TableId, Appended> = done.iter().map(|table| (*table, Appended::Done)).collect();
    let stale: Vec<i64> = appends.iter().map(|a| a.table).filter(|t| !done.contains(t)).map(|t| t.0).collect();
    if stale.is_empty() {
        return Ok(answers);
    }
    let rows = sqlx::query("SELECT tbl, next FROM heads WHERE tbl = ANY($1)").bind(stale).fetch_all(db).await?;
    for row in rows {
        answers.insert(TableId(row.try_get(0)?), Appended::Stale { next: narrow(row.try_get(1)?)? });
    }
    Ok(answers)
}
