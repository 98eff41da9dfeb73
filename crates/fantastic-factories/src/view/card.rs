//! Blueprints as their fields of the data file.

use crate::action::Row;
use crate::cards::{Cards, Kind, Tool};
use crate::effect::{self, Amount, Effect, Make, Need, Token};
use crate::prints::{Print, Prints};
use serde::{Deserialize, Serialize};

/// A name, and how many cards have it here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct NameView {
    /// The number actions and events use for it: the row of the data file, from 1.
    pub number: u8,
    /// Whether it is a blueprint's or a contractor's.
    pub row: Row,
    /// Its key in the data file.
    pub id: String,
    /// Its English name.
    pub title: String,
    /// How many.
    pub copies: usize,
}

/// A blueprint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct BlueprintView {
    /// The number actions and events use for it: the row of the data file, from 1.
    pub number: Print,
    /// Its key in the data file.
    pub id: String,
    /// Its English name.
    pub title: String,
    /// FF-8: its type.
    pub kind: Kind,
    /// FF-7: its tool.
    pub tool: Tool,
    /// FF-91: metal and energy to build it, as printed.
    pub cost: Amount,
    /// What the first, second … of them in a compound is worth.
    pub prestige: Vec<u8>,
    /// FF-94: whether a compound can hold several.
    pub several: bool,
    /// FF-167: metal less for each monument in the compound.
    pub discount: u8,
    /// What it does at this table.
    pub effect: EffectView,
}

/// What a blueprint does. What a kind of effect does not have is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts", optional_fields))]
#[serde(default)]
pub struct EffectView {
    /// The kind of effect.
    pub kind: EffectKind,
    /// The dice placed on the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceView>,
    /// The tokens it takes.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Amount>"))]
    pub pay: Amount,
    /// It takes as many of these as its die shows, on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay_die: Option<Token>,
    /// The blueprints it takes from the hand.
    #[serde(skip_serializing_if = "effect::is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub discard: u8,
    /// What it gives.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Amount>"))]
    pub gain: Amount,
    /// It gives as many of these as its die shows, on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain_die: Option<Token>,
    /// What it gives instead of `gain` when its die shows 4 to 6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain_high: Option<Amount>,
    /// One of these on top, as the player likes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Amount>>"))]
    pub choose: Vec<Amount>,
    /// A die of a value the player likes.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub extra_die: bool,
    /// FF-147: the most tokens it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

fn is_nothing(amount: &Amount) -> bool {
    *amount == Amount::NONE
}

/// The kinds of effects: see [`Effect`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(rename_all = "snake_case")]
pub enum EffectKind {
    Make,
    Flip,
    Lower,
    Raise,
    Reroll,
    DieForEnergy,
    Roll,
    Replicate,
    BlackMarket,
    Income,
    OnBuild,
    Laboratory,
    #[default]
    Monument,
}

/// The dice an activation takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts", optional_fields))]
pub struct DiceView {
    /// How many.
    pub count: u8,
    /// What they have to show.
    pub need: DiceNeed,
    /// The value, or the least sum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
}

/// What dice have to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(rename_all = "snake_case")]
pub enum DiceNeed {
    /// Anything.
    Any,
    /// One value.
    Value,
    /// FF-119: the same.
    Equal,
    /// FF-142: values that rise by one.
    Consecutive,
    /// FF-191: at least a sum.
    Sum,
}

pub(super) fn blueprint(cards: &Cards, print: Print, printed: bool) -> BlueprintView {
    let of = cards.blueprint(print);
    BlueprintView {
        number: print,
        id: of.id.clone(),
        title: of.title.clone(),
        kind: of.kind,
        tool: of.tool,
        cost: of.cost,
        prestige: of.prestige.clone(),
        several: of.several,
        discount: of.discount,
        effect: effect_view(cards.effect(print, printed)),
    }
}

pub(super) fn names(cards: &Cards, prints: Prints) -> Vec<NameView> {
    let name = |print: Print| {
        let of = cards.blueprint(print);
        let copies = prints.count(print).into();
        NameView { number: print, row: Row::Blueprints, id: of.id.clone(), title: of.title.clone(), copies }
    };
    prints.names().map(name).collect()
}

fn effect_view(effect: &Effect) -> EffectView {
    let paid = |kind: EffectKind, pay: Amount| EffectView { kind, pay, ..EffectView::default() };
    let gained = |kind: EffectKind, gain: Amount| EffectView { kind, gain, ..EffectView::default() };
    match effect {
        Effect::Make(make) => made(make),
        Effect::Flip { pay } => paid(EffectKind::Flip, *pay),
        Effect::Lower { pay } => paid(EffectKind::Lower, *pay),
        Effect::Raise { pay } => paid(EffectKind::Raise, *pay),
        Effect::Reroll { pay } => paid(EffectKind::Reroll, *pay),
        Effect::DieForEnergy => paid(EffectKind::DieForEnergy, Amount::NONE),
        Effect::Roll { pay } => paid(EffectKind::Roll, *pay),
        Effect::Replicate { pay } => paid(EffectKind::Replicate, *pay),
        Effect::BlackMarket { most } => EffectView {
            kind: EffectKind::BlackMarket,
            dice: dice(Need::Any),
            discard: 1,
            most: Some(*most),
            ..EffectView::default()
        },
        Effect::Income { gain } => gained(EffectKind::Income, *gain),
        Effect::OnBuild { gain } => gained(EffectKind::OnBuild, *gain),
        Effect::Laboratory { gain } => gained(EffectKind::Laboratory, *gain),
        Effect::Monument => EffectView::default(),
    }
}

fn made(make: &Make) -> EffectView {
    EffectView {
        kind: EffectKind::Make,
        dice: dice(make.dice),
        pay: make.pay,
        pay_die: make.pay_die,
        discard: make.discard,
        gain: make.gain,
        gain_die: make.gain_die,
        gain_high: make.gain_high,
        choose: make.choose.clone(),
        extra_die: make.extra_die,
        most: None,
    }
}

fn dice(need: Need) -> Option<DiceView> {
    let view = |count: u8, need: DiceNeed, value: Option<u8>| Some(DiceView { count, need, value });
    match need {
        Need::Nothing => None,
        Need::Any => view(1, DiceNeed::Any, None),
        Need::Value(value) => view(1, DiceNeed::Value, Some(value)),
        Need::Equal(count) => view(count, DiceNeed::Equal, None),
        Need::Consecutive => view(3, DiceNeed::Consecutive, None),
        Need::SumAtLeast(sum) => view(3, DiceNeed::Sum, Some(sum)),
    }
}
