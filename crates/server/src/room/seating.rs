//! Sitting down, standing up, beginning, giving up, coming back.

use super::decide::no_seat;
use super::deed::{Deed, Who};
use super::{Room, Stage};
use crate::trouble::Trouble;
use kernel::{Entropy, Illegal, Phrase, Seat, Secret};
use registry::{AnyGame, AnyUpdate, Spec};
use store::UserId;
use wire::{Code, SeatNumber, SeatPlan, Visibility};

/// The most digits of entropy: two for each byte.
const MOST_DIGITS: usize = 2 * kernel::fairness::MAX_ENTROPY;

impl Room {
    /// Whether a token is the one of the table's link. Takes the same time whatever is wrong with it.
    #[must_use]
    pub fn is_invite(&self, token: Option<&str>) -> bool {
        let (given, wanted) = (token.unwrap_or_default().as_bytes(), self.settings.invite.as_bytes());
        given.len() == wanted.len() && given.iter().zip(wanted).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
    }

    /// Whether somebody may know of the table at all.
    #[must_use]
    pub fn is_known_to(&self, user: Option<UserId>, token: Option<&str>) -> bool {
        let kept = |user: UserId| self.settings.seats.contains(&SeatPlan::For(user.0));
        let inside = user.is_some_and(|user| user == self.owner || self.sits(user) || kept(user));
        match self.settings.visibility {
            Visibility::Public => true,
            Visibility::Link => inside || self.is_invite(token),
            Visibility::Private => inside || (self.stage == Stage::Gathering && self.is_invite(token)),
        }
    }

    pub(super) fn sit(
        &self,
        user: UserId,
        seat: Option<SeatNumber>,
        entropy: &Option<String>,
        invite: &Option<String>,
    ) -> Result<Deed, Trouble> {
        self.gathering()?;
        if self.sits(user) {
            return Err(refuse("BH-1", Phrase::new("server-refuse-seated")));
        }
        let invited = self.is_invite(invite.as_deref()) || user == self.owner;
        let plan = &self.settings.seats;
        let may = |seat: usize| match plan[seat] {
            SeatPlan::Open | SeatPlan::Me => true,
            SeatPlan::For(only) => only == user.0,
            SeatPlan::Invited | SeatPlan::Bot(_) | SeatPlan::Local(_) => invited,
        };
        let free = |seat: &usize| self.chairs[*seat].who.is_none() && may(*seat);
        let found = match seat {
            Some(seat) => Some(usize::from(seat)).filter(|seat| *seat < plan.len()).filter(free),
            None => {
                let own = (0..plan.len()).find(|seat| plan[*seat] == SeatPlan::For(user.0) && free(seat));
                own.or_else(|| (0..plan.len()).find(free))
            }
        };
        let Some(seat) = found else {
            return Err(Trouble::new(Code::Conflict, Phrase::new("server-seat-taken")));
        };
        let entropy = entropy.clone().unwrap_or_default();
        let hex = entropy.len().is_multiple_of(2) && entropy.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'));
        if !hex || entropy.len() > MOST_DIGITS {
            return Err(refuse("BR-8", Phrase::new("server-refuse-entropy").count("most", MOST_DIGITS)));
        }
        Ok(Deed::Sit { seat: seat as u8, who: Who::User(user.0), entropy })
    }

    /// Whoever stands up takes along those who play at their screen.
    pub(super) fn leave(&self, user: UserId) -> Result<Vec<Deed>, Trouble> {
        self.gathering()?;
        let deeds: Vec<Deed> = self.seats_of(user).map(|seat| Deed::Leave { seat: seat.index() as u8 }).collect();
        if deeds.is_empty() { Err(no_seat()) } else { Ok(deeds) }
    }

    pub(super) fn close(&self, user: UserId) -> Result<Deed, Trouble> {
        self.gathering()?;
        self.for_owner(user)?;
        Ok(Deed::Close {})
    }

    pub(super) fn fill(&self, user: UserId, bot: &str) -> Result<Vec<Deed>, Trouble> {
        self.gathering()?;
        self.for_owner(user)?;
        known_bot(self.game, bot)?;
        let free = (0..self.chairs.len()).filter(|seat| self.chairs[*seat].who.is_none());
        let sit = |seat| Deed::Sit { seat: seat as u8, who: Who::Bot(bot.to_owned()), entropy: String::new() };
        let deeds: Vec<Deed> = free.map(sit).collect();
        if deeds.is_empty() {
            return Err(refuse("BH-1", Phrase::new("server-refuse-no-free-seat")));
        }
        Ok(deeds)
    }

    pub(super) fn start(&mut self, user: UserId) -> Result<(Vec<Deed>, Option<AnyUpdate>), Trouble> {
        self.gathering()?;
        self.for_owner(user)?;
        let free = self.chairs.iter().filter(|chair| chair.who.is_none()).count();
        if free > 0 {
            return Err(refuse("BH-2", Phrase::new("server-refuse-free-seats").count("free", free)));
        }
        let entropy = |hex: &str| {
            let bytes = (0..hex.len() / 2).filter_map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok());
            Entropy::new(bytes.collect::<Vec<u8>>()).unwrap_or_default()
        };
        let secret = Secret::from_hex(&self.settings.secret).ok_or_else(|| Trouble::internal("a secret is damaged"))?;
        let spec = Spec {
            seats: self.chairs.len(),
            options: self.settings.options.clone(),
            data: self.data.as_deref().map(str::to_owned),
            secret,
            entropy: self.chairs.iter().map(|chair| entropy(&chair.entropy)).collect(),
        };
        let (table, told) = self.game.open(&spec)?;
        let head = table.head();
        self.table = Some(table);
        Ok((vec![Deed::Begin { head }], Some(told)))
    }

    pub(super) fn resign(&mut self, user: UserId, named: Option<u8>) -> Result<Deed, Trouble> {
        self.playing()?;
        let seat = self.own_seat(user, named)?;
        if self.chair(seat).is_some_and(|chair| chair.resigned) {
            return Err(refuse("BH-3", Phrase::new("server-refuse-resigned")));
        }
        Ok(Deed::Resign { seat: seat.index() as u8 })
    }

    pub(super) fn come_back(&mut self, user: UserId, named: Option<u8>) -> Result<Deed, Trouble> {
        self.playing()?;
        let seat = self.own_seat(user, named)?;
        match self.chair(seat) {
            Some(chair) if chair.resigned => Err(refuse("BH-3", Phrase::new("server-refuse-resigned"))),
            Some(chair) if chair.away => Ok(Deed::Return { seat: seat.index() as u8 }),
            _ => Err(refuse("BH-5", Phrase::new("server-refuse-not-away"))),
        }
    }

    fn chair(&self, seat: Seat) -> Option<&super::Chair> {
        self.chairs.get(seat.index())
    }

    fn gathering(&self) -> Result<(), Trouble> {
        let begun = || refuse("BH-1", Phrase::new("server-refuse-begun"));
        if self.stage == Stage::Gathering { Ok(()) } else { Err(begun()) }
    }

    fn for_owner(&self, user: UserId) -> Result<(), Trouble> {
        let not = || Trouble::new(Code::Forbidden, Phrase::new("server-not-owner"));
        if self.owner == user { Ok(()) } else { Err(not()) }
    }
}

/// Whether a game has a bot of that strength.
///
/// # Errors
/// When it has none.
pub(crate) fn known_bot(game: &dyn AnyGame, bot: &str) -> Result<(), Trouble> {
    if game.bots().contains(&bot) {
        return Ok(());
    }
    let (bot, known) = (bot.chars().take(40).collect::<String>(), game.bots().join(", "));
    Err(Trouble::new(Code::Refused, Phrase::new("server-bot").text("bot", bot).text("known", known)))
}

pub(super) fn refuse(rule: kernel::RuleId, why: Phrase) -> Trouble {
    Illegal { rule, why }.into()
}
