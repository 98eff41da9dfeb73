//! Table 20.7: what the tactical advantages do.

use crate::common::*;
use dei::action::OrDecline;
use dei::state::{Ask, Limit};
use dei::{Action, Drone, Event, Faction};

/// Up without an Elevator, once; a Bridge it cannot replace.
#[test]
fn advantage_at_1_night_march_makes_one_move_a_climb() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 2).units(S1, r(2, 2), 1).plays(S1, "T-1");
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(1, 1), 1, By::Move));
    scene.unlocked(S1, Advantage::NightMarch).refused_by("DEI-105", S1, go(r(2, 2), r(2, 3), 1, By::Move));
    scene.moves(S1, r(2, 2), g(2, 2), 1, By::Move);
    assert!(!scene.player(S1).can(Limit::NightMarch));
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(1, 1), 1, By::Move));
}

/// The test for the majority remains.
#[test]
fn advantage_at_1_night_march_must_end_with_the_majority() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).units(S2, r(1, 1), 1).unlocked(S1, Advantage::NightMarch).plays(S1, "T-1");
    scene.refused_by("DEI-205", S1, go(g(1, 1), r(1, 1), 1, By::Move));
}

#[test]
fn advantage_at_2_high_ground_adds_one_on_each_roof_with_a_unit() {
    let mut scene = table(&THREE);
    scene.units(S1, r(1, 1), 1).leader(S1, r(0, 0)).units(S1, g(1, 1), 1).unlocked(S1, Advantage::HighGround);
    let value = |scene: &Table, region: Region| scene.public().place(region).values[0];
    assert_eq!([r(1, 1), r(0, 0), g(1, 1), r(2, 2)].map(|region| value(&scene, region)), [2, 2, 1, 0]);
    scene.units(S2, r(1, 2), 1).plays(S1, "T-6").moves(S1, g(1, 1), r(1, 0), 1, By::Climb);
    assert_eq!(value(&scene, r(1, 0)), 2);
    assert_eq!(scene.public().value(scene.state().cards.get(), S2, r(1, 2), 1, false), 1, "only for its owner");
}

/// One Scrapper against one is a majority on a roof, and DEI-205 sees it.
#[test]
fn advantage_at_2_high_ground_counts_on_arrival() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).units(S2, r(1, 1), 1).units(S2, g(1, 2), 1).unlocked(S1, Advantage::HighGround);
    scene.plays(S1, "T-6").refused_by("DEI-205", S1, go(g(1, 1), g(1, 2), 1, By::Climb));
    scene.moves(S1, g(1, 1), r(1, 1), 1, By::Climb);
    assert_eq!(scene.public().place(r(1, 1)).majority, Some(S1));
}

#[test]
fn advantage_at_3_ambush_follows_a_move_with_a_kill_once_per_phase() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 5).units(S2, g(1, 2), 2).units(S1, g(2, 2), 1).units(S3, g(2, 2), 1);
    scene.unlocked(S1, Advantage::Ambush).plays(S1, "T-1").moves(S1, g(1, 1), g(1, 0), 1, By::Move);
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))), "nobody is there");
    scene.moves(S1, g(1, 1), g(1, 2), 3, By::Move);
    scene.refused_by("DEI-199", S1, Action::Kill { region: g(2, 2), victim: S3, by: By::Ambush }); // elsewhere
    scene.kills(S1, g(1, 2), S2, By::Ambush);
    scene.tells(Event::Killed { seat: S1, victim: S2, region: g(1, 2), by: By::Ambush }, "DEI-221");
    assert_eq!((scene.scrappers(S2, g(1, 2)), scene.player(S2).scrappers), (1, 14));
    scene.moves(S1, g(1, 2), g(2, 2), 2, By::Move);
    assert_eq!(scene.top(), Some(Ask::Card), "it was used in this phase");
}

/// A Climb is a Move; a Leader alone is no Scrapper; and it may be left out, and used later.
#[test]
fn advantage_at_3_ambush_may_be_left_out() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 5).units(S2, r(1, 1), 1).leader(S3, g(1, 0)).unlocked(S1, Advantage::Ambush);
    scene.plays(S1, "T-7").moves(S1, g(1, 1), g(1, 0), 3, By::Move);
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))));
    scene.moves(S1, g(1, 1), r(1, 1), 2, By::Climb);
    assert!(matches!(scene.top(), Some(Ask::Follow { .. })));
    scene.stops(S1);
    assert!(scene.player(S1).can(Limit::Ambush));
    assert_eq!(scene.scrappers(S2, r(1, 1)), 1);
}

#[test]
fn advantage_at_4_veterans_makes_the_leader_count_two_more() {
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ]);
    scene.leader(S1, g(1, 1)).units(S1, g(1, 1), 1).units(S1, g(2, 2), 1).leader(S2, g(0, 0));
    let values = |scene: &Table| {
        [(S1, g(1, 1)), (S1, g(2, 2)), (S2, g(0, 0))].map(|(seat, at)| scene.public().place(at).values[seat.index()])
    };
    assert_eq!(values(&scene), [2, 1, 2]);
    scene.unlocked(S1, Advantage::Veterans).unlocked(S2, Advantage::Veterans);
    assert_eq!(values(&scene), [4, 1, 4], "3 for a Leader, 4 for that of Farm Z");
    scene.units(S2, g(1, 2), 2).plays(S1, "T-1").act(S1, lead(g(1, 1), g(1, 2), 0, By::Move));
    assert_eq!((scene.public().place(g(1, 2)).values[0], values(&scene)[0]), (3, 1));
}

#[test]
fn advantage_at_5_infiltration_needs_no_more_than_to_be_level() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 3).units(S2, g(1, 2), 2).units(S3, g(1, 2), 1).plays(S1, "T-1");
    scene.refused_by("DEI-205", S1, go(g(1, 1), g(1, 2), 2, By::Move)).unlocked(S1, Advantage::Infiltration);
    scene.refused_by("DEI-205", S1, go(g(1, 1), g(1, 2), 1, By::Move)).moves(S1, g(1, 1), g(1, 2), 2, By::Move);
    assert_eq!(scene.public().place(g(1, 2)).majority, None);
}

#[test]
fn advantage_at_6_sweet_reward_gives_two_candies() {
    let mut scene = table(&THREE);
    scene.dealt(S1, Advantage::SweetReward).holds(S1, Colour::Tactical, 2).ends(S1, 2);
    let before = scene.public().supply.candies;
    scene.act(S1, Action::Unlock { colour: OrDecline(Some(Colour::Tactical)) });
    assert_eq!((scene.has(S1), scene.public().supply.candies), ((0, 0, 2), before - 2));
}

/// DEI-302: Infiltration works for Fly, Ambush and Night march do not.
#[test]
fn advantage_at_5_infiltration_works_for_fly() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Fly, g(1, 1)).units(S1, g(1, 1), 1).units(S2, g(3, 3), 1).units(S2, r(2, 3), 1);
    scene.plays(S1, "fly-0").act(S1, Action::Activate { to: g(1, 1) });
    scene.refused_by("DEI-205", S1, go(g(1, 1), g(3, 3), 1, By::Drone)).unlocked(S1, Advantage::Infiltration);
    scene.unlocked(S1, Advantage::Ambush).moves(S1, g(1, 1), r(2, 3), 1, By::Drone);
    assert_eq!(scene.top(), Some(Ask::Card), "no Ambush");
}
