//! Players that are not people, the same for every game.
//!
//! A bot is asked like a person: it gets what its seat sees and a list of what it may choose. It
//! never gets a state, so it cannot cheat:
//!
//! ```compile_fail,E0616
//! use kernel::{Asked, Chance, Drawn, Game, Seat};
//!
//! struct Cheat;
//!
//! impl<G: Game> bots::Bot<G> for Cheat {
//!     fn choose(&mut self, asked: Asked<'_, G>, _: &mut Vec<G::Action>, _: &mut dyn Chance) -> Drawn<G::Action> {
//!         let hand = &asked.seen().state.private[Seat::new(1)]; // another's hand
//!         Drawn { action: None, among: 0 }
//!     }
//! }
//! ```
//!
//! What does compile is the honest way: its own hand, and the backs of the others.
//!
//! ```
//! use kernel::{Asked, Chance, Drawn, Game, Seat};
//!
//! #[derive(Debug)]
//! struct Honest;
//!
//! impl<G: Game> bots::Bot<G> for Honest {
//!     fn choose(&mut self, asked: Asked<'_, G>, list: &mut Vec<G::Action>, _: &mut dyn Chance) -> Drawn<G::Action> {
//!         let (_hand, _back) = (asked.own(), asked.back(Seat::new(1)));
//!         bots::listed(asked, list);
//!         Drawn { among: list.len(), action: list.pop() }
//!     }
//! }
//! ```

mod eval;
mod greedy;
mod insight;
pub mod mcts;
pub mod named;
mod random;
mod reward;

pub use greedy::Greedy;
pub use insight::{Insight, any, listed};
pub use mcts::Mcts;
pub use named::Named;
pub use random::Random;
pub use reward::Outcome;

use kernel::{Asked, Chance, Drawn, Game, Sandbox, SeatMap, State};
use std::fmt::Debug;

/// A player that is not a person.
pub trait Bot<G: Game>: Debug + Send {
    /// Chooses what it may choose, and says among how many. `list` is scratch space; `chance` belongs to the bot:
    /// the table's own is out of its reach.
    ///
    /// A bot is asked only while the table waits for its seat. A choice that it may take back but need not
    /// ([`kernel::Waiting::may`]) stands: asked about that again and again, it would never be done.
    fn choose(&mut self, asked: Asked<'_, G>, list: &mut Vec<G::Action>, chance: &mut dyn Chance) -> Drawn<G::Action>;
}

/// How many choices are listed for a bot at most, where a game has more than it can list.
pub const BUDGET: usize = 4096;

/// The names of all bots, from the weakest to the strongest. The last four are the strengths that players
/// choose from.
pub const NAMES: &[&str] = &["random", "greedy", "easy", "normal", "hard", "expert"];

/// The strengths among them.
pub const STRENGTHS: &[&str] = &["easy", "normal", "hard", "expert"];

/// The bots that can play a game.
#[derive(Debug)]
pub struct Team<G: Game> {
    /// Their names; a team that searches also knows every other name that [`Named`] reads.
    pub names: &'static [&'static str],
    by_name: fn(&str) -> Option<Box<dyn Bot<G>>>,
    think: Option<Think<G>>,
    worth: Option<Worth<G>>,
}

/// Which bots can play a game: said in its file in `src/eval`.
///
/// A game that bots know nothing about but its rules says `impl Opponents for HighCard {}`.
pub trait Opponents: Game {
    /// Those that can play it.
    const TEAM: Team<Self> = Team::simple();
}

/// What a search thinks of each of the listed actions.
type Think<G> = fn(Mcts, Asked<'_, G>, &[<G as Game>::Action], &mut dyn Chance) -> Vec<mcts::Line>;

/// The final score that each seat can expect.
type Worth<G> = fn(&State<G>) -> SeatMap<f32>;

impl<G: Game> Team<G> {
    /// Those that need to know nothing about a game but its rules.
    #[must_use]
    pub const fn simple() -> Team<G> {
        let by_name = |name: &str| (name == "random").then(|| Box::new(Random) as Box<dyn Bot<G>>);
        Team { names: &["random"], by_name, think: None, worth: None }
    }

    /// A bot by its name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Box<dyn Bot<G>>> {
        (self.by_name)(name)
    }

    /// What a search thinks of each of the listed actions; nothing if no bot can search this game.
    pub fn think(
        &self,
        search: Mcts,
        asked: Asked<'_, G>,
        legal: &[G::Action],
        chance: &mut dyn Chance,
    ) -> Option<Vec<mcts::Line>> {
        self.think.map(|think| think(search, asked, legal, chance))
    }

    /// The final score that each seat of a simulated game can expect; nothing if no bot knows this game.
    #[must_use]
    pub fn worth(&self, sandbox: &Sandbox<G>) -> Option<SeatMap<f32>> {
        self.worth.map(|worth| worth(sandbox.state()))
    }
}

impl<G: Insight> Team<G> {
    /// All of them.
    #[must_use]
    pub const fn whole() -> Team<G> {
        Team { names: NAMES, by_name, think: Some(Mcts::think), worth: Some(G::worth) }
    }
}

impl<G: Game> Clone for Team<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Team<G> {}

/// A bot by its name: one of [`NAMES`], or a search with a limit of its own ([`Named`]).
#[must_use]
pub fn by_name<G: Insight>(name: &str) -> Option<Box<dyn Bot<G>>> {
    Named::parse(name).map(Named::bot)
}

/// Whether there is a bot of that name: one of [`NAMES`], or a search with a limit of its own ([`Named`]).
#[must_use]
pub fn exists(name: &str) -> bool {
    Named::parse(name).is_some()
}
