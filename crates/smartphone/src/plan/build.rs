//! How the table of SP-256 is made: blank tiles are laid in all ways on all pads, and each result is kept once.

use super::laid::{Laid, Place};
use super::pads::{At, Cells, PadSide, Pads, Way};
use super::table::{BOTH, MINI, MIXES, Mix, NONE, Numbers, ONE, Row, improvements, slots, take};
use super::{Squares, Yield};
use crate::{Symbol, Tile};
use std::mem::replace;

/// Some tiles on pads of which the cells are numbered.
#[derive(Clone, Copy, Default)]
struct Packed {
    /// The cells that they take.
    taken: u16,
    /// The pad squares that are visible without them.
    hides: u16,
    mix: Mix,
    /// How many squares are outside.
    outside: usize,
}

/// One way to lay a tile.
type Piece = (Packed, Place);
/// What two sides of pads show for each set of hidden squares: the symbols and their number.
type Left = Vec<(u32, usize)>;

/// The rows of each table: see [`Table`](super::Table).
pub(super) fn rows(squares: &Squares, numbers: &Numbers) -> [Vec<Row>; 4] {
    let mut known = [(); 4].map(|()| vec![false; MIXES * numbers.count()]);
    let mut rows = [const { Vec::new() }; 4];
    let mut all: Vec<Pads> = Pads::each().collect();
    // A pad that is turned upside down lies on the same cells.
    let spot = |pads: &Pads| (pads.at, pads.turn % 2);
    all.sort_by_key(spot);
    for sides in all.chunk_by(|one, other| spot(one) == spot(other)) {
        let [lower, upper] = sides[0].cells();
        let cells: Vec<At> = At::each().filter(|at| at.only() & (lower | upper) != 0).collect();
        let sides: Vec<_> = sides.iter().map(|pads| (*pads, left(squares, numbers, *pads, &cells))).collect();
        let mut seen = vec![false; (2 * MIXES) << cells.len()];
        let pieces: Vec<_> = (0..cells.len()).map(|first| pieces(&cells, upper, first)).collect();
        lay(&pieces, Packed::default(), &mut Vec::new(), &mut |&Packed { hides, mix, outside, .. }, laid| {
            if replace(&mut seen[(2 * mix + outside) << cells.len() | usize::from(hides)], true) {
                return;
            }
            let (mut places, mut slots) = ([BLANK; Laid::MOST], slots(mix));
            laid.iter().for_each(|(piece, place)| places[take(&mut slots, piece.mix)] = *place);
            let needs = outside + if mix < MINI { 0 } else { 2 };
            for (pads, left) in &sides {
                let (symbols, number) = left[usize::from(hides)];
                for table in (0..4).filter(|table| table & needs == needs) {
                    if !replace(&mut known[table][mix * numbers.count() + number], true) {
                        rows[table].push(Row { symbols, mix, pads: *pads, places });
                    }
                }
            }
        });
    }
    rows
}

/// Lays tiles in all ways, beginning with these pieces or later ones.
fn lay(pieces: &[Vec<Piece>], packed: Packed, laid: &mut Vec<Piece>, out: &mut dyn FnMut(&Packed, &[Piece])) {
    let Some((here, later)) = pieces.split_first() else { return out(&packed, laid) };
    for piece in here.iter().filter(|(piece, _)| packed.taken & piece.taken == 0) {
        let (taken, hides) = (packed.taken | piece.0.taken, packed.hides | piece.0.hides);
        let (mix, outside) = (packed.mix + piece.0.mix, packed.outside + piece.0.outside);
        if mix < MIXES && improvements(mix) < Laid::MOST && outside <= 1 {
            laid.push(*piece);
            lay(later, Packed { taken, hides, mix, outside }, laid, out);
            laid.pop();
        }
    }
    lay(later, packed, laid, out);
}

fn left(squares: &Squares, numbers: &Numbers, pads: Pads, cells: &[At]) -> Left {
    let [lower, upper] = pads.squares();
    let symbol = |cell: &At| {
        let on = |side: PadSide, at: [At; 6]| Some(squares[side.index()][at.iter().position(|at| at == cell)?]);
        let symbol = on(pads.upper, upper).or(on(pads.lower, lower)).map_or(0, Yield::one);
        (symbol, numbers.of(symbol))
    };
    let symbols: Left = cells.iter().map(symbol).collect();
    let all = symbols.iter().fold(Yield::new(pads.covered(), 0).0, |sum, (symbol, _)| sum + symbol);
    let mut left = vec![(all, numbers.of(all)); 1 << cells.len()];
    for hides in 1..left.len() {
        let ((sum, number), (symbol, step)) = (left[hides & (hides - 1)], symbols[hides.trailing_zeros() as usize]);
        left[hides] = (sum - symbol, number - step);
    }
    left
}

/// Stands for any tile.
const BLANK: Place =
    Place { tile: Tile::improvement(Symbol::Goods, Symbol::Blank), at: At(0, 0), to: Way::Right, between: false };

/// The ways to lay a tile of which this cell is the first.
fn pieces(cells: &[At], upper: Cells, first: usize) -> Vec<Piece> {
    let (at, here) = (cells[first], 1 << first);
    let mini = Packed { taken: here, hides: here, mix: MINI, outside: 0 };
    let mut pieces = vec![(mini, Place { at, ..BLANK })];
    for to in Way::ALL {
        let second = cells.iter().position(|cell| *cell == at.next(to));
        let (there, outside) = second.map_or((0, 1), |second| (1 << second, 0));
        // One cell outside is as good as another.
        let again = outside == 1 && pieces.iter().any(|(piece, _)| piece.outside == 1);
        if again || second.is_some_and(|second| second < first) {
            continue;
        }
        let on_top = Packed { taken: here | there, hides: here | there, mix: BOTH, outside };
        pieces.push((on_top, Place { at, to, ..BLANK }));
        let place = Place { at, to, between: true, ..BLANK };
        let (hides, mix, place) = match [at, at.next(to)].map(|cell| cell.only() & upper != 0) {
            [false, false] => continue,
            [false, true] => (here, ONE, place),
            [true, false] => (there, ONE, place.turned()),
            [true, true] => (0, NONE, place),
        };
        pieces.push((Packed { hides, mix, ..on_top }, place));
    }
    pieces
}
