//! 7.1 Commitments.

use super::parts::{self, Parts, is_of};
use super::{Game, Seeing, Told, all_in, in_hand, market};
use crate::cards::Corporation;
use crate::state::{Stack, note};
use crate::{Action, Event};
use kernel::{Coverage, Illegal, Phrase};

/// CM-70 to CM-74: any shares of one corporation with any jokers; nothing only if there are no shares.
pub(super) fn legal(seen: Seeing<'_>, budget: usize, out: &mut Vec<Action>) -> Coverage {
    let hand = seen.own().map(|own| own.hand).unwrap_or_default();
    if hand.within(seen.cards().tracked()).is_empty() {
        out.push(Action::Commit { cards: Stack::EMPTY });
        return Coverage::Every;
    }
    let parts = Parts { cards: seen.cards(), hand, corporations: &Corporation::TRACKED, jokers_alone: false };
    parts.list(budget, parts::commit, out)
}

pub(super) fn check(seen: Seeing<'_>, cards: Stack) -> Result<(), Illegal> {
    in_hand(seen, cards)?;
    let data = seen.cards();
    let hand = seen.own().map(|own| own.hand).unwrap_or_default();
    match data.corporation(cards) {
        Some(corporation) if is_of(data, cards, corporation) => Ok(()),
        Some(_) => Err(Illegal::new("CM-70", Phrase::new("merchant-refuse-mixed"))),
        None if !cards.is_empty() => Err(Illegal::new("CM-72", Phrase::new("merchant-refuse-jokers-alone"))),
        None if hand.within(data.tracked()).is_empty() => Ok(()), // CM-74
        None => Err(Illegal::new("CM-73", Phrase::new("merchant-refuse-commit-nothing"))),
    }
}

/// CM-75: when all have chosen, the cards lie face down, and their number is open. Who lays none has no
/// share that is not a joker (CM-74).
pub(super) fn settle(state: &mut Game, world: &mut Told<'_>) {
    if !all_in(state) {
        return;
    }
    world.reveal();
    let tracked = state.cards.get().tracked();
    for seat in state.public.clockwise(state.public.first) {
        let private = &mut state.private[seat];
        let Some(cards) = private.sealed.take() else { continue };
        private.hand = private.hand.without(cards);
        private.commitment = cards;
        if cards.is_empty() {
            note(state, |notes| notes.lacks(seat, tracked.clone()));
        }
        world.tell(Event::Committed { seat, cards: cards.len() as u8 });
    }
    market::next(state, state.public.first, world);
}
