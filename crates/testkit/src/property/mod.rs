//! The properties every game must have, each tried in many random games.

mod answers;
mod conservation;
mod imagination;
mod leakage;
mod legal;
mod played;
mod points;
mod progress;
mod refusal;
mod replay;
mod sealed;
mod undo;

pub use answers::answers;
pub use conservation::conservation;
pub use imagination::imagination;
pub use leakage::non_leakage;
pub use legal::legal_soundness;
pub use points::points;
pub use progress::progress;
pub use refusal::refusal;
pub use replay::replay_equality;
pub use sealed::sealed_order;
pub use undo::undo;
