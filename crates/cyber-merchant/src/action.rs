//! CM-114: what can be chosen. Written into records: these forms never change.

use crate::CyberMerchant;
use crate::cards::Corporation;
use crate::state::{PEOPLE, Stack};
use kernel::{CardId, FactValue, Facts, Seat};
use serde::{Deserialize, Serialize};

kernel::actions! {
    /// One choice. Cards are named by their kind: the row of the data file, counted from 0, shares before
    /// tricks. Copies are alike.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
    pub enum Action of CyberMerchant {
        /// CM-28: put a bid marker on a scale.
        Bid {
            /// From 1.
            place: u8,
            mark: u8,
        },
        /// CM-45, CM-66: play a trick.
        PlayTrick {
            card: CardId = "trick",
            #[serde(default, skip_serializing_if = "Target::is_none")]
            #[cfg_attr(feature = "ts", ts(optional, as = "Option<Target>"))]
            target: Target,
        },
        /// CM-62: give a card to whoever played Collective Change.
        Give {
            card: CardId,
        },
        /// CM-61: give one card to each other player.
        Return {
            #[cfg_attr(feature = "ts", ts(as = "[Option<CardId>; PEOPLE - 1]"))]
            cards: Gifts,
        },
        /// CM-70: lay cards face down; none only if there is nothing to lay (CM-74).
        Commit {
            cards: Stack = "card",
        },
        /// CM-83: add cards to a market, or none.
        Add {
            cards: Stack = "card",
        },
        /// CM-96: turn crypto into credits.
        Exchange {
            crypto: u16,
        },
        /// CM-111: take back a sealed choice that is not opened yet.
        Withdraw = "withdraw",
    }
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
    Shift { up: Corporation, down: Corporation },
    /// CM-64: a player.
    Victim(Seat),
    /// CM-68: two prices, the one further left first.
    Swap(Corporation, Corporation),
}

impl Target {
    /// The parts of which its facts speak.
    pub(crate) const PARTS: [&'static str; 6] = ["price", "up", "down", "victim", "swap", "decline"];

    /// Whether it is nothing.
    pub fn is_none(&self) -> bool {
        *self == Target::None
    }
}

/// Prices by the number of their track. Nothing is always `decline`; where a trick leaves nothing else, all answers
/// have that in common, and nobody has to say it. The two prices of a swap are named in any order.
impl FactValue for Target {
    fn parts(_: &'static str, out: &mut Vec<&'static str>) {
        out.extend(Target::PARTS);
    }

    fn add(self, _: &'static str, facts: Facts) -> Facts {
        match self {
            Target::None => facts.with("decline", 1),
            Target::Price(corporation) => corporation.add("price", facts),
            Target::Shift { up, down } => down.add("down", up.add("up", facts)),
            Target::Victim(seat) => seat.add("victim", facts),
            Target::Swap(one, other) => other.add("swap", one.add("swap", facts)),
        }
    }

    fn read(_: &'static str, facts: &Facts) -> Option<Target> {
        let said = Target::PARTS.into_iter().find(|part| facts.speak_of(part))?;
        Some(match said {
            "price" => Target::Price(Corporation::read(said, facts)?),
            "up" | "down" => {
                Target::Shift { up: Corporation::read("up", facts)?, down: Corporation::read("down", facts)? }
            }
            "victim" => Target::Victim(Seat::read(said, facts)?),
            "swap" => {
                let mut pair =
                    facts.all::<usize>("swap").filter_map(|track| Corporation::ALL.get(track.checked_sub(1)?));
                let (one, other) = (*pair.next()?, *pair.next()?);
                Target::Swap(one.min(other), one.max(other))
            }
            _ => Target::None,
        })
    }
}

kernel::fact_values!(Corporation: Rb, Cr, Cb, Cd, Ac, Ww);

/// CM-61: a kind of cards for each of the other players, clockwise from the giver on; nothing for those who are not
/// there or for whom no card is left (CM-63).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gifts(pub [Option<CardId>; PEOPLE - 1]);

impl Gifts {
    /// The parts of which their facts speak: who gets which, clockwise.
    pub(crate) const PARTS: [&'static str; PEOPLE - 1] = ["first", "second", "third"];
}

impl FactValue for Gifts {
    fn parts(_: &'static str, out: &mut Vec<&'static str>) {
        out.extend(Gifts::PARTS);
    }

    fn add(self, _: &'static str, facts: Facts) -> Facts {
        Gifts::PARTS.into_iter().zip(self.0).fold(facts, |facts, (part, card)| card.add(part, facts))
    }

    fn read(_: &'static str, facts: &Facts) -> Option<Gifts> {
        let mut gifts = Gifts::default();
        for (part, card) in Gifts::PARTS.into_iter().zip(&mut gifts.0) {
            *card = FactValue::read(part, facts)?;
        }
        Some(gifts)
    }
}
