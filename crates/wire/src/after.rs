//! After the game: places, points, replay, proof.

use crate::{Left, Millis, SeatNumber, TableId, UserId};
use kernel::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// How a game ended, and where every point came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Standings {
    /// Which table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// When it ended.
    pub at: Millis,
    /// Who ended it before the rules did: they gave up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gave_up: Option<SeatNumber>,
    /// Who ended it before the rules did: they ran out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ran_out: Option<SeatNumber>,
    /// The places, in the order of the seats; those that the rules play themselves last.
    pub places: Vec<Place>,
}

/// One seat's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Place {
    /// Which seat.
    pub seat: SeatNumber,
    /// Who sat there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// What they are called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot that played it at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Why they did not play to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// 1 for the winner.
    pub rank: u8,
    /// The points.
    pub score: i32,
    /// Where they came from, by rule; where the rules did not end the game, what they had given until then.
    pub points: Vec<RulePoints>,
}

/// What one rule gave a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct RulePoints {
    /// The rule.
    pub rule: String,
    /// The message that says what for, in a word or two.
    pub kind: String,
    /// How many points in all; below 0 if taken.
    pub points: i32,
    /// How often.
    pub times: u32,
}

/// One step of a finished game, as a viewer saw it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct ReplayStep<'a> {
    /// How many entries of the record are played here.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
    /// Whose view it is; an onlooker's without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// The seats that the table waited for here.
    pub asked: Vec<SeatNumber>,
    /// What was done to get here: number, seat, phrase, action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub deed: Option<&'a RawValue>,
    /// What the viewer heard of it: phrases with their rules, points and events; if the story is asked for, with what each
    /// of them changed in the view, from that of the step before.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub lines: &'a RawValue,
    /// If the story is asked for: what is different in the view after the changes of the last line. None for the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<unknown>"))]
    pub changes: Option<&'a RawValue>,
    /// What the viewer saw: the view of the game.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: &'a RawValue,
}

/// A finished game that somebody plays on from one of its moments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// How many entries of the record are played before.
    pub step: u32,
    /// The seat of the one who plays on.
    #[schema(maximum = 31)]
    pub seat: SeatNumber,
    /// The strength of the bots on all other seats.
    #[schema(max_length = 40)]
    pub bot: String,
    /// So that it is done once: 1 to 64 letters, digits, `-` and `_`.
    #[schema(max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
    pub submission: String,
}

/// What the bots think of a finished game, choice by choice.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Analysis {
    /// How many choices have been thought about.
    pub done: u32,
    /// How many there are; 0 if nobody has asked for it yet.
    pub of: u32,
    /// What was thought of each, in the order of the game; only when all are done.
    pub thoughts: Vec<Thought>,
}

/// What the bots think of one choice. They saw what the seat saw then, and nothing of what came after.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Thought {
    /// How many entries of the record were played before.
    pub step: u32,
    /// Who chose.
    pub seat: SeatNumber,
    /// The share of imagined games that the seat wins from here, with its best choice.
    pub win: f64,
    /// How far the share, and where there is a better choice its cost, may be from the truth, with 95 % certainty.
    pub sure: f64,
    /// The mean final score with the best choice.
    pub score: f64,
    /// What was chosen.
    #[schema(value_type = Object)]
    pub chosen: Phrase,
    /// The share that the choice lost against the best one; nothing where the choice was not tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<f64>,
    /// The best choice, if it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub better: Option<Phrase>,
}

/// A record to be verified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct RecordText {
    /// The text of the record.
    pub record: String,
    /// The text of the component data it was played with, if not the standard ones.
    #[serde(default)]
    pub data: Option<String>,
}

/// Whether a finished game holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Verdict {
    /// Whether everything holds.
    pub holds: bool,
    /// Whether every line's running digest fits.
    pub digests: bool,
    /// Whether the secret fits the commitment that was published before the game.
    pub commitment: bool,
    /// How many uses of chance there were.
    pub picks: u32,
    /// How many of them the published seed does not give.
    pub wrong_picks: u32,
    /// Whether the rules allow every line and lead to the final state.
    pub rules: bool,
    /// Whether the rules had ended the game there.
    pub over: bool,
    /// The first thing that does not hold, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<String>,
}
