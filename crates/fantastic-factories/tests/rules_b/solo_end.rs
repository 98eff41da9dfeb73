//! Section 14: the end of the solo game and its score.

use crate::ff::*;
use crate::shared::{before_machine, machine_turn};

const NOTHING: [u8; 5] = [6, 6, 1, 6, 6];
const TEN: [&str; 10] =
    ["obelisk", "obelisk", "beacon", "dojo", "golem", "biolab", "foundry", "harvester", "refinery", "robot"];

/// The last round, with this market: the Machine takes the first blueprint.
fn last(machine: &[&str], market: &str) -> Ff {
    before_machine(machine).market(&[market, "temp_agency", "gymnasium", "fitness_center"]).round(9).last_round(9)
}

#[test]
fn ff_335_the_player_triggers_the_end_as_ever() {
    let cases = [(12, 0, true), (11, 0, false), (0, 10, true), (0, 9, false)];
    for (goods, cards, triggered) in cases {
        let mut table = before_machine(&[]).goods(S1, goods).built(S1, &TEN[..cards]).round(4);
        machine_turn(&mut table, NOTHING);
        assert_eq!(table.public().last_round, triggered.then_some(5), "{goods} goods, {cards} cards");
    }
}

#[test]
fn ff_335_the_machine_triggers_the_end_with_twelve_goods() {
    for (goods, triggered) in [(10, false), (11, true), (12, true)] {
        let table = before_machine(&["foundry"]).market(&["obelisk", "beacon", "dojo", "robot"]);
        let mut table = table.machine_goods(goods).round(4);
        machine_turn(&mut table, [6, 1, 1, 6, 6]);
        assert_eq!(table.public().last_round, triggered.then_some(5), "{goods} goods and one more");
    }
}

#[test]
fn ff_335_the_machines_cards_trigger_nothing() {
    let mut table = before_machine(&TEN).machine_goods(11).round(4);
    machine_turn(&mut table, NOTHING);
    assert_eq!((table.machine_cards().len(), table.public().last_round), (11, None));
}

#[test]
fn ff_336_the_round_is_finished_and_one_more_is_played() {
    let mut table = before_machine(&[]).goods(S1, 12).round(4);
    machine_turn(&mut table, NOTHING);
    assert_eq!((table.round_now(), table.machine_cards().len()), (5, 1), "the Machine had its turn");
    table.restock().to_work(&[]);
    assert_eq!(table.asked(), Some(S1));
    machine_turn(&mut table, NOTHING);
    assert_eq!((table.stage(), table.machine_cards().len()), (Stage::Over, 2), "and another one");
}

#[test]
fn ff_337_the_player_scores_prestige_and_goods() {
    let built = ["obelisk", "beacon", "beacon", "megalith", "dojo", "power_plant"];
    let mut table = last(&[], "robot").built(S1, &built).goods(S1, 7).tokens(S1, 5, 5).hand(S1, &["golem"]);
    machine_turn(&mut table, NOTHING);
    assert_eq!(table.result()[0].1, 2 + 5 + 3 + 1 + 7);
}

#[test]
fn ff_338_the_machine_scores_goods_cards_and_monuments() {
    let cases: [(&[&str], &str, u16, i32); 4] = [
        (&[], "robot", 0, 1),
        (&[], "obelisk", 0, 2),
        (&["dojo", "golem"], "robot", 5, 8),
        (&["obelisk", "megalith", "golem"], "beacon", 3, 3 + 4 + 3),
    ];
    for (machine, taken, goods, score) in cases {
        let mut table = last(machine, taken).machine_goods(goods);
        machine_turn(&mut table, NOTHING);
        assert_eq!(table.result()[1].1, score, "{machine:?} and {taken}");
    }
}

/// Four Beacons are four cards and four monuments, not 14.
#[test]
fn ff_338_the_machine_has_no_prestige() {
    let mut table = last(&["beacon"; 3], "beacon");
    machine_turn(&mut table, NOTHING);
    assert_eq!(table.result()[1].1, 8);
}

#[test]
fn ff_338_the_machines_points_are_told() {
    let mut table = last(&["obelisk", "golem"], "robot").machine_goods(4);
    machine_turn(&mut table, NOTHING);
    let told = table.heard();
    assert!(told.contains(&Event::MachineScored { seat: S2, goods: 4, cards: 3, monuments: 1, vp: 8 }));
}

#[test]
fn ff_339_the_player_wins_with_more_points() {
    for (goods, ranks) in [(7, [2, 1]), (8, [2, 1]), (9, [1, 2])] {
        let mut table = last(&["dojo", "golem"], "robot").machine_goods(5).goods(S1, goods);
        machine_turn(&mut table, NOTHING);
        let result = table.result();
        assert_eq!((result[0].0, result[1].0), (ranks[0], ranks[1]), "{goods} against 8");
    }
}

#[test]
fn ff_340_ties_are_not_broken() {
    let table = last(&["dojo", "golem"], "robot").machine_goods(5).goods(S1, 8);
    let mut table = table.tokens(S1, 6, 6).hand(S1, &["obelisk", "beacon", "megalith"]);
    machine_turn(&mut table, NOTHING);
    assert_eq!(table.result(), [(2, 8), (1, 8)]);
}
