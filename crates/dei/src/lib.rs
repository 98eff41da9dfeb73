//! D.E.I.: Divide et Impera with Faith and Anarchy, to `docs/rules/dei.md`.

pub mod cards;
pub mod pieces;

pub use cards::Cards;
pub use pieces::*;
