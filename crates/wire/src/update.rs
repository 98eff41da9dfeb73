//! What happened, as one viewer may know it.

use crate::{Failure, Millis, Presence, SeatNumber, TableId, TableInfo, UserId};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// The answer to a request.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Reply<'a> {
    /// The number of the request.
    pub re: u64,
    /// What was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub ok: Option<&'a RawValue>,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failure: Option<Failure>,
}

/// A message that nobody asked for.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "push", rename_all = "snake_case")]
pub enum Pushed<'a> {
    /// Something happened at a table.
    Update(Update<'a>),
    /// Somebody said something.
    Chat {
        /// Where.
        table: TableId,
        /// The number of the line.
        number: i64,
        /// Who.
        user: UserId,
        /// What they are called.
        name: &'a str,
        /// When.
        at: Millis,
        /// What.
        text: &'a str,
    },
    /// Somebody came to a table or went.
    Presence {
        /// Where.
        table: TableId,
        /// Whether those who sit there are at it, in the order of the seats; null for bots, free seats, and those whom
        /// this node does not know of.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Presence>>"))]
        seats: &'a [Option<Presence>],
    },
    /// It is somebody's turn at a table that may not be watched.
    Turn {
        /// Where.
        table: TableId,
    },
    /// The server stops for a while. Connect again soon.
    Goodbye {},
}

/// What happened at a table.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Update<'a> {
    /// Where.
    pub table: TableId,
    /// How many things have happened there now.
    pub version: u32,
    /// How many must have been seen before; a client that has seen fewer watches again.
    pub after: u32,
    /// What happened since then, in words.
    #[schema(value_type = Vec<Happened>)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Happened<'static>>"))]
    pub happened: &'a RawValue,
    /// The table from outside, if it has changed or the client does not know it yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<TableInfo>"))]
    pub info: Option<&'a TableInfo>,
    /// The seats that the table waits for.
    #[cfg_attr(feature = "ts", ts(as = "Vec<SeatNumber>"))]
    pub asked: &'a [SeatNumber],
    /// Which seat is the viewer's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// What the viewer sees: the view of the game. None before the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub view: Option<&'a RawValue>,
    /// In place of the view, for those who follow the story and have the view before: what is different in it after the
    /// changes of the last line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<unknown>"))]
    pub changes: Option<&'a RawValue>,
    /// What the viewer's seat is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Question<'static>>"))]
    pub question: Option<Question<'a>>,
    /// Whether the viewer's seat can take back its latest step.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub can_undo: bool,
    /// How many entries the record has.
    pub entries: u32,
}

/// One entry of the table's log that others can know of.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Happened<'a> {
    /// Its number in the log.
    pub version: u32,
    /// When.
    pub at: Millis,
    /// Which seat did it, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// What it is: `sit`, `begin`, `play`, `undo`, `rewind` …
    pub what: &'static str,
    /// The number of the entry in the record, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// What the viewer heard of it: phrases with their rules, points and events, and for those who follow the story what
    /// each of them changed in the view.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub lines: &'a RawValue,
}

/// What a seat is asked.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Question<'a> {
    /// To be quoted in the answer.
    pub id: u32,
    /// In one sentence, as a phrase. A question that was told before comes with its number alone: it stands as it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<kernel::Phrase>"))]
    pub ask: Option<&'a kernel::Phrase>,
    /// All answers, where they are few: sets of facts, to be narrowed without asking again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub list: Option<&'a RawValue>,
    /// Where they are many: what can be said first. What can follow is asked with `draft`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub next: Option<&'a RawValue>,
    /// All actions, for those who asked for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<unknown>"))]
    pub actions: Option<&'a RawValue>,
}
