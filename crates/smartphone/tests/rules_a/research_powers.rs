//! 15 Research, one-time powers: SP-333, SP-334.

use crate::common::*;
use crate::shared::*;
use Region::*;
use Technology::*;

/// Seat 1 of three completes a technology with the next marker, and has one more.
fn completes(technology: Technology, power: Power) -> Table {
    let mut scene = with_powers(3, &[power]);
    let cost = cards().technologies[technology.index()].before;
    scene.without_retailers().on_technology(S1, technology, cost - 1).progress(S1, 2);
    scene.at(Stage::Research, S1, What::Research);
    scene
}

#[test]
fn sp_333_gps_plain_produces_5_goods_that_can_be_sold_this_round() {
    let mut scene = completes(Gps, Power::GpsPlain);
    scene.act(S1, research(Gps));
    assert!(scene.told(S2).contains(&&Event::Produced { seat: S1, goods: 5, lost: 0, by: Source::Gps }));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (5, 13));
    scene.act(S1, Action::Finish);
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Sale)));
    scene.act(S1, sell(&[(NorthAfrica, 1)]));
    assert!(scene.told(S2).contains(&&Event::Profit { seat: S1, goods: 1, price: 5, vp: 5 }));
}

#[test]
fn sp_333_no_more_than_the_supply_holds() {
    let mut scene = completes(Gps, Power::GpsPlain);
    scene.goods(S1, 16).act(S1, research(Gps));
    assert!(scene.told(S2).contains(&&Event::Produced { seat: S1, goods: 2, lost: 3, by: Source::Gps }));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (18, 0));
}

#[test]
fn sp_334_an_office_in_any_region_linked_or_not() {
    let mut scene = completes(Gamepad, Power::GamepadPlain);
    scene.act(S1, research(Gamepad));
    let others: Vec<Action> = Region::ALL.into_iter().filter(|region| *region != NorthAfrica).map(office).collect();
    assert_eq!((scene.what(), scene.legal(S1)), (Some(What::PlaceOffice), others));
    scene.act(S1, office(Rsa)); // not linked to North Africa
    assert_eq!((scene.regions_of(S1), scene.player(S1).offices), (vec![NorthAfrica, Rsa], 15));
}

#[test]
fn sp_334_the_office_takes_the_leftmost_free_space() {
    let mut scene = completes(Gamepad, Power::GamepadPlain);
    scene.office(S3, Canada).act(S1, research(Gamepad)).act(S1, office(Canada));
    assert_eq!(scene.public().place(Canada).offices[..], [S3, S1]);
}

#[test]
fn sp_334_not_where_an_own_office_stands_and_not_where_no_space_is_free() {
    let mut scene = completes(Gamepad, Power::GamepadPlain);
    // Three spaces, two of them taken by a second office of one player.
    scene.office(S2, Canada).office(S3, Canada).office(S2, Canada).act(S1, research(Gamepad));
    scene.refused_by("SP-334", S1, office(NorthAfrica)).refused_by("SP-334", S1, office(Canada));
    assert!(!scene.legal(S1).contains(&office(Canada)));
}

#[test]
fn sp_334_own_progress_lying_there_returns() {
    let mut scene = completes(Gamepad, Power::GamepadPlain);
    scene.on_region(S1, Usa, 3).on_region(S1, Europe, 1).on_region(S2, Usa, 2);
    scene.act(S1, research(Gamepad)).act(S1, office(Usa));
    let player = scene.player(S1);
    assert_eq!((player.on_regions[Usa.index()], player.on_regions[Europe.index()], player.markers), (0, 1, 10));
    assert_eq!(scene.player(S2).on_regions[Usa.index()], 2);
}

#[test]
fn sp_334_on_a_retailer_the_office_takes_a_space_of_it() {
    let mut scene = completes(Gamepad, Power::GamepadPlain);
    scene.retailer(Canada, 1, Side::A).office(S2, Canada);
    scene.act(S1, research(Gamepad)).act(S1, office(Canada));
    assert_eq!(scene.public().place(Canada).offices[..], [S2, S1]);
}

#[test]
fn sp_334_a_full_retailer_has_no_space() {
    let mut scene = completes(Gamepad, Power::GamepadPlain);
    scene.retailer(Canada, 1, Side::A);
    scene.edit(|state| state.public.place_mut(Canada).offices = [S2, S3, S2].into_iter().collect());
    scene.act(S1, research(Gamepad));
    scene.refused_by("SP-334", S1, office(Canada));
}

#[test]
fn sp_334_without_such_a_region_the_power_is_lost() {
    let mut scene = completes(Gamepad, Power::GamepadPlain);
    for region in Region::ALL.into_iter().filter(|region| *region != NorthAfrica) {
        scene.office(S1, region);
    }
    scene.act(S1, research(Gamepad));
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 1));
}

#[test]
fn sp_334_the_office_must_be_placed() {
    let mut scene = completes(Gamepad, Power::GamepadPlain);
    scene.act(S1, research(Gamepad));
    scene.refused_by("SP-226", S1, Action::Finish);
}

#[test]
fn sp_334_the_power_acts_once() {
    let mut scene = completes(Gps, Power::N1);
    scene.own(S1, Power::GamepadPlain).act(S1, research(Gps));
    assert_eq!((scene.what(), scene.regions_of(S1)), (Some(What::Research), vec![NorthAfrica]));
}
