//! 4 Set-up: the board and what lies on it: DEI-60 to DEI-75.

use crate::common::*;
use crate::layout::Layout;

/// Everything that is told of a set-up.
fn told(seats: usize, options: Options, seed: u64) -> Vec<Event> {
    let mut chance = kernel::Seeded::new(kernel::Secret::from_number(seed).seed(&[]));
    let mut told = Vec::new();
    Sandbox::deal_aloud(&setup(seats, options), &mut chance, &mut told).expect("it can be played");
    kernel::heard(&told, S1.into()).copied().collect()
}

#[test]
fn dei_60_the_steps_are_taken_in_order() {
    let step = |event: Event| match event {
        Event::FactionTaken { .. } => 0,
        Event::BoardLaid { .. } => 1,
        Event::DronePlaced { .. } => 3,
        Event::MarketReplaced { .. } => 5,
        Event::OutpostLaid { .. } => 6,
        Event::CardRevealed { .. } => 7,
        Event::NeedsSet { .. } => 9,
        Event::MissionLaid { .. } => 11,
        Event::AutomaRefuge { .. } => 19,
        Event::Priority { .. } => 21,
        Event::AdvantageDealt { .. } => 22,
        Event::RoundBegan { .. } => 23,
        Event::PhaseBegan { .. } => 24,
        other => panic!("{other:?} in set-up"),
    };
    let options = Options { automa: Automa::Easy, gear: GearMarket::Random, ..Options::default() };
    let mut steps: Vec<u8> = told(2, options, 1).into_iter().map(step).collect();
    assert!(steps.is_sorted(), "{steps:?}");
    steps.dedup();
    assert_eq!(steps, [0, 1, 3, 5, 6, 7, 9, 11, 19, 21, 22, 23, 24]);
}

#[test]
fn dei_60_the_seed_says_what_chance_gives() {
    let deal = |seed| dealt(4, Options { gear: GearMarket::Random, ..Options::default() }, seed).state().clone();
    assert_eq!(deal(3), deal(3));
    assert_ne!(deal(3), deal(4));
}

/// Rows, columns and outposts of each colour, as they lie.
fn board(scene: &Table) -> (usize, u8, u8, Vec<usize>) {
    let public = scene.public();
    let roofs: Vec<(u8, u8)> = public.board.roofs_only().iter().map(Region::place).collect();
    let (rows, columns) = roofs.iter().fold((0, 0), |(row, column), at| (row.max(at.0 + 1), column.max(at.1 + 1)));
    let outposts = public.colours.iter().map(|colour| public.outposts().filter(|it| it.colour == *colour).count());
    (public.districts.iter().flatten().count(), rows, columns, outposts.collect())
}

const BOARDS: [(usize, u8, u8, usize); 5] = [(9, 3, 3, 3), (12, 3, 4, 4), (16, 4, 4, 5), (20, 4, 5, 6), (24, 4, 6, 7)];

#[test]
fn dei_61_districts_and_outposts_go_by_the_number_of_participants() {
    for (participants, (districts, rows, columns, outposts)) in (2..).zip(BOARDS) {
        let scene = dealt(participants, Options::default(), 1);
        assert_eq!(board(&scene), (districts, rows, columns, vec![outposts; 3]));
    }
}

#[test]
fn dei_62_with_the_automa_the_board_is_that_of_one_more() {
    for (humans, (districts, rows, columns, outposts)) in (1..).zip(BOARDS) {
        let scene = dealt(humans, Options { automa: Automa::Standard, ..Options::default() }, 1);
        assert_eq!(board(&scene), (districts, rows, columns, vec![outposts; 3]));
    }
}

#[test]
fn dei_63_the_first_districts_are_shuffled_and_each_is_turned() {
    let (mut first, mut turns) = (Vec::new(), Vec::new());
    for seed in 0..80 {
        let scene = dealt(2, Options::default(), seed);
        let laid: Vec<Laid> = scene.public().districts.iter().flatten().copied().collect();
        let mut numbers: Vec<u8> = laid.iter().map(|it| it.number).collect();
        first.push(numbers[0]);
        turns.extend(laid.iter().map(|it| it.turn));
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=9).collect::<Vec<u8>>());
    }
    assert!((1..=9).all(|number| first.contains(&number)));
    let each = (0..4).map(|turn| turns.iter().filter(|it| **it == turn).count()).collect::<Vec<_>>();
    assert!(each.iter().all(|count| (120..240).contains(count)), "of 720, {each:?}");
}

#[test]
fn dei_63_districts_are_laid_row_by_row() {
    let districts = [9, 3, 7, 1, 2, 8, 5, 6, 4];
    let scene = Layout { districts, ..Layout::new([FarmZ, Auxilia]) }.deal();
    for (at, number) in districts.into_iter().enumerate() {
        let roof = r(at as u8 / 3, at as u8 % 3);
        let laid = scene.public().districts[roof.index() - r(0, 0).index()];
        assert_eq!(laid, Some(Laid { number, turn: 0 }));
    }
}

#[test]
fn dei_64_refuges_in_one_courtyard_are_parted_by_turning_district_2() {
    // The south-east corner of district 1 and the south-west corner of district 2 are G(1,1).
    let turns = [2, 3, 0, 0, 0, 0, 0, 0, 0];
    let scene = Layout { turns, ..Layout::new([FarmZ, Auxilia]) }.deal();
    let turn = |roof: usize| scene.public().districts[roof].map(|laid| laid.turn);
    assert_eq!([turn(0), turn(1)], [Some(2), Some(0)]);
    assert_eq!(scene.public().refuges, [g(0, 1), g(1, 1)]);
}

#[test]
fn dei_64_districts_1_and_2_carry_the_neutral_refuges() {
    // In the north-west of both; here district 1 is turned by 90 degrees and district 2 by 270.
    let (districts, turns) = ([3, 4, 1, 5, 6, 7, 8, 9, 2], [0, 0, 1, 0, 0, 0, 0, 0, 3]);
    let scene = Layout { districts, turns, ..Layout::new([FarmZ, Auxilia]) }.deal();
    assert_eq!(scene.public().refuges, [g(0, 3), g(3, 2)]);
    for seed in 0..60 {
        let [one, other] = dealt(2, Options::default(), seed).public().refuges;
        assert_ne!(one, other);
    }
}

fn bridges(scene: &Table) -> [[(u8, u8); 2]; 2] {
    scene.public().bridges.map(|way| [way.region.place(), way.other.place()])
}

#[test]
fn dei_65_both_neutral_bridges_join_neighbouring_roofs() {
    for seats in 2..=6 {
        for way in dealt(seats, Options::default(), 1).public().bridges {
            assert!(way.region.is_roof() && way.other.is_roof() && way.region.adjacent().has(way.other));
        }
    }
    // On 3×3 everybody can cross from R(0,1) to R(1,1) from the start.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, r(0, 1), 1).act(S1, play("farm_z-3")).act(S1, go(r(0, 1), r(1, 1), 1));
}

#[test]
fn dei_66_where_the_neutral_bridges_lie() {
    let expected = [
        [[(0, 1), (1, 1)], [(1, 1), (2, 1)]],
        [[(1, 0), (1, 1)], [(1, 2), (1, 3)]],
        [[(1, 1), (1, 2)], [(2, 1), (2, 2)]],
        [[(1, 1), (1, 2)], [(2, 2), (2, 3)]],
        [[(1, 1), (1, 2)], [(2, 3), (2, 4)]],
    ];
    for (seats, expected) in (2..).zip(expected) {
        assert_eq!(bridges(&dealt(seats, Options::default(), 1)), expected, "{seats} participants");
    }
}

/// The drones that take part.
fn drones(scene: &Table) -> Vec<Drone> {
    Drone::ALL.into_iter().filter(|drone| scene.public().drones[drone.index()].is_some()).collect()
}

#[test]
fn dei_67_the_drones_of_the_base_game_always_take_part() {
    let base = [Drone::Masamune, Drone::Simon, Drone::Fly, Drone::Draco];
    assert_eq!(drones(&dealt(2, playing(&[Ravagers, Refuge42]), 1)), base);
    assert_eq!(drones(&dealt(4, playing(&[Ravagers, Refuge42, Auxilia, FarmZ]), 1)), base);
}

#[test]
fn dei_67_the_scorpion_and_the_cathedral_come_with_their_factions() {
    use Drone::{Cathedral, Draco, Fly, Masamune, Scorpion, Simon};
    assert_eq!(drones(&dealt(2, playing(&[Hackers, Refuge42]), 1)), [Masamune, Simon, Fly, Draco, Scorpion]);
    assert_eq!(drones(&dealt(2, playing(&[FarmZ, ChronoCult]), 1)), [Cathedral, Masamune, Simon, Fly, Draco]);
    assert_eq!(drones(&dealt(2, playing(&[Hackers, ChronoCult]), 1)), Drone::ALL);
}

#[test]
fn dei_67_with_the_automa_the_cathedral_takes_part() {
    use Drone::{Cathedral, Draco, Fly, Masamune, Simon};
    assert_eq!(drones(&dealt(1, playing(&[FarmZ]), 1)), [Cathedral, Masamune, Simon, Fly, Draco]);
}

#[test]
fn dei_68_each_drone_starts_on_the_roof_of_a_district_of_its_own() {
    for seed in 0..20 {
        let scene = dealt(2, playing(&[Hackers, ChronoCult]), seed);
        let roofs: Regions = scene.public().drones.iter().flatten().copied().collect();
        assert_eq!((roofs.len(), roofs.roofs_only()), (6, roofs));
    }
}

#[test]
fn dei_68_the_order_is_cathedral_masamune_simon_fly_draco_scorpion() {
    let placed = |event| if let Event::DronePlaced { drone, .. } = event { Some(drone) } else { None };
    let order: Vec<Drone> = told(2, playing(&[Hackers, ChronoCult]), 1).into_iter().filter_map(placed).collect();
    let [cathedral, scorpion] = [Drone::Cathedral, Drone::Scorpion];
    assert_eq!(order, [cathedral, Drone::Masamune, Drone::Simon, Drone::Fly, Drone::Draco, scorpion]);
    let scene = Layout { drones: vec![8, 0, 4, 2, 6, 1], ..Layout::new([Hackers, ChronoCult]) }.deal();
    assert_eq!(scene.public().drones, [r(2, 2), r(0, 0), r(1, 1), r(0, 2), r(2, 0), r(0, 1)].map(Some));
}

fn resources(scene: &Table, region: Region) -> (u8, u8) {
    let [technology, energy] = scene.public().place(region).resources;
    (technology, energy)
}

#[test]
fn dei_69_a_courtyard_has_the_technology_of_all_corners_that_meet_in_it() {
    let scene = Layout::new([FarmZ, Auxilia]).deal();
    // Clockwise from the north-west: 1, 2: 0 1 1 1; 3, 9: 1 1 1 0; 4: 2 0 1 0; 5: 1 0 1 1; 6: 2 1 0 0; 7: 1 1 0 1;
    // 8: 0 2 0 1. In a sum the districts come in the order of their numbers.
    let expected = [[0, 1, 1 + 1, 1], [1 + 2, 1 + 1 + 1, 1 + 2, 1 + 1], [1, 1 + 1 + 1, 1 + 2 + 1, 1], [1, 1, 0, 1]];
    let found: Vec<Vec<u8>> = (0..4).map(|row| (0..4).map(|at| resources(&scene, g(row, at)).0).collect()).collect();
    assert_eq!(found, expected);
}

#[test]
fn dei_69_a_roof_has_its_energy_but_not_that_of_the_cathedral() {
    let mut layout = Layout::new([FarmZ, Auxilia]);
    let roofs = |scene: &Table| (0..9).map(|at| resources(scene, r(at / 3, at % 3))).collect::<Vec<_>>();
    assert_eq!(roofs(&layout.deal()), [2, 2, 1, 2, 3, 1, 2, 3, 2].map(|energy| (0, energy)));
    layout = Layout { drones: vec![4, 0, 1, 2, 3], ..Layout::new([FarmZ, ChronoCult]) };
    assert_eq!(roofs(&layout.deal()), [2, 2, 1, 2, 0, 1, 2, 3, 2].map(|energy| (0, energy)));
}

#[test]
fn dei_70_the_rest_is_the_general_supply() {
    // On nine districts are 27 Technology and 18 Energy; two players begin with one of each.
    let scene = Layout::new([FarmZ, Auxilia]).deal();
    let supply = scene.public().supply;
    assert_eq!((supply.technology, supply.energy, supply.candies), (60 - 27 - 2, 40 - 18 - 2, 16));
    let boards = [(60 - 36, 40 - 24, 16), (60 - 48, 40 - 32, 16), (75 - 60, 50 - 40, 20), (90 - 72, 60 - 48, 24)];
    for (seats, (technology, energy, candies)) in (3..).zip(boards) {
        let scene = dealt(seats, playing(&[Ravagers, Refuge42, Auxilia, FarmZ, Hackers, ChronoCult][..seats]), 1);
        let (supply, own) = (scene.public().supply, seats as u8);
        // What the roof of the Cathedral does not get stays in the supply.
        let unlaid = scene.public().cathedral().map_or(0, |roof| {
            let laid = scene.public().districts[roof.index() - r(0, 0).index()].expect("it was laid");
            cards().districts[usize::from(laid.number) - 1].energy
        });
        assert_eq!((supply.technology, supply.candies), (technology - own, candies));
        assert_eq!((supply.energy, unlaid > 0), (energy + unlaid - own, seats == 6));
    }
}

#[test]
fn dei_71_gear_takes_the_place_of_the_colour_the_players_choose() {
    for (gear, colours) in [
        (GearMarket::Off, [Tactical, Logistic, Mechanical]),
        (GearMarket::Tactical, [Purple, Logistic, Mechanical]),
        (GearMarket::Logistic, [Tactical, Purple, Mechanical]),
        (GearMarket::Mechanical, [Tactical, Logistic, Purple]),
    ] {
        let scene = dealt(2, Options { gear, ..Options::default() }, 1);
        let public = scene.public();
        assert_eq!(public.colours, colours);
        assert!(public.outposts().all(|outpost| colours.contains(&outpost.colour)));
        let markets: Vec<Market> = (0..4).map(|place| public.market_at(place)).collect();
        assert_eq!(markets, colours.iter().map(|it| it.market()).chain([Market::Black]).collect::<Vec<_>>());
        for (_, player) in public.players.iter() {
            let own = player.advantages.iter().map(|one| cards().advantages[one.index()].colour);
            assert!(own.into_iter().all(|colour| colours.contains(&colour)));
        }
    }
}

#[test]
fn dei_71_or_of_a_random_one() {
    let replaced = |seed| {
        let colours = dealt(2, Options { gear: GearMarket::Random, ..Options::default() }, seed).public().colours;
        colours.iter().position(|colour| *colour == Purple).expect("gear is in play")
    };
    let replaced: Vec<usize> = (0..30).map(replaced).collect();
    assert!((0..3).all(|place| replaced.contains(&place)));
}

#[test]
fn dei_71_gear_stands_for_what_it_replaced_in_all_rules() {
    // Taken in the place of tactical: before logistic. Purple is what the market requires.
    let options = Options { gear: GearMarket::Tactical, ..playing(&[FarmZ, Auxilia]) };
    let mut scene = table_with(&[FarmZ, Auxilia], options);
    scene.outpost(g(0, 1), Logistic).outpost(g(0, 1), Purple).put(S1, g(0, 0), 1);
    scene.open(0, &["G-1", "G-2", "G-3"]).store(S1, 2, 2, 0);
    scene.refused_by("DEI-252", S1, down("farm_z-1", Market::Gear, 1));
    scene.act(S1, play("farm_z-4")).act(S1, go(g(0, 0), g(0, 1), 1));
    let taken = |event| if let Event::CubeTaken { colour, .. } = event { Some(colour) } else { None };
    assert_eq!(scene.events().into_iter().filter_map(taken).collect::<Vec<_>>(), [Purple, Logistic]);
    scene.seeded(1).act(S1, down("farm_z-1", Market::Gear, 1));
    assert!(scene.player(S1).hand.has(card("G-1")));
}

#[test]
fn dei_72_every_district_gets_a_piece_on_its_outpost_spot() {
    let scene = Layout::new([FarmZ, Auxilia]).deal();
    // 1, 2: SE; 3: roof; 4, 5: NE; 6: roof; 7: SE; 8: NW; 9: roof.
    let expected = [
        (g(1, 1), Tactical),
        (g(1, 1), Logistic),
        (g(1, 2), Tactical),
        (g(1, 2), Logistic),
        (g(2, 1), Mechanical),
        (g(3, 1), Mechanical),
        (r(0, 2), Tactical),
        (r(1, 2), Logistic),
        (r(2, 2), Mechanical),
    ];
    assert_eq!(scene.public().outposts().map(|it| (it.region, it.colour)).collect::<Vec<_>>(), expected);
}

#[test]
fn dei_72_the_spot_turns_with_its_district() {
    for (turn, region) in [(0, g(1, 1)), (1, g(1, 0)), (2, g(0, 0)), (3, g(0, 1))] {
        // District 7 in the corner, with the only mechanical outpost of the first two rows.
        let [t, l, m] = [Tactical, Logistic, Mechanical];
        let (districts, turns) = ([7, 2, 3, 4, 5, 6, 1, 8, 9], [turn, 0, 0, 0, 0, 0, 0, 0, 0]);
        let pieces = [m, t, t, t, l, l, l, m, m];
        let scene = Layout { districts, turns, pieces, ..Layout::new([FarmZ, Auxilia]) }.deal();
        let first = scene.public().outposts().find(|it| it.colour == m).expect("it was laid");
        assert_eq!(first.region, region);
    }
}

#[test]
fn dei_72_blanks_fill_up_the_pieces() {
    for (seats, blanks) in [(2, 0), (3, 0), (4, 1), (5, 2), (6, 3)] {
        let mut empty = Vec::new();
        for seed in 0..10 {
            let scene = dealt(seats, Options::default(), seed);
            let laid = |roof: Region| scene.public().outposts().any(|it| it.region == roof);
            let roofs = scene.public().board.roofs_only();
            // A district with its spot on the roof shows whether its piece was a blank.
            let on_roof = |roof: &Region| {
                let number = scene.public().districts[roof.index() - r(0, 0).index()].expect("it was laid").number;
                cards().districts[usize::from(number) - 1].outpost.is_none() && scene.public().open.has(*roof)
            };
            empty.push(roofs.iter().filter(on_roof).filter(|roof| !laid(*roof)).count());
            assert_eq!(scene.public().outposts().count() + blanks, roofs.len());
        }
        assert_eq!(empty.iter().any(|count| *count > 0), blanks > 0, "{seats} participants");
    }
}

#[test]
fn dei_73_what_would_lie_under_the_cathedral_lies_to_the_north_west() {
    for turn in 0..4 {
        // District 3, with its spot on the roof, is the third of the first row.
        let turns = [0, 0, turn, 0, 0, 0, 0, 0, 0];
        let layout = Layout { turns, drones: vec![2, 0, 1, 3, 4], ..Layout::new([FarmZ, ChronoCult]) };
        let scene = layout.deal();
        assert_eq!(scene.public().cathedral(), Some(r(0, 2)));
        assert_eq!(scene.holder(g(0, 2), Tactical), None);
        assert!(scene.public().outposts().all(|outpost| outpost.region != r(0, 2)));
    }
}

#[test]
fn dei_74_two_outposts_can_lie_in_one_courtyard() {
    let scene = Layout::new([FarmZ, Auxilia]).deal();
    let there = scene.public().outposts().filter(|it| it.region == g(1, 1)).map(|it| it.colour);
    assert_eq!(there.collect::<Vec<_>>(), [Tactical, Logistic]);
    let most = |seed| {
        let scene = dealt(6, Options::default(), seed);
        let count = |at: &Region| scene.public().outposts().filter(|it| it.region == *at).count();
        scene.public().board.iter().map(|at| count(&at)).max()
    };
    assert!((0..40).map(most).any(|most| most > Some(2)), "or more");
}

#[test]
fn dei_75_in_the_beginning_nobody_controls_an_outpost() {
    for seats in 2..=6 {
        let scene = dealt(seats, playing(&[ChronoCult]), 1);
        assert!(scene.public().outposts().all(|outpost| outpost.holder.is_none() && !outpost.hacked));
        assert!(scene.public().players.iter().all(|(_, player)| player.all_cubes() == 0));
        assert_eq!(scene.public().cube, None);
    }
}
