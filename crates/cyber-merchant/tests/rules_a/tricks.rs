//! 5.4 Tricks: how they are played. What they do is in `effects` and in `rules_b`.

use crate::common::*;
use crate::games::game;

/// Whose turn it is to play a trick.
fn turn(table: &Cm) -> Option<Seat> {
    match table.stage() {
        Stage::Tricks { turn, .. } => Some(turn),
        _ => None,
    }
}

/// Seat 2 is first; seats 2 and 3 have two tricks each, seat 1 has three.
#[test]
fn cm_45_from_the_first_player_on_round_and_round_until_nobody_holds_a_trick() {
    let table = table(3).first(S2).give(S2, ["Trajan", "Trajan", "RB3"]).give(S3, ["The Root", "Elder Chip"]);
    let mut table = table.give(S1, ["Cyber Threat", "Cyber Threat", "Trajan", "CB3"]).auction(3).trick_stage(S2);
    let first = [(S2, "Trajan"), (S3, "Elder Chip"), (S1, "Cyber Threat")];
    let second = [(S2, "Trajan"), (S3, "The Root"), (S1, "Trajan")];
    for (seat, trick) in [&first[..], &second, &[(S1, "Cyber Threat")]].concat() {
        assert_eq!((turn(&table), table.asked()), (Some(seat), vec![seat]));
        table.act(seat, plain(trick));
        assert_eq!(table.heard(Viewer::Onlooker)[0], Event::TrickPlayed { seat, card: kind(trick) }, "face up");
    }
    assert_eq!(table.question(), "commit");
}

/// The first player begins, although another one bought the first lot.
#[test]
fn cm_45_the_stage_begins_with_the_first_player_after_the_paying() {
    let table = table(3).first(S2).lot(1, ["Trajan", "RB1", "RB2"]).lot(2, ["Trajan", "CR1", "CR2"]);
    let mut table = table.lot(3, ["Trajan", "CB1", "CB2"]).bid_stage(S2);
    table.act(S2, bid(2, 0)).act(S3, bid(3, 0)).act(S1, bid(1, 0));
    assert_eq!((turn(&table), table.asked()), (Some(S2), vec![S2]));
    table.refused(S1, plain("Trajan"));
    table.refused(S3, plain("Trajan"));
    table.act(S2, plain("Trajan"));
    assert_eq!(turn(&table), Some(S3));
}

#[test]
fn cm_45_shares_are_not_played_here() {
    let mut table = table(3).give(S1, ["Trajan", "RB3", "WW1"]).trick_stage(S1);
    table.refused_by("CM-45", S1, play("RB3", on(Rb))).refused_by("CM-45", S1, plain("WW1"));
    table.refused_by("CM-45", S1, Action::PlayTrick { card: 200, target: Target::None });
}

#[test]
fn cm_46_every_trick_must_be_played() {
    let mut table = table(3).give(S1, ["Trajan", "Trajan", "RB3"]).crypto(S1, 3).trick_stage(S1);
    for other in [bid(1, 0), commit(["RB3"]), add([]), exchange(0), give("Trajan"), give_back(["RB3", "Trajan"])] {
        table.refused_by("CM-46", S1, other);
    }
    assert!(table.legal(S1).iter().all(|action| matches!(action, Action::PlayTrick { .. })), "no passing");
    table.act(S1, plain("Trajan"));
    assert_eq!(turn(&table), Some(S1), "the second cannot be saved either");
    table.refused_by("CM-46", S1, bid(1, 0));
}

/// Seats 2 and 4 have shares alone.
#[test]
fn cm_47_who_holds_no_trick_is_skipped() {
    let table = table(4).give(S1, ["Trajan"]).give(S2, ["RB3", "WW1"]).give(S3, ["Trajan", "Trajan"]);
    let mut table = table.give(S4, ["CB3"]).trick_stage(S1);
    table.act(S1, plain("Trajan"));
    assert_eq!(turn(&table), Some(S3));
    table.refused(S2, plain("Trajan"));
    table.act(S3, plain("Trajan"));
    assert_eq!(turn(&table), Some(S3), "past seats 4, 1 and 2");
}

#[test]
fn cm_47_the_stage_begins_with_the_next_player_who_has_one() {
    let table = table(3).first(S2).lot(1, ["Trajan", "RB1", "RB2"]).auction(3).bid_stage(S2);
    let mut table = table;
    table.act(S2, bid(2, 0)).act(S3, bid(3, 0)).act(S1, bid(1, 0));
    assert_eq!(turn(&table), Some(S1));
}

/// Seat 2 was passed over; then seat 3's Collective Change brings them Trajan.
#[test]
fn cm_47_a_trick_that_comes_later_gives_a_turn_again() {
    let table = table(3).give(S1, ["Trajan", "Elder Chip"]).give(S2, ["RB3"]).give(S3, ["Collective Change"]);
    let mut table = table.auction(3).trick_stage(S1);
    table.act(S1, plain("Elder Chip"));
    assert_eq!(turn(&table), Some(S3), "past seat 2");
    table.act(S3, plain("Collective Change"));
    assert_eq!(table.hand_of(S3), ["RB3", "Trajan"], "both others had but one card to give");
    table.act(S3, give_back(["RB3", "Trajan"]));
    assert_eq!((turn(&table), table.hand_of(S1)), (Some(S2), vec!["RB3"]));
    table.act(S2, play("Trajan", on(Cr)));
    assert_eq!(table.price_of(Cr), 4);
}

/// Whole games: tricks are in hands while tricks are played, and at no other time.
#[test]
fn cm_48_outside_the_trick_stage_no_hand_holds_a_trick() {
    for players in 2..=4 {
        let (mut inside, mut outside) = (0, 0);
        for step in game(players, Options::default(), 11) {
            let tricks: usize = step.hands.iter().map(|hand| hand.within(standard().tricks()).len()).sum();
            if matches!(step.public.stage, Stage::Tricks { .. }) {
                inside += usize::from(tricks > 0);
            } else {
                assert_eq!(tricks, 0, "{:?}", step.public);
                outside += 1;
            }
        }
        assert!(inside > 20 && outside > 40, "{inside} {outside}");
    }
}

/// The stage begins with the paying: there is nothing between buying a trick and its stage.
#[test]
fn cm_48_bought_tricks_are_in_the_hand_when_the_stage_begins() {
    let mut buyer = table(3).lot(3, ["Trajan", "CB1", "CB2"]).standing(1, S1, 0).standing(2, S2, 0).bid_stage(S3);
    buyer.act(S3, bid(3, 0));
    assert_eq!((turn(&buyer), buyer.hand_of(S3)), (Some(S3), vec!["CB1", "CB2", "Trajan"]));
    let impossible = table(3).give(S1, ["Trajan"]).commit_stage();
    let wrong = impossible.sandbox().audit().unwrap_err();
    assert!(wrong.contains("CM-48"), "{wrong}");
}

#[test]
fn cm_49_a_player_with_several_tricks_chooses() {
    let scene = || table(3).give(S1, ["Trajan", "Cyber Threat", "Reflector", "Trajan"]).trick_stage(S1);
    for trick in ["Trajan", "Cyber Threat", "Reflector"] {
        let target = scene().uses_of(S1, trick)[0];
        let mut table = scene();
        table.act(S1, play(trick, target));
        let mut left = vec!["Trajan", "Trajan", "Cyber Threat", "Reflector"];
        left.remove(left.iter().position(|other| *other == trick).unwrap());
        assert_eq!(table.hand_of(S1), left);
    }
}

#[test]
fn cm_50_played_tricks_go_to_the_discard_pile() {
    let table = table(3).give(S1, ["Trajan", "Trajan", "RB3"]).give(S2, ["Reflector"]).discarded(["CR4"]);
    let mut table = table.auction(3).trick_stage(S1);
    table.act(S1, play("Trajan", on(Rb)));
    assert_eq!((table.hand_of(S1), table.discard_now()), (vec!["RB3", "Trajan"], vec!["CR4", "Trajan"]));
    table.act(S2, play("Reflector", swap(Rb, Cr)));
    assert_eq!(table.discard_now(), ["CR4", "Trajan", "Reflector"]);
    table.act(S1, plain("Trajan"));
    assert_eq!(table.discard_now(), ["CR4", "Trajan", "Trajan", "Reflector"], "declined or not");
}

/// While the others choose what to give, the card lies on the discard pile.
#[test]
fn cm_51_a_trick_is_on_the_pile_before_it_takes_effect() {
    let table = table(3).give(S1, ["Collective Change"]).give(S2, ["RB3", "RB4"]).give(S3, ["CB3", "CB4"]);
    let mut table = table.auction(3).trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    assert_eq!((table.question(), table.hand_of(S1)), ("gift", vec![]));
    assert_eq!(table.discard_now(), ["Collective Change"]);
    table.act(S2, give("RB3")).act(S3, give("CB3"));
    table.refused_by("CM-43", S1, give_back(["RB3", "Collective Change"]));
    table.act(S1, give_back(["CB3", "RB3"]));
    assert_eq!((table.hand_of(S1), table.hand_of(S2)), (vec![], vec!["RB4", "CB3"]), "and it is not given away");
}

/// Seat 1's last card is the trick itself: they have nothing to give back but what they get.
#[test]
fn cm_51_a_trick_does_not_count_for_its_own_effect() {
    let mut change = table(2).give(S1, ["Collective Change"]).give(S2, ["RB3"]).auction(3).trick_stage(S1);
    change.act(S1, plain("Collective Change"));
    assert_eq!(change.hand_of(S2), ["RB3"], "seat 1 got it and had to give it back");
    let mut moves = table(2).give(S1, ["Trajan"]).auction(3).trick_stage(S1);
    moves.deals_any().act(S1, play("Trajan", on(Rb)));
    let played = Event::TrickPlayed { seat: S1, card: kind("Trajan") };
    assert_eq!(moves.heard(S2)[..2], [played, Event::PriceMoved { corporation: Rb, from: 3, to: 4 }]);
}
