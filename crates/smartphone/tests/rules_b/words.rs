//! Section 1: the words SP-5 and SP-6.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

#[test]
fn sp_5_a_region_with_an_own_office_is_a_players_region() {
    let mut scene = logistics(&[], 2);
    scene.refused_by("SP-346", S1, Action::Logistics { region: Region::Rsa });
    scene.office(S1, Region::Emirates).act(S1, Action::Logistics { region: Region::Rsa });
}

#[test]
fn sp_5_an_office_on_a_retailer_counts_too() {
    let mut scene = logistics(&[], 2);
    retailer(&mut scene, Region::Emirates, 1, Side::A);
    scene.refused_by("SP-346", S1, Action::Logistics { region: Region::Rsa });
    scene.office(S1, Region::Emirates).act(S1, Action::Logistics { region: Region::Rsa });
}

#[test]
fn sp_6_a_goods_sold_goes_from_the_warehouse_to_a_customer() {
    let mut scene = selling(&[]);
    scene.goods(S1, 3).act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (2, 15));
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["6"]);
}

#[test]
fn sp_6_a_goods_produced_goes_from_the_supply_to_the_warehouse() {
    let mut scene = research(&[Power::GpsPlain], 1);
    scene.on_technology(S1, Technology::Gps, 2).act(S1, Action::Research { technology: Technology::Gps });
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (5, 13));
}
