//! Users and keys.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use super::schema::is_taken;
use crate::list;
use crate::people::fold;
use crate::{Error, Key, KeyHash, KeyId, KeyKind, MAX_PAGE, Millis, NewKey, Refusal, User, UserId};

const USER: &str = "SELECT id, name, password, email, settings, created FROM users";

const KEY: &str = "SELECT id, usr, kind, label, created, expires, used FROM keys";

/// Without a password it is a guest.
pub fn create(db: &Connection, name: &str, password: Option<&str>, at: Millis) -> Result<UserId, Error> {
    db.prepare_cached("INSERT INTO users (name, folded, password, settings, created) VALUES (?, ?, ?, '{}', ?)")?
        .execute(params![name, fold(name), password, at])
        .map_err(taken)?;
    let user = UserId(db.last_insert_rowid());
    put_names(db, user, name)?;
    Ok(user)
}

/// What makes the user be found.
fn put_names(db: &Connection, user: UserId, name: &str) -> Result<(), Error> {
    db.prepare_cached("DELETE FROM names WHERE usr = ?")?.execute([user.0])?;
    for word in list::words(name) {
        db.prepare_cached("INSERT INTO names (word, usr) VALUES (?, ?)")?.execute(params![word, user.0])?;
    }
    Ok(())
}

pub fn claim(db: &Connection, user: UserId, name: &str, password: &str) -> Result<(), Error> {
    if !self::user(db, user)?.ok_or(Refusal::NoSuchUser(user))?.is_guest() {
        return Err(Refusal::NotAGuest.into());
    }
    db.prepare_cached("UPDATE users SET name = ?, folded = ?, password = ? WHERE id = ?")?
        .execute(params![name, fold(name), password, user.0])
        .map_err(taken)?;
    put_names(db, user, name)
}

pub fn rename(db: &Connection, user: UserId, name: &str) -> Result<(), Error> {
    let changed = db
        .prepare_cached("UPDATE users SET name = ?, folded = ? WHERE id = ?")?
        .execute(params![name, fold(name), user.0])
        .map_err(taken)?;
    existing(changed, user)?;
    put_names(db, user, name)
}

fn taken(error: rusqlite::Error) -> Error {
    match is_taken(&error) {
        true => Refusal::NameTaken.into(),
        false => error.into(),
    }
}

pub fn user(db: &Connection, user: UserId) -> Result<Option<User>, Error> {
    one_user(db, &format!("{USER} WHERE id = ?"), [user.0])
}

pub fn account_named(db: &Connection, name: &str) -> Result<Option<User>, Error> {
    one_user(db, &format!("{USER} WHERE folded = ? AND password IS NOT NULL"), [fold(name)])
}

fn one_user(db: &Connection, sql: &str, values: impl Params) -> Result<Option<User>, Error> {
    let read = |row: &Row<'_>| {
        Ok(User {
            id: UserId(row.get(0)?),
            name: row.get(1)?,
            password: row.get(2)?,
            email: row.get(3)?,
            settings: row.get(4)?,
            created: row.get(5)?,
        })
    };
    Ok(db.prepare_cached(sql)?.query_row(values, read).optional()?)
}

pub fn users(db: &Connection, users: &[UserId]) -> Result<Vec<User>, Error> {
    let mut found = Vec::new();
    for id in users.iter().take(MAX_PAGE as usize) {
        found.extend(user(db, *id)?);
    }
    Ok(found)
}

pub fn set_password(db: &Connection, user: UserId, password: &str) -> Result<(), Error> {
    let sql = "UPDATE users SET password = ? WHERE id = ? AND password IS NOT NULL";
    existing(db.prepare_cached(sql)?.execute(params![password, user.0])?, user)
}

pub fn set_email(db: &Connection, user: UserId, email: Option<&str>) -> Result<(), Error> {
    let sql = "UPDATE users SET email = ? WHERE id = ?";
    existing(db.prepare_cached(sql)?.execute(params![email, user.0])?, user)
}

pub fn set_settings(db: &Connection, user: UserId, settings: &str) -> Result<(), Error> {
    let sql = "UPDATE users SET settings = ? WHERE id = ?";
    existing(db.prepare_cached(sql)?.execute(params![settings, user.0])?, user)
}

fn existing(changed: usize, user: UserId) -> Result<(), Error> {
    match changed {
        0 => Err(Refusal::NoSuchUser(user).into()),
        _ => Ok(()),
    }
}

pub fn put_key(db: &Connection, key: &NewKey) -> Result<KeyId, Error> {
    db.prepare_cached(
        "INSERT INTO keys (usr, hash, kind, label, created, expires, used) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (hash) DO NOTHING",
    )?
    .execute(params![
        key.user.0,
        key.hash,
        key.kind.to_number(),
        key.label,
        key.created,
        key.expires,
        key.created
    ])?;
    Ok(db.prepare_cached("SELECT id FROM keys WHERE hash = ?")?.query_row([key.hash], |row| row.get(0).map(KeyId))?)
}

pub fn find_key(db: &Connection, hash: &KeyHash) -> Result<Option<Key>, Error> {
    Ok(keys(db, &format!("{KEY} WHERE hash = ?"), [hash])?.pop())
}

pub fn keys_of(db: &Connection, user: UserId) -> Result<Vec<Key>, Error> {
    keys(db, &format!("{KEY} WHERE usr = ? ORDER BY id DESC LIMIT {MAX_PAGE}"), [user.0])
}

fn keys(db: &Connection, sql: &str, values: impl Params) -> Result<Vec<Key>, Error> {
    let mut select = db.prepare_cached(sql)?;
    let mut rows = select.query(values)?;
    let mut keys = Vec::new();
    while let Some(row) = rows.next()? {
        keys.push(Key {
            id: KeyId(row.get(0)?),
            user: UserId(row.get(1)?),
            kind: KeyKind::from_number(row.get(2)?)?,
            label: row.get(3)?,
            created: row.get(4)?,
            expires: row.get(5)?,
            used: row.get(6)?,
        });
    }
    Ok(keys)
}

pub fn touch_key(db: &Connection, key: KeyId, used: Millis, expires: Option<Millis>) -> Result<(), Error> {
    db.prepare_cached("UPDATE keys SET used = ?, expires = coalesce(?, expires) WHERE id = ?")?
        .execute(params![used, expires, key.0])?;
    Ok(())
}

pub fn revoke_key(db: &Connection, user: UserId, key: KeyId) -> Result<bool, Error> {
    Ok(db.prepare_cached("DELETE FROM keys WHERE id = ? AND usr = ?")?.execute([key.0, user.0])? > 0)
}

pub fn revoke_keys(db: &Connection, user: UserId, but: Option<KeyId>) -> Result<u64, Error> {
    let but = but.map_or(0, |key| key.0);
    Ok(db.prepare_cached("DELETE FROM keys WHERE usr = ? AND id <> ?")?.execute([user.0, but])? as u64)
}

pub fn sweep_keys(db: &Connection, now: Millis) -> Result<u64, Error> {
    let sql = "DELETE FROM keys WHERE id IN (SELECT id FROM keys WHERE expires < ? LIMIT ?)";
    Ok(db.prepare_cached(sql)?.execute(params![now, MAX_PAGE])? as u64)
}
