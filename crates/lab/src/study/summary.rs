//! [`Summary`]: what the tables of a study show.

mod differences;
mod figures;
mod gather;

use super::{Histogram, Plan, Trouble};
use crate::elo::Interval;
use serde::Serialize;
use std::path::Path;

/// What the tables of a study show. Every figure that is an estimate has its interval.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// What was played.
    pub plan: Plan,
    /// Whether all of it is there.
    pub finished: bool,
    /// What came out of each arm.
    pub arms: Vec<ArmSummary>,
    /// How the others differ from the first.
    pub differences: Vec<Difference>,
}

/// What came out of one arm.
#[derive(Clone, Debug, Serialize)]
pub struct ArmSummary {
    /// Its name.
    pub name: String,
    /// How many games there are.
    pub games: u64,
    /// Each seat, the ones that the rules play themselves last.
    pub seats: Vec<SeatSummary>,
    /// Each bot, if several played.
    pub bots: Vec<BotSummary>,
    /// The scores of all seats.
    pub scores: Histogram,
    /// What the players of a game score on average.
    pub score: Interval,
    /// The scores that won, in the same bins.
    pub winning: Histogram,
    /// How many choices a game has.
    pub lengths: Histogram,
    /// The same on average.
    pub length: Interval,
    /// How far the winner is ahead of the second, on average; nothing if there is no second.
    pub margin: Option<Interval>,
    /// The share of games whose win is shared.
    pub shared: Interval,
    /// How often the lead passes to another seat in a game, on average.
    pub lead_changes: Interval,
    /// Who leads when, tenth by tenth.
    pub leads: Vec<Lead>,
    /// What was taken.
    pub groups: Vec<GroupSummary>,
}

/// What came out of one seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatSummary {
    /// The seat, from 1.
    pub seat: u8,
    /// Whether the rules play it.
    pub machine: bool,
    /// Its share of wins.
    pub wins: Interval,
    /// Its mean score.
    pub score: Interval,
    /// Its scores.
    pub scores: Histogram,
}

/// What came out of one bot.
#[derive(Clone, Debug, Serialize)]
pub struct BotSummary {
    /// Its name.
    pub bot: String,
    /// The share of the games it won from one seat.
    pub wins: Interval,
    /// Its mean score.
    pub score: Interval,
}

/// Who leads after so many tenths of the game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Lead {
    /// How many tenths of the game are over.
    pub tenth: u8,
    /// The share of games in which the lead passed to another seat in this tenth.
    pub changed: Interval,
    /// How often who leads now wins.
    pub wins: Interval,
}

/// What was taken of one group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupSummary {
    /// The group.
    pub group: String,
    /// Its features, those that go with winning first.
    pub features: Vec<FeatureSummary>,
}

/// How one feature went with winning. A seat counts once in a game, however many of it it took.
#[derive(Clone, Debug, Serialize)]
pub struct FeatureSummary {
    /// Its short name.
    pub key: String,
    /// How many times a seat took it.
    pub seats: u64,
    /// The share of seats that took it.
    pub taken: Interval,
    /// The share of the winning seats that took it.
    pub winners: Interval,
    /// The share of wins of the seats that took it.
    pub wins: Interval,
    /// How many of it such a seat took on average.
    pub count: f64,
}

/// How an arm differs from the first.
#[derive(Clone, Debug, Serialize)]
pub struct Difference {
    /// The arm.
    pub arm: String,
    /// What it is compared with.
    pub base: String,
    /// Figures of whole games, compared game by game: games with the same number have the same seed.
    pub changes: Vec<Change>,
    /// Features that both have.
    pub features: Vec<FeatureChange>,
}

/// One figure that differs, or does not.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Change {
    /// Which.
    pub what: Metric,
    /// What it is in the first arm.
    pub base: f64,
    /// What it is in this one.
    pub arm: f64,
    /// How much larger it is here.
    pub difference: Interval,
}

/// A figure of a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Metric {
    /// How many choices it has.
    Length,
    /// The mean score of its players.
    Score,
    /// How far the winner is ahead.
    Margin,
    /// How often the lead passes to another seat.
    LeadChanges,
    /// How often this seat wins; counted from 1.
    Wins(u8),
}

/// How a feature differs between two arms.
#[derive(Clone, Debug, Serialize)]
pub struct FeatureChange {
    /// Its group.
    pub group: String,
    /// Its short name.
    pub key: String,
    /// How much larger the share of seats is that take it.
    pub taken: Interval,
    /// How much larger their share of wins is.
    pub wins: Interval,
}

impl Summary {
    /// Reads the tables of a folder. What an interrupted run has written so far is enough.
    ///
    /// # Errors
    /// When there is no study, no whole game, or a table cannot be read.
    pub fn read(folder: &Path) -> Result<Summary, Trouble> {
        gather::summary(folder)
    }

    /// The share of wins that a seat of equals has.
    #[must_use]
    pub fn equal(&self) -> f64 {
        1.0 / self.arms.first().map_or(self.plan.seats, |arm| arm.seats.len()) as f64
    }
}
