//! What every game must satisfy, and the tools its tests are written with.
//!
//! The conformance suite is one call in a game's `tests/conformance.rs`:
//!
//! ```
//! use testkit::{Cases, toy};
//!
//! testkit::conforms::<toy::Toy>(toy::cases().seats(2..=3).games(6));
//! // where toy::cases() is
//! # let _same: Cases<toy::Toy> =
//! Cases::new().rules(toy::RULES).yields(toy::yield_of).fleeting(|event| matches!(event, toy::Event::Reshuffled { .. }));
//! ```
//!
//! | tool | is |
//! | --- | --- |
//! | [`conforms`], [`Cases`] | all properties, tried in many random games |
//! | [`Scene`] | a position to try a rule in |
//! | [`Scripted`], [`Choices`] | strict scripts of chance and of choices |
//! | [`golden`], [`golden_with`], [`Recorded`] | whole games kept as `*.record` and `*.story` |
//! | [`perft()`] | legal paths counted to a fixed depth, kept as `*.perft` |
//! | [`fuzz`] | records and actions from bytes |
//! | [`toy`] | the smallest game that uses every part of the kernel |
//!
//! Every property panics with its name, the seed, the step, and the call that repeats it.

mod cases;
pub mod fuzz;
mod golden;
mod luck;
mod mutate;
mod perft;
pub mod property;
mod rules;
mod scene;
mod scripted;
pub mod sheet;
mod story;
pub mod toy;
mod walk;

pub use cases::Cases;
pub use golden::{Recorded, golden, golden_with};
pub use luck::Luck;
pub use perft::perft;
pub use property::{
    answers, conservation, imagination, legal_soundness, non_leakage, points, progress, refusal, replay_equality,
    sealed_order, undo,
};
pub use rules::{RuleSet, is_rule_id};
pub use scene::{S1, S2, S3, S4, S5, S6, Scene};
pub use scripted::{Choices, Scripted, die, die_for, pick, pick_for};

use kernel::Voice;

/// All properties of a game, tried in all cases.
///
/// # Panics
/// With the first property that does not hold, and how to repeat it.
pub fn conforms<G: Voice>(cases: Cases<G>) {
    conservation(&cases);
    legal_soundness(&cases);
    progress(&cases);
    replay_equality(&cases);
    sealed_order(&cases);
    non_leakage(&cases);
    imagination(&cases);
    undo(&cases);
    refusal(&cases);
    points(&cases);
    answers(&cases);
}

/// The variable that makes goldens and counts be written instead of compared.
pub(crate) fn refreshing() -> bool {
    std::env::var_os("BOARDROOM_REFRESH").is_some_and(|value| value == "1")
}
