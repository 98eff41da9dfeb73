//! Chapters 2 and 4 to 8 of `docs/rules/dei.md`, up to Build: at least one test for each id, named after it.

mod common;
mod words;

mod atomic;
mod cleanup;
mod collect;
mod control;
mod follow;
mod frame;
mod layout;
mod majority;
mod map;
mod moves;
mod picks;
mod rounds;
mod setup;
mod setup_cards;
mod start;
