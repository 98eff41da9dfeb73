//! CM-61, CM-62, CM-63: Collective Change.

use super::sealed::{seal, settle};
use super::{Asking, Game, Listing, Told, in_hand, not_now, tricks};
use crate::action::{Gifts, Give, Return};
use crate::say::names;
use crate::state::{Frame, Stack, Stage, pass};
use crate::{CyberMerchant, Event};
use kernel::{
    Act, CardId, Chance, Coverage, Fact, Facts, Illegal, Open, Phrase, Question, RuleId, Seat, Variant, act, ensure,
};

/// CM-62: everybody else chooses a card; who has but one has no choice, as everybody can see.
pub(super) fn begin(state: &mut Game, by: Seat, world: &mut Told<'_>) {
    state.public.stage = Stage::Tricks { turn: by, frame: Frame::Gifts };
    for seat in state.public.others(by) {
        let hand = state.private[seat].hand;
        if hand.len() == 1 {
            state.private[seat].sealed = Some(hand);
        }
    }
    settle(state, world);
}

/// CM-62: which card to give to whoever played the trick.
pub(crate) static GIFT: Question<CyberMerchant> = Question {
    name: "gift",
    acts: &[act::<_, Give>()],
    ask: |asked, _| {
        let taker = asked.public().stage.turn().expect("CM-61: gifts are given in somebody's turn");
        Phrase::new("merchant-ask-gift").seat("seat", taker)
    },
    refuse: |_, action| not_now(action, "CM-61", "merchant-refuse-gift-first"),
};

/// Any card may be given.
impl Act<CyberMerchant> for Give {
    fn count(asked: Asking<'_>) -> Option<usize> {
        Some(asked.own().hand.kinds().count())
    }

    fn nth(asked: Asking<'_>, number: usize) -> Give {
        Give { card: asked.own().hand.kinds().nth(number).expect("CM-62: a card of the hand") }
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        in_hand(asked.own().hand.has(self.card))
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        seal(state, seat, Stack::one(self.card), world);
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (names::held(asked.cards(), asked.own().hand, fact.value as CardId), "CM-62")
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        let say = |key| Phrase::new(key).piece("card", names::card(asked.cards(), self.card));
        match asked.public().stage.turn() {
            Some(taker) => say("merchant-action-give").seat("seat", taker),
            None => say("merchant-one"),
        }
    }
}

/// CM-62, CM-63: when all have chosen, the cards go over; then the player gives one to each.
pub(super) fn hand_over(state: &mut Game, turn: Seat, world: &mut Told<'_>) {
    for seat in state.public.others(turn) {
        if let Some(gift) = state.private[seat].sealed.take() {
            give(state, seat, turn, gift.nth(0).expect("CM-61: one card"), world);
        }
    }
    let hand = state.private[turn].hand;
    match hand.len() {
        0 | 1 => Return { cards: Gifts([hand.nth(0), None, None]) }.apply(state, turn, world),
        _ => state.public.stage = Stage::Tricks { turn, frame: Frame::Returns },
    }
}

fn give(state: &mut Game, from: Seat, to: Seat, card: CardId, world: &mut Told<'_>) {
    pass(state, from, to, card, &(0..CardId::MAX));
    let given = |card| Event::Given { from, to, card };
    world.tell_apart(state, from.only().with(to), given(Some(card)), given(None));
}

/// CM-61: who gets which card.
pub(crate) static RETURN: Question<CyberMerchant> = Question {
    name: "return",
    acts: &[act::<_, Return>()],
    ask: |asked, part| match part.and_then(|part| receivers(asked).find(|(of, _)| *of == part)) {
        Some((_, to)) => Phrase::new("merchant-ask-return").seat("seat", to),
        None => Phrase::new("merchant-ask-returns"),
    },
    refuse: |_, action| not_now(action, "CM-61", "merchant-refuse-return-first"),
};

/// CM-63: how many cards the player gives: one to each other player, as far as they go.
fn wanted(asked: Asking<'_>) -> usize {
    asked.own().hand.len().min(asked.public().players.len() - 1)
}

/// Who gets a card, clockwise from the giver on, and the part of the answer that says which.
fn receivers(asked: Asking<'_>) -> impl Iterator<Item = (&'static str, Seat)> {
    Gifts::PARTS.into_iter().zip(asked.public().others(asked.seat())).take(wanted(asked))
}

/// Every way to give cards from a place on, as far as there is room.
fn hand_out(left: Stack, from: usize, wanted: usize, cards: &mut Gifts, out: &mut Listing<'_>) {
    for kind in left.kinds() {
        cards.0[from] = Some(kind);
        if out.left() == 0 {
            return out.cover(Coverage::Sample);
        } else if from + 1 == wanted {
            out.push(Return { cards: *cards });
        } else {
            hand_out(left.without(Stack::one(kind)), from + 1, wanted, cards, out);
        }
    }
}

impl Act<CyberMerchant> for Return {
    fn list(asked: Asking<'_>, out: &mut Listing<'_>) {
        hand_out(asked.own().hand, 0, wanted(asked), &mut Gifts::default(), out);
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (Gifts(cards), wanted) = (self.cards, wanted(asked));
        let fits = cards.iter().enumerate().all(|(at, card)| card.is_some() == (at < wanted));
        ensure(fits, "CM-63", || Phrase::new("merchant-refuse-return-count").count("wanted", wanted))?;
        let mut left = asked.own().hand;
        in_hand(cards.into_iter().flatten().all(|card| left.remove(card)))
    }

    /// One card to each other player, clockwise; then the turn is over.
    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        for (other, card) in state.public.others(seat).zip(self.cards.0) {
            if let Some(card) = card {
                give(state, seat, other, card, world);
            }
        }
        tricks::end_turn(state, seat, world);
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        let mut left = asked.own().hand;
        for card in Gifts::PARTS.into_iter().flat_map(|part| facts.one(part)) {
            left.remove(card);
        }
        for (part, _) in receivers(asked).filter(|(part, _)| !facts.speak_of(part)).collect::<Vec<_>>() {
            if let Some(kind) = left.nth(0) {
                left.remove(kind);
                facts.or(part, kind);
            }
        }
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let to = receivers(asked).find(|(part, _)| *part == fact.part).expect("CM-63: one of those who get a card").1;
        (given(asked, to, fact.value as CardId), "CM-61")
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        let gifts = asked.public().others(asked.seat()).zip(self.cards.0);
        let gifts = gifts.filter_map(|(to, card)| Some(given(asked, to, card?))).collect();
        Phrase::new("merchant-action-return").list("gifts", gifts)
    }

    /// Any card that is left for anybody who has none yet.
    fn open(asked: Asking<'_>, facts: &Facts) -> Option<Open<Return>> {
        let told = receivers(asked).filter(|(part, _)| facts.speak_of(part)).count();
        let Some(said) = Return::read(facts).filter(|_| told == facts.as_slice().len()) else {
            return Some(Open::NOTHING);
        };
        let mut left = asked.own().hand;
        if said.cards.0.into_iter().flatten().any(|card| !left.remove(card)) {
            return Some(Open::NOTHING);
        }
        let open = receivers(asked).filter(|(part, _)| !facts.speak_of(part));
        Some(Open {
            whole: Some(said).filter(|said| said.check(asked).is_ok()),
            more: open.flat_map(|(part, _)| left.kinds().map(move |kind| Fact::new(part, kind))).collect(),
        })
    }

    /// Any kinds one after another, again and again until the hand has them: so every way is equally likely. The
    /// list is as fair, should that take long.
    fn draw(asked: Asking<'_>, chance: &mut dyn Chance) -> Option<Return> {
        let kinds: Vec<CardId> = asked.own().hand.kinds().collect();
        let wanted = wanted(asked);
        kinds.len().checked_sub(2)?;
        (0..64).find_map(|_| {
            let mut cards = Gifts::default();
            cards.0[..wanted].fill_with(|| Some(kinds[chance.one_of(kinds.len())]));
            Some(Return { cards }).filter(|drawn| drawn.check(asked).is_ok())
        })
    }
}

/// Who gets what.
fn given(asked: Asking<'_>, to: Seat, card: CardId) -> Phrase {
    Phrase::new("merchant-given").seat("seat", to).piece("card", names::card(asked.cards(), card))
}
