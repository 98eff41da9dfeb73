//! Section 21: N9, SP-648 and SP-649.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

const fn hold(region: Region, end: End) -> Action {
    Action::Reserve { region, end }
}

/// Seat 1 owns N9 and has so much progress of phase 5, from a plan with two `RESEARCH` symbols.
fn n9(progress: u8) -> Table {
    let mut scene = with_powers(5, &[]);
    shows(&mut scene, S1, &[(Symbol::Research, 2)]);
    shows(&mut scene, S2, &[(Symbol::Research, 1)]);
    scene.own(S1, Power::N9).progress(S1, progress).at(Stage::Research, S1, What::Research);
    scene
}

#[test]
fn sp_648_a_progress_goes_on_the_leftmost_or_rightmost_customer() {
    for end in End::ALL {
        let mut scene = n9(2);
        scene.act(S1, hold(Region::Usa, end));
        let reserved = scene.public().place(Region::Usa).reserved;
        assert_eq!(reserved[end.index()], Some(S1));
        assert_eq!(reserved.iter().flatten().count(), 1);
        assert_eq!((scene.player(S1).progress, scene.player(S1).markers), (1, 10));
    }
}

#[test]
fn sp_648_the_marker_is_one_of_the_12_and_stays() {
    let mut scene = n9(1);
    scene.act(S1, hold(Region::Usa, End::Left)).act(S2, Action::Finish);
    while scene.public().stage != Stage::Planning {
        let seat = scene.public().ask.expect("somebody is asked").seat;
        scene.act(seat, Action::Finish);
    }
    assert_eq!((scene.public().round, scene.public().place(Region::Usa).reserved[0]), (2, Some(S1)));
    assert_eq!(scene.player(S1).markers, 11);
}

/// 10 markers lie on customers, 1 on GPS: of two progress only one can be received.
#[test]
fn sp_648_reservations_use_up_the_markers() {
    let mut scene = with_powers(5, &[]);
    shows(&mut scene, S1, &[(Symbol::Logistics, 2)]);
    scene.own(S1, Power::N9).on_technology(S1, Technology::Gps, 1);
    for region in Region::ALL.into_iter().take(10) {
        reserve(&mut scene, S1, region, End::Left);
    }
    to_logistics(&mut scene);
    assert_eq!((scene.player(S1).progress, scene.player(S1).markers), (1, 0));
}

#[test]
fn sp_648_once_per_round() {
    let mut scene = n9(2);
    scene.act(S1, hold(Region::Usa, End::Left)).refused_by("SP-648", S1, hold(Region::Europe, End::Left));
}

#[test]
fn sp_648_again_in_the_next_round() {
    let mut scene = n9(1);
    scene.act(S1, hold(Region::Usa, End::Left));
    scene.progress(S1, 1).at(Stage::Research, S1, What::Research).act(S1, hold(Region::Europe, End::Left));
    assert_eq!(scene.public().place(Region::Europe).reserved[0], Some(S1));
}

#[test]
fn sp_648_one_own_marker_in_a_region() {
    let mut scene = n9(2);
    reserve(&mut scene, S1, Region::Usa, End::Left);
    scene.refused_by("SP-648", S1, hold(Region::Usa, End::Right));
}

#[test]
fn sp_648_not_a_customer_that_is_reserved_already() {
    let mut scene = n9(2);
    reserve(&mut scene, S4, Region::Usa, End::Left);
    scene.refused_by("SP-648", S1, hold(Region::Usa, End::Left)).act(S1, hold(Region::Usa, End::Right));
    assert_eq!(scene.public().place(Region::Usa).reserved, [Some(S4), Some(S1)]);
}

#[test]
fn sp_648_not_where_a_retailer_lies() {
    let mut scene = n9(2);
    retailer(&mut scene, Region::Usa, 6, Side::A);
    scene.refused_by("SP-648", S1, hold(Region::Usa, End::Left));
}

#[test]
fn sp_648_no_office_is_needed_to_reserve() {
    let mut scene = n9(2);
    assert_eq!(offices(&scene, Region::Rsa), []);
    scene.act(S1, hold(Region::Rsa, End::Right));
}

#[test]
fn sp_648_an_office_is_needed_to_sell() {
    let mut scene = selling(&[]);
    scene.own(S1, Power::N9).goods(S1, 2);
    reserve(&mut scene, S1, Region::Rsa, End::Left);
    assert_eq!(buyers(&scene, S1, Region::Rsa), [""; 0]);
    scene.refused_by("SP-380", S1, sell(&[(Region::Rsa, 1)]));
}

#[test]
fn sp_648_not_without_the_power() {
    let mut scene = research(&[Power::N9], 2);
    scene.refused_by("SP-633", S1, hold(Region::Usa, End::Left));
}

/// In the very turn in which it was researched.
#[test]
fn sp_648_at_once_when_nfc_has_been_researched() {
    let mut scene = with_powers(5, &[Power::N9]);
    shows(&mut scene, S1, &[(Symbol::Research, 2)]);
    scene.progress(S1, 2).on_technology(S1, Technology::Nfc, 4).at(Stage::Research, S1, What::Research);
    scene.act(S1, Action::Research { technology: Technology::Nfc }).act(S1, hold(Region::Usa, End::Right));
}

/// Without an active symbol there is no progress that could be spent on it.
#[test]
fn sp_648_the_progress_comes_from_a_research_symbol() {
    let mut scene = research(&[], 1);
    scene.own(S1, Power::N9).refused_by("SP-648", S1, hold(Region::Usa, End::Left));
    assert_eq!(n9(0).refused(S1, hold(Region::Usa, End::Left)).rule, "SP-648");
}

/// Whichever marker it is, as long as the plan shows a symbol.
#[test]
fn sp_648_any_progress_of_the_turn_may_be_spent() {
    let mut scene = n9(3); // two symbols and a goods on one of them
    let gps = Action::Research { technology: Technology::Gps };
    scene.act(S1, gps).act(S1, gps).act(S1, hold(Region::Usa, End::Left));
    assert_eq!(scene.public().place(Region::Usa).reserved[0], Some(S1));
}

#[test]
fn sp_648_progress_that_can_only_reserve_keeps_the_turn_open() {
    let mut scene = n9(1);
    for technology in Technology::ALL {
        scene.research(S1, technology);
    }
    scene.act(S1, hold(Region::Usa, End::Left));
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2));
    let mut scene = n9(2);
    for technology in Technology::ALL {
        scene.research(S1, technology);
    }
    scene.act(S1, hold(Region::Usa, End::Left));
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2), "the other progress is lost");
    assert_eq!(scene.player(S1).markers, 11);
}

/// North Africa: 3, 6, Wi-Fi, Battery, NFC, 4G.
#[test]
fn sp_648_the_owner_ignores_price_and_demand() {
    let mut scene = selling(&[]);
    scene.own(S1, Power::N9).price(S1, 8).goods(S1, 3);
    reserve(&mut scene, S1, Region::NorthAfrica, End::Left);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["3", "Nfc"]);
    scene.act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["3"], "and it is not skipped");
}

#[test]
fn sp_648_the_rightmost_customer_too() {
    let mut scene = selling(&[]);
    scene.own(S1, Power::N9).price(S1, 8).goods(S1, 3);
    reserve(&mut scene, S1, Region::NorthAfrica, End::Right);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["Nfc", "FourG"]);
}

#[test]
fn sp_648_nobody_else_can_sell_to_it() {
    let mut scene = selling(&[]);
    scene.own(S4, Power::N9).price(S1, 2).research(S1, Technology::FourG).goods(S1, 3);
    reserve(&mut scene, S4, Region::NorthAfrica, End::Left);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["6", "FourG"]);
    reserve(&mut scene, S5, Region::NorthAfrica, End::Right);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["6"]);
    scene.act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["6"], "it is passed over");
}

#[test]
fn sp_648_it_buys_once_a_round_like_any_other() {
    let mut scene = selling(&[]);
    scene.own(S1, Power::N9).price(S1, 8).goods(S1, 3);
    reserve(&mut scene, S1, Region::NorthAfrica, End::Left);
    serve(&mut scene, S1, Region::NorthAfrica, &[0]);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["Nfc"]);
}

/// Seat 1 lays a retailer on North Africa, where seats 1 and 4 have reserved customers.
#[test]
fn sp_649_a_retailer_returns_the_markers() {
    let mut scene = research(&[Power::N10], 1);
    reserve(&mut scene, S1, Region::NorthAfrica, End::Left);
    reserve(&mut scene, S4, Region::NorthAfrica, End::Right);
    reserve(&mut scene, S4, Region::Usa, End::Right);
    scene.on_technology(S1, Technology::FourG, 5).act(S1, Action::Research { technology: Technology::FourG });
    scene.act(S1, Action::LayRetailer { region: Region::NorthAfrica, tile: 3, side: Side::A });
    assert_eq!(scene.public().place(Region::NorthAfrica).reserved, [None, None]);
    assert_eq!((scene.player(S1).markers, scene.player(S4).markers), (12, 11));
    assert_eq!(scene.public().place(Region::Usa).reserved, [None, Some(S4)]);
}

#[test]
fn sp_ex_34_usa_at_price_8() {
    let mut scene = selling(&[]);
    scene.own(S1, Power::N9).price(S1, 8).office(S1, Region::Usa).office(S2, Region::Usa).price(S2, 2);
    reserve(&mut scene, S1, Region::Usa, End::Left);
    assert_eq!(buyers(&scene, S1, Region::Usa)[0], "3");
    assert_eq!(buyers(&scene, S2, Region::Usa), ["4", "5", "6"]);
}
