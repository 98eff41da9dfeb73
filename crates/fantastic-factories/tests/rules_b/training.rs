//! Section 10, general rules and the training cards.

use crate::ff::*;
use crate::shared::{at_work, next_work, stock};

const TRAINING: [&str; 4] = ["dojo", "fitness_center", "gymnasium", "temp_agency"];

#[test]
fn ff_140_a_placed_die_is_not_trained() {
    let mut table = at_work(&TRAINING, &[], 0, 4).floor(S1, Floor::Generate, &[3]);
    for card in TRAINING {
        table.refused_by("FF-82", S1, activate(card).dice(&[3]));
    }
}

#[test]
fn ff_140_a_die_on_a_card_is_not_trained() {
    let mut table = at_work(&["dojo", "motherlode"], &[3], 0, 4);
    table.act(S1, activate("motherlode").dice(&[3]));
    table.refused_by("FF-82", S1, activate("dojo").dice(&[3]));
}

#[test]
fn ff_140_another_players_die_is_not_trained() {
    let mut table = at_work(&TRAINING, &[2], 0, 4).dice(S2, &[5]);
    for card in TRAINING {
        table.refused_by("FF-82", S1, activate(card).dice(&[5]));
    }
}

#[test]
fn ff_140_training_does_not_place_a_die() {
    for (card, after) in [("dojo", 4), ("fitness_center", 2), ("gymnasium", 4)] {
        let mut table = at_work(&[card], &[3, 6], 0, 1);
        table.act(S1, activate(card).dice(&[3]));
        assert_eq!(table.dice_of(S1), [after, 6]);
        assert_eq!(table.laid_on(S1, card), [0; 0], "nothing lies on the card");
        table.act(S1, research(after));
    }
}

#[test]
fn ff_140_rerolling_does_not_place_a_die() {
    let mut table = at_work(&["temp_agency"], &[3, 6], 0, 1);
    table.rolling(S1, &[5]).act(S1, activate("temp_agency").dice(&[3]));
    assert_eq!(table.laid_on(S1, "temp_agency"), [0; 0]);
    table.act(S1, mine(5)).act(S1, mine(6));
}

#[test]
fn ff_153_dojo_turns_a_die_over() {
    for value in 1..=6 {
        let mut table = at_work(&["dojo"], &[value], 2, 3);
        table.act(S1, activate("dojo").dice(&[value]));
        assert_eq!(table.dice_of(S1), [7 - value]);
        assert_eq!(stock(&table), (2, 2, 0), "it costs 1 energy");
    }
}

#[test]
fn ff_153_dojo_needs_one_die_and_one_energy() {
    at_work(&["dojo"], &[2, 3], 5, 0).refused_by("FF-114", S1, activate("dojo").dice(&[2]));
    at_work(&["dojo"], &[2, 2], 0, 5).refused_by("FF-153", S1, activate("dojo").dice(&[2, 2]));
    at_work(&["dojo"], &[2, 3], 0, 5).refused_by("FF-153", S1, activate("dojo"));
}

#[test]
fn ff_154_fitness_center_lowers_a_die() {
    for value in 2..=6 {
        let mut table = at_work(&["fitness_center"], &[value], 2, 3);
        table.act(S1, activate("fitness_center").dice(&[value]));
        assert_eq!(table.dice_of(S1), [value - 1]);
        assert_eq!(stock(&table), (2, 2, 0), "it costs 1 energy");
    }
}

#[test]
fn ff_154_fitness_center_does_not_take_a_one() {
    let mut table = at_work(&["fitness_center"], &[1, 4], 0, 3);
    table.refused_by("FF-154", S1, activate("fitness_center").dice(&[1]));
    at_work(&["fitness_center"], &[4], 3, 0).refused_by("FF-114", S1, activate("fitness_center").dice(&[4]));
}

#[test]
fn ff_159_gymnasium_raises_a_die() {
    for value in 1..=5 {
        let mut table = at_work(&["gymnasium"], &[value], 2, 3);
        table.act(S1, activate("gymnasium").dice(&[value]));
        assert_eq!(table.dice_of(S1), [value + 1]);
        assert_eq!(stock(&table), (2, 2, 0), "it costs 1 energy");
    }
}

#[test]
fn ff_159_gymnasium_does_not_take_a_six() {
    let mut table = at_work(&["gymnasium"], &[6, 4], 0, 3);
    table.refused_by("FF-159", S1, activate("gymnasium").dice(&[6]));
    at_work(&["gymnasium"], &[4], 3, 0).refused_by("FF-114", S1, activate("gymnasium").dice(&[4]));
}

#[test]
fn ff_188_temp_agency_rerolls_any_dice_for_one_energy() {
    let handfuls: [&[u8]; 5] = [&[1], &[1, 1], &[1, 4], &[4, 6], &[1, 1, 4, 6]];
    for dice in handfuls {
        let mut table = at_work(&["temp_agency"], &[1, 1, 4, 6], 2, 1);
        let faces = vec![3; dice.len()];
        table.rolling(S1, &faces).act(S1, activate("temp_agency").dice(dice));
        let mut after: Vec<u8> = [1, 1, 4, 6].to_vec();
        for die in dice {
            let at = after.iter().position(|other| other == die).unwrap();
            after.remove(at);
        }
        after.extend(faces);
        after.sort_unstable();
        assert_eq!(table.dice_of(S1), after, "{dice:?}");
        assert_eq!(stock(&table), (2, 0, 0), "{dice:?}: the price is the same");
    }
}

#[test]
fn ff_188_temp_agency_rerolls_once() {
    let mut table = at_work(&["temp_agency"], &[1, 1], 0, 5);
    table.rolling(S1, &[2]).act(S1, activate("temp_agency").dice(&[1]));
    table.refused_by("FF-112", S1, activate("temp_agency").dice(&[1]));
    at_work(&["temp_agency"], &[1], 5, 0).refused_by("FF-114", S1, activate("temp_agency").dice(&[1]));
}

#[test]
fn ff_189_temp_agency_needs_a_die() {
    let mut table = at_work(&["temp_agency"], &[1, 5], 0, 5);
    table.refused_by("FF-189", S1, activate("temp_agency"));
}

#[test]
fn ff_193_a_die_can_be_changed_again_by_another_card() {
    let mut table = at_work(&TRAINING, &[2], 0, 4);
    table.act(S1, activate("dojo").dice(&[2]));
    table.act(S1, activate("gymnasium").dice(&[5]));
    table.act(S1, activate("fitness_center").dice(&[6]));
    table.rolling(S1, &[3]).act(S1, activate("temp_agency").dice(&[5]));
    assert_eq!(table.dice_of(S1), [3]);
    assert_eq!(table.energy(S1), 0);
}

#[test]
fn ff_193_a_card_changes_one_die_in_a_round() {
    let mut table = at_work(&["gymnasium"], &[2, 4], 0, 4);
    table.act(S1, activate("gymnasium").dice(&[2]));
    table.refused_by("FF-112", S1, activate("gymnasium").dice(&[3]));
    table.refused_by("FF-112", S1, activate("gymnasium").dice(&[4]));
    next_work(&mut table, &[2, 2, 2, 2]);
    table.act(S1, activate("gymnasium").dice(&[2]));
}
