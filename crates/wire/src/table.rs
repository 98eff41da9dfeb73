//! A table from outside.

use crate::{Millis, SeatNumber, TableId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    #[schema(max_length = 64, example = "syndicate")]
    pub game: String,
    /// What people read in lists.
    #[serde(default)]
    #[schema(max_length = 80)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub title: String,
    /// Who sits where. As many seats as the game has players.
    #[schema(min_items = 1, max_items = 32, example = json!(["me", { "bot": "normal" }]))]
    pub seats: Vec<SeatPlan>,
    /// Options and modules; those that are not named keep their defaults.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// The text of a data file in place of the standard one.
    #[serde(default)]
    pub data: Option<String>,
    /// Who finds the table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Visibility>"))]
    pub visibility: Visibility,
    /// How long players may think.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ClockPlan>"))]
    pub clock: ClockPlan,
    /// What happens when a clock runs out; without it the game's usual bot plays on.
    #[serde(default)]
    pub lapse: Option<Lapse>,
    /// Who may look on.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Spectators>"))]
    pub spectators: Spectators,
    /// Whether players may ask for hints.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// Whether the game counts for ratings.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// So that it is opened once.
    #[schema(max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$", example = "evening-1")]
    pub submission: String,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// Whoever opens the table.
    Me,
    /// Anybody.
    #[default]
    Open,
    /// Somebody who has the link.
    Invited,
    /// This user alone.
    For(UserId),
    /// A bot of this strength.
    Bot(String),
    /// Somebody of this name who plays at the screen of whoever opens the table.
    Local(String),
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// In every list.
    #[default]
    Public,
    /// Whoever has the link.
    Link,
    /// Those who sit there.
    Private,
}

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum ClockPlan {
    /// As long as they like.
    #[default]
    None,
    /// A budget for the whole game, and more for every answer.
    Live {
        /// Seconds for the game.
        budget: u32,
        /// Seconds added with every answer.
        increment: u32,
    },
    /// So many days for every answer.
    Days {
        /// How many.
        each: u32,
    },
}

/// What happens when a clock runs out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Lapse {
    /// A bot of this strength plays on for the seat, until its owner is back.
    Bot(String),
    /// The game ends, and the seat is last.
    End,
}

/// What was agreed at tables that were opened before this could be chosen.
impl Default for Lapse {
    fn default() -> Lapse {
        Lapse::Bot("normal".to_owned())
    }
}

/// Who may look on without a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Whoever finds the table.
    #[default]
    Welcome,
    /// The same, but what they see is so many seconds old.
    Delayed {
        /// How many.
        seconds: u32,
    },
    /// Nobody.
    Refused,
}

/// A table from outside.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct TableInfo {
    /// Its number.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// Who opened it.
    pub owner: UserId,
    /// What they are called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// Who finds it.
    pub visibility: Visibility,
    /// The options of the game.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// The digest of the component data, if they are not the standard ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// Where its components are described: an address whose content never changes.
    #[serde(default)]
    pub catalogue: String,
    /// How long players may think.
    pub clock: ClockPlan,
    /// What happens when a clock runs out.
    pub lapse: Lapse,
    /// What happens when a player gives up.
    pub resign: Lapse,
    /// Who may look on.
    pub spectators: Spectators,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// How far it is.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What the table has promised about its chance, in hexadecimal digits.
    pub commitment: String,
    /// When it was opened.
    pub created: Millis,
    /// When something happened last.
    pub updated: Millis,
    /// The wish to go back that waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<WishInfo>,
    /// How it ended, if it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Who wants to play again, and where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<RematchInfo>,
}

/// A wish to play again: a table where seats are kept for the same players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct RematchInfo {
    /// Whose wish.
    pub seat: SeatNumber,
    /// The table.
    pub table: TableId,
}

/// Why somebody did not play to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Left {
    /// They gave up.
    GaveUp,
    /// They ran out of time.
    RanOut,
}

/// Whether somebody is at the table at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// They look at the table.
    Here,
    /// They have it open, and look at something else.
    Away,
    /// Their connection broke off.
    Lost,
    /// They do not have it open.
    Gone,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// It waits for players.
    Gathering,
    /// A game is under way.
    Playing,
    /// The game is over.
    Over,
    /// It will not go on.
    Stopped,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct SeatInfo {
    /// Its number.
    pub seat: SeatNumber,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// What they are called, or the strength of the bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot that plays it, for itself or for its owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether only somebody with the link may take it.
    pub invited: bool,
    /// The user it is kept for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<UserId>,
    /// Whether its owner plays at the screen of whoever opened the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub local: bool,
    /// Why its owner does not play any more: given up for good, or out of time and not back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// Whether the table waits for it.
    pub asked: bool,
    /// Its clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timer: Option<Timer>,
}

/// How long a seat may still think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Timer {
    /// Milliseconds left when it was asked, or now if it is not.
    pub left: i64,
    /// Since when it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Millis>,
}

/// A wish to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct WishInfo {
    /// Whose.
    pub seat: SeatNumber,
    /// To before which entry of the record, from 1.
    pub entry: u32,
    /// Who has agreed so far.
    pub agreed: Vec<SeatNumber>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Ending {
    /// The places, in the order of the seats; those that the rules play themselves last. Empty if there are none.
    pub standings: Vec<Standing>,
    /// Who ended it before the rules did: they gave up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gave_up: Option<SeatNumber>,
    /// Who ended it before the rules did: they ran out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ran_out: Option<SeatNumber>,
    /// Why it stopped, as a phrase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<kernel::Phrase>"))]
    pub why: Option<Value>,
}

/// One seat's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Standing {
    /// 1 for the winner.
    pub rank: u8,
    /// The points.
    pub score: i32,
}
