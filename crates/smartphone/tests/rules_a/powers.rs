//! 5 Technologies, when powers act: SP-83, SP-84; 21 New technologies: SP-620.

use crate::common::*;
use crate::shared::*;
use Technology::*;

/// Seat 1 completes a technology with the only marker of this turn.
fn completes(technology: Technology, power: Power) -> Table {
    let mut scene = with_powers(2, &[power]);
    let cost = cards().technologies[technology.index()].before;
    scene.without_retailers().on_technology(S1, technology, cost - 1).progress(S1, 1);
    scene.at(Stage::Research, S1, What::Research);
    scene
}

#[test]
fn sp_83_a_power_with_a_number_acts_in_its_phase_only() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::BatteryPlain).round(5);
    scene.plans(&[&[(Research, 2), (Logistics, 1), (Plus, 0)], &[(Research, 0), (Cheap, 0)]]);
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 2));
    scene.act(S1, Action::Finish);
    while scene.asked_seat() != S1 {
        scene.act(S2, Action::Finish);
    }
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Logistics), 2));
}

#[test]
fn sp_83_a_power_without_a_number_acts_once() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::GpsPlain).round(5);
    scene.plans(&[&[(Research, 1), (Goods, 1), (Cheap, 0)], &[(Research, 0)]]);
    let produced = scene.heard(|event| matches!(event, Event::Produced { seat: S1, .. }));
    assert!(matches!(produced[..], [Event::Produced { by: Source::Plan, .. }]), "{produced:?}");
    assert_eq!(scene.player(S1).price, 5 + scene.player(S1).result.count(Plus));
}

#[test]
fn sp_84_a_power_applies_to_later_phases_of_the_same_round() {
    let mut scene = completes(Battery, Power::BatteryPlain);
    scene.act(S1, research(Battery));
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Logistics), 1));
}

#[test]
fn sp_84_a_power_applies_to_the_rest_of_the_phase() {
    let mut scene = completes(Gamepad, Power::GamepadDark);
    scene.progress(S1, 2).act(S1, research(Gamepad));
    let technologies = Smartphone::portray(scene.seen(S1)).technologies;
    assert_eq!(technologies[Gps.index()].cost, Some(2));
}

#[test]
fn sp_84_a_power_of_phase_7_applies_at_its_end() {
    let mut scene = completes(WiFi, Power::WiFiPlain);
    scene.goods(S1, 4).act(S1, research(WiFi));
    assert_eq!(scene.what(), Some(What::Sale));
    scene.act(S1, sell(&[]));
    assert_eq!((scene.public().round, scene.player(S1).goods), (2, 4));
}

#[test]
fn sp_84_a_power_of_a_finished_phase_waits_for_the_next_round() {
    let mut scene = table(2, Options::default());
    scene.edit(|state| lay(&mut state.public, Power::GpsDark));
    scene.on_technology(S1, Gps, 2);
    let low = [(Factory, 0), (Cheap, 1), (Plus, 0), (Research, 1), (Goods, 0)];
    scene.plans(&[&low, &[(Factory, 0), (Research, 0), (Cheap, 0)]]);
    let before = scene.player(S1).seen.produced;
    let result = scene.player(S1).result;
    assert_eq!(before, 1 + result.covered() + result.unused());
    scene.act(S1, research(Gps));
    assert_eq!(scene.player(S1).seen.produced, before);
    scene.wander(1, |state| state.public.stage == Stage::Planning);
    let tokens = scene.player(S1).tokens;
    scene.plans(&[&low, &[(Factory, 0), (Research, 0), (Cheap, 0)]]);
    let result = scene.player(S1).result;
    assert_eq!(scene.player(S1).seen.produced, 2 + result.covered() + result.unused() + tokens);
}

#[test]
fn sp_84_nobody_else_has_the_power() {
    let mut scene = completes(Battery, Power::BatteryPlain);
    scene.act(S1, research(Battery)).act(S1, Action::Finish);
    assert_eq!(scene.public().round, 2, "seat 2 had no progress in phase 6");
}

#[test]
fn sp_620_ten_new_powers_each_at_one_technology() {
    use Power::*;
    let new: Vec<Vec<Power>> = cards().technologies.iter().map(|row| row.new.clone()).collect();
    assert_eq!(new, [vec![N1, N2], vec![N3, N4], vec![N5, N6], vec![N7, N8], vec![N9], vec![N10]]);
}
