//! What players could remember, and the worlds they imagine by it (section 11, CM-44).

mod common;

use common::*;
use cyber_merchant::Private;
use kernel::{Game, Seen};
use std::collections::BTreeSet;
use testkit::Luck;

type World = State<CyberMerchant>;

/// So many worlds that a viewer thinks possible.
fn worlds(seen: Seen<'_, CyberMerchant>, count: usize) -> Vec<World> {
    let mut luck = Luck::new("worlds", 1);
    (0..count).map(|_| CyberMerchant::imagine(seen, luck.chance())).collect()
}

/// Whatever comes up in 300 worlds of a viewer.
fn possible<T: Ord>(table: &Cm, viewer: impl Into<Viewer>, what: impl Fn(&World) -> T) -> BTreeSet<T> {
    worlds(table.seen(viewer), 300).iter().map(what).collect()
}

/// The names of the cards a player has in hand in a world.
fn hand(world: &World, seat: Seat) -> Vec<&'static str> {
    names(world.private[seat].hand)
}

/// The only thing that is possible.
fn only<T: Ord>(thing: T) -> BTreeSet<T> {
    BTreeSet::from([thing])
}

fn set<const N: usize>(things: [&[&'static str]; N]) -> BTreeSet<Vec<&'static str>> {
    things.into_iter().map(<[_]>::to_vec).collect()
}

/// The notes a viewer has.
fn notes(world: &World, viewer: Viewer) -> Memory {
    viewer.seat().map_or(world.public.notes, |seat| world.private[seat].notes)
}

fn is_one_corporation(cards: Stack) -> bool {
    let of = |corporation: &Corporation| !cards.within(standard().shares(*corporation)).is_empty();
    let tricks = cards.within(standard().tricks());
    Corporation::TRACKED.iter().filter(|corporation| of(corporation)).count() == 1 && tricks.is_empty()
}

/// An imagined world agrees with what the viewer knows and with what the rules allow.
fn agrees(real: &World, viewer: Viewer, world: &World) {
    let notes = notes(real, viewer);
    for (seat, private) in world.private.iter() {
        let Private { hand, sealed, commitment, .. } = *private;
        let holds = private.holds();
        assert!(holds.has_all(notes.least[seat]), "{viewer:?} is certain of {:?}, not {holds:?}", notes.least[seat]);
        assert!(notes.most[seat].has_all(holds), "{viewer:?} knows at most {:?}, not {holds:?}", notes.most[seat]);
        let (mine, its) = (&real.private[seat], (hand.len(), commitment.len(), sealed.is_some()));
        assert_eq!(its, (mine.hand.len(), mine.commitment.len(), mine.sealed.is_some()));
        assert!(commitment.is_empty() || is_one_corporation(commitment), "{commitment:?} lie face down");
        let sold = standard().corporation(commitment).is_some_and(|one| real.public.sold[one.index()]);
        assert!(!sold, "{commitment:?} would have been turned up");
        assert!(sealed.is_none_or(|sealed| hand.has_all(sealed)));
        if viewer == Viewer::Seat(seat) {
            assert_eq!(private, mine);
        }
    }
    if let Stage::Tricks { turn, frame } = real.public.stage {
        let hand = world.private[turn].hand;
        match frame {
            Frame::Turn => assert!(!hand.within(standard().tricks()).is_empty(), "{turn} has no trick to play"),
            Frame::Stolen { card } => assert!(hand.has(card), "{turn} does not have what they stole"),
            Frame::Gifts | Frame::Returns => {}
        }
    }
}

/// Plays games of all sizes at random and looks at every position; the flag says whether a card has changed
/// hands unseen.
fn games(each: u64, mut look: impl FnMut(&Scene<CyberMerchant>, bool)) {
    for seats in 2..=4 {
        for seed in 1..=each {
            let cyber_deck = if seed % 2 == 0 { CyberDeck::On } else { CyberDeck::Off };
            let options = Options { cyber_deck, ..Options::default() };
            let mut scene = Scene::<CyberMerchant>::with(&Setup { options, ..Setup::standard(seats) }, seed);
            scene.seeded(seed);
            let mut luck = Luck::new("notes", seed);
            let mut unseen = false;
            while !scene.owed().seats().is_empty() {
                let asked: Vec<Seat> = scene.owed().seats().iter().collect();
                let seat = *luck.of(&asked);
                let action = *luck.of(&scene.legal(seat));
                scene.act(seat, action);
                unseen |= scene
                    .told(Viewer::Onlooker)
                    .iter()
                    .any(|event| matches!(event, Event::Given { card: None, .. } | Event::Stolen { card: None, .. }));
                look(&scene, unseen);
            }
        }
    }
}

fn viewers(scene: &Scene<CyberMerchant>) -> impl Iterator<Item = Viewer> {
    scene.state().public.players.seats().iter().map(Viewer::Seat).chain([Viewer::Onlooker])
}

#[test]
fn imagined_worlds_agree_with_the_notes_and_the_rules() {
    let (mut tricks, mut face_down, mut doubtful) = (0, 0, 0);
    games(12, |scene, unseen| {
        for viewer in viewers(scene) {
            for world in worlds(scene.seen(viewer), 2) {
                agrees(scene.state(), viewer, &world);
            }
        }
        let state = scene.state();
        tricks +=
            usize::from(matches!(state.public.stage, Stage::Tricks { frame: Frame::Turn | Frame::Stolen { .. }, .. }));
        face_down += usize::from(state.private.iter().any(|(_, private)| !private.commitment.is_empty()));
        doubtful += usize::from(unseen);
    });
    assert!(tricks > 300 && face_down > 300 && doubtful > 1000, "{tricks} {face_down} {doubtful}");
}

/// Every card came to its hand from an open lot and left it face up.
#[test]
fn until_a_card_changes_hands_unseen_all_hands_are_known() {
    let mut known = 0;
    games(12, |scene, unseen| {
        if unseen {
            return;
        }
        known += 1;
        let state = scene.state();
        for viewer in viewers(scene) {
            for (seat, private) in state.private.iter() {
                let notes = notes(state, viewer);
                assert_eq!((notes.least[seat], notes.most[seat]), (private.holds(), private.holds()));
            }
            for world in worlds(scene.seen(viewer), 2) {
                for (seat, private) in state.private.iter() {
                    assert_eq!(world.private[seat].holds(), private.holds(), "{viewer:?} imagines {seat}");
                }
            }
        }
    });
    assert!(known > 400, "{known}");
}

/// Seat 2 gave CR1 or CR2; seat 3 gave its only card, as everybody saw.
#[test]
fn a_hidden_gift_may_be_either_card() {
    let mut table = table(3).give(S1, ["Collective Change", "RB1"]).give(S2, ["CR1", "CR2"]).give(S3, ["Trajan"]);
    table = table.trick_stage(S1);
    table.play([(S1, plain("Collective Change")), (S2, give("CR1"))]);
    assert_eq!(table.question(), "return");
    let both = set([&["RB1", "CR1", "Trajan"], &["RB1", "CR2", "Trajan"]]);
    assert_eq!(possible(&table, S3, |world| hand(world, S1)), both);
    assert_eq!(possible(&table, Viewer::Onlooker, |world| hand(world, S1)), both);
    for viewer in [S1, S2] {
        assert_eq!(possible(&table, viewer, |world| hand(world, S1)), set([&["RB1", "CR1", "Trajan"]]));
        assert_eq!(possible(&table, viewer, |world| hand(world, S2)), set([&["CR2"]]));
    }
}

/// What comes back may be what was given; the two cards never come up together, nor not at all.
#[test]
fn a_hidden_return_may_be_any_card_and_each_is_somewhere() {
    let mut table = table(3).give(S1, ["Collective Change", "RB1"]).give(S2, ["CR1", "CR2"]).give(S3, ["Trajan"]);
    table = table.trick_stage(S1);
    table.play([(S1, plain("Collective Change")), (S2, give("CR1")), (S1, give_back(["RB1", "Trajan"]))]);
    // Seat 3 got Trajan back and plays it. It knows that, and not what seat 2 gave and got.
    let hands = |world: &World| (hand(world, S1), hand(world, S2));
    let (cr1, cr2, rb1) = ("CR1", "CR2", "RB1");
    let all = [(cr1, [rb1, cr2]), (cr2, [rb1, cr1]), (rb1, [cr1, cr2])];
    let all: BTreeSet<_> = all.into_iter().map(|(one, two)| (vec![one], two.to_vec())).collect();
    assert_eq!(possible(&table, S3, hands), all);
    assert_eq!(possible(&table, S1, hands), only((vec![cr1], vec![rb1, cr2])));
    assert_eq!(possible(&table, S2, hands), only((vec![cr1], vec![rb1, cr2])));
}

/// Seat 1 stole one of RB1, CR1, CR1 and WW2; its own RB2 it had before.
#[test]
fn a_hidden_theft_may_be_any_share() {
    let mut table =
        table(3).give(S1, ["Cyberstealth", "RB2"]).give(S2, ["RB1", "CR1", "CR1", "WW2"]).give(S3, ["Trajan"]);
    table = table.trick_stage(S1);
    table.chance([pick(3, 4)]).act(S1, play("Cyberstealth", rob(S2)));
    let all = set([&["RB1", "RB2"], &["RB2", "CR1"], &["RB2", "WW2"]]);
    assert_eq!(possible(&table, S3, |world| hand(world, S1)), all);
    assert_eq!(possible(&table, S1, |world| hand(world, S2)), set([&["RB1", "CR1", "CR1"]]));
    assert_eq!(possible(&table, S2, |world| hand(world, S1)), set([&["RB2", "WW2"]]));
}

/// CM-66: a stolen trick is played at once, so what was kept is a share.
#[test]
fn what_a_thief_keeps_is_no_trick() {
    let mut table = table(4).give(S1, ["Cyberstealth"]).give(S4, ["CR1", "CR2", "Reflector"]).give(S2, ["Trajan"]);
    table = table.trick_stage(S1);
    table.chance([pick(0, 3)]).act(S1, play("Cyberstealth", rob(S4)));
    assert_eq!(possible(&table, S3, |world| hand(world, S1)), set([&["CR1"], &["CR2"]]));
    assert_eq!(possible(&table, S3, |world| hand(world, S4)), set([&["CR1", "Reflector"], &["CR2", "Reflector"]]));
}

/// Seat 2 gave its Trajan or its CR1 away; then it was passed over, so it has no Trajan.
#[test]
fn who_is_passed_over_has_no_trick() {
    let mut table = table(3)
        .give(S1, ["Collective Change", "RB1", "RB1"])
        .give(S2, ["CR1", "Trajan"])
        .give(S3, ["Cyber Threat", "CB1"])
        .trick_stage(S1);
    table.play([(S1, plain("Collective Change")), (S2, give("Trajan")), (S3, give("CB1"))]);
    assert_eq!(possible(&table, S3, |world| hand(world, S2)), set([&["CR1"], &["Trajan"]]));
    table.act(S1, give_back(["RB1", "RB1"]));
    assert_eq!(table.asked(), [S3]);
    for viewer in [Viewer::Seat(S3), Viewer::Onlooker] {
        assert_eq!(possible(&table, viewer, |world| hand(world, S2).contains(&"Trajan")), only(false));
    }
    assert_eq!(possible(&table, S3, |world| hand(world, S1).contains(&"Trajan")), only(true));
}

/// Whose turn it is to play has a trick: so seat 2 gave CR1, not Trajan.
#[test]
fn who_is_to_play_a_trick_has_one() {
    let mut table = table(3)
        .give(S1, ["Collective Change", "RB1", "RB1"])
        .give(S2, ["CR1", "Trajan"])
        .give(S3, ["CB1", "CB2"])
        .trick_stage(S1);
    table.play([(S1, plain("Collective Change")), (S2, give("CR1")), (S3, give("CB1"))]);
    table.act(S1, give_back(["RB1", "RB1"]));
    assert_eq!(table.asked(), [S2]);
    assert_eq!(possible(&table, S3, |world| hand(world, S2).contains(&"Trajan")), only(true));
}

/// Every part of a hand that could lie face down.
fn commitments(holds: Stack, count: usize) -> BTreeSet<Vec<&'static str>> {
    let cards: Vec<_> = holds.iter().collect();
    let parts = (0..1u32 << cards.len()).map(|chosen| {
        let part: Stack = (0..cards.len()).filter(|i| chosen >> i & 1 == 1).map(|i| cards[i]).collect();
        part
    });
    parts.filter(|part| part.len() == count && is_one_corporation(*part)).map(names).collect()
}

/// Seat 2's hand is known; what it laid down may be any two, or three, of one corporation with jokers.
#[test]
fn any_commitment_of_the_right_size_is_possible() {
    let cards = ["RB1", "CR1", "CR2", "CR2", "CB3", "WW1", "WW2"];
    for laid in [vec!["CB3"], vec!["CR1", "WW1"], vec!["CR1", "CR2", "CR2"]] {
        let table = table(3).give(S2, cards).give(S1, ["CD1"]).give(S3, ["CD2"]).first(S1).commit_stage();
        let mut table = table;
        table.play([(S1, commit(["CD1"])), (S3, commit(["CD2"])), (S2, commit(laid.iter().copied()))]);
        assert_eq!(table.stage(), Stage::Market { caller: S1, corporation: Cd });
        let seen = possible(&table, S1, |world| names(world.private[S2].commitment));
        assert_eq!(seen, commitments(stack(cards), laid.len()));
        assert_eq!(possible(&table, S2, |world| names(world.private[S2].commitment)), only(laid));
    }
}

/// Seat 1 stole RB1, CR1 or WW1 of seat 2, which then laid down both cards it had left: one of them is WW1,
/// so that was not the card.
#[test]
fn what_lies_face_down_tells_what_is_elsewhere() {
    let mut table = table(3).auction(3).give(S2, ["RB1", "CR1", "WW1"]).give(S3, ["CD1", "CD2"]).first(S3);
    table = table.give(S1, ["Cyberstealth", "CB1"]).trick_stage(S1);
    table.chance([pick(0, 3)]).act(S1, play("Cyberstealth", rob(S2)));
    let stolen = |world: &World| hand(world, S1).into_iter().filter(|card| *card != "CB1").collect::<Vec<_>>();
    assert_eq!(possible(&table, S3, stolen), set([&["RB1"], &["CR1"], &["WW1"]]));
    table.play([(S1, commit(["CB1"])), (S2, commit(["CR1", "WW1"])), (S3, commit(["CD1"]))]);
    assert_eq!(table.stage(), Stage::Market { caller: S1, corporation: Cb });
    let all = [(vec!["RB1"], vec!["CR1", "WW1"]), (vec!["CR1"], vec!["RB1", "WW1"])];
    let seen = possible(&table, S3, |world| (stolen(world), names(world.private[S2].commitment)));
    assert_eq!(seen, all.into_iter().collect());
}

/// CM-79: seat 2's commitment was not turned up with Criptecorp, so it is in something else.
#[test]
fn what_stays_face_down_is_not_in_the_corporation_sold() {
    let mut table = table(3).give(S1, ["CR3"]).give(S2, ["CR1", "CB1"]).give(S3, ["CD1", "CB2", "CR2"]).commit_stage();
    table.play([(S1, commit(["CR3"])), (S2, commit(["CB1"])), (S3, commit(["CD1"]))]);
    assert_eq!(table.stage(), Stage::Market { caller: S1, corporation: Cr });
    assert_eq!(possible(&table, S1, |world| names(world.private[S2].commitment)), set([&["CB1"]]));
    assert_eq!(possible(&table, S1, |world| names(world.private[S3].commitment)), set([&["CD1"], &["CB2"]]));
}

/// Nor in a corporation that was sold before in this round.
#[test]
fn what_stays_face_down_is_not_in_a_corporation_sold_before() {
    let mut table = table(3).give(S1, ["CR3"]).give(S2, ["CB1"]).give(S3, ["CD1", "CB2", "CR2"]).commit_stage();
    table.play([(S1, commit(["CR3"])), (S2, commit(["CB1"])), (S3, commit(["CD1"])), (S3, add([]))]);
    assert_eq!(table.stage(), Stage::Market { caller: S2, corporation: Cb });
    assert_eq!(possible(&table, S1, |world| names(world.private[S3].commitment)), set([&["CD1"]]));
}

/// What a player sealed may be anything they could choose with the hand they are thought to have.
#[test]
fn any_sealed_choice_is_possible() {
    let sealed = |table: &Cm, viewer: Seat| {
        possible(table, viewer, |world| world.private[S2].sealed.map(names).expect("they have chosen"))
    };
    let chosen = |action: Action| match action {
        Action::Give { card } => vec![name(card)],
        Action::Commit { cards } | Action::Add { cards } => names(cards),
        other => panic!("{other:?}"),
    };
    let legal = |table: &Cm| table.legal(S2).into_iter().map(chosen).collect::<BTreeSet<_>>();

    let hand = ["RB1", "CR1", "CR2", "WW1"];
    let mut gifts = table(3).give(S1, ["Collective Change"]).give(S2, hand).give(S3, ["CB1", "CB2"]).trick_stage(S1);
    gifts.act(S1, plain("Collective Change"));
    let mut commits = table(3).give(S2, hand).give(S3, ["CB1", "CB2"]).commit_stage();
    let mut adds = table(3).shown(S1, ["CR1"]).market_stage(S1, Cr).give(S2, hand).give(S3, ["CB1", "CB2"]);
    let mut more = table(3).shown(S1, ["CR1"]).shown(S2, ["CR3"]).market_stage(S1, Cr).give(S2, hand).give(S3, ["CB1"]);
    for (table, choice) in
        [(&mut gifts, give("CR2")), (&mut commits, commit(["CR1"])), (&mut adds, add([])), (&mut more, add([]))]
    {
        let all = legal(table);
        assert!(all.len() > 3);
        table.act(S2, choice);
        assert_eq!(sealed(table, S3), all);
        assert_eq!(sealed(table, S2), only(chosen(choice)));
    }
}
