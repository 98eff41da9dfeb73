//! Section 16: NFC dark and the director in phase 6, SP-366 and SP-367.

use crate::common::*;
use crate::shared::*;

const fn away(goods: u8) -> Action {
    Action::SellAway { goods }
}

fn nfc_dark(goods: u8) -> Table {
    let mut scene = logistics(&[], 2);
    scene.own(S1, Power::NfcDark).goods(S1, goods);
    scene
}

#[test]
fn sp_366_up_to_three_goods_are_sold_off_the_map() {
    let mut scene = nfc_dark(5);
    let listed: Vec<Action> = scene.legal(S1).into_iter().filter(|it| matches!(it, Action::SellAway { .. })).collect();
    assert_eq!(listed, [1, 2, 3].map(away));
    scene.refused_by("SP-366", S1, away(4)).refused_by("SP-366", S1, away(0)).act(S1, away(3));
    let player = scene.player(S1);
    assert_eq!((player.goods, player.away, player.supply), (2, 3, 13));
}

#[test]
fn sp_366_no_more_than_the_warehouse_holds() {
    nfc_dark(1).refused_by("SP-366", S1, away(2)).act(S1, away(1));
    nfc_dark(0).refused_by("SP-366", S1, away(1));
}

#[test]
fn sp_366_once_in_the_turn() {
    nfc_dark(5).act(S1, away(1)).refused_by("SP-366", S1, away(1));
}

#[test]
fn sp_366_not_without_the_power() {
    let mut scene = logistics(&[Power::NfcDark], 1);
    scene.goods(S1, 3).refused_by("SP-94", S1, away(1));
}

/// They serve no customer, so all of them can be served in phase 7.
#[test]
fn sp_366_they_need_no_customer_and_belong_to_no_region() {
    let mut scene = nfc_dark(3);
    scene.act(S1, away(3));
    assert!(scene.public().regions.iter().all(|place| place.sold(S1) == 0));
    assert_eq!(scene.public().sold(S1), 3);
}

#[test]
fn sp_366_they_count_for_profit_and_for_no_control() {
    let mut scene = nfc_dark(3);
    scene.price(S1, 6).vp(S1, 0).act(S1, away(3));
    to_profit(&mut scene);
    assert_eq!(scene.player(S1).vp, 18);
    assert_eq!(told(&scene, |event| matches!(event, Event::Control { .. })), []);
}

/// No 5: sold 10 or more; looked at after the own turn in phase 6 too.
#[test]
fn sp_366_they_count_for_directives_about_goods_sold() {
    let mut scene = nfc_dark(3);
    scene.edit(|state| assert!(state.public.directives.insert(4)));
    serve(&mut scene, S1, Region::NorthAfrica, &[0, 1, 2, 3]);
    serve(&mut scene, S1, Region::Rsa, &[0, 1, 2]);
    scene.act(S1, away(3)).act(S1, Action::Finish);
    assert_eq!(scene.what(), Some(What::Directive(4)));
}

#[test]
fn sp_366_they_do_not_count_as_discarded() {
    let mut scene = nfc_dark(3);
    scene.act(S1, away(3)).act(S1, Action::Finish);
    scene.act(S2, Action::Finish);
    assert_eq!(told(&scene, |event| matches!(event, Event::Discarded { .. })), []);
    assert_eq!((scene.public().round, scene.player(S1).supply), (2, 18), "they return at the end of the round");
}

/// Moves while progress lasts; the sale after all of it has been placed.
#[test]
fn sp_367_the_director_moves_in_the_turn_and_sells_at_its_end() {
    let mut scene = logistics(&[Power::N3], 2);
    scene.own(S1, Power::N3).goods(S1, 2).refused_by("SP-226", S1, Action::DirectorSale { goods: 1, seconds: 0 });
    scene
        .act(S1, Action::MoveDirector { region: Region::Usa })
        .act(S1, Action::MoveDirector { region: Region::NorthAfrica });
    assert_eq!(scene.what(), Some(What::DirectorSale));
    scene.refused_by("SP-226", S1, Action::MoveDirector { region: Region::Usa });
    scene.act(S1, Action::DirectorSale { goods: 1, seconds: 0 });
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["6"]);
}
