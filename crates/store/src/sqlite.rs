//! The store in one SQLite file: one thread writes, a few read.

mod checkpoint;
mod dump;
mod lives;
mod people;
mod ratings;
mod readers;
mod schema;
mod social;
mod tables;
mod writer;

use std::path::{Path, PathBuf};

use async_trait::async_trait;

use crate::changes::Announcer;
use crate::table::check_text;
use crate::{
    Append, Appended, Changes, ChatLine, ChatSpan, Counters, Entry, Error, Key, KeyHash, KeyId, ListQuery, Millis,
    NewKey, NewTable, Part, Played, PlayedCursor, Push, Rate, Rated, Rating, Row, Snapshot, Stats, Store, Table,
    TableId, User, UserId,
};
pub use dump::{finish_file, half_done};
use readers::Readers;
use writer::Writer;

/// A SQLite file in use by this process.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    writer: Writer,
    readers: Readers,
    /// Says nothing: nobody else writes.
    announcer: Announcer,
}

impl Sqlite {
    pub async fn open(path: &Path) -> Result<Sqlite, Error> {
        let path = path.to_owned();
        dump::blocking(move || {
            let writer = Writer::start(schema::open(&path)?, &path)?;
            let readers = Readers::start(&path)?;
            Ok(Sqlite { path, writer, readers, announcer: Announcer::new() })
        })
        .await
    }

    /// Makes the disk full at so many pages, or lets it grow again.
    #[cfg(all(feature = "testing", unix))]
    pub async fn limit_pages(&self, pages: u32) -> Result<(), Error> {
        let set = move |db: &rusqlite::Connection| schema::number(db, &format!("PRAGMA max_page_count = {pages}"));
        self.writer.write(set).await.map(drop)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create_table(&self, table: NewTable) -> Result<TableId, Error> {
        table.check()?;
        self.writer.write(move |db| tables::create(db, &table)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, Error> {
        append.check()?;
        self.writer.append(append.entries.len(), move |db| tables::append(db, &append)).await
    }

    async fn log(&self, table: TableId, from: u32) -> Result<Vec<Entry>, Error> {
        self.readers.read(move |db| tables::log(db, table, from)).await
    }

    async fn table(&self, table: TableId) -> Result<Option<Table>, Error> {
        self.readers.read(move |db| tables::table(db, table)).await
    }

    async fn list(&self, query: ListQuery) -> Result<Vec<Table>, Error> {
        self.readers.read(move |db| tables::list(db, &query)).await
    }

    async fn running(&self, after: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
        self.readers.read(move |db| tables::running(db, after, limit)).await
    }

    async fn running_with_deadline(&self, after: TableId, limit: u32) -> Result<Vec<(TableId, Millis)>, Error> {
        self.readers.read(move |db| tables::running_with_deadline(db, after, limit)).await
    }

    async fn count_owned(&self, owner: UserId, limit: u32) -> Result<u32, Error> {
        self.readers.read(move |db| tables::count_owned(db, owner, limit)).await
    }

    async fn put_data(&self, digest: &str, text: &str) -> Result<(), Error> {
        check_text(&[digest, text])?;
        let (digest, text) = (digest.to_owned(), text.to_owned());
        self.writer.write(move |db| social::put_data(db, &digest, &text)).await
    }

    async fn data(&self, digest: &str) -> Result<Option<String>, Error> {
        let digest = digest.to_owned();
        self.readers.read(move |db| social::data(db, &digest)).await
    }

    async fn create_guest(&self, name: &str, at: Millis) -> Result<UserId, Error> {
        check_text(&[name])?;
        let name = name.to_owned();
        self.writer.write(move |db| people::create(db, &name, None, at)).await
    }

    async fn create_account(&self, name: &str, password: &str, at: Millis) -> Result<UserId, Error> {
        check_text(&[name, password])?;
        let (name, password) = (name.to_owned(), password.to_owned());
        self.writer.write(move |db| people::create(db, &name, Some(&password), at)).await
    }

    async fn claim_account(&self, user: UserId, name: &str, password: &str) -> Result<(), Error> {
        check_text(&[name, password])?;
        let (name, password) = (name.to_owned(), password.to_owned());
        self.writer.write(move |db| people::claim(db, user, &name, &password)).await
    }

    async fn user(&self, user: UserId) -> Result<Option<User>, Error> {
        self.readers.read(move |db| people::user(db, user)).await
    }

    async fn users(&self, users: &[UserId]) -> Result<Vec<User>, Error> {
        let users = users.to_owned();
        self.readers.read(move |db| people::users(db, &users)).await
    }

    async fn account_named(&self, name: &str) -> Result<Option<User>, Error> {
        let name = name.to_owned();
        self.readers.read(move |db| people::account_named(db, &name)).await
    }

    async fn rename(&self, user: UserId, name: &str) -> Result<(), Error> {
        check_text(&[name])?;
        let name = name.to_owned();
        self.writer.write(move |db| people::rename(db, user, &name)).await
    }

    async fn set_password(&self, user: UserId, password: &str) -> Result<(), Error> {
        check_text(&[password])?;
        let password = password.to_owned();
        self.writer.write(move |db| people::set_password(db, user, &password)).await
    }

    async fn set_email(&self, user: UserId, email: Option<&str>) -> Result<(), Error> {
        check_text(&[email.unwrap_or_default()])?;
        let email = email.map(str::to_owned);
        self.writer.write(move |db| people::set_email(db, user, email.as_deref())).await
    }

    async fn set_settings(&self, user: UserId, settings: &str) -> Result<(), Error> {
        check_text(&[settings])?;
        let settings = settings.to_owned();
        self.writer.write(move |db| people::set_settings(db, user, &settings)).await
    }

    async fn put_key(&self, key: NewKey) -> Result<KeyId, Error> {
        check_text(&[&key.label])?;
        self.writer.write(move |db| people::put_key(db, &key)).await
    }

    async fn find_key(&self, hash: &KeyHash) -> Result<Option<Key>, Error> {
        let hash = *hash;
        self.readers.read(move |db| people::find_key(db, &hash)).await
    }

    async fn keys_of(&self, user: UserId) -> Result<Vec<Key>, Error> {
        self.readers.read(move |db| people::keys_of(db, user)).await
    }

    async fn touch_key(&self, key: KeyId, used: Millis, expires: Option<Millis>) -> Result<(), Error> {
        self.writer.write(move |db| people::touch_key(db, key, used, expires)).await
    }

    async fn revoke_key(&self, user: UserId, key: KeyId) -> Result<bool, Error> {
        self.writer.write(move |db| people::revoke_key(db, user, key)).await
    }

    async fn revoke_keys(&self, user: UserId, but: Option<KeyId>) -> Result<u64, Error> {
        self.writer.write(move |db| people::revoke_keys(db, user, but)).await
    }

    async fn sweep_keys(&self, now: Millis) -> Result<u64, Error> {
        self.writer.write(move |db| people::sweep_keys(db, now)).await
    }

    async fn say(&self, table: TableId, user: UserId, at: Millis, text: &str) -> Result<i64, Error> {
        check_text(&[text])?;
        let text = text.to_owned();
        self.writer.write(move |db| social::say(db, table, user, at, &text)).await
    }

    async fn chat(&self, table: TableId, span: ChatSpan, limit: u32) -> Result<Vec<ChatLine>, Error> {
        self.readers.read(move |db| social::chat(db, table, span, limit)).await
    }

    async fn put_draft(&self, table: TableId, seat: u8, text: Option<&str>) -> Result<(), Error> {
        check_text(&[text.unwrap_or_default()])?;
        let text = text.map(str::to_owned);
        self.writer.write(move |db| social::put_draft(db, table, seat, text.as_deref())).await
    }

    async fn draft(&self, table: TableId, seat: u8) -> Result<Option<String>, Error> {
        self.readers.read(move |db| social::draft(db, table, seat)).await
    }

    async fn claim_notice(&self, table: TableId, seq: u32, user: UserId) -> Result<bool, Error> {
        self.writer.write(move |db| social::claim_notice(db, table, seq, user)).await
    }

    async fn put_push(&self, push: Push) -> Result<(), Error> {
        check_text(&[&push.endpoint, &push.p256dh, &push.auth])?;
        self.writer.write(move |db| social::put_push(db, &push)).await
    }

    async fn pushes_of(&self, user: UserId) -> Result<Vec<Push>, Error> {
        self.readers.read(move |db| social::pushes_of(db, user)).await
    }

    async fn drop_push(&self, user: UserId, endpoint: &str) -> Result<bool, Error> {
        check_text(&[endpoint])?;
        let endpoint = endpoint.to_owned();
        self.writer.write(move |db| social::drop_push(db, user, &endpoint)).await
    }

    async fn beat(&self, at: Millis, gap: Millis) -> Result<Vec<(Millis, Millis)>, Error> {
        self.writer.write(move |db| lives::beat(db, at, gap)).await
    }

    async fn ratings(&self, users: &[UserId], game: &str) -> Result<Vec<Rating>, Error> {
        let (users, game) = (users.to_owned(), game.to_owned());
        self.readers.read(move |db| ratings::ratings(db, &users, &game)).await
    }

    async fn ratings_of(&self, user: UserId) -> Result<Vec<(String, Rating)>, Error> {
        self.readers.read(move |db| ratings::ratings_of(db, user)).await
    }

    async fn best(&self, game: &str, limit: u32) -> Result<Vec<Rating>, Error> {
        let game = game.to_owned();
        self.readers.read(move |db| ratings::best(db, &game, limit)).await
    }

    async fn rate(&self, rate: Rate) -> Result<Rated, Error> {
        self.writer.write(move |db| ratings::rate(db, &rate)).await
    }

    async fn history(&self, user: UserId, before: Option<PlayedCursor>, limit: u32) -> Result<Vec<Played>, Error> {
        self.readers.read(move |db| ratings::history(db, user, before, limit)).await
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn changes(&self) -> Changes {
        self.announcer.subscribe()
    }

    async fn ping(&self) -> Result<(), Error> {
        self.readers.read(|db| schema::number(db, "SELECT count(*) FROM meta").map(drop)).await
    }

    fn stats(&self) -> Stats {
        self.writer.stats()
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
        self.announcer.close();
    }

    async fn backup(&self, file: &Path) -> Result<(), Error> {
        self.ping().await?;
        let (path, file) = (self.path.clone(), file.to_owned());
        dump::blocking(move || dump::backup(&path, &file)).await
    }

    async fn snapshot(&self) -> Result<Box<dyn Snapshot>, Error> {
        self.ping().await?;
        dump::snapshot(&self.path).await
    }

    async fn is_empty(&self) -> Result<bool, Error> {
        self.readers.read(dump::is_empty).await
    }

    async fn begin_import(&self) -> Result<(), Error> {
        self.writer.write(dump::begin_import).await
    }

    async fn import(&self, part: &'static Part, rows: Vec<Row>) -> Result<(), Error> {
        self.writer.write(move |db| dump::import(db, part, &rows)).await
    }

    async fn finish_import(&self, counters: Counters) -> Result<(), Error> {
        self.writer.write(move |db| dump::finish_import(db, counters)).await
    }
}
