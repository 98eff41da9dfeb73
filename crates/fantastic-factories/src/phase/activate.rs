//! Sections 9 and 10: activating cards.

use super::work::roll;
use super::{receive, receive_from, waiting};
use crate::action::Activate;
use crate::effect::{Amount, Effect};
use crate::prints::Print;
use crate::state::{Laid, ROW};
use crate::uses::{Handful, Means, OpenChoice, Usable, Use, usable};
use crate::{
    Asked, Cards, Dice, Event, FantasticFactories, Foresight, List, Player, Prints, State, World, say, supply,
};
use kernel::{Act, Fact, FactValue, Facts, Illegal, Phrase, RuleId, Seat};

impl Act<FantasticFactories> for Activate {
    /// FF-113, FF-120, FF-121: every use of every card.
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let means = Means::of(asked);
        means.each_usable(|copy, of| {
            means.each_use(&of, |Use { dice, discards, choice }| {
                out.push(Activate { card: of.card, copy, dice, discards, choice });
            });
        });
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let means = Means::of(asked);
        let of = usable(means.cards, means.public, means.player, self.card, self.copy);
        let of = of.map_err(|(rule, key)| {
            let why = Phrase::new(key).phrase("card", say::print(means.cards, self.card));
            Illegal { rule, why }
        })?;
        means.check(&of, &self.used())
    }

    /// FF-116: places dice, pays, discards; then gains, changes dice, draws; then the Laboratory.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let Activate { card, copy, dice, discards, .. } = self;
        let (it, cards) = (self.used(), state.cards.get());
        let of = usable(cards, &state.public, &state.public.players[seat], card, copy);
        let of = of.expect("FF-111: the card was checked");
        let (pay, Usable { copied, effect, needs, .. }) = (of.price(&it), of);
        let player = &mut state.public.players[seat];
        player.use_up(card);
        if needs.places_dice() {
            player.dice = player.dice.without(dice).expect("FF-82: the dice were checked");
            // FF-178: on the Replicator, whatever it copies.
            if let Some(place) = player.laid.iter_mut().find(|laid| laid.card == 0).filter(|_| !dice.is_empty()) {
                let mut values = dice.each();
                *place = Laid { card, dice: std::array::from_fn(|_| values.next().unwrap_or(0)) };
            }
        }
        player.pay(pay);
        for print in discards.each() {
            supply::discard(state, seat, print);
        }
        world.tell(state, Event::Activated { seat, card, copied, dice, discards, pay });
        let gain = effect.gain(cards, &it);
        receive(state, seat, Amount { cards: 0, ..gain }, world);
        change_dice(state, seat, &of, &it, world);
        receive(state, seat, Amount { cards: gain.cards, ..Amount::NONE }, world);
        if gain.goods > 0 {
            let waiting = laboratories(&state.public.players[seat], cards, state.public.printed());
            receive_from(state, seat, waiting, world);
        }
    }

    fn name(asked: Asked<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        say::activation::name(asked, before, fact)
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        say::activation::whole(asked, self)
    }

    fn foresee(self, asked: Asked<'_>) -> Option<Foresight> {
        let (Means { cards, public, player, .. }, it) = (Means::of(asked), self.used());
        let of = usable(cards, public, player, self.card, self.copy).ok()?;
        let mut gain = of.effect.gain(cards, &it);
        if gain.goods > 0 {
            gain = laboratories(player, cards, public.printed()).fold(gain, |sum, (_, more)| sum.and(more));
        }
        let (turned, die) = match (of.needs.handful, of.needs.open) {
            (Handful::Changed(..), _) => (Some((it.dice.sum(), of.effect.changed(it.dice.sum()))), None),
            (_, OpenChoice::Die | OpenChoice::PaidDie) => (None, it.choice),
            _ => (None, None),
        };
        let pay = Amount { cards: it.discards.len() as u8, ..of.price(&it) };
        Some(Foresight { turned, die, ..Foresight::deal(pay, gain) })
    }

    /// FF-117: what is not said is chosen so that it fits, if anything does.
    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let means = Means::of(asked);
        let Some(card) = facts.one::<Print>("use").filter(|card| means.cards.is_print(*card)) else { return };
        let can = |slot: &u8| usable(means.cards, means.public, means.player, card, Some(*slot)).is_ok();
        if let Effect::Replicate { .. } = means.cards.effect(card, means.public.printed()) {
            let there = |slot: &u8| means.public.blueprint(means.cards, *slot).is_some();
            let mut slots = 1..=ROW as u8;
            facts.or("copy", slots.clone().find(can).or_else(|| slots.find(there)).unwrap_or(1));
        }
        let Ok(of) = usable(means.cards, means.public, means.player, card, facts.one("copy")) else { return };
        let (Some(dice), Some(named)) = (Dice::read("die", facts), Prints::read("discard", facts)) else { return };
        let mut rest = None;
        of.needs.handful.among(means.player.dice, |some| rest = rest.or(some.without(dice)));
        *facts = rest.unwrap_or_default().add("die", std::mem::take(facts));
        let wanted = usize::from(of.needs.discards).saturating_sub(named.len());
        let hand = means.hand();
        let spare = if hand.has(named) { hand.without(named) } else { hand };
        let more = spare.each().take(wanted).fold(Prints::NONE, Prints::with);
        *facts = more.add("discard", std::mem::take(facts));
        let open = Prints::read("discard", facts).and_then(|discards| of.needs.choices(means.cards, discards));
        if let Some(open) = open {
            facts.or("choice", *open.start());
        }
    }
}

impl Activate {
    /// All but the card.
    pub(crate) fn used(self) -> Use {
        Use { dice: self.dice, discards: self.discards, choice: self.choice }
    }
}

/// FF-83, FF-140, FF-158, FF-166, FF-187, FF-188, FF-193: the unplaced dice change, or there are more of them.
fn change_dice(state: &mut State, seat: Seat, of: &Usable<'_>, it: &Use, world: &mut World<'_>) {
    let dice = state.public.players[seat].dice;
    let rest = dice.without(it.dice).unwrap_or(dice);
    let (dice, event) = match (of.needs.handful, of.needs.open) {
        (Handful::Changed(..), _) => {
            let from = it.dice.sum();
            let to = of.effect.changed(from);
            (rest.with(to), Event::Trained { seat, from, to })
        }
        (Handful::Rerolled, _) => {
            let to = roll(seat, it.dice.len(), world);
            (rest.and(to), Event::Rerolled { seat, from: it.dice, to })
        }
        (Handful::Placed(_), OpenChoice::Die | OpenChoice::PaidDie) => {
            let value = it.choice.expect("FF-117: the value was checked");
            (dice.with(value), Event::ExtraDie { seat, value })
        }
        _ if matches!(of.effect, Effect::Roll { .. }) => {
            let one = roll(seat, 1, world);
            (dice.and(one), Event::ExtraDie { seat, value: one.sum() })
        }
        _ => return,
    };
    state.public.players[seat].dice = dice;
    world.tell(state, event);
}

/// FF-162, FF-163, FF-164, FF-363: what stands there for gaining goods, also when there is nothing left to draw.
fn laboratories<'a>(
    player: &Player,
    cards: &'a Cards,
    printed: bool,
) -> impl Iterator<Item = (Print, Amount)> + use<'a> {
    waiting(player, cards, printed, |effect| match effect {
        Effect::Laboratory { gain } => Some(*gain),
        _ => None,
    })
}
