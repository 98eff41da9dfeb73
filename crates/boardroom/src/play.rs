//! A person plays at the terminal, hot seat or against bots.

mod answer;
mod ending;
mod log;
mod question;
mod saving;
mod sealed;
mod seating;
mod session;

pub use answer::{Answer, Key};
pub use ending::tell_end;
pub use log::Log;
pub use saving::Saving;
pub use seating::{Seating, Sitter, name};
pub use session::{Session, Thoughts};
