//! A room from its log.

use super::deed::{Deed, Written};
use super::{Chair, Clocks, Downtime, Room, Settings, Stage, Wish, name_of};
use kernel::record::raw;
use registry::{AnyGame, AnyTable};
use std::sync::Arc;
use store::{Entry, Millis, Table, UserId};
use wire::{Lapse, Left, RematchInfo};

/// How many digits of a state's digest stand in the log.
const DIGITS: usize = 16;

/// Why a room cannot be folded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// What is stored is not what this program wrote.
    #[error("line {line} of the log: {why}")]
    Line {
        /// Which line, from 0.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The settings cannot be read, or the game does not exist here.
    #[error("the settings: {0}")]
    Settings(String),
}

/// The lines of the game's record, as far as they are folded.
#[derive(Debug, Default)]
struct Lines {
    head: Vec<String>,
    plays: Vec<String>,
    digests: Vec<String>,
    /// The revision of the rules under which the last line was written.
    revision: Option<u32>,
    /// How many plays are good, if not all.
    good: Option<u32>,
}

impl Room {
    /// Folds a log. `data` is the text of the component data that the settings name.
    ///
    /// # Errors
    /// When what is stored cannot be understood.
    pub fn fold(row: Table, entries: &[Entry], data: Option<Arc<str>>, down: &Downtime) -> Result<Room, Broken> {
        let settings: Settings =
            serde_json::from_str(&row.settings).map_err(|error| Broken::Settings(error.to_string()))?;
        let game = registry::find(&row.game).map_err(|error| Broken::Settings(error.to_string()))?;
        let seats = settings.seats.len();
        let mut room = Room {
            id: row.id,
            owner: row.owner,
            title: row.title,
            created: row.created,
            updated: row.created,
            game,
            data,
            next: 0,
            chairs: vec![Chair::default(); seats],
            stage: Stage::Gathering,
            table: None,
            clocks: Clocks::new(settings.clock, seats),
            wish: None,
            rematch: None,
            submissions: Vec::new(),
            settings: Arc::new(settings),
        };
        let mut lines = Lines::default();
        for (line, entry) in entries.iter().enumerate() {
            let written: Written =
                serde_json::from_str(&entry.body).map_err(|error| Broken::Line { line, why: error.to_string() })?;
            lines.take(&written.deed);
            room.take(&written, entry.at, down);
        }
        if !lines.head.is_empty() {
            room.lay_out(&lines)?;
        }
        Ok(room)
    }

    /// Takes a line in, but for what it does to the game.
    pub(super) fn take(&mut self, written: &Written, at: Millis, down: &Downtime) {
        let mut actor = None;
        match &written.deed {
            Deed::Sit { seat, who, entropy } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    *chair = Chair { who: Some(who.clone()), entropy: entropy.clone(), ..Chair::default() };
                }
            }
            Deed::Leave { seat } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    *chair = Chair::default();
                }
            }
            Deed::Begin { .. } => self.stage = Stage::Playing,
            Deed::Play { line, .. } => {
                actor = seat_in(line);
                self.forget_wish();
                if written.asked == 0 {
                    self.stage = Stage::Over { early: None };
                }
            }
            Deed::Wish { seat, entry } => {
                self.wish = Some(Wish { seat: *seat, entry: *entry, agreed: 1 << seat });
            }
            Deed::Agree { seat } => {
                if let Some(wish) = &mut self.wish {
                    wish.agreed |= 1 << seat;
                }
            }
            Deed::Decline { .. } => self.forget_wish(),
            Deed::Resign { seat } => {
                self.give_up(*seat, Left::GaveUp, self.resigning() == Lapse::End);
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    chair.resigned = true;
                }
            }
            Deed::Lapse { seat } => self.give_up(*seat, Left::RanOut, self.settings.lapse == Lapse::End),
            Deed::Return { seat } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    chair.away = false;
                }
            }
            Deed::Upgrade { .. } => {}
            Deed::Stop { revision, .. } => self.stage = Stage::Stopped { revision: *revision },
            Deed::Close {} => self.stage = Stage::Closed,
            Deed::Rematch { seat, table } => self.rematch = Some(RematchInfo { seat: *seat, table: *table }),
        }
        if let (Some(id), Some(user)) = (&written.id, written.by) {
            self.submissions.push((name_of(UserId(user), id), self.next + 1));
        }
        self.clocks.advance(at, actor, written.asked, down);
        self.next += 1;
        self.updated = at;
    }

    /// Somebody does not play on: a bot takes over, or the game ends with them last.
    fn give_up(&mut self, seat: u8, why: Left, ends: bool) {
        if ends {
            self.stage = Stage::Over { early: Some((seat, why)) };
        }
        if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
            chair.away = true;
        }
    }

    /// Lays the game out from the lines of its record.
    fn lay_out(&mut self, lines: &Lines) -> Result<(), Broken> {
        let good = lines.good.map_or(lines.plays.len(), |good| (good as usize).min(lines.plays.len()));
        let secret = format!("secret {}", self.settings.secret);
        let bodies = || {
            let head = lines.head.iter().map(String::as_str);
            head.chain(lines.plays[..good].iter().map(String::as_str)).chain([secret.as_str()])
        };
        if lines.revision == Some(self.game.revision()) {
            let broken = |why: String| Broken::Line { line: self.next as usize - 1, why };
            let table = self.game.resume(&raw::seal(bodies()), self.data.as_deref());
            let table = table.map_err(|problem| broken(problem.to_string()))?;
            if good > 0 && lines.digests[good - 1] != short(table.as_ref()) {
                return Err(broken("the state is another one".to_owned()));
            }
            self.table = Some(table);
            return Ok(());
        }
        let (table, good) = as_far_as_good(self.game, lines, &secret, self.data.as_deref());
        let held = good == lines.plays.len();
        self.table = table;
        if !held || self.table.is_none() {
            self.stage = Stage::Stopped { revision: self.game.revision() };
        }
        Ok(())
    }

    /// What has to be written down because the rules have a newer revision than the log: nothing, that the
    /// record holds, or where it stops.
    #[must_use]
    pub fn revised(&self, entries: &[Entry]) -> Option<Deed> {
        let mut lines = Lines::default();
        for entry in entries {
            lines.take(&serde_json::from_str::<Written>(&entry.body).ok()?.deed);
        }
        let (now, good) = (self.game.revision(), self.table.as_ref().map_or(0, |table| table.version()));
        if lines.head.is_empty() || lines.revision == Some(now) || lines.good.is_some() {
            return None;
        }
        if good == lines.plays.len() && self.table.is_some() {
            Some(Deed::Upgrade { revision: now })
        } else {
            Some(Deed::Stop { good: good as u32, revision: now })
        }
    }
}

/// The lines of a log that are the game's: its beginning, then one for each entry of its record, as far as they are
/// good under the rules of the last one.
///
/// # Errors
/// When what is stored cannot be understood.
pub fn moments(entries: &[Entry]) -> Result<Vec<Written>, Broken> {
    let (mut lines, mut moments) = (Lines::default(), Vec::new());
    for (line, entry) in entries.iter().enumerate() {
        let written: Written =
            serde_json::from_str(&entry.body).map_err(|error| Broken::Line { line, why: error.to_string() })?;
        lines.take(&written.deed);
        if matches!(written.deed, Deed::Begin { .. } | Deed::Play { .. }) {
            moments.push(written);
        }
    }
    if let Some(Written { deed: Deed::Begin { head }, .. }) = moments.first_mut() {
        *head = lines.head;
    }
    moments.truncate(lines.good.map_or(usize::MAX, |good| good as usize + 1));
    Ok(moments)
}

impl Lines {
    fn take(&mut self, deed: &Deed) {
        match deed {
            Deed::Begin { head } => {
                self.head.clone_from(head);
                self.revision = head.iter().find_map(|line| line.strip_prefix("revision ")?.parse().ok());
            }
            Deed::Play { line, digest } => {
                if deed.what() == "rewind"
                    && let Some(first) = self.head.first_mut()
                {
                    "boardroom record 2".clone_into(first);
                }
                self.plays.push(line.clone());
                self.digests.push(digest.clone());
            }
            Deed::Upgrade { revision } => self.revise(*revision),
            Deed::Stop { good, revision } => {
                self.good = Some(*good);
                self.revise(*revision);
            }
            _ => {}
        }
    }

    /// The record as one of these rules.
    fn revise(&mut self, revision: u32) {
        self.revision = Some(revision);
        for line in self.head.iter_mut().filter(|line| line.starts_with("revision ")) {
            *line = format!("revision {revision}");
        }
    }
}

/// The game under the rules of today, as far as they agree with what is written: every line is legal and uses
/// the same chance, and the last of them leads to the same state.
fn as_far_as_good(
    game: &'static dyn AnyGame,
    lines: &Lines,
    secret: &str,
    data: Option<&str>,
) -> (Option<Box<dyn AnyTable>>, usize) {
    let now = format!("revision {}", game.revision());
    let head = || lines.head.iter().map(|line| if line.starts_with("revision ") { &now } else { line }.as_str());
    let resumed = |plays: usize| {
        let bodies = head().chain(lines.plays[..plays].iter().map(String::as_str)).chain([secret]);
        let table = game.resume(&raw::seal(bodies), data).ok()?;
        let agreed = plays == 0 || short(table.as_ref()) == lines.digests[plays - 1];
        agreed.then_some(table)
    };
    // The longest prefix of which every part holds.
    let most = lines.good.map_or(lines.plays.len(), |good| (good as usize).min(lines.plays.len()));
    if let Some(table) = resumed(most) {
        return (Some(table), most);
    }
    let mut good = None;
    for plays in 0..most {
        match resumed(plays) {
            Some(table) => good = Some((table, plays)),
            None => break,
        }
    }
    good.map_or((None, 0), |(table, plays)| (Some(table), plays))
}

/// What of a state's digest stands in the log.
pub(super) fn short(table: &dyn AnyTable) -> String {
    table.digest().to_string().chars().take(DIGITS).collect()
}

/// The seat in a line of a record, by index.
pub(super) fn seat_in(line: &str) -> Option<usize> {
    let number: usize = line.split(' ').nth(1)?.strip_prefix('s')?.parse().ok()?;
    number.checked_sub(1)
}
