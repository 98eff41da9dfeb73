//! What a choice would change for certain: boards show it before the choice is made.

use crate::Amount;
use serde::Serialize;

/// What a choice would change for the player who makes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts", optional_fields))]
pub struct Foresight {
    /// What goes; `cards` are blueprints of the hand.
    #[serde(skip_serializing_if = "Amount::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Amount>"))]
    pub pay: Amount,
    /// What comes.
    #[serde(skip_serializing_if = "Amount::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Amount>"))]
    pub gain: Amount,
    /// FF-290: a card more in the compound.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub built: bool,
    /// FF-295: prestige and goods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<u16>,
    /// FF-140: a die, and what it would show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turned: Option<(u8, u8)>,
    /// What one more die would show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
}

impl Foresight {
    /// Something for something.
    pub(crate) fn deal(pay: Amount, gain: Amount) -> Foresight {
        let score = Some(gain.goods.into()).filter(|score| *score > 0);
        Foresight { pay, gain, score, ..Foresight::default() }
    }
}
