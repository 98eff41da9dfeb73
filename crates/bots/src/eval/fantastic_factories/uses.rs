//! FF-111: the best use of each card that can be activated.

use super::means::Means;
use super::prices::DIE;
use games::fantastic_factories::action::Activate;
use games::fantastic_factories::effect::Need;
use games::fantastic_factories::uses::{Change, Handful, OpenChoice, Usable};
use games::fantastic_factories::{Effect, Prints};

impl Means<'_> {
    /// What the cards could still do with the dice at hand.
    pub(super) fn possible(&self) -> f32 {
        let mut sum = 0.0;
        self.each_best_use(|worth, _| sum += worth.max(0.0));
        sum
    }

    /// The best use of each card that can be activated, with what it brings.
    pub(super) fn each_best_use(&self, mut each: impl FnMut(f32, Activate)) {
        self.each_usable(|of| {
            if let Some((worth, best)) = self.best_use(&of) {
                each(worth, best);
            }
        });
    }

    /// The best terms (FF-117): dice, blueprints and what is left open. Nobody knows what a reroll brings.
    fn best_use(&self, of: &Usable) -> Option<(f32, Activate)> {
        let needs = of.needs;
        let wanted = usize::from(needs.discards);
        if needs.handful == Handful::Rerolled
            || wanted > self.hand.len()
            || !self.player.can_pay(needs.pay.and(of.extra))
        {
            return None;
        }
        let mut best: Option<(f32, Activate)> = None;
        let mut discards: Option<Vec<Prints>> = None;
        needs.handful.among(self.player.dice, |dice| {
            if !self.player.can_pay(of.price(&of.with(dice))) {
                return;
            }
            for discards in discards.get_or_insert_with(|| self.discards(of)) {
                let open = needs.choices(self.cards, *discards);
                let choices = open.clone().map_or(0..=0, |open| open);
                for choice in choices.rev().map(|choice| open.is_some().then_some(choice)) {
                    let it = Activate { discards: *discards, choice, ..of.with(dice) };
                    let worth = self.worth_of(of, &it);
                    if best.is_none_or(|(most, _)| worth > most) && self.player.can_pay(of.price(&it)) {
                        best = Some((worth, it));
                    }
                }
            }
        });
        best
    }

    /// The blueprints to discard: for the Black Market it matters which, otherwise the least useful ones go.
    fn discards(&self, of: &Usable) -> Vec<Prints> {
        match of.needs.open {
            OpenChoice::Metal(_) => self.hand.kinds().map(Prints::one).collect(),
            _ => self.cheapest(of.needs.discards.into()).into_iter().collect(),
        }
    }

    /// What a use brings beyond what it takes.
    fn worth_of(&self, of: &Usable, it: &Activate) -> f32 {
        let lost: f32 = it.dice.iter().map(|die| self.prices.die(die)).sum();
        let dice = match of.change(it) {
            Change::Turned { to, .. } => self.with_die(to),
            Change::Added(_) if of.needs.open == OpenChoice::Die => DIE,
            Change::Added(value) => self.with_die(value),
            Change::Rolled => DIE + 0.1,
            Change::Nothing | Change::Rerolled => 0.0,
        };
        let kept = match of.needs.open {
            OpenChoice::Metal(_) => it.discards.kinds().map(|print| self.keep(print)).sum(),
            _ => 0.0,
        };
        let gain = self.prices.amount(of.effect.gain(self.cards, it)) - self.prices.amount(of.price(it));
        gain + dice - lost - self.prices.blueprint * it.discards.len() as f32 - 0.2 * kept
    }

    /// What a die would bring: in the HQ, or on a card that waits for it.
    pub(super) fn with_die(&self, die: u8) -> f32 {
        let mut worth = self.prices.die(die);
        for card in self.player.unused() {
            if let Effect::Make(make) = &self.cards.face(card, self.public.printed()).effect
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
            Need::Value { value } => value == die && dice.count(value) == 0,
            Need::Equal { count } => dice.count(die) + 1 == count,
            Need::Consecutive | Need::SumAtLeast { .. } => {
                let (mut now, mut then) = (false, false);
                need.among(dice, |_| now = true);
                need.among(dice.with(die), |_| then = true);
                then && !now
            }
        }
    }
}
