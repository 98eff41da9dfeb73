//! Section 11: a world the viewer thinks possible.

use crate::Syndicate;
use crate::state::Stage;
use kernel::{CardSet, Deck, SeatMap, Seen, State};

/// SYN-90: the deck holds every card that does not lie open, in an order nobody knows, and a
/// [`Deck`] has no order. So there is one world to imagine, and it needs no chance.
pub(crate) fn imagine(seen: Seen<'_, Syndicate>) -> State<Syndicate> {
    let public = *seen.public();
    let mut open: CardSet<1> = public.factory.into_iter().collect();
    open = open.or(public.discard);
    for (_, player) in public.players.iter() {
        open = open.or(player.pile);
        open = open.or(player.network.iter().flatten().map(|plugged| plugged.card).collect());
    }
    if let Stage::PlugIn { card } = public.stage {
        open.insert(card);
    }
    let deck = Deck::of(CardSet::first(seen.cards().robots.len()).minus(open));
    State { public, private: SeatMap::new(seen.seats(), |_| ()), dark: deck, cards: seen.loaded() }
}
