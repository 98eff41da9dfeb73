//! FF-90 to FF-97: building from the hand.

use super::hire;
use crate::cards::Cards;
use crate::effect::{Amount, Effect};
use crate::prints::{Print, Prints};
use crate::state::Player;
use crate::{Action, Event, FantasticFactories, supply};
use kernel::{Illegal, Phrase, Seat, State, World};

/// FF-94: a second card of a name only where the card allows it.
pub(crate) fn allowed(player: &Player, cards: &Cards, print: Print) -> bool {
    cards.blueprint(print).several || !player.has(print)
}

/// FF-91, FF-167, FF-168: metal and energy, less the discount.
pub(crate) fn cost(player: &Player, cards: &Cards, print: Print) -> Amount {
    let blueprint = cards.blueprint(print);
    if blueprint.discount == 0 {
        return blueprint.cost;
    }
    let less = usize::from(blueprint.discount) * player.monuments(cards);
    let metal = usize::from(blueprint.cost.metal).saturating_sub(less) as u8;
    Amount { metal, ..blueprint.cost }
}

pub(crate) fn legal(player: &Player, hand: Prints, cards: &Cards, out: &mut Vec<Action>) {
    for card in hand.names() {
        if !allowed(player, cards, card) || !player.can_pay(cost(player, cards, card)) {
            continue;
        }
        let tool = cards.blueprint(card).tool;
        for discard in hand.names() {
            let another = if discard == card { hand.count(card) > 1 } else { true };
            if another && cards.blueprint(discard).tool == tool {
                out.push(Action::Build { card, discard });
            }
        }
    }
}

pub(crate) fn check(player: &Player, hand: Prints, cards: &Cards, card: Print, discard: Print) -> Result<(), Illegal> {
    for print in [card, discard] {
        let needed = 1 + u8::from(card == discard);
        if !cards.is_print(print) || hand.count(print) < needed {
            return Err(Illegal::new("FF-91", Phrase::new("factories-refuse-not-in-hand").number("card", print)));
        }
    }
    if !allowed(player, cards, card) {
        let why = Phrase::new("factories-refuse-built").phrase("card", crate::say::print(cards, card));
        return Err(Illegal::new("FF-94", why));
    }
    let tool = cards.blueprint(card).tool;
    if cards.blueprint(discard).tool != tool {
        let why = Phrase::new("factories-refuse-tool").phrase("tool", crate::say::tool(tool));
        return Err(Illegal::new("FF-91", why));
    }
    let price = cost(player, cards, card);
    if !player.can_pay(price) {
        let why = Phrase::new("factories-refuse-price").phrase("price", crate::say::amount(price));
        return Err(Illegal::new("FF-97", why));
    }
    Ok(())
}

/// FF-90, FF-91.
pub(crate) fn build(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    card: Print,
    discard: Print,
    world: &mut World<'_, FantasticFactories>,
) {
    let pay = cost(&state.public.players[seat], state.cards.get(), card);
    let built = supply::take_from_hand(state, seat, card);
    supply::discard(state, seat, discard);
    let player = &mut state.public.players[seat];
    player.pay(pay);
    player.build(built, card, true);
    world.tell(Event::Built { seat, card, discard, pay });
    reward(state, seat, card, world);
}

/// FF-352 to FF-356, with the printed cards: something for having built another card, once a round.
pub(crate) fn reward(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    built: Print,
    world: &mut World<'_, FantasticFactories>,
) {
    if !state.public.printed() {
        return;
    }
    let cards = state.cards.get();
    for print in state.public.players[seat].compound() {
        let player = &mut state.public.players[seat];
        if let Effect::OnBuild { gain } = cards.effect(print, true)
            && print != built
            && !player.has_used(print)
        {
            player.use_up(print);
            hire::receive(state, seat, *gain, world);
        }
    }
}
