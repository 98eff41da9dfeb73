//! Section 8: building from the hand.

use super::hire::receive;
use crate::action::Build;
use crate::cards::Cards;
use crate::effect::{Amount, Effect};
use crate::prints::{Print, Prints};
use crate::state::Player;
use crate::{Asked, Event, FantasticFactories, List, State, World, say, supply};
use kernel::{Act, Fact, Facts, Illegal, Phrase, RuleId, Seat};

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

/// FF-91, FF-92: the names in a hand that can be discarded for a card: another one with the same tool.
pub(crate) fn partners(cards: &Cards, hand: Prints, card: Print) -> impl Iterator<Item = Print> {
    let tool = cards.blueprint(card).tool;
    spare(hand, card).filter(move |other| cards.blueprint(*other).tool == tool)
}

/// The names in a hand when one card has been taken out of it.
fn spare(hand: Prints, card: Print) -> impl Iterator<Item = Print> {
    hand.names().filter(move |other| *other != card || hand.count(card) > 1)
}

impl Act<FantasticFactories> for Build {
    /// FF-93: as many as can be paid for.
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let (player, cards) = (&asked.public().players[asked.seat()], asked.cards());
        let hand = asked.own().prints(cards);
        for card in hand.names() {
            if allowed(player, cards, card) && player.can_pay(cost(player, cards, card)) {
                out.extend(partners(cards, hand, card).map(|discard| Build { card, discard }));
            }
        }
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let (player, cards, Build { card, discard }) = (&asked.public().players[asked.seat()], asked.cards(), self);
        let hand = asked.own().prints(cards);
        for print in [card, discard] {
            let needed = 1 + u8::from(card == discard);
            if !cards.is_print(print) || hand.count(print) < needed {
                let why = Phrase::new("factories-refuse-not-in-hand").phrase("card", say::print(cards, print));
                return Err(Illegal::new("FF-91", why));
            }
        }
        if !allowed(player, cards, card) {
            let why = Phrase::new("factories-refuse-built").phrase("card", say::print(cards, card));
            return Err(Illegal::new("FF-94", why));
        }
        let tool = cards.blueprint(card).tool;
        if cards.blueprint(discard).tool != tool {
            return Err(Illegal::new("FF-91", Phrase::new("factories-refuse-tool").phrase("tool", say::tool(tool))));
        }
        let price = cost(player, cards, card);
        if !player.can_pay(price) {
            let why = Phrase::new("factories-refuse-price").phrase("price", say::amount(price));
            return Err(Illegal::new("FF-97", why));
        }
        Ok(())
    }

    /// FF-90, FF-95, FF-96: it stands there for good, and can be activated at once.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let Build { card, discard } = self;
        let pay = cost(&state.public.players[seat], state.cards.get(), card);
        let built = supply::take_from_hand(state, seat, card);
        supply::discard(state, seat, discard);
        let player = &mut state.public.players[seat];
        player.pay(pay);
        player.build(built, card, true);
        world.tell(state, Event::Built { seat, card, discard, pay });
        reward(state, seat, card, world);
    }

    fn name(asked: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match &*fact.part {
            "build" => (say::build(asked, fact.value as Print, None), "FF-90"),
            _ => (say::held(asked.cards(), fact.value as Print), "FF-91"),
        }
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        say::build(asked, self.card, Some(self.discard))
    }

    /// FF-91: another blueprint with the same tool, or any.
    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let (cards, hand) = (asked.cards(), asked.own().prints(asked.cards()));
        if let Some(card) = facts.one("build").filter(|card| cards.is_print(*card)) {
            let any = || spare(hand, card).next().unwrap_or(card);
            facts.or("discard", partners(cards, hand, card).next().unwrap_or_else(any));
        }
    }
}

/// FF-352, FF-353, FF-354, FF-355, FF-356, with the printed cards: something for having built another card, once a
/// round.
pub(crate) fn reward(state: &mut State, seat: Seat, built: Print, world: &mut World<'_>) {
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
            receive(state, seat, *gain, world);
        }
    }
}
