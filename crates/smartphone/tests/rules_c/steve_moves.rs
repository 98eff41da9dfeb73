//! SP-484 to SP-486: where Steve places progress and whom Steve sells to, with every tie-break.

use crate::shared::*;
use crate::steve::{STEVE, solo};

fn alone() -> Table {
    solo(Options::default())
}

/// Steve's turn of phase 5 comes, and the rest of the round.
fn researches(scene: &mut Table) -> Vec<Technology> {
    scene.at(Stage::Research, S1, What::Research).act(S1, FINISH);
    let placed = |event: &Event| match event {
        Event::ProgressOnTechnology { seat, technology, .. } if *seat == STEVE => Some(*technology),
        _ => None,
    };
    told(scene).iter().filter_map(placed).collect()
}

#[test]
fn sp_484_he_researches_the_technology_with_the_fewest_missing_markers() {
    let mut scene = alone();
    scene.on_technology(STEVE, Technology::FourG, 4);
    let placed = researches(&mut scene);
    assert_eq!(placed, [Technology::FourG, Technology::FourG, Technology::Gps], "2 are missing, then 3");
    assert_eq!(scene.public().patents[Technology::FourG.index()], Some(STEVE));
    assert_eq!(scene.player(STEVE).on_technologies, [1, 0, 0, 0, 0, 0]);
    let rules = rules_of(&scene, |event| matches!(event, Event::ProgressOnTechnology { .. }));
    assert_eq!(rules, ["SP-484"; 3]);
}

#[test]
fn sp_484_at_a_tie_a_patent_that_is_still_there_comes_first() {
    let mut scene = alone();
    scene.research(S1, Technology::FourG).on_technology(STEVE, Technology::FourG, 3); // 5 − 3
    scene.on_technology(STEVE, Technology::WiFi, 1); // 3 − 1
    assert_eq!(researches(&mut scene)[..2], [Technology::WiFi; 2], "4G has the greater patent, but it is gone");
}

#[test]
fn sp_484_then_the_higher_patent_vp() {
    let mut scene = alone();
    scene.on_technology(STEVE, Technology::Battery, 1); // 3 missing, as on GPS and Wi-Fi
    assert_eq!(researches(&mut scene), [Technology::Battery; 3], "8 VP against 6");
}

#[test]
fn sp_484_then_board_order() {
    assert_eq!(researches(&mut alone()), [Technology::Gps; 3], "GPS and Wi-Fi are alike");
    let mut scene = alone();
    scene.on_technology(STEVE, Technology::Battery, 2).on_technology(STEVE, Technology::Gamepad, 2);
    assert_eq!(researches(&mut scene)[..2], [Technology::Gamepad; 2]);
}

#[test]
fn sp_484_he_completes_technologies_as_a_player() {
    let mut scene = alone();
    researches(&mut scene);
    assert!(scene.player(STEVE).researched.has(Technology::Gps.index() as u8));
    assert_eq!((scene.player(STEVE).on_technologies[0], scene.player(STEVE).markers), (0, 11), "one lies on India");
    let told = rules_of(&scene, |event| matches!(event, Event::Researched { .. } | Event::PatentTaken { .. }));
    assert_eq!(told, ["SP-319", "SP-320"]);
}

/// SP-322.
#[test]
fn sp_484_what_became_cheaper_completes_before_new_progress() {
    let mut scene = alone();
    scene.research(S1, Technology::Gps).on_technology(STEVE, Technology::Gps, 2);
    researches(&mut scene);
    let events = told(&scene);
    let done = events.iter().position(|it| *it == Event::Researched { seat: STEVE, technology: Technology::Gps });
    let received = events.iter().position(|it| matches!(it, Event::ProgressReceived { seat, .. } if *seat == STEVE));
    assert!(done.is_some() && done < received);
    assert_eq!(scene.public().patents[0], Some(S1), "the patent stays with its holder");
}

#[test]
fn sp_484_progress_he_cannot_place_is_lost() {
    let mut scene = alone();
    scene.everything_researched(STEVE);
    assert!(researches(&mut scene).is_empty());
    assert!(told(&scene).contains(&Event::ProgressLost { seat: STEVE, logistics: false, progress: 3 }));
}

/// Steve's turn of phase 6 comes, and the rest of the round.
fn opens(scene: &mut Table) -> Vec<Region> {
    scene.progress(S1, 1).at(Stage::Logistics, S1, What::Logistics).act(S1, FINISH);
    let placed = |event: &Event| match event {
        Event::ProgressOnRegion { seat, region, .. } if *seat == STEVE => Some(*region),
        _ => None,
    };
    told(scene).iter().filter_map(placed).collect()
}

#[test]
fn sp_485_he_enters_the_linked_region_with_the_fewest_missing_markers() {
    let mut scene = alone();
    let placed = opens(&mut scene);
    assert_eq!(placed, [Region::Canada, Region::Canada, Region::India], "India is linked to Canada");
    assert!(scene.public().place(Region::Canada).has_office(STEVE));
    assert_eq!(rules_of(&scene, |event| matches!(event, Event::ProgressOnRegion { .. })), ["SP-485"; 3]);
    assert_eq!(rules_of(&scene, |event| matches!(event, Event::OfficeOpened { .. })), ["SP-348"]);
}

#[test]
fn sp_485_markers_that_lie_there_count() {
    let mut scene = alone();
    scene.on_region(STEVE, Region::China, 3);
    assert_eq!(opens(&mut scene)[0], Region::China, "1 is missing");
}

#[test]
fn sp_485_at_a_tie_the_larger_region() {
    let mut scene = alone();
    scene.on_region(STEVE, Region::China, 2);
    assert_eq!(opens(&mut scene)[..2], [Region::China; 2], "2 are missing, as in Canada");
}

#[test]
fn sp_485_then_board_order() {
    let mut scene = alone();
    scene.on_region(STEVE, Region::China, 2).on_region(STEVE, Region::Europe, 2);
    assert_eq!(opens(&mut scene)[..2], [Region::Europe; 2]);
}

#[test]
fn sp_485_he_leaves_retailers_aside() {
    let mut scene = alone();
    scene.retailer(Region::Canada, 1, Side::A);
    assert_eq!(opens(&mut scene), [Region::Europe; 3], "not Canada, though 2 are enough there");
}

#[test]
fn sp_485_cut_off_by_retailers_he_enters_one_by_the_same_order() {
    let mut scene = alone();
    scene.retailer(Region::Canada, 1, Side::A).retailer(Region::Europe, 6, Side::A);
    scene.retailer(Region::China, 7, Side::A);
    assert_eq!(opens(&mut scene), [Region::Canada, Region::Canada, Region::India]);
    let mut scene = alone();
    scene.retailer(Region::Canada, 1, Side::A).retailer(Region::Europe, 6, Side::A);
    scene.retailer(Region::China, 7, Side::A).on_region(STEVE, Region::China, 2);
    assert_eq!(opens(&mut scene)[..2], [Region::China; 2], "2 are missing in both, and China is larger");
}

#[test]
fn sp_485_where_only_retailers_are_left_his_progress_is_lost() {
    let mut scene = alone();
    scene.retailer(Region::Canada, 1, Side::A);
    for region in Region::ALL.into_iter().filter(|region| ![Region::Canada, Region::Cis].contains(region)) {
        scene.office(STEVE, region);
    }
    assert!(opens(&mut scene).is_empty());
    assert!(told(&scene).contains(&Event::ProgressLost { seat: STEVE, logistics: true, progress: 3 }));
}

#[test]
fn sp_485_a_full_region_is_none_that_is_left() {
    let mut scene = alone();
    scene.retailer(Region::Canada, 1, Side::A);
    let others = Region::ALL.into_iter().filter(|region| ![Region::Canada, Region::Cis, Region::Rsa].contains(region));
    others.for_each(|region| _ = scene.office(STEVE, region));
    scene.office(S1, Region::Rsa).office(S1, Region::Rsa).office(S1, Region::Rsa);
    assert!(opens(&mut scene).is_empty());
}

/// Steve's turn of phase 7 comes, and the rest of the round.
fn sells(scene: &mut Table) -> Vec<Region> {
    scene.goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    let sold = |event: &Event| match event {
        Event::Sold { seat, region, goods: 1, seconds: 0, by: Selling::Steve } if *seat == STEVE => Some(*region),
        _ => None,
    };
    told(scene).iter().filter_map(sold).collect()
}

#[test]
fn sp_486_he_sells_where_he_has_the_most_customers_left() {
    let mut scene = alone();
    scene.office(STEVE, Region::Emirates).price(STEVE, 5).goods(STEVE, 2);
    assert_eq!(sells(&mut scene), [Region::Cis, Region::Cis], "5 and 7, then the larger of two with one");
    let rules = rules_of(&scene, |event| matches!(event, Event::Sold { .. }));
    assert_eq!(rules, ["SP-486", "SP-486"]);
}

#[test]
fn sp_486_at_a_tie_in_the_larger_region() {
    let mut scene = alone();
    scene.office(STEVE, Region::China).office(STEVE, Region::Emirates).price(STEVE, 5).goods(STEVE, 4);
    let sold = sells(&mut scene);
    assert_eq!(sold, [Region::Cis, Region::China, Region::Cis, Region::Emirates], "two, then L, M and S with one");
}

#[test]
fn sp_486_then_in_board_order() {
    let mut scene = alone();
    scene.office(STEVE, Region::Australia).office(STEVE, Region::India).price(STEVE, 6).goods(STEVE, 3);
    assert_eq!(sells(&mut scene), [Region::Cis, Region::India, Region::Australia], "7, 6 and 6");
}

#[test]
fn sp_486_each_goods_goes_to_the_first_customer_who_buys() {
    let mut scene = alone();
    scene.research(STEVE, Technology::WiFi).price(STEVE, 5).goods(STEVE, 2);
    scene.own(S1, Power::N1).served(S1, Region::Usa, &[0]);
    sells(&mut scene);
    assert_eq!(scene.what(), Some(What::Favour), "phase 8: what was sold still lies there");
    let [none, served] = [None, Some(STEVE)];
    assert_eq!(scene.public().place(Region::Cis).served[..6], [none, served, served, none, none, none]);
}

#[test]
fn sp_486_what_he_cannot_sell_is_discarded() {
    let mut scene = alone();
    scene.price(STEVE, 8).goods(STEVE, 7);
    assert!(sells(&mut scene).is_empty());
    assert!(told(&scene).contains(&Event::Discarded { seat: STEVE, goods: 7 }));
}
