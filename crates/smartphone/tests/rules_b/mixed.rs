//! Section 20: mixed customers on the small board, SP-590 to SP-592.

use crate::common::*;
use crate::shared::*;
use smartphone::BoardSize;

/// Three on the small board with these powers; seat 1 sells in South America (2, 4, 5|GPS, 6|Gamepad, Battery, 4G), and
/// in North Africa if they have an office there (3, 5, 6|Wi-Fi, 7|Battery, NFC, 4G). Seat 2 sells after them.
fn small(powers: &[Power]) -> Table {
    let mut scene = table(3, Options { board: BoardSize::Small, ..Options::default() });
    scene.edit(|state| powers.iter().for_each(|power| lay(&mut state.public, *power)));
    let start = scene.player(S1).start.expect("start regions are chosen");
    assert_eq!(start, Region::SouthAmerica);
    scene.goods(S1, 6).goods(S2, 1).price(S2, 2).at(Stage::Selling, S1, What::Sale);
    scene
}

#[test]
fn sp_590_the_price_is_enough() {
    let mut scene = small(&[]);
    assert_eq!(buyers(scene.price(S1, 5), S1, Region::SouthAmerica), ["5|Gps", "6|Gamepad"]);
    assert_eq!(buyers(scene.price(S1, 6), S1, Region::SouthAmerica), ["6|Gamepad"]);
    assert_eq!(buyers(scene.price(S1, 7), S1, Region::SouthAmerica), [""; 0]);
}

#[test]
fn sp_590_the_technology_is_enough() {
    let mut scene = small(&[]);
    scene.price(S1, 8).research(S1, Technology::Gps);
    assert_eq!(buyers(&scene, S1, Region::SouthAmerica), ["5|Gps"]);
}

#[test]
fn sp_590_for_4g_plain_too() {
    let mut scene = small(&[]);
    scene.own(S1, Power::FourGPlain).price(S1, 6);
    assert_eq!(buyers(&scene, S1, Region::Caribbean), ["7|Battery"]); // 3, 7|Battery, GPS, 4G
    assert_eq!(buyers(scene.price(S1, 8), S1, Region::Caribbean), ["FourG"]);
}

#[test]
fn sp_591_one_goods_even_if_both_conditions_are_met() {
    let mut scene = small(&[]);
    scene.price(S1, 5).research(S1, Technology::Gps).research(S1, Technology::Gamepad);
    assert_eq!(buyers(&scene, S1, Region::SouthAmerica), ["5|Gps", "6|Gamepad"]);
    scene.refused_by("SP-385", S1, sell(&[(Region::SouthAmerica, 3)]));
    scene.refused_by("SP-646", S1, sell_twice(&[(Region::SouthAmerica, 2)], &[(Region::SouthAmerica, 1)]));
    scene.act(S1, sell(&[(Region::SouthAmerica, 2)]));
    assert_eq!(scene.player(S1).goods, 4);
}

/// SP-646: the exception.
#[test]
fn sp_591_with_n5_and_the_patent_it_takes_a_second_goods() {
    let mut scene = small(&[Power::N5]);
    scene.price(S1, 6).research(S1, Technology::Gamepad);
    scene.act(S1, sell_twice(&[(Region::SouthAmerica, 1)], &[(Region::SouthAmerica, 1)]));
    assert_eq!(served(&scene, S1, Region::SouthAmerica), ["6|Gamepad"]);
    assert_eq!(scene.public().place(Region::SouthAmerica).sold(S1), 2);
}

#[test]
fn sp_592_it_is_not_skipped_if_one_condition_is_met() {
    let mut scene = small(&[]);
    scene.price(S1, 8).research(S1, Technology::Gps).research(S1, Technology::FourG);
    assert_eq!(buyers(&scene, S1, Region::SouthAmerica), ["5|Gps", "FourG"]);
    scene.act(S1, sell(&[(Region::SouthAmerica, 1)]));
    assert_eq!(served(&scene, S1, Region::SouthAmerica), ["5|Gps"]);
}

#[test]
fn sp_592_it_is_passed_over_if_none_is_met() {
    let mut scene = small(&[]);
    scene.price(S1, 7).research(S1, Technology::Battery);
    scene.act(S1, sell(&[(Region::SouthAmerica, 1)]));
    assert_eq!(served(&scene, S1, Region::SouthAmerica), ["Battery"]);
}

#[test]
fn sp_ex_13_price_6_or_gamepad() {
    let sold = |price, gamepad: bool| {
        let mut scene = small(&[]);
        scene.price(S1, price);
        if gamepad {
            scene.research(S1, Technology::Gamepad);
        }
        serve(&mut scene, S3, Region::SouthAmerica, &[2]); // 5|GPS is served
        buyers(&scene, S1, Region::SouthAmerica).into_iter().filter(|it| it == "6|Gamepad").count()
    };
    assert_eq!([sold(6, false), sold(7, true), sold(7, false), sold(5, true)], [1, 1, 0, 1]);
}
