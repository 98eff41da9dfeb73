//! What can be laid down: shares of one corporation, with jokers (CM-70, CM-83).

use super::market::{rank, reward};
use super::{Asking, Listing};
use crate::cards::{Cards, Corporation};
use crate::say::names;
use crate::state::{Public, Stack, Stage};
use crate::{Action, CyberMerchant, Foresight};
use kernel::{Act, CardId, Chance, Coverage, Fact, FactValue, Facts, Open, Phrase, Seat, Stream};

/// The cards of a hand, and what can be laid of them.
#[derive(Clone, Copy)]
pub(crate) struct Laying {
    cards: &'static Cards,
    hand: Stack,
    /// The corporations whose shares can be laid.
    corporations: &'static [Corporation],
    /// Whether it can be nothing.
    nothing: bool,
    /// CM-72, CM-84: jokers go alone only to shares that lie there already.
    jokers_alone: bool,
}

impl Laying {
    /// CM-70, CM-74: shares of any corporation; nothing only if there are none. CM-83: while a market is open, shares of
    /// the corporation that is sold, or nothing.
    pub(crate) fn of(public: &Public, cards: &'static Cards, seat: Seat, hand: Stack) -> Laying {
        match public.stage {
            Stage::Market { corporation, .. } => {
                let corporations = &Corporation::TRACKED[corporation.index()..=corporation.index()];
                let jokers_alone = !public.shown[seat].is_empty();
                Laying { cards, hand, corporations, nothing: true, jokers_alone }
            }
            _ => {
                let nothing = hand.within(cards.tracked()).is_empty();
                Laying { cards, hand, corporations: &Corporation::TRACKED, nothing, jokers_alone: false }
            }
        }
    }

    /// What a player can lay who is asked.
    pub(super) fn asked(asked: Asking<'_>) -> Laying {
        Laying::of(asked.public(), asked.cards(), asked.seat(), asked.own().hand)
    }

    fn shares(&self, corporation: Corporation) -> Stack {
        self.hand.within(self.cards.shares(corporation))
    }

    fn jokers(&self) -> Stack {
        self.shares(Corporation::Ww)
    }

    /// How many answers come from so many parts of a corporation's shares with so many of the jokers: none is
    /// nothing at all, or jokers where they cannot go alone.
    fn ways_with(&self, parts: usize, jokers: usize) -> usize {
        parts.saturating_mul(jokers) - if self.jokers_alone { 1 } else { jokers }
    }

    /// How many answers there are.
    pub(crate) fn ways(&self) -> usize {
        let jokers = parts_of(self.jokers());
        let own = self.corporations.iter().map(|one| self.ways_with(parts_of(self.shares(*one)), jokers));
        own.fold(self.nothing.into(), usize::saturating_add)
    }

    /// Any of the answers, by its number.
    pub(crate) fn nth(&self, number: usize) -> Stack {
        let mut number = number;
        if self.nothing {
            match number.checked_sub(1) {
                Some(after) => number = after,
                None => return Stack::EMPTY,
            }
        }
        for corporation in self.corporations {
            let (shares, jokers) = (self.shares(*corporation), self.jokers());
            let own = parts_of(shares) - 1;
            let ways = self.ways_with(own + 1, parts_of(jokers));
            if number >= ways {
                number -= ways;
            } else if self.jokers_alone {
                return part(shares.and(jokers), number + 1);
            } else {
                return part(shares, number % own + 1).and(part(jokers, number / own));
            }
        }
        unreachable!("a number below that of all answers")
    }

    /// Any answer; none where there is but one.
    pub(super) fn draw(&self, chance: &mut dyn Chance) -> Option<Stack> {
        let ways = u32::try_from(self.ways()).ok().filter(|ways| *ways > 1)?;
        Some(self.nth(chance.pick(Stream::TABLE, ways) as usize))
    }

    /// All answers; or one for each corporation, sum and jokers laid (the one with the fewest cards), if all would
    /// be too many; or, if that is too much as well, some of those for each corporation.
    pub(super) fn list<T: Into<Action>>(&self, out: &mut Listing<'_>, lay: fn(Stack) -> T) {
        let every = self.ways() <= out.left();
        if self.nothing {
            out.push(lay(Stack::EMPTY));
        }
        let shares = self.corporations.iter().map(|one| self.shares(*one));
        let shares = shares.filter(|shares| self.jokers_alone || !shares.is_empty());
        let mut own: Vec<Vec<Stack>> =
            shares.map(|shares| if every { each(shares) } else { self.by_sum(shares) }).collect();
        let mut jokers = each(self.jokers());
        let ways = own.iter().map(|parts| self.ways_with(parts.len(), jokers.len())).fold(0, usize::saturating_add);
        let cut = ways > out.left();
        if !every {
            out.cover(if cut { Coverage::Sample } else { Coverage::Classes });
        }
        if self.jokers_alone {
            let with = |with: &Stack| own[0].iter().map(|part| part.and(*with)).collect::<Vec<_>>();
            own = vec![jokers.iter().flat_map(with).collect()];
            jokers.truncate(1);
        }
        let mut left = own.len();
        for mut parts in own {
            parts.swap_remove(0); // Nothing: its place is taken by all of the shares, which look best.
            let mut room = if cut { out.left().div_ceil(left) } else { usize::MAX };
            left -= 1;
            for with in &jokers {
                let some = &parts[..parts.len().min(room)];
                some.iter().for_each(|part| out.push(lay(part.and(*with))));
                room -= some.len();
            }
        }
    }

    /// For each sum that some shares can have, the fewest that have it; 0 first.
    fn by_sum(&self, shares: Stack) -> Vec<Stack> {
        let mut best: Vec<Option<Stack>> = vec![None; usize::from(self.cards.sum(shares)) + 1];
        best[0] = Some(Stack::EMPTY);
        for kind in shares.iter() {
            let value = usize::from(self.cards.value(kind));
            for sum in (value..best.len()).rev() {
                let Some(with) = best[sum - value].map(|part| part.with(kind)) else { continue };
                if best[sum].is_none_or(|part| with.len() < part.len()) {
                    best[sum] = Some(with);
                }
            }
        }
        best.into_iter().flatten().collect()
    }

    /// What can be said besides these facts.
    pub(super) fn open<T: Act<CyberMerchant>>(&self, asked: Asking<'_>, facts: &Facts, lay: fn(Stack) -> T) -> Open<T> {
        let named = |laid: &Stack| laid.len() == facts.as_slice().len() && self.hand.has_all(*laid);
        let Some(laid) = Stack::read("card", facts).filter(named) else {
            return Open { whole: None, more: Vec::new() };
        };
        let more = self.hand.without(laid).kinds().filter(|kind| self.fits(laid.with(*kind)));
        Open {
            whole: Some(lay(laid)).filter(|act| act.check(asked).is_ok()),
            more: more.map(|kind| Fact::new("card", kind)).collect(),
        }
    }

    /// Whether some cards can be laid, perhaps with others.
    fn fits(&self, laid: Stack) -> bool {
        self.corporations.iter().any(|corporation| {
            let shares = self.shares(*corporation);
            (self.jokers_alone || !shares.is_empty()) && shares.and(self.jokers()).has_all(laid)
        })
    }

    /// A card that can be laid, of those that are left in hand when others have been laid.
    pub(super) fn name(&self, before: &Facts, fact: &Fact) -> Phrase {
        let laid = Stack::read("card", before).unwrap_or_default();
        names::held(self.cards, self.hand.without(self.hand.least(laid)), fact.value as CardId)
    }
}

/// Some cards, with the sum that the player has with them; or nothing.
pub(super) fn say(asked: Asking<'_>, laid: Stack, nothing: &'static str, some: &'static str) -> Phrase {
    if laid.is_empty() {
        return Phrase::new(nothing);
    }
    let sum = asked.cards().sum(laid.and(asked.public().shown[asked.seat()]));
    Phrase::new(some).list("cards", names::some(asked.cards(), laid)).number("sum", sum)
}

/// CM-88, CM-91: what some cards come to with those in the market, and what that pays if nobody lays more.
pub(super) fn foresee(asked: Asking<'_>, laid: Stack) -> Option<Foresight> {
    let (public, cards) = (asked.public(), asked.cards());
    let laid = laid.and(public.shown[asked.seat()]);
    let (corporation, sum) = (cards.corporation(laid)?, cards.sum(laid));
    let pay = reward(public, corporation, rank(public, cards, sum));
    Some(Foresight { sum: Some(sum), pay: Some(pay), ..Foresight::default() })
}

/// How many parts of these cards there are, none of them included.
fn parts_of(cards: Stack) -> usize {
    cards.counts().fold(1, |parts: usize, (_, count)| parts.saturating_mul(usize::from(count) + 1))
}

/// A part of some cards by its number: each kind is a digit, the first the lowest.
fn part(cards: Stack, number: usize) -> Stack {
    let (mut part, mut number) = (Stack::EMPTY, number);
    for (kind, count) in cards.counts() {
        let digits = usize::from(count) + 1;
        (0..number % digits).for_each(|_| part.insert(kind));
        number /= digits;
    }
    part
}

/// Every part of some cards in the order of their numbers, from none to all of them.
fn each(cards: Stack) -> Vec<Stack> {
    (0..parts_of(cards)).map(|number| part(cards, number)).collect()
}
