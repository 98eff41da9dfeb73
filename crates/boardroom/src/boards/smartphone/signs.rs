//! Symbols, tiles, technologies and seats as signs.

use super::Board;
use crate::terminal::{Row, Tint};
use games::smartphone::pieces::{Region, Symbol, Technology};
use games::smartphone::tile::Tile;

/// The sign of a symbol, of one or two columns.
pub(super) fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Goods => "▣",
        Symbol::Cheap => "▣−",
        Symbol::Plus => "+$",
        Symbol::Factory => "⌂",
        Symbol::Research => "✱",
        Symbol::Logistics => "»",
        Symbol::Blank => "·",
    }
}

/// A symbol in its colour, in two columns.
pub(super) fn symbol(symbol: Symbol) -> Row {
    let tint = match symbol {
        Symbol::Goods => Tint::Piece(137),
        Symbol::Cheap => Tint::Piece(167),
        Symbol::Plus => Tint::Piece(71),
        Symbol::Factory => Tint::Piece(134),
        Symbol::Research => Tint::Piece(68),
        Symbol::Logistics => Tint::Piece(178),
        Symbol::Blank => Tint::Soft,
    };
    Row::new().with(tint, sign(symbol)).padded(2)
}

/// A tile: `{✱ +$}`.
pub(super) fn tile(tile: Tile) -> Row {
    let squares = tile.squares().enumerate().fold(Row::new().plain("{"), |row, (at, square)| {
        row.plain(if at > 0 { " " } else { "" }).and(symbol(square).trimmed())
    });
    squares.plain("}")
}

/// Tiles beside each other; a dash if there are none.
pub(super) fn tiles(all: &[Tile]) -> Row {
    joined(all.iter().map(|it| tile(*it)))
}

/// Beside each other, each kept together; a dash if there are none.
pub(super) fn joined(rows: impl Iterator<Item = Row>) -> Row {
    let all = rows
        .enumerate()
        .fold(Row::new(), |all, (at, row)| all.plain(if at > 0 { " " } else { "" }).and(row.unbroken()));
    if all.width() > 0 { all } else { Row::new().soft("–") }
}

/// The letter of a technology, in its colour.
pub(super) fn letter(technology: Technology) -> Row {
    let (letter, colour) = match technology {
        Technology::Gps => ("G", 71),
        Technology::WiFi => ("W", 68),
        Technology::Gamepad => ("P", 134),
        Technology::Battery => ("B", 178),
        Technology::Nfc => ("N", 137),
        Technology::FourG => ("F", 167),
    };
    Row::new().with(Tint::Piece(colour), letter)
}

impl Board<'_> {
    /// A region in three letters.
    pub(super) fn code(&self, region: Region) -> String {
        self.label(&format!("board-{}", region.say().key))
    }
}
