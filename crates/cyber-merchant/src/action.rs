//! CM-114: what can be chosen.

use crate::cards::Corporation;
use crate::state::{PEOPLE, Stack};
use kernel::{CardId, Seat};
use serde::{Deserialize, Serialize};

/// One choice. Cards are named by their kind: the row of the data file, counted from 0, shares before
/// tricks. Copies are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// CM-28: put a bid marker on a scale.
    Bid {
        /// The place, from 1.
        place: u8,
        /// The mark.
        mark: u8,
    },
    /// CM-45, CM-66: play a trick.
    PlayTrick {
        /// Its kind.
        card: CardId,
        /// What it is used on.
        #[serde(default, skip_serializing_if = "Target::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Target>"))]
        target: Target,
    },
    /// CM-62: give a card to whoever played Collective Change.
    Give {
        /// Its kind.
        card: CardId,
    },
    /// CM-61: give one card to each other player.
    Return {
        /// Their kinds, for the players clockwise from the giver on; nothing for those who are not there
        /// or for whom no card is left (CM-63).
        cards: [Option<CardId>; PEOPLE - 1],
    },
    /// CM-70: lay cards face down; none only if there is nothing to lay (CM-74).
    Commit {
        /// Which.
        cards: Stack,
    },
    /// CM-83: add cards to a market, or none.
    Add {
        /// Which.
        cards: Stack,
    },
    /// CM-96: turn crypto into credits.
    Exchange {
        /// How much crypto.
        crypto: u16,
    },
    /// CM-111: take back a sealed choice that is not opened yet.
    Withdraw,
}

/// What a trick is used on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// Nothing: its effect is declined (CM-58), or it leaves nothing to choose.
    #[default]
    None,
    /// CM-54, CM-55, CM-57: one price.
    Price(Corporation),
    /// CM-59: one price up, another down.
    Shift {
        /// This one up.
        up: Corporation,
        /// That one down.
        down: Corporation,
    },
    /// CM-64: a player.
    Victim(Seat),
    /// CM-68: two prices, the one further left first.
    Swap(Corporation, Corporation),
}

impl Target {
    /// Whether it is nothing.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Target::None
    }
}
