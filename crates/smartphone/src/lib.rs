//! Smartphone Inc. with Update 1.1, to `docs/rules/smartphone.md`: 1 to 5 players.

pub mod cards;
pub mod pieces;
pub mod plan;
pub mod tile;

pub use cards::Cards;
