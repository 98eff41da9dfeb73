//! CM-64 to CM-67: Cyberstealth.

use crate::common::*;

/// Every card of the hand once: kind by kind, RB1 CR2 CR2 WW3.
#[test]
fn cm_64_a_random_card_of_the_chosen_player() {
    for (rank, stolen) in ["RB1", "CR2", "CR2", "WW3"].into_iter().enumerate() {
        let mut table = table(3)
            .give(S1, ["Cyberstealth"])
            .give(S2, ["RB1", "CR2", "CR2", "WW3"])
            .give(S3, ["CB1", "Trajan"])
            .trick_stage(S1);
        table.chance([pick(rank as u32, 4)]).act(S1, play("Cyberstealth", rob(S2)));
        assert_eq!(table.hand_of(S1), [stolen]);
        let mut left = stack(["RB1", "CR2", "CR2", "WW3"]);
        left.remove(kind(stolen));
        assert_eq!(table.hand_of(S2), names(left));
        assert_eq!(table.hand_of(S3), ["CB1", "Trajan"]);
        assert_eq!(table.discard_now(), ["Cyberstealth"]);
    }
}

#[test]
fn cm_64_only_thief_and_victim_see_a_stolen_share() {
    let mut table =
        table(3).give(S1, ["Cyberstealth"]).give(S2, ["RB1", "CR2"]).give(S3, ["CB1", "Trajan"]).trick_stage(S1);
    table.chance([pick(1, 2)]).act(S1, play("Cyberstealth", rob(S2)));
    let stolen = |card: Option<&str>| {
        let played = Event::TrickPlayed { seat: S1, card: kind("Cyberstealth") };
        [played, Event::Stolen { by: S1, from: S2, card: card.map(kind) }]
    };
    assert_eq!((table.heard(S1), table.heard(S2)), (stolen(Some("CR2")).to_vec(), stolen(Some("CR2")).to_vec()));
    assert_eq!((table.heard(S3), table.heard(Viewer::Onlooker)), (stolen(None).to_vec(), stolen(None).to_vec()));
}

#[test]
fn cm_64_a_player_must_be_chosen() {
    let mut table = table(3).give(S1, ["Cyberstealth"]).give(S2, ["RB1"]).give(S3, ["CB1"]).trick_stage(S1);
    assert_eq!(table.uses_of(S1, "Cyberstealth"), [rob(S2), rob(S3)]);
    table.refused_by("CM-64", S1, plain("Cyberstealth"));
    table.refused_by("CM-64", S1, play("Cyberstealth", on(Rb)));
    table.refused_by("CM-64", S1, play("Cyberstealth", swap(Rb, Cr)));
}

#[test]
fn cm_65_the_victim_is_another_player_with_cards() {
    let mut table = table(3).give(S1, ["Cyberstealth", "RB2"]).give(S2, ["RB1"]).trick_stage(S1);
    assert_eq!(table.uses_of(S1, "Cyberstealth"), [rob(S2)]);
    table.refused_by("CM-65", S1, play("Cyberstealth", rob(S1)));
    table.refused_by("CM-65", S1, play("Cyberstealth", rob(S3)));
    table.refused_by("CM-65", S1, play("Cyberstealth", rob(S4)));
}

#[test]
fn cm_65_without_a_victim_it_does_nothing() {
    let mut table = table(3).give(S1, ["Cyberstealth", "RB2", "Trajan"]).trick_stage(S1);
    assert_eq!(table.uses_of(S1, "Cyberstealth"), [Target::None]);
    table.refused_by("CM-65", S1, play("Cyberstealth", rob(S2)));
    table.act(S1, plain("Cyberstealth"));
    let card = kind("Cyberstealth");
    assert_eq!(table.heard(S2), [Event::TrickPlayed { seat: S1, card }, Event::NoEffect { seat: S1, card }]);
    assert_eq!((table.hand_of(S1), table.discard_now()), (vec!["RB2", "Trajan"], vec!["Cyberstealth"]));
    assert_eq!((table.asked(), table.question()), (vec![S1], "trick"));
}

/// Seat 1 stole Reflector.
fn reflector_stolen() -> Cm {
    let mut table = table(3)
        .give(S1, ["Cyberstealth", "Trajan"])
        .give(S2, ["Reflector", "Cyber Threat"])
        .give(S3, ["CB1"])
        .prices([7, 2, 3, 3])
        .trick_stage(S1);
    table.chance([pick(1, 2)]).act(S1, play("Cyberstealth", rob(S2)));
    table
}

#[test]
fn cm_66_a_stolen_trick_is_played_at_once() {
    let mut table = reflector_stolen();
    assert_eq!((table.asked(), table.question()), (vec![S1], "stolen"));
    assert!(
        table.legal(S1).iter().all(|use_| matches!(use_, Action::PlayTrick { card, .. } if *card == kind("Reflector")))
    );
    table.refused_by("CM-66", S1, play("Trajan", on(Rb)));
    table.refused_by("CM-66", S1, exchange(0));
    table.refused_by("CM-69", S1, plain("Reflector"));
    table.refused_by("CM-28", S2, play("Cyber Threat", on(Rb)));
    table.act(S1, play("Reflector", swap(Rb, Cr)));
    assert_eq!(table.prices_now(), [2, 7, 3, 3]);
    assert_eq!(table.discard_now(), ["Cyberstealth", "Reflector"]);
    assert_eq!(table.hand_of(S1), ["Trajan"]);
}

#[test]
fn cm_66_all_see_a_stolen_trick() {
    let table = reflector_stolen();
    let stolen = Event::Stolen { by: S1, from: S2, card: Some(kind("Reflector")) };
    assert_eq!(table.heard(S3)[1], stolen);
    assert_eq!(table.heard(Viewer::Onlooker)[1], stolen);
}

/// CM-58 holds for a stolen trick as for any other.
#[test]
fn cm_66_a_stolen_price_trick_may_be_declined() {
    let mut table = table(2).give(S1, ["Cyberstealth"]).give(S2, ["The Root", "Trajan"]).trick_stage(S1);
    table.chance([pick(1, 2)]).act(S1, play("Cyberstealth", rob(S2)));
    assert_eq!(table.uses_of(S1, "The Root"), [Target::None, on(Rb), on(Cr), on(Cb)]);
    table.act(S1, plain("The Root"));
    assert_eq!((table.prices_now(), table.asked()), (vec![3, 3, 3], vec![S2]));
}

/// Three thefts in one turn: two of them take the next Cyberstealth.
#[test]
fn cm_66_a_stolen_cyberstealth_steals_again() {
    let mut table = table(3)
        .give(S1, ["Cyberstealth"])
        .give(S2, ["CR1", "Cyberstealth", "Trajan"])
        .give(S3, ["CB1", "Cyberstealth"])
        .trick_stage(S1);
    table.chance([pick(2, 3)]).act(S1, play("Cyberstealth", rob(S2)));
    assert_eq!((table.asked(), table.question()), (vec![S1], "stolen"));
    table.chance([pick(1, 2)]).act(S1, play("Cyberstealth", rob(S3)));
    assert_eq!((table.asked(), table.question()), (vec![S1], "stolen"));
    table.act(S1, play("Cyberstealth", rob(S3)));
    assert_eq!([S1, S2, S3].map(|seat| table.hand_of(seat)), [vec!["CB1"], vec!["CR1", "Trajan"], vec![]]);
    assert_eq!((table.asked(), table.question()), (vec![S2], "trick"));
}

/// Seat 2 loses its only card, so seat 3 is the only one left to rob.
#[test]
fn cm_66_a_stolen_cyberstealth_with_one_victim_follows_by_itself() {
    let mut table = table(3)
        .give(S1, ["Cyberstealth", "Trajan"])
        .give(S2, ["Cyberstealth"])
        .give(S3, ["CB1", "CB2"])
        .trick_stage(S1);
    table.chance([pick(1, 2)]).act(S1, play("Cyberstealth", rob(S2)));
    assert_eq!((table.hand_of(S1), table.hand_of(S3)), (vec!["CB2", "Trajan"], vec!["CB1"]));
    assert_eq!(table.discard_now(), ["Cyberstealth", "Cyberstealth"]);
}

/// There is nobody left to rob.
#[test]
fn cm_66_a_stolen_cyberstealth_without_a_victim_does_nothing() {
    let mut table = table(2).give(S1, ["Cyberstealth", "Trajan"]).give(S2, ["Cyberstealth"]).trick_stage(S1);
    table.act(S1, play("Cyberstealth", rob(S2)));
    let card = kind("Cyberstealth");
    assert_eq!(
        table.heard(S2),
        [
            Event::TrickPlayed { seat: S1, card },
            Event::Stolen { by: S1, from: S2, card: Some(card) },
            Event::TrickPlayed { seat: S1, card },
            Event::NoEffect { seat: S1, card },
        ]
    );
    assert_eq!((table.hand_of(S1), table.asked()), (vec!["Trajan"], vec![S1]));
}

#[test]
fn cm_66_a_stolen_collective_change_begins_at_once() {
    let mut table = table(3)
        .give(S1, ["Cyberstealth", "RB1"])
        .give(S2, ["CR1", "CR2", "Collective Change"])
        .give(S3, ["CB1", "Trajan"])
        .trick_stage(S1);
    table.chance([pick(2, 3)]).act(S1, play("Cyberstealth", rob(S2)));
    assert_eq!((table.asked(), table.question()), (vec![S2, S3], "gift"));
    table.play([(S2, give("CR2")), (S3, give("CB1")), (S1, give_back(["RB1", "CR2"]))]);
    assert_eq!([S1, S2, S3].map(|seat| table.hand_of(seat)), [vec!["CB1"], vec!["RB1", "CR1"], vec!["CR2", "Trajan"]]);
    assert_eq!((table.asked(), table.question()), (vec![S3], "trick"));
}

#[test]
fn cm_66_a_stolen_share_is_kept() {
    let mut table = table(3).give(S1, ["Cyberstealth"]).give(S2, ["CR1", "Trajan"]).trick_stage(S1);
    table.chance([pick(0, 2)]).act(S1, play("Cyberstealth", rob(S2)));
    assert_eq!((table.hand_of(S1), table.asked(), table.question()), (vec!["CR1"], vec![S2], "trick"));
}

/// Seat 1 has played two tricks in one turn, and its own second one in its next.
#[test]
fn cm_67_the_turn_passes_on_after_a_stolen_trick() {
    let mut table = reflector_stolen();
    table.act(S1, play("Reflector", swap(Rb, Cr)));
    assert_eq!((table.asked(), table.question()), (vec![S2], "trick"));
    table.act(S2, play("Cyber Threat", on(Cr)));
    assert_eq!((table.asked(), table.question()), (vec![S1], "trick"));
    table.deals_any().act(S1, play("Trajan", on(Rb)));
    assert_eq!((table.prices_now(), table.public().auction), (vec![3, 6, 3, 3], 2));
}

/// A is first player and holds Cyberstealth, B Reflector and one share, C Trajan.
#[test]
fn cm_ex_11_a_stolen_trick() {
    let mut table = table(3)
        .give(S1, ["Cyberstealth"])
        .give(S2, ["CB2", "Reflector"])
        .give(S3, ["Trajan"])
        .prices([5, 4, 3, 2])
        .trick_stage(S1);
    table.chance([pick(1, 2)]).act(S1, play("Cyberstealth", rob(S2)));
    assert_eq!((table.asked(), table.question()), (vec![S1], "stolen"));
    table.act(S1, play("Reflector", swap(Rb, Cd)));
    assert_eq!((table.prices_now(), table.asked()), (vec![2, 4, 3, 5], vec![S3]));
    table.deals_any().act(S3, play("Trajan", on(Rb)));
    assert_eq!((table.prices_now(), table.public().auction), (vec![3, 4, 3, 5], 2));
    assert_eq!(table.stage(), Stage::Bidding { turn: S2 });
    assert_eq!(table.discard_now(), ["Trajan", "Cyberstealth", "Reflector"]);
}
