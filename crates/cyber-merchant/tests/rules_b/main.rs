//! Chapters 6 to 14 of `docs/rules/cyber-merchant.md`, from CM-61 on, and the examples that belong to them:
//! at least one test for each id, named after it. The other chapters are in `rules_a`.

#[path = "../common/mod.rs"]
mod common;

mod shared;

mod collective_change;

mod cyberstealth;

mod reflector;

mod commitments;

mod markets;

mod adding;

mod pay;

mod credits;

mod end;

mod cyber_deck;

mod knowledge;

mod sealed;

mod chance;

mod engine;
