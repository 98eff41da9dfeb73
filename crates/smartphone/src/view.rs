//! What a client receives: everything that lies open, and the viewer's own sealed plan. What is printed on the
//! components is told once, in [`Printed`].

use crate::action::Counts;
pub use crate::cards::Printed;
use crate::market::Seller;
use crate::phase::{directives, logistics, planning, production, research};
use crate::{Company, Layout, Player, Power, Region, Side, Smartphone, Stage, Symbol, Technology, Tile, Yield};
use kernel::{Game, Seat, Seen};
use serde::Serialize;

kernel::views! {
    "smartphone.ts"

    pub struct View {
        /// From 1.
        pub round: u8,
        pub phase: PhaseView,
        /// SP-10: whether the small board is used.
        @default pub small: bool,
        /// Whom the table waits for.
        pub asked: Vec<Seat>,
        /// SP-222: the priority order of the phase.
        @default pub order: Vec<Seat>,
        /// SP-223: whose turn of the phase it is.
        @some pub turn: Seat,
        /// SP-183.
        pub first: Seat,
        /// By technology.
        pub technologies: Vec<TechnologyView>,
        /// SP-151: the row, place by place.
        pub row: Vec<Option<Tile>>,
        /// How many improvements lie face down.
        pub pile: u8,
        /// SP-637: the mini improvements still there, if somebody can take one.
        @default pub minis: Vec<Symbol>,
        /// SP-24: the goods tokens still there.
        pub tokens: u8,
        /// In board order.
        pub regions: Vec<RegionView>,
        /// SP-189: the retailers beside the board, from 1.
        @default pub retailers: Vec<u8>,
        @default pub directives: Vec<DirectiveView>,
        /// By seat; Steve's last.
        pub players: Vec<PlayerView>,
        /// The viewer's own plan, sealed and not revealed yet.
        @some pub sealed: Layout,
    }

    pub struct TechnologyView {
        pub technology: Technology,
        /// SP-181: the power that lies there.
        pub power: Power,
        /// SP-320: who holds the patent.
        @some pub patent: Seat,
        /// Who has researched it.
        @default pub offices: Vec<Seat>,
        /// SP-321: what it would cost the viewer.
        @some pub cost: u8,
    }

    pub struct RegionView {
        pub region: Region,
        /// SP-124: from left to right.
        @default pub offices: Vec<Seat>,
        /// SP-160: the retailer that lies there, from 1, and its side.
        @some pub retailer: (u8, Side),
        /// SP-381: who served each customer, from left to right; empty where nobody has.
        @default pub served: Vec<Option<Seat>>,
        /// SP-646: the customers with a second goods, from 0.
        @default pub seconds: Vec<u8>,
        /// SP-648: who reserved the leftmost and the rightmost customer.
        @default pub reserved: [Option<Seat>; 2],
        /// SP-640.
        @default pub directors: Vec<Seat>,
        /// SP-412: who controls it since phase 8.
        @some pub controlled: Seat,
        /// SP-385: the customers who would buy from the viewer, from 0.
        @default pub buyers: Vec<u8>,
    }

    /// SP-533: a directive in the game.
    pub struct DirectiveView {
        pub number: u8,
        @some pub taken: Seat,
        /// SP-525: who declined it this round.
        @default pub declined: Vec<Seat>,
        /// How much of it each player has, by seat.
        pub reached: Vec<i16>,
    }

    pub struct PlayerView {
        pub seat: Seat,
        @some pub company: Company,
        /// SP-480.
        @default pub steve: bool,
        pub vp: i16,
        pub price: u8,
        /// SP-6: goods in the warehouse.
        pub goods: u8,
        /// SP-286: goods markers in the supply.
        pub goods_left: u8,
        /// SP-636: goods on `RESEARCH` and `LOGISTICS` symbols.
        @default pub lent: [u8; 2],
        /// SP-366: goods sold off the map.
        @default pub away: u8,
        /// Goods sold this round by any rule.
        @default pub sold: u8,
        /// Progress that can be placed in this turn.
        @default pub progress: u8,
        /// SP-316: progress markers in the supply.
        pub markers_left: u8,
        /// SP-318: markers on technologies.
        @default pub researching: Vec<(Technology, u8)>,
        /// SP-347: markers on regions.
        @default pub entering: Vec<(Region, u8)>,
        /// SP-362: office markers in the supply.
        pub offices_left: u8,
        /// Improvements and mini improvements.
        @default pub tiles: Vec<Tile>,
        /// SP-66.
        @default pub tokens: u8,
        /// SP-255: a plan is sealed.
        @default pub sealed: bool,
        /// SP-254: the plan of the round.
        @some pub plan: Layout,
        @some pub result: ResultView,
        @some pub director: Region,
        /// SP-634: the favoured region.
        @some pub favoured: Region,
        /// SP-523: a directive was taken this round.
        @default pub took_directive: bool,
    }

    /// SP-256: what a plan shows, and what that comes to.
    pub struct ResultView {
        /// How many active symbols of each kind, in the order of [`Symbol`].
        pub symbols: [u8; Symbol::ALL.len()],
        /// SP-250.
        pub covered: u8,
        @default pub unused: u8,
        pub price: u8,
        /// SP-280 … SP-283: goods of the plan.
        pub goods: u8,
        /// SP-315, SP-345: progress of the symbols and powers.
        pub research: u8,
        pub logistics: u8,
    }

    /// SP-385: what a sale would bring.
    pub struct SaleView {
        pub vp: i16,
        /// How many goods in each region.
        pub regions: Counts,
    }
}

kernel::enums! {
    "smartphone.ts"

    /// SP-220: where in the game we are.
    pub enum PhaseView { Setup, Planning, Price, Production, Improvement, Research, Logistics, Selling, Profit, Over }
}

/// What a choice would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Foresight {
    Plan(ResultView),
    Sale(SaleView),
}

/// What a plan with this result comes to for a player.
pub(crate) fn result(seen: Seen<'_, Smartphone>, seat: Seat, result: Yield) -> ResultView {
    let public = seen.public();
    ResultView {
        symbols: Symbol::ALL.map(|symbol| result.count(symbol)),
        covered: result.covered(),
        unused: result.unused(),
        price: planning::price_of(public, seen.cards(), seat, result),
        goods: production::planned(public, seat, result),
        research: research::planned(public, seat, result),
        logistics: logistics::planned(public, seat, result),
    }
}

pub(crate) fn portray(seen: Seen<'_, Smartphone>) -> View {
    let (public, cards) = (seen.public(), seen.cards());
    use Stage::{Improvement, Logistics, Research, Selling};
    let has_turns = matches!(public.stage, Improvement(_) | Research(_) | Logistics(_) | Selling(_));
    let minis = public.minis.iter().filter_map(|id| Tile::try_from(id).ok()?.symbols()[0]);
    View {
        round: public.round,
        phase: phase(public.stage),
        small: public.options.board == crate::BoardSize::Small,
        asked: Smartphone::owed(seen).seats().iter().collect(),
        order: public.order.to_vec(),
        turn: public.order.get(usize::from(public.turn)).copied().filter(|_| has_turns),
        first: public.first,
        technologies: Technology::ALL.into_iter().map(|it| technology(seen, it)).collect(),
        row: public.row[..usize::from(public.board(cards).row)].to_vec(),
        pile: seen.dark() as u8,
        minis: if public.powers.contains(&Power::N7) { minis.collect() } else { Vec::new() },
        tokens: public.tokens,
        regions: public.board(cards).order.iter().map(|it| region(seen, *it)).collect(),
        retailers: public.unused.iter().map(|retailer| retailer + 1).collect(),
        directives: public.directives.iter().map(|at| directive(seen, at)).collect(),
        players: public.players.iter().map(|(seat, it)| player(seen, seat, it)).collect(),
        sealed: seen.own().and_then(|own| own.sealed),
    }
}

fn phase(stage: Stage) -> PhaseView {
    match stage {
        Stage::Companies | Stage::Retailers { .. } | Stage::Starts => PhaseView::Setup,
        Stage::Planning => PhaseView::Planning,
        Stage::Price(_) => PhaseView::Price,
        Stage::Production(_) => PhaseView::Production,
        Stage::Improvement(_) => PhaseView::Improvement,
        Stage::Research(_) => PhaseView::Research,
        Stage::Logistics(_) => PhaseView::Logistics,
        Stage::Selling(_) => PhaseView::Selling,
        Stage::Profit(_) => PhaseView::Profit,
        Stage::Over => PhaseView::Over,
    }
}

fn technology(seen: Seen<'_, Smartphone>, technology: Technology) -> TechnologyView {
    let (public, at) = (seen.public(), technology.index());
    TechnologyView {
        technology,
        power: public.powers[at],
        patent: public.patents[at],
        offices: public.players.seats().iter().filter(|seat| public.players[*seat].researched.has(at as u8)).collect(),
        cost: seen.seat().map(|seat| research::cost(public, seen.cards(), seat, technology)),
    }
}

fn region(seen: Seen<'_, Smartphone>, region: Region) -> RegionView {
    let (public, cards, bits) = (seen.public(), seen.cards(), |mask: u8| (0..8).filter(move |at| mask >> at & 1 == 1));
    let (place, seats) = (public.place(region), || public.players.iter());
    let (customers, served) = (public.printed(cards, region).customers.len(), place.served.iter().any(Option::is_some));
    let seller = seen.seat().map(|seat| Seller::of(public, seat).customers(public, cards, region));
    RegionView {
        region,
        offices: place.offices.to_vec(),
        retailer: place.retailer.map(|(retailer, side)| (retailer + 1, side)),
        served: if served { place.served[..customers].to_vec() } else { Vec::new() },
        seconds: bits(place.seconds).collect(),
        reserved: place.reserved,
        directors: seats().filter(|(_, it)| it.director == Some(region)).map(|(seat, _)| seat).collect(),
        controlled: seats().find(|(_, it)| it.seen.controlled.has(region.index() as u8)).map(|(seat, _)| seat),
        buyers: bits(seller.unwrap_or_default()).collect(),
    }
}

fn directive(seen: Seen<'_, Smartphone>, at: u8) -> DirectiveView {
    let (public, cards) = (seen.public(), seen.cards());
    let (row, seats) = (&cards.directives[usize::from(at)], public.people().iter());
    DirectiveView {
        number: row.number,
        taken: public.taken_by(at),
        declined: seats.clone().filter(|seat| public.players[*seat].declined.has(at)).collect(),
        reached: seats.map(|seat| directives::progress(public, cards, seat, row.goal)).collect(),
    }
}

fn player(seen: Seen<'_, Smartphone>, seat: Seat, it: &Player) -> PlayerView {
    let public = seen.public();
    let tiles = it.tiles.iter().filter_map(|id| Tile::try_from(id).ok());
    PlayerView {
        seat,
        company: it.company,
        steve: public.is_steve(seat),
        vp: it.vp,
        price: it.price,
        goods: it.goods,
        goods_left: it.supply,
        lent: it.lent,
        away: it.away,
        sold: public.sold(seat),
        progress: it.progress,
        markers_left: it.markers,
        researching: Technology::ALL.into_iter().zip(it.on_technologies).filter(|(_, markers)| *markers > 0).collect(),
        entering: Region::ALL.into_iter().zip(it.on_regions).filter(|(_, markers)| *markers > 0).collect(),
        offices_left: it.offices,
        tiles: tiles.collect(),
        tokens: it.tokens,
        sealed: seen.back(seat).sealed,
        plan: it.plan,
        result: it.plan.map(|_| ResultView { goods: it.seen.planned, ..result(seen, seat, it.result) }),
        director: it.director,
        favoured: it.seen.favoured,
        took_directive: it.taken.is_some(),
    }
}
