//! Section 14: the Machine's turn.

use crate::ff::*;
use crate::shared::{before_machine, machine_turn};

const ROW: [&str; 4] = ["biolab", "dojo", "golem", "foundry"];

/// The scene takes exactly five dice of the table.
#[test]
fn ff_320_the_machine_rolls_five_dice() {
    let mut table = before_machine(&[]).market(&ROW);
    machine_turn(&mut table, [2, 3, 4, 5, 6]);
    assert_eq!(table.outcome().picks, [2, 3, 4, 5, 6].map(die));
    assert!(table.heard().contains(&Event::MachineRolled { dice: [2, 3, 4, 5, 6] }));
}

/// Which die is which: with one card of a type only its die counts, and green takes the slot.
#[test]
fn ff_320_blue_yellow_green_red_purple() {
    let lone = [("biolab", 0), ("foundry", 1), ("dojo", 3), ("golem", 4)];
    for (card, at) in lone {
        for place in [0, 1, 3, 4] {
            let mut dice = [6, 6, 2, 6, 6];
            dice[place] = 1;
            let mut table = before_machine(&[card]).market(&["dojo", "obelisk", "golem", "foundry"]);
            machine_turn(&mut table, dice);
            assert_eq!(table.machine_goods_now(), u16::from(place == at), "{card}: {dice:?}");
        }
    }
}

#[test]
fn ff_321_green_one_to_four_takes_that_slot() {
    for green in 1..=4 {
        let mut table = before_machine(&[]).market(&ROW).top(&["robot"]);
        machine_turn(&mut table, [6, 6, green, 6, 6]);
        let at = usize::from(green) - 1;
        assert_eq!(table.machine_cards(), [ROW[at]]);
        let mut row = ROW;
        row[at] = "robot";
        assert_eq!(table.row(), row, "the others stay where they are");
    }
}

#[test]
fn ff_322_green_five_takes_the_top_and_clears_the_blueprints() {
    let top = ["warehouse", "robot", "refinery", "biolab", "dojo"];
    let mut table = before_machine(&[]).market(&ROW).top(&top);
    let contractors = table.contractor_row();
    machine_turn(&mut table, [6, 6, 5, 6, 6]);
    assert_eq!(table.machine_cards(), ["warehouse"]);
    assert_eq!(table.row(), ["robot", "refinery", "biolab", "dojo"]);
    assert_eq!(table.discard_names(), ["biolab", "dojo", "foundry", "golem"]);
    assert_eq!(table.contractor_row(), contractors);
}

/// The deck is one card: the row is in the discard pile before it is dealt anew.
#[test]
fn ff_322_the_card_comes_before_the_row_is_cleared() {
    let table = before_machine(&[]).park(Park::Machine).market(&ROW);
    let mut table = table.deck_only(&["warehouse"]);
    let before = table.machine_cards().len();
    table.machine_rolls([6, 6, 5, 6, 6]).chance(draws_from(&ROW, &["golem", "dojo", "foundry", "biolab"]));
    table.act(S1, FINISH);
    assert_eq!(table.machine_cards().len(), before + 1);
    assert_eq!(table.row(), ["golem", "dojo", "foundry", "biolab"]);
}

#[test]
fn ff_323_green_six_takes_the_top_and_clears_the_contractors() {
    let table = before_machine(&[]).market(&ROW).top(&["warehouse", "robot"]);
    let mut table = table.contractor_top(&["miner", "foreman", "engineer", "electrician"]);
    let before = table.contractor_row().to_vec();
    machine_turn(&mut table, [6, 6, 6, 6, 6]);
    assert_eq!(table.machine_cards(), ["warehouse"]);
    assert_eq!(table.row(), ROW);
    assert_eq!(table.contractor_row(), ["miner", "foreman", "engineer", "electrician"]);
    assert_eq!(table.used_contractors(), before, "in the order of the data file");
}

#[test]
fn ff_324_then_the_market_is_refilled() {
    for green in 1..=6 {
        let mut table = before_machine(&[]);
        machine_turn(&mut table, [6, 6, green, 6, 6]);
        let public = table.public();
        assert!(public.blueprints.iter().chain(&public.contractors).all(Option::is_some), "green {green}");
    }
}

/// The market is full before the goods are counted.
#[test]
fn ff_324_before_the_goods() {
    let mut table = before_machine(&["biolab"]).market(&ROW);
    machine_turn(&mut table, [1, 6, 2, 6, 6]);
    let told = table.heard();
    let at = |test: fn(&Event) -> bool| told.iter().position(test).unwrap();
    let laid = at(|event| matches!(event, Event::BlueprintLaid { .. }));
    assert!(at(|event| matches!(event, Event::MachineGot { .. })) < laid);
    assert!(laid < at(|event| matches!(event, Event::MachineGained { goods: 1 })));
}

#[test]
fn ff_325_the_machine_may_own_several_of_one_name() {
    let mut table = before_machine(&["biolab"]).market(&ROW);
    machine_turn(&mut table, [6, 6, 1, 6, 6]);
    assert_eq!(table.machine_cards(), ["biolab", "biolab"]);
}

#[test]
fn ff_325_the_machine_pays_nothing() {
    let mut table = before_machine(&[]).market(&["megalith", "dojo", "golem", "robot"]).tokens(S1, 3, 3);
    machine_turn(&mut table, [6, 6, 1, 6, 6]);
    assert_eq!(table.machine_cards(), ["megalith"]);
    assert_eq!((table.tokens_of(S1), table.discard_names(), table.hand_len(S1)), ((3, 3), vec![], 0));
}

#[test]
fn ff_326_the_machine_gets_monuments_during_the_game() {
    for green in [1, 5, 6] {
        let mut table = before_machine(&[]).market(&["obelisk", "dojo", "golem", "robot"]).top(&["beacon"]);
        machine_turn(&mut table, [6, 6, green, 6, 6]);
        assert_eq!(table.machine_cards(), [if green == 1 { "obelisk" } else { "beacon" }]);
    }
}

/// All cards that are not in the market lie with the Machine.
#[test]
fn ff_327_from_an_empty_slot_the_machine_gets_none() {
    let table = before_machine(&[]).park(Park::Machine).market(&["-", "dojo", "golem", "foundry"]);
    let mut table = table.empty_deck();
    let before = table.machine_cards().len();
    machine_turn(&mut table, [6, 6, 1, 6, 6]);
    assert_eq!(table.machine_cards().len(), before);
    assert_eq!(table.row(), ["-", "dojo", "golem", "foundry"]);
}

#[test]
fn ff_327_from_an_empty_deck_the_machine_gets_none() {
    for green in [5, 6] {
        let mut table = before_machine(&[]).park(Park::Machine).market(&ROW).empty_deck();
        let before = table.machine_cards().len();
        table.machine_rolls([6, 6, green, 6, 6]);
        if green == 5 {
            table.chance(draws_from(&ROW, &ROW));
        }
        table.act(S1, FINISH);
        assert_eq!((table.machine_cards().len(), table.row()), (before, ROW), "green {green}");
    }
}

#[test]
fn ff_328_each_die_goes_with_a_type() {
    let types = [("biolab", 0), ("foundry", 1), ("dojo", 3), ("robot", 4)];
    for (card, at) in types {
        let mut dice = [6, 6, 1, 6, 6];
        dice[at] = 1;
        let mut table = before_machine(&[card]).market(&["obelisk", "dojo", "golem", "foundry"]);
        machine_turn(&mut table, dice);
        assert_eq!(table.machine_goods_now(), 1, "{card}");
    }
}

#[test]
fn ff_329_a_good_for_each_die_that_is_not_over_the_number_of_cards() {
    let two = ["biolab", "warehouse", "foundry", "harvester", "dojo", "gymnasium", "golem", "robot"];
    for (die, goods) in [(1, 4), (2, 4), (3, 0), (6, 0)] {
        let mut table = before_machine(&two).market(&["obelisk", "dojo", "golem", "foundry"]).machine_goods(5);
        machine_turn(&mut table, [die, die, 1, die, die]);
        assert_eq!(table.machine_goods_now(), 5 + goods, "dice of {die}");
        assert!(table.heard().contains(&Event::MachineGained { goods: goods as u8 }));
    }
}

/// Green is no such die.
#[test]
fn ff_329_four_goods_at_most() {
    let one = ["biolab", "foundry", "dojo", "golem"];
    let mut table = before_machine(&one).market(&["obelisk", "dojo", "golem", "foundry"]);
    machine_turn(&mut table, [1, 1, 1, 1, 1]);
    assert_eq!(table.machine_goods_now(), 4);
}

#[test]
fn ff_330_the_card_taken_this_turn_counts() {
    for (green, top) in [(1, "dojo"), (5, "biolab"), (6, "biolab")] {
        let mut table = before_machine(&[]).market(&ROW).top(&[top]);
        machine_turn(&mut table, [1, 6, green, 6, 6]);
        assert_eq!(table.machine_goods_now(), 1, "green {green}");
    }
}

#[test]
fn ff_331_monuments_have_no_die() {
    let monuments = ["obelisk", "obelisk", "obelisk", "beacon", "beacon", "megalith"];
    let mut table = before_machine(&monuments).market(&["beacon", "dojo", "golem", "foundry"]);
    machine_turn(&mut table, [1, 1, 1, 1, 1]);
    assert_eq!(table.machine_goods_now(), 0);
}

/// A Laboratory, a Solar Array and a Battery Factory do nothing for it.
#[test]
fn ff_331_the_machines_cards_have_no_other_effect() {
    let mut table = before_machine(&["laboratory", "solar_array", "battery_factory"]).market(&ROW).top(&["robot"]);
    machine_turn(&mut table, [1, 6, 2, 6, 6]);
    assert_eq!(table.machine_goods_now(), 1);
    assert_eq!(table.machine_cards(), ["battery_factory", "dojo", "laboratory", "solar_array"]);
    assert_eq!((table.hand_len(S1), table.hand_len(S2), table.tokens_of(S1)), (0, 0, (0, 0)));
}
