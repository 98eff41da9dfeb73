//! What may happen at a table: each wish of a user becomes lines of the log, or is refused.

use super::deed::{Deed, Who, Written};
use super::fold::short;
use super::{Downtime, Room, Stage};
use crate::trouble::Trouble;
use kernel::{Illegal, Phrase, QuestionId, Seat};
use registry::AnyUpdate;
use serde_json::Value;
use store::{Finish, HeadChange, Millis, TableId, UserId};
use wire::{Ask, Code};

/// Who wants something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The user.
    pub user: UserId,
    /// For which of their seats, if they have several.
    pub seat: Option<u8>,
}

/// What is to be made durable, and then told.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The lines of the log.
    pub written: Vec<Written>,
    /// What the game told, if one of them is of the record.
    pub told: Option<AnyUpdate>,
    /// What the store keeps beside the log.
    pub head: HeadChange,
}

impl Room {
    /// Decides what a user wants done, and takes it in. Nothing changes when it is refused.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(&mut self, who: Actor, ask: &Ask, at: Millis, down: &Downtime) -> Result<Decision, Trouble> {
        let Actor { user, seat: named } = who;
        let at = at.max(self.updated);
        let (deeds, told) = match ask {
            Ask::Play { action, facts, question, .. } => {
                let seat = self.own_seat(user, named)?;
                self.forbid_stand_in(seat)?;
                let question = question.map(QuestionId);
                let action = self.action(seat, action.as_ref(), facts.as_deref(), question)?;
                self.play(seat, &action, question)?
            }
            Ask::Undo { .. } => {
                let seat = self.own_seat(user, named)?;
                self.forbid_stand_in(seat)?;
                let told = self.playing()?.undo(seat)?;
                (vec![self.latest_line()?], Some(told))
            }
            Ask::Wish { entry, .. } => self.make_wish(user, named, *entry)?,
            Ask::Agree { yes, .. } => self.answer_wish(user, named, *yes)?,
            Ask::Resign { .. } => (vec![self.resign(user, named)?], None),
            Ask::Return { .. } => (vec![self.come_back(user, named)?], None),
            Ask::Sit { seat, entropy, invite, .. } => (vec![self.sit(user, *seat, entropy, invite)?], None),
            Ask::Leave { .. } => (self.leave(user)?, None),
            Ask::Start { .. } => self.start(user)?,
            Ask::Close { .. } => (vec![self.close(user)?], None),
            Ask::Fill { bot, .. } => (self.fill(user, bot)?, None),
            Ask::Watch { .. }
            | Ask::Unwatch {}
            | Ask::Attend { .. }
            | Ask::Offers {}
            | Ask::Draft { .. }
            | Ask::Foresee { .. }
            | Ask::Say { .. }
            | Ask::Hint {}
            | Ask::Look { .. } => (Vec::new(), None),
        };
        Ok(self.write_down(Some(user), ask.submission(), deeds, told, at, down))
    }

    /// A bot's choice for its seat.
    ///
    /// # Errors
    /// When the seat is not a bot's any more, or the choice is refused.
    pub fn decide_bot(&mut self, seat: Seat, action: &Value, at: Millis, down: &Downtime) -> Result<Decision, Trouble> {
        let at = at.max(self.updated);
        if self.bot_of(seat).is_none() {
            return Err(not_running());
        }
        let (deeds, told) = self.play(seat, action, None)?;
        Ok(self.write_down(None, None, deeds, told, at, down))
    }

    fn is_over_time(&self, seat: Seat, at: Millis) -> bool {
        self.clocks.ends(seat.index()).is_some_and(|end| end <= at)
    }

    /// Whether somebody's time is over.
    #[must_use]
    pub fn overdue(&self, at: Millis) -> bool {
        self.stage == Stage::Playing && self.persons_asked().any(|(seat, _)| self.is_over_time(seat, at))
    }

    /// What the clock wants at this moment, if anything.
    pub fn decide_clock(&mut self, at: Millis, down: &Downtime) -> Option<Decision> {
        let at = at.max(self.updated);
        if self.stage != Stage::Playing {
            return None;
        }
        let (seat, _) = self.persons_asked().find(|(seat, _)| self.is_over_time(*seat, at))?;
        let deeds = vec![Deed::Lapse { seat: seat.index() as u8 }];
        Some(self.write_down(None, None, deeds, None, at, down))
    }

    /// That somebody wants to play again, unless it is known.
    ///
    /// # Errors
    /// When they did not play here, or the game is not over.
    pub fn decide_rematch(
        &mut self,
        user: UserId,
        table: TableId,
        at: Millis,
        down: &Downtime,
    ) -> Result<Option<Decision>, Trouble> {
        let seat = self.seats_of(user).next().ok_or_else(no_seat)?;
        if !self.is_over() {
            return Err(Trouble::new(Code::Refused, Phrase::new("server-not-over")));
        }
        if self.rematch.is_some_and(|known| known.table == table.0) {
            return Ok(None);
        }
        let deed = Deed::Rematch { seat: seat.index() as u8, table: table.0 };
        let at = at.max(self.updated);
        Ok(Some(self.write_down(Some(user), None, vec![deed], None, at, down)))
    }

    /// That the rules have a newer revision.
    pub fn decide_revision(&mut self, deed: Deed, at: Millis, down: &Downtime) -> Decision {
        let at = at.max(self.updated);
        self.write_down(None, None, vec![deed], None, at, down)
    }

    fn play(
        &mut self,
        seat: Seat,
        action: &Value,
        question: Option<QuestionId>,
    ) -> Result<(Vec<Deed>, Option<AnyUpdate>), Trouble> {
        let told = self.playing()?.submit(seat, action, question)?;
        Ok((vec![self.latest_line()?], Some(told)))
    }

    /// The last line of the record, as it is written down.
    pub(super) fn latest_line(&self) -> Result<Deed, Trouble> {
        let table = self.table.as_ref().ok_or_else(not_running)?;
        let line = table.line(table.version());
        let line = line.ok_or_else(|| Trouble::internal("a record without its last line"))?;
        Ok(Deed::Play { line, digest: short(table.as_ref()) })
    }

    fn write_down(
        &mut self,
        by: Option<UserId>,
        id: Option<&str>,
        deeds: Vec<Deed>,
        told: Option<AnyUpdate>,
        at: Millis,
        down: &Downtime,
    ) -> Decision {
        let (was_over, before) = (self.is_over(), self.chairs.clone());
        let last = deeds.len().saturating_sub(1);
        let mut written = Vec::with_capacity(deeds.len());
        for (number, deed) in deeds.into_iter().enumerate() {
            let asked =
                if matches!(deed, Deed::Begin { .. } | Deed::Play { .. }) { self.game_asks() } else { self.asked() };
            let id = id.filter(|_| number == last).map(str::to_owned);
            let line = Written { id, by: by.map(|user| user.0), deed, asked };
            self.take(&line, at, down);
            written.push(line);
        }
        // What ends a game without its rules leaves nobody asked.
        if let Some(line) = written.last_mut() {
            line.asked = self.asked();
        }
        let mut head = self.head(at);
        let changed = (0..self.chairs.len()).filter(|seat| self.chairs[*seat].user() != before[*seat].user());
        head.seats = changed.map(|seat| (seat as u8, self.chairs[seat].user())).collect();
        if self.is_over() && !was_over {
            head.results = self.results();
        }
        Decision { written, told, head }
    }

    /// The seats that the game asks, whatever stage the table is in.
    fn game_asks(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| super::bits(table.owed().seats().iter()))
    }

    /// How the game ended for each user.
    fn results(&self) -> Vec<Finish> {
        let Some(ending) = self.ending() else {
            return Vec::new();
        };
        let finish = |(seat, standing): (usize, &wire::Standing)| {
            let chair = self.chairs.get(seat)?;
            let Some(Who::User(user)) = chair.who else { return None };
            let left = chair.left().map(|left| match left {
                wire::Left::GaveUp => store::Left::GaveUp,
                wire::Left::RanOut => store::Left::RanOut,
            });
            let (rank, score) = (standing.rank.into(), standing.score.into());
            Some(Finish { seat: seat as u8, user: UserId(user), rank, score, left })
        };
        ending.standings.iter().enumerate().filter_map(finish).collect()
    }

    /// The seat of a user who is to act.
    pub(super) fn own_seat(&self, user: UserId, named: Option<u8>) -> Result<Seat, Trouble> {
        self.seat_of(user, named).ok_or_else(no_seat)
    }

    /// Whose seat a bot plays has to take it back first.
    fn forbid_stand_in(&self, seat: Seat) -> Result<(), Trouble> {
        let away = self.chairs.get(seat.index()).is_some_and(|chair| chair.away);
        let taken = || Illegal::new("BH-5", Phrase::new("server-refuse-away")).into();
        if away && self.stage == Stage::Playing { Err(taken()) } else { Ok(()) }
    }
}

/// They do not sit here, or do not say for which of their seats.
pub(super) fn no_seat() -> Trouble {
    Trouble::new(Code::Forbidden, Phrase::new("server-no-seat"))
}

/// No game is under way.
pub(super) fn not_running() -> Trouble {
    Illegal::new("BH-6", Phrase::new("server-refuse-not-running")).into()
}
