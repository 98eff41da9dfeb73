//! [`Store`]: what the server may ask of a store.

use std::fmt::Debug;
use std::path::Path;

use async_trait::async_trait;

use crate::{
    Append, Appended, Changes, ChatLine, ChatSpan, Counters, Entry, Error, Key, KeyHash, KeyId, ListQuery, Millis,
    NewKey, NewTable, Part, Played, PlayedCursor, Push, Rate, Rated, Rating, Row, Snapshot, Stats, Table, TableId,
    User, UserId,
};

/// The one place where anything is kept.
///
/// # What always holds
///
/// - **Durable before it returns.** When a change answers `Ok`, it survives the death of this process,
///   of the database and of the machine. Whatever was read is committed.
/// - **The log decides.** [`Store::append`] succeeds for exactly one of several writers that expect the
///   same next entry, in however many processes they are. Nothing else has to be locked: memory is a
///   cache that can be thrown away at any time.
/// - **All or nothing.** Every method is one transaction.
/// - **Failing is not the end.** After an error the store recovers by itself when the cause is gone.
///   No method panics because of the database, and none blocks the thread that awaits it.
/// - **Giving up waiting does not take a change back**: a future that is dropped may still have stored.
/// - **Bounded.** Every answer has a limit. Texts are as long as the caller lets them be.
///
/// Errors are as [`Error`] describes; a method lists only what it refuses ([`crate::Refusal`]).
#[async_trait]
pub trait Store: Send + Sync + Debug {
    // Tables

    /// Creates a table with its first entries.
    ///
    /// # Errors
    /// Refuses more than [`crate::MAX_SEATS`] seats.
    async fn create_table(&self, table: NewTable) -> Result<TableId, Error>;

    /// Appends entries to a table's log and changes its head, if the log is still as long as
    /// [`Append::seq`] says.
    ///
    /// Appends that wait at the same time share one commit. Two appends for one table are carried out
    /// in the order in which they were asked for; of two that expect the same next entry one is done
    /// and the other is [`Appended::Stale`].
    ///
    /// # Errors
    /// Refuses a table that does not exist and a log that gets too long. After [`Error::Unknown`] read
    /// the log from [`Append::seq`] on: either all entries are there, or none of them and it can be
    /// tried again with the same number. A PostgreSQL server can still be carrying out the first try
    /// then; the second is [`Appended::Stale`] in that case, and what is there are the caller's own
    /// entries. So an entry must tell by itself whose it is.
    async fn append(&self, append: Append) -> Result<Appended, Error>;

    /// The entries of a table's log from number `from` on, in order. Fewer than all only if there are
    /// no more.
    ///
    /// # Errors
    /// Refuses a table that does not exist.
    async fn log(&self, table: TableId, from: u32) -> Result<Vec<Entry>, Error>;

    /// A table without its log.
    async fn table(&self, table: TableId) -> Result<Option<Table>, Error>;

    /// A page of a list of tables, the newest first.
    async fn list(&self, query: ListQuery) -> Result<Vec<Table>, Error>;

    /// The running tables with greater numbers than `after`, in order: for looking at all of them
    /// after a start.
    async fn running(&self, after: TableId, limit: u32) -> Result<Vec<TableId>, Error>;

    /// The running tables that have a deadline, in order, with greater numbers than `after`.
    async fn running_with_deadline(&self, after: TableId, limit: u32) -> Result<Vec<(TableId, Millis)>, Error>;

    /// How many tables that are not over a user has created, counted up to `limit`.
    async fn count_owned(&self, owner: UserId, limit: u32) -> Result<u32, Error>;

    // Component data

    /// Keeps a text under its digest. Keeping it again changes nothing.
    async fn put_data(&self, digest: &str, text: &str) -> Result<(), Error>;

    /// The text with this digest.
    async fn data(&self, digest: &str) -> Result<Option<String>, Error>;

    // Users

    /// Creates a user without an account. Several guests may have the same name.
    async fn create_guest(&self, name: &str, at: Millis) -> Result<UserId, Error>;

    /// Creates a user with an account.
    ///
    /// # Errors
    /// Refuses a name that another account has, in capitals or not.
    async fn create_account(&self, name: &str, password: &str, at: Millis) -> Result<UserId, Error>;

    /// Gives a guest an account; the number stays, and with it seats, keys and history.
    ///
    /// # Errors
    /// Refuses a name that another account has, a user that has an account, or that does not exist.
    async fn claim_account(&self, user: UserId, name: &str, password: &str) -> Result<(), Error>;

    /// A user.
    async fn user(&self, user: UserId) -> Result<Option<User>, Error>;

    /// Several users, in no particular order, without those that do not exist. At most
    /// [`crate::MAX_PAGE`] are looked for.
    async fn users(&self, users: &[UserId]) -> Result<Vec<User>, Error>;

    /// The account with this name, in capitals or not.
    async fn account_named(&self, name: &str) -> Result<Option<User>, Error>;

    /// Changes a user's name.
    ///
    /// # Errors
    /// Refuses, for an account, a name that another has; and a user that does not exist.
    async fn rename(&self, user: UserId, name: &str) -> Result<(), Error>;

    /// Changes the password of an account.
    ///
    /// # Errors
    /// Refuses a user that does not exist or has no account.
    async fn set_password(&self, user: UserId, password: &str) -> Result<(), Error>;

    /// Changes where to write to.
    ///
    /// # Errors
    /// Refuses a user that does not exist.
    async fn set_email(&self, user: UserId, email: Option<&str>) -> Result<(), Error>;

    /// Changes a user's settings.
    ///
    /// # Errors
    /// Refuses a user that does not exist.
    async fn set_settings(&self, user: UserId, settings: &str) -> Result<(), Error>;

    // Keys

    /// Stores a key. Putting the same hash again changes nothing and answers the first number.
    async fn put_key(&self, key: NewKey) -> Result<KeyId, Error>;

    /// The key with this hash, expired or not.
    async fn find_key(&self, hash: &KeyHash) -> Result<Option<Key>, Error>;

    /// A user's keys, the newest first, at most [`crate::MAX_PAGE`].
    async fn keys_of(&self, user: UserId) -> Result<Vec<Key>, Error>;

    /// Notes that a key was used, and moves its end if `expires` is given. Call it now and then, not
    /// with every request.
    async fn touch_key(&self, key: KeyId, used: Millis, expires: Option<Millis>) -> Result<(), Error>;

    /// Forgets a key; `false` if the user has no such key.
    async fn revoke_key(&self, user: UserId, key: KeyId) -> Result<bool, Error>;

    /// Forgets all keys of a user but one, if given. How many were forgotten.
    async fn revoke_keys(&self, user: UserId, but: Option<KeyId>) -> Result<u64, Error>;

    /// Forgets up to [`crate::MAX_PAGE`] keys that expired before `now`. How many were forgotten; call
    /// it again while it is that many.
    async fn sweep_keys(&self, now: Millis) -> Result<u64, Error>;

    // Chat, drafts, notices

    /// Appends a line to a table's chat. Its number.
    ///
    /// # Errors
    /// Refuses a table that does not exist.
    async fn say(&self, table: TableId, user: UserId, at: Millis, text: &str) -> Result<i64, Error>;

    /// Lines of a table's chat, in order.
    async fn chat(&self, table: TableId, span: ChatSpan, limit: u32) -> Result<Vec<ChatLine>, Error>;

    /// Keeps a seat's draft in place of an earlier one; `None` forgets it.
    async fn put_draft(&self, table: TableId, seat: u8, text: Option<&str>) -> Result<(), Error>;

    /// A seat's draft.
    async fn draft(&self, table: TableId, seat: u8) -> Result<Option<String>, Error>;

    /// Whether the caller is the one to notify a user of the turn that began with entry `seq` of a
    /// table: `true` exactly once, in however many processes. Never for an older turn than one that
    /// was claimed before.
    async fn claim_notice(&self, table: TableId, seq: u32, user: UserId) -> Result<bool, Error>;

    /// Keeps where a browser is called, in place of what was kept of the same address; of a user's browsers the last
    /// [`crate::MAX_PUSHES`].
    async fn put_push(&self, push: Push) -> Result<(), Error>;

    /// Where a user's browsers are called, the newest first; without those whose key is gone.
    async fn pushes_of(&self, user: UserId) -> Result<Vec<Push>, Error>;

    /// Forgets an address, if it is of this user; `false` if it is not.
    async fn drop_push(&self, user: UserId, endpoint: &str) -> Result<bool, Error>;

    // Signs of life

    /// Notes that a server lived at this moment. If the last sign of life is more than `gap` milliseconds
    /// older, nobody served in between. The answer are the times in which nobody did, each from a moment to
    /// a moment, in order, the last [`crate::MAX_DOWNS`] of them.
    async fn beat(&self, at: Millis, gap: Millis) -> Result<Vec<(Millis, Millis)>, Error>;

    // Ratings and history

    /// The ratings of users in a game; those who have none are left out. At most
    /// [`crate::MAX_PAGE`] users are looked for.
    async fn ratings(&self, users: &[UserId], game: &str) -> Result<Vec<Rating>, Error>;

    /// A user's ratings in all games, with the game's id.
    async fn ratings_of(&self, user: UserId) -> Result<Vec<(String, Rating)>, Error>;

    /// The strongest players of a game, the strongest first: by what a rating almost certainly does not
    /// overstate, `mu` − 3 `sigma`. At most [`crate::MAX_PAGE`].
    async fn best(&self, game: &str, limit: u32) -> Result<Vec<Rating>, Error>;

    /// Changes the ratings of all users of a table, unless the table was counted before or one of the
    /// ratings has changed meanwhile.
    ///
    /// # Errors
    /// Refuses a table that does not exist.
    async fn rate(&self, rate: Rate) -> Result<Rated, Error>;

    /// A user's finished games, the last one first, from after `before` on. They are stored by
    /// [`Store::append`] with the entry that ends a game.
    async fn history(&self, user: UserId, before: Option<PlayedCursor>, limit: u32) -> Result<Vec<Played>, Error>;

    // Other nodes

    /// Whether other processes may write as well.
    fn is_shared(&self) -> bool;

    /// The changes that other processes make from now on. See [`crate::Change`].
    fn changes(&self) -> Changes;

    // Operation

    /// Whether the store answers.
    async fn ping(&self) -> Result<(), Error>;

    /// How it has been doing.
    fn stats(&self) -> Stats;

    /// Finishes what is under way, then refuses everything with [`crate::Refusal::Closed`].
    async fn close(&self);

    /// Writes everything into a new SQLite file, as it is at one moment, while the store is in use.
    /// The file is complete when it appears.
    ///
    /// # Errors
    /// Refuses a file that exists.
    async fn backup(&self, file: &Path) -> Result<(), Error>;

    // Copying: see [`crate::copy`]

    /// Everything as it is at this moment, to be read page by page. Holds a connection.
    async fn snapshot(&self) -> Result<Box<dyn Snapshot>, Error>;

    /// Whether nothing was ever stored.
    async fn is_empty(&self) -> Result<bool, Error>;

    /// Marks the store as half copied.
    async fn begin_import(&self) -> Result<(), Error>;

    /// Writes rows as they are.
    async fn import(&self, part: &'static Part, rows: Vec<Row>) -> Result<(), Error>;

    /// Numbers go on after these; the store is no longer half copied.
    async fn finish_import(&self, counters: Counters) -> Result<(), Error>;
}
