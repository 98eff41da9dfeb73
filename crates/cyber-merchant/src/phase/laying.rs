//! What can be laid down: shares of one corporation, with jokers (CM-70, CM-83).

use super::market::{rank, reward};
use super::{Asking, Listing};
use crate::cards::{Cards, Corporation, TRACKS};
use crate::say::names;
use crate::state::{Public, Stack, Stage};
use crate::{Action, CyberMerchant, Foresight};
use kernel::{Act, CardId, Chance, Coverage, Fact, FactValue, Facts, Open, Phrase, Seat};

/// What can be laid of a hand.
#[derive(Clone, Copy)]
pub(crate) struct Laying {
    cards: &'static Cards,
    hand: Stack,
    /// The cards of which some must be laid, if any are: those of one corporation.
    own: [Stack; TRACKS],
    /// CM-72: the jokers that can be added to them.
    jokers: Stack,
    /// Whether it can be nothing.
    nothing: bool,
}

impl Laying {
    /// CM-70, CM-74: shares of any corporation; nothing only if there are none. CM-83: while a market is open, shares of
    /// the corporation that is sold, or nothing; CM-84: to shares that lie there already jokers can go alone.
    pub(crate) fn of(public: &Public, cards: &'static Cards, seat: Seat, hand: Stack) -> Laying {
        let mut jokers = hand.within(cards.shares(Corporation::Ww));
        let mut own = [Stack::EMPTY; TRACKS];
        let Stage::Market { corporation, .. } = public.stage else {
            own = Corporation::TRACKED.map(|one| hand.within(cards.shares(one)));
            return Laying { cards, hand, own, jokers, nothing: hand.within(cards.tracked()).is_empty() };
        };
        let sold = &mut own[corporation.index()];
        *sold = hand.within(cards.shares(corporation));
        if !public.shown[seat].is_empty() {
            *sold = sold.and(std::mem::take(&mut jokers));
        }
        Laying { cards, hand, own, jokers, nothing: true }
    }

    /// What a player can lay who is asked.
    pub(super) fn asked(asked: Asking<'_>) -> Laying {
        Laying::of(asked.public(), asked.cards(), asked.seat(), asked.own().hand)
    }

    /// How many answers there are.
    pub(crate) fn ways(&self) -> usize {
        let jokers = parts_of(self.jokers);
        let own = self.own.iter().map(|own| (parts_of(*own) - 1).saturating_mul(jokers));
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
        for own in self.own {
            let parts = parts_of(own) - 1;
            let ways = parts.saturating_mul(parts_of(self.jokers));
            if number < ways {
                return part(own, number % parts + 1).and(part(self.jokers, number / parts));
            }
            number -= ways;
        }
        unreachable!("a number below that of all answers")
    }

    /// Any answer; none where there is but one.
    pub(super) fn draw(&self, chance: &mut dyn Chance) -> Option<Stack> {
        let ways = Some(self.ways()).filter(|ways| (2..=u32::MAX as usize).contains(ways))?;
        Some(self.nth(chance.one_of(ways)))
    }

    /// All answers; or one for each corporation, sum and jokers laid (the one with the fewest cards), if all would
    /// be too many; or, if that is too much as well, some of those for each corporation.
    pub(super) fn list<T: Into<Action>>(&self, out: &mut Listing<'_>, lay: fn(Stack) -> T) {
        let every = self.ways() <= out.left();
        if self.nothing {
            out.push(lay(Stack::EMPTY));
        }
        let parts = |own: Stack| if every { each(own) } else { self.by_sum(own) };
        let own: Vec<_> = self.own.into_iter().filter(|own| !own.is_empty()).map(parts).collect();
        let jokers = each(self.jokers);
        let ways = own.iter().map(|parts| (parts.len() - 1) * jokers.len()).fold(0, usize::saturating_add);
        let cut = ways > out.left();
        if !every {
            out.cover(if cut { Coverage::Sample } else { Coverage::Classes });
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

    /// For each sum that some shares can have, the fewest that have it, with all parts of the jokers among them; nothing
    /// first.
    fn by_sum(&self, own: Stack) -> Vec<Stack> {
        let shares = own.within(self.cards.tracked());
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
        let with = |jokers: Stack| best.iter().flatten().map(move |part| part.and(jokers));
        each(own.without(shares)).into_iter().flat_map(with).collect()
    }

    /// What can be said besides these facts.
    pub(super) fn open<T: Act<CyberMerchant>>(&self, asked: Asking<'_>, facts: &Facts, lay: fn(Stack) -> T) -> Open<T> {
        let named = |laid: &Stack| laid.len() == facts.as_slice().len() && self.hand.has_all(*laid);
        let Some(laid) = Stack::read("card", facts).filter(named) else {
            return Open::NOTHING;
        };
        let more = self.hand.without(laid).kinds().filter(|kind| self.fits(laid.with(*kind)));
        Open {
            whole: Some(lay(laid)).filter(|act| act.check(asked).is_ok()),
            more: more.map(|kind| Fact::new("card", kind)).collect(),
        }
    }

    /// Whether some cards can be laid, perhaps with others.
    fn fits(&self, laid: Stack) -> bool {
        self.own.iter().any(|own| !own.is_empty() && own.and(self.jokers).has_all(laid))
    }

    /// A card that can be laid, of those that are left in hand when others have been laid.
    pub(super) fn name(&self, before: &Facts, fact: &Fact) -> Phrase {
        let laid = Stack::read("card", before).unwrap_or_default();
        names::held(self.cards, self.hand.without(self.hand.least(laid)), fact.value as CardId)
    }
}

/// What an act has that lays cards down, besides what it checks: its rule, and its words.
macro_rules! lays_cards {
    ($rule:literal, $say:literal) => {
        fn list(asked: Asking<'_>, out: &mut Listing<'_>) {
            Laying::asked(asked).list(out, |cards| Self { cards });
        }

        fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
            sealed::seal(state, seat, self.cards, world);
        }

        fn name(asked: Asking<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
            (Laying::asked(asked).name(before, fact), $rule)
        }

        fn say(self, asked: Asking<'_>) -> Phrase {
            laying::say(asked, self.cards, $say)
        }

        fn foresee(self, asked: Asking<'_>) -> Option<Foresight> {
            laying::foresee(asked, self.cards)
        }

        fn open(asked: Asking<'_>, facts: &Facts) -> Option<Open<Self>> {
            Some(Laying::asked(asked).open(asked, facts, |cards| Self { cards }))
        }

        fn draw(asked: Asking<'_>, chance: &mut dyn Chance) -> Option<Self> {
            Laying::asked(asked).draw(chance).map(|cards| Self { cards })
        }
    };
}
pub(super) use lays_cards;

/// How many cards, perhaps none, and which, with the sum that the player has with them.
pub(super) fn say(asked: Asking<'_>, laid: Stack, key: &'static str) -> Phrase {
    let sum = asked.cards().sum(laid.and(asked.public().shown[asked.seat()]));
    Phrase::new(key).count("n", laid.len()).list("cards", names::some(asked.cards(), laid)).number("sum", sum)
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
