//! Going back beyond a barrier, by consent of all (BR-14, BH-7).

use super::deed::{Deed, Who};
use super::seating::refuse;
use super::{Room, Wish};
use crate::trouble::Trouble;
use kernel::{Phrase, Seat};
use registry::AnyUpdate;
use store::UserId;

type Decided = (Vec<Deed>, Option<AnyUpdate>);

impl Room {
    pub(super) fn make_wish(&mut self, user: UserId, seat: Option<u8>, entry: u32) -> Result<Decided, Trouble> {
        let seat = self.own_seat(user, seat)?;
        let latest = self.playing()?.version();
        if entry == 0 || entry as usize > latest {
            return Err(refuse("BR-14", Phrase::new("table-refuse-rewind").count("latest", latest)));
        }
        if self.wish.is_some() {
            return Err(refuse("BH-7", Phrase::new("server-refuse-wish-open")));
        }
        let mut wish = Wish { seat: seat.index() as u8, entry, agreed: 1 << seat.index() };
        let mut deeds = vec![Deed::Wish { seat: wish.seat, entry }];
        self.agree_together(user, &mut wish, &mut deeds);
        let told = self.fulfil(&wish, &mut deeds)?;
        Ok((deeds, told))
    }

    pub(super) fn answer_wish(&mut self, user: UserId, seat: Option<u8>, yes: bool) -> Result<Decided, Trouble> {
        let seat = self.own_seat(user, seat)?;
        self.playing()?;
        let Some(mut wish) = self.wish.clone() else {
            return Err(refuse("BH-7", Phrase::new("server-refuse-no-wish")));
        };
        let number = seat.index() as u8;
        if !yes {
            return Ok((vec![Deed::Decline { seat: number }], None));
        }
        wish.agreed |= 1 << number;
        let mut deeds = vec![Deed::Agree { seat: number }];
        self.agree_together(user, &mut wish, &mut deeds);
        let told = self.fulfil(&wish, &mut deeds)?;
        Ok((deeds, told))
    }

    /// Those who share a screen speak with one voice (BH-13).
    fn agree_together(&self, user: UserId, wish: &mut Wish, deeds: &mut Vec<Deed>) {
        let before = wish.agreed;
        for seat in self.seats_of(user).map(|seat| seat.index()).filter(|seat| before >> seat & 1 == 0) {
            wish.agreed |= 1 << seat;
            deeds.push(Deed::Agree { seat: seat as u8 });
        }
    }

    /// Goes back if everybody has agreed. Bots agree, and so does who has given up or is away.
    fn fulfil(&mut self, wish: &Wish, deeds: &mut Vec<Deed>) -> Result<Option<AnyUpdate>, Trouble> {
        let agrees = |(seat, chair): (usize, &super::Chair)| {
            wish.agreed >> seat & 1 == 1 || chair.away || !matches!(chair.who, Some(Who::User(_) | Who::Local { .. }))
        };
        if !self.chairs.iter().enumerate().all(agrees) {
            return Ok(None);
        }
        let seat = Seat::checked(wish.seat.into()).unwrap_or_default();
        let told = self.playing()?.rewind(seat, wish.entry)?;
        deeds.push(self.latest_line()?);
        Ok(Some(told))
    }
}
