//! Section 17: selling, SP-380 to SP-389.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

#[test]
fn sp_380_goods_are_sold_in_own_regions() {
    let mut scene = selling(&[]);
    scene.goods(S1, 4).office(S1, Region::Europe);
    scene.act(S1, sell(&[(Region::NorthAfrica, 1), (Region::Europe, 2)]));
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["6"]);
    assert_eq!(served(&scene, S1, Region::Europe), ["5", "6"]);
    assert_eq!(scene.player(S1).goods, 1);
}

#[test]
fn sp_380_not_where_no_own_office_stands() {
    let mut scene = selling(&[]);
    scene.goods(S1, 4).refused_by("SP-380", S1, sell(&[(Region::Europe, 1)]));
    scene.refused_by("SP-380", S1, sell(&[(Region::SouthAmerica, 1)])); // Blue's office is there
    assert_eq!(buyers(&scene, S1, Region::SouthAmerica), [""; 0]);
}

#[test]
fn sp_380_progress_in_a_region_is_not_enough() {
    let mut scene = selling(&[]);
    scene.goods(S1, 4).on_region(S1, Region::Europe, 3).refused_by("SP-380", S1, sell(&[(Region::Europe, 1)]));
}

#[test]
fn sp_380_not_where_a_retailer_lies() {
    let mut scene = selling(&[]);
    retailer(&mut scene, Region::NorthAfrica, 3, Side::A);
    scene.goods(S1, 4).refused_by("SP-161", S1, sell(&[(Region::NorthAfrica, 1)]));
}

#[test]
fn sp_380_not_more_than_the_warehouse_holds() {
    let mut scene = selling(&[]);
    scene.goods(S1, 2).office(S1, Region::Europe);
    scene.refused_by("SP-385", S1, sell(&[(Region::NorthAfrica, 1), (Region::Europe, 2)]));
}

/// The small board has no Europe.
#[test]
fn sp_380_not_in_a_region_of_the_other_board() {
    let options = Options { board: smartphone::BoardSize::Small, ..Options::default() };
    let mut scene = table(3, options);
    scene.goods(S1, 2).at(Stage::Selling, S1, What::Sale).refused_by("SP-578", S1, sell(&[(Region::Europe, 1)]));
}

#[test]
fn sp_381_a_customer_buys_once_a_round() {
    let mut scene = selling(&[]);
    scene.goods(S1, 2).refused_by("SP-385", S1, sell(&[(Region::NorthAfrica, 2)])); // only the 6 is in reach
}

#[test]
fn sp_381_a_customer_served_by_somebody_else_does_not_buy() {
    let mut scene = selling(&[]);
    serve(&mut scene, S4, Region::NorthAfrica, &[1]);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), [""; 0]);
    scene.goods(S1, 2).refused_by("SP-385", S1, sell(&[(Region::NorthAfrica, 1)]));
}

#[test]
fn sp_381_a_customer_served_earlier_by_the_same_player_does_not_buy() {
    let mut scene = selling(&[]);
    serve(&mut scene, S1, Region::NorthAfrica, &[1]);
    scene.goods(S1, 2).refused_by("SP-385", S1, sell(&[(Region::NorthAfrica, 1)]));
}

#[test]
fn sp_382_a_price_customer_buys_at_that_price_or_less() {
    let mut scene = selling(&[]);
    let of = |scene: &mut Table, price| buyers(scene.price(S1, price), S1, Region::NorthAfrica);
    assert_eq!(of(&mut scene, 2), ["3", "6"]);
    assert_eq!(of(&mut scene, 3), ["3", "6"]);
    assert_eq!(of(&mut scene, 4), ["6"]);
    assert_eq!(of(&mut scene, 6), ["6"]);
    assert_eq!(of(&mut scene, 7), [""; 0]);
}

#[test]
fn sp_382_the_goods_is_sold_at_the_players_price() {
    let mut scene = selling(&[]);
    scene.goods(S1, 2).goods(S2, 0).price(S1, 3).vp(S1, 0).act(S1, sell(&[(Region::NorthAfrica, 2)]));
    let profit = Event::Profit { seat: S1, goods: 2, price: 3, vp: 6 };
    assert!(scene.told(S1).contains(&&profit), "3 and 6 both pay 3");
}

#[test]
fn sp_383_a_technology_customer_buys_from_who_has_researched_it() {
    let mut scene = selling(&[Power::NfcPlain]);
    assert_eq!(buyers(scene.price(S1, 8), S1, Region::NorthAfrica), [""; 0]);
    assert_eq!(buyers(scene.research(S1, Technology::Nfc), S1, Region::NorthAfrica), ["Nfc"]);
    assert_eq!(buyers(scene.price(S1, 2), S1, Region::NorthAfrica), ["3", "6", "Nfc"]);
}

/// Markers on a technology and another player's research are of no use.
#[test]
fn sp_383_only_a_researched_technology_counts() {
    let mut scene = selling(&[]);
    scene.price(S1, 8).on_technology(S1, Technology::Battery, 3).research(S4, Technology::Battery);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), [""; 0]);
}

#[test]
fn sp_383_the_patent_is_not_needed() {
    let mut scene = selling(&[]);
    scene.price(S1, 8).research(S4, Technology::Battery).research(S1, Technology::Battery);
    assert_eq!(scene.public().patents[Technology::Battery.index()], Some(S4));
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["Battery"]);
}

#[test]
fn sp_384_goods_are_placed_from_left_to_right_without_skipping() {
    for (count, whom) in [(1, &["5"][..]), (2, &["5", "6"]), (3, &["5", "6", "7"]), (4, &["5", "6", "7", "WiFi"])] {
        let mut scene = selling(&[]);
        scene.goods(S1, 5).office(S1, Region::Europe).research(S1, Technology::WiFi);
        scene.act(S1, sell(&[(Region::Europe, count)]));
        assert_eq!(served(&scene, S1, Region::Europe), whom);
    }
}

#[test]
fn sp_385_any_number_up_to_all_buyers_in_each_region() {
    let mut scene = selling(&[]);
    scene.goods(S1, 9).office(S1, Region::Europe); // E: 1 in North Africa, 3 in Europe
    let (listed, coverage) = scene.listed(S1);
    assert_eq!((listed.len(), coverage), (2 * 4, kernel::Coverage::Every));
    for (here, there) in (0..=1).flat_map(|here| (0..=3).map(move |there| (here, there))) {
        assert!(listed.contains(&sell(&[(Region::NorthAfrica, here), (Region::Europe, there)])));
    }
    scene.refused_by("SP-385", S1, sell(&[(Region::Europe, 4)]));
}

#[test]
fn sp_385_the_sum_is_at_most_the_warehouse() {
    let mut scene = selling(&[]);
    scene.goods(S1, 2).office(S1, Region::Europe);
    assert_eq!(scene.legal(S1).len(), 3 + 2); // 0 to 2 in Europe, and 1 in North Africa with 0 or 1 there
    scene.refused_by("SP-385", S1, sell(&[(Region::Europe, 3)]));
}

/// Counts too high for any region, whose sum would fit into a warehouse of 18.
#[test]
fn sp_385_absurd_counts_are_refused() {
    let mut scene = selling(&[]);
    scene.goods(S1, 18).refused_by("SP-385", S1, sell(&[(Region::NorthAfrica, 15)]));
    for (goods, seconds) in [(8, 8), (15, 1), (1, 15), (15, 15)] {
        let usa = sell_twice(&[(Region::NorthAfrica, goods)], &[(Region::NorthAfrica, seconds)]);
        let no = scene.refused(S1, usa);
        assert_eq!(no.rule, if goods > 1 { "SP-385" } else { "SP-646" }, "{goods} and {seconds}");
    }
}

/// There are twelve regions; a list of counts has room for sixteen.
#[test]
fn sp_385_counts_beyond_the_last_region_are_refused() {
    let mut scene = selling(&[]);
    for kind in 12..16 {
        let goods = smartphone::action::Counts::one(kind);
        scene.goods(S1, 3).refused_by("SP-120", S1, Action::Sell { goods, seconds: Default::default() });
        scene.refused_by("SP-120", S1, Action::Sell { goods: Default::default(), seconds: goods });
    }
    let many = std::iter::repeat_n(15, 15).collect();
    scene.refused_by("SP-120", S1, Action::Sell { goods: many, seconds: many });
}

#[test]
fn sp_386_served_and_unfit_customers_are_passed_over() {
    let mut scene = selling(&[]);
    scene.goods(S1, 3).office(S1, Region::Europe).research(S1, Technology::Nfc);
    serve(&mut scene, S4, Region::Europe, &[1, 3]); // 5 and 7; 4 is too low, Wi-Fi and Battery are not researched
    assert_eq!(buyers(&scene, S1, Region::Europe), ["6", "Nfc"]);
    scene.act(S1, sell(&[(Region::Europe, 2)]));
    assert_eq!(served(&scene, S1, Region::Europe), ["6", "Nfc"]);
    assert_eq!(served(&scene, S4, Region::Europe), ["5", "7"]);
}

#[test]
fn sp_387_selling_is_voluntary() {
    let mut scene = selling(&[]);
    scene.goods(S1, 3).act(S1, sell(&[]));
    assert_eq!((scene.player(S1).goods, scene.public().sold(S1)), (3, 0));
    assert!(scene.told(S1).contains(&&Event::SoldNothing { seat: S1 }));
}

#[test]
fn sp_388_goods_left_are_discarded_to_the_supply() {
    let mut scene = selling(&[]);
    scene.goods(S1, 5).goods(S2, 0).act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert!(scene.told(S1).contains(&&Event::Discarded { seat: S1, goods: 4 }));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (0, 18));
}

#[test]
fn sp_388_with_wi_fi_plain_they_stay() {
    let mut scene = selling(&[Power::WiFiPlain]);
    scene.goods(S1, 5).goods(S2, 0).own(S1, Power::WiFiPlain).act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (4, 14));
    assert_eq!(told(&scene, |event| matches!(event, Event::Discarded { .. })), []);
}

#[test]
fn sp_388_wi_fi_plain_keeps_only_its_owners_goods() {
    let mut scene = selling(&[]);
    scene.goods(S1, 5).goods(S3, 4).price(S3, 8).own(S1, Power::WiFiPlain).goods(S2, 0).act(S1, sell(&[]));
    assert_eq!((scene.player(S1).goods, scene.player(S3).goods), (5, 0));
}

/// Seat 1 has finished; their goods lie there until seat 2 has sold.
#[test]
fn sp_389_all_discard_together_after_the_last_turn() {
    let mut scene = selling(&[]);
    scene.goods(S1, 5).goods(S2, 3).act(S1, sell(&[]));
    assert_eq!(scene.player(S1).goods, 5);
    scene.act(S2, sell(&[]));
    let discarded = told(&scene, |event| matches!(event, Event::Discarded { .. }));
    assert_eq!(discarded, [Event::Discarded { seat: S1, goods: 5 }, Event::Discarded { seat: S2, goods: 3 }]);
}

/// No 21: discarded 4 or more; no 6: produced at least 1 and sold none.
#[test]
fn sp_389_directives_about_discarded_goods_are_checked_then() {
    let mut scene = selling(&[]);
    scene.goods(S1, 4).goods(S2, 3).edit(|state| assert!(state.public.directives.insert(20)));
    scene.act(S1, sell(&[]));
    assert_eq!(scene.public().ask.map(|ask| (ask.seat, ask.what)), Some((S2, What::Sale)));
    scene.act(S2, sell(&[]));
    assert_eq!(scene.public().ask.map(|ask| (ask.seat, ask.what)), Some((S1, What::Directive(20))));
}

#[test]
fn sp_ex_12_europe_twice() {
    let mut scene = selling(&[]);
    scene.goods(S1, 4).office(S1, Region::Europe).research(S1, Technology::WiFi);
    scene.goods(S2, 4).office(S2, Region::Europe).research(S2, Technology::FourG).price(S2, 6);
    assert_eq!(buyers(&scene, S1, Region::Europe), ["5", "6", "7", "WiFi"]);
    scene.act(S1, sell(&[(Region::Europe, 2)]));
    assert_eq!(served(&scene, S1, Region::Europe), ["5", "6"]);
    assert_eq!(buyers(&scene, S2, Region::Europe), ["7", "FourG"]);
}

#[test]
fn sp_ex_19_five_goods_left() {
    let mut scene = selling(&[]);
    scene.goods(S1, 5).goods(S2, 0).act(S1, sell(&[]));
    assert!(scene.told(S1).contains(&&Event::Discarded { seat: S1, goods: 5 }));
    assert_eq!(scene.player(S1).goods, 0);
    let mut scene = selling(&[]);
    scene.goods(S1, 5).goods(S2, 0).own(S1, Power::WiFiPlain).act(S1, sell(&[]));
    assert_eq!(told(&scene, |event| matches!(event, Event::Discarded { .. })), []);
    assert_eq!(scene.player(S1).goods, 5);
}
