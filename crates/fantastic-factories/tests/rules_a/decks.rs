//! Section 5: decks, discard piles and drawing.

use crate::ff::*;

const FIVE: [&str; 5] = ["biolab", "foundry", "golem", "robot", "warehouse"];

#[test]
fn ff_25_each_deck_has_its_own_discard_pile() {
    let mut table = scene(2).hand(S1, &["robot"]).contractors(&["miner", "foreman", "engineer", "investor"]);
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!((table.discard_names(), table.used_contractors()), (vec!["robot"], vec!["miner"]));
    table.act(S2, wipe(Row::Contractors, Token::Metal));
    assert_eq!(table.used_contractors().len(), 1 + 4, "wiped contractors");
    assert_eq!(table.discard_names(), ["robot"]);
}

#[test]
fn ff_25_wiped_blueprints_go_to_the_blueprint_pile() {
    let mut table = scene(2).market(&["dojo", "golem", "robot", "beacon"]);
    table.act(S1, wipe(Row::Blueprints, Token::Metal));
    assert_eq!(table.discard_names(), ["beacon", "dojo", "golem", "robot"]);
    assert!(table.used_contractors().is_empty());
}

#[test]
fn ff_26_a_drawn_card_is_the_top_of_the_deck() {
    let mut table = scene(2).work().dice(S1, &[5]).top(&["golem", "dojo"]).market(&["obelisk"; 4]);
    table.act(S1, research(5));
    assert_eq!((table.hand_names(S1), table.row()), (vec!["golem"], ["obelisk"; 4]));
}

#[test]
fn ff_26_a_revealed_card_is_the_top_of_the_deck() {
    for (contractor, energy) in [("investor", 0), ("engineer", 4)] {
        let table = scene(2).hand(S1, &["robot"]).contractors(&[contractor, "miner", "miner", "foreman"]);
        let mut table = table.market(&["beacon"; 4]).top(&["obelisk"]).tokens(S1, 0, energy);
        table.act(S1, hire(1, "robot"));
        assert!(table.heard().contains(&Event::Revealed { seat: S1, card: print("obelisk") }));
        assert_eq!(table.row(), ["beacon"; 4], "the market stays");
    }
}

#[test]
fn ff_27_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() {
    let mut table = scene(2).work().dice(S1, &[5, 6]).deck_only(&["dojo"]).discards(&FIVE);
    table.act(S1, research(5));
    assert_eq!((table.deck_len(), table.discard_names().len()), (0, 5), "not when the last card leaves");
    table.chance(draws_from(&FIVE, &["golem"]));
    table.act(S1, research(6));
    assert_eq!((table.deck_len(), table.discard_names().len()), (4, 0));
    assert_eq!(table.hand_names(S1), ["dojo", "golem"]);
    assert!(table.heard().contains(&Event::Reshuffled { row: Row::Blueprints, cards: 5 }));
}

/// Every discarded card can be the next one.
#[test]
fn ff_27_the_discards_are_shuffled() {
    for key in FIVE {
        let mut table = scene(2).work().dice(S1, &[5]).empty_deck().discards(&FIVE);
        table.chance(draws_from(&FIVE, &[key]));
        table.act(S1, research(5));
        assert_eq!(table.hand_names(S1), [key]);
    }
}

#[test]
fn ff_27_contractors_are_reshuffled_in_the_same_way() {
    let table = scene(2).hand(S1, &["robot"]).hand(S2, &["golem"]);
    let table = table.contractors(&["investor", "investor", "investor", "specialist"]);
    let mut table = table.contractor_deck_only(&["miner"]);
    table.act(S1, hire(1, "robot"));
    assert_eq!((table.contractor_deck_len(), table.used_contractors().len()), (0, 13));
    table.chance([pick(0, 13 + 1)]).rolling(S1, &[1, 1, 1, 1]).rolling(S2, &[1, 1, 1, 1]);
    table.act(S2, hire_for(1, "golem", S1));
    assert_eq!((table.contractor_row()[0], table.contractor_deck_len()), ("architect", 13));
    assert!(table.heard().contains(&Event::Reshuffled { row: Row::Contractors, cards: 14 }));
}

/// The shuffle falls between the first card and the second.
#[test]
fn ff_28_cards_are_drawn_one_at_a_time() {
    let table = scene(2).work().dice(S1, &[5]).floor(S1, Floor::Research, &[5]);
    let mut table = table.deck_only(&["dojo"]).discards(&["golem", "robot"]);
    table.chance([pick(1, 2)]);
    table.act(S1, research(5));
    assert_eq!(table.hand_names(S1), ["dojo", "robot"], "the card left in the deck comes first");
    assert_eq!((table.deck_len(), table.discard_names().len()), (1, 0));
}

#[test]
fn ff_29_nothing_is_drawn_when_both_are_empty_and_the_rest_goes_on() {
    let table = scene(2).work().built(S1, &["manufactory"]).dice(S1, &[2, 2]).deck_only(&["dojo"]);
    let mut table = table.tokens(S1, 0, 0);
    table.act(S1, activate("manufactory").dice(&[2, 2]).choice(3));
    assert_eq!((table.goods_of(S1), table.hand_names(S1)), (1, vec!["dojo"]), "one of two cards, and the good");
}

/// The card that paid for the hire is among those that are drawn.
#[test]
fn ff_30_cards_that_paid_are_part_of_the_reshuffle() {
    let mut table = scene(3).hand(S1, &["robot", "dojo"]).empty_deck().discards(&["golem"]);
    table.chance([pick(1, 2)]);
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!(table.hand_names(S1), ["dojo", "golem", "robot"]);
    assert!(table.discard_names().is_empty() && table.hand_len(S2) == 0);
}

#[test]
fn ff_30_a_card_that_paid_can_be_turned_up() {
    let table = scene(2).hand(S1, &["robot"]).contractors(&["investor", "miner", "miner", "foreman"]);
    let mut table = table.empty_deck();
    table.act(S1, hire(1, "robot"));
    assert_eq!(table.tokens_of(S1), (2, 3), "the Robot that paid is turned up: 1 M and 1 E");
}

#[test]
fn ff_31_a_slot_is_refilled_in_place_and_the_others_do_not_slide() {
    for slot in 1..=4u8 {
        let row = ["dojo", "golem", "robot", "biolab"];
        let mut table = scene(2).market(&row).top(&["foundry"]);
        table.act(S1, take(slot));
        let mut expected = row;
        expected[usize::from(slot) - 1] = "foundry";
        assert_eq!(table.row(), expected);
    }
}

#[test]
fn ff_32_a_slot_that_cannot_be_refilled_stays_empty() {
    let mut table = scene(3).market(&["dojo", "golem", "robot", "biolab"]).empty_deck();
    table.act(S1, take(2));
    assert_eq!(table.row(), ["dojo", "-", "robot", "biolab"]);
    table.refused_by("FF-61", S2, take(2)).act(S2, take(4));
    assert_eq!(table.row(), ["dojo", "-", "robot", "-"]);
}

/// The Robot that S1 discards is the only blueprint outside the market.
#[test]
fn ff_32_empty_slots_are_filled_lowest_first_before_a_market_turn() {
    let table = scene(4).market(&["-", "golem", "-", "-"]).hand(S1, &["robot"]).empty_deck();
    let mut table = table.contractors(&["miner", "foreman", "investor", "specialist"]);
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!(table.row(), ["robot", "golem", "-", "-"], "the one card there is goes to the lowest slot");
    assert_eq!((table.asked(), table.deck_len(), table.discard_names().len()), (Some(S2), 0, 0));
}

/// The blueprint row is not refilled by a hire when no market turn follows.
#[test]
fn ff_32_after_the_last_hire_empty_slots_wait_for_the_next_market_turn() {
    let table = scene(2).market_turn(S2).market(&["-", "golem", "-", "-"]).hand(S2, &["robot"]).empty_deck();
    let mut table = table.park(Park::Compound(S1)).contractors(&["miner", "foreman", "investor", "specialist"]);
    table.opening_rolls(&[]).act(S2, hire_for(1, "robot", S1));
    assert_eq!((table.row(), table.discard_names()), (["-", "golem", "-", "-"], vec!["robot"]));
    table.act(S1, FINISH).act(S2, FINISH);
    assert_eq!((table.row(), table.discard_names()), (["robot", "golem", "-", "-"], vec![]), "round 2");
}

#[test]
fn ff_32_empty_slots_are_filled_when_the_row_is_refilled_for_a_take() {
    let mut table = scene(2).market(&["dojo", "-", "-", "biolab"]).deck_only(&["golem", "robot"]);
    table.act(S1, take(4));
    assert_eq!(table.row(), ["dojo", "golem", "robot", "-"]);
}

#[test]
fn ff_32_empty_slots_are_filled_before_the_machine_has_its_turn() {
    let table = solo(Level::Easy).work().market(&["dojo", "-", "golem", "-"]).hand(S1, &["biolab", "foundry"]);
    let mut table = table.built(S1, &["incinerator"]).park(Park::Compound(S1)).empty_deck();
    table.act(S1, activate("incinerator").discards(&["foundry"]));
    assert_eq!(table.row(), ["dojo", "-", "golem", "-"], "not in the Work phase");
    table.machine_rolls([6, 6, 2, 6, 6]).act(S1, FINISH);
    assert_eq!((table.machine_cards(), table.row()), (vec!["foundry"], ["dojo", "-", "golem", "-"]));
}

#[test]
fn ff_32_contractor_slots_are_never_empty() {
    crate::games::games(|moment| {
        assert!(moment.after.public.contractors.iter().all(Option::is_some));
    });
}

#[test]
fn ff_ex_11_two_cards_from_a_deck_of_one() {
    let table = scene(2).work().dice(S1, &[5]).floor(S1, Floor::Research, &[5]);
    let mut table = table.deck_only(&["dojo"]).discards(&FIVE);
    table.chance(draws_from(&FIVE, &["warehouse"]));
    table.act(S1, research(5));
    assert_eq!(table.hand_names(S1), ["dojo", "warehouse"]);
    assert_eq!((table.deck_len(), table.discard_names().len()), (4, 0));
    let told: Vec<Event> = table.heard();
    assert!(told.contains(&Event::Reshuffled { row: Row::Blueprints, cards: 5 }));
}

#[test]
fn ff_ex_12_research_without_cards() {
    let mut table = scene(2).work().dice(S1, &[5]).empty_deck();
    table.act(S1, research(5));
    assert_eq!((table.hand_len(S1), table.dice_of(S1).len()), (0, 0));
    assert_eq!(table.floor_of(S1, Floor::Research), [5], "the die is placed");
}
