//! Section 12: clean-up and end of the round, and its examples.

use crate::ff::*;

/// Eleven blueprints.
const ELEVEN: [&str; 11] =
    ["obelisk", "obelisk", "obelisk", "beacon", "beacon", "dojo", "dojo", "robot", "robot", "biolab", "biolab"];

/// Everybody has worked; S1 has these.
fn after_work(hand: &[&str], metal: u16, energy: u16) -> Ff {
    let mut table = scene(2).work().hand(S1, hand).tokens(S1, metal, energy);
    table.finish_all();
    table
}

#[test]
fn ff_280_at_most_10_blueprints_are_kept() {
    let mut table = after_work(&ELEVEN, 0, 0);
    assert_eq!((table.stage(), table.all_asked()), (Stage::CleanUp { turn: 0 }, vec![S1]));
    table.act(S1, discard_down(&["beacon"], 0, 0));
    assert_eq!((table.hand_len(S1), table.round_now()), (10, 2));
    assert_eq!(table.discard_names(), ["beacon"]);
    assert_eq!(after_work(&ELEVEN[..10], 0, 0).round_now(), 2, "ten are kept");
}

#[test]
fn ff_280_at_most_12_metal_and_energy_together_are_kept() {
    for (metal, energy) in [(13, 0), (0, 13), (6, 7)] {
        let table = after_work(&[], metal, energy);
        assert_eq!((table.stage(), table.all_asked()), (Stage::CleanUp { turn: 0 }, vec![S1]));
    }
    for (metal, energy) in [(12, 0), (0, 12), (6, 6)] {
        assert_eq!(after_work(&[], metal, energy).round_now(), 2);
    }
}

#[test]
fn ff_280_nothing_else_can_be_done_then() {
    let mut table = after_work(&[], 9, 9);
    for action in [generate(1), FINISH, take(1), PASS] {
        table.refused_by("FF-280", S1, action);
    }
}

#[test]
fn ff_281_the_player_chooses_which_cards_and_which_tokens() {
    for (metal, energy, left) in [(3, 0, (3, 9)), (2, 1, (4, 8)), (1, 2, (5, 7)), (0, 3, (6, 6))] {
        for key in ["obelisk", "beacon", "dojo", "robot", "biolab"] {
            let mut table = after_work(&ELEVEN, 6, 9);
            assert!(table.lists(S1, discard_down(&[key], metal, energy)));
            table.act(S1, discard_down(&[key], metal, energy));
            assert_eq!((table.tokens_of(S1), table.discard_names()), (left, vec![key]));
        }
    }
}

#[test]
fn ff_281_only_what_the_player_has_can_be_discarded() {
    let mut table = after_work(&ELEVEN, 1, 13);
    table.refused_by("FF-281", S1, discard_down(&["golem"], 0, 2));
    table.refused_by("FF-281", S1, discard_down(&["dojo"], 2, 0));
    let mut table = after_work(&[], 13, 1);
    table.refused_by("FF-281", S1, discard_down(&[], 0, 2));
}

#[test]
fn ff_282_exactly_the_excess_is_discarded() {
    let mut table = after_work(&ELEVEN, 6, 9);
    table.refused_by("FF-282", S1, discard_down(&["dojo"], 1, 1));
    table.refused_by("FF-282", S1, discard_down(&["dojo"], 2, 2));
    table.refused_by("FF-282", S1, discard_down(&[], 0, 3));
    table.refused_by("FF-282", S1, discard_down(&["dojo", "robot"], 0, 3));
    table.act(S1, discard_down(&["dojo"], 0, 3));
}

/// However many there are: other data may give far more than the standard set.
#[test]
fn ff_282_any_excess_can_be_discarded() {
    let mut table = after_work(&[], 400, 600);
    let (list, _) = table.listed(S1);
    assert_eq!((list.first(), list.last()), (Some(&discard_down(&[], 388, 600)), Some(&discard_down(&[], 400, 588))));
    table.refused_by("FF-282", S1, discard_down(&[], u16::MAX, u16::MAX));
    table.act(S1, discard_down(&[], 395, 593));
    assert_eq!(table.tokens_of(S1), (5, 7));
}

#[test]
fn ff_283_goods_are_not_counted() {
    let mut table = scene(2).work().goods(S1, 11).tokens(S1, 6, 6);
    table.finish_all();
    assert_eq!((table.round_now(), table.goods_of(S1)), (2, 11));
    let mut table = scene(2).work().goods(S1, 11).tokens(S1, 6, 7);
    table.finish_all().act(S1, discard_down(&[], 1, 0));
    assert_eq!((table.tokens_of(S1), table.goods_of(S1)), ((5, 7), 11));
}

#[test]
fn ff_284_clean_up_goes_in_turn_order_and_skips_who_is_within_the_limits() {
    let table = scene(5).first(S3).work().tokens(S1, 13, 0).tokens(S2, 0, 12).tokens(S4, 7, 7).tokens(S5, 0, 15);
    let mut table = table;
    table.finish_all();
    for (seat, metal, energy) in [(S4, 2, 0), (S5, 0, 3), (S1, 1, 0)] {
        assert_eq!(table.all_asked(), [seat]);
        table.act(seat, discard_down(&[], metal, energy));
    }
    assert_eq!(table.round_now(), 2);
}

#[test]
fn ff_285_before_the_clean_up_a_player_may_hold_more() {
    let mut table = scene(2).work().hand(S1, &ELEVEN).tokens(S1, 9, 9).dice(S1, &[3, 5, 6]);
    table.act(S1, generate(3)).act(S1, mine(5)).act(S1, research(6));
    assert_eq!((table.hand_len(S1), table.tokens_of(S1)), (12, (10, 12)));
    table.refused_by("FF-285", S1, discard_down(&["dojo", "robot"], 5, 5));
    table.act(S1, build("robot", "obelisk"));
    let mut table = scene(2).hand(S1, &ELEVEN).tokens(S1, 9, 9);
    table.refused_by("FF-56", S1, discard_down(&["dojo"], 3, 3)).act(S1, take(1));
}

#[test]
fn ff_286_dice_come_back_and_cards_can_be_activated_again() {
    let table = scene(2).work().built(S1, &["power_plant", "solar_array", "golem"]).tokens(S1, 0, 3);
    let mut table = table.dice(S1, &[1, 2, 5, 6]);
    table.act(S1, generate(1)).act(S1, mine(5)).act(S1, research(2)).act(S1, activate("power_plant").dice(&[6]));
    table.act(S1, activate("solar_array")).act(S1, activate("golem").choice(1)).finish_all();
    let player = table.player(S1);
    assert!(player.dice.is_empty() && player.floors.iter().all(|floor| floor.is_empty()));
    assert!(player.laid.iter().all(|laid| laid.card == 0 && laid.dice == [0; 3]));
    assert_eq!(player.used, Default::default());
    table.to_work(&[(S1, &[6, 6, 6, 6])]).act(S1, activate("power_plant").dice(&[6])).act(S1, activate("solar_array"));
}

#[test]
fn ff_286_income_barred_in_the_round_it_is_built_is_free_in_the_next() {
    let mut table = scene(2).work().built(S1, &["solar_array"]).fresh(S1, &["solar_array"]);
    table.refused_by("FF-180", S1, activate("solar_array"));
    table.finish_all().to_work(&[]).act(S1, activate("solar_array"));
}

#[test]
fn ff_287_the_first_player_token_passes_clockwise() {
    let mut table = scene(3).first(S2).market_turn(S2);
    for first in [S3, S1, S2, S3] {
        table.to_next_round();
        assert_eq!((table.public().first, table.asked()), (first, Some(first)));
    }
}

#[test]
fn ff_366_the_token_passes_on_after_the_last_round_too() {
    let mut table = scene(3).work().round(8).last_round(8).first(S2).goods(S3, 12);
    table.finish_all();
    assert_eq!((table.stage(), table.public().first), (Stage::Over, S3));
    let mut other = scene(3).work().round(8).last_round(8).first(S1).goods(S3, 12);
    other.finish_all();
    assert_eq!(table.result(), other.result(), "it has no effect");
}

/// With what is left after it, B wins the tie; with all their energy A would.
#[test]
fn ff_288_the_last_round_has_a_clean_up_before_scoring() {
    let table = scene(2).work().round(8).last_round(8).goods(S1, 5).goods(S2, 5);
    let mut table = table.tokens(S1, 3, 15).tokens(S2, 3, 10);
    table.finish_all();
    assert_eq!((table.stage(), table.all_asked()), (Stage::CleanUp { turn: 0 }, vec![S1]));
    table.act(S1, discard_down(&[], 0, 6)).act(S2, discard_down(&[], 0, 1));
    assert_eq!((table.tokens_of(S1), table.tokens_of(S2)), ((3, 9), (3, 9)));
    assert_eq!(table.result(), [(1, 5), (1, 5)], "equal in all four now");
}

#[test]
fn ff_ex_66_two_tokens_and_two_cards_too_many() {
    let hand = [&ELEVEN[..], &["golem"]].concat();
    let table = scene(2).work().hand(S1, &hand).tokens(S1, 5, 9).goods(S1, 13);
    let mut table = table;
    table.finish_all();
    for wrong in
        [discard_down(&["golem"], 1, 1), discard_down(&["golem", "dojo"], 1, 0), discard_down(&["golem", "dojo"], 1, 2)]
    {
        table.refused_by("FF-282", S1, wrong);
    }
    for metal in 0..=2 {
        assert!(table.lists(S1, discard_down(&["golem", "dojo"], metal, 2 - metal)));
        assert!(table.lists(S1, discard_down(&["robot", "robot"], metal, 2 - metal)));
    }
    table.act(S1, discard_down(&["golem", "dojo"], 1, 1));
    assert_eq!((table.tokens_of(S1), table.hand_len(S1), table.goods_of(S1)), ((4, 8), 10, 13));
}

#[test]
fn ff_ex_102_nothing_to_discard() {
    let table = after_work(&ELEVEN[..10], 5, 7);
    assert_eq!((table.round_now(), table.hand_len(S1), table.tokens_of(S1)), (2, 10, (5, 7)));
}

#[test]
fn ff_ex_103_one_token_too_many_discarded() {
    after_work(&[], 5, 9).refused_by("FF-282", S1, discard_down(&[], 0, 3));
}
