//! [`Block`]: rows of one width that stand beside each other.

use crate::terminal::{Row, Tint, fit};

/// Rows of one width.
#[derive(Clone, Debug)]
pub struct Block {
    width: usize,
    rows: Vec<Row>,
}

impl Block {
    /// These rows, each brought to the width.
    #[must_use]
    pub fn new(width: usize, rows: impl IntoIterator<Item = Row>) -> Block {
        Block { width, rows: rows.into_iter().map(|row| row.cut(width).padded(width)).collect() }
    }

    /// With so many empty rows above.
    #[must_use]
    pub fn lowered(mut self, rows: usize) -> Block {
        let empty = Row::new().padded(self.width);
        self.rows.splice(0..0, std::iter::repeat_n(empty, rows));
        self
    }

    /// One above the other.
    #[must_use]
    pub fn stacked(width: usize, blocks: impl IntoIterator<Item = Block>) -> Block {
        Block::new(width, blocks.into_iter().flat_map(|block| block.rows))
    }

    /// Blocks side by side.
    #[must_use]
    pub fn beside(blocks: &[Block]) -> Vec<Row> {
        let height = blocks.iter().map(|block| block.rows.len()).max().unwrap_or(0);
        let row = |at: usize| {
            blocks.iter().fold(Row::new(), |row, block| {
                row.and(block.rows.get(at).cloned().unwrap_or_default().padded(block.width))
            })
        };
        (0..height).map(row).collect()
    }

    /// A frame with a title in its upper edge and a foot in its lower one.
    #[must_use]
    pub fn framed(width: usize, title: &str, inside: [Row; 3], foot: Option<Row>, edge: Edge) -> Block {
        let (line, corners, side) = match edge {
            Edge::Card => ("─", ["╭", "╮", "╰", "╯"], "│"),
            Edge::Empty => ("╌", ["╭", "╮", "╰", "╯"], "┊"),
        };
        let inner = width - 2;
        let title = fit(title, inner - 3);
        let top = Row::new().soft(format!("{}{line} ", corners[0])).with(Tint::Strong, title).soft(" ");
        let rest = width.saturating_sub(top.width() + 1);
        let top = top.soft(format!("{}{}", line.repeat(rest), corners[1]));
        let middle = |row: Row| Row::new().soft(side).and(row.cut(inner).padded(inner)).soft(side);
        let foot = foot.unwrap_or_default().cut(inner);
        let left = (inner - foot.width()) / 2;
        let bottom = Row::new().soft(format!("{}{}", corners[2], line.repeat(left)));
        let right = inner - left - foot.width();
        let bottom = bottom.and(foot).soft(format!("{}{}", line.repeat(right), corners[3]));
        let [a, b, c] = inside;
        Block::new(width, [top, middle(a), middle(b), middle(c), bottom])
    }
}

/// How a frame looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Something lies here.
    Card,
    /// A place that is free.
    Empty,
}
