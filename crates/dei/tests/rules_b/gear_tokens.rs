//! Table 20.7: what the advantages of gear do.

use crate::common::*;
use dei::action::OrDecline;
use dei::event::Why;
use dei::state::Ask;
use dei::{Action, Event, Faction, GearMarket, Options};

/// Gear replaces tactical.
fn gear_table() -> Table {
    with(&THREE, Options { gear: GearMarket::Tactical, ..options(&THREE) })
}

fn unlock(colour: Colour) -> Action {
    Action::Unlock { colour: OrDecline(Some(colour)) }
}

#[test]
fn advantage_ag_1_goods_at_hand_buys_without_outposts() {
    let mut scene = gear_table();
    scene.store(S1, 3, 1, 0).market(Market::Logistic, &["L-1"]).market(Market::Gear, &["G-1"]);
    scene.refused_by("DEI-252", S1, down("ravagers-1", Market::Logistic, 1)).unlocked(S1, Advantage::GoodsAtHand);
    assert!(scene.can(S1, down("ravagers-1", Market::Gear, 1)));
    scene.act(S1, down("ravagers-1", Market::Logistic, 1));
    assert_eq!(scene.has(S1), (1, 1, 0), "the price remains");
}

#[test]
fn advantage_ag_2_natural_gift_unlocks_when_any_phase_ends() {
    for phase in [1, 3] {
        let mut scene = gear_table();
        scene.unlocked(S1, Advantage::NaturalGift).dealt(S1, Advantage::Ledger).dealt(S1, Advantage::Prefabs);
        scene.holds(S1, Colour::Logistic, 2).holds(S1, Colour::Mechanical, 1).ends(S1, phase);
        assert_eq!(scene.top(), Some(Ask::Unlock), "AP{phase}");
        scene.refused_by("DEI-270", S1, unlock(Colour::Mechanical)); // 2 outposts are still needed
        scene.act(S1, unlock(Colour::Logistic));
        assert!(scene.player(S1).has(Advantage::Ledger));
    }
}

/// In AP3 before the mission.
#[test]
fn advantage_ag_2_natural_gift_comes_before_the_mission() {
    let mut scene = gear_table();
    scene.unlocked(S1, Advantage::NaturalGift).dealt(S1, Advantage::Ledger).column(2, &["MI-11", "MI-12"]);
    scene.holds(S1, Colour::Logistic, 2).ends(S1, 3).act(S1, unlock(Colour::Logistic));
    assert_eq!(scene.top(), Some(Ask::Mission));
    scene.act(S1, Action::Mission { place: 3 });
    assert_eq!(scene.player(S1).supplies, 8, "Training counts both");
}

#[test]
fn advantage_ag_3_we_need_you_enlists_twice_where_a_refuge_was_built() {
    let mut scene = gear_table();
    scene.units(S1, g(1, 1), 1).unlocked(S1, Advantage::WeNeedYou).plays(S1, "M-1");
    scene.act(S1, build(Structure::Elevator, g(1, 1), Some(r(1, 1)))); // no Refuge
    scene.act(S1, build(Structure::Refuge, g(1, 1), None));
    scene.refused_by("DEI-199", S1, Action::Enlist { region: g(0, 0), by: By::Enlist });
    scene.enlist(S1, g(1, 1), By::Enlist).enlist(S1, g(1, 1), By::Enlist);
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.top()), (3, Some(Ask::Card)));
}

#[test]
fn advantage_ag_3_we_need_you_can_enlist_fewer() {
    let mut scene = gear_table();
    scene.units(S1, g(1, 1), 1).unlocked(S1, Advantage::WeNeedYou).plays(S1, "M-1");
    scene.act(S1, build(Structure::Refuge, g(1, 1), None)).enlist(S1, g(1, 1), By::Enlist).stops(S1);
    assert!(scene.can(S1, build(Structure::Elevator, g(1, 1), Some(r(1, 1)))));
    assert_eq!(scene.scrappers(S1, g(1, 1)), 2);
}

/// In the courtyard, which is the region with the Elevator.
#[test]
fn advantage_ag_4_watchtowers_enlist_twice_where_an_elevator_was_built() {
    let mut scene = gear_table();
    scene.units(S1, g(1, 1), 1).unlocked(S1, Advantage::Watchtowers).plays(S1, "M-1");
    scene.act(S1, build(Structure::Refuge, g(1, 1), None)); // no Elevator
    scene.act(S1, build(Structure::Elevator, g(1, 1), Some(r(1, 1))));
    scene.refused_by("DEI-199", S1, Action::Enlist { region: r(1, 1), by: By::Enlist });
    scene.enlist(S1, g(1, 1), By::Enlist).enlist(S1, g(1, 1), By::Enlist);
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.top()), (3, Some(Ask::Card)));
}

/// On the roof that was named as its region.
#[test]
fn advantage_ag_5_bridge_crane_collects_twice_where_a_bridge_was_built() {
    let mut scene = gear_table();
    scene.units(S1, r(1, 1), 1).units(S1, r(0, 1), 1).unlocked(S1, Advantage::BridgeCrane);
    scene.lies(r(1, 1), Resource::Energy, 3).lies(r(0, 1), Resource::Energy, 3).plays(S1, "M-1");
    scene.act(S1, build(Structure::Bridge, r(0, 1), Some(r(1, 1))));
    scene.refused_by("DEI-199", S1, take(r(1, 1), Resource::Energy, By::Collect));
    scene.collect(S1, r(0, 1), Resource::Energy, By::Collect).collect(S1, r(0, 1), Resource::Energy, By::Collect);
    assert_eq!((scene.has(S1), scene.public().place(r(0, 1)).resources()), ((0, 2, 0), 1));
    scene.act(S1, build(Structure::Refuge, r(1, 1), None));
    assert_eq!(scene.top(), Some(Ask::Card), "no Bridge, no Collect");
}

/// The Cathedral cube is one of them.
#[test]
fn advantage_ag_6_opportunist_pays_for_each_outpost() {
    let factions = [Faction::Ravagers, Faction::ChronoCult];
    let mut scene = with(&factions, Options { gear: GearMarket::Tactical, ..options(&factions) });
    scene.dealt(S1, Advantage::Opportunist).units(S1, g(2, 1), 1);
    for (region, colour) in [(g(0, 1), Colour::Gear), (g(0, 2), Colour::Gear), (g(1, 0), Colour::Logistic)] {
        scene.outpost(region, colour).units(S1, region, 1);
    }
    scene.edit(|state| {
        state.public.cube = Some((S1, Colour::Mechanical));
        settle(state);
    });
    scene.ends(S1, 2).act(S1, unlock(Colour::Gear));
    scene.tells(Event::Supplied { seat: S1, supplies: 4, why: Why::Unlocked }, "DEI-273");
    assert_eq!(scene.player(S1).supplies, 4);
}
