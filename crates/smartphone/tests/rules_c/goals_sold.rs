//! SP-533: the directives about selling, each met exactly at its threshold and not one below.

use crate::shared::*;
use Region::{Canada, Caribbean, China, Emirates, Europe, India, NorthAfrica, Rsa, Usa};
use smartphone::BoardSize;

/// The first player sells at this price, with offices where they sell: what they are offered at the end of their turn.
fn after_sale(directive: u8, price: u8, sale: &[(Region, u8)]) -> Option<(Seat, u8)> {
    let mut scene = selling(directive, price, sale);
    scene.act(S1, sell(sale));
    scene.offered().filter(|_| scene.public().stage == Stage::Selling(Step::Directives))
}

fn selling(directive: u8, price: u8, sale: &[(Region, u8)]) -> Table {
    let mut scene = with_directives(2, &[directive]);
    for (region, _) in sale.iter().filter(|(region, _)| *region != NorthAfrica) {
        scene.office(S1, *region);
    }
    scene.price(S1, price).goods(S1, 18).at(Stage::Selling, S1, What::Sale);
    scene
}

#[test]
fn sp_533_no_5_ten_goods_sold() {
    assert_eq!(after_sale(5, 2, &[(Usa, 4), (Europe, 4), (China, 2)]), Some((S1, 5)));
    assert_eq!(after_sale(5, 2, &[(Usa, 4), (Europe, 4), (China, 1)]), None);
}

/// SP-643: goods sold early count at the end of the turn in phase 6.
#[test]
fn sp_533_no_5_is_looked_at_in_phase_6() {
    for (goods, asked) in [(2, Some((S1, 5))), (1, None)] {
        let mut scene = with_directives(2, &[5]);
        scene.own(S1, Power::N3).sold_away(S1, 8).goods(S1, 2).price(S1, 3).progress(S1, 1);
        scene.at(Stage::Logistics, S1, What::Logistics).act(S1, FINISH);
        scene.act(S1, Action::DirectorSale { goods, seconds: 0 });
        assert_eq!(scene.offered(), asked);
    }
}

/// The second player has nothing to sell: the phase ends after the first player's turn.
fn end_of_selling(directive: u8, produced: u8, goods: u8, sold: u8) -> Option<(Seat, u8)> {
    let mut scene = with_directives(2, &[directive]);
    scene.counted(S1, |counted| counted.produced = produced).goods(S1, goods).price(S1, 3);
    scene.at(Stage::Selling, S1, What::Sale).act(S1, sell(&[(NorthAfrica, sold)]));
    scene.offered()
}

#[test]
fn sp_533_no_6_goods_produced_and_none_sold() {
    assert_eq!(end_of_selling(6, 1, 1, 0), Some((S1, 6)));
    assert_eq!(end_of_selling(6, 0, 1, 0), None, "only kept goods");
    assert_eq!(end_of_selling(6, 2, 2, 1), None);
}

#[test]
fn sp_533_no_7_sold_in_five_regions() {
    let five = [(Usa, 1), (Europe, 1), (Canada, 1), (Rsa, 1), (India, 1)];
    assert_eq!(after_sale(7, 2, &five), Some((S1, 7)));
    assert_eq!(after_sale(7, 2, &[(Usa, 4), (Europe, 2), (Canada, 1), (Rsa, 1)]), None);
}

#[test]
fn sp_533_no_8_five_goods_in_one_region() {
    for (goods, asked) in [(5, Some((S1, 8))), (4, None)] {
        let sale = [(Usa, goods), (Europe, 4)];
        let mut scene = selling(8, 2, &sale);
        scene.research(S1, Technology::WiFi).act(S1, sell(&sale));
        assert_eq!(scene.offered(), asked);
    }
}

#[test]
fn sp_533_no_9_four_regions_controlled() {
    let after = |regions: &[Region]| {
        let sale: Vec<(Region, u8)> = regions.iter().map(|region| (*region, 1)).collect();
        let mut scene = selling(9, 2, &sale);
        scene.act(S1, sell(&sale));
        scene.offered()
    };
    assert_eq!(after(&[Usa, Europe, Canada, Rsa]), Some((S1, 9)));
    assert_eq!(after(&[Usa, Europe, Canada]), None);
}

/// Second place is no control.
#[test]
fn sp_533_no_9_counts_first_places() {
    let sale = [(Usa, 1), (Europe, 1), (Canada, 1), (Rsa, 1)];
    let mut scene = selling(9, 2, &sale);
    scene.office(S2, Usa).served(S2, Usa, &[2, 3]).act(S1, sell(&sale));
    assert_eq!(scene.offered(), None);
}

/// 9 goods at price 7 are 63; then 3 VP of an L region, 2 of an M region, and 2 of an M or 1 of an S region.
#[test]
fn sp_533_no_10_seventy_vp_in_phase_8() {
    for (third, asked) in [(India, Some((S1, 10))), (Canada, None)] {
        let sale = [(Usa, 4), (NorthAfrica, 4), (third, 1)];
        let mut scene = selling(10, 7, &sale);
        scene.everything_researched(S1).own(S1, Power::GpsDark).act(S1, sell(&sale));
        assert_eq!(scene.player(S1).seen.profit, if third == India { 70 } else { 69 });
        assert_eq!(scene.offered(), asked);
    }
}

#[test]
fn sp_533_no_21_four_goods_discarded() {
    assert_eq!(end_of_selling(21, 5, 5, 1), Some((S1, 21)));
    assert_eq!(end_of_selling(21, 4, 4, 1), None);
}

#[test]
fn sp_533_no_22_three_regions_with_price_customers_alone() {
    assert_eq!(after_sale(22, 2, &[(Usa, 1), (Canada, 1), (Rsa, 2)]), Some((S1, 22)));
    assert_eq!(after_sale(22, 2, &[(Usa, 1), (Rsa, 2)]), None);
}

#[test]
fn sp_533_no_22_one_technology_customer_spoils_a_region() {
    let sale = [(Usa, 1), (Rsa, 2), (Canada, 2)];
    let mut scene = selling(22, 2, &sale);
    scene.research(S1, Technology::Gps).act(S1, sell(&sale));
    assert_eq!(scene.offered(), None, "in Canada 4 and GPS bought");
}

#[test]
fn sp_533_no_23_three_regions_with_technology_customers_alone() {
    for (price, asked) in [(8, Some((S1, 23))), (6, None)] {
        let sale = [(Usa, 1), (Canada, 1), (Emirates, 1)];
        let mut scene = selling(23, price, &sale);
        scene.everything_researched(S1).act(S1, sell(&sale));
        assert_eq!(scene.offered(), asked, "at price 6 the first of the Emirates is a price customer");
    }
    let mut two = selling(23, 8, &[(Usa, 1), (Canada, 1)]);
    two.everything_researched(S1).act(S1, sell(&[(Usa, 3), (Canada, 2)]));
    assert_eq!(two.offered(), None);
}

#[test]
fn sp_533_no_24_the_rightmost_customers_of_two_regions() {
    for (goods, asked) in [(4, Some((S1, 24))), (3, None)] {
        let sale = [(Usa, goods), (Canada, 3)];
        let mut scene = selling(24, 8, &sale);
        scene.everything_researched(S1).act(S1, sell(&sale));
        assert_eq!(scene.offered(), asked, "4G is the last in both");
    }
}

/// Small board, three players: the first sells in all regions where they have an office and nothing else.
fn small(directive: u8, price: u8, gamepad: bool, regions: &[(Region, usize)]) -> Option<(Seat, u8)> {
    let options = Options { board: BoardSize::Small, directives: Directives::On, ..Options::default() };
    let mut scene = table(3, options);
    scene.only_directives(&[directive]).price(S1, price).goods(S1, 1);
    if gamepad {
        scene.research(S1, Technology::Gamepad);
    }
    for (region, customer) in regions {
        scene.served(S1, *region, &[*customer]);
    }
    scene.at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    scene.offered()
}

/// 6|Gamepad in three regions.
const MIXED: [(Region, usize); 3] = [(Usa, 3), (India, 2), (Emirates, 1)];

#[test]
fn sp_534_a_mixed_customer_counts_as_a_price_customer_if_the_price_fits() {
    assert_eq!(small(22, 6, true, &MIXED), Some((S1, 22)), "both conditions are met");
    assert_eq!(small(23, 6, true, &MIXED), None);
}

#[test]
fn sp_534_otherwise_as_a_technology_customer() {
    assert_eq!(small(22, 7, true, &MIXED), None);
    assert_eq!(small(23, 7, true, &MIXED), Some((S1, 23)));
    assert_eq!(small(23, 7, false, &MIXED), Some((S1, 23)), "whatever rule made the sale");
}

#[test]
fn sp_534_any_other_customer_counts_as_it_is_printed() {
    let prices = [(Usa, 0), (India, 0), (Emirates, 0)]; // 3, 2 and 5
    assert_eq!(small(22, 8, false, &prices), Some((S1, 22)), "reached by a power only");
    let technologies = [(Usa, 5), (India, 4), (Emirates, 2)]; // Wi-Fi, Battery, NFC
    assert_eq!(small(23, 8, false, &technologies), Some((S1, 23)));
}

#[test]
fn sp_535_with_wi_fi_plain_no_21_cannot_be_met() {
    let mut scene = with_directives(2, &[21]);
    scene.own(S1, Power::WiFiPlain).goods(S1, 9).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    assert_eq!((scene.offered(), scene.public().round, scene.player(S1).goods), (None, 2, 9));
}

#[test]
fn sp_535_no_6_counts_goods_of_every_rule() {
    let mut scene = with_directives(2, &[6]);
    scene.on_technology(S1, Technology::Gps, 2).progress(S1, 1).at(Stage::Research, S1, What::Research);
    scene.act(S1, research(Technology::Gps));
    assert_eq!(scene.what(), Some(What::Sale));
    scene.act(S1, sell(&[]));
    assert_eq!(scene.offered(), Some((S1, 6)), "five goods of GPS plain");
}

/// SP-646: N5 with the patents of NFC and 4G.
#[test]
fn sp_537_no_5_8_and_10_count_second_goods() {
    let sale = |directive: u8, seconds: u8, price: u8, away: u8| {
        let mut scene = with_directives(2, &[directive]);
        scene.own(S1, Power::N5).research(S1, Technology::Nfc).research(S1, Technology::FourG).office(S1, Usa);
        scene.sold_away(S1, away).price(S1, price).goods(S1, 6).at(Stage::Selling, S1, What::Sale);
        scene.act(S1, sell_twice(&[(Usa, 3)], &[(Usa, seconds)]));
        scene.offered()
    };
    assert_eq!(sale(5, 2, 8, 5), Some((S1, 5)));
    assert_eq!(sale(5, 1, 8, 5), None);
    assert_eq!(sale(8, 2, 8, 0), Some((S1, 8)), "Gamepad, NFC twice and 4G twice");
    assert_eq!(sale(8, 1, 8, 0), None);
    assert_eq!(sale(10, 2, 8, 4), Some((S1, 10)), "9 goods at 8, and 3 of the USA");
    assert_eq!(sale(10, 1, 8, 4), None);
}

/// SP-415.
#[test]
fn sp_537_no_9_counts_no_region_without_an_office() {
    let mut scene = with_directives(2, &[9]);
    scene.own(S1, Power::FourGPlain).office(S1, Usa).office(S1, Europe).price(S1, 2).goods(S1, 4);
    scene.at(Stage::Selling, S1, What::Sale);
    scene.act(S1, sell(&[(NorthAfrica, 1), (Usa, 1), (Europe, 1), (Caribbean, 1)]));
    assert_eq!(scene.offered(), None, "nobody has an office in the Caribbean");
}

#[test]
fn sp_537_no_10_counts_the_favoured_region_and_no_payment() {
    let mut scene = table(2, Options { directives: Directives::On, hard: Hard::On, ..Options::default() });
    scene.without_retailers().only_directives(&[10]).own(S1, Power::N1).office(S1, Usa);
    scene.price(S1, 6).sold_away(S1, 9).vp(S1, -100).goods(S1, 1).at(Stage::Selling, S1, What::Sale);
    scene.act(S1, sell(&[(Usa, 1)]));
    assert_eq!(scene.what(), Some(What::Favour));
    scene.act(S1, Action::Favour { region: Choice(Some(Usa)) });
    assert_eq!(scene.player(S1).seen.profit, 60 + 3 + 2);
    assert_eq!((scene.offered(), scene.public().round), (None, 2));
}

#[test]
fn sp_537_no_24_means_the_last_customer_of_the_printed_row() {
    assert_eq!(small(24, 8, false, &[(Usa, 7), (Emirates, 3)]), Some((S1, 24)));
    assert_eq!(small(24, 8, false, &[(Usa, 7), (Emirates, 2)]), None);
}
