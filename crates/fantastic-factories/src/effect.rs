//! What cards do: the closed vocabulary of the data file.

use crate::dice::Dice;
use serde::{Deserialize, Deserializer, Serialize, de};
use std::ops::RangeInclusive;

kernel::views! {
    "fantastic-factories.ts"

    /// An amount of things.
    #[derive(Copy, Default, Hash)]
    #[serde(deny_unknown_fields)]
    pub struct Amount {
        @default pub goods: u8,
        @default pub metal: u8,
        @default pub energy: u8,
        /// Blueprints drawn.
        @default pub cards: u8,
    }
}

impl Amount {
    pub const NONE: Amount = Amount { goods: 0, metal: 0, energy: 0, cards: 0 };

    pub(crate) fn is_none(&self) -> bool {
        *self == Amount::NONE
    }

    /// So much metal and energy.
    pub const fn tokens(metal: u8, energy: u8) -> Amount {
        Amount { goods: 0, metal, energy, cards: 0 }
    }

    pub fn and(self, other: Amount) -> Amount {
        Amount {
            goods: self.goods + other.goods,
            metal: self.metal + other.metal,
            energy: self.energy + other.energy,
            cards: self.cards + other.cards,
        }
    }

    /// `n` of a token, and this.
    pub fn and_token(self, token: Option<Token>, n: u8) -> Amount {
        match token {
            Some(Token::Metal) => self.and(Amount::tokens(n, 0)),
            Some(Token::Energy) => self.and(Amount::tokens(0, n)),
            None => self,
        }
    }
}

kernel::enums! {
    "fantastic-factories.ts"

    /// What pays.
    pub enum Token { Metal, Energy }

    /// What one more die shows.
    pub enum ExtraDie {
        /// What the player likes.
        Chosen,
    }
}

/// What a blueprint does when it is activated, or by itself: as the data file writes it, as the rules use it, and as the
/// catalogue tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Dice, tokens and blueprints in; tokens, goods, blueprints or a die out.
    Make(Make),
    /// FF-153: turns a die over.
    Flip { pay: Amount },
    /// FF-154: lowers a die by 1.
    Lower { pay: Amount },
    /// FF-159: raises a die by 1.
    Raise { pay: Amount },
    /// FF-188: rolls dice again.
    Reroll { pay: Amount },
    /// FF-157: energy for a die that shows as much.
    DieForEnergy {},
    /// FF-187: rolls one more die.
    Roll { pay: Amount },
    /// FF-177, FF-179: does what a blueprint of the market does; the price comes on top of that card's.
    Replicate { pay: Amount },
    /// FF-147: the printed cost of a discarded blueprint, at most so many tokens.
    BlackMarket {
        #[serde(deserialize_with = "need")]
        dice: Need,
        discard: u8,
        most: u8,
    },
    /// FF-180: something for nothing, but not in the round it was built.
    Income { gain: Amount },
    /// FF-352: something for building another card, once a round.
    OnBuild { gain: Amount },
    /// FF-162: something for gaining goods, once a round.
    Laboratory { gain: Amount },
    /// FF-118: nothing to activate.
    Monument {},
}

/// The common form of an activation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Make {
    /// The dice it takes.
    #[serde(deserialize_with = "need")]
    pub dice: Need,
    /// The tokens it takes.
    pub pay: Amount,
    /// As many of these as its die shows, on top.
    pub pay_die: Option<Token>,
    /// The blueprints it takes.
    pub discard: u8,
    /// What it gives.
    pub gain: Amount,
    /// As many of these as its die shows, on top.
    pub gain_die: Option<Token>,
    /// What it gives instead when its die shows 4 to 6.
    pub gain_high: Option<Amount>,
    /// One of these on top, as the player likes.
    pub choose: Vec<Amount>,
    /// One more die.
    pub extra_die: Option<ExtraDie>,
}

/// Which dice an activation takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Need {
    /// None.
    #[default]
    Nothing,
    /// Any one.
    Any,
    /// One of this value.
    Value { value: u8 },
    /// FF-119: so many that show the same.
    Equal { count: u8 },
    /// FF-142, FF-143: three that rise by one.
    Consecutive,
    /// FF-191: three with at least this sum.
    SumAtLeast { sum: u8 },
}

/// Dice as the data file has them, in words, or as the catalogue tells them.
fn need<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Need, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Told {
        Words(String),
        Need(Need),
    }
    match Told::deserialize(deserializer)? {
        Told::Words(words) => Need::read(&words).ok_or_else(|| de::Error::custom("no card takes such dice")),
        Told::Need(need) => Ok(need),
    }
}

impl Need {
    /// Reads it as the data file writes it.
    fn read(text: &str) -> Option<Need> {
        let within = |text: &str, range: RangeInclusive<u8>| text.parse().ok().filter(|n| range.contains(n));
        match text {
            "none" => Some(Need::Nothing),
            "any" => Some(Need::Any),
            "2 equal" => Some(Need::Equal { count: 2 }),
            "3 equal" => Some(Need::Equal { count: 3 }),
            "3 consecutive" => Some(Need::Consecutive),
            _ => match text.strip_prefix("3 sum ") {
                Some(sum) => within(sum, 3..=18).map(|sum| Need::SumAtLeast { sum }),
                None => within(text, 1..=6).map(|value| Need::Value { value }),
            },
        }
    }

    /// All handfuls among these dice that it takes.
    pub fn among(self, dice: Dice, mut each: impl FnMut(Dice)) {
        let (values, count) = match self {
            Need::Nothing => return each(Dice::EMPTY),
            Need::Any => (1..=6, 1),
            Need::Value { value } => (value..=value, 1),
            Need::Equal { count } => (1..=6, count),
            Need::Consecutive => {
                let run = |x: &u8| (*x..x + 3).all(|value| dice.count(value) > 0);
                return (1..=4).filter(run).for_each(|x| each(Dice::of(&[x, x + 1, x + 2])));
            }
            Need::SumAtLeast { sum } => {
                for x in dice.values() {
                    for y in dice.values().filter(|y| *y >= x) {
                        for z in dice.values().filter(|z| *z >= y) {
                            let three = Dice::of(&[x, y, z]);
                            if three.sum() >= sum && dice.without(three).is_some() {
                                each(three);
                            }
                        }
                    }
                }
                return;
            }
        };
        for value in values.filter(|value| dice.count(*value) >= count) {
            each(Dice::EMPTY.with_equal(value, count));
        }
    }
}

/// What a contractor does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Service {
    /// FF-254, FF-255, FF-272: something for the player, and for an opponent of their choice.
    Gain { gain: Amount, opponent: Amount },
    /// FF-256: builds the top blueprint.
    Engineer {},
    /// FF-263: sets at most so many dice instead of rolling them.
    Foreman { most: u8 },
    /// FF-267: rolls so many more dice.
    ExtraDice { dice: u8 },
    /// FF-268: pays the printed cost of the top blueprint.
    Investor {},
    /// FF-273: a die of any value.
    Specialist {},
}

impl Service {
    /// FF-71: what an opponent gets.
    pub(crate) fn for_opponent(self) -> Amount {
        if let Service::Gain { opponent, .. } = self { opponent } else { Amount::NONE }
    }
}
