//! The pads square by square, and plans as they lie on the grid of SP-243.

use super::{Board, COLUMNS, hanging, signs};
use crate::boards::{Block, Draft, Scene};
use crate::terminal::Row;
use games::smartphone::pieces::Symbol;
use games::smartphone::plan::{At, Laid, Layout, PadSide, Pads, Place};
use games::smartphone::view::{PhaseView, PlayerView, Printed, ResultView};
use kernel::{FactValue, Phrase};
use serde::Deserialize;
use std::collections::BTreeMap;

/// What is seen in each cell, by row and column.
type Cells = BTreeMap<(i8, i8), Row>;

/// What holds the symbol of a square.
const LOWER: [&str; 2] = ["[", "]"];
const UPPER: [&str; 2] = ["(", ")"];
const TILE: [&str; 2] = ["{", "}"];

/// A pad with two columns of squares, and the blank beside it.
const PAD: usize = 14;
/// The axis and six cells.
const GRID: usize = 30;
/// The cells that the upper pad can reach.
const NEAR: [(i8, i8); 2] = [(-2, -2), (4, 3)];

impl Board<'_> {
    /// The plan of a player if there is one, otherwise the pads while they are needed.
    pub(super) fn place(&self, player: &PlayerView) -> Vec<Row> {
        let sealed = self.view.sealed.filter(|_| self.me().is_some_and(|me| me.seat == player.seat));
        let planning = matches!(self.view.phase, PhaseView::Setup | PhaseView::Planning);
        match player.plan.filter(|_| !planning).or(sealed) {
            Some(plan) => {
                let title = Phrase::new("board-smartphone-plan").seat("seat", player.seat);
                let mut rows = vec![Row::new().plain(" ").and(self.scene.cast.tinted(&self.say(&title)))];
                rows.extend(laid(self.printed, self.scene, &plan, player.result.as_ref().filter(|_| sealed.is_none())));
                rows
            }
            None if planning && !player.steve => self.pads(player),
            None => Vec::new(),
        }
    }

    fn pads(&self, player: &PlayerView) -> Vec<Row> {
        let mut blocks = vec![Block::new(1, [])];
        blocks.extend(PadSide::ALL.map(|side| {
            let squares = self.printed.pads[side.index()].chunks(2);
            let rows = squares.map(|pair| pair.iter().fold(Row::new(), |row, symbol| row.and(square(*symbol, LOWER))));
            Block::new(PAD, std::iter::once(Row::new().soft(self.say(&side.say()))).chain(rows))
        }));
        let tiles =
            Row::new().soft(format!("{} ", self.label("board-smartphone-tiles"))).and(signs::tiles(&player.tiles));
        let mut rows = Block::beside(&blocks);
        rows.extend(hanging(COLUMNS, Row::new(), 1, &tiles));
        rows
    }
}

/// A plan that is being made: how the upper pad can be turned, where it can go, then what is seen of pads and tiles.
pub(super) fn draft(printed: &Printed, scene: Scene<'_>, draft: Draft<'_>) -> Vec<Row> {
    let facts = draft.facts;
    let (Some(lower), Some(upper)) = (PadSide::read("lower", facts), PadSide::read("upper", facts)) else {
        return Vec::new();
    };
    let pads = |turn| Pads { lower, upper, turn, at: At::read("at", facts).unwrap_or(At(0, 0)) };
    let Some(turn) = u8::read("turn", facts) else {
        let turned = (0..4).map(|turn| Block::new(PAD + 4, turned(printed, scene, pads(turn))));
        return Block::beside(&std::iter::once(Block::new(1, [])).chain(turned).collect::<Vec<_>>());
    };
    let pads = pads(turn);
    match Laid::read("tile", facts).filter(|_| facts.speak_of("at")) {
        Some(tiles) => {
            let shown = draft.shown.and_then(|shown| ResultView::deserialize(&shown["plan"]).ok());
            laid(printed, scene, &Layout { pads, tiles }, shown.as_ref())
        }
        None => {
            let mut lower = Cells::new();
            lay(&mut lower, pad(printed, pads, 0), LOWER);
            let beside = turned(printed, scene, pads).into_iter();
            let beside = beside.chain([Row::new(), Row::new().soft(scene.label("board-smartphone-corner"))]);
            Block::beside(&[Block::new(GRID, grid(&lower, NEAR)), Block::new(48, beside)])
        }
    }
}

/// The upper pad alone, turned.
fn turned(printed: &Printed, scene: Scene<'_>, pads: Pads) -> Vec<Row> {
    let title = Phrase::new("board-smartphone-turned").phrase("pad", pads.upper.say());
    let mut cells = Cells::new();
    lay(&mut cells, pad(printed, pads, 1), UPPER);
    let (rows, columns) = bounds(&cells);
    let row = |y: i8| (columns.0..=columns.1).fold(Row::new(), |row, x| row.and(cells[&(y, x)].clone()));
    let title = scene.say(&title.number("turn", 90 * u16::from(pads.turn)));
    std::iter::once(Row::new().soft(title)).chain((rows.0..=rows.1).map(row)).collect()
}

/// A plan, and what it comes to.
fn laid(printed: &Printed, scene: Scene<'_>, plan: &Layout, result: Option<&ResultView>) -> Vec<Row> {
    let mut cells = Cells::new();
    let tiles = |between: bool| plan.tiles.iter().filter(move |place| place.between == between);
    lay(&mut cells, pad(printed, plan.pads, 0), LOWER);
    lay(&mut cells, tiles(true).flat_map(Place::squares), TILE);
    lay(&mut cells, pad(printed, plan.pads, 1), UPPER);
    lay(&mut cells, tiles(false).flat_map(Place::squares), TILE);
    let (rows, columns) = bounds(&cells);
    let grid = grid(&cells, [(rows.0, columns.0), (rows.1, columns.1)]);
    let words = result.map(|result| words(scene, result)).unwrap_or_default();
    let legend = ["board-smartphone-axes", "board-smartphone-squares"].map(|key| Row::new().soft(scene.label(key)));
    Block::beside(&[Block::new(GRID, grid), Block::new(48, legend.into_iter().chain(words))])
}

/// The numbers of a plan in words.
fn words(scene: Scene<'_>, result: &ResultView) -> Vec<Row> {
    let factory = scene.label(match result.symbols[Symbol::Factory.index()] {
        0 => "board-smartphone-no-factory",
        _ => "board-smartphone-factory",
    });
    let number = |key: &'static str, number: u8| scene.say(&Phrase::new(key).number("n", number));
    let symbol = |of, text: String| signs::symbol(of).plain(format!(" {text}"));
    vec![
        symbol(Symbol::Plus, number("board-smartphone-plan-price", result.price)),
        symbol(Symbol::Goods, number("board-smartphone-plan-goods", result.goods)),
        symbol(Symbol::Factory, factory),
        symbol(Symbol::Research, number("board-smartphone-plan-research", result.research)),
        symbol(Symbol::Logistics, number("board-smartphone-plan-logistics", result.logistics)),
        Row::new().soft(number("board-smartphone-plan-covered", result.covered)),
        Row::new().soft(number("board-smartphone-plan-unused", result.unused)),
    ]
}

/// The squares of the lower pad (0) or the upper one (1), with their cells.
fn pad(printed: &Printed, pads: Pads, which: usize) -> impl Iterator<Item = (Symbol, At)> {
    let side = [pads.lower, pads.upper][which];
    printed.pads[side.index()].into_iter().zip(pads.squares()[which])
}

/// Lays squares over what there is.
fn lay(cells: &mut Cells, squares: impl Iterator<Item = (Symbol, At)>, edges: [&str; 2]) {
    cells.extend(squares.map(|(symbol, At(x, y))| ((y, x), square(symbol, edges))));
}

/// `[✱ ]`, four columns.
fn square(symbol: Symbol, [left, right]: [&str; 2]) -> Row {
    Row::new().plain(left).and(signs::symbol(symbol)).plain(right)
}

/// The first and the last row, the first and the last column.
fn bounds(cells: &Cells) -> ((i8, i8), (i8, i8)) {
    let ends = |of: fn(&(i8, i8)) -> i8| {
        let each = cells.keys().map(of);
        (each.clone().min().unwrap_or(0), each.max().unwrap_or(0))
    };
    (ends(|(y, _)| *y), ends(|(_, x)| *x))
}

/// Cells from one to another, with the numbers of columns and rows.
fn grid(cells: &Cells, [(top, left), (bottom, right)]: [(i8, i8); 2]) -> Vec<Row> {
    let axis = (left..=right).fold(Row::new().soft("  y x"), |row, x| row.soft(format!("{:>3} ", x)));
    let row = |y: i8| {
        let start = Row::new().soft(format!("{:>4} ", y));
        (left..=right).fold(start, |row, x| row.and(cells.get(&(y, x)).cloned().unwrap_or_default().padded(4)))
    };
    std::iter::once(axis).chain((top..=bottom).map(row)).collect()
}
