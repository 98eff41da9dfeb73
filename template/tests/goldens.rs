//! Whole games kept as `goldens/*.record` with their `*.story`. Written anew, on purpose, by
//! `cargo xtask goldens high-card`; then read them.

use high_card::HighCard;
use testkit::{Recorded, golden};

const GOLDENS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");

#[test]
fn two_players() {
    golden(GOLDENS, "two", Recorded::<HighCard>::standard(2, 1));
}

#[test]
fn three_players() {
    golden(GOLDENS, "three", Recorded::<HighCard>::standard(3, 1));
}

#[test]
fn four_players() {
    golden(GOLDENS, "four", Recorded::<HighCard>::standard(4, 1));
}
