//! `boardroom replay`: a record told again.

use super::{blame, data_text, game_name, open_record, said};
use crate::boards::{self, Part, Scene};
use crate::cli::{Record, View};
use crate::files;
use crate::play::{Log, tell_end};
use crate::terminal::{Cast, Row, Terminal, Tint};
use crate::{Exit, Failure};
use kernel::owed::Manner;
use kernel::{Owed, Phrase, Seat, Viewer};
use registry::{AnyGame, AnyReplay};

/// Tells a record from beginning to end, or shows one moment of it.
///
/// # Errors
/// The first line of the record that is wrong.
pub fn run(record: &Record, view: View, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let (text, _, game) = open_record(&record.file)?;
    let data = data_text(record.data.as_deref())?;
    let refused = |problem| blame(problem, Some(&record.file), record.data.as_deref());
    let mut replay = game.replay(&text, data.as_deref()).map_err(refused)?;
    if let Viewer::Seat(seat) = view.viewer
        && seat.index() >= replay.seats()
    {
        let wrong = Phrase::new("cmd-wrong-seat").text("found", seat.number().to_string());
        return Err(Failure::usage(wrong.count("most", replay.seats())));
    }
    let cast = Cast::numbered(terminal.texts, replay.seats()).and_beyond(terminal.texts, game.id());
    let mut telling = Telling { game, replay: replay.as_mut(), cast, viewer: view.viewer, terminal };
    let told = match view.step {
        Some(step) => telling.moment(step),
        None => telling.story(),
    };
    told.map_err(|failure| failure.about(files::shown(&record.file)))
}

struct Telling<'a> {
    game: &'static dyn AnyGame,
    replay: &'a mut dyn AnyReplay,
    cast: Cast,
    viewer: Viewer,
    terminal: &'a mut Terminal,
}

impl Telling<'_> {
    /// Everything, entry by entry, then the last board and the standings.
    fn story(&mut self) -> Result<Exit, Failure> {
        let title = Phrase::new("cmd-replay-title").text("name", game_name(self.terminal.texts, self.game));
        let title = title.count("seats", self.replay.seats()).count("entries", self.replay.len());
        let title = said(self.terminal.texts, &title);
        self.terminal.row(&Row::new().with(Tint::Strong, title));
        let (log, fault) = Log::of(self.replay);
        for entry in 0..log.len() {
            self.tell(&log, entry);
        }
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        self.replay.finish()?;
        self.board();
        match self.replay.owed() {
            Owed::Over(standings) => tell_end(&standings, &log, &self.cast, self.terminal),
            Owed::Asked(_) => self.waiting(),
        }
        Ok(Exit::Fine)
    }

    /// The table when so many entries were played.
    fn moment(&mut self, step: usize) -> Result<Exit, Failure> {
        if step > self.replay.len() {
            let wrong = Phrase::new("cmd-replay-no-step").count("step", step).count("entries", self.replay.len());
            return Err(Failure::usage(wrong));
        }
        self.replay.go_to(step.saturating_sub(1))?;
        let secret = self.is_secret();
        self.replay.go_to(step)?;
        let title = Phrase::new("cmd-replay-step").count("step", step).count("entries", self.replay.len());
        let title = said(self.terminal.texts, &title);
        self.terminal.row(&Row::new().with(Tint::Strong, title));
        let deed = self.replay.deed().cloned();
        if let Some(deed) = deed
            && let Some(say) = deed.say
            && (self.viewer == Viewer::Seat(deed.by) || !secret && self.is_told())
        {
            let did = Phrase::new("cmd-replay-did").seat("seat", deed.by).phrase("what", say);
            let did = self.cast.tinted(&self.terminal.texts.say(&did, self.cast.names()));
            self.terminal.hanging(Row::new().soft("  › "), 4, &did);
        }
        let mut log = Log::begin(self.replay.told().clone());
        if let Some(deed) = self.replay.deed() {
            log.push(deed.by, self.replay.told().clone());
        }
        self.sentences(&log, log.len() - 1, Row::new().soft("  · "), 4);
        self.board();
        self.waiting();
        Ok(Exit::Fine)
    }

    /// Whether choices are made in secret here.
    fn is_secret(&self) -> bool {
        matches!(self.replay.owed(), Owed::Asked(asked) if asked.manner == Manner::Sealed)
    }

    /// Whether nothing of the last entry is hidden from the viewer.
    fn is_told(&self) -> bool {
        self.replay.told().told.iter().all(|told| told.heard_by(self.viewer) == told.fullest())
    }

    fn tell(&mut self, log: &Log, entry: usize) {
        self.sentences(log, entry, Row::new().soft(format!("{entry:>4}  ")), 6);
    }

    fn sentences(&mut self, log: &Log, entry: usize, mark: Row, hang: usize) {
        let mut mark = Some(mark);
        for sentence in log.sentences(entry, self.viewer, self.terminal.texts, &self.cast) {
            self.terminal.hanging(mark.take().unwrap_or_default(), hang, &sentence);
        }
    }

    fn board(&mut self) {
        let scene = Scene { texts: self.terminal.texts, cast: &self.cast, viewer: self.viewer, legend: false };
        let (view, printed) = (self.replay.view(self.viewer).value(), self.replay.printed().value());
        let rows = boards::draw(self.game.id(), &view, &printed, scene, Part::Whole);
        self.terminal.blank();
        rows.iter().for_each(|row| self.terminal.row(row));
    }

    /// Whom the table waits for, and what they are asked. What is chosen in secret is asked in secret.
    fn waiting(&mut self) {
        let texts = self.terminal.texts;
        self.terminal.blank();
        let seats: Vec<Seat> = self.replay.owed().seats().iter().collect();
        if seats.is_empty() {
            self.terminal.say(&Phrase::new("cmd-replay-over"));
            return;
        }
        let secret = self.is_secret();
        for seat in &seats {
            if (!secret || self.viewer == Viewer::Seat(*seat))
                && let Some(ask) = self.replay.ask(*seat)
            {
                let asked = Phrase::new("cmd-replay-asked").seat("seat", *seat).phrase("ask", ask);
                let asked = self.cast.tinted(&texts.say(&asked, self.cast.names()));
                self.terminal.hanging(Row::new(), 0, &asked);
            }
        }
        if secret {
            let names = seats.iter().map(|seat| Phrase::new("table-seat").seat("seat", *seat)).collect();
            let waits = Phrase::new("cmd-replay-waits").list("seats", names);
            let waits = self.cast.tinted(&texts.say(&waits, self.cast.names()));
            self.terminal.hanging(Row::new(), 0, &waits);
        }
    }
}
