//! What was wrong, and what would be right.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Failure {
    /// What kind of failure, for programs.
    pub code: Code,
    /// What was wrong, in a sentence for people.
    pub sentence: String,
    /// What would be right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<String>,
    /// The rule that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// What kind of failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// It cannot be read.
    Malformed,
    /// A rule of the game or of the table forbids it.
    Refused,
    /// It answers a question that is not asked any more.
    Stale,
    /// Nobody has proved who they are.
    Unauthenticated,
    /// Not for this user.
    Forbidden,
    /// There is no such thing, or not for this user.
    NotFound,
    /// There is such an address, but not for this method.
    Method,
    /// It goes against what is there already: a name that is taken, a seat that is not free.
    Conflict,
    /// Too large.
    TooLarge,
    /// Too much at once; later it will be possible.
    TooMany,
    /// Not possible at the moment; later it will be.
    Unavailable,
    /// A fault of the server. It is in its log.
    Internal,
}

impl Code {
    /// The status of an HTTP answer.
    #[must_use]
    pub fn status(self) -> u16 {
        match self {
            Code::Malformed => 400,
            Code::Unauthenticated => 401,
            Code::Forbidden => 403,
            Code::NotFound => 404,
            Code::Method => 405,
            Code::Conflict | Code::Stale => 409,
            Code::TooLarge => 413,
            Code::Refused => 422,
            Code::TooMany => 429,
            Code::Internal => 500,
            Code::Unavailable => 503,
        }
    }
}
