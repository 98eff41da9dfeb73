//! Users and keys.

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row};

use super::fault::{in_commit, is_taken};
use crate::list;
use crate::people::fold;
use crate::{Error, Key, KeyHash, KeyId, KeyKind, MAX_PAGE, Millis, NewKey, Refusal, User, UserId};

/// Without a password it is a guest.
pub async fn create(pool: &PgPool, name: &str, password: Option<&str>, at: Millis) -> Result<UserId, Error> {
    let mut change = pool.begin().await?;
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO users (name, folded, password, settings, created) VALUES ($1, $2, $3, '{}', $4) RETURNING id",
    )
    .bind(name)
    .bind(fold(name))
    .bind(password)
    .bind(at)
    .fetch_one(&mut *change)
    .await
    .map_err(taken)?;
    put_names(&mut change, UserId(id), name).await?;
    change.commit().await.map_err(in_commit)?;
    Ok(UserId(id))
}

/// What makes the user be found.
async fn put_names(db: &mut PgConnection, user: UserId, name: &str) -> Result<(), Error> {
    sqlx::query("DELETE FROM names WHERE usr = $1").bind(user.0).execute(&mut *db).await?;
    sqlx::query("INSERT INTO names (word, usr) SELECT n.word, $1 FROM unnest($2::text[]) AS n(word)")
        .bind(user.0)
        .bind(list::words(name))
        .execute(db)
        .await?;
    Ok(())
}

pub async fn claim(pool: &PgPool, user: UserId, name: &str, password: &str) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    let guest: Option<bool> = sqlx::query_scalar("SELECT password IS NULL FROM users WHERE id = $1 FOR UPDATE")
        .bind(user.0)
        .fetch_optional(&mut *change)
        .await?;
    match guest {
        None => return Err(Refusal::NoSuchUser(user).into()),
        Some(false) => return Err(Refusal::NotAGuest.into()),
        Some(true) => {}
    }
    sqlx::query("UPDATE users SET name = $2, folded = $3, password = $4 WHERE id = $1")
        .bind(user.0)
        .bind(name)
        .bind(fold(name))
        .bind(password)
        .execute(&mut *change)
        .await
        .map_err(taken)?;
    put_names(&mut change, user, name).await?;
    change.commit().await.map_err(in_commit)
}

pub async fn rename(pool: &PgPool, user: UserId, name: &str) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    let changed = sqlx::query("UPDATE users SET name = $2, folded = $3 WHERE id = $1")
        .bind(user.0)
        .bind(name)
        .bind(fold(name))
        .execute(&mut *change)
        .await
        .map_err(taken)?;
    existing(changed.rows_affected(), user)?;
    put_names(&mut change, user, name).await?;
    change.commit().await.map_err(in_commit)
}

fn taken(error: sqlx::Error) -> Error {
    match is_taken(&error) {
        true => Refusal::NameTaken.into(),
        false => error.into(),
    }
}

const USER: &str = "SELECT id, name, password, email, settings, created FROM users";

pub async fn users(pool: &PgPool, users: &[UserId]) -> Result<Vec<User>, Error> {
    let ids: Vec<i64> = users.iter().take(MAX_PAGE as usize).map(|user| user.0).collect();
    let rows = sqlx::query(&format!("{USER} WHERE id = ANY($1)")).bind(ids).fetch_all(pool).await?;
    rows.iter().map(read_user).collect()
}

pub async fn account_named(pool: &PgPool, name: &str) -> Result<Option<User>, Error> {
    let sql = format!("{USER} WHERE folded = $1 AND password IS NOT NULL");
    let row = sqlx::query(&sql).bind(fold(name)).fetch_optional(pool).await?;
    row.as_ref().map(read_user).transpose()
}

fn read_user(row: &PgRow) -> Result<User, Error> {
    Ok(User {
        id: UserId(row.try_get(0)?),
        name: row.try_get(1)?,
        password: row.try_get(2)?,
        email: row.try_get(3)?,
        settings: row.try_get(4)?,
        created: row.try_get(5)?,
    })
}

/// Sets one text of a user; `sql` has the user as `$1` and the text as `$2`.
pub async fn set(pool: &PgPool, sql: &str, user: UserId, text: Option<&str>) -> Result<(), Error> {
    let changed = sqlx::query(sql).bind(user.0).bind(text).execute(pool).await.map_err(in_commit)?;
    existing(changed.rows_affected(), user)
}

fn existing(changed: u64, user: UserId) -> Result<(), Error> {
    match changed {
        0 => Err(Refusal::NoSuchUser(user).into()),
        _ => Ok(()),
    }
}

pub async fn put_key(pool: &PgPool, key: &NewKey) -> Result<KeyId, Error> {
    // The update changes nothing; it makes the statement answer also when the key is there.
    let id = sqlx::query_scalar(
        "INSERT INTO keys (usr, hash, kind, label, created, expires, used) VALUES ($1, $2, $3, $4, $5, $6, $5)
         ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash RETURNING id",
    )
    .bind(key.user.0)
    .bind(key.hash.as_slice())
    .bind(key.kind.to_number())
    .bind(&key.label)
    .bind(key.created)
    .bind(key.expires)
    .fetch_one(pool)
    .await
    .map_err(in_commit)?;
    Ok(KeyId(id))
}

const KEY: &str = "SELECT id, usr, kind, label, created, expires, used FROM keys";

pub async fn find_key(pool: &PgPool, hash: &KeyHash) -> Result<Option<Key>, Error> {
    let sql = format!("{KEY} WHERE hash = $1");
    let row = sqlx::query(&sql).bind(hash.as_slice()).fetch_optional(pool).await?;
    row.as_ref().map(read_key).transpose()
}

pub async fn keys_of(pool: &PgPool, user: UserId) -> Result<Vec<Key>, Error> {
    let sql = format!("{KEY} WHERE usr = $1 ORDER BY id DESC LIMIT {MAX_PAGE}");
    let rows = sqlx::query(&sql).bind(user.0).fetch_all(pool).await?;
    rows.iter().map(read_key).collect()
}

fn read_key(row: &PgRow) -> Result<Key, Error> {
    Ok(Key {
        id: KeyId(row.try_get(0)?),
        user: UserId(row.try_get(1)?),
        kind: KeyKind::from_number(row.try_get(2)?)?,
        label: row.try_get(3)?,
        created: row.try_get(4)?,
        expires: row.try_get(5)?,
        used: row.try_get(6)?,
    })
}

pub async fn touch_key(pool: &PgPool, key: KeyId, used: Millis, expires: Option<Millis>) -> Result<(), Error> {
    sqlx::query("UPDATE keys SET used = $2, expires = coalesce($3, expires) WHERE id = $1")
        .bind(key.0)
        .bind(used)
        .bind(expires)
        .execute(pool)
        .await
        .map_err(in_commit)?;
    Ok(())
}

/// Forgets keys; `sql` has two numbers. How many.
pub async fn forget(pool: &PgPool, sql: &str, first: i64, second: i64) -> Result<u64, Error> {
    let gone = sqlx::query(sql).bind(first).bind(second).execute(pool).await.map_err(in_commit)?;
    Ok(gone.rows_affected())
}
