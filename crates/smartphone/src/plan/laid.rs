//! The tiles of a plan.

use super::pads::{At, Way};
use crate::{Symbol, Tile};
use kernel::{CardId, FactValue, Facts, require};
use serde::{Deserialize, Serialize, Serializer};

/// SP-245: a tile in a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts"))]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub tile: Tile,
    /// The cell of the square with the first of its symbols.
    pub at: At,
    /// From there to the other square. To the right or down if both are alike; to the right for a mini improvement.
    pub to: Way,
    /// Whether it lies between the pads, not on top.
    pub between: bool,
}

impl Place {
    /// As a fact: the thousands are the tile, the hundreds twice the way plus one between the pads, the rest the cell.
    pub fn number(self) -> i32 {
        let side = 2 * self.to.index() as i32 + i32::from(self.between);
        1000 * i32::from(self.tile.id()) + 100 * side + self.at.number()
    }

    pub fn numbered(number: i32) -> Option<Place> {
        let tile = Tile::try_from(CardId::try_from(number / 1000).ok()?).ok()?;
        let (to, at) = (*Way::ALL.get(number as usize % 1000 / 200)?, At::numbered(number % 100)?);
        Some(Place { tile, at, to, between: number / 100 % 2 == 1 }).filter(|place| place.number() == number)
    }

    /// Whether this is the one form of what could be written in several.
    pub(super) fn is_plain(self) -> bool {
        match self.tile.symbols() {
            [_, None] => self.to == Way::Right,
            [first, second] => first != second || self.to < Way::Left,
        }
    }

    /// The same with its squares exchanged.
    pub(super) fn turned(self) -> Place {
        Place { at: self.at.next(self.to), to: Way::ALL[(self.to.index() + 2) % 4], ..self }
    }

    /// Its squares with their cells.
    pub fn squares(self) -> impl Iterator<Item = (Symbol, At)> {
        let cells = [self.at, self.at.next(self.to)];
        self.tile.symbols().into_iter().zip(cells).filter_map(|(symbol, at)| Some((symbol?, at)))
    }
}

/// The tiles of a plan in their order. In JSON a list, as facts one for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts", as = "Vec<Place>"))]
#[serde(try_from = "Vec<Place>")]
pub struct Laid([Option<Place>; Laid::MOST]);

impl Laid {
    /// SP-EX-36, SP-637: nobody has more than five improvements and a mini improvement.
    pub const MOST: usize = 6;
    pub const EMPTY: Laid = Laid([None; Laid::MOST]);

    pub fn iter(&self) -> impl Iterator<Item = Place> + Clone {
        self.0.into_iter().flatten()
    }

    /// With one more, if there is room.
    pub fn with(mut self, place: Place) -> Option<Laid> {
        let count = self.iter().count();
        *self.0.get_mut(count)? = Some(place);
        self.0[..=count].sort_unstable();
        Some(self)
    }
}

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl TryFrom<Vec<Place>> for Laid {
    type Error = String;
    fn try_from(places: Vec<Place>) -> Result<Laid, String> {
        require(places.is_sorted(), || "tiles are listed in their order".to_owned())?;
        let laid = places.into_iter().try_fold(Laid::EMPTY, Laid::with);
        laid.ok_or_else(|| format!("a plan has at most {} tiles", Laid::MOST))
    }
}

impl FactValue for Laid {
    fn add(self, part: &'static str, facts: Facts) -> Facts {
        facts.with_each(part, self.iter().map(Place::number))
    }

    fn read(part: &'static str, facts: &Facts) -> Option<Laid> {
        facts.all(part).try_fold(Laid::EMPTY, |laid, number| laid.with(Place::numbered(number)?))
    }
}
