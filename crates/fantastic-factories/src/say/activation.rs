//! An activation in words.

use super::names;
use super::recipe::recipe;
use super::things::{amount, dice as some_dice, each_from_hand, either, held, parts};
use crate::Asked;
use crate::action::Activate;
use crate::cards::Cards;
use crate::effect::{Amount, Effect};
use crate::prints::Print;
use crate::uses::{Handful, Means, OpenChoice, Usable, Use, usable};
use kernel::{Fact, Phrase, RuleId};

/// A fact about an activation.
pub(crate) fn name(asked: Asked<'_>, fact: &Fact) -> (Phrase, RuleId) {
    let (cards, public) = (asked.cards(), asked.public());
    let value = u8::try_from(fact.value).unwrap_or(0);
    match &*fact.part {
        "use" => (general(asked, value), names::rule(cards, value, public.printed())),
        "copy" => match public.blueprint(cards, value) {
            Some(copied) => (general(asked, copied), "FF-177"),
            None => (Phrase::new("factories-slot").number("slot", value), "FF-177"),
        },
        "die" => (super::die(fact.value), "FF-82"),
        "discard" => (held(cards, value), "FF-114"),
        _ => (chosen(asked, value), "FF-117"),
    }
}

/// A card with what it takes and gives, whatever is chosen.
fn general(asked: Asked<'_>, print: Print) -> Phrase {
    let cards = asked.cards();
    let does = recipe(cards.effect(print, asked.public().printed()));
    Phrase::new("factories-step-activate").phrase("card", names::print(cards, print)).phrase("does", does)
}

/// What a number stands for on the cards that leave something open.
fn chosen(asked: Asked<'_>, number: u8) -> Phrase {
    let mut all: Vec<Phrase> = Vec::new();
    Means::of(asked).each_usable(|_, of| {
        let meaning = match of.needs.open {
            OpenChoice::Nothing => None,
            OpenChoice::OneOf(all) => {
                usize::from(number).checked_sub(1).and_then(|at| all.get(at)).copied().map(amount)
            }
            OpenChoice::Die | OpenChoice::PaidDie => (1..=6).contains(&number).then(|| one_more(number)),
            OpenChoice::Metal(most) => most.checked_sub(number).map(|energy| amount(Amount::tokens(number, energy))),
        };
        all.extend(meaning.filter(|meaning| !all.contains(meaning)));
    });
    either(all)
}

fn one_more(value: u8) -> Phrase {
    Phrase::new("factories-do-die").number("value", value)
}

/// The whole activation: under the card's name, what goes in and what comes out.
pub(crate) fn whole(asked: Asked<'_>, it: Activate) -> Phrase {
    let (cards, public) = (asked.cards(), asked.public());
    let Ok(of) = usable(cards, public, &public.players[asked.seat()], it.card, it.copy) else {
        return general(asked, it.card);
    };
    let (cost, gain) = (cost(cards, &of, &it.used()), gain(cards, &of, &it.used()));
    let use_of = Phrase::new(if cost.is_empty() { "factories-use-free" } else { "factories-use" })
        .phrase("card", called(cards, it.card, of.copied))
        .list("gain", gain);
    if cost.is_empty() { use_of } else { use_of.list("cost", cost) }
}

/// A card's name, with that of the card it copies.
pub(super) fn called(cards: &Cards, card: Print, copied: Option<Print>) -> Phrase {
    let own = names::print(cards, card);
    match copied {
        Some(print) => {
            Phrase::new("factories-copying").phrase("card", own).phrase("copied", names::print(cards, print))
        }
        None => own,
    }
}

/// Dice that are placed, tokens, blueprints.
fn cost(cards: &Cards, of: &Usable<'_>, it: &Use) -> Vec<Phrase> {
    let mut cost = Vec::new();
    if places_dice(of.effect) && !it.dice.is_empty() {
        cost.push(some_dice(it.dice));
    }
    cost.extend(parts(of.needs.price(it).and(of.extra)));
    cost.extend(each_from_hand(cards, it.discards));
    cost
}

/// Tokens, goods, blueprints and what happens to dice.
fn gain(cards: &Cards, of: &Usable<'_>, it: &Use) -> Vec<Phrase> {
    let mut gain = parts(of.effect.gain(cards, it));
    match (of.needs.handful, of.needs.open, it.choice) {
        (Handful::Changed(..), ..) => {
            let from = it.dice.sum();
            gain.push(Phrase::new("factories-do-turn").number("from", from).number("to", of.effect.changed(from)));
        }
        (Handful::Rerolled, ..) => gain.push(Phrase::new("factories-do-again").phrase("dice", some_dice(it.dice))),
        (_, OpenChoice::Die | OpenChoice::PaidDie, Some(value)) => gain.push(one_more(value)),
        _ if matches!(of.effect, Effect::Roll { .. }) => gain.push(Phrase::new("factories-do-roll")),
        _ => {}
    }
    gain
}

/// Whether the dice of an activation are placed on the card (FF-140: or only changed).
pub(super) fn places_dice(effect: &Effect) -> bool {
    effect.needs().is_some_and(|needs| matches!(needs.handful, Handful::Placed(_)))
}
