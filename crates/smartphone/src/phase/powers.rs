//! What technologies do at once when they are researched.

use super::*;
use crate::action::LayRetailer;

/// SP-651.
pub(crate) fn ask_retailer(_: Asking<'_>, part: Option<&str>) -> Phrase {
    Phrase::new(match part {
        Some("side") => "smartphone-ask-side",
        Some("retailer") => "smartphone-ask-which-retailer",
        _ => "smartphone-ask-retailer-power",
    })
}

/// SP-83: what acts at once. Where there is nothing to choose from, the power is lost.
pub(crate) fn on_research(state: &mut Game, seat: Seat, power: Power, world: &mut Told<'_>) {
    let (public, cards) = (&mut state.public, state.cards.get());
    match power {
        Power::GpsPlain => production::produce(state, seat, cards.numbers.gps_goods, Source::Gps, world), // SP-333
        Power::NfcPlain if public.players[seat].price < cards.numbers.price_highest => {
            public.players[seat].price += 1; // SP-274
            let price = public.players[seat].price;
            world.tell(state, Event::PriceRose { seat, price });
        }
        Power::N8 => production::produce_for_patents(state, seat, world), // SP-647
        Power::GamepadPlain if public.places(cards).any(|(row, _)| can_open(public, cards, seat, row.id).is_ok()) => {
            public.ask(seat, What::PlaceOffice);
        }
        Power::N7 if !public.minis.is_empty() => public.ask(seat, What::Mini),
        Power::N10 if can_cover(public, cards, seat) => public.ask(seat, What::Retailer),
        _ => {}
    }
}

/// SP-651: a region with an own office, no retailer, and an unused retailer of its size.
fn can_cover(public: &Public, cards: &Cards, seat: Seat) -> bool {
    let mut own = public.places(cards).filter(|(_, place)| place.has_office(seat) && place.retailer.is_none());
    own.any(|(row, _)| public.unused_of(cards, row.size).next().is_some())
}

/// SP-334: a free space and no own office.
fn can_open(public: &Public, cards: &Cards, seat: Seat, region: Region) -> Result<(), Illegal> {
    public.on_board(cards, region)?;
    refuse(!public.place(region).has_office(seat), "SP-334", "smartphone-refuse-office-there")?;
    refuse(public.has_space(cards, region), "SP-334", "smartphone-refuse-region-full")
}

impl Act<Smartphone> for action::PlaceOffice {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        can_open(asked.public(), asked.cards(), asked.seat(), self.region)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        if state.public.players[seat].offices == 0 {
            return state.public.ask(seat, What::MoveOffice(Need::Free(self.region))); // SP-362
        }
        offices::open(state, seat, self.region, Opening::Gamepad, world);
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::region_with_offices(asked, say::value(fact)), "SP-334")
    }
}

impl Act<Smartphone> for action::TakeMini {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        refuse(asked.public().minis.has(Tile::mini(self.symbol).id()), "SP-637", "smartphone-refuse-mini")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let tile = Tile::mini(self.symbol).id();
        state.public.minis.remove(tile);
        state.public.players[seat].tiles.insert(tile);
        world.tell(state, Event::MiniTaken { seat, symbol: self.symbol });
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::value::<Symbol>(fact).say(), "SP-637")
    }
}

/// SP-651, SP-649: the retailer goes on the region, reservations return, the offices move onto it from left to right,
/// and second offices go back to their owners.
pub(crate) fn lay_retailer(state: &mut Game, LayRetailer { region, tile, side }: LayRetailer, world: &mut Told<'_>) {
    let public = &mut state.public;
    public.unused.remove(tile - 1);
    let place = public.place_mut(region);
    place.retailer = Some((tile - 1, side));
    let (reserved, before) = (std::mem::take(&mut place.reserved), std::mem::take(&mut place.offices));
    for owner in reserved.into_iter().flatten() {
        public.players[owner].markers += 1;
    }
    world.tell(state, Event::RetailerLaid { region, retailer: tile, side, why: Laying::Power });
    let mut offices = SeatList::default();
    for owner in before.iter().copied() {
        if offices.contains(&owner) {
            state.public.players[owner].offices += 1;
            world.tell(state, Event::OfficeReturned { seat: owner, region });
        } else {
            offices.push(owner);
        }
    }
    state.public.place_mut(region).offices = offices;
    offices::pay_spaces(state, region, &[], world);
    offices::close_if_full(state, region, world);
}
