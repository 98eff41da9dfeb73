//! FF-42, FF-43: a world the viewer thinks possible.

use crate::cards::{BLUEPRINTS, CONTRACTORS, Contractors};
use crate::{Decks, Seen, State};
use kernel::{CardSet, Chance, Deck, Pile, Seat, SeatMap};

/// What lies open stays; each other hand keeps the cards everybody saw going there and gets the rest at
/// random; what is left is the deck.
pub(crate) fn imagine(seen: Seen<'_>, chance: &mut dyn Chance) -> State {
    let public = *seen.public();
    let mut open = public.discard.or(public.blueprints.into_iter().flatten().collect());
    for (_, player) in public.players.iter() {
        open = open.or(player.built).or(player.noted);
    }
    if let Some(machine) = &public.machine {
        open = open.or(machine.cards);
    }
    let mine = seen.own().copied().unwrap_or_default();
    let mut unseen = CardSet::first(BLUEPRINTS).minus(open).minus(mine);
    let mut deal = |seat: Seat| {
        if seen.seat() == Some(seat) {
            return mine;
        }
        let mut cards = public.players.get(seat).map(|player| player.noted).unwrap_or_default();
        while cards.len() < seen.back(seat) {
            let card = unseen.take_any(chance);
            cards.insert(card.expect("FF-43: as many cards are unseen as hands and deck hold"));
        }
        cards
    };
    let private = SeatMap::new(seen.seats(), &mut deal);
    let row: Contractors = public.contractors.into_iter().flatten().collect();
    let contractors = CardSet::first(CONTRACTORS).minus(row).minus(public.used_contractors);
    let dark = Decks { blueprints: Deck::of(unseen), contractors: Deck::of(contractors) };
    State { public, private, dark, cards: seen.loaded() }
}
