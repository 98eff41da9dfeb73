//! Guided first games, told exactly as a table would tell them.
//!
//! A lesson's record is played in a [`Room`] that belongs to nobody and is in no store. What its watcher on the learner's
//! seat would receive is made once and kept; questions about answers are put to the same room as it was at a step.

use crate::room::{Deed, Downtime, News, Reader, Room, Settings, Tidings, UserNames, Who, Written, bits, json};
use crate::trouble::Trouble;
use kernel::record::raw::{RawDeed, RawRecord};
use kernel::{Phrase, Seat, Viewer};
use lessons::{Lesson, Note};
use registry::{AnyGame, AnyUpdate};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use store::{Entry, TableId, UserId};
use wire::{Ask, Code, LessonMoment, LessonNote, LessonTask, SeatPlan};

/// Whoever learns. Nobody in a store has this number.
const LEARNER: UserId = UserId(0);

/// A lesson that has been played to its end.
#[derive(Debug)]
pub struct Guided {
    /// What a client receives.
    pub text: Arc<str>,
    seat: Seat,
    /// The table as it was opened.
    row: store::Table,
    /// Its log, the seats and the deal first.
    log: Vec<Entry>,
    /// How many entries of the log stand before the first of the record.
    before: usize,
}

/// The lesson of a game, played once and kept; none if there is none.
///
/// # Errors
/// When its record does not hold, which the tests rule out.
pub fn guided(game: &str) -> Result<Option<&'static Guided>, Trouble> {
    static ALL: OnceLock<BTreeMap<&'static str, OnceLock<Option<Guided>>>> = OnceLock::new();
    let all = ALL.get_or_init(|| lessons::lessons().iter().map(|one| (one.game, OnceLock::new())).collect());
    let (Some(cell), Some(lesson)) = (all.get(game), lessons::lesson(game)) else { return Ok(None) };
    let kept = cell.get_or_init(|| Guided::of(lesson).inspect_err(|error| tracing::error!(?error, game)).ok());
    kept.as_ref().map(Some).ok_or_else(Trouble::unavailable)
}

impl Guided {
    /// Plays a lesson.
    ///
    /// # Errors
    /// The first entry that the rules refuse, or a note that does not fit the record.
    pub fn of(lesson: &Lesson) -> Result<Guided, Trouble> {
        let (game, record) = registry::peek(lesson.record)?;
        let seat = Seat::checked(lesson.seat()).filter(|seat| seat.index() < record.header.seats);
        let seat = seat.ok_or_else(|| wrong("no such seat"))?;
        let row = row(lesson, &record)?;
        let (mut log, begin, told) = opening(lesson, game)?;
        let before = log.len();
        let down = Downtime::default();
        let mut room = Room::fold(row.clone(), &log, None, &down).map_err(Trouble::internal)?;
        room.playing()?.keep_moments(true);
        let mut teller = Teller::new(lesson, seat);
        teller.tell(&room, 0, begin, told)?;
        for (number, entry) in record.entries.iter().enumerate() {
            let RawDeed::Act(action) = &entry.deed else { return Err(wrong("a lesson takes nothing back")) };
            let action: Value = serde_json::from_str(action).map_err(Trouble::internal)?;
            teller.ask(&room, number, entry.by, &action)?;
            let decided = if entry.by == seat {
                let play =
                    Ask::Play { action: Some(action), facts: None, question: None, submission: format!("{number}") };
                room.decide(LEARNER, &play, 0, &down)?
            } else {
                room.decide_bot(entry.by, &action, 0, &down)?
            };
            for written in &decided.written {
                log.push(line(written)?);
            }
            let written = decided.written.into_iter().next().ok_or_else(|| wrong("nothing was written"))?;
            let told = decided.told.ok_or_else(|| wrong("nothing was told"))?;
            teller.tell(&room, number + 1, written, told)?;
        }
        Ok(Guided { text: teller.text()?, seat, row, log, before })
    }

    /// What can be said of an answer besides some facts, after so many entries.
    ///
    /// # Errors
    /// When there is no such moment, nothing is asked there, or there is no such answer.
    pub fn draft(&self, step: u32, facts: &[String]) -> Result<Box<RawValue>, Trouble> {
        self.room(step)?.draft(self.seat, facts)
    }

    /// What an answer would do, as far as the learner can foresee it.
    ///
    /// # Errors
    /// The same.
    pub fn foresee(&self, step: u32, facts: &[String]) -> Result<Box<RawValue>, Trouble> {
        self.room(step)?.foresee(self.seat, None, Some(facts))
    }

    /// The table after so many entries.
    fn room(&self, step: u32) -> Result<Room, Trouble> {
        let entries = usize::try_from(step).ok().and_then(|step| self.log.get(..step.checked_add(self.before)?));
        let entries = entries.ok_or_else(Trouble::not_found)?;
        Room::fold(self.row.clone(), entries, None, &Downtime::default()).map_err(Trouble::internal)
    }
}

/// Writes down what whoever learns is told and asked.
struct Teller<'a> {
    lesson: &'a Lesson,
    seat: Seat,
    /// What has happened since the last moment, with its version.
    news: Vec<(u32, Written, AnyUpdate)>,
    tasks: BTreeMap<usize, LessonTask>,
    moments: Vec<Moment>,
}

/// A moment of a lesson: what somebody is told who comes to it afresh, and somebody who was there at the one before.
struct Moment {
    at: usize,
    skip: bool,
    update: Box<RawValue>,
    story: Option<Box<RawValue>>,
}

impl Moment {
    fn told(&self) -> LessonMoment<'_> {
        let Moment { at, skip, update, story } = self;
        LessonMoment { at: *at as u32, skip: *skip, update, story: story.as_deref() }
    }
}

impl<'a> Teller<'a> {
    fn new(lesson: &'a Lesson, seat: Seat) -> Teller<'a> {
        Teller { lesson, seat, news: Vec::new(), tasks: BTreeMap::new(), moments: Vec::new() }
    }

    /// Whether the moment after so many entries is told as one: all between notes are, unless a note skips them.
    fn is_told(&self, at: usize) -> bool {
        let next = self.lesson.notes().iter().find(|note| note.at >= at);
        next.is_some_and(|note| note.at == at || !note.skip)
    }

    /// An entry is about to be played: if it is the learner's, what they are to do is kept.
    fn ask(&mut self, room: &Room, at: usize, by: Seat, action: &Value) -> Result<(), Trouble> {
        let task = self.lesson.notes().iter().any(|note| note.at == at && note.play);
        if !task {
            return Ok(());
        }
        if by != self.seat {
            return Err(wrong("a note asks for the move of somebody else"));
        }
        let table = room.table.as_ref().ok_or_else(|| wrong("no game is under way"))?;
        let facts = table.facts(by, action)?.as_slice().iter().map(ToString::to_string).collect();
        self.tasks.insert(at, LessonTask { facts, action: action.clone() });
        Ok(())
    }

    /// The room has come to where so many entries are played.
    fn tell(&mut self, room: &Room, at: usize, written: Written, told: AnyUpdate) -> Result<(), Trouble> {
        self.news.push((room.next - 1, written, told));
        if !self.is_told(at) {
            return Ok(());
        }
        let skip = self.lesson.notes().iter().any(|note| note.at == at && note.skip);
        let after = self.news.first().map_or(room.next, |(version, ..)| *version);
        let news: Vec<News<'_>> = self
            .news
            .iter()
            .map(|(version, written, told)| News { version: *version, at: 0, written, told: Some(told) })
            .collect();
        let info = room.info(&UserNames::new());
        let shown = (at == 0 || room.is_over()).then_some(&info);
        let message = |story| {
            let reader = Reader { story, ..Reader::new(Viewer::Seat(self.seat), false) };
            let text = room.update(reader, &mut Tidings::new(after, &news, shown))?;
            RawValue::from_string(text.as_ref().to_owned()).map_err(Trouble::internal)
        };
        let story = if at == 0 || skip { None } else { Some(message(true)?) };
        self.moments.push(Moment { at, skip, update: message(false)?, story });
        self.news.clear();
        Ok(())
    }

    fn text(self) -> Result<Arc<str>, Trouble> {
        let note = |note: &Note| {
            let task = if note.play { self.tasks.get(&note.at).cloned() } else { None };
            if note.play && task.is_none() {
                return Err(wrong("a note asks for a move after the last"));
            }
            let (say, lit, area) = (note.say.clone(), note.lit.clone(), note.area.clone());
            Ok(LessonNote { at: note.at as u32, say, lit, area, task })
        };
        let notes = self.lesson.notes().iter().map(note).collect::<Result<Vec<_>, Trouble>>()?;
        if notes.iter().any(|note| self.moments.iter().all(|moment| moment.at != note.at as usize)) {
            return Err(wrong("a note stands behind the end of the record"));
        }
        let lesson = wire::Lesson {
            game: self.lesson.game.to_owned(),
            seat: self.seat.index() as u8,
            notes,
            moments: self.moments.iter().map(Moment::told).collect(),
        };
        Ok(json(&lesson)?.get().into())
    }
}

/// The table of a lesson as a store would keep it.
fn row(lesson: &Lesson, record: &RawRecord) -> Result<store::Table, Trouble> {
    let secret = record.secret.as_ref().ok_or_else(|| wrong("the record is not finished"))?;
    let settings = Settings {
        options: serde_json::from_str(&record.header.options).map_err(Trouble::internal)?,
        data: None,
        secret: secret.to_hex(),
        invite: String::new(),
        seats: vec![SeatPlan::Open; record.header.seats],
        visibility: wire::Visibility::Private,
        clock: wire::ClockPlan::default(),
        lapse: wire::Lapse::default(),
        spectators: wire::Spectators::default(),
        hints: false,
        rated: false,
        submission: String::new(),
        rematch_of: None,
    };
    Ok(store::Table {
        id: TableId(0),
        owner: LEARNER,
        game: lesson.game.to_owned(),
        title: String::new(),
        visibility: store::Visibility::Private,
        settings: json(&settings)?.get().to_owned(),
        created: 0,
        rated: false,
        head: store::Head { next: 0, status: store::Status::Open, asked: 0, updated: 0, deadline: None },
        seats: Vec::new(),
    })
}

/// Everybody sits down, and the game begins: the lines of the log, the last of them, and what is told with it.
fn opening(lesson: &Lesson, game: &dyn AnyGame) -> Result<(Vec<Entry>, Written, AnyUpdate), Trouble> {
    let table = game.resume(lesson.record, None)?;
    let replay = game.replay(lesson.record, None)?;
    let who = |seat: usize| {
        if seat == lesson.seat() { Who::User(LEARNER.0) } else { Who::Bot(game.usual_bot().to_owned()) }
    };
    let sit = |seat: usize| Deed::Sit { seat: seat as u8, who: who(seat), entropy: String::new() };
    let of = |deed, asked| Written { id: None, by: None, deed, asked };
    let begin = of(Deed::Begin { head: table.head() }, bits(replay.owed().seats().iter()));
    let lines = (0..table.seats()).map(|seat| of(sit(seat), 0)).chain([begin.clone()]);
    let log = lines.map(|written| line(&written)).collect::<Result<_, _>>()?;
    Ok((log, begin, replay.told().clone()))
}

fn line(written: &Written) -> Result<Entry, Trouble> {
    Ok(Entry { at: 0, body: json(written)?.get().to_owned() })
}

fn wrong(what: &'static str) -> Trouble {
    tracing::error!(what, "a lesson does not fit its record");
    Trouble::new(Code::Internal, Phrase::new("server-internal"))
}
