//! Players that are not people, the same for every game.
//!
//! A bot is asked like a person: it gets what its seat sees and a list of what it may choose. It
//! never gets a state, so it cannot cheat:
//!
//! ```compile_fail,E0616
//! use kernel::{Chance, Game, Seat, Seen};
//!
//! struct Cheat;
//!
//! impl<G: Game> bots::Bot<G> for Cheat {
//!     fn choose(&mut self, seen: Seen<'_, G>, legal: &[G::Action], _: &mut dyn Chance) -> usize {
//!         let hand = &seen.state.private[Seat::new(1)]; // another's hand
//!         0
//!     }
//! }
//! ```
//!
//! What does compile is the honest way: its own hand, and the backs of the others.
//!
//! ```
//! use kernel::{Chance, Game, Seat, Seen};
//!
//! #[derive(Debug)]
//! struct Honest;
//!
//! impl<G: Game> bots::Bot<G> for Honest {
//!     fn choose(&mut self, seen: Seen<'_, G>, legal: &[G::Action], _: &mut dyn Chance) -> usize {
//!         let (_hand, _back) = (seen.own(), seen.back(Seat::new(1)));
//!         legal.len() - 1
//!     }
//! }
//! ```

mod random;

pub use random::Random;

use kernel::{Chance, Game, Seen};
use std::fmt::Debug;

/// A player that is not a person.
pub trait Bot<G: Game>: Debug + Send {
    /// Chooses one of `legal`, by its index. The list is what [`Game::legal`] gave for the viewer of
    /// `seen`, and is not empty. `chance` belongs to the bot: the table's own is out of its reach.
    fn choose(&mut self, seen: Seen<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> usize;
}

/// How many choices are listed for a bot at most, where a game has more than it can list.
pub const BUDGET: usize = 4096;

/// The names of all bots.
pub const NAMES: &[&str] = &["random"];

/// A bot by its name.
#[must_use]
pub fn by_name<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        _ => None,
    }
}
