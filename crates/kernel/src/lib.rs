//! The ground every game stands on.
//!
//! A game implements [`Game`]: pure functions over a [`State`] in three parts (open, one seat's own,
//! face down). A [`Table`] runs a real game: it checks each choice, lets the rules carry it out with
//! chance from a committed seed, and appends one entry to the [`Record`], which is all that is ever
//! stored. Whoever looks at a table looks through [`Seen`], which cannot reach what the viewer may
//! not know.
//!
//! | noun | is |
//! | --- | --- |
//! | [`Seat`], [`Seats`], [`SeatMap`] | a place at the table, a set of them, a value for each |
//! | [`Game`], [`Voice`] | a rulebook as functions; the same in words |
//! | [`State`], [`Seen`], [`Faces`] | everything; what one viewer sees of it; the back of a hidden thing |
//! | [`Owed`], [`Waiting`], [`Standings`] | whom the table waits for; how it ended |
//! | [`Asked`], [`Question`], [`Act`] | what a seat sees that may choose now; what it is asked; one kind of action |
//! | [`Frames`] | decisions that wait for another one |
//! | [`SeatList`] | players in an order |
//! | [`World`], [`Chance`], [`Pick`] | what `apply` gets besides the state; where numbers come from |
//! | [`Deck`], [`CardSet`] | a pile without an order; a set of card ids |
//! | [`Bag`], [`Mixes`] | cards of which copies are alike; the ways to take some of them |
//! | [`Illegal`], [`Phrase`] | a refusal with its rule; a sentence before it has a language |
//! | [`Table`], [`Record`], [`Replay`] | a game under way; what is stored; a record played again |
//! | [`Moments`] | the table right after each thing told, for viewers who follow the story |
//! | [`Sandbox`] | a state to search, simulate and test in |
//! | [`Fact`], [`Choice`], [`Next`], [`Listing`] | an answer as a set of facts, named in any order |
//! | [`Events`], [`Taken`], [`Feature`] | what happened, and what a player made their own by it, for whoever studies many games |
//! | [`CardData`], [`Loaded`], [`Catalogue`], [`About`] | component data from a file; a loaded set; the same for clients; one component in plain sentences |
//! | [`Secret`], [`Commitment`], [`Entropy`] | verifiable fairness |
//!
//! The kernel does no input or output, reads no clock and starts no threads.

mod about;
pub mod act;
pub mod answer;
mod asked;
pub mod bag;
pub mod card_set;
mod catalogue;
pub mod chance;
pub mod data;
pub mod deck;
pub mod digest;
mod enums;
mod event;
pub mod fact;
pub mod fairness;
mod fold;
mod frames;
pub mod game;
pub mod illegal;
mod mixes;
mod moments;
mod options;
pub mod owed;
pub mod phrase;
pub mod record;
mod said;
pub mod sandbox;
pub mod seat;
mod seat_list;
pub mod state;
pub mod table;
pub mod taken;
mod view;
pub mod world;

pub use about::About;
pub use act::{Act, Actions, AnyAct, List, Open, Question, Variant, act};
pub use answer::{Choice, Listing, Next};
pub use asked::Asked;
pub use bag::Bag;
pub use card_set::{CardId, CardSet};
pub use catalogue::Catalogue;
pub use chance::{Chance, Pick, Recording, Replayed, Seeded, Stream};
pub use data::{CardData, DataFault, Loaded, Origin, Tally};
pub use deck::{Auditor, Deck, Pile};
pub use digest::Digest;
pub use event::Events;
pub use fact::{Fact, FactValue, Facts, OrDecline};
pub use fairness::{Commitment, Entropy, Secret};
pub use fold::{MOST_UNASKED, MOST_UNDOS};
pub use frames::Frames;
pub use game::{Coverage, Drawn, Game, Matters, OptionInfo, Points, Setup, Voice};
pub use illegal::{Illegal, RuleId, ensure, require};
pub use mixes::Mixes;
pub use moments::Moments;
pub use owed::{Manner, Owed, Standing, Standings, Waiting};
pub use phrase::{Arg, Phrase, Piece};
pub use record::{Deed, Entry, Fault, Record};
pub use said::Said;
pub use sandbox::{Outcome, Sandbox};
pub use seat::{MAX_SEATS, Seat, SeatMap, Seats};
pub use seat_list::SeatList;
pub use state::{Faces, IsSealed, Sealed, Seen, State, Viewer};
pub use table::{QuestionId, Replay, Table, Update};
pub use taken::{Feature, FeatureName, Taken};
pub use view::is_default;
pub use world::{Told, World, heard};
