//! An activation in steps: the card, what it copies, dice, blueprints and what it leaves open. What
//! leaves no choice is not asked, and the last step tells what comes of it.

use super::discards;
use super::recipe::{deal, recipe};
use super::things::{dice as some_dice, each_from_hand, parts};
use super::{Seeing, choice, hand, names};
use crate::activate::{Terms, can_be_copied, metal_choices, price, yields};
use crate::cards::Cards;
use crate::dice::Dice;
use crate::effect::{Amount, Effect};
use crate::phase::market::slot_of;
use crate::prints::{Print, Prints};
use crate::state::{Player, ROW};
use kernel::{Choice, Phrase, RuleId};

/// What a player has to activate with.
struct Means<'a> {
    cards: &'a Cards,
    player: &'a Player,
    hand: Prints,
}

/// One activation with all that it leaves open.
struct Using<'a> {
    means: Means<'a>,
    terms: Terms,
    /// The card whose effect is used: the card itself, or the one it copies.
    used: Print,
    effect: &'a Effect,
    /// FF-179: what a Replicator costs on top.
    extra: Amount,
    rule: RuleId,
}

/// The blueprint in a slot of the market.
fn in_slot(seen: Seeing<'_>, slot: u8) -> Option<Print> {
    slot_of(slot).and_then(|at| seen.public().blueprints[at]).map(|id| seen.cards().print(id))
}

fn using<'a>(seen: Seeing<'a>, player: &'a Player, terms: Terms) -> Using<'a> {
    let (cards, printed) = (seen.cards(), seen.public().printed());
    let copied = terms.copy.and_then(|slot| in_slot(seen, slot));
    let used = copied.unwrap_or(terms.card);
    let extra = copied.map_or(Amount::NONE, |_| price(cards.effect(terms.card, printed), Dice::NONE, None));
    Using {
        means: Means { cards, player, hand: hand(seen) },
        terms,
        used,
        effect: cards.effect(used, printed),
        extra,
        rule: names::rule(cards, used, printed),
    }
}

/// FF-117: all steps of an activation.
pub(super) fn steps(seen: Seeing<'_>, player: &Player, terms: Terms) -> Vec<Choice> {
    let using = using(seen, player, terms);
    let (cards, printed) = (seen.cards(), seen.public().printed());
    let own = names::rule(cards, terms.card, printed);
    let general = |print: Print| {
        let does = recipe(cards.effect(print, printed));
        Phrase::new("factories-step-activate").phrase("card", names::print(cards, print)).phrase("does", does)
    };
    let mut steps = vec![choice("activate", terms.card, own, general(terms.card))];
    if let Some(slot) = terms.copy.filter(|_| copies(seen, &using) > 1) {
        steps.push(choice("copy", slot, "FF-177", general(using.used)));
    }
    steps.extend(using.dice_steps());
    steps.extend(discards::steps(cards, using.means.hand, terms.discards, using.rule));
    steps.extend(using.choice_step());
    if let Some(last) = steps.last_mut() {
        last.say = match &*last.step.part {
            "activate" => using.whole(terms.card),
            "copy" => using.told(names::print(cards, using.used)),
            // Named in any order: no one of them is the last.
            "discard" => return steps,
            "die" if using.rerolls() => return steps,
            _ => deal(using.cost(), using.gain()),
        };
    }
    steps
}

/// Whether the dice of an activation are named in any order.
pub(super) fn in_any_order(seen: Seeing<'_>, player: &Player, terms: Terms) -> bool {
    using(seen, player, terms).rerolls()
}

/// The whole activation in one phrase.
pub(super) fn whole(seen: Seeing<'_>, player: &Player, terms: Terms) -> Phrase {
    using(seen, player, terms).whole(terms.card)
}

/// FF-183 to FF-186: how many blueprints of the market could be copied now.
fn copies(seen: Seeing<'_>, using: &Using<'_>) -> usize {
    let (cards, printed) = (seen.cards(), seen.public().printed());
    let effects = (1..=ROW as u8).filter_map(|slot| in_slot(seen, slot)).map(|print| cards.effect(print, printed));
    effects.filter(|effect| can_be_copied(effect) && using.means.can_use(effect, using.extra)).count()
}

impl Means<'_> {
    fn pays(&self, effect: &Effect, extra: Amount, dice: Dice, choice: Option<u8>) -> bool {
        self.player.can_pay(price(effect, dice, choice).and(extra))
    }

    /// The different handfuls of dice that an effect takes or changes and that can be paid for; for a
    /// reroll (FF-188) only the single dice.
    fn handfuls(&self, effect: &Effect, extra: Amount) -> Vec<Dice> {
        let single = |values: std::ops::RangeInclusive<u8>| {
            let values = self.player.dice.values().filter(move |value| values.contains(value));
            values.map(|value| Dice::of(&[value])).collect()
        };
        let mut handfuls: Vec<Dice> = match effect {
            Effect::Make(make) => {
                let mut all = Vec::new();
                make.dice.among(self.player.dice, |dice| all.push(dice));
                all
            }
            Effect::Flip { .. } | Effect::Reroll { .. } | Effect::BlackMarket { .. } => single(1..=6),
            Effect::Lower { .. } => single(2..=6),
            Effect::Raise { .. } => single(1..=5),
            Effect::DieForEnergy | Effect::Roll { .. } | Effect::Income { .. } => vec![Dice::NONE],
            Effect::Replicate { .. } | Effect::OnBuild { .. } | Effect::Laboratory { .. } | Effect::Monument => {
                Vec::new()
            }
        };
        let least = self.choices(effect, None).first().copied();
        handfuls.retain(|dice| self.pays(effect, extra, *dice, least));
        handfuls
    }

    /// FF-117: what an effect leaves open besides dice and blueprints, as far as it can be paid for.
    fn choices(&self, effect: &Effect, discarded: Option<Print>) -> Vec<u8> {
        match effect {
            Effect::Make(make) if make.extra_die => (1..=6).collect(),
            Effect::Make(make) => (1..=make.choose.len() as u8).collect(),
            Effect::DieForEnergy => (1..=6).collect(),
            Effect::BlackMarket { most } => {
                discarded.and_then(|print| metal_choices(self.cards, print, *most)).into_iter().flatten().collect()
            }
            Effect::Flip { .. }
            | Effect::Lower { .. }
            | Effect::Raise { .. }
            | Effect::Reroll { .. }
            | Effect::Roll { .. }
            | Effect::Replicate { .. }
            | Effect::Income { .. }
            | Effect::OnBuild { .. }
            | Effect::Laboratory { .. }
            | Effect::Monument => Vec::new(),
        }
    }

    /// Whether an effect can be used at all.
    fn can_use(&self, effect: &Effect, extra: Amount) -> bool {
        let discards = match effect {
            Effect::Make(make) => make.discard,
            Effect::BlackMarket { .. } => 1,
            Effect::Flip { .. }
            | Effect::Lower { .. }
            | Effect::Raise { .. }
            | Effect::Reroll { .. }
            | Effect::DieForEnergy
            | Effect::Roll { .. }
            | Effect::Replicate { .. }
            | Effect::Income { .. }
            | Effect::OnBuild { .. }
            | Effect::Laboratory { .. }
            | Effect::Monument => 0,
        };
        self.hand.len() >= discards.into() && !self.handfuls(effect, extra).is_empty()
    }
}

impl Using<'_> {
    /// The dice one after another, from the lowest up, where one of several is meant.
    fn dice_steps(&self) -> Vec<Choice> {
        if self.rerolls() {
            return self.reroll_steps();
        }
        let mut steps = Vec::new();
        let mut left: Vec<Vec<u8>> = self.means.handfuls(self.effect, self.extra).into_iter().map(values).collect();
        for (at, value) in self.terms.dice.each().enumerate() {
            let open = left.iter().any(|other| other.get(at) != Some(&value));
            left.retain(|other| other.get(at) == Some(&value));
            if open {
                let dice = if left.len() == 1 { self.terms.dice } else { Dice::of(&[value]) };
                steps.push(choice("die", value, self.rule, some_dice(dice)));
            }
        }
        steps
    }

    fn rerolls(&self) -> bool {
        matches!(self.effect, Effect::Reroll { .. })
    }

    /// FF-188: one die after another, in any order, until it is enough.
    fn reroll_steps(&self) -> Vec<Choice> {
        let dice = self.means.player.dice;
        if dice.len() < 2 {
            return Vec::new();
        }
        let mut steps = Vec::new();
        let mut so_far = Dice::NONE;
        for value in self.terms.dice.each() {
            let only = so_far.is_empty() && dice.equal().is_some();
            so_far = so_far.with(value);
            if !only {
                steps.push(choice("die", value, self.rule, some_dice(Dice::of(&[value]))));
            }
        }
        if dice.without(self.terms.dice).is_some_and(|rest| !rest.is_empty()) {
            steps.push(choice("enough", 1, self.rule, some_dice(self.terms.dice)));
        }
        steps
    }

    /// FF-117: the alternative, the value of a die, or how much metal.
    fn choice_step(&self) -> Option<Choice> {
        let value = self.terms.choice?;
        let mut open = self.means.choices(self.effect, self.terms.discards.names().next());
        open.retain(|choice| self.means.pays(self.effect, self.extra, self.terms.dice, Some(*choice)));
        let (part, rule) = match self.effect {
            Effect::BlackMarket { .. } => ("metal", "FF-148"),
            Effect::Make(_)
            | Effect::Flip { .. }
            | Effect::Lower { .. }
            | Effect::Raise { .. }
            | Effect::Reroll { .. }
            | Effect::DieForEnergy
            | Effect::Roll { .. }
            | Effect::Replicate { .. }
            | Effect::Income { .. }
            | Effect::OnBuild { .. }
            | Effect::Laboratory { .. }
            | Effect::Monument => ("choice", self.rule),
        };
        (open.len() > 1).then(|| choice(part, value, rule, deal(self.cost(), self.gain())))
    }

    fn whole(&self, card: Print) -> Phrase {
        let own = names::print(self.means.cards, card);
        if self.used == card {
            return self.told(own);
        }
        let copied = names::print(self.means.cards, self.used);
        self.told(Phrase::new("factories-copying").phrase("card", own).phrase("copied", copied))
    }

    /// Under this name, what goes in and what comes out.
    fn told(&self, card: Phrase) -> Phrase {
        let cost = self.cost();
        if cost.is_empty() {
            return Phrase::new("factories-use-free").phrase("card", card).list("gain", self.gain());
        }
        Phrase::new("factories-use").phrase("card", card).list("cost", cost).list("gain", self.gain())
    }

    /// Dice that are placed, tokens, blueprints.
    fn cost(&self) -> Vec<Phrase> {
        let mut cost = Vec::new();
        if places_dice(self.effect) && !self.terms.dice.is_empty() {
            cost.push(some_dice(self.terms.dice));
        }
        cost.extend(parts(price(self.effect, self.terms.dice, self.terms.choice).and(self.extra)));
        cost.extend(each_from_hand(self.means.cards, self.terms.discards));
        cost
    }

    /// Tokens, goods, blueprints and what happens to dice.
    fn gain(&self) -> Vec<Phrase> {
        let mut gain = parts(yields(self.means.cards, self.effect, &self.terms));
        let die = |value: u8| Phrase::new("factories-do-die").number("value", value);
        let turned = |to: fn(u8) -> u8| {
            let from = self.terms.dice.values().next().map_or(0, |value| value);
            Phrase::new("factories-do-turn").number("from", from).number("to", to(from))
        };
        match self.effect {
            Effect::Make(make) => gain.extend(self.terms.choice.filter(|_| make.extra_die).map(die)),
            Effect::DieForEnergy => gain.extend(self.terms.choice.map(die)),
            Effect::Flip { .. } => gain.push(turned(|value| 7 - value)),
            Effect::Lower { .. } => gain.push(turned(|value| value.saturating_sub(1))),
            Effect::Raise { .. } => gain.push(turned(|value| value + 1)),
            Effect::Reroll { .. } => {
                gain.push(Phrase::new("factories-do-again").phrase("dice", some_dice(self.terms.dice)));
            }
            Effect::Roll { .. } => gain.push(Phrase::new("factories-do-roll")),
            Effect::Replicate { .. }
            | Effect::BlackMarket { .. }
            | Effect::Income { .. }
            | Effect::OnBuild { .. }
            | Effect::Laboratory { .. }
            | Effect::Monument => {}
        }
        gain
    }
}

/// Whether the dice of an activation are placed on the card (FF-140: or only changed).
pub(super) fn places_dice(effect: &Effect) -> bool {
    match effect {
        Effect::Make(_) | Effect::BlackMarket { .. } => true,
        Effect::Flip { .. }
        | Effect::Lower { .. }
        | Effect::Raise { .. }
        | Effect::Reroll { .. }
        | Effect::DieForEnergy
        | Effect::Roll { .. }
        | Effect::Replicate { .. }
        | Effect::Income { .. }
        | Effect::OnBuild { .. }
        | Effect::Laboratory { .. }
        | Effect::Monument => false,
    }
}

fn values(dice: Dice) -> Vec<u8> {
    dice.each().collect()
}
