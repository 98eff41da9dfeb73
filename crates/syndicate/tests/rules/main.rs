//! Every rule of `docs/rules/syndicate.md`, chapter by chapter: at least one test for each id, named
//! after it.
//!
//! `syn` arranges positions, `games` plays at random, `markdown` reads the tables of the document.

mod games;
mod markdown;
mod syn;

mod components;

mod setup;

mod round_setup;

mod order;

mod buy;
mod calibrate;

mod deck;
mod pass;

mod investors;
mod next_round;
mod robots_score;

mod end;

mod engine;
mod knowledge;

mod cards;
mod data_files;
mod examples;
