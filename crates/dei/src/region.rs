//! Section 5: the map. Courtyards are the points of a grid, roofs its cells.

use kernel::{Phrase, Said};
use serde::{Deserialize, Serialize};

/// The largest board: rows and columns of districts.
pub const MOST_ROWS: u8 = 4;
pub const MOST_COLUMNS: u8 = 6;
const COURTYARDS: u8 = (MOST_ROWS + 1) * (MOST_COLUMNS + 1);
/// DEI-102: regions of the largest board. A smaller one has some of them.
pub const REGIONS: usize = (COURTYARDS + MOST_ROWS * MOST_COLUMNS) as usize;
/// Districts of the largest board.
pub const DISTRICTS: usize = (MOST_ROWS * MOST_COLUMNS) as usize;

/// A courtyard or a roof. Numbers ascend as DEI-114 counts: courtyards row by row, then roofs row by row. They are
/// those of the largest board, so that a region has the same number on all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "dei.ts", as = "u8"))]
pub struct Region(u8);

kernel::number_facts!(Region: |region: Region| i32::from(region.0), |number: u8| Region::try_from(number).ok());

impl TryFrom<u8> for Region {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Region, Self::Error> {
        if usize::from(number) < REGIONS { Ok(Region(number)) } else { Err("a region has a number below 59") }
    }
}

impl From<Region> for u8 {
    fn from(region: Region) -> u8 {
        region.0
    }
}

impl Region {
    /// DEI-101: G(i, j).
    pub const fn courtyard(row: u8, column: u8) -> Region {
        assert!(row <= MOST_ROWS && column <= MOST_COLUMNS);
        Region(row * (MOST_COLUMNS + 1) + column)
    }

    /// DEI-101: R(r, c).
    pub const fn roof(row: u8, column: u8) -> Region {
        assert!(row < MOST_ROWS && column < MOST_COLUMNS);
        Region(COURTYARDS + row * MOST_COLUMNS + column)
    }

    #[inline]
    pub const fn is_roof(self) -> bool {
        self.0 >= COURTYARDS
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Row and column, from 0.
    pub const fn place(self) -> (u8, u8) {
        match self.is_roof() {
            true => ((self.0 - COURTYARDS) / MOST_COLUMNS, (self.0 - COURTYARDS) % MOST_COLUMNS),
            false => (self.0 / (MOST_COLUMNS + 1), self.0 % (MOST_COLUMNS + 1)),
        }
    }

    /// DEI-101: a corner of a roof's district: NW, NE, SE, SW.
    pub const fn corner(self, corner: u8) -> Region {
        let (row, column) = self.place();
        match corner % 4 {
            0 => Region::courtyard(row, column),
            1 => Region::courtyard(row, column + 1),
            2 => Region::courtyard(row + 1, column + 1),
            _ => Region::courtyard(row + 1, column),
        }
    }

    /// DEI-103.
    #[inline]
    pub const fn adjacent(self) -> Regions {
        ADJACENT[self.0 as usize]
    }

    pub fn say(self) -> Phrase {
        let (row, column) = self.place();
        let key = if self.is_roof() { "dei-roof" } else { "dei-courtyard" };
        Phrase::new(key).number("row", row + 1).number("column", column + 1)
    }
}

impl Said for Region {
    fn add_to(&self, phrase: Phrase, name: &'static str) -> Phrase {
        phrase.phrase(name, self.say())
    }
}

/// A set of regions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Regions(u64);

impl Regions {
    pub const EMPTY: Regions = Regions(0);
    pub const COURTYARDS: Regions = Regions((1 << COURTYARDS) - 1);

    #[inline]
    pub const fn of(region: Region) -> Regions {
        Regions(1 << region.0)
    }

    /// DEI-102: those of a board.
    pub fn of_board(rows: u8, columns: u8) -> Regions {
        let roofs = Regions::roofs(rows, columns);
        roofs
            .flat_map(|roof| (0..4).map(move |corner| roof.corner(corner)))
            .chain(Regions::roofs(rows, columns))
            .collect()
    }

    /// The roofs of a board, row by row.
    pub fn roofs(rows: u8, columns: u8) -> impl Iterator<Item = Region> {
        (0..rows).flat_map(move |row| (0..columns).map(move |column| Region::roof(row, column)))
    }

    #[inline]
    pub const fn has(self, region: Region) -> bool {
        self.0 >> region.0 & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn or(self, other: Regions) -> Regions {
        Regions(self.0 | other.0)
    }

    #[inline]
    pub const fn and(self, other: Regions) -> Regions {
        Regions(self.0 & other.0)
    }

    #[inline]
    pub const fn minus(self, other: Regions) -> Regions {
        Regions(self.0 & !other.0)
    }

    #[inline]
    pub fn set(&mut self, region: Region, is: bool) {
        self.0 = self.0 & !(1 << region.0) | u64::from(is) << region.0;
    }

    #[inline]
    pub fn courtyards(self) -> Regions {
        self.and(Regions::COURTYARDS)
    }

    #[inline]
    pub fn roofs_only(self) -> Regions {
        self.minus(Regions::COURTYARDS)
    }

    /// In ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Region> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (first < 64).then_some(Region(first))
        })
    }

    /// DEI-103: these and all regions adjacent to one of them.
    pub fn grown(self) -> Regions {
        self.iter().fold(self, |grown, region| grown.or(region.adjacent()))
    }

    /// DEI-113: those within so many steps of these, none of them outside `open`.
    pub fn within(self, steps: u8, open: Regions) -> Regions {
        (0..steps).fold(self.and(open), |reached, _| reached.grown().and(open))
    }
}

impl FromIterator<Region> for Regions {
    fn from_iter<T: IntoIterator<Item = Region>>(regions: T) -> Regions {
        regions.into_iter().fold(Regions::EMPTY, |set, region| set.or(Regions::of(region)))
    }
}

/// DEI-103: on the largest board; on another one the regions that it has.
const ADJACENT: [Regions; REGIONS] = {
    let mut adjacent = [Regions::EMPTY; REGIONS];
    let mut at = 0;
    while at < REGIONS {
        let region = Region(at as u8);
        let (row, column) = region.place();
        let (rows, columns) =
            if region.is_roof() { (MOST_ROWS - 1, MOST_COLUMNS - 1) } else { (MOST_ROWS, MOST_COLUMNS) };
        let stride = columns + 1;
        let mut bits = 0;
        if row > 0 {
            bits |= 1 << (region.0 - stride);
        }
        if row < rows {
            bits |= 1 << (region.0 + stride);
        }
        if column > 0 {
            bits |= 1 << (region.0 - 1);
        }
        if column < columns {
            bits |= 1 << (region.0 + 1);
        }
        adjacent[at].0 |= bits;
        if region.is_roof() {
            let mut corner = 0;
            while corner < 4 {
                let courtyard = region.corner(corner);
                adjacent[at].0 |= 1 << courtyard.0;
                adjacent[courtyard.index()].0 |= 1 << region.0;
                corner += 1;
            }
        }
        at += 1;
    }
    adjacent
};
