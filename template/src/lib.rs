//! High Card: a hand that nobody else sees, and a choice that all make in secret.
//!
//! The rules are in `docs/rules/high-card.md`; every id there has a test of its name in `tests/rules.rs`.

mod cards;
mod play;
mod say;
mod state;

pub use cards::{Cards, Prize};
pub use play::{Action, Play};
pub use state::{Back, Event, Hand, PlayerView, Private, Public, View};

use kernel::{
    Asked, Auditor, Chance, Deck, Events, Game, Illegal, OptionInfo, Owed, Pile, Points, Question, RuleId, SeatMap,
    Seats, Seen, Setup, State, World, owed, require,
};
use serde::{Deserialize, Serialize};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct HighCard;

/// Nothing can be chosen before the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "high-card.ts"))]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// HC-2: the cards are numbered from 1 to this.
pub const CARDS: u8 = 24;
/// HC-3: how many each player is dealt.
pub const DEALT: usize = 6;

/// HC-2: all cards.
#[must_use]
pub fn pack() -> Hand {
    (1..=CARDS).collect()
}

impl Game for HighCard {
    const ID: &'static str = "high-card";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const TURN: RuleId = "HC-5";
    const OVER: RuleId = "HC-7";
    /// Five rounds of four players.
    const LONGEST: usize = 20;

    type Options = Options;
    type Action = Action;
    type Cards = Cards;
    type Public = Public;
    type Private = Private;
    type Dark = Deck<Hand>;
    type Event = Event;
    type View = View;
    type Foresight = ();
    type Printed = ();

    fn options() -> &'static [OptionInfo] {
        &[]
    }

    /// HC-3: everybody is dealt six cards; the others stay face down.
    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal> {
        let public = Public { round: 1, played: Hand::EMPTY, points: SeatMap::new(setup.seats, |_| 0) };
        let mut deck = Deck::of(pack());
        let mut hand = || (0..DEALT).filter_map(|_| deck.draw(world)).collect();
        let private = SeatMap::new(setup.seats, |_| Private { hand: hand(), sealed: None });
        Ok(State { public, private, dark: deck, cards: setup.cards })
    }

    /// HC-5: all who have not chosen yet. HC-7: after the last round the points decide.
    fn owed(seen: Seen<'_, Self>) -> Owed {
        let public = seen.public();
        if seen.cards().prize(public.round).is_none() {
            return Owed::Over(owed::rank(public.points.as_slice(), |seat| public.points[seat]));
        }
        Owed::sealed(play::choosing(seen), Seats::NONE)
    }

    fn question(_: Asked<'_, Self>) -> &'static Question<Self> {
        &play::CARD
    }

    /// The prize of the round is in the view, and a card is its number.
    fn printed(_: &Cards) {}

    fn portray(seen: Seen<'_, Self>) -> View {
        View::of(seen)
    }

    /// Own cards and what was played stay; the others' cards are any of the rest.
    fn imagine(seen: Seen<'_, Self>, chance: &mut dyn Chance) -> State<Self> {
        let own = seen.own().copied().unwrap_or_default();
        let mut unseen = pack().minus(seen.public().played).minus(own.hand).minus(own.sealed.into_iter().collect());
        let mut take = || unseen.take_any(chance).expect("HC-2: no more cards are held than are unseen");
        let private = SeatMap::new(seen.seats(), |seat| match seen.back(seat) {
            _ if seen.seat() == Some(seat) => own,
            back => Private { hand: (0..back.cards).map(|_| take()).collect(), sealed: back.sealed.then(&mut take) },
        });
        State { public: seen.public().clone(), private, dark: Deck::of(unseen), cards: seen.loaded() }
    }

    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String> {
        let mut piles = vec![state.public.played, state.dark.contents(auditor)];
        for (_, private) in state.private.iter() {
            piles.extend([private.hand, private.sealed.into_iter().collect()]);
        }
        let count: usize = piles.iter().map(Hand::len).sum();
        let whole = piles.into_iter().fold(Hand::EMPTY, Hand::or);
        require(whole == pack() && count == pack().len(), || format!("{count} cards: {whole:?}"))
    }

    fn points(event: &Event) -> Option<Points> {
        match *event {
            Event::Won { seat, points, .. } => {
                Some(Points { seat, amount: points, rule: event.rule(), kind: "high-card-points" })
            }
            Event::Chose { .. } | Event::Showed { .. } => None,
        }
    }
}
