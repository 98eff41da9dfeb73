//! Phase 7: selling.

use super::*;
use crate::action::{Counts, Sell};
use crate::market::{Seller, first};
use crate::view::SaleView;

/// SP-385.
pub(crate) fn ask(asked: Asking<'_>, _: Option<&str>) -> Phrase {
    let player = &asked.public().players[asked.seat()];
    say::number("smartphone-ask-sale", player.goods.into()).number("price", player.price)
}

pub(crate) static TURNS: Turns = Turns { stage: Stage::Selling, point: CheckPoint::OwnTurn7, play, end };

fn play(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    if state.public.is_steve(seat) {
        steve::sell(state, seat, world);
    } else if Sale::of(&state.public, state.cards.get(), seat).count() > 1 {
        return state.public.ask(seat, What::Sale);
    }
    state.public.stage = Stage::Selling(Step::Directives);
}

/// SP-388, SP-389: what was not sold is discarded by all together; with Wi-Fi plain it stays (SP-87).
fn end(state: &mut Game, world: &mut Told<'_>) {
    if state.public.stage != Stage::Selling(Step::End) {
        for seat in state.public.players.seats().iter() {
            let keeps = state.public.has_power(seat, Power::WiFiPlain);
            let player = &mut state.public.players[seat];
            match player.goods {
                0 => {}
                goods if keeps => world.tell(state, Event::Kept { seat, goods }),
                goods => {
                    player.supply += std::mem::take(&mut player.goods);
                    player.seen.discarded = goods;
                    world.tell(state, Event::Discarded { seat, goods });
                }
            }
        }
        state.public.stage = Stage::Selling(Step::End);
    } else if !directives::offer(state, CheckPoint::EndOf7, None) {
        state.public.stage = Stage::Profit(Step::Begin);
    }
}

/// SP-384, SP-385: sells to the first customers of a region, and second goods to the first of them who want one.
pub(crate) fn sell(state: &mut Game, seat: Seat, region: Region, counts: [u8; 2], by: Selling, world: &mut Told<'_>) {
    let (public, cards, [goods, seconds]) = (&mut state.public, state.cards.get(), counts);
    let (seller, mut left) = (Seller::of(public, seat), seconds);
    let buyers = first(seller.customers(public, cards, region), goods);
    for customer in (0..8).filter(|customer| buyers >> customer & 1 == 1) {
        let twice = left > 0 && seller.seconds(public, cards, region, 1 << customer) == 1;
        let place = public.place_mut(region);
        place.served[customer] = Some(seat);
        place.seconds |= u8::from(twice) << customer;
        left -= u8::from(twice);
    }
    public.players[seat].goods -= goods + seconds;
    if goods > 0 {
        world.tell(state, Event::Sold { seat, region, goods, seconds, by });
    }
}

/// All sales of a player, counted without listing them.
struct Sale {
    /// The regions in which something can be sold, with the ways to do it, the most goods first.
    regions: Vec<(Region, Vec<(u8, u8)>)>,
    /// How many ways there are from a region on with so many goods left.
    counts: Vec<Vec<u64>>,
    goods: usize,
}

impl Sale {
    fn of(public: &Public, cards: &Cards, seat: Seat) -> Sale {
        let seller = Seller::of(public, seat);
        let ways = |region: &Region| {
            let mut ways: Vec<(u8, u8)> = seller.ways(public, cards, *region).collect();
            ways.reverse();
            (*region, ways)
        };
        let regions = public.board(cards).order.iter().map(ways).filter(|(_, ways)| ways.len() > 1).collect();
        Sale::counted(regions, public.players[seat].goods.into(), false)
    }

    /// `all`: only those that sell all goods.
    fn counted(regions: Vec<(Region, Vec<(u8, u8)>)>, goods: usize, all: bool) -> Sale {
        let mut counts = vec![vec![0; goods + 1]; regions.len() + 1];
        counts[regions.len()] = (0..=goods).map(|left| u64::from(!all || left == 0)).collect();
        for at in (0..regions.len()).rev() {
            for left in 0..=goods {
                let ways = regions[at].1.iter().filter_map(|way| left.checked_sub(sum(*way)));
                counts[at][left] = ways.map(|left| counts[at + 1][left]).sum();
            }
        }
        Sale { regions, counts, goods }
    }

    fn count(&self) -> u64 {
        self.counts[0][self.goods]
    }

    fn nth(&self, mut number: u64) -> Sell {
        let (mut goods, mut seconds, mut left) = (Counts::EMPTY, Counts::EMPTY, self.goods);
        for ((region, ways), after) in self.regions.iter().zip(&self.counts[1..]) {
            for way in ways {
                let Some(rest) = left.checked_sub(sum(*way)) else { continue };
                if number < after[rest] {
                    goods = goods.and(std::iter::repeat_n(region.index() as u8, way.0.into()).collect());
                    seconds = seconds.and(std::iter::repeat_n(region.index() as u8, way.1.into()).collect());
                    left = rest;
                    break;
                }
                number -= after[rest];
            }
        }
        Sell { goods, seconds }
    }

    /// Those that sell as much as can be sold.
    fn most(self) -> Sale {
        let most = self.regions.iter().filter_map(|(_, ways)| ways.iter().map(|way| sum(*way)).max());
        let goods = self.goods.min(most.sum());
        Sale::counted(self.regions, goods, true)
    }
}

fn sum((goods, seconds): (u8, u8)) -> usize {
    usize::from(goods) + usize::from(seconds)
}

impl Act<Smartphone> for Sell {
    /// Where there are too many, some of those that sell as much as can be sold, spread evenly.
    fn list(asked: Asking<'_>, out: &mut List<'_, Smartphone>) {
        let sale = Sale::of(asked.public(), asked.cards(), asked.seat());
        let wanted = out.left() as u64;
        if sale.count() <= wanted {
            return out.extend((0..sale.count()).map(|number| sale.nth(number)));
        }
        out.cover(Coverage::Sample);
        let most = sale.most();
        let step = most.count().div_ceil(wanted).max(1);
        out.extend((0..most.count()).step_by(step as usize).map(|number| most.nth(number)));
    }

    fn count(asked: Asking<'_>) -> Option<usize> {
        Sale::of(asked.public(), asked.cards(), asked.seat()).count().try_into().ok()
    }

    fn nth(asked: Asking<'_>, number: usize) -> Sell {
        Sale::of(asked.public(), asked.cards(), asked.seat()).nth(number as u64)
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards) = (asked.public(), asked.cards());
        let seller = Seller::of(public, asked.seat());
        for kind in self.goods.one_of_each().and(self.seconds.one_of_each()).kinds() {
            let region = Region::ALL.get(usize::from(kind)).copied();
            let region = region.ok_or_else(|| Illegal::new("SP-120", Phrase::new("smartphone-refuse-no-region")))?;
            public.on_board(cards, region)?;
            seller.fits(public, cards, region, [self.goods.count(kind), self.seconds.count(kind)])?;
        }
        let goods = self.goods.len() + self.seconds.len();
        refuse(goods <= public.players[asked.seat()].goods.into(), "SP-385", "smartphone-refuse-goods")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        for region in &state.public.board(state.cards.get()).order {
            let counts = [self.goods, self.seconds].map(|counts| counts.count(region.index() as u8));
            let office = state.public.place(*region).has_office(seat);
            let by = if office { Selling::Phase } else { Selling::FourG };
            if counts != [0, 0] {
                sell(state, seat, *region, counts, by, world);
            }
        }
        state.public.stage = Stage::Selling(Step::Directives);
        if self.goods.is_empty() {
            world.tell(state, Event::SoldNothing { seat });
        }
    }

    /// A goods at a time.
    fn open(asked: Asking<'_>, facts: &Facts) -> Option<Open<Sell>> {
        let sell = <Sell as kernel::Variant<Action>>::read(facts).filter(|sell| sell.check(asked).is_ok());
        let known = facts.as_slice().iter().all(|fact| ["sell", "second"].contains(&fact.part.as_ref()));
        let Some(sell) = sell.filter(|_| known) else { return Some(Open::NOTHING) };
        let goods = |region| (Fact::new("sell", region), Sell { goods: sell.goods.with(region), ..sell });
        let second = |region| (Fact::new("second", region), Sell { seconds: sell.seconds.with(region), ..sell });
        let regions = 0..Region::ALL.len() as u8;
        let more = regions.clone().map(goods).chain(regions.map(second)).filter(|(_, sell)| sell.check(asked).is_ok());
        Some(Open { whole: Some(sell), more: more.map(|(fact, _)| fact).collect() })
    }

    fn foresee(self, asked: Asking<'_>) -> Option<Foresight> {
        let regions = self.goods.and(self.seconds);
        let vp = regions.len() as i16 * i16::from(asked.public().players[asked.seat()].price);
        Some(Foresight::Sale(SaleView { vp, regions }))
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let (key, rule) = match fact.part.as_ref() {
            "sell" => ("smartphone-fact-sell", "SP-385"),
            _ => ("smartphone-fact-second", "SP-646"),
        };
        (Phrase::new(key).phrase("region", Region::ALL[fact.value as usize % Region::ALL.len()].say()), rule)
    }

    fn say(self, _: Asking<'_>) -> Phrase {
        if self.goods.is_empty() {
            return Phrase::new("smartphone-action-sell-nothing");
        }
        Phrase::new("smartphone-action-sell").list("regions", say::counts(self.goods.and(self.seconds)))
    }
}
