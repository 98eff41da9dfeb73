//! What technologies do at once when they are researched.

use super::{Asking, Fault, Game, Told, found, not_now, offices, on_board, production, refuse};
use crate::action::LayRetailer;
use crate::cards::Cards;
use crate::event::{Laying, Opening, Source};
use crate::pieces::{Power, Region};
use crate::state::{Need, Public, What};
use crate::tile::Tile;
use crate::{Event, Smartphone, action, say};
use kernel::{Act, Fact, Facts, Illegal, Phrase, Question, RuleId, Seat, SeatList, act};

/// SP-334.
pub(crate) static OFFICE: Question<Smartphone> = Question {
    name: "office",
    acts: &[act::<_, action::PlaceOffice>()],
    ask: |_, _| Phrase::new("smartphone-ask-office"),
    refuse: not_now,
};

/// SP-637.
pub(crate) static MINI: Question<Smartphone> = Question {
    name: "mini",
    acts: &[act::<_, action::TakeMini>()],
    ask: |_, _| Phrase::new("smartphone-ask-mini"),
    refuse: not_now,
};

/// SP-651.
pub(crate) static RETAILER: Question<Smartphone> = Question {
    name: "retailer",
    acts: &[act::<_, LayRetailer>()],
    ask: |_, part| {
        Phrase::new(match part {
            Some("side") => "smartphone-ask-side",
            Some("retailer") => "smartphone-ask-which-retailer",
            _ => "smartphone-ask-retailer-power",
        })
    },
    refuse: not_now,
};

/// SP-83: what acts at once. Where there is nothing to choose from, the power is lost.
pub(crate) fn on_research(state: &mut Game, seat: Seat, power: Power, world: &mut Told<'_>) {
    let (public, cards) = (&mut state.public, state.cards.get());
    let order = &public.board(cards).order;
    match power {
        Power::GpsPlain => production::produce(state, seat, cards.numbers.gps_goods, Source::Gps, world), // SP-333
        Power::NfcPlain if public.players[seat].price < cards.numbers.price_highest => {
            public.players[seat].price += 1; // SP-274
            let price = public.players[seat].price;
            world.tell(state, Event::PriceRose { seat, price });
        }
        Power::N8 => production::produce_for_patents(state, seat, world), // SP-647
        Power::GamepadPlain if order.iter().any(|region| can_open(public, cards, seat, *region).is_ok()) => {
            public.ask(seat, What::PlaceOffice);
        }
        Power::N7 if !public.minis.is_empty() => public.ask(seat, What::Mini),
        Power::N10 if order.iter().any(|region| can_cover(public, cards, seat, *region)) => {
            public.ask(seat, What::Retailer);
        }
        _ => {}
    }
}

/// SP-651: an own office, no retailer, and an unused retailer of its size.
fn can_cover(public: &Public, cards: &Cards, seat: Seat, region: Region) -> bool {
    let (place, size) = (public.place(region), public.printed(cards, region).size);
    place.has_office(seat)
        && place.retailer.is_none()
        && public.unused_of(cards, |row| row.size == size).next().is_some()
}

/// SP-334: a free space and no own office.
fn can_open(public: &Public, cards: &Cards, seat: Seat, region: Region) -> Result<(), Fault> {
    match () {
        () if public.place(region).has_office(seat) => Err(("SP-334", "smartphone-refuse-office-there")),
        () if !public.has_space(cards, region) => Err(("SP-334", "smartphone-refuse-region-full")),
        () => Ok(()),
    }
}

impl Act<Smartphone> for action::PlaceOffice {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        on_board(asked, self.region)?;
        found(can_open(asked.public(), asked.cards(), asked.seat(), self.region))
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
        (say::value::<crate::pieces::Symbol>(fact).say(), "SP-637")
    }
}

/// SP-651, SP-649: the retailer goes on the region, reservations return, the offices move onto it from left to right,
/// and second offices go back to their owners.
pub(crate) fn lay_retailer(state: &mut Game, _: Seat, lay: LayRetailer, world: &mut Told<'_>) {
    let LayRetailer { region, tile, side } = lay;
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
