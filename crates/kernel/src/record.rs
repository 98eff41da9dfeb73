//! [`Record`]: the only stored truth.
//!
//! A record is a header and a list of entries, append-only. The state is the fold of the record;
//! events, views and standings are derived from it. `docs/record-format.md` describes the text form
//! line by line; [`raw`] reads and writes it without knowing any rules, and this module gives the
//! lines their types.

pub mod fault;
pub mod raw;
pub mod verify;

pub use fault::Fault;

use crate::data::Loaded;
use crate::{Commitment, Digest, Entropy, Game, Phrase, Pick, Seat, Secret, Setup};
use raw::{RawDeed, RawEntry, RawHeader, RawRecord};

/// The newest version of the text form. Older ones stay readable, and a record is written in the oldest
/// one that can hold it.
pub const VERSION: u32 = 2;

/// One game, from its header to its last entry.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What the table was set up from.
    pub setup: Setup<G>,
    /// The rules revision it was played under.
    pub revision: u32,
    /// The promise that binds the table to its secret.
    pub commitment: Commitment,
    /// What each seat added to the seed.
    pub entropy: Vec<Entropy>,
    entries: Vec<Entry<G::Action>>,
    picks: Vec<Pick>,
    dealt: u32,
    /// The digest of the final state, once the game is over.
    pub result: Option<Digest>,
    /// The table's secret: once the game is over, or in a save that only its owner keeps.
    pub secret: Option<Secret>,
}

/// One line of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// Who.
    pub by: Seat,
    /// Did what.
    pub deed: Deed<A>,
    picks_end: u32,
}

/// What an entry does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed<A> {
    /// A choice of the game.
    Act(A),
    /// Takes back the entry with this number (from 1), which was the seat's own latest.
    Undo(u32),
    /// By consent of all: the table is as it was before the entry with this number (from 1).
    Rewind(u32),
}

impl<G: Game> Record<G> {
    /// The record of a table where nothing has happened yet.
    pub(crate) fn begin(setup: Setup<G>, commitment: Commitment, entropy: Vec<Entropy>, picks: Vec<Pick>) -> Record<G> {
        let dealt = picks.len() as u32;
        Record {
            setup,
            revision: G::REVISION,
            commitment,
            entropy,
            entries: Vec::new(),
            picks,
            dealt,
            result: None,
            secret: None,
        }
    }

    pub(crate) fn append(&mut self, by: Seat, deed: Deed<G::Action>, picks: &[Pick]) {
        self.picks.extend_from_slice(picks);
        self.entries.push(Entry { by, deed, picks_end: self.picks.len() as u32 });
    }

    /// How many entries there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing has happened after the set-up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All entries. Entry number 1 is the first.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// What chance gave while the table was laid out.
    #[must_use]
    pub fn dealt(&self) -> &[Pick] {
        &self.picks[..self.dealt as usize]
    }

    /// What chance gave in an entry, counted from 0.
    #[must_use]
    pub fn picks(&self, entry: usize) -> &[Pick] {
        let start = if entry == 0 { self.dealt } else { self.entries[entry - 1].picks_end };
        &self.picks[start as usize..self.entries[entry].picks_end as usize]
    }

    /// All uses of chance, in order.
    #[must_use]
    pub fn all_picks(&self) -> &[Pick] {
        &self.picks
    }

    /// The same record up to an entry: as it was when it had so many.
    #[must_use]
    pub fn up_to(&self, entries: usize) -> Record<G> {
        let mut cut = self.clone();
        if entries < cut.entries.len() {
            cut.entries.truncate(entries);
            let end = cut.entries.last().map_or(cut.dealt, |entry| entry.picks_end);
            cut.picks.truncate(end as usize);
            cut.result = None;
            cut.secret = None;
        }
        cut
    }

    /// Bytes on the heap, for the memory benchmark.
    #[must_use]
    pub fn heap_bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry<G::Action>>()
            + self.picks.capacity() * size_of::<Pick>()
            + self.entropy.iter().map(|entropy| entropy.bytes().len() + size_of::<Entropy>()).sum::<usize>()
    }

    pub(crate) fn shrink(&mut self) {
        self.entries.shrink_to_fit();
        self.picks.shrink_to_fit();
    }

    /// The line of the entry with this number (from 1), without its running digest.
    #[must_use]
    pub fn line(&self, number: usize) -> Option<String> {
        let index = number.checked_sub(1)?;
        Some(self.raw_entry(index, self.entries.get(index)?).body(number))
    }

    fn raw_entry(&self, index: usize, entry: &Entry<G::Action>) -> RawEntry {
        let deed = match &entry.deed {
            Deed::Act(action) => RawDeed::Act(json(action)),
            Deed::Undo(number) => RawDeed::Undo(*number),
            Deed::Rewind(number) => RawDeed::Rewind(*number),
        };
        RawEntry { line: 0, by: entry.by, deed, picks: self.picks(index).to_vec() }
    }

    /// The record as text.
    #[must_use]
    pub fn write(&self) -> String {
        let header = RawHeader {
            game: G::ID.to_owned(),
            revision: self.revision,
            seats: self.setup.seats,
            options: json(&self.setup.options),
            data: self.setup.cards.digest(),
            commitment: self.commitment,
            entropy: self.entropy.clone(),
        };
        let rewound = self.entries.iter().any(|entry| matches!(entry.deed, Deed::Rewind(_)));
        let raw = RawRecord {
            version: if rewound { 2 } else { 1 },
            header,
            dealt: self.dealt().to_vec(),
            dealt_line: 0,
            entries: self.entries.iter().enumerate().map(|(i, entry)| self.raw_entry(i, entry)).collect(),
            result: self.result,
            secret: self.secret.clone(),
            broken: None,
        };
        raw.write()
    }

    /// Reads a record that was played with these component data. The text must be whole: every
    /// running digest fits, every action is one of this game's. Whether the actions are legal is
    /// for [`crate::Replay`] to say.
    ///
    /// # Errors
    /// The first line that is wrong, and what would be right.
    pub fn read(text: &str, cards: Loaded<G::Cards>) -> Result<Record<G>, Fault> {
        Record::from_raw(RawRecord::read(text)?, cards)
    }

    /// Gives the lines of a raw record their types.
    ///
    /// # Errors
    /// The first line that does not fit this game.
    pub fn from_raw(raw: RawRecord, cards: Loaded<G::Cards>) -> Result<Record<G>, Fault> {
        if let Some(fault) = raw.broken {
            return Err(fault);
        }
        let header = raw.header;
        if header.game != G::ID {
            let what = Phrase::new("record-fault-game").text("game", header.game).text("wanted", G::ID);
            return Err(Fault::at(2, what));
        }
        if header.revision != G::REVISION {
            let what =
                Phrase::new("record-fault-revision").number("revision", header.revision).number("wanted", G::REVISION);
            return Err(Fault::at(3, what));
        }
        let options = serde_json::from_str(&header.options)
            .map_err(|error| Fault::at(5, Phrase::new("record-fault-options").text("error", error.to_string())))?;
        if header.data != cards.digest() {
            let what = Phrase::new("record-fault-data")
                .text("digest", header.data.to_string())
                .text("wanted", cards.digest().to_string());
            return Err(Fault::at(6, what));
        }
        let setup = Setup { seats: header.seats, options, cards };
        let mut record = Record::begin(setup, header.commitment, header.entropy, raw.dealt);
        record.revision = header.revision;
        for entry in raw.entries {
            let deed = match entry.deed {
                RawDeed::Act(json) => Deed::Act(action::<G>(&json, entry.line)?),
                RawDeed::Undo(number) => Deed::Undo(number),
                RawDeed::Rewind(number) => Deed::Rewind(number),
            };
            record.append(entry.by, deed, &entry.picks);
        }
        record.result = raw.result;
        record.secret = raw.secret;
        Ok(record)
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialise")
}

/// One action has one form: what would be written differently is refused.
fn action<G: Game>(json: &str, line: usize) -> Result<G::Action, Fault> {
    let refuse = |error: String| {
        Fault::at(line, Phrase::new("record-fault-action").text("action", shorten(json)).text("error", error))
    };
    let action: G::Action = serde_json::from_str(json).map_err(|error| refuse(error.to_string()))?;
    let form = serde_json::to_string(&action).map_err(|error| refuse(error.to_string()))?;
    if form == json {
        return Ok(action);
    }
    let what = Phrase::new("record-fault-form").text("found", shorten(json)).text("wanted", shorten(&form));
    Err(Fault::at(line, what))
}

/// At most 80 characters of a text that may be anything.
pub(crate) fn shorten(text: &str) -> String {
    if text.chars().count() <= 80 { text.to_owned() } else { text.chars().take(79).chain(['…']).collect() }
}
