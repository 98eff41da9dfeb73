//! stub
use crate::pieces::Symbol;
use crate::tile::Tiles;
use kernel::*;
use serde::{Deserialize, Serialize};
kernel::enums! { "smartphone.ts" pub enum PadSide { K1 = "smartphone-pad-k1", K2 = "smartphone-pad-k2", W1="smartphone-pad-w1", W2="smartphone-pad-w2" } }
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct At(u8);
impl At {
    pub fn x(self) -> i8 {
        0
    }
    pub fn y(self) -> i8 {
        0
    }
}
impl FactValue for At {
    fn add(self, p: &'static str, f: Facts) -> Facts {
        f.with(p, self.0)
    }
    fn read(p: &'static str, f: &Facts) -> Option<At> {
        f.one(p).map(At)
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid(u8);
impl Laid {
    pub fn iter(&self) -> impl Iterator<Item = Place> {
        std::iter::empty()
    }
}
impl FactValue for Laid {
    fn add(self, _: &'static str, f: Facts) -> Facts {
        f
    }
    fn read(_: &'static str, _: &Facts) -> Option<Laid> {
        Some(Laid(0))
    }
}
#[derive(Clone, Copy, Debug)]
pub struct Place(u8);
impl Place {
    pub fn is_between(self) -> bool {
        false
    }
    pub fn squares(self) -> impl Iterator<Item = (Symbol, At)> {
        std::iter::empty()
    }
}
impl FactValue for Place {
    fn add(self, p: &'static str, f: Facts) -> Facts {
        f.with(p, self.0)
    }
    fn read(p: &'static str, f: &Facts) -> Option<Place> {
        f.one(p).map(Place)
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pads {
    pub lower: PadSide,
    pub upper: PadSide,
    pub turn: u8,
    pub at: At,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Layout {
    pub pads: Pads,
    pub tiles: Laid,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Yield([u8; 9]);
impl Yield {
    pub fn count(&self, s: Symbol) -> u8 {
        self.0[s.index()]
    }
    pub fn covered(&self) -> u8 {
        self.0[7]
    }
    pub fn unused(&self) -> u8 {
        self.0[8]
    }
}
pub struct Hand {
    pub tiles: Tiles,
    pub outside: bool,
}
#[derive(Debug)]
pub struct Table;
fn some(n: usize) -> Layout {
    Layout { pads: Pads { lower: PadSide::K1, upper: PadSide::W1, turn: 0, at: At(n as u8) }, tiles: Laid(0) }
}
impl Table {
    pub fn new(_: &[[Symbol; 6]; 4]) -> Table {
        Table
    }
    pub fn draw(&self, _: &Hand, c: &mut dyn Chance) -> Layout {
        some(c.one_of(40))
    }
    pub fn yields(&self, _: &Hand) -> Vec<u8> {
        (0..40).collect()
    }
    pub fn plan(&self, _: &Hand, n: &u8) -> Layout {
        some(*n as usize)
    }
}
pub fn check(_: &[[Symbol; 6]; 4], _: &Hand, p: &Layout) -> Result<Yield, Illegal> {
    let n = p.pads.at.0;
    Ok(Yield([1, n % 3, n % 2, n % 2, 1 + n % 4, 1 + n / 2 % 4, 0, 1 + n % 4, 0]))
}
pub fn open(_: &[[Symbol; 6]; 4], _: &Hand, _: &Facts) -> Open<Layout> {
    Open { whole: Some(some(0)), more: vec![] }
}
