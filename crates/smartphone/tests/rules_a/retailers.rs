//! 8 Retailers, how they lie and who gets onto them: SP-160, SP-161, SP-163, SP-165.

use crate::common::*;
use crate::shared::*;
use Region::*;

fn all(scene: &Table) -> usize {
    scene.public().regions.iter().filter(|place| place.retailer.is_some()).count()
}

/// Seat 1, Green in North Africa, has so much logistics progress.
fn turn(progress: u8) -> Table {
    let mut scene = table(3, Options::default());
    scene.without_retailers().progress(S1, progress).at(Stage::Logistics, S1, What::Logistics);
    scene
}

#[test]
fn sp_160_retailers_lie_where_fewer_play_than_the_board_is_for() {
    assert_eq!([1, 2, 3, 4, 5].map(|seats| all(&table(seats, Options::default()))), [6, 6, 4, 2, 0]);
    assert_eq!([1, 2, 3].map(|seats| all(&table(seats, small()))), [2, 2, 0]);
}

#[test]
fn sp_160_a_retailer_is_laid_on_a_region_of_its_size() {
    let mut scene = scripted(2, small(), [pick(0, 27), pick(0, 26), pick(0, 25), pick(0, 2)]);
    scene.act(S1, company(Green));
    scene.chance([pick(0, 2), pick(0, 2), pick(0, 3), pick(0, 2)]).act(S2, company(Blue));
    for region in [Usa, China, SouthAmerica, NorthAfrica, India] {
        scene.refused_by("SP-160", S2, lay_retailer(region, 1, Side::A));
    }
    scene.act(S2, lay_retailer(Caribbean, 1, Side::A));
    for region in [Usa, China, Emirates, Australia, Caribbean] {
        scene.refused_by("SP-160", S2, lay_retailer(region, 3, Side::A));
    }
}

#[test]
fn sp_160_the_power_n10_lays_a_retailer_of_the_regions_size() {
    let mut scene = with_powers(3, &[Power::N10]);
    scene.without_retailers().office(S1, Canada).on_technology(S1, Technology::FourG, 5).progress(S1, 1);
    scene.at(Stage::Research, S1, What::Research).act(S1, research(Technology::FourG));
    assert_eq!(scene.what(), Some(What::Retailer));
    scene.refused_by("SP-160", S1, lay_retailer(NorthAfrica, 1, Side::A));
    scene.refused_by("SP-160", S1, lay_retailer(Canada, 3, Side::A));
    scene.act(S1, lay_retailer(Canada, 2, Side::B));
    assert_eq!(scene.public().place(Canada).retailer, Some((1, Side::B)));
}

#[test]
fn sp_161_nobody_sells_in_a_region_with_a_retailer() {
    let mut scene = table(3, Options::default());
    scene.without_retailers().goods(S1, 2).price(S1, 2).office(S1, Canada).at(Stage::Selling, S1, What::Sale);
    assert!(scene.legal(S1).contains(&sell(&[(Canada, 1)])));
    scene.retailer(Canada, 1, Side::A);
    scene.refused_by("SP-161", S1, sell(&[(Canada, 1)]));
    assert!(scene.legal(S1).iter().all(|action| *action == sell(&[])
        || matches!(
            action,
            Action::Sell { goods, .. } if goods.kinds().all(|region| region != Canada.index() as u8)
        )));
}

#[test]
fn sp_161_where_only_retailers_lie_there_is_nobody_to_sell_to() {
    let mut scene = table(3, Options::default());
    scene.without_retailers().retailer(NorthAfrica, 3, Side::A).goods(S1, 2).progress(S1, 1);
    scene.at(Stage::Logistics, S1, What::Logistics).act(S1, Action::Finish);
    assert_eq!((scene.public().round, scene.public().stage), (2, Stage::Planning));
}

#[test]
fn sp_163_an_office_on_a_retailer_costs_what_the_region_costs() {
    let mut scene = turn(3);
    scene.retailer(Emirates, 1, Side::A);
    scene.act(S1, logistics(Emirates));
    assert!(!scene.public().place(Emirates).has_office(S1));
    scene.act(S1, logistics(Emirates));
    assert_eq!(scene.regions_of(S1), [Emirates, NorthAfrica]);
}

#[test]
fn sp_163_the_office_takes_the_leftmost_free_space_of_the_retailer() {
    let mut scene = turn(2);
    scene.retailer(Emirates, 1, Side::A).office(S3, Emirates);
    scene.act(S1, logistics(Emirates)).act(S1, logistics(Emirates));
    assert_eq!(scene.public().place(Emirates).offices[..], [S3, S1]);
}

#[test]
fn sp_163_an_office_on_a_retailer_opens_the_regions_linked_to_it() {
    let mut scene = turn(3);
    scene.retailer(Emirates, 1, Side::A);
    scene.refused_by("SP-346", S1, logistics(Rsa));
    scene.act(S1, logistics(Emirates)).act(S1, logistics(Emirates)).act(S1, logistics(Rsa));
    assert_eq!(scene.player(S1).on_regions[Rsa.index()], 1);
}

#[test]
fn sp_165_a_player_has_one_office_on_a_retailer_never_two() {
    let mut scene = turn(1);
    scene.retailer(Emirates, 1, Side::A).office(S1, Emirates).own(S1, Power::WiFiDark);
    scene.refused_by("SP-360", S1, logistics(Emirates));
    scene.refused_by("SP-165", S1, Action::SecondOffice { region: Emirates });
    scene.act(S1, Action::SecondOffice { region: NorthAfrica });
}
