//! Sections 1 and 2: constants and components.

use crate::ff::*;
use crate::markdown::table;
use fantastic_factories::effect::Need;
use kernel::{CardData, Game};
use std::collections::BTreeSet;

/// The value of a constant in section 1.
fn constant(name: &str) -> &'static str {
    let rows = table("Constants", &["name", "value", "provenance"]);
    rows.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("no constant {name}"))[1]
}

#[test]
fn constants_are_those_of_section_1() {
    let numbers = &standard().table;
    let (least, most) = (FantasticFactories::SEATS.start(), FantasticFactories::SEATS.end());
    assert_eq!(constant("players"), format!("{least} to {most} (1 = solo)"));
    assert_eq!(constant("own dice"), numbers.own_dice.to_string());
    assert_eq!(constant("starting hand"), format!("{} blueprints", numbers.hand));
    assert_eq!(constant("starting metal / energy"), format!("{} / {}", numbers.metal, numbers.energy));
    let row = fantastic_factories::state::ROW;
    assert_eq!(constant("market row"), format!("{row} blueprints, {row} contractors"));
    let floors = Floor::ALL.len();
    assert_eq!(constant("HQ floors / slots on a floor"), format!("{floors} / {}", numbers.floor_slots));
    assert_eq!(constant("hand limit at clean-up"), numbers.hand_limit.to_string());
    assert_eq!(constant("metal + energy limit at clean-up"), numbers.token_limit.to_string());
    let end = format!("{} goods or {} built cards", numbers.end_goods, numbers.end_built);
    assert_eq!(constant("end trigger"), end);
    let market = &standard().blueprint(print("black_market")).rulebook.effect;
    assert_eq!(*market, Effect::BlackMarket { dice: Need::Any, discard: 1, most: 4 });
    assert_eq!(constant("Black Market cap"), "4 tokens");
    assert_eq!(constant("warehouse sum"), "14");
}

/// The box holds 30 metal, 50 energy, 125 goods in tokens and 28 dice.
#[test]
fn ff_3_the_supply_has_no_limit() {
    let table = scene(2).work().tokens(S1, 40, 60).goods(S1, 200).dice(S1, &[6; 40]);
    let mut table = table.built(S1, &["nuclear_plant", "power_plant", "robot"]);
    table.act(S1, mine(6)).act(S1, activate("power_plant").dice(&[6])).act(S1, activate("nuclear_plant").dice(&[6]));
    assert_eq!((table.tokens_of(S1), table.goods_of(S1)), ((41, 67), 201));
    table.rolling(S1, &[6]).act(S1, activate("robot"));
    assert_eq!(table.dice_of(S1), [6; 38]);
}

/// Two goods at once and one good twice come to the same.
#[test]
fn ff_4_goods_are_a_counter_without_denominations() {
    let mut at_once = scene(2).work().built(S1, &["assembly_line"]);
    at_once.act(S1, activate("assembly_line").dice(&[1, 2, 3]));
    let mut apart = scene(2).work().built(S1, &["battery_factory", "biolab"]).tokens(S1, 0, 5);
    apart.act(S1, activate("battery_factory")).act(S1, activate("biolab").dice(&[1]));
    assert_eq!((at_once.goods_of(S1), apart.goods_of(S1)), (2, 2));
    for table in [&mut at_once, &mut apart] {
        table.act(S1, FINISH).act(S2, FINISH);
        assert_eq!(table.goods_of(S1), 2, "nothing is exchanged at the end of the round");
    }
}

#[test]
fn ff_5_there_are_74_blueprints_of_32_names() {
    assert_eq!(standard().blueprints.len(), 32);
    assert_eq!(standard().blueprints.iter().map(|blueprint| blueprint.copies.len()).sum::<usize>(), 74);
    let names: BTreeSet<&str> = (0..74).map(key_of).collect();
    assert_eq!(names.len(), 32);
}

#[test]
fn ff_6_there_are_17_contractors_of_8_names() {
    assert_eq!(standard().contractors.len(), 8);
    let names: BTreeSet<&str> = (0..17).map(contractor_key).collect();
    assert_eq!(names.len(), 8);
    assert_eq!(standard().contractors.iter().map(|contractor| contractor.copies.len()).sum::<usize>(), 17);
}

#[test]
fn ff_7_every_blueprint_shows_exactly_one_of_four_tools() {
    assert_eq!(Tool::ALL, [Tool::Hammer, Tool::Wrench, Tool::Gear, Tool::Shovel]);
    let shown: BTreeSet<Tool> = standard().blueprints.iter().map(|blueprint| blueprint.tool).collect();
    assert_eq!(shown, BTreeSet::from(Tool::ALL));
    let gear = r#"tool = "gear", "#;
    for wrong in ["", r#"tool = "", "#, r#"tool = "saw", "#, r#"tool = ["gear", "saw"], "#] {
        assert!(Cards::parse(&Cards::STANDARD.replacen(gear, wrong, 1)).is_err(), "{wrong}");
    }
}

/// The colours matter to the Machine only, whose dice stand for them.
#[test]
fn ff_8_there_are_five_types_each_with_a_colour() {
    let types: BTreeSet<Kind> = standard().blueprints.iter().map(|blueprint| blueprint.kind).collect();
    assert_eq!(types.len(), 5);
    let cards = [("biolab", 0), ("foundry", 1), ("dojo", 3), ("golem", 4)];
    for (card, colour) in cards {
        for die in 0..5 {
            let mut table = solo(Level::Easy).work().machine(&[card]).market(&["beacon"; 4]);
            let mut dice = [6, 6, 1, 6, 6];
            dice[die] = 1;
            table.machine_rolls(dice).act(S1, FINISH);
            assert_eq!(table.machine_goods_now(), u16::from(die == colour), "{card}, die {die}");
        }
    }
}
