//! A test that cannot fail is a defect: each property is shown a game that is broken where it looks.

mod game;

use game::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::Cases;

fn cases<const FLAW: u8>() -> Cases<Flawed<FLAW>> {
    Cases::new().games(30).rules(RULES).yields(yield_of::<FLAW>)
}

/// The property must fail, and say these words.
#[track_caller]
fn fails<const FLAW: u8>(property: fn(&Cases<Flawed<FLAW>>), words: &[&str]) {
    let result = catch_unwind(AssertUnwindSafe(|| property(&cases())));
    let panic = result.expect_err("the property holds for a broken game");
    let message = panic.downcast_ref::<String>().expect("a property fails with a message");
    for word in words.iter().chain(&["flawed with ", "seed ", "step ", "repeat: testkit::"]) {
        assert!(message.contains(word), "{word:?} is not in: {message}");
    }
}

#[test]
fn the_sound_game_conforms() {
    testkit::conforms(cases::<NONE>());
}

#[test]
fn conservation_misses_a_card() {
    fails::<LOSES_A_CARD>(testkit::conservation, &["conservation: ", "Drop", "11 cards of 12"]);
}

#[test]
fn non_leakage_hears_a_card_told_to_all() {
    fails::<TELLS_THE_CARD>(testkit::non_leakage, &["hears different things", "Drew"]);
}

#[test]
fn non_leakage_sees_what_shows_only_while_it_is_told() {
    fails::<SHOWS_IN_BETWEEN>(testkit::non_leakage, &["in the midst of", "Draw"]);
}

#[test]
fn non_leakage_and_imagination_see_a_back_that_shows_a_card() {
    fails::<BACK_SHOWS>(testkit::non_leakage, &["different views"]);
    fails::<BACK_SHOWS>(testkit::imagination, &["looks different"]);
}

#[test]
fn non_leakage_sees_a_roll_that_was_fixed_before() {
    fails::<ROLLS_WITHOUT_CHANCE>(testkit::non_leakage, &["Roll"]);
}

#[test]
fn non_leakage_sees_legality_that_peeks() {
    fails::<LEGAL_PEEKS>(testkit::non_leakage, &["different legal actions"]);
}

#[test]
fn non_leakage_sees_that_views_differ_in_an_open_game() {
    fails::<SAYS_IT_IS_OPEN>(testkit::non_leakage, &["the game is open"]);
}

#[test]
fn legal_soundness_finds_what_a_list_misses() {
    fails::<LIST_MISSES>(testkit::legal_soundness, &["passes the check"]);
}

#[test]
fn legal_soundness_finds_what_a_list_makes_up() {
    fails::<LIST_LIES>(testkit::legal_soundness, &["is listed and refused"]);
}

#[test]
fn legal_soundness_finds_doubles() {
    fails::<LISTS_TWICE>(testkit::legal_soundness, &["listed twice"]);
}

#[test]
fn legal_soundness_finds_a_missing_class() {
    fails::<CLASS_MISSED>(testkit::legal_soundness, &["no listed action comes to", "drop"]);
}

#[test]
fn legal_soundness_wants_to_know_the_classes() {
    let result = catch_unwind(|| testkit::legal_soundness(&Cases::<Flawed<NONE>>::new().games(1)));
    let panic = result.expect_err("classes without a yield are not tested");
    assert!(panic.downcast_ref::<String>().is_some_and(|message| message.contains("Cases::yields")));
}

#[test]
fn progress_finds_a_seat_without_a_choice() {
    fails::<STANDS_STILL>(testkit::progress, &["has no legal action"]);
}

#[test]
fn progress_finds_a_game_that_is_too_long() {
    fails::<NEVER_ENDS>(testkit::progress, &["LONGEST is 4"]);
}

#[test]
fn sealed_order_finds_an_order_that_matters() {
    fails::<ORDER_MATTERS>(testkit::sealed_order, &["end differently in the orders"]);
}

#[test]
fn sealed_order_finds_a_seal_that_shows() {
    fails::<SEAL_SHOWS>(testkit::sealed_order, &["sealed", "hears"]);
}

#[test]
fn imagination_counts_the_cards() {
    fails::<IMAGINES_A_DOUBLE>(testkit::imagination, &["cards of 12"]);
}

#[test]
fn imagination_compares_the_views() {
    fails::<IMAGINES_OTHERWISE>(testkit::imagination, &["looks different"]);
}

#[test]
fn replay_equality_and_undo_find_rules_that_differ_each_time() {
    fails::<DIFFERS_EACH_TIME>(testkit::replay_equality, &["heard"]);
    fails::<DIFFERS_EACH_TIME>(testkit::undo, &["goes differently"]);
}

#[test]
fn replay_equality_finds_rules_that_listen() {
    fails::<LISTENS>(testkit::replay_equality, &["when nobody is told"]);
}

#[test]
fn refusal_wants_a_rule() {
    fails::<NAMES_NO_RULE>(testkit::refusal, &["no known rule"]);
}

#[test]
fn refusal_wants_a_rule_that_exists() {
    fails::<NAMES_UNKNOWN_RULE>(testkit::refusal, &["TOY-99, no known rule"]);
}

#[test]
fn points_are_all_told() {
    fails::<GIVES_UNTOLD_POINTS>(testkit::points, &["was told of 0 points"]);
}

#[test]
fn facts_that_say_too_little_are_seen() {
    fails::<FACTS_SAY_TOO_LITTLE>(testkit::answers, &["which is read as"]);
}

#[test]
fn a_draw_of_what_is_forbidden_is_seen() {
    fails::<DRAWS_WHAT_IS_FORBIDDEN>(testkit::answers, &["is drawn and refused"]);
}
