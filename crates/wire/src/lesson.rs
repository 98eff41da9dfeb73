//! Guided first games.

use crate::SeatNumber;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// A guided first game: a real game that somebody new plays again on one of its seats. Everything a client needs to
/// play it comes at once; no table is opened.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Lesson<'a> {
    /// The game's id.
    pub game: String,
    /// The seat of whoever learns.
    pub seat: SeatNumber,
    /// What is said, in order.
    pub notes: Vec<LessonNote>,
    /// What a watcher on that seat is told, in order; the first is the deal.
    pub moments: Vec<LessonMoment<'a>>,
}

/// Something that is said at one moment of a lesson: the message `lesson-<game>-<say>`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct LessonNote {
    /// How many entries of the record are played then.
    pub at: u32,
    /// The last part of the message's name.
    pub say: String,
    /// The pieces it speaks of, by the names that boards give them.
    pub lit: Vec<String>,
    /// The part of the board that shows them where it is shown in parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub area: Option<String>,
    /// What whoever learns is to do now. What is said to another move is the message `lesson-<game>-<say>-other`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub task: Option<LessonTask>,
}

/// A move that whoever learns makes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct LessonTask {
    /// The facts of it, in the order in which a person thinks of them.
    pub facts: Vec<String>,
    /// The action.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
}

/// A moment of a lesson, as an update of a table.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct LessonMoment<'a> {
    /// How many entries of the record are played then.
    pub at: u32,
    /// Whether much has happened since the one before: it is shown at once then.
    pub skip: bool,
    /// What a watcher is told who comes now.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "crate::Update<'static>"))]
    pub update: &'a RawValue,
    /// What a watcher is told who was there at the moment before and follows the story.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::Update<'static>>"))]
    pub story: Option<&'a RawValue>,
}

/// Facts of an answer at a moment of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct LessonFacts {
    /// Each written `part=number`, in any order.
    #[schema(max_items = 256)]
    pub facts: Vec<String>,
}
