//! 7.2 The markets, and 7.3 what they pay.

use super::effects::shift;
use super::laying::{self, Laying, lays_cards};
use super::{Asking, Game, Listing, Told, credits, in_hand, not_now, sealed};
use crate::action::Add;
use crate::cards::{Cards, Corporation};
use crate::say::names;
use crate::state::{Public, Stack, Stage, note};
use crate::{CyberMerchant, Event, Foresight};
use kernel::{Act, Chance, Fact, Facts, Illegal, Open, Phrase, Question, RuleId, Seat, act, ensure};

/// CM-76, CM-77: the next player clockwise whose cards lie face down: those before have turned theirs up. When all have
/// been turned up, credits.
pub(super) fn next(state: &mut Game, world: &mut Told<'_>) {
    let mut order = state.public.clockwise(state.public.first);
    match order.find(|seat| !state.private[*seat].commitment.is_empty()) {
        Some(caller) => open(state, caller, world),
        None => credits::begin(state, world),
    }
}

/// CM-78: the caller turns up their cards. CM-79, CM-80, CM-82: so does everybody with the same shares, for each
/// of whom the price falls.
fn open(state: &mut Game, caller: Seat, world: &mut Told<'_>) {
    world.reveal();
    let data = state.cards.get();
    let corporation = data.corporation(state.private[caller].commitment).expect("CM-71: a share of the corporation");
    state.public.sold[corporation.index()] = true;
    state.public.stage = Stage::Market { caller, corporation };
    let cards = turn_up(state, caller);
    world.tell(state, Event::MarketOpened { seat: caller, corporation, cards });
    for seat in state.public.others(caller) {
        if data.corporation(state.private[seat].commitment) == Some(corporation) {
            let cards = turn_up(state, seat);
            let (from, to) = shift(state, corporation, -1);
            world.tell(state, Event::Oversupplied { seat, corporation, cards, from, to });
        }
    }
    sealed::settle(state, world);
}

/// CM-81: a commitment is used up in the market in which it is turned up.
fn turn_up(state: &mut Game, seat: Seat) -> Stack {
    let cards = std::mem::take(&mut state.private[seat].commitment);
    show(state, seat, cards);
    cards
}

/// Cards leave a player's possession face up and join the market.
fn show(state: &mut Game, seat: Seat, cards: Stack) {
    state.public.shown[seat] = state.public.shown[seat].and(cards);
    state.public.held = state.public.held.without(cards);
    note(state, |notes| notes.showed(seat, cards));
}

/// The market that is open: who opened it, and in which shares.
fn opened(public: &Public) -> (Seat, Corporation) {
    match public.stage {
        Stage::Market { caller, corporation } => (caller, corporation),
        other => unreachable!("CM-83: cards are added to a market, not in {other:?}"),
    }
}

/// CM-83: which cards to add. Says what is sold, at which price, and what has been turned up.
pub(crate) static ADD: Question<CyberMerchant> = Question {
    name: "add",
    acts: &[act::<_, Add>()],
    ask: |asked, part| {
        if part.is_some() {
            return Phrase::new("merchant-ask-more");
        }
        let (public, cards) = (asked.public(), asked.cards());
        let (caller, corporation) = opened(public);
        let turned_up = public.clockwise(caller).map(|seat| (seat, public.shown[seat]));
        let turned_up = turned_up.filter(|(_, shown)| !shown.is_empty()).map(|(seat, shown)| {
            let said = Phrase::new("merchant-shown").seat("seat", seat).list("cards", names::some(cards, shown));
            said.number("sum", cards.sum(shown))
        });
        Phrase::new("merchant-ask-add")
            .text("corporation", names::title(cards, corporation))
            .number("price", public.price(corporation))
            .list("shown", turned_up.collect())
    },
    refuse: |_, action| not_now(action, "CM-83", "merchant-refuse-add-first"),
};

impl Act<CyberMerchant> for Add {
    lays_cards!("CM-83", "merchant-action-add");

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (data, (_, corporation)) = (asked.cards(), opened(asked.public()));
        in_hand(asked.own().hand.has_all(self.cards))?;
        ensure(data.is_of(self.cards, corporation), "CM-83", || {
            Phrase::new("merchant-refuse-add-other").text("corporation", corporation.code())
        })?;
        let with = self.cards.and(asked.public().shown[asked.seat()]);
        let share = self.cards.is_empty() || data.corporation(with).is_some();
        ensure(share, "CM-84", || Phrase::new("merchant-refuse-jokers-alone"))
    }
}

/// CM-85, CM-88, CM-89: when all have chosen, the cards are turned up together, the market pays, and its
/// cards are discarded. CM-87: other commitments stay face down.
pub(super) fn sell(state: &mut Game, caller: Seat, corporation: Corporation, world: &mut Told<'_>) {
    for seat in state.public.others(caller) {
        let Some(cards) = sealed::open(state, seat) else { continue };
        show(state, seat, cards);
        world.tell(state, Event::Added { seat, cards });
    }
    pay(state, caller, corporation, world);
    for (_, shown) in state.public.shown.iter_mut() {
        state.public.discard = state.public.discard.and(std::mem::take(shown));
    }
    next(state, world);
}

/// CM-90, CM-92, CM-93: who has cards in the market has a rank, and those who share one get the same.
fn pay(state: &mut Game, caller: Seat, corporation: Corporation, world: &mut Told<'_>) {
    let data = state.cards.get();
    for seat in state.public.clockwise(caller) {
        let sum = data.sum(state.public.shown[seat]);
        if sum > 0 {
            let rank = rank(&state.public, data, sum);
            let crypto = reward(&state.public, corporation, rank);
            state.public.players[seat].crypto += crypto;
            world.tell(state, Event::Paid { seat, corporation, sum, rank, crypto });
        }
    }
}

/// CM-90: the rank of a sum among the cards that are turned up.
pub(super) fn rank(public: &Public, cards: &Cards, sum: u16) -> u8 {
    1 + public.shown.iter().filter(|(_, shown)| cards.sum(**shown) > sum).count() as u8
}

/// CM-91: the first gets the price, ranks between the first and the last half of it, rounded down. CM-94, CM-95:
/// the last rank is the number of players in the game.
pub(super) fn reward(public: &Public, corporation: Corporation, rank: u8) -> u16 {
    let price = u16::from(public.price(corporation));
    match usize::from(rank) {
        1 => price,
        rank if rank < public.players.len() => price / 2,
        _ => 0,
    }
}
