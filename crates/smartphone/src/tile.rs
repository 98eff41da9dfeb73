//! Improvements and mini improvements: the tiles that are laid in a plan.

use crate::Symbol;
use kernel::{Bag, CardId};
use serde::{Deserialize, Serialize};

const SYMBOLS: u8 = Symbol::ALL.len() as u8;
/// How many different dominoes there can be.
const PAIRS: u8 = SYMBOLS * (SYMBOLS + 1) / 2;

/// SP-64: a kind of tiles. The two squares of an improvement have no order, and copies are alike.
///
/// As a number it is a [`CardId`]: the dominoes first, then the single squares of mini improvements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts", type = "number"))]
#[serde(try_from = "CardId", into = "CardId")]
pub struct Tile(CardId);

pub type Tiles = Bag<3>;

/// SP-655: how many of them are improvements; mini improvements are none.
pub fn improvements(tiles: Tiles) -> usize {
    tiles.len() - tiles.within(Tile::MINIS).len()
}

impl Tile {
    pub const KINDS: CardId = PAIRS + SYMBOLS;
    /// The numbers of mini improvements.
    pub const MINIS: std::ops::Range<CardId> = PAIRS..Tile::KINDS;

    /// An improvement: a domino of two squares.
    pub const fn improvement(a: Symbol, b: Symbol) -> Tile {
        let (low, high) = if (a as u8) < (b as u8) { (a as u8, b as u8) } else { (b as u8, a as u8) };
        Tile(high * (high + 1) / 2 + low)
    }

    /// SP-652: a mini improvement: a single square.
    pub const fn mini(symbol: Symbol) -> Tile {
        Tile(PAIRS + symbol as u8)
    }

    pub const fn id(self) -> CardId {
        self.0
    }

    /// Its squares, one after another.
    pub fn squares(self) -> impl Iterator<Item = Symbol> {
        self.symbols().into_iter().flatten()
    }

    /// A short name, the same in every language.
    pub fn key(self) -> String {
        self.squares().map(|symbol| format!("{symbol:?}")).collect::<Vec<_>>().join("+")
    }

    pub const fn is_mini(self) -> bool {
        self.0 >= PAIRS
    }

    /// Its squares: two, or one of a mini improvement.
    pub fn symbols(self) -> [Option<Symbol>; 2] {
        if self.is_mini() {
            return [Some(Symbol::ALL[usize::from(self.0) - usize::from(PAIRS)]), None];
        }
        let high = (0..SYMBOLS).rev().find(|high| high * (high + 1) / 2 <= self.0).unwrap_or_default();
        [usize::from(self.0 - high * (high + 1) / 2), usize::from(high)].map(|at| Some(Symbol::ALL[at]))
    }
}

impl TryFrom<CardId> for Tile {
    type Error = String;
    fn try_from(id: CardId) -> Result<Tile, String> {
        if id < Tile::KINDS { Ok(Tile(id)) } else { Err(format!("tiles are 0 to {}, not {id}", Tile::KINDS - 1)) }
    }
}

impl From<Tile> for CardId {
    fn from(tile: Tile) -> CardId {
        tile.0
    }
}

kernel::number_facts!(Tile: Tile::id, |id: CardId| Tile::try_from(id).ok(), (0..Tile::KINDS).map(Tile));
