//! Phases 1 and 2: planning and price.

use super::*;
use crate::plan::{At, Hand, PadSide, Pads};
use crate::state::Counted;
use kernel::{Chance, FactValue};
use std::cmp::Reverse;

/// SP-240.
pub(crate) fn ask(_: Asking<'_>, part: Option<&str>) -> Phrase {
    Phrase::new(match part {
        Some("lower") => "smartphone-ask-lower",
        Some("upper") => "smartphone-ask-upper",
        Some("turn") => "smartphone-ask-turn",
        Some("at") => "smartphone-ask-at",
        Some("tile") => "smartphone-ask-tile",
        _ => "smartphone-ask-plan",
    })
}

/// What a plan is for beside goods: price, factory, research and logistics.
fn purpose(result: Yield) -> [i8; 4] {
    let count = |symbol| result.count(symbol) as i8;
    let price = count(Symbol::Plus) - count(Symbol::Cheap);
    [price, count(Symbol::Factory), count(Symbol::Research), count(Symbol::Logistics)]
}

/// SP-280 … SP-282: goods of the plan itself.
fn goods(result: Yield) -> u8 {
    result.count(Symbol::Goods) + result.count(Symbol::Cheap) + result.covered() + result.unused()
}

/// SP-245, SP-252: what a player can plan with.
pub fn hand(public: &Public, seat: Seat) -> Hand {
    Hand { tiles: public.players[seat].tiles, outside: public.has_power(seat, Power::FourGDark) }
}

impl From<Layout> for action::Plan {
    fn from(Layout { pads: Pads { lower, upper, turn, at }, tiles }: Layout) -> action::Plan {
        action::Plan { lower, upper, turn, at, tiles }
    }
}

impl From<action::Plan> for Layout {
    fn from(action::Plan { lower, upper, turn, at, tiles }: action::Plan) -> Layout {
        Layout { pads: Pads { lower, upper, turn, at }, tiles }
    }
}

impl Act<Smartphone> for action::Plan {
    const LONG: bool = true;

    /// SP-256: one plan for every yield. Where that is too many: first, for each price, factory and number of research
    /// and logistics symbols, the one with the most goods, then some of the others.
    fn list(asked: Asking<'_>, out: &mut List<'_, Smartphone>) {
        let (hand, table) = (hand(asked.public(), asked.seat()), asked.cards().table());
        let mut ways = Vec::new();
        table.each_yield(&hand, |result, source| ways.push((result, source)));
        out.cover(if ways.len() > out.left() { Coverage::Sample } else { Coverage::Classes });
        if ways.len() > out.left() {
            ways.sort_by_cached_key(|(result, _)| (purpose(*result), Reverse(goods(*result))));
            let groups = || ways.chunk_by(|one, other| purpose(one.0) == purpose(other.0));
            let mut best: Vec<_> = groups().map(|same| same[0]).collect();
            let rest: Vec<_> = groups().flat_map(|same| &same[1..]).collect();
            let step = rest.len().div_ceil(out.left().saturating_sub(best.len()).max(1)).max(1);
            best.extend(rest.into_iter().step_by(step));
            best.truncate(out.left());
            ways = best;
        }
        out.extend(ways.into_iter().map(|(_, source)| action::Plan::from(table.plan(&hand, source))));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        plan::check(&asked.cards().pads, &hand(asked.public(), asked.seat()), &self.into()).map(|_| ())
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.private[seat].sealed = Some(self.into());
        world.tell(state, Event::Sealed { seat });
    }

    fn open(asked: Asking<'_>, facts: &Facts) -> Option<Open<action::Plan>> {
        let Open { whole, more } = plan::open(&asked.cards().pads, &hand(asked.public(), asked.seat()), facts);
        Some(Open { whole: whole.map(Into::into), more })
    }

    /// Pads of which one square is covered.
    fn fill(_: Asking<'_>, facts: &mut Facts) {
        let is_w = |part| PadSide::read(part, facts).map(|side| side >= PadSide::W1);
        let lower_is_w = is_w("lower").or(is_w("upper").map(|upper| !upper)).unwrap_or(false);
        let [lower, upper] = if lower_is_w { [PadSide::W1, PadSide::K1] } else { [PadSide::K1, PadSide::W1] };
        facts.or("lower", lower.index() as i32 + 1);
        facts.or("upper", upper.index() as i32 + 1);
        facts.or("turn", 0);
        facts.or("at", At(1, 2).number());
    }

    fn draw(asked: Asking<'_>, chance: &mut dyn Chance) -> Option<action::Plan> {
        Some(asked.cards().table().draw(&hand(asked.public(), asked.seat()), chance).into())
    }

    fn foresee(self, asked: Asking<'_>) -> Option<Foresight> {
        let result = plan::check(&asked.cards().pads, &hand(asked.public(), asked.seat()), &self.into());
        Some(Foresight::Plan(view::result(asked.seen(), asked.seat(), result.ok()?)))
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        say::plan_fact(fact)
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        let result = plan::check(&asked.cards().pads, &hand(asked.public(), asked.seat()), &self.into());
        say::plan(&self.into(), result.ok())
    }
}

impl Act<Smartphone> for action::Withdraw {
    fn check(self, _: Asking<'_>) -> Result<(), Illegal> {
        Ok(())
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.private[seat].sealed = None;
        world.tell(state, Event::Withdrew { seat });
    }

    fn name(_: Asking<'_>, _: &Facts, _: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("smartphone-action-withdraw"), "SP-255")
    }
}

pub(crate) fn begin_round(state: &mut Game, world: &mut Told<'_>) {
    state.public.stage = Stage::Planning;
    world.tell(state, Event::RoundBegan { round: state.public.round });
}

/// SP-254: all plans are revealed together. SP-271: then all prices are set.
pub(crate) fn reveal(state: &mut Game, world: &mut Told<'_>) {
    world.reveal();
    let cards = state.cards.get();
    for seat in state.public.people().iter() {
        let sealed = state.private[seat].sealed.take().expect("SP-253: everybody has sealed a plan");
        let result = plan::check(&cards.pads, &hand(&state.public, seat), &sealed).expect("it was checked when sealed");
        let player = &mut state.public.players[seat];
        (player.plan, player.result) = (Some(sealed), result);
        world.tell(state, Event::Revealed { seat, result });
    }
    for seat in state.public.players.seats().iter() {
        let (public, steve) = (&state.public, state.public.is_steve(seat));
        let result = public.players[seat].result;
        let price =
            public.programme(cards, seat).map_or_else(|| price_of(public, cards, seat, result), |row| row.price);
        let planned = production::planned(public, seat, result);
        let player = &mut state.public.players[seat];
        (player.price, player.seen) = (price, Counted { planned, ..Counted::default() });
        world.tell(state, Event::PriceSet { seat, round: state.public.round, price, steve });
    }
    state.public.stage = Stage::Price(Step::Begin);
}

/// SP-271 … SP-274: the sum of the symbols and of NFC plain, limited once.
pub(crate) fn price_of(public: &Public, cards: &Cards, seat: Seat, result: Yield) -> u8 {
    let numbers = &cards.numbers;
    let power = i16::from(public.has_power(seat, Power::NfcPlain));
    let [up, down] = [Symbol::Plus, Symbol::Cheap].map(|symbol| i16::from(result.count(symbol)));
    let price = i16::from(numbers.price_start) + up - down + power;
    price.clamp(numbers.price_lowest.into(), numbers.price_highest.into()) as u8
}

/// Phase 2 after the prices are set. SP-224: its order is that of the new prices.
pub(crate) fn price(state: &mut Game, step: Step, world: &mut Told<'_>) {
    if step == Step::Begin {
        state.public.set_order();
        let order = state.public.order;
        order.iter().for_each(|seat| pay(state, *seat, world));
        state.public.stage = Stage::Price(Step::Directives);
    } else if !directives::offer(state, CheckPoint::EndOf2, None) {
        state.public.stage = Stage::Production(Step::Begin);
    }
}

/// SP-721 … SP-724: the price of the active symbols in hard mode, less the discount. SP-489: Steve pays for progress.
fn pay(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let (cards, public) = (state.cards.get(), &state.public);
    let (player, programme) = (&public.players[seat], public.programme(cards, seat));
    let sum = if let Some(row) = programme {
        i16::from(row.research) + i16::from(row.logistics)
    } else {
        let symbols = Symbol::ALL.into_iter().zip(cards.prices);
        let sum: i16 = symbols.map(|(symbol, price)| i16::from(player.result.count(symbol)) * i16::from(price)).sum();
        let lowering = tile::improvements(player.tiles) as i16 + i16::from(player.tokens);
        (sum - lowering * i16::from(cards.numbers.discount)).max(0)
    };
    if sum > 0 && public.is_hard() {
        score(state, Event::PaidForPlan { seat, vp: -sum, steve: programme.is_some() }, world);
    }
}
