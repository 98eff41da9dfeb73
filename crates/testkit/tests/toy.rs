//! The toy's own rules, and the scene that tries them.

use kernel::{Coverage, Deck, Manner, Owed, Setup, Viewer};
use testkit::toy::{Action, CARDS, Event, Frame, Options, Phase, Pile, Toy};
use testkit::{S1, S2, S3, S4, Scene, die_for, pick};

/// Cards 0 to 5 are thieves worth 1, 6 to 11 are worth 2, 12 to 17 are worth 3.
fn pile(cards: &[u8]) -> Pile {
    cards.iter().copied().collect()
}

/// A table where the players hold these cards and the rest is in the deck.
fn hands(phase: Phase, hands: &[&[u8]]) -> Scene<Toy> {
    let mut scene = Scene::<Toy>::deal(hands.len(), 1);
    scene.edit(|state| {
        let mut rest = Pile::first(CARDS);
        for (seat, private) in state.private.iter_mut() {
            private.hand = pile(hands[seat.index()]);
            rest = rest.minus(private.hand);
        }
        state.dark = Deck::of(rest);
        state.public.phase = phase;
    });
    scene
}

#[test]
fn toy_1_the_automa_is_never_asked() {
    let setup = Setup { options: Options { automa: true }, ..Setup::standard(3) };
    let mut scene = Scene::<Toy>::with(&setup, 1);
    assert_eq!(scene.owed().seats().iter().collect::<Vec<_>>(), [S1, S2]);
    scene.seeded(1).wander(1, |state| {
        assert!(!Scene::of(state.clone()).owed().allowed().has(S3));
        false
    });
    assert_eq!(scene.standings().len(), 3);
    assert!(scene.standings()[S3].score > 0);
}

#[test]
fn toy_3_pledges_are_turned_up_together() {
    let mut scene = hands(Phase::Pledges, &[&[0, 6], &[1, 12], &[7, 13]]);
    scene.act(S1, Action::Pledge { card: 6 });
    assert_eq!(scene.told(S2), [&Event::Sealed { seat: S1 }]);
    assert!(scene.outcome().barrier, "who has sealed is not asked any more");
    scene.refused_by("TOY-3", S1, Action::Pledge { card: 0 });
    scene
        .act(S1, Action::Withdraw)
        .act(S1, Action::Pledge { card: 0 })
        .act(S3, Action::Pledge { card: 13 })
        .act(S2, Action::Pledge { card: 12 });
    let points: Vec<i32> = scene.state().public.points.as_slice().to_vec();
    assert_eq!(points, [0, 2, 2]);
    assert_eq!(scene.state().public.discard, pile(&[0, 12, 13]));
    scene.refused_by("TOY-4", S1, Action::Withdraw);
}

#[test]
fn toy_3_withdrawing_leaves_no_trace() {
    let (mut plain, mut twice) = (Scene::<Toy>::deal(3, 5), Scene::<Toy>::deal(3, 5));
    let (first, second) = (plain.legal(S1)[0], plain.legal(S1)[1]);
    plain.act(S1, second);
    twice.act(S1, first).act(S1, Action::Withdraw).act(S1, second);
    assert_eq!(plain.state(), twice.state());
}

#[test]
fn toy_4_work_is_done_by_all_at_once() {
    let mut scene = hands(Phase::Work, &[&[0, 6], &[1, 12]]);
    let Owed::Asked(asked) = scene.owed() else { panic!("the game is not over") };
    assert_eq!((asked.manner, asked.seats.len()), (Manner::Open, 2));
    scene.act(S2, Action::Drop { card: 12 }).act(S1, Action::Drop { card: 6 });
    scene.refused_by("TOY-4", S1, Action::Drop { card: 0 });
    scene.chance([die_for(S1, 5)]).act(S1, Action::Roll).refused_by("TOY-4", S1, Action::Roll);
    scene.draws([(13, 14)]).act(S2, Action::Draw);
    assert_eq!(scene.told(S2), [&Event::Drew { seat: S2, card: Some(17) }]);
    assert_eq!(scene.told(S1), [&Event::Drew { seat: S2, card: None }]);
    assert_eq!(scene.told(Viewer::Onlooker), scene.told(S1));
    scene.act(S1, Action::Done).refused_by("TOY-7", S1, Action::Done);
}

#[test]
fn toy_5_a_six_pays_a_point() {
    for face in 1..=6 {
        let mut scene = hands(Phase::Work, &[&[0], &[1]]);
        scene.chance([die_for(S2, face)]).act(S2, Action::Roll);
        assert_eq!(scene.state().public.points[S2], i32::from(face == 6));
    }
}

#[test]
fn toy_6_the_discard_pile_becomes_the_deck() {
    let mut scene = hands(Phase::Work, &[&[0, 6], &[1, 12]]);
    scene.edit(|state| {
        state.public.discard = Pile::first(CARDS).minus(pile(&[0, 6, 1, 12]));
        state.dark = Deck::of(Pile::EMPTY);
    });
    scene.draws([(0, 14)]).act(S1, Action::Draw);
    assert_eq!(scene.told(S2), [&Event::Reshuffled { cards: 14 }, &Event::Drew { seat: S1, card: None }]);
    assert_eq!((scene.seen(S2).dark(), scene.state().public.discard), (13, Pile::EMPTY));
}

#[test]
fn toy_7_sales_are_listed_by_what_they_come_to() {
    let scene = hands(Phase::Turns, &[&[0, 6, 7, 12], &[]]);
    let (list, coverage) = scene.listed(S1);
    assert_eq!(coverage, Coverage::Classes);
    // no card; 1, 2 or 3; 3, 4 or 5 with two cards, 5, 6 or 7 with three, all four
    assert_eq!(list.len(), 1 + 3 + 3 + 3 + 1, "{list:?}");
    assert!(
        list.contains(&Action::Sell { cards: pile(&[0, 6]) }) && !list.contains(&Action::Sell { cards: pile(&[0, 7]) })
    );
}

#[test]
fn toy_8_and_9_thefts_nest_and_a_stolen_thief_goes_on() {
    let mut scene = hands(Phase::Turns, &[&[0, 12], &[1, 2], &[13]]);
    scene.act(S1, Action::Thief { card: 0 }).refused_by("TOY-8", S1, Action::Rob { victim: S1 });
    scene.act(S1, Action::Rob { victim: S2 }).refused_by("TOY-7", S1, Action::Yield);
    scene.act(S2, Action::Thief { card: 1 }).act(S2, Action::Rob { victim: S3 });
    let frames: Vec<Frame> = scene.state().public.frames.iter().copied().collect();
    assert_eq!(frames, [Frame::Answer { by: S1, victim: S2 }, Frame::Answer { by: S2, victim: S3 }]);
    // S3 has one card: no chance is used. Then S2 is asked again what they were asked before.
    scene.act(S3, Action::Yield).refused_by("TOY-7", S3, Action::Yield);
    assert_eq!(scene.state().private[S2].hand, pile(&[2, 13]));
    scene.chance([pick(0, 2)]).act(S2, Action::Yield);
    let stole = |card| Event::Stole { by: S1, victim: S2, card };
    assert_eq!(scene.told(S1)[0], &stole(Some(2)));
    assert_eq!(scene.told(S3)[0], &stole(None));
    let frames: Vec<Frame> = scene.state().public.frames.iter().copied().collect();
    assert_eq!(frames, [Frame::Thief { by: S1 }], "the stolen thief is played at once");
    scene.act(S1, Action::Rob { victim: S2 }).act(S2, Action::Yield).act(S1, Action::Sell { cards: pile(&[12, 13]) });
    assert_eq!(scene.state().public.points[S1], 3);
    assert_eq!(scene.owed().seats().lowest(), Some(S2));
}

#[test]
fn toy_12_the_most_points_win() {
    let mut scene = hands(Phase::Turns, &[&[12], &[13], &[], &[]]);
    scene.edit(|state| {
        state.public.round = 2;
        state.public.points[S4] = 1;
    });
    let (nothing, three) = (|| Action::Sell { cards: Pile::EMPTY }, |card| Action::Sell { cards: pile(&[card]) });
    scene.play([(S1, three(12)), (S2, nothing()), (S3, nothing()), (S4, nothing())]);
    let ranks: Vec<u8> = scene.standings().iter().map(|(_, standing)| standing.rank).collect();
    assert_eq!(ranks, [1, 3, 3, 1]);
    scene.refused_by("TOY-12", S1, nothing());
}

/// What the properties are tried with is not empty: random games come through every part.
#[test]
fn random_games_reach_every_part() {
    let (mut kinds, mut deepest) = (std::collections::BTreeSet::new(), 0);
    for seed in 0..60 {
        let setup = Setup { options: Options { automa: seed % 2 == 0 }, ..Setup::standard(2 + seed as usize % 3) };
        let mut scene = Scene::<Toy>::with(&setup, seed);
        scene.seeded(seed);
        while scene.owed().standings().is_none() {
            let mut steps = 0;
            scene.wander(seed * 1000 + kinds.len() as u64, |state| {
                deepest = deepest.max(state.public.frames.len());
                steps += 1;
                steps > 1
            });
            for told in &scene.outcome().told {
                let event = format!("{:?}", told.fullest().expect("somebody hears it"));
                kinds.insert(event.split(' ').next().expect("a name").to_owned());
            }
        }
    }
    assert_eq!(kinds.len(), 12, "all but Withdrew, which nobody is asked for: {kinds:?}");
    assert!(deepest >= 2, "thefts nest: {deepest}");
}

#[test]
fn positions_are_counted() {
    let tried = |games| {
        let cases = testkit::toy::cases().seats(2..=2).options([Options::default()]).games(games);
        testkit::non_leakage(&cases);
        cases.positions()
    };
    let (one, three) = (tried(1), tried(3));
    assert!(one > 5 && three > one, "{one} {three}");
}

/// Whoever follows a step can be shown the table right after each thing that was told.
#[test]
fn what_is_told_comes_with_the_table_right_after_it() {
    let mut scene = Scene::<Toy>::deal(2, 1);
    for seat in [S1, S2] {
        let card = scene.sandbox().state().private[seat].hand.nth(0).expect("a card");
        let mut sandbox = scene.sandbox().clone();
        let (outcome, states) =
            sandbox.step_by_step(seat, &Action::Pledge { card }, &mut kernel::Seeded::new([0; 32])).expect("a pledge");
        assert_eq!(states.len(), outcome.told.len());
        assert!(states[0].private[seat].pledge.is_some(), "sealed, and not turned up yet");
        if seat == S2 {
            assert_eq!(states.last().map(|last| last.public.points), Some(sandbox.state().public.points));
            assert!(states[1].public.points.iter().all(|(_, points)| *points == 0), "turned up, and nothing won yet");
        }
        scene.act(seat, Action::Pledge { card });
    }
}
