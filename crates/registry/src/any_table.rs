//! [`AnyTable`]: a table whose game is forgotten, and what comes from it.

use crate::{AnyMoments, Hint, Json, Problem};
use kernel::{
    Chance, Choice, Commitment, Coverage, Digest, Facts, Illegal, Owed, Phrase, Points, QuestionId, RuleId, Seat, Told,
    Viewer, heard,
};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

/// A game under way. Nothing changes unless [`AnyTable::submit`] or [`AnyTable::undo`] succeeds.
pub trait AnyTable: Debug + Send {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// How many seats.
    fn seats(&self) -> usize;

    /// Whom the table waits for, or how the game ended.
    fn owed(&self) -> Owed;

    /// The question a seat may answer now; quote it in [`AnyTable::submit`].
    fn question(&self, seat: Seat) -> Option<QuestionId>;

    /// What a seat is asked, in one sentence, if it may act now.
    fn ask(&self, seat: Seat) -> Option<Phrase>;

    /// What a seat may choose now, as whole actions; empty if it may not act.
    fn offers(&self, seat: Seat) -> Offers;

    /// Writes the same without words, as JSON: for programs.
    fn write_actions(&self, seat: Seat, to: &mut Vec<u8>);

    /// All answers as sets of facts, if they are few enough to be handed out whole.
    fn listing(&self, seat: Seat) -> Option<Json>;

    /// What can be said of an answer besides these facts.
    ///
    /// # Errors
    /// When the seat may not act, or why there is no such answer.
    fn next(&self, seat: Seat, facts: &Facts) -> Result<AnyNext, Illegal>;

    /// The action that these facts are, in answer to a question; without it, to whatever is asked now.
    ///
    /// # Errors
    /// When the seat may not act, there is no such answer, or something is left open.
    fn whole(&self, seat: Seat, facts: &Facts, question: Option<QuestionId>) -> Result<Value, Illegal>;

    /// The facts that tell a choice from every other, in the order in which a person thinks of them.
    ///
    /// # Errors
    /// When the seat may not act, or the action cannot be read.
    fn facts(&self, seat: Seat, action: &Value) -> Result<Facts, Illegal>;

    /// What a choice would do, as far as the seat can foresee it. It is tried in a world the seat thinks
    /// possible, never in the real one; `chance` must not be the table's own.
    ///
    /// # Errors
    /// Why it would be refused.
    fn foresee(&self, seat: Seat, action: &Value, chance: &mut dyn Chance) -> Result<Foreseen, Illegal>;

    /// Whether updates come with their moments from now on: see [`kernel::Table::keep_moments`].
    fn keep_moments(&mut self, keep: bool);

    /// A seat chooses. `question` is the question it answers; without it, whatever is asked now.
    ///
    /// # Errors
    /// Why it is refused; an action that cannot be read is refused like any other.
    fn submit(&mut self, seat: Seat, action: &Value, question: Option<QuestionId>) -> Result<AnyUpdate, Illegal>;

    /// A seat takes back its latest step.
    ///
    /// # Errors
    /// Why it cannot.
    fn undo(&mut self, seat: Seat) -> Result<AnyUpdate, Illegal>;

    /// By consent of all seats, goes back to before the entry with this number (BR-14). That all agree is for
    /// the caller to know.
    ///
    /// # Errors
    /// Why it cannot.
    fn rewind(&mut self, seat: Seat, number: u32) -> Result<AnyUpdate, Illegal>;

    /// Whether [`AnyTable::undo`] would succeed.
    fn can_undo(&self, seat: Seat) -> bool;

    /// What is printed on the components: see [`kernel::Game::printed`].
    fn printed(&self) -> Json;

    /// What a viewer receives. A seat that is not at the table sees what an onlooker sees.
    fn view(&self, viewer: Viewer) -> Json;

    /// Writes what a viewer receives as part of a larger text.
    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>);

    /// Whether all viewers receive the same.
    fn is_open(&self) -> bool;

    /// The same table once more, for somebody who thinks about it while it goes on.
    fn twin(&self) -> Box<dyn AnyTable>;

    /// How many entries the record has.
    fn version(&self) -> usize;

    /// The record as text. The secret is in it only when the game is over.
    fn record(&self) -> String;

    /// The lines of the record before its first entry, without their running digests.
    fn head(&self) -> Vec<String>;

    /// The line of the entry with this number (from 1), without its running digest.
    fn line(&self, number: usize) -> Option<String>;

    /// The record with the secret: for the table's owner alone.
    fn save(&self) -> String;

    /// The promise that binds the table to its secret.
    fn commitment(&self) -> Commitment;

    /// The digest of the state.
    fn digest(&self) -> Digest;

    /// Bytes the table takes, its record included.
    fn bytes(&self) -> usize;

    /// What a bot would choose for a seat. It sees what the seat sees; `chance` must not be the
    /// table's own.
    ///
    /// # Errors
    /// When there is no such bot, or the seat may not act.
    fn bot(&self, seat: Seat, bot: &str, chance: &mut dyn Chance) -> Result<Value, Problem>;

    /// What a search through so many imagined worlds thinks of a seat's choices, the best first.
    ///
    /// # Errors
    /// When the seat may not act, or so much cannot be searched.
    fn hints(&self, seat: Seat, work: u32, chance: &mut dyn Chance) -> Result<Vec<Hint>, Problem>;
}

/// What has just happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyUpdate {
    /// How many entries the record has now.
    pub version: usize,
    /// The number of the entry that was taken back, if this is an undo. Views start afresh then.
    pub undone: Option<u32>,
    /// The number of the first entry that was taken back with all that followed, if this is a rewind.
    pub rewound: Option<u32>,
    /// What was told, in order.
    pub told: Vec<Told<Line>>,
    /// The table before it and right after each thing told, if they are kept.
    pub moments: Option<AnyMoments>,
}

impl AnyUpdate {
    /// The lines a viewer hears.
    pub fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &Line> {
        heard(&self.told, viewer)
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "registry.ts"))]
pub struct Line {
    /// In words.
    pub say: Phrase,
    /// The rule it follows.
    pub rule: RuleId,
    /// The points it gave or took.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<Points>,
    /// Whether it only lays out cards, dice or tokens: several of these in a row can be shown as one line.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub laid_out: bool,
    /// The event as JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Json,
}

/// What a choice would do, as far as its seat can foresee it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "registry.ts"))]
pub struct Foreseen {
    /// The choice itself, in words.
    pub say: Phrase,
    /// What the game shows of it before it is chosen; nothing where it shows none.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub shown: Option<Json>,
    /// What would happen for certain, in order: all up to the first use of chance, and to the first thing that
    /// comes to light.
    pub lines: Vec<Line>,
    /// What the seat would see afterwards; none if chance or something hidden has a say in it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Option<Json>,
    /// Whether its seat could take it back afterwards (BR-4, BR-5): it teaches nobody anything, and its seat goes on.
    pub undoable: bool,
}

/// What a seat may choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "registry.ts"))]
pub struct Offers {
    /// How much of what can be chosen is listed.
    pub coverage: Coverage,
    /// The list.
    pub list: Vec<Offer>,
}

/// One action a seat may choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "registry.ts"))]
pub struct Offer {
    /// To be submitted as it is.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// In words.
    pub say: Phrase,
    /// The rule behind it.
    pub rule: RuleId,
}

/// What can be said of an answer besides some facts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "registry.ts"))]
pub struct AnyNext {
    /// What has been said, in words.
    pub said: Vec<Choice>,
    /// What is asked.
    pub ask: Phrase,
    /// What a person is asked for next.
    pub choices: Vec<Choice>,
    /// What can be added as well, out of turn.
    pub early: Vec<Choice>,
    /// The answer, if the facts are enough. It is still to be submitted.
    pub whole: Option<Offer>,
}
