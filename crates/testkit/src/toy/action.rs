//! What can be chosen, and which questions it answers.

use super::play::{deal, drop, settle, steal};
use super::state::{Event, Frame, Phase, Pile};
use super::{Cards, Toy, say, victims};
use kernel::{
    Act, Asked, CardId, Coverage, Fact, Facts, Illegal, List, Phrase, Question, RuleId, Seat, State, World, act,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

kernel::actions! {
    /// One choice. The samples of the record's format were written when its variants had no names for their fields.
    #[serde(from = "Stored", into = "Stored")]
    pub enum Action of Toy {
        /// TOY-3.
        Pledge { card: CardId = "pledge" },
        /// TOY-3.
        Withdraw = "withdraw",
        /// TOY-4.
        Roll = "roll",
        /// TOY-4.
        Draw = "draw",
        /// TOY-4.
        Drop { card: CardId = "drop" },
        /// TOY-4.
        Done = "done",
        /// TOY-7.
        Thief { card: CardId = "thief" },
        /// TOY-8.
        Rob { victim: Seat },
        /// TOY-8.
        Yield = "yield",
        /// TOY-7.
        Sell { cards: Pile = "sell" },
    }
}

/// An action as it stands in records.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stored {
    Pledge(CardId),
    Withdraw,
    Roll,
    Draw,
    Drop(CardId),
    Done,
    Thief(CardId),
    Rob(Seat),
    Yield,
    Sell(Pile),
}

impl From<Stored> for Action {
    fn from(stored: Stored) -> Action {
        match stored {
            Stored::Pledge(card) => Action::Pledge { card },
            Stored::Withdraw => Action::Withdraw,
            Stored::Roll => Action::Roll,
            Stored::Draw => Action::Draw,
            Stored::Drop(card) => Action::Drop { card },
            Stored::Done => Action::Done,
            Stored::Thief(card) => Action::Thief { card },
            Stored::Rob(victim) => Action::Rob { victim },
            Stored::Yield => Action::Yield,
            Stored::Sell(cards) => Action::Sell { cards },
        }
    }
}

impl From<Action> for Stored {
    fn from(action: Action) -> Stored {
        match action {
            Action::Pledge { card } => Stored::Pledge(card),
            Action::Withdraw => Stored::Withdraw,
            Action::Roll => Stored::Roll,
            Action::Draw => Stored::Draw,
            Action::Drop { card } => Stored::Drop(card),
            Action::Done => Stored::Done,
            Action::Thief { card } => Stored::Thief(card),
            Action::Rob { victim } => Stored::Rob(victim),
            Action::Yield => Stored::Yield,
            Action::Sell { cards } => Stored::Sell(cards),
        }
    }
}

static PLEDGE: Question<Toy> =
    Question { name: "pledge", acts: &[act::<Toy, Pledge>()], ask: |_, _| say("pledge"), refuse: |_, _| NO_PLEDGE() };
static WITHDRAW: Question<Toy> = Question { name: "withdraw", acts: &[act::<Toy, Withdraw>()], ..PLEDGE };
static WORK: Question<Toy> = Question {
    name: "work",
    acts: &[act::<Toy, Roll>(), act::<Toy, Draw>(), act::<Toy, Done>(), act::<Toy, Drop>()],
    ask: |_, _| say("work"),
    refuse: |_, _| NO_WORK(),
};
static TURN: Question<Toy> = Question {
    name: "turn",
    acts: &[act::<Toy, Thief>(), act::<Toy, Sell>()],
    ask: |_, _| say("turn"),
    refuse: |_, _| NO_TURN(),
};
static ROB: Question<Toy> =
    Question { name: "rob", acts: &[act::<Toy, Rob>()], ask: |_, _| say("rob"), refuse: |_, _| NO_THIEF() };
static ANSWER: Question<Toy> = Question { name: "answer", acts: &[act::<Toy, Yield>(), act::<Toy, Thief>()], ..ROB };

pub(super) fn question(asked: Asked<'_, Toy>) -> &'static Question<Toy> {
    match (asked.public().phase, asked.public().frames.top()) {
        (Phase::Pledges, _) if asked.own().pledge.is_some() => &WITHDRAW,
        (Phase::Pledges, _) => &PLEDGE,
        (Phase::Work, _) => &WORK,
        (Phase::Turns, Some(Frame::Thief { .. })) => &ROB,
        (Phase::Turns, Some(Frame::Answer { .. })) => &ANSWER,
        (Phase::Turns | Phase::Over, _) => &TURN,
    }
}

fn only_if(holds: bool, refusal: fn() -> Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(refusal()) }
}

const NO_PLEDGE: fn() -> Illegal = || Illegal::new("TOY-3", say("pledge"));
const NO_WORK: fn() -> Illegal = || Illegal::new("TOY-4", say("work"));
const NO_TURN: fn() -> Illegal = || Illegal::new("TOY-7", say("turn"));
const NO_THIEF: fn() -> Illegal = || Illegal::new("TOY-8", say("thief"));

/// The toy has one way to name a fact.
fn name(fact: &Fact, rule: RuleId) -> (Phrase, RuleId) {
    (say("fact").text("fact", fact.to_string()), rule)
}

impl Act<Toy> for Pledge {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = asked.own().hand.iter().map(|card| Pledge { card });
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, asked: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(asked.own().hand.has(self.card), NO_PLEDGE)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        state.private[seat].hand.remove(self.card);
        state.private[seat].pledge = Some(self.card);
        world.tell(state, Event::Sealed { seat });
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-3")
    }
}

impl Act<Toy> for Withdraw {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = [Withdraw {}];
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, _: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(true, NO_PLEDGE)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        let card = state.private[seat].pledge.take().expect("TOY-3: only a pledge can be withdrawn");
        state.private[seat].hand.insert(card);
        world.tell(state, Event::Withdrew { seat });
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-3")
    }
}

impl Act<Toy> for Roll {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = [Roll {}];
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, asked: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(asked.public().work[asked.seat()].die == 0, NO_WORK)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        let face = world.pick_for(seat, 6) as u8 + 1;
        state.public.work[seat].die = face;
        let points = i32::from(face == 6); // TOY-5
        state.public.points[seat] += points;
        world.tell(state, Event::Rolled { seat, face, points });
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-4")
    }
}

impl Act<Toy> for Draw {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = [Draw {}];
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, asked: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(!asked.public().work[asked.seat()].drew && asked.dark() + asked.public().discard.len() > 0, NO_WORK)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        state.public.work[seat].drew = true;
        deal(state, seat, world);
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-4")
    }
}

impl Act<Toy> for Drop {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = asked.own().hand.iter().map(|card| Drop { card });
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, asked: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(!asked.public().work[asked.seat()].dropped && asked.own().hand.has(self.card), NO_WORK)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        state.public.work[seat].dropped = true;
        drop(state, seat, self.card, world);
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-4")
    }
}

impl Act<Toy> for Done {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = [Done {}];
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, _: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(true, NO_WORK)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        state.public.work[seat].done = true;
        world.tell(state, Event::Finished { seat });
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-4")
    }
}

impl Act<Toy> for Thief {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = asked.own().hand.iter().map(|card| Thief { card });
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, asked: Asked<'_, Toy>) -> Result<(), Illegal> {
        let own = asked.own().hand.has(self.card) && asked.cards().card(self.card).thief;
        only_if(own && !victims(*asked, asked.seat()).is_empty(), NO_TURN)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        drop(state, seat, self.card, world);
        state.public.frames.push(Frame::Thief { by: seat });
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-7")
    }
}

impl Act<Toy> for Rob {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = victims(*asked, asked.seat()).iter().map(|victim| Rob { victim });
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, asked: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(victims(*asked, asked.seat()).has(self.victim), NO_THIEF)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        state.public.frames.pop();
        state.public.frames.push(Frame::Answer { by: seat, victim: self.victim });
        world.tell(state, Event::Robbed { by: seat, victim: self.victim });
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-8")
    }
}

impl Act<Toy> for Yield {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let all = [Yield {}];
        all.into_iter().filter(|one| one.check(asked).is_ok()).for_each(|one| out.push(one));
    }

    fn check(self, _: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(true, NO_THIEF)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        let _ = seat;
        steal(state, world);
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-8")
    }
}

/// One sale for each number and value of cards: see [`super::yield_of`].
impl Act<Toy> for Sell {
    fn list(asked: Asked<'_, Toy>, out: &mut List<'_, Toy>) {
        let mut sales = BTreeMap::from([((0, 0), Pile::EMPTY)]);
        for card in asked.own().hand.iter() {
            for mut pile in sales.clone().into_values() {
                pile.insert(card);
                sales.entry(sold(asked.cards(), pile)).or_insert(pile);
            }
        }
        sales.into_values().for_each(|cards| out.push(Sell { cards }));
        out.cover(Coverage::Classes);
    }

    fn check(self, asked: Asked<'_, Toy>) -> Result<(), Illegal> {
        only_if(self.cards.minus(asked.own().hand).is_empty(), NO_TURN)
    }

    fn apply(self, state: &mut State<Toy>, seat: Seat, world: &mut World<'_, Toy>) {
        let Sell { cards } = self;
        let points = sold(state.cards.get(), cards).1 / 2; // TOY-10
        state.private[seat].hand = state.private[seat].hand.minus(cards);
        state.public.discard = state.public.discard.or(cards);
        state.public.points[seat] += points;
        state.public.turn += 1;
        world.tell(state, Event::Sold { seat, cards, points });
        settle(state, world);
    }

    fn name(_: Asked<'_, Toy>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        name(fact, "TOY-7")
    }
}

/// How many cards, and their value together.
pub(super) fn sold(cards: &Cards, pile: Pile) -> (usize, i32) {
    (pile.len(), pile.iter().map(|card| i32::from(cards.card(card).value)).sum())
}
