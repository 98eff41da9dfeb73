//! [`Session`]: a table and the people at its keyboard.

use super::{Log, Saving, Seating, tell_end};
use crate::boards::{self, Draft, Part, Scene};
use crate::files;
use crate::terminal::{Cast, Row, Terminal, Tint, Typed};
use crate::{Exit, Failure};
use kernel::{Digest, Facts, Illegal, MAX_SEATS, Owed, Phrase, QuestionId, Seat, Seeded, Standings, Viewer};
use registry::{AnyGame, AnyTable};
use serde_json::Value;
use std::path::PathBuf;

/// A table and the people at its keyboard.
#[derive(Debug)]
pub struct Session<'a> {
    pub(super) terminal: &'a mut Terminal,
    pub(super) game: &'static dyn AnyGame,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) log: Log,
    pub(super) cast: Cast,
    pub(super) saving: Saving,
    pub(super) seating: Seating,
    thoughts: Thoughts,
    data: Option<PathBuf>,
    /// How many entries of the log each seat has been told.
    told: [usize; MAX_SEATS],
    /// Who sat at the keyboard last.
    keyboard: Option<Seat>,
    /// Who is asked next, if they are asked at all: they have withdrawn their choice.
    pub(super) called: Option<Seat>,
    explained: bool,
}

/// Where the bots' own chance comes from. It has nothing to do with the table's.
#[derive(Clone, Copy, Debug)]
pub struct Thoughts(pub [u8; 32]);

impl Thoughts {
    /// The chance of one bot at one entry.
    fn at(self, seat: Seat, version: usize) -> Seeded {
        let version = version as u64;
        let bytes = [b"boardroom bots 1\n".as_slice(), &self.0, &[seat.index() as u8], &version.to_le_bytes()];
        Seeded::new(Digest::of_bytes(&bytes.concat()).0)
    }
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    Leave,
}

/// What came of passing the keyboard on.
enum Handed {
    /// The next person has it.
    Over,
    /// The last one keeps it, having withdrawn a choice.
    Kept,
    /// Nobody wants to go on.
    Leave,
}

impl<'a> Session<'a> {
    /// Sits down.
    pub fn new(
        terminal: &'a mut Terminal,
        (game, table, log): (&'static dyn AnyGame, Box<dyn AnyTable>, Log),
        seating: Seating,
        saving: Saving,
        thoughts: Thoughts,
        data: Option<PathBuf>,
    ) -> Session<'a> {
        let cast = seating.cast(terminal.texts).and_beyond(terminal.texts, game.id());
        let (told, keyboard, called, explained) = ([0; MAX_SEATS], None, None, false);
        Session { terminal, game, table, log, cast, saving, seating, thoughts, data, told, keyboard, called, explained }
    }

    /// What was told before counts as known.
    pub fn skip_log(&mut self) {
        self.told = [self.log.len(); MAX_SEATS];
    }

    /// Plays until the game is over or nobody wants to go on.
    ///
    /// # Errors
    /// When the game cannot be saved at all.
    pub fn run(mut self) -> Result<Exit, Failure> {
        self.saving.after_step(self.table.as_ref())?;
        while !self.terminal.out.is_closed() {
            let asked = match self.table.owed() {
                Owed::Over(standings) => {
                    self.end(&standings);
                    break;
                }
                Owed::Asked(asked) => asked.seats,
            };
            let bot = asked.iter().find_map(|seat| Some((seat, self.seating.bot(seat)?)));
            // Where several are asked at once, whoever has the keyboard goes on until they have finished.
            let waiting = |seat: &Seat| asked.has(*seat);
            let person = self.called.filter(waiting).or(self.keyboard.filter(waiting)).or(asked.lowest());
            let flow = match (bot, person) {
                (Some((seat, bot)), _) => self.bot(seat, bot)?,
                (None, Some(seat)) => self.person(seat)?,
                (None, None) => Flow::Leave,
            };
            if flow == Flow::Leave {
                break;
            }
        }
        Ok(Exit::Fine)
    }

    fn bot(&mut self, seat: Seat, bot: &str) -> Result<Flow, Failure> {
        let mut chance = self.thoughts.at(seat, self.table.version());
        let action = self.table.bot(seat, bot, &mut chance)?;
        self.submit(seat, &action, None)?;
        Ok(Flow::On)
    }

    /// Carries a choice out, notes it and saves.
    pub(super) fn submit(&mut self, seat: Seat, action: &Value, to: Option<QuestionId>) -> Result<(), Illegal> {
        let update = self.table.submit(seat, action, to)?;
        self.log.push(seat, update);
        self.keep();
        Ok(())
    }

    /// Saves after a step. What goes wrong is said, and the game goes on.
    pub(super) fn keep(&mut self) {
        if let Err(failure) = self.saving.after_step(self.table.as_ref()) {
            let told = failure.tell(self.terminal.texts);
            self.terminal.tinted(&told, Tint::Bad, 0);
        }
    }

    fn person(&mut self, seat: Seat) -> Result<Flow, Failure> {
        match self.hand_over(seat) {
            Handed::Over => self.called = None,
            Handed::Kept => return Ok(Flow::On),
            Handed::Leave => return Ok(Flow::Leave),
        }
        let whole = self.log.others_acted(seat, self.told[seat.index()]);
        self.recap(seat.into());
        self.board(seat.into(), if whole || !self.explained { Part::Whole } else { Part::Own });
        self.question(seat)
    }

    /// Where the next person may not see what the last one saw, the screen is cleared first. That
    /// is so whenever the two see the table differently, and while a choice of the last one is sealed.
    fn hand_over(&mut self, seat: Seat) -> Handed {
        let sealed = self.sealed();
        let hidden = |last: &Seat| {
            *last != seat && (sealed.has(*last) || self.table.view((*last).into()) != self.table.view(seat.into()))
        };
        let Some(last) = self.keyboard.filter(hidden) else {
            self.keyboard = Some(seat);
            return Handed::Over;
        };
        let key = if sealed.has(last) { "cmd-play-hand-away-sealed" } else { "cmd-play-hand-away" };
        let away = Phrase::new(key).seat("seat", seat).text("withdraw", self.terminal.texts.label("cmd-key-withdraw"));
        match self.wait(&away) {
            None => return Handed::Leave,
            Some(typed) if sealed.has(last) && self.is_withdrawal(&typed) => {
                if let Err(no) = self.withdraw(last) {
                    self.refuse(&no);
                }
                return Handed::Kept;
            }
            Some(_) => {}
        }
        self.terminal.clear();
        self.keyboard = Some(seat);
        match self.wait(&Phrase::new("cmd-play-hand-over").seat("seat", seat)) {
            None => Handed::Leave,
            Some(_) => Handed::Over,
        }
    }

    /// Waits for Enter; gives what was typed before it, if there was any input at all.
    fn wait(&mut self, phrase: &Phrase) -> Option<String> {
        let prompt = self.cast.tinted(&self.terminal.texts.say(phrase, self.cast.names())).plain(" ");
        match self.terminal.ask(&prompt) {
            Typed::Line(line) => Some(line),
            Typed::TooLong | Typed::NotText => Some(String::new()),
            Typed::End => {
                self.no_more_input();
                None
            }
        }
    }

    /// What has happened since the viewer was told last.
    pub(super) fn recap(&mut self, viewer: Viewer) {
        let from = match viewer {
            Viewer::Seat(seat) => std::mem::replace(&mut self.told[seat.index()], self.log.len()),
            Viewer::Onlooker => 0,
        };
        self.tell_log(viewer, from);
    }

    /// The log from an entry on.
    pub(super) fn tell_log(&mut self, viewer: Viewer, from: usize) {
        let mut first = true;
        for entry in from..self.log.len() {
            for sentence in self.log.sentences(entry, viewer, self.terminal.texts, &self.cast) {
                if std::mem::take(&mut first) {
                    self.terminal.blank();
                }
                self.terminal.hanging(Row::new().soft("  · "), 4, &sentence);
            }
        }
    }

    /// Draws the board as the viewer sees it; the signs are explained the first time.
    pub(super) fn board(&mut self, viewer: Viewer, part: Part) {
        let legend = part == Part::Whole && !std::mem::replace(&mut self.explained, true);
        self.draw(viewer, part, legend);
    }

    pub(super) fn draw(&mut self, viewer: Viewer, part: Part, legend: bool) {
        let scene = Scene { texts: self.terminal.texts, cast: &self.cast, viewer, legend };
        let rows =
            boards::draw(self.game.id(), &self.table.view(viewer).value(), &self.table.printed().value(), scene, part);
        self.terminal.blank();
        rows.iter().for_each(|row| self.terminal.row(row));
    }

    /// Draws an answer that is being put together, and what it would do if it is one already.
    pub(super) fn draft(&mut self, seat: Seat, facts: &Facts, answer: Option<&Value>) {
        let Some(draw) = boards::draft(self.game.id()).filter(|_| !facts.is_empty()) else {
            return;
        };
        let mut chance = self.thoughts.at(seat, self.table.version());
        let shown = answer.and_then(|answer| self.table.foresee(seat, answer, &mut chance).ok()?.shown);
        let shown = shown.map(|shown| shown.value());
        let scene = Scene { texts: self.terminal.texts, cast: &self.cast, viewer: seat.into(), legend: false };
        let draft = Draft { facts, shown: shown.as_ref() };
        let rows = draw(&self.table.printed().value(), scene, draft).unwrap_or_default();
        if !rows.is_empty() {
            self.terminal.blank();
        }
        rows.iter().for_each(|row| self.terminal.row(row));
    }

    /// The keyboard has no more to say.
    pub(super) fn no_more_input(&mut self) -> Flow {
        self.terminal.say(&Phrase::new("cmd-play-no-input"));
        if self.saving.is_kept(self.table.as_ref()) {
            self.tell_saved();
        }
        Flow::Leave
    }

    /// Says where the game is and how to go on.
    pub(super) fn tell_saved(&mut self) {
        let Some(file) = self.saving.file().map(files::shown) else {
            return;
        };
        self.terminal.say(&Phrase::new("cmd-play-saved").text("file", file.as_str()));
        let seats = quoted(&self.seating.argument());
        let resume = format!("boardroom play --resume {} --seats {seats}{}", quoted(&file), self.data_argument());
        self.terminal.text(&resume, 2);
    }

    fn end(&mut self, standings: &Standings) {
        let viewer = self.keyboard.map_or(Viewer::Onlooker, Viewer::Seat);
        self.recap(viewer);
        self.draw(viewer, Part::Whole, false);
        tell_end(standings, &self.log, &self.cast, self.terminal);
        self.terminal.blank();
        if self.saving.file().is_none() {
            self.keep_finished();
        } else if !self.saving.is_kept(self.table.as_ref())
            && let Some(file) = self.saving.file().map(PathBuf::from)
        {
            self.save_as(&file);
        }
        if let Some(file) = self.saving.file().map(files::shown) {
            self.terminal.say(&Phrase::new("cmd-end-kept").text("file", file.as_str()));
            for command in ["replay", "verify"] {
                let line = format!("boardroom {command} {}{}", quoted(&file), self.data_argument());
                self.terminal.text(&line, 2);
            }
        }
    }

    /// ` --data FILE`, if the game is played with other data than the standard ones.
    fn data_argument(&self) -> String {
        let data = self.data.as_deref().map(|data| format!(" --data {}", quoted(&files::shown(data))));
        data.unwrap_or_default()
    }

    /// Offers to keep the record of a finished game.
    fn keep_finished(&mut self) {
        let prompt = Row::new().plain(self.terminal.texts.label("cmd-end-keep")).plain(" ");
        while let Typed::Line(name) = self.terminal.ask(&prompt) {
            if name.is_empty() || self.save_as(&PathBuf::from(name)) {
                break;
            }
        }
    }

    /// Saves into a file; says so, or why not.
    pub(super) fn save_as(&mut self, path: &std::path::Path) -> bool {
        match self.saving.save_as(path, self.table.as_ref()) {
            Ok(()) => true,
            Err(failure) => {
                let told = failure.tell(self.terminal.texts);
                self.terminal.tinted(&told, Tint::Bad, 0);
                false
            }
        }
    }
}

/// As a shell takes it.
fn quoted(text: &str) -> String {
    let simple = |c: char| c.is_alphanumeric() || "-_./,:+=@".contains(c);
    if !text.is_empty() && text.chars().all(simple) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}
