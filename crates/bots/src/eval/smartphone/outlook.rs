//! What a position promises.

use games::smartphone::cards::{Cards, ROUNDS};
use games::smartphone::market::Seller;
use games::smartphone::pieces::{Power, Region, Symbol, Technology};
use games::smartphone::state::Step;
use games::smartphone::{Public, Stage, technology_cost};
use kernel::Seat;

/// What a customer is worth who will be sold to in a later round, beyond what the price says: goods can be short.
const CUSTOMER: f32 = 0.8;
/// How much of a marker's worth is certain before the last one lies.
const UNFINISHED: f32 = 0.8;
/// What a research or logistics progress is worth that can still be spent, and for each later round.
const RESEARCH: (f32, f32) = (1.0, 1.7);
const LOGISTICS: (f32, f32) = (0.8, 1.9);
/// What an improvement gives in a later round, as goods; a goods token gives 1.
const IMPROVEMENT: f32 = 1.4;

/// A position, and how far this round's sales have gone in one's head.
#[derive(Debug)]
pub(super) struct Outlook<'a> {
    pub public: &'a Public,
    pub cards: &'a Cards,
    /// The goods on customers after all have sold what they can.
    sold: Public,
    /// Rounds after the sales of this one.
    pub later: f32,
    /// Whether this round's profit is still to come.
    selling: bool,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(public: &'a Public, cards: &'a Cards) -> Outlook<'a> {
        let left = (ROUNDS - usize::from(public.round)) as f32;
        let (selling, later) = match public.stage {
            Stage::Companies | Stage::Retailers { .. } | Stage::Starts | Stage::Planning => (false, left + 1.0),
            Stage::Profit(Step::Directives | Step::End) | Stage::Over => (false, left),
            _ => (true, left),
        };
        let mut outlook = Outlook { public, cards, sold: *public, later, selling };
        if selling {
            outlook.sell();
        }
        outlook
    }

    /// All sell what they can, in the order of their prices: region by region.
    fn sell(&mut self) {
        let mut order: Vec<Seat> = self.public.players.seats().iter().collect();
        order.sort_by_key(|seat| {
            let player = &self.public.players[*seat];
            (player.price, player.vp, player.company)
        });
        for seat in order {
            let seller = Seller::of(&self.sold, seat);
            for region in &self.public.board(self.cards).order {
                let buyers = seller.customers(&self.sold, self.cards, *region);
                let mut goods = self.sold.players[seat].goods;
                for customer in (0..8).filter(|customer| buyers >> customer & 1 == 1) {
                    if goods == 0 {
                        break;
                    }
                    self.sold.place_mut(*region).served[customer] = Some(seat);
                    goods -= 1;
                }
                self.sold.players[seat].goods = goods;
            }
        }
    }

    /// The final score that a seat can expect.
    pub(super) fn score(&self, seat: Seat) -> f32 {
        let now = if self.selling { self.profit(seat) } else { 0.0 };
        let player = &self.public.players[seat];
        f32::from(player.vp) + self.scored_later(seat) + now + self.later * self.income(seat) + self.pending(seat)
    }

    /// This round's profit and control.
    fn profit(&self, seat: Seat) -> f32 {
        let goods = f32::from(self.sold.sold(seat)) * f32::from(self.public.players[seat].price);
        let keeps = if self.public.has_power(seat, Power::WiFiPlain) { 3.0 } else { 0.0 };
        let kept = keeps * f32::from(self.sold.players[seat].goods.min(5)) * self.later.min(1.0);
        let control = self.public.board(self.cards).order.iter().map(|region| self.control(seat, *region)).sum::<f32>();
        goods + kept + control
    }

    /// What control of a region pays after the sales in one's head.
    fn control(&self, seat: Seat, region: Region) -> f32 {
        let place = self.sold.place(region);
        let own = place.sold(seat);
        if own == 0 || place.retailer.is_some() || place.offices.is_empty() {
            return 0.0;
        }
        let left = |seat: Seat| place.offices.iter().position(|owner| *owner == seat).unwrap_or(9);
        let before = self.public.players.seats().iter().filter(|other| *other != seat).filter(|other| {
            let sold = place.sold(*other);
            sold > own || sold == own && left(*other) < left(seat)
        });
        let size = self.public.printed(self.cards, region).size;
        let (first, second) = self.public.board(self.cards).control[size.index()][place.offices.len() - 1];
        match before.count() {
            0 => first.into(),
            1 => second.unwrap_or(0).into(),
            _ => 0.0,
        }
    }

    /// Patents, retailer spaces and directives, as far as they are not in the total yet.
    fn scored_later(&self, seat: Seat) -> f32 {
        let player = &self.public.players[seat];
        let directive = f32::from(self.cards.numbers.directive_vp);
        let hard = self.public.options.hard == games::smartphone::Hard::On && !self.public.is_steve(seat);
        if hard || self.public.stage == Stage::Over {
            return if player.taken.is_some() { directive } else { 0.0 };
        }
        let patents = self.public.patents.iter().zip(&self.cards.technologies);
        let patents: f32 =
            patents.filter(|(holder, _)| **holder == Some(seat)).map(|(_, row)| f32::from(row.patent)).sum();
        let spaces = self.public.board(self.cards).order.iter().filter_map(|region| {
            let values = self.public.retailer_spaces(self.cards, *region)?;
            let offices = self.public.place(*region).offices;
            let own = offices.iter().zip(values).filter(|(owner, _)| **owner == seat);
            Some(own.map(|(_, vp)| f32::from(*vp)).sum::<f32>())
        });
        patents + spaces.sum::<f32>() + directive * player.directives.len() as f32
    }

    /// What a later round brings, at the price that suits best.
    fn income(&self, seat: Seat) -> f32 {
        let board = self.public.board(self.cards);
        let best = (3..=7).map(|price| {
            let demand: f32 = board.order.iter().map(|region| self.demand(seat, *region, price)).sum();
            let goods = self.capacity(seat) + 0.8 * (6.0 - f32::from(price)).max(0.0);
            let sold = demand.min(goods) + 0.15 * (demand - goods).max(0.0);
            CUSTOMER * sold * f32::from(price)
        });
        best.fold(0.0, f32::max) + board.order.iter().map(|region| self.standing(seat, *region)).sum::<f32>()
    }

    /// Goods that a plan of a later round makes.
    pub(super) fn capacity(&self, seat: Seat) -> f32 {
        let player = &self.public.players[seat];
        if self.public.is_steve(seat) {
            return 9.0;
        }
        let patents = self.public.patents.iter().filter(|holder| **holder == Some(seat)).count() as f32;
        let eight = if self.public.has_power(seat, Power::N8) { 2.0 * patents } else { 0.0 };
        let cheap = if self.public.has_power(seat, Power::GpsDark) { 1.5 } else { 0.0 };
        4.0 + f32::from(player.tokens) + IMPROVEMENT * player.tiles.len() as f32 + eight + cheap
    }

    /// How much of an office the player has in a region: 1, or what the markers there promise.
    fn presence(&self, seat: Seat, region: Region) -> f32 {
        if self.public.place(region).has_office(seat) {
            return 1.0;
        }
        let (markers, cost) =
            (self.public.players[seat].on_regions[region.index()], self.public.printed(self.cards, region).cost);
        UNFINISHED * f32::from(markers) / f32::from(cost)
    }

    /// How much of a technology the player has: 1, or what the markers promise.
    fn knowledge(&self, seat: Seat, technology: Technology) -> f32 {
        let player = &self.public.players[seat];
        if player.researched.has(technology.index() as u8) {
            return 1.0;
        }
        let markers = player.on_technologies[technology.index()];
        let cost = technology_cost(self.public, self.cards, seat, technology);
        UNFINISHED * f32::from(markers) / f32::from(cost)
    }

    /// Customers of a region who would buy at a price, shared with the others who have offices there.
    pub(super) fn demand(&self, seat: Seat, region: Region, price: u8) -> f32 {
        let place = self.public.place(region);
        if place.retailer.is_some() {
            return 0.0;
        }
        let mut presence = self.presence(seat, region);
        if presence < 0.5 && self.public.has_power(seat, Power::FourGPlain) {
            presence = 0.5;
        }
        if presence == 0.0 {
            return 0.0;
        }
        let others = self.public.players.seats().iter().filter(|other| *other != seat && place.has_office(*other));
        let rivals = others.count() as f32 * if price < 5 { 0.35 } else { 0.55 };
        let customers = self.public.printed(self.cards, region).customers.iter().map(|customer| {
            if customer.price.is_some_and(|most| price <= most) {
                return 1.0;
            }
            customer.technology.map_or(0.0, |technology| self.knowledge(seat, technology))
        });
        presence * customers.sum::<f32>() / (1.0 + rivals)
    }

    /// What control of a region may pay in a later round.
    fn standing(&self, seat: Seat, region: Region) -> f32 {
        let place = self.public.place(region);
        if place.retailer.is_some() || place.offices.is_empty() {
            return 0.0;
        }
        let size = self.public.printed(self.cards, region).size;
        let (first, _) = self.public.board(self.cards).control[size.index()][place.offices.len() - 1];
        0.6 * self.presence(seat, region) * f32::from(first) / place.offices.len() as f32
    }

    /// Progress of this round that can still be spent, and an improvement that can still be taken.
    fn pending(&self, seat: Seat) -> f32 {
        let (public, player) = (self.public, &self.public.players[seat]);
        if !self.selling || public.is_steve(seat) {
            return 0.0;
        }
        let turn = public.order.iter().position(|one| *one == seat).unwrap_or(0);
        let (before, own) = (turn > usize::from(public.turn), turn == usize::from(public.turn));
        let open = |phase: bool, ahead: bool, received: bool| ahead || phase && (before || own && !received);
        let [improving, researching, moving] = [
            matches!(public.stage, Stage::Improvement(_)),
            matches!(public.stage, Stage::Research(_)),
            matches!(public.stage, Stage::Logistics(_)),
        ];
        let early = matches!(public.stage, Stage::Price(_) | Stage::Production(_));
        let received = player.done.received;
        let count = |symbol| f32::from(player.result.count(symbol));
        let mut worth = 0.0;
        if open(improving, early, false) && self.later > 0.0 {
            let factory = count(Symbol::Factory) > 0.0;
            worth += self.later * 3.5 * if factory { IMPROVEMENT } else { 1.0 };
        }
        let research = if open(researching, early || improving, received) {
            count(Symbol::Research) + f32::from(player.lent[0])
        } else if researching && own {
            f32::from(player.progress)
        } else {
            0.0
        };
        let logistics = if open(moving, early || improving || researching, received) {
            count(Symbol::Logistics) + f32::from(player.lent[1])
        } else if moving && own {
            f32::from(player.progress)
        } else {
            0.0
        };
        worth + research * self.research_worth() + logistics * self.logistics_worth()
    }

    /// A research progress that can be spent.
    pub(super) fn research_worth(&self) -> f32 {
        RESEARCH.0 + RESEARCH.1 * self.later
    }

    /// A logistics progress that can be spent.
    pub(super) fn logistics_worth(&self) -> f32 {
        LOGISTICS.0 + LOGISTICS.1 * self.later
    }

    /// What a technology would be good for.
    pub(super) fn technology(&self, seat: Seat, technology: Technology) -> f32 {
        let board = self.public.board(self.cards);
        let patent = match self.public.patents[technology.index()] {
            None => f32::from(self.cards.technologies[technology.index()].patent),
            Some(_) => 0.0,
        };
        let wanting = board.order.iter().map(|region| {
            let place = self.public.place(*region);
            let wants = self.public.printed(self.cards, *region).customers.iter();
            let wants = wants.filter(|customer| customer.technology == Some(technology)).count() as f32;
            if place.retailer.is_some() { 0.0 } else { wants * (0.15 + self.presence(seat, *region)) }
        });
        patent + 6.0 + wanting.sum::<f32>() * 3.0 * (self.later + 0.7)
    }

    /// What an office in a region would be good for.
    pub(super) fn region(&self, seat: Seat, region: Region) -> f32 {
        let place = self.public.place(region);
        if let Some(spaces) = self.public.retailer_spaces(self.cards, region) {
            return spaces.get(place.offices.len()).map_or(0.0, |vp| f32::from(*vp));
        }
        let player = &self.public.players[seat];
        let customers = self.public.printed(self.cards, region).customers.iter();
        let buying = customers.filter(|customer| {
            customer.price.is_some_and(|most| most >= player.price)
                || customer.technology.is_some_and(|technology| player.researched.has(technology.index() as u8))
        });
        let rivals = 1.0 + 0.5 * place.offices.len() as f32;
        2.0 + buying.count() as f32 * 4.0 / rivals * (self.later + 0.7)
    }
}
