//! The course of the game, one file per phase of the rulebook: what can be chosen in it, what that does, and its words.

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

// The phases work with the same names: each of them takes these.
use crate::cards::Programme;
use crate::state::{Ask, Done};
use crate::{
    Action, BoardSize, Cards, CheckPoint, Company, End, Event, Foresight, Hard, Laying, Layout, MOST, Need, Opening,
    Power, Public, ROUNDS, Region, RegionRow, Selling, Set, Side, Size, Smartphone, Source, Stage, Step, Symbol,
    Technology, Tile, What, Yield, action, plan, say, setup, tile, view,
};
use kernel::{
    Act, Actions, Asked, Coverage, Fact, Facts, Game as _, Illegal, List, Open, Owed, Phrase, Points, Question, RuleId,
    Seat, SeatList, Seen, State, Viewer, World, ensure, question,
};

pub(crate) type Game = State<Smartphone>;
pub(crate) type Told<'a> = World<'a, Smartphone>;
pub(crate) type Asking<'a> = Asked<'a, Smartphone>;

/// Far more steps than lie between two questions.
const MOST_STEPS: usize = 2_000;

pub(crate) fn owed(seen: Seen<'_, Smartphone>) -> Owed {
    let public = seen.public();
    match (public.ask, public.stage) {
        (Some(ask), _) => Owed::turn(ask.seat),
        (None, Stage::Over) => Owed::Over(profit::standings(public)),
        (None, _) => {
            let with = |sealed| public.people().iter().filter(move |seat| seen.back(*seat).sealed == sealed).collect();
            Owed::sealed(with(false), with(true)) // SP-255
        }
    }
}

/// SP-226: what a seat is asked.
pub(crate) fn question(asked: Asking<'_>) -> &'static Question<Smartphone> {
    let Some(ask) = asked.public().ask else {
        return match asked.own().sealed {
            Some(_) => question!("withdraw", [action::Withdraw], "smartphone-ask-withdraw", not_now),
            None => question!("plan", [action::Plan], planning::ask, not_now),
        };
    };
    match ask.what {
        What::Company => question!("company", [action::ChooseCompany], "smartphone-ask-company", not_now),
        What::LayRetailer { .. } => question!("retailer_to_lay", [action::LayRetailer], starting::ask_where, not_now),
        What::Start => question!("start", [action::ChooseStart], "smartphone-ask-start", not_now),
        What::Speed => question!("speed", [action::SpeedUp], production::ask_speed, not_now),
        What::Improvement => {
            question!("improvement", [action::TakeImprovement], "smartphone-ask-improvement", not_now)
        }
        What::Research => {
            question!("research", [action::Research, action::Reserve, action::Finish], research::ask, not_now)
        }
        What::PlaceOffice => question!("office", [action::PlaceOffice], "smartphone-ask-office", not_now),
        What::Mini => question!("mini", [action::TakeMini], "smartphone-ask-mini", not_now),
        What::Retailer => question!("retailer", [action::LayRetailer], powers::ask_retailer, not_now),
        What::MoveOffice(_) => question!("move_office", [action::MoveOffice], "smartphone-ask-move-office", not_now),
        What::Logistics => question!(
            "logistics",
            [action::Logistics, action::MoveDirector, action::SecondOffice, action::SellAway, action::Finish],
            logistics::ask,
            not_now
        ),
        What::DirectorSale => question!("director_sale", [action::DirectorSale], logistics::ask_early, not_now),
        What::Sale => question!("sale", [action::Sell], selling::ask, not_now),
        What::Favour => question!("favour", [action::Favour], "smartphone-ask-favour", not_now),
        What::Directive(_) => question!("directive", [action::Directive], directives::ask, not_now),
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
            let Some(action) = only_answer(state, ask) else { return };
            answer(state, ask.seat, &action, world);
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

/// The only answer to a question. SP-227: most of those that can be answered with doing nothing are put only where there
/// is something to do.
fn only_answer(state: &Game, ask: Ask) -> Option<Action> {
    let asked = || state.seen(Viewer::Seat(ask.seat)).asked();
    match ask.what {
        What::Company | What::LayRetailer { .. } | What::Start | What::Improvement => {}
        What::PlaceOffice | What::Mini | What::Retailer | What::MoveOffice(_) => {}
        What::Research => return (!research::can_go_on(asked()?)).then_some(Action::Finish),
        What::Logistics => return (!logistics::can_go_on(asked()?)).then_some(Action::Finish),
        What::Speed | What::DirectorSale | What::Sale | What::Favour | What::Directive(_) => return None,
    }
    let mut answers = Vec::new();
    asked()?.legal(2, &mut answers);
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
        (Step::Directives, Some(seat)) if directives::offer(state, phase.point, Some(seat)) => {}
        (Step::Directives, Some(seat)) => {
            state.public.players[seat].done = Done::default();
            state.public.turn += 1;
            state.public.stage = (phase.stage)(Step::Turn);
        }
    }
}

impl Public {
    pub(crate) fn ask(&mut self, seat: Seat, what: What) {
        self.ask = Some(Ask { seat, what });
    }

    /// Asks the first player in the order of whom this holds. Whether there is one.
    pub(crate) fn ask_first(&mut self, what: What, holds: fn(&Public, Seat) -> bool) -> bool {
        let first = self.order.iter().copied().find(|seat| holds(self, *seat));
        first.map(|seat| self.ask(seat, what)).is_some()
    }

    /// SP-221, SP-222: the order by price, then VP, then company.
    pub(crate) fn set_order(&mut self) {
        let player = |seat: &Seat| &self.players[*seat];
        let mut order: SeatList<MOST> = self.players.seats().iter().collect();
        order.sort_by_key(|seat| (player(seat).price, player(seat).vp, player(seat).company));
        (self.order, self.turn) = (order, 0);
    }

    pub(crate) fn owner(&self, company: Company) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.company == Some(company)).map(|(seat, _)| seat)
    }

    pub(crate) fn is_hard(&self) -> bool {
        self.options.hard == Hard::On
    }

    /// SP-481: what Steve does in this round, for Steve's seat.
    pub(crate) fn programme<'a>(&self, cards: &'a Cards, seat: Seat) -> Option<&'a Programme> {
        self.is_steve(seat).then(|| &cards.programme[usize::from(self.round) - 1])
    }

    /// SP-120: a region as it is printed, if it is on this board.
    pub(crate) fn on_board<'a>(&self, cards: &'a Cards, region: Region) -> Result<&'a RegionRow, Illegal> {
        let why = || Phrase::new("smartphone-refuse-not-on-board").phrase("region", region.say());
        self.board(cards).regions[region.index()].as_ref().ok_or_else(|| Illegal::new("SP-578", why()))
    }
}

/// Gives a player the VP that an event is about, and tells it.
pub(crate) fn score(state: &mut Game, event: Event, world: &mut Told<'_>) {
    let Points { seat, amount, .. } = Smartphone::points(&event).expect("an event with VP");
    state.public.players[seat].vp += amount as i16;
    world.tell(state, event);
}

/// A refusal that needs no more words than its message.
#[inline]
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
