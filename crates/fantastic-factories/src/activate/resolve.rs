//! FF-116: what an activation does, in its fixed order.

use super::{Terms, price, yields};
use crate::dice::Dice;
use crate::effect::{Amount, Effect};
use crate::phase::hire::receive;
use crate::phase::work::roll;
use crate::state::Laid;
use crate::{Event, FantasticFactories, supply};
use kernel::{Seat, State, World};

/// Places dice, pays, discards; then gains, changes dice, draws; then the Laboratory.
pub(crate) fn activate(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    terms: Terms,
    world: &mut World<'_, FantasticFactories>,
) {
    let (cards, printed) = (state.cards.get(), state.public.printed());
    let own = cards.effect(terms.card, printed);
    let copied = terms.copy.map(|slot| {
        let card = state.public.blueprints[usize::from(slot) - 1].expect("FF-177: the slot was checked");
        cards.print(card)
    });
    let effect = copied.map_or(own, |print| cards.effect(print, printed));
    // FF-179: the Replicator's own price and the copied card's are paid together.
    let extra = if copied.is_some() { price(own, Dice::NONE, None) } else { Amount::NONE };
    let pay = price(effect, terms.dice, terms.choice).and(extra);
    let player = &mut state.public.players[seat];
    player.use_up(terms.card);
    if matches!(effect, Effect::Make(_) | Effect::BlackMarket { .. }) {
        player.dice = player.dice.without(terms.dice).expect("FF-82: the dice were checked");
        if let Some(place) = player.laid.iter_mut().find(|laid| laid.card == 0).filter(|_| !terms.dice.is_empty()) {
            let mut values = terms.dice.each();
            *place = Laid { card: terms.card, dice: std::array::from_fn(|_| values.next().unwrap_or(0)) };
        }
    }
    player.pay(pay);
    let gain = yields(cards, effect, &terms);
    for print in terms.discards.each() {
        supply::discard(state, seat, print);
    }
    let Terms { card, dice, discards, .. } = terms;
    world.tell(Event::Activated { seat, card, copied, dice, discards, pay });
    receive(state, seat, Amount { cards: 0, ..gain }, world);
    change_dice(state, seat, effect, &terms, world);
    if gain.cards > 0 {
        supply::draw(state, seat, gain.cards, world);
    }
    if gain.goods > 0 {
        laboratory(state, seat, world);
    }
}

/// FF-140, FF-153 to FF-159, FF-166, FF-187, FF-188: the unplaced dice change, or there are more of them.
fn change_dice(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    effect: &Effect,
    terms: &Terms,
    world: &mut World<'_, FantasticFactories>,
) {
    let player = &mut state.public.players[seat];
    let mut train = |to: fn(u8) -> u8| {
        let from = terms.dice.equal().expect("FF-140: one die is changed");
        let rest = player.dice.without(terms.dice).expect("FF-82: the dice were checked");
        player.dice = rest.with(to(from));
        world.tell(Event::Trained { seat, from, to: to(from) });
    };
    match effect {
        Effect::Flip { .. } => train(|value| 7 - value),
        Effect::Lower { .. } => train(|value| value - 1),
        Effect::Raise { .. } => train(|value| value + 1),
        Effect::Reroll { .. } => {
            let rest = player.dice.without(terms.dice).expect("FF-82: the dice were checked");
            let to = roll(seat, terms.dice.len(), world);
            player.dice = rest.and(to);
            world.tell(Event::Rerolled { seat, from: terms.dice, to });
        }
        Effect::Roll { .. } => {
            let one = roll(seat, 1, world);
            player.dice = player.dice.and(one);
            world.tell(Event::ExtraDie { seat, value: one.sum() });
        }
        Effect::DieForEnergy => extra_die(state, seat, terms, world),
        Effect::Make(make) if make.extra_die => extra_die(state, seat, terms, world),
        Effect::Make(_)
        | Effect::Replicate { .. }
        | Effect::BlackMarket { .. }
        | Effect::Income { .. }
        | Effect::OnBuild { .. }
        | Effect::Laboratory { .. }
        | Effect::Monument => {}
    }
}

fn extra_die(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    terms: &Terms,
    world: &mut World<'_, FantasticFactories>,
) {
    let value = terms.choice.expect("FF-117: the value was checked");
    let player = &mut state.public.players[seat];
    player.dice = player.dice.with(value);
    world.tell(Event::ExtraDie { seat, value });
}

/// FF-162 to FF-164, FF-363: once a round, also when there is nothing left to draw.
fn laboratory(state: &mut State<FantasticFactories>, seat: Seat, world: &mut World<'_, FantasticFactories>) {
    let (cards, printed) = (state.cards.get(), state.public.printed());
    for print in state.public.players[seat].compound() {
        if let Effect::Laboratory { gain } = cards.effect(print, printed)
            && !state.public.players[seat].has_used(print)
        {
            state.public.players[seat].use_up(print);
            receive(state, seat, *gain, world);
        }
    }
}
