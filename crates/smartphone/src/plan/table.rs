//! SP-256: all plans there are, as a table that does not depend on the tiles.

use super::laid::{Laid, Place};
use super::pads::Pads;
use super::{Hand, Layout, Squares, Yield, build};
use crate::{Tile, tile};
use kernel::Chance;
use std::mem::replace;
use std::ops::Range;

/// Every way to lay the pads and blank tiles, once for each result: which symbols of the pads stay visible, how many
/// squares are covered, and how many tiles show both squares, one or none.
/// Four tables: plain, with a square outside the pads, with a mini improvement, with both. Each has the rows of simpler
/// ones too.
#[derive(Debug)]
pub struct Table {
    /// Fewer improvements first.
    rows: [Vec<Row>; 4],
    /// Where the rows of each mix are.
    spans: [Vec<Range<usize>>; 4],
    /// The most symbols of each kind that two pads show.
    most: [usize; Yield::SYMBOLS],
}

/// One result, with a layout that has it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// The visible pad squares and the covered ones, as in a [`Yield`].
    pub symbols: u32,
    pub mix: Mix,
    pub pads: Pads,
    /// See [`slots`]. Where a tile shows one square, that is the first.
    pub places: [Place; Laid::MOST],
}

/// How many improvements show both squares, one or none, and how many mini improvements lie open: an octal digit each.
/// No mini improvement is hidden, since one left unused is worth as much (SP-251, SP-654).
pub(super) type Mix = usize;
pub(super) const BOTH: Mix = 0o1;
pub(super) const ONE: Mix = 0o10;
pub(super) const NONE: Mix = 0o100;
pub(super) const MINI: Mix = 0o1000;
pub(super) const MIXES: usize = 0o2000;

pub(super) fn improvements(mix: Mix) -> usize {
    (mix & 7) + (mix >> 3 & 7) + (mix >> 6 & 7)
}

/// Where the places in a row begin for tiles that show both squares, one or none, and for a mini improvement.
pub(super) fn slots(mix: Mix) -> [usize; 4] {
    [0, mix & 7, (mix & 7) + (mix >> 3 & 7), LAST]
}

/// The next place for one tile.
pub(super) fn take(slots: &mut [usize; 4], tile: Mix) -> usize {
    let next = &mut slots[tile.trailing_zeros() as usize / 3];
    replace(next, *next + 1)
}

/// The tiles that can be laid: improvements and, as the last, a mini improvement. Nobody has more (SP-EX-36, SP-637).
type Stock = [Option<Tile>; Laid::MOST];
const LAST: usize = Laid::MOST - 1;

/// A row and what each tile does in it: enough to build a plan.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    row: u32,
    roles: Roles,
}

type Roles = [u8; Laid::MOST];
const UNUSED: u8 = 0;
const SHOWN: u8 = 1;
/// Shows its first square alone, or its second.
const FIRST: u8 = 2;
const SECOND: u8 = 3;
const HIDDEN: u8 = 4;

/// A way to hand out tiles: their mix, what they show, and what each does.
type Deal = (Mix, u32, Roles);

/// How a tile counts that does this.
fn mix(at: usize, role: u8) -> Mix {
    if at == LAST { [0, MINI][usize::from(role)] } else { [0, BOTH, ONE, ONE, NONE][usize::from(role)] }
}

impl Table {
    /// For these pads.
    pub fn new(squares: &Squares) -> Table {
        let count = |side: usize, at: usize| squares[side].iter().filter(|symbol| symbol.index() == at).count();
        let most = std::array::from_fn(|at| count(0, at).max(count(1, at)) + count(2, at).max(count(3, at)));
        let mut rows = build::rows(squares, &Numbers::new(&most));
        let spans = rows.each_mut().map(|rows| {
            rows.sort_unstable_by_key(|row| (improvements(row.mix), row.mix, row.symbols));
            let (mut spans, mut start) = (vec![0..0; MIXES], 0);
            for span in rows.chunk_by(|one, other| one.mix == other.mix) {
                spans[span[0].mix] = start..start + span.len();
                start += span.len();
            }
            spans
        });
        Table { rows, spans, most }
    }

    /// The table for a hand, and the tiles of it.
    fn of(hand: &Hand) -> (usize, Stock) {
        let (mut tiles, mut count) = ([None; Laid::MOST], 0);
        for tile in hand.tiles.iter().filter_map(|id| Tile::try_from(id).ok()) {
            let at = if tile.is_mini() { LAST } else { count.min(LAST - 1) };
            (tiles[at], count) = (Some(tile), at + 1);
        }
        (2 * usize::from(tiles[LAST].is_some()) + usize::from(hand.outside), tiles)
    }

    /// How many rows there are for which a hand has tiles enough.
    pub fn rows(&self, hand: &Hand) -> usize {
        let most = tile::improvements(hand.tiles);
        self.rows[Table::of(hand).0].partition_point(|row| improvements(row.mix) <= most)
    }

    /// Calls `out` once for each different yield, with a way to get it.
    pub fn each_yield(&self, hand: &Hand, mut out: impl FnMut(Yield, Source)) {
        let (table, tiles) = Table::of(hand);
        let (rows, mut most, all) = (&self.rows[table], self.most, tile::improvements(hand.tiles));
        for symbol in tiles.iter().flatten().flat_map(|tile| tile.symbols()).flatten() {
            most.get_mut(symbol.index()).into_iter().for_each(|most| *most += 1);
        }
        let numbers = Numbers::new(&most);
        let of_rows: Vec<usize> = rows.iter().map(|row| numbers.of(row.symbols)).collect();
        let mut known = vec![false; 16 * numbers.count()];
        each_deal(&tiles, 0, (0, 0, [UNUSED; Laid::MOST]), &mut |(mix, shown, roles)| {
            let sum = shown + Yield::new(0, all - improvements(mix)).0;
            let (span, number) = (self.spans[table][mix].clone(), numbers.of(sum));
            for (row, of_row) in span.clone().zip(&of_rows[span]) {
                if !replace(&mut known[of_row + number], true) {
                    out(Yield(rows[row].symbols + sum), Source { row: row as u32, roles });
                }
            }
        });
    }

    /// Any plan. Each row of the table for which there are tiles is equally likely, and then each way to hand out the
    /// tiles in it: which show both squares, one and which of them, or none, and which are left. Copies of a tile are
    /// told apart, and so are two equal squares of one.
    pub fn draw(&self, hand: &Hand, chance: &mut dyn Chance) -> Layout {
        let (table, tiles) = Table::of(hand);
        let row = chance.one_of(self.rows(hand));
        let mix = self.rows[table][row].mix;
        let [_, one, hidden, _] = slots(mix);
        let mut roles = [UNUSED; Laid::MOST];
        roles[..improvements(mix)].fill(HIDDEN);
        roles[..hidden].fill(FIRST);
        roles[..one].fill(SHOWN);
        chance.shuffle(&mut roles[..tiles[..LAST].iter().flatten().count()]);
        for role in roles.iter_mut().filter(|role| **role == FIRST) {
            *role = [FIRST, SECOND][chance.one_of(2)];
        }
        roles[LAST] = if mix < MINI { UNUSED } else { SHOWN };
        self.plan(hand, Source { row: row as u32, roles })
    }

    /// The plan that a yield of this table and hand comes from.
    pub fn plan(&self, hand: &Hand, source: Source) -> Layout {
        let (table, tiles) = Table::of(hand);
        let row = &self.rows[table][source.row as usize];
        let (mut laid, mut slots) = (Laid::EMPTY, slots(row.mix));
        for (at, (tile, role)) in tiles.into_iter().zip(source.roles).enumerate() {
            let Some(tile) = tile.filter(|_| role != UNUSED) else { continue };
            let place = Place { tile, ..row.places[take(&mut slots, mix(at, role))] };
            let place = if role == SECOND { place.turned() } else { place };
            let place = if place.is_plain() { place } else { place.turned() };
            laid = laid.with(place).expect("SP-256: a row has a place for each of its tiles");
        }
        Layout { pads: row.pads, tiles: laid }
    }
}

/// Calls `out` with every way to hand out the tiles from one on. Copies of a tile are alike, and so are equal squares.
fn each_deal(tiles: &Stock, at: usize, (sum, shown, mut roles): Deal, out: &mut impl FnMut(Deal)) {
    let Some(tile) = tiles.get(at) else { return out((sum, shown, roles)) };
    let [first, second] = tile.map_or([None; 2], Tile::symbols).map(|symbol| symbol.map_or(0, Yield::one));
    let least = if at > 0 && tiles[at - 1] == *tile { roles[at - 1] } else { UNUSED };
    let most = tile.map_or(UNUSED, |_| if at == LAST { SHOWN } else { HIDDEN });
    for role in (least..=most).filter(|role| *role != SECOND || first != second) {
        roles[at] = role;
        let shown = shown + [0, first + second, first, second, 0][usize::from(role)];
        each_deal(tiles, at + 1, (sum + mix(at, role), shown, roles), out);
    }
}

/// Numbers yields with few gaps: what each of their digits counts.
pub(super) struct Numbers([usize; Yield::SYMBOLS + 2]);

impl Numbers {
    /// For at most so many of each symbol, and 4 covered squares.
    fn new(most: &[usize; Yield::SYMBOLS]) -> Numbers {
        let mut steps = [1; Yield::SYMBOLS + 2];
        for at in 1..steps.len() {
            steps[at] = steps[at - 1] * (most.get(at - 1).copied().unwrap_or(4) + 1);
        }
        Numbers(steps)
    }

    /// How many there are without unused improvements.
    pub(super) fn count(&self) -> usize {
        self.0[Yield::SYMBOLS + 1]
    }

    pub(super) fn of(&self, sum: u32) -> usize {
        self.0.iter().enumerate().map(|(at, step)| usize::from(Yield(sum).digit(at)) * step).sum()
    }
}
