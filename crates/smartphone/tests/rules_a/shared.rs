//! What the tests of this folder share.

use crate::common::*;
use kernel::Pick;
pub use kernel::{Deck, Game, Illegal, Sandbox, Seat, Seats};
pub use smartphone::action::Choice;
pub use smartphone::event::{Opening, Source};
pub use smartphone::pieces::Company::{Black, Blue, Green, Red, Yellow};
pub use smartphone::pieces::Symbol::{Cheap, Factory, Goods, Logistics, Plus, Research};
pub use smartphone::pieces::{Company, End, Power, Region, Side, Size, Symbol, Technology};
pub use smartphone::plan::{At, Laid, PadSide, Place, Way};
pub use smartphone::state::{Ask, Need, Set, Stage, What};
pub use smartphone::tile::{Tile, Tiles};
pub use smartphone::{Action, BoardSize, Cards, Directives, Event, Hard, Options, Public, Smartphone, Technologies};
pub use testkit::{Scene, pick};

/// A table with these options, dealt with scripted chance.
pub fn scripted(seats: usize, options: Options, uses: impl IntoIterator<Item = Pick>) -> Table {
    Scene::dealt(&setup(seats, options), uses)
}

/// From now on chance is written out, not seeded.
pub fn strict(scene: &Table) -> Table {
    Scene::of(scene.state().clone())
}

/// Why a table cannot be set up.
pub fn refusal(seats: usize, options: Options) -> Option<Illegal> {
    let mut chance = kernel::Seeded::new(kernel::Secret::from_number(1).seed(&[]));
    Sandbox::deal(&setup(seats, options), &mut chance).err()
}

pub fn cards() -> &'static Cards {
    kernel::Loaded::<Cards>::standard().get()
}

pub fn company(company: Company) -> Action {
    Action::ChooseCompany { company }
}

pub fn start(region: Region) -> Action {
    Action::ChooseStart { region }
}

pub fn lay_retailer(region: Region, tile: u8, side: Side) -> Action {
    Action::LayRetailer { region, tile, side }
}

pub fn research(technology: Technology) -> Action {
    Action::Research { technology }
}

pub fn logistics(region: Region) -> Action {
    Action::Logistics { region }
}

pub fn office(region: Region) -> Action {
    Action::PlaceOffice { region }
}

pub fn take(kind: Tile) -> Action {
    Action::TakeImprovement { kind }
}

pub fn tile(a: Symbol, b: Symbol) -> Tile {
    Tile::improvement(a, b)
}

/// Sells so many in each of these regions.
pub fn sell(regions: &[(Region, u8)]) -> Action {
    let each = |(region, goods): &(Region, u8)| std::iter::repeat_n(region.index() as u8, usize::from(*goods));
    Action::Sell { goods: regions.iter().flat_map(each).collect(), seconds: Default::default() }
}

/// The options with the small board.
pub fn small() -> Options {
    Options { board: BoardSize::Small, ..Options::default() }
}

/// More words that rearrange a table.
pub trait Rearrange {
    /// The player owns the starting improvement and these.
    fn tiles(&mut self, seat: Seat, tiles: &[Tile]) -> &mut Self;
    /// These improvements lie face up.
    fn row(&mut self, tiles: &[Tile]) -> &mut Self;
    /// The player owns so many goods tokens.
    fn tokens(&mut self, seat: Seat, tokens: u8) -> &mut Self;
    /// A retailer, from 1, lies on a region.
    fn retailer(&mut self, region: Region, retailer: u8, side: Side) -> &mut Self;
    /// The player reserved a customer.
    fn reserved(&mut self, seat: Seat, region: Region, end: End) -> &mut Self;
    /// The revealed plan of the player shows exactly so many of these symbols. The round is in its first phase.
    fn shows(&mut self, seat: Seat, wanted: &[(Symbol, u8)]) -> &mut Self;
    fn round(&mut self, round: u8) -> &mut Self;
    /// The one player who is asked.
    fn asked_seat(&self) -> Seat;
    /// The name of what a seat is asked.
    fn question(&self, seat: Seat) -> &'static str;
    /// What was told of the last step, as far as it is wanted.
    fn heard(&self, wanted: impl Fn(&Event) -> bool) -> Vec<Event>;
    fn regions_of(&self, seat: Seat) -> Vec<Region>;
}

fn refill(public: &Public) -> Deck<Tiles> {
    let mut pile = cards().improvements.without(public.gone);
    for tile in public.row.iter().flatten() {
        assert!(pile.remove(tile.id()), "there are not so many {tile:?}");
    }
    for (_, player) in public.players.iter() {
        let start = player.company.map(|company| cards().companies[company.index()].start.id());
        for id in player.tiles.without(start.into_iter().collect()).iter().filter(|id| !Tile::MINIS.contains(id)) {
            assert!(pile.remove(id), "there are not so many improvements {id}");
        }
    }
    Deck::of(pile)
}

impl Rearrange for Table {
    fn tiles(&mut self, seat: Seat, tiles: &[Tile]) -> &mut Self {
        self.edit(|state| {
            let player = &mut state.public.players[seat];
            let start = player.company.map(|company| cards().companies[company.index()].start);
            player.tiles = start.iter().chain(tiles).map(|tile| tile.id()).collect();
            state.dark = refill(&state.public);
        })
    }

    fn row(&mut self, tiles: &[Tile]) -> &mut Self {
        self.edit(|state| {
            state.public.row = std::array::from_fn(|place| tiles.get(place).copied());
            state.dark = refill(&state.public);
        })
    }

    fn tokens(&mut self, seat: Seat, tokens: u8) -> &mut Self {
        self.edit(|state| {
            let player = &mut state.public.players[seat];
            state.public.tokens = state.public.tokens + player.tokens - tokens;
            player.tokens = tokens;
        })
    }

    fn retailer(&mut self, region: Region, retailer: u8, side: Side) -> &mut Self {
        self.edit(|state| {
            assert!(state.public.unused.remove(retailer - 1), "R{retailer} lies somewhere");
            state.public.place_mut(region).retailer = Some((retailer - 1, side));
        })
    }

    fn reserved(&mut self, seat: Seat, region: Region, end: End) -> &mut Self {
        self.edit(|state| {
            state.public.place_mut(region).reserved[end.index()] = Some(seat);
            state.public.players[seat].markers -= 1;
        })
    }

    fn shows(&mut self, seat: Seat, wanted: &[(Symbol, u8)]) -> &mut Self {
        let plan = plan_with(self, seat, wanted);
        let result = yield_of(self, seat, plan);
        self.edit(|state| state.public.players[seat].result = result)
    }

    fn round(&mut self, round: u8) -> &mut Self {
        self.edit(|state| state.public.round = round)
    }

    fn asked_seat(&self) -> Seat {
        self.public().ask.expect("one player is asked").seat
    }

    fn question(&self, seat: Seat) -> &'static str {
        Smartphone::question(self.asked(seat)).name
    }

    fn heard(&self, wanted: impl Fn(&Event) -> bool) -> Vec<Event> {
        self.told(S1).into_iter().filter(|event| wanted(event)).cloned().collect()
    }

    fn regions_of(&self, seat: Seat) -> Vec<Region> {
        Region::ALL.into_iter().filter(|region| self.public().place(*region).has_office(seat)).collect()
    }
}

/// What a plan shows.
pub fn yield_of(scene: &Table, seat: Seat, plan: Action) -> smartphone::plan::Yield {
    let Action::Plan { lower, upper, turn, at, tiles } = plan else { panic!("{plan:?} is no plan") };
    let plan = smartphone::action::Plan { lower, upper, turn, at, tiles };
    smartphone::plan::check(&cards().pads, &hand(scene, seat), &plan.into()).expect("a legal plan")
}

/// Every order of some things.
pub fn orders<T: Copy>(things: &[T]) -> Vec<Vec<T>> {
    if things.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..things.len() {
        let rest: Vec<T> = things.iter().enumerate().filter(|(at, _)| *at != first).map(|(_, thing)| *thing).collect();
        all.extend(orders(&rest).into_iter().map(|rest| [vec![things[first]], rest].concat()));
    }
    all
}

/// A plan without improvements, the upper pad upright and moved by so much.
pub fn bare(lower: PadSide, upper: PadSide, x: i8, y: i8) -> Action {
    Action::Plan { lower, upper, turn: 0, at: At(x, y), tiles: Laid::EMPTY }
}

/// The same plan with an improvement on top: its first symbol at a cell, the other one to the right or below.
pub fn with_tile(plan: Action, tile: Tile, (x, y): (i8, i8), to: Way) -> Action {
    let Action::Plan { lower, upper, turn, at, tiles } = plan else { panic!("{plan:?} is no plan") };
    let tiles = tiles.with(Place { tile, at: At(x, y), to, between: false }).expect("room for a tile");
    Action::Plan { lower, upper, turn, at, tiles }
}

/// Plays a whole game, each time with some legal choice; shows the table after each step with who acted.
pub fn play_out(scene: &mut Table, seed: usize, mut look: impl FnMut(&Table, Seat)) {
    scene.seeded(seed as u64);
    for step in 1.. {
        let Some(seat) = scene.owed().seats().iter().next() else { return };
        let legal = scene.legal(seat);
        scene.act(seat, legal[(step * 7919 + seed * 31) % legal.len()]);
        look(scene, seat);
    }
}
