//! Section 7: the round and the market turn.

use crate::ff::*;

#[test]
fn ff_50_a_round_is_market_work_and_clean_up() {
    let mut table = scene(2).hand(S2, &["obelisk"; 4]);
    assert_eq!((table.round_now(), table.stage()), (1, Stage::Market { turn: 0, wiped: false }));
    table.to_work(&[]);
    assert_eq!(table.stage(), Stage::Work);
    let mut table = table.tokens(S2, 0, 13);
    table.act(S1, FINISH).act(S2, FINISH);
    assert_eq!((table.round_now(), table.stage()), (1, Stage::CleanUp { turn: 1 }));
    table.act(S2, discard_down(&[], 0, 1));
    assert_eq!((table.round_now(), table.stage()), (2, Stage::Market { turn: 0, wiped: false }));
}

#[test]
fn ff_50_rounds_are_numbered_from_1() {
    assert_eq!(Deal::new(2).lay_out().round_now(), 1);
    let mut table = scene(2);
    for round in 1..=3 {
        assert_eq!(table.round_now(), round);
        table.to_next_round();
    }
    assert!(table.heard().contains(&Event::RoundBegan { round: 4, first: S2 }));
}

#[test]
fn ff_51_each_player_has_one_market_turn_clockwise_from_the_first() {
    for seats in 2..=5 {
        let first = Seat::new(seats - 1);
        let mut table = scene(seats).first(first);
        let mut order = Vec::new();
        while table.stage() != Stage::Work {
            let seat = table.asked().unwrap();
            assert_eq!(table.all_asked(), [seat]);
            for other in (0..seats).map(Seat::new).filter(|other| *other != seat) {
                table.refused_by("FF-51", other, take(1));
            }
            if order.len() + 1 == seats {
                table.opening_rolls(&[]);
            }
            table.act(seat, take(1));
            order.push(seat);
        }
        let clockwise: Vec<Seat> = (0..seats).map(|i| Seat::new((first.index() + i) % seats)).collect();
        assert_eq!(order, clockwise);
    }
}

#[test]
fn ff_52_work_begins_when_everybody_has_had_a_market_turn() {
    let mut table = scene(3);
    table.act(S1, take(1)).act(S2, take(1));
    assert_eq!(table.stage(), Stage::Market { turn: 2, wiped: false });
    table.opening_rolls(&[]).act(S3, take(1));
    assert_eq!(table.stage(), Stage::Work);
    for late in [take(1), wipe(Row::Blueprints, Token::Energy), PASS] {
        table.refused_by("FF-52", S1, late);
    }
    let mut table = scene(2).work().hand(S1, &["robot"]);
    table.refused_by("FF-52", S1, hire_for(1, "robot", S2));
}

#[test]
fn ff_55_a_turn_is_a_wipe_at_most_and_then_a_take_or_a_hire() {
    let mut table = scene(3).hand(S2, &["robot"]);
    table.act(S1, wipe(Row::Blueprints, Token::Metal));
    assert_eq!(table.asked(), Some(S1));
    table.act(S1, take(3));
    assert_eq!(table.asked(), Some(S2), "one take ends the turn");
    table.refused_by("FF-51", S1, wipe(Row::Contractors, Token::Energy));
    table.restock().act(S2, hire_for(1, "robot", S1));
    assert_eq!(table.asked(), Some(S3), "one hire ends the turn");
    table.refused_by("FF-51", S2, take(1));
}

#[test]
fn ff_56_nothing_is_built_placed_or_activated_in_the_market_phase() {
    let table = scene(2).hand(S1, &["dojo", "foundry"]).built(S1, &["solar_array", "nuclear_plant"]);
    let mut table = table.tokens(S1, 9, 9).dice(S1, &[6, 3]).pending(S1, SPECIALIST);
    table.refused_by("FF-56", S1, build("dojo", "foundry"));
    table.refused_by("FF-56", S1, activate("solar_array"));
    table.refused_by("FF-56", S1, activate("nuclear_plant").dice(&[6]));
    for action in [generate(3), FINISH, specialist(4), foreman(&[]), discard_down(&[], 0, 0)] {
        table.refused_by("FF-56", S1, action);
    }
}

#[test]
fn ff_57_a_wipe_costs_1_metal_or_1_energy() {
    let cases = [(Token::Metal, (0, 2)), (Token::Energy, (1, 1))];
    for (pay, left) in cases {
        for row in [Row::Blueprints, Row::Contractors] {
            let mut table = scene(2);
            table.act(S1, wipe(row, pay));
            assert_eq!(table.tokens_of(S1), left);
        }
    }
    scene(2).tokens(S1, 0, 5).refused_by("FF-57", S1, wipe(Row::Blueprints, Token::Metal));
    scene(2).tokens(S1, 5, 0).refused_by("FF-57", S1, wipe(Row::Blueprints, Token::Energy));
}

#[test]
fn ff_57_a_wipe_replaces_one_whole_row_from_its_deck() {
    let row = ["dojo", "golem", "robot", "beacon"];
    let new = ["biolab", "foundry", "obelisk", "warehouse"];
    let mut table = scene(2).market(&row).top(&new);
    let contractors = table.contractor_row();
    table.act(S1, wipe(Row::Blueprints, Token::Energy));
    assert_eq!((table.row(), table.contractor_row()), (new, contractors));
    assert_eq!(table.discard_names(), ["beacon", "dojo", "golem", "robot"]);

    let new = ["miner", "foreman", "engineer", "electrician"];
    let mut table = scene(2).market(&row).contractor_top(&new);
    table.act(S1, wipe(Row::Contractors, Token::Energy));
    assert_eq!((table.row(), table.contractor_row()), (row, new));
    assert_eq!(table.used_contractors(), ["architect", "hired_hands", "investor", "specialist"]);
}

/// Only before the take or the hire: afterwards the turn is over, and it is Work for the last player.
#[test]
fn ff_57_a_wipe_comes_before_the_take() {
    let mut table = scene(2).market_turn(S2);
    table.opening_rolls(&[]).act(S2, take(1));
    table.refused_by("FF-52", S2, wipe(Row::Blueprints, Token::Energy));
}

#[test]
fn ff_58_a_player_wipes_once_per_round_and_never_both_rows() {
    for first in [Row::Blueprints, Row::Contractors] {
        let mut table = scene(2).tokens(S1, 5, 5);
        table.act(S1, wipe(first, Token::Metal));
        for second in [Row::Blueprints, Row::Contractors] {
            for pay in [Token::Metal, Token::Energy] {
                table.refused_by("FF-58", S1, wipe(second, pay));
            }
        }
    }
}

#[test]
fn ff_58_every_player_can_wipe_and_again_in_the_next_round() {
    let mut table = scene(2).tokens(S1, 5, 5).tokens(S2, 5, 5);
    table.act(S1, wipe(Row::Blueprints, Token::Metal)).act(S1, take(1));
    table.restock().act(S2, wipe(Row::Blueprints, Token::Metal));
    table.restock().to_next_round();
    assert_eq!(table.round_now(), 2);
    table.restock().act(S2, wipe(Row::Contractors, Token::Metal));
    assert_eq!(table.metal(S2), 3);
}

/// Deck 1, so the four wiped cards come back: one from the deck, three of the four.
#[test]
fn ff_59_wiped_cards_are_discarded_before_new_ones_are_dealt() {
    let row = ["dojo", "golem", "robot", "beacon"];
    let mut table = scene(2).market(&row).deck_only(&["biolab"]);
    table.chance(draws_from(&row, &["robot", "beacon", "dojo"]));
    table.act(S1, wipe(Row::Blueprints, Token::Metal));
    assert_eq!(table.row(), ["biolab", "robot", "beacon", "dojo"], "slots 0 to 3");
    assert_eq!((table.deck_len(), table.discard_names().len()), (1, 0));
}

#[test]
fn ff_60_tools_stay_and_a_take_or_hire_is_still_due() {
    let tools = [Tool::Gear, Tool::Shovel, Tool::Hammer, Tool::Wrench];
    for row in [Row::Blueprints, Row::Contractors] {
        let mut table = scene(2).tools(tools);
        table.act(S1, wipe(row, Token::Metal));
        assert_eq!((table.public().tools, table.asked()), (tools, Some(S1)));
        table.refused_by("FF-74", S1, PASS);
        table.act(S1, take(1));
        assert_eq!(table.asked(), Some(S2));
    }
}

#[test]
fn ff_361_a_row_with_empty_slots_can_be_wiped() {
    let mut table = scene(2).market(&["dojo", "-", "robot", "-"]).deck_only(&["biolab"]);
    table.chance([pick(0, 2)]);
    table.act(S1, wipe(Row::Blueprints, Token::Metal));
    assert_eq!(table.row(), ["biolab", "dojo", "robot", "-"], "refilled as far as there are cards");
}

#[test]
fn ff_361_a_wholly_empty_row_can_be_wiped_if_the_price_can_be_paid() {
    let mut table = scene(2).market(&[]).empty_deck();
    table.act(S1, wipe(Row::Blueprints, Token::Metal));
    assert_eq!((table.row(), table.tokens_of(S1)), (["-"; 4], (0, 2)));
    scene(2).market(&[]).empty_deck().tokens(S1, 0, 0).refused_by("FF-57", S1, wipe(Row::Blueprints, Token::Metal));
}

#[test]
fn ff_61_a_blueprint_is_taken_to_the_hand_at_no_cost() {
    let mut table = scene(2).market(&["dojo", "golem", "robot", "beacon"]).hand(S1, &["biolab"]).tokens(S1, 0, 0);
    table.act(S1, take(4));
    assert_eq!((table.hand_names(S1), table.tokens_of(S1)), (vec!["beacon", "biolab"], (0, 0)));
    assert!(table.discard_names().is_empty());
    for wrong in [0, 5, 255] {
        table.refused_by("FF-61", S2, take(wrong));
    }
}

#[test]
fn ff_62_the_slot_is_refilled_at_once_from_the_top_of_the_deck() {
    let mut table = scene(2).market(&["dojo", "golem", "robot", "biolab"]).top(&["foundry", "beacon"]);
    let deck = table.deck_len();
    table.act(S1, take(3));
    assert_eq!((table.row(), table.deck_len()), (["dojo", "golem", "foundry", "biolab"], deck - 1));
    table.opening_rolls(&[]).act(S2, take(1));
    assert_eq!(table.row(), ["beacon", "golem", "foundry", "biolab"], "also in the last turn, before work");
}

#[test]
fn ff_74_who_can_take_or_hire_cannot_pass() {
    scene(2).market(&["-", "-", "-", "dojo"]).empty_deck().refused_by("FF-74", S1, PASS);
    let mut table = scene(2).market(&[]).empty_deck().hand(S1, &["dojo"]).tokens(S1, 0, 0);
    table.refused_by("FF-74", S1, PASS).act(S1, hire(3, "dojo"));
}

/// S1 has no blueprint whose tool lies over a contractor they can pay.
#[test]
fn ff_74_who_can_neither_take_nor_hire_passes() {
    let table = scene(3).market(&[]).empty_deck().hand(S1, &["fitness_center"]).tokens(S1, 0, 2);
    let mut table = table.contractors(&["architect", "hired_hands", "investor", "specialist"]);
    table.refused_by("FF-65", S1, hire(2, "fitness_center"));
    table.act(S1, PASS);
    assert_eq!((table.asked(), table.hand_len(S1), table.tokens_of(S1)), (Some(S2), 1, (0, 2)));
    assert_eq!(table.heard(), [Event::PassedMarket { seat: S1 }]);
}

#[test]
fn ff_362_nobody_has_to_wipe_before_passing() {
    let mut table = scene(3).market(&[]).empty_deck().tokens(S1, 4, 4);
    assert!(table.lists(S1, wipe(Row::Blueprints, Token::Metal)) && table.lists(S1, PASS));
    table.act(S1, PASS);
    assert_eq!(table.tokens_of(S1), (4, 4));
    table.act(S2, wipe(Row::Contractors, Token::Metal)).act(S2, PASS);
    assert_eq!(table.tokens_of(S2), (0, 2));
}
