//! 7.2 The markets, from step 3 on: CM-83 to CM-89.

use crate::common::*;
use crate::shared::{WITHDRAW, of, parts};

/// What may be added to a market in Criptecorp, of these cards; with jokers alone if shares of it are already
/// there.
fn additions(hand: Stack, jokers_alone: bool) -> Vec<Action> {
    let fits = |cards: &Stack| {
        let (shares, jokers) = (of(Cr, *cards), of(Ww, *cards));
        shares + jokers == cards.len() && (jokers == 0 || shares > 0 || jokers_alone)
    };
    let mut all: Vec<Action> = parts(hand).into_iter().filter(fits).map(|cards| Action::Add { cards }).collect();
    all.sort();
    all
}

const HAND: [&str; 6] = ["RB2", "CR1", "CR1", "CR3", "WW1", "WW2"];

/// Seat 1 has called Criptecorp.
fn market() -> Cm {
    table(4).shown(S1, ["CR2"]).market_stage(S1, Cr)
}

#[test]
fn cm_83_everybody_but_the_caller_may_add_shares_with_jokers() {
    let table = market().give(S1, ["CR4"]).give(S2, HAND).give(S3, ["CB1"]).give(S4, ["CR2"]);
    assert_eq!((table.asked(), table.question()), (vec![S2, S3, S4], "add"));
    let mut listed = table.legal(S2);
    listed.sort();
    assert_eq!(listed, additions(stack(HAND), false));
    assert_eq!(listed.len(), 1 + 5 * 4); // nothing, or 5 parts of the shares with 4 of the jokers
    assert_eq!((table.legal(S3), table.legal(S4)), (vec![add([])], vec![add([]), add(["CR2"])]));
}

#[test]
fn cm_83_other_shares_cannot_be_added() {
    let mut table = market().give(S2, HAND);
    table.refused_by("CM-83", S2, add(["RB2"]));
    table.refused_by("CM-83", S2, add(["CR1", "RB2"]));
    table.refused_by("CM-83", S2, add(["RB2", "WW1"]));
    table.refused_by("CM-43", S2, add(["CR3", "CR3"]));
    table.refused_by("CM-43", S2, add(["CR4"]));
    table.refused_by("CM-83", S2, exchange(0));
    table.act(S2, add(["CR1", "CR3", "WW2"]));
    assert_eq!(table.hand_of(S2), ["RB2", "CR1", "WW1"]);
}

/// Seats 2 and 4 have turned up shares of Criptecorp, seats 3 and 4 hold no more of them.
#[test]
fn cm_84_who_is_in_the_market_may_add_to_it_even_jokers_alone() {
    let mut table =
        market().shown(S2, ["CR4"]).shown(S4, ["CR3"]).give(S2, HAND).give(S3, ["WW1", "WW3"]).give(S4, ["WW1"]);
    assert_eq!(table.asked(), [S2, S3, S4]);
    let mut listed = table.legal(S2);
    listed.sort();
    assert_eq!(listed, additions(stack(HAND), true));
    assert_eq!(listed.len(), 6 * 4); // 6 parts of the shares, none included, with 4 of the jokers
    assert_eq!((table.legal(S3), table.legal(S4)), (vec![add([])], vec![add([]), add(["WW1"])]));
    table.refused_by("CM-84", S3, add(["WW1"]));
    table.refused_by("CM-84", S3, add(["WW1", "WW3"]));
    table.play([(S2, add(["CR1", "WW2"])), (S3, add([])), (S4, add(["WW1"]))]);
    let paid = |seat, sum, rank, crypto| Event::Paid { seat, corporation: Cr, sum, rank, crypto };
    assert!(table.heard(S1).contains(&paid(S2, 7, 1, 3)) && table.heard(S1).contains(&paid(S4, 4, 2, 1)));
}

#[test]
fn cm_84_who_is_not_in_the_market_needs_a_share_for_a_joker() {
    let mut table = market().give(S2, ["CR1", "WW1", "WW2"]);
    table.refused_by("CM-84", S2, add(["WW1"]));
    table.act(S2, add(["CR1", "WW1", "WW2"]));
    assert_eq!(table.crypto_now(), [1, 3, 0, 0]);
}

#[test]
fn cm_85_the_cards_are_turned_up_together() {
    let mut table = market().give(S2, ["CR1", "CR4"]).give(S3, ["CR3", "CB1"]).give(S4, ["RB1"]);
    table.act(S3, add(["CR3"]));
    assert_eq!(table.heard(S2), [Event::Sealed { seat: S3 }]);
    assert_eq!((table.public().shown[S3], table.hand_of(S3)), (Stack::EMPTY, vec!["CR3", "CB1"]));
    table.act(S4, add([]));
    assert_eq!(table.heard(S2), [Event::Sealed { seat: S4 }]);
    table.act(S3, WITHDRAW).act(S3, add([]));
    table.act(S2, add(["CR4"]));
    let added = |seat, cards: &[&str]| Event::Added { seat, cards: stack(cards.iter().copied()) };
    assert_eq!(table.heard(S1)[..4], [Event::Sealed { seat: S2 }, added(S2, &["CR4"]), added(S3, &[]), added(S4, &[])]);
    assert_eq!((table.hand_of(S2), table.hand_of(S3)), (vec!["CR1"], vec!["CR3", "CB1"]));
}

/// Though it holds the best share.
#[test]
fn cm_86_the_caller_adds_nothing() {
    let mut table = market().give(S1, ["CR4", "WW3"]).give(S2, ["CR3"]);
    assert_eq!(table.asked(), [S2]);
    table.refused_by("CM-28", S1, add(["CR4"]));
    table.refused_by("CM-28", S1, add([]));
    assert_eq!(table.legal(S1), []);
    table.act(S2, add(["CR3"]));
    assert_eq!((table.crypto_now(), table.hand_of(S1)), (vec![1, 3, 0, 0], vec!["CR4", "WW3"]));
}

/// Seat 3 will call CBN; its joker does not count here, nor can it be used.
#[test]
fn cm_87_other_commitments_stay_as_they_are() {
    let mut table = market().give(S2, ["CR1"]).committed(S3, ["CB4", "WW3"]).give(S3, ["CR1", "WW1"]);
    table.refused_by("CM-43", S3, add(["CR1", "WW3"]));
    table.act(S3, add(["CR1"]));
    assert_eq!((table.face_down(S3), table.price_of(Cr)), (vec!["CB4", "WW3"], 3));
    table.act(S2, add([]));
    assert!(table.heard(S1).contains(&Event::Paid { seat: S3, corporation: Cr, sum: 1, rank: 2, crypto: 1 }));
    assert_eq!(table.stage(), Stage::Market { caller: S3, corporation: Cb });
    assert_eq!(names(table.public().shown[S3]), ["CB4", "WW3"]);
}

/// 2 + 3 of the caller against 4, and 1 + 1 + 1: the jokers decide.
#[test]
fn cm_88_the_values_are_added_up_jokers_included() {
    let mut table = table(3)
        .shown(S1, ["CR2", "WW3"])
        .market_stage(S1, Cr)
        .give(S2, ["CR4"])
        .give(S3, ["CR1", "CR1", "WW1"])
        .price(Cr, 9);
    table.play([(S2, add(["CR4"])), (S3, add(["CR1", "CR1", "WW1"]))]);
    let paid = |seat, sum, rank, crypto| Event::Paid { seat, corporation: Cr, sum, rank, crypto };
    assert_eq!(table.heard(S2)[3..], [paid(S1, 5, 1, 9), paid(S2, 4, 2, 4), paid(S3, 3, 3, 0)]);
    assert_eq!(table.crypto_now(), [9, 4, 0]);
}

/// By the price of the corporation that is sold.
#[test]
fn cm_88_the_price_is_that_of_the_corporation_sold() {
    let mut table = table(2).prices([9, 2, 7]).give(S1, ["CR1"]).give(S2, ["CB1"]).commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit(["CB1"]))]);
    assert_eq!(table.crypto_now(), [2, 7]);
}

#[test]
fn cm_89_all_cards_of_the_market_are_discarded() {
    let mut table = table(3)
        .discarded(["Trajan"])
        .shown(S1, ["CR2", "WW3"])
        .shown(S2, ["CR1"])
        .market_stage(S1, Cr)
        .give(S2, ["CR4", "RB1"])
        .give(S3, ["CR3", "CB2"]);
    table.play([(S2, add(["CR4"])), (S3, add([]))]);
    assert_eq!(table.discard_now(), ["CR1", "CR2", "CR4", "WW3", "Trajan"]);
    assert!(table.public().shown.iter().all(|(_, shown)| shown.is_empty()));
    assert_eq!((table.hand_of(S2), table.hand_of(S3)), (vec!["RB1"], vec!["CR3", "CB2"]));
}
