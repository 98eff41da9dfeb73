//! CM-61 to CM-63: Collective Change.

use crate::common::*;
use crate::shared::WITHDRAW;

/// Seat 1 has played Collective Change, and the others choose what to give.
fn gifts() -> Cm {
    let mut table = table(4)
        .give(S1, ["Collective Change", "RB1"])
        .give(S2, ["CR1", "CR2"])
        .give(S3, ["CB1", "CB2"])
        .give(S4, ["CD1", "CD2", "Trajan"])
        .trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    table
}

/// The same, and all have given: CR1, CB2 and CD1.
fn returns() -> Cm {
    let mut table = gifts();
    table.play([(S2, give("CR1")), (S3, give("CB2")), (S4, give("CD1"))]);
    table
}

#[test]
fn cm_61_everybody_else_gives_a_card_and_gets_one_back() {
    let mut table = gifts();
    assert_eq!((table.asked(), table.question()), (vec![S2, S3, S4], "gift"));
    table.play([(S2, give("CR1")), (S3, give("CB2")), (S4, give("CD1"))]);
    assert_eq!(table.hand_of(S1), ["RB1", "CR1", "CB2", "CD1"]);
    assert_eq!((table.asked(), table.question()), (vec![S1], "return"));
    table.act(S1, give_back(["CB2", "RB1", "CR1"]));
    assert_eq!(table.hand_of(S1), ["CD1"]);
    assert_eq!(table.hand_of(S2), ["CR2", "CB2"]);
    assert_eq!(table.hand_of(S3), ["RB1", "CB1"]);
    assert_eq!(table.hand_of(S4), ["CR1", "CD2", "Trajan"]);
}

/// The cards are named for the players clockwise from the giver on.
#[test]
fn cm_61_the_cards_given_back_go_round_clockwise() {
    let mut table = table(3)
        .give(S2, ["Collective Change", "RB1", "RB2"])
        .give(S1, ["CR1", "CR2"])
        .give(S3, ["CB1", "CB2", "Trajan"])
        .trick_stage(S2);
    table.play([(S2, plain("Collective Change")), (S1, give("CR1")), (S3, give("CB1"))]);
    table.act(S2, give_back(["RB1", "RB2"]));
    assert_eq!((table.hand_of(S3), table.hand_of(S1)), (vec!["RB1", "CB2", "Trajan"], vec!["RB2", "CR2"]));
}

#[test]
fn cm_61_giving_is_a_must() {
    let mut table = gifts();
    table.refused_by("CM-111", S2, WITHDRAW);
    table.refused_by("CM-61", S2, exchange(0));
    table.refused_by("CM-61", S4, play("Trajan", on(Rb)));
    table.refused_by("CM-28", S1, give("RB1"));
    assert!(table.legal(S2).iter().all(|action| matches!(action, Action::Give { .. })));
}

#[test]
fn cm_61_giving_back_is_a_must() {
    let mut table = returns();
    table.refused_by("CM-61", S1, give("RB1"));
    table.refused_by("CM-63", S1, give_back([]));
    table.refused_by("CM-63", S1, give_back(["RB1", "CR1"]));
    table.refused_by("CM-28", S2, give("CR2"));
}

#[test]
fn cm_61_only_cards_of_ones_hand_are_given() {
    let mut table = gifts();
    table.refused_by("CM-43", S2, give("CR3"));
    table.refused_by("CM-43", S2, give("CB1"));
    table.refused_by("CM-43", S2, Action::Give { card: 200 });
    let mut table = returns();
    table.refused_by("CM-43", S1, give_back(["RB1", "RB1", "CR1"]));
    table.refused_by("CM-43", S1, give_back(["RB1", "CR1", "CR2"]));
    table.refused_by("CM-43", S1, Action::Return { cards: Gifts([Some(200), Some(201), Some(202)]) });
}

#[test]
fn cm_61_it_is_used_on_nothing() {
    let mut table = table(3).give(S1, ["Collective Change"]).give(S2, ["CR1", "CR2"]).trick_stage(S1);
    assert_eq!(table.uses_of(S1, "Collective Change"), [Target::None]);
    table.refused_by("CM-61", S1, play("Collective Change", rob(S2)));
    table.refused_by("CM-61", S1, play("Collective Change", on(Rb)));
}

#[test]
fn cm_62_the_gifts_go_over_when_the_last_one_is_in() {
    let mut table = gifts();
    table.act(S3, give("CB2"));
    assert_eq!((table.asked(), table.hand_of(S3)), (vec![S2, S4], vec!["CB1", "CB2"]));
    assert_eq!(table.heard(S1), [Event::Sealed { seat: S3 }]);
    table.act(S4, give("CD1"));
    assert_eq!((table.asked(), table.hand_of(S1)), (vec![S2], vec!["RB1"]));
    table.act(S2, give("CR1"));
    assert_eq!(table.hand_of(S1), ["RB1", "CR1", "CB2", "CD1"]);
    assert_eq!([S2, S3, S4].map(|seat| table.hand_of(seat).len()), [1, 1, 2]);
}

#[test]
fn cm_62_any_card_may_be_given_tricks_too() {
    let table = gifts();
    assert_eq!(table.legal(S2), ["CR1", "CR2"].map(give));
    assert_eq!(table.legal(S4), ["CD1", "CD2", "Trajan"].map(give));
}

#[test]
fn cm_62_a_gift_can_be_withdrawn_until_the_last_one_is_in() {
    let mut table = gifts();
    table.act(S2, give("CR1"));
    assert_eq!(table.legal(S2), [WITHDRAW]);
    table.refused_by("CM-111", S2, give("CR2"));
    table.act(S2, WITHDRAW);
    assert_eq!(table.heard(S1), [Event::Withdrew { seat: S2 }]);
    assert_eq!(table.asked(), [S2, S3, S4]);
    table.play([(S3, give("CB2")), (S4, give("CD1")), (S2, give("CR2"))]);
    assert_eq!(table.hand_of(S1), ["RB1", "CR2", "CB2", "CD1"]);
    table.refused_by("CM-28", S2, WITHDRAW);
}

/// Everybody who gives sees their own gift, the receiver sees all, and nobody else any.
#[test]
fn cm_62_only_giver_and_receiver_see_the_card() {
    let mut table = returns();
    let gift = |from, card: &str, seen| Event::Given { from, to: S1, card: Some(kind(card)).filter(|_| seen) };
    let heard = |who: [bool; 3]| {
        vec![Event::Sealed { seat: S4 }, gift(S2, "CR1", who[0]), gift(S3, "CB2", who[1]), gift(S4, "CD1", who[2])]
    };
    assert_eq!(table.heard(S1), heard([true; 3]));
    assert_eq!(table.heard(S2), heard([true, false, false]));
    assert_eq!(table.heard(S3), heard([false, true, false]));
    assert_eq!(table.heard(S4), heard([false, false, true]));
    assert_eq!(table.heard(Viewer::Onlooker), heard([false; 3]));
    table.act(S1, give_back(["CB2", "RB1", "CR1"]));
    let back = |to, card: &str, seen| Event::Given { from: S1, to, card: Some(kind(card)).filter(|_| seen) };
    assert_eq!(table.heard(S1), [back(S2, "CB2", true), back(S3, "RB1", true), back(S4, "CR1", true)]);
    assert_eq!(table.heard(S3), [back(S2, "CB2", false), back(S3, "RB1", true), back(S4, "CR1", false)]);
    assert_eq!(table.heard(Viewer::Onlooker), [back(S2, "CB2", false), back(S3, "RB1", false), back(S4, "CR1", false)]);
}

/// Each of the four cards for each of the others: 4 · 3 · 2 ways, the cards just received among them.
#[test]
fn cm_62_a_card_just_received_may_be_given_back() {
    let mut table = returns();
    let mut ways = table.legal(S1);
    assert_eq!(ways.len(), 24);
    ways.sort();
    ways.dedup();
    assert_eq!(ways.len(), 24);
    table.act(S1, give_back(["CR1", "CB2", "CD1"]));
    assert_eq!(table.hand_of(S1), ["RB1"]);
    assert_eq!([S2, S3].map(|seat| table.hand_of(seat)), [["CR1", "CR2"], ["CB1", "CB2"]]);
}

/// Seat 1 got Trajan and keeps it, but it is seat 2 who plays next.
#[test]
fn cm_62_a_trick_received_waits_for_the_next_turn() {
    let mut table = table(3)
        .give(S1, ["Collective Change", "RB1"])
        .give(S2, ["CR1", "Cyber Threat"])
        .give(S3, ["CB1", "Trajan"])
        .trick_stage(S1);
    table.play([(S1, plain("Collective Change")), (S2, give("CR1")), (S3, give("Trajan"))]);
    table.act(S1, give_back(["RB1", "CR1"]));
    assert_eq!((table.hand_of(S1), table.asked(), table.question()), (vec!["Trajan"], vec![S2], "trick"));
    table.act(S2, play("Cyber Threat", on(Rb)));
    assert_eq!((table.asked(), table.question()), (vec![S1], "trick"));
    assert_eq!(table.uses_of(S1, "Trajan").len(), 5);
}

/// Seat 3 had no trick; Trajan came to it before its turn.
#[test]
fn cm_62_a_trick_given_back_is_played_by_its_new_owner() {
    let mut table = table(3)
        .give(S1, ["Collective Change", "RB1"])
        .give(S2, ["CR1", "Trajan"])
        .give(S3, ["CB1", "CB2"])
        .trick_stage(S1);
    table.play([(S1, plain("Collective Change")), (S2, give("Trajan")), (S3, give("CB1"))]);
    table.act(S1, give_back(["RB1", "Trajan"]));
    assert_eq!((table.asked(), table.question(), table.price_of(Rb)), (vec![S3], "trick", 3));
    table.refused_by("CM-28", S2, play("Trajan", on(Rb)));
}

#[test]
fn cm_63_a_player_without_cards_gives_none_but_gets_one() {
    let mut table = table(4)
        .give(S1, ["Collective Change", "RB1", "RB2"])
        .give(S2, ["CR1", "CR2"])
        .give(S4, ["CD1", "Trajan"])
        .trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    assert_eq!(table.asked(), [S2, S4]);
    table.play([(S2, give("CR1")), (S4, give("CD1"))]);
    table.refused_by("CM-63", S1, give_back(["RB1", "RB2"]));
    table.act(S1, give_back(["RB1", "RB2", "CR1"]));
    assert_eq!([S2, S3].map(|seat| table.hand_of(seat)), [vec!["RB1", "CR2"], vec!["RB2"]]);
    assert_eq!(table.hand_of(S4), ["CR1", "Trajan"]);
}

/// Two cards for three players: seats 4 and 1 get one, seat 2 none.
#[test]
fn cm_63_too_few_cards_go_to_the_next_players_clockwise() {
    let mut table = table(4)
        .give(S3, ["Collective Change"])
        .give(S1, ["RB1", "RB2", "Trajan"])
        .give(S2, ["CR1", "CR2"])
        .trick_stage(S3);
    table.play([(S3, plain("Collective Change")), (S1, give("RB1")), (S2, give("CR1"))]);
    assert_eq!(table.asked(), [S3]);
    table.refused_by("CM-63", S3, give_back(["RB1"]));
    table.refused_by("CM-63", S3, give_back(["RB1", "CR1", "CR1"]));
    table.refused_by("CM-63", S3, Action::Return { cards: Gifts([Some(kind("RB1")), None, Some(kind("CR1"))]) });
    assert_eq!(table.legal(S3), [give_back(["RB1", "CR1"]), give_back(["CR1", "RB1"])]);
    table.act(S3, give_back(["CR1", "RB1"]));
    assert_eq!([S3, S4, S2].map(|seat| table.hand_of(seat)), [vec![], vec!["CR1"], vec!["CR2"]]);
    assert_eq!(table.hand_of(S1), ["RB1", "RB2", "Trajan"]);
}

/// The only gift and the only card to give back leave no choice.
#[test]
fn cm_63_a_single_card_goes_to_the_next_player() {
    let mut table = table(4).give(S1, ["Collective Change"]).give(S4, ["RB2"]).trick_stage(S1);
    table.deals_any().act(S1, plain("Collective Change"));
    assert_eq!([S1, S2, S3, S4].map(|seat| table.hand_of(seat)), [vec![], vec!["RB2"], vec![], vec![]]);
}

#[test]
fn cm_63_nothing_happens_when_nobody_has_a_card() {
    let mut table = table(3).give(S1, ["Collective Change"]).trick_stage(S1);
    table.deals_any().act(S1, plain("Collective Change"));
    assert_eq!(
        table.heard(S1)[..2],
        [Event::TrickPlayed { seat: S1, card: kind("Collective Change") }, Event::TokenPassed { first: S2 }]
    );
    assert_eq!([S1, S2, S3].map(|seat| table.hand_of(seat).len()), [0; 3]);
}

/// The player's own cards are enough though nobody else has any.
#[test]
fn cm_63_players_without_cards_get_ones_own() {
    let mut table = table(3).give(S1, ["Collective Change", "RB1", "RB2", "CR4"]).trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    assert_eq!((table.asked(), table.question()), (vec![S1], "return"));
    table.deals_any().act(S1, give_back(["CR4", "RB1"]));
    assert_eq!([S1, S2, S3].map(|seat| table.hand_of(seat)), [["RB2"], ["CR4"], ["RB1"]]);
}
