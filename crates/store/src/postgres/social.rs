//! Chat, drafts, notices, browsers that are called, and component data.

use sqlx::{PgPool, Row};

use super::fault::{in_commit, is_taken};
use crate::{ChatLine, ChatSpan, Error, KeyId, MAX_PAGE, MAX_PUSHES, Millis, Push, Refusal, TableId, UserId};

/// How many may speak at a table in the same moment.
const TRIES: usize = 100;

/// Two that take the same number meet at the key; the second takes the next.
pub async fn say(
    pool: &PgPool,
    node: &str,
    table: TableId,
    user: UserId,
    at: Millis,
    text: &str,
) -> Result<i64, Error> {
    let sql = "
        WITH line AS (
            INSERT INTO chat (tbl, number, usr, at, body)
            SELECT tbl, 1 + coalesce((SELECT max(number) FROM chat WHERE tbl = $1), 0), $2, $3, $4
            FROM tables WHERE tbl = $1 RETURNING number)
        SELECT number, pg_notify('boardroom', $5) FROM line";
    let note = format!("{node} c {}", table.0);
    for _ in 0..TRIES {
        let row =
            sqlx::query(sql).bind(table.0).bind(user.0).bind(at).bind(text).bind(&note).fetch_optional(pool).await;
        match row {
            Ok(Some(row)) => return Ok(row.try_get(0)?),
            Ok(None) => return Err(Refusal::NoSuchTable(table).into()),
            Err(error) if is_taken(&error) => {}
            Err(error) => return Err(in_commit(error)),
        }
    }
    Err(Error::unavailable("too many speak at once"))
}

pub async fn chat(pool: &PgPool, table: TableId, span: ChatSpan, limit: u32) -> Result<Vec<ChatLine>, Error> {
    let (sql, number) = match span {
        ChatSpan::After(number) => (AFTER, number),
        ChatSpan::Before(number) => (BEFORE, number),
        ChatSpan::Last => (BEFORE, i64::MAX),
    };
    let rows = sqlx::query(sql).bind(table.0).bind(number).bind(i64::from(limit.min(MAX_PAGE))).fetch_all(pool).await?;
    let mut lines = Vec::with_capacity(rows.len());
    for row in rows {
        let user = UserId(row.try_get(1)?);
        lines.push(ChatLine { number: row.try_get(0)?, user, at: row.try_get(2)?, text: row.try_get(3)? });
    }
    lines.sort_by_key(|line| line.number);
    Ok(lines)
}

const AFTER: &str = "SELECT number, usr, at, body FROM chat WHERE tbl = $1 AND number > $2 ORDER BY number LIMIT $3";

const BEFORE: &str =
    "SELECT number, usr, at, body FROM chat WHERE tbl = $1 AND number < $2 ORDER BY number DESC LIMIT $3";

pub async fn put_draft(pool: &PgPool, table: TableId, seat: u8, text: Option<&str>) -> Result<(), Error> {
    let statement = match text {
        Some(_) => {
            "INSERT INTO drafts (tbl, seat, body) VALUES ($1, $2, $3)
             ON CONFLICT (tbl, seat) DO UPDATE SET body = excluded.body"
        }
        None => "DELETE FROM drafts WHERE tbl = $1 AND seat = $2",
    };
    let statement = sqlx::query(statement).bind(table.0).bind(i32::from(seat));
    let statement = match text {
        Some(text) => statement.bind(text),
        None => statement,
    };
    statement.execute(pool).await.map_err(in_commit)?;
    Ok(())
}

pub async fn draft(pool: &PgPool, table: TableId, seat: u8) -> Result<Option<String>, Error> {
    let select = sqlx::query_scalar("SELECT body FROM drafts WHERE tbl = $1 AND seat = $2");
    Ok(select.bind(table.0).bind(i32::from(seat)).fetch_optional(pool).await?)
}

pub async fn claim_notice(pool: &PgPool, table: TableId, seq: u32, user: UserId) -> Result<bool, Error> {
    let changed = sqlx::query(
        "INSERT INTO notices (tbl, usr, seq) VALUES ($1, $2, $3)
         ON CONFLICT (tbl, usr) DO UPDATE SET seq = excluded.seq WHERE notices.seq < excluded.seq",
    )
    .bind(table.0)
    .bind(user.0)
    .bind(i64::from(seq))
    .execute(pool)
    .await
    .map_err(in_commit)?;
    Ok(changed.rows_affected() > 0)
}

pub async fn put_data(pool: &PgPool, digest: &str, text: &str) -> Result<(), Error> {
    sqlx::query("INSERT INTO data (digest, body) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING")
        .bind(digest)
        .bind(text)
        .execute(pool)
        .await
        .map_err(in_commit)?;
    Ok(())
}

pub async fn data(pool: &PgPool, digest: &str) -> Result<Option<String>, Error> {
    let select = sqlx::query_scalar("SELECT body FROM data WHERE digest = $1");
    Ok(select.bind(digest).fetch_optional(pool).await?)
}

pub async fn put_push(pool: &PgPool, push: &Push) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    sqlx::query(
        "INSERT INTO pushes (endpoint, usr, p256dh, auth, usr_key, created) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (endpoint) DO UPDATE SET usr = excluded.usr, p256dh = excluded.p256dh, auth = excluded.auth,
            usr_key = excluded.usr_key, created = excluded.created",
    )
    .bind(&push.endpoint)
    .bind(push.user.0)
    .bind(&push.p256dh)
    .bind(&push.auth)
    .bind(push.key.map(|key| key.0))
    .bind(push.created)
    .execute(&mut *change)
    .await?;
    sqlx::query(
        "DELETE FROM pushes WHERE usr = $1 AND endpoint NOT IN
         (SELECT endpoint FROM pushes WHERE usr = $1 ORDER BY created DESC, endpoint LIMIT $2)",
    )
    .bind(push.user.0)
    .bind(i64::from(MAX_PUSHES))
    .execute(&mut *change)
    .await?;
    change.commit().await.map_err(in_commit)
}

pub async fn pushes_of(pool: &PgPool, user: UserId) -> Result<Vec<Push>, Error> {
    let rows = sqlx::query(
        "SELECT endpoint, p256dh, auth, usr_key, created FROM pushes p
         WHERE usr = $1 AND (usr_key IS NULL OR EXISTS (SELECT 1 FROM keys k WHERE k.id = p.usr_key))
         ORDER BY created DESC, endpoint LIMIT $2",
    )
    .bind(user.0)
    .bind(i64::from(MAX_PUSHES))
    .fetch_all(pool)
    .await?;
    let push = |row: &sqlx::postgres::PgRow| {
        Ok(Push {
            user,
            endpoint: row.try_get(0)?,
            p256dh: row.try_get(1)?,
            auth: row.try_get(2)?,
            key: row.try_get::<Option<i64>, _>(3)?.map(KeyId),
            created: row.try_get(4)?,
        })
    };
    rows.iter().map(push).collect()
}

pub async fn drop_push(pool: &PgPool, user: UserId, endpoint: &str) -> Result<bool, Error> {
    let delete = sqlx::query("DELETE FROM pushes WHERE usr = $1 AND endpoint = $2").bind(user.0).bind(endpoint);
    Ok(delete.execute(pool).await.map_err(in_commit)?.rows_affected() > 0)
}
