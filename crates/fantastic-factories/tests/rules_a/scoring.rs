//! Section 13: scoring, and its examples.

use crate::ff::*;

/// The end of the last round.
fn over(table: Ff) -> Ff {
    let mut table = table.work().round(8).last_round(8);
    table.finish_all();
    assert_eq!(table.stage(), Stage::Over);
    table
}

/// S1's points with this compound and these goods.
fn score(built: &[&str], goods: u16) -> i32 {
    over(scene(2).built(S1, built).goods(S1, goods)).result()[0].1
}

#[test]
fn ff_295_a_score_is_prestige_and_goods() {
    assert_eq!(score(&[], 0), 0);
    assert_eq!(score(&[], 9), 9);
    assert_eq!(score(&["foundry", "robot", "obelisk"], 0), 3);
    assert_eq!(score(&["foundry", "robot", "obelisk"], 9), 12);
}

/// Every card alone is worth what its row says.
#[test]
fn ff_295_every_card_counts_its_prestige() {
    for blueprint in &standard().blueprints {
        assert_eq!(score(&[&blueprint.id], 0), i32::from(blueprint.prestige[0]), "{}", blueprint.id);
    }
}

#[test]
fn ff_295_every_point_is_told() {
    let table = over(scene(2).built(S1, &["beacon", "beacon", "dojo"]).goods(S1, 4).goods(S2, 1));
    let told = table.heard();
    let prestige = |key, copies, vp| Event::PrestigeScored { seat: S1, card: print(key), copies, vp };
    assert!(told.contains(&prestige("beacon", 2, 5)) && told.contains(&prestige("dojo", 1, 0)));
    assert!(told.contains(&Event::GoodsScored { seat: S1, vp: 4 }));
    assert!(told.contains(&Event::Ended { seat: S1, vp: 9, rank: 1 }));
    assert!(told.contains(&Event::Ended { seat: S2, vp: 1, rank: 2 }));
}

#[test]
fn ff_296_cards_in_hand_metal_and_energy_score_nothing() {
    let hand = ["beacon", "obelisk", "megalith", "golem"];
    let table = over(scene(2).hand(S1, &hand).tokens(S1, 6, 6).goods(S1, 2).goods(S2, 3));
    assert_eq!(table.result(), [(2, 2), (1, 3)]);
}

#[test]
fn ff_297_the_highest_score_wins() {
    let table = over(scene(4).goods(S1, 7).goods(S2, 9).goods(S3, 8).tokens(S1, 6, 6));
    assert_eq!(table.result(), [(3, 7), (1, 9), (2, 8), (4, 0)]);
    let mut table = table;
    table.refused_by("FF-297", S2, take(1)).refused_by("FF-297", S1, FINISH);
}

#[test]
fn ff_298_ties_are_broken_by_metal_then_energy_then_blueprints() {
    let ranks = |table: Ff| over(table).result().iter().map(|place| place.0).collect::<Vec<_>>();
    let tie = || scene(2).goods(S1, 5).goods(S2, 5);
    let by_metal = tie().tokens(S1, 2, 9).tokens(S2, 3, 0).hand(S1, &["dojo"]);
    assert_eq!(ranks(by_metal), [2, 1]);
    let by_energy = tie().tokens(S1, 2, 4).tokens(S2, 2, 5).hand(S1, &["dojo"]);
    assert_eq!(ranks(by_energy), [2, 1]);
    let by_hand = tie().tokens(S1, 2, 4).tokens(S2, 2, 4).hand(S1, &["dojo"]).hand(S2, &["golem", "robot"]);
    assert_eq!(ranks(by_hand), [2, 1]);
    let not_needed = tie().goods(S1, 6).tokens(S1, 0, 0).tokens(S2, 6, 6).hand(S2, &["golem"]);
    assert_eq!(ranks(not_needed), [1, 2]);
}

#[test]
fn ff_299_players_still_tied_share_the_victory() {
    let table = scene(3).goods(S1, 5).goods(S3, 5).tokens(S1, 2, 4).tokens(S3, 2, 4);
    let table = over(table.hand(S1, &["dojo"]).hand(S3, &["beacon"]).goods(S2, 4));
    assert_eq!(table.result(), [(1, 5), (3, 4), (1, 5)]);
    let winners: Vec<Seat> = kernel::owed::winners(&table.standings()).iter().collect();
    assert_eq!(winners, [S1, S3]);
}

#[test]
fn ff_300_the_same_comparison_ranks_all_places() {
    let table = scene(5).goods(S1, 3).goods(S2, 3).goods(S3, 3).goods(S4, 9).goods(S5, 3);
    let table = table.tokens(S1, 1, 1).tokens(S2, 2, 0).tokens(S3, 1, 1).tokens(S5, 1, 2);
    let table = over(table.hand(S3, &["dojo"]));
    assert_eq!(table.result(), [(5, 3), (2, 3), (4, 3), (1, 9), (3, 3)]);
}

#[test]
fn ff_ex_69_beacons() {
    for (copies, points) in [(1, 2), (2, 5), (3, 9), (4, 14)] {
        assert_eq!(score(&["beacon"; 4][..copies], 0), points);
    }
}

#[test]
fn ff_ex_70_seven_cards_and_seven_goods() {
    let compound = ["obelisk", "obelisk", "beacon", "beacon", "megalith", "dojo", "power_plant"];
    assert_eq!(score(&compound, 7), 4 + 5 + 3 + 1 + 7);
    assert_eq!(score(&compound, 7), 20);
}

#[test]
fn ff_ex_71_energy_breaks_the_tie() {
    let nine = ["golem", "golem", "dojo", "dojo", "biolab", "biolab", "robot", "robot", "robot"];
    let table = scene(2).goods(S1, 20).goods(S2, 20).tokens(S1, 1, 5).tokens(S2, 1, 4);
    let table = over(table.hand(S1, &["beacon", "obelisk", "foundry"]).hand(S2, &nine));
    assert_eq!(table.result(), [(1, 20), (2, 20)]);
}

#[test]
fn ff_ex_72_equal_in_all_four() {
    let table = scene(2).goods(S1, 20).goods(S2, 20).tokens(S1, 1, 5).tokens(S2, 1, 5);
    let table = over(table.hand(S1, &["beacon"]).hand(S2, &["golem"]));
    assert_eq!(table.result(), [(1, 20), (1, 20)]);
}
