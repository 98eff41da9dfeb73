//! 7.1 Commitments: CM-70 to CM-75.

use crate::common::*;
use crate::shared::{WITHDRAW, of, parts, view};

/// Whether some cards are shares of one corporation, at least one, with any jokers.
fn is_commitment(cards: Stack) -> bool {
    Corporation::TRACKED.into_iter().filter(|one| of(*one, cards) > 0).count() == 1
}

#[test]
fn cm_70_any_shares_of_one_corporation_with_any_jokers() {
    let hand = ["RB2", "CR1", "CR1", "CR3", "WW1", "WW2", "WW2"];
    let table = table(3).give(S1, hand).give(S2, ["CB1"]).commit_stage();
    let mut all: Vec<Action> = parts(stack(hand))
        .into_iter()
        .filter(|cards| is_commitment(*cards))
        .map(|cards| Action::Commit { cards })
        .collect();
    let mut listed = table.legal(S1);
    all.sort();
    listed.sort();
    assert_eq!(listed, all);
    assert_eq!(all.len(), (5 + 1) * 6); // 5 parts of CR1 CR1 CR3, 1 of RB2, 6 of the jokers
}

#[test]
fn cm_70_shares_of_two_corporations_do_not_mix() {
    let mut table = table(3).give(S1, ["RB2", "CR1", "WW1"]).give(S2, ["CB1"]).commit_stage();
    table.refused_by("CM-70", S1, commit(["RB2", "CR1"]));
    table.refused_by("CM-70", S1, commit(["RB2", "CR1", "WW1"]));
    table.refused_by("CM-43", S1, commit(["RB2", "RB2"]));
    table.refused_by("CM-43", S1, commit(["CB1"]));
    table.refused_by("CM-43", S1, commit(["CR1", "WW2"]));
    table.act(S1, commit(["CR1", "WW1"]));
}

#[test]
fn cm_70_all_choose_at_the_same_time() {
    let mut table =
        table(3).give(S1, ["CR1"]).give(S2, ["CR2", "WW1"]).give(S3, ["CB1", "CB2"]).first(S2).commit_stage();
    assert_eq!((table.asked(), table.question()), (vec![S1, S2, S3], "commit"));
    table.act(S3, commit(["CB1"]));
    assert_eq!((table.asked(), table.hand_of(S3), table.face_down(S3)), (vec![S1, S2], vec!["CB1", "CB2"], vec![]));
    table.act(S3, WITHDRAW);
    table.act(S1, commit(["CR1"])).act(S3, commit(["CB2"])).act(S2, commit(["CR2", "WW1"]));
    assert_eq!((table.hand_of(S3), table.face_down(S3)), (vec!["CB1"], vec!["CB2"]));
}

#[test]
fn cm_71_one_share_is_enough_and_none_is_too_few() {
    let mut table = table(2).give(S1, ["CR1", "CR4", "WW1"]).give(S2, ["CB1", "CB2"]).commit_stage();
    table.refused_by("CM-73", S1, commit([]));
    assert!(!table.legal(S1).contains(&commit([])));
    table.play([(S1, commit(["CR1"])), (S2, commit(["CB1"]))]);
    assert_eq!(names(table.public().shown[S1]), ["CR1"]);
}

#[test]
fn cm_72_jokers_are_not_played_alone() {
    let mut table = table(2).give(S1, ["CR1", "WW1", "WW3"]).give(S2, ["CB1", "CB2"]).commit_stage();
    table.refused_by("CM-72", S1, commit(["WW1"]));
    table.refused_by("CM-72", S1, commit(["WW1", "WW3"]));
    assert!(!table.legal(S1).contains(&commit(["WW1"])));
}

/// Seat 1's joker counts as Criptecorp, seat 2's as CBN: no oversupply, and 1 + 3 beats 2.
#[test]
fn cm_72_a_joker_counts_as_the_corporation_it_is_played_with() {
    let mut table = table(2).give(S1, ["CR1", "WW3"]).give(S2, ["CB1", "CR2", "WW2"]).price(Cr, 5).commit_stage();
    table.play([(S1, commit(["CR1", "WW3"])), (S2, commit(["CB1", "WW2"]))]);
    assert_eq!(table.stage(), Stage::Market { caller: S1, corporation: Cr });
    assert_eq!((table.price_of(Cr), table.face_down(S2)), (5, vec!["CB1", "WW2"]));
    table.act(S2, add(["CR2"]));
    assert!(table.heard(S1).contains(&Event::Paid { seat: S1, corporation: Cr, sum: 4, rank: 1, crypto: 5 }));
    assert!(table.heard(S1).contains(&Event::MarketOpened { seat: S2, corporation: Cb, cards: stack(["CB1", "WW2"]) }));
}

/// A share worth nothing against what the others are known to hold.
#[test]
fn cm_73_committing_is_a_duty() {
    let mut table = table(2).give(S1, ["CR1", "WW1"]).give(S2, ["CR4", "CR4"]).price(Cr, 1).commit_stage();
    table.refused_by("CM-73", S1, commit([]));
    table.refused_by("CM-73", S1, add([]));
    table.refused_by("CM-73", S1, exchange(0));
    table.act(S2, commit(["CR4"]));
    assert_eq!(table.asked(), [S1]);
    table.refused_by("CM-73", S1, commit([]));
    assert_eq!(table.legal(S1), [commit(["CR1"]), commit(["CR1", "WW1"])]);
}

/// Seat 2 has but jokers: it is asked, as silence would tell, and can only say "nothing".
#[test]
fn cm_74_without_a_share_but_jokers_nothing_is_committed() {
    let mut table = table(3).give(S1, ["CR1", "CR2"]).give(S2, ["WW1", "WW2"]).commit_stage();
    assert_eq!(table.asked(), [S1, S2]);
    table.refused_by("CM-72", S2, commit(["WW1"]));
    assert_eq!(table.legal(S2), [commit([])]);
    table.play([(S2, commit([])), (S1, commit(["CR1"]))]);
    assert_eq!((table.face_down(S2), table.hand_of(S2)), (vec![], vec!["WW1", "WW2"]));
    assert!(table.heard(S1).contains(&Event::Committed { seat: S2, cards: 0 }));
}

/// Nobody at all has shares: there is no market.
#[test]
fn cm_74_nobody_commits_anything() {
    let mut table = table(2).give(S2, ["WW1"]).crypto(S1, 1).commit_stage();
    assert_eq!(table.asked(), [S2]);
    table.act(S2, commit([]));
    assert_eq!(table.stage(), Stage::Credits { turn: S1 });
    assert!(!table.heard(S1).iter().any(|event| matches!(event, Event::MarketOpened { .. })));
}

/// Seats 2 and 3 lie face down while seat 1's market is open.
fn committed() -> Cm {
    let mut table = table(3)
        .give(S1, ["CR1", "CR2", "RB4"])
        .give(S2, ["CB1", "CB3", "WW1", "CR4"])
        .give(S3, ["CD2", "CD3"])
        .commit_stage();
    table.play([(S3, commit(["CD3"])), (S1, commit(["CR1", "CR2"])), (S2, commit(["CB1", "WW1"]))]);
    table
}

#[test]
fn cm_75_everybody_sees_the_number_of_cards_once_all_have_committed() {
    let table = committed();
    let told = |seat, cards| Event::Committed { seat, cards };
    assert_eq!(table.heard(S3)[..4], [Event::Sealed { seat: S2 }, told(S1, 2), told(S2, 2), told(S3, 1)]);
    for viewer in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Seat(S3), Viewer::Onlooker] {
        let players = view(&table, viewer).players;
        assert_eq!(players.iter().map(|player| player.back.committed).collect::<Vec<_>>(), [0, 2, 1]);
        assert_eq!(players.iter().map(|player| player.back.cards).collect::<Vec<_>>(), [1, 2, 1]);
    }
}

/// Whatever else seat 2 had chosen, with as many cards, the others would see the same.
#[test]
fn cm_75_only_the_owner_knows_which_cards_lie_face_down() {
    let with = |first: [&str; 2]| {
        let mut table =
            table(3).give(S1, ["CR1"]).give(S2, ["CB1", "CB3", "RB1", "WW1"]).give(S3, ["CD2"]).commit_stage();
        table.play([(S1, commit(["CR1"])), (S3, commit(["CD2"])), (S2, commit(first))]);
        table
    };
    let (one, other) = (with(["CB1", "CB3"]), with(["RB1", "WW1"]));
    for viewer in [Viewer::Seat(S1), Viewer::Seat(S3), Viewer::Onlooker] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
        assert_eq!(one.heard(viewer), other.heard(viewer));
    }
    let own = view(&one, S2).own.expect("a player sees their own");
    assert_eq!(own.commitment, ["CB1", "CB3"].map(|card| (kind(card), 1)));
}

#[test]
fn cm_75_committed_cards_have_left_the_hand_for_good() {
    let mut table = committed();
    assert_eq!((table.hand_of(S2), table.face_down(S2)), (vec!["CR4", "CB3"], vec!["CB1", "WW1"]));
    table.refused_by("CM-111", S2, WITHDRAW);
    table.refused_by("CM-83", S2, commit(["CB3"]));
    table.refused_by("CM-83", S2, add(["CB3"]));
    table.refused_by("CM-43", S2, add(["CR4", "WW1"]));
    table.act(S2, add([])).act(S3, add([]));
    assert_eq!(names(table.public().shown[S2]), ["CB1", "WW1"]);
    assert_eq!(table.stage(), Stage::Market { caller: S2, corporation: Cb });
}
