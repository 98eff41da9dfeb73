//! The contract: what a game is.

use crate::act::{Actions, Question};
use crate::answer::{self, Listing, Next};
use crate::data::CardData;
use crate::{
    About, Asked, Auditor, Chance, Events, Faces, Facts, FeatureName, Illegal, Loaded, Owed, Phrase, RuleId, Seat,
    Seen, State, Taken, World,
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
/// Only [`Game::setup`] and [`Act::apply`](crate::Act::apply) see the whole [`State`]. Everything else gets a
/// [`Seen`]: what may be done can depend only on what the actor knows, and nothing hidden can get
/// into a view by mistake.
///
/// # The life of a choice
///
/// [`Game::owed`] says whom the table waits for. [`Game::question`] says what a seat is asked: from which kinds of
/// actions it can choose. Each kind is an [`Act`](crate::Act), which lists the ways to do it, is the authority on
/// one of them, and carries it out. Carrying out cannot fail: it goes on, without asking, through everything that
/// needs no choice (ends of rounds, an automa's turn, moves that everybody can see are forced) until somebody owes
/// one again or the game is over. Interrupted and half-done decisions are plain data in `Public` (a stack of
/// frames), never callbacks.
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
    /// One choice of a player: made by [`actions!`](crate::actions).
    type Action: Actions<Self> + Clone + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The printed components.
    type Cards: CardData;
    /// What lies open on the table, frames of interrupted decisions included.
    type Public: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// What each seat keeps to itself: a hand, a sealed plan.
    type Private: Faces + Clone + Eq + Hash + Default + Debug + Serialize + Send + Sync;
    /// What is face down for everybody.
    type Dark: Faces + Clone + Eq + Debug + Serialize + Send + Sync;
    /// A fact in the past, for the log and for animation: made by [`events!`](crate::events). Rules never read events.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What a client receives.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What a choice would do, as far as a board shows it before the choice is made: see
    /// [`Act::foresee`](crate::Act::foresee). `()` where nothing is shown.
    type Foresight: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What is printed on the components and the same all game long, as a board draws it: see [`Game::printed`].
    type Printed: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Everything a table can choose before the game, in the order it is shown.
    fn options() -> &'static [OptionInfo];

    /// Lays out the table. The number of seats is within [`Game::SEATS`].
    ///
    /// # Errors
    /// When the options do not go together.
    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal>;

    /// Whom the table waits for. The viewer makes no difference.
    fn owed(seen: Seen<'_, Self>) -> Owed;

    /// What a seat is asked: which kinds of actions it can choose from.
    fn question(asked: Asked<'_, Self>) -> &'static Question<Self>;

    /// The printed components. A client receives them once, in the [`Catalogue`](crate::Catalogue); views and events
    /// name components by number.
    fn printed(cards: &Self::Cards) -> Self::Printed;

    /// What the viewer receives. Nothing in it is printed on a component: that is in [`Game::printed`].
    fn portray(seen: Seen<'_, Self>) -> Self::View;

    /// A whole state that the viewer thinks possible: what they see is kept, the rest is drawn at
    /// random from what it may be. For search, and to test that nothing leaks.
    fn imagine(seen: Seen<'_, Self>, chance: &mut dyn Chance) -> State<Self>;

    /// Counts every piece. The conformance suite calls it after every step.
    ///
    /// # Errors
    /// What is missing, doubled or out of range.
    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String>;

    /// The points an event gave or took. The sum over a game is a seat's score.
    fn points(event: &Self::Event) -> Option<Points>;

    // What follows is the same for every game.

    /// The short name of what a seat is asked.
    fn question_name(asked: Asked<'_, Self>) -> &'static str {
        Self::question(asked).name
    }

    /// Appends what a seat may choose, and says how much of it that is. `budget` is how many choices the caller
    /// wants at most; a game whose choices are few may list more.
    fn legal(asked: Asked<'_, Self>, budget: usize, out: &mut Vec<Self::Action>) -> Coverage {
        Self::question(asked).list(asked, budget, out)
    }

    /// The authority on one choice.
    ///
    /// # Errors
    /// The rule that forbids it, and what would be right.
    fn check(asked: Asked<'_, Self>, action: &Self::Action) -> Result<(), Illegal> {
        let question = Self::question(asked);
        if !question.takes(action) {
            return Err((question.refuse)(asked, action));
        }
        action.act().check(asked, action)
    }

    /// Carries out a choice that passed [`Game::check`], and goes on until somebody owes one.
    fn apply(state: &mut State<Self>, seat: Seat, action: &Self::Action, world: &mut World<'_, Self>) {
        action.apply(state, seat, world);
    }

    /// Any choice, each equally likely as far as they are listed; none if there is none. `list` is scratch space.
    #[inline]
    fn draw(
        asked: Asked<'_, Self>,
        budget: usize,
        list: &mut Vec<Self::Action>,
        chance: &mut dyn Chance,
    ) -> Drawn<Self::Action> {
        let question = Self::question(asked);
        if let Some(drawn) = question.draw_counted(asked, chance) {
            return drawn;
        }
        if let [act] = question.acts
            && let Some(action) = act.draw(asked, chance)
        {
            return Drawn { action: Some(action), among: usize::MAX };
        }
        list.clear();
        question.list(asked, budget, list);
        let among = list.len();
        let index = chance.one_of(among);
        Drawn { action: (index < among).then(|| list.swap_remove(index)), among }
    }

    /// What can be said of an answer besides these facts: see [`answer`](crate::answer).
    ///
    /// # Errors
    /// Why there is no such answer.
    fn next(asked: Asked<'_, Self>, facts: &Facts) -> Result<Next<Self>, Illegal> {
        answer::next(asked, facts)
    }

    /// All answers, if there are no more than so many.
    fn listing(asked: Asked<'_, Self>, most: usize) -> Option<Listing<Self::Foresight>> {
        answer::listing(asked, most)
    }

    /// A whole action in one phrase.
    fn say(asked: Asked<'_, Self>, action: &Self::Action) -> Phrase {
        answer::action_phrase(asked, action)
    }

    /// The rule behind an action.
    fn rule(asked: Asked<'_, Self>, action: &Self::Action) -> RuleId {
        answer::action_rule(asked, action)
    }
}

/// A choice that was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn<A> {
    /// The choice; none if there is nothing to choose.
    pub action: Option<A>,
    /// Among how many; [`usize::MAX`] if they were not counted.
    pub among: usize,
}

/// What happened, in words: the one description that terminal, web, log, screen reader and bots share.
pub trait Voice: Game<Event: Events> {
    /// What happened.
    fn event(cards: &Self::Cards, event: &Self::Event) -> Phrase;

    /// Whether the event only lays out cards, dice or tokens: a log folds several of these in a row into one line.
    fn laid_out(event: &Self::Event) -> bool;

    /// What an event shows players to have made their own: the cards and features that the lab counts.
    fn taken(event: &Self::Event, take: &mut dyn FnMut(Taken));

    /// All features that can be [taken](Voice::taken), and what they are called.
    fn features(cards: &Self::Cards) -> Vec<FeatureName>;

    /// What the [pieces](crate::Piece) in sentences are called; those that the lab counts, unless sentences call them
    /// something shorter.
    fn pieces(cards: &Self::Cards) -> Vec<FeatureName> {
        Self::features(cards)
    }

    /// What the components are and do, in plain sentences. What is left out has its name alone.
    fn about(_cards: &Self::Cards) -> Vec<About> {
        Vec::new()
    }
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
    /// The message that says what for, in a word or two: `syndicate-points-robots`.
    pub kind: &'static str,
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
