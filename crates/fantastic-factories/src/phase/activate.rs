//! Sections 9 and 10: activating cards.

use super::work::roll;
use super::{Cause, fill_discards, receive, reward, rewards};
use crate::action::Activate;
use crate::state::{Laid, ROW};
use crate::uses::{Change, Means, Usable};
use crate::{
    Amount, Asked, Cards, Dice, Effect, Event, FantasticFactories, Foresight, List, Print, Prints, State, World, say,
    supply,
};
use kernel::{Act, Fact, FactValue, Facts, Illegal, Phrase, RuleId, Seat};

impl Act<FantasticFactories> for Activate {
    /// FF-113, FF-120, FF-121: every use of every card.
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let means = Means::of(asked);
        means.each_usable(|of| means.each_use(&of, |it| out.push(it)));
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let means = Means::of(asked);
        let of = means.usable(self.card, self.copy).map_err(|(rule, key)| {
            let why = Phrase::new(key).phrase("card", say::print(means.cards, self.card));
            Illegal { rule, why }
        })?;
        means.check(&of, &self)
    }

    /// FF-116: places dice, pays, discards; then gains, changes dice, draws; then the Laboratory.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let Activate { card, copy, dice, discards, .. } = self;
        let of = Means::at(state, seat).usable(card, copy).expect("FF-111: the card was checked");
        let (cards, pay) = (state.cards.get(), of.price(&self));
        let player = &mut state.public.players[seat];
        player.used.insert(card);
        if of.needs.places_dice() {
            player.dice = player.dice.without(dice).expect("FF-82: the dice were checked");
            // FF-178: on the Replicator, whatever it copies.
            if let Some(place) = player.laid.iter_mut().find(|laid| laid.card == 0).filter(|_| !dice.is_empty()) {
                let mut values = dice.iter();
                *place = Laid { card, dice: std::array::from_fn(|_| values.next().unwrap_or(0)) };
            }
        }
        player.pay(pay);
        for print in discards.iter() {
            supply::discard(state, seat, print);
        }
        world.tell(state, Event::Activated { seat, card, copied: of.copied, dice, discards, pay });
        let gain = of.effect.gain(cards, &self);
        receive(state, seat, Amount { cards: 0, ..gain }, world);
        change_dice(state, seat, dice, of.change(&self), world);
        receive(state, seat, Amount { cards: gain.cards, ..Amount::NONE }, world);
        if gain.goods > 0 {
            reward(state, seat, Cause::Goods, world);
        }
    }

    /// Where a fact leaves only one way to use the card, what comes of it is told.
    fn name(asked: Asked<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let (means, value) = (Means::of(asked), u8::try_from(fact.value).unwrap_or(0));
        let (cards, printed) = (means.cards, means.public.printed());
        let mut said = before.clone();
        said.push(fact.clone());
        let only = only_use(&means, &said);
        let outcome = || only.map(|(of, it)| say::deal(takes(cards, &of, &it), gives(cards, &of, &it)));
        let general = |card: Print| {
            let does = cards.face(card, printed).says.clone();
            Phrase::new("factories-step-activate").piece("card", say::piece(cards, card)).phrase("does", does)
        };
        match &*fact.part {
            "use" => {
                let say = only.map_or_else(|| general(value), |(of, it)| told(cards, &of, &it));
                (say, say::rule(cards, value, printed))
            }
            "copy" => {
                let copied = |of: Usable| Usable { card: of.copied.unwrap_or(of.card), copied: None, ..of };
                let say = only.map(|(of, it)| told(cards, &copied(of), &it));
                let say = say.or_else(|| means.public.blueprint(cards, value).map(general));
                (say.unwrap_or_else(|| say::slot(value)), "FF-177")
            }
            "die" => (outcome().unwrap_or_else(|| say::dice(Dice::of(&[value]))), "FF-82"),
            "discard" => (say::held(cards, value), "FF-114"),
            _ => (outcome().unwrap_or_else(|| say::titled(None, &value.to_string())), "FF-117"),
        }
    }

    /// Under the card's name, what goes in and what comes out.
    fn say(self, asked: Asked<'_>) -> Phrase {
        let means = Means::of(asked);
        match means.usable(self.card, self.copy) {
            Ok(of) => told(means.cards, &of, &self),
            Err(_) => {
                say::called(say::paying("factories-use", vec![]).list("gain", vec![]), means.cards, self.card, None)
            }
        }
    }

    fn foresee(self, asked: Asked<'_>) -> Option<Foresight> {
        let means = Means::of(asked);
        let Means { cards, public, .. } = means;
        let of = means.usable(self.card, self.copy).ok()?;
        let mut gain = of.effect.gain(cards, &self);
        if gain.goods > 0 {
            gain = rewards(public, cards, asked.seat(), Cause::Goods).fold(gain, |sum, (_, more)| sum.and(more));
        }
        let (turned, die) = match of.change(&self) {
            Change::Turned { from, to } => (Some((from, to)), None),
            Change::Added(value) => (None, Some(value)),
            Change::Nothing | Change::Rerolled | Change::Rolled => (None, None),
        };
        let pay = Amount { cards: self.discards.len() as u8, ..of.price(&self) };
        Some(Foresight { turned, die, ..Foresight::deal(pay, gain) })
    }

    /// FF-117: what is not said is chosen so that it fits, if anything does.
    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let means = Means::of(asked);
        let Some(card) = facts.one::<Print>("use").filter(|card| means.cards.is_print(*card)) else { return };
        if let Effect::Replicate { .. } = means.cards.face(card, means.public.printed()).effect {
            let can = |slot: &u8| means.usable(card, Some(*slot)).is_ok();
            let there = |slot: &u8| means.public.blueprint(means.cards, *slot).is_some();
            let mut slots = 1..=ROW as u8;
            facts.or("copy", slots.clone().find(can).or_else(|| slots.find(there)).unwrap_or(1));
        }
        let Ok(of) = means.usable(card, facts.one("copy")) else { return };
        let Some(dice) = Dice::read("die", facts) else { return };
        let mut rest = None;
        of.needs.handful.among(means.player.dice, |some| rest = rest.or(some.without(dice)));
        *facts = std::mem::take(facts).with_each("die", rest.unwrap_or_default().iter());
        let hand = means.hand();
        fill_discards(hand, of.needs.discards.into(), facts);
        let discards = Prints::read("discard", facts).filter(|discards| hand.has_all(*discards));
        if let Some(open) = discards.and_then(|discards| of.needs.choices(means.cards, discards)) {
            facts.or("choice", *open.start());
        }
    }
}

/// FF-83: unplaced dice change, or there are more of them.
fn change_dice(state: &mut State, seat: Seat, used: Dice, change: Change, world: &mut World<'_>) {
    let dice = state.public.players[seat].dice;
    let rest = || dice.without(used).expect("FF-82: the dice were checked");
    let (dice, event) = match change {
        Change::Nothing => return,
        Change::Turned { from, to } => (rest().with(to), Event::Trained { seat, from, to }),
        Change::Rerolled => {
            let to = roll(seat, used.len(), world);
            (rest().and(to), Event::Rerolled { seat, from: used, to })
        }
        Change::Added(value) => (dice.with(value), Event::ExtraDie { seat, value }),
        Change::Rolled => {
            let one = roll(seat, 1, world);
            (dice.and(one), Event::ExtraDie { seat, value: one.sum() })
        }
    };
    state.public.players[seat].dice = dice;
    world.tell(state, event);
}

/// The one use of a card that has all these facts; none if there are several.
fn only_use(means: &Means<'_>, said: &Facts) -> Option<(Usable, Activate)> {
    let (card, copy): (Print, Option<u8>) = (said.one("use")?, said.one("copy"));
    let (dice, discards) = (Dice::read("die", said)?, Prints::read("discard", said)?);
    let choice: Option<u8> = said.one("choice");
    let fits = |it: &Activate| {
        it.dice.without(dice).is_some() && it.discards.has_all(discards) && (choice.is_none() || it.choice == choice)
    };
    let (mut found, mut ways) = (None, 0);
    means.each_usable(|of| {
        if of.card == card && (copy.is_none() || of.copy == copy) {
            means.each_use(&of, |it| {
                if fits(&it) {
                    (found, ways) = (Some((of, it)), ways + 1);
                }
            });
        }
    });
    found.filter(|_| ways == 1)
}

fn told(cards: &Cards, of: &Usable, it: &Activate) -> Phrase {
    let used = say::paying("factories-use", takes(cards, of, it)).list("gain", gives(cards, of, it));
    say::called(used, cards, of.card, of.copied)
}

fn takes(cards: &Cards, of: &Usable, it: &Activate) -> Vec<Phrase> {
    let placed = if of.needs.places_dice() { it.dice } else { Dice::EMPTY };
    say::cost(cards, placed, of.price(it), it.discards)
}

/// Tokens, goods, blueprints and what happens to dice.
fn gives(cards: &Cards, of: &Usable, it: &Activate) -> Vec<Phrase> {
    let mut gain = say::parts(of.effect.gain(cards, it));
    gain.extend(match of.change(it) {
        Change::Nothing => None,
        Change::Turned { from, to } => Some(Phrase::new("factories-do-turn").dice("from", [from]).dice("to", [to])),
        Change::Rerolled => Some(Phrase::new("factories-do-again").phrase("dice", say::dice(it.dice))),
        Change::Added(value) => Some(Phrase::new("factories-do-die").dice("value", [value])),
        Change::Rolled => Some(Phrase::new("factories-do-roll")),
    });
    gain
}
