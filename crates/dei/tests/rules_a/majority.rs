//! 6 Majority and supremacy: DEI-130 to DEI-134, DEI-EX-7, DEI-EX-8.

use crate::common::*;

fn value(scene: &Table, seat: Seat, region: Region) -> u8 {
    scene.public().place(region).values[seat.index()]
}

fn majority(scene: &Table, region: Region) -> Option<Seat> {
    let place = scene.public().place(region);
    let view = Dei::portray(scene.seen(S1)).regions.into_iter().find(|it| it.region == region);
    assert_eq!(view.expect("a region of the board").majority, place.majority);
    for (seat, player) in scene.public().players.iter() {
        assert_eq!(player.majorities.has(region), place.majority == Some(seat));
    }
    place.majority
}

#[test]
fn dei_130_a_scrapper_counts_1_and_the_leader_counts_1() {
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.put(S1, g(0, 0), 3).leader(S1, g(0, 0)).act(S1, play("auxilia-3"));
    scene.act(S1, lead(g(0, 0), g(0, 1), 2));
    assert_eq!((value(&scene, S1, g(0, 0)), value(&scene, S1, g(0, 1))), (1, 3));
    scene.act(S1, go(g(0, 0), g(1, 0), 1));
    assert_eq!((value(&scene, S1, g(0, 0)), value(&scene, S1, g(1, 0))), (0, 1));
}

#[test]
fn dei_130_effects_add_where_the_faction_has_a_unit() {
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.unlocked(S1, Advantage::HighGround).way(S1, g(0, 0), r(0, 0)).put(S1, g(0, 0), 2);
    assert_eq!(value(&scene, S1, r(0, 0)), 0);
    scene.act(S1, play("auxilia-3")).act(S1, go(g(0, 0), r(0, 0), 1));
    assert_eq!((value(&scene, S1, r(0, 0)), value(&scene, S1, g(0, 0))), (2, 1));
    scene.act(S1, go(r(0, 0), g(0, 0), 1));
    assert_eq!(value(&scene, S1, r(0, 0)), 0, "nobody is left to whom it could add");
}

#[test]
fn dei_130_what_goes_with_the_leader_counts_where_the_leader_is() {
    let mut scene = table(&[FarmZ, Auxilia]); // Hulk: the Leader counts 2
    scene.give(S1, "G-2").unlocked(S1, Advantage::Veterans).put(S1, g(0, 0), 1).leader(S1, g(0, 0)).put(S1, g(2, 2), 1);
    assert_eq!(value(&scene, S1, g(0, 0)), 1 + 2 + 2);
    scene.act(S1, play("G-2"));
    assert_eq!(value(&scene, S1, g(0, 0)), 1 + 2 + 2 + 2, "the Banner adds 2 more");
    assert_eq!(value(&scene, S1, g(2, 2)), 1);
    scene.act(S1, Action::Stop).act(S1, play("farm_z-3")).act(S1, lead(g(0, 0), g(0, 1), 0));
    assert_eq!((value(&scene, S1, g(0, 0)), value(&scene, S1, g(0, 1))), (1, 6));
}

#[test]
fn dei_131_four_scrappers_have_the_majority_against_three() {
    let mut scene = table(&[FarmZ, Auxilia, Ravagers]);
    scene.put(S1, NEUTRAL[0], 3).put(S2, NEUTRAL[0], 3).put(S3, NEUTRAL[0], 2);
    assert_eq!(majority(&scene, NEUTRAL[0]), None);
    scene.act(S1, play("farm_z-1")).act(S1, enlist(NEUTRAL[0]));
    assert_eq!(majority(&scene, NEUTRAL[0]), Some(S1));
}

#[test]
fn dei_131_the_value_must_be_greater_than_that_of_each_other_faction() {
    let mut scene = table(&[FarmZ, Auxilia, Ravagers]);
    scene.put(S1, NEUTRAL[0], 1).put(S2, NEUTRAL[0], 1).put(S3, NEUTRAL[0], 2);
    assert_eq!(majority(&scene, NEUTRAL[0]), Some(S3));
    scene.act(S1, play("farm_z-1")).act(S1, enlist(NEUTRAL[0]));
    assert_eq!(majority(&scene, NEUTRAL[0]), None, "more than seat 2, but not more than seat 3");
    scene.act(S1, enlist(NEUTRAL[0]));
    assert_eq!(majority(&scene, NEUTRAL[0]), Some(S1));
}

#[test]
fn dei_132_level_at_the_top_nobody_has_the_majority() {
    let mut scene = table(&[FarmZ, Auxilia, Ravagers]);
    scene.give(S1, "T-4").put(S1, g(0, 0), 2).put(S2, g(0, 0), 4).put(S3, g(0, 0), 1).act(S1, play("T-4"));
    scene.act(S1, kill(g(0, 0), S2));
    assert_eq!(majority(&scene, g(0, 0)), Some(S2));
    scene.act(S1, kill(g(0, 0), S2));
    assert_eq!(majority(&scene, g(0, 0)), None);
}

#[test]
fn dei_133_with_a_value_of_0_there_is_no_majority() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).act(S1, play("farm_z-3")).act(S1, go(g(0, 0), g(0, 1), 1));
    assert_eq!((majority(&scene, g(0, 0)), majority(&scene, g(0, 1))), (None, Some(S1)));
    assert_eq!(majority(&scene, r(2, 0)), None);
}

fn supremacy(scene: &Table, region: Region) -> Option<Seat> {
    let place = scene.public().place(region);
    let view = Dei::portray(scene.seen(S1)).regions.into_iter().find(|it| it.region == region);
    assert_eq!(view.expect("a region of the board").supremacy, place.supremacy());
    place.supremacy()
}

#[test]
fn dei_134_supremacy_is_more_than_all_others_added_up() {
    let mut scene = table(&[FarmZ, Auxilia, Ravagers]);
    for (values, expected) in [
        ([3, 0, 0], Some(S1)),
        ([3, 2, 0], Some(S1)), // between two it is the same as the majority
        ([2, 2, 0], None),
        ([3, 1, 1], Some(S1)),
        ([3, 1, 2], None),
        ([1, 1, 3], Some(S3)),
        ([0, 0, 0], None),
    ] {
        for (seat, scrappers) in [S1, S2, S3].into_iter().zip(values) {
            scene.put(seat, g(1, 1), scrappers);
        }
        assert_eq!(supremacy(&scene, g(1, 1)), expected, "{values:?}");
    }
}

#[test]
fn dei_134_supremacy_goes_by_values_and_not_by_units() {
    let mut scene = table(&[FarmZ, Auxilia, Ravagers]);
    scene.put(S1, g(1, 1), 2).leader(S1, g(1, 1)).put(S2, g(1, 1), 2).put(S3, g(1, 1), 1);
    assert_eq!(supremacy(&scene, g(1, 1)), Some(S1), "the Hulk counts 2: it is 4 against 3");
}

#[test]
fn dei_ex_7_majority_without_supremacy() {
    let mut scene = table(&[FarmZ, Auxilia, Ravagers]);
    let at = NEUTRAL[1];
    scene.put(S1, at, 3).put(S2, at, 2).put(S3, at, 1);
    assert_eq!((majority(&scene, at), supremacy(&scene, at)), (Some(S1), None));
    scene.act(S1, play("farm_z-1")).act(S1, enlist(at));
    assert_eq!((majority(&scene, at), supremacy(&scene, at)), (Some(S1), Some(S1)));
}

#[test]
fn dei_ex_8_the_banner_carries_a_move() {
    let arranged = || {
        let mut scene = table(&[Auxilia, FarmZ]);
        scene.give(S1, "G-2").put(S1, g(0, 0), 1).leader(S1, g(0, 0)).put(S2, g(0, 1), 2);
        scene
    };
    let two = lead(g(0, 0), g(0, 1), 1);
    let mut without = arranged();
    without.act(S1, play("auxilia-3")).refused_by("DEI-205", S1, two);
    let mut with = arranged();
    with.act(S1, play("G-2")).act(S1, Action::Stop).act(S1, play("auxilia-3")).act(S1, two);
    assert_eq!((value(&with, S1, g(0, 1)), value(&with, S2, g(0, 1))), (4, 2));
    assert_eq!(majority(&with, g(0, 1)), Some(S1));
}
