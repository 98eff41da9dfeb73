//! Ratings and history.

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row};

use super::fault::{in_commit, is_taken};
use crate::table::narrow;
use crate::{Error, Left, MAX_PAGE, Played, PlayedCursor, Rate, Rated, Rating, RatingChange, Refusal, TableId, UserId};

pub async fn ratings(pool: &PgPool, users: &[UserId], game: &str) -> Result<Vec<Rating>, Error> {
    let ids: Vec<i64> = users.iter().take(MAX_PAGE as usize).map(|user| user.0).collect();
    let sql = "SELECT usr, mu, sigma, games, version FROM ratings WHERE usr = ANY($1) AND game = $2";
    let rows = sqlx::query(sql).bind(ids).bind(game).fetch_all(pool).await?;
    rows.iter().map(rating).collect()
}

pub async fn ratings_of(pool: &PgPool, user: UserId) -> Result<Vec<(String, Rating)>, Error> {
    let sql = "SELECT usr, mu, sigma, games, version, game FROM ratings WHERE usr = $1 ORDER BY game LIMIT $2";
    let rows = sqlx::query(sql).bind(user.0).bind(i64::from(MAX_PAGE)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok((row.try_get(5)?, rating(row)?))).collect()
}

pub async fn best(pool: &PgPool, game: &str, limit: u32) -> Result<Vec<Rating>, Error> {
    let sql = "SELECT usr, mu, sigma, games, version FROM ratings WHERE game = $1
               ORDER BY mu - 3 * sigma DESC, usr LIMIT $2";
    let rows = sqlx::query(sql).bind(game).bind(i64::from(limit.min(MAX_PAGE))).fetch_all(pool).await?;
    rows.iter().map(rating).collect()
}

fn rating(row: &PgRow) -> Result<Rating, Error> {
    Ok(Rating {
        user: UserId(row.try_get(0)?),
        mu: row.try_get(1)?,
        sigma: row.try_get(2)?,
        games: narrow(row.try_get(3)?)?,
        version: narrow(row.try_get(4)?)?,
    })
}

/// In one transaction that is taken back as soon as a condition fails. Ratings are changed in the order of
/// the users, so that two tables with the same players cannot wait for each other.
pub async fn rate(pool: &PgPool, rate: &Rate) -> Result<Rated, Error> {
    let mut change = pool.begin().await?;
    let rated: Option<i64> = sqlx::query_scalar("SELECT rated FROM tables WHERE tbl = $1 FOR UPDATE")
        .bind(rate.table.0)
        .fetch_optional(&mut *change)
        .await?;
    if rated.ok_or(Refusal::NoSuchTable(rate.table))? != 0 {
        return Ok(Rated::Before);
    }
    sqlx::query("UPDATE tables SET rated = 1 WHERE tbl = $1").bind(rate.table.0).execute(&mut *change).await?;
    let mut changes: Vec<&RatingChange> = rate.changes.iter().collect();
    changes.sort_by_key(|change| change.user);
    for one in changes {
        if !set_rating(&mut change, rate, one).await? {
            return Ok(Rated::Stale);
        }
    }
    change.commit().await.map_err(in_commit)?;
    Ok(Rated::Done)
}

/// `false` if the rating is not the one that was expected.
async fn set_rating(db: &mut PgConnection, rate: &Rate, change: &RatingChange) -> Result<bool, Error> {
    let sql = match change.version {
        0 => "INSERT INTO ratings (usr, game, mu, sigma, games, version) VALUES ($1, $2, $3, $4, 1, 1 + $5)",
        _ => {
            "UPDATE ratings SET mu = $3, sigma = $4, games = games + 1, version = version + 1
             WHERE usr = $1 AND game = $2 AND version = $5"
        }
    };
    let changed = sqlx::query(sql)
        .bind(change.user.0)
        .bind(&rate.game)
        .bind(change.mu)
        .bind(change.sigma)
        .bind(i64::from(change.version))
        .execute(&mut *db)
        .await;
    match changed {
        Ok(changed) if changed.rows_affected() == 0 => return Ok(false),
        Ok(_) => {}
        Err(error) if is_taken(&error) => return Ok(false),
        Err(error) => return Err(error.into()),
    }
    sqlx::query("UPDATE results SET mu = $3, sigma = $4 WHERE tbl = $1 AND usr = $2")
        .bind(rate.table.0)
        .bind(change.user.0)
        .bind(change.mu)
        .bind(change.sigma)
        .execute(db)
        .await?;
    Ok(true)
}

pub async fn history(
    pool: &PgPool,
    user: UserId,
    before: Option<PlayedCursor>,
    limit: u32,
) -> Result<Vec<Played>, Error> {
    let (at, table, seat) = before.map_or((i64::MAX, i64::MAX, 0), |c| (c.at, c.table.0, c.seat));
    let rows = sqlx::query(
        "SELECT tbl, game, seat, place, score, at, mu, sigma, early FROM results
         WHERE usr = $1 AND (at, tbl, seat) < ($2, $3, $4) ORDER BY at DESC, tbl DESC, seat DESC LIMIT $5",
    )
    .bind(user.0)
    .bind(at)
    .bind(table)
    .bind(i32::from(seat))
    .bind(i64::from(limit.min(MAX_PAGE)))
    .fetch_all(pool)
    .await?;
    rows.iter().map(|row| read_played(row, user)).collect()
}

fn read_played(row: &PgRow, user: UserId) -> Result<Played, Error> {
    Ok(Played {
        table: TableId(row.try_get(0)?),
        game: row.try_get(1)?,
        user,
        seat: narrow(row.try_get::<i32, _>(2)?.into())?,
        rank: narrow(row.try_get(3)?)?,
        score: row.try_get(4)?,
        left: Left::from_number(row.try_get(8)?)?,
        at: row.try_get(5)?,
        rating: row.try_get::<Option<f64>, _>(6)?.zip(row.try_get(7)?),
    })
}
