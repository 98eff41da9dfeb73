//! Signs of life: each row is a time in which somebody served.

use rusqlite::{Connection, params};

use crate::lives::between;
use crate::{Error, MAX_DOWNS, Millis};

pub fn beat(db: &Connection, at: Millis, gap: Millis) -> Result<Vec<(Millis, Millis)>, Error> {
    let goes_on = "UPDATE lives SET until = max(until, ?1)
        WHERE since = (SELECT max(since) FROM lives) AND until >= ?1 - ?2";
    if db.prepare_cached(goes_on)?.execute(params![at, gap])? == 0 {
        db.prepare_cached("INSERT OR IGNORE INTO lives (since, until) VALUES (?1, ?1)")?.execute([at])?;
        let old = "DELETE FROM lives WHERE since < (SELECT since FROM lives ORDER BY since DESC LIMIT 1 OFFSET ?)";
        db.prepare_cached(old)?.execute([MAX_DOWNS as i64])?;
    }
    let mut select = db.prepare_cached("SELECT since, until FROM lives ORDER BY since")?;
    let lives = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<Vec<_>, _>>()?;
    Ok(between(&lives))
}
