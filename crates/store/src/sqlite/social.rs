//! Chat, drafts, notices and component data.

use rusqlite::{Connection, OptionalExtension, params};

use crate::{ChatLine, ChatSpan, Error, MAX_PAGE, Millis, Refusal, TableId, UserId};

pub fn say(db: &Connection, table: TableId, user: UserId, at: Millis, text: &str) -> Result<i64, Error> {
    let sql = "INSERT INTO chat (tbl, number, usr, at, body)
         SELECT tbl, 1 + coalesce((SELECT max(number) FROM chat WHERE tbl = ?1), 0), ?2, ?3, ?4
         FROM tables WHERE tbl = ?1 RETURNING number";
    let values = params![table.0, user.0, at, text];
    let number = db.prepare_cached(sql)?.query_row(values, |row| row.get(0)).optional()?;
    number.ok_or(Refusal::NoSuchTable(table).into())
}

pub fn chat(db: &Connection, table: TableId, span: ChatSpan, limit: u32) -> Result<Vec<ChatLine>, Error> {
    let (condition, order, number) = match span {
        ChatSpan::After(number) => ("number > ?", "ASC", number),
        ChatSpan::Before(number) => ("number < ?", "DESC", number),
        ChatSpan::Last => ("number < ?", "DESC", i64::MAX),
    };
    let sql =
        format!("SELECT number, usr, at, body FROM chat WHERE tbl = ? AND {condition} ORDER BY number {order} LIMIT ?");
    let mut select = db.prepare_cached(&sql)?;
    let rows = select.query_map(params![table.0, number, limit.min(MAX_PAGE)], |row| {
        Ok(ChatLine { number: row.get(0)?, user: UserId(row.get(1)?), at: row.get(2)?, text: row.get(3)? })
    })?;
    let mut lines = rows.collect::<Result<Vec<ChatLine>, _>>()?;
    lines.sort_by_key(|line| line.number);
    Ok(lines)
}

pub fn put_draft(db: &Connection, table: TableId, seat: u8, text: Option<&str>) -> Result<(), Error> {
    match text {
        Some(text) => db
            .prepare_cached(
                "INSERT INTO drafts (tbl, seat, body) VALUES (?, ?, ?)
                 ON CONFLICT (tbl, seat) DO UPDATE SET body = excluded.body",
            )?
            .execute(params![table.0, seat, text])?,
        None => db.prepare_cached("DELETE FROM drafts WHERE tbl = ? AND seat = ?")?.execute(params![table.0, seat])?,
    };
    Ok(())
}

pub fn draft(db: &Connection, table: TableId, seat: u8) -> Result<Option<String>, Error> {
    let mut select = db.prepare_cached("SELECT body FROM drafts WHERE tbl = ? AND seat = ?")?;
    Ok(select.query_row(params![table.0, seat], |row| row.get(0)).optional()?)
}

pub fn claim_notice(db: &Connection, table: TableId, seq: u32, user: UserId) -> Result<bool, Error> {
    let changed = db
        .prepare_cached(
            "INSERT INTO notices (tbl, usr, seq) VALUES (?, ?, ?)
             ON CONFLICT (tbl, usr) DO UPDATE SET seq = excluded.seq WHERE notices.seq < excluded.seq",
        )?
        .execute(params![table.0, user.0, seq])?;
    Ok(changed > 0)
}

pub fn put_data(db: &Connection, digest: &str, text: &str) -> Result<(), Error> {
    db.prepare_cached("INSERT INTO data (digest, body) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING")?
        .execute([digest, text])?;
    Ok(())
}

pub fn data(db: &Connection, digest: &str) -> Result<Option<String>, Error> {
    let mut select = db.prepare_cached("SELECT body FROM data WHERE digest = ?")?;
    Ok(select.query_row([digest], |row| row.get(0)).optional()?)
}
