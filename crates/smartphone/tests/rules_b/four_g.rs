//! Section 17: 4G plain, SP-392, with everything it meets.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

/// Seat 1 owns 4G plain, has an office in North Africa, five goods and price 5.
fn four_g(powers: &[Power]) -> Table {
    let mut scene = selling(powers);
    scene.own(S1, Power::FourGPlain).goods(S1, 5);
    scene
}

#[test]
fn sp_392_one_goods_in_each_region_without_an_office() {
    let mut scene = four_g(&[]);
    scene.act(S1, sell(&[(Region::Usa, 1), (Region::Australia, 1)]));
    assert_eq!(
        (served(&scene, S1, Region::Usa), served(&scene, S1, Region::Australia)),
        (vec!["5".into()], vec!["6".into()])
    );
    let by = told(&scene, |event| matches!(event, Event::Sold { .. }));
    assert!(by.iter().all(|event| matches!(event, Event::Sold { goods: 1, by: Selling::FourG, .. })));
}

#[test]
fn sp_392_exactly_one() {
    let mut scene = four_g(&[]);
    scene.refused_by("SP-392", S1, sell(&[(Region::Usa, 2)]));
    assert_eq!(buyers(&scene, S1, Region::Usa), ["5"]);
}

#[test]
fn sp_392_in_addition_to_the_own_regions() {
    let mut scene = four_g(&[]);
    scene.act(S1, sell(&[(Region::NorthAfrica, 2), (Region::Usa, 1)]));
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["6", "FourG"]);
    assert_eq!(scene.player(S1).goods, 2);
}

#[test]
fn sp_392_to_the_first_customer_of_e() {
    let mut scene = four_g(&[]);
    serve(&mut scene, S4, Region::Usa, &[2]);
    assert_eq!(buyers(&scene, S1, Region::Usa), ["6"]);
    assert_eq!(buyers(scene.price(S1, 8), S1, Region::Usa), ["FourG"]);
    assert_eq!(buyers(&scene, S1, Region::Rsa), [""; 0]); // 2, 5, Wi-Fi, NFC
    scene.refused_by("SP-385", S1, sell(&[(Region::Rsa, 1)]));
}

#[test]
fn sp_392_no_link_is_needed() {
    let mut scene = four_g(&[]);
    scene.act(S1, sell(&[(Region::Australia, 1)])); // far from North Africa
    assert_eq!(served(&scene, S1, Region::Australia), ["6"]);
}

#[test]
fn sp_392_not_where_a_retailer_lies() {
    let mut scene = four_g(&[]);
    retailer(&mut scene, Region::Usa, 6, Side::A);
    scene.refused_by("SP-161", S1, sell(&[(Region::Usa, 1)]));
    assert_eq!(buyers(&scene, S1, Region::Usa), [""; 0]);
}

/// N5 and the patent on the Gamepad: in South America the Gamepad customer is the first of E.
#[test]
fn sp_392_no_second_goods() {
    let mut scene = four_g(&[Power::N5]);
    scene.research(S1, Technology::Gamepad).price(S1, 8);
    assert_eq!(buyers(&scene, S1, Region::SouthAmerica), ["Gamepad"]);
    let twice = sell_twice(&[(Region::SouthAmerica, 1)], &[(Region::SouthAmerica, 1)]);
    scene.refused_by("SP-646", S1, twice).act(S1, sell(&[(Region::SouthAmerica, 1)]));
}

#[test]
fn sp_392_these_goods_count_for_control() {
    let mut scene = four_g(&[]);
    scene.goods(S2, 0).act(S1, sell(&[(Region::India, 1)])); // Yellow's office is there
    assert_eq!(controls(&scene, Region::India), [(1, S1, 2)]);
}

/// N6 is of use only where an own office stands too.
#[test]
fn sp_392_the_director_does_not_help_without_an_office() {
    let mut scene = four_g(&[Power::N6]);
    scene.own(S1, Power::N6).price(S1, 8);
    director(&mut scene, S1, Region::Rsa);
    assert_eq!(buyers(&scene, S1, Region::Rsa), [""; 0]);
}

/// A customer reserved by seat 1 is in their E; the price does not matter.
#[test]
fn sp_392_a_reserved_customer_can_be_the_first_of_e() {
    let mut scene = four_g(&[Power::N9]);
    scene.own(S1, Power::N9).price(S1, 8);
    reserve(&mut scene, S1, Region::Rsa, End::Left);
    assert_eq!(buyers(&scene, S1, Region::Rsa), ["2"]);
}

#[test]
fn sp_392_a_customer_reserved_by_somebody_else_is_passed_over() {
    let mut scene = four_g(&[Power::N9]);
    scene.own(S4, Power::N9).price(S1, 2);
    reserve(&mut scene, S4, Region::Rsa, End::Left);
    assert_eq!(buyers(&scene, S1, Region::Rsa), ["5"]);
}

#[test]
fn sp_392_not_without_the_power() {
    let mut scene = selling(&[Power::FourGPlain]);
    scene.goods(S1, 3).refused_by("SP-380", S1, sell(&[(Region::Usa, 1)]));
}

/// 4G dark lets its owner sell to 4G customers, no more.
#[test]
fn sp_392_the_dark_side_does_not_help() {
    let mut scene = selling(&[]);
    scene.own(S1, Power::FourGDark).goods(S1, 3).refused_by("SP-380", S1, sell(&[(Region::Usa, 1)]));
}

/// Profit for the goods; RSA is controlled by nobody, so N2 produces nothing and directive 9 does not see it.
#[test]
fn sp_ex_42_a_region_without_any_office() {
    let mut scene = four_g(&[Power::N2]);
    scene.own(S1, Power::N2).goods(S2, 0).goods(S1, 1).price(S1, 2).vp(S1, 0).act(S1, sell(&[(Region::Rsa, 1)]));
    assert!(scene.told(S1).contains(&&Event::Profit { seat: S1, goods: 1, price: 2, vp: 2 }));
    assert_eq!((scene.player(S1).vp, controls(&scene, Region::Rsa)), (2, vec![]));
    assert_eq!(scene.player(S1).seen.controlled.len(), 0);
    assert_eq!(scene.player(S1).goods, 0);
}
