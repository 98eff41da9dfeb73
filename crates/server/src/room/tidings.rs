//! What a viewer is told of a room, as a message.

use super::deed::{Deed, Written};
use super::fold::seat_in;
use super::{Room, Stage, json};
use crate::trouble::Trouble;
use kernel::{Facts, QuestionId, Seat, Viewer};
use registry::{AnyTable, AnyUpdate, Follower};
use serde_json::value::RawValue;
use std::cell::RefCell;
use std::ptr;
use std::sync::Arc;
use store::Millis;
use wire::{Happened, Pushed, Question, TableInfo, Update};

thread_local! {
    /// Where messages are written before their length is known.
    static DESK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// What the desk keeps for the next message.
const KEPT: usize = 64 << 10;

/// A line of the log that has just been written, with what the game told.
#[derive(Clone, Copy, Debug)]
pub struct News<'a> {
    /// Its number.
    pub version: u32,
    /// When.
    pub at: Millis,
    /// The line.
    pub written: &'a Written,
    /// What the game told, if it is a line of the record or the deal.
    pub told: Option<&'a AnyUpdate>,
}

/// Who is told, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reader {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Whether questions come with all actions.
    pub actions: bool,
    /// The question they know: it is not told again.
    pub known: Option<QuestionId>,
    /// Whether they have the view before the news and follow the story from there.
    pub story: bool,
}

impl Reader {
    /// Somebody who knows nothing yet.
    #[must_use]
    pub fn new(viewer: Viewer, actions: bool) -> Reader {
        Reader { viewer, actions, known: None, story: false }
    }
}

impl Room {
    /// What somebody receives after some news; without any, what they see now.
    ///
    /// # Errors
    /// When something cannot be written as JSON.
    pub fn update(&self, reader: Reader, tidings: &mut Tidings<'_>) -> Result<Arc<str>, Trouble> {
        let Reader { viewer, actions, known, .. } = reader;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        };
        write(|text| {
            let (after, info) = (tidings.after, tidings.info);
            let heard = tidings.heard_by(self.table.as_deref(), reader)?;
            let changes = heard.changes.as_deref();
            let update = Pushed::Update(Update {
                table: self.id.0,
                version: self.next,
                after,
                happened: &heard.happened,
                info,
                asked: &self.asked_seats(),
                seat: seat.map(|seat| seat.index() as u8),
                view: None,
                changes,
                question: None,
                can_undo: seat.is_some_and(|seat| self.can_undo(seat)),
                entries: self.table.as_ref().map_or(0, |table| table.version() as u32),
            });
            let whole = changes.is_none();
            serde_json::to_writer(&mut *text, &update).map_err(Trouble::internal)?;
            let Some(table) = &self.table else { return Ok(()) };
            if whole {
                add(text, "view", |text| {
                    tidings.show(table.as_ref(), viewer, text);
                    Ok(())
                })?;
            }
            match self.question(viewer) {
                Some((seat, id)) => write_question(table.as_ref(), seat, id, actions, known == Some(id), text),
                None => Ok(()),
            }
        })
    }

    /// What a viewer is asked.
    pub(crate) fn question(&self, viewer: Viewer) -> Option<(Seat, QuestionId)> {
        let seat = viewer.seat().filter(|_| self.stage == Stage::Playing)?;
        Some((seat, self.table.as_ref()?.question(seat)?))
    }
}

/// What is told of a table: written once for all who hear the same of it.
#[derive(Debug)]
pub struct Tidings<'a> {
    /// How much of the log must be known before.
    after: u32,
    news: &'a [News<'a>],
    /// The table from outside, if it is told.
    info: Option<&'a TableInfo>,
    /// What those heard for whom it has been written.
    heard: Vec<Heard>,
    /// What all see alike, once it has been written.
    seen: Option<Box<[u8]>>,
}

/// What a viewer heard, as JSON.
#[derive(Debug)]
struct Heard {
    viewer: Viewer,
    story: bool,
    happened: Box<RawValue>,
    /// What is still different in the view of those who follow the story; none if they get the whole view.
    changes: Option<Box<RawValue>>,
}

impl<'a> Tidings<'a> {
    /// That something happened after a version.
    #[must_use]
    pub fn new(after: u32, news: &'a [News<'a>], info: Option<&'a TableInfo>) -> Tidings<'a> {
        Tidings { after, news, info, heard: Vec::new(), seen: None }
    }

    /// What somebody heard.
    fn heard_by(&mut self, table: Option<&dyn AnyTable>, reader: Reader) -> Result<&Heard, Trouble> {
        let Reader { viewer, story, .. } = reader;
        let open = table.is_some_and(AnyTable::is_open);
        let alike = |heard: &Heard| {
            let sees = heard.viewer == viewer || !story || open;
            heard.story == story && sees && self.sound_alike(viewer, heard.viewer)
        };
        let known = self.heard.iter().position(alike);
        let number = known.unwrap_or(self.heard.len());
        if known.is_none() {
            let heard = match table.filter(|_| story) {
                Some(table) => self.story(table, viewer)?,
                None => self.lines(viewer)?,
            };
            self.heard.push(heard);
        }
        Ok(&self.heard[number])
    }

    /// The lines alone.
    fn lines(&self, viewer: Viewer) -> Result<Heard, Trouble> {
        let lines = self.news.iter().map(|one| heard(one.told, viewer)).collect::<Result<Vec<_>, _>>()?;
        Ok(Heard { viewer, story: false, happened: self.happened(&lines)?, changes: None })
    }

    /// The lines, each with what it changed, and what is different in the end.
    fn story(&self, table: &dyn AnyTable, viewer: Viewer) -> Result<Heard, Trouble> {
        let mut follower = Follower::new(viewer);
        let mut lines = Vec::with_capacity(self.news.len());
        for news in self.news {
            if matches!(news.written.deed, Deed::Begin { .. } | Deed::Upgrade { .. } | Deed::Stop { .. }) {
                follower.miss();
            }
            lines.push(json(&news.told.map_or_else(Vec::new, |told| follower.hear(told)))?);
        }
        let changes = follower.arrive(table).map(|changes| json(&changes)).transpose()?;
        Ok(Heard { viewer, story: true, happened: self.happened(&lines)?, changes })
    }

    fn happened(&self, lines: &[Box<RawValue>]) -> Result<Box<RawValue>, Trouble> {
        let happened: Vec<_> = self.news.iter().zip(lines).map(|(one, lines)| happened(one, lines)).collect();
        json(&happened)
    }

    /// Writes what a viewer sees of the table they are told of.
    fn show(&mut self, table: &dyn AnyTable, viewer: Viewer, to: &mut Vec<u8>) {
        let begins = to.len();
        match &self.seen {
            Some(seen) => to.extend_from_slice(seen),
            None => {
                table.write_view(viewer, to);
                self.seen = table.is_open().then(|| to[begins..].into());
            }
        }
    }

    /// Whether two hear the same lines.
    fn sound_alike(&self, one: Viewer, other: Viewer) -> bool {
        let lines = |told: &'a AnyUpdate, viewer| told.heard(viewer).map(ptr::from_ref);
        self.news.iter().filter_map(|news| news.told).all(|told| lines(told, one).eq(lines(told, other)))
    }
}

/// Writes a message.
fn write(message: impl FnOnce(&mut Vec<u8>) -> Result<(), Trouble>) -> Result<Arc<str>, Trouble> {
    DESK.with_borrow_mut(|text| {
        text.clear();
        message(text)?;
        let message = str::from_utf8(text).map(Arc::from).map_err(Trouble::internal);
        text.shrink_to(KEPT);
        message
    })
}

/// Adds a field to an object that has some.
fn add(text: &mut Vec<u8>, name: &str, value: impl FnOnce(&mut Vec<u8>) -> Result<(), Trouble>) -> Result<(), Trouble> {
    text.pop(); // its closing brace
    text.extend_from_slice(b",\"");
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\":");
    value(text)?;
    text.push(b'}');
    Ok(())
}

/// Adds what a seat is asked: with all answers where they are few, with what can be said first where they are many, or
/// with all actions; a question that is known, with its number alone.
fn write_question(
    table: &dyn AnyTable,
    seat: Seat,
    QuestionId(id): QuestionId,
    actions: bool,
    known: bool,
    text: &mut Vec<u8>,
) -> Result<(), Trouble> {
    let ask = if known { None } else { table.ask(seat) };
    add(text, "question", |text| {
        let question = Question { id, ask: ask.as_ref(), list: None, next: None, actions: None };
        serde_json::to_writer(&mut *text, &question).map_err(Trouble::internal)?;
        if known {
            return Ok(());
        }
        if actions {
            return add(text, "actions", |text| {
                table.write_actions(seat, text);
                Ok(())
            });
        }
        match table.listing(seat) {
            Some(list) => add(text, "list", |text| {
                text.extend_from_slice(list.as_str().as_bytes());
                Ok(())
            }),
            None => {
                let next = table.next(seat, &Facts::new())?;
                add(text, "next", |text| serde_json::to_writer(text, &next).map_err(Trouble::internal))
            }
        }
    })
}

/// What a viewer heard, as JSON.
pub(crate) fn heard(told: Option<&AnyUpdate>, viewer: Viewer) -> Result<Box<RawValue>, Trouble> {
    let lines: Vec<_> = told.map_or_else(Vec::new, |told| told.heard(viewer).collect());
    json(&lines)
}

/// A line of the log, with what a viewer heard of it.
pub(crate) fn happened<'a>(news: &News<'a>, lines: &'a RawValue) -> Happened<'a> {
    let seat = match &news.written.deed {
        Deed::Sit { seat, .. }
        | Deed::Leave { seat }
        | Deed::Wish { seat, .. }
        | Deed::Agree { seat }
        | Deed::Decline { seat }
        | Deed::Resign { seat }
        | Deed::Lapse { seat }
        | Deed::Return { seat }
        | Deed::Rematch { seat, .. } => Some(*seat),
        Deed::Play { line, .. } => seat_in(line).map(|seat| seat as u8),
        Deed::Begin { .. } | Deed::Upgrade { .. } | Deed::Stop { .. } | Deed::Close {} => None,
    };
    let entry = match &news.written.deed {
        Deed::Play { line, .. } => line.split(' ').next().and_then(|number| number.parse().ok()),
        _ => None,
    };
    Happened { version: news.version, at: news.at, seat, what: news.written.deed.what(), entry, lines }
}
