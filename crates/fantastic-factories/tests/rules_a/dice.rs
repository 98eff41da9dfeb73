//! Section 8: dice, and the examples of contractor dice.

use crate::ff::*;

#[test]
fn ff_80_each_player_rolls_four_dice_and_two_more_for_hired_hands() {
    let mut table = scene(3).market_turn(S3).pending(S2, HIRED_HANDS).pending(S3, SPECIALIST);
    table.rolling(S1, &[6, 1, 6, 1]).rolling(S2, &[2, 2, 2, 2, 3, 5]).rolling(S3, &[4, 4, 4, 4]);
    table.act(S3, take(1));
    assert_eq!(table.dice_of(S1), [1, 1, 6, 6]);
    assert_eq!(table.dice_of(S2), [2, 2, 2, 2, 3, 5]);
    assert_eq!(table.dice_of(S3), [4, 4, 4, 4], "the Specialist's die is not rolled");
}

/// Every kind of action, mixed, each one possible only because of one before it.
#[test]
fn ff_81_actions_come_in_any_order_and_as_often_as_possible() {
    let hand = ["dojo", "foundry", "gymnasium", "motherlode", "nuclear_plant", "refinery"];
    let table = scene(2).work().hand(S1, &hand).tokens(S1, 0, 0).dice(S1, &[3, 4, 4, 5]);
    let mut table = table.pending(S1, SPECIALIST);
    table.act(S1, generate(3)).act(S1, mine(4));
    table.act(S1, build("dojo", "foundry")).act(S1, specialist(1)).act(S1, activate("dojo").dice(&[1]));
    table.act(S1, mine(4)).act(S1, build("gymnasium", "motherlode"));
    assert_eq!((table.tokens_of(S1), table.dice_of(S1)), ((1, 1), vec![5, 6]));
    table.act(S1, activate("gymnasium").dice(&[5])).act(S1, mine(6));
    assert_eq!((table.tokens_of(S1), table.dice_of(S1)), ((2, 0), vec![6]));
    assert_eq!(table.compound(S1), ["dojo", "gymnasium"]);
}

#[test]
fn ff_82_a_die_is_placed_once_in_one_place() {
    let table = scene(2).work().built(S1, &["power_plant", "nuclear_plant", "motherlode"]).dice(S1, &[6]);
    let mut table = table;
    table.act(S1, activate("power_plant").dice(&[6]));
    assert_eq!((table.dice_of(S1), table.laid_on(S1, "power_plant")), (vec![], vec![6]));
    table.refused_by("FF-82", S1, activate("nuclear_plant").dice(&[6]));
    table.refused_by("FF-82", S1, mine(6)).refused_by("FF-82", S1, research(6));
    let mut table = scene(2).work().built(S1, &["nuclear_plant"]).dice(S1, &[6]);
    table.act(S1, mine(6)).refused_by("FF-82", S1, activate("nuclear_plant").dice(&[6]));
}

/// One 6 cannot be two dice of one building either.
#[test]
fn ff_82_buildings_never_share_a_die() {
    let mut table = scene(2).work().built(S1, &["harvester"]).dice(S1, &[6, 5]);
    table.refused_by("FF-82", S1, activate("harvester").dice(&[6, 6]).choice(1));
    for nothing in [0, 7, 255] {
        table.refused_by("FF-82", S1, place(nothing, Floor::Research));
    }
}

#[test]
fn ff_83_a_placed_die_stays_as_it_is_until_the_round_ends() {
    let table = scene(2).work().built(S1, &["dojo", "gymnasium", "fitness_center", "temp_agency", "power_plant"]);
    let mut table = table.dice(S1, &[2, 3, 4]).tokens(S1, 0, 9);
    table.act(S1, generate(2)).act(S1, activate("power_plant").dice(&[3]));
    for card in ["dojo", "gymnasium", "fitness_center", "temp_agency"] {
        table.refused_by("FF-82", S1, activate(card).dice(&[2]));
        table.refused_by("FF-82", S1, activate(card).dice(&[3]));
    }
    table.rolling(S1, &[5]).act(S1, activate("temp_agency").dice(&[4]));
    let placed = (table.floor_of(S1, Floor::Generate), table.laid_on(S1, "power_plant"));
    assert_eq!((placed, table.dice_of(S1)), ((vec![2], vec![3]), vec![5]));
}

/// Each kind of extra die is changed, rolled again and placed.
#[test]
fn ff_84_extra_dice_are_ordinary_dice_from_the_moment_they_appear() {
    let position = |dice: &[u8]| {
        let table = scene(2).work().built(S1, &["golem", "robot", "mega_factory", "gymnasium", "temp_agency"]);
        table.dice(S1, dice).tokens(S1, 3, 9)
    };
    let mut by_golem = position(&[]);
    by_golem.act(S1, activate("golem").choice(4));
    let mut by_robot = position(&[]);
    by_robot.rolling(S1, &[4]).act(S1, activate("robot"));
    let mut by_mega_factory = position(&[1, 1, 1]);
    by_mega_factory.act(S1, activate("mega_factory").dice(&[1, 1, 1]).choice(4));
    let mut by_specialist = position(&[]).pending(S1, SPECIALIST);
    by_specialist.act(S1, specialist(4));
    let mut by_hired_hands = position(&[]).market_turn(S2).pending(S1, HIRED_HANDS);
    by_hired_hands.opening_rolls(&[(S1, &[4; 6])]).act(S2, take(1));
    for mut table in [by_golem, by_robot, by_mega_factory, by_specialist, by_hired_hands] {
        table.act(S1, activate("gymnasium").dice(&[4]));
        table.rolling(S1, &[6]).act(S1, activate("temp_agency").dice(&[5]));
        table.act(S1, mine(6));
        assert_eq!(table.floor_of(S1, Floor::Mine), [6]);
    }
}

#[test]
fn ff_85_extra_dice_are_lost_at_the_end_of_the_round() {
    let table = scene(2).work().built(S1, &["golem", "robot"]).dice(S1, &[1, 1, 1, 1]).tokens(S1, 2, 6);
    let mut table = table.pending(S1, SPECIALIST);
    table.act(S1, activate("golem").choice(6)).rolling(S1, &[5]).act(S1, activate("robot"));
    table.act(S1, specialist(4)).act(S1, mine(6));
    assert_eq!(table.dice_of(S1).len() + table.floor_of(S1, Floor::Mine).len(), 7, "placed or not");
    table.finish_all();
    assert!(table.dice_of(S1).is_empty() && table.floor_of(S1, Floor::Mine).is_empty());
    table.to_work(&[(S1, &[2, 2, 2, 2])]);
    assert_eq!(table.dice_of(S1), [2, 2, 2, 2], "the script is strict: four dice are rolled");
}

#[test]
fn ff_86_the_number_of_dice_is_not_limited() {
    let table =
        scene(2).market_turn(S2).pending(S1, HIRED_HANDS).built(S1, &["golem", "robot", "mega_factory", "replicator"]);
    let mut table = table.tokens(S1, 5, 20).market(&["golem", "obelisk", "obelisk", "obelisk"]);
    table.opening_rolls(&[(S1, &[1, 1, 1, 4, 5, 6])]).act(S2, take(2));
    table.act(S1, activate("golem").choice(3)).rolling(S1, &[2]).act(S1, activate("robot"));
    table.act(S1, activate("replicator").copy(1).choice(3));
    assert_eq!(table.dice_of(S1), [1, 1, 1, 2, 3, 3, 4, 5, 6], "nine at once");
    table.act(S1, activate("mega_factory").dice(&[1, 1, 1]).choice(6));
    assert_eq!(table.dice_of(S1), [2, 3, 3, 4, 5, 6, 6]);
}

#[test]
fn ff_87_dice_need_not_be_placed() {
    let mut table = scene(2).work().dice(S1, &[1, 2, 3, 4]);
    table.act(S1, generate(1)).act(S1, FINISH).act(S2, FINISH);
    assert_eq!((table.round_now(), table.energy(S1)), (2, 3));
}

#[test]
fn ff_ex_62_foreman_sets_three_dice() {
    let mut table = scene(2).work().pending(S1, FOREMAN);
    table.rolling(S1, &[2]).act(S1, foreman(&[6, 6, 6]));
    assert_eq!(table.dice_of(S1), [2, 6, 6, 6]);
}

#[test]
fn ff_ex_63_foreman_sets_five_dice() {
    scene(2).work().pending(S1, FOREMAN).refused_by("FF-263", S1, foreman(&[1, 2, 3, 4, 5]));
}

#[test]
fn ff_ex_64_specialist_completes_three_ones() {
    let mut table = scene(2).market_turn(S2).pending(S1, SPECIALIST).built(S1, &["mega_factory"]);
    table.opening_rolls(&[(S1, &[1, 1, 2, 4])]).act(S2, take(1));
    table.refused_by("FF-82", S1, activate("mega_factory").dice(&[1, 1, 1]).choice(1));
    table.act(S1, specialist(1)).act(S1, activate("mega_factory").dice(&[1, 1, 1]).choice(6));
    assert_eq!(table.goods_of(S1), 2);
}

#[test]
fn ff_ex_65_a_specialist_die_that_is_not_taken() {
    let mut table = scene(2).work().pending(S1, SPECIALIST);
    table.act(S1, FINISH);
    assert_eq!(table.player(S1).pending, Pending::Nothing, "everybody can see that it is lost");
    table.act(S2, FINISH).to_work(&[(S1, &[1, 2, 3, 4])]);
    assert_eq!(table.dice_of(S1), [1, 2, 3, 4]);
    table.refused_by("FF-273", S1, specialist(6));
}

#[test]
fn ff_ex_100_foreman_sets_nothing() {
    let mut table = scene(2).work().pending(S1, FOREMAN);
    table.rolling(S1, &[1, 2, 3, 4]).act(S1, foreman(&[]));
    assert_eq!(table.dice_of(S1), [1, 2, 3, 4]);
}

#[test]
fn ff_ex_101_hired_hands_of_the_round_before() {
    let mut table = scene(2).round(2).market_turn(S2).pending(S1, HIRED_HANDS);
    table.opening_rolls(&[(S1, &[1, 2, 3, 4, 5, 6])]).act(S2, take(1));
    table.finish_all().to_work(&[(S1, &[6, 6, 6, 6])]);
    assert_eq!((table.round_now(), table.dice_of(S1)), (3, vec![6, 6, 6, 6]));
}
