//! The store in a PostgreSQL database, shared by any number of processes.

mod batch;
mod dump;
mod fault;
mod listen;
mod lives;
mod people;
mod ratings;
mod schema;
mod social;
mod tables;

use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgPool};
use tokio::task::JoinHandle;

use crate::changes::Announcer;
use crate::table::check_text;
use crate::{
    Append, Appended, Changes, ChatLine, ChatSpan, Counters, Entry, Error, Key, KeyHash, KeyId, ListQuery, MAX_PAGE,
    Millis, NewKey, NewTable, Part, Played, PlayedCursor, Push, Rate, Rated, Rating, Refusal, Row, Snapshot, Stats,
    Store, Table, TableId, User, UserId,
};
use batch::Batcher;

/// How many connections one process has, beside the one that listens.
const CONNECTIONS: u32 = 10;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that has been idle for longer is tried before it is used.
const IDLE: Duration = Duration::from_millis(500);

/// A PostgreSQL database in use by this process.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    /// One connection, for the listener alone.
    ear: PgPool,
    /// Marks our own notifications.
    node: String,
    batcher: Batcher,
    listener: Mutex<Option<JoinHandle<()>>>,
    announcer: Arc<Announcer>,
}

impl Postgres {
    pub async fn open(url: &str) -> Result<Postgres, Error> {
        let options: PgConnectOptions = url.parse().map_err(|error: sqlx::Error| address(url, error.into()))?;
        let options = options.application_name("boardroom").options([
            ("statement_timeout", "30s"),
            ("lock_timeout", "10s"),
            ("idle_in_transaction_session_timeout", "60s"),
        ]);
        let mut first = sqlx::PgConnection::connect_with(&options).await.map_err(|e| address(url, e.into()))?;
        schema::migrate(&mut first).await?;
        // Whether it says good-bye does not matter.
        let _ = first.close().await;
        let node = format!("{:016x}", RandomState::new().hash_one(std::process::id()));
        let trouble = Arc::new(AtomicBool::new(false));
        let pool = pool(CONNECTIONS, Arc::clone(&trouble)).connect_lazy_with(options.clone());
        let ear = pool_of_one().connect_lazy_with(options);
        let announcer = Arc::new(Announcer::new());
        let heard = listen::connect(&ear).await?;
        let listener = tokio::spawn(listen::serve(ear.clone(), heard, node.clone(), Arc::clone(&announcer)));
        Ok(Postgres {
            batcher: Batcher::start(pool.clone(), node.clone(), trouble),
            listener: Mutex::new(Some(listener)),
            pool,
            ear,
            node,
            announcer,
        })
    }
}

impl Drop for Postgres {
    /// The listener would go on for ever; the batcher ends with its queue.
    fn drop(&mut self) {
        if let Some(listener) = self.listener.lock().unwrap_or_else(PoisonError::into_inner).take() {
            listener.abort();
        }
    }
}

fn pool(connections: u32, trouble: Arc<AtomicBool>) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .before_acquire(move |db, meta| {
            let trust = meta.idle_for < IDLE && !trouble.load(Ordering::Relaxed);
            Box::pin(async move {
                match trust {
                    true => Ok(true),
                    false => Ok(matches!(tokio::time::timeout(PATIENCE, db.ping()).await, Ok(Ok(())))),
                }
            })
        })
        .after_connect(|db, _| {
            Box::pin(async move {
                // Durable before it returns, whatever the server is set to.
                let sql = "SELECT set_config('synchronous_commit', 'on', false)
                    WHERE current_setting('synchronous_commit') = 'off'";
                sqlx::query(sql).execute(db).await.map(drop)
            })
        })
}

fn pool_of_one() -> PgPoolOptions {
    PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE)
}

/// Says which address a refusal is about, without the password in it.
fn address(url: &str, error: Error) -> Error {
    let place = url.rsplit_once('@').map_or(url, |(_, place)| place);
    match error {
        Error::Refused(Refusal::Address(why)) => Refusal::Address(format!("{place}: {why}")).into(),
        Error::Unavailable(why) => Error::Unavailable(format!("{place}: {why}")),
        other => other,
    }
}

/// How long a question may take until the server is taken for dead. The server itself gives up earlier.
const DEAD: Duration = Duration::from_secs(40);

/// Reads: no answer is none.
async fn soon<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    match tokio::time::timeout(DEAD, work).await {
        Ok(answer) => answer,
        Err(_) => Err(Error::unavailable("the database did not answer in time")),
    }
}

/// Writes: without an answer nobody knows.
async fn surely<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    match tokio::time::timeout(DEAD, work).await {
        Ok(answer) => answer,
        Err(_) => Err(Error::Unknown("the database did not answer in time".to_owned())),
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create_table(&self, table: NewTable) -> Result<TableId, Error> {
        table.check()?;
        surely(tables::create(&self.pool, &self.node, &table)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, Error> {
        append.check()?;
        self.batcher.append(append).await
    }

    async fn log(&self, table: TableId, from: u32) -> Result<Vec<Entry>, Error> {
        soon(tables::log(&self.pool, table, from)).await
    }

    async fn table(&self, table: TableId) -> Result<Option<Table>, Error> {
        soon(tables::table(&self.pool, table)).await
    }

    async fn list(&self, query: ListQuery) -> Result<Vec<Table>, Error> {
        check_text(&[query.game.as_deref().unwrap_or_default()])?;
        soon(tables::list(&self.pool, &query)).await
    }

    async fn running(&self, after: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
        soon(tables::running(&self.pool, after, limit)).await
    }

    async fn running_with_deadline(&self, after: TableId, limit: u32) -> Result<Vec<(TableId, Millis)>, Error> {
        soon(tables::running_with_deadline(&self.pool, after, limit)).await
    }

    async fn count_owned(&self, owner: UserId, limit: u32) -> Result<u32, Error> {
        soon(tables::count_owned(&self.pool, owner, limit)).await
    }

    async fn put_data(&self, digest: &str, text: &str) -> Result<(), Error> {
        check_text(&[digest, text])?;
        surely(social::put_data(&self.pool, digest, text)).await
    }

    async fn data(&self, digest: &str) -> Result<Option<String>, Error> {
        soon(social::data(&self.pool, digest)).await
    }

    async fn create_guest(&self, name: &str, at: Millis) -> Result<UserId, Error> {
        check_text(&[name])?;
        surely(people::create(&self.pool, name, None, at)).await
    }

    async fn create_account(&self, name: &str, password: &str, at: Millis) -> Result<UserId, Error> {
        check_text(&[name, password])?;
        surely(people::create(&self.pool, name, Some(password), at)).await
    }

    async fn claim_account(&self, user: UserId, name: &str, password: &str) -> Result<(), Error> {
        check_text(&[name, password])?;
        surely(people::claim(&self.pool, user, name, password)).await
    }

    async fn user(&self, user: UserId) -> Result<Option<User>, Error> {
        Ok(soon(people::users(&self.pool, &[user])).await?.pop())
    }

    async fn users(&self, users: &[UserId]) -> Result<Vec<User>, Error> {
        soon(people::users(&self.pool, users)).await
    }

    async fn account_named(&self, name: &str) -> Result<Option<User>, Error> {
        soon(people::account_named(&self.pool, name)).await
    }

    async fn rename(&self, user: UserId, name: &str) -> Result<(), Error> {
        check_text(&[name])?;
        surely(people::rename(&self.pool, user, name)).await
    }

    async fn set_password(&self, user: UserId, password: &str) -> Result<(), Error> {
        check_text(&[password])?;
        let sql = "UPDATE users SET password = $2 WHERE id = $1 AND password IS NOT NULL";
        surely(people::set(&self.pool, sql, user, Some(password))).await
    }

    async fn set_email(&self, user: UserId, email: Option<&str>) -> Result<(), Error> {
        check_text(&[email.unwrap_or_default()])?;
        surely(people::set(&self.pool, "UPDATE users SET email = $2 WHERE id = $1", user, email)).await
    }

    async fn set_settings(&self, user: UserId, settings: &str) -> Result<(), Error> {
        check_text(&[settings])?;
        surely(people::set(&self.pool, "UPDATE users SET settings = $2 WHERE id = $1", user, Some(settings))).await
    }

    async fn put_key(&self, key: NewKey) -> Result<KeyId, Error> {
        check_text(&[&key.label])?;
        surely(people::put_key(&self.pool, &key)).await
    }

    async fn find_key(&self, hash: &KeyHash) -> Result<Option<Key>, Error> {
        soon(people::find_key(&self.pool, hash)).await
    }

    async fn keys_of(&self, user: UserId) -> Result<Vec<Key>, Error> {
        soon(people::keys_of(&self.pool, user)).await
    }

    async fn touch_key(&self, key: KeyId, used: Millis, expires: Option<Millis>) -> Result<(), Error> {
        surely(people::touch_key(&self.pool, key, used, expires)).await
    }

    async fn revoke_key(&self, user: UserId, key: KeyId) -> Result<bool, Error> {
        let sql = "DELETE FROM keys WHERE usr = $1 AND id = $2";
        Ok(surely(people::forget(&self.pool, sql, user.0, key.0)).await? > 0)
    }

    async fn revoke_keys(&self, user: UserId, but: Option<KeyId>) -> Result<u64, Error> {
        let sql = "DELETE FROM keys WHERE usr = $1 AND id <> $2";
        surely(people::forget(&self.pool, sql, user.0, but.map_or(0, |key| key.0))).await
    }

    async fn sweep_keys(&self, now: Millis) -> Result<u64, Error> {
        let sql = "DELETE FROM keys WHERE id IN (SELECT id FROM keys WHERE expires < $1 LIMIT $2)";
        surely(people::forget(&self.pool, sql, now, i64::from(MAX_PAGE))).await
    }

    async fn say(&self, table: TableId, user: UserId, at: Millis, text: &str) -> Result<i64, Error> {
        check_text(&[text])?;
        surely(social::say(&self.pool, &self.node, table, user, at, text)).await
    }

    async fn chat(&self, table: TableId, span: ChatSpan, limit: u32) -> Result<Vec<ChatLine>, Error> {
        soon(social::chat(&self.pool, table, span, limit)).await
    }

    async fn put_draft(&self, table: TableId, seat: u8, text: Option<&str>) -> Result<(), Error> {
        check_text(&[text.unwrap_or_default()])?;
        surely(social::put_draft(&self.pool, table, seat, text)).await
    }

    async fn draft(&self, table: TableId, seat: u8) -> Result<Option<String>, Error> {
        soon(social::draft(&self.pool, table, seat)).await
    }

    async fn claim_notice(&self, table: TableId, seq: u32, user: UserId) -> Result<bool, Error> {
        surely(social::claim_notice(&self.pool, table, seq, user)).await
    }

    async fn put_push(&self, push: Push) -> Result<(), Error> {
        check_text(&[&push.endpoint, &push.p256dh, &push.auth])?;
        surely(social::put_push(&self.pool, &push)).await
    }

    async fn pushes_of(&self, user: UserId) -> Result<Vec<Push>, Error> {
        soon(social::pushes_of(&self.pool, user)).await
    }

    async fn drop_push(&self, user: UserId, endpoint: &str) -> Result<bool, Error> {
        check_text(&[endpoint])?;
        surely(social::drop_push(&self.pool, user, endpoint)).await
    }

    async fn beat(&self, at: Millis, gap: Millis) -> Result<Vec<(Millis, Millis)>, Error> {
        surely(lives::beat(&self.pool, at, gap)).await
    }

    async fn ratings(&self, users: &[UserId], game: &str) -> Result<Vec<Rating>, Error> {
        soon(ratings::ratings(&self.pool, users, game)).await
    }

    async fn ratings_of(&self, user: UserId) -> Result<Vec<(String, Rating)>, Error> {
        soon(ratings::ratings_of(&self.pool, user)).await
    }

    async fn best(&self, game: &str, limit: u32) -> Result<Vec<Rating>, Error> {
        soon(ratings::best(&self.pool, game, limit)).await
    }

    async fn rate(&self, rate: Rate) -> Result<Rated, Error> {
        surely(ratings::rate(&self.pool, &rate)).await
    }

    async fn history(&self, user: UserId, before: Option<PlayedCursor>, limit: u32) -> Result<Vec<Played>, Error> {
        soon(ratings::history(&self.pool, user, before, limit)).await
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn changes(&self) -> Changes {
        self.announcer.subscribe()
    }

    async fn ping(&self) -> Result<(), Error> {
        soon(async { Ok(sqlx::query("SELECT 1").execute(&self.pool).await.map(drop)?) }).await
    }

    fn stats(&self) -> Stats {
        self.batcher.stats()
    }

    async fn close(&self) {
        self.batcher.close().await;
        self.ear.close().await;
        let listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(listener) = listener {
            let _ = listener.await;
        }
        self.announcer.close();
        self.pool.close().await;
    }

    async fn backup(&self, file: &Path) -> Result<(), Error> {
        dump::backup(self, file).await
    }

    async fn snapshot(&self) -> Result<Box<dyn Snapshot>, Error> {
        dump::snapshot(&self.pool).await
    }

    async fn is_empty(&self) -> Result<bool, Error> {
        dump::is_empty(&self.pool).await
    }

    async fn begin_import(&self) -> Result<(), Error> {
        dump::begin_import(&self.pool).await
    }

    async fn import(&self, part: &'static Part, rows: Vec<Row>) -> Result<(), Error> {
        dump::import(&self.pool, part, rows).await
    }

    async fn finish_import(&self, counters: Counters) -> Result<(), Error> {
        dump::finish_import(&self.pool, counters).await
    }
}
