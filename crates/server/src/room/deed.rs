//! The log of a table, line by line: what the store keeps.
//!
//! These forms are stored for ever. A new kind of line is a new variant; a variant that exists keeps its
//! name and its fields, and new fields have defaults.

use serde::{Deserialize, Serialize};
use wire::{SeatNumber, TableId, UserId};

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// The name that the client made up for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Who wanted it; nobody when a bot or a clock did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<UserId>,
    /// What happened.
    #[serde(flatten)]
    pub deed: Deed,
    /// The seats that the table waits for afterwards, one bit each.
    #[serde(default)]
    pub asked: u32,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Deed {
    /// Somebody sat down.
    Sit {
        /// Where.
        seat: SeatNumber,
        /// Who.
        who: Who,
        /// What they added to the chance of the table, in hexadecimal digits.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        entropy: String,
    },
    /// Somebody stood up before the game.
    Leave {
        /// Where.
        seat: SeatNumber,
    },
    /// The game began: the lines of the record before its first entry.
    Begin {
        /// The lines, without their running digests.
        head: Vec<String>,
    },
    /// A line of the record: a choice, an undo or a rewind.
    Play {
        /// The line, without its running digest.
        line: String,
        /// The first 16 digits of the state's digest afterwards.
        digest: String,
    },
    /// A seat wishes to go back.
    Wish {
        /// Which.
        seat: SeatNumber,
        /// To before which entry of the record.
        entry: u32,
    },
    /// A seat agrees to the wish.
    Agree {
        /// Which.
        seat: SeatNumber,
    },
    /// A seat does not; the wish is gone.
    Decline {
        /// Which.
        seat: SeatNumber,
    },
    /// A player gave up.
    Resign {
        /// Where.
        seat: SeatNumber,
    },
    /// A clock ran out.
    Lapse {
        /// Whose.
        seat: SeatNumber,
    },
    /// A player took their seat back from the bot.
    Return {
        /// Where.
        seat: SeatNumber,
    },
    /// The record holds under newer rules as well.
    Upgrade {
        /// The revision of the rules from here on.
        revision: u32,
    },
    /// The record does not hold under newer rules: this is where it ends.
    Stop {
        /// How many entries of the record are good.
        good: u32,
        /// The revision of the rules that refuse the next one.
        revision: u32,
    },
    /// The table was closed before the game.
    Close {},
    /// A player wants to play again.
    Rematch {
        /// Who.
        seat: SeatNumber,
        /// The table where seats are kept for the same players.
        table: TableId,
    },
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A user.
    User(UserId),
    /// A bot of this strength.
    Bot(String),
    /// Somebody who plays at the screen of a user.
    Local {
        /// Of which user.
        user: UserId,
        /// What they are called.
        name: String,
    },
}

impl Deed {
    /// Its name, as clients know it.
    #[must_use]
    pub fn what(&self) -> &'static str {
        match self {
            Deed::Sit { .. } => "sit",
            Deed::Leave { .. } => "leave",
            Deed::Begin { .. } => "begin",
            Deed::Play { line, .. } => match line.split(' ').nth(2) {
                Some("undo") => "undo",
                Some("rewind") => "rewind",
                _ => "play",
            },
            Deed::Wish { .. } => "wish",
            Deed::Agree { .. } => "agree",
            Deed::Decline { .. } => "decline",
            Deed::Resign { .. } => "resign",
            Deed::Lapse { .. } => "lapse",
            Deed::Return { .. } => "return",
            Deed::Upgrade { .. } => "upgrade",
            Deed::Stop { .. } => "stop",
            Deed::Close {} => "close",
            Deed::Rematch { .. } => "rematch",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is stored today must be readable for ever: never change these lines.
    #[test]
    fn the_stored_forms_never_change() {
        let lines = [
            r#"{"id":"a-1","by":7,"do":"sit","seat":0,"who":{"user":7},"entropy":"00ff","asked":0}"#,
            r#"{"do":"sit","seat":1,"who":{"bot":"hard"},"asked":0}"#,
            r#"{"by":7,"do":"leave","seat":0,"asked":0}"#,
            r#"{"by":7,"do":"begin","head":["boardroom record 1","game syndicate"],"asked":1}"#,
            r#"{"id":"x","by":7,"do":"play","line":"1 s1 \"pass\" -","digest":"0123456789abcdef","asked":2}"#,
            r#"{"by":7,"do":"wish","seat":0,"entry":3,"asked":2}"#,
            r#"{"by":8,"do":"agree","seat":1,"asked":2}"#,
            r#"{"by":8,"do":"decline","seat":1,"asked":2}"#,
            r#"{"by":8,"do":"resign","seat":1,"asked":2}"#,
            r#"{"do":"lapse","seat":1,"asked":2}"#,
            r#"{"by":8,"do":"return","seat":1,"asked":2}"#,
            r#"{"do":"upgrade","revision":2,"asked":2}"#,
            r#"{"do":"stop","good":17,"revision":2,"asked":0}"#,
            r#"{"by":7,"do":"close","asked":0}"#,
            r#"{"by":7,"do":"rematch","seat":0,"table":12,"asked":0}"#,
            r#"{"by":7,"do":"sit","seat":2,"who":{"local":{"user":7,"name":"Bob"}},"asked":0}"#,
        ];
        for line in lines {
            let written: Written = serde_json::from_str(line).expect(line);
            assert_eq!(serde_json::to_string(&written).expect("plain data"), line);
        }
    }

    #[test]
    fn a_line_of_the_record_says_what_it_is() {
        let what = |line: &str| Deed::Play { line: line.to_owned(), digest: String::new() }.what();
        assert_eq!(what(r#"1 s1 {"place_agent":{"slot":1,"sent":0}} -"#), "play");
        assert_eq!((what("2 s1 undo 1 -"), what("3 s2 rewind 1 -")), ("undo", "rewind"));
    }
}
