//! Fantastic Factories, to `docs/rules/fantastic-factories.md`: 2 to 5 players, and the solo game
//! against the Machine.
//!
//! Players take blueprints and hire contractors in the market, then all work at the same time: they
//! build, place dice in their headquarters and activate their cards. Twelve goods or ten buildings
//! bring the end.
//!
//! | module | chapter |
//! | --- | --- |
//! | [`cards`], [`effect`] | 2 components, 3 card data |
//! | [`state`] | 6 who knows what |
//! | `setup` | 4 setup |
//! | `supply` | 5 decks, discard piles and drawing |
//! | `phase::market`, `phase::hire` | 7 market, 11 contractors |
//! | `phase::work`, `phase::build`, `phase::headquarters` | 8 dice, building, HQ |
//! | [`uses`], `phase::activate` | 9 activating cards, 10 blueprint effects |
//! | `phase::clean_up`, `score` | 12 clean-up, 13 end and scoring |
//! | `phase::machine` | 14 solo |
//! | [`action`], [`event`], [`dice`], `say` | what can be done, what happened, and both in words |
//! | [`view`] | what clients draw |

mod about;
pub mod action;
pub mod cards;
pub mod dice;
pub mod effect;
pub mod event;
mod imagine;
mod phase;
mod say;
pub mod score;
mod setup;
pub mod state;
mod supply;
pub mod uses;
pub mod view;

pub use action::{Action, Floor, Row};
pub use cards::{Cards, Kind, Print, Printed, Prints, Tool};
pub use dice::Dice;
pub use effect::{Amount, Effect, Token};
pub use event::Event;
pub use phase::{build, clean_up::Surplus, headquarters};
pub use state::{Decks, Machine, Pending, Player, Public, Stage};
pub use view::{Foresight, View};

use kernel::{
    Auditor, Chance, Events, Game, Illegal, Matters, OptionInfo, Owed, Phrase, Points, Question, RuleId, Seat, Setup,
    ensure,
};
use serde::{Deserialize, Serialize};

// The kernel's types, as this game has them.
type Asked<'a> = kernel::Asked<'a, FantasticFactories>;
type List<'a> = kernel::List<'a, FantasticFactories>;
type Seen<'a> = kernel::Seen<'a, FantasticFactories>;
type State = kernel::State<FantasticFactories>;
type World<'a> = kernel::World<'a, FantasticFactories>;

/// What lies open of the player who is asked.
fn player(asked: Asked<'_>) -> &Player {
    &asked.public().players[asked.seat()]
}

/// The names in their hand.
fn hand(asked: Asked<'_>) -> Prints {
    asked.cards().prints(*asked.own())
}

/// The one there is; none if there are several.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}

/// A price that a player has to be able to pay.
fn ensure_paid(player: &Player, price: Amount, rule: RuleId) -> Result<(), Illegal> {
    ensure(player.can_pay(price), rule, || Phrase::new("factories-refuse-price").phrase("price", say::amount(price)))
}

/// The rules of Fantastic Factories.
#[derive(Clone, Copy, Debug)]
pub struct FantasticFactories;

kernel::options! {
    "fantastic-factories.ts"
    /// What a table can choose before the game.
    pub struct Options {
        /// FF-35, FF-37: how the Work phase is played.
        work: Work {
            /// All at the same time.
            Together = "together",
            /// One after another, in turn order.
            InTurn = "in_turn",
        },
        /// Section 15: the rulebook's card texts or the printed ones.
        @module cards: CardTexts { Rulebook = "rulebook", Printed = "printed" },
        /// FF-11: who has the first-player token.
        first: First { Random = "random", One = "1", Two = "2", Three = "3", Four = "4", Five = "5" };
        /// FF-312: the level of the Machine, in a solo game.
        machine: Level = ["normal", "easy", "hard", "insane"],
    }
}

/// FF-312. The order is that of stored states, so that the default is not the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Easy,
    #[default]
    Normal,
    Hard,
    Insane,
}

impl First {
    /// None if it is left to chance.
    pub fn seat(self) -> Option<Seat> {
        (self as usize).checked_sub(1).map(Seat::new)
    }
}

impl Level {
    /// How many blueprints the Machine starts with.
    pub fn blueprints(self) -> usize {
        2 + self as usize
    }
}

impl Game for FantasticFactories {
    const ID: &'static str = "fantastic-factories";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 1..=state::PEOPLE;
    const TURN: RuleId = "FF-51";
    const OVER: RuleId = "FF-297";
    /// FF-367: a hundred rounds. In one of them a player has at most a market turn of two choices,
    /// eleven dice to place, one Specialist and one Foreman, a use of each of 32 names, as many
    /// builds as cards, a finish and a clean-up.
    const LONGEST: usize = 100 * state::PEOPLE * (2 + 11 + 2 + 32 + 74 + 2);

    type Options = Options;
    type Action = Action;
    type Cards = Cards;
    type Public = Public;
    /// FF-43: the blueprints in a hand.
    type Private = cards::Blueprints;
    type Dark = Decks;
    type Event = Event;
    type View = View;
    type Foresight = Foresight;
    type Printed = Printed;

    fn options() -> &'static [OptionInfo] {
        Options::INFO
    }

    /// FF-312: the Machine plays against a single player only; alone nobody is first and nobody waits.
    fn matters(option: &str) -> Matters {
        match option {
            "machine" => Matters::ALWAYS.with(1, 1),
            "work" => Matters::ALWAYS.with(2, state::PEOPLE),
            "first" => Matters::ALWAYS.with(2, state::PEOPLE).fine(),
            "cards" => Matters::ALWAYS.fine(),
            _ => Matters::ALWAYS,
        }
    }

    fn setup(setup: &Setup<Self>, world: &mut World<'_>) -> Result<State, Illegal> {
        setup::lay_out(setup, world)
    }

    /// FF-35, FF-51, FF-284.
    fn owed(seen: Seen<'_>) -> Owed {
        let public = seen.public();
        match public.stage {
            Stage::Work if public.options.work == Work::Together => Owed::open(public.at_work()),
            Stage::Over => Owed::Over(score::standings(seen)),
            Stage::Market { .. } | Stage::CleanUp { .. } | Stage::Work => {
                let next = public.at_turn();
                Owed::turn(next.expect("FF-12, FF-133: a seat for each turn, and one that has not finished its work"))
            }
        }
    }

    fn question(asked: Asked<'_>) -> &'static Question<Self> {
        match asked.public().stage {
            Stage::Market { .. } => &phase::MARKET,
            Stage::Work if matches!(player(asked).pending, Pending::Foreman { .. }) => &phase::FOREMAN,
            Stage::Work => &phase::WORK,
            Stage::CleanUp { .. } => &phase::CLEAN_UP,
            Stage::Over => unreachable!("FF-297: nobody is asked when the game is over"),
        }
    }

    fn printed(cards: &Cards) -> Printed {
        Printed::clone(cards)
    }

    fn portray(seen: Seen<'_>) -> View {
        view::portray(seen)
    }

    fn imagine(seen: Seen<'_>, chance: &mut dyn Chance) -> State {
        imagine::imagine(seen, chance)
    }

    fn audit(state: &State, auditor: &Auditor) -> Result<(), String> {
        state::audit(state, auditor)
    }

    fn points(event: &Event) -> Option<Points> {
        let (seat, vp, kind) = match *event {
            Event::PrestigeScored { seat, vp, .. } => (seat, vp, "factories-points-buildings"),
            Event::GoodsScored { seat, vp } => (seat, vp, "factories-points-goods"),
            Event::MachineScored { seat, vp, .. } => (seat, vp, "factories-points-machine"),
            _ => return None,
        };
        Some(Points { seat, amount: vp.into(), rule: event.rule(), kind })
    }
}
