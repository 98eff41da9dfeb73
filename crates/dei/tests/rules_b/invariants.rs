//! DEI-594: what is true all the time, counted here from the pieces alone.

use crate::common::*;
use crate::games::{game, setups};
use dei::state::{Ask, Step};
use dei::{Public, Stage};
use kernel::Loaded;

fn counted(public: &Public) {
    let cards = Loaded::<dei::Cards>::standard().get();
    let board = cards.board(public.players.len());
    let all = |kind: Resource| {
        let on_board: u32 = public.places.iter().map(|place| u32::from(place.resources[kind.index()])).sum();
        let mut stores = public.players.iter().map(|(_, player)| player.store).chain([public.supply]);
        on_board + stores.by_ref().map(|mut store| u32::from(*store.resource(kind))).sum::<u32>()
    };
    assert_eq!([Resource::Technology, Resource::Energy].map(all), [board.technology, board.energy].map(u32::from));
    for (seat, player) in public.players.iter() {
        let on_board: u8 = public.places.iter().map(|place| place.scrappers[seat.index()]).sum();
        assert_eq!(on_board + player.scrappers, 15, "Scrappers of {seat}");
        assert!(player.leader.is_none_or(|region| public.board.has(region)), "the Leader of {seat}");
        for colour in Colour::ALL {
            let held = public.outposts().filter(|it| it.colour == colour && it.holder == Some(seat)).count();
            let cubes = held + usize::from(public.cube == Some((seat, colour)));
            assert_eq!(usize::from(player.cubes[colour.index()]), cubes, "{colour:?} cubes of {seat}");
            assert!(cubes <= 4, "{cubes} {colour:?} cubes of {seat}");
        }
    }
    for region in public.board.minus(public.open).iter() {
        let place = public.place(region);
        assert_eq!((place.scrappers, place.resources), ([0; 6], [0; 2]), "sealed");
        assert!(public.outposts().all(|outpost| outpost.region != region));
        assert!(public.players.iter().all(|(_, player)| {
            let ways = player.ways.iter().flatten().all(|way| way.leads(region).is_none());
            player.leader != Some(region) && !player.refuges.has(region) && ways
        }));
        let there = public.drones.iter().flatten().filter(|at| **at == region).count();
        assert_eq!(there, 1, "the Cathedral alone");
    }
}

/// The Leader comes with the starting units and is on the board from then on.
fn leaders(public: &Public) {
    let started = |seat| public.players[seat].leader.is_some();
    if public.round > 1 || public.phase > 1 {
        assert!(public.players.seats().iter().all(started));
    }
}

fn eight_cards(public: &Public) {
    for seat in public.humans().iter() {
        let player = &public.players[seat];
        assert_eq!(player.hand.len() + player.up.len(), 8, "cards of {seat}");
        let all = [player.hand, player.up, player.down, player.bin];
        let union = all.iter().fold(player.hand, |union, cards| union.or(*cards));
        assert_eq!(union.len(), all.iter().map(|cards| cards.len()).sum::<usize>(), "no card twice");
    }
}

#[test]
fn dei_594_what_is_true_all_the_time() {
    let mut between_phases = 0;
    for (at, setup) in setups().iter().enumerate() {
        for seed in 0..4 {
            game(setup, 20 * at as u64 + seed, |scene| {
                counted(scene.public());
                leaders(scene.public());
                let first_card = scene.public().stage == Stage::Phase(Step::Second);
                if first_card && scene.top() == Some(Ask::Card) || scene.public().stage == Stage::Over {
                    between_phases += 1;
                    eight_cards(scene.public());
                }
            });
        }
    }
    assert!(between_phases > 1_000, "{between_phases}");
}

/// The engine's own count notices what is missing.
#[test]
fn dei_594_a_missing_piece_is_noticed() {
    type Lose = fn(&mut Public);
    let faults: [Lose; 9] = [
        |public| public.players[S1].scrappers -= 1,
        |public| public.supply.technology += 1,
        |public| public.supply.energy -= 1,
        |public| public.supply.candies -= 1,
        |public| public.players[S1].cubes[0] += 1,
        |public| public.players[S1].left[1] -= 1,
        |public| {
            public.players[S1].hand.remove(card("ravagers-1"));
        },
        |public| public.place_mut(g(1, 1)).values[1] += 1,
        |public| {
            public.players[S1].hand.remove(card("ravagers-1"));
            public.players[S1].hand.insert(card("K-1"));
        },
    ];
    for (at, lose) in faults.into_iter().enumerate() {
        let mut scene = table(&THREE);
        scene.market(Market::Black, &["K-2", "K-3", "K-4"]);
        assert_eq!(scene.sandbox().audit(), Ok(()));
        scene.edit(|state| lose(&mut state.public));
        assert!(scene.sandbox().audit().is_err(), "fault {at}");
    }
}
