//! Phase 3: production.

use super::*;

/// SP-636: at most so many goods.
const MOST_LENT: u8 = 2;

/// SP-636.
pub(crate) fn ask_speed(asked: Asking<'_>, _: Option<&str>) -> Phrase {
    Phrase::new("smartphone-ask-speed").number("goods", asked.public().players[asked.seat()].goods)
}

/// SP-284, SP-285: first the powers that produce at the start, then the plans, then N4; at last the directives.
pub(crate) fn phase(state: &mut Game, step: Step, world: &mut Told<'_>) {
    match step {
        Step::Begin => {
            state.public.set_order();
            let seats: Vec<Seat> = state.public.order.to_vec();
            for seat in &seats {
                if state.public.has_power(*seat, Power::N8) {
                    produce_for_patents(state, *seat, world);
                }
            }
            for seat in seats {
                let (goods, by) = match state.public.programme(state.cards.get(), seat) {
                    Some(row) => (row.goods, Source::Steve),
                    None => (planned(&state.public, seat, state.public.players[seat].result), Source::Plan),
                };
                produce(state, seat, goods, by, world);
            }
            state.public.stage = Stage::Production(Step::Turn);
        }
        Step::Directives if directives::offer(state, CheckPoint::EndOf3, None) => {}
        Step::Directives => {
            state.public.players.iter_mut().for_each(|(_, player)| player.done = Default::default());
            let last = usize::from(state.public.round) == ROUNDS; // SP-225: no improvements in the last round
            state.public.stage = if last { Stage::Research(Step::Begin) } else { Stage::Improvement(Step::Begin) };
        }
        _ if state.public.ask_first(What::Speed, can_speed_up) => {}
        _ => state.public.stage = Stage::Production(Step::Directives),
    }
}

/// SP-280 … SP-283, SP-86: what a plan produces.
pub(crate) fn planned(public: &Public, seat: Seat, result: Yield) -> u8 {
    let cheap = result.count(Symbol::Cheap);
    let more = if public.has_power(seat, Power::GpsDark) { cheap } else { 0 };
    result.count(Symbol::Goods) + cheap + more + result.covered() + result.unused() + public.players[seat].tokens
}

/// SP-647: goods for each own patent.
pub(crate) fn produce_for_patents(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    produce(state, seat, 2 * state.public.patents_of(seat).len() as u8, Source::Patents, world);
}

/// SP-286: goods from the supply, as far as there are any. SP-725: in hard mode each is paid for.
pub(crate) fn produce(state: &mut Game, seat: Seat, owed: u8, by: Source, world: &mut Told<'_>) {
    let player = &mut state.public.players[seat];
    let goods = owed.min(player.supply);
    player.supply -= goods;
    player.goods += goods;
    player.seen.produced += goods;
    if owed > 0 {
        world.tell(state, Event::Produced { seat, goods, lost: owed - goods, by });
    }
    if goods > 0 && state.public.is_hard() {
        score(state, Event::PaidForGoods { seat, vp: -i16::from(goods) }, world);
    }
}

/// SP-227: an owner of N4 who has goods and a symbol to lay them on, and was not asked yet.
fn can_speed_up(public: &Public, seat: Seat) -> bool {
    let player = &public.players[seat];
    let symbols = player.result.count(Symbol::Research) + player.result.count(Symbol::Logistics);
    !player.done.asked && player.goods > 0 && symbols > 0 && public.has_power(seat, Power::N4)
}

impl Act<Smartphone> for action::SpeedUp {
    fn list(asked: Asking<'_>, out: &mut List<'_, Smartphone>) {
        let ways = (0..=MOST_LENT).flat_map(|research| {
            (0..=MOST_LENT - research).map(move |logistics| action::SpeedUp { research, logistics })
        });
        out.extend(ways.filter(|way| way.check(asked).is_ok()));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (player, action::SpeedUp { research, logistics }) = (&asked.public().players[asked.seat()], self);
        let goods = u16::from(research) + u16::from(logistics);
        refuse(goods <= MOST_LENT.into(), "SP-636", "smartphone-refuse-speed-most")?;
        refuse(goods <= player.goods.into(), "SP-636", "smartphone-refuse-speed-goods")?;
        let each = [(research, Symbol::Research), (logistics, Symbol::Logistics)];
        let fits = each.into_iter().all(|(goods, symbol)| goods <= player.result.count(symbol));
        refuse(fits, "SP-636", "smartphone-refuse-speed-symbols")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (player, action::SpeedUp { research, logistics }) = (&mut state.public.players[seat], self);
        player.done.asked = true;
        player.lent = [research, logistics];
        player.goods -= research + logistics;
        world.tell(state, Event::SpedUp { seat, research, logistics });
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let key = match fact.part.as_ref() {
            "research" => "smartphone-fact-speed-research",
            _ => "smartphone-fact-speed-logistics",
        };
        (say::number(key, fact.value), "SP-636")
    }
}
