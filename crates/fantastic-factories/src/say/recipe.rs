//! What cards do, in words.

use super::names;
use super::things::{amount, either, list, parts, paying};
use crate::cards::{Blueprint, Contractor};
use crate::effect::{ExtraDie, Make, Need, Service};
use crate::{Amount, Effect, Token};
use kernel::{Phrase, Seat};

/// A blueprint with what is printed on its edge: type, tool, cost, prestige.
pub(crate) fn card(blueprint: &Blueprint) -> Phrase {
    let prestige = blueprint.prestige.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
    Phrase::new("factories-card")
        .piece("name", names::card(blueprint))
        .phrase("kind", blueprint.kind.say())
        .phrase("tool", blueprint.tool.say())
        .phrase("cost", amount(blueprint.cost))
        .text("prestige", prestige)
}

/// All that a blueprint does in a compound.
pub(crate) fn does(effect: &Effect, several: bool, discount: u8) -> Phrase {
    let discount = (discount > 0).then(|| Phrase::new("factories-does-discount").number("metal", discount));
    let several = several.then(|| Phrase::new("factories-does-several"));
    list([recipe(effect)].into_iter().chain(discount).chain(several).collect())
}

/// Costs left of the arrow, gains right of it.
pub(crate) fn deal(cost: Vec<Phrase>, gain: Vec<Phrase>) -> Phrase {
    if cost.is_empty() { list(gain) } else { Phrase::new("factories-deal").list("cost", cost).list("gain", gain) }
}

/// What an effect takes and gives, whatever is chosen.
fn recipe(effect: &Effect) -> Phrase {
    let training = |pay: Amount, key: &'static str| deal(parts(pay), vec![Phrase::new(key)]);
    let by_itself = |gain: Amount, key: &'static str| Phrase::new(key).phrase("gain", amount(gain));
    match effect {
        Effect::Make(make) => deal(takes(make), gives(make)),
        Effect::Flip { pay } => training(*pay, "factories-do-flip"),
        Effect::Lower { pay } => training(*pay, "factories-do-lower"),
        Effect::Raise { pay } => training(*pay, "factories-do-raise"),
        Effect::Reroll { pay } => training(*pay, "factories-do-reroll"),
        Effect::Roll { pay } => training(*pay, "factories-do-roll"),
        Effect::Replicate { pay } => training(*pay, "factories-do-replicate"),
        Effect::DieForEnergy {} => {
            deal(vec![Phrase::new("factories-need-energy")], vec![Phrase::new("factories-do-die-for-energy")])
        }
        Effect::BlackMarket { dice, discard, most } => deal(
            need(*dice).into_iter().chain(discards(*discard)).collect(),
            vec![Phrase::new("factories-do-black-market").number("most", *most)],
        ),
        Effect::Income { gain } => by_itself(*gain, "factories-does-income"),
        Effect::OnBuild { gain } => by_itself(*gain, "factories-does-on-build"),
        Effect::Laboratory { gain } => by_itself(*gain, "factories-does-laboratory"),
        Effect::Monument {} => Phrase::new("factories-does-nothing"),
    }
}

pub(crate) fn takes(make: &Make) -> Vec<Phrase> {
    let mut takes: Vec<Phrase> = need(make.dice).into_iter().collect();
    takes.extend(make.pay_die.map(as_shown));
    takes.extend(parts(make.pay));
    takes.extend(discards(make.discard));
    takes
}

fn discards(count: u8) -> Option<Phrase> {
    (count > 0).then(|| Phrase::new("factories-need-discards").number("n", count))
}

pub(crate) fn gives(make: &Make) -> Vec<Phrase> {
    let mut gives = match make.gain_high {
        Some(high) => {
            vec![Phrase::new("factories-do-high").phrase("low", amount(make.gain)).phrase("high", amount(high))]
        }
        None => parts(make.gain),
    };
    gives.extend(make.gain_die.map(as_shown));
    if !make.choose.is_empty() {
        gives.push(either(make.choose.iter().map(|one| amount(*one)).collect()));
    }
    gives.extend(make.extra_die.map(|ExtraDie::Chosen| Phrase::new("factories-do-extra-die")));
    gives
}

/// As many of a token as the die shows.
fn as_shown(token: Token) -> Phrase {
    Phrase::new(match token {
        Token::Metal => "factories-as-shown-metal",
        Token::Energy => "factories-as-shown-energy",
    })
}

fn need(need: Need) -> Option<Phrase> {
    Some(match need {
        Need::Nothing => return None,
        Need::Any => Phrase::new("factories-need-any"),
        Need::Value { value } => Phrase::new("factories-need-value").dice("value", [value]),
        Need::Equal { count } => Phrase::new("factories-need-equal").number("n", count),
        Need::Consecutive => Phrase::new("factories-need-consecutive"),
        Need::SumAtLeast { sum } => Phrase::new("factories-need-sum").number("sum", sum),
    })
}

/// Who gets something beside the player who hires.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Other {
    /// FF-317: nobody.
    Nobody,
    /// FF-71: this player.
    Seat(Seat),
    /// Somebody still to be named.
    Anybody,
}

/// What a contractor does.
pub(crate) fn service(service: Service, other: Other) -> Phrase {
    match service {
        Service::Gain { gain, opponent } => {
            let both =
                |key: &'static str| Phrase::new(key).phrase("gain", amount(gain)).phrase("theirs", amount(opponent));
            match other {
                Other::Seat(seat) => both("factories-service-gain-seat").seat("seat", seat),
                Other::Anybody if opponent != Amount::NONE => both("factories-service-gain-other"),
                Other::Anybody | Other::Nobody => amount(gain),
            }
        }
        Service::Engineer {} => Phrase::new("factories-service-engineer"),
        Service::Foreman { most } => Phrase::new("factories-service-foreman").number("most", most),
        Service::ExtraDice { dice } => Phrase::new("factories-service-extra-dice").number("n", dice),
        Service::Investor {} => Phrase::new("factories-service-investor"),
        Service::Specialist {} => Phrase::new("factories-do-extra-die"),
    }
}

/// A contractor as it lies in the market.
pub(crate) fn offer(contractor: &Contractor, other: Other) -> Phrase {
    paying("factories-offer", parts(contractor.pay))
        .piece("name", names::person(contractor))
        .phrase("service", service(contractor.service, other))
}
