//! 7.2 The markets: CM-76 to CM-82, CM-EX-6. The steps from adding on are in `adding`.

use crate::common::*;

/// The callers so far, with their corporations.
fn called(events: &[Event]) -> Vec<(Seat, Corporation)> {
    let call = |event: &Event| match *event {
        Event::MarketOpened { seat, corporation, .. } => Some((seat, corporation)),
        _ => None,
    };
    events.iter().filter_map(call).collect()
}

/// Nobody has a card left to add, so all markets are held one after the other.
#[test]
fn cm_76_the_first_player_calls_first_then_clockwise() {
    let mut table = table(3).give(S1, ["CR1"]).give(S2, ["CB1"]).give(S3, ["CD1"]).first(S2).commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit(["CB1"])), (S3, commit(["CD1"]))]);
    assert_eq!(called(&table.heard(S1)), [(S2, Cb), (S3, Cd), (S1, Cr)]);
    assert_eq!(table.stage(), Stage::Credits { turn: S2 });
    assert!(table.seats().into_iter().all(|seat| table.face_down(seat).is_empty()));
}

#[test]
fn cm_76_a_market_is_finished_before_the_next_opens() {
    let mut table = table(3).give(S1, ["CR1"]).give(S2, ["CB1", "CR2"]).give(S3, ["CD1"]).commit_stage();
    table.play([(S1, commit(["CR1"])), (S3, commit(["CD1"])), (S2, commit(["CB1"]))]);
    assert_eq!(called(&table.heard(S1)), [(S1, Cr)]);
    assert_eq!((table.asked(), table.face_down(S2), table.face_down(S3)), (vec![S2], vec!["CB1"], vec!["CD1"]));
    table.act(S2, add([]));
    assert_eq!(called(&table.heard(S1)), [(S2, Cb), (S3, Cd)]);
}

/// Seat 2 has only a joker, seat 4 no cards at all.
#[test]
fn cm_77_who_committed_nothing_is_passed_over() {
    let mut table = table(4).give(S1, ["CR1"]).give(S2, ["WW1"]).give(S3, ["CD1", "CD2"]).commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit([])), (S3, commit(["CD1"]))]);
    assert_eq!(called(&table.heard(S1)), [(S1, Cr)]);
    table.play([(S3, add([])), (S2, add([]))]);
    assert_eq!(called(&table.heard(S1)), [(S3, Cd)]);
    assert_eq!(table.asked(), [S2]); // to add, not to commit
    table.act(S2, add([]));
    assert_eq!((table.stage(), table.hand_of(S3)), (Stage::Credits { turn: S1 }, vec!["CD2"]));
}

/// Seat 2 still holds shares when its turn to call comes, and commits nothing new.
#[test]
fn cm_77_who_is_used_up_commits_nothing_new() {
    let mut table = table(3).give(S1, ["CR1"]).give(S2, ["CR2", "CB4"]).give(S3, ["CD1"]).commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit(["CR2"])), (S3, commit(["CD1"]))]);
    table.act(S2, add([]));
    assert_eq!(called(&table.heard(S1)), [(S3, Cd)]);
    assert_eq!((table.asked(), table.question()), (vec![S2], "add"));
    table.refused_by("CM-83", S2, commit(["CB4"]));
    table.act(S2, add([]));
    assert_eq!((table.question(), table.hand_of(S2)), ("exchange", vec!["CB4"]));
}

#[test]
fn cm_78_the_caller_turns_up_the_commitment() {
    let mut table = table(2).give(S1, ["CR1", "CR4", "WW2", "RB1"]).give(S2, ["CB1", "CB2"]).commit_stage();
    table.play([(S1, commit(["CR4", "WW2"])), (S2, commit(["CB1"]))]);
    let opened = Event::MarketOpened { seat: S1, corporation: Cr, cards: stack(["CR4", "WW2"]) };
    assert_eq!(table.heard(Viewer::Onlooker).last(), Some(&opened));
    assert_eq!(table.stage(), Stage::Market { caller: S1, corporation: Cr });
    assert_eq!((names(table.public().shown[S1]), table.face_down(S1)), (vec!["CR4", "WW2"], vec![]));
    assert_eq!((table.hand_of(S1), table.prices_now()), (vec!["RB1", "CR1"], vec![3, 3, 3]));
}

/// Seat 1 calls Criptecorp, which seat 3 has committed as well; seat 2 has not, though a share of it is in
/// its hand.
fn oversupply(price: u8) -> Cm {
    let mut table = table(3)
        .give(S1, ["CR1"])
        .give(S2, ["CB1", "CR3"])
        .give(S3, ["CR2", "WW2", "CR1"])
        .price(Cr, price)
        .commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit(["CB1"])), (S3, commit(["CR2", "WW2"]))]);
    table
}

#[test]
fn cm_79_the_same_shares_are_turned_up_as_well() {
    let mut table = oversupply(6);
    let cards = stack(["CR2", "WW2"]);
    let turned = Event::Oversupplied { seat: S3, corporation: Cr, cards, from: 6, to: 5 };
    assert_eq!(table.heard(Viewer::Onlooker).last(), Some(&turned));
    assert_eq!((names(table.public().shown[S3]), table.face_down(S3)), (vec!["CR2", "WW2"], vec![]));
    assert_eq!((table.public().shown[S2], table.face_down(S2)), (Stack::EMPTY, vec!["CB1"]));
    table.play([(S2, add([])), (S3, add([]))]);
    let paid = |seat, sum, rank, crypto| Event::Paid { seat, corporation: Cr, sum, rank, crypto };
    assert!(table.heard(S2).contains(&paid(S3, 4, 1, 5)) && table.heard(S2).contains(&paid(S1, 1, 2, 2)));
}

#[test]
fn cm_80_the_price_falls_by_one_and_does_not_recover() {
    let mut table = oversupply(6);
    assert_eq!(table.prices_now(), [3, 5, 3, 3]);
    table.play([(S2, add([])), (S3, add([]))]);
    assert_eq!(table.prices_now(), [3, 5, 3, 3]);
}

#[test]
fn cm_80_a_price_of_one_stays() {
    let table = oversupply(1);
    assert_eq!(table.price_of(Cr), 1);
    let cards = stack(["CR2", "WW2"]);
    assert_eq!(table.heard(S1).last(), Some(&Event::Oversupplied { seat: S3, corporation: Cr, cards, from: 1, to: 1 }));
}

#[test]
fn cm_80_nothing_falls_without_oversupply() {
    let mut table = table(2).give(S1, ["CR1"]).give(S2, ["CB1", "CR2"]).commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit(["CB1"])), (S2, add(["CR2"]))]);
    assert_eq!(table.prices_now(), [3, 3, 3]); // what is added is no oversupply
}

#[test]
fn cm_81_what_was_turned_up_in_step_2_is_used_up() {
    let mut table = oversupply(6);
    table.play([(S2, add([])), (S3, add([]))]);
    assert_eq!(called(&table.heard(S1)), [(S2, Cb)]);
    table.act(S3, add([]));
    assert_eq!((called(&table.heard(S1)), table.stage()), (vec![], Stage::Credits { turn: S1 }));
    assert_eq!(table.hand_of(S3), ["CR1"]);
}

/// Three others: 6 falls to 3, all before anybody adds, and the market pays 3.
#[test]
fn cm_82_the_price_falls_for_each_and_before_the_market_pays() {
    let mut table = table(4)
        .give(S2, ["CR4"])
        .give(S1, ["CR1"])
        .give(S3, ["CR2", "RB1"])
        .give(S4, ["CR3"])
        .price(Cr, 6)
        .first(S2)
        .commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit(["CR4"])), (S3, commit(["CR2"])), (S4, commit(["CR3"]))]);
    let fell = |seat, card, from, to| Event::Oversupplied { seat, corporation: Cr, cards: stack([card]), from, to };
    let heard = table.heard(S1);
    assert_eq!(heard[heard.len() - 3..], [fell(S3, "CR2", 6, 5), fell(S4, "CR3", 5, 4), fell(S1, "CR1", 4, 3)]);
    assert_eq!((table.price_of(Cr), table.asked()), (3, vec![S3]));
    table.act(S3, add([]));
    assert_eq!(table.crypto_now(), [0, 3, 1, 1]);
}

/// Two of them from 2: it stops at 1, and the market pays 1.
#[test]
fn cm_82_the_lowered_price_is_at_least_one() {
    let mut table = table(3).give(S1, ["CR1"]).give(S2, ["CR4"]).give(S3, ["CR2"]).price(Cr, 2).commit_stage();
    table.play([(S1, commit(["CR1"])), (S2, commit(["CR4"])), (S3, commit(["CR2"]))]);
    assert_eq!((table.price_of(Cr), table.crypto_now()), (1, vec![0, 1, 0]));
}

/// Four players, A is first player, Criptecorp stands at 5.
fn example_6(of_b: &str) -> Cm {
    let mut table = table(4)
        .give(S1, ["CR2", "CR1"])
        .give(S2, ["RB3", "CR3", "CR2", "CR2"])
        .give(S3, ["CR4", "WW1"])
        .give(S4, ["CB1", "RB1"])
        .price(Cr, 5)
        .commit_stage();
    table.play([(S1, commit(["CR2", "CR1"])), (S2, commit([of_b])), (S3, commit(["CR4"])), (S4, commit(["CB1"]))]);
    table
}

#[test]
fn cm_ex_6_oversupply() {
    let mut table = example_6("RB3");
    assert_eq!((table.stage(), table.price_of(Cr)), (Stage::Market { caller: S1, corporation: Cr }, 4));
    assert_eq!((names(table.public().shown[S1]), names(table.public().shown[S3])), (vec!["CR1", "CR2"], vec!["CR4"]));
    assert_eq!((table.face_down(S2), table.face_down(S4)), (vec!["RB3"], vec!["CB1"]));
    table.play([(S2, add(["CR2", "CR2"])), (S3, add(["WW1"])), (S4, add([]))]);
    let paid = |seat, sum, rank, crypto| Event::Paid { seat, corporation: Cr, sum, rank, crypto };
    let pay: Vec<Event> = table.heard(S1).into_iter().filter(|event| matches!(event, Event::Paid { .. })).collect();
    assert_eq!(pay, [paid(S1, 3, 3, 2), paid(S2, 4, 2, 2), paid(S3, 5, 1, 4)]);
    assert_eq!(table.crypto_now(), [2, 2, 4, 0]);
    assert_eq!(called(&table.heard(S1)), [(S2, Rb)]);
    table.act(S4, add([]));
    assert_eq!(called(&table.heard(S1)), [(S4, Cb)]);
    assert_eq!(table.price_of(Cr), 4);
}

#[test]
fn cm_ex_6_had_b_committed_criptecorp_too() {
    assert_eq!(example_6("CR3").price_of(Cr), 3);
}
