//! 7.3 Ranks and pay: CM-90 to CM-95, CM-EX-1, CM-EX-7.

use crate::common::*;

/// Holds a market in Criptecorp. Seat 1 is the caller; the others add what they are given, and who is given
/// nothing has no card in it.
fn market(price: u8, cards: &[&[&str]]) -> Cm {
    let mut held = table(cards.len()).shown(S1, cards[0].iter().copied()).market_stage(S1, Cr).price(Cr, price);
    let others: Vec<(Seat, &[&str])> = held.seats().into_iter().zip(cards.iter().copied()).skip(1).collect();
    for (seat, cards) in &others {
        // A player with a share of something else is asked and may add nothing.
        held = held.give(*seat, cards.iter().copied().chain(["RB1"]));
    }
    for (seat, cards) in others {
        held.act(seat, add(cards.iter().copied()));
    }
    held
}

/// What each got for a market at this price.
fn pay(price: u8, cards: &[&[&str]]) -> Vec<u16> {
    market(price, cards).crypto_now()
}

/// The seats that have a rank, with their sums and ranks.
fn ranks(cards: &[&[&str]]) -> Vec<(Seat, u16, u8)> {
    let paid = |event| match event {
        Event::Paid { seat, sum, rank, .. } => Some((seat, sum, rank)),
        _ => None,
    };
    market(7, cards).heard(Viewer::Onlooker).into_iter().filter_map(paid).collect()
}

#[test]
fn cm_90_a_rank_is_one_more_than_the_number_of_higher_sums() {
    assert_eq!(ranks(&[&["CR1"], &["CR4"], &["CR2"], &["CR3"]]), [(S1, 1, 4), (S2, 4, 1), (S3, 2, 3), (S4, 3, 2)]);
}

#[test]
fn cm_90_equal_sums_share_a_rank_and_use_up_the_next() {
    assert_eq!(
        ranks(&[&["CR4", "CR2"], &["CR3", "CR3"], &["CR2"], &["CR1"]]),
        [(S1, 6, 1), (S2, 6, 1), (S3, 2, 3), (S4, 1, 4)]
    );
    assert_eq!(ranks(&[&["CR1"], &["CR1"], &["CR4"], &["CR1"]]), [(S1, 1, 2), (S2, 1, 2), (S3, 4, 1), (S4, 1, 2)]);
}

#[test]
fn cm_90_who_has_no_card_in_the_market_has_no_rank() {
    assert_eq!(ranks(&[&["CR1"], &[], &["CR4"], &[]]), [(S1, 1, 2), (S3, 4, 1)]);
    assert_eq!(ranks(&[&["CR1"], &[], &[]]), [(S1, 1, 1)]);
    assert_eq!(pay(7, &[&["CR1"], &[], &[]]), [7, 0, 0]);
}

#[test]
fn cm_91_the_price_for_the_first_half_of_it_in_between() {
    for price in 1..=10u8 {
        let (full, half) = (u16::from(price), u16::from(price / 2));
        assert_eq!(pay(price, &[&["CR4"], &["CR3"]]), [full, 0]);
        assert_eq!(pay(price, &[&["CR4"], &["CR3"], &["CR2"]]), [full, half, 0]);
        assert_eq!(pay(price, &[&["CR4"], &["CR3"], &["CR2"], &["CR1"]]), [full, half, half, 0]);
    }
}

/// Crypto is added to what a player has.
#[test]
fn cm_91_pay_is_added_to_ones_crypto() {
    let mut table = table(2).shown(S1, ["CR1"]).market_stage(S1, Cr).give(S2, ["CR2"]).crypto(S2, 5).price(Cr, 8);
    table.act(S2, add(["CR2"]));
    assert_eq!(table.crypto_now(), [0, 13]);
}

#[test]
fn cm_92_who_shares_a_rank_gets_the_full_amount() {
    assert_eq!(pay(7, &[&["CR4"], &["CR4"]]), [7, 7]);
    assert_eq!(pay(7, &[&["CR2"], &["CR4"], &["CR2"]]), [3, 7, 3]);
    assert_eq!(pay(7, &[&["CR2"], &["CR2"], &["CR4"], &["CR2"]]), [3, 3, 7, 3]);
    assert_eq!(pay(7, &[&["CR4"], &["CR3"], &["CR2"], &["CR2"]]), [7, 3, 3, 3]);
}

#[test]
fn cm_93_after_a_tie_for_first_the_next_of_four_is_third_and_earns_half() {
    assert_eq!(pay(7, &[&["CR4"], &["CR4"], &["CR3"], &["CR2"]]), [7, 7, 3, 0]);
    assert_eq!(pay(7, &[&["CR4"], &["CR4"], &["CR3"], &["CR3"]]), [7, 7, 3, 3]);
    assert_eq!(pay(7, &[&["CR4"], &["CR3", "CR1"], &["CR4"], &["CR3"]]), [7, 7, 7, 0]);
}

#[test]
fn cm_94_with_three_players_the_third_earns_nothing_also_after_a_tie() {
    assert_eq!(pay(7, &[&["CR4"], &["CR3"], &["CR2"]]), [7, 3, 0]);
    assert_eq!(pay(7, &[&["CR4"], &["CR3"], &["CR4"]]), [7, 0, 7]);
}

/// Two in the market of a game of four, or of three: the second earns half; of a game of two, nothing.
#[test]
fn cm_95_the_number_of_players_in_the_game_counts() {
    assert_eq!(pay(7, &[&["CR4"], &["CR3"], &[], &[]]), [7, 3, 0, 0]);
    assert_eq!(pay(7, &[&["CR4"], &[], &["CR3"]]), [7, 0, 3]);
    assert_eq!(pay(7, &[&["CR4"], &["CR3"]]), [7, 0]);
    assert_eq!(pay(7, &[&["CR4"], &["CR3"], &["CR2"], &[]]), [7, 3, 3, 0]);
}

/// Market in Criptecorp, price 7, four players: A 1, 1, 2, 4; B 2, 3, 3; C 2; D 1.
#[test]
fn cm_ex_1_pay_out() {
    let cards: [&[&str]; 4] = [&["CR1", "CR1", "CR2", "CR4"], &["CR2", "CR3", "CR3"], &["CR2"], &["CR1"]];
    assert_eq!(ranks(&cards), [(S1, 8, 1), (S2, 8, 1), (S3, 2, 3), (S4, 1, 4)]);
    assert_eq!(pay(7, &cards), [7, 7, 3, 0]);
}

/// The table of the example, row by row.
#[test]
fn cm_ex_7_ties_at_price_7() {
    const ONE: &[&str] = &["CR1"];
    const TWO: &[&str] = &["CR2"];
    const FOUR: [&[&str]; 2] = [&["CR4"], &["CR3", "CR1"]];
    const FIVE: [&[&str]; 3] = [&["CR4", "CR1"], &["CR3", "CR2"], &["CR2", "CR2", "CR1"]];
    const SIX: [&[&str]; 3] = [&["CR4", "CR2"], &["CR3", "CR3"], &["CR3", "CR2", "CR1"]];
    let rows: [(&[&[&str]], &[u16]); 9] = [
        (&[FIVE[0], FIVE[1]], &[7, 7]),
        (&[FIVE[0], FOUR[0]], &[7, 0]),
        (&[FIVE[1], FOUR[0], FOUR[1]], &[7, 3, 3]),
        (&[FIVE[0], FIVE[1], FOUR[0]], &[7, 7, 0]),
        (&[FIVE[0], FIVE[1], FIVE[2]], &[7, 7, 7]),
        (&[SIX[0], FIVE[0], FIVE[1], ONE], &[7, 3, 3, 0]),
        (&[SIX[1], FIVE[0], FOUR[0], FOUR[1]], &[7, 3, 3, 3]),
        (&[SIX[0], SIX[1], &["CR4", "CR2"], ONE], &[7, 7, 7, 0]),
        (&[SIX[2], TWO, &[], &[]], &[7, 3, 0, 0]),
    ];
    for (cards, crypto) in rows {
        assert_eq!(pay(7, cards), crypto, "{cards:?}");
    }
    assert_eq!(pay(1, &[&["CR4"], &["CR3"], &["CR2"]]), [1, 0, 0]);
}
