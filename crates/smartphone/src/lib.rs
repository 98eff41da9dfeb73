//! Smartphone Inc. with Update 1.1, to `docs/rules/smartphone.md`: 1 to 5 players, alone against Steve.
//!
//! Players plan in secret how to use their two pads, then produce smartphones, research technologies, open offices and
//! sell: the cheapest goes first.
//!
//! | module | chapter |
//! | --- | --- |
//! | [`cards`], [`pieces`], [`tile`] | 2 to 8 components |
//! | `setup` | 9 setup, 20 the board for 2 and 3 players |
//! | `phase` | 10 the round and the priority rule |
//! | [`plan`], `phase::planning` | 11 planning, 12 price |
//! | `phase::production`, `phase::improvement` | 13 production, 14 production improvement |
//! | `phase::research`, `phase::powers` | 15 research, 21 new technologies |
//! | `phase::logistics`, `phase::offices` | 16 logistics |
//! | [`market`], `phase::selling`, `phase::profit` | 17 selling, profit, end of the game |
//! | `phase::steve` | 18 the game against Steve |
//! | `phase::directives` | 19 directives |
//! | [`action`], [`event`], `say`, [`view`] | what can be done and what happened, and both in words |

pub mod action;
pub mod cards;
pub mod event;
pub mod market;
mod phase;
pub mod pieces;
pub mod plan;
mod say;
mod setup;
pub mod state;
pub mod tile;
pub mod view;

pub use action::Action;
pub use cards::Cards;
pub use event::Event;
pub use phase::planning::hand as planning_hand;
pub use phase::research::cost as technology_cost;
pub use state::{Player, Private, Public, Stage};
pub use view::{Foresight, Printed, View};

// What most modules name, from one place.
use cards::{Board, CheckPoint, MOST, ROUNDS, RegionRow};
use event::{Laying, Opening, Selling, Source};
use pieces::{Company, End, Power, Region, Side, Size, Symbol, Technology};
use plan::{Layout, Yield};
use state::{Need, Set, Step, What};
use tile::{Tile, Tiles};

use kernel::{
    Asked, Auditor, Chance, Deck, Events, Game, Illegal, Matters, OptionInfo, Owed, Points, Question, RuleId, Seat,
    Seen, Setup, State, World,
};

/// The rules of Smartphone Inc.
#[derive(Clone, Copy, Debug)]
pub struct Smartphone;

kernel::options! {
    "smartphone.ts"
    /// SP-10: what a table can choose before the game.
    pub struct Options {
        /// SP-180.
        @module board: BoardSize { Big = "big", Small = "small" },
        /// SP-181: the powers at the technologies.
        technologies: Technologies {
            /// SP-703: all plain sides.
            Plain = "plain",
            /// A random side of each base tile.
            Random = "random",
            /// SP-624: a random choice with the new powers.
            New = "new",
            /// SP-700.
            FirstGame = "first-game",
            /// SP-701.
            Overproduction = "overproduction",
            /// SP-702.
            OpenSpaces = "open-spaces",
        },
        /// SP-520.
        @module directives: Directives { Off = "off", On = "on" },
        /// SP-720.
        @module hard: Hard { Off = "off", On = "on" },
        /// SP-10: a power that is named for one technology.
        gps: Gps { Any = "any", Plain = "plain", Dark = "dark", N1 = "n1", N2 = "n2" },
        wi_fi: WiFi { Any = "any", Plain = "plain", Dark = "dark", N3 = "n3", N4 = "n4" },
        gamepad: Gamepad { Any = "any", Plain = "plain", Dark = "dark", N5 = "n5", N6 = "n6" },
        battery: Battery { Any = "any", Plain = "plain", Dark = "dark", N7 = "n7", N8 = "n8" },
        nfc: Nfc { Any = "any", Plain = "plain", Dark = "dark", N9 = "n9" },
        four_g: FourG { Any = "any", Plain = "plain", Dark = "dark", N10 = "n10" },
    }
}

impl Game for Smartphone {
    const ID: &'static str = "smartphone";
    const REVISION: u32 = 1;
    /// SP-10.
    const SEATS: std::ops::RangeInclusive<usize> = 1..=MOST;
    const TURN: RuleId = "SP-223";
    const OVER: RuleId = "SP-460";
    /// For each player and round: a plan that is withdrawn any number of times is not counted by the table; 12 progress
    /// in each of two phases, with as many offices moved and retailers laid, and a dozen single questions.
    const LONGEST: usize = MOST * ROUNDS * 90;

    type Options = Options;
    type Action = Action;
    type Cards = Cards;
    type Public = Public;
    type Private = Private;
    type Dark = state::Pile;
    type Event = Event;
    type View = View;
    type Foresight = Foresight;
    type Printed = Printed;

    fn options() -> &'static [OptionInfo] {
        Options::INFO
    }

    /// SP-180: the small board is for three players at most; SP-10: a single power is named after the set.
    fn matters(option: &str) -> Matters {
        match option {
            "board" => Matters::ALWAYS.with(1, 3),
            "gps" | "wi_fi" | "gamepad" | "battery" | "nfc" | "four_g" => Matters::ALWAYS.fine(),
            _ => Matters::ALWAYS,
        }
    }

    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal> {
        setup::lay_out(setup, world)
    }

    fn owed(seen: Seen<'_, Self>) -> Owed {
        phase::owed(seen)
    }

    fn question(asked: Asked<'_, Self>) -> &'static Question<Self> {
        phase::question(asked)
    }

    /// What was asked is answered; then the game goes on until somebody is asked again.
    fn apply(state: &mut State<Self>, seat: Seat, action: &Action, world: &mut World<'_, Self>) {
        phase::answer(state, seat, action, world);
        phase::go_on(state, world);
    }

    fn printed(cards: &Cards) -> Printed {
        cards.printed.clone()
    }

    fn portray(seen: Seen<'_, Self>) -> View {
        view::portray(seen)
    }

    /// SP-8: a sealed plan is any that its owner could have made; the order of the pile is open until it is dealt.
    fn imagine(seen: Seen<'_, Self>, chance: &mut dyn Chance) -> State<Self> {
        let (public, cards) = (seen.public(), seen.cards());
        let private = kernel::SeatMap::new(seen.seats(), |seat| match seen.own() {
            Some(own) if seen.seat() == Some(seat) => *own,
            _ if !seen.back(seat).sealed => Private::default(),
            _ => Private { sealed: Some(cards.table().draw(&planning_hand(public, seat), chance)) },
        });
        State { public: *public, private, dark: Deck::of(state::pile_of(public, cards)), cards: seen.loaded() }
    }

    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String> {
        state::audit(state, auditor)
    }

    fn points(event: &Event) -> Option<Points> {
        let (seat, amount, kind) = match *event {
            Event::CompanyChosen { seat, vp, .. } => (seat, vp, "smartphone-points-start"),
            Event::PaidForPlan { seat, vp, .. } | Event::PaidForGoods { seat, vp } | Event::Interest { seat, vp } => {
                (seat, vp, "smartphone-points-costs")
            }
            Event::Profit { seat, vp, .. } => (seat, vp, "smartphone-points-sales"),
            Event::Control { seat, vp, .. } | Event::Favoured { seat, vp, .. } => {
                (seat, vp, "smartphone-points-regions")
            }
            Event::SpacePaid { seat, vp, .. } | Event::SpaceScored { seat, vp, .. } => {
                (seat, vp, "smartphone-points-retailers")
            }
            Event::PatentPaid { seat, vp, .. } | Event::PatentScored { seat, vp, .. } => {
                (seat, vp, "smartphone-points-patents")
            }
            Event::DirectivePaid { seat, vp, .. } => (seat, vp, "smartphone-points-directives"),
            _ => return None,
        };
        Some(Points { seat, amount: amount.into(), rule: event.rule(), kind })
    }
}
