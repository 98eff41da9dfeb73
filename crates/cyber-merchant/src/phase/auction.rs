//! Section 4: a round (CM-19, CM-20); 5.1 preparation; 5.3 paying.

use super::{Game, Told, bidding, cyber_deck, sealed, tricks};
use crate::state::{PLACES, Stack, Stage, note};
use crate::{CyberDeck, Event};
use kernel::CardId;

/// CM-99, CM-105: a round begins with the tokens, in the variant, and its first auction.
pub(crate) fn begin_round(state: &mut Game, world: &mut Told<'_>) {
    world.tell(state, Event::RoundBegan { round: state.public.round, first: state.public.first });
    if state.public.options.cyber_deck == CyberDeck::On {
        cyber_deck::lay(state, world);
    }
    state.public.auction = 1;
    prepare(state, world);
}

/// CM-23, CM-24, CM-25: lots, each complete before the next; then bidding.
fn prepare(state: &mut Game, world: &mut Told<'_>) {
    state.public.stage = Stage::Bidding { turn: state.public.first };
    world.tell(state, Event::AuctionBegan { auction: state.public.auction });
    let layout = state.cards.get().layout(state.public.players.len());
    for at in 0..usize::from(layout.places) {
        let lot: Stack = (0..layout.lot).map(|_| turn_up(state, world)).collect();
        state.public.lots[at] = lot;
        world.tell(state, Event::LotLaid { place: at as u8 + 1, cards: lot });
    }
    bidding::ask(state, state.public.first, world);
}

/// CM-26, CM-27: a card of the deck; of the shuffled discard pile if there is none.
fn turn_up(state: &mut Game, world: &mut Told<'_>) -> CardId {
    if state.dark.deck.is_empty() {
        let pile = std::mem::replace(&mut state.public.discard, Stack::EMPTY);
        state.dark.deck.shuffle_in(pile);
        world.tell(state, Event::Reshuffled { cards: pile.len() as u16 });
    }
    state.dark.deck.draw(world).expect("CM-27: the tricks alone are more than a deal")
}

/// CM-42: from the left, everybody pays and takes their lot; then tricks.
pub(super) fn pay(state: &mut Game, world: &mut Told<'_>) {
    for at in 0..PLACES {
        let Some(bid) = state.public.bids[at].take() else { continue };
        let cards = std::mem::take(&mut state.public.lots[at]);
        let player = &mut state.public.players[bid.seat];
        player.cash -= u16::from(bid.mark);
        player.markers += 1;
        state.private[bid.seat].hand = state.private[bid.seat].hand.and(cards);
        state.public.held = state.public.held.and(cards);
        note(state, |notes| notes.took(bid.seat, cards));
        world.tell(state, Event::LotBought { seat: bid.seat, place: at as u8 + 1, mark: bid.mark, cards });
    }
    tricks::next_turn(state, state.public.first, world);
}

/// CM-21, CM-22: the token passes on, at no other time; then the next auction, or the profit phase.
pub(super) fn end(state: &mut Game, world: &mut Told<'_>) {
    let first = state.public.first.next(state.public.players.len());
    state.public.first = first;
    world.tell(state, Event::TokenPassed { first });
    if state.public.auction < state.cards.get().table.auctions {
        state.public.auction += 1;
        prepare(state, world);
        return;
    }
    cyber_deck::turn_up(state, world);
    state.public.stage = Stage::Commit;
    sealed::settle(state, world);
}
