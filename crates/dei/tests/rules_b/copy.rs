//! Section 8: Copy.

use crate::common::*;
use dei::state::Ask;
use dei::{Action, Drone, Event, Faction, GearMarket, Options};

fn copy(id: &str) -> Action {
    Action::Copy { card: card(id) }
}

/// Gear is played; seat 1 is about to play.
fn gear_table() -> Table {
    with(&THREE, Options { gear: GearMarket::Tactical, ..options(&THREE) })
}

#[test]
fn dei_230_of_gear_only_the_leader_actions_are_copied() {
    let mut scene = gear_table();
    scene.face_up(S2, "G-2").leader(S1, g(1, 1)).units(S2, g(1, 1), 1).plays(S1, "K-11");
    assert_eq!(scene.public().place(g(1, 1)).values[0], 1);
    scene.act(S1, copy("G-2")).tells(Event::Copied { seat: S1, card: card("G-2") }, "DEI-231");
    assert!(!scene.player(S1).gear.has(Gear::Banner));
    assert_eq!(scene.public().place(g(1, 1)).values[0], 1, "no Banner");
    scene.enlist(S1, g(1, 1), By::LeaderEnlist).enlist(S1, g(1, 1), By::LeaderEnlist);
    assert_eq!(scene.scrappers(S1, g(1, 1)), 2);
}

/// The leader actions of these are a gain and an exchange.
#[test]
fn dei_230_gains_and_exchanges_are_leader_actions_too() {
    let mut scene = gear_table();
    scene.face_up(S2, "G-5").face_up(S2, "G-7").store(S1, 2, 0, 0).plays(S1, "K-11").act(S1, copy("G-5"));
    assert_eq!(scene.has(S1), (2, 1, 0));
    scene.turn(S1, 1).plays(S1, "M-8").act(S1, copy("G-7")).act(S1, Action::Exchange { count: 2 });
    assert_eq!((scene.has(S1), scene.player(S1).gear.is_empty()), ((0, 3, 0), true));
}

#[test]
fn dei_231_the_symbols_join_what_is_left_of_the_card() {
    let mut scene = table(&THREE);
    scene.face_up(S2, "L-4").units(S1, g(1, 1), 2).lies(g(1, 1), Resource::Technology, 5).plays(S1, "T-8");
    scene.refused_by("DEI-177", S1, take(g(1, 1), Resource::Technology, By::Collect));
    scene.act(S1, copy("L-4"));
    for _ in 0..3 {
        scene.collect(S1, g(1, 1), Resource::Technology, By::Collect);
    }
    scene.refused_by("DEI-177", S1, take(g(1, 1), Resource::Technology, By::Collect));
    scene.moves(S1, g(1, 1), g(1, 2), 1, By::Move);
    assert_eq!((scene.has(S1), scene.scrappers(S1, g(1, 2))), ((3, 0, 0), 1));
    assert!(scene.player(S2).up.has(card("L-4")), "nothing happens to the card itself");
}

#[test]
fn dei_231_any_other_card_that_lies_face_up_the_players_or_anothers() {
    let mut scene = table(&THREE);
    scene.face_up(S1, "L-1").face_up(S2, "L-4").face_down(S2, "L-3").in_bin(S3, "L-6").hold(S1, &["K-11", "M-1"]);
    scene.plays(S1, "K-11");
    assert_eq!(scene.legal(S1), [copy("L-1"), copy("L-4"), Action::Stop]);
    for id in ["K-11", "L-3", "L-6", "M-1", "T-1"] {
        scene.refused_by("DEI-231", S1, copy(id)); // itself, face down, in a bin, in hand, nobody's
    }
    scene.refused_by("DEI-231", S1, Action::Copy { card: 127 });
}

#[test]
fn dei_231_without_a_copy_among_them() {
    let mut scene = table(&THREE);
    scene.face_up(S2, "M-8").face_up(S2, "L-1").units(S1, g(1, 1), 1).plays(S1, "T-8").act(S1, copy("M-8"));
    scene.refused_by("DEI-177", S1, copy("L-1"));
    assert!(scene.can(S1, build(Structure::Refuge, g(1, 1), None)));
    assert!(scene.can(S1, go(g(1, 1), g(1, 2), 1, By::Move)));
}

#[test]
fn dei_231_of_a_drone_card_the_drone_is_activated_bonus_and_all() {
    let mut scene = table(&THREE);
    scene.face_up(S2, "masamune-2").drone(Drone::Masamune, g(0, 0)).plays(S1, "K-11").act(S1, copy("masamune-2"));
    scene.refused_by("DEI-291", S1, Action::Activate { to: g(2, 3) });
    scene.act(S1, Action::Activate { to: g(1, 3) });
    assert_eq!(scene.public().drones[Drone::Masamune.index()], Some(g(1, 3)), "4 steps");
}

/// A Cathedral card that is copied is owed for by whoever copies it.
#[test]
fn dei_231_a_copied_drone_is_the_copiers_activation() {
    let mut scene = table(&[Faction::Ravagers, Faction::ChronoCult]);
    scene.face_up(S2, "chrono_cult-8").plays(S1, "K-11").act(S1, copy("chrono_cult-8"));
    scene.act(S1, Action::Activate { to: r(2, 1) }).enlist(S1, g(2, 1), By::Drone);
    assert_eq!((scene.player(S1).travels, scene.player(S2).travels, scene.scrappers(S1, g(2, 1))), (1, 0, 1));
}

#[test]
fn dei_231_gains_of_a_copied_card_come_as_it_is_copied() {
    let mut scene = table(&THREE);
    scene.face_up(S2, "K-12").face_up(S2, "L-5").plays(S1, "K-11").act(S1, copy("K-12"));
    assert_eq!(scene.player(S1).supplies, 2);
    scene.turn(S1, 1).plays(S1, "L-8").act(S1, copy("L-5"));
    assert_eq!((scene.has(S1), matches!(scene.top(), Some(Ask::Symbols(_)))), ((0, 0, 2), true));
}
