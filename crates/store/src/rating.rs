//! Ratings and the games they come from.

use crate::table::{Left, Millis, TableId, UserId};

/// How strong a user is thought to be in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Who.
    pub user: UserId,
    /// The estimate.
    pub mu: f64,
    /// How unsure it is.
    pub sigma: f64,
    /// How many games it comes from.
    pub games: u32,
    /// Grows by one with every change: the condition of the next.
    pub version: u32,
}

/// What a finished table changes in the ratings of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Rate {
    /// The table, which counts once.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// One for each user who is rated.
    pub changes: Vec<RatingChange>,
}

/// One user's new rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// Who.
    pub user: UserId,
    /// The [`Rating::version`] that the new rating was computed from; 0 if there was none.
    pub version: u32,
    /// The new estimate.
    pub mu: f64,
    /// How unsure it is now.
    pub sigma: f64,
}

/// The answer to a [`Rate`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rated {
    /// All ratings are changed.
    Done,
    /// The table had been counted before; nothing was changed.
    Before,
    /// A rating is no longer the one it was computed from; nothing was changed. Read and compute again.
    Stale,
}

/// A finished game in a user's history.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Which table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// Who.
    pub user: UserId,
    /// On which seat.
    pub seat: u8,
    /// The place, from 1.
    pub rank: u32,
    /// The points.
    pub score: i64,
    /// Why they did not play to the end. Nothing for games that ended before this was stored.
    pub left: Option<Left>,
    /// When it ended.
    pub at: Millis,
    /// The rating after it, if the table was rated: estimate and how unsure it is.
    pub rating: Option<(f64, f64)>,
}

impl Played {
    /// Where the next page of the history goes on.
    pub fn cursor(&self) -> PlayedCursor {
        PlayedCursor { at: self.at, table: self.table, seat: self.seat }
    }
}

/// A place in a user's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayedCursor {
    /// When that game ended.
    pub at: Millis,
    /// Which table it was.
    pub table: TableId,
    /// On which seat.
    pub seat: u8,
}
