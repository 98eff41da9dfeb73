//! What is printed on the components, as boards draw it: told once, in the catalogue.

use crate::cards::{Blueprint, Cards, Contractor, Kind, Numbers, Tool};
use crate::effect::{Amount, Effect, Service};
use crate::prints::Print;
use crate::{say, score};
use kernel::Phrase;
use serde::{Deserialize, Serialize};

/// All components. Cards are named by their place in a list, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct Printed {
    /// The numbers of the table.
    pub table: Numbers,
    pub blueprints: Vec<PrintedBlueprint>,
    pub contractors: Vec<PrintedContractor>,
}

/// A blueprint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct PrintedBlueprint {
    /// Its key in the data file.
    pub id: String,
    /// Its English name.
    pub title: String,
    /// FF-8: its type.
    pub kind: Kind,
    /// FF-7: its tool.
    pub tool: Tool,
    /// FF-91: metal and energy to build it.
    pub cost: Amount,
    /// What the first, second … of them in a compound is worth.
    pub prestige: Vec<u8>,
    /// FF-295: what one, two … of them in a compound are worth together, as many as there are.
    pub worth: Vec<u16>,
    /// FF-94: whether a compound can hold several.
    pub several: bool,
    /// FF-167: metal less for each monument in the compound.
    pub discount: u8,
    /// What it is, in words: name, type, tool, cost, prestige.
    #[serde(skip_deserializing, default = "untold")]
    pub says: Phrase,
    /// What it does.
    pub rulebook: Face,
    /// Section 15: what it does with the printed cards, where that is something else.
    pub printed: Option<Face>,
}

/// What a blueprint does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct Face {
    pub effect: Effect,
    /// The same in words.
    #[serde(skip_deserializing, default = "untold")]
    pub says: Phrase,
}

/// A contractor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct PrintedContractor {
    /// Its key in the data file.
    pub id: String,
    /// Its English name.
    pub title: String,
    /// FF-65: the price besides the blueprint.
    pub pay: Amount,
    /// What it does.
    pub service: Service,
    /// The same in words, with its name and price.
    #[serde(skip_deserializing, default = "untold")]
    pub says: Phrase,
    /// FF-317: the same in a solo game.
    #[serde(skip_deserializing, default = "untold")]
    pub says_alone: Phrase,
}

/// A program that draws boards does not read words.
fn untold() -> Phrase {
    Phrase::new("factories-nothing")
}

pub(crate) fn printed(cards: &Cards) -> Printed {
    Printed {
        table: cards.table.clone(),
        blueprints: (1..).zip(&cards.blueprints).map(|(print, of)| blueprint(cards, print, of)).collect(),
        contractors: cards.contractors.iter().map(contractor).collect(),
    }
}

fn blueprint(cards: &Cards, print: Print, of: &Blueprint) -> PrintedBlueprint {
    let face = |effect: &Effect| Face { effect: effect.clone(), says: say::does(of, effect) };
    PrintedBlueprint {
        id: of.id.clone(),
        title: of.title.clone(),
        kind: of.kind,
        tool: of.tool,
        cost: of.cost,
        prestige: of.prestige.clone(),
        worth: (1..=of.copies.len()).map(|copies| score::prestige(cards, print, copies)).collect(),
        several: of.several,
        discount: of.discount,
        says: say::card(cards, print),
        rulebook: face(&of.effect),
        printed: of.printed.as_ref().map(face),
    }
}

fn contractor(of: &Contractor) -> PrintedContractor {
    PrintedContractor {
        id: of.id.clone(),
        title: of.title.clone(),
        pay: of.pay,
        service: of.service,
        says: say::offer(of, say::Other::Anybody),
        says_alone: say::offer(of, say::Other::Nobody),
    }
}
