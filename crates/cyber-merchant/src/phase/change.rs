//! CM-61 to CM-63: Collective Change.

use super::{Game, Seeing, Told, all_in, in_hand, tricks};
use crate::state::{Frame, PEOPLE, Stack, Stage, pass};
use crate::{Action, Event};
use kernel::{CardId, Coverage, Illegal, Phrase, Seat};

/// A card for each other player, clockwise.
type Gifts = [Option<CardId>; PEOPLE - 1];

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

/// Any card may be given.
pub(super) fn gifts(seen: Seeing<'_>, out: &mut Vec<Action>) {
    let hand = seen.own().map(|own| own.hand).unwrap_or_default();
    out.extend(hand.kinds().map(|card| Action::Give { card }));
}

pub(super) fn check_gift(seen: Seeing<'_>, card: CardId) -> Result<(), Illegal> {
    if !seen.cards().is_kind(card) {
        return Err(Illegal::new("CM-43", Phrase::new("merchant-refuse-not-in-hand")));
    }
    in_hand(seen, Stack::one(card))
}

/// CM-62, CM-63: when all have chosen, the cards go over; then the player gives one to each.
pub(super) fn settle(state: &mut Game, world: &mut Told<'_>) {
    let Stage::Tricks { turn, .. } = state.public.stage else {
        unreachable!("CM-61: gifts are given in the trick stage");
    };
    if !all_in(state) {
        return;
    }
    world.reveal();
    for seat in state.public.others(turn) {
        if let Some(gift) = state.private[seat].sealed.take() {
            give(state, seat, turn, gift.nth(0).expect("CM-61: one card"), world);
        }
    }
    match state.private[turn].hand.len() {
        0 => tricks::end_turn(state, turn, world),
        1 => {
            let only = state.private[turn].hand.nth(0);
            give_back(state, turn, [only, None, None], world);
        }
        _ => state.public.stage = Stage::Tricks { turn, frame: Frame::Returns },
    }
}

fn give(state: &mut Game, from: Seat, to: Seat, card: CardId, world: &mut Told<'_>) {
    pass(state, from, to, card, &(0..CardId::MAX));
    let given = |card| Event::Given { from, to, card };
    world.tell_apart(from.only().with(to), given(Some(card)), given(None));
}

/// CM-63: how many cards the player gives: one to each other player, as far as they go.
pub(crate) fn returned(seen: Seeing<'_>) -> usize {
    let hand = seen.own().map_or(0, |own| own.hand.len());
    hand.min(seen.public().players.len() - 1)
}

/// Every way to give them, as far as the budget goes.
pub(super) fn returns(seen: Seeing<'_>, budget: usize, out: &mut Vec<Action>) -> Coverage {
    let hand = seen.own().map(|own| own.hand).unwrap_or_default();
    let kinds: Vec<(CardId, u8)> = hand.counts().collect();
    let (start, wanted) = (out.len(), returned(seen));
    let some = |one: CardId, two: CardId, kind: CardId| u8::from(one == kind) + u8::from(two == kind);
    for (first, _) in &kinds {
        if wanted == 1 {
            out.push(Action::Return { cards: [Some(*first), None, None] });
            continue;
        }
        for (second, count) in &kinds {
            if first == second && *count < 2 {
                continue;
            }
            if wanted == 2 {
                out.push(Action::Return { cards: [Some(*first), Some(*second), None] });
                continue;
            }
            let left = kinds.iter().filter(|(third, count)| some(*first, *second, *third) < *count);
            out.extend(left.map(|(third, _)| Action::Return { cards: [Some(*first), Some(*second), Some(*third)] }));
        }
        if out.len() - start > budget {
            out.truncate(start + budget);
            return Coverage::Sample;
        }
    }
    Coverage::Every
}

pub(super) fn check_return(seen: Seeing<'_>, cards: Gifts) -> Result<(), Illegal> {
    let wanted = returned(seen);
    let named = cards.iter().take_while(|card| card.is_some()).count();
    if named != wanted || cards[named..].iter().any(Option::is_some) {
        let why = Phrase::new("merchant-refuse-return-count").count("wanted", wanted);
        return Err(Illegal::new("CM-63", why));
    }
    if cards.iter().flatten().any(|card| !seen.cards().is_kind(*card)) {
        return Err(Illegal::new("CM-43", Phrase::new("merchant-refuse-not-in-hand")));
    }
    in_hand(seen, cards.into_iter().flatten().collect())
}

/// CM-61, CM-63: one card to each other player, clockwise; then the turn is over.
pub(super) fn give_back(state: &mut Game, seat: Seat, cards: Gifts, world: &mut Told<'_>) {
    for (other, card) in state.public.others(seat).zip(cards) {
        if let Some(card) = card {
            give(state, seat, other, card, world);
        }
    }
    tricks::end_turn(state, seat, world);
}
