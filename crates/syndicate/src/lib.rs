//! Syndicate (in English: *Sentient*), to `docs/rules/syndicate.md`.
//!
//! Two to four companies spend three rounds buying robots. A robot is plugged between two of a
//! player's five dice, changes them, and pays points at the end of the round for what they then
//! show. The pawns left at the factory win investors, which pay for whole types of robots at the
//! end.
//!
//! Read beside the rulebook, the modules follow its chapters:
//!
//! | module | chapter |
//! | --- | --- |
//! | [`cards`], [`condition`] | 2 components, 13 the robots |
//! | [`state`] | 1 words, 12 the state |
//! | `setup` | 3 setting up the game |
//! | `phase::round` | 4 setting up a round, 9 end of a round |
//! | `phase::turn` | 5 order of turns |
//! | `phase::buy` | 6 action A: buy a robot |
//! | `phase::pass` | 7 action B: pass, 8 deck and discards |
//! | `score` | 9.1 robots, 9.2 investors, 10 end of the game |
//! | [`view`] | 11 who knows what |
//! | [`action`], [`event`], `say`, `about` | what can be done, what happened, and both in words; what the components do |

mod about;
pub mod action;
pub mod cards;
pub mod condition;
pub mod event;
mod phase;
mod say;
mod score;
mod setup;
pub mod state;
pub mod view;

pub use action::Action;
pub use cards::Cards;
pub use condition::{Condition, Form};
pub use event::Event;
pub use score::{influence, ranking};
pub use state::{Kind, Player, Public, Stage};
pub use view::{Foresight, Printed, View};

use cards::ROBOTS;
use kernel::{
    Asked, Auditor, CardSet, Chance, Deck, Events, Game, Illegal, OptionInfo, Owed, Points, Question, RuleId, SeatMap,
    Seen, Setup, State, World,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug)]
pub struct Syndicate;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts", type = "Record<string, never>"))]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Game for Syndicate {
    const ID: &'static str = "syndicate";
    const REVISION: u32 = 1;
    /// SYN-1.
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const TURN: RuleId = "SYN-25";
    const OVER: RuleId = "SYN-87";
    /// SYN-31: each of four players buys four times and passes once in each of three rounds, and a
    /// buy is three choices.
    const LONGEST: usize = 3 * 4 * (4 * 3 + 1);
    /// SYN-90.
    const OPEN: bool = true;

    type Options = Options;
    type Action = Action;
    type Cards = Cards;
    type Public = Public;
    /// SYN-90: no player holds hidden cards.
    type Private = ();
    /// SYN-90: the order of the deck; that of the investors to come is decided when they are laid.
    type Dark = Deck<CardSet<1>>;
    type Event = Event;
    type View = View;
    type Foresight = Foresight;
    type Printed = Printed;

    fn options() -> &'static [OptionInfo] {
        &[]
    }

    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal> {
        Ok(setup::lay_out(setup.seats, setup.cards, world))
    }

    /// SYN-25: the order stack decides, from the top down and round again.
    fn owed(seen: Seen<'_, Self>) -> Owed {
        match seen.public().stage {
            Stage::Over => Owed::Over(score::standings(seen.public())),
            Stage::Turn | Stage::PlugIn { .. } | Stage::Calibrate { .. } => Owed::turn(seen.public().on_turn()),
        }
    }

    fn question(asked: Asked<'_, Self>) -> &'static Question<Self> {
        match asked.public().stage {
            Stage::Turn => &phase::turn::TURN,
            Stage::PlugIn { .. } => &phase::turn::PLUG_IN,
            Stage::Calibrate { .. } => &phase::turn::CALIBRATE,
            Stage::Over => unreachable!("SYN-87: nobody is asked when the game is over"),
        }
    }

    fn printed(cards: &Cards) -> Printed {
        view::printed(cards)
    }

    fn portray(seen: Seen<'_, Self>) -> View {
        view::portray(seen)
    }

    /// SYN-90: the deck holds every card that does not lie open, in an order nobody knows, and a [`Deck`] has no
    /// order. So there is one world to imagine, and it needs no chance.
    fn imagine(seen: Seen<'_, Self>, _: &mut dyn Chance) -> State<Self> {
        let public = *seen.public();
        let deck = Deck::of(CardSet::first(ROBOTS).minus(public.open_cards().collect()));
        State { public, private: SeatMap::new(seen.seats(), |_| ()), dark: deck, cards: seen.loaded() }
    }

    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String> {
        state::audit(state, auditor)
    }

    fn points(event: &Event) -> Option<Points> {
        let (seat, amount, kind) = match *event {
            Event::RobotScored { seat, vp, .. } => (seat, vp.into(), "syndicate-points-robots"),
            Event::RunnerUp { seat, .. } => (seat, 1, "syndicate-points-second"),
            Event::InvestorsPaid { seat, vp, .. } => (seat, vp.into(), "syndicate-points-investors"),
            _ => return None,
        };
        Some(Points { seat, amount, rule: event.rule(), kind })
    }
}
