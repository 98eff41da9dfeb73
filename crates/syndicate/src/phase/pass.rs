//! Section 7: action B, pass. Section 8: deck and discards.

use crate::state::{Player, SLOTS};
use crate::{Event, Syndicate};
use kernel::{CardSet, Illegal, Phrase, Seat, State, World};

pub(crate) fn check(player: &Player) -> Result<(), Illegal> {
    if player.passed {
        return Err(Illegal::new("SYN-27", Phrase::new("syndicate-refuse-pass").number("agents", player.agents)));
    }
    Ok(())
}

/// SYN-53 to SYN-57: the marker goes on the next stack; with agents left, the factory is renewed.
pub(crate) fn pass(state: &mut State<Syndicate>, seat: Seat, forced: bool, world: &mut World<'_, Syndicate>) {
    let player = &mut state.public.players[seat];
    player.passed = true;
    let renew = player.agents > 0;
    state.public.passed.push(seat);
    state.public.turns += 1;
    world.tell(Event::Passed { seat, forced });
    if renew {
        world.tell(Event::FactoryCleared { seat });
        discard_factory(state);
        lay_factory(state, world);
    }
}

/// SYN-54, SYN-61: the four cards of the factory go to the discard pile.
pub(crate) fn discard_factory(state: &mut State<Syndicate>) {
    for card in state.public.factory {
        state.public.discard.insert(card);
    }
}

/// SYN-60: from S1 to S4, one card at a time.
pub(crate) fn lay_factory(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    for at in 0..SLOTS {
        lay_card(state, at, world);
    }
}

/// SYN-38, SYN-58, SYN-59: the top card of the deck, or of the shuffled discards if there is none.
pub(crate) fn lay_card(state: &mut State<Syndicate>, at: usize, world: &mut World<'_, Syndicate>) {
    if state.dark.is_empty() {
        let discards = std::mem::replace(&mut state.public.discard, CardSet::EMPTY);
        world.tell(Event::DiscardsShuffled { cards: discards.len() as u8 });
        state.dark.shuffle_in(discards);
    }
    let card = state.dark.draw(world).expect("SYN-62: eight cards are never with players or in the factory");
    state.public.factory[at] = card;
    world.tell(Event::CardLaid { slot: at as u8 + 1, card });
}
