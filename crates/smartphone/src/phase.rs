//! The course of the game, one file per phase of the rulebook. A question stands in its phase with what can be chosen,
//! what that does, and its words.

pub(crate) mod directives;
pub(crate) mod improvement;
pub(crate) mod logistics;
pub(crate) mod offices;
pub(crate) mod planning;
pub(crate) mod powers;
pub(crate) mod production;
pub(crate) mod profit;
pub(crate) mod research;
pub(crate) mod selling;
pub(crate) mod starting;
pub(crate) mod steve;

use crate::cards::CheckPoint;
use crate::pieces::{Company, Region};
use crate::state::{Ask, Done, Public, Stage, Step, What};
use crate::{Action, Hard, Smartphone, setup};
use kernel::{Actions, Asked, Illegal, Owed, Phrase, Question, RuleId, Seat, Seen, State, Viewer, World, ensure};

pub(crate) type Game = State<Smartphone>;
pub(crate) type Told<'a> = World<'a, Smartphone>;
pub(crate) type Asking<'a> = Asked<'a, Smartphone>;

/// Far more steps than lie between two questions.
const MOST_STEPS: usize = 2_000;

/// Whom the table waits for.
pub(crate) fn owed(seen: Seen<'_, Smartphone>) -> Owed {
    let public = seen.public();
    match (public.ask, public.stage) {
        (Some(ask), _) => Owed::turn(ask.seat),
        (None, Stage::Over) => Owed::Over(profit::standings(public)),
        (None, _) => {
            let sealed = public.people().iter().filter(|seat| seen.back(*seat).sealed).collect();
            let open = public.people().iter().filter(|seat| !seen.back(*seat).sealed).collect();
            Owed::sealed(open, sealed) // SP-255
        }
    }
}

/// SP-226: what a seat is asked.
pub(crate) fn question(asked: Asking<'_>) -> &'static Question<Smartphone> {
    let Some(ask) = asked.public().ask else {
        return if asked.own().sealed.is_some() { &planning::WITHDRAW } else { &planning::PLAN };
    };
    match ask.what {
        What::Company => &starting::COMPANY,
        What::LayRetailer { .. } => &starting::RETAILER,
        What::Start => &starting::START,
        What::Speed => &production::SPEED,
        What::Improvement => &improvement::IMPROVEMENT,
        What::Research => &research::RESEARCH,
        What::PlaceOffice => &powers::OFFICE,
        What::Mini => &powers::MINI,
        What::Retailer => &powers::RETAILER,
        What::MoveOffice(_) => &offices::MOVE,
        What::Logistics => &logistics::LOGISTICS,
        What::DirectorSale => &logistics::DIRECTOR_SALE,
        What::Sale => &selling::SALE,
        What::Favour => &profit::FAVOUR,
        What::Directive(_) => &directives::DIRECTIVE,
    }
}

/// Carries out an answer. Whoever answers is no longer asked.
pub(crate) fn answer(state: &mut Game, seat: Seat, action: &Action, world: &mut Told<'_>) {
    state.public.answered = state.public.ask.take().map(|ask| ask.what);
    action.apply(state, seat, world);
    state.public.answered = None;
}

/// Goes on until somebody is asked or the game is over. SP-228: a question with one answer is not put.
pub(crate) fn go_on(state: &mut Game, world: &mut Told<'_>) {
    for _ in 0..MOST_STEPS {
        if let Some(ask) = state.public.ask {
            match only_answer(state, ask) {
                Some(action) => answer(state, ask.seat, &action, world),
                None => return,
            }
            continue;
        }
        match state.public.stage {
            Stage::Companies => setup::companies(state, world),
            Stage::Retailers { left } => setup::retailers(state, left),
            Stage::Starts => setup::starts(state, world),
            Stage::Planning if state.public.people().iter().any(|seat| state.private[seat].sealed.is_none()) => return,
            Stage::Planning => planning::reveal(state, world),
            Stage::Price(step) => planning::price(state, step, world),
            Stage::Production(step) => production::phase(state, step, world),
            Stage::Improvement(step) => turns(state, step, &improvement::TURNS, world),
            Stage::Research(step) => turns(state, step, &research::TURNS, world),
            Stage::Logistics(step) => turns(state, step, &logistics::TURNS, world),
            Stage::Selling(step) => turns(state, step, &selling::TURNS, world),
            Stage::Profit(step) => profit::phase(state, step, world),
            Stage::Over => return,
        }
    }
    unreachable!("SP-7: a rule that is forced ends; the game stands at {:?}", state.public.stage);
}

/// The answer to a question that may have only one.
fn only_answer(state: &Game, ask: Ask) -> Option<Action> {
    match ask.what {
        What::Company
        | What::LayRetailer { .. }
        | What::Start
        | What::Improvement
        | What::PlaceOffice
        | What::Mini
        | What::Retailer
        | What::MoveOffice(_) => {}
        // SP-227: these are put only where there is something to do, and nothing can be done as well.
        What::Speed
        | What::Research
        | What::Logistics
        | What::DirectorSale
        | What::Sale
        | What::Favour
        | What::Directive(_) => return None,
    }
    let mut answers = Vec::new();
    state.seen(Viewer::Seat(ask.seat)).asked()?.legal(2, &mut answers);
    if answers.len() == 1 { answers.pop() } else { None }
}

/// SP-223: a phase in which players take turns.
pub(crate) struct Turns {
    pub stage: fn(Step) -> Stage,
    /// SP-527: when directives are looked at after a turn.
    pub point: CheckPoint,
    /// A player's turn, until they are asked or it is over.
    pub play: fn(&mut Game, Seat, &mut Told<'_>),
    /// After the last turn.
    pub end: fn(&mut Game, &mut Told<'_>),
}

fn turns(state: &mut Game, step: Step, phase: &Turns, world: &mut Told<'_>) {
    let seat = state.public.order.get(usize::from(state.public.turn)).copied();
    match (step, seat) {
        (Step::Begin, _) => {
            state.public.set_order();
            state.public.stage = (phase.stage)(Step::Turn);
        }
        (Step::End, _) | (_, None) => (phase.end)(state, world),
        (Step::Turn | Step::Early, Some(seat)) => (phase.play)(state, seat, world),
        (Step::Directives, Some(seat)) => {
            if !directives::offer(state, phase.point, &[seat]) {
                state.public.players[seat].done = Done::default();
                state.public.turn += 1;
                state.public.stage = (phase.stage)(Step::Turn);
            }
        }
    }
}

impl Public {
    pub(crate) fn ask(&mut self, seat: Seat, what: What) {
        self.ask = Some(Ask { seat, what });
    }

    /// SP-221, SP-222: the order by price, then VP, then company.
    pub(crate) fn set_order(&mut self) {
        let mut order: kernel::SeatList<{ crate::cards::MOST }> = self.players.seats().iter().collect();
        order.sort_by_key(|seat| {
            let player = &self.players[*seat];
            (player.price, player.vp, player.company)
        });
        (self.order, self.turn) = (order, 0);
    }

    pub(crate) fn owner(&self, company: Company) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.company == Some(company)).map(|(seat, _)| seat)
    }

    pub(crate) fn is_hard(&self) -> bool {
        self.options.hard == Hard::On
    }
}

/// A refusal that needs no more words than its message.
pub(crate) fn refuse(holds: bool, rule: RuleId, why: &'static str) -> Result<(), Illegal> {
    ensure(holds, rule, || Phrase::new(why))
}

/// SP-226: another choice is asked for. SP-255: nothing is sealed that could be withdrawn.
pub(crate) fn not_now(_: Asking<'_>, action: &Action) -> Illegal {
    match action {
        Action::Withdraw => Illegal::new("SP-255", Phrase::new("smartphone-refuse-withdraw")),
        _ => Illegal::new("SP-226", Phrase::new("smartphone-refuse-not-asked")),
    }
}

/// SP-120: the region is on this board.
pub(crate) fn on_board(asked: Asking<'_>, region: Region) -> Result<(), Illegal> {
    let row = &asked.public().board(asked.cards()).regions[region.index()];
    ensure(row.is_some(), "SP-578", || Phrase::new("smartphone-refuse-not-on-board").phrase("region", region.say()))
}

/// A refusal that is put into words only for somebody who reads it.
pub(crate) type Fault = (RuleId, &'static str);

pub(crate) fn found(fault: Result<(), Fault>) -> Result<(), Illegal> {
    fault.map_err(|(rule, why)| Illegal::new(rule, Phrase::new(why)))
}
