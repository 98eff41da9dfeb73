//! Section 16, activation: FF-EX-83 to FF-EX-95.

use crate::ff::*;
use crate::shared::{at_work, next_work, stock};

#[test]
fn ff_ex_83_robot() {
    let mut table = at_work(&["robot"], &[1, 1, 1, 1], 1, 0);
    table.rolling(S1, &[5]).act(S1, activate("robot"));
    assert_eq!((table.dice_of(S1), table.metal(S1)), (vec![1, 1, 1, 1, 5], 0));
    next_work(&mut table, &[2, 2, 2, 2]);
    assert_eq!(table.dice_of(S1), [2, 2, 2, 2]);
}

#[test]
fn ff_ex_84_trash_compactor() {
    let mut table = at_work(&["trash_compactor"], &[1, 1], 0, 0).hand(S1, &["dojo", "golem"]);
    table.act(S1, activate("trash_compactor").dice(&[1, 1]).discards(&["dojo", "golem"]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((0, 0, 2), 0));
    let mut one = at_work(&["trash_compactor"], &[1, 1], 0, 0).hand(S1, &["dojo"]);
    one.refused_by("FF-111", S1, activate("trash_compactor").dice(&[1, 1]).discards(&["dojo"]));
    one.refused_by("FF-114", S1, activate("trash_compactor").dice(&[1, 1]).discards(&["dojo", "golem"]));
}

#[test]
fn ff_ex_85_harvester() {
    for (choice, after) in [(1, (4, 0, 0)), (2, (0, 7, 0))] {
        let mut table = at_work(&["harvester"], &[6, 6], 0, 0);
        table.act(S1, activate("harvester").dice(&[6, 6]).choice(choice));
        assert_eq!(stock(&table), after);
    }
}

#[test]
fn ff_ex_86_incinerator() {
    let mut table = at_work(&["incinerator"], &[1], 1, 0).hand(S1, &["dojo"]);
    table.act(S1, activate("incinerator").discards(&["dojo"]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((0, 6, 0), 0));
    let mut poor = at_work(&["incinerator"], &[1], 0, 0).hand(S1, &["dojo"]);
    poor.refused_by("FF-114", S1, activate("incinerator").discards(&["dojo"]));
}

#[test]
fn ff_ex_87_fulfillment_center() {
    let mut table = at_work(&["fulfillment_center"], &[4], 0, 2);
    table.act(S1, activate("fulfillment_center").dice(&[4]));
    assert_eq!(stock(&table), (1, 0, 1));
    at_work(&["fulfillment_center"], &[5], 0, 2).refused_by("FF-111", S1, activate("fulfillment_center").dice(&[5]));
}

#[test]
fn ff_ex_88_biolab() {
    let mut table = at_work(&["biolab"], &[1], 0, 1);
    table.act(S1, activate("biolab").dice(&[1]));
    assert_eq!(stock(&table), (0, 0, 1));
    at_work(&["biolab"], &[1], 0, 0).refused_by("FF-114", S1, activate("biolab").dice(&[1]));
}

#[test]
fn ff_ex_89_power_plant_and_generate() {
    let mut table = at_work(&["power_plant"], &[6, 6], 0, 0);
    table.refused_by("FF-103", S1, generate(6));
    table.act(S1, activate("power_plant").dice(&[6]));
    assert_eq!(stock(&table), (0, 6, 0));
}

#[test]
fn ff_ex_90_temp_agency_without_a_die() {
    at_work(&["temp_agency"], &[1, 2], 0, 1).refused_by("FF-189", S1, activate("temp_agency"));
}

#[test]
fn ff_ex_91_a_laboratory_built_in_between() {
    let table = at_work(&["battery_factory", "biolab"], &[1], 1, 9);
    let mut table = table.hand(S1, &["laboratory", "fitness_center"]);
    table.act(S1, activate("battery_factory"));
    assert_eq!((table.goods_of(S1), table.hand_len(S1)), (1, 2));
    table.act(S1, build("laboratory", "fitness_center")).act(S1, activate("biolab").dice(&[1]));
    assert_eq!((table.goods_of(S1), table.hand_len(S1)), (2, 1));
}

#[test]
fn ff_ex_92_the_discards_come_back_at_once() {
    let table = at_work(&["recycling_plant"], &[1], 0, 2).hand(S1, &["dojo", "golem"]);
    let mut table = table.empty_deck();
    table.chance(draws_from(&["dojo", "golem"], &["golem", "dojo"]));
    table.act(S1, activate("recycling_plant").discards(&["dojo", "golem"]));
    assert_eq!((table.hand_names(S1), table.goods_of(S1)), (vec!["dojo", "golem"], 1));
    assert_eq!((table.deck_len(), table.discard_names()), (0, vec![]));
}

#[test]
fn ff_ex_93_a_placed_six() {
    let mut table = at_work(&["nuclear_plant"], &[6], 0, 0);
    table.act(S1, mine(6));
    table.refused_by("FF-82", S1, activate("nuclear_plant").dice(&[6]));
}

#[test]
fn ff_ex_94_replicator_on_a_golem() {
    let table = at_work(&["replicator"], &[1], 0, 4);
    let mut table = table.market(&["golem", "obelisk", "beacon", "megalith"]);
    table.act(S1, activate("replicator").copy(1).choice(3));
    assert_eq!((table.dice_of(S1), stock(&table)), (vec![1, 3], (0, 0, 0)));
}

#[test]
fn ff_ex_95_solar_array_from_round_to_round() {
    let mut table = scene(2).work().round(2).hand(S1, &["solar_array", "dojo"]).tokens(S1, 1, 2);
    table.act(S1, build("solar_array", "dojo"));
    table.refused_by("FF-180", S1, activate("solar_array"));
    next_work(&mut table, &[1, 2, 3, 4]);
    assert_eq!((table.round_now(), table.energy(S1)), (3, 0));
    table.act(S1, activate("solar_array"));
    assert_eq!(table.energy(S1), 2);
}
