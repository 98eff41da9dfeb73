//! DEI-530 … DEI-536: what the Automa buys.

use crate::event::Purchase;
use crate::phase::{self, Told, purchase};
use crate::state::{Game, Public};
use crate::{Cards, Colour, Deed, Event, Why};
use kernel::Seat;

/// DEI-534: the first card that can be bought in the markets that a symbol names.
pub(super) fn buy(state: &mut Game, seat: Seat, deed: Deed, world: &mut Told<'_>) -> bool {
    let (public, cards) = (&state.public, state.cards.get());
    let offer = |colour| offer(public, cards, seat, colour).map(|(place, slot)| (colour, place, slot));
    let Some((colour, place, slot)) = super::colours(public, deed).find_map(offer) else { return false };
    world.tell(state, Event::AutomaDoes { seat, deed });
    let card = state.public.markets[place][slot].expect("DEI-531: the card that was found");
    let row = cards.card(card);
    let (technology, energy) = (row.technology, row.energy);
    let (supply, player) = (&mut state.public.supply, &mut state.public.players[seat]);
    (player.store.technology, supply.technology) =
        (player.store.technology - technology, supply.technology + technology);
    (player.store.energy, supply.energy) = (player.store.energy - energy, supply.energy + energy);
    player.bin.insert(card);
    let (market, how) = (colour.market(), Purchase::Automa);
    world.tell(state, Event::CardBought { seat, market, card, technology, energy, how });
    let need = state.public.needs.order.iter().position(|need| *need == Some(colour));
    let bonus = cards.numbers.needs[need.expect("DEI-515: every colour in play is a need")];
    phase::supply(state, Event::Supplied { seat, supplies: bonus.into(), why: Why::Buy }, world); // DEI-533
    purchase::take(state, place, slot, world);
    true
}

/// DEI-531: the market's place and the first slot whose card the Automa can pay and whose requirement it meets.
fn offer(public: &Public, cards: &Cards, seat: Seat, colour: Colour) -> Option<(usize, usize)> {
    let (player, place) = (&public.players[seat], public.market_place(colour.market())?);
    let can = |slot: &usize| {
        public.markets[place][*slot].is_some_and(|card| {
            let (row, required) = (cards.card(card), cards.numbers.required[*slot]);
            row.technology <= player.store.technology
                && row.energy <= player.store.energy
                && required <= player.cubes[colour.index()]
        })
    };
    (0..public.markets[place].len()).find(can).map(|slot| (place, slot))
}
