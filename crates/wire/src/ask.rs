//! What a client wants.

use crate::{SeatNumber, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A message of a client over the socket.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Request {
    /// The client's own number for it, given back in the reply.
    pub id: u64,
    /// The table it is about.
    pub table: TableId,
    /// For which of their seats, for whoever has several at one table: those who share a screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub as_seat: Option<SeatNumber>,
    /// What is wanted.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What is wanted of the table of an address.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Errand {
    /// For which of their seats, for whoever has several at one table: those who share a screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub as_seat: Option<SeatNumber>,
    /// What is wanted.
    #[serde(flatten)]
    pub ask: Ask,
}

impl Request {
    /// Reads a message. Most are moves: those are read at once, without keeping all of it until it is known what
    /// is wanted.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Request, serde_json::Error> {
        serde_json::from_str::<Move>(text).map(Request::from).or_else(|_| serde_json::from_str(text))
    }
}

/// A message that is a move, as [`Ask::Play`] describes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    id: u64,
    table: TableId,
    #[serde(default)]
    as_seat: Option<SeatNumber>,
    #[serde(rename = "do")]
    _play: Play,
    #[serde(default)]
    action: Option<Value>,
    #[serde(default)]
    facts: Option<Vec<String>>,
    #[serde(default)]
    question: Option<u32>,
    submission: Submission,
}

/// The one word that makes a message a move.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Play {
    Play,
}

impl From<Move> for Request {
    fn from(one: Move) -> Request {
        let Move { id, table, as_seat, _play: Play::Play, action, facts, question, submission } = one;
        Request { id, table, as_seat, ask: Ask::Play { action, facts, question, submission } }
    }
}

/// A name that the client makes up for something it wants done, so that sending it again does not do it
/// twice: the second time the first answer comes back. 1 to 64 letters, digits, `-` and `_`.
pub type Submission = String;

/// What is wanted of a table.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Tell me what happens from now on, and all since this version.
    Watch {
        /// How many things the client knows of: what came after is told one by one. Without it the view is told, and
        /// nothing of the past.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        since: Option<u32>,
        /// The link's token, for a table that is not public.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        invite: Option<String>,
        /// Whether every question comes with all actions in place of first steps: for programs.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        actions: bool,
        /// Whether every line comes with what it changed in the view, and the view as what is still different after the
        /// last one: for those who show what happens step by step.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        story: bool,
    },
    /// Tell me no more.
    Unwatch {},
    /// I look at the table I watch, or not at this moment.
    Attend {
        /// Whether.
        here: bool,
    },
    /// I choose this: an action, or the facts that are one.
    Play {
        /// The action, as it was offered.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        action: Option<Value>,
        /// In place of the action, all that is said of it, each fact written `part=number`, in any order.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        facts: Option<Vec<String>>,
        /// The question it answers.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        question: Option<u32>,
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// I take back my latest step.
    Undo {
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// All that I may choose, as whole actions.
    Offers {},
    /// What can be said of an answer besides these facts.
    Draft {
        /// What has been said so far, each fact written `part=number`, in any order.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
        facts: Vec<String>,
    },
    /// What this choice would do, as far as I can foresee it.
    Foresee {
        /// The action, as it was offered.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        action: Option<Value>,
        /// In place of the action, all that is said of it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        facts: Option<Vec<String>>,
    },
    /// I wish that all of us go back to before this entry of the record.
    Wish {
        /// Its number, from 1.
        entry: u32,
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// I agree to the wish, or not.
    Agree {
        /// Whether.
        yes: bool,
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// I give up.
    Resign {
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// I am back: my seat is mine again.
    Return {
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// I sit down.
    Sit {
        /// On this seat; on any free one without it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<SeatNumber>,
        /// Bytes of my own for the chance of the table, in hexadecimal digits, up to 64.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        entropy: Option<String>,
        /// The link's token, for a table or a seat that needs it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        invite: Option<String>,
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// I stand up again before the game starts.
    Leave {
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// The game starts. For the table's owner.
    Start {
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// The table is closed before the game starts. For its owner.
    Close {
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// Bots of this strength sit down on all free seats. For the table's owner, before the game starts.
    Fill {
        /// The strength.
        #[schema(max_length = 40)]
        bot: String,
        /// So that it is done once.
        #[schema(value_type = String, max_length = 64, min_length = 1, pattern = "^[A-Za-z0-9_-]+$")]
        submission: Submission,
    },
    /// I say something to those at the table.
    Say {
        /// What.
        #[schema(max_length = 1000, min_length = 1)]
        text: String,
    },
    /// What the bots think of my choices, where the table allows hints.
    Hint {},
    /// Who I think I am and what I see: the whole view once more.
    Look {
        /// The link's token, for a table that is not public.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        invite: Option<String>,
    },
}

impl Ask {
    /// The name that keeps it from being done twice, if it changes anything.
    #[must_use]
    pub fn submission(&self) -> Option<&str> {
        match self {
            Ask::Play { submission, .. }
            | Ask::Undo { submission }
            | Ask::Wish { submission, .. }
            | Ask::Agree { submission, .. }
            | Ask::Resign { submission }
            | Ask::Return { submission }
            | Ask::Sit { submission, .. }
            | Ask::Leave { submission }
            | Ask::Start { submission }
            | Ask::Fill { submission, .. }
            | Ask::Close { submission } => Some(submission),
            Ask::Watch { .. }
            | Ask::Unwatch {}
            | Ask::Attend { .. }
            | Ask::Offers {}
            | Ask::Draft { .. }
            | Ask::Foresee { .. }
            | Ask::Say { .. }
            | Ask::Hint {}
            | Ask::Look { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whichever way a message is read, the same is read.
    #[test]
    fn moves_are_read_like_everything_else() {
        let right = r#"{"id":7,"table":3,"do":"play","action":{"buy":[1,null]},"question":4,"submission":"a-1"}"#;
        let other_order = r#"{"submission":"a","facts":["slot=1"],"do":"play","table":3,"id":7}"#;
        for text in [right, other_order] {
            let read = serde_json::from_str::<Move>(text).map(Request::from);
            assert_eq!(read.ok(), serde_json::from_str::<Request>(text).ok());
            assert!(matches!(Request::read(text), Ok(Request { id: 7, ask: Ask::Play { .. }, .. })));
        }
        let undo = r#"{"id":1,"table":2,"do":"undo","submission":"b"}"#;
        assert!(matches!(Request::read(undo), Ok(Request { ask: Ask::Undo { .. }, .. })));
        for wrong in [r#"{"id":7,"table":3,"do":"play","action":1}"#, "{}", "[", r#"{"id":-1,"table":3,"do":"play"}"#] {
            let whole = serde_json::from_str::<Request>(wrong).expect_err("it is refused");
            assert_eq!(Request::read(wrong).expect_err("it is refused").to_string(), whole.to_string());
        }
    }
}
