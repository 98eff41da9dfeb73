//! Everything at once: snapshots, imports and backups.

use std::path::{Path, PathBuf};

use async_trait::async_trait;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, params, params_from_iter};

use super::schema;
use crate::copy::LOG;
use crate::{Counters, Error, Page, Part, Refusal, Row, Snapshot, Value};

/// A read transaction that stays open. The writer goes on beside it.
pub struct SqliteSnapshot {
    /// Away while a page is being read.
    db: Option<Connection>,
}

pub async fn snapshot(path: &Path) -> Result<Box<dyn Snapshot>, Error> {
    let path = path.to_owned();
    let db = blocking(move || {
        let db = schema::connect_to_read(&path)?;
        db.execute_batch("BEGIN")?;
        // The transaction begins with the first reading.
        schema::number(&db, "SELECT count(*) FROM meta")?;
        Ok(db)
    })
    .await?;
    Ok(Box::new(SqliteSnapshot { db: Some(db) }))
}

pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Error> + Send + 'static) -> Result<T, Error> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| Err(Error::unavailable(error)))
}

impl SqliteSnapshot {
    async fn ask<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let db = self.db.take().ok_or_else(|| Error::unavailable("the snapshot was lost"))?;
        let (db, answer) = blocking(move || {
            let answer = work(&db);
            Ok((db, answer))
        })
        .await?;
        self.db = Some(db);
        answer
    }
}

#[async_trait]
impl Snapshot for SqliteSnapshot {
    async fn page(&mut self, part: &'static Part, after: Option<Row>) -> Result<Page, Error> {
        self.ask(move |db| match part.name == LOG.name {
            true => log_page(db, part, after),
            false => page(db, part, after),
        })
        .await
    }

    async fn counters(&mut self) -> Result<Counters, Error> {
        self.ask(|db| {
            Ok(Counters { tables: counter(db, "tables")?, users: counter(db, "users")?, keys: counter(db, "keys")? })
        })
        .await
    }
}

fn counter(db: &Connection, name: &str) -> Result<i64, Error> {
    let sql = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?";
    Ok(db.query_row(sql, [name], |row| row.get(0))?)
}

fn page(db: &Connection, part: &Part, after: Option<Row>) -> Result<Page, Error> {
    let (names, key) = (part.names(), part.key_names());
    let values = after.unwrap_or_default();
    let condition = match values.is_empty() {
        true => String::new(),
        false => format!("WHERE ({key}) > ({})", vec!["?"; part.key].join(", ")),
    };
    let sql = format!("SELECT {names} FROM {} {condition} ORDER BY {key} LIMIT {}", part.name, part.page);
    Ok(part.page_of(rows(db, &sql, &values, part.columns.len())?))
}

/// In the order of the rows, which is fast and has the entries of each table in order.
fn log_page(db: &Connection, part: &Part, after: Option<Row>) -> Result<Page, Error> {
    let sql = format!("SELECT {}, row FROM log WHERE row > ? ORDER BY row LIMIT {}", part.names(), part.page);
    let after = after.unwrap_or_else(|| vec![Value::Int(0)]);
    let mut rows = rows(db, &sql, &after, part.columns.len() + 1)?;
    let full = rows.len() >= part.page as usize;
    let last: Vec<Row> = rows.iter_mut().map(|row| row.split_off(part.columns.len())).collect();
    Ok(Page { rows, next: last.into_iter().next_back().filter(|_| full) })
}

fn rows(db: &Connection, sql: &str, values: &[Value], columns: usize) -> Result<Vec<Row>, Error> {
    let mut select = db.prepare_cached(sql)?;
    let read = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get_ref(column).map(value)).collect();
    let found = select.query_map(params_from_iter(values), read)?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn value(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Int(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_owned()),
    }
}

pub fn is_empty(db: &Connection) -> Result<bool, Error> {
    let counters = [counter(db, "tables")?, counter(db, "users")?, counter(db, "keys")?];
    let data = schema::number(db, "SELECT count(*) FROM (SELECT 1 FROM data LIMIT 1)")?;
    Ok(data == 0 && counters == [0; 3])
}

pub fn begin_import(db: &Connection) -> Result<(), Error> {
    db.execute("INSERT OR REPLACE INTO meta (name, value) VALUES ('copying', 1)", [])?;
    db.execute("DELETE FROM lives", [])?;
    Ok(())
}

pub fn import(db: &Connection, part: &Part, rows: &[Row]) -> Result<(), Error> {
    if part.name == LOG.name {
        return rows.iter().try_for_each(|row| import_entry(db, row));
    }
    // A head learns its last row when the log comes.
    let (extra, zero) = if part.name == "heads" { (", last_row", ", 0") } else { ("", "") };
    let marks = vec!["?"; part.columns.len()].join(", ");
    let sql = format!("INSERT INTO {} ({}{extra}) VALUES ({marks}{zero})", part.name, part.names());
    let mut insert = db.prepare_cached(&sql)?;
    for row in rows {
        insert.execute(params_from_iter(row))?;
    }
    Ok(())
}

fn import_entry(db: &Connection, row: &Row) -> Result<(), Error> {
    let [table, seq, at, body] = row.as_slice() else {
        return Err(Error::corrupt("a log row has four values"));
    };
    let inserted = db
        .prepare_cached(
            "INSERT INTO log (tbl, seq, prev, at, body) SELECT tbl, ?, last_row, ?, ? FROM heads WHERE tbl = ?",
        )?
        .execute(params![seq, at, body, table])?;
    if inserted == 0 {
        return Err(Error::corrupt("an entry belongs to no table"));
    }
    let last = db.last_insert_rowid();
    db.prepare_cached("UPDATE heads SET last_row = ? WHERE tbl = ?")?.execute(params![last, table])?;
    Ok(())
}

pub fn finish_import(db: &Connection, counters: Counters) -> Result<(), Error> {
    let Counters { tables, users, keys } = counters;
    for (name, last) in [("tables", tables), ("users", users), ("keys", keys)] {
        db.execute("DELETE FROM sqlite_sequence WHERE name = ?", [name])?;
        db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", params![name, last])?;
    }
    db.execute("DELETE FROM meta WHERE name = 'copying'", [])?;
    Ok(())
}

/// Writes the file beside its place and moves it there when it is complete and durable.
pub fn backup(path: &Path, file: &Path) -> Result<(), Error> {
    let part = half_done(file)?;
    let outcome = vacuum_into(path, &part).and_then(|()| finish_file(&part, file));
    if outcome.is_err() {
        // The failure itself is what matters.
        let _ = std::fs::remove_file(&part);
    }
    outcome
}

/// Where a file is written until it is complete.
pub fn half_done(file: &Path) -> Result<PathBuf, Error> {
    if file.exists() {
        return Err(Refusal::Exists(file.to_owned()).into());
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = file.with_file_name(name);
    match std::fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(from_io(&part, &error)),
        _ => Ok(part),
    }
}

fn vacuum_into(path: &Path, part: &Path) -> Result<(), Error> {
    let name = part.to_str().ok_or_else(|| Refusal::Address(format!("{} is not UTF-8", part.display())))?;
    let db = schema::connect(path)?;
    db.execute("VACUUM INTO ?", [name]).map_err(|error| match Error::from(error) {
        Error::Unavailable(why) | Error::Corrupt(why) => Refusal::Address(format!("{}: {why}", part.display())).into(),
        other => other,
    })?;
    Ok(())
}

/// Makes a complete file durable under its name.
pub fn finish_file(part: &Path, file: &Path) -> Result<(), Error> {
    #[cfg(unix)]
    std::fs::set_permissions(part, std::os::unix::fs::PermissionsExt::from_mode(0o600))
        .map_err(|e| from_io(part, &e))?;
    let sync = |path: &Path| std::fs::File::open(path).and_then(|file| file.sync_all());
    sync(part).map_err(|error| from_io(part, &error))?;
    std::fs::rename(part, file).map_err(|error| from_io(file, &error))?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    sync(folder).map_err(|error| from_io(folder, &error))
}

fn from_io(path: &Path, error: &std::io::Error) -> Error {
    match error.kind() {
        std::io::ErrorKind::StorageFull => Error::Full(error.to_string()),
        _ => Refusal::Address(format!("{}: {error}", path.display())).into(),
    }
}
