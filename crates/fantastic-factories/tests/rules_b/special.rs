//! Section 10: the special cards, but for the Replicator.

use crate::ff::*;
use crate::shared::{at_work, next_work, stock};

#[test]
fn ff_157_golem_gives_a_die_for_as_much_energy() {
    for value in 1..=6 {
        let mut table = at_work(&["golem"], &[3], 1, 6);
        table.act(S1, activate("golem").choice(value));
        let mut dice = [3, value];
        dice.sort_unstable();
        assert_eq!((table.dice_of(S1), stock(&table)), (dice.to_vec(), (1, 6 - u16::from(value), 0)));
        table.refused_by("FF-112", S1, activate("golem").choice(1));
    }
}

#[test]
fn ff_157_golem_takes_one_to_six_energy() {
    let mut table = at_work(&["golem"], &[3], 9, 4);
    table.refused_by("FF-114", S1, activate("golem").choice(5));
    table.refused_by("FF-117", S1, activate("golem").choice(0));
    table.refused_by("FF-117", S1, activate("golem").choice(7));
    table.refused_by("FF-117", S1, activate("golem"));
    table.refused_by("FF-111", S1, activate("golem").choice(3).dice(&[3]));
}

/// The scene allows no chance that is not written.
#[test]
fn ff_158_a_golems_die_is_unplaced_and_not_rolled() {
    let mut table = at_work(&["golem"], &[], 0, 5);
    table.act(S1, activate("golem").choice(5));
    assert!(table.outcome().picks.is_empty());
    assert_eq!((table.dice_of(S1), table.laid_on(S1, "golem")), (vec![5], vec![]));
    table.act(S1, mine(5));
}

#[test]
fn ff_162_laboratory_draws_when_goods_are_gained() {
    let mut table = at_work(&["laboratory", "battery_factory"], &[1], 2, 4).top(&["golem"]);
    table.act(S1, activate("battery_factory"));
    assert_eq!((table.hand_names(S1), stock(&table)), (vec!["golem"], (2, 0, 1)));
}

#[test]
fn ff_162_laboratory_draws_once_a_round() {
    let mut table = at_work(&["laboratory", "battery_factory", "biolab"], &[1], 0, 9);
    table.act(S1, activate("battery_factory")).act(S1, activate("biolab").dice(&[1]));
    assert_eq!((table.goods_of(S1), table.hand_len(S1)), (2, 1));
    next_work(&mut table, &[1, 1, 1, 1]);
    let before = table.hand_len(S1);
    table.act(S1, activate("biolab").dice(&[1]));
    assert_eq!(table.hand_len(S1), before + 1, "again in the next round");
}

#[test]
fn ff_162_laboratory_draws_once_for_two_goods_and_not_without_goods() {
    let mut table = at_work(&["laboratory", "warehouse", "power_plant"], &[1, 6, 6, 6], 0, 0);
    table.act(S1, activate("power_plant").dice(&[1]));
    assert_eq!(table.hand_len(S1), 0);
    table.act(S1, activate("warehouse").dice(&[6, 6, 6]));
    assert_eq!((table.goods_of(S1), table.hand_len(S1)), (2, 1));
}

#[test]
fn ff_162_laboratory_works_for_its_owner() {
    let mut table = at_work(&["battery_factory"], &[1], 0, 4).built(S2, &["laboratory"]);
    table.act(S1, activate("battery_factory"));
    assert_eq!((table.hand_len(S1), table.hand_len(S2)), (0, 0));
}

#[test]
fn ff_163_laboratory_draws_last_and_costs_nothing() {
    let table = at_work(&["laboratory", "manufactory"], &[2, 2], 3, 4).top(&["golem", "robot", "dojo"]);
    let mut table = table;
    table.act(S1, activate("manufactory").dice(&[2, 2]).choice(3));
    assert_eq!(stock(&table), (3, 4, 1));
    let drew: Vec<Event> = table.heard_by(S1).into_iter().filter(|event| matches!(event, Event::Drew { .. })).collect();
    let cards = |keys: &[&str]| Some(prints(keys));
    let expected = [
        Event::Drew { seat: S1, count: 2, cards: cards(&["golem", "robot"]) },
        Event::Drew { seat: S1, count: 1, cards: cards(&["dojo"]) },
    ];
    assert_eq!(drew, expected);
}

#[test]
fn ff_163_laboratory_draws_after_the_extra_die() {
    let mut table = at_work(&["laboratory", "mega_factory"], &[2, 2, 2], 0, 0);
    table.act(S1, activate("mega_factory").dice(&[2, 2, 2]).choice(6));
    let last = table.heard().into_iter().rev().take(2).collect::<Vec<_>>();
    assert_eq!(last[1], Event::ExtraDie { seat: S1, value: 6 });
    assert!(matches!(last[0], Event::Drew { count: 1, .. }));
}

#[test]
fn ff_163_laboratory_is_not_activated() {
    at_work(&["laboratory"], &[1], 9, 9).refused_by("FF-118", S1, activate("laboratory"));
}

#[test]
fn ff_164_laboratory_works_from_the_moment_it_is_built() {
    let table = at_work(&["battery_factory", "biolab"], &[1], 1, 9).hand(S1, &["laboratory", "refinery"]);
    let mut table = table;
    table.act(S1, activate("battery_factory"));
    assert_eq!(table.hand_len(S1), 2, "not for goods gained before");
    table.act(S1, build("laboratory", "refinery"));
    assert_eq!(table.hand_len(S1), 0);
    table.act(S1, activate("biolab").dice(&[1]));
    assert_eq!(table.hand_len(S1), 1);
}

#[test]
fn ff_363_laboratorys_draw_is_used_up_when_there_is_nothing_to_draw() {
    let table = at_work(&["laboratory", "battery_factory", "incinerator", "biolab"], &[1], 1, 9);
    let mut table = table.hand(S1, &["dojo", "robot"]).empty_deck();
    table.act(S1, activate("battery_factory"));
    assert_eq!((table.goods_of(S1), table.hand_len(S1)), (1, 2));
    table.act(S1, activate("incinerator").discards(&["dojo"]));
    assert_eq!(table.discard_names(), ["dojo"], "now there would be something");
    table.act(S1, activate("biolab").dice(&[1]));
    assert_eq!((table.goods_of(S1), table.hand_names(S1)), (2, vec!["robot"]));
}

#[test]
fn ff_180_scrap_yard_gives_a_metal_for_nothing() {
    let mut table = at_work(&["scrap_yard"], &[1], 0, 0);
    table.act(S1, activate("scrap_yard"));
    assert_eq!((stock(&table), table.dice_of(S1)), ((1, 0, 0), vec![1]));
    table.refused_by("FF-112", S1, activate("scrap_yard"));
    at_work(&["scrap_yard"], &[1], 0, 0).refused_by("FF-111", S1, activate("scrap_yard").dice(&[1]));
}

#[test]
fn ff_180_scrap_yard_gives_nothing_in_the_round_it_is_built() {
    let mut table = scene(2).work().hand(S1, &["scrap_yard", "refinery"]).tokens(S1, 1, 2);
    table.act(S1, build("scrap_yard", "refinery"));
    table.refused_by("FF-180", S1, activate("scrap_yard"));
    next_work(&mut table, &[1, 2, 3, 4]);
    table.act(S1, activate("scrap_yard"));
    assert_eq!(table.metal(S1), 1);
}

#[test]
fn ff_181_solar_array_gives_two_energy_for_nothing() {
    let mut table = at_work(&["solar_array"], &[1], 0, 0);
    table.act(S1, activate("solar_array"));
    assert_eq!((stock(&table), table.dice_of(S1)), ((0, 2, 0), vec![1]));
    table.refused_by("FF-112", S1, activate("solar_array"));
}

#[test]
fn ff_181_solar_array_gives_nothing_in_the_round_it_is_built() {
    let mut table = scene(2).work().hand(S1, &["solar_array", "dojo"]).tokens(S1, 1, 2);
    table.act(S1, build("solar_array", "dojo"));
    table.refused_by("FF-180", S1, activate("solar_array"));
    next_work(&mut table, &[1, 2, 3, 4]);
    table.act(S1, activate("solar_array"));
    assert_eq!(table.energy(S1), 2);
}

#[test]
fn ff_182_the_income_is_taken_at_any_time_of_the_work_phase() {
    let mut table = at_work(&["scrap_yard", "solar_array"], &[4, 4], 0, 0);
    table.act(S1, mine(4)).act(S1, activate("scrap_yard")).act(S1, mine(4)).act(S1, activate("solar_array"));
    assert_eq!(stock(&table), (4, 2, 0));
    let mut market = scene(2).built(S1, &["scrap_yard"]);
    market.refused_by("FF-56", S1, activate("scrap_yard"));
}

#[test]
fn ff_182_income_not_taken_is_lost() {
    let mut table = at_work(&["scrap_yard"], &[1], 0, 0);
    next_work(&mut table, &[1, 2, 3, 4]);
    assert_eq!(table.metal(S1), 0, "nothing comes by itself");
    table.act(S1, activate("scrap_yard"));
    table.refused_by("FF-112", S1, activate("scrap_yard"));
    assert_eq!(table.metal(S1), 1);
}

#[test]
fn ff_187_robot_rolls_a_die_for_a_metal() {
    for face in 1..=6 {
        let mut table = at_work(&["robot"], &[4], 2, 3);
        table.rolling(S1, &[face]).act(S1, activate("robot"));
        let mut dice = [4, face];
        dice.sort_unstable();
        assert_eq!((table.dice_of(S1), stock(&table)), (dice.to_vec(), (1, 3, 0)));
        assert_eq!(table.heard().last(), Some(&Event::ExtraDie { seat: S1, value: face }));
    }
    at_work(&["robot"], &[4], 0, 9).refused_by("FF-114", S1, activate("robot"));
    at_work(&["robot"], &[4], 9, 9).refused_by("FF-111", S1, activate("robot").dice(&[4]));
}
