//! 5 Map: DEI-100 to DEI-115.

use crate::common::*;
use crate::layout::Layout;

/// All regions of a board: courtyards row by row, then roofs row by row.
fn regions(rows: u8, columns: u8) -> Vec<Region> {
    let courtyards = (0..=rows).flat_map(|row| (0..=columns).map(move |column| g(row, column)));
    courtyards.chain((0..rows).flat_map(|row| (0..columns).map(move |column| r(row, column)))).collect()
}

const BOARDS: [(u8, u8); 5] = [(3, 3), (3, 4), (4, 4), (4, 5), (4, 6)];

/// Seat 1 has 3 Scrappers in a region and a card with two Moves.
fn walker(from: Region) -> Table {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, from, 3);
    scene
}

/// Where a Scrapper can go from a region.
fn leads(scene: &Table, from: Region) -> Vec<Region> {
    let mut to: Vec<Region> = scene
        .legal(S1)
        .into_iter()
        .filter_map(|action| match action {
            Action::Move { from: at, to, scrappers: 1, leader: false, .. } if at == from => Some(to),
            _ => None,
        })
        .collect();
    to.sort();
    to
}

#[test]
fn dei_100_the_districts_are_divided_into_courtyards_and_roofs() {
    for (seats, (rows, columns)) in (2..).zip(BOARDS) {
        let board = dealt(seats, Options::default(), 1).public().board;
        let districts = Regions::roofs(rows, columns);
        let parts = districts.flat_map(|roof| [roof, roof.corner(0), roof.corner(1), roof.corner(2), roof.corner(3)]);
        assert_eq!(board, parts.collect::<Regions>());
        assert_eq!(board.courtyards().or(board.roofs_only()), board);
    }
}

#[test]
fn dei_101_corners_that_come_together_are_one_courtyard() {
    for row in 0..4 {
        for column in 0..6 {
            let [nw, ne, se, sw] = [0, 1, 2, 3].map(|corner| r(row, column).corner(corner));
            assert_eq!([nw, ne], [g(row, column), g(row, column + 1)]);
            assert_eq!([sw, se], [g(row + 1, column), g(row + 1, column + 1)]);
        }
    }
    assert_eq!(r(0, 0).corner(2), r(1, 1).corner(0));
    assert_eq!((g(3, 2).place(), r(3, 2).place()), ((3, 2), (3, 2)));
}

#[test]
fn dei_102_so_many_courtyards_and_roofs() {
    let expected = [(16, 9), (20, 12), (25, 16), (30, 20), (35, 24)];
    for (seats, expected) in (2..).zip(expected) {
        let board = dealt(seats, Options::default(), 1).public().board;
        assert_eq!((board.courtyards().len(), board.roofs_only().len()), expected);
    }
    let mut scene = walker(g(0, 3));
    scene.act(S1, play("farm_z-3")).refused_by("DEI-102", S1, go(g(0, 3), g(0, 4), 1));
}

#[test]
fn dei_103_which_regions_are_adjacent() {
    let all = regions(4, 6);
    for one in &all {
        for other in &all {
            let ((row, column), (to_row, to_column)) = (one.place(), other.place());
            let adjacent = match (one.is_roof(), other.is_roof()) {
                (true, false) => (0..4).any(|corner| one.corner(corner) == *other),
                (false, true) => (0..4).any(|corner| other.corner(corner) == *one),
                _ => row.abs_diff(to_row) + column.abs_diff(to_column) == 1,
            };
            assert_eq!(one.adjacent().has(*other), adjacent, "{one:?} and {other:?}");
            assert_eq!(other.adjacent().has(*one), adjacent, "it holds both ways");
        }
    }
}

#[test]
fn dei_104_the_courtyards_round_a_roof_are_its_neighbours() {
    let around: Regions = [g(1, 1), g(1, 2), g(2, 1), g(2, 2)].into_iter().collect();
    assert_eq!(r(1, 1).adjacent().courtyards(), around);
    let scene = Layout { drones: vec![8, 0, 1, 2, 3], ..Layout::new([FarmZ, ChronoCult]) }.deal();
    let altars: Regions = [g(2, 2), g(2, 3), g(3, 2), g(3, 3)].into_iter().collect();
    assert_eq!(scene.public().altars, altars);
}

#[test]
fn dei_105_units_go_only_between_linked_regions() {
    let mut scene = walker(g(1, 1));
    scene.act(S1, play("farm_z-3"));
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(1, 1), 1)); // adjacent, but not linked
    scene.refused_by("DEI-105", S1, go(g(1, 1), g(2, 2), 1));
    scene.refused_by("DEI-105", S1, go(g(1, 1), g(1, 3), 1));
    scene.refused_by("DEI-105", S1, go(g(1, 1), g(1, 1), 1));
    assert_eq!(leads(&scene, g(1, 1)), [g(0, 1), g(1, 0), g(1, 2), g(2, 1)]);
}

#[test]
fn dei_106_adjacent_courtyards_are_linked_for_all() {
    for (seat, card) in [(S1, "farm_z-3"), (S2, "auxilia-3")] {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.at(2, 1, seat).put(seat, g(0, 0), 2).act(seat, play(card));
        scene.act(seat, go(g(0, 0), g(0, 1), 1)).act(seat, go(g(0, 0), g(1, 0), 1));
        assert_eq!((scene.scrappers(seat, g(0, 1)), scene.scrappers(seat, g(1, 0))), (1, 1));
    }
}

#[test]
fn dei_107_an_elevator_links_its_courtyard_and_its_roof_both_ways() {
    let mut scene = walker(g(1, 1));
    scene.way(S1, g(1, 1), r(0, 1)).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(0, 0), 1)); // another roof of the same courtyard
    scene.act(S1, go(g(1, 1), r(0, 1), 2));
    scene.refused_by("DEI-105", S1, go(r(0, 1), g(0, 1), 1)); // another courtyard of the same roof
    scene.act(S1, go(r(0, 1), g(1, 1), 1));
    assert_eq!((scene.scrappers(S1, r(0, 1)), scene.scrappers(S1, g(1, 1))), (1, 2));
}

#[test]
fn dei_108_a_bridge_links_its_two_roofs_both_ways() {
    let mut scene = walker(r(2, 0));
    scene.way(S1, r(2, 0), r(2, 1)).act(S1, play("farm_z-3"));
    assert_eq!(leads(&scene, r(2, 0)), [r(2, 1)]);
    scene.refused_by("DEI-105", S1, go(r(2, 0), r(1, 0), 1));
    scene.act(S1, go(r(2, 0), r(2, 1), 3)).act(S1, go(r(2, 1), r(2, 0), 3));
}

#[test]
fn dei_108_a_neutral_bridge_links_for_everybody() {
    for (seat, card) in [(S1, "farm_z-3"), (S2, "auxilia-3")] {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.at(2, 1, seat).put(seat, r(2, 1), 1).act(seat, play(card));
        scene.act(seat, go(r(2, 1), r(1, 1), 1)).act(seat, go(r(1, 1), r(0, 1), 1));
    }
}

#[test]
fn dei_109_the_ways_of_another_faction_are_closed() {
    let mut scene = walker(g(0, 0));
    scene.put(S1, r(2, 0), 1).way(S2, g(0, 0), r(0, 0)).way(S2, r(2, 0), r(2, 1));
    scene.act(S1, play("farm_z-3"));
    scene.refused_by("DEI-105", S1, go(g(0, 0), r(0, 0), 1));
    scene.refused_by("DEI-105", S1, go(r(2, 0), r(2, 1), 1));
    scene.way(S1, g(0, 0), r(0, 0)).act(S1, go(g(0, 0), r(0, 0), 1));
}

#[test]
fn dei_110_an_elevator_stands_in_its_courtyard() {
    let mut scene = walker(g(1, 1));
    scene.put(S1, r(1, 1), 1).act(S1, play("farm_z-6"));
    scene.refused_by("DEI-216", S1, elevator(r(1, 1), g(1, 1)));
    scene.act(S1, elevator(g(1, 1), r(1, 1)));
    let player = scene.player(S1);
    assert_eq!(player.ways(Structure::Elevator).collect::<Vec<_>>(), [Way { region: g(1, 1), other: r(1, 1) }]);
    assert!(player.has_structure(g(1, 1)) && !player.has_structure(r(1, 1)));
}

#[test]
fn dei_110_what_follows_an_elevator_happens_in_its_courtyard() {
    let mut scene = table_with(&[FarmZ, Auxilia], Options { gear: GearMarket::Tactical, ..playing(&[FarmZ, Auxilia]) });
    scene.put(S1, r(1, 1), 1).unlocked(S1, Advantage::Watchtowers).act(S1, play("farm_z-6"));
    scene.act(S1, elevator(g(1, 1), r(1, 1))).refused_by("DEI-199", S1, enlist(r(1, 1)));
    scene.act(S1, enlist(g(1, 1)));
}

#[test]
fn dei_111_a_bridge_stands_on_the_roof_that_was_named() {
    for (named, other) in [(r(1, 0), r(2, 0)), (r(2, 0), r(1, 0))] {
        let mut scene = walker(r(1, 0));
        scene.act(S1, play("farm_z-6")).act(S1, bridge(named, other));
        let player = scene.player(S1);
        assert!(player.has_structure(named) && !player.has_structure(other));
        scene.act(S1, go(r(1, 0), r(2, 0), 1));
    }
}

#[test]
fn dei_112_no_second_way_of_a_faction_between_the_same_regions() {
    let mut scene = walker(g(1, 1));
    scene.put(S1, r(2, 0), 1).way(S1, g(1, 1), r(0, 1)).way(S1, r(2, 0), r(2, 1)).act(S1, play("farm_z-6"));
    scene.refused_by("DEI-112", S1, elevator(g(1, 1), r(0, 1)));
    scene.refused_by("DEI-112", S1, bridge(r(2, 0), r(2, 1)));
    scene.refused_by("DEI-112", S1, bridge(r(2, 1), r(2, 0)));
    assert!(!scene.legal(S1).contains(&bridge(r(2, 1), r(2, 0))));
    scene.act(S1, elevator(g(1, 1), r(0, 0)));
}

#[test]
fn dei_112_other_factions_can_have_theirs_beside_it() {
    let mut scene = walker(g(1, 1));
    scene.way(S2, g(1, 1), r(0, 1)).act(S1, play("farm_z-6")).act(S1, elevator(g(1, 1), r(0, 1)));
    // A neutral Bridge lies between R(0,1) and R(1,1): it is of no faction.
    let mut scene = walker(r(0, 1));
    scene.act(S1, play("farm_z-6")).act(S1, bridge(r(0, 1), r(1, 1)));
}

#[test]
fn dei_113_distance_is_counted_in_steps_between_adjacent_regions() {
    let mut scene = table(&[Ravagers, Auxilia]);
    scene.edit(|state| state.public.drones[Drone::Masamune.index()] = Some(g(0, 0)));
    scene.act(S1, play("ravagers-8"));
    let near = Regions::of(g(0, 0)).within(2, scene.public().board);
    let expected = [g(0, 0), g(0, 1), g(1, 0), g(0, 2), g(1, 1), g(2, 0), r(0, 0), r(0, 1), r(1, 0)];
    assert_eq!(near, expected.into_iter().collect::<Regions>());
    scene.refused_by("DEI-291", S1, Action::Activate { to: g(1, 2) });
    scene.act(S1, Action::Activate { to: r(1, 0) });
}

#[test]
fn dei_113_sealed_regions_cannot_be_crossed() {
    // From R(0,1) over R(1,1) to R(2,1) it is two steps; past the Cathedral it is three.
    let over = Action::Activate { to: r(2, 1) };
    let fly = |factions: &[Faction], id: &str| {
        let mut scene = table(factions);
        scene.edit(|state| state.public.drones[Drone::Masamune.index()] = Some(r(0, 1)));
        if id != "ravagers-8" {
            scene.give(S1, id);
        }
        scene.act(S1, play(id));
        scene
    };
    fly(&[Ravagers, Auxilia], "ravagers-8").act(S1, over);
    fly(&[Ravagers, ChronoCult], "ravagers-8").refused_by("DEI-291", S1, over);
    fly(&[Ravagers, ChronoCult], "masamune-1").act(S1, over);
}

#[test]
fn dei_114_the_region_index_has_courtyards_row_by_row_and_then_roofs() {
    for (seats, (rows, columns)) in (2..).zip(BOARDS) {
        let board = dealt(seats, Options::default(), 1).public().board;
        assert_eq!(board.iter().collect::<Vec<_>>(), regions(rows, columns));
        assert!(regions(rows, columns).is_sorted());
    }
}

#[test]
fn dei_114_outposts_are_taken_in_that_order() {
    // On three roofs the two are level, and High ground breaks all the ties at once.
    let mut scene = table(&[FarmZ, Auxilia]);
    for roof in [r(1, 0), r(0, 1), r(2, 2)] {
        scene.outpost(roof, Tactical).put(S1, roof, 1).put(S2, roof, 1);
    }
    scene.outpost(g(0, 0), Tactical).outpost(g(3, 3), Tactical).put(S1, g(0, 0), 1).put(S1, g(3, 3), 1);
    scene.locked(S1, Advantage::HighGround).at(2, 2, S1).second_card();
    idle(&mut scene, S1);
    scene.act(S1, Action::Unlock { colour: OrDecline(Some(Tactical)) });
    assert_eq!(scene.cubes_told(), [taken(S1, Tactical, r(0, 1)), taken(S1, Tactical, r(1, 0))], "there is room for 4");
}

#[test]
fn dei_115_a_turn_by_90_degrees_brings_the_north_west_to_the_north_east() {
    // District 6, with 2 1 0 0 at its corners, lies in the corner of the board.
    for (turn, technology) in [(0, [2, 1 + 2]), (1, [0, 2 + 2]), (2, [0, 2]), (3, [1, 2])] {
        let (districts, turns) = ([6, 4, 3, 1, 5, 2, 7, 8, 9], [turn, 0, 0, 0, 0, 0, 0, 0, 0]);
        let scene = Layout { districts, turns, ..Layout::new([FarmZ, Auxilia]) }.deal();
        // North-west alone; north-east together with the 2 of district 4.
        assert_eq!([g(0, 0), g(0, 1)].map(|at| scene.public().place(at).resources[0]), technology);
    }
}

#[test]
fn dei_115_the_refuge_turns_with_its_district() {
    for (turn, refuge) in [(0, g(0, 0)), (1, g(0, 1)), (2, g(1, 1)), (3, g(1, 0))] {
        let (districts, turns) = ([1, 4, 3, 6, 5, 7, 8, 9, 2], [turn, 0, 0, 0, 0, 0, 0, 0, 0]);
        let scene = Layout { districts, turns, ..Layout::new([FarmZ, Auxilia]) }.deal();
        assert_eq!(scene.public().refuges, [refuge, g(2, 2)]);
    }
}
