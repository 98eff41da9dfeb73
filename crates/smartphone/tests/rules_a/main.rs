//! Chapters 1 to 15 of `docs/rules/smartphone.md` and the setup of chapters 8, 9, 20 and 21: at least one test for each
//! id, named after it.

#[path = "../common/mod.rs"]
mod common;
mod shared;

mod companies;
mod frame;
mod improvement;
mod modules;
mod order;
mod phases;
mod picks;
mod planning;
mod powers;
mod price;
mod production;
mod questions;
mod questions_put;
mod research;
mod research_cost;
mod research_powers;
mod retailers;
mod setup;
mod small;
mod symbols;
mod tiles;
