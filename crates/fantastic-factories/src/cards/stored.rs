//! Effects in the form in which they were first written. The digest of a set of components depends on it, and every
//! record names that digest: this form never changes.

use crate::effect::{Amount, Effect, ExtraDie, Make, Need, Token};
use serde::{Serialize, Serializer};

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

pub(super) fn effect<S: Serializer>(effect: &Effect, serializer: S) -> Result<S::Ok, S::Error> {
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
        Effect::DieForEnergy => return "die_for_energy".serialize(serializer),
        Effect::Monument => return "monument".serialize(serializer),
    };
    serializer.serialize_newtype_variant("Effect", 0, name, &columns)
}

pub(super) fn printed<S: Serializer>(printed: &Option<Effect>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Told<'a>(#[serde(serialize_with = "effect")] &'a Effect);
    printed.as_ref().map(Told).serialize(serializer)
}
