//! SP-625 to SP-633, SP-650: each new power lies at its technology, and acts in its phase for whoever researched that.
//! What it does in detail is tested with SP-634 to SP-651.

use crate::shared::*;
use smartphone::{Battery, FourG, Gamepad, Gps, Nfc, WiFi};

/// A game of two in which this power was named, and where it lies.
fn named(options: Options, power: Power) -> (Table, Option<Technology>) {
    let mut scene = table(2, options);
    scene.without_retailers();
    let at = scene.public().powers.iter().position(|laid| *laid == power);
    (scene, at.map(|at| Technology::ALL[at]))
}

/// The first player has this one technology with its patent and some goods; it is their turn.
fn owner(mut scene: Table, technology: Technology, stage: fn(Step) -> Stage, what: What) -> Table {
    scene.research(S1, technology).goods(S1, 6).price(S1, 5).at(stage, S1, what);
    scene
}

/// One marker is missing on this technology.
fn about_to_research(mut scene: Table, technology: Technology) -> Table {
    let cost = scene.state().cards.get().technologies[technology.index()].before;
    scene.on_technology(S1, technology, cost - 1).progress(S1, 1).at(Stage::Research, S1, What::Research);
    scene
}

#[test]
fn sp_625_n1_lies_at_gps_and_acts_in_phase_8() {
    let (scene, at) = named(Options { gps: Gps::N1, ..Options::default() }, Power::N1);
    assert_eq!(at, Some(Technology::Gps));
    let mut scene = owner(scene, Technology::Gps, Stage::Selling, What::Sale);
    scene.act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert_eq!((scene.what(), scene.public().stage), (Some(What::Favour), Stage::Profit(Step::Turn)));
}

#[test]
fn sp_625_n1_does_nothing_for_those_who_have_not_researched_gps() {
    let (scene, _) = named(Options { gps: Gps::N1, ..Options::default() }, Power::N1);
    let mut scene = owner(scene, Technology::WiFi, Stage::Selling, What::Sale);
    scene.act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert_eq!(scene.public().round, 2);
}

#[test]
fn sp_626_n2_lies_at_gps_and_acts_in_phase_8() {
    let (scene, at) = named(Options { gps: Gps::N2, ..Options::default() }, Power::N2);
    assert_eq!(at, Some(Technology::Gps));
    let mut scene = owner(scene, Technology::Gps, Stage::Selling, What::Sale);
    scene.act(S1, sell(&[(Region::NorthAfrica, 1)]));
    let events = told(&scene);
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("it was told");
    let control = at(&|event| matches!(event, Event::Control { seat, .. } if *seat == S1));
    let goods = at(&|event| *event == Event::Produced { seat: S1, goods: 1, lost: 0, by: Source::Control });
    assert!(control < goods);
    assert_eq!(scene.player(S1).goods, 1, "for the next round");
}

#[test]
fn sp_627_n3_lies_at_wi_fi_and_acts_in_phase_6() {
    let (scene, at) = named(Options { wi_fi: WiFi::N3, ..Options::default() }, Power::N3);
    assert_eq!(at, Some(Technology::WiFi));
    let mut scene = owner(scene, Technology::WiFi, Stage::Logistics, What::Logistics);
    scene.progress(S1, 1).act(S1, FINISH);
    assert_eq!((scene.what(), scene.public().stage), (Some(What::DirectorSale), Stage::Logistics(Step::Early)));
}

#[test]
fn sp_628_n4_lies_at_wi_fi_and_acts_in_phase_3() {
    let (mut scene, at) = named(Options { wi_fi: WiFi::N4, ..Options::default() }, Power::N4);
    assert_eq!(at, Some(Technology::WiFi));
    scene.research(S1, Technology::WiFi).plans(&[&[(Symbol::Research, 1)], &[(Symbol::Research, 1)]]);
    assert_eq!(scene.public().ask, Some(Ask { seat: S1, what: What::Speed }));
    assert_eq!(scene.public().stage, Stage::Production(Step::Turn));
}

#[test]
fn sp_629_n5_lies_at_gamepad_and_acts_in_phase_7() {
    let (scene, at) = named(Options { gamepad: Gamepad::N5, ..Options::default() }, Power::N5);
    assert_eq!(at, Some(Technology::Gamepad));
    let mut scene = owner(scene, Technology::Gamepad, Stage::Selling, What::Sale);
    scene.office(S1, Region::India).act(S1, sell_twice(&[(Region::India, 3)], &[(Region::India, 1)]));
    let sold = Event::Sold { seat: S1, region: Region::India, goods: 3, seconds: 1, by: Selling::Phase };
    assert!(told(&scene).contains(&sold), "5, 6 and Gamepad twice");
}

#[test]
fn sp_629_n5_does_nothing_with_patents_alone() {
    let (scene, _) = named(Options { gamepad: Gamepad::N5, ..Options::default() }, Power::N5);
    let mut scene = owner(scene, Technology::WiFi, Stage::Selling, What::Sale);
    let twice = sell_twice(&[(Region::NorthAfrica, 2)], &[(Region::NorthAfrica, 1)]);
    scene.refused_by("SP-646", S1, twice);
}

#[test]
fn sp_630_n6_lies_at_gamepad_and_acts_in_phase_7() {
    let (scene, at) = named(Options { gamepad: Gamepad::N6, ..Options::default() }, Power::N6);
    assert_eq!(at, Some(Technology::Gamepad));
    let mut scene = owner(scene, Technology::Gamepad, Stage::Selling, What::Sale);
    scene.price(S1, 8).act(S1, sell(&[(Region::NorthAfrica, 6)]));
    assert!(rules_of(&scene, |event| matches!(event, Event::Sold { goods: 6, .. })).contains(&"SP-385"));
}

#[test]
fn sp_631_n7_lies_at_battery_and_acts_at_once() {
    let (scene, at) = named(Options { battery: Battery::N7, ..Options::default() }, Power::N7);
    assert_eq!(at, Some(Technology::Battery));
    let mut scene = about_to_research(scene, Technology::Battery);
    scene.act(S1, research(Technology::Battery));
    assert_eq!(scene.what(), Some(What::Mini));
    scene.act(S1, Action::TakeMini { symbol: Symbol::Cheap });
    assert!(scene.player(S1).tiles.has(Tile::mini(Symbol::Cheap).id()));
    assert_eq!(scene.public().round, 2, "it is asked once");
}

#[test]
fn sp_632_n8_lies_at_battery_and_acts_at_once_and_in_phase_3() {
    let (scene, at) = named(Options { battery: Battery::N8, ..Options::default() }, Power::N8);
    assert_eq!(at, Some(Technology::Battery));
    let mut scene = about_to_research(scene, Technology::Battery);
    scene.act(S1, research(Technology::Battery));
    let two = Event::Produced { seat: S1, goods: 2, lost: 0, by: Source::Patents };
    assert!(told(&scene).contains(&two), "for the patent of the Battery");
    scene.to_next_round();
    scene.plans(&[&[], &[]]);
    assert!(told(&scene).contains(&two), "and again in the next round");
}

#[test]
fn sp_633_n9_lies_at_nfc_and_acts_in_phase_5() {
    let (mut scene, at) = named(Options { nfc: Nfc::N9, ..Options::default() }, Power::N9);
    assert_eq!(at, Some(Technology::Nfc));
    let reserve = Action::Reserve { region: Region::Usa, end: End::Left };
    scene.plans(&[&[(Symbol::Research, 2)], &[(Symbol::Research, 2)]]);
    scene.idle_until(|scene| scene.what() == Some(What::Research));
    let seat = scene.public().ask.expect("somebody researches").seat;
    scene.refused_by("SP-633", seat, reserve).research(seat, Technology::Nfc).act(seat, reserve);
    assert_eq!(scene.public().place(Region::Usa).reserved, [Some(seat), None]);
}

#[test]
fn sp_650_n10_lies_at_four_g_and_acts_at_once() {
    let (scene, at) = named(Options { four_g: FourG::N10, ..Options::default() }, Power::N10);
    assert_eq!(at, Some(Technology::FourG));
    let mut scene = about_to_research(scene, Technology::FourG);
    scene.act(S1, research(Technology::FourG));
    assert_eq!(scene.what(), Some(What::Retailer));
    scene.act(S1, Action::LayRetailer { region: Region::NorthAfrica, tile: 3, side: Side::A });
    assert_eq!(scene.public().place(Region::NorthAfrica).retailer, Some((2, Side::A)));
}
