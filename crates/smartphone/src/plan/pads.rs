//! The two pads on the grid of SP-243.

use kernel::{Illegal, Phrase, ensure};
use serde::{Deserialize, Serialize};

kernel::enums! {
    "smartphone.ts"

    /// SP-47: the sides of the two pads: K1 and K2 of one, W1 and W2 of the other.
    pub enum PadSide {
        K1 = "smartphone-pad-k1", K2 = "smartphone-pad-k2",
        W1 = "smartphone-pad-w1", W2 = "smartphone-pad-w2",
    }

    /// From a cell to a neighbour.
    pub enum Way { Right, Down, Left, Up }
}

/// A cell, by how far it is to the right and down, or a move by as much. The lower pad has the cells (0, 0) to (1, 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts"))]
pub struct At(pub i8, pub i8);

/// A set of cells, by their numbers.
pub(super) type Cells = u128;

impl At {
    /// As a fact: the tens are y and the ones x, both counted from -4. No plan reaches cells without such a number.
    pub fn number(self) -> i32 {
        10 * (i32::from(self.1) + 4) + i32::from(self.0) + 4
    }

    pub fn numbered(number: i32) -> Option<At> {
        (0..100).contains(&number).then_some(At((number % 10) as i8 - 4, (number / 10) as i8 - 4))
    }

    pub(super) fn each() -> impl Iterator<Item = At> {
        (0..100).filter_map(At::numbered)
    }

    /// The set of this cell alone; empty if it has no number.
    pub(super) fn only(self) -> Cells {
        let near = -4..=5;
        if near.contains(&self.0) && near.contains(&self.1) { 1 << self.number() } else { 0 }
    }

    fn moved(self, by: At) -> At {
        At(self.0.saturating_add(by.0), self.1.saturating_add(by.1))
    }

    pub(super) fn next(self, to: Way) -> At {
        self.moved([At(1, 0), At(0, 1), At(-1, 0), At(0, -1)][to.index()])
    }
}

kernel::number_facts!(At: At::number, At::numbered);

/// SP-242: how the pads lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts"))]
pub struct Pads {
    pub lower: PadSide,
    pub upper: PadSide,
    /// Quarter turns of the upper pad, clockwise.
    pub turn: u8,
    /// How far the upper pad is moved.
    pub at: At,
}

impl Pads {
    /// SP-244: every way to lay them.
    pub fn each() -> impl Iterator<Item = Pads> {
        let sides = PadSide::ALL.into_iter().flat_map(|lower| PadSide::ALL.map(|upper| (lower, upper)));
        let turned = sides.flat_map(|(lower, upper)| (0..4).map(move |turn| (lower, upper, turn)));
        let all = turned.flat_map(|(lower, upper, turn)| At::each().map(move |at| Pads { lower, upper, turn, at }));
        all.filter(|pads| pads.check().is_ok())
    }

    /// SP-243: the cells of the squares of the lower pad, and of the upper pad.
    pub fn squares(self) -> [[At; 6]; 2] {
        let lower = std::array::from_fn(|square| At(square as i8 % 2, square as i8 / 2));
        let turned = |At(x, y)| match self.turn % 4 {
            0 => At(x, y),
            1 => At(2 - y, x),
            2 => At(1 - x, 2 - y),
            _ => At(y, 1 - x),
        };
        [lower, lower.map(|at| turned(at).moved(self.at))]
    }

    /// The cells of the lower pad, and of the upper pad.
    pub(super) fn cells(self) -> [Cells; 2] {
        self.squares().map(|squares| squares.iter().fold(0, |cells, at| cells | at.only()))
    }

    /// SP-250: how many squares of the lower pad the upper pad covers.
    pub(super) fn covered(self) -> u8 {
        let [lower, upper] = self.cells();
        (lower & upper).count_ones() as u8
    }

    /// SP-240 … SP-243: whether they can lie so.
    pub(super) fn check(self) -> Result<(), Illegal> {
        let one_pad = self.lower.index() / 2 == self.upper.index() / 2;
        ensure(!one_pad, "SP-242", || Phrase::new("smartphone-refuse-same-pad"))?;
        ensure(self.turn < 4, "SP-243", || Phrase::new("smartphone-refuse-turn"))?;
        let why = || Phrase::new("smartphone-refuse-overlap").number("covered", self.covered());
        ensure((1..=4).contains(&self.covered()), "SP-240", why)
    }
}
