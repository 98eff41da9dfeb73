//! The course of the game: what can be chosen, what that does, and its words.

pub(crate) mod build;
pub(crate) mod cleanup;
pub(crate) mod collect;
pub(crate) mod draft;
pub(crate) mod drone;
pub(crate) mod ending;
pub(crate) mod enlist;
pub(crate) mod gift;
pub(crate) mod kill;
pub(crate) mod mission;
pub(crate) mod moves;
pub(crate) mod purchase;
pub(crate) mod start;
pub(crate) mod symbols;
pub(crate) mod turn;
pub(crate) mod unlock;

// The phases work with the same names: each of them takes these.
use crate::cards::Card;
pub(crate) use crate::state::Game;
use crate::state::{Activation, Ask, Follows, Frame, Limit, Stage, Step, Store, Symbols, Way};
use crate::{
    Action, Advantage, Boon, By, Cards, Colour, Count, Dei, Demand, Drone, Event, Faction, Foresight, Gear, Market,
    Player, Public, ROUNDS, Region, Regions, Resource, Skill, Source, Structure, Why, action, automa, control, say,
    setup,
};
use kernel::{
    Act, Actions, Asked, CardId, Fact, Facts, Game as _, Illegal, List, OrDecline, Owed, Phrase, Points, Question,
    RuleId, Seat, Viewer, World, ensure, question,
};

pub(crate) type Told<'a> = World<'a, Dei>;
pub(crate) type Asking<'a> = Asked<'a, Dei>;

/// Far more steps than lie between two questions.
const MOST_STEPS: usize = 2_000;

pub(crate) fn owed(public: &Public) -> Owed {
    match public.frames.top() {
        Some(frame) => Owed::turn(frame.seat),
        None => Owed::Over(ending::standings(public)),
    }
}

/// What the seat that may act is asked.
fn ask(public: &Public) -> &Ask {
    &public.frames.top().expect("somebody is asked").ask
}

/// DEI-592: what a seat is asked.
pub(crate) fn question(asked: Asking<'_>) -> &'static Question<Dei> {
    use action::{Activate, Build, Collect, Copy, Enlist, Exchange, Kill, Move, Stop};
    match ask(asked.public()) {
        Ask::Draft => question!("draft", [action::Draft], "dei-ask-draft", not_now),
        Ask::Start => question!("start", [action::Start], start::ask, not_now),
        Ask::Gift(_) => question!("gift", [action::KeepGift], "dei-ask-gift", not_now),
        Ask::Card => question!("card", [action::Play, action::PlayDown], purchase::ask_card, not_now),
        Ask::Symbols(_) => question!(
            "symbols",
            [Enlist, Move, Collect, Build, Kill, Copy, Exchange, Activate, Stop],
            symbols::ask_symbols,
            not_now
        ),
        Ask::Drone(_) => question!("drone", [Enlist, Move, Collect, Build, Kill, Stop], symbols::ask_symbols, not_now),
        Ask::Follow { .. } => question!("follow", [Enlist, Collect, Kill, Stop], symbols::ask_symbols, not_now),
        Ask::GiftCard { .. } => question!("gift_card", [action::Buy], purchase::ask_gift, not_now),
        Ask::GiftScrappers(_) => question!("gift_scrappers", [Enlist], "dei-ask-gift-scrappers", not_now),
        Ask::GiftStructure(_) => question!("gift_structure", [Build], symbols::ask_symbols, not_now),
        Ask::Hack => question!("hack", [action::Hack], "dei-ask-hack", not_now),
        Ask::Unlock => question!("unlock", [action::Unlock], "dei-ask-unlock", not_now),
        Ask::Remove(_) => question!("remove", [action::Remove], drone::ask_remove, not_now),
        Ask::Mission => question!("mission", [action::Mission], mission::ask, not_now),
        Ask::Colour => question!("colour", [action::PutCube], "dei-ask-colour", not_now),
    }
}

/// Goes on until somebody is asked or the game is over. DEI-597: a question with one answer is not put.
pub(crate) fn go_on(state: &mut Game, world: &mut Told<'_>) {
    for _ in 0..MOST_STEPS {
        if let Some(frame) = state.public.frames.top() {
            let seat = frame.seat;
            let Some(action) = only_answer(state) else { return };
            action.apply(state, seat, world);
            continue;
        }
        match state.public.stage {
            Stage::Draft { taken } => draft::next(state, taken),
            Stage::Phase(step) => turn::go_on(state, step, world),
            Stage::CleanUp { returned: false } => cleanup::return_cards(state, world),
            Stage::CleanUp { returned: true } => cleanup::next_round(state, world),
            Stage::Over => return,
        }
    }
    unreachable!("DEI-2: a round ends; the game stands at {:?}", state.public.stage);
}

/// DEI-597: the only answer to what is asked.
fn only_answer(state: &Game) -> Option<Action> {
    let frame = state.public.frames.top()?;
    match &frame.ask {
        Ask::Symbols(_) | Ask::Drone(_) | Ask::Follow { .. } => {
            (!symbols::any(&state.public, state.cards.get(), frame)).then_some(Action::Stop)
        }
        Ask::Start | Ask::Card | Ask::Gift(_) => None,
        _ => {
            let mut answers = Vec::new();
            state.seen(Viewer::Seat(frame.seat)).asked()?.legal(2, &mut answers);
            if answers.len() == 1 { answers.pop() } else { None }
        }
    }
}

impl Public {
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask) {
        self.frames.push(Frame { seat, ask });
    }

    /// Takes tokens from the general supply as far as it lasts (DEI-42, DEI-237).
    pub(crate) fn gain(&mut self, seat: Seat, wanted: Store) -> Store {
        let (supply, own) = (&mut self.supply, &mut self.players[seat].store);
        let take = |wanted: u8, supply: &mut u8, own: &mut u8| {
            let taken = wanted.min(*supply);
            (*supply, *own) = (*supply - taken, *own + taken);
            taken
        };
        Store {
            technology: take(wanted.technology, &mut supply.technology, &mut own.technology),
            energy: take(wanted.energy, &mut supply.energy, &mut own.energy),
            candies: take(wanted.candies, &mut supply.candies, &mut own.candies),
        }
    }
}

/// DEI-237: gains tokens and tells it.
pub(crate) fn gain(state: &mut Game, seat: Seat, wanted: Store, from: Source, world: &mut Told<'_>) {
    let Store { technology, energy, candies } = state.public.gain(seat, wanted);
    if technology + energy + candies > 0 {
        world.tell(state, Event::Gained { seat, technology, energy, candies, from });
    }
}

/// DEI-598: gives the Supplies that an event is about, and tells it, unless they are 0.
pub(crate) fn supply(state: &mut Game, event: Event, world: &mut Told<'_>) {
    if let Some(Points { seat, amount, .. }) = Dei::points(&event) {
        state.public.players[seat].supplies += amount as i16;
        world.tell(state, event);
    }
}

/// A refusal that needs no more words than its message.
#[inline]
pub(crate) fn refuse(holds: bool, rule: RuleId, why: &'static str) -> Result<(), Illegal> {
    ensure(holds, rule, || Phrase::new(why))
}

/// DEI-593: another choice is asked for.
pub(crate) fn not_now(_: Asking<'_>, _: &Action) -> Illegal {
    Illegal::new("DEI-592", Phrase::new("dei-refuse-not-asked"))
}
