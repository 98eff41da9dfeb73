//! Section 16: Wi-Fi dark, SP-363.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

const fn second(region: Region) -> Action {
    Action::SecondOffice { region }
}

/// Seat 1 owns Wi-Fi dark and has an office in North Africa.
fn wi_fi_dark() -> Table {
    let mut scene = logistics(&[], 2);
    scene.own(S1, Power::WiFiDark);
    scene
}

#[test]
fn sp_363_a_second_office_goes_to_the_leftmost_free_space() {
    let mut scene = wi_fi_dark();
    scene.office(S4, Region::NorthAfrica).act(S1, second(Region::NorthAfrica));
    assert_eq!(offices(&scene, Region::NorthAfrica), [S1, S4, S1]);
    let opened = Event::OfficeOpened { seat: S1, region: Region::NorthAfrica, by: Opening::Second };
    assert_eq!(told(&scene, |event| matches!(event, Event::OfficeOpened { .. })), [opened]);
}

#[test]
fn sp_363_no_progress_is_paid() {
    let mut scene = wi_fi_dark();
    scene.act(S1, second(Region::NorthAfrica));
    assert_eq!((scene.player(S1).progress, scene.player(S1).offices), (2, 15));
}

#[test]
fn sp_363_once_per_round() {
    let mut scene = wi_fi_dark();
    scene.office(S1, Region::Europe).act(S1, second(Region::NorthAfrica));
    scene.refused_by("SP-363", S1, second(Region::Europe));
}

#[test]
fn sp_363_again_in_the_next_round() {
    let mut scene = wi_fi_dark();
    scene.office(S1, Region::Europe).act(S1, second(Region::NorthAfrica)).act(S1, Action::Finish);
    scene.act(S2, Action::Finish);
    assert_eq!(scene.public().round, 2);
    to_logistics(&mut scene);
    assert!(scene.legal(S1).contains(&second(Region::Europe)));
}

#[test]
fn sp_363_not_a_third_one() {
    let mut scene = wi_fi_dark();
    scene.office(S1, Region::NorthAfrica).refused_by("SP-363", S1, second(Region::NorthAfrica));
}

#[test]
fn sp_363_not_where_no_own_office_stands() {
    wi_fi_dark().refused_by("SP-363", S1, second(Region::Europe));
}

#[test]
fn sp_363_not_in_a_full_region() {
    let mut scene = wi_fi_dark();
    for seat in [S3, S4, S5] {
        scene.office(seat, Region::NorthAfrica);
    }
    scene.refused_by("SP-363", S1, second(Region::NorthAfrica));
}

#[test]
fn sp_363_not_on_a_retailer() {
    let mut scene = wi_fi_dark();
    retailer(&mut scene, Region::NorthAfrica, 3, Side::A);
    assert!(!scene.legal(S1).contains(&second(Region::NorthAfrica)));
    scene.refused_by("SP-165", S1, second(Region::NorthAfrica));
}

/// No office is moved for it.
#[test]
fn sp_363_an_office_must_be_in_the_supply() {
    let mut scene = wi_fi_dark();
    let twice = [Region::Usa, Region::Europe, Region::China];
    spread(&mut scene, S1, &[], &twice, &[Technology::Gps, Technology::WiFi, Technology::Nfc]);
    scene.refused_by("SP-363", S1, second(Region::Cis));
    assert_eq!(scene.legal(S1), [Action::Finish]);
}

#[test]
fn sp_363_not_without_the_power() {
    let mut scene = logistics(&[Power::WiFiDark], 2);
    scene.refused_by("SP-88", S1, second(Region::NorthAfrica));
}

/// SP-414: the region has three offices now.
#[test]
fn sp_363_it_counts_for_the_control_vp() {
    let mut scene = wi_fi_dark();
    scene.office(S4, Region::NorthAfrica).act(S1, second(Region::NorthAfrica));
    serve(&mut scene, S4, Region::NorthAfrica, &[0]);
    to_profit(&mut scene);
    assert_eq!(controls(&scene, Region::NorthAfrica), [(1, S4, 5)]);
}
