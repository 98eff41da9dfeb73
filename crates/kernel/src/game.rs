//! The contract: what a game is.

use crate::data::CardData;
use crate::draft::{self, Choice, Next, Step};
use crate::{
    Auditor, Chance, Faces, FeatureName, Illegal, Loaded, Owed, Phrase, RuleId, Seat, Seen, State, Taken, World,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

/// A rulebook, as functions over plain data.
///
/// Implemented on a unit struct that holds nothing. A game is pure: no input or output, no clock,
/// no threads, no hash maps (their order differs from run to run).
///
/// # Who sees what
///
/// Only [`Game::setup`] and [`Game::apply`] see the whole [`State`]. Everything else gets a
/// [`Seen`]: what may be done can depend only on what the actor knows, and nothing hidden can get
/// into a view by mistake.
///
/// # The life of a choice
///
/// [`Game::owed`] says whom the table waits for. For a seat it waits for, [`Game::legal`] lists what
/// can be chosen and [`Game::check`] is the authority on one choice. [`Game::apply`] then cannot
/// fail: it carries the choice out and goes on, without asking, through everything that needs no
/// choice (ends of rounds, an automa's turn, moves that everybody can see are forced) until
/// somebody owes one again or the game is over. Interrupted and half-done decisions are plain data
/// in `Public` (a stack of frames), never callbacks.
///
/// # What is stored
///
/// `Options` and `Action` are written into records and must stay readable for ever. Everything else
/// may change freely, as long as [`Game::REVISION`] is raised whenever an old record could replay
/// differently.
pub trait Game: Sized + Clone + Copy + Debug + Send + Sync + 'static {
    /// The crate's name, which is also the name in records and commands.
    const ID: &'static str;
    /// Raised when an old record could replay differently.
    const REVISION: u32;
    /// For how many seats a table can be set up. A non-player opponent may be one of them, or take a
    /// seat after them; it is never asked.
    const SEATS: RangeInclusive<usize>;
    /// The rule that says whose turn it is: named when somebody acts out of turn.
    const TURN: RuleId;
    /// The rule that ends the game: named when somebody acts after it.
    const OVER: RuleId;
    /// No game has more choices than this, whatever is chosen.
    const LONGEST: usize;
    /// Whether all viewers receive the same view, because nothing is kept from anybody. It is then made once,
    /// from what an onlooker sees: a game that says so wrongly shows somebody too little, never too much.
    const OPEN: bool = false;

    /// Modules and variants.
    type Options: Clone + Eq + Default + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One choice of a player.
    type Action: Clone + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The printed components.
    type Cards: CardData;
    /// What lies open on the table, frames of interrupted decisions included.
    type Public: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// What each seat keeps to itself: a hand, a sealed plan.
    type Private: Faces + Clone + Eq + Hash + Default + Debug + Serialize + Send + Sync;
    /// What is face down for everybody.
    type Dark: Faces + Clone + Eq + Debug + Serialize + Send + Sync;
    /// A fact in the past, for the log and for animation. Rules never read events.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What a client receives.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Everything a table can choose before the game, in the order it is shown.
    fn options() -> &'static [OptionInfo];

    /// Lays out the table. The number of seats is within [`Game::SEATS`].
    ///
    /// # Errors
    /// When the options do not go together.
    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal>;

    /// Whom the table waits for. The viewer makes no difference.
    fn owed(seen: Seen<'_, Self>) -> Owed;

    /// A short name for what the viewer's seat is asked now. A submission quotes the question it
    /// answers; the question stays the same while others act, and changes when this does.
    fn question(seen: Seen<'_, Self>) -> &'static str;

    /// Appends what the viewer's seat may choose, and says how much of it that is. `budget` is how
    /// many choices the caller wants at most; a game whose choices are few may ignore it.
    fn legal(seen: Seen<'_, Self>, budget: usize, out: &mut Vec<Self::Action>) -> Coverage;

    /// The authority on one choice of the viewer's seat.
    ///
    /// # Errors
    /// The rule that forbids it, and what would be right.
    fn check(seen: Seen<'_, Self>, action: &Self::Action) -> Result<(), Illegal>;

    /// Carries out a choice that passed [`Game::check`], and goes on until somebody owes one.
    fn apply(state: &mut State<Self>, seat: Seat, action: &Self::Action, world: &mut World<'_, Self>);

    /// What the viewer receives.
    fn portray(seen: Seen<'_, Self>) -> Self::View;

    /// A whole state that the viewer thinks possible: what he sees is kept, the rest is drawn at
    /// random from what it may be. For search, and to test that nothing leaks.
    fn imagine(seen: Seen<'_, Self>, chance: &mut dyn Chance) -> State<Self>;

    /// Counts every piece. The conformance suite calls it after every step.
    ///
    /// # Errors
    /// What is missing, doubled or out of range.
    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String>;

    /// The points an event gave or took. The sum over a game is a seat's score.
    fn points(event: &Self::Event) -> Option<Points>;

    /// Puts one question to a person in small steps; see [`Next`]. The default splits the listed
    /// actions by [`Voice::steps`]; a game whose list is not complete builds its drafts itself.
    ///
    /// # Errors
    /// When the path cannot be gone.
    fn draft(seen: Seen<'_, Self>, path: &[Step]) -> Result<Next<Self>, Illegal>
    where
        Self: Voice,
    {
        draft::by_listing(seen, path)
    }
}

/// A game in words: the one description that terminal, web, log, screen reader and bots share.
pub trait Voice: Game {
    /// What is asked of the viewer, in one sentence, when he has gone this far in a draft.
    fn ask(seen: Seen<'_, Self>, path: &[Step]) -> Phrase;

    /// An action as the small choices a person makes one after another.
    fn steps(seen: Seen<'_, Self>, action: &Self::Action) -> Vec<Choice>;

    /// What somebody has in mind who goes a path that is not offered, so that [`Game::check`] can say
    /// why not. What the path leaves open is filled in as well as the seat can, so that nothing but the
    /// reason stands in the way. None where the path means nothing.
    fn meant(seen: Seen<'_, Self>, path: &[Step]) -> Option<Self::Action>;

    /// A whole action in one phrase.
    fn action(seen: Seen<'_, Self>, action: &Self::Action) -> Phrase;

    /// What happened.
    fn event(cards: &Self::Cards, event: &Self::Event) -> Phrase;

    /// The rule an event follows.
    fn event_rule(event: &Self::Event) -> RuleId;

    /// What an event shows players to have made their own: the cards and features that the lab counts.
    fn taken(event: &Self::Event, take: &mut dyn FnMut(Taken));

    /// All features that can be [taken](Voice::taken), and what they are called.
    fn features(cards: &Self::Cards) -> Vec<FeatureName>;
}

/// What a table is set up from.
#[derive(Debug)]
pub struct Setup<G: Game> {
    /// How many seats.
    pub seats: usize,
    /// Modules and variants.
    pub options: G::Options,
    /// The component data.
    pub cards: Loaded<G::Cards>,
}

impl<G: Game> Setup<G> {
    /// The standard game for so many.
    #[must_use]
    pub fn standard(seats: usize) -> Setup<G> {
        Setup { seats, options: G::Options::default(), cards: Loaded::standard() }
    }

    /// Whether so many can play: the one check that is the same for all games.
    ///
    /// # Errors
    /// How many can.
    pub fn fits(&self) -> Result<(), Illegal> {
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        if G::SEATS.contains(&self.seats) {
            return Ok(());
        }
        let why = Phrase::new("table-refuse-seats").count("seats", self.seats);
        Err(Illegal::new("BR-1", why.count("least", least).count("most", most)))
    }
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        Setup { seats: self.seats, options: self.options.clone(), cards: self.cards }
    }
}

/// How much of what can be chosen a list holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Coverage {
    /// All of it.
    Every,
    /// One for each different outcome.
    Classes,
    /// Some of it.
    Sample,
}

/// Points given or taken, with the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Points {
    /// Who got them.
    pub seat: Seat,
    /// How many; below 0 if taken.
    pub amount: i32,
    /// Why.
    pub rule: RuleId,
}

/// One thing a table can choose before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionInfo {
    /// Its name in `Options`, in records and on the command line.
    pub name: &'static str,
    /// A module adds rules and components; a plain option changes how the same are used.
    pub module: bool,
    /// What can be chosen; the first is the default.
    pub values: &'static [&'static str],
}
