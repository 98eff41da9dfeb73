//! What each power does in play, Steve, directives, the options that lay powers, and hard mode: at least one test for
//! each id of these chapters of `docs/rules/smartphone.md`, named after it.

#[path = "../common/mod.rs"]
mod common;

mod shared;

mod base_powers;

mod powers;

mod options;

mod steve;

mod steve_moves;

mod directives;

mod check_points;

mod goals;

mod goals_sold;

mod hard;

mod hard_paid;
