//! Section 10: the utility cards.

use crate::ff::*;
use crate::shared::{at_work, listed, stock};

/// What the Black Market can give for a blueprint: metal and energy of every listed choice.
fn offers(table: &Ff) -> Vec<(u16, u16)> {
    let mut offers = Vec::new();
    for action in listed(table, "black_market") {
        let mut one = Scene::of(table.state().clone());
        one.act(S1, action);
        let player = &one.state().public.players[S1];
        offers.push((player.metal, player.energy));
    }
    offers
}

fn black_market(discard: &str) -> Ff {
    at_work(&["black_market"], &[3], 0, 0).hand(S1, &[discard])
}

#[test]
fn ff_147_black_market_gives_the_printed_cost_of_a_blueprint() {
    let mut table = at_work(&["black_market"], &[3, 4], 1, 1).hand(S1, &["battery_factory", "dojo"]);
    table.act(S1, activate("black_market").dice(&[4]).discards(&["battery_factory"]));
    assert_eq!(stock(&table), (3, 2, 0));
    assert_eq!(table.discard_names(), ["battery_factory"]);
    assert_eq!((table.dice_of(S1), table.laid_on(S1, "black_market")), (vec![3], vec![4]));
}

#[test]
fn ff_147_black_market_takes_any_die_and_one_blueprint() {
    for die in 1..=6 {
        let mut table = at_work(&["black_market"], &[die], 0, 0).hand(S1, &["golem"]);
        table.act(S1, activate("black_market").dice(&[die]).discards(&["golem"]));
        assert_eq!(stock(&table), (4, 0, 0));
    }
    let mut table = at_work(&["black_market"], &[3, 3], 9, 9).hand(S1, &["golem", "dojo"]);
    table.refused_by("FF-147", S1, activate("black_market").discards(&["dojo"]));
    table.refused_by("FF-147", S1, activate("black_market").dice(&[3, 3]).discards(&["dojo"]));
    table.refused_by("FF-111", S1, activate("black_market").dice(&[3]));
    table.refused_by("FF-111", S1, activate("black_market").dice(&[3]).discards(&["dojo", "golem"]));
    table.refused_by("FF-114", S1, activate("black_market").dice(&[3]).discards(&["robot"]));
}

#[test]
fn ff_148_black_market_gives_four_of_more_tokens_at_choice() {
    let cases: [(&str, &[(u16, u16)]); 5] = [
        ("beacon", &[(0, 4), (1, 3), (2, 2)]),
        ("megalith", &[(2, 2), (3, 1), (4, 0)]),
        ("mega_factory", &[(2, 2), (3, 1)]),
        ("manufactory", &[(1, 3), (2, 2)]),
        ("laboratory", &[(0, 4), (1, 3)]),
    ];
    for (discard, expected) in cases {
        assert_eq!(offers(&black_market(discard)), expected, "{discard}");
    }
}

#[test]
fn ff_148_black_market_gives_no_more_of_a_kind_than_is_printed() {
    let take = |discard, metal| activate("black_market").dice(&[3]).discards(&[discard]).choice(metal);
    black_market("beacon").refused_by("FF-117", S1, take("beacon", 3));
    black_market("megalith").refused_by("FF-117", S1, take("megalith", 1));
    black_market("megalith").refused_by("FF-117", S1, take("megalith", 5));
}

/// For every blueprint there is.
#[test]
fn ff_149_black_market_gives_exactly_as_many_tokens_as_it_can() {
    for blueprint in &standard().blueprints {
        let printed = u16::from(blueprint.cost.metal + blueprint.cost.energy);
        let offers = offers(&black_market(&blueprint.id));
        assert!(!offers.is_empty(), "{}", blueprint.id);
        for (metal, energy) in offers {
            assert_eq!(metal + energy, printed.min(4), "{}", blueprint.id);
        }
    }
}

#[test]
fn ff_149_black_market_cannot_give_less() {
    let market = activate("black_market").dice(&[3]);
    black_market("beacon").refused_by("FF-117", S1, market.discards(&["beacon"]));
    for metal in [0, 1] {
        black_market("fitness_center").refused_by("FF-117", S1, market.discards(&["fitness_center"]).choice(metal));
    }
}

#[test]
fn ff_150_black_market_ignores_the_megaliths_discount() {
    let table = at_work(&["black_market", "beacon", "beacon", "obelisk"], &[3], 0, 0).hand(S1, &["megalith"]);
    assert_eq!(offers(&table), [(2, 2), (3, 1), (4, 0)]);
}

#[test]
fn ff_151_black_market_gives_nothing_for_the_tool() {
    let mut table = black_market("fitness_center");
    table.act(S1, activate("black_market").dice(&[3]).discards(&["fitness_center"]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((1, 0, 0), 0));
    assert_eq!(table.dice_of(S1), [0; 0]);
}

#[test]
fn ff_155_foundry_makes_metal_of_energy() {
    for value in 1..=6 {
        let mut table = at_work(&["foundry"], &[value], 1, 7);
        table.act(S1, activate("foundry").dice(&[value]));
        assert_eq!(stock(&table), (1 + u16::from(value), 7 - u16::from(value), 0));
    }
}

#[test]
fn ff_155_foundry_needs_as_much_energy_as_its_die_shows() {
    for value in 1..=6 {
        let mut table = at_work(&["foundry"], &[value], 9, u16::from(value) - 1);
        table.refused_by("FF-114", S1, activate("foundry").dice(&[value]));
    }
    at_work(&["foundry"], &[2, 2], 9, 9).refused_by("FF-111", S1, activate("foundry").dice(&[2, 2]));
}

#[test]
fn ff_160_harvester_gives_four_metal_or_seven_energy() {
    for value in 1..=6 {
        for (choice, after) in [(1, (5, 1, 0)), (2, (1, 8, 0))] {
            let mut table = at_work(&["harvester"], &[value, value], 1, 1);
            table.act(S1, activate("harvester").dice(&[value, value]).choice(choice));
            assert_eq!(stock(&table), after);
        }
    }
}

#[test]
fn ff_160_harvester_needs_equal_dice_and_a_choice() {
    let mut table = at_work(&["harvester"], &[2, 2, 3], 9, 9);
    table.refused_by("FF-111", S1, activate("harvester").dice(&[2, 3]).choice(1));
    table.refused_by("FF-117", S1, activate("harvester").dice(&[2, 2]));
    table.refused_by("FF-117", S1, activate("harvester").dice(&[2, 2]).choice(3));
}

#[test]
fn ff_161_incinerator_makes_six_energy_of_a_blueprint_and_a_metal() {
    let mut table = at_work(&["incinerator"], &[1], 3, 2).hand(S1, &["dojo", "robot"]);
    table.act(S1, activate("incinerator").discards(&["dojo"]));
    assert_eq!((stock(&table), table.hand_names(S1)), ((2, 8, 0), vec!["robot"]));
    assert_eq!((table.discard_names(), table.dice_of(S1)), (vec!["dojo"], vec![1]));
}

#[test]
fn ff_161_incinerator_needs_both_and_no_die() {
    let mut table = at_work(&["incinerator"], &[1], 3, 2).hand(S1, &["dojo", "robot"]);
    table.refused_by("FF-111", S1, activate("incinerator"));
    table.refused_by("FF-111", S1, activate("incinerator").discards(&["dojo", "robot"]));
    table.refused_by("FF-111", S1, activate("incinerator").dice(&[1]).discards(&["dojo"]));
    let mut poor = at_work(&["incinerator"], &[1], 0, 9).hand(S1, &["dojo"]);
    poor.refused_by("FF-114", S1, activate("incinerator").discards(&["dojo"]));
}

#[test]
fn ff_170_motherlode_gives_more_for_a_high_die() {
    for (value, metal) in [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)] {
        let mut table = at_work(&["motherlode"], &[value], 0, 0);
        table.act(S1, activate("motherlode").dice(&[value]));
        assert_eq!(stock(&table), (metal, 0, 0), "{value}");
    }
    at_work(&["motherlode"], &[2, 2], 9, 9).refused_by("FF-111", S1, activate("motherlode").dice(&[2, 2]));
}

#[test]
fn ff_173_power_plant_gives_what_its_die_shows() {
    for value in 1..=6 {
        let mut table = at_work(&["power_plant"], &[value], 0, 0);
        table.act(S1, activate("power_plant").dice(&[value]));
        assert_eq!(stock(&table), (0, u16::from(value), 0));
    }
    at_work(&["power_plant"], &[2, 2], 9, 9).refused_by("FF-111", S1, activate("power_plant").dice(&[2, 2]));
}

#[test]
fn ff_176_refinery_makes_three_metal_of_three_blueprints() {
    let mut table = at_work(&["refinery"], &[1], 0, 4).hand(S1, &["dojo", "dojo", "robot", "golem"]);
    table.act(S1, activate("refinery").discards(&["dojo", "dojo", "golem"]));
    assert_eq!((stock(&table), table.hand_names(S1)), ((3, 1, 0), vec!["robot"]));
    assert_eq!(table.discard_names(), ["dojo", "dojo", "golem"]);
}

#[test]
fn ff_176_refinery_needs_three_blueprints_and_three_energy() {
    let hand = ["dojo", "dojo", "robot", "golem"];
    let mut table = at_work(&["refinery"], &[1], 0, 4).hand(S1, &hand);
    for discards in [&hand[..], &["dojo", "robot"], &["dojo"], &[]] {
        table.refused_by("FF-111", S1, activate("refinery").discards(discards));
    }
    let mut poor = at_work(&["refinery"], &[1], 9, 2).hand(S1, &hand);
    poor.refused_by("FF-114", S1, activate("refinery").discards(&["dojo", "dojo", "golem"]));
}
