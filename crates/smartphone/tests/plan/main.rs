//! SP-40 … SP-53, SP-240 … SP-256, SP-652 … SP-654: plans as geometry.

mod facts;
mod pads;
mod table;
mod tiles;

use kernel::Illegal;
use smartphone::pieces::Symbol::{self, Blank, Cheap, Factory, Goods, Logistics, Plus, Research};
use smartphone::plan::{At, Hand, Laid, Layout, PadSide, Pads, Place, Squares, Table, Way, Yield, check};
use smartphone::tile::{Tile, Tiles};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// SP-48 … SP-51.
const SQUARES: Squares = [
    [Blank, Logistics, Factory, Goods, Blank, Plus],
    [Cheap, Blank, Factory, Goods, Blank, Research],
    [Cheap, Blank, Research, Logistics, Blank, Logistics],
    [Blank, Goods, Logistics, Research, Blank, Research],
];

/// The hand of SP-EX-36, as it grows.
const IMPROVEMENTS: [Tile; 5] = [
    Tile::improvement(Research, Plus),
    Tile::improvement(Goods, Goods),
    Tile::improvement(Cheap, Logistics),
    Tile::improvement(Logistics, Research),
    Tile::improvement(Goods, Plus),
];

static TABLE: LazyLock<Table> = LazyLock::new(|| Table::new(&SQUARES));

fn hand(tiles: &[Tile], outside: bool) -> Hand {
    Hand { tiles: tiles.iter().map(|tile| tile.id()).collect::<Tiles>(), outside }
}

fn laid(places: &[Place]) -> Laid {
    places.iter().fold(Laid::EMPTY, |laid, place| laid.with(*place).expect("at most six"))
}

fn top(tile: Tile, x: i8, y: i8, to: Way) -> Place {
    Place { tile, at: At(x, y), to, between: false }
}

fn between(tile: Tile, x: i8, y: i8, to: Way) -> Place {
    Place { between: true, ..top(tile, x, y, to) }
}

/// W1 lies on K1, moved to the right and down by one: its squares 0 and 2 cover squares 3 and 5.
///
/// ```text
///     x=0         1           2
/// y=0 Blank       Logistics
///   1 Factory     (Cheap)     (Blank)
///   2 Blank       (Research)  (Logistics)
///   3             (Blank)     (Logistics)
/// ```
const SPREAD: Pads = Pads { lower: PadSide::K1, upper: PadSide::W1, turn: 0, at: At(1, 1) };

/// What a plan with these tiles on [`SPREAD`] gives to somebody who has just them.
fn spread(places: &[Place], outside: bool) -> Result<Yield, Illegal> {
    let tiles: Vec<Tile> = places.iter().map(|place| place.tile).collect();
    check(&SQUARES, &hand(&tiles, outside), &Layout { pads: SPREAD, tiles: laid(places) })
}

fn rule(result: Result<Yield, Illegal>) -> &'static str {
    result.expect_err("a rule forbids it").rule
}

/// Symbols, covered squares and unused improvements.
fn counts(it: Yield) -> (BTreeMap<Symbol, u8>, u8, u8) {
    let count = |symbol: Symbol| Some((symbol, it.count(symbol))).filter(|(_, count)| *count > 0);
    (Symbol::ALL.into_iter().filter_map(count).collect(), it.covered(), it.unused())
}

fn some(symbols: &[(Symbol, u8)]) -> BTreeMap<Symbol, u8> {
    symbols.iter().copied().collect()
}

fn yields(hand: &Hand) -> BTreeSet<Yield> {
    let mut all = BTreeSet::new();
    TABLE.each_yield(hand, |it, source| {
        assert!(all.insert(it), "{it:?} comes twice");
        let plan = TABLE.plan(hand, source);
        assert_eq!(check(&SQUARES, hand, &plan), Ok(it), "{plan:?}");
    });
    all
}

/// All places of a tile, as facts name them.
fn places(tile: Tile) -> impl Iterator<Item = Place> {
    let first = 1000 * i32::from(tile.id());
    (first..first + 1000).filter_map(Place::numbered)
}
