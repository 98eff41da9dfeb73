//! Section 7: action B, pass. Section 8: deck and discards.

use super::turn::settle;
use crate::action::Pass;
use crate::state::{Public, SLOTS};
use crate::{Event, Syndicate};
use kernel::{Act, Asked, CardSet, Fact, Facts, Illegal, Phrase, RuleId, Seat, State, World};

impl Act<Syndicate> for Pass {
    fn count(asked: Asked<'_, Syndicate>) -> Option<usize> {
        Some((!asked.public().players[asked.seat()].passed).into())
    }

    fn nth(_: Asked<'_, Syndicate>, _: usize) -> Pass {
        Pass {}
    }

    fn check(self, asked: Asked<'_, Syndicate>) -> Result<(), Illegal> {
        let player = &asked.public().players[asked.seat()];
        if player.passed {
            return Err(Illegal::new("SYN-27", Phrase::new("syndicate-refuse-pass").number("agents", player.agents)));
        }
        Ok(())
    }

    fn apply(self, state: &mut State<Syndicate>, seat: Seat, world: &mut World<'_, Syndicate>) {
        pass(state, seat, false, world);
        settle(state, world);
    }

    fn name(_: Asked<'_, Syndicate>, _: &Facts, _: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("syndicate-step-pass"), "SYN-53")
    }
}

/// SYN-53, SYN-54, SYN-55, SYN-56, SYN-57: the marker goes on the next stack; with agents left, the factory is renewed.
pub(crate) fn pass(state: &mut State<Syndicate>, seat: Seat, forced: bool, world: &mut World<'_, Syndicate>) {
    let player = &mut state.public.players[seat];
    player.passed = true;
    let renew = player.agents > 0;
    state.public.passed.push(seat);
    state.public.turns += 1;
    world.tell(state, Event::Passed { seat, forced });
    if renew {
        discard_factory(&mut state.public);
        world.tell(state, Event::FactoryCleared { seat });
        lay_factory(state, world);
    }
}

/// SYN-54, SYN-61: the four cards of the factory go to the discard pile.
pub(crate) fn discard_factory(public: &mut Public) {
    public.discard = public.discard.or(public.factory.into_iter().collect());
}

/// SYN-60: from S1 to S4, one card at a time.
pub(crate) fn lay_factory(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    (0..SLOTS).for_each(|at| lay_card(state, at, world));
}

/// SYN-38, SYN-58, SYN-59: the top card of the deck, or of the shuffled discards if there is none.
pub(crate) fn lay_card(state: &mut State<Syndicate>, at: usize, world: &mut World<'_, Syndicate>) {
    if state.dark.is_empty() {
        let discards = std::mem::replace(&mut state.public.discard, CardSet::EMPTY);
        state.dark.shuffle_in(discards);
        world.tell(state, Event::DiscardsShuffled { cards: discards.len() as u8 });
    }
    let card = state.dark.draw(world).expect("SYN-62: eight cards are never with players or in the factory");
    state.public.factory[at] = card;
    world.tell(state, Event::CardLaid { slot: at as u8 + 1, card });
}
