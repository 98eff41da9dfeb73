//! The rows of a study's tables.

use serde::{Deserialize, Serialize};

/// The names of the tables, in the order of their files.
pub const TABLES: [&str; 3] = ["games", "seats", "taken"];

/// One game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRow<'a> {
    /// The arm's name.
    pub arm: &'a str,
    /// The game's number in its arm, from 0.
    pub game: u64,
    /// How many choices were made.
    pub choices: u64,
    /// Those with an alternative.
    pub decisions: u64,
    /// Who could expect the highest score after the first tenth of the game, by seat from 1; empty when
    /// several could.
    pub lead_1: Option<u8>,
    /// After the second.
    pub lead_2: Option<u8>,
    /// After the third.
    pub lead_3: Option<u8>,
    /// After the fourth.
    pub lead_4: Option<u8>,
    /// After half of it.
    pub lead_5: Option<u8>,
    /// After the sixth.
    pub lead_6: Option<u8>,
    /// After the seventh.
    pub lead_7: Option<u8>,
    /// After the eighth.
    pub lead_8: Option<u8>,
    /// After the ninth.
    pub lead_9: Option<u8>,
    /// Who won; empty when a win was shared.
    pub lead_10: Option<u8>,
}

impl GameRow<'_> {
    /// Who led after each tenth.
    #[must_use]
    pub fn leads(&self) -> [Option<u8>; 10] {
        let GameRow { lead_1, lead_2, lead_3, lead_4, lead_5, lead_6, lead_7, lead_8, lead_9, lead_10, .. } = *self;
        [lead_1, lead_2, lead_3, lead_4, lead_5, lead_6, lead_7, lead_8, lead_9, lead_10]
    }
}

/// One seat of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatRow<'a> {
    /// The arm's name.
    pub arm: &'a str,
    /// The game's number.
    pub game: u64,
    /// The seat, from 1; after the players, those that the rules play themselves.
    pub seat: u8,
    /// Who sat there.
    pub bot: &'a str,
    /// Its score.
    pub score: i32,
    /// 1 for the winner.
    pub rank: u8,
    /// Its share of the win, from 0 to 1.
    pub win: f64,
}

/// One card or feature that a seat took in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenRow<'a> {
    /// The arm's name.
    pub arm: &'a str,
    /// The game's number.
    pub game: u64,
    /// The seat, from 1.
    pub seat: u8,
    /// What kind of thing.
    pub group: &'a str,
    /// Its short name.
    pub feature: &'a str,
    /// How many of it.
    pub count: u16,
}
