//! Section 16, solo and variant: FF-EX-73 to FF-EX-82.

use crate::ff::*;
use crate::shared::{at_work, before_machine, machine_turn, stock};

#[test]
fn ff_ex_73_setting_up_the_machine() {
    let first = ["robot"; 3].into_iter().chain(["gymnasium"; 3]).chain(["biolab"; 2]);
    let order: Vec<&str> = first.chain(["obelisk", "dojo", "beacon", "golem", "warehouse"]).collect();
    let table = Deal { blueprints: &order, ..Deal::new(1) }.lay_out();
    assert_eq!(table.machine_cards(), ["dojo", "golem", "warehouse"]);
    assert_eq!(table.discard_names(), ["beacon", "obelisk"]);
}

#[test]
fn ff_ex_74_the_machines_turn() {
    let table = before_machine(&["biolab", "warehouse", "foundry", "dojo"]);
    let mut table = table.market(&["obelisk", "beacon", "recycling_plant", "robot"]);
    machine_turn(&mut table, [3, 2, 3, 1, 1]);
    assert_eq!(table.machine_cards(), ["biolab", "dojo", "foundry", "recycling_plant", "warehouse"]);
    assert_eq!(table.machine_goods_now(), 2);
}

#[test]
fn ff_ex_75_green_six() {
    let table = before_machine(&[]).top(&["golem"]);
    let mut table = table.contractor_top(&["miner", "miner", "engineer", "foreman"]);
    let row = table.row();
    machine_turn(&mut table, [6, 6, 6, 6, 6]);
    assert_eq!((table.machine_cards(), table.row()), (vec!["golem"], row));
    assert_eq!(table.contractor_row(), ["miner", "miner", "engineer", "foreman"]);
}

#[test]
fn ff_ex_76_green_five() {
    let mut table = before_machine(&[]).top(&["golem", "robot", "dojo", "biolab", "warehouse"]);
    machine_turn(&mut table, [6, 6, 5, 6, 6]);
    assert_eq!(table.machine_cards(), ["golem"]);
    assert_eq!(table.row(), ["robot", "dojo", "biolab", "warehouse"]);
}

/// The Machine takes its eleventh card in this turn.
#[test]
fn ff_ex_77_the_machine_scores_22() {
    let ten =
        ["obelisk", "beacon", "golem", "robot", "dojo", "biolab", "foundry", "harvester", "refinery", "warehouse"];
    for (goods, rank) in [(22, 2), (23, 1)] {
        let table = before_machine(&ten).machine_goods(9).goods(S1, goods).round(8).last_round(8);
        let mut table = table.market(&["motherlode", "obelisk", "beacon", "megalith"]);
        machine_turn(&mut table, [6, 6, 1, 6, 6]);
        assert_eq!(table.machine_cards().len(), 11);
        assert_eq!(table.result(), [(rank, i32::from(goods)), (3 - rank, 22)]);
    }
}

#[test]
fn ff_ex_78_ten_cards_and_eleven_goods() {
    let nine = ["obelisk", "beacon", "golem", "robot", "dojo", "biolab", "foundry", "harvester", "refinery"];
    let mut table = before_machine(&nine).machine_goods(11);
    machine_turn(&mut table, [6, 6, 1, 6, 6]);
    assert_eq!((table.machine_cards().len(), table.machine_goods_now()), (10, 11));
    assert_eq!(table.public().last_round, None);
}

#[test]
fn ff_ex_79_a_miner_alone() {
    let table = solo(Level::Normal).contractors(&["miner", "hired_hands", "investor", "specialist"]);
    let mut table = table.hand(S1, &["robot"]).tokens(S1, 0, 0);
    table.opening_rolls(&[]).act(S1, hire(1, "robot"));
    assert_eq!(stock(&table), (3, 0, 0));
}

#[test]
fn ff_ex_80_scrap_yard_for_two_builds() {
    let table = at_work(&["scrap_yard"], &[], 2, 1).printed();
    let mut table = table.hand(S1, &["dojo", "foundry", "gymnasium", "motherlode"]);
    table.act(S1, build("dojo", "foundry")).act(S1, build("gymnasium", "motherlode"));
    assert_eq!(stock(&table), (1, 0, 0), "2 M paid, 1 M gained in all");
}

#[test]
fn ff_ex_81_solar_array_then_dojo() {
    let table = at_work(&[], &[], 2, 3).printed();
    let mut table = table.hand(S1, &["solar_array", "foundry", "dojo", "biolab"]);
    table.act(S1, build("solar_array", "foundry"));
    assert_eq!(stock(&table), (1, 1, 0));
    table.act(S1, build("dojo", "biolab"));
    assert_eq!(stock(&table), (0, 2, 0), "+2 E, for the Dojo");
}

#[test]
fn ff_ex_82_refinery_with_one_card() {
    let mut table = at_work(&["refinery"], &[], 0, 3).printed().hand(S1, &["dojo"]);
    table.act(S1, activate("refinery").discards(&["dojo"]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((3, 0, 0), 0));
}
