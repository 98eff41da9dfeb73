//! SP-226: what can be chosen. Written into records: these forms never change.

pub use crate::pieces::Answer;
use crate::plan::{At, Laid, PadSide};
use crate::{Company, End, Region, Side, Smartphone, Symbol, Technology, Tile};
use kernel::Bag;
pub use kernel::OrDecline as Choice;

/// How many goods in each region, by its number from 0.
pub type Counts = Bag<1>;

kernel::actions! {
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts"))]
    pub enum Action of Smartphone {
        /// SP-183: play this company.
        ChooseCompany { company: Company },
        /// SP-574, SP-651: lay a retailer on a region.
        LayRetailer {
            region: Region,
            /// From 1: R1 to R7.
            tile: u8 = "retailer",
            side: Side,
        },
        /// SP-573 … SP-575: start in this region.
        ChooseStart { region: Region },
        /// SP-240: a plan, sealed.
        Plan {
            lower: PadSide,
            upper: PadSide,
            /// SP-243: quarter turns of the upper pad, clockwise.
            turn: u8,
            /// SP-243: how far it is moved.
            #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
            at: At,
            #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
            tiles: Laid = "tile",
        },
        /// SP-255: take back a sealed plan.
        Withdraw = "withdraw",
        /// SP-636: lay goods on active symbols.
        SpeedUp { research: u8, logistics: u8 },
        /// SP-300: take an improvement of this kind.
        TakeImprovement { kind: Tile = "improvement" },
        /// SP-317: put a progress on a technology.
        Research { technology: Technology },
        /// SP-648: reserve a customer.
        Reserve { region: Region, end: End },
        /// SP-328, SP-354: end the turn.
        Finish = "finish",
        /// SP-334: place an office.
        PlaceOffice { region: Region },
        /// SP-637: take a mini improvement.
        TakeMini { symbol: Symbol },
        /// SP-362: take an office from here, or from nowhere.
        MoveOffice { region: Choice<Region> },
        /// SP-346: put a progress on a region.
        Logistics { region: Region },
        /// SP-642: move the director.
        MoveDirector { region: Region = "director" },
        /// SP-363: place a second office.
        SecondOffice { region: Region = "second_office" },
        /// SP-366: sell off the map.
        SellAway { goods: u8 = "away" },
        /// SP-643: sell where the director is.
        DirectorSale {
            /// Customers served.
            goods: u8,
            /// SP-646: those who buy a second goods.
            seconds: u8 = "second_goods",
        },
        /// SP-385: sell.
        Sell {
            /// How many customers are served in each region.
            goods: Counts = "sell",
            /// SP-646: how many of them buy a second goods.
            seconds: Counts = "second",
        },
        /// SP-634: a region with a bonus, or none.
        Favour { region: Choice<Region> },
        /// SP-522, SP-525: take a directive, or decline it.
        Directive { take: Answer },
    }
}
