//! Whole games kept as `goldens/*.record` with their `*.story`. Written anew, on purpose, by
//! `cargo xtask goldens syndicate`; then read them.

use kernel::{CardData, Entropy, Loaded, Setup};
use syndicate::{Action, Cards, Syndicate};
use testkit::{Recorded, golden_with};

const GOLDENS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");

/// Compares a golden, and sees that its story still holds what it is kept for.
#[track_caller]
fn keep(name: &str, game: Recorded<Syndicate>, shows: &[&str]) {
    golden_with(GOLDENS, name, game, shows);
}

#[test]
fn two_players() {
    keep("two", Recorded::standard(2, 1), &["s1 rank 1 score 40", "s2 rank 2 score 34"]);
}

#[test]
fn three_players() {
    let entropy = ["red", "", "yellow"].map(|word| Entropy::new(word.as_bytes()).expect("short"));
    keep("three", Recorded::standard(3, 1).entropy(entropy), &["s1 rank 3 ", "s2 rank 2 ", "s3 rank 1 "]);
}

#[test]
fn four_players() {
    keep("four", Recorded::standard(4, 1), &["s1 rank 3 ", "s2 rank 1 ", "s3 rank 2 ", "s4 rank 4 "]);
}

#[test]
fn a_player_changes_their_mind() {
    keep("two-undo", Recorded::standard(2, 2).undoing(), &[" undo "]);
}

/// SYN-88: three are level on points, and one of them has more investors.
#[test]
fn a_tie_is_decided_by_investors() {
    let ends = ["s1 rank 2 score 34", "s2 rank 2 score 34", "s3 rank 1 score 34"];
    keep("three-by-investors", Recorded::standard(3, 22), &ends);
}

/// SYN-88: two are level on points and on investors.
#[test]
fn a_game_is_drawn() {
    let ends = ["s1 rank 1 score 35", "s2 rank 3 score 30", "s3 rank 1 score 35"];
    keep("three-drawn", Recorded::standard(3, 28), &ends);
}

/// SYN-58: everybody passes as soon as they can, so 28 cards go in a round and the discards come back
/// in the third.
#[test]
fn the_discards_are_shuffled() {
    let eager = Recorded::standard(3, 4).players(|_, actions, luck| match actions.last() {
        Some(Action::Pass) => actions.len() - 1,
        _ => luck.below(actions.len()),
    });
    keep("three-reshuffled", eager, &["discard", "Round 3 ends"]);
}

/// A set in which B39 and B40 ask for a sum of 8 and Information pays 3 and 9.
#[test]
fn another_set_of_cards() {
    let text = Cards::STANDARD.replace("sum = 7\",", "sum = 8\",").replace("[2, 7]", "[3, 9]");
    let cards = Loaded::<Cards>::parse(&text).expect("a set with other numbers");
    assert_ne!(cards.digest(), Loaded::<Cards>::standard().digest());
    let setup = Setup { seats: 2, options: syndicate::Options::default(), cards };
    keep("two-other-cards", Recorded::of(setup, 5), &[": 3 VP, on both: 9 VP"]);
}
