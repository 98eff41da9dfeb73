//! Section 21: the goods powers N1 and N2, SP-634 and SP-635.

use crate::common::*;
use crate::shared::*;

const fn favour(region: Region) -> Action {
    Action::Favour { region: Choice(Some(region)) }
}

const NONE: Action = Action::Favour { region: Choice(None) };

/// Seat 1 owns N1 and sold two goods in USA and one in Canada, where nobody has an office; phase 8 begins.
fn n1() -> Table {
    let mut scene = with_powers(5, &[]);
    scene.own(S1, Power::N1).vp(S1, 0);
    serve(&mut scene, S1, Region::Usa, &[0, 1]);
    serve(&mut scene, S1, Region::Canada, &[0]);
    scene
}

#[test]
fn sp_634_two_vp_for_each_own_goods_in_the_region_chosen() {
    let mut scene = n1();
    to_profit(&mut scene).act(S1, favour(Region::Usa));
    assert_eq!(scene.player(S1).vp, 3 * 5 + 2 * 2);
    assert!(scene.told(S1).contains(&&Event::Favoured { seat: S1, region: Region::Usa, vp: 4 }));
}

#[test]
fn sp_634_one_region_only_and_only_where_goods_were_sold() {
    let mut scene = n1();
    to_profit(&mut scene);
    assert_eq!(scene.legal(S1).len(), 3);
    for answer in [favour(Region::Canada), favour(Region::Usa), NONE] {
        assert!(scene.legal(S1).contains(&answer));
    }
    scene.refused_by("SP-634", S1, favour(Region::NorthAfrica));
}

#[test]
fn sp_634_the_owner_may_choose_none() {
    let mut scene = n1();
    to_profit(&mut scene).act(S1, NONE);
    assert_eq!(scene.player(S1).vp, 15);
    assert_eq!(told(&scene, |event| matches!(event, Event::Favoured { .. })), []);
}

#[test]
fn sp_634_other_players_goods_do_not_count() {
    let mut scene = n1();
    serve(&mut scene, S2, Region::Usa, &[2, 3, 4]);
    to_profit(&mut scene).act(S1, favour(Region::Usa));
    assert!(scene.told(S1).contains(&&Event::Favoured { seat: S1, region: Region::Usa, vp: 4 }));
}

/// N1 and N5 are in one game.
#[test]
fn sp_634_two_goods_on_one_customer_count_twice() {
    let mut scene = n1();
    serve_twice(&mut scene, S1, Region::Usa, 1);
    to_profit(&mut scene).act(S1, favour(Region::Usa));
    assert!(scene.told(S1).contains(&&Event::Favoured { seat: S1, region: Region::Usa, vp: 6 }));
}

#[test]
fn sp_634_owners_choose_in_priority_order_at_the_start_of_the_phase() {
    let mut scene = n1();
    scene.own(S2, Power::N1).own(S3, Power::N1).price(S1, 6).price(S2, 7).price(S3, 4);
    serve(&mut scene, S2, Region::Europe, &[0]);
    serve(&mut scene, S3, Region::Europe, &[1]);
    to_profit(&mut scene);
    let mut asked = Vec::new();
    while let Some(ask) = scene.public().ask {
        assert_eq!((ask.what, scene.player(S1).vp), (What::Favour, 0), "nobody has received anything yet");
        asked.push(ask.seat);
        scene.act(ask.seat, NONE);
    }
    assert_eq!(asked, [S3, S1, S2]);
}

#[test]
fn sp_634_who_sold_nothing_in_a_region_is_not_asked() {
    let mut scene = with_powers(5, &[]);
    scene.own(S1, Power::N1).edit(|state| {
        state.public.players[S1].away = 3; // off the map
        state.public.players[S1].supply -= 3;
    });
    to_profit(&mut scene);
    assert_eq!((scene.what(), scene.public().round), (None, 2));
}

#[test]
fn sp_634_the_choice_does_not_last() {
    let mut scene = n1();
    to_profit(&mut scene).act(S1, favour(Region::Usa));
    serve(&mut scene, S1, Region::Usa, &[0]);
    to_profit(&mut scene);
    assert_eq!(scene.what(), Some(What::Favour));
    scene.act(S1, NONE);
    assert_eq!(told(&scene, |event| matches!(event, Event::Favoured { .. })), []);
}

/// Seat 1 owns N2, controls North Africa and Rsa, and is second in India.
fn n2() -> Table {
    let mut scene = with_powers(5, &[]);
    scene.own(S1, Power::N2).office(S1, Region::Rsa).office(S1, Region::India);
    serve(&mut scene, S1, Region::NorthAfrica, &[0]);
    serve(&mut scene, S1, Region::Rsa, &[0]);
    serve(&mut scene, S1, Region::India, &[0]);
    serve(&mut scene, S4, Region::India, &[1, 2]);
    scene
}

#[test]
fn sp_635_one_goods_for_each_region_controlled_first_place_only() {
    let mut scene = n2();
    to_profit(&mut scene);
    let produced = Event::Produced { seat: S1, goods: 2, lost: 0, by: Source::Control };
    assert!(scene.told(S1).contains(&&produced));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (2, 16));
}

#[test]
fn sp_635_they_are_not_discarded_and_can_be_sold_in_the_next_round() {
    let mut scene = n2();
    to_profit(&mut scene);
    assert_eq!((scene.public().round, scene.player(S1).goods), (2, 2));
    scene.goods(S2, 1).price(S2, 8).price(S1, 2);
    to_selling(&mut scene).act(S1, sell(&[(Region::NorthAfrica, 1), (Region::Rsa, 1)]));
    assert!(scene.told(S1).contains(&&Event::Profit { seat: S1, goods: 2, price: 2, vp: 4 }));
}

/// 12 goods are kept, 4 lie on customers: 2 are in the supply, although 6 return right after.
#[test]
fn sp_635_goods_on_customers_are_not_yet_in_the_supply() {
    let mut scene = n2();
    scene.own(S1, Power::WiFiPlain).office(S1, Region::Canada).office(S1, Region::Caribbean);
    serve(&mut scene, S1, Region::Canada, &[0]);
    serve(&mut scene, S1, Region::Caribbean, &[0]);
    scene.goods(S1, 11);
    assert_eq!(scene.player(S1).supply, 2);
    to_profit(&mut scene);
    assert!(scene.told(S1).contains(&&Event::Produced { seat: S1, goods: 2, lost: 2, by: Source::Control }));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (13, 5));
}

/// Goods off the map are not in the supply either.
#[test]
fn sp_635_nor_are_goods_off_the_map() {
    let mut scene = n2();
    scene.own(S1, Power::WiFiPlain).goods(S1, 12).edit(|state| {
        state.public.players[S1].away = 3;
        state.public.players[S1].supply -= 3;
    });
    to_profit(&mut scene);
    assert!(scene.told(S1).contains(&&Event::Produced { seat: S1, goods: 0, lost: 2, by: Source::Control }));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (12, 6));
}

/// What directive 2 counts starts anew with the plans of the next round.
#[test]
fn sp_635_they_do_not_count_as_produced_in_the_next_round() {
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().own(S1, Power::N2);
    serve(&mut scene, S1, Region::NorthAfrica, &[0]);
    to_profit(&mut scene);
    assert_eq!(scene.player(S1).goods, 1);
    scene.plans(&[&[], &[]]);
    assert!(scene.player(S1).goods > 1);
    assert_eq!(scene.player(S1).seen.produced, scene.player(S1).goods - 1);
}

#[test]
fn sp_635_only_for_who_has_researched_it() {
    let mut scene = n2();
    serve(&mut scene, S5, Region::Cis, &[0]);
    to_profit(&mut scene);
    assert!(scene.player(S5).seen.controlled.has(Region::Cis.index() as u8));
    assert_eq!(scene.player(S5).goods, 0);
}
