//! Ratings and history.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{Error, Left, MAX_PAGE, Played, PlayedCursor, Rate, Rated, Rating, RatingChange, Refusal, TableId, UserId};

pub fn ratings(db: &Connection, users: &[UserId], game: &str) -> Result<Vec<Rating>, Error> {
    let mut select =
        db.prepare_cached("SELECT usr, mu, sigma, games, version FROM ratings WHERE usr = ? AND game = ?")?;
    let mut found = Vec::new();
    for user in users.iter().take(MAX_PAGE as usize) {
        found.extend(select.query_row(params![user.0, game], rating).optional()?);
    }
    Ok(found)
}

pub fn ratings_of(db: &Connection, user: UserId) -> Result<Vec<(String, Rating)>, Error> {
    let mut select = db.prepare_cached(
        "SELECT usr, mu, sigma, games, version, game FROM ratings WHERE usr = ? ORDER BY game LIMIT ?",
    )?;
    let rows = select.query_map(params![user.0, MAX_PAGE], |row| Ok((row.get(5)?, rating(row)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn best(db: &Connection, game: &str, limit: u32) -> Result<Vec<Rating>, Error> {
    let mut select = db.prepare_cached(
        "SELECT usr, mu, sigma, games, version FROM ratings WHERE game = ?
         ORDER BY mu - 3 * sigma DESC, usr LIMIT ?",
    )?;
    let rows = select.query_map(params![game, limit.min(MAX_PAGE)], rating)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn rating(row: &Row<'_>) -> rusqlite::Result<Rating> {
    Ok(Rating {
        user: UserId(row.get(0)?),
        mu: row.get(1)?,
        sigma: row.get(2)?,
        games: row.get(3)?,
        version: row.get(4)?,
    })
}

/// Looks at every condition before it changes anything.
pub fn rate(db: &Connection, rate: &Rate) -> Result<Rated, Error> {
    let rated: Option<bool> = db
        .prepare_cached("SELECT rated FROM tables WHERE tbl = ?")?
        .query_row([rate.table.0], |row| row.get(0))
        .optional()?;
    if rated.ok_or(Refusal::NoSuchTable(rate.table))? {
        return Ok(Rated::Before);
    }
    for change in &rate.changes {
        let version: Option<u32> = db
            .prepare_cached("SELECT version FROM ratings WHERE usr = ? AND game = ?")?
            .query_row(params![change.user.0, rate.game], |row| row.get(0))
            .optional()?;
        if version.unwrap_or(0) != change.version {
            return Ok(Rated::Stale);
        }
    }
    db.prepare_cached("UPDATE tables SET rated = 1 WHERE tbl = ?")?.execute([rate.table.0])?;
    for change in &rate.changes {
        set_rating(db, rate, change)?;
    }
    Ok(Rated::Done)
}

fn set_rating(db: &Connection, rate: &Rate, change: &RatingChange) -> Result<(), Error> {
    db.prepare_cached(
        "INSERT INTO ratings (usr, game, mu, sigma, games, version) VALUES (?, ?, ?, ?, 1, 1)
         ON CONFLICT (usr, game) DO UPDATE SET
            mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1, version = ratings.version + 1",
    )?
    .execute(params![change.user.0, rate.game, change.mu, change.sigma])?;
    db.prepare_cached("UPDATE results SET mu = ?, sigma = ? WHERE tbl = ? AND usr = ?")?.execute(params![
        change.mu,
        change.sigma,
        rate.table.0,
        change.user.0
    ])?;
    Ok(())
}

pub fn history(db: &Connection, user: UserId, before: Option<PlayedCursor>, limit: u32) -> Result<Vec<Played>, Error> {
    let mut select = db.prepare_cached(
        "SELECT tbl, game, seat, place, score, at, mu, sigma, early FROM results
         WHERE usr = ? AND (at, tbl, seat) < (?, ?, ?) ORDER BY at DESC, tbl DESC, seat DESC LIMIT ?",
    )?;
    let (at, table, seat) = before.map_or((i64::MAX, i64::MAX, 0), |c| (c.at, c.table.0, c.seat));
    let rows = select.query_map(params![user.0, at, table, seat, limit.min(MAX_PAGE)], |row| {
        let played = Played {
            table: TableId(row.get(0)?),
            game: row.get(1)?,
            user,
            seat: row.get(2)?,
            rank: row.get(3)?,
            score: row.get(4)?,
            left: None,
            at: row.get(5)?,
            rating: row.get::<_, Option<f64>>(6)?.zip(row.get(7)?),
        };
        Ok((played, row.get::<_, i64>(8)?))
    })?;
    let whole = |row: rusqlite::Result<(Played, i64)>| {
        let (played, left) = row?;
        Ok(Played { left: Left::from_number(left)?, ..played })
    };
    rows.map(whole).collect()
}
