//! Everything at once: snapshots, imports and backups.

use std::path::Path;

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgPool, Postgres, Row as _, Transaction};

use super::fault::in_commit;
use super::schema::set_meta;
use super::tables::{Statement, bind};
use crate::sqlite::{Sqlite, finish_file, half_done};
use crate::{Counters, Error, Kind, Page, Part, Row, Snapshot, Store, Value, copy};

/// A transaction that sees the database as it was when it began.
struct PostgresSnapshot {
    db: Transaction<'static, Postgres>,
}

pub async fn snapshot(pool: &PgPool) -> Result<Box<dyn Snapshot>, Error> {
    let mut db = pool.begin().await?;
    sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut *db).await?;
    // The snapshot is taken by the first reading.
    sqlx::query("SELECT 1 FROM meta LIMIT 1").execute(&mut *db).await?;
    Ok(Box::new(PostgresSnapshot { db }))
}

#[async_trait]
impl Snapshot for PostgresSnapshot {
    async fn page(&mut self, part: &'static Part, after: Option<Row>) -> Result<Page, Error> {
        let columns: Vec<String> = part.columns.iter().map(|(name, kind)| format!("{name}::{}", sql(*kind))).collect();
        let (columns, key) = (columns.join(", "), part.key_names());
        let values = after.unwrap_or_default();
        let condition = match values.is_empty() {
            true => String::new(),
            false => {
                let marks: Vec<String> = (1..=part.key).map(|number| format!("${number}")).collect();
                format!("WHERE ({key}) > ({})", marks.join(", "))
            }
        };
        let sql = format!("SELECT {columns} FROM {} {condition} ORDER BY {key} LIMIT {}", part.name, part.page);
        let select = values.into_iter().fold(sqlx::query(&sql), bind);
        let rows = select.fetch_all(&mut *self.db).await?;
        let rows = rows.iter().map(|row| read(row, part)).collect::<Result<Vec<Row>, Error>>()?;
        Ok(part.page_of(rows))
    }

    /// Counters are not part of a snapshot: they may be ahead of it, which does no harm.
    async fn counters(&mut self) -> Result<Counters, Error> {
        let mut last = [0; 3];
        for (last, (table, column)) in last.iter_mut().zip(COUNTED) {
            let sql = "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass), 0)";
            *last = sqlx::query_scalar(sql).bind(table).bind(column).fetch_one(&mut *self.db).await?;
        }
        let [tables, users, keys] = last;
        Ok(Counters { tables, users, keys })
    }
}

/// What is numbered.
const COUNTED: [(&str, &str); 3] = [("tables", "tbl"), ("users", "id"), ("keys", "id")];

fn sql(kind: Kind) -> &'static str {
    match kind {
        Kind::Int => "int8",
        Kind::Real => "float8",
        Kind::Text => "text",
        Kind::Bytes => "bytea",
    }
}

fn read(row: &PgRow, part: &Part) -> Result<Row, Error> {
    let value = |(column, (_, kind)): (usize, &(&str, Kind))| {
        let value = match kind {
            Kind::Int => row.try_get::<Option<i64>, _>(column)?.map(Value::Int),
            Kind::Real => row.try_get::<Option<f64>, _>(column)?.map(Value::Real),
            Kind::Text => row.try_get::<Option<String>, _>(column)?.map(Value::Text),
            Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(column)?.map(Value::Bytes),
        };
        Ok(value.unwrap_or(Value::Null))
    };
    part.columns.iter().enumerate().map(value).collect()
}

pub async fn is_empty(pool: &PgPool) -> Result<bool, Error> {
    let sql = "SELECT NOT EXISTS (SELECT 1 FROM tables) AND NOT EXISTS (SELECT 1 FROM users)
        AND NOT EXISTS (SELECT 1 FROM keys) AND NOT EXISTS (SELECT 1 FROM data)";
    Ok(sqlx::query_scalar(sql).fetch_one(pool).await?)
}

pub async fn begin_import(pool: &PgPool) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    set_meta(&mut change, "copying", 1).await?;
    sqlx::query("DELETE FROM lives").execute(&mut *change).await?;
    Ok(change.commit().await?)
}

pub async fn import(pool: &PgPool, part: &Part, rows: Vec<Row>) -> Result<(), Error> {
    let arrays: Vec<String> =
        part.columns.iter().enumerate().map(|(i, (_, kind))| format!("${}::{}[]", i + 1, sql(*kind))).collect();
    let text = format!("INSERT INTO {} ({}) SELECT * FROM unnest({})", part.name, part.names(), arrays.join(", "));
    let mut columns: Vec<Vec<Value>> = part.columns.iter().map(|_| Vec::with_capacity(rows.len())).collect();
    for row in rows {
        columns.iter_mut().zip(row).for_each(|(column, value)| column.push(value));
    }
    let kinds = part.columns.iter().map(|(_, kind)| *kind);
    let statement = kinds.zip(columns).fold(sqlx::query(&text), |s, (kind, column)| bind_column(s, kind, column));
    statement.execute(pool).await.map_err(in_commit)?;
    Ok(())
}

fn bind_column(statement: Statement<'_>, kind: Kind, column: Vec<Value>) -> Statement<'_> {
    fn plain<T>(column: Vec<Value>, take: fn(Value) -> Option<T>) -> Vec<Option<T>> {
        column.into_iter().map(take).collect()
    }
    match kind {
        Kind::Int => statement.bind(plain(column, |v| if let Value::Int(n) = v { Some(n) } else { None })),
        Kind::Real => statement.bind(plain(column, |v| if let Value::Real(n) = v { Some(n) } else { None })),
        Kind::Text => statement.bind(plain(column, |v| if let Value::Text(t) = v { Some(t) } else { None })),
        Kind::Bytes => statement.bind(plain(column, |v| if let Value::Bytes(b) = v { Some(b) } else { None })),
    }
}

pub async fn finish_import(pool: &PgPool, counters: Counters) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    let Counters { tables, users, keys } = counters;
    for ((table, column), last) in COUNTED.into_iter().zip([tables, users, keys]) {
        sqlx::query("SELECT setval(pg_get_serial_sequence($1, $2)::regclass, $3, $4)")
            .bind(table)
            .bind(column)
            .bind(last.max(1))
            .bind(last > 0)
            .execute(&mut *change)
            .await?;
    }
    sqlx::query("DELETE FROM meta WHERE name = 'copying'").execute(&mut *change).await?;
    change.commit().await.map_err(in_commit)?;
    // Lists are slow until the planner knows how many rows there are.
    sqlx::query("ANALYZE").execute(pool).await?;
    Ok(())
}

/// Into a SQLite file, which appears when it is complete.
pub async fn backup(from: &dyn Store, file: &Path) -> Result<(), Error> {
    let part = half_done(file)?;
    let outcome = async {
        let to = Sqlite::open(&part).await?;
        let copied = copy(from, &to).await;
        to.close().await;
        copied?;
        finish_file(&part, file)
    }
    .await;
    if outcome.is_err() {
        // The failure itself is what matters.
        let _ = std::fs::remove_file(&part);
    }
    outcome
}
