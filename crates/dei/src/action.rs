//! DEI-592: what can be chosen. Written into records: these forms never change.

use crate::{Advantage, By, Colour, Dei, Market, Region, Resource, Structure};
pub use kernel::OrDecline;
use kernel::{CardId, Seat};

kernel::actions! {
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "dei.ts"))]
    pub enum Action of Dei {
        /// DEI-95: take an advantage.
        Draft { advantage: Advantage },
        /// DEI-94: so many starting Scrappers in the first of the two regions, the others in the second.
        Start { scrappers: u8 = "start", leader: Region = "start_leader" },
        /// DEI-440: keep a gift, by its number.
        KeepGift { gift: u8 },
        /// DEI-161: play a card face up.
        Play { card: CardId },
        /// DEI-161: play a card face down and buy one.
        PlayDown { card: CardId = "down", market: Market, slot: u8 },
        /// DEI-201, DEI-226, DEI-413: put a Scrapper from the reserve in a region.
        Enlist { region: Region = "enlist", by: By },
        /// DEI-204, DEI-224, DEI-296.
        Move { from: Region, to: Region, scrappers: u8, leader: bool, by: By },
        /// DEI-208, DEI-228.
        Collect {
            region: Region = "collect",
            kind: Resource,
            /// DEI-229: exchange it for Energy.
            exchange: bool,
            /// DEI-460: from the general supply.
            supply: bool,
            by: By,
        },
        /// DEI-212. An Elevator stands in a courtyard and a Bridge in the first region; both lead to the other.
        Build { structure: Structure = "build", region: Region, other: Option<Region>, by: By },
        /// DEI-221.
        Kill { region: Region = "kill", victim: Seat, by: By },
        /// DEI-231.
        Copy { card: CardId = "copy" },
        /// DEI-237: so many Technology for as many Energy.
        Exchange { count: u8 = "exchange_for_energy" },
        /// DEI-290: activate the drone, here.
        Activate { to: Region = "drone" },
        /// DEI-177: give up what is left.
        Stop = "stop",
        /// DEI-449: a purchase by a gift, with so much of the discount in Technology.
        Buy { market: Market, slot: u8, give: CardId, technology: u8 = "discount" },
        /// DEI-392.
        Hack { colour: OrDecline<Colour> = "hack" },
        /// DEI-270.
        Unlock { colour: OrDecline<Colour> = "unlock" },
        /// DEI-422.
        Remove { region: Region = "remove" },
        /// DEI-320: by its place, 1 to 8: upper and lower of the first column, of the second, …
        Mission { place: u8 = "mission" },
        /// DEI-144.
        PutCube { colour: Colour = "cube" },
    }
}
