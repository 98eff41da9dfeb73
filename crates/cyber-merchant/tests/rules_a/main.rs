//! Chapters 2 to 6 of `docs/rules/cyber-merchant.md`, up to CM-60, and the examples that belong to them: at
//! least one test for each id, named after it. The other chapters are in `rules_b`.
//!
//! `common` arranges positions, `games` plays at random, `markdown` reads the tables of the document.

#[path = "../common/mod.rs"]
mod common;
mod games;
mod markdown;

mod components;
mod data;

mod setup;

mod round;

mod preparation;

mod bidding;

mod paying;

mod tricks;

mod effects;
