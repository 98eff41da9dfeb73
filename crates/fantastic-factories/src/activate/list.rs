//! Everything that can be activated, with everything it leaves open.

use super::{can_be_activated, can_be_copied, metal_choices, price};
use crate::cards::Cards;
use crate::dice::Dice;
use crate::effect::{Amount, Effect, Make};
use crate::phase::clean_up::mixes;
use crate::prints::{MOST_PRINTS, Print, Prints};
use crate::state::Player;
use crate::{Action, FantasticFactories};
use kernel::Seen;

/// What the player has to activate with.
struct Means<'a> {
    player: &'a Player,
    hand: Prints,
    names: &'a [Print],
    cards: &'a Cards,
}

/// FF-111 to FF-121: every activation of every card.
pub(crate) fn legal(seen: Seen<'_, FantasticFactories>, player: &Player, hand: Prints, out: &mut Vec<Action>) {
    let (public, cards) = (seen.public(), seen.cards());
    let printed = public.printed();
    let mut names = [0; MOST_PRINTS];
    let count = names.iter_mut().zip(hand.names()).map(|(place, print)| *place = print).count();
    let means = Means { player, hand, names: &names[..count], cards };
    for card in player.compound().filter(|card| !player.has_used(*card)) {
        let effect = cards.effect(card, printed);
        match effect {
            Effect::Replicate { pay } => {
                for (at, copied) in public.blueprints.iter().enumerate() {
                    let Some(copied) = copied.map(|id| cards.effect(cards.print(id), printed)) else {
                        continue;
                    };
                    if can_be_copied(copied) {
                        means.uses(copied, *pay, |dice, discards, choice| {
                            out.push(Action::Activate { card, copy: Some(at as u8 + 1), dice, discards, choice });
                        });
                    }
                }
            }
            Effect::Income { .. } if player.is_fresh(card) => {}
            _ if can_be_activated(effect) => means.uses(effect, Amount::NONE, |dice, discards, choice| {
                out.push(Action::Activate { card, copy: None, dice, discards, choice });
            }),
            _ => {}
        }
    }
}

impl Means<'_> {
    fn pays(&self, effect: &Effect, extra: Amount, dice: Dice, choice: Option<u8>) -> bool {
        self.player.can_pay(price(effect, dice, choice).and(extra))
    }

    /// Every way to use an effect, `extra` paid on top.
    fn uses(&self, effect: &Effect, extra: Amount, mut each: impl FnMut(Dice, Prints, Option<u8>)) {
        let dice = self.player.dice;
        let mut one_die = |values: std::ops::RangeInclusive<u8>| {
            if self.pays(effect, extra, Dice::NONE, None) {
                dice.values().filter(|v| values.contains(v)).for_each(|v| each(Dice::of(&[v]), Prints::NONE, None));
            }
        };
        match effect {
            Effect::Make(make) => self.makes(effect, make, extra, each),
            Effect::Flip { .. } => one_die(1..=6),
            Effect::Lower { .. } => one_die(2..=6),
            Effect::Raise { .. } => one_die(1..=5),
            Effect::Reroll { .. } => {
                if self.pays(effect, extra, Dice::NONE, None) {
                    handfuls(dice, 1, Dice::NONE, &mut |some| each(some, Prints::NONE, None));
                }
            }
            Effect::DieForEnergy => {
                for value in (1..=6).filter(|value| self.pays(effect, extra, Dice::NONE, Some(*value))) {
                    each(Dice::NONE, Prints::NONE, Some(value));
                }
            }
            Effect::Roll { .. } | Effect::Income { .. } => {
                if self.pays(effect, extra, Dice::NONE, None) {
                    each(Dice::NONE, Prints::NONE, None);
                }
            }
            Effect::BlackMarket { most } => {
                if !self.pays(effect, extra, Dice::NONE, None) {
                    return;
                }
                for die in dice.values().map(|die| Dice::of(&[die])) {
                    for print in self.names {
                        match metal_choices(self.cards, *print, *most) {
                            Some(metals) => metals.for_each(|metal| each(die, Prints::of(&[*print]), Some(metal))),
                            None => each(die, Prints::of(&[*print]), None),
                        }
                    }
                }
            }
            Effect::Replicate { .. } | Effect::OnBuild { .. } | Effect::Laboratory { .. } | Effect::Monument => {}
        }
    }

    fn makes(&self, effect: &Effect, make: &Make, extra: Amount, mut each: impl FnMut(Dice, Prints, Option<u8>)) {
        make.dice.among(self.player.dice, |dice| {
            if !self.pays(effect, extra, dice, None) {
                return;
            }
            let choices = if make.extra_die { 6 } else { make.choose.len() as u8 };
            mixes(self.hand, self.names, usize::from(make.discard), Prints::NONE, &mut |discards| {
                if choices == 0 {
                    each(dice, discards, None);
                } else {
                    (1..=choices).for_each(|choice| each(dice, discards, Some(choice)));
                }
                true
            });
        });
    }
}

/// Some dice among these that an effect takes or changes; none if there are none.
pub(crate) fn some_dice(effect: &Effect, dice: Dice) -> Dice {
    let mut found = Dice::NONE;
    let one = |fits: fn(u8) -> bool| dice.values().find(|value| fits(*value)).map_or(Dice::NONE, |v| Dice::of(&[v]));
    match effect {
        Effect::Make(make) => make.dice.among(dice, |some| found = some),
        Effect::Flip { .. } | Effect::BlackMarket { .. } | Effect::Reroll { .. } => found = one(|_| true),
        Effect::Lower { .. } => found = one(|value| value > 1),
        Effect::Raise { .. } => found = one(|value| value < 6),
        Effect::DieForEnergy
        | Effect::Roll { .. }
        | Effect::Income { .. }
        | Effect::Replicate { .. }
        | Effect::OnBuild { .. }
        | Effect::Laboratory { .. }
        | Effect::Monument => {}
    }
    found
}

/// FF-188, FF-189: every handful of at least one die.
fn handfuls(dice: Dice, value: u8, so_far: Dice, each: &mut impl FnMut(Dice)) {
    if value > 6 {
        if !so_far.is_empty() {
            each(so_far);
        }
        return;
    }
    let mut some = so_far;
    for taken in 0..=dice.count(value) {
        handfuls(dice, value + 1, some, each);
        if taken < dice.count(value) {
            some = some.with(value);
        }
    }
}
