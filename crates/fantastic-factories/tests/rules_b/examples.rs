//! Section 16, activation: FF-EX-34 to FF-EX-61.

use crate::ff::*;
use crate::shared::{at_work, next_work, stock};

#[test]
fn ff_ex_34_aluminum_factory_once() {
    let mut table = at_work(&["aluminum_factory"], &[4, 4], 0, 5);
    table.act(S1, activate("aluminum_factory").dice(&[4, 4]));
    assert_eq!(stock(&table), (1, 0, 2));
    let mut again = table.tokens(S1, 9, 9).dice(S1, &[4, 4]);
    again.refused_by("FF-112", S1, activate("aluminum_factory").dice(&[4, 4]));
}

#[test]
fn ff_ex_35_unequal_dice() {
    at_work(&["aluminum_factory"], &[4, 5], 0, 5).refused(S1, activate("aluminum_factory").dice(&[4, 5]));
}

#[test]
fn ff_ex_36_assembly_line() {
    for (dice, made) in [([4, 2, 3], true), ([1, 3, 5], false), ([2, 2, 3], false), ([5, 6, 1], false)] {
        let mut table = at_work(&["assembly_line"], &dice, 0, 0);
        if made {
            table.act(S1, activate("assembly_line").dice(&dice));
            assert_eq!(stock(&table), (0, 0, 2));
        } else {
            table.refused(S1, activate("assembly_line").dice(&dice));
        }
    }
}

#[test]
fn ff_ex_37_concrete_plant() {
    let mut table = at_work(&["concrete_plant"], &[3, 3], 3, 0);
    table.act(S1, activate("concrete_plant").dice(&[3, 3]));
    assert_eq!(stock(&table), (0, 0, 2));
    at_work(&["concrete_plant"], &[4, 4], 3, 0).refused_by("FF-114", S1, activate("concrete_plant").dice(&[4, 4]));
}

/// What the Black Market gives for a blueprint, with each amount of metal that can be chosen.
fn sold(discard: &str, built: &[&str]) -> Vec<(u16, u16)> {
    let built = [&["black_market"], built].concat();
    let mut results = Vec::new();
    for choice in [None, Some(0), Some(1), Some(2), Some(3), Some(4), Some(5)] {
        let mut table = at_work(&built, &[2], 0, 0).hand(S1, &[discard]);
        let mut activation = activate("black_market").dice(&[2]).discards(&[discard]);
        if let Some(choice) = choice {
            activation = activation.choice(choice);
        }
        if table.lists(S1, activation) {
            table.act(S1, activation);
            results.push(table.tokens_of(S1));
        } else {
            table.refused_by("FF-117", S1, activation);
        }
    }
    results
}

#[test]
fn ff_ex_38_selling_a_beacon() {
    assert_eq!(sold("beacon", &[]), [(0, 4), (1, 3), (2, 2)]);
}

#[test]
fn ff_ex_39_selling_a_megalith() {
    assert_eq!(sold("megalith", &["obelisk", "obelisk", "beacon"]), [(2, 2), (3, 1), (4, 0)]);
}

#[test]
fn ff_ex_40_selling_cheap_blueprints() {
    assert_eq!(sold("biolab", &[]), [(1, 3)]);
    assert_eq!(sold("fitness_center", &[]), [(1, 0)]);
}

#[test]
fn ff_ex_41_foundry() {
    let mut table = at_work(&["foundry"], &[5], 0, 5);
    table.act(S1, activate("foundry").dice(&[5]));
    assert_eq!(stock(&table), (5, 0, 0));
    at_work(&["foundry"], &[5], 0, 4).refused_by("FF-114", S1, activate("foundry").dice(&[5]));
}

#[test]
fn ff_ex_42_golem_for_the_nuclear_plant() {
    let mut table = at_work(&["golem", "nuclear_plant"], &[], 0, 6);
    table.act(S1, activate("golem").choice(6)).act(S1, activate("nuclear_plant").dice(&[6]));
    assert_eq!(stock(&table), (0, 1, 1));
}

#[test]
fn ff_ex_43_no_such_golem() {
    let mut table = at_work(&["golem"], &[1], 0, 9);
    table.refused_by("FF-117", S1, activate("golem").choice(0));
    table.refused_by("FF-117", S1, activate("golem").choice(7));
}

#[test]
fn ff_ex_44_dojo_gymnasium_nuclear_plant() {
    let mut table = at_work(&["dojo", "gymnasium", "nuclear_plant"], &[2], 0, 2);
    table.act(S1, activate("dojo").dice(&[2]));
    assert_eq!(table.dice_of(S1), [5]);
    table.act(S1, activate("gymnasium").dice(&[5]));
    assert_eq!(table.dice_of(S1), [6]);
    table.act(S1, activate("nuclear_plant").dice(&[6]));
    assert_eq!(stock(&table), (0, 1, 1));
}

#[test]
fn ff_ex_45_training_that_is_refused() {
    let mut table = at_work(&["fitness_center", "gymnasium", "dojo"], &[1, 6], 0, 9).floor(S1, Floor::Mine, &[4]);
    table.refused_by("FF-154", S1, activate("fitness_center").dice(&[1]));
    table.refused_by("FF-159", S1, activate("gymnasium").dice(&[6]));
    table.refused_by("FF-82", S1, activate("dojo").dice(&[4]));
}

#[test]
fn ff_ex_46_temp_agency() {
    let mut table = at_work(&["temp_agency"], &[1, 1, 5], 0, 1);
    table.rolling(S1, &[6, 4]).act(S1, activate("temp_agency").dice(&[1, 1]));
    assert_eq!((table.dice_of(S1), table.energy(S1)), (vec![4, 5, 6], 0));
}

#[test]
fn ff_ex_47_manufactory_with_a_laboratory() {
    let mut table = at_work(&["manufactory", "laboratory"], &[2, 2], 0, 0);
    table.act(S1, activate("manufactory").dice(&[2, 2]).choice(3));
    assert_eq!((stock(&table), table.hand_len(S1)), ((0, 0, 1), 3));
}

#[test]
fn ff_ex_48_mega_factory_for_the_nuclear_plant() {
    let mut table = at_work(&["mega_factory", "nuclear_plant"], &[5, 5, 5], 0, 0);
    table.act(S1, activate("mega_factory").dice(&[5, 5, 5]).choice(6));
    table.act(S1, activate("nuclear_plant").dice(&[6]));
    assert_eq!(stock(&table), (0, 1, 3));
}

#[test]
fn ff_ex_49_recycling_plant() {
    let mut table = at_work(&["recycling_plant"], &[1], 0, 2).hand(S1, &["dojo", "robot"]);
    table.act(S1, activate("recycling_plant").discards(&["dojo", "robot"]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((0, 0, 1), 2));
}

#[test]
fn ff_ex_50_refinery() {
    let mut table = at_work(&["refinery"], &[1], 0, 3).hand(S1, &["dojo", "robot", "golem"]);
    table.act(S1, activate("refinery").discards(&["dojo", "golem", "robot"]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((3, 0, 0), 0));
    let mut two = at_work(&["refinery"], &[1], 0, 3).hand(S1, &["dojo", "robot"]);
    two.refused_by("FF-111", S1, activate("refinery").discards(&["dojo", "robot"]));
}

#[test]
fn ff_ex_51_replicator_on_a_battery_factory() {
    let market = ["battery_factory", "obelisk", "beacon", "megalith"];
    let mut table = at_work(&["replicator"], &[1], 0, 5).market(&market);
    table.act(S1, activate("replicator").copy(1));
    assert_eq!(stock(&table), (0, 0, 1));
    let mut poor = at_work(&["replicator"], &[1], 0, 4).market(&market);
    poor.refused_by("FF-114", S1, activate("replicator").copy(1));
}

#[test]
fn ff_ex_52_replicator_on_a_power_plant() {
    let market = ["power_plant", "obelisk", "beacon", "megalith"];
    let mut table = at_work(&["replicator"], &[6], 0, 1).market(&market);
    table.act(S1, activate("replicator").copy(1).dice(&[6]));
    assert_eq!(stock(&table), (0, 6, 0));
    let mut poor = at_work(&["replicator"], &[6], 0, 0).market(&market);
    poor.refused_by("FF-114", S1, activate("replicator").copy(1).dice(&[6]));
}

#[test]
fn ff_ex_53_what_a_replicator_cannot_copy() {
    let mut table = at_work(&["replicator"], &[2], 9, 9).market(&["obelisk", "laboratory", "replicator", "dojo"]);
    for (slot, rule) in [(1, "FF-183"), (2, "FF-183"), (3, "FF-184")] {
        table.refused_by(rule, S1, activate("replicator").copy(slot));
    }
    table.act(S1, activate("replicator").copy(4).dice(&[2]));
}

#[test]
fn ff_ex_54_two_battery_factories() {
    let table = at_work(&["battery_factory", "replicator"], &[1], 0, 9);
    let mut table = table.market(&["battery_factory", "obelisk", "beacon", "megalith"]);
    table.act(S1, activate("battery_factory")).act(S1, activate("replicator").copy(1));
    assert_eq!(stock(&table), (0, 0, 2));
}

#[test]
fn ff_ex_55_scrap_yard_from_round_to_round() {
    let mut table = scene(2).work().round(3).hand(S1, &["scrap_yard", "refinery"]).tokens(S1, 1, 2);
    table.act(S1, build("scrap_yard", "refinery"));
    table.refused_by("FF-180", S1, activate("scrap_yard"));
    next_work(&mut table, &[1, 2, 3, 4]);
    assert_eq!(table.round_now(), 4);
    table.act(S1, activate("scrap_yard"));
    assert_eq!(table.metal(S1), 1);
    table.refused_by("FF-112", S1, activate("scrap_yard"));
}

#[test]
fn ff_ex_56_the_engineers_scrap_yard() {
    let table = scene(2).round(3).contractors(&["engineer", "miner", "investor", "specialist"]);
    let mut table = table.hand(S1, &["robot"]).tokens(S1, 0, 4).top(&["scrap_yard"]);
    table.act(S1, hire(1, "robot")).to_work(&[]);
    assert_eq!(table.round_now(), 3);
    table.act(S1, activate("scrap_yard"));
    assert_eq!(stock(&table), (1, 0, 0));
}

#[test]
fn ff_ex_57_replicator_on_a_solar_array() {
    let table = at_work(&["replicator"], &[1], 0, 1);
    let mut table = table.market(&["obelisk", "solar_array", "beacon", "megalith"]);
    table.act(S1, activate("replicator").copy(2));
    assert_eq!(stock(&table), (0, 2, 0));
}

#[test]
fn ff_ex_58_motherlode() {
    for (die, metal) in [(3, 1), (4, 2)] {
        let mut table = at_work(&["motherlode"], &[die], 0, 0);
        table.act(S1, activate("motherlode").dice(&[die]));
        assert_eq!(stock(&table), (metal, 0, 0));
    }
}

#[test]
fn ff_ex_59_warehouse() {
    let mut table = at_work(&["warehouse"], &[5, 5, 4], 0, 0);
    table.act(S1, activate("warehouse").dice(&[5, 5, 4]));
    assert_eq!(stock(&table), (0, 2, 2));
    at_work(&["warehouse"], &[6, 6, 1], 0, 0).refused_by("FF-111", S1, activate("warehouse").dice(&[6, 6, 1]));
}

#[test]
fn ff_ex_60_laboratory_once() {
    let mut table = at_work(&["laboratory", "battery_factory", "biolab"], &[1], 0, 5);
    table.act(S1, activate("battery_factory")).act(S1, activate("biolab").dice(&[1]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((0, 0, 2), 1));
}

#[test]
fn ff_ex_61_a_whole_turn() {
    let mut table = at_work(&["nuclear_plant", "power_plant", "golem"], &[6, 3, 3, 1], 0, 0);
    let steps: [(Action, u16); 6] = [
        (activate("nuclear_plant").dice(&[6]).into(), 1),
        (generate(3), 4),
        (generate(3), 8),
        (activate("golem").choice(6).into(), 2),
        (activate("power_plant").dice(&[6]).into(), 8),
        (generate(1), 9),
    ];
    for (action, energy) in steps {
        table.act(S1, action);
        assert_eq!(table.energy(S1), energy, "{action:?}");
    }
    assert_eq!(stock(&table), (0, 9, 1));
}
