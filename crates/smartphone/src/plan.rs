//! SP-240 … SP-256: phase 1. What a plan is, whether it is legal, what it gives, and all plans that there are.

mod build;
mod laid;
mod pads;
mod table;

pub use laid::{Laid, Place};
pub use pads::{At, PadSide, Pads, Way};
pub use table::{Source, Table};

use crate::{Symbol, Tiles, tile};
use kernel::{Fact, FactValue, Facts, Illegal, Open, Phrase, ensure};
use serde::{Deserialize, Serialize};

/// SP-48 … SP-51: the squares of the sides of the pads, in the order of [`PadSide`].
pub type Squares = [[Symbol; 6]; PadSide::ALL.len()];

/// What a player can lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Usable improvements and mini improvements.
    pub tiles: Tiles,
    /// SP-252: whether one square may lie outside the pads.
    pub outside: bool,
}

/// A plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts"))]
pub struct Layout {
    pub pads: Pads,
    pub tiles: Laid,
}

/// SP-256: the active symbols of a plan, its covered squares and its unused improvements: all that counts in the round.
/// Four bits each, in this order; in JSON a list of these numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts", type = "number[]"))]
#[serde(into = "[u8; 8]")]
pub struct Yield(u32);

impl Yield {
    /// How many kinds of symbols there are. Blank squares are not counted.
    const SYMBOLS: usize = Symbol::Blank as usize;

    /// Nothing but covered squares and unused improvements.
    fn new(covered: u8, unused: usize) -> Yield {
        Yield(u32::from(covered) << (4 * Yield::SYMBOLS) | (unused.min(15) as u32) << (4 * Yield::SYMBOLS + 4))
    }

    /// One active symbol, to be added.
    fn one(symbol: Symbol) -> u32 {
        if symbol == Symbol::Blank { 0 } else { 1 << (4 * symbol.index()) }
    }

    const fn digit(self, at: usize) -> u8 {
        (self.0 >> (4 * at)) as u8 & 15
    }

    /// How many active symbols of a kind.
    pub const fn count(self, symbol: Symbol) -> u8 {
        if symbol.index() < Yield::SYMBOLS { self.digit(symbol.index()) } else { 0 }
    }

    /// SP-250: squares of the lower pad under the upper pad.
    pub const fn covered(self) -> u8 {
        self.digit(Yield::SYMBOLS)
    }

    /// SP-63, SP-654: improvements left unused, without mini improvements.
    pub const fn unused(self) -> u8 {
        self.digit(Yield::SYMBOLS + 1)
    }
}

impl From<Yield> for [u8; 8] {
    fn from(it: Yield) -> [u8; 8] {
        std::array::from_fn(|at| it.digit(at))
    }
}

/// SP-247, SP-249: what a plan gives, or the rule that forbids it.
pub fn check(squares: &Squares, hand: &Hand, plan: &Layout) -> Result<Yield, Illegal> {
    plan.pads.check()?;
    let [lower, upper] = plan.pads.cells();
    let (mut left, mut outside, mut sum, mut on_lower, mut on_upper) = (hand.tiles, 0, 0, 0, 0);
    for place in plan.tiles.iter() {
        let cells = place.squares().fold(0, |cells, (_, at)| cells | at.only());
        ensure(left.remove(place.tile.id()), "SP-245", || Phrase::new("smartphone-refuse-tile"))?;
        ensure(place.is_plain(), "SP-64", || Phrase::new("smartphone-refuse-form"))?;
        ensure(cells & on_lower == 0, "SP-248", || Phrase::new("smartphone-refuse-tiles-overlap"))?;
        let off = place.squares().count() as u32 - (cells & (lower | upper)).count_ones();
        let may = hand.outside && !place.tile.is_mini();
        ensure(off == 0 || may, "SP-246", || Phrase::new("smartphone-refuse-off-pads"))?;
        outside += off;
        ensure(outside <= 1, "SP-252", || Phrase::new("smartphone-refuse-outside"))?;
        ensure(!place.between || cells & upper != 0, "SP-247", || Phrase::new("smartphone-refuse-not-between"))?;
        on_lower |= cells;
        on_upper |= if place.between { 0 } else { cells };
        let shown = place.squares().filter(|(_, at)| !place.between || at.only() & upper == 0);
        sum += shown.map(|(symbol, _)| Yield::one(symbol)).sum::<u32>();
    }
    let sides = [(plan.pads.lower, on_lower | upper), (plan.pads.upper, on_upper)];
    for ((side, over), cells) in sides.into_iter().zip(plan.pads.squares()) {
        let seen = cells.iter().zip(squares[side.index()]).filter(|(at, _)| at.only() & over == 0);
        sum += seen.map(|(_, symbol)| Yield::one(symbol)).sum::<u32>();
    }
    Ok(Yield(sum + Yield::new(plan.pads.covered(), tile::improvements(left)).0))
}

/// What can be added to some facts of a plan: how the pads lie (`lower`, `upper`, `turn`, `at`), then each `tile` in
/// each place where it can still be laid. The plan is whole when the pads lie.
pub fn open(squares: &Squares, hand: &Hand, facts: &Facts) -> Open<Layout> {
    let Some(tiles) = Laid::read("tile", facts) else { return Open::NOTHING };
    let legal = |pads: Pads, tiles: Laid| check(squares, hand, &Layout { pads, tiles }).is_ok();
    let named: Facts = facts.as_slice().iter().filter(|fact| fact.part != "tile").cloned().collect();
    let mut more = Vec::new();
    for pads in Pads::each().filter(|pads| legal(*pads, tiles)) {
        let sides = pads.upper.add("upper", pads.lower.add("lower", Facts::new()));
        let Some(rest) = pads.at.add("at", pads.turn.add("turn", sides)).without(&named) else { continue };
        if rest.is_empty() {
            let numbers = |kind| 1000 * i32::from(kind)..1000 * (i32::from(kind) + 1);
            let places = hand.tiles.kinds().flat_map(numbers).filter_map(Place::numbered);
            let fits = |place: &Place| tiles.with(*place).is_some_and(|tiles| legal(pads, tiles));
            let more = places.filter(fits).map(|place| Fact::new("tile", place.number())).collect();
            return Open { whole: Some(Layout { pads, tiles }), more };
        }
        for fact in rest.as_slice() {
            if !more.contains(fact) {
                more.push(fact.clone());
            }
        }
    }
    Open { whole: None, more }
}
