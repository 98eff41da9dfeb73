//! Chapters 2 and 4 to 8 of `docs/rules/dei.md`, up to Build: at least one test for each id, named after it.

mod common;

mod frame;
mod layout;
mod picks;
mod setup;
mod setup_cards;
mod start;
