//! Section 8: building from the hand.

use super::{Cause, reward, rewards};
use crate::action::Build;
use crate::state::count_of;
use crate::{
    Amount, Asked, Cards, Event, FantasticFactories, Foresight, Kind, List, Player, Print, Prints, State, World,
    ensure_paid, hand, only, player, say, score, supply,
};
use kernel::{Act, Fact, Facts, Illegal, Phrase, RuleId, Seat, ensure};

/// FF-94: a second card of a name only where the card allows it.
pub fn allowed(player: &Player, cards: &Cards, print: Print) -> bool {
    cards.blueprint(print).several || !player.names.has(print)
}

/// FF-91, FF-167, FF-168: metal and energy, less the discount.
pub fn cost(player: &Player, cards: &Cards, print: Print) -> Amount {
    let blueprint = cards.blueprint(print);
    if blueprint.discount == 0 {
        return blueprint.cost;
    }
    let less = usize::from(blueprint.discount) * count_of(Kind::Monument, player.built, cards);
    let metal = usize::from(blueprint.cost.metal).saturating_sub(less) as u8;
    Amount { metal, ..blueprint.cost }
}

/// FF-91, FF-94: whether a name may be built and can be paid for.
pub fn is_possible(player: &Player, cards: &Cards, print: Print) -> bool {
    allowed(player, cards, print) && player.can_pay(cost(player, cards, print))
}

/// FF-91, FF-92: the names in a hand that can be discarded for a card: another one with the same tool.
pub fn partners(cards: &Cards, hand: Prints, card: Print) -> impl Iterator<Item = Print> {
    cards.with_tool(hand, cards.blueprint(card).tool).filter(move |other| *other != card || hand.count(card) > 1)
}

impl Act<FantasticFactories> for Build {
    /// FF-93: as many as can be paid for.
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let (player, cards, hand) = (player(asked), asked.cards(), hand(asked));
        for card in hand.kinds().filter(|card| is_possible(player, cards, *card)) {
            partners(cards, hand, card).for_each(|discard| out.push(Build { card, discard }));
        }
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let (player, cards, Build { card, discard }) = (player(asked), asked.cards(), self);
        for print in [card, discard] {
            let held = hand(asked).count(print) > u8::from(card == discard);
            let why = || Phrase::new("factories-refuse-not-in-hand").phrase("card", say::print(cards, print));
            ensure(held, "FF-91", why)?;
        }
        let why = || Phrase::new("factories-refuse-built").phrase("card", say::print(cards, card));
        ensure(allowed(player, cards, card), "FF-94", why)?;
        let (tool, price) = (cards.blueprint(card).tool, cost(player, cards, card));
        let why = || Phrase::new("factories-refuse-tool").phrase("tool", tool.say());
        ensure(cards.blueprint(discard).tool == tool, "FF-91", why)?;
        ensure_paid(player, price, "FF-97")
    }

    /// FF-90, FF-95, FF-96: it stands there for good, and can be activated at once.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let Build { card, discard } = self;
        let pay = cost(&state.public.players[seat], state.cards.get(), card);
        let built = supply::take_from_hand(state, seat, card);
        supply::discard(state, seat, discard);
        let player = &mut state.public.players[seat];
        player.pay(pay);
        player.build(built, card);
        player.fresh.insert(card);
        world.tell(state, Event::Built { seat, card, discard, pay });
        reward(state, seat, Cause::Built(card), world);
    }

    /// The other blueprint is named with the first where there is no choice.
    fn name(asked: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let (cards, print) = (asked.cards(), fact.value as Print);
        if fact.part != "build" {
            return (say::held(cards, print), "FF-91");
        }
        (words(asked, print, only(partners(cards, hand(asked), print))), "FF-90")
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        words(asked, self.card, Some(self.discard))
    }

    fn foresee(self, asked: Asked<'_>) -> Option<Foresight> {
        let (player, cards, card) = (player(asked), asked.cards(), self.card);
        let rewards = rewards(asked.public(), cards, asked.seat(), Cause::Built(card));
        let gain = rewards.fold(Amount::NONE, |sum, (_, gain)| sum.and(gain));
        let deal = Foresight::deal(Amount { cards: 2, ..cost(player, cards, card) }, gain);
        Some(Foresight { built: true, score: deal.score + score::next_prestige(cards, player, card), ..deal })
    }

    /// FF-91: another blueprint with the same tool, or any.
    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let (cards, hand) = (asked.cards(), hand(asked));
        if let Some(card) = facts.one("build").filter(|card| cards.is_print(*card)) {
            let any = || hand.kinds().find(|other| *other != card).unwrap_or(card);
            facts.or("discard", partners(cards, hand, card).next().unwrap_or_else(any));
        }
    }
}

/// A blueprint with its cost; without another one named, any with the tool.
fn words(asked: Asked<'_>, card: Print, discard: Option<Print>) -> Phrase {
    let cards = asked.cards();
    let build = Phrase::new("factories-step-build")
        .piece("card", say::piece(cards, card))
        .phrase("cost", say::amount(cost(player(asked), cards, card)));
    say::discarding(build, cards, discard, cards.blueprint(card).tool)
}
