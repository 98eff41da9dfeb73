//! Components in the form in which they were first written. The digest of a set of components depends on it, and every
//! record names that digest: this form never changes.

use super::{Blueprint, Blueprints, Cards, Contractor, Contractors, Face, Kind, Numbers, Tool};
use crate::effect::{Amount, Effect, ExtraDie, Make, Need, Service, Token};
use serde::{Serialize, Serializer};

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Stored<'a> {
            table: &'a Numbers,
            blueprints: Vec<One<'a>>,
            contractors: Vec<Other<'a>>,
        }
        #[derive(Serialize)]
        struct One<'a>(#[serde(with = "StoredBlueprint")] &'a Blueprint);
        #[derive(Serialize)]
        struct Other<'a>(#[serde(with = "StoredContractor")] &'a Contractor);
        let (blueprints, contractors) = (self.blueprints.iter().map(One), self.contractors.iter().map(Other));
        let stored =
            Stored { table: &self.table, blueprints: blueprints.collect(), contractors: contractors.collect() };
        stored.serialize(serializer)
    }
}

#[derive(Serialize)]
#[serde(remote = "Blueprint")]
struct StoredBlueprint {
    id: String,
    title: String,
    copies: Blueprints,
    kind: Kind,
    tool: Tool,
    cost: Amount,
    prestige: Vec<u8>,
    several: bool,
    discount: u8,
    #[serde(rename = "effect", serialize_with = "effect")]
    rulebook: Face,
    #[serde(serialize_with = "printed")]
    printed: Option<Face>,
}

#[derive(Serialize)]
#[serde(remote = "Contractor")]
struct StoredContractor {
    id: String,
    title: String,
    copies: Contractors,
    pay: Amount,
    service: Service,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Columns<'a> {
    Make(#[serde(with = "StoredMake")] &'a Make),
    Pay { pay: Amount },
    Gain { gain: Amount },
    Most { most: u8 },
}

#[derive(Serialize)]
#[serde(remote = "Make")]
struct StoredMake {
    #[serde(serialize_with = "need")]
    dice: Need,
    pay: Amount,
    pay_die: Option<Token>,
    discard: u8,
    gain: Amount,
    gain_die: Option<Token>,
    gain_high: Option<Amount>,
    choose: Vec<Amount>,
    #[serde(serialize_with = "is_there")]
    extra_die: Option<ExtraDie>,
}

fn need<S: Serializer>(need: &Need, serializer: S) -> Result<S::Ok, S::Error> {
    match need {
        Need::Nothing => "nothing".serialize(serializer),
        Need::Any => "any".serialize(serializer),
        Need::Value { value } => serializer.serialize_newtype_variant("Need", 2, "value", value),
        Need::Equal { count } => serializer.serialize_newtype_variant("Need", 3, "equal", count),
        Need::Consecutive => "consecutive".serialize(serializer),
        Need::SumAtLeast { sum } => serializer.serialize_newtype_variant("Need", 5, "sum_at_least", sum),
    }
}

fn is_there<S: Serializer>(die: &Option<ExtraDie>, serializer: S) -> Result<S::Ok, S::Error> {
    die.is_some().serialize(serializer)
}

fn effect<S: Serializer>(Face { effect, .. }: &Face, serializer: S) -> Result<S::Ok, S::Error> {
    let (name, columns) = match *effect {
        Effect::Make(ref make) => ("make", Columns::Make(make)),
        Effect::Flip { pay } => ("flip", Columns::Pay { pay }),
        Effect::Lower { pay } => ("lower", Columns::Pay { pay }),
        Effect::Raise { pay } => ("raise", Columns::Pay { pay }),
        Effect::Reroll { pay } => ("reroll", Columns::Pay { pay }),
        Effect::Roll { pay } => ("roll", Columns::Pay { pay }),
        Effect::Replicate { pay } => ("replicate", Columns::Pay { pay }),
        Effect::BlackMarket { most, .. } => ("black_market", Columns::Most { most }),
        Effect::Income { gain } => ("income", Columns::Gain { gain }),
        Effect::OnBuild { gain } => ("on_build", Columns::Gain { gain }),
        Effect::Laboratory { gain } => ("laboratory", Columns::Gain { gain }),
        Effect::DieForEnergy {} => return "die_for_energy".serialize(serializer),
        Effect::Monument {} => return "monument".serialize(serializer),
    };
    serializer.serialize_newtype_variant("Effect", 0, name, &columns)
}

fn printed<S: Serializer>(printed: &Option<Face>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Told<'a>(#[serde(serialize_with = "effect")] &'a Face);
    printed.as_ref().map(Told).serialize(serializer)
}
