//! What a room looks like from outside, and what a seat may ask of it.

use super::deed::{Deed, Who};
use super::{Chair, News, Room, Stage};
use crate::catalogue;
use crate::trouble::Trouble;
use kernel::{Fact, Facts, QuestionId, Seat};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;
use std::collections::BTreeMap;
use store::UserId;
use wire::{SeatInfo, SeatPlan, TableInfo, WishInfo};

/// What users are called.
pub type UserNames = BTreeMap<UserId, String>;

impl Room {
    /// The table from outside.
    #[must_use]
    pub fn info(&self, names: &UserNames) -> TableInfo {
        let asked = self.asked();
        let wish = self.wish.as_ref().map(|wish| WishInfo {
            seat: wish.seat,
            entry: wish.entry,
            agreed: (0..self.chairs.len() as u8).filter(|seat| wish.agreed >> seat & 1 == 1).collect(),
        });
        TableInfo {
            table: self.id.0,
            game: self.game.id().to_owned(),
            title: self.title.clone(),
            owner: self.owner.0,
            host: names.get(&self.owner).cloned(),
            visibility: self.settings.visibility,
            options: self.settings.options.clone(),
            data: self.settings.data.clone(),
            catalogue: catalogue::address(self.game, self.settings.data.as_deref()),
            clock: self.settings.clock,
            lapse: self.settings.lapse.clone(),
            resign: self.resigning(),
            spectators: self.settings.spectators,
            hints: self.settings.hints,
            rated: self.settings.rated,
            stage: match self.stage {
                Stage::Gathering => wire::Stage::Gathering,
                Stage::Playing => wire::Stage::Playing,
                Stage::Over { .. } => wire::Stage::Over,
                Stage::Stopped { .. } | Stage::Closed => wire::Stage::Stopped,
            },
            seats: self
                .chairs
                .iter()
                .enumerate()
                .map(|(seat, chair)| self.seat_info(seat, chair, asked, names))
                .collect(),
            commitment: self.commitment(),
            created: self.created,
            updated: self.updated,
            wish,
            ending: self.ending(),
            rematch: self.rematch,
        }
    }

    fn seat_info(&self, seat: usize, chair: &Chair, asked: u32, names: &UserNames) -> SeatInfo {
        let bot = match (&chair.who, chair.away) {
            (Some(Who::Bot(bot)), _) => Some(bot.clone()),
            (Some(Who::User(_) | Who::Local { .. }), true) => Some(self.stand_in().to_owned()),
            (Some(Who::User(_) | Who::Local { .. }), false) | (None, _) => None,
        };
        let user = chair.user();
        let name = match &chair.who {
            Some(Who::Local { name, .. }) => Some(name.clone()),
            _ => user.and_then(|user| names.get(&user).cloned()),
        };
        SeatInfo {
            seat: seat as u8,
            user: user.map(|user| user.0),
            name,
            bot,
            invited: chair.who.is_none() && self.settings.seats[seat] == SeatPlan::Invited,
            kept_for: match self.settings.seats[seat] {
                SeatPlan::For(user) if chair.who.is_none() => Some(user),
                _ => None,
            },
            local: matches!(chair.who, Some(Who::Local { .. })),
            left: chair.left(),
            asked: asked >> seat & 1 == 1,
            timer: self.clocks.timer(seat),
        }
    }

    fn commitment(&self) -> String {
        kernel::Secret::from_hex(&self.settings.secret)
            .map_or_else(String::new, |secret| secret.commitment().to_string())
    }

    pub(super) fn asked_seats(&self) -> Vec<u8> {
        let asked = self.asked();
        (0..self.chairs.len() as u8).filter(|seat| asked >> seat & 1 == 1).collect()
    }

    /// Whether news change what the table looks like from outside.
    #[must_use]
    pub fn shows_outside(&self, news: &[News<'_>]) -> bool {
        let inside = |one: &News<'_>| matches!(one.written.deed, Deed::Play { .. });
        !news.iter().all(inside) || self.is_over() || self.settings.clock != wire::ClockPlan::None
    }

    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        self.stage == Stage::Playing && self.table.as_ref().is_some_and(|table| table.can_undo(seat))
    }

    /// All that a seat may choose.
    ///
    /// # Errors
    /// When no game is under way.
    pub fn offers(&mut self, seat: Seat) -> Result<Box<RawValue>, Trouble> {
        json(&self.playing()?.offers(seat))
    }

    /// What a choice would do, as far as its seat can foresee it.
    ///
    /// # Errors
    /// When the seat may not act, or the choice would be refused.
    pub fn foresee(
        &mut self,
        seat: Seat,
        action: Option<&Value>,
        facts: Option<&[String]>,
    ) -> Result<Box<RawValue>, Trouble> {
        let seed = crate::pool::seed("foresee", &self.settings.secret, self.next, seat);
        let action = self.action(seat, action, facts, None)?;
        json(&self.playing()?.foresee(seat, &action, &mut kernel::Seeded::new(seed.0))?)
    }

    /// The action that is meant: it is given, or all that is said of it.
    ///
    /// # Errors
    /// When neither or both are given, or the facts are no answer.
    pub(super) fn action<'a>(
        &mut self,
        seat: Seat,
        action: Option<&'a Value>,
        facts: Option<&[String]>,
        question: Option<QuestionId>,
    ) -> Result<Cow<'a, Value>, Trouble> {
        match (action, facts) {
            (Some(action), None) => Ok(Cow::Borrowed(action)),
            (None, Some(facts)) => {
                let facts = read(facts)?;
                Ok(Cow::Owned(self.playing()?.whole(seat, &facts, question)?))
            }
            _ => Err(Trouble::new(wire::Code::Malformed, kernel::Phrase::new("server-action-or-facts"))),
        }
    }

    /// What can be said of an answer besides some facts.
    ///
    /// # Errors
    /// When the seat may not act, or there is no such answer.
    pub fn draft(&mut self, seat: Seat, facts: &[String]) -> Result<Box<RawValue>, Trouble> {
        let facts = read(facts)?;
        json(&self.playing()?.next(seat, &facts)?)
    }
}

/// How many facts are read at most.
const MOST_FACTS: usize = 256;

fn read(facts: &[String]) -> Result<Facts, Trouble> {
    let malformed = |why| Trouble::new(wire::Code::Malformed, why);
    if facts.len() > MOST_FACTS {
        return Err(malformed(kernel::Phrase::new("server-too-many-facts").count("most", MOST_FACTS)));
    }
    facts.iter().map(|fact| fact.parse::<Fact>()).collect::<Result<Facts, _>>().map_err(malformed)
}

/// A value as JSON that is not looked at again.
pub(crate) fn json(value: &impl Serialize) -> Result<Box<RawValue>, Trouble> {
    to_raw_value(value).map_err(Trouble::internal)
}
