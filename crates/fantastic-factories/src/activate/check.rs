//! Whether one activation is possible, and if not, which rule forbids it.

use super::{Terms, can_be_activated, can_be_copied, metal_choices, price};
use crate::cards::Cards;
use crate::effect::{Amount, Effect, Make};
use crate::phase::market::slot_of;
use crate::prints::Prints;
use crate::state::Player;
use crate::{FantasticFactories, say};
use kernel::{Illegal, Phrase, Seen};
use std::ops::RangeInclusive;

/// FF-111 to FF-123, and section 10.
pub(crate) fn check(
    seen: Seen<'_, FantasticFactories>,
    player: &Player,
    hand: Prints,
    terms: &Terms,
) -> Result<(), Illegal> {
    let (cards, printed) = (seen.cards(), seen.public().printed());
    if !cards.is_print(terms.card) || !player.has(terms.card) {
        return Err(Illegal::new("FF-123", Phrase::new("factories-refuse-not-built").number("card", terms.card)));
    }
    if player.has_used(terms.card) {
        let why = Phrase::new("factories-refuse-used").phrase("card", say::print(cards, terms.card));
        return Err(Illegal::new("FF-112", why));
    }
    let effect = cards.effect(terms.card, printed);
    if !can_be_activated(effect) {
        let why = Phrase::new("factories-refuse-nothing").phrase("card", say::print(cards, terms.card));
        // FF-352, FF-353: the printed Scrap Yard and Solar Array.
        return Err(match effect {
            Effect::OnBuild { .. } => Illegal::new("FF-352", why),
            _ => Illegal::new("FF-118", why),
        });
    }
    if matches!(effect, Effect::Income { .. }) && player.is_fresh(terms.card) {
        return Err(Illegal::new("FF-180", Phrase::new("factories-refuse-fresh")));
    }
    let Effect::Replicate { pay } = effect else {
        if terms.copy.is_some() {
            return Err(Illegal::new("FF-177", Phrase::new("factories-refuse-no-copy")));
        }
        return uses(cards, player, hand, effect, Amount::NONE, terms);
    };
    let copied = terms.copy.and_then(slot_of).and_then(|at| seen.public().blueprints[at]);
    match copied.map(|card| cards.effect(cards.print(card), printed)) {
        None => Err(Illegal::new("FF-177", Phrase::new("factories-refuse-copy-slot"))),
        Some(Effect::Replicate { .. }) => Err(Illegal::new("FF-184", Phrase::new("factories-refuse-copy"))),
        Some(Effect::OnBuild { .. }) => Err(Illegal::new("FF-357", Phrase::new("factories-refuse-copy"))),
        Some(copied) if !can_be_copied(copied) => Err(Illegal::new("FF-183", Phrase::new("factories-refuse-copy"))),
        Some(copied) => uses(cards, player, hand, copied, *pay, terms),
    }
}

fn uses(
    cards: &Cards,
    player: &Player,
    hand: Prints,
    effect: &Effect,
    extra: Amount,
    terms: &Terms,
) -> Result<(), Illegal> {
    if player.dice.without(terms.dice).is_none() {
        return Err(Illegal::new("FF-82", Phrase::new("factories-refuse-dice")));
    }
    if terms.discards.names().any(|print| !cards.is_print(print)) || !hand.has(terms.discards) {
        return Err(Illegal::new("FF-114", Phrase::new("factories-refuse-discards")));
    }
    dice(effect, terms)?;
    discards(effect, terms)?;
    choice(cards, effect, terms)?;
    let price = price(effect, terms.dice, terms.choice).and(extra);
    if !player.can_pay(price) {
        let why = Phrase::new("factories-refuse-price").phrase("price", say::amount(price));
        return Err(Illegal::new("FF-114", why));
    }
    Ok(())
}

/// The dice it takes, or those it changes.
fn dice(effect: &Effect, terms: &Terms) -> Result<(), Illegal> {
    let one = |fits: fn(u8) -> bool| terms.dice.len() == 1 && terms.dice.equal().is_some_and(fits);
    let (right, rule) = match effect {
        Effect::Make(make) => (make.dice.takes(terms.dice), "FF-111"),
        Effect::BlackMarket { .. } => (one(|_| true), "FF-147"),
        Effect::Flip { .. } => (one(|_| true), "FF-153"),
        Effect::Lower { .. } => (one(|value| value > 1), "FF-154"),
        Effect::Raise { .. } => (one(|value| value < 6), "FF-159"),
        Effect::Reroll { .. } => (!terms.dice.is_empty(), "FF-189"),
        Effect::DieForEnergy | Effect::Roll { .. } | Effect::Income { .. } => (terms.dice.is_empty(), "FF-111"),
        Effect::Replicate { .. } | Effect::OnBuild { .. } | Effect::Laboratory { .. } | Effect::Monument => {
            (false, "FF-118")
        }
    };
    if right { Ok(()) } else { Err(wrong_dice(rule)) }
}

fn wrong_dice(rule: &'static str) -> Illegal {
    let why = Phrase::new("factories-refuse-wrong-dice");
    Illegal { rule, why }
}

/// How many blueprints it takes.
pub(crate) fn wanted(effect: &Effect) -> usize {
    match effect {
        Effect::Make(Make { discard, .. }) => usize::from(*discard),
        Effect::BlackMarket { .. } => 1,
        _ => 0,
    }
}

/// The blueprints it takes.
fn discards(effect: &Effect, terms: &Terms) -> Result<(), Illegal> {
    let wanted = wanted(effect);
    if terms.discards.len() == wanted {
        return Ok(());
    }
    Err(Illegal::new("FF-111", Phrase::new("factories-refuse-discard-count").count("wanted", wanted)))
}

/// FF-117: what it leaves open when these blueprints are discarded.
pub(crate) fn open_choice(cards: &Cards, effect: &Effect, discards: Prints) -> Option<RangeInclusive<u8>> {
    match effect {
        Effect::Make(make) if make.extra_die => Some(1..=6),
        Effect::Make(make) if !make.choose.is_empty() => Some(1..=make.choose.len() as u8),
        Effect::DieForEnergy => Some(1..=6),
        Effect::BlackMarket { most } => discards.names().next().and_then(|print| metal_choices(cards, print, *most)),
        _ => None,
    }
}

fn choice(cards: &Cards, effect: &Effect, terms: &Terms) -> Result<(), Illegal> {
    let open = open_choice(cards, effect, terms.discards);
    let right = match (&open, terms.choice) {
        (Some(range), Some(choice)) => range.contains(&choice),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    if right {
        return Ok(());
    }
    Err(match open {
        Some(range) => {
            let why = Phrase::new("factories-refuse-choice").number("least", *range.start());
            Illegal::new("FF-117", why.number("most", *range.end()))
        }
        None => Illegal::new("FF-117", Phrase::new("factories-refuse-no-choice")),
    })
}
