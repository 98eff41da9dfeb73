//! Cyber Merchant 2022, to `docs/rules/cyber-merchant.md`: 2 to 4 players, with the Cyber deck.
//!
//! Players buy lots of cards at auction, push prices with tricks, and sell shares of one corporation at a
//! time for crypto: whoever lays down the most gets its price.
//!
//! | module | chapter |
//! | --- | --- |
//! | [`cards`] | 2 components |
//! | `setup` | 3 setting up |
//! | `phase::auction` | 4 a round; 5.1 preparation, 5.3 paying |
//! | `phase::bidding` | 5.2 bidding |
//! | `phase::tricks` | 5.4 tricks |
//! | `phase::effects`, `phase::change` | 6 what tricks are used on, and what they do |
//! | `phase::commit`, `phase::market`, `phase::laying` | 7.1 commitments, 7.2 markets, 7.3 pay |
//! | `phase::credits` | 7.4 credits, 8 end of the round and of the game |
//! | `phase::cyber_deck` | 9 the variant |
//! | [`state`], [`memory`], `imagine`, `phase::sealed` | 11 who knows what |
//! | [`action`], [`event`], `say`, [`view`] | 13 what can be done and what happened, and both in words |

mod about;
pub mod action;
pub mod cards;
pub mod event;
mod imagine;
pub mod memory;
mod phase;
mod say;
mod setup;
pub mod state;
pub mod view;

pub use action::{Action, Gifts, Target};
pub use cards::{Cards, Corporation, Effect, Face};
pub use event::Event;
pub use memory::Memory;
pub use phase::bidding::ranges;
pub use phase::effects::{moves, targets};
pub use state::{Back, Bid, Dark, Frame, Player, Private, Public, Stack, Stage};
pub use view::{Foresight, Printed, View};

use kernel::{
    Asked, Auditor, Chance, Events, Game, Illegal, Matters, OptionInfo, Owed, Points, Question, RuleId, Seat, Seen,
    Setup, State, World,
};

/// The rules of Cyber Merchant.
#[derive(Clone, Copy, Debug)]
pub struct CyberMerchant;

kernel::options! {
    "cyber-merchant.ts"
    /// What a table can choose before the game.
    pub struct Options {
        /// CM-104: the variant of section 9, with change tokens.
        @module cyber_deck: CyberDeck { Off = "off", On = "on" },
        /// CM-44: whether the screen shows what players could remember of each other's hands.
        notes: Notes { Hidden = "hidden", Shown = "shown" },
        /// CM-15, CM-16: who has the first-player token.
        first: First { One = "1", Two = "2", Three = "3", Four = "4" },
    }
}

impl First {
    /// The seat.
    pub fn seat(self) -> Seat {
        Seat::new(self as usize)
    }
}

impl Game for CyberMerchant {
    const ID: &'static str = "cyber-merchant";
    const REVISION: u32 = 1;
    /// CM-1.
    const SEATS: std::ops::RangeInclusive<usize> = 2..=state::PEOPLE;
    const TURN: RuleId = "CM-28";
    const OVER: RuleId = "CM-100";
    /// CM-41: a bid fills one of four scales or raises its price, which has 21 marks. At most twelve
    /// cards are tricks; each takes one choice, and a Collective Change four more. Then a profit phase of
    /// four commitments, four markets with three additions each, and four exchanges.
    const LONGEST: usize = 4 * (3 * (4 * 21 + 12 * 5) + 4 + 4 * 3 + 4);

    type Options = Options;
    type Action = Action;
    type Cards = Cards;
    type Public = Public;
    type Private = Private;
    type Dark = Dark;
    type Event = Event;
    type View = View;
    type Foresight = Foresight;
    type Printed = Printed;

    fn options() -> &'static [OptionInfo] {
        Options::INFO
    }

    fn matters(option: &str) -> Matters {
        match option {
            "notes" | "first" => Matters::ALWAYS.fine(),
            _ => Matters::ALWAYS,
        }
    }

    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal> {
        setup::lay_out(setup, world)
    }

    fn owed(seen: Seen<'_, Self>) -> Owed {
        match seen.public().stage {
            Stage::Bidding { turn }
            | Stage::Tricks { turn, frame: Frame::Turn | Frame::Stolen { .. } | Frame::Returns }
            | Stage::Credits { turn } => Owed::turn(turn),
            Stage::Tricks { frame: Frame::Gifts, .. } | Stage::Commit | Stage::Market { .. } => {
                phase::sealed::owed(seen)
            }
            Stage::Over => Owed::Over(phase::credits::standings(seen.public())),
        }
    }

    fn question(asked: Asked<'_, Self>) -> &'static Question<Self> {
        match asked.public().stage {
            _ if asked.own().sealed.is_some() => &phase::sealed::WITHDRAW,
            Stage::Bidding { .. } => &phase::bidding::BID,
            Stage::Tricks { frame: Frame::Turn, .. } => &phase::tricks::TRICK,
            Stage::Tricks { frame: Frame::Stolen { .. }, .. } => &phase::tricks::STOLEN,
            Stage::Tricks { frame: Frame::Gifts, .. } => &phase::change::GIFT,
            Stage::Tricks { frame: Frame::Returns, .. } => &phase::change::RETURN,
            Stage::Commit => &phase::commit::COMMIT,
            Stage::Market { .. } => &phase::market::ADD,
            Stage::Credits { .. } => &phase::credits::EXCHANGE,
            Stage::Over => unreachable!("CM-100: nobody is asked when the game is over"),
        }
    }

    fn printed(cards: &Cards) -> Printed {
        view::printed(cards)
    }

    fn portray(seen: Seen<'_, Self>) -> View {
        view::portray(seen)
    }

    fn imagine(seen: Seen<'_, Self>, chance: &mut dyn Chance) -> State<Self> {
        imagine::imagine(seen, chance)
    }

    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String> {
        state::audit(state, auditor)
    }

    /// CM-91, CM-96: crypto gained and spent.
    fn points(event: &Event) -> Option<Points> {
        let (seat, amount, kind) = match *event {
            Event::Paid { seat, crypto, .. } => (seat, i32::from(crypto), "merchant-points-markets"),
            Event::Exchanged { seat, crypto, .. } => (seat, -i32::from(crypto), "merchant-points-exchanged"),
            _ => return None,
        };
        Some(Points { seat, amount, rule: event.rule(), kind })
    }
}
