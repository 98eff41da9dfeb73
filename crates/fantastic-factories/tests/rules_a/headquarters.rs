//! Section 8: the HQ, and its examples.

use crate::ff::*;

/// S1 at work with these dice, no tokens and no cards.
fn at_work(dice: &[u8]) -> Ff {
    scene(2).work().dice(S1, dice).tokens(S1, 0, 0)
}

/// Places dice on a floor one after another; what each of them gave: metal, energy, blueprints.
fn place_all(table: &mut Ff, floor: Floor, dice: &[u8]) -> Vec<(u16, u16, usize)> {
    let mut gains = Vec::new();
    for die in dice {
        let before = (table.tokens_of(S1), table.hand_len(S1));
        table.act(S1, place(*die, floor));
        let (metal, energy) = table.tokens_of(S1);
        gains.push((metal - before.0.0, energy - before.0.1, table.hand_len(S1) - before.1));
    }
    gains
}

fn energy_of(gains: &[(u16, u16, usize)]) -> Vec<u16> {
    gains.iter().map(|gain| gain.1).collect()
}

fn metal_of(gains: &[(u16, u16, usize)]) -> Vec<u16> {
    gains.iter().map(|gain| gain.0).collect()
}

fn cards_of(gains: &[(u16, u16, usize)]) -> Vec<usize> {
    gains.iter().map(|gain| gain.2).collect()
}

#[test]
fn ff_100_three_floors_with_three_slots_each() {
    for (floor, die) in [(Floor::Research, 1), (Floor::Generate, 1), (Floor::Mine, 6)] {
        let mut table = at_work(&[die; 5]);
        place_all(&mut table, floor, &[die; 3]);
        table.refused_by("FF-100", S1, place(die, floor));
        for other in Floor::ALL.into_iter().filter(|other| *other != floor && other.takes(die)) {
            table.act(S1, place(die, other));
        }
    }
}

#[test]
fn ff_100_a_full_floor_is_free_in_the_next_round() {
    let mut table = at_work(&[1; 4]);
    place_all(&mut table, Floor::Generate, &[1; 3]);
    table.finish_all().to_work(&[(S1, &[1, 1, 1, 1])]);
    assert_eq!(energy_of(&place_all(&mut table, Floor::Generate, &[1; 3])), [1, 2, 2]);
}

/// What a die gives can be used before the next one is placed.
#[test]
fn ff_101_dice_are_placed_one_at_a_time_and_pay_at_once() {
    let table = at_work(&[1, 4, 6]).built(S1, &["dojo"]);
    let mut table = table.hand(S1, &["fitness_center", "laboratory"]);
    table.refused_by("FF-114", S1, activate("dojo").dice(&[6])).act(S1, generate(1));
    assert_eq!(table.energy(S1), 1);
    table.act(S1, activate("dojo").dice(&[6])).refused_by("FF-97", S1, build("fitness_center", "laboratory"));
    table.act(S1, mine(4)).act(S1, build("fitness_center", "laboratory"));
    assert_eq!(table.dice_of(S1), [1]);
}

#[test]
fn ff_102_research_takes_any_value_for_a_blueprint_of_the_deck() {
    for die in 1..=6 {
        let mut table = at_work(&[die]).top(&["golem"]);
        table.act(S1, research(die));
        assert_eq!((table.hand_names(S1), table.tokens_of(S1)), (vec!["golem"], (0, 0)));
        assert_eq!(table.floor_of(S1, Floor::Research), [die]);
    }
}

#[test]
fn ff_103_generate_takes_1_to_3_for_as_much_energy() {
    for die in 1..=6 {
        let mut table = at_work(&[die]);
        if die <= 3 {
            table.act(S1, generate(die));
            assert_eq!((table.tokens_of(S1), table.hand_len(S1)), ((0, u16::from(die)), 0));
        } else {
            table.refused_by("FF-103", S1, generate(die));
        }
    }
}

#[test]
fn ff_104_mine_takes_4_to_6_for_1_metal() {
    for die in 1..=6 {
        let mut table = at_work(&[die]);
        if die >= 4 {
            table.act(S1, mine(die));
            assert_eq!((table.tokens_of(S1), table.hand_len(S1)), ((1, 0), 0));
        } else {
            table.refused_by("FF-104", S1, mine(die));
        }
    }
}

#[test]
fn ff_105_a_value_that_is_there_already_gives_1_more_of_what_the_floor_makes() {
    assert_eq!(cards_of(&place_all(&mut at_work(&[4, 4]), Floor::Research, &[4, 4])), [1, 2]);
    assert_eq!(energy_of(&place_all(&mut at_work(&[2, 2]), Floor::Generate, &[2, 2])), [2, 3]);
    assert_eq!(metal_of(&place_all(&mut at_work(&[4, 4]), Floor::Mine, &[4, 4])), [1, 2]);
    assert_eq!(cards_of(&place_all(&mut at_work(&[4, 5]), Floor::Research, &[4, 5])), [1, 1], "no match");
    assert_eq!(metal_of(&place_all(&mut at_work(&[4, 5]), Floor::Mine, &[4, 5])), [1, 1], "no match");
}

#[test]
fn ff_105_the_bonus_is_told() {
    let mut table = at_work(&[5, 5]);
    table.act(S1, mine(5));
    assert!(table.heard().contains(&Event::Placed { seat: S1, die: 5, floor: Floor::Mine, bonus: false }));
    table.act(S1, mine(5));
    assert!(table.heard().contains(&Event::Placed { seat: S1, die: 5, floor: Floor::Mine, bonus: true }));
}

#[test]
fn ff_106_three_equal_dice_earn_a_bonus_of_two_in_all() {
    assert_eq!(cards_of(&place_all(&mut at_work(&[1; 3]), Floor::Research, &[1; 3])), [1, 2, 2]);
    assert_eq!(energy_of(&place_all(&mut at_work(&[1; 3]), Floor::Generate, &[1; 3])), [1, 2, 2]);
    assert_eq!(metal_of(&place_all(&mut at_work(&[6; 3]), Floor::Mine, &[6; 3])), [1, 2, 2]);
}

#[test]
fn ff_107_the_bonus_on_generate_is_1_energy() {
    for die in 1..=3 {
        let gains = energy_of(&place_all(&mut at_work(&[die; 2]), Floor::Generate, &[die; 2]));
        assert_eq!(gains, [u16::from(die), u16::from(die) + 1]);
    }
}

#[test]
fn ff_108_a_third_die_that_matches_the_first_or_the_second_earns_the_bonus() {
    assert_eq!(energy_of(&place_all(&mut at_work(&[1, 3, 1]), Floor::Generate, &[1, 3, 1])), [1, 3, 2]);
    assert_eq!(energy_of(&place_all(&mut at_work(&[1, 3, 3]), Floor::Generate, &[1, 3, 3])), [1, 3, 4]);
    assert_eq!(metal_of(&place_all(&mut at_work(&[6, 4, 6]), Floor::Mine, &[6, 4, 6])), [1, 1, 2]);
    assert_eq!(cards_of(&place_all(&mut at_work(&[6, 4, 4]), Floor::Research, &[6, 4, 4])), [1, 1, 2]);
}

#[test]
fn ff_109_each_floor_is_looked_at_alone() {
    let mut table = at_work(&[3, 3, 6, 6]);
    table.act(S1, research(3)).act(S1, research(6));
    table.act(S1, generate(3)).act(S1, mine(6));
    assert_eq!((table.tokens_of(S1), table.hand_len(S1)), ((1, 3), 2));
}

#[test]
fn ff_109_dice_need_not_follow_one_another() {
    let mut table = at_work(&[2, 2, 5]);
    table.act(S1, generate(2)).act(S1, mine(5)).act(S1, generate(2));
    assert_eq!(table.energy(S1), 2 + 3);
}

/// Ten built cards bring the end; nine and a busy HQ do not. A floor is used three times a round.
#[test]
fn ff_110_the_hq_is_no_building_and_can_be_used_more_than_once() {
    let nine = ["biolab", "dojo", "foundry", "golem", "gymnasium", "harvester", "obelisk", "refinery", "robot"];
    let mut table = at_work(&[1, 1, 1, 6]).built(S1, &nine);
    place_all(&mut table, Floor::Generate, &[1, 1, 1]);
    table.act(S1, mine(6));
    table.finish_all();
    assert_eq!((table.public().last_round, table.compound(S1).len()), (None, 9));
}

#[test]
fn ff_ex_1_three_threes_on_generate() {
    let mut table = at_work(&[3, 3, 3]);
    assert_eq!(energy_of(&place_all(&mut table, Floor::Generate, &[3, 3, 3])), [3, 4, 4]);
    assert_eq!(table.energy(S1), 11);
}

#[test]
fn ff_ex_2_two_one_two_on_generate() {
    let mut table = at_work(&[2, 1, 2]);
    assert_eq!(energy_of(&place_all(&mut table, Floor::Generate, &[2, 1, 2])), [2, 1, 3]);
    assert_eq!(table.energy(S1), 6);
}

#[test]
fn ff_ex_3_five_five_six_on_mine() {
    let mut table = at_work(&[5, 5, 6]);
    assert_eq!(metal_of(&place_all(&mut table, Floor::Mine, &[5, 5, 6])), [1, 2, 1]);
    assert_eq!(table.metal(S1), 4);
}

#[test]
fn ff_ex_4_three_fours_on_mine() {
    let mut table = at_work(&[4, 4, 4]);
    place_all(&mut table, Floor::Mine, &[4, 4, 4]);
    assert_eq!(table.metal(S1), 5);
}

#[test]
fn ff_ex_5_two_sixes_on_research() {
    let mut table = at_work(&[6, 6]);
    assert!(table.deck_len() >= 20);
    assert_eq!(cards_of(&place_all(&mut table, Floor::Research, &[6, 6])), [1, 2]);
    assert_eq!(table.hand_len(S1), 3);
}

#[test]
fn ff_ex_6_two_on_research_and_two_on_generate() {
    let mut table = at_work(&[2, 2]);
    table.act(S1, research(2)).act(S1, generate(2));
    assert_eq!((table.hand_len(S1), table.tokens_of(S1)), (1, (0, 2)));
}

#[test]
fn ff_ex_7_wrong_values_and_a_full_floor() {
    let mut table = at_work(&[3, 4, 1]).floor(S1, Floor::Generate, &[1, 2, 3]);
    table.refused_by("FF-103", S1, generate(4));
    table.refused_by("FF-104", S1, mine(3));
    table.refused_by("FF-100", S1, generate(1));
}

#[test]
fn ff_ex_8_a_second_five_after_other_things() {
    let mut table = at_work(&[5, 5, 6]).built(S1, &["nuclear_plant", "solar_array"]);
    table.act(S1, research(5)).act(S1, activate("nuclear_plant").dice(&[6])).act(S1, activate("solar_array"));
    assert_eq!(table.hand_len(S1), 1);
    table.act(S1, research(5));
    assert_eq!(table.hand_len(S1), 1 + 2);
}
