//! The map: courtyards in bricks, and between their rows the roofs, half a brick to the right, so that each roof
//! touches its four courtyards.
//!
//! Levels are counted from the top: the even ones are rows of courtyards, the odd ones rows of roofs. In the edges
//! between them stand the Elevators. A Bridge crosses the edge between two roofs, or the one between the two
//! courtyards that separate an upper and a lower roof.

use super::{Board, shapes, signs};
use crate::terminal::{Row, Tint, WIDTH, shape};
use games::dei::Region;
use games::dei::view::{RegionView, UnitsView};
use kernel::Seat;

/// A brick wider than this would be empty.
const WIDEST: usize = 20;

/// Rows and columns of districts, and how wide a brick is with one of its edges: an even number.
#[derive(Clone, Copy)]
struct Grid {
    rows: usize,
    columns: usize,
    pitch: usize,
}

impl Board<'_> {
    pub(super) fn map(&self) -> Vec<Row> {
        let Some(last) = self.view.regions.iter().rfind(|region| region.roof) else { return Vec::new() };
        let (rows, columns) = (usize::from(last.row) + 1, usize::from(last.column) + 1);
        let grid = Grid { rows, columns, pitch: ((WIDTH - 1) / (columns + 1)).min(WIDEST) & !1 };
        let above = |level| std::iter::once(self.edge(grid, level));
        (0..=2 * rows).flat_map(|level| above(level).chain(self.level(grid, level))).chain(above(2 * rows + 1)).collect()
    }

    /// A row of courtyards or roofs.
    fn level(&self, grid: Grid, level: usize) -> Vec<Row> {
        let (at, roof, width) = (level / 2, level % 2 == 1, grid.pitch - 3);
        let regions = self.view.regions.iter().filter(|region| region.roof == roof && usize::from(region.row) == at);
        let cells: Vec<(bool, Vec<Row>)> = regions.map(|region| (region.sealed, self.cell(region, width))).collect();
        let bridges: Vec<Vec<Row>> = (0..cells.len()).map(|column| self.bridges(grid, level, column)).collect();
        // A Bridge between two roofs stands below what is written in them.
        let below = |column: usize| if roof { cells[column].1.len().max(cells[column + 1].1.len()) } else { 0 };
        let crossed = (0..cells.len()).filter(|column| !bridges[*column].is_empty());
        let crossed = crossed.map(|column| below(column) + bridges[column].len());
        let height = cells.iter().map(|(_, lines)| lines.len()).chain(crossed).fold(2, usize::max);
        let line = |line: usize| {
            let crossing = |column: usize| bridges.get(column).and_then(|all| all.get(height - 1 - line)).cloned();
            let start = Row::new().plain(" ".repeat(if roof { grid.pitch / 2 } else { 0 })).soft("│");
            cells.iter().enumerate().fold(start, |row, (column, (sealed, lines))| {
                let fill = if *sealed { "░" } else { " " };
                let margin = |bridge: &Option<Row>| if roof && bridge.is_some() { "═" } else { fill };
                let (before, after) = (crossing(column.wrapping_sub(1)), crossing(column));
                let text = lines.get(line).cloned().unwrap_or_default();
                let rest = fill.repeat(width - text.width());
                let row = row.soft(margin(&before)).and(text).soft(rest).soft(margin(&after));
                let edge = if roof || bridges[column].is_empty() { "│" } else { "║" };
                row.and(after.unwrap_or_else(|| Row::new().soft(edge)))
            })
        };
        (0..height).map(line).collect()
    }

    /// The Bridges over the edge to the right of a column.
    fn bridges(&self, grid: Grid, level: usize, column: usize) -> Vec<Row> {
        let (at, roofs) = (level / 2, level % 2 == 1);
        if level == 0 || level == 2 * grid.rows || column + usize::from(roofs) >= grid.columns {
            return Vec::new();
        }
        let ends = if roofs { [(at, column), (at, column + 1)] } else { [(at - 1, column), (at, column)] };
        let owners = self.ways(ends.map(|(row, column)| Region::roof(row as u8, column as u8)));
        owners.map(|seat| seat.map_or_else(|| Row::new().plain(signs::NEUTRAL), |seat| shapes(&[seat]))).collect()
    }

    /// Whose Elevators or Bridges join two regions.
    fn ways(&self, [one, other]: [Region; 2]) -> impl Iterator<Item = Option<Seat>> {
        let joins = move |ends: [Region; 2]| ends == [one, other] || ends == [other, one];
        self.view.ways.iter().filter(move |way| joins([way.region, way.other])).map(|way| way.seat)
    }

    /// The edge above a level, in pieces of half a brick: courtyards have their sides at even places, roofs at odd ones.
    fn edge(&self, grid: Grid, level: usize) -> Row {
        let (last, width, courtyards) = (2 * grid.columns + 2, grid.pitch / 2 - 1, level - level % 2);
        (0..=last).fold(Row::new(), |row, place| {
            let (above, below) = (level > 0 && place % 2 != level % 2, level <= 2 * grid.rows && place % 2 == level % 2);
            let [start, side, bridge, end] = match (above, below) {
                (true, _) => ["└", "┴", "╨", "┘"],
                (_, true) => ["┌", "┬", "╥", "┐"],
                _ => ["─"; 4],
            };
            let bridged = || place % 2 == 0 && !self.bridges(grid, courtyards, place / 2 - 1).is_empty();
            let row = match place {
                0 => row.soft(start),
                _ if place == last => return row.soft(end),
                _ => row.soft(if bridged() { bridge } else { side }),
            };
            let inside = level > 0 && level <= 2 * grid.rows && (1..last - 1).contains(&place);
            let elevators = if inside { self.elevators(level, place) } else { Row::new() };
            let left = (width - elevators.width()) / 2;
            let right = width - left - elevators.width();
            row.soft("─".repeat(left)).and(elevators).soft("─".repeat(right))
        })
    }

    /// The Elevators in a piece of an edge. Six of them leave no room for the sign.
    fn elevators(&self, level: usize, place: usize) -> Row {
        let courtyard = Region::courtyard((level / 2) as u8, (place / 2) as u8);
        let roof = Region::roof(((level - 1) / 2) as u8, ((place - 1) / 2) as u8);
        let seats: Vec<Seat> = self.ways([courtyard, roof]).flatten().collect();
        Row::new().plain(if (1..6).contains(&seats.len()) { "↕" } else { "" }).and(shapes(&seats))
    }

    /// What there is in a region, and the units below.
    fn cell(&self, view: &RegionView, width: usize) -> Vec<Row> {
        let kind = if view.roof { "R" } else { "C" };
        let label = format!("{kind}{}{}", view.row + 1, view.column + 1);
        let mut parts = vec![Row::new().with(Tint::Strong, label)];
        parts.extend(Some(self.resources(view.technology, view.energy)).filter(|row| row.width() > 0));
        parts.extend(view.outposts.iter().map(|outpost| {
            let row = self.outpost(outpost.colour, outpost.holder);
            row.with(Tint::Strong, if outpost.hacked { "!" } else { "" })
        }));
        if view.neutral_refuge || !view.refuges.is_empty() {
            let neutral = if view.neutral_refuge { signs::NEUTRAL } else { "" };
            parts.push(Row::new().plain("⌂").plain(neutral).and(shapes(&view.refuges)));
        }
        parts.extend(view.altar.then(|| Row::new().plain("†")));
        parts.extend(view.drones.iter().map(|drone| Row::new().with(Tint::Piece(137), self.say(&drone.say()))));
        let units = Some(units(&view.units)).filter(|units| units.width() > 0);
        [signs::beside(parts)].into_iter().chain(units).flat_map(|row| row.wrapped(width)).collect()
    }
}

/// Each faction by its majority value, the highest first: `●3♛+1 >■2 =▲2`.
fn units(views: &[UnitsView]) -> Row {
    let mut units: Vec<&UnitsView> = views.iter().collect();
    units.sort_by_key(|units| std::cmp::Reverse(units.value));
    let mut before = None;
    let some = |n: u8, sign: &str| if n > 0 { format!("{sign}{n}") } else { String::new() };
    signs::beside(units.into_iter().map(|units| {
        let sign = before.replace(units.value).map_or("", |before| if before == units.value { "=" } else { ">" });
        let bonus = units.value - units.scrappers - u8::from(units.leader);
        let (scrappers, leader) = (some(units.scrappers, ""), if units.leader { "♛" } else { "" });
        let faction = format!("{}{scrappers}{leader}{}", shape(units.seat), some(bonus, "+"));
        Row::new().plain(sign).with(Tint::Seat(units.seat), faction)
    }))
}
