//! DEI-396, DEI-397: Crane and drill.

use crate::common::*;

/// The Hackers have played their drone card; the Scorpion is on R(0,1). Farm Z has 2 Scrappers on R(0,2) and
/// something lies there.
fn scorpion() -> Table {
    let mut scene = table(&[Faction::Hackers, Faction::FarmZ]);
    scene.units(S2, r(0, 2), 2).lies(r(0, 2), 0, 2).act(S1, play("hackers-8"));
    scene
}

fn activate(to: Region) -> Action {
    Action::Activate { to }
}

#[test]
fn dei_396_the_scorpion_goes_as_far_as_two_regions() {
    let mut scene = scorpion();
    scene.refused_by("DEI-291", S1, activate(g(3, 1)));
    let reached: Regions = scene
        .legal(S1)
        .into_iter()
        .filter_map(|it| if let Action::Activate { to } = it { Some(to) } else { None })
        .collect();
    assert_eq!(reached, Regions::of(r(0, 1)).within(2, scene.public().open));
    scene.act(S1, activate(r(2, 1)));
    assert_eq!(scene.public().drones[Drone::Scorpion.index()], Some(r(2, 1)));
}

#[test]
fn dei_396_two_different_actions_of_kill_build_and_collect() {
    let (kills, builds, collects) =
        (kill(r(0, 2), S2, By::Drone), refuge(r(0, 2), By::Drone), collect(r(0, 2), Resource::Energy, By::Drone));
    for (first, second, third) in [(kills, builds, collects), (builds, collects, kills), (collects, kills, builds)] {
        let mut scene = scorpion();
        scene.act(S1, activate(r(0, 2))).act(S1, first);
        scene.refused(S1, first);
        assert!(scene.legal(S1).contains(&third), "the second one is free to choose");
        scene.act(S1, second);
        assert_eq!(scene.what(), Some((S1, Ask::Card)), "two and no third");
    }
}

#[test]
fn dei_396_none_of_them_can_be_done_twice() {
    let mut scene = scorpion();
    scene.act(S1, activate(r(0, 2))).act(S1, kill(r(0, 2), S2, By::Drone));
    scene.refused_by("DEI-396", S1, kill(r(0, 2), S2, By::Drone));
    let mut scene = scorpion();
    scene.act(S1, activate(r(0, 2))).act(S1, collect(r(0, 2), Resource::Energy, By::Drone));
    scene.refused_by("DEI-396", S1, collect(r(0, 2), Resource::Energy, By::Drone));
    let mut scene = scorpion();
    scene.act(S1, activate(r(0, 2))).act(S1, refuge(r(0, 2), By::Drone));
    scene.refused_by("DEI-396", S1, bridge(r(0, 2), r(0, 1), By::Drone));
}

#[test]
fn dei_396_they_are_done_in_its_region() {
    let mut scene = scorpion();
    scene.units(S2, r(0, 1), 1).lies(r(0, 1), 0, 1).act(S1, activate(r(0, 2)));
    scene.refused_by("DEI-292", S1, kill(r(0, 1), S2, By::Drone));
    scene.refused_by("DEI-292", S1, collect(r(0, 1), Resource::Energy, By::Drone));
    scene.refused_by("DEI-292", S1, refuge(r(0, 1), By::Drone));
    scene.refused_by("DEI-292", S1, elevator(g(1, 1), r(0, 1), By::Drone));
    assert!(scene.legal(S1).contains(&elevator(g(1, 2), r(0, 2), By::Drone)), "an end of it is enough");
    assert!(scene.legal(S1).contains(&bridge(r(0, 1), r(0, 2), By::Drone)));
}

/// DEI-292: neither a unit nor the majority is needed.
#[test]
fn dei_396_units_and_majority_play_no_part() {
    let mut scene = scorpion();
    assert!(scene.player(S1).units.is_empty());
    scene.act(S1, activate(r(0, 2))).act(S1, collect(r(0, 2), Resource::Energy, By::Drone));
    scene.act(S1, kill(r(0, 2), S2, By::Drone));
    assert_eq!((scene.player(S1).store.energy, scene.scrappers(S2, r(0, 2))), (1, 1));
}

#[test]
fn dei_397_with_a_bonus_it_goes_further() {
    for (id, steps) in [("scorpion-0", 2), ("scorpion-1", 3), ("scorpion-2", 4)] {
        let mut scene = table(&[Faction::Hackers, Faction::FarmZ, Faction::Ravagers, Faction::Auxilia]);
        scene.hand(S1, id).act(S1, play(id));
        let within = Regions::of(r(0, 1)).within(steps, scene.public().open);
        let listed: Regions = scene
            .legal(S1)
            .into_iter()
            .filter_map(|it| if let Action::Activate { to } = it { Some(to) } else { None })
            .collect();
        assert_eq!(listed, within, "{id}");
    }
}

#[test]
fn dei_397_build_takes_a_structure_of_the_player_and_needs_no_unit() {
    let mut scene = scorpion();
    scene.act(S1, activate(r(0, 2))).act(S1, bridge(r(0, 2), r(0, 1), By::Drone));
    assert_eq!(scene.player(S1).left, [3, 3, 2]);
    let event = Event::Built { seat: S1, structure: Structure::Bridge, region: r(0, 2), other: r(0, 1), by: By::Drone };
    assert!(scene.heard(event) && event.rule() == "DEI-397");
    let mut scene = scorpion();
    scene.lay(|public| public.players[S1].left = [0; 3]).act(S1, activate(r(0, 2)));
    scene.refused_by("DEI-212", S1, refuge(r(0, 2), By::Drone));
}

#[test]
fn dei_397_one_action_or_both_can_be_left_out() {
    let mut scene = scorpion();
    scene.act(S1, activate(r(0, 2))).act(S1, STOP);
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "both");
    let mut scene = scorpion();
    scene.act(S1, activate(r(0, 2))).act(S1, kill(r(0, 2), S2, By::Drone)).act(S1, STOP);
    assert_eq!((scene.scrappers(S2, r(0, 2)), scene.what()), (1, Some((S1, Ask::Card))));
    let mut scene = scorpion();
    scene.act(S1, STOP);
    assert_eq!(scene.public().drones[Drone::Scorpion.index()], Some(r(0, 1)), "the drone too (DEI-163)");
}
