//! The Automa: at least one test for each id of that chapter of `docs/rules/dei.md`, named after it.

mod common;

mod backup;
mod buy;
mod collect;
mod convert;
mod ending;
mod frame;
mod free;
mod moves;
mod needs;
mod participants;
mod recruit;
mod setup;
mod start;
