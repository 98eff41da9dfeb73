//! The smallest game that uses every part of the kernel. Its rules are in `rules.md` beside this
//! file; what each part is there for:
//!
//! | part | in the toy | stands for |
//! | --- | --- | --- |
//! | hidden hands, deck, reshuffle | TOY-2, TOY-6 | every card game |
//! | sealed choice with withdrawal | pledges, TOY-3 | Cyber Merchant's commitments, Smartphone's plans |
//! | open simultaneous work, a die per seat, a shared discard pile | TOY-4 | Fantastic Factories |
//! | frames that nest, choices out of turn | thieves, TOY-8, TOY-9 | Cyber Merchant's stolen trick |
//! | a seat that is never asked | TOY-1, TOY-11 | the Automa of D.E.I. |
//! | a list of classes | sales, TOY-7 | Smartphone's pads |

pub mod action;
mod cards;
mod play;
mod state;
mod voice;

pub use action::Action;
pub use cards::{CARDS, Card, Cards};
pub use state::{Back, Event, Frame, Phase, Pile, Private, Public, View, Work};

use kernel::{
    Asked, Auditor, Chance, Deck, Events, Frames, Game, Illegal, OptionInfo, Owed, Phrase, Pile as _, Points, Question,
    RuleId, Seat, SeatMap, Seats, Seen, Setup, State, World, owed, require,
};
use serde::{Deserialize, Serialize};

/// The rules, for [`crate::Cases::rules`].
pub const RULES: &str = include_str!("rules.md");

/// The toy.
#[derive(Clone, Copy, Debug)]
pub struct Toy;

/// TOY-1: whether the last seat is nobody's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub automa: bool,
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const TURN: RuleId = "TOY-7";
    const OVER: RuleId = "TOY-12";
    /// Per round four pledges, 4 × 4 of work, 6 thieves with 3 choices each, 4 sales.
    const LONGEST: usize = 2 * (4 + 16 + 18 + 4);

    type Options = Options;
    type Action = Action;
    type Cards = Cards;
    type Public = Public;
    type Private = Private;
    type Dark = Deck<Pile>;
    type Event = Event;
    type View = View;
    type Foresight = ();
    type Printed = ();

    fn options() -> &'static [OptionInfo] {
        &[OptionInfo { name: "automa", module: true, values: &["no", "yes"] }]
    }

    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal> {
        let public = Public {
            phase: Phase::Pledges,
            round: 1,
            turn: 0,
            players: setup.seats - usize::from(setup.options.automa),
            discard: Pile::EMPTY,
            frames: Frames::new(),
            points: SeatMap::new(setup.seats, |_| 0),
            work: SeatMap::new(setup.seats, |_| Work::default()),
        };
        let private = SeatMap::new(setup.seats, |_| Private::default());
        let mut state = State { public, private, dark: Deck::of(Pile::first(CARDS)), cards: setup.cards };
        play::begin_round(&mut state, world); // TOY-2: the cards of the beginning
        play::begin_round(&mut state, world);
        Ok(state)
    }

    fn owed(seen: Seen<'_, Self>) -> Owed {
        let public = seen.public();
        match (public.phase, public.frames.top()) {
            (Phase::Pledges, _) => {
                let sealed = Seats::first(public.players).iter().filter(|seat| seen.back(*seat).sealed).collect();
                Owed::sealed(pledging(seen), sealed)
            }
            (Phase::Work, _) => Owed::open(working(public)),
            (Phase::Turns, Some(Frame::Thief { by })) => Owed::turn(*by),
            (Phase::Turns, Some(Frame::Answer { victim, .. })) => Owed::turn(*victim),
            (Phase::Turns, None) => Owed::turn(Seat::new(public.turn)),
            (Phase::Over, _) => Owed::Over(owed::rank(public.points.as_slice(), |seat| public.points[seat])),
        }
    }

    fn question(asked: Asked<'_, Self>) -> &'static Question<Self> {
        action::question(asked)
    }

    fn printed(_: &Cards) {}

    fn portray(seen: Seen<'_, Self>) -> View {
        let backs = SeatMap::new(seen.seats(), |seat| seen.back(seat));
        View { public: seen.public().clone(), backs, deck: seen.dark(), own: seen.own().copied() }
    }

    fn imagine(seen: Seen<'_, Self>, chance: &mut dyn Chance) -> State<Self> {
        let own = seen.own().copied().unwrap_or_default();
        let mut unseen = Pile::first(CARDS).minus(seen.public().discard).minus(own.hand);
        unseen = unseen.minus(own.pledge.into_iter().collect());
        let mut take = || unseen.take_any(chance).expect("the backs show no more cards than are unseen");
        let private = SeatMap::new(seen.seats(), |seat| match seen.back(seat) {
            _ if seen.seat() == Some(seat) => own,
            back => Private { hand: (0..back.cards).map(|_| take()).collect(), pledge: back.sealed.then(&mut take) },
        });
        State { public: seen.public().clone(), private, dark: Deck::of(unseen), cards: seen.loaded() }
    }

    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String> {
        let mut piles = vec![state.public.discard, state.dark.contents(auditor)];
        for (_, private) in state.private.iter() {
            piles.extend([private.hand, private.pledge.into_iter().collect()]);
        }
        let count: usize = piles.iter().map(Pile::len).sum();
        let whole = piles.into_iter().fold(Pile::EMPTY, Pile::or);
        require(whole == Pile::first(CARDS) && count == CARDS, || format!("{count} cards: {whole:?}"))
    }

    fn points(event: &Event) -> Option<Points> {
        match *event {
            Event::Won { seat, points }
            | Event::Rolled { seat, points, .. }
            | Event::Sold { seat, points, .. }
            | Event::Automa { seat, points, .. } => {
                Some(Points { seat, amount: points, rule: event.rule(), kind: "toy-points" })
            }
            _ => None,
        }
    }
}

/// The cases the toy is tried in. A reshuffle hides what was shown.
#[must_use]
pub fn cases() -> crate::Cases<Toy> {
    crate::Cases::new().rules(RULES).yields(yield_of).fleeting(|event| matches!(event, Event::Reshuffled { .. }))
}

/// What a choice of a turn comes to: of a sale the number and the value of the cards count.
#[must_use]
pub fn yield_of(seen: Seen<'_, Toy>, action: &Action) -> String {
    match action {
        Action::Sell { cards } => format!("{:?}", action::sold(seen.cards(), *cards)),
        other => format!("{other:?}"),
    }
}

/// Who still owes a pledge: everybody can see who has cards and who has sealed.
fn pledging(seen: Seen<'_, Toy>) -> Seats {
    let owes = |back: Back| back.cards > 0 && !back.sealed;
    Seats::first(seen.public().players).iter().filter(|seat| owes(seen.back(*seat))).collect()
}

fn working(public: &Public) -> Seats {
    Seats::first(public.players).iter().filter(|seat| !public.work[*seat].done).collect()
}

/// TOY-8: whom a seat can rob.
fn victims(seen: Seen<'_, Toy>, thief: Seat) -> Seats {
    Seats::first(seen.seats()).without(thief).iter().filter(|seat| seen.back(*seat).cards > 0).collect()
}

/// The toy is never shown to people; its texts are only keys, which are in no language.
fn say(name: &'static str) -> Phrase {
    Phrase::new(format!("toy-{name}"))
}
