//! Section 18: Steve, the opponent of a single player, who is never asked.

use super::*;
use crate::market::Seller;
use std::cmp::Reverse;

/// SP-483: the first improvement of the row goes.
pub(super) fn discard(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    if let Some(tile) = state.public.row.iter_mut().find_map(Option::take) {
        state.public.gone.insert(tile.id());
        world.tell(state, Event::ImprovementDiscarded { seat, tile });
    }
}

/// SP-484: a progress on the technology with the fewest missing markers. Whether there was one.
pub(super) fn research(state: &mut Game, seat: Seat, world: &mut Told<'_>) -> bool {
    let (public, cards) = (&state.public, state.cards.get());
    let open = |technology: &Technology| research::can_research(public, cards, seat, *technology).is_ok();
    let best = Technology::ALL.into_iter().filter(open).min_by_key(|technology| {
        let at = technology.index();
        let missing = research::cost(public, cards, seat, *technology) - public.players[seat].on_technologies[at];
        (missing, public.patents[at].is_some(), Reverse(cards.technologies[at].patent))
    });
    if let Some(technology) = best {
        action::Research { technology }.apply(state, seat, world);
    }
    best.is_some()
}

/// SP-485: a progress on the region with the fewest missing markers; one without a retailer, unless Steve is cut off
/// from some that have a free space and no office of Steve. Whether there was one.
pub(super) fn logistics(state: &mut Game, seat: Seat, world: &mut Told<'_>) -> bool {
    let (public, cards) = (&state.public, state.cards.get());
    let best = |retailers: bool| {
        let open = public.places(cards).filter(|(_, place)| retailers || place.retailer.is_none()).map(|(row, _)| row);
        let legal = open.filter(|row| logistics::can_enter(public, cards, seat, row.id).is_ok());
        let missing = |row: &RegionRow| row.cost - public.players[seat].on_regions[row.id.index()];
        legal.min_by_key(|row| (missing(row), Reverse(row.size))).map(|row| row.id)
    };
    let free = |region| !public.place(region).has_office(seat) && public.has_space(cards, region);
    let is_cut_off = public.places(cards).any(|(row, place)| place.retailer.is_none() && free(row.id));
    let region = best(false).or_else(|| best(true).filter(|_| is_cut_off));
    if let Some(region) = region {
        action::Logistics { region }.apply(state, seat, world);
    }
    region.is_some()
}

/// SP-486: one goods after another where most customers are left.
pub(super) fn sell(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let cards = state.cards.get();
    while state.public.players[seat].goods > 0 {
        let (public, seller) = (&state.public, Seller::of(&state.public, seat));
        let left = |row: &RegionRow| seller.customers(public, cards, row.id).count_ones();
        let best = public.board(cards).rows().min_by_key(|row| (Reverse(left(row)), Reverse(row.size)));
        let Some(row) = best.filter(|row| left(row) > 0) else { return };
        selling::sell(state, seat, row.id, [1, 0], Selling::Steve, world);
    }
}
