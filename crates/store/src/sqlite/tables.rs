//! Tables, their logs and their lists.

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params, params_from_iter};

use crate::copy::Value;
use crate::list;
use crate::table::narrow;
use crate::{
    Append, Appended, Entry, Error, Head, HeadChange, Left, ListQuery, MAX_PAGE, Millis, NewTable, Refusal, Status,
    Table, TableId, UserId, Visibility,
};

pub fn create(db: &Connection, table: &NewTable) -> Result<TableId, Error> {
    let done = table.status.is_over();
    db.prepare_cached(
        "INSERT INTO tables (owner, game, title, visibility, settings, created, rated, done)
         VALUES (?, ?, ?, ?, ?, ?, 0, ?)",
    )?
    .execute(params![
        table.owner.0,
        table.game,
        table.title,
        table.visibility.to_number(),
        table.settings,
        table.at,
        done
    ])?;
    let id = TableId(db.last_insert_rowid());
    let last_row = write_entries(db, id, 0, 0, &table.entries)?;
    db.prepare_cached(
        "INSERT INTO heads (tbl, next, last_row, status, asked, updated, deadline) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        id.0,
        table.entries.len() as i64,
        last_row,
        table.status.to_number(),
        table.asked,
        table.at,
        table.deadline
    ])?;
    for (seat, user) in (0..).zip(&table.seats) {
        put_seat(db, id, seat, *user, done)?;
    }
    for word in list::words(&table.title) {
        db.prepare_cached("INSERT INTO words (word, tbl) VALUES (?, ?)")?.execute(params![word, id.0])?;
    }
    Ok(id)
}

/// Appends rows, each knowing the one before it. The number of the last.
fn write_entries(db: &Connection, table: TableId, seq: u32, last_row: i64, entries: &[Entry]) -> Result<i64, Error> {
    let mut insert = db.prepare_cached("INSERT INTO log (tbl, seq, prev, at, body) VALUES (?, ?, ?, ?, ?)")?;
    let mut prev = last_row;
    for (seq, entry) in (seq..).zip(entries) {
        prev = insert.insert(params![table.0, seq, prev, entry.at, entry.body])?;
    }
    Ok(prev)
}

fn put_seat(db: &Connection, table: TableId, seat: u8, user: Option<UserId>, done: bool) -> Result<(), Error> {
    db.prepare_cached(
        "INSERT INTO seats (tbl, seat, usr, done) VALUES (?, ?, ?, ?)
         ON CONFLICT (tbl, seat) DO UPDATE SET usr = excluded.usr, done = excluded.done",
    )?
    .execute(params![table.0, seat, user.map(|user| user.0), done])?;
    Ok(())
}

pub fn append(db: &Connection, append: &Append) -> Result<Appended, Error> {
    let Append { table, seq, entries, head } = append;
    let found = db
        .prepare_cached("SELECT next, last_row, status FROM heads WHERE tbl = ?")?
        .query_row([table.0], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, i64>(1)?, row.get::<_, i64>(2)?)))
        .optional()?;
    let (next, last_row, status) = found.ok_or(Refusal::NoSuchTable(*table))?;
    if next != *seq {
        return Ok(Appended::Stale { next });
    }
    let row = write_entries(db, *table, *seq, last_row, entries)?;
    // The status has an index, which a statement that does not name it leaves alone.
    db.prepare_cached("UPDATE heads SET next = ?, last_row = ?, asked = ?, updated = ?, deadline = ? WHERE tbl = ?")?
        .execute(params![append.next(), row, head.asked, head.updated, head.deadline, table.0])?;
    if status != head.status.to_number() {
        set_status(db, *table, head.status)?;
    }
    write_extras(db, *table, head)?;
    Ok(Appended::Done)
}

fn set_status(db: &Connection, table: TableId, status: Status) -> Result<(), Error> {
    let done = status.is_over();
    db.prepare_cached("UPDATE heads SET status = ? WHERE tbl = ?")?.execute([status.to_number(), table.0])?;
    db.prepare_cached("UPDATE tables SET done = ? WHERE tbl = ?")?.execute(params![done, table.0])?;
    db.prepare_cached("UPDATE seats SET done = ? WHERE tbl = ?")?.execute(params![done, table.0])?;
    Ok(())
}

fn write_extras(db: &Connection, table: TableId, head: &HeadChange) -> Result<(), Error> {
    for (seat, user) in &head.seats {
        put_seat(db, table, *seat, *user, head.status.is_over())?;
    }
    for finish in &head.results {
        db.prepare_cached(
            "INSERT OR REPLACE INTO results (tbl, seat, usr, game, place, score, at, early)
             SELECT tbl, ?, ?, game, ?, ?, ?, ? FROM tables WHERE tbl = ?",
        )?
        .execute(params![
            finish.seat,
            finish.user.0,
            finish.rank,
            finish.score,
            head.updated,
            Left::to_number(finish.left),
            table.0
        ])?;
    }
    Ok(())
}

/// Follows the chain backwards from the table's last row.
pub fn log(db: &Connection, table: TableId, from: u32) -> Result<Vec<Entry>, Error> {
    let found = db
        .prepare_cached("SELECT next, last_row FROM heads WHERE tbl = ?")?
        .query_row([table.0], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, i64>(1)?)))
        .optional()?;
    let (next, mut row) = found.ok_or(Refusal::NoSuchTable(table))?;
    let mut select = db.prepare_cached("SELECT prev, at, body FROM log WHERE row = ? AND tbl = ? AND seq = ?")?;
    let mut entries = Vec::with_capacity(next.saturating_sub(from) as usize);
    for seq in (from..next).rev() {
        let found = select
            .query_row(params![row, table.0, seq], |row| {
                Ok((row.get(0)?, Entry { at: row.get(1)?, body: row.get(2)? }))
            })
            .optional()?;
        let (prev, entry) =
            found.ok_or_else(|| Error::corrupt(format!("entry {seq} of table {} is not where it must be", table.0)))?;
        entries.push(entry);
        row = prev;
    }
    entries.reverse();
    Ok(entries)
}

pub fn table(db: &Connection, id: TableId) -> Result<Option<Table>, Error> {
    let mut select = db.prepare_cached(
        "SELECT t.owner, t.game, t.title, t.visibility, t.settings, t.created, t.rated,
                h.next, h.status, h.asked, h.updated, h.deadline
         FROM tables t JOIN heads h ON h.tbl = t.tbl WHERE t.tbl = ?",
    )?;
    let mut rows = select.query([id.0])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let mut table = Table {
        id,
        owner: UserId(row.get(0)?),
        game: row.get(1)?,
        title: row.get(2)?,
        visibility: Visibility::from_number(row.get(3)?)?,
        settings: row.get(4)?,
        created: row.get(5)?,
        rated: row.get(6)?,
        head: head(row)?,
        seats: Vec::new(),
    };
    let mut seats = db.prepare_cached("SELECT seat, usr FROM seats WHERE tbl = ? ORDER BY seat")?;
    let mut rows = seats.query([id.0])?;
    while let Some(row) = rows.next()? {
        table.seats.resize(usize::from(row.get::<_, u8>(0)?), None);
        table.seats.push(row.get::<_, Option<i64>>(1)?.map(UserId));
    }
    Ok(Some(table))
}

fn head(row: &Row<'_>) -> Result<Head, Error> {
    Ok(Head {
        next: narrow(row.get(7)?)?,
        status: Status::from_number(row.get(8)?)?,
        asked: narrow(row.get(9)?)?,
        updated: row.get(10)?,
        deadline: row.get(11)?,
    })
}

pub fn list(db: &Connection, query: &ListQuery) -> Result<Vec<Table>, Error> {
    let mut sought = list::sought(query);
    for word in &mut sought {
        let question = list::how_common(word);
        let mut select = db.prepare_cached(&question.sql)?;
        word.common = select.query_row(params_from_iter(&question.values), |row| row.get(0))?;
    }
    let question = list::question(query, &sought);
    let mut select = db.prepare_cached(&question.sql)?;
    let ids = select.query_map(params_from_iter(&question.values), |row| row.get(0).map(TableId))?;
    let mut tables = Vec::new();
    for id in ids {
        tables.extend(table(db, id?)?);
    }
    Ok(tables)
}

pub fn running(db: &Connection, after: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
    let mut select = db.prepare_cached("SELECT tbl FROM heads WHERE status = ? AND tbl > ? ORDER BY tbl LIMIT ?")?;
    let values = params![Status::Running.to_number(), after.0, limit.min(MAX_PAGE)];
    let ids = select.query_map(values, |row| row.get(0).map(TableId))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

pub fn running_with_deadline(db: &Connection, after: TableId, limit: u32) -> Result<Vec<(TableId, Millis)>, Error> {
    let mut select = db.prepare_cached(
        "SELECT tbl, deadline FROM heads WHERE status = ? AND tbl > ? AND deadline IS NOT NULL ORDER BY tbl LIMIT ?",
    )?;
    let values = params![Status::Running.to_number(), after.0, limit.min(MAX_PAGE)];
    let rows = select.query_map(values, |row| Ok((TableId(row.get(0)?), row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn count_owned(db: &Connection, owner: UserId, limit: u32) -> Result<u32, Error> {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM tables WHERE owner = ? AND done = 0 LIMIT ?)";
    Ok(db.prepare_cached(sql)?.query_row(params![owner.0, limit], |row| row.get(0))?)
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(number) => ValueRef::Integer(*number),
            Value::Real(number) => ValueRef::Real(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}
