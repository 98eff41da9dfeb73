//! FF-111: the best use of each card that can be activated.

use super::means::Means;
use super::prices::DIE;
use games::fantastic_factories::effect::{Make, Need};
use games::fantastic_factories::{Amount, Dice, Effect, Print, Prints};

/// The terms of an activation (FF-117) and what it brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    pub(super) worth: f32,
    pub(super) dice: Dice,
    pub(super) discards: Prints,
    pub(super) choice: Option<u8>,
}

impl Means<'_> {
    /// What the cards could still do with the dice at hand.
    pub(super) fn possible(&self) -> f32 {
        let mut sum = 0.0;
        self.each_use(|_, _, found| sum += found.worth.max(0.0));
        sum
    }

    /// FF-111: the best use of each card that can be activated, with the slot a Replicator copies.
    pub(super) fn each_use(&self, mut each: impl FnMut(Print, Option<u8>, Use)) {
        for card in self.player.compound().filter(|card| !self.player.has_used(*card)) {
            let effect = self.cards.effect(card, self.printed);
            match effect {
                Effect::Replicate { pay } => {
                    for (at, copied) in self.public.blueprints.iter().enumerate() {
                        let Some(copied) = copied.map(|id| self.cards.effect(self.cards.print(id), self.printed))
                        else {
                            continue;
                        };
                        if let Some(found) = self.best_use(copied, *pay) {
                            each(card, Some(at as u8 + 1), found);
                        }
                    }
                }
                Effect::Income { .. } if self.player.is_fresh(card) => {}
                _ => {
                    if let Some(found) = self.best_use(effect, Amount::NONE) {
                        each(card, None, found);
                    }
                }
            }
        }
    }

    /// The best terms of an effect, with something to pay on top.
    fn best_use(&self, effect: &Effect, extra: Amount) -> Option<Use> {
        let simple = |worth: f32, dice: Dice, choice: Option<u8>| {
            Some(Use { worth: worth - self.prices.amount(extra), dice, discards: Prints::NONE, choice })
        };
        match effect {
            Effect::Make(make) => self.best_make(make, extra),
            Effect::Flip { pay } => self.train(pay.and(extra), |die| Some(7 - die)),
            Effect::Lower { pay } => self.train(pay.and(extra), |die| (die > 1).then(|| die - 1)),
            Effect::Raise { pay } => self.train(pay.and(extra), |die| (die < 6).then(|| die + 1)),
            Effect::Reroll { .. } => None,
            Effect::DieForEnergy => {
                let dice = (1..=6).filter(|die| self.player.can_pay(Amount::tokens(0, *die).and(extra)));
                let worth = |die: u8| self.with_die(die) - self.prices.energy * f32::from(die);
                let (worth, die) = dice.map(|die| (worth(die), die)).max_by(|a, b| a.0.total_cmp(&b.0))?;
                simple(worth, Dice::NONE, Some(die))
            }
            Effect::Roll { pay } if self.player.can_pay(pay.and(extra)) => {
                simple(DIE + 0.1 - self.prices.amount(*pay), Dice::NONE, None)
            }
            Effect::BlackMarket { most } => self.black_market(*most, extra),
            Effect::Income { gain } if self.player.can_pay(extra) => {
                simple(self.prices.amount(*gain), Dice::NONE, None)
            }
            Effect::Roll { .. }
            | Effect::Income { .. }
            | Effect::Replicate { .. }
            | Effect::OnBuild { .. }
            | Effect::Laboratory { .. }
            | Effect::Monument => None,
        }
    }

    fn best_make(&self, make: &Make, extra: Amount) -> Option<Use> {
        if usize::from(make.discard) > self.hand.len() || !self.player.can_pay(make.pay.and(extra)) {
            return None;
        }
        let (choice, chosen) = if make.extra_die {
            (Some(6), DIE)
        } else {
            let worth = make.choose.iter().map(|gain| self.prices.amount(*gain));
            let best = worth.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
            best.map_or((None, 0.0), |(at, worth)| (Some(at as u8 + 1), worth))
        };
        let fixed = self.prices.amount(make.pay.and(extra)) + self.prices.blueprint * f32::from(make.discard);
        let mut best: Option<(f32, Dice)> = None;
        make.dice.among(self.player.dice, |dice| {
            let value = dice.equal().unwrap_or(0);
            if !self.player.can_pay(make.pay.and(extra).and_token(make.pay_die, value)) {
                return;
            }
            let gain = if value >= 4 { make.gain_high.unwrap_or(make.gain) } else { make.gain };
            let gain = self.prices.amount(gain) + self.prices.token(make.gain_die, f32::from(value));
            let lost: f32 = dice.each().map(|die| self.prices.die(die)).sum();
            let worth = gain - lost - self.prices.token(make.pay_die, f32::from(value));
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, dice));
            }
        });
        let (worth, dice) = best?;
        let discards = self.cheapest(usize::from(make.discard))?;
        Some(Use { worth: worth + chosen - fixed, dice, discards, choice })
    }

    /// FF-147 to FF-149: the worst die and the least useful blueprint; as much metal as it has.
    fn black_market(&self, most: u8, extra: Amount) -> Option<Use> {
        if !self.player.can_pay(extra) {
            return None;
        }
        let die = self.player.dice.values().min_by(|a, b| self.prices.die(*a).total_cmp(&self.prices.die(*b)))?;
        let gain = |print: Print| {
            let cost = self.cards.blueprint(print).cost;
            let metal = cost.metal.min(most);
            (cost.metal + cost.energy > most, Amount::tokens(metal, cost.energy.min(most - metal)))
        };
        let worth = |print: Print| self.prices.amount(gain(print).1) - 0.2 * self.keep(print);
        let names = self.hand.names().map(|print| (worth(print), print));
        let (worth, print) = names.max_by(|a, b| a.0.total_cmp(&b.0))?;
        let (capped, gain) = gain(print);
        let lost = self.prices.blueprint + self.prices.die(die) + self.prices.amount(extra);
        let choice = capped.then_some(gain.metal);
        Some(Use { worth: worth - lost, dice: Dice::of(&[die]), discards: Prints::of(&[print]), choice })
    }

    /// FF-140: the best die to change.
    fn train(&self, pay: Amount, to: impl Fn(u8) -> Option<u8>) -> Option<Use> {
        if !self.player.can_pay(pay) {
            return None;
        }
        let trained = self.player.dice.values().filter_map(|die| {
            let after = to(die)?;
            Some((self.with_die(after) - self.prices.die(die), die))
        });
        let (worth, die) = trained.max_by(|a, b| a.0.total_cmp(&b.0))?;
        let worth = worth - self.prices.amount(pay);
        Some(Use { worth, dice: Dice::of(&[die]), discards: Prints::NONE, choice: None })
    }

    /// What a die would bring: in the HQ, or on a card that waits for it.
    pub(super) fn with_die(&self, die: u8) -> f32 {
        let mut worth = self.prices.die(die);
        for card in self.player.compound().filter(|card| !self.player.has_used(*card)) {
            if let Effect::Make(make) = self.cards.effect(card, self.printed)
                && self.lacks(make.dice, die)
            {
                let gain = f32::from(make.gain.goods) - self.prices.amount(make.pay);
                worth = worth.max(0.8 * gain);
            }
        }
        worth
    }

    /// Whether a card that cannot be used with the dice at hand can be with this one more.
    fn lacks(&self, need: Need, die: u8) -> bool {
        let dice = self.player.dice;
        match need {
            Need::Nothing | Need::Any => false,
            Need::Value(value) => value == die && dice.count(value) == 0,
            Need::Equal(count) => dice.count(die) + 1 == count,
            Need::Consecutive | Need::SumAtLeast(_) => {
                let (mut now, mut then) = (false, false);
                need.among(dice, |_| now = true);
                need.among(dice.with(die), |_| then = true);
                then && !now
            }
        }
    }
}
