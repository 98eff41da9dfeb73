//! The printed components: blueprints, contractors, and the numbers of the table.

mod rows;
mod stored;

use crate::effect::{Amount, Effect, Service};
use crate::uses::Needs;
use kernel::data::{CardData, DataFault, Sheet};
use kernel::{Bag, CardId, CardSet, Phrase};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// FF-5: the blueprint deck.
pub const BLUEPRINTS: usize = 74;
/// FF-6: the contractor deck.
pub const CONTRACTORS: usize = 17;

/// A blueprint's name: its row in the data file, counted from 1.
pub type Print = u8;
/// Some blueprints, told apart by their name and by nothing else.
pub type Prints = Bag<2, 1>;
/// A set of blueprints, card by card.
pub type Blueprints = CardSet<2>;
/// A set of contractors, card by card.
pub type Contractors = CardSet<1>;

/// A loaded set of components.
#[derive(Debug)]
pub struct Cards {
    printed: Printed,
    print_of: [Print; BLUEPRINTS],
    /// The same as one blueprint each, to be added up.
    one_of: [Prints; BLUEPRINTS],
    number_of: [u8; CONTRACTORS],
}

/// What is printed on the components: for the rules, and for boards, which are told it once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct Printed {
    pub table: Numbers,
    /// By name; [`Print`] counts from 1.
    pub blueprints: Vec<Blueprint>,
    /// By name, counted from 1.
    pub contractors: Vec<Contractor>,
}

/// Section 1: the numbers of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// A player's own dice.
    pub own_dice: u8,
    /// Blueprints dealt at the start.
    pub hand: u8,
    /// Metal at the start.
    pub metal: u8,
    /// Energy at the start.
    pub energy: u8,
    /// Dice a floor of the HQ holds.
    pub floor_slots: u8,
    /// Blueprints kept at clean-up.
    pub hand_limit: u8,
    /// Metal and energy kept at clean-up.
    pub token_limit: u8,
    /// Goods that bring the end.
    pub end_goods: u8,
    /// Built cards that bring the end.
    pub end_built: u8,
}

/// A blueprint, all of whose copies are alike.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct Blueprint {
    /// Its row in the data file, counted from 1.
    pub number: Print,
    pub id: String,
    pub title: String,
    /// Its copies, card by card.
    #[serde(skip)]
    pub copies: Blueprints,
    pub kind: Kind,
    pub tool: Tool,
    /// FF-91: metal and energy to build it.
    pub cost: Amount,
    /// What the first, second … of them in a compound is worth.
    pub prestige: Vec<u8>,
    /// FF-145, FF-295: what one, two … of them in a compound are worth together, as many as there are.
    pub worth: Vec<u16>,
    /// FF-94: whether a compound can hold several.
    pub several: bool,
    /// FF-167: metal less for each monument in the compound.
    pub discount: u8,
    /// Name, type, tool, cost and prestige in words.
    #[serde(skip_deserializing, default = "untold")]
    pub says: Phrase,
    /// What it does.
    pub rulebook: Face,
    /// Section 15: what it does with the printed cards, where that is something else.
    pub printed: Option<Face>,
}

/// What a blueprint does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct Face {
    pub effect: Effect,
    /// What a use of it needs.
    #[serde(skip)]
    pub needs: Option<Needs>,
    #[serde(skip_deserializing, default = "untold")]
    pub says: Phrase,
}

/// A contractor, all of whose copies are alike.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct Contractor {
    /// Its row in the data file, counted from 1.
    pub number: u8,
    pub id: String,
    pub title: String,
    /// Its copies, card by card.
    #[serde(skip)]
    pub copies: Contractors,
    /// FF-65: what it costs besides the blueprint.
    pub pay: Amount,
    pub service: Service,
    /// Name, price and service in words.
    #[serde(skip_deserializing, default = "untold")]
    pub says: Phrase,
    /// FF-317: the same in a solo game.
    #[serde(skip_deserializing, default = "untold")]
    pub says_alone: Phrase,
}

/// A program that reads this again needs no words.
fn untold() -> Phrase {
    Phrase::new("factories-nothing")
}

kernel::enums! {
    "fantastic-factories.ts"

    /// FF-8: a type of blueprints.
    pub enum Kind {
        /// Blue.
        Production = "factories-kind-production",
        /// Yellow.
        Utility = "factories-kind-utility",
        /// Red.
        Training = "factories-kind-training",
        /// Grey.
        Monument = "factories-kind-monument",
        /// Purple.
        Special = "factories-kind-special",
    }

    /// FF-7: a tool.
    pub enum Tool {
        Hammer = "factories-tool-hammer",
        Wrench = "factories-tool-wrench",
        Gear = "factories-tool-gear",
        Shovel = "factories-tool-shovel",
    }
}

impl Cards {
    pub fn blueprint(&self, print: Print) -> &Blueprint {
        &self.blueprints[usize::from(print) - 1]
    }

    /// Whether there is such a name.
    pub fn is_print(&self, print: Print) -> bool {
        (1..=self.blueprints.len()).contains(&usize::from(print))
    }

    /// The name of a blueprint card.
    pub fn print(&self, card: CardId) -> Print {
        self.print_of[usize::from(card)]
    }

    /// The contractor on a contractor card.
    pub fn contractor(&self, card: CardId) -> &Contractor {
        self.contractor_of(self.number_of[usize::from(card)])
    }

    /// The contractor with this number.
    pub(crate) fn contractor_of(&self, number: u8) -> &Contractor {
        &self.contractors[usize::from(number) - 1]
    }

    /// The names of some blueprint cards.
    pub fn prints(&self, cards: Blueprints) -> Prints {
        cards.iter().fold(Prints::EMPTY, |sum, card| sum.and(self.one_of[usize::from(card)]))
    }

    /// The names of a hand that have this tool.
    pub fn with_tool(&self, hand: Prints, tool: Tool) -> impl Iterator<Item = Print> {
        hand.kinds().filter(move |print| self.blueprint(*print).tool == tool)
    }

    /// What a blueprint does, with the rulebook's cards or the printed ones.
    #[inline]
    pub fn face(&self, print: Print, printed: bool) -> &Face {
        let blueprint = self.blueprint(print);
        blueprint.printed.as_ref().filter(|_| printed).unwrap_or(&blueprint.rulebook)
    }
}

impl Deref for Cards {
    type Target = Printed;
    fn deref(&self) -> &Printed {
        &self.printed
    }
}

impl CardData for Cards {
    const STANDARD: &'static str = include_str!("../data/standard.toml");
    type Rows = rows::Rows;

    fn check(sheet: Sheet<'_, rows::Rows>) -> Result<Cards, DataFault> {
        rows::check(&sheet)
    }
}
