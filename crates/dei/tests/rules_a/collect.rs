//! 8 Actions: Collect and Build: DEI-208 to DEI-218.

use crate::common::*;

#[test]
fn dei_208_one_resource_of_a_named_kind_comes_into_the_reserve() {
    for (kind, left, own) in [(Technology, [1, 3], (2, 1)), (Energy, [2, 2], (1, 2))] {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.put(S1, r(0, 0), 1).lay(r(0, 0), 2, 3).act(S1, play("farm_z-5")).act(S1, collect(r(0, 0), kind));
        assert_eq!(scene.public().place(r(0, 0)).resources, left);
        let store = scene.player(S1).store;
        assert_eq!((store.technology, store.energy), own);
        let collected = Event::Collected {
            seat: S1,
            region: r(0, 0),
            resource: kind,
            exchange: false,
            supply: false,
            by: By::Collect,
        };
        scene.tells(collected, "DEI-208");
    }
}

#[test]
fn dei_209_it_takes_the_majority_in_the_region() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 2).put(S2, g(0, 0), 2).lay(g(0, 0), 1, 0).lay(g(0, 1), 1, 0);
    scene.put(S1, g(2, 2), 1).lay(g(2, 2), 1, 0).act(S1, play("farm_z-5"));
    scene.refused_by("DEI-209", S1, collect(g(0, 0), Technology)); // level
    scene.refused_by("DEI-209", S1, collect(g(0, 1), Technology)); // nobody there
    scene.put(S1, g(0, 0), 3).act(S1, collect(g(0, 0), Technology));
}

#[test]
fn dei_209_infiltration_is_not_enough() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::Infiltration).put(S1, g(0, 0), 1).put(S2, g(0, 0), 1).lay(g(0, 0), 1, 0);
    scene.put(S1, g(2, 2), 1).lay(g(2, 2), 1, 0).act(S1, play("farm_z-5"));
    scene.refused_by("DEI-209", S1, collect(g(0, 0), Technology));
}

#[test]
fn dei_210_a_resource_of_that_kind_must_lie_there() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).lay(g(0, 0), 1, 0).act(S1, play("farm_z-5"));
    scene.refused_by("DEI-210", S1, collect(g(0, 0), Energy));
    assert_eq!(scene.legal(S1), [collect(g(0, 0), Technology), Action::Stop]);
    scene.act(S1, collect(g(0, 0), Technology));
}

#[test]
fn dei_211_what_is_taken_from_the_board_is_not_replaced() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).lay(g(0, 0), 1, 0).act(S1, play("farm_z-5")).act(S1, collect(g(0, 0), Technology));
    last_of_round(&mut scene);
    let mission = scene.legal(S1)[0];
    scene.act(S1, mission);
    assert_eq!((scene.public().round, scene.public().place(g(0, 0)).resources), (3, [0, 0]));
    // In a whole game the board only gets emptier.
    let mut scene = dealt(3, Options::default(), 1);
    let lying = |scene: &Table| scene.public().places.map(|place| place.resources);
    let mut before = lying(&scene);
    play_out(&mut scene, 1, |scene| {
        let now = lying(scene);
        assert!(now.iter().zip(&before).all(|(now, before)| now[0] <= before[0] && now[1] <= before[1]));
        before = now;
        false
    });
}

#[test]
fn dei_212_a_structure_comes_from_the_reserve_onto_the_board() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "M-1").put(S1, g(1, 1), 1).put(S1, r(1, 1), 1).act(S1, play("M-1"));
    scene.act(S1, build_refuge(g(1, 1)));
    let built = |structure, region, other| Event::Built { seat: S1, structure, region, other, by: By::Build };
    scene.tells(built(Structure::Refuge, g(1, 1), g(1, 1)), "DEI-212");
    scene.act(S1, elevator(g(1, 1), r(1, 1)));
    scene.tells(built(Structure::Elevator, g(1, 1), r(1, 1)), "DEI-212");
    scene.act(S1, play("farm_z-6")).act(S1, bridge(r(1, 1), r(1, 2)));
    scene.tells(built(Structure::Bridge, r(1, 1), r(1, 2)), "DEI-212");
    let player = scene.player(S1);
    assert_eq!((player.left, player.refuges), ([2, 2, 2], Regions::of(g(1, 1))));
    let ways = [(g(1, 1), r(1, 1)), (r(1, 1), r(1, 2))].map(|(region, other)| Some(Way { region, other }));
    assert_eq!(player.ways[..2], ways);
}

#[test]
fn dei_212_not_if_the_reserve_is_out_of_it() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(1, 1), 1).put(S1, r(1, 1), 1);
    for (courtyard, roof) in [(g(0, 0), r(0, 0)), (g(0, 1), r(0, 0)), (g(1, 0), r(0, 0))] {
        scene.way(S1, courtyard, roof);
    }
    for (one, other) in [(r(0, 0), r(0, 1)), (r(0, 1), r(0, 2)), (r(2, 0), r(2, 1))] {
        scene.way(S1, one, other);
    }
    scene.act(S1, play("farm_z-6")).refused_by("DEI-212", S1, elevator(g(1, 1), r(1, 1)));
    scene.refused_by("DEI-212", S1, bridge(r(1, 1), r(1, 0))).act(S1, build_refuge(g(1, 1)));
}

#[test]
fn dei_213_a_unit_must_be_in_the_region_of_the_structure() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).put(S2, g(2, 2), 1).act(S1, play("farm_z-6"));
    scene.refused_by("DEI-213", S1, build_refuge(g(2, 2)));
    scene.refused_by("DEI-213", S1, build_refuge(g(0, 1)));
    scene.refused_by("DEI-213", S1, elevator(g(1, 1), r(1, 1)));
    scene.refused_by("DEI-213", S1, bridge(r(1, 1), r(1, 2)));
    scene.act(S1, build_refuge(g(0, 0)));
}

#[test]
fn dei_213_the_leader_is_a_unit_too() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.leader(S1, g(0, 0)).act(S1, play("farm_z-6")).act(S1, build_refuge(g(0, 0)));
}

#[test]
fn dei_214_neither_the_majority_nor_resources_are_needed() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).put(S2, g(0, 0), 5).store(S1, 0, 0, 0).act(S1, play("farm_z-6"));
    scene.act(S1, build_refuge(g(0, 0)));
    assert_eq!(scene.player(S1).store, Store::default());
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).store(S1, 3, 2, 1).act(S1, play("farm_z-6")).act(S1, elevator(g(0, 0), r(0, 0)));
    assert_eq!(scene.player(S1).store, Store { technology: 3, energy: 2, candies: 1 }, "it costs nothing");
}

#[test]
fn dei_215_a_refuge_can_stand_in_every_region() {
    for region in [g(0, 0), g(1, 1), r(0, 0), r(2, 2), NEUTRAL[0]] {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.put(S1, region, 1).refuge(S2, region).act(S1, play("farm_z-6")).act(S1, build_refuge(region));
        assert!(scene.player(S1).refuges.has(region));
    }
}

#[test]
fn dei_215_but_not_two_of_one_faction_and_not_a_sealed_one() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.put(S1, g(1, 1), 1).refuge(S1, g(1, 1)).act(S1, play("farm_z-6"));
    scene.refused_by("DEI-215", S1, build_refuge(g(1, 1)));
    scene.refused_by("DEI-425", S1, build_refuge(CATHEDRAL));
    scene.put(S1, g(0, 0), 1);
    let two = Action::Build { structure: Structure::Refuge, region: g(0, 0), other: Some(r(0, 0)), by: By::Build };
    scene.refused_by("DEI-215", S1, two).act(S1, build_refuge(g(0, 0))); // it has one region
}

#[test]
fn dei_216_an_elevator_takes_a_courtyard_and_a_roof_adjacent_to_it() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(1, 1), 1).put(S1, r(1, 1), 1).act(S1, play("farm_z-6"));
    scene.refused_by("DEI-216", S1, elevator(g(1, 1), r(2, 2))); // not adjacent
    scene.refused_by("DEI-216", S1, elevator(g(1, 1), g(1, 2)));
    scene.refused_by("DEI-216", S1, elevator(r(1, 1), r(1, 2)));
    let one = Action::Build { structure: Structure::Elevator, region: g(1, 1), other: None, by: By::Build };
    scene.refused_by("DEI-216", S1, one);
}

#[test]
fn dei_216_a_unit_at_one_of_its_ends_is_enough() {
    for unit in [g(1, 1), r(1, 1)] {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.put(S1, unit, 1).act(S1, play("farm_z-6")).act(S1, elevator(g(1, 1), r(1, 1)));
    }
}

#[test]
fn dei_216_the_roof_must_not_be_sealed() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.put(S1, g(1, 1), 1).act(S1, play("farm_z-6")).refused_by("DEI-425", S1, elevator(g(1, 1), CATHEDRAL));
    let sealed = |action: &Action| matches!(action, Action::Build { other: Some(CATHEDRAL), .. });
    assert!(!scene.legal(S1).iter().any(sealed));
}

#[test]
fn dei_217_a_bridge_takes_two_adjacent_roofs() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, r(1, 1), 1).put(S1, g(1, 1), 1).act(S1, play("farm_z-6"));
    scene.refused_by("DEI-217", S1, bridge(r(1, 1), r(2, 2))); // only the corners meet
    scene.refused_by("DEI-217", S1, bridge(r(1, 1), g(1, 1)));
    scene.refused_by("DEI-217", S1, bridge(g(1, 1), r(1, 1)));
    let one = Action::Build { structure: Structure::Bridge, region: r(1, 1), other: None, by: By::Build };
    scene.refused_by("DEI-217", S1, one);
}

#[test]
fn dei_217_a_unit_at_one_of_its_ends_is_enough() {
    for unit in [r(1, 0), r(2, 0)] {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.put(S1, unit, 1).act(S1, play("farm_z-6")).act(S1, bridge(r(1, 0), r(2, 0)));
    }
}

#[test]
fn dei_217_neither_roof_must_be_sealed() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.put(S1, r(1, 0), 1).act(S1, play("farm_z-6"));
    scene.refused_by("DEI-425", S1, bridge(r(1, 0), CATHEDRAL)).refused_by("DEI-425", S1, bridge(CATHEDRAL, r(1, 0)));
    scene.act(S1, bridge(r(1, 0), r(0, 0)));
}

#[test]
fn dei_218_a_structure_stays_where_it_is() {
    let mut scene = dealt(4, playing(&[Hackers, ChronoCult]), 8);
    let standing = |scene: &Table| {
        let players = scene.public().players.iter();
        players.map(|(_, player)| (player.refuges, player.ways)).collect::<Vec<_>>()
    };
    let mut before = standing(&scene);
    let mut built = 0;
    play_out(&mut scene, 8, |scene| {
        let now = standing(scene);
        for ((refuges, ways), (old_refuges, old_ways)) in now.iter().zip(&before) {
            assert!(old_refuges.minus(*refuges).is_empty());
            assert!(old_ways.iter().zip(ways).all(|(old, now)| old.is_none() || old == now));
        }
        built += usize::from(now != before);
        before = now;
        false
    });
    assert!(built > 5);
}
