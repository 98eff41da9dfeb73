//! DEI-197 to DEI-199, as far as they are about advantages, gear tokens and what follows an action.

use crate::common::*;
use dei::state::{Ask, Limit, Symbols};
use dei::{Action, Event, Faction, GearMarket, Options};

fn gear_table(factions: &[Faction]) -> Table {
    with(factions, Options { gear: GearMarket::Tactical, ..options(factions) })
}

#[test]
fn dei_197_field_kitchen_is_spent_only_where_a_refuge_is_missing() {
    let mut scene = table(&THREE);
    scene.units(S1, g(0, 0), 1).units(S1, g(1, 1), 1).unlocked(S1, Advantage::FieldKitchen).plays(S1, "L-1");
    scene.enlist(S1, g(0, 0), By::Enlist);
    assert!(scene.player(S1).can(Limit::FieldKitchen));
    scene.enlist(S1, g(1, 1), By::Enlist);
    assert!(!scene.player(S1).can(Limit::FieldKitchen));
    scene.refused_by("DEI-201", S1, Action::Enlist { region: g(1, 1), by: By::Enlist });
}

/// Shortwave radio has no limit, so it is used before Field kitchen.
#[test]
fn dei_197_what_has_no_limit_is_used_before_what_has_one() {
    let mut scene = gear_table(&THREE);
    scene.face_up(S1, "G-8").leader(S1, g(1, 1)).units(S1, g(2, 2), 1).unlocked(S1, Advantage::FieldKitchen);
    scene.plays(S1, "L-1").enlist(S1, g(1, 1), By::Enlist);
    assert!(scene.player(S1).can(Limit::FieldKitchen));
    scene.enlist(S1, g(2, 2), By::Enlist);
    assert!(!scene.player(S1).can(Limit::FieldKitchen));
    let mut scene = gear_table(&THREE);
    scene.face_up(S1, "G-5").leader(S1, g(1, 1)).units(S1, g(2, 2), 1).unlocked(S1, Advantage::SmallRefinery);
    scene.lies(g(1, 1), Resource::Technology, 1).lies(g(2, 2), Resource::Technology, 2).plays(S1, "L-4");
    scene.act(S1, refine(g(1, 1), By::Collect));
    assert!(scene.player(S1).can(Limit::SmallRefinery), "the Accumulator did it");
    scene.act(S1, refine(g(2, 2), By::Collect));
    assert!(!scene.player(S1).can(Limit::SmallRefinery));
    scene.refused_by("DEI-228", S1, refine(g(2, 2), By::Collect));
}

#[test]
fn dei_197_a_refine_and_a_collect_without_exchange_spend_no_small_refinery() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).lies(g(1, 1), Resource::Technology, 5).unlocked(S1, Advantage::SmallRefinery);
    scene.plays(S1, "M-6").act(S1, refine(g(1, 1), By::Refine)).collect(S1, g(1, 1), Resource::Technology, By::Collect);
    assert!(scene.player(S1).can(Limit::SmallRefinery));
}

#[test]
fn dei_197_swift_is_spent_before_night_march_and_both_only_where_both_are_needed() {
    let start = |roof_bridge: bool| {
        let mut scene = table(&[Faction::Auxilia, Faction::Ravagers, Faction::FarmZ]);
        scene.leader(S1, g(1, 1)).unlocked(S1, Advantage::NightMarch).way(S1, g(2, 1), r(1, 1));
        if roof_bridge {
            scene.way(S1, r(1, 1), r(2, 1));
        }
        scene.plays(S1, "T-1");
        scene
    };
    let used = |scene: &Table| [Limit::Swift, Limit::NightMarch].map(|limit| !scene.player(S1).can(limit));
    let mut scene = start(false);
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::Move));
    assert_eq!(used(&scene), [false, false], "an ordinary Move");
    let mut scene = start(false);
    scene.act(S1, lead(g(1, 1), r(1, 1), 0, By::Move)); // over G(2,1) and the Elevator, or up at once
    assert_eq!(used(&scene), [true, false]);
    let mut scene = start(false);
    scene.act(S1, lead(g(1, 1), r(0, 0), 0, By::Move));
    assert_eq!(used(&scene), [false, true], "no Elevator leads there");
    let mut scene = start(true);
    scene.act(S1, lead(g(1, 1), r(2, 1), 0, By::Move)); // up, and over the Bridge
    assert_eq!(used(&scene), [true, true]);
}

/// AG-3: an Enlist with what follows it, but no candy.
#[test]
fn dei_198_what_an_advantage_lets_a_player_do_is_their_own_action() {
    let mut scene = gear_table(&[Faction::Refuge42, Faction::Ravagers]);
    scene.leader(S1, g(1, 1)).unlocked(S1, Advantage::WeNeedYou).unlocked(S1, Advantage::RecruitingPost);
    scene.store(S1, 0, 0, 1).plays(S1, "M-1").act(S1, build(Structure::Refuge, g(1, 1), None));
    assert!(matches!(scene.top(), Some(Ask::Symbols(Symbols { card: None, .. }))));
    scene.refused_by("DEI-198", S1, Action::Enlist { region: g(1, 1), by: By::Candy });
    scene.enlist(S1, g(1, 1), By::Enlist);
    scene.enlist(S1, g(1, 1), By::StrengthInNumbers).enlist(S1, g(1, 1), By::RecruitingPost);
    assert_eq!(scene.scrappers(S1, g(1, 1)), 3);
    scene.enlist(S1, g(1, 1), By::Enlist);
    assert_eq!(scene.scrappers(S1, g(1, 1)), 4, "the second of the two");
    assert!(scene.can(S1, Action::Enlist { region: g(1, 1), by: By::Candy }), "the card goes on");
}

/// AG-5: gear and AL-3 apply to the Collect.
#[test]
fn dei_198_gear_and_advantages_apply_to_the_collect_of_bridge_crane() {
    let mut scene = gear_table(&[Faction::Refuge42, Faction::Ravagers]);
    scene.leader(S1, r(1, 0)).face_up(S1, "G-7").unlocked(S1, Advantage::BridgeCrane);
    scene.unlocked(S1, Advantage::PackTrain).lies(r(1, 0), Resource::Energy, 3).store(S1, 0, 0, 1).plays(S1, "M-1");
    scene.act(S1, build(Structure::Bridge, r(1, 0), Some(r(0, 0))));
    scene.refused_by("DEI-198", S1, take(r(1, 0), Resource::Energy, By::Candy));
    scene.collect(S1, r(1, 0), Resource::Energy, By::Collect);
    assert_eq!(scene.player(S1).supplies, 1, "Power unit");
    scene.collect(S1, r(1, 0), Resource::Energy, By::PackTrain);
    assert_eq!((scene.has(S1).1, scene.player(S1).supplies), (2, 1));
}

/// Gift 1: Moves to which Night march applies, without a candy.
#[test]
fn dei_198_the_moves_of_a_gift_are_the_players_own() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    scene.units(S1, g(1, 1), 1).unlocked(S1, Advantage::NightMarch).store(S1, 0, 0, 1).gift(S1, 1);
    assert!(matches!(scene.top(), Some(Ask::Symbols(Symbols { card: None, .. }))));
    scene.refused_by("DEI-198", S1, go(g(1, 1), g(1, 2), 1, By::Candy));
    scene.moves(S1, g(1, 1), r(1, 1), 1, By::Move);
    assert!(!scene.player(S1).can(Limit::NightMarch));
}

/// Keen eye and Pack train after one Collect: either first, each once, and before the next symbol.
#[test]
fn dei_199_what_follows_an_action_is_decided_straight_after_it_in_any_order() {
    let start = || {
        let mut scene = table(&THREE);
        scene.leader(S1, g(1, 1)).lies(g(1, 1), Resource::Technology, 5).unlocked(S1, Advantage::PackTrain);
        scene.plays(S1, "L-4").collect(S1, g(1, 1), Resource::Technology, By::Collect);
        scene
    };
    for order in [[By::KeenEye, By::PackTrain], [By::PackTrain, By::KeenEye]] {
        let mut scene = start();
        let next = take(g(1, 1), Resource::Technology, By::Collect);
        scene.refused_by("DEI-199", S1, next); // a further symbol has to wait
        scene.collect(S1, g(1, 1), Resource::Technology, order[0]);
        scene.refused_by("DEI-199", S1, take(g(1, 1), Resource::Technology, order[0])); // each once
        scene.collect(S1, g(1, 1), Resource::Technology, order[1]);
        assert_eq!(scene.has(S1).0, 3);
        assert!(scene.can(S1, next));
    }
    let mut scene = start();
    scene.stops(S1).collect(S1, g(1, 1), Resource::Technology, By::Collect);
    assert!(matches!(scene.top(), Some(Ask::Follow { .. })), "what was not used is offered again");
}

#[test]
fn dei_199_ambush_and_conversion_follow_one_move() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers, Faction::FarmZ]);
    scene.leader(S1, g(1, 1)).units(S1, g(1, 1), 3).units(S2, g(1, 2), 2).units(S3, g(1, 2), 1);
    scene.unlocked(S1, Advantage::Ambush).plays(S1, "T-1").act(S1, lead(g(1, 1), g(1, 2), 3, By::Move));
    scene.kills(S1, g(1, 2), S2, By::Conversion).kills(S1, g(1, 2), S2, By::Ambush);
    assert_eq!([S1, S2, S3].map(|seat| scene.scrappers(seat, g(1, 2))), [4, 0, 1]);
}

/// The Cathedral cube that a Move brings is laid first.
#[test]
fn dei_199_a_colour_is_answered_before_what_follows() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    scene.units(S1, g(1, 1), 3).units(S2, g(2, 1), 1).unlocked(S1, Advantage::Ambush).plays(S1, "T-1");
    scene.moves(S1, g(1, 1), g(2, 1), 3, By::Move);
    assert_eq!(scene.top(), Some(Ask::Colour));
    scene.act(S1, Action::PutCube { colour: Colour::Logistic });
    scene.tells(Event::CathedralTaken { seat: S1, colour: Colour::Logistic }, "DEI-428");
    scene.kills(S1, g(2, 1), S2, By::Ambush);
    assert_eq!(scene.scrappers(S2, g(2, 1)), 0);
}

/// The same after an Enlist.
#[test]
fn dei_199_a_colour_is_answered_before_what_follows_an_enlist() {
    let mut scene = table(&[Faction::Ravagers, Faction::ChronoCult]);
    scene.refuge(S1, g(2, 1)).unlocked(S1, Advantage::RecruitingPost).plays(S1, "L-1");
    scene.enlist(S1, g(2, 1), By::Enlist);
    assert_eq!(scene.top(), Some(Ask::Colour));
    scene.act(S1, Action::PutCube { colour: Colour::Logistic }).enlist(S1, g(2, 1), By::RecruitingPost);
    assert_eq!(scene.scrappers(S1, g(2, 1)), 2);
}

/// The offers of AG-3 come before a further symbol, and can be declined.
#[test]
fn dei_199_what_a_gear_token_offers_is_decided_before_a_further_symbol() {
    let mut scene = gear_table(&THREE);
    scene.units(S1, g(1, 1), 1).unlocked(S1, Advantage::WeNeedYou).plays(S1, "M-1");
    scene.act(S1, build(Structure::Refuge, g(1, 1), None));
    scene.refused_by("DEI-177", S1, build(Structure::Elevator, g(1, 1), Some(r(1, 1))));
    scene.stops(S1).act(S1, build(Structure::Elevator, g(1, 1), Some(r(1, 1))));
    assert_eq!(scene.scrappers(S1, g(1, 1)), 1);
}

/// What cannot be done any more is not asked.
#[test]
fn dei_199_nothing_is_asked_where_nothing_can_follow() {
    let mut scene = table(&THREE);
    scene.leader(S1, g(1, 1)).lies(g(1, 1), Resource::Technology, 1).unlocked(S1, Advantage::PackTrain);
    scene.lies(g(2, 2), Resource::Technology, 1).units(S1, g(2, 2), 1).plays(S1, "L-4");
    scene.collect(S1, g(1, 1), Resource::Technology, By::Collect);
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))));
}
