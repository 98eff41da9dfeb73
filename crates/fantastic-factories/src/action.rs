//! What a player can do. Written into records: these forms never change.

use crate::{Dice, FantasticFactories, Print, Prints, Token};
use kernel::Seat;

kernel::actions! {
    /// One choice. Slots are counted from 1; blueprints are named by their row of the data file, dice by
    /// what they show.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
    pub enum Action of FantasticFactories {
        /// FF-57: pay a token to renew a row of the market.
        WipeRow { row: Row = "wipe", pay: Token },
        /// FF-61: take a blueprint of the market.
        TakeBlueprint { slot: u8 = "take" },
        /// FF-63: hire a contractor of the market.
        Hire {
            slot: u8 = "hire",
            /// FF-64: the blueprint discarded for it.
            discard: Print,
            /// FF-71: who gets something too, where somebody does.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            opponent: Option<Seat>,
        },
        /// FF-74: neither taking nor hiring is possible.
        PassMarket = "pass",
        /// FF-263: set some dice before rolling the rest.
        SetForemanDice { dice: Dice = "die" },
        /// FF-275: take the Specialist's die.
        TakeSpecialistDie { value: u8 = "specialist" },
        /// FF-101: place a die in the HQ.
        PlaceHq { die: u8, floor: Floor },
        /// FF-90: build a blueprint from the hand.
        Build {
            card: Print = "build",
            /// FF-91: the other one with the same tool that is discarded.
            discard: Print,
        },
        /// FF-111: activate a built card.
        Activate {
            card: Print = "use",
            /// FF-177: the slot of the market card a Replicator copies.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            copy: Option<u8>,
            /// The dice placed on it, or those it changes.
            #[serde(default, skip_serializing_if = "Dice::is_empty")]
            dice: Dice = "die",
            /// The blueprints discarded for it.
            #[serde(default, deserialize_with = "kernel::bag::in_order", skip_serializing_if = "Prints::is_empty")]
            discards: Prints = "discard",
            /// What the card leaves open (FF-117): the number of an alternative from 1, the value of a
            /// die, or how much metal the Black Market gives.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            choice: Option<u8>,
        },
        /// FF-130: do no more this round.
        FinishWork = "finish",
        /// FF-280: discard the surplus.
        DiscardDown {
            #[serde(default, deserialize_with = "kernel::bag::in_order", skip_serializing_if = "Prints::is_empty")]
            blueprints: Prints = "discard",
            metal: u16,
            energy: u16,
        },
    }
}

kernel::enums! {
    "fantastic-factories.ts"

    /// FF-15: a row of the market.
    pub enum Row { Blueprints, Contractors }

    /// FF-100: a floor of the HQ.
    pub enum Floor {
        /// FF-102: any die for a blueprint.
        Research = "factories-floor-research",
        /// FF-103: 1 to 3 for energy.
        Generate = "factories-floor-generate",
        /// FF-104: 4 to 6 for metal.
        Mine = "factories-floor-mine",
    }
}

impl Floor {
    /// FF-102, FF-103, FF-104: whether a die of this value may be placed there.
    pub fn takes(self, die: u8) -> bool {
        match self {
            Floor::Research => true,
            Floor::Generate => die <= 3,
            Floor::Mine => die >= 4,
        }
    }
}
