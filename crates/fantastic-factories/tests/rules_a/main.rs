//! Sections 1 to 9, 12 and 13 of `docs/rules/fantastic-factories.md`, and the examples that belong to
//! them: at least one test for each id, named after it. The other sections are in `rules_b`.
//!
//! `ff` arranges positions, `games` plays at random, `markdown` reads the tables of the document.

#[path = "../common/ff.rs"]
mod ff;
mod games;
mod markdown;

mod card_rows;
mod components;
mod data_files;

mod setup;

mod decks;

mod knowledge;
mod records;
mod together;

mod hire;
mod market;
mod market_examples;

mod build;
mod dice;
mod headquarters;

mod activating;
mod finishing;

mod answers;
mod clean_up;

mod end;
mod scoring;
