//! [`AnyReplay`]: a record of any game, played again.

use crate::{AnyUpdate, Hint, Json, Problem};
use kernel::{Chance, Digest, Fault, Owed, Phrase, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

/// A record played again, entry by entry, as any viewer saw it.
pub trait AnyReplay: Debug + Send {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// How many seats.
    fn seats(&self) -> usize;

    /// How many entries the record has.
    fn len(&self) -> usize;

    /// Whether nothing happened after the deal.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many entries have been played.
    fn position(&self) -> usize;

    /// Whether [`AnyReplay::told`] comes with its moments after the next step: see [`kernel::Replay::keep_moments`].
    fn keep_moments(&mut self, keep: bool);

    /// Goes to where so many entries are played, forwards or back; beyond the end is the end.
    ///
    /// # Errors
    /// The first line that the rules refuse. The replay then stands before that line, and nothing
    /// is told.
    fn go_to(&mut self, entries: usize) -> Result<(), Fault>;

    /// Goes to the end and compares the final state with the one the record names.
    ///
    /// # Errors
    /// The first line that does not hold.
    fn finish(&mut self) -> Result<(), Fault>;

    /// The entry played last; none after the deal.
    fn deed(&self) -> Option<&AnyDeed>;

    /// What was told in the entry played last, or while the table was laid out.
    fn told(&self) -> &AnyUpdate;

    /// Whom the table waited for here.
    fn owed(&self) -> Owed;

    /// What a seat was asked here, if it might act.
    fn ask(&self, seat: Seat) -> Option<Phrase>;

    /// What is printed on the components: see [`kernel::Game::printed`].
    fn printed(&self) -> Json;

    /// What a viewer saw here.
    fn view(&self, viewer: Viewer) -> Json;

    /// What a search through so many imagined worlds thinks of a seat's choices here, the best first. It sees
    /// what the seat saw, and nothing of what came after.
    ///
    /// # Errors
    /// When the seat was not asked here, or so much cannot be searched.
    fn hints(&self, seat: Seat, work: u32, chance: &mut dyn Chance) -> Result<Vec<Hint>, Problem>;

    /// The same of one choice alone: what a search expects after it. Everything it has goes into that choice, so
    /// that a bad one is known as well as a good one.
    ///
    /// # Errors
    /// When the seat was not asked here, cannot choose this, or so much cannot be searched.
    fn judge(&self, seat: Seat, action: &Value, work: u32, chance: &mut dyn Chance) -> Result<Hint, Problem>;

    /// The digest of the state here.
    fn digest(&self) -> Digest;
}

/// One entry of a record, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "registry.ts"))]
pub struct AnyDeed {
    /// Its number, from 1.
    pub number: usize,
    /// Who.
    pub by: Seat,
    /// Did what; none if they took something back.
    pub say: Option<Phrase>,
    /// The action; none if they took something back.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Option<Value>,
    /// The number of the entry they took back.
    pub undone: Option<u32>,
    /// The number of the first entry that all agreed to take back, with what followed.
    pub rewound: Option<u32>,
}
