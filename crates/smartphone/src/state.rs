//! What lies on the table, the sealed plans, and the count of all pieces (SP-38).

use crate::{
    Board, BoardSize, Cards, Company, End, Layout, MOST, Options, Power, Region, RegionRow, Side, Size, Smartphone,
    Technology, Tile, Tiles, Yield,
};
use kernel::{Auditor, CardSet, Deck, Sealed, Seat, SeatList, SeatMap, Seats, State, require};
use serde::Serialize;

const TECHNOLOGIES: usize = Technology::ALL.len();
const REGIONS: usize = Region::ALL.len();
/// The most office spaces of a region or retailer.
pub const SPACES: usize = 5;
/// The most customers of a region.
pub const CUSTOMERS: usize = 8;
/// The most improvements in a row.
pub const ROW: usize = 5;

/// Some numbers below 64: technologies, regions, directives.
pub type Set = CardSet<1>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Public {
    pub options: Options,
    /// SP-10: one player against Steve.
    pub solo: bool,
    /// SP-440: the round, from 1.
    pub round: u8,
    pub stage: Stage,
    /// SP-222: the priority order of the phase.
    pub order: SeatList<MOST>,
    /// Whose turn of the phase it is, by the place in that order.
    pub turn: u8,
    pub ask: Option<Ask>,
    /// The question whose answer is being carried out.
    pub answered: Option<What>,
    /// SP-183.
    pub first: Seat,
    /// SP-181: the power at each technology.
    pub powers: [Power; TECHNOLOGIES],
    /// SP-320: who holds each patent.
    pub patents: [Option<Seat>; TECHNOLOGIES],
    /// SP-182: the row, place by place.
    pub row: [Option<Tile>; ROW],
    /// Improvements that were taken by nobody and are out of the game.
    pub gone: Tiles,
    /// SP-637: the mini improvements still there.
    pub minis: Tiles,
    /// SP-305: the goods tokens still there.
    pub tokens: u8,
    pub regions: [Place; REGIONS],
    /// SP-189: the retailers beside the board, by their place in the data.
    pub unused: Set,
    /// SP-521: the directives in the game, by their place in the data.
    pub directives: Set,
    pub players: SeatMap<Player, MOST>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Stage {
    /// SP-183: companies are chosen, clockwise from the first player.
    Companies,
    /// SP-574: the second player lays these two retailers, by their place in the data.
    Retailers {
        left: [Option<(u8, Side)>; 2],
    },
    /// SP-574, SP-575: start regions are chosen.
    Starts,
    /// SP-240.
    Planning,
    /// SP-220: phases 3 to 8, step by step.
    Price(Step),
    Production(Step),
    Improvement(Step),
    Research(Step),
    Logistics(Step),
    Selling(Step),
    Profit(Step),
    Over,
}

/// How far a phase or a turn of it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Step {
    Begin,
    /// The middle: choices are made.
    Turn,
    /// SP-643: before the end of a turn of phase 6.
    Early,
    /// SP-527: directives are offered.
    Directives,
    /// After the last turn.
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Ask {
    pub seat: Seat,
    pub what: What,
}

/// SP-226: the questions that one player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum What {
    Company,
    /// SP-574: this retailer, by its place in the data.
    LayRetailer {
        retailer: u8,
        side: Side,
    },
    Start,
    Speed,
    Improvement,
    Research,
    /// SP-334.
    PlaceOffice,
    Mini,
    /// SP-651: any unused retailer.
    Retailer,
    /// SP-362: an office is needed here.
    MoveOffice(Need),
    Logistics,
    DirectorSale,
    Sale,
    Favour,
    /// By its place in the data.
    Directive(u8),
}

/// SP-362: what an office is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Need {
    Technology(Technology),
    Region(Region),
    /// SP-334: it costs nothing.
    Free(Region),
}

/// A region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Place {
    /// SP-124: the offices from left to right, on the retailer if there is one.
    pub offices: SeatList<SPACES>,
    /// By its place in the data.
    pub retailer: Option<(u8, Side)>,
    /// SP-381: who served each customer, from left to right.
    pub served: [Option<Seat>; CUSTOMERS],
    /// SP-646: which of them hold a second goods.
    pub seconds: u8,
    /// SP-648: who reserved the leftmost and the rightmost customer.
    pub reserved: [Option<Seat>; End::ALL.len()],
}

impl Place {
    /// SP-5.
    pub fn has_office(&self, seat: Seat) -> bool {
        self.offices.contains(&seat)
    }

    pub fn offices_of(&self, seat: Seat) -> usize {
        self.offices.iter().filter(|owner| **owner == seat).count()
    }

    /// SP-412: own goods on customers.
    pub fn sold(&self, seat: Seat) -> u8 {
        self.customers_of(seat).map(|customer| 1 + (self.seconds >> customer & 1)).sum()
    }

    /// The customers that a player served.
    pub fn customers_of(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        (0..CUSTOMERS).filter(move |customer| self.served[*customer] == Some(seat))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Player {
    pub company: Option<Company>,
    /// SP-186, SP-573: where the first office was placed.
    pub start: Option<Region>,
    pub vp: i16,
    pub price: u8,
    /// SP-6: goods in the warehouse.
    pub goods: u8,
    /// SP-286: goods markers in the supply.
    pub supply: u8,
    /// SP-636: goods on `RESEARCH` and on `LOGISTICS` symbols.
    pub lent: [u8; 2],
    /// SP-366: goods sold off the map this round.
    pub away: u8,
    /// SP-315, SP-345: progress received in this turn and not placed yet.
    pub progress: u8,
    /// SP-316: progress markers in the supply.
    pub markers: u8,
    /// SP-318.
    pub on_technologies: [u8; TECHNOLOGIES],
    /// SP-347.
    pub on_regions: [u8; REGIONS],
    /// SP-362: office markers in the supply.
    pub offices: u8,
    /// Improvements and mini improvements. What was taken in a round is taken after its plans, so all can be used.
    pub tiles: Tiles,
    /// SP-66: goods tokens.
    pub tokens: u8,
    /// The revealed plan of the round; none before, and never one of Steve's.
    pub plan: Option<Layout>,
    /// SP-256: what it shows.
    pub result: Yield,
    /// Technologies with an office of this player.
    pub researched: Set,
    /// SP-640.
    pub director: Option<Region>,
    /// What this turn has seen.
    pub done: Done,
    /// What this round has seen.
    pub seen: Counted,
    /// SP-528: directives taken, by their place in the data.
    pub directives: Set,
    /// SP-523: the one taken this round.
    pub taken: Option<u8>,
    /// SP-525: those declined this round.
    pub declined: Set,
}

/// What may be done once in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Done {
    pub received: bool,
    /// SP-362: no office was moved for these.
    pub kept_technologies: Set,
    pub kept_regions: Set,
    /// SP-648: a customer was reserved.
    pub reserved: bool,
    /// SP-363: a second office was placed.
    pub second: bool,
    /// SP-366: goods were sold off the map.
    pub away: bool,
    /// SP-636, SP-634: the question of a phase without turns was answered.
    pub asked: bool,
}

/// What directives count in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Counted {
    /// SP-280 … SP-283: goods of the plan, whatever is taken later in the round.
    pub planned: u8,
    pub produced: u8,
    pub discarded: u8,
    pub researched: u8,
    pub offices: u8,
    /// SP-537: VP received in phase 8.
    pub profit: i16,
    /// SP-412: regions controlled.
    pub controlled: Set,
    /// SP-634.
    pub favoured: Option<Region>,
}

/// SP-255: a plan that was handed in and not revealed yet. Others see only who has sealed.
pub type Private = Sealed<Layout>;

/// SP-8: the pile of improvements.
pub type Pile = Deck<Tiles>;

impl Public {
    /// SP-180: the board that is played on.
    pub fn board<'a>(&self, cards: &'a Cards) -> &'a Board {
        match self.options.board {
            BoardSize::Big => &cards.big,
            BoardSize::Small => &cards.small,
        }
    }

    /// A region as it is printed. Panics if it is not on this board.
    pub fn printed<'a>(&self, cards: &'a Cards, region: Region) -> &'a RegionRow {
        self.board(cards).regions[region.index()].as_ref().expect("SP-120: only regions of the board are named")
    }

    /// The regions in board order: what is printed, and what lies there.
    pub fn places<'a>(&'a self, cards: &'a Cards) -> impl Iterator<Item = (&'a RegionRow, &'a Place)> {
        self.board(cards).rows().map(|row| (row, self.place(row.id)))
    }

    pub fn place(&self, region: Region) -> &Place {
        &self.regions[region.index()]
    }

    pub fn place_mut(&mut self, region: Region) -> &mut Place {
        &mut self.regions[region.index()]
    }

    /// The VP of the spaces of the retailer that lies on a region.
    pub fn retailer_spaces<'a>(&self, cards: &'a Cards, region: Region) -> Option<&'a [u8]> {
        self.place(region).retailer.map(|(retailer, side)| cards.retailers[usize::from(retailer)].spaces(side))
    }

    /// SP-352: whether an office space is free, on the retailer if there is one (SP-163, SP-577).
    pub fn has_space(&self, cards: &Cards, region: Region) -> bool {
        let spaces = self.retailer_spaces(cards, region).map_or(self.printed(cards, region).spaces.into(), <[u8]>::len);
        self.place(region).offices.len() < spaces
    }

    /// SP-84: whether a player has researched the technology at which this power lies. SP-480: Steve has none.
    pub fn has_power(&self, seat: Seat, power: Power) -> bool {
        let at = self.powers.iter().position(|laid| *laid == power);
        !self.is_steve(seat) && at.is_some_and(|technology| self.players[seat].researched.has(technology as u8))
    }

    /// SP-320: the technologies whose patents a player holds.
    pub fn patents_of(&self, seat: Seat) -> Set {
        (0..).zip(self.patents).filter(|(_, holder)| *holder == Some(seat)).map(|(at, _)| at).collect()
    }

    /// SP-640: whether directors are in the game.
    pub fn has_directors(&self) -> bool {
        self.powers.contains(&Power::N3) || self.powers.contains(&Power::N6)
    }

    /// SP-480: the seat after the only player is Steve's.
    pub fn is_steve(&self, seat: Seat) -> bool {
        self.steve() == Some(seat)
    }

    pub fn steve(&self) -> Option<Seat> {
        self.solo.then_some(Seat::new(1))
    }

    pub fn people(&self) -> Seats {
        Seats::first(if self.solo { 1 } else { self.players.len() })
    }

    /// The retailers of a size beside the board.
    pub fn unused_of(&self, cards: &Cards, size: Size) -> impl Iterator<Item = u8> {
        self.unused.iter().filter(move |at| cards.retailers[usize::from(*at)].size == size)
    }

    /// SP-520: who took a directive, by its place in the data.
    pub fn taken_by(&self, directive: u8) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.directives.has(directive)).map(|(seat, _)| seat)
    }

    /// SP-532: goods sold this round by any rule.
    pub fn sold(&self, seat: Seat) -> u8 {
        self.players[seat].away + self.regions.iter().map(|place| place.sold(seat)).sum::<u8>()
    }
}

/// SP-8: the improvements in the pile: those that are nowhere else.
pub(crate) fn pile_of(public: &Public, cards: &Cards) -> Tiles {
    let held = public.players.iter().filter(|(seat, _)| !public.is_steve(*seat)).flat_map(|(_, player)| {
        let start = player.company.map(|company| cards.companies[company.index()].start.id());
        player.tiles.without(start.into_iter().collect()).iter()
    });
    let improvements = held.filter(|id| !Tile::MINIS.contains(id));
    let row = public.row.iter().flatten().map(|tile| tile.id());
    cards.improvements.without(public.gone).without(improvements.chain(row).collect())
}

/// SP-38: every piece is in exactly one place.
pub(crate) fn audit(state: &State<Smartphone>, auditor: &Auditor) -> Result<(), String> {
    let (public, cards, pile) = (&state.public, state.cards.get(), state.dark.contents(auditor));
    let numbers = &cards.numbers;
    require(pile == pile_of(public, cards), || format!("SP-23: {pile:?} in the pile"))?;
    let held = public.players.iter().flat_map(|(_, player)| player.tiles.iter());
    let minis: Tiles = held.filter(|id| Tile::MINIS.contains(id)).collect();
    require(public.minis.and(minis) == cards.minis, || format!("SP-652: {minis:?} were taken"))?;
    let tokens = public.tokens + public.players.iter().map(|(_, player)| player.tokens).sum::<u8>();
    require(tokens == numbers.goods_tokens, || format!("SP-24: {tokens} goods tokens"))?;
    let lying = public.regions.iter().filter_map(|place| Some(place.retailer?.0));
    let waiting = match public.stage {
        Stage::Retailers { left } => left.into_iter().flatten().map(|(retailer, _)| retailer).collect(),
        _ => Set::EMPTY,
    };
    let retailers = lying.clone().count() + public.unused.len() + waiting.len();
    let whole = lying.collect::<Set>().or(public.unused).or(waiting).len();
    require(retailers == cards.retailers.len() && whole == retailers, || format!("SP-27: {retailers} retailers"))?;
    for (seat, player) in public.players.iter() {
        let reserved = public.regions.iter().flat_map(|place| place.reserved).filter(|by| *by == Some(seat)).count();
        let progress = player.on_technologies.iter().chain(&player.on_regions).sum::<u8>() + reserved as u8;
        let progress = progress + player.progress + player.markers;
        require(progress == numbers.progress, || format!("SP-28: {progress} progress markers of {seat}"))?;
        let offices: usize = public.regions.iter().map(|place| place.offices_of(seat)).sum();
        let offices = offices + player.researched.len() + usize::from(player.offices);
        require(offices == usize::from(numbers.offices), || format!("SP-29: {offices} offices of {seat}"))?;
        let goods = player.goods + player.supply + player.lent.iter().sum::<u8>() + public.sold(seat);
        require(goods == numbers.goods, || format!("SP-30: {goods} goods of {seat}"))?;
        let missing = public.patents_of(seat).minus(player.researched);
        require(missing.is_empty(), || format!("SP-320: {missing:?} are patents of {seat} without the technology"))?;
    }
    Ok(())
}
