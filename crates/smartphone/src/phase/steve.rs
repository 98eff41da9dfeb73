//! Section 18: Steve, the opponent of a single player. He is never asked.

use super::{Game, Told, logistics, research, selling};
use crate::event::Selling;
use crate::market::Seller;
use crate::pieces::{Region, Technology};
use crate::state::Public;
use crate::{Cards, Event};
use kernel::Seat;
use std::cmp::Reverse;

/// SP-483: the first improvement of the row goes.
pub(super) fn discard(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let first = state.public.row.iter_mut().find_map(Option::take);
    if let Some(tile) = first {
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
        research::put(state, seat, technology, world);
    }
    best.is_some()
}

/// SP-485: a progress on the region with the fewest missing markers; one without a retailer, unless he is cut off from
/// those. Whether there was one.
pub(super) fn logistics(state: &mut Game, seat: Seat, world: &mut Told<'_>) -> bool {
    let (public, cards) = (&state.public, state.cards.get());
    let order = &public.board(cards).order;
    let open = |region: &Region| logistics::can_enter(public, cards, seat, *region).is_ok();
    let free = |region: &Region| public.place(*region).retailer.is_none();
    let best = |retailers: bool| {
        let legal = order.iter().copied().filter(open).filter(move |region| retailers || free(region));
        legal.min_by_key(|region| {
            let row = public.printed(cards, *region);
            (row.cost - public.players[seat].on_regions[region.index()], Reverse(row.size))
        })
    };
    let region = best(false).or_else(|| if is_cut_off(public, cards, seat) { best(true) } else { None });
    if let Some(region) = region {
        logistics::put(state, seat, region, world);
    }
    region.is_some()
}

/// SP-485: some region without a retailer has a free space and no office of his.
fn is_cut_off(public: &Public, cards: &Cards, seat: Seat) -> bool {
    public.board(cards).order.iter().any(|region| {
        let place = public.place(*region);
        place.retailer.is_none() && !place.has_office(seat) && public.has_space(cards, *region)
    })
}

/// SP-486: one goods after another where most customers are left.
pub(super) fn sell(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let cards = state.cards.get();
    while state.public.players[seat].goods > 0 {
        let (public, seller) = (&state.public, Seller::of(&state.public, seat));
        let left = |region: Region| seller.customers(public, cards, region).count_ones();
        let best = public
            .board(cards)
            .order
            .iter()
            .copied()
            .min_by_key(|region| (Reverse(left(*region)), Reverse(public.printed(cards, *region).size)));
        let Some(region) = best.filter(|region| left(*region) > 0) else { return };
        selling::sell(state, seat, region, [1, 0], Selling::Steve, world);
    }
}
