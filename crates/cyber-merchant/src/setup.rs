//! Section 3: setting up the game.

use crate::cards::TRACKS;
use crate::state::{Dark, PLACES, Player, Private, Public, Stack, Stage};
use crate::{CyberMerchant, Memory, phase};
use kernel::{Deck, Illegal, Phrase, SeatMap, Setup, State, World, ensure};

/// Section 3: prices (CM-9), cash and markers (CM-12, CM-13), the deck (CM-14), empty hands (CM-17).
pub(crate) fn lay_out(
    setup: &Setup<CyberMerchant>,
    world: &mut World<'_, CyberMerchant>,
) -> Result<State<CyberMerchant>, Illegal> {
    let (players, cards) = (setup.seats, setup.cards.get());
    let layout = cards.layout(players);
    let first = setup.options.first.seat();
    ensure(first.index() < players, "CM-16", || {
        Phrase::new("merchant-refuse-first").count("seat", first.number()).count("most", players)
    })?;
    let price = |track| if track < usize::from(layout.tracks) { cards.table.price_start } else { 0 };
    let player = Player { cash: layout.cash, crypto: 0, markers: layout.markers, left: None };
    let public = Public {
        options: setup.options,
        round: 1, // CM-11
        auction: 1,
        stage: Stage::Bidding { turn: first },
        first,
        prices: std::array::from_fn(price),
        discard: Stack::EMPTY,
        held: Stack::EMPTY,
        lots: [Stack::EMPTY; PLACES],
        bids: [None; PLACES],
        players: SeatMap::new(players, |_| player),
        shown: SeatMap::new(players, |_| Stack::EMPTY),
        sold: [false; TRACKS],
        notes: Memory::new(players),
    };
    let dark = Dark { deck: Deck::of(layout.deck), tokens: [0; TRACKS], laid: 0 };
    let private = Private { notes: Memory::new(players), ..Private::default() };
    let mut state = State { public, private: SeatMap::new(players, |_| private), dark, cards: setup.cards };
    phase::begin_round(&mut state, world);
    Ok(state)
}
