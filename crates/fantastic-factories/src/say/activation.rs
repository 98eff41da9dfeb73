//! An activation in words.

use super::names;
use super::recipe::deal;
use super::things::{dice as some_dice, each_from_hand, held, parts};
use crate::Asked;
use crate::action::Activate;
use crate::cards::Cards;
use crate::dice::Dice;
use crate::effect::{Amount, Effect};
use crate::prints::{Print, Prints};
use crate::uses::{Handful, Means, OpenChoice, Usable, Use, usable};
use kernel::{Fact, FactValue, Facts, Phrase, RuleId};

/// A fact about an activation. Where it leaves only one way to use the card, what comes of it is told.
pub(crate) fn name(asked: Asked<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
    let (means, value) = (Means::of(asked), u8::try_from(fact.value).unwrap_or(0));
    let mut said = before.clone();
    said.push(fact.clone());
    let (cards, printed) = (means.cards, means.public.printed());
    let only = only_use(&means, &said);
    let outcome = || only.map(|(of, it)| deal(takes(cards, &of, &it), gives(cards, &of, &it)));
    let general = |card: Print| {
        Phrase::new("factories-step-activate")
            .piece("card", names::card(cards.blueprint(card)))
            .phrase("does", cards.face(card, printed).says.clone())
    };
    match &*fact.part {
        "use" => {
            let say = only.map_or_else(|| general(value), |(of, it)| told(cards, &of, &it, of.copied));
            (say, names::rule(cards, value, printed))
        }
        "copy" => {
            let slot = || Phrase::new("factories-slot").number("slot", value);
            let copied = means.public.blueprint(cards, value);
            let say = only.map(|(of, it)| told(cards, &Usable { card: of.copied.unwrap_or(of.card), ..of }, &it, None));
            (say.or_else(|| copied.map(general)).unwrap_or_else(slot), "FF-177")
        }
        "die" => (outcome().unwrap_or_else(|| some_dice(Dice::of(&[value]))), "FF-82"),
        "discard" => (held(cards, value), "FF-114"),
        _ => (outcome().unwrap_or_else(|| Phrase::new("factories-print").text("name", value.to_string())), "FF-117"),
    }
}

/// The one use of a card that has all these facts; none if there are several.
fn only_use<'a>(means: &Means<'a>, said: &Facts) -> Option<(Usable<'a>, Use)> {
    let (card, copy): (Print, Option<u8>) = (said.one("use")?, said.one("copy"));
    let (dice, discards) = (Dice::read("die", said)?, Prints::read("discard", said)?);
    let choice = said.one("choice");
    let fits = |it: &Use| {
        it.dice.without(dice).is_some() && it.discards.has(discards) && (choice.is_none() || it.choice == choice)
    };
    let (mut found, mut ways) = (None, 0);
    means.each_usable(|slot, of| {
        if of.card == card && (copy.is_none() || slot == copy) {
            means.each_use(&of, |it| {
                if fits(&it) {
                    (found, ways) = (Some((of, it)), ways + 1);
                }
            });
        }
    });
    found.filter(|_| ways == 1)
}

/// The whole activation: under the card's name, what goes in and what comes out.
pub(crate) fn whole(asked: Asked<'_>, it: Activate) -> Phrase {
    let means = Means::of(asked);
    match usable(means.cards, means.public, means.player, it.card, it.copy) {
        Ok(of) => told(means.cards, &of, &it.used(), of.copied),
        Err(_) => Phrase::new("factories-use-free")
            .piece("card", names::card(means.cards.blueprint(it.card)))
            .list("gain", vec![]),
    }
}

fn told(cards: &Cards, of: &Usable<'_>, it: &Use, copied: Option<Print>) -> Phrase {
    let (cost, gain) = (takes(cards, of, it), gives(cards, of, it));
    let use_of = if cost.is_empty() {
        Phrase::new("factories-use-free")
    } else {
        Phrase::new("factories-use").list("cost", cost)
    };
    called(use_of.list("gain", gain), cards, of.card, copied)
}

/// With a card's name, and that of the card it copies.
pub(super) fn called(phrase: Phrase, cards: &Cards, card: Print, copied: Option<Print>) -> Phrase {
    match copied {
        Some(copied) => {
            let both = Phrase::new("factories-copying").piece("card", names::card(cards.blueprint(card)));
            phrase.phrase("card", both.piece("copied", names::card(cards.blueprint(copied))))
        }
        None => phrase.piece("card", names::card(cards.blueprint(card))),
    }
}

/// Dice that are placed, tokens, blueprints.
pub(super) fn cost(cards: &Cards, placed: Dice, pay: Amount, discards: Prints) -> Vec<Phrase> {
    let dice = (!placed.is_empty()).then(|| some_dice(placed));
    dice.into_iter().chain(parts(pay)).chain(each_from_hand(cards, discards)).collect()
}

fn takes(cards: &Cards, of: &Usable<'_>, it: &Use) -> Vec<Phrase> {
    let placed = if of.needs.places_dice() { it.dice } else { Dice::NONE };
    cost(cards, placed, of.price(it), it.discards)
}

/// Tokens, goods, blueprints and what happens to dice.
fn gives(cards: &Cards, of: &Usable<'_>, it: &Use) -> Vec<Phrase> {
    let mut gain = parts(of.effect.gain(cards, it));
    gain.extend(match (of.needs.handful, of.needs.open, it.choice) {
        (Handful::Changed(..), ..) => {
            let from = it.dice.sum();
            Some(Phrase::new("factories-do-turn").number("from", from).number("to", of.effect.changed(from)))
        }
        (Handful::Rerolled, ..) => Some(Phrase::new("factories-do-again").phrase("dice", some_dice(it.dice))),
        (_, OpenChoice::Die | OpenChoice::PaidDie, Some(value)) => {
            Some(Phrase::new("factories-do-die").number("value", value))
        }
        _ => matches!(of.effect, Effect::Roll { .. }).then(|| Phrase::new("factories-do-roll")),
    });
    gain
}
