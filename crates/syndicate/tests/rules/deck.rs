//! Section 8: deck and discards.

use crate::games::{game, games};
use crate::syn::{Action, Event, NONE, S1, S2, Stage, Syn, names, scene, set};
use kernel::{CardSet, Deck};
use testkit::pick;

/// A table where all but the factory and these cards are with seat 1: what is left to draw is small.
fn small(deck: &[&str]) -> Syn {
    let table = scene(2).slot(1, "B01").slot(2, "B02").slot(3, "B03").slot(4, "B04");
    table.pile(S1, &names(13..=60)).deck(deck)
}

#[test]
fn syn_58_an_empty_deck_is_made_of_the_shuffled_discards() {
    let mut table = small(&[]);
    assert_eq!(table.public().discard, set(&names(5..=12)));
    table.chance([pick(6, 8)]).act(S1, Action::PlaceAgent { slot: 2, sent: 0 });
    assert_eq!(table.factory(), ["B01", "B11", "B03", "B04"], "any of the eight can be on top");
    assert_eq!(table.public().discard, CardSet::EMPTY);
    assert_eq!(table.state().dark, Deck::of(set(&names(5..=12)).minus(set(&["B11"]))));
    assert!(table.heard().contains(&Event::DiscardsShuffled { cards: 8 }));
}

#[test]
fn syn_58_a_deck_that_is_not_empty_is_left_alone() {
    let mut table = small(&["B06", "B12"]);
    table.act(S1, Action::PlaceAgent { slot: 2, sent: 0 });
    assert_eq!(table.factory()[1], "B06");
    assert_eq!(table.public().discard, set(&["B05", "B07", "B08", "B09", "B10", "B11"]));
}

#[test]
fn syn_59_the_discards_are_shuffled_when_a_card_must_be_drawn() {
    let mut table = small(&["B12"]);
    table.buy(S1, 2, 0, 1, NONE);
    assert_eq!((table.factory()[1], table.state().dark.len()), ("B12", 0));
    assert_eq!(table.public().discard, set(&names(5..=11)), "the last card is drawn; nothing must be drawn yet");
    table.chance([pick(0, 7)]).act(S2, Action::PlaceAgent { slot: 2, sent: 0 });
    assert_eq!((table.factory()[1], table.state().dark.len()), ("B05", 6));
}

/// Two cards in the deck: S1 and S2 get those, S3 and S4 come from all ten discards, the four cards
/// just cleared among them.
#[test]
fn syn_59_a_refresh_shuffles_the_four_old_cards_in() {
    let mut table = small(&["B12", "B11"]);
    table.chance([pick(0, 10), pick(0, 9)]).act(S1, Action::Pass);
    assert_eq!(table.factory(), ["B12", "B11", "B01", "B02"]);
    assert!(table.heard().contains(&Event::DiscardsShuffled { cards: 10 }));
    assert_eq!(table.state().dark, Deck::of(set(&names(3..=10))));
    assert_eq!(table.public().discard, CardSet::EMPTY);
}

/// The same at the end of a round: the four cards left are discarded before four new ones are laid.
#[test]
fn syn_59_a_new_round_shuffles_the_four_old_cards_in() {
    let mut table = small(&[]).any_chance();
    table.end_round();
    let told = table.heard();
    assert!(told.contains(&Event::DiscardsShuffled { cards: 12 }), "eight discards and the four of the factory");
    assert_eq!((table.state().dark.len(), table.public().discard), (8, CardSet::EMPTY));
}

#[test]
fn syn_60_slots_are_filled_from_the_first_to_the_fourth() {
    let mut table = scene(2).top(&["B60", "B59", "B58", "B57"]);
    table.pass(S1);
    assert_eq!(table.factory(), ["B60", "B59", "B58", "B57"], "by a refresh");
    let mut table = scene(2).top(&["B49", "B50", "B52", "B51"]).any_chance();
    table.end_round();
    assert_eq!(table.factory(), ["B49", "B50", "B52", "B51"], "by a new round");
}

/// Told by the events alone: what is cleared is discarded, and nothing else is.
#[test]
fn syn_61_only_cards_of_the_factory_are_discarded() {
    games(|moment| {
        let mut factory = moment.before.public.factory;
        let mut discard = moment.before.public.discard;
        for event in &moment.events {
            match event {
                Event::CardLaid { slot, card } => factory[usize::from(*slot) - 1] = *card,
                Event::FactoryCleared { .. } | Event::RoundEnded { round: 1 | 2 } => {
                    discard = discard.or(factory.into_iter().collect());
                }
                Event::DiscardsShuffled { cards } => {
                    assert_eq!(usize::from(*cards), discard.len());
                    discard = CardSet::EMPTY;
                }
                _ => {}
            }
        }
        assert_eq!(discard, moment.after.public.discard);
    });
}

#[test]
fn syn_61_robots_a_player_took_never_leave_them() {
    games(|moment| {
        for (seat, before) in moment.before.public.players.iter() {
            let after = &moment.after.public.players[seat];
            let kept = crate::syn::cards_of(before).minus(crate::syn::cards_of(after));
            assert!(kept.is_empty(), "{seat} lost {kept:?}");
            assert!(before.pile.minus(after.pile).is_empty(), "what is in the pile stays there");
        }
    });
}

#[test]
fn syn_62_eight_cards_are_always_in_deck_and_discard_pile() {
    let least = |seats: usize| {
        let mut least = 60;
        for seed in 1..=12 {
            game(seats, seed, |moment| {
                let public = &moment.after.public;
                least = least.min(moment.after.dark.len() + public.discard.len());
                if public.stage == Stage::Over && seats == 4 {
                    assert_eq!(moment.after.dark.len() + public.discard.len(), 8, "48 with players, 4 in the factory");
                }
            });
        }
        least
    };
    assert_eq!([2, 3, 4].map(least), [32, 20, 8]);
}
