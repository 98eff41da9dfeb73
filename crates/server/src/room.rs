//! [`Room`]: a table with everything around its game: seats, clock, wishes. It is the fold of its log.
//!
//! A room decides what may happen ([`decide`](Room::decide)) and writes it down; whoever holds it makes
//! that durable before anybody is told. If that fails, the room is thrown away and folded anew: memory is
//! never the truth.

mod clock;
mod decide;
pub mod deed;
mod fold;
mod portray;
mod seating;
mod settings;
mod tidings;
mod wishes;

pub use clock::{Clocks, Downtime};
pub use decide::{Actor, Decision};
pub use deed::{Deed, Who, Written};
pub use fold::{Broken, moments};
pub use portray::UserNames;
pub(crate) use portray::json;
pub(crate) use seating::known_bot;
pub use settings::Settings;
pub use tidings::{News, Reader, Tidings};
pub(crate) use tidings::{happened, heard};

use crate::trouble::Trouble;
use kernel::{Owed, Seat, Viewer};
use registry::{AnyGame, AnyTable};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use store::{HeadChange, Millis, Status, TableId, UserId};
use wire::{Ending, Lapse, Left, RematchInfo, Standing};

/// A table with everything around its game.
#[derive(Debug)]
pub struct Room {
    /// Its number.
    pub id: TableId,
    /// Who opened it.
    pub owner: UserId,
    /// What people call it.
    pub title: String,
    /// When it was opened.
    pub created: Millis,
    /// When something happened last.
    pub updated: Millis,
    /// The game that is played.
    pub game: &'static dyn AnyGame,
    /// What was agreed when it was opened.
    pub settings: Arc<Settings>,
    /// The text of the component data, if not the standard one.
    pub data: Option<Arc<str>>,
    /// How many lines its log has: its version.
    pub next: u32,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) stage: Stage,
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) clocks: Clocks,
    pub(crate) wish: Option<Wish>,
    /// Who wants to play again, and where.
    pub(crate) rematch: Option<RematchInfo>,
    /// Which submissions were done, and the version after each.
    submissions: Vec<(u64, u32)>,
}

/// How far a room is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Gathering,
    Playing,
    /// Over by the rules, or because a seat did not go on.
    Over {
        early: Option<(u8, Left)>,
    },
    /// Its record does not hold under the rules of this revision.
    Stopped {
        revision: u32,
    },
    Closed,
}

/// A seat with what happens around it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    pub(crate) who: Option<Who>,
    pub(crate) entropy: String,
    /// A bot plays for its owner.
    pub(crate) away: bool,
    pub(crate) resigned: bool,
}

/// A wish to go back that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    pub(crate) seat: u8,
    pub(crate) entry: u32,
    /// Who has agreed, one bit each.
    pub(crate) agreed: u32,
}

impl Chair {
    pub(crate) fn user(&self) -> Option<UserId> {
        match self.who {
            Some(Who::User(user) | Who::Local { user, .. }) => Some(UserId(user)),
            Some(Who::Bot(_)) | None => None,
        }
    }

    /// Why its player does not play any more.
    pub(crate) fn left(&self) -> Option<Left> {
        match (self.resigned, self.away) {
            (true, _) => Some(Left::GaveUp),
            (false, true) => Some(Left::RanOut),
            (false, false) => None,
        }
    }
}

impl Room {
    /// Whether somebody follows the story: then what the game tells comes with its moments.
    pub fn keep_moments(&mut self, keep: bool) {
        if let Some(table) = &mut self.table {
            table.keep_moments(keep);
        }
    }

    /// The seats of a user: several, if others play at their screen.
    pub fn seats_of(&self, user: UserId) -> impl Iterator<Item = Seat> {
        let own = self.chairs.iter().enumerate().filter(move |(_, chair)| chair.user() == Some(user));
        own.filter_map(|(seat, _)| Seat::checked(seat))
    }

    /// The seat of a user: the one that is named, or the only one they have. Whoever has several and names none has
    /// none, so that nothing of one is shown by mistake (BH-13).
    #[must_use]
    pub fn seat_of(&self, user: UserId, named: Option<u8>) -> Option<Seat> {
        let mut own = self.seats_of(user);
        match named {
            Some(named) => own.find(|seat| seat.index() == usize::from(named)),
            None => own.next().filter(|_| own.next().is_none()),
        }
    }

    /// Whether a user sits here.
    #[must_use]
    pub fn sits(&self, user: UserId) -> bool {
        self.seats_of(user).next().is_some()
    }

    /// What a user sees the table as.
    #[must_use]
    pub fn viewer(&self, user: Option<UserId>, named: Option<u8>) -> Viewer {
        user.and_then(|user| self.seat_of(user, named)).map_or(Viewer::Onlooker, Viewer::Seat)
    }

    /// What happens when a player gives up (BH-3).
    #[must_use]
    pub fn resigning(&self) -> Lapse {
        if self.chairs.len() == 2 { Lapse::End } else { Lapse::Bot(self.stand_in().to_owned()) }
    }

    /// Whether nothing can happen any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.status().is_over()
    }

    /// What lists say about it.
    #[must_use]
    pub fn status(&self) -> Status {
        match self.stage {
            Stage::Gathering => Status::Open,
            Stage::Playing => Status::Running,
            Stage::Over { .. } => Status::Finished,
            Stage::Stopped { .. } | Stage::Closed => Status::Stopped,
        }
    }

    /// Whether players may think for days.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        matches!(self.settings.clock, wire::ClockPlan::Days { .. })
    }

    /// The seats that the table waits for, one bit each.
    pub(crate) fn asked(&self) -> u32 {
        match (&self.stage, &self.table) {
            (Stage::Playing, Some(table)) => bits(table.owed().seats().iter()),
            _ => 0,
        }
    }

    /// Who plays a seat in place of a person, if anybody.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<&str> {
        let chair = self.chairs.get(seat.index())?;
        match (&chair.who, chair.away) {
            (Some(Who::Bot(bot)), _) => Some(bot),
            (Some(Who::User(_) | Who::Local { .. }), true) | (None, _) => Some(self.stand_in()),
            (Some(Who::User(_) | Who::Local { .. }), false) => None,
        }
    }

    /// The bot that plays for somebody who is away or has given up.
    pub(crate) fn stand_in(&self) -> &str {
        self.settings.stand_in().unwrap_or(self.game.usual_bot())
    }

    /// The first seat that a bot has to move for.
    #[must_use]
    pub fn bot_asked(&self) -> Option<(Seat, String)> {
        let asked = match (&self.stage, &self.table) {
            (Stage::Playing, Some(table)) => table.owed().seats(),
            _ => return None,
        };
        asked.iter().find_map(|seat| Some((seat, self.bot_of(seat)?.to_owned())))
    }

    /// The persons that the table waits for.
    pub(crate) fn persons_asked(&self) -> impl Iterator<Item = (Seat, UserId)> {
        let asked = self.asked();
        let seats = (0..self.chairs.len()).filter(move |seat| asked >> seat & 1 == 1);
        seats.filter_map(|seat| {
            let (seat, chair) = (Seat::checked(seat)?, &self.chairs[seat]);
            Some((seat, chair.user().filter(|_| !chair.away)?))
        })
    }

    /// The version after a submission that was done before.
    #[must_use]
    pub fn done_before(&self, user: UserId, submission: &str) -> Option<u32> {
        let name = name_of(user, submission);
        self.submissions.iter().find(|(done, _)| *done == name).map(|(_, version)| *version)
    }

    /// How the game ended.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let why = match self.stage {
            Stage::Gathering | Stage::Playing => return None,
            Stage::Over { .. } | Stage::Closed => None,
            Stage::Stopped { revision } => {
                let why = kernel::Phrase::new("server-stopped").number("revision", revision);
                serde_json::to_value(why.count("good", self.table.as_ref().map_or(0, |table| table.version()))).ok()
            }
        };
        let early = match self.stage {
            Stage::Over { early } => early,
            _ => None,
        };
        let of = |wanted: Left| early.filter(|(_, left)| *left == wanted).map(|(seat, _)| seat);
        let (gave_up, ran_out) = (of(Left::GaveUp), of(Left::RanOut));
        Some(Ending { standings: self.standings(early.map(|(seat, _)| seat)), gave_up, ran_out, why })
    }

    /// The places: by the rules, or, where somebody did not go on, they last and the others by seat equal.
    fn standings(&self, early: Option<u8>) -> Vec<Standing> {
        if let Some(loser) = early {
            let others = self.chairs.len();
            let rank = |seat: usize| if seat == usize::from(loser) { others as u8 } else { 1 };
            return (0..others).map(|seat| Standing { rank: rank(seat), score: 0 }).collect();
        }
        match self.table.as_ref().map(|table| table.owed()) {
            Some(Owed::Over(standings)) => {
                standings.iter().map(|(_, one)| Standing { rank: one.rank, score: one.score }).collect()
            }
            Some(Owed::Asked(_)) | None => Vec::new(),
        }
    }

    /// What the store keeps beside the log.
    pub(crate) fn head(&self, at: Millis) -> HeadChange {
        HeadChange {
            status: self.status(),
            asked: self.asked(),
            deadline: self.deadline(at),
            updated: at,
            seats: Vec::new(),
            results: Vec::new(),
        }
    }

    /// When the table has to be looked at again: at once if a bot is to move, else when a clock runs out.
    #[must_use]
    pub fn deadline(&self, at: Millis) -> Option<Millis> {
        if self.bot_asked().is_some() {
            return Some(at);
        }
        self.persons_asked().filter_map(|(seat, _)| self.clocks.ends(seat.index())).min()
    }

    fn forget_wish(&mut self) {
        self.wish = None;
    }

    pub(crate) fn playing(&mut self) -> Result<&mut Box<dyn AnyTable>, Trouble> {
        match (&self.stage, &mut self.table) {
            (Stage::Playing, Some(table)) => Ok(table),
            _ => Err(decide::not_running()),
        }
    }
}

/// Seats as bits, the first lowest.
pub(crate) fn bits(seats: impl Iterator<Item = Seat>) -> u32 {
    seats.fold(0, |bits, seat| bits | 1 << seat.index())
}

/// A submission of a user as one number.
fn name_of(user: UserId, submission: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (user.0, submission).hash(&mut hasher);
    hasher.finish()
}
