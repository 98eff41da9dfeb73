//! Section 11: the contractors that speak of dice.

use crate::ff::*;
use crate::shared::{next_work, stock};
use std::collections::BTreeSet;

/// Seat 1 has hired this contractor; the Work phase has not begun.
fn hired(contractor: &str) -> Ff {
    let table = scene(2).contractors(&[contractor, "miner", "investor", "architect"]);
    let mut table = table.hand(S1, &["robot"]).tokens(S1, 1, 3);
    table.act(S1, hire(1, "robot"));
    table
}

/// Seat 1 has a Foreman to use; seat 2 has rolled.
fn foreman_waits() -> Ff {
    let mut table = hired("foreman");
    table.to_work(&[]);
    table
}

#[test]
fn ff_263_foreman_costs_two_energy() {
    assert_eq!(hired("foreman").tokens_of(S1), (1, 1));
    let table = scene(2).contractors(&["foreman", "miner", "investor", "architect"]);
    table.hand(S1, &["robot"]).tokens(S1, 9, 1).refused_by("FF-65", S1, hire(1, "robot"));
}

#[test]
fn ff_263_foreman_comes_before_the_roll() {
    let table = foreman_waits();
    assert_eq!((table.stage(), table.dice_of(S1)), (Stage::Work, vec![]));
    assert_eq!(table.dice_of(S2), [1, 2, 3, 4]);
}

/// Every handful of none to four values, and nothing else.
#[test]
fn ff_263_foreman_sets_none_to_four_dice_to_any_values() {
    let mut table = foreman_waits();
    let handfuls: BTreeSet<Vec<u8>> = table
        .legal(S1)
        .into_iter()
        .map(|action| match action {
            Action::SetForemanDice { dice } => dice.iter().collect(),
            other => panic!("{other:?} is listed"),
        })
        .collect();
    assert_eq!(handfuls.len(), 1 + 6 + 21 + 56 + 126);
    assert!(handfuls.contains(&vec![]) && handfuls.contains(&vec![1, 3, 6, 6]));
    table.refused_by("FF-263", S1, foreman(&[1, 2, 3, 4, 5]));
}

#[test]
fn ff_263_without_a_foreman_nothing_is_set() {
    scene(2).work().refused_by("FF-263", S1, foreman(&[6]));
    let mut table = foreman_waits();
    table.act(S1, foreman(&[6, 6, 6, 6]));
    table.refused_by("FF-263", S1, foreman(&[1]));
}

#[test]
fn ff_264_foreman_sets_first_and_rolls_the_rest() {
    let cases: [(&[u8], &[u8]); 5] =
        [(&[], &[5, 1, 1, 2]), (&[6], &[1, 2, 3]), (&[6, 6], &[4, 1]), (&[3, 2, 1], &[4]), (&[6, 6, 6, 6], &[])];
    for (set, rolled) in cases {
        let mut table = foreman_waits();
        table.rolling(S1, rolled).act(S1, foreman(set));
        let mut dice = [set, rolled].concat();
        dice.sort_unstable();
        assert_eq!(table.dice_of(S1), dice);
        let told = Event::ForemanSet { seat: S1, set: Dice::of(set), rolled: Dice::of(rolled) };
        assert_eq!(table.heard(), [told]);
    }
}

#[test]
fn ff_265_foreman_adds_no_dice() {
    for set in [&[][..], &[6], &[6, 5], &[6, 5, 4], &[6, 5, 4, 3]] {
        let mut table = foreman_waits();
        table.rolling(S1, &[1; 4][set.len()..]).act(S1, foreman(set));
        assert_eq!(table.dice_of(S1).len(), 4, "{set:?}");
    }
}

#[test]
fn ff_266_foreman_comes_before_everything_else_of_that_player() {
    let table = foreman_waits();
    let table = table.built(S1, &["solar_array", "battery_factory"]).tokens(S1, 9, 9);
    let mut table = table.hand(S1, &["dojo", "foundry"]);
    table.refused_by("FF-266", S1, activate("solar_array"));
    table.refused_by("FF-266", S1, activate("battery_factory"));
    table.refused_by("FF-266", S1, build("dojo", "foundry"));
    table.refused_by("FF-266", S1, research(3));
    table.refused_by("FF-266", S1, FINISH);
}

#[test]
fn ff_266_others_do_not_wait_for_the_foreman() {
    let mut table = foreman_waits();
    assert_eq!(table.all_asked(), [S1, S2]);
    table.act(S2, generate(2)).act(S2, FINISH);
    table.act(S1, foreman(&[6, 6, 6, 6]));
}

#[test]
fn ff_267_hired_hands_roll_two_more_dice_with_the_others() {
    let mut table = hired("hired_hands");
    assert_eq!(table.tokens_of(S1), (1, 0), "three energy");
    table.to_work(&[(S1, &[6, 5, 4, 3, 2, 1])]);
    assert_eq!(table.dice_of(S1), [1, 2, 3, 4, 5, 6]);
    assert_eq!(table.dice_of(S2).len(), 4);
    let rolled = Event::Rolled { seat: S1, dice: Dice::of(&[1, 2, 3, 4, 5, 6]) };
    assert!(table.heard().contains(&rolled), "in one roll");
}

#[test]
fn ff_267_hired_hands_cost_three_energy_and_stay_a_round() {
    let table = scene(2).contractors(&["hired_hands", "miner", "investor", "architect"]).hand(S1, &["robot"]);
    table.tokens(S1, 9, 2).refused_by("FF-65", S1, hire(1, "robot"));
    let mut table = hired("hired_hands");
    next_work(&mut table, &[1, 1, 1, 1]);
    assert_eq!(table.dice_of(S1), [1, 1, 1, 1]);
}

fn specialist_waits() -> Ff {
    let mut table = hired("specialist");
    table.to_work(&[(S1, &[1, 1, 2, 4])]);
    table
}

#[test]
fn ff_273_specialist_gives_a_die_of_a_chosen_value() {
    for value in 1..=6 {
        let mut table = specialist_waits();
        let before = stock(&table);
        table.act(S1, specialist(value));
        let mut dice = vec![1, 1, 2, 4, value];
        dice.sort_unstable();
        assert_eq!((table.dice_of(S1), stock(&table)), (dice, before));
    }
    for value in [0, 7] {
        specialist_waits().refused_by("FF-273", S1, specialist(value));
    }
}

#[test]
fn ff_273_specialist_gives_one_die_to_who_hired_it() {
    let mut table = specialist_waits();
    table.refused_by("FF-273", S2, specialist(3));
    table.act(S1, specialist(3));
    table.refused_by("FF-273", S1, specialist(3));
}

#[test]
fn ff_274_the_value_is_chosen_after_the_roll() {
    let mut table = hired("specialist");
    table.refused_by("FF-51", S1, specialist(3));
    table.to_work(&[(S1, &[1, 1, 2, 4])]);
    assert_eq!(table.dice_of(S1), [1, 1, 2, 4]);
    table.act(S1, specialist(1));
}

#[test]
fn ff_275_the_die_is_taken_at_any_time_before_finishing() {
    let mut table = specialist_waits().built(S1, &["motherlode"]);
    table.act(S1, generate(1)).act(S1, activate("motherlode").dice(&[4])).act(S1, research(2)).act(S1, generate(1));
    assert_eq!(table.dice_of(S1), [0; 0]);
    table.act(S1, specialist(6)).act(S1, mine(6));
    let mut late = specialist_waits();
    late.act(S1, FINISH).refused_by("FF-51", S1, specialist(6));
}

#[test]
fn ff_276_a_die_not_taken_is_lost() {
    let mut table = specialist_waits();
    next_work(&mut table, &[1, 1, 1, 1]);
    assert_eq!((table.dice_of(S1), table.player(S1).pending), (vec![1, 1, 1, 1], Pending::Nothing));
    table.refused_by("FF-273", S1, specialist(6));
}

#[test]
fn ff_365_finishing_loses_the_die() {
    let mut table = specialist_waits();
    assert_eq!(table.player(S1).pending, SPECIALIST);
    table.act(S1, FINISH);
    assert_eq!(table.player(S1).pending, Pending::Nothing);
    assert_eq!(table.all_asked(), [S2]);
}
