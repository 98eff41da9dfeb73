//! 7.2 The markets, and 7.3 what they pay.

use super::parts::{self, Parts, is_of};
use super::{Game, Seeing, Told, all_in, credits, in_hand, tricks};
use crate::cards::Corporation;
use crate::state::{PEOPLE, Stack, Stage, note};
use crate::{Action, Event};
use kernel::{Coverage, Illegal, Phrase, Seat, SeatMap};

/// CM-76, CM-77: the next player clockwise, from a seat on to the last in turn order, whose cards lie face
/// down. When all have been turned up, credits.
pub(super) fn next(state: &mut Game, from: Seat, world: &mut Told<'_>) {
    let order = state.public.clockwise(state.public.first).skip_while(|seat| *seat != from);
    match order.clone().find(|seat| !state.private[*seat].commitment.is_empty()) {
        Some(caller) => open(state, caller, world),
        None => credits::begin(state, world),
    }
}

/// CM-78 to CM-82: the caller turns up his cards, and so does everybody with the same shares, for each of
/// whom the price falls.
fn open(state: &mut Game, caller: Seat, world: &mut Told<'_>) {
    world.reveal();
    let data = state.cards.get();
    let corporation = data.corporation(state.private[caller].commitment).expect("CM-71: a share of the corporation");
    let cards = turn_up(state, caller);
    world.tell(Event::MarketOpened { seat: caller, corporation, cards });
    for seat in state.public.others(caller) {
        if data.corporation(state.private[seat].commitment) == Some(corporation) {
            let cards = turn_up(state, seat);
            let (from, to) = tricks::shift(state, corporation, -1);
            world.tell(Event::Oversupplied { seat, corporation, cards, from, to });
        }
    }
    state.public.sold[corporation.index()] = true;
    state.public.stage = Stage::Market { caller, corporation };
    settle(state, world);
}

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

/// CM-83, CM-84: any shares of the corporation with any jokers, or none; who has cards in the market can
/// add jokers alone.
pub(super) fn legal(
    seen: Seeing<'_>,
    seat: Seat,
    corporation: Corporation,
    budget: usize,
    out: &mut Vec<Action>,
) -> Coverage {
    let hand = seen.own().map(|own| own.hand).unwrap_or_default();
    let jokers_alone = !seen.public().shown[seat].is_empty();
    out.push(Action::Add { cards: Stack::EMPTY });
    let parts = Parts { cards: seen.cards(), hand, corporations: &[corporation], jokers_alone };
    parts.list(budget.saturating_sub(1), parts::add, out)
}

pub(super) fn check(seen: Seeing<'_>, seat: Seat, corporation: Corporation, cards: Stack) -> Result<(), Illegal> {
    in_hand(seen, cards)?;
    let data = seen.cards();
    if !is_of(data, cards, corporation) {
        let why = Phrase::new("merchant-refuse-add-other").text("corporation", corporation.code());
        return Err(Illegal::new("CM-83", why));
    }
    let share = !cards.within(data.shares(corporation)).is_empty() || !seen.public().shown[seat].is_empty();
    if !cards.is_empty() && !share {
        return Err(Illegal::new("CM-84", Phrase::new("merchant-refuse-jokers-alone")));
    }
    Ok(())
}

/// CM-85, CM-88, CM-89: when all have chosen, the cards are turned up together, the market pays, and its
/// cards are discarded.
pub(super) fn settle(state: &mut Game, world: &mut Told<'_>) {
    let Stage::Market { caller, corporation } = state.public.stage else {
        unreachable!("CM-83: cards are added to a market");
    };
    if !all_in(state) {
        return;
    }
    world.reveal();
    for seat in state.public.others(caller) {
        let private = &mut state.private[seat];
        let Some(cards) = private.sealed.take() else { continue };
        private.hand = private.hand.without(cards);
        show(state, seat, cards);
        world.tell(Event::Added { seat, cards });
    }
    pay(state, caller, corporation, world);
    for (_, shown) in state.public.shown.iter_mut() {
        state.public.discard = state.public.discard.and(std::mem::take(shown));
    }
    // Everybody up to the caller has been passed, so the next is sought behind him.
    match state.public.others(caller).next().filter(|seat| *seat != state.public.first) {
        Some(seat) => next(state, seat, world),
        None => credits::begin(state, world),
    }
}

/// CM-90 to CM-95.
fn pay(state: &mut Game, caller: Seat, corporation: Corporation, world: &mut Told<'_>) {
    let data = state.cards.get();
    let public = &mut state.public;
    let sums: SeatMap<Option<u16>, PEOPLE> = public.shown.map(|_, shown| (!shown.is_empty()).then(|| data.sum(*shown)));
    for seat in public.clockwise(caller) {
        let Some(sum) = sums[seat] else { continue };
        let rank = 1 + sums.iter().filter(|(_, other)| other.is_some_and(|other| other > sum)).count() as u8;
        let crypto = reward(public.price(corporation), rank, public.players.len());
        public.players[seat].crypto += crypto;
        world.tell(Event::Paid { seat, corporation, sum, rank, crypto });
    }
}

/// CM-91: the first gets the price, ranks between the first and the last half of it, rounded down.
fn reward(price: u8, rank: u8, players: usize) -> u16 {
    match usize::from(rank) {
        1 => price.into(),
        rank if rank < players => (price / 2).into(),
        _ => 0,
    }
}
