//! 7.4 Credits: CM-96 to CM-98, CM-EX-10.

use crate::common::*;
use crate::shared::{every_setup, play_through};

#[test]
fn cm_96_ten_credits_for_one_crypto() {
    let mut table = table(2).crypto(S1, 3).crypto(S2, 1).cash(S1, 4).credit_stage(S1);
    assert_eq!(table.legal(S1), [0, 1, 2, 3].map(exchange));
    table.act(S1, exchange(3));
    assert_eq!((table.crypto_of(S1), table.cash_of(S1)), (0, 34));
    assert_eq!(table.heard(S2), [Event::Exchanged { seat: S1, crypto: 3, credits: 30 }]);
    assert_eq!((table.crypto_of(S2), table.cash_of(S2)), (1, 25));
}

#[test]
fn cm_96_nobody_has_to_exchange() {
    let mut table = table(2).crypto(S1, 3).crypto(S2, 1).credit_stage(S1);
    table.act(S1, exchange(0));
    assert_eq!((table.crypto_of(S1), table.cash_of(S1), table.asked()), (3, 25, vec![S2]));
}

/// Only after the last market: seat 2's is still to come.
#[test]
fn cm_96_the_exchange_comes_after_the_last_market() {
    let mut table = table(2).give(S1, ["CR1"]).give(S2, ["CB1", "CB2"]).commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit(["CB1"]))]);
    assert_eq!((table.question(), table.crypto_of(S1)), ("add", 0));
    table.act(S2, add([]));
    assert_eq!((table.question(), table.asked(), table.crypto_now()), ("exchange", vec![S1], vec![3, 3]));
}

#[test]
fn cm_97_no_more_than_one_has() {
    let mut table = table(2).crypto(S1, 3).crypto(S2, 9).credit_stage(S1);
    table.refused_by("CM-97", S1, exchange(4));
    table.refused_by("CM-97", S1, exchange(u16::MAX));
    table.refused_by("CM-96", S1, commit([]));
}

/// No part of a crypto, and no credits back into crypto, can even be written down.
#[test]
fn cm_97_only_whole_crypto() {
    let read = |text: &str| serde_json::from_str::<Action>(text);
    assert_eq!(read(r#"{"exchange":{"crypto":2}}"#).unwrap(), exchange(2));
    for text in ["0.5", "2.0", "-1"] {
        assert!(read(&format!(r#"{{"exchange":{{"crypto":{text}}}}}"#)).is_err(), "{text}");
    }
}

#[test]
fn cm_97_clockwise_from_the_first_player_in_the_open() {
    let mut table = table(4).crypto(S1, 1).crypto(S2, 2).crypto(S3, 3).crypto(S4, 4).first(S3).credit_stage(S3);
    for (seat, crypto) in [(S3, 3), (S4, 1), (S1, 0)] {
        assert_eq!(table.asked(), [seat]);
        table.refused_by("CM-28", S2, exchange(1));
        table.act(seat, exchange(crypto));
        assert_eq!(table.heard(Viewer::Onlooker), [Event::Exchanged { seat, crypto, credits: 10 * crypto }]);
    }
    assert_eq!(table.asked(), [S2]);
    table.deals_any().act(S2, exchange(2));
    assert_eq!((table.cash_now(), table.crypto_now()), (vec![20, 40, 50, 30], vec![1, 0, 0, 3]));
    assert_eq!(table.public().round, 2);
}

/// At no other time is it even asked.
#[test]
fn cm_98_there_is_no_other_time_to_exchange() {
    let rich = |table: Cm| table.crypto(S1, 5).crypto(S2, 5);
    let mut bidding = rich(table(2));
    bidding.refused_by("CM-29", S1, exchange(1));
    let mut tricks = rich(table(2).give(S1, ["Trajan"]).trick_stage(S1));
    tricks.refused_by("CM-46", S1, exchange(1));
    let mut commitments = rich(table(2).give(S1, ["CR1"]).commit_stage());
    commitments.refused_by("CM-73", S1, exchange(1));
    let mut market = rich(table(2).shown(S1, ["CR1"]).give(S2, ["CR2"]).market_stage(S1, Cr));
    market.refused_by("CM-83", S2, exchange(1));
}

/// In whole games cash grows by the exchange alone, and shrinks by what is paid for lots.
#[test]
fn cm_98_there_is_no_other_way_to_get_credits() {
    let mut exchanged = 0;
    for (seed, setup) in (1..).zip(every_setup()) {
        play_through(&setup, seed, |scene, step| {
            for (seat, player) in scene.state().public.players.iter() {
                let (mut cash, mut crypto) =
                    (step.before.public.players[seat].cash, step.before.public.players[seat].crypto);
                for event in &step.events {
                    match *event {
                        Event::LotBought { seat: by, mark, .. } if by == seat => cash -= u16::from(mark),
                        Event::Paid { seat: to, crypto: paid, .. } if to == seat => crypto += paid,
                        Event::Exchanged { seat: by, crypto: given, credits } if by == seat => {
                            (cash, crypto) = (cash + credits, crypto - given);
                            exchanged += given;
                            assert_eq!(credits, 10 * given);
                        }
                        _ => {}
                    }
                }
                assert_eq!((player.cash, player.crypto), (cash, crypto), "{seat} after {:?}", step.action);
            }
        });
    }
    assert!(exchanged > 20, "{exchanged}");
}

#[test]
fn cm_ex_10_credits() {
    let mut table = table(2).crypto(S1, 5).cash(S1, 3).crypto(S2, 1).credit_stage(S1);
    table.act(S1, exchange(2));
    assert_eq!((table.crypto_of(S1), table.cash_of(S1)), (3, 23));
}
