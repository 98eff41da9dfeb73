//! Section 10: the production cards.

use crate::ff::*;
use crate::shared::{at_work, listed, stock};

#[test]
fn ff_141_aluminum_factory_makes_two_goods_and_a_metal() {
    for value in 1..=6 {
        let mut table = at_work(&["aluminum_factory"], &[value, value, 6], 1, 7);
        table.act(S1, activate("aluminum_factory").dice(&[value, value]));
        assert_eq!(stock(&table), (2, 2, 2));
        assert_eq!(table.dice_of(S1), [6]);
        assert_eq!(table.laid_on(S1, "aluminum_factory"), [value, value]);
    }
}

#[test]
fn ff_141_aluminum_factory_needs_two_equal_dice_and_five_energy() {
    let mut table = at_work(&["aluminum_factory"], &[3, 3, 3, 4], 9, 5);
    for dice in [&[3, 4][..], &[3], &[3, 3, 3], &[]] {
        table.refused_by("FF-111", S1, activate("aluminum_factory").dice(dice));
    }
    at_work(&["aluminum_factory"], &[3, 3], 9, 4).refused_by("FF-114", S1, activate("aluminum_factory").dice(&[3, 3]));
}

#[test]
fn ff_142_assembly_line_takes_three_in_a_row() {
    for first in 1..=4 {
        let dice = [first, first + 1, first + 2];
        let mut table = at_work(&["assembly_line"], &dice, 0, 0);
        table.act(S1, activate("assembly_line").dice(&dice));
        assert_eq!(stock(&table), (0, 0, 2), "{dice:?}");
        assert_eq!(table.laid_on(S1, "assembly_line"), dice);
    }
}

#[test]
fn ff_142_assembly_line_takes_no_other_dice() {
    let mut possible = Vec::new();
    for x in 1..=6 {
        for y in x..=6 {
            for z in y..=6 {
                let table = at_work(&["assembly_line"], &[x, y, z], 0, 0);
                if !listed(&table, "assembly_line").is_empty() {
                    possible.push([x, y, z]);
                }
            }
        }
    }
    assert_eq!(possible, [[1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]]);
    let mut table = at_work(&["assembly_line"], &[1, 2, 3, 4, 5], 0, 0);
    for dice in [&[1, 3, 5][..], &[1, 2, 4], &[1, 2], &[1, 2, 3, 4]] {
        table.refused_by("FF-111", S1, activate("assembly_line").dice(dice));
    }
}

#[test]
fn ff_143_assembly_line_takes_dice_in_any_order() {
    for dice in [[2, 3, 4], [4, 2, 3], [3, 4, 2], [4, 3, 2]] {
        let mut table = at_work(&["assembly_line"], &dice, 0, 0);
        table.act(S1, activate("assembly_line").dice(&dice));
        assert_eq!(table.goods_of(S1), 2, "{dice:?}");
    }
}

#[test]
fn ff_143_assembly_line_does_not_go_from_six_to_one() {
    for dice in [[5, 6, 1], [6, 1, 2]] {
        at_work(&["assembly_line"], &dice, 0, 0).refused_by("FF-111", S1, activate("assembly_line").dice(&dice));
    }
}

#[test]
fn ff_144_battery_factory_makes_a_good_of_four_energy() {
    let mut table = at_work(&["battery_factory"], &[1], 0, 6);
    table.act(S1, activate("battery_factory"));
    assert_eq!(stock(&table), (0, 2, 1));
    assert_eq!(table.dice_of(S1), [1], "no die is placed");
}

#[test]
fn ff_144_battery_factory_takes_no_die() {
    at_work(&["battery_factory"], &[1], 0, 6).refused_by("FF-111", S1, activate("battery_factory").dice(&[1]));
    at_work(&["battery_factory"], &[1], 9, 3).refused_by("FF-114", S1, activate("battery_factory"));
}

#[test]
fn ff_146_biolab_takes_a_one() {
    let mut table = at_work(&["biolab"], &[1, 1], 0, 3);
    table.act(S1, activate("biolab").dice(&[1]));
    assert_eq!(stock(&table), (0, 2, 1));
    assert_eq!(table.laid_on(S1, "biolab"), [1]);
    for other in 2..=6 {
        at_work(&["biolab"], &[other], 0, 3).refused_by("FF-111", S1, activate("biolab").dice(&[other]));
    }
    at_work(&["biolab"], &[1], 9, 0).refused_by("FF-114", S1, activate("biolab").dice(&[1]));
}

#[test]
fn ff_152_concrete_plant_takes_as_much_metal_as_its_dice_show() {
    for value in 1..=6 {
        let mut table = at_work(&["concrete_plant"], &[value, value], 6, 0);
        table.act(S1, activate("concrete_plant").dice(&[value, value]));
        assert_eq!(stock(&table), (6 - u16::from(value), 0, 2), "always two goods");
    }
}

#[test]
fn ff_152_concrete_plant_needs_the_metal_and_equal_dice() {
    for value in 1..=6 {
        let mut table = at_work(&["concrete_plant"], &[value, value], u16::from(value) - 1, 9);
        table.refused_by("FF-114", S1, activate("concrete_plant").dice(&[value, value]));
    }
    at_work(&["concrete_plant"], &[2, 3], 9, 0).refused_by("FF-111", S1, activate("concrete_plant").dice(&[2, 3]));
}

#[test]
fn ff_156_fulfillment_center_takes_a_four() {
    let mut table = at_work(&["fulfillment_center"], &[4], 1, 3);
    table.act(S1, activate("fulfillment_center").dice(&[4]));
    assert_eq!(stock(&table), (2, 1, 1));
    for other in [1, 2, 3, 5, 6] {
        let mut table = at_work(&["fulfillment_center"], &[other], 9, 9);
        table.refused_by("FF-111", S1, activate("fulfillment_center").dice(&[other]));
    }
    at_work(&["fulfillment_center"], &[4], 9, 1).refused_by("FF-114", S1, activate("fulfillment_center").dice(&[4]));
}

#[test]
fn ff_165_manufactory_always_gives_a_good() {
    for (choice, stocked, cards) in [(1, (2, 0, 1), 0), (2, (0, 3, 1), 0), (3, (0, 0, 1), 2)] {
        let mut table = at_work(&["manufactory"], &[5, 5], 0, 0);
        table.act(S1, activate("manufactory").dice(&[5, 5]).choice(choice));
        assert_eq!((stock(&table), table.hand_len(S1)), (stocked, cards), "choice {choice}");
    }
}

#[test]
fn ff_165_manufactory_gives_one_of_three_things() {
    let mut table = at_work(&["manufactory"], &[5, 5, 4], 0, 0);
    table.refused_by("FF-117", S1, activate("manufactory").dice(&[5, 5]));
    table.refused_by("FF-117", S1, activate("manufactory").dice(&[5, 5]).choice(0));
    table.refused_by("FF-117", S1, activate("manufactory").dice(&[5, 5]).choice(4));
    table.refused_by("FF-111", S1, activate("manufactory").dice(&[4, 5]).choice(1));
}

#[test]
fn ff_166_mega_factory_gives_two_goods_and_a_die_of_any_value() {
    for value in 1..=6 {
        let mut table = at_work(&["mega_factory"], &[2, 2, 2, 5], 0, 0);
        table.act(S1, activate("mega_factory").dice(&[2, 2, 2]).choice(value));
        let mut dice = [5, value];
        dice.sort_unstable();
        assert_eq!((stock(&table), table.dice_of(S1)), ((0, 0, 2), dice.to_vec()));
        assert_eq!(table.laid_on(S1, "mega_factory"), [2, 2, 2]);
    }
}

#[test]
fn ff_166_mega_factory_needs_three_equal_dice_and_a_value() {
    let mut table = at_work(&["mega_factory"], &[2, 2, 2, 5], 9, 9);
    table.refused_by("FF-111", S1, activate("mega_factory").dice(&[2, 2, 5]).choice(1));
    table.refused_by("FF-111", S1, activate("mega_factory").dice(&[2, 2]).choice(1));
    table.refused_by("FF-117", S1, activate("mega_factory").dice(&[2, 2, 2]));
    table.refused_by("FF-117", S1, activate("mega_factory").dice(&[2, 2, 2]).choice(0));
    table.refused_by("FF-117", S1, activate("mega_factory").dice(&[2, 2, 2]).choice(7));
}

#[test]
fn ff_171_nuclear_plant_takes_a_six() {
    let mut table = at_work(&["nuclear_plant"], &[6], 0, 0);
    table.act(S1, activate("nuclear_plant").dice(&[6]));
    assert_eq!(stock(&table), (0, 1, 1));
    for other in 1..=5 {
        at_work(&["nuclear_plant"], &[other], 9, 9).refused_by("FF-111", S1, activate("nuclear_plant").dice(&[other]));
    }
}

#[test]
fn ff_175_recycling_plant_gives_a_good_and_two_blueprints() {
    let table = at_work(&["recycling_plant"], &[1], 0, 5).hand(S1, &["dojo", "robot", "golem"]);
    let mut table = table.top(&["beacon", "warehouse"]);
    table.act(S1, activate("recycling_plant").discards(&["dojo", "golem"]));
    assert_eq!(stock(&table), (0, 3, 1));
    assert_eq!(table.hand_names(S1), ["beacon", "robot", "warehouse"]);
    assert_eq!(table.discard_names(), ["dojo", "golem"]);
    assert_eq!(table.dice_of(S1), [1], "no die is placed");
}

#[test]
fn ff_175_recycling_plant_takes_two_blueprints_and_two_energy() {
    let hand = ["dojo", "robot", "golem"];
    let mut table = at_work(&["recycling_plant"], &[1], 0, 5).hand(S1, &hand);
    table.refused_by("FF-111", S1, activate("recycling_plant").discards(&hand));
    table.refused_by("FF-111", S1, activate("recycling_plant").discards(&["dojo"]));
    table.refused_by("FF-114", S1, activate("recycling_plant").discards(&["dojo", "dojo"]));
    let mut poor = at_work(&["recycling_plant"], &[1], 9, 1).hand(S1, &hand);
    poor.refused_by("FF-114", S1, activate("recycling_plant").discards(&["dojo", "robot"]));
}

#[test]
fn ff_190_trash_compactor_makes_two_goods_of_two_blueprints() {
    let mut table = at_work(&["trash_compactor"], &[4, 4], 0, 0).hand(S1, &["dojo", "robot", "golem"]);
    table.act(S1, activate("trash_compactor").dice(&[4, 4]).discards(&["dojo", "robot"]));
    assert_eq!((stock(&table), table.hand_names(S1)), ((0, 0, 2), vec!["golem"]));
    assert_eq!(table.discard_names(), ["dojo", "robot"]);
}

#[test]
fn ff_190_trash_compactor_needs_all_of_it() {
    let hand = ["dojo", "robot", "golem"];
    let mut table = at_work(&["trash_compactor"], &[4, 4, 5], 9, 9).hand(S1, &hand);
    table.refused_by("FF-111", S1, activate("trash_compactor").dice(&[4, 5]).discards(&["dojo", "robot"]));
    table.refused_by("FF-111", S1, activate("trash_compactor").dice(&[4, 4]).discards(&["dojo"]));
    table.refused_by("FF-111", S1, activate("trash_compactor").dice(&[4, 4]).discards(&hand));
}

#[test]
fn ff_191_warehouse_takes_three_dice_of_fourteen_or_more() {
    for dice in [[2, 6, 6], [3, 5, 6], [4, 4, 6], [4, 5, 5], [6, 6, 6]] {
        let mut table = at_work(&["warehouse"], &dice, 0, 0);
        table.act(S1, activate("warehouse").dice(&dice));
        assert_eq!(stock(&table), (0, 2, 2), "{dice:?}");
    }
    for dice in [[1, 6, 6], [3, 4, 6], [3, 5, 5], [4, 4, 5]] {
        at_work(&["warehouse"], &dice, 9, 9).refused_by("FF-111", S1, activate("warehouse").dice(&dice));
    }
}

#[test]
fn ff_191_warehouse_takes_exactly_three_dice() {
    let mut table = at_work(&["warehouse"], &[6, 6, 6, 6], 0, 0);
    table.refused_by("FF-111", S1, activate("warehouse").dice(&[6, 6]));
    table.refused_by("FF-111", S1, activate("warehouse").dice(&[6, 6, 6, 6]));
}
