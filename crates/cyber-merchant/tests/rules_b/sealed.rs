//! CM-111: sealed choices, and what is done without asking.

use crate::common::*;
use crate::shared::{WITHDRAW, view};

/// Every order of three.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn gifts() -> Cm {
    let mut table = table(4)
        .give(S1, ["Collective Change", "RB1"])
        .give(S2, ["CR1", "CR2"])
        .give(S3, ["CB1", "CB2"])
        .give(S4, ["CD1", "Trajan"])
        .trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    table
}

fn commitments() -> Cm {
    table(4).give(S2, ["CR1", "CR2", "RB1"]).give(S3, ["CB1", "WW1", "CR4"]).give(S4, ["WW1", "WW2"]).commit_stage()
}

fn additions() -> Cm {
    let market = table(4).shown(S1, ["CR2"]).shown(S4, ["CR1"]).market_stage(S1, Cr);
    market.give(S2, ["CR1", "CR3", "RB1"]).give(S3, ["CB1", "WW1"]).give(S4, ["WW2", "WW3"])
}

/// A question that several players are asked, and the choices of seats 2, 3 and 4.
type Question = (fn() -> Cm, [Action; 3]);

fn questions() -> [Question; 3] {
    [
        (gifts, [give("CR2"), give("CB1"), give("Trajan")]),
        (commitments, [commit(["CR1", "CR2"]), commit(["CB1", "WW1"]), commit([])]),
        (additions, [add(["CR1", "CR3"]), add([]), add(["WW3"])]),
    ]
}

#[test]
fn cm_111_the_order_in_which_choices_come_in_makes_no_difference() {
    for (scene, choices) in questions() {
        let played = ORDERS.map(|order| {
            let mut table = scene();
            for at in order {
                table.act([S2, S3, S4][at], choices[at]);
            }
            table.state().clone()
        });
        assert!(played.iter().all(|state| *state == played[0]));
        assert_ne!(played[0].public.stage, scene().stage());
    }
}

#[test]
fn cm_111_a_choice_may_be_withdrawn_and_made_anew_until_the_last_one_is_in() {
    for (scene, choices) in questions() {
        let mut table = scene();
        for (seat, choice) in [S2, S3].into_iter().zip(choices) {
            table.act(seat, choice);
            table.refused_by("CM-111", seat, choice);
            assert_eq!(table.legal(seat), [WITHDRAW]);
        }
        for seat in [S2, S3] {
            table.act(seat, WITHDRAW);
            table.refused_by("CM-111", seat, WITHDRAW);
        }
        assert_eq!(table.asked(), [S2, S3, S4]);
        assert_eq!(table.state(), scene().state());
        table.refused_by("CM-111", S4, WITHDRAW);
        table.play([(S3, choices[1]), (S4, choices[2]), (S2, choices[0])]);
        assert_ne!(table.stage(), scene().stage());
    }
}

/// The others see that a player has chosen, but the same whatever it was.
#[test]
fn cm_111_nobody_learns_anothers_choice_before_the_last_one_is_in() {
    let seats = [S2, S3, S4];
    for (scene, _) in questions() {
        for chooser in seats {
            let choices = scene().legal(chooser);
            let sealed = choices.iter().map(|choice| {
                let mut table = scene();
                table.act(chooser, *choice);
                table
            });
            let sealed: Vec<Cm> = sealed.collect();
            for viewer in [S1, S2, S3, S4].into_iter().filter(|seat| *seat != chooser).map(Viewer::Seat) {
                assert!(sealed.iter().all(|table| view(table, viewer) == view(&sealed[0], viewer)));
                assert!(sealed.iter().all(|table| table.heard(viewer) == [Event::Sealed { seat: chooser }]));
            }
            let own = |table: &Cm| view(table, chooser).own.and_then(|own| own.sealed);
            assert!(own(&sealed[0]).is_some(), "they see what they chose");
        }
    }
}

/// Two of them are "nothing".
#[test]
fn cm_111_nothing_looks_like_something() {
    let look = |table: &Cm| (view(table, S2), view(table, Viewer::Onlooker));
    let (mut nothing, mut something) = (additions(), additions());
    nothing.act(S4, add([]));
    something.act(S4, add(["WW2", "WW3"]));
    assert_eq!(look(&nothing), look(&something));
    assert_eq!(view(&nothing, S2).players[3].back.cards, 2);
}

/// Seat 3 has no cash and one scale left: 0 on P3. So all lots are bought, and the next auction begins.
#[test]
fn cm_111_the_only_possible_bid_is_made_without_asking() {
    let mut table = table(3).cash(S3, 0);
    table.act(S1, bid(1, 0));
    table.deals_any().act(S2, bid(2, 0));
    assert_eq!(table.heard(S1)[1], Event::BidPlaced { seat: S3, place: 3, mark: 0, outbid: None });
    assert_eq!((table.public().auction, table.hand_of(S3)), (2, vec!["CB1", "CB1", "CB2"]));
}

/// With a credit there is a choice: 0 or 1.
#[test]
fn cm_111_a_bid_with_a_choice_is_asked_for() {
    let mut table = table(3).cash(S3, 1);
    table.play([(S1, bid(1, 1)), (S2, bid(2, 1))]);
    assert_eq!((table.asked(), table.legal(S3)), (vec![S3], vec![bid(3, 0), bid(3, 1)]));
}

/// Seat 3 has one card, and it cannot think again.
#[test]
fn cm_111_the_gift_of_an_only_card_is_not_asked_for() {
    let mut table = table(3).give(S1, ["Collective Change"]).give(S2, ["CR1", "CR2"]).give(S3, ["CB1"]).trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    assert_eq!(table.asked(), [S2]);
    assert!(!table.owed().allowed().has(S3));
    table.refused_by("CM-28", S3, WITHDRAW);
    table.act(S2, give("CR1"));
    assert_eq!(table.hand_of(S1), ["CR1", "CB1"]);
}

/// Two cards that are alike leave no choice either, but only their owner sees that.
#[test]
fn cm_111_a_gift_of_two_equal_cards_is_asked_for() {
    let mut table = table(2).give(S1, ["Collective Change", "RB1"]).give(S2, ["CR1", "CR1"]).trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    assert_eq!((table.asked(), table.legal(S2)), (vec![S2], vec![give("CR1")]));
}

#[test]
fn cm_111_the_return_of_an_only_card_is_not_asked_for() {
    let mut table = table(2).give(S1, ["Collective Change"]).give(S2, ["CR1", "Trajan"]).trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    table.act(S2, give("CR1"));
    assert_eq!((table.hand_of(S1), table.hand_of(S2)), (vec![], vec!["CR1", "Trajan"]));
    assert_eq!((table.asked(), table.question()), (vec![S2], "trick"));
    let mut equal = table_with_two_equal_cards();
    equal.act(S2, give("CR1"));
    assert_eq!((equal.asked(), equal.legal(S1)), (vec![S1], vec![give_back(["CR1"])]));
}

/// Seat 1 will have CR1 twice.
fn table_with_two_equal_cards() -> Cm {
    let mut table = table(2).give(S1, ["Collective Change", "CR1"]).give(S2, ["CR1", "RB1"]).trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    table
}

/// Collective Change has no target, Cyberstealth one victim; Trajan can be used in several ways.
#[test]
fn cm_111_a_stolen_trick_without_a_choice_is_not_asked_for() {
    let stolen = |trick: &'static str| {
        let mut table = table(2).give(S1, ["Cyberstealth", "RB1"]).give(S2, ["CR1", "CR2", trick]).trick_stage(S1);
        table.chance([pick(2, 3)]);
        if trick == "Cyberstealth" {
            table.chance([pick(0, 2)]);
        }
        table.act(S1, play("Cyberstealth", rob(S2)));
        table.question()
    };
    assert_eq!(stolen("Collective Change"), "gift");
    assert_eq!(stolen("Trajan"), "stolen");
    let mut table =
        table(2).give(S1, ["Cyberstealth", "Trajan"]).give(S2, ["CR1", "CR2", "Cyberstealth"]).trick_stage(S1);
    table.chance([pick(2, 3), pick(0, 2)]).act(S1, play("Cyberstealth", rob(S2)));
    assert_eq!((table.hand_of(S1), table.hand_of(S2)), (vec!["CR1", "Trajan"], vec!["CR2"]));
}

/// A trick of one's own hand is asked for even without a choice: that it is there, and which it is, is hidden.
#[test]
fn cm_111_a_trick_in_hand_is_always_asked_for() {
    let table = table(2).give(S1, ["Collective Change"]).give(S2, ["CR1"]).trick_stage(S1);
    assert_eq!((table.asked(), table.legal(S1).len()), (vec![S1], 1));
}

#[test]
fn cm_111_a_player_without_crypto_is_not_asked_to_exchange() {
    let mut table = table(4).crypto(S2, 1).crypto(S4, 1).credit_stage(S2);
    table.act(S2, exchange(0));
    assert_eq!(table.asked(), [S4]);
    table.deals_any().act(S4, exchange(0));
    assert_eq!(table.question(), "bid");
}

#[test]
fn cm_111_a_player_with_an_empty_hand_is_not_asked() {
    assert_eq!(commitments().asked(), [S2, S3, S4]);
    let table = table(4).shown(S1, ["CR2"]).shown(S2, ["CR1"]).market_stage(S1, Cr).give(S1, ["CR1"]).give(S4, ["CR1"]);
    assert_eq!(table.asked(), [S4]);
}

/// Seat 4 has but jokers, seat 3 nothing to add: each is asked, and has one answer.
#[test]
fn cm_111_a_player_with_cards_is_always_asked() {
    assert_eq!(commitments().legal(S4), [commit([])]);
    let table = additions();
    assert_eq!((table.asked(), table.legal(S3)), (vec![S2, S3, S4], vec![add([])]));
}
