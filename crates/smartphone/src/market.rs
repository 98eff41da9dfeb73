//! Who buys from whom: E(g, p) of SP-385.

use crate::cards::Customer;
use crate::phase::refuse;
use crate::{Cards, End, Player, Power, Public, Region, Set};
use kernel::{Illegal, Seat};

/// What decides to whom a player can sell, at this moment.
#[derive(Clone, Copy, Debug)]
pub struct Seller {
    seat: Seat,
    price: u8,
    researched: Set,
    /// SP-392: 4G plain.
    everywhere: bool,
    /// SP-645: N6, in this region.
    ignores: Option<Region>,
    /// SP-646: N5, customers of these technologies buy a second goods.
    twice: Set,
}

impl Seller {
    pub fn of(public: &Public, seat: Seat) -> Seller {
        let Player { price, researched, director, .. } = public.players[seat];
        let has = |power| public.has_power(seat, power);
        Seller {
            seat,
            price,
            researched,
            everywhere: has(Power::FourGPlain),
            ignores: director.filter(|_| has(Power::N6)),
            twice: if has(Power::N5) { public.patents_of(seat) } else { Set::EMPTY },
        }
    }

    /// SP-382, SP-383, SP-590: whether the price or a technology fits.
    fn meets(&self, customer: &Customer) -> bool {
        customer.price.is_some_and(|price| self.price <= price)
            || customer.technology.is_some_and(|technology| self.researched.has(technology.index() as u8))
    }

    /// E(g, p): the customers of a region who would buy, as bits from left to right. Where the player has no office,
    /// the first of them, for 4G plain (SP-392). SP-161: nobody buys where a retailer lies.
    pub fn customers(&self, public: &Public, cards: &Cards, region: Region) -> u8 {
        let (place, office) = (public.place(region), public.place(region).has_office(self.seat));
        if place.retailer.is_some() || !office && !self.everywhere {
            return 0;
        }
        let ignores = office && self.ignores == Some(region);
        let customers = &public.printed(cards, region).customers;
        let mut buyers = 0;
        for (at, customer) in customers.iter().enumerate().filter(|(at, _)| place.served[*at].is_none()) {
            let left = place.reserved[End::Left.index()].filter(|_| at == 0);
            let right = place.reserved[End::Right.index()].filter(|_| at + 1 == customers.len());
            let buys = match left.or(right) {
                Some(owner) => owner == self.seat, // SP-648
                None => ignores || self.meets(customer),
            };
            buyers |= u8::from(buys) << at;
        }
        if office { buyers } else { buyers & buyers.wrapping_neg() }
    }

    /// SP-646: how many of these customers would buy a second goods.
    pub fn seconds(&self, public: &Public, cards: &Cards, region: Region, buyers: u8) -> u8 {
        if self.twice.is_empty() || !public.place(region).has_office(self.seat) {
            return 0;
        }
        let twice = |customer: &Customer| customer.technology.is_some_and(|it| self.twice.has(it.index() as u8));
        let customers = public.printed(cards, region).customers.iter().enumerate();
        customers.filter(|(at, customer)| buyers >> at & 1 == 1 && twice(customer)).count() as u8
    }

    /// Every way to sell in a region: customers served and second goods, the fewest first.
    pub fn ways(&self, public: &Public, cards: &Cards, region: Region) -> impl Iterator<Item = (u8, u8)> + use<> {
        let buyers = self.customers(public, cards, region);
        let mut seconds = [0; 9];
        for goods in 1..=buyers.count_ones() as u8 {
            seconds[usize::from(goods)] = self.seconds(public, cards, region, first(buyers, goods));
        }
        (0..=buyers.count_ones() as u8)
            .flat_map(move |goods| (0..=seconds[usize::from(goods)]).map(move |second| (goods, second)))
    }

    /// Whether so many goods and second goods can be sold in a region, with enough of them in the warehouse.
    pub(crate) fn fits(&self, public: &Public, cards: &Cards, region: Region, counts: [u8; 2]) -> Result<(), Illegal> {
        let (place, [goods, seconds]) = (public.place(region), counts);
        if counts == [0, 0] {
            return Ok(());
        }
        let office = place.has_office(self.seat);
        refuse(place.retailer.is_none(), "SP-161", "smartphone-refuse-sell-retailer")?;
        refuse(office || self.everywhere, "SP-380", "smartphone-refuse-sell-no-office")?;
        refuse(office || goods <= 1, "SP-392", "smartphone-refuse-sell-one")?;
        let buyers = self.customers(public, cards, region);
        refuse(u32::from(goods) <= buyers.count_ones(), "SP-385", "smartphone-refuse-sell-customers")?;
        let most = self.seconds(public, cards, region, first(buyers, goods));
        refuse(seconds <= most, "SP-646", "smartphone-refuse-sell-seconds")
    }
}

/// The first so many of some customers.
pub(crate) fn first(buyers: u8, count: u8) -> u8 {
    let mut rest = buyers;
    (0..count).for_each(|_| rest &= rest.wrapping_sub(1));
    buyers & !rest
}
