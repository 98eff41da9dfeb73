//! Chat, drafts, notices, browsers that are called, and component data.

use rusqlite::{Connection, OptionalExtension, params};

use crate::{ChatLine, ChatSpan, Error, KeyId, MAX_PAGE, MAX_PUSHES, Millis, Push, Refusal, TableId, UserId};

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

pub fn put_push(db: &Connection, push: &Push) -> Result<(), Error> {
    db.prepare_cached(
        "INSERT INTO pushes (endpoint, usr, p256dh, auth, usr_key, created) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (endpoint) DO UPDATE SET usr = excluded.usr, p256dh = excluded.p256dh, auth = excluded.auth,
            usr_key = excluded.usr_key, created = excluded.created",
    )?
    .execute(params![
        push.endpoint,
        push.user.0,
        push.p256dh,
        push.auth,
        push.key.map(|key| key.0),
        push.created
    ])?;
    db.prepare_cached(
        "DELETE FROM pushes WHERE usr = ?1 AND endpoint NOT IN
         (SELECT endpoint FROM pushes WHERE usr = ?1 ORDER BY created DESC, endpoint LIMIT ?2)",
    )?
    .execute(params![push.user.0, MAX_PUSHES])?;
    Ok(())
}

pub fn pushes_of(db: &Connection, user: UserId) -> Result<Vec<Push>, Error> {
    let mut select = db.prepare_cached(
        "SELECT endpoint, p256dh, auth, usr_key, created FROM pushes p
         WHERE usr = ? AND (usr_key IS NULL OR EXISTS (SELECT 1 FROM keys k WHERE k.id = p.usr_key))
         ORDER BY created DESC, endpoint LIMIT ?",
    )?;
    let rows = select.query_map(params![user.0, MAX_PUSHES], |row| {
        let key = row.get::<_, Option<i64>>(3)?.map(KeyId);
        Ok(Push { user, endpoint: row.get(0)?, p256dh: row.get(1)?, auth: row.get(2)?, key, created: row.get(4)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn drop_push(db: &Connection, user: UserId, endpoint: &str) -> Result<bool, Error> {
    let mut delete = db.prepare_cached("DELETE FROM pushes WHERE usr = ? AND endpoint = ?")?;
    Ok(delete.execute(params![user.0, endpoint])? > 0)
}
