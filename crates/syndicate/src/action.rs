//! What a player can do (SYN-94). Written into records: these forms never change.

use crate::Syndicate;

kernel::actions! {
    /// One choice. Slots and places are counted from 1, as on the table.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
    pub enum Action of Syndicate {
        /// SYN-33: put an agent, and any number of assistants with it, at a slot and take its card.
        PlaceAgent {
            /// S1 to S4.
            slot: u8,
            /// SYN-34: assistants sent along.
            sent: u8,
        },
        /// SYN-41: plug the card just taken in.
        PlugIn {
            /// N1 to N4.
            place: u8,
        },
        /// SYN-46: cover corners of the card just plugged in, and turn its dice.
        Calibrate {
            cover_left: bool = "left",
            cover_right: bool = "right",
        },
        /// SYN-53: pass.
        Pass = "pass",
    }
}
