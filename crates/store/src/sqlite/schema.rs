//! Opening a SQLite file, and bringing its schema up to date.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::{Error, Refusal};

/// What turns each version of the schema into the next. Never edited: a change is one more.
const MIGRATIONS: [&str; 3] = [V1, V2, V3];

/// The version this program writes.
pub const KNOWN: i64 = MIGRATIONS.len() as i64;

/// "BRDM": marks the file as ours.
const APPLICATION: i64 = 0x4252_444d;

/// How long another process may hold the file before we give up.
const BUSY: Duration = Duration::from_secs(4);

const V1: &str = "
CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, folded TEXT NOT NULL, password TEXT, email TEXT,
    settings TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
CREATE UNIQUE INDEX users_account ON users(folded) WHERE password IS NOT NULL;
CREATE TABLE names (word TEXT NOT NULL, usr INTEGER NOT NULL, PRIMARY KEY (word, usr)) STRICT, WITHOUT ROWID;
CREATE INDEX names_user ON names(usr);
CREATE TABLE keys (
    id INTEGER PRIMARY KEY AUTOINCREMENT, usr INTEGER NOT NULL, hash BLOB NOT NULL UNIQUE, kind INTEGER NOT NULL,
    label TEXT NOT NULL, created INTEGER NOT NULL, expires INTEGER, used INTEGER NOT NULL) STRICT;
CREATE INDEX keys_user ON keys(usr);
CREATE INDEX keys_expires ON keys(expires) WHERE expires IS NOT NULL;

CREATE TABLE tables (
    tbl INTEGER PRIMARY KEY AUTOINCREMENT, owner INTEGER NOT NULL, game TEXT NOT NULL, title TEXT NOT NULL,
    visibility INTEGER NOT NULL, settings TEXT NOT NULL, created INTEGER NOT NULL, rated INTEGER NOT NULL,
    done INTEGER NOT NULL) STRICT;
CREATE INDEX tables_live ON tables(owner) WHERE done = 0;
CREATE TABLE words (word TEXT NOT NULL, tbl INTEGER NOT NULL, PRIMARY KEY (word, tbl)) STRICT, WITHOUT ROWID;
CREATE INDEX words_table ON words(tbl);
CREATE TABLE heads (
    tbl INTEGER PRIMARY KEY, next INTEGER NOT NULL, last_row INTEGER NOT NULL, status INTEGER NOT NULL,
    asked INTEGER NOT NULL, updated INTEGER NOT NULL, deadline INTEGER) STRICT;
CREATE INDEX heads_status ON heads(status, tbl);
CREATE TABLE seats (
    tbl INTEGER NOT NULL, seat INTEGER NOT NULL, usr INTEGER, done INTEGER NOT NULL,
    PRIMARY KEY (tbl, seat)) STRICT, WITHOUT ROWID;
CREATE INDEX seats_user ON seats(usr, tbl) WHERE usr IS NOT NULL;
CREATE INDEX seats_live ON seats(usr, tbl) WHERE usr IS NOT NULL AND done = 0;
CREATE TABLE log (
    row INTEGER PRIMARY KEY, tbl INTEGER NOT NULL, seq INTEGER NOT NULL, prev INTEGER NOT NULL,
    at INTEGER NOT NULL, body TEXT NOT NULL) STRICT;

CREATE TABLE data (digest TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE TABLE chat (
    tbl INTEGER NOT NULL, number INTEGER NOT NULL, usr INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (tbl, number)) STRICT, WITHOUT ROWID;
CREATE TABLE drafts (
    tbl INTEGER NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE notices (
    tbl INTEGER NOT NULL, usr INTEGER NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (tbl, usr)) STRICT, WITHOUT ROWID;

CREATE TABLE lives (since INTEGER PRIMARY KEY, until INTEGER NOT NULL) STRICT;

CREATE TABLE ratings (
    usr INTEGER NOT NULL, game TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    version INTEGER NOT NULL, PRIMARY KEY (usr, game)) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    tbl INTEGER NOT NULL, seat INTEGER NOT NULL, usr INTEGER NOT NULL, game TEXT NOT NULL, place INTEGER NOT NULL,
    score INTEGER NOT NULL, at INTEGER NOT NULL, mu REAL, sigma REAL, PRIMARY KEY (tbl, seat)) STRICT, WITHOUT ROWID;
CREATE INDEX results_user ON results(usr, at, tbl, seat);
";

/// The strongest players of a game.
const V2: &str = "CREATE INDEX ratings_best ON ratings(game, (mu - 3 * sigma) DESC, usr)";

/// Why somebody did not play to the end; browsers that are called.
const V3: &str = "
ALTER TABLE results ADD COLUMN early INTEGER NOT NULL DEFAULT 0;
CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY, usr INTEGER NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, usr_key INTEGER,
    created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX pushes_user ON pushes(usr, created);
";

/// Creates or opens the file and brings it up to date. The answer is the connection to write with.
pub fn open(path: &Path) -> Result<Connection, Error> {
    check_place(path)?;
    let address = |error: Error| match error {
        Error::Unavailable(why) => Refusal::Address(format!("{}: {why}", path.display())).into(),
        other => other,
    };
    create(path).map_err(|error| Refusal::Address(format!("{}: {error}", path.display())))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags).map_err(|e| address(e.into()))?;
    db.busy_timeout(BUSY)?;
    check_owner(&db, path).map_err(address)?;
    set_up(&db).map_err(address)?;
    migrate(&db)?;
    match number(&db, "SELECT count(*) FROM meta WHERE name = 'copying'")? {
        0 => Ok(db),
        _ => Err(Refusal::HalfCopied.into()),
    }
}

/// Another connection to a file that is open already, or the writing one again after a failure. It
/// never creates a file: if ours is gone, a new one would not be ours.
pub fn connect(path: &Path) -> Result<Connection, Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags).map_err(Error::unavailable)?;
    set_up(&db)?;
    match number(&db, "PRAGMA user_version")? {
        KNOWN => Ok(db),
        found if found > KNOWN => Err(Error::NewerSchema { found, known: KNOWN }),
        _ => Err(Error::unavailable("the file was replaced by another")),
    }
}

/// A connection that cannot change anything.
pub fn connect_to_read(path: &Path) -> Result<Connection, Error> {
    let db = connect(path)?;
    db.execute_batch("PRAGMA query_only = ON")?;
    Ok(db)
}

fn check_place(path: &Path) -> Result<(), Error> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let wrong = if path.is_dir() {
        Some(format!("{} is a folder; name a file in it", path.display()))
    } else if !folder.is_dir() {
        Some(format!("{}: the folder {} does not exist", path.display(), folder.display()))
    } else {
        None
    };
    wrong.map_or(Ok(()), |why| Err(Refusal::Address(why).into()))
}

/// The file holds password hashes: nobody else may read it.
fn create(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// A SQLite file of another program must not be touched.
fn check_owner(db: &Connection, path: &Path) -> Result<(), Error> {
    let foreign = || Refusal::Address(format!("{} is not a file of Boardroom", path.display())).into();
    let marked = match db.query_row("PRAGMA application_id", [], |row| row.get::<_, i64>(0)) {
        Ok(id) => id == APPLICATION,
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) => return Err(foreign()),
        Err(error) => return Err(error.into()),
    };
    match marked || number(db, "SELECT count(*) FROM sqlite_schema")? == 0 {
        true => Ok(()),
        false => Err(foreign()),
    }
}

fn set_up(db: &Connection) -> Result<(), Error> {
    db.busy_timeout(BUSY)?;
    db.set_prepared_statement_cache_capacity(64);
    let mode: String = db.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
    if mode != "wal" {
        return Err(Error::unavailable(format!("the file system allows journal mode {mode} only, not wal")));
    }
    db.execute_batch(
        "PRAGMA synchronous = FULL;
         PRAGMA wal_autocheckpoint = 4000;
         PRAGMA journal_size_limit = 67108864;
         PRAGMA cache_size = -16384;
         PRAGMA temp_store = MEMORY;",
    )?;
    Ok(())
}

fn migrate(db: &Connection) -> Result<(), Error> {
    db.execute_batch("BEGIN IMMEDIATE")?;
    let outcome = migrate_inside(db);
    match &outcome {
        Ok(()) => db.execute_batch("COMMIT")?,
        Err(_) => db.execute_batch("ROLLBACK")?,
    }
    outcome
}

fn migrate_inside(db: &Connection) -> Result<(), Error> {
    let found = number(db, "PRAGMA user_version")?;
    if found > KNOWN {
        return Err(Error::NewerSchema { found, known: KNOWN });
    }
    let done = usize::try_from(found).map_err(|_| Error::corrupt("the schema version is below zero"))?;
    for step in &MIGRATIONS[done..] {
        db.execute_batch(step)?;
    }
    db.pragma_update(None, "application_id", APPLICATION)?;
    db.pragma_update(None, "user_version", KNOWN)?;
    Ok(())
}

/// The one number that a statement answers.
pub fn number(db: &Connection, sql: &str) -> Result<i64, Error> {
    Ok(db.query_row(sql, [], |row| row.get(0))?)
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        let text = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Error::Full(text),
            Some(
                ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::SystemIoFailure
                | ErrorCode::CannotOpen
                | ErrorCode::ReadOnly
                | ErrorCode::PermissionDenied
                | ErrorCode::OutOfMemory
                | ErrorCode::OperationInterrupted
                | ErrorCode::FileLockingProtocolFailed,
            ) => Error::Unavailable(text),
            _ => Error::Corrupt(text),
        }
    }
}

/// Whether a statement failed because a row with this key exists.
pub fn is_taken(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation)
}
