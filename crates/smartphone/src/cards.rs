//! The printed components, from `data/standard.toml`.

mod board;
mod rows;

pub use board::{Board, Customer, RegionRow};

use crate::plan::Table;
use crate::{Company, Power, Region, Side, Size, Symbol, Technology, Tile, Tiles};
use serde::Serialize;
use std::ops::Deref;
use std::sync::OnceLock;

/// SP-1: rounds of a game.
pub const ROUNDS: usize = 5;
/// SP-10: the most who can play.
pub const MOST: usize = 5;

/// A loaded set of components.
#[derive(Debug, Serialize)]
pub struct Cards {
    #[serde(flatten)]
    pub(crate) printed: Printed,
    /// All plans that the pads allow. Made when the first plan is asked for.
    #[serde(skip)]
    table: OnceLock<Table>,
}

impl Deref for Cards {
    type Target = Printed;
    fn deref(&self) -> &Printed {
        &self.printed
    }
}

impl Cards {
    /// SP-256: all plans that the pads allow.
    pub fn table(&self) -> &Table {
        self.table.get_or_init(|| Table::new(&self.pads))
    }
}

kernel::rows! {
    "smartphone.ts"

    /// What is printed on the components.
    pub struct Printed {
        pub numbers: Numbers,
        /// SP-48 … SP-51: the squares of K1, K2, W1 and W2.
        pub pads: [[Symbol; 6]; 4],
        /// SP-60, SP-123, SP-152: by company.
        pub companies: [CompanyRow; Company::ALL.len()],
        /// SP-61: the pile at the start of the game.
        pub improvements: Tiles,
        /// SP-652: the mini improvements at the start of the game.
        pub minis: Tiles,
        /// SP-80 … SP-96, SP-625 … SP-650: by technology.
        pub technologies: [TechnologyRow; Technology::ALL.len()],
        /// SP-120 … SP-122: the big board.
        pub big: Board,
        /// SP-578 … SP-580: the board for 2 and 3 players.
        pub small: Board,
        /// SP-166: the retailers.
        pub retailers: Vec<Retailer>,
        /// SP-187: how many S, M and L retailers are laid on the big board for 1 … 5 players.
        pub laid: [[u8; 3]; MOST],
        /// SP-481: Steve's programme, by round.
        pub programme: [Programme; ROUNDS],
        /// SP-533: the directives, in ascending number.
        pub directives: Vec<Directive>,
        /// SP-521: how many directives are drawn for 1 … 5 players.
        pub drawn: [u8; MOST],
        /// SP-700 … SP-702: the power at each technology.
        pub sets: [[Power; Technology::ALL.len()]; 3],
        /// SP-722: what an active symbol costs in hard mode, by symbol.
        pub prices: [u8; Symbol::ALL.len()],
        /// The squares of each kind of tiles.
        pub tiles: Vec<Vec<Symbol>>,
    }

    /// What there is of each kind of markers, and the single numbers of the rulebook.
    pub struct Numbers {
        /// SP-24.
        pub goods_tokens: u8,
        /// SP-28: progress markers of a player.
        pub progress: u8,
        /// SP-29: office markers of a player.
        pub offices: u8,
        /// SP-30, SP-286: goods markers of a player that are left for trade.
        pub goods: u8,
        /// SP-150: the ends of the price track.
        pub price_lowest: u8,
        pub price_highest: u8,
        /// SP-270: where prices start each round.
        pub price_start: u8,
        /// SP-530: what a directive is worth.
        pub directive_vp: u8,
        /// SP-333: goods produced by GPS plain.
        pub gps_goods: u8,
        /// SP-366: goods that NFC dark can sell off the map.
        pub away_goods: u8,
        /// SP-723: by how much an improvement or a goods token lowers what is paid.
        pub discount: u8,
        /// SP-727: interest is 1 for each so many VP of debt …
        pub debt_step: u8,
        /// … and for each so many owned.
        pub wealth_step: u8,
    }

    /// SP-60, SP-123, SP-152: what a company starts with.
    pub struct CompanyRow {
        pub vp: i16,
        pub home: Region,
        pub start: Tile,
    }

    /// SP-80 … SP-96, SP-625 … SP-650: a technology.
    pub struct TechnologyRow {
        pub id: Technology,
        /// SP-80: what it costs while the patent is there …
        pub before: u8,
        /// … and afterwards.
        pub after: u8,
        /// The VP of its patent.
        pub patent: u8,
        pub plain: Power,
        pub dark: Power,
        /// SP-622: the new powers that belong to it.
        pub new: Vec<Power>,
    }

    /// SP-166: a retailer, by its spaces from left to right.
    pub struct Retailer {
        /// R1 to R7.
        pub id: String,
        pub size: Size,
        pub a: Vec<u8>,
        pub b: Vec<u8>,
    }

    /// SP-481: what Steve does in a round.
    #[derive(Copy)]
    pub struct Programme {
        pub round: u8,
        pub price: u8,
        pub goods: u8,
        pub research: u8,
        pub logistics: u8,
    }

    /// SP-533: a directive.
    pub struct Directive {
        pub number: u8,
        pub goal: Goal,
        /// At least so much of it; of [`Goal::PriceAtMost`], at most.
        pub threshold: u8,
        /// When it is looked at.
        pub checks: Vec<CheckPoint>,
    }
}

impl TechnologyRow {
    /// SP-624: the powers it can have in a game.
    pub fn powers(&self) -> impl Iterator<Item = Power> {
        [self.plain, self.dark].into_iter().chain(self.new.iter().copied())
    }
}

impl Retailer {
    /// The VP of the spaces of a side.
    pub fn spaces(&self, side: Side) -> &[u8] {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }
}

kernel::enums! {
    "smartphone.ts"

    /// SP-533: what a directive wants.
    pub enum Goal {
        PriceAtLeast = "smartphone-goal-price-at-least", // No 1: a price of so much or more.
        PriceAtMost = "smartphone-goal-price-at-most", // No 3: a price of so much or less.
        Produced = "smartphone-goal-produced", // No 2: goods produced this round.
        ActiveResearch = "smartphone-goal-active-research", // No 4: active symbols.
        ActiveLogistics = "smartphone-goal-active-logistics", // No 20.
        Sold = "smartphone-goal-sold", // No 5: goods sold this round.
        ProducedSoldNone = "smartphone-goal-produced-sold-none", // No 6: so many produced this round and none sold.
        RegionsSoldIn = "smartphone-goal-regions-sold-in", // No 7: regions in which goods were sold this round.
        SoldInOneRegion = "smartphone-goal-sold-in-one-region", // No 8: goods sold in one region this round.
        Controlled = "smartphone-goal-controlled", // No 9: regions controlled.
        Profit = "smartphone-goal-profit", // No 10: VP received in phase 8.
        RegionsWithOffice = "smartphone-goal-regions-with-office", // No 11: regions with an office.
        LargeRegions = "smartphone-goal-large-regions", // No 12: L regions with an office.
        SmallRegions = "smartphone-goal-small-regions", // No 13: S regions with an office.
        Technologies = "smartphone-goal-technologies", // No 14.
        Patents = "smartphone-goal-patents", // No 15.
        ResearchedThisRound = "smartphone-goal-researched-this-round", // No 16: technologies researched this round.
        OfficesThisRound = "smartphone-goal-offices-this-round", // No 17: offices placed in regions this round.
        Improvements = "smartphone-goal-improvements", // No 18: the starting one counts, mini improvements do not.
        GoodsTokens = "smartphone-goal-goods-tokens", // No 19.
        Discarded = "smartphone-goal-discarded", // No 21: unsold goods discarded this round.
        OnlyPrices = "smartphone-goal-only-prices", // No 22: regions in which only price customers were served.
        OnlyTechnologies = "smartphone-goal-only-technologies", // No 23: the same with technology customers.
        Rightmost = "smartphone-goal-rightmost", // No 24: regions whose rightmost customer was served.
    }

    /// SP-527: when directives are looked at.
    pub enum CheckPoint {
        #[serde(rename = "end_of_2")] EndOf2,
        #[serde(rename = "end_of_3")] EndOf3,
        #[serde(rename = "own_turn_4")] OwnTurn4,
        #[serde(rename = "own_turn_5")] OwnTurn5,
        #[serde(rename = "own_turn_6")] OwnTurn6,
        #[serde(rename = "own_turn_7")] OwnTurn7,
        #[serde(rename = "end_of_7")] EndOf7,
        #[serde(rename = "end_of_8")] EndOf8,
    }
}
