//! 12 Price: SP-270 to SP-274, SP-EX-4, SP-EX-5.

use crate::common::*;
use crate::shared::*;
use Technology::*;

/// Two players; seat 1 owns these improvements besides RESEARCH/PLUS, and the last round is played: research follows.
fn owning(tiles: &[Tile]) -> Table {
    let mut scene = table(2, Options::default());
    scene.tiles(S1, tiles).round(5);
    scene
}

/// The price of seat 1 when the plan shows this.
fn price(scene: &mut Table, wanted: &[(Symbol, u8)]) -> u8 {
    scene.plans(&[wanted, &[(Plus, 1)]]);
    let prices = scene.heard(|event| matches!(event, Event::PriceSet { seat: S1, .. }));
    let [Event::PriceSet { price, .. }] = prices[..] else { panic!("{prices:?}") };
    price
}

#[test]
fn sp_270_every_price_starts_the_round_at_5() {
    let mut scene = table(3, Options::default());
    assert!(scene.public().players.iter().all(|(_, it)| it.price == 5));
    scene.price(S1, 8).price(S2, 2).price(S3, 6).goods(S1, 1).at(Stage::Selling, S1, What::Sale);
    scene.act(S1, sell(&[]));
    assert_eq!(scene.public().round, 2);
    assert!(scene.public().players.iter().all(|(_, it)| it.price == 5));
}

#[test]
fn sp_271_plus_symbols_raise_the_price_and_cheap_symbols_lower_it() {
    for (plus, cheap, expected) in
        [(0, 0, 5), (1, 0, 6), (2, 0, 7), (0, 1, 4), (0, 2, 3), (1, 1, 5), (2, 1, 6), (1, 2, 4)]
    {
        let mut scene = owning(&[]);
        assert_eq!(price(&mut scene, &[(Plus, plus), (Cheap, cheap)]), expected, "{plus} up, {cheap} down");
        assert_eq!(scene.player(S1).price, expected);
    }
}

#[test]
fn sp_271_all_prices_are_set_at_once() {
    let mut scene = owning(&[]);
    price(&mut scene, &[(Plus, 2), (Cheap, 0)]);
    let told: Vec<bool> = scene
        .heard(|event| matches!(event, Event::PriceSet { .. } | Event::Produced { .. }))
        .iter()
        .map(|event| matches!(event, Event::PriceSet { .. }))
        .collect();
    assert_eq!(told, [true, true, false, false]);
}

#[test]
fn sp_ex_4_four_cheap_symbols_make_price_2() {
    let mut scene = owning(&[tile(Cheap, Logistics), tile(Cheap, Research)]);
    // The starting improvement lies in the plan too: nothing is unused.
    let plan = plan_where(&scene, S1, |result| {
        let counts = [Cheap, Plus, Goods].map(|symbol| result.count(symbol));
        (counts, result.covered(), result.unused()) == ([4, 0, 1], 1, 0)
    });
    let other = plan_with(&scene, S2, &[(Plus, 1)]);
    scene.act(S1, plan.expect("such a plan")).act(S2, other);
    assert_eq!((scene.player(S1).price, scene.player(S1).goods), (2, 6));
}

#[test]
fn sp_272_below_2_it_is_2() {
    let mut scene = owning(&[tile(Cheap, Logistics), tile(Cheap, Research), tile(Cheap, Goods)]);
    assert_eq!(price(&mut scene, &[(Cheap, 5), (Plus, 0)]), 2);
}

#[test]
fn sp_ex_5_four_plus_symbols_make_price_8() {
    let mut scene = owning(&[tile(Logistics, Plus), tile(Goods, Plus)]);
    assert_eq!(price(&mut scene, &[(Plus, 4), (Cheap, 0)]), 8);
}

#[test]
fn sp_272_three_of_a_kind_reach_the_ends_of_the_track() {
    assert_eq!(price(&mut owning(&[tile(Goods, Plus)]), &[(Plus, 3), (Cheap, 0)]), 8);
    assert_eq!(price(&mut owning(&[tile(Cheap, Goods)]), &[(Cheap, 3), (Plus, 0)]), 2);
}

#[test]
fn sp_273_the_limit_is_applied_to_the_sum() {
    // Step by step 5 + 4 would stop at 8 and give 7, and 5 − 4 at 2 and give 3.
    assert_eq!(price(&mut owning(&[tile(Logistics, Plus), tile(Goods, Plus)]), &[(Plus, 4), (Cheap, 1)]), 8);
    assert_eq!(price(&mut owning(&[tile(Cheap, Goods), tile(Cheap, Research)]), &[(Plus, 1), (Cheap, 4)]), 2);
}

/// Seat 1 completes NFC plain with the next marker.
fn completes_nfc(price: u8) -> Table {
    let mut scene = table(2, Options::default());
    scene.on_technology(S1, Nfc, 4).progress(S1, 2).price(S1, price).at(Stage::Research, S1, What::Research);
    scene
}

#[test]
fn sp_274_nfc_plain_raises_the_price_by_1_at_once() {
    for price in 2..=7 {
        let mut scene = completes_nfc(price);
        scene.act(S1, research(Nfc));
        assert_eq!(scene.player(S1).price, price + 1);
        assert!(scene.told(S2).contains(&&Event::PriceRose { seat: S1, price: price + 1 }));
    }
}

#[test]
fn sp_274_at_price_8_the_rise_is_lost() {
    let mut scene = completes_nfc(8);
    scene.act(S1, research(Nfc));
    assert_eq!(scene.player(S1).price, 8);
    assert!(scene.heard(|event| matches!(event, Event::PriceRose { .. })).is_empty());
}

#[test]
fn sp_274_in_later_rounds_the_modifier_is_1() {
    for (wanted, expected) in [([(Plus, 0), (Cheap, 0)], 6), ([(Plus, 2), (Cheap, 0)], 8), ([(Plus, 0), (Cheap, 2)], 4)]
    {
        let mut scene = owning(&[]);
        scene.own(S1, Power::NfcPlain);
        assert_eq!(price(&mut scene, &wanted), expected);
    }
}

#[test]
fn sp_273_the_modifier_is_in_the_sum_too() {
    let mut scene = owning(&[tile(Cheap, Goods), tile(Cheap, Research)]);
    scene.own(S1, Power::NfcPlain);
    assert_eq!(price(&mut scene, &[(Plus, 0), (Cheap, 4)]), 2);
}

#[test]
fn sp_274_the_modifier_is_no_plus_symbol() {
    let mut scene = owning(&[]);
    scene.own(S1, Power::NfcPlain).own(S1, Power::BatteryDark);
    price(&mut scene, &[(Plus, 1), (Cheap, 0), (Research, 0), (Logistics, 2)]);
    while (scene.asked_seat(), scene.what()) != (S1, Some(What::Logistics)) {
        let seat = scene.asked_seat();
        scene.act(seat, Action::Finish);
    }
    assert_eq!((scene.player(S1).price, scene.player(S1).progress), (7, 2 + 1));
}
