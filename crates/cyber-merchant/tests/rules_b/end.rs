//! Section 8: the end of the round and of the game, CM-99 to CM-103.

use crate::common::*;

/// Rank and score of every seat.
fn result(table: &Cm) -> Vec<(u8, i32)> {
    table.standings().iter().map(|(_, standing)| (standing.rank, standing.score)).collect()
}

/// The end of a game: seats have this much crypto and these hands, and exchange nothing.
fn ended<const N: usize>(players: [(u16, &[&str]); N]) -> Cm {
    let mut ended = table(N).round(4);
    let seats = ended.seats();
    for (seat, (crypto, hand)) in seats.iter().copied().zip(players) {
        ended = ended.crypto(seat, crypto).give(seat, hand.iter().copied());
    }
    let asked: Vec<Seat> = seats.into_iter().filter(|seat| players[seat.index()].0 > 0).collect();
    ended = ended.credit_stage(asked[0]);
    for seat in asked {
        ended.act(seat, exchange(0));
    }
    ended
}

#[test]
fn cm_99_the_next_round_begins_with_the_black_market() {
    let mut table = table(3)
        .round(2)
        .give(S1, ["CR1", "WW2"])
        .give(S3, ["RB4"])
        .prices([7, 1, 10, 2])
        .cash(S2, 3)
        .crypto(S2, 6)
        .first(S2)
        .credit_stage(S2);
    table.deals(["RB1", "RB1", "Trajan", "CB1", "CB2", "CB3", "CD1", "CD1", "CD1"]).act(S2, exchange(1));
    assert_eq!((table.public().round, table.public().auction), (3, 1));
    assert_eq!((table.stage(), table.public().first), (Stage::Bidding { turn: S2 }, S2));
    assert_eq!([S1, S2, S3].map(|seat| table.hand_of(seat)), [vec!["CR1", "WW2"], vec![], vec!["RB4"]]);
    assert_eq!([1, 2, 3].map(|place| table.lot_at(place).len()), [3; 3]);
    assert_eq!((table.prices_now(), table.cash_now(), table.crypto_of(S2)), (vec![7, 1, 10, 2], vec![20, 13, 20], 5));
    assert_eq!(table.heard(S1)[1], Event::RoundBegan { round: 3, first: S2 });
}

/// Nobody has crypto, so nobody is asked; the round ends with the commitments.
#[test]
fn cm_99_a_round_may_end_without_an_exchange() {
    let mut table = table(2).give(S1, ["WW1"]).commit_stage();
    table.deals_any().act(S1, commit([]));
    assert_eq!((table.public().round, table.question(), table.hand_of(S1)), (2, "bid", vec!["WW1"]));
}

#[test]
fn cm_100_the_game_ends_after_the_fourth_rounds_exchange() {
    let mut table = table(3).round(4).crypto(S1, 5).crypto(S2, 9).crypto(S3, 7).credit_stage(S1);
    table.play([(S1, exchange(0)), (S2, exchange(3))]);
    assert_eq!((table.asked(), table.public().round), (vec![S3], 4));
    table.act(S3, exchange(0));
    assert_eq!((table.stage(), table.asked()), (Stage::Over, vec![]));
    assert_eq!(table.heard(S1).last(), Some(&Event::GameOver));
    assert_eq!(result(&table), [(3, 5), (2, 6), (1, 7)]);
    table.refused_by("CM-100", S1, exchange(0));
    table.refused_by("CM-100", S1, bid(1, 0));
}

#[test]
fn cm_100_a_third_round_is_not_the_last() {
    let mut table = table(2).round(3).crypto(S1, 1).credit_stage(S1);
    table.deals_any().act(S1, exchange(0));
    assert_eq!((table.public().round, table.asked()), (4, vec![S1]));
}

/// Seat 2's two cards are worth more than seat 1's three. Seat 3, with less crypto, has the best hand.
#[test]
fn cm_101_in_a_tie_the_value_of_the_shares_in_hand_decides() {
    let table = ended([(9, &["CR1", "CR1", "RB2"]), (9, &["CB4", "RB1"]), (8, &["RB4", "CR4", "CB4"])]);
    assert_eq!(result(&table), [(2, 9), (1, 9), (3, 8)]);
    assert_eq!(
        table.heard(S3)[1..],
        [Event::HandCounted { seat: S1, value: 4 }, Event::HandCounted { seat: S2, value: 5 }, Event::GameOver]
    );
}

#[test]
fn cm_101_without_a_tie_no_hand_is_counted() {
    let table = ended([(9, &["CR1"]), (8, &["CB4", "RB4"])]);
    assert_eq!(result(&table), [(1, 9), (2, 8)]);
    assert!(!table.heard(S1).iter().any(|event| matches!(event, Event::HandCounted { .. })));
}

/// The last two are level with nothing at all, and are told apart as well.
#[test]
fn cm_101_also_without_crypto() {
    let table = ended([(0, &[]), (1, &[]), (0, &["RB1"])]);
    assert_eq!(result(&table), [(3, 0), (1, 1), (2, 0)]);
}

#[test]
fn cm_102_jokers_count_with_their_value() {
    let table = ended([(9, &["CR4"]), (9, &["WW3", "WW2"])]);
    assert_eq!(result(&table), [(2, 9), (1, 9)]);
    assert!(table.heard(S1).contains(&Event::HandCounted { seat: S2, value: 5 }));
}

#[test]
fn cm_102_who_is_still_tied_shares_the_win() {
    let table = ended([(9, &["CR4", "WW1"]), (3, &["RB4", "CB4"]), (9, &["RB2", "WW3"]), (9, &["RB4"])]);
    assert_eq!(result(&table), [(1, 9), (4, 3), (1, 9), (3, 9)]);
    assert_eq!(kernel::owed::winners(&table.standings()), [S1, S3].into_iter().collect());
}

#[test]
fn cm_103_leftover_credits_are_worth_nothing() {
    let end = |cash: [u16; 2]| {
        let mut table =
            table(2).round(4).crypto(S1, 7).crypto(S2, 6).cash(S1, cash[0]).cash(S2, cash[1]).credit_stage(S1);
        table.play([(S1, exchange(0)), (S2, exchange(0))]);
        result(&table)
    };
    assert_eq!(end([0, 99]), [(1, 7), (2, 6)]);
    let mut tied = table(2).round(4).crypto(S1, 6).crypto(S2, 6).cash(S1, 0).cash(S2, 99).credit_stage(S1);
    tied.play([(S1, exchange(0)), (S2, exchange(0))]);
    assert_eq!(result(&tied), [(1, 6), (1, 6)]);
}
