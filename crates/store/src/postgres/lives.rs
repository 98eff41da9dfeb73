//! Signs of life: each row is a time in which somebody served.

use sqlx::PgPool;

use super::fault::in_commit;
use crate::lives::between;
use crate::{Error, MAX_DOWNS, Millis};

/// Several nodes that come back at once may each begin a life; they differ by as little as their clocks.
pub async fn beat(pool: &PgPool, at: Millis, gap: Millis) -> Result<Vec<(Millis, Millis)>, Error> {
    let goes_on = "UPDATE lives SET until = greatest(until, $1)
        WHERE since = (SELECT max(since) FROM lives) AND until >= $1 - $2";
    let mut change = pool.begin().await?;
    let done = sqlx::query(goes_on).bind(at).bind(gap).execute(&mut *change).await.map_err(in_commit)?;
    if done.rows_affected() == 0 {
        let begins = "INSERT INTO lives (since, until) VALUES ($1, $1) ON CONFLICT DO NOTHING";
        sqlx::query(begins).bind(at).execute(&mut *change).await.map_err(in_commit)?;
        let old = "DELETE FROM lives WHERE since < (SELECT since FROM lives ORDER BY since DESC LIMIT 1 OFFSET $1)";
        sqlx::query(old).bind(MAX_DOWNS as i64).execute(&mut *change).await.map_err(in_commit)?;
    }
    let lives: Vec<(Millis, Millis)> =
        sqlx::query_as("SELECT since, until FROM lives ORDER BY since").fetch_all(&mut *change).await?;
    change.commit().await.map_err(in_commit)?;
    Ok(between(&lives))
}
