//! A deck has no order until somebody looks; then all orders are equally likely.

use super::bare::with_world;
use kernel::deck::KNOWN_TOP;
use kernel::{CardSet, Deck, Pile, Seeded};
use std::collections::BTreeMap;
use testkit::{Scripted, pick};

/// How often each outcome came in 24,000 tries, from many seeds.
fn counts<T: Ord + 'static>(outcome: impl Fn(&mut Seeded) -> T) -> BTreeMap<T, u32> {
    let mut counts = BTreeMap::new();
    for seed in 0..240u8 {
        let mut chance = Seeded::new([seed; 32]);
        for _ in 0..100 {
            *counts.entry(outcome(&mut chance)).or_default() += 1;
        }
    }
    counts
}

/// 24 orders, 1000 of each expected; the bounds are six standard deviations away.
fn all_orders_equally_often(counts: &BTreeMap<Vec<u8>, u32>) {
    assert_eq!(counts.len(), 24);
    for (order, count) in counts {
        assert!((800..1200).contains(count), "{order:?} came {count} times");
    }
}

#[test]
fn all_orders_of_a_deck_are_equally_likely() {
    all_orders_equally_often(&counts(|chance| {
        with_world(chance, |world| {
            let mut deck = Deck::<CardSet<2>>::of([1, 63, 64, 127].into_iter().collect());
            std::iter::from_fn(|| deck.draw(world)).collect::<Vec<_>>()
        })
    }));
}

#[test]
fn all_orders_of_a_shuffle_are_equally_likely() {
    all_orders_equally_often(&counts(|chance| {
        with_world(chance, |world| {
            let mut things = vec![1, 2, 3, 4];
            world.shuffle(&mut things);
            things
        })
    }));
}

#[test]
fn a_draw_picks_the_rank_among_what_is_left() {
    let mut chance = Scripted::new([pick(2, 4), pick(0, 3), pick(1, 2)]);
    let drawn = with_world(&mut chance, |world| {
        let mut deck = Deck::<CardSet<1>>::of([3, 5, 8, 13].into_iter().collect());
        (0..5).map(|_| deck.draw(world)).collect::<Vec<_>>()
    });
    assert_eq!(drawn, [Some(8), Some(3), Some(13), Some(5), None], "the last card needs no chance");
    chance.finish();
}

#[test]
fn any_card_of_a_pile_is_taken_as_from_a_deck() {
    let mut chance = Scripted::new([pick(2, 4), pick(0, 3), pick(1, 2)]);
    let mut pile: CardSet<1> = [3, 5, 8, 13].into_iter().collect();
    let taken: Vec<_> = (0..5).map(|_| pile.take_any(&mut chance)).collect();
    assert_eq!(taken, [Some(8), Some(3), Some(13), Some(5), None]);
    chance.finish();
}

#[test]
fn known_cards_come_first_and_a_shuffle_forgets_them() {
    let mut chance = Scripted::new([pick(3, 5)]);
    let (drawn, left) = with_world(&mut chance, |world| {
        let mut deck = Deck::<CardSet<1>>::of([1, 2].into_iter().collect());
        deck.put_on_top(7);
        deck.put_on_top(9);
        let first = deck.draw(world);
        deck.put_on_top(8);
        deck.shuffle_in([4].into_iter().collect());
        (vec![first, deck.draw(world)], deck.contents(world))
    });
    assert_eq!(drawn, [Some(9), Some(7)], "rank 3 of 1 2 4 7 8");
    assert_eq!(left, [1, 2, 4, 8].into_iter().collect());
    chance.finish();
}

#[test]
#[should_panic(expected = "known on top")]
fn only_so_many_cards_can_be_known() {
    let mut deck = Deck::<CardSet<1>>::default();
    (0..=KNOWN_TOP as u8).for_each(|card| deck.put_on_top(card));
}

/// To people and clients a deck is a number.
#[test]
fn a_deck_shows_its_size_and_nothing_else() {
    let (one, other) =
        (Deck::<CardSet<1>>::of(CardSet::first(3)), Deck::<CardSet<1>>::of([7, 8, 9].into_iter().collect()));
    for deck in [one, other] {
        assert_eq!(serde_json::to_string(&deck).expect("a number"), "3");
        assert_eq!(format!("{deck:?}"), "Deck(3 cards)");
    }
    assert_ne!(kernel::Digest::of_value(&one), kernel::Digest::of_value(&other), "the state's digest sees inside");
}

/// What comes from outside may name any card: it is simply not there.
#[test]
fn a_set_does_not_hold_what_it_cannot_hold() {
    let mut set = CardSet::<1>::first(64);
    assert!(!set.has(64) && !set.has(255) && !set.remove(200));
    assert_eq!(set.len(), 64);
    assert!(serde_json::from_str::<CardSet<1>>("[64]").is_err());
    assert!(serde_json::from_str::<CardSet<1>>("[3,3]").is_err());
}
