//! Table 20.7: what the mechanical advantages do.

use crate::common::*;
use dei::action::OrDecline;
use dei::event::Why;
use dei::{Action, Drone, Event, Faction};

#[test]
fn advantage_am_1_salvage_crew_gets_technology_for_every_build() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).unlocked(S1, Advantage::SalvageCrew).store(S1, 0, 0, 1).plays(S1, "M-1");
    scene.act(S1, build(Structure::Refuge, g(1, 1), None));
    assert_eq!(scene.has(S1).0, 1);
    scene.act(S1, build(Structure::Elevator, g(1, 1), Some(r(1, 1))));
    assert_eq!(scene.has(S1).0, 2);
    let by = By::Candy;
    scene.act(S1, Action::Build { structure: Structure::Elevator, region: g(1, 1), other: Some(r(0, 0)), by });
    assert_eq!(scene.has(S1), (3, 0, 0), "and with a candy");
}

#[test]
fn advantage_am_2_small_refinery_makes_one_collect_a_refine() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).lies(g(1, 1), Resource::Technology, 4).plays(S1, "L-4");
    scene.refused_by("DEI-228", S1, refine(g(1, 1), By::Collect)).unlocked(S1, Advantage::SmallRefinery);
    scene.act(S1, refine(g(1, 1), By::Collect)).refused_by("DEI-228", S1, refine(g(1, 1), By::Collect));
    scene.collect(S1, g(1, 1), Resource::Technology, By::Collect);
    assert_eq!(scene.has(S1), (1, 1, 0));
}

/// Masamune with +0 goes 2 steps, with Remote control 3; the Cathedral with +0 then reaches the neighbours of altars.
#[test]
fn advantage_am_3_remote_control_raises_the_bonus_of_drone_cards() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Masamune, g(0, 0)).plays(S1, "masamune-0");
    scene.refused_by("DEI-291", S1, Action::Activate { to: g(0, 3) }).unlocked(S1, Advantage::RemoteControl);
    scene.refused_by("DEI-291", S1, Action::Activate { to: g(1, 3) });
    assert!(scene.can(S1, Action::Activate { to: g(0, 3) }));
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    scene.plays(S1, "chrono_cult-8").act(S1, Action::Activate { to: r(2, 1) });
    scene.refused_by("DEI-292", S1, Action::Enlist { region: g(1, 1), by: By::Drone });
    scene.unlocked(S1, Advantage::RemoteControl).enlist(S1, g(1, 1), By::Drone);
}

#[test]
fn advantage_am_4_prefabs_build_next_to_a_unit() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).plays(S1, "M-1").refused_by("DEI-213", S1, build(Structure::Refuge, g(1, 2), None));
    scene.unlocked(S1, Advantage::Prefabs);
    scene.refused_by("DEI-213", S1, build(Structure::Refuge, g(1, 3), None)); // two steps away
    scene.refused_by("DEI-213", S1, build(Structure::Elevator, g(1, 3), Some(r(0, 2))));
    assert!(scene.can(S1, build(Structure::Elevator, g(1, 2), Some(r(0, 2)))), "one of its regions is enough");
    assert!(scene.can(S1, build(Structure::Bridge, r(1, 1), Some(r(1, 2)))));
    scene.act(S1, build(Structure::Refuge, g(1, 2), None));
    assert!(scene.player(S1).refuges.has(g(1, 2)));
}

#[test]
fn advantage_am_5_common_ways_opens_the_ways_of_all_factions() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).way(S2, g(1, 1), r(1, 1)).way(S3, r(1, 1), r(2, 1)).plays(S1, "T-1");
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(1, 1), 1, By::Move)).unlocked(S1, Advantage::CommonWays);
    scene.moves(S1, g(1, 1), r(1, 1), 1, By::Move).moves(S1, r(1, 1), r(2, 1), 1, By::Move);
    assert_eq!(scene.scrappers(S1, r(2, 1)), 1);
    scene.turn(S2, 1).units(S2, r(2, 1), 2).units(S2, g(0, 0), 1).plays(S2, "T-5");
    scene.refused_by("DEI-105", S2, go(r(2, 1), r(1, 1), 1, By::Move)); // the ways of seat 3 are not open to seat 2
}

#[test]
fn advantage_am_6_blueprints_pays_for_each_structure_on_the_board() {
    let mut scene = table(&THREE);
    scene.dealt(S1, Advantage::Blueprints).refuge(S1, g(1, 1)).refuge(S1, r(0, 0)).way(S1, g(1, 1), r(1, 1));
    scene.way(S1, r(1, 1), r(0, 1)).refuge(S2, g(2, 2)).holds(S1, Colour::Mechanical, 2).ends(S1, 2);
    scene.act(S1, Action::Unlock { colour: OrDecline(Some(Colour::Mechanical)) });
    scene.tells(Event::Supplied { seat: S1, supplies: 4, why: Why::Unlocked }, "DEI-273");
    assert_eq!(scene.player(S1).supplies, 4);
}
