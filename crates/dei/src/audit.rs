//! DEI-594: the count of all pieces.

use crate::cards::FACTION_CARDS;
use crate::region::REGIONS;
use crate::state::{Game, Player, Public, decks_of};
use crate::{Cards, Colour, Region, Resource, Structure};
use kernel::{Auditor, Seat, require};

/// DEI-594: every piece is in exactly one place, and what is kept up to date is so.
pub(crate) fn audit(state: &Game, auditor: &Auditor) -> Result<(), String> {
    let (public, cards) = (&state.public, state.cards.get());
    let (numbers, board) = (&cards.numbers, cards.board(public.players.len()));
    let decks = decks_of(public, cards);
    for (place, (deck, other)) in state.dark.markets.iter().zip(&decks.markets).enumerate() {
        let same = deck.contents(auditor) == other.contents(auditor);
        require(same, || format!("DEI-76: the deck of market {place} has {deck:?} instead of {other:?}"))?;
    }
    require(state.dark.gifts.contents(auditor) == decks.gifts.contents(auditor), || "DEI-440: gifts".to_owned())?;
    require(state.dark.automa.contents(auditor) == decks.automa.contents(auditor), || "DEI-509: Automa".to_owned())?;
    let on_board = |kind: Resource| public.places.iter().map(|place| place.resources[kind.index()]).sum::<u8>();
    let stores = || public.players.iter().map(|(_, player)| player.store).chain([public.supply]);
    let technology = on_board(Resource::Technology) + stores().map(|store| store.technology).sum::<u8>();
    require(technology == board.technology, || format!("DEI-594: {technology} Technology"))?;
    let energy = on_board(Resource::Energy) + stores().map(|store| store.energy).sum::<u8>();
    require(energy == board.energy, || format!("DEI-594: {energy} Energy"))?;
    let candies = stores().map(|store| store.candies).sum::<u8>();
    require(candies == board.candies, || format!("DEI-594: {candies} candies"))?;
    for region in (0..REGIONS as u8).filter_map(|number| Region::try_from(number).ok()) {
        let place = public.place(region);
        let empty = place.values.iter().all(|value| *value == 0) && place.resources() == 0;
        require(public.open.has(region) || empty, || format!("DEI-425: {region:?} is not empty"))?;
    }
    for (seat, player) in public.players.iter() {
        audit_player(public, cards, seat, player)?;
        let deployed = public.places.iter().map(|place| place.scrappers[seat.index()]).sum::<u8>();
        let scrappers = deployed + player.scrappers;
        require(scrappers == numbers.scrappers, || format!("DEI-594: {scrappers} Scrappers of {seat}"))?;
        for structure in Structure::ALL {
            let built = match structure {
                Structure::Refuge => player.refuges.len(),
                _ => player.ways(structure).count(),
            };
            let all = built + usize::from(player.left[structure.index()]);
            require(all == usize::from(numbers.structures[structure.index()]), || {
                format!("DEI-31: {all} {structure:?}")
            })?;
        }
    }
    Ok(())
}

fn audit_player(public: &Public, cards: &Cards, seat: Seat, player: &Player) -> Result<(), String> {
    for colour in Colour::ALL {
        let held = public.outposts().filter(|it| it.holder == Some(seat) && it.colour == colour).count();
        let cubes = held + usize::from(public.cube == Some((seat, colour)));
        let counted = usize::from(player.cubes[colour.index()]);
        require(cubes == counted, || format!("DEI-594: {cubes} {colour:?} cubes of {seat}, not {counted}"))?;
        require(cubes <= cards.numbers.most_cubes.into(), || format!("DEI-138: {cubes} {colour:?} cubes of {seat}"))?;
    }
    for region in public.board.iter() {
        let place = public.place(region);
        let scrappers = place.scrappers[seat.index()];
        let value = public.value(cards, seat, region, scrappers, player.is_leader_at(region));
        let kept = place.values[seat.index()] == value && player.units.has(region) == (value > 0);
        let majority = player.majorities.has(region) == (place.majority == Some(seat));
        require(kept && majority, || format!("DEI-136: {seat} in {region:?}"))?;
    }
    let own = player.hand.len() + player.up.len();
    // DEI-594: eight between phases; in one, a card bought by a face-down card is there already.
    let human = !public.is_automa(seat);
    require(!human || own == FACTION_CARDS, || format!("DEI-594: {own} cards of {seat}"))
}
