//! A compound choice, drafted step by step.

use kernel::{Deck, Game, Next, Step};
use testkit::toy::{Action, CARDS, Phase, Pile, Toy};
use testkit::{S1, S2, Scene};

/// A turn with one thief, a card of 2 and one of 3.
fn turn() -> Scene<Toy> {
    let mut scene = Scene::<Toy>::deal(2, 1);
    scene.edit(|state| {
        let hands: [Pile; 2] = [[0, 6, 12].into_iter().collect(), [7].into_iter().collect()];
        state.private[S1].hand = hands[0];
        state.private[S2].hand = hands[1];
        state.dark = Deck::of(Pile::first(CARDS).minus(hands[0]).minus(hands[1]));
        state.public.phase = Phase::Turns;
    });
    scene
}

fn offered(scene: &Scene<Toy>, path: &[Step]) -> Vec<String> {
    match Toy::draft(scene.seen(S1), path).expect("it can be gone") {
        Next::Choose { choices, .. } => choices.iter().map(|choice| choice.step.to_string()).collect(),
        Next::Done(action) => panic!("done: {action:?}"),
    }
}

fn done(scene: &Scene<Toy>, path: &[Step]) -> Action {
    match Toy::draft(scene.seen(S1), path).expect("it can be gone") {
        Next::Done(action) => action,
        Next::Choose { choices, .. } => panic!("still asked: {choices:?}"),
    }
}

#[test]
fn a_draft_goes_forward_and_back() {
    let scene = turn();
    let sell = |cards: i32| Step::new("sell", cards);
    assert_eq!(offered(&scene, &[]), ["thief=0", "sell=0", "sell=1", "sell=2", "sell=3"]);
    assert_eq!(offered(&scene, &[sell(1)]), ["value=1", "value=2", "value=3"]);
    let path = [sell(2), Step::new("value", 4)];
    assert_eq!(done(&scene, &path), Action::Sell([0, 12].into_iter().collect()));
    assert_eq!(offered(&scene, &path[..1]), ["value=3", "value=4", "value=5"], "back");
    assert_eq!(offered(&scene, &path[..0]).len(), 5, "back to the beginning");
}

#[test]
fn a_draft_is_done_when_one_action_is_left() {
    let scene = turn();
    assert_eq!(done(&scene, &[Step::new("sell", 3)]), Action::Sell([0, 6, 12].into_iter().collect()));
    assert_eq!(done(&scene, &[Step::new("thief", 0)]), Action::Thief(0));
}

#[test]
fn a_path_that_cannot_be_gone_is_refused() {
    let scene = turn();
    for path in [
        vec![Step::new("sell", 4)],
        vec![Step::new("value", 1)],
        vec![Step::new("sell", 1), Step::new("value", 9)],
        vec![Step::new("sell", 3), Step::new("value", 6), Step::new("value", 6)],
    ] {
        assert_eq!(Toy::draft(scene.seen(S1), &path).expect_err("no such step").rule, Toy::TURN, "{path:?}");
    }
}

#[test]
fn steps_are_written_and_read() {
    let step: Step = "value=-4".parse().expect("a step");
    assert_eq!((step.to_string().as_str(), step.value), ("value=-4", -4));
    assert_eq!(step, Step::new("value", -4));
    for bad in ["", "value", "value=", "value=x", "value=99999999999", "=", "a=b=c"] {
        assert!(bad.parse::<Step>().is_err(), "{bad}");
    }
}
