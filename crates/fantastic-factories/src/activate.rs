//! Sections 9 and 10: activating cards.

pub(crate) mod check;
pub(crate) mod list;
pub(crate) mod resolve;

use crate::cards::Cards;
use crate::dice::Dice;
use crate::effect::{Amount, Effect};
use crate::prints::{Print, Prints};

/// FF-117: all that one activation leaves open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub(crate) card: Print,
    pub(crate) copy: Option<u8>,
    pub(crate) dice: Dice,
    pub(crate) discards: Prints,
    pub(crate) choice: Option<u8>,
}

/// FF-118: whether there is anything to activate.
pub(crate) fn can_be_activated(effect: &Effect) -> bool {
    match effect {
        Effect::Make(_)
        | Effect::Flip { .. }
        | Effect::Lower { .. }
        | Effect::Raise { .. }
        | Effect::Reroll { .. }
        | Effect::DieForEnergy
        | Effect::Roll { .. }
        | Effect::Replicate { .. }
        | Effect::BlackMarket { .. }
        | Effect::Income { .. } => true,
        Effect::OnBuild { .. } | Effect::Laboratory { .. } | Effect::Monument => false,
    }
}

/// FF-183, FF-184: whether a Replicator can copy it.
pub(crate) fn can_be_copied(effect: &Effect) -> bool {
    can_be_activated(effect) && !matches!(effect, Effect::Replicate { .. })
}

/// The tokens an effect takes with these dice and this choice.
pub(crate) fn price(effect: &Effect, dice: Dice, choice: Option<u8>) -> Amount {
    match effect {
        Effect::Make(make) => make.pay.and_token(make.pay_die, dice.equal().unwrap_or(0)),
        Effect::Flip { pay }
        | Effect::Lower { pay }
        | Effect::Raise { pay }
        | Effect::Reroll { pay }
        | Effect::Roll { pay }
        | Effect::Replicate { pay } => *pay,
        Effect::DieForEnergy => Amount::tokens(0, choice.unwrap_or(0)),
        Effect::BlackMarket { .. }
        | Effect::Income { .. }
        | Effect::OnBuild { .. }
        | Effect::Laboratory { .. }
        | Effect::Monument => Amount::NONE,
    }
}

/// FF-148: how much metal the Black Market may give for a blueprint; none if nothing is left open.
pub(crate) fn metal_choices(cards: &Cards, print: Print, most: u8) -> Option<std::ops::RangeInclusive<u8>> {
    let cost = cards.blueprint(print).cost;
    (cost.metal + cost.energy > most).then(|| most.saturating_sub(cost.energy)..=cost.metal.min(most))
}

/// What an effect gives: tokens, goods and blueprints.
pub(crate) fn yields(cards: &Cards, effect: &Effect, terms: &Terms) -> Amount {
    match effect {
        Effect::Make(make) => {
            let value = terms.dice.equal().unwrap_or(0);
            let base = if value >= 4 { make.gain_high.unwrap_or(make.gain) } else { make.gain };
            let chosen = terms.choice.filter(|_| !make.choose.is_empty());
            let chosen = chosen.map_or(Amount::NONE, |n| make.choose[usize::from(n) - 1]);
            base.and_token(make.gain_die, value).and(chosen)
        }
        Effect::BlackMarket { most } => {
            let print = terms.discards.names().next().expect("FF-147: one blueprint is discarded");
            let cost = cards.blueprint(print).cost;
            match terms.choice {
                Some(metal) => Amount::tokens(metal, most - metal),
                None => Amount::tokens(cost.metal, cost.energy),
            }
        }
        Effect::Income { gain } => *gain,
        Effect::Flip { .. }
        | Effect::Lower { .. }
        | Effect::Raise { .. }
        | Effect::Reroll { .. }
        | Effect::DieForEnergy
        | Effect::Roll { .. }
        | Effect::Replicate { .. }
        | Effect::OnBuild { .. }
        | Effect::Laboratory { .. }
        | Effect::Monument => Amount::NONE,
    }
}
