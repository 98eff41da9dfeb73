//! Section 8: the end of the game.

use crate::state::Public;
use crate::{CyberMerchant, Event};
use kernel::{Standings, State, World, owed};

/// CM-101, CM-102: where crypto is equal, the value of the cards left in hand is told.
pub(crate) fn finish(state: &mut State<CyberMerchant>, world: &mut World<'_, CyberMerchant>) {
    let players = state.public.players;
    for (seat, player) in players.iter() {
        let tied = players.iter().any(|(other, one)| other != seat && one.crypto == player.crypto);
        if tied {
            world.reveal();
            let value = state.cards.get().sum(state.private[seat].hand);
            state.public.players[seat].left = Some(value);
            world.tell(state, Event::HandCounted { seat, value });
        }
    }
    world.tell(state, Event::GameOver);
}

/// CM-100, CM-101, CM-102: most crypto, then most value in hand. CM-103: credits count for nothing.
pub(crate) fn standings(public: &Public) -> Standings {
    let keys: Vec<_> = public.players.iter().map(|(_, player)| (player.crypto, player.left)).collect();
    owed::rank(&keys, |seat| public.players[seat].crypto.into())
}
