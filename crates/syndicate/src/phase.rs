//! The course of the game, one file per chapter of the rulebook.

pub(crate) mod buy;
pub(crate) mod pass;
pub(crate) mod round;
pub(crate) mod turn;
