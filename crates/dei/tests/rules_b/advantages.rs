//! Section 10: when advantages are unlocked, and the rules beside table 20.7.

use crate::common::*;
use dei::action::OrDecline;
use dei::event::{Source, Why};
use dei::state::{Ask, Limit};
use dei::{Action, Event, Faction, GearMarket, Options};

fn unlock(colour: Colour) -> Action {
    Action::Unlock { colour: OrDecline(Some(colour)) }
}

const NONE: Action = Action::Unlock { colour: OrDecline(None) };

/// Seat 1 has an advantage of each colour, all locked.
fn three() -> Table {
    let mut scene = table(&THREE);
    scene.dealt(S1, Advantage::Ambush).dealt(S1, Advantage::Ledger).dealt(S1, Advantage::Prefabs);
    scene
}

#[test]
fn dei_270_an_advantage_is_unlocked_as_ap2_ends_with_two_outposts_of_its_colour() {
    let mut scene = three();
    scene.holds(S1, Colour::Logistic, 2).holds(S1, Colour::Tactical, 1).ends(S1, 2);
    assert_eq!(scene.top(), Some(Ask::Unlock));
    scene.refused_by("DEI-270", S1, unlock(Colour::Tactical)).refused_by("DEI-71", S1, unlock(Colour::Gear));
    assert_eq!(scene.legal(S1).len(), 2, "logistic or none");
    scene.act(S1, unlock(Colour::Logistic));
    scene.tells(Event::Unlocked { seat: S1, advantage: Advantage::Ledger }, "DEI-270");
    assert!(scene.player(S1).has(Advantage::Ledger) && !scene.player(S1).has(Advantage::Ambush));
    assert_eq!(scene.public().actor(), S2, "nothing else can be unlocked");
}

#[test]
fn dei_270_not_with_one_outpost_and_not_in_other_phases() {
    let mut scene = three();
    scene.holds(S1, Colour::Logistic, 1).ends(S1, 2);
    assert_eq!((scene.top(), scene.public().actor()), (Some(Ask::Card), S2));
    for phase in [1, 3] {
        let mut scene = three();
        scene.holds(S1, Colour::Logistic, 3).ends(S1, phase);
        assert_ne!(scene.top(), Some(Ask::Unlock), "AP{phase}");
    }
}

#[test]
fn dei_270_it_may_be_left_locked() {
    let mut scene = three();
    scene.holds(S1, Colour::Logistic, 2).ends(S1, 2).act(S1, NONE);
    assert!(scene.player(S1).unlocked.is_empty());
    assert_eq!(scene.public().actor(), S2);
    scene.ends(S1, 2).act(S1, unlock(Colour::Logistic)); // in another round
    assert!(scene.player(S1).has(Advantage::Ledger));
}

#[test]
fn dei_271_more_than_one_advantage_is_unlocked_and_costs_nothing() {
    let mut scene = three();
    scene.holds(S1, Colour::Logistic, 2).holds(S1, Colour::Mechanical, 2).store(S1, 1, 1, 1).ends(S1, 2);
    let before = *scene.player(S1);
    scene.act(S1, unlock(Colour::Mechanical)).act(S1, unlock(Colour::Logistic));
    let after = scene.player(S1);
    assert_eq!((after.store, after.supplies, after.cubes), (before.store, before.supplies, before.cubes));
    assert_eq!(after.unlocked.iter().collect::<Vec<_>>(), [Advantage::Ledger, Advantage::Prefabs]);
}

/// Veterans gives the majority at a second logistic outpost, so that Ledger can be unlocked as well.
#[test]
fn dei_271_what_an_advantage_brings_may_unlock_the_next() {
    let mut scene = table(&THREE);
    scene.dealt(S1, Advantage::Veterans).dealt(S1, Advantage::Ledger);
    scene.outpost(g(1, 1), Colour::Logistic).leader(S1, g(1, 1)).units(S2, g(1, 1), 1);
    scene.holds(S1, Colour::Tactical, 2).holds(S1, Colour::Logistic, 1).ends(S1, 2).act(S1, unlock(Colour::Tactical));
    scene.tells(Event::CubeTaken { seat: S1, colour: Colour::Logistic, region: g(1, 1) }, "DEI-135");
    assert_eq!(scene.top(), Some(Ask::Unlock));
    scene.act(S1, unlock(Colour::Logistic));
    assert_eq!(scene.public().actor(), S2);
}

/// The same with the Cathedral cube, whose colour is asked for in between.
#[test]
fn dei_271_the_cathedral_cube_that_an_advantage_brings_may_unlock_the_next() {
    let mut scene = table(&[Faction::FarmZ, Faction::ChronoCult]);
    scene.dealt(S1, Advantage::Veterans).dealt(S1, Advantage::Ledger).leader(S1, g(2, 1)).units(S2, g(2, 1), 2);
    scene.outpost(g(0, 1), Colour::Tactical).outpost(g(0, 2), Colour::Tactical).outpost(g(1, 0), Colour::Logistic);
    for region in [g(0, 1), g(0, 2), g(1, 0)] {
        scene.units(S1, region, 1);
    }
    scene.ends(S1, 2).act(S1, unlock(Colour::Tactical));
    assert_eq!(scene.top(), Some(Ask::Colour));
    scene.act(S1, Action::PutCube { colour: Colour::Logistic });
    assert_eq!(scene.top(), Some(Ask::Unlock));
    scene.act(S1, unlock(Colour::Logistic));
    assert_eq!(scene.player(S1).unlocked.len(), 2);
}

#[test]
fn dei_272_an_unlocked_advantage_stays_even_if_the_outposts_are_lost() {
    let mut scene = table(&THREE);
    scene.dealt(S1, Advantage::NightMarch).units(S1, g(1, 1), 1);
    scene.holds(S1, Colour::Tactical, 2).ends(S1, 2).act(S1, unlock(Colour::Tactical));
    scene.units(S1, g(3, 0), 0).units(S1, g(3, 1), 0);
    assert_eq!(scene.player(S1).all_cubes(), 0);
    scene.round(4).turn(S1, 3).plays(S1, "T-1").moves(S1, g(1, 1), r(1, 1), 1, By::Move);
}

#[test]
fn dei_272_once_unlocked_it_cannot_be_unlocked_again() {
    let mut scene = three();
    scene.unlocked(S1, Advantage::Ledger).holds(S1, Colour::Logistic, 2).ends(S1, 2);
    assert_ne!(scene.top(), Some(Ask::Unlock));
    scene.ask(S1, Ask::Unlock).refused_by("DEI-272", S1, unlock(Colour::Logistic));
}

/// Veterans: its value counts as it is unlocked, and takes an outpost.
#[test]
fn dei_273_an_advantage_has_its_effect_from_the_moment_it_is_unlocked() {
    let mut scene = table(&THREE);
    scene.dealt(S1, Advantage::Veterans).outpost(g(1, 1), Colour::Mechanical);
    scene.leader(S1, g(1, 1)).units(S2, g(1, 1), 2).holds(S1, Colour::Tactical, 2).ends(S1, 2);
    assert_eq!(scene.public().place(g(1, 1)).majority, Some(S2), "a locked one does nothing");
    scene.act(S1, unlock(Colour::Tactical));
    let (colour, region) = (Colour::Mechanical, g(1, 1));
    scene.tells(Event::CubeReturned { seat: S2, colour, region }, "DEI-137");
    scene.tells(Event::CubeTaken { seat: S1, colour, region }, "DEI-135");
    assert_eq!(scene.public().place(g(1, 1)).values[..2], [3, 2]);
}

#[test]
fn dei_273_what_is_due_when_unlocked_is_due_one_single_time() {
    let mut scene = table(&THREE);
    scene.dealt(S1, Advantage::SweetReward).holds(S1, Colour::Tactical, 2).ends(S1, 2);
    scene.act(S1, unlock(Colour::Tactical));
    let from = Source::Unlocked;
    scene.tells(Event::Gained { seat: S1, technology: 0, energy: 0, candies: 2, from }, "DEI-273");
    assert_eq!(scene.has(S1), (0, 0, 2));
    scene.ends(S1, 3).ends(S1, 2);
    assert_eq!((scene.has(S1), scene.top()), ((0, 0, 2), Some(Ask::Card)));
}

#[test]
fn dei_274_once_per_phase_is_once_in_each_action_phase_of_the_player() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 3).unlocked(S1, Advantage::NightMarch).hold(S1, &["T-1", "T-5"]);
    scene.plays(S1, "T-1").moves(S1, g(1, 1), r(1, 1), 1, By::Move);
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(0, 0), 1, By::Move)).stops(S1).plays(S1, "T-5");
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(0, 0), 1, By::Move)).stops(S1); // AP1 of seat 1 is over
    assert!(!scene.player(S1).can(Limit::NightMarch));
    scene.ask(S3, Ask::Card).edit(|state| {
        (state.public.turn, state.public.stage) = (2, dei::state::Stage::Phase(dei::state::Step::Hack));
    });
    scene.plays(S3, "K-9");
    assert_eq!((scene.public().phase, scene.public().actor()), (2, S1));
    scene.plays(S1, "ravagers-3").moves(S1, g(1, 1), r(0, 0), 1, By::Move);
}

fn gear_table(factions: &[Faction]) -> Table {
    with(factions, Options { gear: GearMarket::Tactical, ..options(factions) })
}

#[test]
fn dei_275_watchtowers_enlist_without_a_refuge() {
    let mut scene = gear_table(&THREE);
    scene.units(S1, r(1, 1), 1).unlocked(S1, Advantage::Watchtowers).plays(S1, "M-1");
    scene.act(S1, build(Structure::Elevator, g(1, 1), Some(r(1, 1))));
    scene.refused_by("DEI-199", S1, Action::Enlist { region: r(1, 1), by: By::Enlist }); // not the roof
    scene.refused_by("DEI-199", S1, Action::Enlist { region: g(0, 0), by: By::Enlist }); // not even at a refuge
    scene.enlist(S1, g(1, 1), By::Enlist).enlist(S1, g(1, 1), By::Enlist);
    assert_eq!(scene.scrappers(S1, g(1, 1)), 2, "no Refuge, and no unit before");
}

#[test]
fn dei_276_bridge_crane_collects_with_the_majority_only() {
    let mut scene = gear_table(&THREE);
    scene.units(S1, r(1, 1), 2).units(S2, r(1, 1), 2).lies(r(1, 1), Resource::Energy, 2).units(S1, g(1, 1), 1);
    scene.unlocked(S1, Advantage::BridgeCrane).plays(S1, "M-1");
    scene.act(S1, build(Structure::Bridge, r(1, 1), Some(r(0, 1))));
    assert!(scene.can(S1, build(Structure::Refuge, g(1, 1), None)), "nothing could be collected, so nothing is asked");
    let mut scene = gear_table(&THREE);
    scene.units(S1, r(1, 1), 2).units(S2, r(1, 1), 1).lies(r(1, 1), Resource::Energy, 2);
    scene.unlocked(S1, Advantage::BridgeCrane).plays(S1, "M-1");
    scene.act(S1, build(Structure::Bridge, r(1, 1), Some(r(0, 1)))).collect(S1, r(1, 1), Resource::Energy, By::Collect);
    assert_eq!(scene.has(S1), (0, 1, 0));
}

#[test]
fn dei_277_to_be_level_is_enough_for_a_move_and_for_nothing_else() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 2).units(S2, g(1, 2), 2).lies(g(1, 2), Resource::Technology, 2);
    scene.outpost(g(1, 2), Colour::Tactical).unlocked(S1, Advantage::Infiltration).plays(S1, "T-5");
    scene.moves(S1, g(1, 1), g(1, 2), 2, By::Move);
    scene.tells(Event::CubeReturned { seat: S2, colour: Colour::Tactical, region: g(1, 2) }, "DEI-137");
    assert_eq!(scene.player(S1).all_cubes(), 0);
    scene.refused_by("DEI-209", S1, take(g(1, 2), Resource::Technology, By::Collect));
}

/// Keen eye and Pack train: Technology or Energy, off the board of that region, not exchanged; both after one Collect.
#[test]
fn dei_278_the_further_resource_is_taken_off_the_board_in_that_region() {
    let mut scene = gear_table(&THREE);
    scene.leader(S1, g(1, 1)).lies(g(1, 1), Resource::Technology, 2).lies(g(1, 1), Resource::Energy, 2);
    scene.units(S1, g(2, 2), 1).lies(g(2, 2), Resource::Technology, 1).face_up(S1, "G-3").face_up(S1, "G-5");
    scene.unlocked(S1, Advantage::PackTrain).plays(S1, "L-4");
    scene.collect(S1, g(1, 1), Resource::Technology, By::Collect);
    for by in [By::KeenEye, By::PackTrain] {
        scene.refused_by("DEI-278", S1, take(g(2, 2), Resource::Technology, by));
        scene.refused_by("DEI-228", S1, refine(g(1, 1), by));
        let supply = Action::Collect { region: g(1, 1), kind: Resource::Technology, exchange: false, supply: true, by };
        scene.refused_by("DEI-460", S1, supply);
    }
    scene.collect(S1, g(1, 1), Resource::Energy, By::PackTrain);
    let (region, resource) = (g(1, 1), Resource::Energy);
    let told = Event::Collected { seat: S1, region, resource, exchange: false, supply: false, by: By::PackTrain };
    scene.tells(told, "DEI-278");
    scene.collect(S1, g(1, 1), Resource::Technology, By::KeenEye);
    assert_eq!((scene.has(S1), scene.public().place(g(1, 1)).resources), ((2, 1, 0), [0, 1]));
}

/// Recruiting post and Strength in numbers after one Enlist: a Scrapper each, in that region.
#[test]
fn dei_279_a_single_enlist_can_be_followed_by_both() {
    let mut scene = table(&[Faction::Refuge42, Faction::Ravagers]);
    scene.leader(S1, g(0, 0)).unlocked(S1, Advantage::RecruitingPost).plays(S1, "L-1").enlist(S1, g(0, 0), By::Enlist);
    for by in [By::StrengthInNumbers, By::RecruitingPost] {
        scene.refused_by("DEI-279", S1, Action::Enlist { region: g(0, 3), by }).enlist(S1, g(0, 0), by);
        scene.tells(Event::Enlisted { seat: S1, region: g(0, 0), by, scrappers: 1 }, "DEI-279");
    }
    assert_eq!((scene.scrappers(S1, g(0, 0)), scene.player(S1).scrappers), (3, 12));
    scene.enlist(S1, g(0, 0), By::Enlist);
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))), "each once per phase");
}

/// The Scorpion builds a Refuge, gift 8 an Elevator and a Bridge: AM-1, AG-3, AG-4 and AG-5 stay out of it.
#[test]
fn dei_280_salvage_crew_and_the_gear_tokens_need_the_action_build() {
    let tokens = [Advantage::SalvageCrew, Advantage::WeNeedYou, Advantage::Watchtowers, Advantage::BridgeCrane];
    let mut scene = table(&[Faction::Hackers, Faction::Ravagers]);
    tokens.into_iter().for_each(|token| {
        scene.unlocked(S1, token);
    });
    scene.plays(S1, "hackers-8").act(S1, Action::Activate { to: r(1, 2) });
    scene.act(S1, Action::Build { structure: Structure::Refuge, region: r(1, 2), other: None, by: By::Drone });
    assert_eq!((scene.has(S1), scene.top()), ((0, 0, 0), Some(Ask::Card)), "and nothing else can be done there");
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    tokens.into_iter().for_each(|token| {
        scene.unlocked(S1, token);
    });
    scene.lies(r(1, 1), Resource::Energy, 2).units(S1, r(1, 1), 1).gift(S1, 8);
    let by = By::Gift;
    scene.act(S1, Action::Build { structure: Structure::Elevator, region: g(1, 1), other: Some(r(1, 1)), by });
    assert_eq!(scene.top(), Some(Ask::GiftStructure(Structure::Bridge)));
    scene.act(S1, Action::Build { structure: Structure::Bridge, region: r(1, 1), other: Some(r(0, 1)), by });
    assert_eq!((scene.has(S1), scene.top()), ((0, 0, 0), Some(Ask::Card)));
}

/// AM-1 is told by this rule.
#[test]
fn dei_280_a_build_that_is_an_action_brings_its_technology() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).unlocked(S1, Advantage::SalvageCrew).plays(S1, "M-1");
    scene.act(S1, build(Structure::Refuge, g(1, 1), None));
    let from = Source::SalvageCrew;
    scene.tells(Event::Gained { seat: S1, technology: 1, energy: 0, candies: 0, from }, "DEI-280");
    scene.silent(Event::Supplied { seat: S1, supplies: 1, why: Why::Card });
}
