//! What a viewer is told of a room.

use super::deed::{Deed, Who, Written};
use super::fold::seat_in;
use super::{Chair, Room, Stage};
use crate::trouble::Trouble;
use kernel::{Seat, Step, Viewer};
use registry::{AnyNext, AnyUpdate, Json};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use store::{Millis, UserId};
use wire::{Happened, Pushed, Question, SeatInfo, SeatPlan, TableInfo, Update, WishInfo};

/// What users are called.
pub type UserNames = BTreeMap<UserId, String>;

/// About as many bytes are in an update beside view, choices and news.
const BESIDE: usize = 512;

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
            visibility: self.settings.visibility,
            options: self.settings.options.clone(),
            data: self.settings.data.clone(),
            clock: self.settings.clock,
            lapse: self.settings.lapse.clone(),
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
        }
    }

    fn seat_info(&self, seat: usize, chair: &Chair, asked: u32, names: &UserNames) -> SeatInfo {
        let bot = match (&chair.who, chair.away) {
            (Some(Who::Bot(bot)), _) => Some(bot.clone()),
            (Some(Who::User(_)), true) => Some(self.settings.stand_in().to_owned()),
            (Some(Who::User(_)), false) | (None, _) => None,
        };
        let user = chair.user();
        SeatInfo {
            seat: seat as u8,
            user: user.map(|user| user.0),
            name: user.and_then(|user| names.get(&user).cloned()),
            bot,
            invited: chair.who.is_none() && self.settings.seats[seat] == SeatPlan::Invited,
            kept_for: match self.settings.seats[seat] {
                SeatPlan::For(user) if chair.who.is_none() => Some(user),
                _ => None,
            },
            resigned: chair.resigned,
            asked: asked >> seat & 1 == 1,
            timer: self.clocks.timer(seat),
        }
    }

    fn commitment(&self) -> String {
        kernel::Secret::from_hex(&self.settings.secret)
            .map_or_else(String::new, |secret| secret.commitment().to_string())
    }

    /// What a viewer receives after some news; without any, what he sees now.
    ///
    /// # Errors
    /// When something cannot be written as JSON.
    pub fn update(
        &self,
        viewer: Viewer,
        actions: bool,
        info: Option<&TableInfo>,
        after: u32,
        news: &[News<'_>],
    ) -> Result<String, Trouble> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        };
        let lines = news.iter().map(|one| heard(one.told, viewer)).collect::<Result<Vec<_>, _>>()?;
        let happened: Vec<Happened<'_>> = news.iter().zip(&lines).map(|(one, lines)| happened(one, lines)).collect();
        let view = self.table.as_ref().map(|table| table.view(viewer));
        let asked = seat
            .filter(|_| self.stage == Stage::Playing)
            .map(|seat| self.question(seat, actions))
            .transpose()?
            .flatten();
        let question = asked.as_ref().map(|(id, ask, answers)| Question {
            id: *id,
            ask,
            choices: Some(answers.as_ref()).filter(|_| !actions),
            actions: Some(answers.as_ref()).filter(|_| actions),
        });
        let update = Update {
            table: self.id.0,
            version: self.next,
            after,
            happened: &happened,
            info,
            asked: &self.asked_seats(),
            seat: seat.map(|seat| seat.index() as u8),
            view: view.as_ref().map(Json::raw),
            question,
            can_undo: seat.is_some_and(|seat| self.can_undo(seat)),
            entries: self.table.as_ref().map_or(0, |table| table.version() as u32),
        };
        let long = |text: Option<&RawValue>| text.map_or(0, |text| text.get().len());
        let answers = long(asked.as_ref().map(|(_, _, answers)| answers.as_ref()));
        let length =
            long(view.as_ref().map(Json::raw)) + answers + lines.iter().map(|one| long(Some(one))).sum::<usize>();
        let mut text = Vec::with_capacity(length + BESIDE);
        serde_json::to_writer(&mut text, &Pushed::Update(update)).map_err(Trouble::internal)?;
        String::from_utf8(text).map_err(Trouble::internal)
    }

    fn asked_seats(&self) -> Vec<u8> {
        let asked = self.asked();
        (0..self.chairs.len() as u8).filter(|seat| asked >> seat & 1 == 1).collect()
    }

    /// Whether news change what the table looks like from outside.
    #[must_use]
    pub fn shows_outside(&self, news: &[News<'_>]) -> bool {
        let inside = |one: &News<'_>| matches!(one.written.deed, Deed::Play { .. });
        !news.iter().all(inside) || self.is_over() || self.settings.clock != wire::ClockPlan::None
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.stage == Stage::Playing && self.table.as_ref().is_some_and(|table| table.can_undo(seat))
    }

    /// What a seat is asked, and the first steps of every answer or all actions.
    fn question(&self, seat: Seat, actions: bool) -> Result<Option<(u32, kernel::Phrase, Box<RawValue>)>, Trouble> {
        let Some(table) = &self.table else {
            return Ok(None);
        };
        let Some(id) = table.question(seat) else {
            return Ok(None);
        };
        if actions {
            let ask = table.ask(seat).unwrap_or_else(|| kernel::Phrase::new("table-refuse-nothing-asked"));
            return Ok(Some((id.0, ask, json(&table.actions(seat))?)));
        }
        let next = table.draft(seat, &[])?;
        let choices = json(&next)?;
        let ask = match next {
            AnyNext::Choose { ask, .. } => ask,
            AnyNext::Done(offer) => offer.say,
        };
        Ok(Some((id.0, ask, choices)))
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
    pub fn foresee(&mut self, seat: Seat, action: &serde_json::Value) -> Result<Box<RawValue>, Trouble> {
        let seed = crate::pool::seed("foresee", &self.settings.secret, self.next, seat);
        json(&self.playing()?.foresee(seat, action, &mut kernel::Seeded::new(seed.0))?)
    }

    /// What can be chosen after some steps.
    ///
    /// # Errors
    /// When the seat may not act, or the path cannot be gone.
    pub fn draft(&mut self, seat: Seat, path: &[String]) -> Result<Box<RawValue>, Trouble> {
        let steps = path.iter().map(|step| step.parse::<Step>()).collect::<Result<Vec<_>, _>>();
        let steps = steps.map_err(|why| Trouble::new(wire::Code::Malformed, why))?;
        json(&self.playing()?.draft(seat, &steps)?)
    }
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
        | Deed::Return { seat } => Some(*seat),
        Deed::Play { line, .. } => seat_in(line).map(|seat| seat as u8),
        Deed::Begin { .. } | Deed::Upgrade { .. } | Deed::Stop { .. } | Deed::Close {} => None,
    };
    let entry = match &news.written.deed {
        Deed::Play { line, .. } => line.split(' ').next().and_then(|number| number.parse().ok()),
        _ => None,
    };
    Happened { version: news.version, at: news.at, seat, what: news.written.deed.what(), entry, lines }
}

/// A value as JSON that is not looked at again.
pub(crate) fn json(value: &impl Serialize) -> Result<Box<RawValue>, Trouble> {
    to_raw_value(value).map_err(Trouble::internal)
}
