//! Section 21: directors, SP-640 to SP-645.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;
use smartphone::{BoardSize, Technologies};

const fn go(region: Region) -> Action {
    Action::MoveDirector { region }
}

const fn early(goods: u8, seconds: u8) -> Action {
    Action::DirectorSale { goods, seconds }
}

/// Seat 1 owns N3, has these goods and the director in North Africa, and ends their turn in phase 6.
fn n3(goods: u8) -> Table {
    let mut scene = logistics(&[Power::N3], 1);
    scene.own(S1, Power::N3).goods(S1, goods);
    scene
}

#[test]
fn sp_640_directors_start_on_the_start_regions() {
    for technologies in [Technologies::FirstGame, Technologies::Overproduction] {
        let scene = table(5, Options { technologies, ..Options::default() });
        let homes = [Region::NorthAfrica, Region::SouthAmerica, Region::Australia, Region::India, Region::Cis];
        for (seat, home) in [S1, S2, S3, S4, S5].into_iter().zip(homes) {
            assert_eq!(scene.player(seat).director, Some(home));
        }
    }
    let technologies = Technologies::Overproduction;
    let scene = table(3, Options { technologies, board: BoardSize::Small, ..Options::default() });
    assert!([S1, S2, S3].into_iter().all(|seat| {
        let player = scene.player(seat);
        player.director.is_some() && player.director == player.start
    }));
}

#[test]
fn sp_640_without_n3_and_n6_there_are_none() {
    let scene = table(5, Options { technologies: Technologies::OpenSpaces, ..Options::default() });
    assert!([S1, S2, S3, S4, S5].into_iter().all(|seat| scene.player(seat).director.is_none()));
    logistics(&[], 2).refused_by("SP-640", S1, go(Region::Usa));
}

#[test]
fn sp_641_any_number_of_directors_may_be_in_a_region() {
    let mut scene = logistics(&[Power::N3], 1);
    for seat in [S2, S3, S4, S5] {
        director(&mut scene, seat, Region::Rsa);
    }
    scene.act(S1, go(Region::Rsa));
    assert_eq!(scene.player(S1).director, Some(Region::Rsa));
}

#[test]
fn sp_641_a_director_gives_no_presence() {
    let mut scene = logistics(&[Power::N3], 2);
    scene.act(S1, go(Region::Rsa)).refused_by("SP-346", S1, Action::Logistics { region: Region::Australia });
    let mut scene = selling(&[Power::N3]);
    director(&mut scene, S1, Region::Rsa);
    scene.goods(S1, 2).refused_by("SP-380", S1, sell(&[(Region::Rsa, 1)]));
}

#[test]
fn sp_641_a_director_takes_no_office_space() {
    let mut scene = logistics(&[Power::N3], 2);
    for seat in [S2, S3, S4, S5] {
        director(&mut scene, seat, Region::Emirates);
    }
    let enter = Action::Logistics { region: Region::Emirates };
    scene.act(S1, enter).act(S1, enter);
    assert_eq!(offices(&scene, Region::Emirates), [S1]);
}

#[test]
fn sp_642_one_progress_moves_the_director_to_any_region() {
    let mut scene = logistics(&[Power::N3], 2);
    scene.act(S1, go(Region::Australia));
    let player = scene.player(S1);
    assert_eq!((player.director, player.progress, player.markers), (Some(Region::Australia), 1, 11));
}

/// Nobody has researched anything.
#[test]
fn sp_642_every_player_may() {
    for power in [Power::N3, Power::N6] {
        let mut scene = logistics(&[power], 1);
        assert!(scene.player(S1).researched.is_empty());
        scene.act(S1, go(Region::Usa));
    }
}

#[test]
fn sp_642_as_often_as_progress_lasts() {
    let mut scene = logistics(&[Power::N3], 2);
    scene.act(S1, go(Region::Usa)).act(S1, go(Region::Rsa));
    assert_eq!(scene.player(S1).director, Some(Region::Rsa));
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2));
    let mut scene = logistics(&[Power::N3], 0);
    scene.refused_by("SP-642", S1, go(Region::Rsa));
}

#[test]
fn sp_642_always_to_another_region() {
    logistics(&[Power::N3], 2).refused_by("SP-642", S1, go(Region::NorthAfrica));
}

#[test]
fn sp_642_a_region_with_a_retailer_is_allowed_but_useless() {
    let mut scene = n3(3);
    retailer(&mut scene, Region::Europe, 6, Side::A);
    scene.office(S1, Region::Europe).act(S1, go(Region::Europe));
    assert_eq!(scene.player(S1).director, Some(Region::Europe));
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2), "nobody buys there");
}

#[test]
fn sp_643_the_early_sale_is_in_the_region_of_office_and_director() {
    let mut scene = n3(3);
    scene.price(S1, 3).act(S1, Action::Finish);
    assert_eq!(scene.legal(S1), [early(0, 0), early(1, 0), early(2, 0), early(3, 0)]); // 3, 6, Wi-Fi
    scene.act(S1, early(2, 0));
    assert_eq!((served(&scene, S1, Region::NorthAfrica), scene.player(S1).goods), (vec!["3".into(), "6".into()], 1));
    let sold = Event::Sold { seat: S1, region: Region::NorthAfrica, goods: 2, seconds: 0, by: Selling::Director };
    assert!(scene.told(S1).contains(&&sold));
}

#[test]
fn sp_643_left_to_right_and_only_to_buyers() {
    let mut scene = n3(3);
    serve(&mut scene, S4, Region::NorthAfrica, &[0]);
    scene.price(S1, 3).research(S1, Technology::Nfc).act(S1, Action::Finish);
    scene.refused_by("SP-385", S1, early(4, 0));
    scene.act(S1, early(2, 0)); // the 6, then Wi-Fi, which seat 1 has
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["6", "WiFi"]);
}

#[test]
fn sp_643_no_more_than_the_warehouse_holds() {
    let mut scene = n3(1);
    scene.price(S1, 3).act(S1, Action::Finish);
    scene.refused_by("SP-385", S1, early(2, 0));
    assert_eq!(scene.legal(S1), [early(0, 0), early(1, 0)]);
}

#[test]
fn sp_643_the_owner_may_decline() {
    let mut scene = n3(1);
    scene.act(S1, Action::Finish).act(S1, early(0, 0));
    assert_eq!((scene.player(S1).goods, scene.public().sold(S1)), (1, 0));
}

/// An office opened in this very turn counts.
#[test]
fn sp_643_it_is_decided_after_all_progress_has_been_placed() {
    let mut scene = n3(2);
    director(&mut scene, S1, Region::Emirates);
    scene.on_region(S1, Region::Emirates, 1).act(S1, Action::Logistics { region: Region::Emirates });
    assert_eq!(scene.what(), Some(What::DirectorSale));
    scene.act(S1, early(1, 0));
    assert_eq!(served(&scene, S1, Region::Emirates), ["6"]);
}

#[test]
fn sp_643_not_without_the_director_goods_or_the_power() {
    let asked = |change: &dyn Fn(&mut Table)| {
        let mut scene = n3(2);
        change(&mut scene);
        scene.act(S1, Action::Finish).what() == Some(What::DirectorSale)
    };
    assert!(asked(&|_| {}));
    assert!(!asked(&|scene| {
        director(scene, S1, Region::Europe);
    }));
    assert!(!asked(&|scene| {
        scene.goods(S1, 0);
    }));
    assert!(!asked(&|scene| {
        scene.edit(|state| {
            state.public.players[S1].researched = Default::default();
            state.public.players[S1].offices += 1;
        });
    }));
}

#[test]
fn sp_643_the_owner_may_sell_there_again_in_phase_7() {
    let mut scene = n3(3);
    scene.price(S1, 3).act(S1, Action::Finish).act(S1, early(1, 0));
    scene.act(S2, Action::Finish);
    assert_eq!(
        (scene.what(), buyers(&scene, S1, Region::NorthAfrica)),
        (Some(What::Sale), vec!["6".into(), "WiFi".into()])
    );
    scene.goods(S2, 1).price(S2, 5).act(S1, sell(&[(Region::NorthAfrica, 2)]));
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["3", "6", "WiFi"]);
}

/// N6: every unserved customer.
#[test]
fn sp_643_n6_applies_to_the_early_sale() {
    let mut scene = n3(9);
    scene.own(S1, Power::N6).price(S1, 8);
    scene.act(S1, Action::Finish).act(S1, early(6, 0));
    assert_eq!(served(&scene, S1, Region::NorthAfrica).len(), 6);
}

/// N9: a reserved customer.
#[test]
fn sp_643_reservations_apply_to_the_early_sale() {
    let mut scene = n3(9);
    scene.own(S1, Power::N9).price(S1, 8).own(S4, Power::N9);
    reserve(&mut scene, S1, Region::NorthAfrica, End::Left);
    reserve(&mut scene, S4, Region::NorthAfrica, End::Right);
    scene.act(S1, Action::Finish).act(S1, early(3, 0));
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["3", "WiFi", "Nfc"]);
}

#[test]
fn sp_644_without_the_power_a_director_changes_nothing() {
    for power in [Power::N3, Power::N6] {
        let mut scene = selling(&[power]);
        let before = buyers(&scene, S1, Region::NorthAfrica);
        director(&mut scene, S1, Region::Usa);
        assert_eq!(buyers(&scene, S1, Region::NorthAfrica), before);
        director(&mut scene, S1, Region::NorthAfrica);
        assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["6"]);
    }
}

/// N3 itself does not change who buys.
#[test]
fn sp_644_n3_is_of_no_use_in_phase_7() {
    let mut scene = selling(&[Power::N3]);
    scene.own(S1, Power::N3).price(S1, 8);
    director(&mut scene, S1, Region::NorthAfrica);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["WiFi"]);
}

/// Seat 1 owns N6 and has office and director in North Africa; price 8.
fn n6() -> Table {
    let mut scene = selling(&[Power::N6]);
    scene.own(S1, Power::N6).goods(S1, 9).price(S1, 8);
    director(&mut scene, S1, Region::NorthAfrica);
    scene
}

#[test]
fn sp_645_every_unserved_customer_there_buys() {
    let mut scene = n6();
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["3", "6", "WiFi", "Battery", "Nfc", "FourG"]);
    serve(&mut scene, S4, Region::NorthAfrica, &[1, 2]);
    scene.act(S1, sell(&[(Region::NorthAfrica, 2)]));
    assert_eq!(served(&scene, S1, Region::NorthAfrica), ["3", "Battery"], "still left to right");
}

#[test]
fn sp_645_only_with_an_own_office_and_only_there() {
    let mut scene = n6();
    scene.office(S1, Region::Rsa);
    assert_eq!(buyers(&scene, S1, Region::Rsa), [""; 0]);
    director(&mut scene, S1, Region::Europe);
    assert_eq!(buyers(&scene, S1, Region::Europe), [""; 0]);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), [""; 0]);
}

#[test]
fn sp_645_other_players_directors_are_of_no_use() {
    let mut scene = n6();
    scene.office(S4, Region::NorthAfrica).price(S4, 8);
    director(&mut scene, S4, Region::NorthAfrica);
    assert_eq!(buyers(&scene, S4, Region::NorthAfrica), [""; 0]);
}

#[test]
fn sp_645_a_customer_reserved_by_somebody_else_does_not_buy() {
    let mut scene = n6();
    scene.own(S4, Power::N9).own(S1, Power::N9);
    reserve(&mut scene, S4, Region::NorthAfrica, End::Left);
    reserve(&mut scene, S1, Region::NorthAfrica, End::Right);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["6", "WiFi", "Battery", "Nfc", "FourG"]);
}

#[test]
fn sp_645_not_where_a_retailer_lies() {
    let mut scene = n6();
    retailer(&mut scene, Region::NorthAfrica, 3, Side::A);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), [""; 0]);
}

#[test]
fn sp_ex_35_china_at_price_8() {
    let mut scene = n6();
    scene.office(S1, Region::China);
    director(&mut scene, S1, Region::China);
    serve(&mut scene, S4, Region::China, &[0, 1]);
    assert_eq!(buyers(&scene, S1, Region::China), ["5", "Gps", "Gamepad", "Battery", "Nfc", "FourG"]);
}
