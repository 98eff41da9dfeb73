//! 8 Actions: Enlist and Move: DEI-201 to DEI-207.

use crate::common::*;

#[test]
fn dei_201_a_scrapper_comes_to_an_own_or_a_neutral_refuge() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.refuge(S1, r(0, 0)).act(S1, play("farm_z-1")).act(S1, enlist(r(0, 0)));
    scene.tells(Event::Enlisted { seat: S1, region: r(0, 0), by: By::Enlist, scrappers: 1 }, "DEI-201");
    scene.act(S1, enlist(NEUTRAL[1]));
    assert_eq!((scene.scrappers(S1, r(0, 0)), scene.scrappers(S1, NEUTRAL[1])), (1, 1));
    assert_eq!(scene.player(S1).scrappers, 13);
}

#[test]
fn dei_201_not_where_there_is_neither() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.refuge(S2, g(1, 1)).put(S1, g(0, 0), 2).act(S1, play("farm_z-1"));
    scene.refused_by("DEI-201", S1, enlist(g(1, 1))); // the Refuge of somebody else
    scene.refused_by("DEI-201", S1, enlist(g(0, 0))); // units alone
    scene.refused_by("DEI-102", S1, enlist(g(4, 0)));
    let regions: Vec<Action> = NEUTRAL.into_iter().map(enlist).chain([Action::Stop]).collect();
    assert_eq!(scene.legal(S1), regions);
}

#[test]
fn dei_201_not_in_a_sealed_region() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.act(S1, play("farm_z-1")).refused_by("DEI-425", S1, enlist(CATHEDRAL));
}

#[test]
fn dei_202_a_scrapper_must_be_in_reserve() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.reserve(S1, 0, g(0, 0)).act(S1, play("farm_z-2")).refused_by("DEI-202", S1, enlist(NEUTRAL[0]));
    assert!(!scene.legal(S1).contains(&enlist(NEUTRAL[0])));
}

#[test]
fn dei_202_neither_the_majority_nor_a_unit_is_needed() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S2, NEUTRAL[0], 9).act(S1, play("farm_z-1")).act(S1, enlist(NEUTRAL[0]));
    assert_eq!(scene.public().place(NEUTRAL[0]).values[..2], [1, 9]);
}

#[test]
fn dei_203_two_neutral_refuges_are_on_the_board() {
    for seed in 0..10 {
        for seats in 2..=6 {
            let scene = dealt(seats, Options::default(), seed);
            let view = Dei::portray(scene.seen(S1));
            let there: Vec<Region> = view.regions.iter().filter(|it| it.neutral_refuge).map(|it| it.region).collect();
            assert_eq!((there.len(), there.iter().all(|it| !it.is_roof())), (2, true));
        }
    }
}

#[test]
fn dei_204_units_go_all_together() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 4).leader(S1, g(0, 0)).act(S1, play("farm_z-3")).act(S1, lead(g(0, 0), g(0, 1), 3));
    let moved = Event::Moved { seat: S1, from: g(0, 0), to: g(0, 1), scrappers: 3, leader: true, by: By::Move };
    scene.tells(moved, "DEI-204");
    assert_eq!((scene.scrappers(S1, g(0, 0)), scene.scrappers(S1, g(0, 1))), (1, 3));
    assert_eq!(scene.player(S1).leader, Some(g(0, 1)));
}

#[test]
fn dei_204_one_or_more_and_only_units_that_are_there() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 2).put(S2, g(0, 0), 1).leader(S1, g(2, 2)).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-204", S1, go(g(0, 0), g(0, 1), 0));
    scene.refused_by("DEI-204", S1, go(g(0, 0), g(0, 1), 3));
    scene.refused_by("DEI-204", S1, lead(g(0, 0), g(0, 1), 1));
    scene.refused_by("DEI-204", S1, go(g(1, 1), g(0, 1), 1));
    scene.act(S1, go(g(0, 0), g(0, 1), 1)).act(S1, lead(g(2, 2), g(2, 1), 0)); // the Leader alone
    assert_eq!(scene.player(S1).leader, Some(g(2, 1)));
}

#[test]
fn dei_204_the_leader_may_stay() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).leader(S1, g(0, 0)).act(S1, play("farm_z-3")).act(S1, go(g(0, 0), g(0, 1), 1));
    assert_eq!((scene.player(S1).leader, scene.scrappers(S1, g(0, 0))), (Some(g(0, 0)), 0));
}

#[test]
fn dei_205_a_move_must_end_with_the_majority() {
    let mut scene = table(&[FarmZ, Auxilia, Ravagers]);
    scene.put(S1, g(0, 0), 4).put(S1, g(0, 1), 1).put(S2, g(0, 1), 3).put(S3, g(0, 1), 2).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-205", S1, go(g(0, 0), g(0, 1), 1));
    scene.refused_by("DEI-205", S1, go(g(0, 0), g(0, 1), 2)); // level: 3 to 3
    assert!(!scene.legal(S1).contains(&go(g(0, 0), g(0, 1), 2)));
    scene.act(S1, go(g(0, 0), g(0, 1), 3)); // with the one that is there already
    assert_eq!(scene.public().place(g(0, 1)).majority, Some(S1));
}

#[test]
fn dei_205_no_piece_goes_into_a_sealed_region() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    // The neutral Bridge from R(0,1) leads to the Cathedral, and so would an Elevator in G(1,1).
    scene.put(S1, r(0, 1), 2).put(S1, g(1, 1), 1).way(S1, g(1, 1), CATHEDRAL).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-425", S1, go(r(0, 1), CATHEDRAL, 1));
    scene.refused_by("DEI-425", S1, go(g(1, 1), CATHEDRAL, 1));
    assert!(scene.legal(S1).iter().all(|action| !matches!(action, Action::Move { to: CATHEDRAL, .. })));
}

#[test]
fn dei_206_what_happens_in_the_region_they_leave_does_not_matter() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(g(0, 0), Tactical).put(S1, g(0, 0), 2).put(S2, g(0, 0), 1).act(S1, play("farm_z-3"));
    scene.act(S1, go(g(0, 0), g(0, 1), 2));
    assert_eq!(scene.holder(g(0, 0), Tactical), Some(S2));
}

#[test]
fn dei_206_a_move_goes_one_link_far() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).leader(S1, g(0, 0)).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-105", S1, go(g(0, 0), g(0, 2), 1)).refused_by("DEI-105", S1, lead(g(0, 0), g(1, 1), 1));
}

#[test]
fn dei_206_each_move_symbol_takes_whatever_units_the_player_likes() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "T-1").put(S1, g(0, 0), 2).put(S1, g(2, 2), 1).act(S1, play("T-1")); // three Moves
    scene.act(S1, go(g(0, 0), g(0, 1), 1)).act(S1, go(g(2, 2), g(2, 1), 1)).act(S1, go(g(0, 1), g(0, 2), 1));
    let there = [g(0, 0), g(0, 1), g(0, 2), g(2, 2), g(2, 1)].map(|region| scene.scrappers(S1, region));
    assert_eq!(there, [1, 0, 1, 0, 1]);
    assert_eq!(scene.question(), (S1, "card"));
}

#[test]
fn dei_207_bonuses_count_that_are_in_force_after_the_arrival() {
    // High ground: on the roof a single unit counts 2.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.way(S1, g(0, 0), r(0, 0)).put(S1, g(0, 0), 1).put(S2, r(0, 0), 1).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-205", S1, go(g(0, 0), r(0, 0), 1));
    scene.unlocked(S1, Advantage::HighGround).act(S1, go(g(0, 0), r(0, 0), 1));
}

#[test]
fn dei_207_what_was_in_force_before_the_move_alone_does_not_count() {
    // The Hulk stays behind; the two Scrappers count 2.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 2).leader(S1, g(0, 0)).put(S2, g(0, 1), 2).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-205", S1, go(g(0, 0), g(0, 1), 2));
    scene.act(S1, lead(g(0, 0), g(0, 1), 1)); // 2 + 1
}

#[test]
fn dei_207_the_bonuses_of_the_others_count_too() {
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.put(S1, g(0, 0), 2).leader(S2, g(0, 1)).act(S1, play("auxilia-3"));
    scene.refused_by("DEI-205", S1, go(g(0, 0), g(0, 1), 2)); // a Hulk counts 2
}
