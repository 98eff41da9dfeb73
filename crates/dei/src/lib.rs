//! D.E.I.: Divide et Impera with Faith and Anarchy, to `docs/rules/dei.md`: 1 to 6 players, with or without the Automa.
//!
//! Factions fight for a ruined city: they send Scrappers over courtyards and roofs, collect what is left, build, hold
//! outposts, buy cards for them and resolve missions.
//!
//! | module | chapter |
//! | --- | --- |
//! | [`cards`], [`pieces`] | 3 components, 20 data |
//! | `setup` | 4 set-up |
//! | [`region`] | 5 map |
//! | `control` | 6 majority, supremacy, control |
//! | `phase` | 7 round and phases |
//! | `phase::symbols`, `phase::enlist`, `phase::moves`, `phase::collect`, `phase::build`, `phase::kill` | 8 actions |
//! | `phase::purchase` | 9 markets and purchase |
//! | `phase::unlock` | 10 advantages |
//! | `phase::drone` | 11 drones, 15 Scorpion, 16 Cathedral |
//! | `phase::mission` | 12 missions, 18 new missions |
//! | `phase::ending` | 14 end of the game |
//! | `phase::gift` | 16 gifts |
//! | `automa` | 19 Automa |
//! | [`action`], [`event`], `say`, [`view`] | what can be done and what happened, and both in words |

pub mod action;
mod audit;
mod automa;
pub mod cards;
mod control;
pub mod event;
mod frame;
mod phase;
pub mod pieces;
pub mod region;
mod say;
mod setup;
pub mod state;
pub mod view;

pub use action::Action;
pub use cards::Cards;
pub use event::Event;
pub use phase::ending::lines as final_scoring;
pub use phase::mission::pays as mission_pays;
pub use pieces::*;
pub use region::{Region, Regions};
pub use say::{card_name, gear_effect};
pub use state::{Player, Public, Stage};
pub use view::{Foresight, View};

// What most modules name, from one place.
use cards::{MOST, Printed, ROUNDS};
use event::{Source, Why};

use kernel::{
    Asked, Auditor, Chance, Events, Game, Illegal, Matters, OptionInfo, Owed, Points, Question, RuleId, Seat, Seen,
    Setup, State, World,
};

/// The rules of D.E.I.
#[derive(Clone, Copy, Debug)]
pub struct Dei;

kernel::options! {
    "dei.ts"
    /// DEI-596: what a table can choose before the game.
    pub struct Options {
        /// DEI-6, DEI-505: whether the Automa plays, and how well.
        @module automa: Automa {
            /// Only against a single player, at the standard level.
            Alone = "alone",
            Easy = "easy",
            Standard = "standard",
            Expert = "expert",
        },
        /// DEI-71: whether the gear market replaces another one.
        @module gear: GearMarket {
            Off = "off",
            Tactical = "tactical",
            Logistic = "logistic",
            Mechanical = "mechanical",
            Random = "random",
        },
        /// DEI-82.
        @module new_missions: NewMissions { Off = "off", On = "on" },
        /// DEI-81.
        short_missions: ShortMissions { Off = "off", On = "on" },
        /// DEI-95.
        draft: Draft { Off = "off", On = "on" },
        ;
        /// DEI-9: the faction of each seat.
        seat_1: Choice = Choice::VALUES,
        seat_2: Choice = Choice::VALUES,
        seat_3: Choice = Choice::VALUES,
        seat_4: Choice = Choice::VALUES,
        seat_5: Choice = Choice::VALUES,
        seat_6: Choice = Choice::VALUES,
    }
}

/// DEI-9: a faction that is chosen for a seat, or one dealt at random.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "dei.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    #[default]
    Any,
    Ravagers,
    #[serde(rename = "refuge-42")]
    Refuge42,
    Auxilia,
    FarmZ,
    Hackers,
    ChronoCult,
}

impl Choice {
    const VALUES: [&'static str; 7] = ["any", "ravagers", "refuge-42", "auxilia", "farm-z", "hackers", "chrono-cult"];

    fn faction(self) -> Option<Faction> {
        Faction::ALL.get((self as usize).checked_sub(1)?).copied()
    }
}

impl Options {
    /// DEI-9: the faction chosen for each seat.
    fn factions(&self) -> [Option<Faction>; MOST] {
        let Options { seat_1, seat_2, seat_3, seat_4, seat_5, seat_6, .. } = *self;
        [seat_1, seat_2, seat_3, seat_4, seat_5, seat_6].map(Choice::faction)
    }
}

impl Game for Dei {
    const ID: &'static str = "dei";
    const REVISION: u32 = 1;
    /// DEI-7.
    const SEATS: std::ops::RangeInclusive<usize> = 1..=MOST;
    const TURN: RuleId = "DEI-160";
    const OVER: RuleId = "DEI-370";
    /// In each of 12 phases two cards with a dozen symbols, follow-ups, a drone and a candy; far fewer in truth.
    const LONGEST: usize = MOST * ROUNDS * 3 * 60;
    /// DEI-44.
    const OPEN: bool = true;

    type Options = Options;
    type Action = Action;
    type Cards = Cards;
    type Public = Public;
    type Private = ();
    type Dark = state::Decks;
    type Event = Event;
    type View = View;
    type Foresight = Foresight;
    type Printed = Printed;

    fn options() -> &'static [OptionInfo] {
        Options::INFO
    }

    /// DEI-9: a faction is chosen for a seat that somebody has; DEI-95: nobody drafts alone.
    fn matters(option: &str) -> Matters {
        let seat = option.strip_prefix("seat_").and_then(|seat| seat.parse().ok());
        match (seat, option) {
            (Some(seat), _) => Matters::ALWAYS.with(seat, usize::MAX).fine(),
            (None, "draft") => Matters::ALWAYS.with(2, usize::MAX).fine(),
            (None, "short_missions") => Matters::ALWAYS.fine(),
            (None, _) => Matters::ALWAYS,
        }
    }

    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal> {
        setup::lay_out(setup, world)
    }

    fn owed(seen: Seen<'_, Self>) -> Owed {
        phase::owed(seen.public())
    }

    fn question(asked: Asked<'_, Self>) -> &'static Question<Self> {
        phase::question(asked)
    }

    /// What was asked is answered; then the game goes on until somebody is asked again.
    fn apply(state: &mut State<Self>, seat: Seat, action: &Action, world: &mut World<'_, Self>) {
        kernel::Actions::apply(action, state, seat, world);
        phase::go_on(state, world);
    }

    fn printed(cards: &Cards) -> Printed {
        cards.printed.clone()
    }

    fn portray(seen: Seen<'_, Self>) -> View {
        view::portray(seen)
    }

    /// DEI-44, DEI-99: only the order of the decks is hidden, and a deck has none until it is drawn from.
    fn imagine(seen: Seen<'_, Self>, _: &mut dyn Chance) -> State<Self> {
        let (public, cards) = (seen.public(), seen.cards());
        let private = kernel::SeatMap::new(seen.seats(), |_| ());
        State { public: *public, private, dark: state::decks_of(public, cards), cards: seen.loaded() }
    }

    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String> {
        audit::audit(state, auditor)
    }

    fn points(event: &Event) -> Option<Points> {
        let (seat, supplies, kind) = match *event {
            Event::MissionResolved { seat, supplies, .. } => (seat, supplies, "dei-points-missions"),
            Event::Supplied { seat, supplies, why } => (seat, supplies, why.kind_of_points()),
            Event::NeedPaid { seat, supplies, .. } => (seat, supplies, "dei-points-needs"),
            _ => return None,
        };
        (supplies != 0).then(|| Points { seat, amount: supplies.into(), rule: event.rule(), kind })
    }
}
