//! What a plan is good for.

use super::noise;
use super::outlook::Outlook;
use games::smartphone::pieces::{Power, Symbol};
use games::smartphone::plan::{Yield, check};
use games::smartphone::{Action, Smartphone, action, planning_hand};
use kernel::{Act, Asked, Chance, Seat};

/// How many plans are looked at without thinking.
const GLANCES: usize = 10;
/// What taking an improvement instead of a goods token is worth, for each later round.
const FACTORY: f32 = 2.2;
/// What goods without customers are worth: there may be more customers than it seems.
const SPARE: f32 = 0.8;

/// A sensible plan among a few that chance offers.
pub(super) fn quick(asked: Asked<'_, Smartphone>, chance: &mut dyn Chance) -> Action {
    let judge = Judge::of(asked);
    let offer = |chance: &mut dyn Chance| {
        let plan = <action::Plan as Act<Smartphone>>::draw(asked, chance).expect("SP-253: there is always a plan");
        (judge.worth(asked, &plan) + noise(chance, 6.0), plan)
    };
    let mut best = offer(chance);
    for _ in 1..GLANCES {
        let next = offer(chance);
        if next.0 > best.0 {
            best = next;
        }
    }
    best.1.into()
}

pub(super) fn promise(asked: Asked<'_, Smartphone>, plan: &action::Plan) -> f32 {
    Judge::of(asked).worth(asked, plan)
}

/// What a seat wants of a plan.
struct Judge<'a> {
    outlook: Outlook<'a>,
    seat: Seat,
    /// Customers for each price from 0.
    demand: [f32; 9],
}

impl Judge<'_> {
    fn of(asked: Asked<'_, Smartphone>) -> Judge<'_> {
        let outlook = Outlook::of(asked.public(), asked.cards());
        let board = asked.public().board(asked.cards());
        let demand = |price| board.order.iter().map(|region| outlook.demand(asked.seat(), *region, price as u8)).sum();
        let demand = std::array::from_fn(|price| if price < 2 { 0.0 } else { demand(price) });
        Judge { seat: asked.seat(), demand, outlook }
    }

    fn worth(&self, asked: Asked<'_, Smartphone>, plan: &action::Plan) -> f32 {
        let hand = planning_hand(asked.public(), self.seat);
        check(&asked.cards().pads, &hand, &(*plan).into()).map_or(0.0, |result| self.judge(result))
    }

    fn judge(&self, result: Yield) -> f32 {
        let Outlook { public, cards, later, .. } = &self.outlook;
        let player = &public.players[self.seat];
        let count = |symbol| f32::from(result.count(symbol));
        let numbers = &cards.numbers;
        let power = if public.has_power(self.seat, Power::NfcPlain) { 1.0 } else { 0.0 };
        let sum = f32::from(numbers.price_start) + count(Symbol::Plus) - count(Symbol::Cheap) + power;
        let price = sum.clamp(numbers.price_lowest.into(), numbers.price_highest.into());
        let dark = if public.has_power(self.seat, Power::GpsDark) { count(Symbol::Cheap) } else { 0.0 };
        let made = count(Symbol::Goods) + count(Symbol::Cheap) + dark + f32::from(result.covered() + result.unused());
        let goods = (made + f32::from(player.tokens)).min(f32::from(player.supply)) + f32::from(player.goods);
        let demand =
            self.demand[(price as usize).min(8)] + 0.3 * count(Symbol::Logistics) + 0.2 * count(Symbol::Research);
        let sold = goods.min(demand);
        let later = (*later - 1.0).max(0.0);
        let factory = if later > 0.0 { count(Symbol::Factory) * FACTORY * later } else { 0.0 };
        let (research, logistics) = (1.0 + 1.7 * later, 0.8 + 1.9 * later);
        sold * price
            + SPARE * (goods - sold)
            + factory
            + count(Symbol::Research) * research
            + count(Symbol::Logistics) * logistics
    }
}
