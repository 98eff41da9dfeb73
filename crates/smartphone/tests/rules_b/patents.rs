//! Section 21: the patent powers N5 and N8, SP-646 and SP-647.

use crate::common::*;
use crate::shared::*;

/// Seat 1 owns N5, holds the patent of NFC, and sells in North Africa (3, 6, Wi-Fi, Battery, NFC, 4G) at price 6.
fn n5() -> Table {
    let mut scene = selling(&[Power::N5]);
    scene.own(S1, Power::N5).research(S1, Technology::Nfc).goods(S1, 6).price(S1, 6);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["6", "Nfc"]);
    scene
}

const HOME: Region = Region::NorthAfrica;

#[test]
fn sp_646_a_customer_of_a_patented_technology_takes_a_second_goods() {
    let mut scene = n5();
    scene.act(S1, sell_twice(&[(HOME, 2)], &[(HOME, 1)]));
    assert_eq!(served(&scene, S1, HOME), ["6", "Nfc"]);
    assert_eq!((scene.public().place(HOME).seconds, scene.public().place(HOME).sold(S1)), (1 << 4, 3));
    assert_eq!(scene.player(S1).goods, 3, "each comes from the warehouse");
}

#[test]
fn sp_646_it_is_optional() {
    let mut scene = n5();
    scene.act(S1, sell(&[(HOME, 2)]));
    assert_eq!((scene.public().place(HOME).sold(S1), scene.player(S1).goods), (2, 4));
}

#[test]
fn sp_646_only_to_a_customer_who_is_served_now() {
    let mut scene = n5();
    scene.refused_by("SP-646", S1, sell_twice(&[(HOME, 1)], &[(HOME, 1)])); // only the 6 is served
    scene.refused_by("SP-646", S1, sell_twice(&[], &[(HOME, 1)]));
}

#[test]
fn sp_646_one_second_goods_for_each_customer() {
    n5().refused_by("SP-646", S1, sell_twice(&[(HOME, 2)], &[(HOME, 2)]));
}

#[test]
fn sp_646_the_warehouse_must_hold_both() {
    let mut scene = n5();
    scene.goods(S1, 2).refused_by("SP-385", S1, sell_twice(&[(HOME, 2)], &[(HOME, 1)]));
}

#[test]
fn sp_646_a_technology_merely_researched_does_not_count() {
    let mut scene = n5();
    scene.research(S4, Technology::Nfc).patent(Technology::Nfc, Some(S4));
    scene.refused_by("SP-646", S1, sell_twice(&[(HOME, 2)], &[(HOME, 1)]));
}

#[test]
fn sp_646_not_without_the_power() {
    let mut scene = selling(&[Power::N5]);
    scene.research(S1, Technology::Nfc).goods(S1, 6).price(S1, 6);
    scene.refused_by("SP-646", S1, sell_twice(&[(HOME, 2)], &[(HOME, 1)]));
}

/// A price customer takes one goods whatever patents there are.
#[test]
fn sp_646_not_to_a_price_customer() {
    let mut scene = n5();
    serve(&mut scene, S4, HOME, &[4]);
    scene.refused_by("SP-646", S1, sell_twice(&[(HOME, 1)], &[(HOME, 1)]));
}

#[test]
fn sp_646_a_customer_served_by_somebody_else_takes_none() {
    let mut scene = n5();
    serve(&mut scene, S4, HOME, &[4]);
    assert_eq!(buyers(&scene, S1, HOME), ["6"]);
    scene.refused_by("SP-646", S1, sell_twice(&[], &[(HOME, 1)]));
}

/// Nor does one that the owner served in the early sale.
#[test]
fn sp_646_a_customer_served_in_an_earlier_turn_takes_none() {
    let mut scene = n5();
    serve(&mut scene, S1, HOME, &[4]);
    scene.refused_by("SP-646", S1, sell_twice(&[(HOME, 1)], &[(HOME, 1)]));
}

/// North Africa: 6 and Wi-Fi buy, and the patent of Wi-Fi is seat 1's.
#[test]
fn sp_646_in_the_early_sale_too() {
    let mut scene = logistics(&[Power::N3], 0);
    scene.own(S1, Power::N3).own(S1, Power::N5).patent(Technology::WiFi, Some(S1)).goods(S1, 9).price(S1, 6);
    director(&mut scene, S1, HOME);
    scene.act(S1, Action::Finish);
    let early = |goods, seconds| Action::DirectorSale { goods, seconds };
    assert_eq!(scene.legal(S1), [early(0, 0), early(1, 0), early(2, 0), early(2, 1)]);
    scene.refused_by("SP-646", S1, early(1, 1)).act(S1, early(2, 1));
    assert_eq!((served(&scene, S1, HOME), scene.player(S1).goods), (vec!["6".into(), "WiFi".into()], 6));
}

/// Reserved and wanting a patented technology: both rules hold.
#[test]
fn sp_646_a_reserved_customer_can_take_one() {
    let mut scene = n5();
    scene.own(S1, Power::N9).research(S1, Technology::FourG);
    reserve(&mut scene, S1, HOME, End::Right); // 4G
    scene.act(S1, sell_twice(&[(HOME, 3)], &[(HOME, 2)]));
    assert_eq!(scene.public().place(HOME).seconds, 1 << 4 | 1 << 5);
}

/// Reserved, but its technology is not patented.
#[test]
fn sp_646_a_reservation_alone_is_not_enough() {
    let mut scene = n5();
    scene.own(S1, Power::N9);
    reserve(&mut scene, S1, HOME, End::Right);
    assert_eq!(buyers(&scene, S1, HOME), ["6", "Nfc", "FourG"]);
    scene.refused_by("SP-646", S1, sell_twice(&[(HOME, 3)], &[(HOME, 2)]));
}

#[test]
fn sp_646_only_in_a_region_with_an_own_office() {
    let mut scene = n5();
    scene.own(S1, Power::FourGPlain).price(S1, 8);
    assert_eq!(buyers(&scene, S1, Region::Rsa), ["Nfc"]);
    scene.refused_by("SP-646", S1, sell_twice(&[(Region::Rsa, 1)], &[(Region::Rsa, 1)]));
}

#[test]
fn sp_646_it_counts_for_control_and_profit() {
    let mut scene = n5();
    scene.office(S4, HOME).goods(S2, 0).vp(S1, 0);
    serve(&mut scene, S4, HOME, &[0, 2]);
    scene.act(S1, sell_twice(&[(HOME, 2)], &[(HOME, 1)]));
    assert_eq!(controls(&scene, HOME), [(1, S1, 3)]);
    assert_eq!(scene.player(S1).vp, 3 * 6 + 3);
}

/// Seat 1 researches the Battery with so many patents before it.
fn n8(patents: &[Technology], battery: Option<Seat>) -> Table {
    let mut scene = research(&[Power::N8], 1);
    for technology in patents {
        scene.research(S1, *technology);
    }
    if let Some(seat) = battery {
        scene.research(seat, Technology::Battery);
    }
    scene.on_technology(S1, Technology::Battery, if battery.is_some() { 2 } else { 3 });
    scene.act(S1, Action::Research { technology: Technology::Battery });
    scene
}

#[test]
fn sp_647_two_goods_at_once_for_each_own_patent() {
    let scene = n8(&[Technology::Gps], Some(S4));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (2, 16));
    assert!(scene.told(S1).contains(&&Event::Produced { seat: S1, goods: 2, lost: 0, by: Source::Patents }));
}

#[test]
fn sp_647_the_patent_of_the_battery_counts_if_it_was_just_taken() {
    assert_eq!(n8(&[], None).player(S1).goods, 2);
    assert_eq!(n8(&[], Some(S4)).player(S1).goods, 0);
}

#[test]
fn sp_647_no_more_than_the_supply_holds() {
    let mut scene = research(&[Power::N8], 1);
    scene.research(S1, Technology::Gps).goods(S1, 15).on_technology(S1, Technology::Battery, 3);
    scene.act(S1, Action::Research { technology: Technology::Battery });
    assert!(scene.told(S1).contains(&&Event::Produced { seat: S1, goods: 3, lost: 1, by: Source::Patents }));
}

/// Before the plans produce.
#[test]
fn sp_647_in_every_later_round_at_the_start_of_phase_3() {
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().own(S1, Power::N8).research(S1, Technology::Gps).research(S1, Technology::WiFi);
    scene.plans(&[&[], &[]]);
    let produced: Vec<(Seat, Source)> = scene
        .told(S1)
        .into_iter()
        .filter_map(|event| match event {
            Event::Produced { seat, by, .. } => Some((*seat, *by)),
            _ => None,
        })
        .collect();
    assert_eq!((produced.len(), produced[0]), (3, (S1, Source::Patents)));
    assert!(scene.told(S1).contains(&&Event::Produced { seat: S1, goods: 4, lost: 0, by: Source::Patents }));
}

/// Two NFC customers in North Africa and RSA, reached by nothing but NFC.
#[test]
fn sp_ex_27_two_nfc_customers_and_four_goods() {
    let mut scene = n5();
    scene.office(S1, Region::Rsa).goods(S1, 4).price(S1, 8);
    let regions = [(HOME, 1), (Region::Rsa, 1)];
    scene.act(S1, sell_twice(&regions, &regions));
    assert_eq!(scene.player(S1).goods, 0);
    assert_eq!([HOME, Region::Rsa].map(|region| scene.public().place(region).sold(S1)), [2, 2]);
}

#[test]
fn sp_ex_25_three_patents_with_the_battery() {
    let mut scene = n8(&[Technology::Gps, Technology::WiFi], None);
    assert_eq!(scene.player(S1).goods, 6);
    scene.edit(|state| (state.public.stage, state.public.ask) = (Stage::Planning, None));
    scene.progress(S1, 0).progress(S2, 0).goods(S1, 0).plans(&[&[], &[], &[], &[], &[]]);
    assert!(scene.told(S1).contains(&&Event::Produced { seat: S1, goods: 6, lost: 0, by: Source::Patents }));
}

#[test]
fn sp_ex_38_canada_with_the_battery_patent() {
    let mut scene = logistics(&[Power::N3], 0);
    scene.own(S1, Power::N3).own(S1, Power::N5).research(S1, Technology::Battery).office(S1, Region::Canada);
    scene.goods(S1, 4);
    director(&mut scene, S1, Region::Canada);
    assert_eq!(buyers(&scene, S1, Region::Canada), ["Battery"]);
    scene.act(S1, Action::Finish).act(S1, Action::DirectorSale { goods: 1, seconds: 1 });
    assert_eq!(scene.public().place(Region::Canada).sold(S1), 2);
    scene.act(S2, Action::Finish);
    assert_eq!((scene.what(), buyers(&scene, S1, Region::Canada)), (Some(What::Sale), vec![]));
    scene.refused_by("SP-385", S1, sell(&[(Region::Canada, 1)]));
}
