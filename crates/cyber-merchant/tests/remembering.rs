//! [`Memory`]: what somebody who paid attention knows about the hands.

use cyber_merchant::{Memory, Stack};
use kernel::{CardId, Seat, SeatMap};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn bag(kinds: &[CardId]) -> Stack {
    kinds.iter().copied().collect()
}

/// Three players with known hands, and all their cards.
fn start(hands: [&[CardId]; 3]) -> (Memory, Stack) {
    let mut memory = Memory::new(3);
    let mut held = Stack::EMPTY;
    for (seat, hand) in [A, B, C].into_iter().zip(hands) {
        memory.took(seat, bag(hand));
        held = held.and(bag(hand));
    }
    (memory, held)
}

/// A hidden card goes over, after which the players have so many.
fn pass(memory: &mut Memory, (from, to): (Seat, Seat), held: Stack, holds: [u8; 3]) {
    memory.passed(from, to, 0..48, held);
    memory.conclude(held, &SeatMap::new(3, |seat| holds[seat.index()]));
}

#[test]
fn a_hidden_gift_may_be_any_card_but_only_one() {
    let (mut memory, held) = start([&[4, 4, 9], &[1], &[2]]);
    pass(&mut memory, (A, B), held, [2, 2, 1]);
    assert_eq!((memory.least[A], memory.most[A]), (bag(&[4]), bag(&[4, 4, 9])));
    assert_eq!((memory.least[B], memory.most[B]), (bag(&[1]), bag(&[1, 4, 9])));
    assert_eq!(memory.most[C], bag(&[2]));
}

#[test]
fn a_gift_from_cards_that_are_alike_hides_nothing() {
    let (mut memory, held) = start([&[4, 4], &[1], &[]]);
    pass(&mut memory, (A, B), held, [1, 2, 0]);
    assert_eq!((memory.most[A], memory.most[B]), (bag(&[4]), bag(&[1, 4])));
    assert!(memory.certain(held).is_some());
}

#[test]
fn what_is_shown_later_tells_what_was_given() {
    let (mut memory, held) = start([&[4, 9], &[1], &[2]]);
    pass(&mut memory, (A, B), held, [1, 2, 1]);
    assert_eq!(memory.certain(held), None);
    memory.showed(B, bag(&[9]));
    let held = held.without(bag(&[9]));
    memory.conclude(held, &SeatMap::new(3, |_| 1));
    assert_eq!((memory.most[A], memory.most[B]), (bag(&[4]), bag(&[1])));
}

#[test]
fn who_saw_the_card_knows() {
    let (mut memory, held) = start([&[4, 9], &[1], &[2]]);
    memory.gave(A, B, 9, held);
    assert!(memory.certain(held).is_some());
    assert_eq!((memory.most[A], memory.most[B]), (bag(&[4]), bag(&[1, 9])));
}

#[test]
fn gifts_of_others_do_not_mix() {
    let (mut memory, held) = start([&[4, 9], &[1, 3], &[2]]);
    pass(&mut memory, (A, C), held, [1, 2, 2]);
    pass(&mut memory, (B, A), held, [2, 1, 2]);
    assert_eq!(memory.most[B], bag(&[1, 3]));
    assert_eq!(memory.most[C], bag(&[2, 4, 9]));
    assert_eq!(memory.least[C], bag(&[2]));
}

#[test]
fn a_card_bought_stays_certain_though_others_of_its_kind_are_in_doubt() {
    let (mut memory, held) = start([&[4, 9], &[1], &[2]]);
    memory.passed(A, B, 0..48, held);
    memory.took(C, bag(&[4]));
    let held = held.with(4);
    assert_eq!(memory.least[C], bag(&[2, 4]));
    memory.conclude(held, &SeatMap::new(3, |seat| [1, 2, 2][seat.index()]));
    assert_eq!((memory.least[C], memory.most[C]), (bag(&[2, 4]), bag(&[2, 4])));
    assert_eq!(memory.most[A], bag(&[4, 9]));
}
