//! 6 Control of outposts: DEI-135 to DEI-141, DEI-143.

use crate::common::*;
use crate::layout::Layout;

#[test]
fn dei_135_the_majority_gives_control_and_the_cube() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(g(0, 1), Logistic).put(S1, g(0, 0), 2).put(S2, g(0, 1), 1);
    assert_eq!((scene.holder(g(0, 1), Logistic), scene.cubes(S2, Logistic)), (Some(S2), 1));
    scene.act(S1, play("farm_z-3")).act(S1, go(g(0, 0), g(0, 1), 2));
    assert_eq!(scene.holder(g(0, 1), Logistic), Some(S1));
    assert_eq!((scene.cubes(S1, Logistic), scene.cubes(S2, Logistic)), (1, 0));
    assert_eq!((scene.cubes(S1, Tactical), scene.cubes(S1, Mechanical)), (0, 0), "it lies at its own colour");
    scene.tells(taken(S1, Logistic, g(0, 1)), "DEI-135");
}

#[test]
fn dei_135_all_outposts_of_a_region_go_to_its_majority() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(g(0, 1), Mechanical).outpost(g(0, 1), Mechanical).outpost(g(0, 1), Tactical).put(S1, g(0, 0), 2);
    scene.act(S1, play("farm_z-3")).act(S1, go(g(0, 0), g(0, 1), 1));
    assert_eq!((scene.cubes(S1, Tactical), scene.cubes(S1, Mechanical)), (1, 2));
}

#[test]
fn dei_136_control_is_set_right_after_each_change_and_not_when_the_card_is_over() {
    let at = NEUTRAL[0];
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(at, Tactical).put(S2, at, 1).act(S1, play("farm_z-1")).act(S1, enlist(at));
    assert_eq!(scene.question(), (S1, "symbols"));
    assert_eq!((scene.holder(at, Tactical), scene.cubes(S2, Tactical)), (None, 0));
    scene.act(S1, enlist(at));
    assert_eq!((scene.holder(at, Tactical), scene.cubes(S1, Tactical)), (Some(S1), 1));
}

#[test]
fn dei_136_a_bonus_sets_control_too() {
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.give(S1, "G-2").outpost(g(0, 0), Tactical).leader(S1, g(0, 0)).put(S2, g(0, 0), 2).act(S1, play("G-2"));
    assert_eq!(scene.cubes_told(), [returned(S2, Tactical, g(0, 0)), taken(S1, Tactical, g(0, 0))]);
}

#[test]
fn dei_137_without_the_majority_the_cube_goes_back_at_once() {
    let at = NEUTRAL[0];
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(at, Mechanical).put(S2, at, 1).act(S1, play("farm_z-1")).act(S1, enlist(at));
    scene.tells(returned(S2, Mechanical, at), "DEI-137");
    assert_eq!((scene.holder(at, Mechanical), scene.cubes(S1, Mechanical), scene.cubes(S2, Mechanical)), (None, 0, 0));
}

#[test]
fn dei_137_an_outpost_is_not_held_from_afar() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(g(0, 0), Mechanical).put(S1, g(0, 0), 2).act(S1, play("farm_z-3"));
    scene.act(S1, go(g(0, 0), g(0, 1), 1));
    assert_eq!(scene.holder(g(0, 0), Mechanical), Some(S1), "one unit is enough");
    scene.act(S1, go(g(0, 0), g(0, 1), 1));
    assert_eq!((scene.holder(g(0, 0), Mechanical), scene.cubes(S1, Mechanical)), (None, 0));
}

/// Seat 1 holds the tactical outposts in G(0,0), G(0,1), G(0,2), G(0,3), each with a Scrapper, and has 2 in G(1,1).
fn four() -> Table {
    let mut scene = table(&[FarmZ, Auxilia]);
    for column in 0..4 {
        scene.outpost(g(0, column), Tactical).put(S1, g(0, column), 1);
    }
    scene.put(S1, g(1, 1), 2);
    assert_eq!(scene.cubes(S1, Tactical), 4);
    scene
}

#[test]
fn dei_138_no_faction_has_more_than_4_cubes_in_one_colour() {
    let mut scene = four();
    scene.outpost(g(1, 2), Tactical).outpost(g(1, 2), Logistic).act(S1, play("farm_z-3"));
    scene.act(S1, go(g(1, 1), g(1, 2), 1));
    assert_eq!(scene.cubes_told(), [taken(S1, Logistic, g(1, 2))]);
    assert_eq!((scene.cubes(S1, Tactical), scene.holder(g(1, 2), Tactical)), (4, None));
}

#[test]
fn dei_138_the_cathedral_cube_is_one_of_the_4() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    for column in 0..3 {
        scene.outpost(g(0, column), Tactical).put(S1, g(0, column), 1);
    }
    scene.put(S1, g(1, 1), 2).cube(S1, Tactical).outpost(g(1, 0), Tactical).act(S1, play("farm_z-3"));
    scene.act(S1, go(g(1, 1), g(1, 0), 1));
    assert_eq!((scene.cubes(S1, Tactical), scene.holder(g(1, 0), Tactical)), (4, None));
}

#[test]
fn dei_139_nobody_controls_what_whoever_has_4_could_take() {
    let mut scene = four();
    scene.outpost(g(1, 1), Tactical).put(S2, g(1, 1), 1);
    assert_eq!(scene.public().place(g(1, 1)).majority, Some(S1));
    assert_eq!(scene.holder(g(1, 1), Tactical), None);
    scene.act(S1, play("farm_z-3")).act(S1, go(g(1, 1), g(2, 1), 2));
    assert_eq!(scene.holder(g(1, 1), Tactical), Some(S2), "seat 2 has room for it");
}

#[test]
fn dei_139_what_waits_is_taken_by_region_index_as_soon_as_there_is_room() {
    let mut scene = four();
    scene.outpost(g(2, 1), Tactical).outpost(r(0, 0), Tactical).outpost(g(1, 1), Tactical);
    scene.put(S1, r(0, 0), 1).put(S1, g(2, 1), 1).act(S1, play("farm_z-3"));
    scene.act(S1, go(g(0, 3), g(1, 3), 1));
    assert_eq!(scene.cubes_told(), [returned(S1, Tactical, g(0, 3)), taken(S1, Tactical, g(1, 1))]);
    scene.act(S1, go(g(0, 0), g(1, 0), 1));
    assert_eq!(scene.cubes_told(), [returned(S1, Tactical, g(0, 0)), taken(S1, Tactical, g(2, 1))]);
    assert_eq!((scene.cubes(S1, Tactical), scene.holder(r(0, 0), Tactical)), (4, None));
}

#[test]
fn dei_139_room_that_another_player_makes_is_used_too() {
    let mut scene = four();
    scene.outpost(g(1, 1), Tactical).put(S2, g(1, 3), 2).at(2, 1, S2).act(S2, play("auxilia-3"));
    scene.act(S2, go(g(1, 3), g(0, 3), 2));
    let expected = [returned(S1, Tactical, g(0, 3)), taken(S2, Tactical, g(0, 3)), taken(S1, Tactical, g(1, 1))];
    assert_eq!(scene.cubes_told(), expected);
}

#[test]
fn dei_140_outposts_of_a_colour_are_counted_by_cubes() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.open(0, &["T-1", "T-2", "T-3"]).store(S1, 2, 0, 0).put(S1, g(1, 1), 1);
    let buy = down("farm_z-1", Market::Tactical, 1);
    scene.refused_by("DEI-252", S1, buy);
    scene.cube(S1, Logistic).refused_by("DEI-252", S1, buy);
    scene.cube(S1, Tactical).seeded(1).act(S1, buy); // the Cathedral cube is one outpost more in its colour
}

#[test]
fn dei_140_an_outpost_without_its_cube_does_not_count() {
    let mut scene = four();
    scene.outpost(g(1, 1), Tactical);
    let view = Dei::portray(scene.seen(S1));
    assert_eq!(view.players[0].cubes, [(Tactical, 4), (Logistic, 0), (Mechanical, 0)]);
    assert_eq!(scene.player(S1).all_cubes(), 4);
}

#[test]
fn dei_140_the_cathedral_cube_is_in_no_region() {
    // Liza stands next to the Cathedral.
    let mut scene = table(&[Hackers, ChronoCult]);
    scene.at(2, 2, S1).leader(S1, g(1, 1)).cube(S1, Tactical).second_card();
    idle(&mut scene, S1);
    assert_eq!(scene.question(), (S2, "card"), "there is nothing to hack");
}

#[test]
fn dei_141_two_outposts_of_a_colour_unlock_its_advantage() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(g(0, 0), Tactical).outpost(g(0, 1), Tactical).outpost(g(0, 2), Logistic);
    scene.put(S1, g(0, 0), 1).put(S1, g(0, 1), 1).put(S1, g(0, 2), 1).at(2, 2, S1).second_card();
    scene.locked(S1, Advantage::Veterans).locked(S1, Advantage::Quartermaster);
    idle(&mut scene, S1);
    assert_eq!(scene.question(), (S1, "unlock"));
    let unlock = |colour| Action::Unlock { colour: OrDecline(colour) };
    scene.refused_by("DEI-270", S1, unlock(Some(Logistic))).refused_by("DEI-270", S1, unlock(Some(Mechanical)));
    scene.act(S1, unlock(Some(Tactical)));
    assert!(scene.player(S1).has(Advantage::Veterans));
}

#[test]
fn dei_141_one_outpost_is_not_enough_unless_the_cathedral_cube_is_the_second() {
    let arranged = || {
        let mut scene = table(&[FarmZ, ChronoCult]);
        scene.outpost(g(0, 0), Tactical).put(S1, g(0, 0), 1).put(S1, g(1, 1), 1).at(2, 2, S1).second_card();
        scene
    };
    let mut without = arranged();
    without.cube(S1, Logistic);
    idle(&mut without, S1);
    assert_eq!(without.question(), (S2, "card"));
    let mut with = arranged();
    with.cube(S1, Tactical);
    idle(&mut with, S1);
    assert_eq!(with.question(), (S1, "unlock"));
}

#[test]
fn dei_143_first_cubes_go_back_then_outposts_are_taken_then_the_cathedral_cube() {
    let mut scene = table(&[FarmZ, Auxilia, ChronoCult]);
    // G(1,1) and G(2,2) are cathedral courtyards.
    scene.put(S1, g(1, 1), 3).put(S2, g(1, 1), 1).put(S3, g(0, 1), 2).cube(S1, Logistic);
    scene.outpost(g(1, 1), Mechanical).outpost(g(1, 1), Tactical).outpost(g(0, 1), Logistic);
    scene.act(S1, play("farm_z-3")).act(S1, go(g(1, 1), g(0, 1), 3));
    let told = scene.cubes_told();
    assert_eq!(told[..4].iter().filter(|event| matches!(event, Event::CubeReturned { .. })).count(), 3);
    assert!(told[..4].contains(&Event::CathedralReturned { seat: S1 }));
    for cube in [returned(S1, Tactical, g(1, 1)), returned(S1, Mechanical, g(1, 1)), returned(S3, Logistic, g(0, 1))] {
        assert!(told[..4].contains(&cube), "{told:?}");
    }
    let taken = [taken(S1, Logistic, g(0, 1)), taken(S2, Tactical, g(1, 1)), taken(S2, Mechanical, g(1, 1))];
    assert_eq!(told[4..], taken);
    assert_eq!(scene.question(), (S2, "colour"));
}

#[test]
fn dei_143_the_cathedral_cube_goes_back_even_if_nobody_gets_it() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.put(S1, g(1, 1), 2).put(S2, g(2, 2), 1).cube(S1, Logistic).act(S1, play("farm_z-3"));
    scene.act(S1, go(g(1, 1), g(0, 1), 1)); // level: 1 to 1
    assert_eq!(scene.cubes_told(), [Event::CathedralReturned { seat: S1 }]);
    assert_eq!((scene.public().cube, scene.cubes(S1, Logistic), scene.question()), (None, 0, (S1, "symbols")));
}

#[test]
fn dei_143_within_a_region_tactical_comes_before_logistic_before_mechanical() {
    // Districts 1 and 4 put a mechanical and a tactical outpost into G(1,1), 2 and 5 a mechanical and a logistic one
    // into G(1,2).
    let [t, l, m] = [Tactical, Logistic, Mechanical];
    let pieces = [m, m, t, t, l, l, l, t, m];
    let mut scene = Layout { pieces, ..Layout::new([FarmZ, Auxilia]) }.deal();
    scene.edit(|state| state.public.refuges = [g(1, 1), g(1, 2)]);
    scene.act(S1, Action::Start { scrappers: 1, leader: g(1, 1) });
    let expected = [(t, g(1, 1)), (m, g(1, 1)), (l, g(1, 2)), (m, g(1, 2))];
    assert_eq!(scene.cubes_told(), expected.map(|(colour, region)| taken(S1, colour, region)));
}

#[test]
fn dei_143_a_cube_that_goes_back_makes_room_in_the_same_update() {
    // Seat 1 gives one of 4 back and wins another outpost by the same Move.
    let mut scene = four();
    scene.outpost(g(1, 3), Tactical).act(S1, play("farm_z-3")).act(S1, go(g(0, 3), g(1, 3), 1));
    assert_eq!(scene.cubes_told(), [returned(S1, Tactical, g(0, 3)), taken(S1, Tactical, g(1, 3))]);
}

#[test]
fn dei_143_the_outposts_come_before_the_cathedral_cube_where_room_is_scarce() {
    // Three cubes of each colour; the Move brings a fourth tactical one: two colours are left for the Cathedral cube.
    let mut scene = table(&[FarmZ, ChronoCult]);
    let corners = [g(0, 0), g(0, 3), g(3, 1)];
    for region in corners {
        scene.put(S1, region, 1);
        for colour in [Tactical, Logistic, Mechanical] {
            scene.outpost(region, colour);
        }
    }
    scene.put(S1, g(0, 1), 1).outpost(g(1, 1), Tactical).act(S1, play("farm_z-3")).act(S1, go(g(0, 1), g(1, 1), 1));
    assert_eq!((scene.question(), scene.cubes(S1, Tactical)), ((S1, "colour"), 4));
    scene.refused_by("DEI-430", S1, Action::PutCube { colour: Tactical });
    scene.act(S1, Action::PutCube { colour: Mechanical });
    assert_eq!(scene.cubes(S1, Mechanical), 4);
}
