//! What server and clients say to each other, as JSON.
//!
//! Over the socket a client sends [`Request`]s, each with a number of its own, and gets one [`Reply`] to each
//! of them. Between replies come [`Pushed`] messages about the tables it watches. The REST interface takes and
//! gives the same nouns.
//!
//! | noun | is |
//! | --- | --- |
//! | [`Request`], [`Ask`] | what a client wants |
//! | [`Reply`], [`Failure`] | the answer: a value, or what was wrong and what would be right |
//! | [`Pushed`], [`Update`] | what happened at a table, as one viewer may know it |
//! | [`Question`] | what a seat is asked, and the first steps of every answer |
//! | [`TableInfo`], [`SeatInfo`] | a table from outside: who plays what, and how far it is |
//! | [`NewTable`], [`Opened`] | a table to be opened; it is |
//! | [`TableCard`], [`TablePage`] | tables in lists |
//! | [`Standings`], [`ReplayStep`], [`Analysis`], [`Verdict`] | a game that is over |
//! | [`Known`], [`Me`], [`Player`] | who somebody is: to prove it, to themselves, to others |
//! | [`GameInfo`] | a game that can be played |
//! | [`Lesson`] | a guided first game of it |
//!
//! # Versions
//!
//! Everything that happens at a table has a number, counted from 0. An [`Update`] names how many things
//! have happened ([`Update::version`]) and how many the client must have seen before it
//! ([`Update::after`]); a client that has seen fewer asks for the whole view by watching again. Whoever watches
//! with the version it has seen last misses nothing.
//!
//! # Words
//!
//! Sentences travel as phrases: the name of a message in the Fluent files and its variables. Only
//! [`Failure`] holds a finished sentence, in the language of the client, for programs that have no
//! Fluent files.

mod after;
mod ask;
mod failure;
mod games;
mod lesson;
mod listing;
mod person;
mod table;
mod update;

pub use after::{Analysis, Place, PlayOn, RecordText, ReplayStep, RulePoints, Standings, Thought, Verdict};
pub use ask::{Ask, Errand, Request, Submission};
pub use failure::{Code, Failure};
pub use games::{DataFacts, DataText, GameInfo, GameOption, RulesText};
pub use lesson::{Lesson, LessonFacts, LessonMoment, LessonNote, LessonTask};
pub use listing::{
    CardSeat, ChatLine, ChatPage, Draft, LogPage, NewLine, NextTable, Once, Opened, Said, TableCard, TablePage,
    TablePass,
};
pub use person::{
    Credentials, History, KeyInfo, Known, MadeToken, Me, MeChange, NewGuest, NewPassword, NewToken, PlayedGame, Player,
    Preferences, PushAddress, PushInfo, RatedPlayer, RatedPlayers, RatingInfo, Session, Subscription,
};
pub use table::{
    ClockPlan, Ending, Lapse, Left, NewTable, Presence, RematchInfo, SeatInfo, SeatPlan, Spectators, Stage, Standing,
    TableInfo, Timer, Visibility, WishInfo,
};
pub use update::{Happened, Pushed, Question, Reply, Update};

/// Names a table.
pub type TableId = i64;

/// Names a user.
pub type UserId = i64;

/// Milliseconds since 1970.
pub type Millis = i64;

/// A place at the table, counted from 0 as in all JSON of this program.
pub type SeatNumber = u8;
