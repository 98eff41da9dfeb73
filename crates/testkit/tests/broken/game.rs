//! A small game that can be broken in one place at a time.
//!
//! Everybody seals a card, all at once; then everybody works in the open: rolls, draws, drops a card,
//! and is done. `FLAW` says what is wrong with it; [`NONE`] is the sound game.

use kernel::data::Sheet;
use kernel::{
    Actions, AnyAct, Asked, Auditor, CardData, CardId, CardSet, Chance, Coverage, DataFault, Deck, Events, Faces, Fact,
    Facts, FeatureName, Game, Illegal, List, Open, OptionInfo, Owed, Phrase, Points, Question, RuleId, Seat, SeatMap,
    Seats, Seen, Setup, State, Stream, Taken, Voice, World, owed,
};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering};

pub const NONE: u8 = 0;
pub const LOSES_A_CARD: u8 = 1;
pub const TELLS_THE_CARD: u8 = 2;
pub const BACK_SHOWS: u8 = 3;
pub const LIST_MISSES: u8 = 4;
pub const LIST_LIES: u8 = 5;
pub const LISTS_TWICE: u8 = 6;
pub const CLASS_MISSED: u8 = 7;
pub const STANDS_STILL: u8 = 8;
pub const NEVER_ENDS: u8 = 9;
pub const ROLLS_WITHOUT_CHANCE: u8 = 10;
pub const ORDER_MATTERS: u8 = 11;
pub const SEAL_SHOWS: u8 = 12;
pub const IMAGINES_A_DOUBLE: u8 = 13;
pub const IMAGINES_OTHERWISE: u8 = 14;
pub const NAMES_NO_RULE: u8 = 15;
pub const NAMES_UNKNOWN_RULE: u8 = 16;
pub const GIVES_UNTOLD_POINTS: u8 = 17;
pub const FACTS_SAY_TOO_LITTLE: u8 = 18;
pub const DIFFERS_EACH_TIME: u8 = 19;
pub const LEGAL_PEEKS: u8 = 20;
pub const LISTENS: u8 = 21;
pub const SAYS_IT_IS_OPEN: u8 = 22;
pub const DRAWS_WHAT_IS_FORBIDDEN: u8 = 23;
pub const SHOWS_IN_BETWEEN: u8 = 24;

/// What is no id of a rule.
const NO_RULE: RuleId = "TOY";

pub const RULES: &str = "- **TOY-1** [ruling] All that this game has.\n";

const CARDS: usize = 12;
static TIMES: AtomicU8 = AtomicU8::new(0);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flawed<const FLAW: u8>;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NoCards {}

impl CardData for NoCards {
    const STANDARD: &'static str = "";
    type Rows = NoCards;
    fn check(sheet: Sheet<'_, NoCards>) -> Result<Self, DataFault> {
        Ok(sheet.rows)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    Seal(CardId),
    Roll,
    Draw,
    Drop(CardId),
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    Sealed(Seat, Option<CardId>),
    Drew(Seat, Option<CardId>),
    Dropped(Seat, CardId),
    Rolled(Seat, u8),
    Done(Seat, u8),
}

impl Events for Event {
    fn rule(&self) -> RuleId {
        "TOY-1"
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Hash)]
pub struct Public {
    sealing: bool,
    first: Option<Seat>,
    used: SeatMap<[bool; 4]>,
    discard: CardSet<1>,
    points: SeatMap<i32>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Hash)]
pub struct Private<const FLAW: u8> {
    hand: CardSet<1>,
    sealed: Option<CardId>,
}

impl<const FLAW: u8> Faces for Private<FLAW> {
    type Back = (usize, bool, Option<CardId>);
    fn back(&self) -> Self::Back {
        let shown = if FLAW == BACK_SHOWS { self.hand.nth(0) } else { None };
        (self.hand.len(), self.sealed.is_some(), shown)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dark {
    deck: Deck<CardSet<1>>,
    next_roll: u8,
}

impl Faces for Dark {
    type Back = (usize, u8);
    fn back(&self) -> Self::Back {
        (self.deck.len(), self.next_roll)
    }
}

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const ID: &'static str = "flawed";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=3;
    const TURN: RuleId = "TOY-1";
    const OVER: RuleId = "TOY-1";
    const LONGEST: usize = if FLAW == NEVER_ENDS { 4 } else { 15 };
    const OPEN: bool = FLAW == SAYS_IT_IS_OPEN;

    type Options = Options;
    type Action = Action;
    type Cards = NoCards;
    type Public = Public;
    type Private = Private<FLAW>;
    type Dark = Dark;
    type Event = Event;
    type View = (Public, Vec<(usize, bool, Option<CardId>)>, usize, Option<Private<FLAW>>);
    type Foresight = ();
    type Printed = ();

    fn options() -> &'static [OptionInfo] {
        &[]
    }

    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal> {
        let mut deck = Deck::of(CardSet::first(CARDS));
        let mut draw = || deck.draw(world).expect("there are enough cards");
        let private = SeatMap::new(setup.seats, |_| Private { hand: (0..3).map(|_| draw()).collect(), sealed: None });
        let public = Public {
            sealing: true,
            first: None,
            used: SeatMap::new(setup.seats, |_| [false; 4]),
            discard: CardSet::EMPTY,
            points: SeatMap::new(setup.seats, |_| 0),
        };
        let next_roll = world.pick(6) as u8;
        Ok(State { public, private, dark: Dark { deck, next_roll }, cards: setup.cards })
    }

    fn owed(seen: Seen<'_, Self>) -> Owed {
        let seats = || Seats::first(seen.seats()).iter();
        if seen.public().sealing {
            return Owed::sealed(seats().filter(|seat| !seen.back(*seat).1).collect(), Seats::NONE);
        }
        let working: Seats = seats().filter(|seat| !seen.public().used[*seat][3]).collect();
        if working.is_empty() {
            let points = &seen.public().points;
            return Owed::Over(owed::rank(points.as_slice(), |seat| points[seat]));
        }
        Owed::open(working)
    }

    fn question(asked: Asked<'_, Self>) -> &'static Question<Self> {
        if asked.public().sealing { &Self::SEAL } else { &Self::WORK }
    }

    fn printed(_: &NoCards) {}

    fn portray(seen: Seen<'_, Self>) -> Self::View {
        let backs = Seats::first(seen.seats()).iter().map(|seat| seen.back(seat)).collect();
        (seen.public().clone(), backs, seen.dark().0, seen.own().copied())
    }

    fn imagine(seen: Seen<'_, Self>, chance: &mut dyn Chance) -> State<Self> {
        let own = seen.own().copied().unwrap_or_default();
        let mut unseen = CardSet::first(CARDS).minus(seen.public().discard).minus(own.hand);
        unseen = unseen.minus(own.sealed.into_iter().collect());
        let mut take = |unseen: &mut CardSet<1>| {
            let rank = if unseen.len() == 1 { 0 } else { chance.pick(Stream::TABLE, unseen.len() as u32) };
            let card = unseen.nth(rank as usize).expect("as many as are unseen");
            unseen.remove(card);
            card
        };
        let few = usize::from(FLAW == IMAGINES_OTHERWISE);
        let private = SeatMap::new(seen.seats(), |seat| match seen.back(seat) {
            _ if seen.seat() == Some(seat) => own,
            (cards, sealed, _) => Private {
                hand: (few..cards).map(|_| take(&mut unseen)).collect(),
                sealed: sealed.then(|| take(&mut unseen)),
            },
        });
        let next_roll = chance.pick(Stream::TABLE, 6) as u8;
        if let (IMAGINES_A_DOUBLE, Some(lost), Some(double)) = (FLAW, unseen.nth(0), own.hand.nth(0)) {
            unseen.remove(lost);
            unseen.insert(double);
        }
        State {
            public: seen.public().clone(),
            private,
            dark: Dark { deck: Deck::of(unseen), next_roll },
            cards: seen.loaded(),
        }
    }

    fn audit(state: &State<Self>, auditor: &Auditor) -> Result<(), String> {
        let mut all = state.public.discard.or(state.dark.deck.contents(auditor));
        state.private.iter().for_each(|(_, own)| all = all.or(own.hand).or(own.sealed.into_iter().collect()));
        if all.len() == CARDS { Ok(()) } else { Err(format!("{} cards of {CARDS}", all.len())) }
    }

    fn points(event: &Event) -> Option<Points> {
        match event {
            Event::Rolled(seat, 6) if FLAW != GIVES_UNTOLD_POINTS => {
                Some(Points { seat: *seat, amount: 1, rule: "TOY-1", kind: "toy-points" })
            }
            _ => None,
        }
    }
}

fn seal<const FLAW: u8>(
    state: &mut State<Flawed<FLAW>>,
    seat: Seat,
    card: CardId,
    world: &mut World<'_, Flawed<FLAW>>,
) {
    state.private[seat].hand.remove(card);
    state.private[seat].sealed = Some(card);
    if FLAW == ORDER_MATTERS {
        state.public.first.get_or_insert(seat);
    }
    world.tell(state, Event::Sealed(seat, (FLAW == SEAL_SHOWS).then_some(card)));
    if state.private.iter().all(|(_, own)| own.sealed.is_some()) {
        world.reveal();
        state.public.sealing = false;
        for (_, own) in state.private.iter_mut() {
            state.public.discard.insert(own.sealed.take().expect("all are sealed"));
        }
    }
}

impl<const FLAW: u8> Flawed<FLAW> {
    const SEAL: Question<Self> = Question {
        name: "seal",
        acts: &[&Anything::<FLAW>],
        ask: |_, _| say("ask"),
        refuse: |_, _| Illegal::new("TOY-1", say("no")),
    };
    const WORK: Question<Self> = Question { name: "work", ..Self::SEAL };
}

/// One act for all actions, so that it can be broken in one place.
struct Anything<const FLAW: u8>;

impl<const FLAW: u8> AnyAct<Flawed<FLAW>> for Anything<FLAW> {
    fn is(&self, _action: &Action) -> bool {
        true
    }

    fn is_long(&self) -> bool {
        false
    }

    fn parts(&self) -> Vec<&'static str> {
        vec!["seal", "roll", "draw", "drop", "card", "done"]
    }

    fn list(&self, asked: Asked<'_, Flawed<FLAW>>, list: &mut List<'_, Flawed<FLAW>>) {
        let (public, own) = (asked.public(), asked.own());
        if FLAW == STANDS_STILL && public.used[asked.seat()][0] {
            return;
        }
        let (mut out, mut classes) = (Vec::new(), Vec::new());
        for card in own.hand.iter() {
            out.push(Action::Seal(card));
            if !classes.contains(&(card / 4)) && (FLAW != CLASS_MISSED || classes.is_empty()) {
                classes.push(card / 4);
                out.push(Action::Drop(card));
            }
        }
        out.extend([Action::Roll, Action::Draw, Action::Done]);
        out.retain(|action| self.check(asked, action).is_ok());
        match FLAW {
            LIST_MISSES if out.len() > 1 => drop(out.pop()),
            LIST_LIES if !public.sealing => out.push(Action::Seal(0)),
            LISTS_TWICE => out.push(out[0].clone()),
            LEGAL_PEEKS if out.len() > 1 && asked.dark().1 > 2 => out.reverse(),
            _ => {}
        }
        out.into_iter().for_each(|action| list.push(action));
        if !public.sealing {
            list.cover(Coverage::Classes);
        }
    }

    fn check(&self, asked: Asked<'_, Flawed<FLAW>>, action: &Action) -> Result<(), Illegal> {
        let (public, own) = (asked.public(), asked.own());
        let used = public.used[asked.seat()];
        let fits = match action {
            Action::Seal(card) => public.sealing && own.hand.has(*card),
            Action::Roll => !public.sealing && !used[0],
            Action::Draw => !public.sealing && !used[1] && asked.dark().0 > 0,
            Action::Drop(card) => !public.sealing && !used[2] && own.hand.has(*card),
            Action::Done => !public.sealing,
        };
        match FLAW {
            _ if fits => Ok(()),
            NAMES_NO_RULE => Err(Illegal::new(NO_RULE, say("no"))),
            NAMES_UNKNOWN_RULE => Err(Illegal::new("TOY-99", say("no"))),
            _ => Err(Illegal::new("TOY-1", say("no"))),
        }
    }

    fn facts(&self, action: &Action) -> Facts {
        match action {
            Action::Seal(_) if FLAW == FACTS_SAY_TOO_LITTLE => Facts::new().with("seal", 0),
            Action::Seal(card) => Facts::new().with("seal", *card),
            Action::Roll => Facts::new().with("roll", 1),
            Action::Draw => Facts::new().with("draw", 1),
            Action::Drop(card) => Facts::new().with("drop", 1).with("card", *card),
            Action::Done => Facts::new().with("done", 1),
        }
    }

    fn read(&self, facts: &Facts) -> Option<Action> {
        match &*facts.as_slice().first()?.part {
            "seal" => Some(Action::Seal(facts.one("seal")?)),
            "roll" => Some(Action::Roll),
            "draw" => Some(Action::Draw),
            "done" => Some(Action::Done),
            _ => Some(Action::Drop(facts.one("card")?)),
        }
    }

    fn meant(&self, _asked: Asked<'_, Flawed<FLAW>>, facts: &Facts) -> Option<Action> {
        self.read(facts)
    }

    fn name(&self, _asked: Asked<'_, Flawed<FLAW>>, _before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say(&fact.part), "TOY-1")
    }

    fn say(&self, _asked: Asked<'_, Flawed<FLAW>>, _action: &Action) -> Phrase {
        say("action")
    }

    fn foresee(&self, _asked: Asked<'_, Flawed<FLAW>>, _action: &Action) -> Option<()> {
        None
    }

    fn count(&self, _asked: Asked<'_, Flawed<FLAW>>) -> Option<usize> {
        None
    }

    fn nth(&self, _asked: Asked<'_, Flawed<FLAW>>, _number: usize) -> Action {
        Action::Roll
    }

    fn open(&self, _asked: Asked<'_, Flawed<FLAW>>, _facts: &Facts) -> Option<Open<Action>> {
        None
    }

    fn draw(&self, asked: Asked<'_, Flawed<FLAW>>, _chance: &mut dyn Chance) -> Option<Action> {
        (FLAW == DRAWS_WHAT_IS_FORBIDDEN && asked.public().sealing).then_some(Action::Roll)
    }
}

impl<const FLAW: u8> Actions<Flawed<FLAW>> for Action {
    const ACTS: &'static [&'static dyn AnyAct<Flawed<FLAW>>] = &[&Anything::<FLAW>];

    fn act(&self) -> &'static dyn AnyAct<Flawed<FLAW>> {
        &Anything::<FLAW>
    }

    fn apply(&self, state: &mut State<Flawed<FLAW>>, seat: Seat, world: &mut World<'_, Flawed<FLAW>>) {
        match self {
            Action::Seal(card) => seal(state, seat, *card, world),
            Action::Roll if FLAW == ROLLS_WITHOUT_CHANCE => {
                state.public.used[seat][0] = true;
                let face = state.dark.next_roll + 1;
                state.public.points[seat] += i32::from(face == 6);
                world.tell(state, Event::Rolled(seat, face));
            }
            Action::Roll => {
                state.public.used[seat][0] = true;
                let face = world.pick_for(seat, 6) as u8 + 1;
                state.public.points[seat] += i32::from(face == 6);
                world.tell(state, Event::Rolled(seat, face));
            }
            Action::Draw => {
                state.public.used[seat][1] = true;
                let card = state.dark.deck.draw(world).expect("TOY-1: there is a card");
                state.private[seat].hand.insert(card);
                let back = if FLAW == TELLS_THE_CARD { Some(card) } else { None };
                if FLAW == SHOWS_IN_BETWEEN {
                    state.public.discard.insert(card);
                }
                world.tell_apart(state, seat.only(), Event::Drew(seat, Some(card)), Event::Drew(seat, back));
                if FLAW == SHOWS_IN_BETWEEN {
                    state.public.discard.remove(card);
                }
            }
            Action::Drop(card) => {
                state.public.used[seat][2] = true;
                state.private[seat].hand.remove(*card);
                if FLAW != LOSES_A_CARD {
                    state.public.discard.insert(*card);
                }
                state.public.points[seat] += i32::from(FLAW == LISTENS && world.is_heard());
                world.tell(state, Event::Dropped(seat, *card));
            }
            Action::Done => {
                state.public.used[seat][3] = true;
                let times = TIMES.fetch_add(1, Ordering::Relaxed);
                world.tell(state, Event::Done(seat, if FLAW == DIFFERS_EACH_TIME { times } else { 0 }));
            }
        }
    }
}

impl<const FLAW: u8> Voice for Flawed<FLAW> {
    fn event(_cards: &NoCards, _event: &Event) -> Phrase {
        say("event")
    }
    fn taken(_event: &Event, _take: &mut dyn FnMut(Taken)) {}
    fn features(_cards: &NoCards) -> Vec<FeatureName> {
        Vec::new()
    }
    fn laid_out(_event: &Event) -> bool {
        false
    }
}

/// What an action comes to: dropped cards of one suit are alike.
pub fn yield_of<const FLAW: u8>(_seen: Seen<'_, Flawed<FLAW>>, action: &Action) -> String {
    match action {
        Action::Drop(card) => format!("drop {}", card / 4),
        other => format!("{other:?}"),
    }
}

fn say(name: &str) -> Phrase {
    Phrase::new(format!("toy-{name}"))
}
