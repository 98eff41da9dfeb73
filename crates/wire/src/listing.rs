//! Lists of tables, and what is kept beside a table.

use crate::{ClockPlan, Happened, Millis, SeatNumber, Spectators, Stage, TableId, TableInfo, UserId, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Opened {
    /// Its number.
    pub table: TableId,
    /// What the link to it ends with: for invited players, and for those who may know of it.
    pub invite: String,
}

/// A page of tables, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct TablePage {
    /// The tables.
    pub tables: Vec<TableCard>,
    /// Where the next page goes on, if there may be one: `before` of the next request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct TableCard {
    /// Its number.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// Who opened it.
    pub owner: UserId,
    /// Who finds it.
    pub visibility: Visibility,
    /// How far it is.
    pub stage: Stage,
    /// How long players may think.
    pub clock: ClockPlan,
    /// Who may look on.
    pub spectators: Spectators,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// Who sits where.
    pub seats: Vec<CardSeat>,
    /// When it was opened.
    pub created: Millis,
    /// When something happened last.
    pub updated: Millis,
}

/// A seat as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct CardSeat {
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// What they are called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot that sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether anybody may take it.
    pub free: bool,
    /// Whether the table waits for it.
    pub asked: bool,
}

/// One table, for one user.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct TablePass {
    /// The table from outside.
    pub info: TableInfo,
    /// How many things have happened there.
    pub version: u32,
    /// The user's seat, if they sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// What the link to the table ends with: for its owner and its players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// Something that is to be done once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Once {
    /// So that it is done once: 1 to 64 letters, digits, `-` and `_`.
    #[schema(max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
    pub submission: String,
}

/// The next table where somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct NextTable {
    /// Its number; none if nobody waits for them.
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub table: Option<TableId>,
}

/// Lines of a table's chat, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct ChatPage {
    /// The lines.
    pub lines: Vec<ChatLine>,
}

/// A line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct ChatLine {
    /// 1, 2, 3, … per table.
    pub number: i64,
    /// Who.
    pub user: UserId,
    /// What they are called.
    pub name: String,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// Something to be said to those at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// What: 1 to 1000 characters.
    #[schema(max_length = 1000, min_length = 1)]
    pub text: String,
}

/// Something that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Said {
    /// The number of the line.
    pub number: i64,
}

/// What a player keeps for themselves about their next choice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Anything the client likes, up to 16 KiB of JSON; null if there is none.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub draft: Value,
}

/// What has happened at a table, as the viewer heard it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct LogPage<'a> {
    /// The lines, in order.
    #[schema(value_type = Vec<Happened>)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Happened<'static>>"))]
    pub happened: &'a [Happened<'a>],
    /// How many things have happened there in all.
    pub version: u32,
    /// Where the next page goes on, if there is one: `since` of the next request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<u32>,
}
