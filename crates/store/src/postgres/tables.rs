//! Tables, their logs and their lists.

use std::collections::HashMap;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::{PgConnection, PgPool, Row};

use super::fault::in_commit;
use crate::copy::Value;
use crate::list::{self, Question};
use crate::table::narrow;
use crate::{
    Append, Entry, Error, Head, Left, ListQuery, MAX_PAGE, Millis, NewTable, Refusal, Status, Table, TableId, UserId,
    Visibility,
};

pub async fn create(pool: &PgPool, node: &str, table: &NewTable) -> Result<TableId, Error> {
    let mut change = pool.begin().await?;
    let done = i64::from(table.status.is_over());
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO tables (owner, game, title, visibility, settings, created, rated, done)
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7) RETURNING tbl",
    )
    .bind(table.owner.0)
    .bind(&table.game)
    .bind(&table.title)
    .bind(table.visibility.to_number())
    .bind(&table.settings)
    .bind(table.at)
    .bind(done)
    .fetch_one(&mut *change)
    .await?;
    sqlx::query(CREATE)
        .bind(id)
        .bind(table.entries.len() as i64)
        .bind(table.status.to_number())
        .bind(i64::from(table.asked))
        .bind(table.at)
        .bind(table.deadline)
        .bind(table.entries.iter().map(|entry| entry.at).collect::<Vec<i64>>())
        .bind(table.entries.iter().map(|entry| entry.body.as_str()).collect::<Vec<&str>>())
        .bind(table.seats.iter().map(|user| user.map(|user| user.0)).collect::<Vec<Option<i64>>>())
        .bind(done)
        .bind(list::words(&table.title))
        .bind(format!("{node} t {id}"))
        .execute(&mut *change)
        .await?;
    change.commit().await.map_err(in_commit)?;
    Ok(TableId(id))
}

/// Everything of a new table but its row in `tables`.
const CREATE: &str = "
WITH head AS (
    INSERT INTO heads (tbl, next, status, asked, updated, deadline) VALUES ($1, $2, $3, $4, $5, $6)),
entries AS (
    INSERT INTO log (tbl, seq, at, body) SELECT $1, e.n - 1, e.at, e.body
    FROM unnest($7::int8[], $8::text[]) WITH ORDINALITY AS e(at, body, n)),
sitting AS (
    INSERT INTO seats (tbl, seat, usr, done) SELECT $1, s.n - 1, s.usr, $10
    FROM unnest($9::int8[]) WITH ORDINALITY AS s(usr, n)),
found AS (
    INSERT INTO words (word, tbl) SELECT w.word, $1 FROM unnest($11::text[]) AS w(word))
SELECT pg_notify('boardroom', $12)";

/// Whether an append changes no more than log and head. Whether the table is over is also noted at its
/// seats, so only a table that goes on is plain.
pub fn is_plain(append: &Append) -> bool {
    let head = &append.head;
    !head.status.is_over() && head.seats.is_empty() && head.results.is_empty()
}

/// What an append changes beside log and head.
pub async fn write_extras(db: &mut PgConnection, append: &Append) -> Result<(), sqlx::Error> {
    let (table, head) = (append.table.0, &append.head);
    let done = i64::from(head.status.is_over());
    for sql in [
        "UPDATE tables SET done = $2 WHERE tbl = $1 AND done <> $2",
        "UPDATE seats SET done = $2 WHERE tbl = $1 AND done <> $2",
    ] {
        sqlx::query(sql).bind(table).bind(done).execute(&mut *db).await?;
    }
    for (seat, user) in &head.seats {
        sqlx::query(
            "INSERT INTO seats (tbl, seat, usr, done) VALUES ($1, $2, $3, $4)
             ON CONFLICT (tbl, seat) DO UPDATE SET usr = excluded.usr, done = excluded.done",
        )
        .bind(table)
        .bind(i32::from(*seat))
        .bind(user.map(|user| user.0))
        .bind(done)
        .execute(&mut *db)
        .await?;
    }
    for finish in &head.results {
        sqlx::query(
            "INSERT INTO results (tbl, seat, usr, game, place, score, at, early)
             SELECT tbl, $2, $3, game, $4, $5, $6, $7 FROM tables WHERE tbl = $1
             ON CONFLICT (tbl, seat) DO UPDATE SET usr = excluded.usr, place = excluded.place,
                score = excluded.score, at = excluded.at, early = excluded.early, mu = NULL, sigma = NULL",
        )
        .bind(table)
        .bind(i32::from(finish.seat))
        .bind(finish.user.0)
        .bind(i64::from(finish.rank))
        .bind(finish.score)
        .bind(head.updated)
        .bind(Left::to_number(finish.left))
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

/// One statement, so that the head and the entries are of the same moment.
pub async fn log(pool: &PgPool, table: TableId, from: u32) -> Result<Vec<Entry>, Error> {
    let rows = sqlx::query(
        "SELECT h.next, l.seq, l.at, l.body FROM heads h
         LEFT JOIN log l ON l.tbl = h.tbl AND l.seq >= $2 WHERE h.tbl = $1 ORDER BY l.seq",
    )
    .bind(table.0)
    .bind(i64::from(from))
    .fetch_all(pool)
    .await?;
    let next: i64 = rows.first().ok_or(Refusal::NoSuchTable(table))?.try_get(0)?;
    let mut entries = Vec::with_capacity(rows.len());
    for (expected, row) in (i64::from(from)..).zip(&rows) {
        match row.try_get::<Option<i64>, _>(1)? {
            // The one row of a head without entries.
            None => break,
            Some(seq) if seq == expected => entries.push(Entry { at: row.try_get(2)?, body: row.try_get(3)? }),
            Some(_) => return Err(Error::corrupt(format!("entry {expected} of table {} is missing", table.0))),
        }
    }
    match entries.len() as i64 == (next - i64::from(from)).max(0) {
        true => Ok(entries),
        false => Err(Error::corrupt(format!("the log and the head of table {} do not agree", table.0))),
    }
}

pub async fn table(pool: &PgPool, id: TableId) -> Result<Option<Table>, Error> {
    Ok(tables(pool, &[id.0]).await?.pop())
}

/// With the seats in the same statement: head and seats are of the same moment.
async fn tables(pool: &PgPool, ids: &[i64]) -> Result<Vec<Table>, Error> {
    let rows = sqlx::query(
        "SELECT t.tbl, t.owner, t.game, t.title, t.visibility, t.settings, t.created, t.rated,
                h.next, h.status, h.asked, h.updated, h.deadline,
                ARRAY(SELECT coalesce(s.usr, 0) FROM seats s WHERE s.tbl = t.tbl ORDER BY s.seat),
                ARRAY(SELECT s.seat FROM seats s WHERE s.tbl = t.tbl ORDER BY s.seat)
         FROM tables t JOIN heads h ON h.tbl = t.tbl WHERE t.tbl = ANY($1)",
    )
    .bind(ids)
    .fetch_all(pool)
    .await?;
    let mut found = rows.iter().map(|row| Ok((row.try_get(0)?, read_table(row)?)));
    let mut tables: HashMap<i64, Table> = found.by_ref().collect::<Result<_, Error>>()?;
    Ok(ids.iter().filter_map(|id| tables.remove(id)).collect())
}

fn read_table(row: &PgRow) -> Result<Table, Error> {
    let (users, places): (Vec<i64>, Vec<i32>) = (row.try_get(13)?, row.try_get(14)?);
    let mut seats = Vec::new();
    for (user, place) in users.into_iter().zip(places) {
        seats.resize(usize::from(narrow::<u8>(place.into())?), None);
        seats.push(Some(UserId(user)).filter(|user| user.0 != 0));
    }
    Ok(Table {
        id: TableId(row.try_get(0)?),
        owner: UserId(row.try_get(1)?),
        game: row.try_get(2)?,
        title: row.try_get(3)?,
        visibility: Visibility::from_number(row.try_get(4)?)?,
        settings: row.try_get(5)?,
        created: row.try_get(6)?,
        rated: row.try_get::<i64, _>(7)? != 0,
        head: Head {
            next: narrow(row.try_get(8)?)?,
            status: Status::from_number(row.try_get(9)?)?,
            asked: narrow(row.try_get(10)?)?,
            updated: row.try_get(11)?,
            deadline: row.try_get(12)?,
        },
        seats,
    })
}

pub async fn list(pool: &PgPool, query: &ListQuery) -> Result<Vec<Table>, Error> {
    let mut sought = list::sought(query);
    for word in &mut sought {
        let rows = ask(pool, list::how_common(word)).await?;
        word.common = rows.first().map_or(Ok(false), |row| row.try_get(0))?;
    }
    let rows = ask(pool, list::question(query, &sought)).await?;
    let ids = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    tables(pool, &ids).await
}

/// Planned anew each time: how many rows a word or a limit stands for decides the plan.
async fn ask(pool: &PgPool, question: Question) -> Result<Vec<PgRow>, Error> {
    let select = sqlx::query(&question.sql).persistent(false);
    Ok(question.values.into_iter().fold(select, bind).fetch_all(pool).await?)
}

pub type Statement<'q> = Query<'q, sqlx::Postgres, PgArguments>;

pub fn bind(statement: Statement<'_>, value: Value) -> Statement<'_> {
    match value {
        Value::Null => statement.bind(None::<i64>),
        Value::Int(number) => statement.bind(number),
        Value::Real(number) => statement.bind(number),
        Value::Text(text) => statement.bind(text),
        Value::Bytes(bytes) => statement.bind(bytes),
    }
}

pub async fn running(pool: &PgPool, after: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
    let ids = sqlx::query_scalar("SELECT tbl FROM heads WHERE status = $1 AND tbl > $2 ORDER BY tbl LIMIT $3")
        .bind(Status::Running.to_number())
        .bind(after.0)
        .bind(i64::from(limit.min(MAX_PAGE)))
        .fetch_all(pool)
        .await?;
    Ok(ids.into_iter().map(TableId).collect())
}

pub async fn running_with_deadline(pool: &PgPool, after: TableId, limit: u32) -> Result<Vec<(TableId, Millis)>, Error> {
    let rows = sqlx::query_as(
        "SELECT tbl, deadline FROM heads WHERE status = $1 AND tbl > $2 AND deadline IS NOT NULL
         ORDER BY tbl LIMIT $3",
    )
    .bind(Status::Running.to_number())
    .bind(after.0)
    .bind(i64::from(limit.min(MAX_PAGE)))
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(|(id, deadline)| (TableId(id), deadline)).collect())
}

pub async fn count_owned(pool: &PgPool, owner: UserId, limit: u32) -> Result<u32, Error> {
    let count: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 FROM tables WHERE owner = $1 AND done = 0 LIMIT $2) AS live",
    )
    .bind(owner.0)
    .bind(i64::from(limit))
    .fetch_one(pool)
    .await?;
    narrow(count)
}
