//! Views travel with the story: what changed with each line, applied, is the view.

use crate::{all_games, chance, near, open, step};
use kernel::{Seat, Viewer};
use registry::{AnyUpdate, Change, Follower, apply, changes};
use serde_json::Value;

/// The file is also read by the tests of the web client.
#[test]
fn changes_are_as_the_shared_vectors_say() {
    #[derive(serde::Deserialize)]
    struct Vector {
        name: String,
        before: Value,
        after: Value,
        changes: Vec<Change>,
    }
    let vectors: Vec<Vector> = serde_json::from_str(include_str!("../changes.json")).unwrap();
    assert!(vectors.len() >= 10);
    for Vector { name, before, after, changes: expected } in vectors {
        assert_eq!(changes(&before, &after), expected, "{name}");
        let mut view = before;
        apply(&mut view, &expected).unwrap();
        assert_eq!(view, after, "{name}");
    }
}

#[test]
fn changes_of_another_view_are_noticed() {
    for change in [r#"["a.9", 1]"#, r#"["b"]"#, r#"["a", 3, 2, []]"#, r#"["c.d.e", 1]"#, r#"["a.x", 1]"#] {
        let change: Change = serde_json::from_str(change).unwrap();
        assert_eq!(apply(&mut serde_json::json!({ "a": [1, 2, 3] }), &[change]), None);
    }
}

/// Every viewer of every game, from the first view to the last.
#[test]
fn the_changes_of_every_line_lead_to_the_view_that_is_portrayed() {
    for game in all_games() {
        let (mut table, _) = open(game, near(game, 3));
        table.keep_moments(true);
        let viewers: Vec<Viewer> =
            (0..table.seats()).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Onlooker]).collect();
        let mut views: Vec<Value> = viewers.iter().map(|viewer| table.view(*viewer).value()).collect();
        let (mut chance, mut told) = (chance(5), 0);
        while let Some(update) = step(&mut *table, &mut chance) {
            for (viewer, view) in viewers.iter().zip(&mut views) {
                let mut follower = Follower::new(*viewer);
                for line in follower.hear(&update) {
                    told += line.changes.len();
                    apply(view, &line.changes).unwrap();
                }
                apply(view, &follower.arrive(&*table).expect("moments are kept")).unwrap();
                assert_eq!(*view, table.view(*viewer).value(), "{} {viewer:?}", game.id());
            }
        }
        assert!(told > 50, "{}: {told} changes in a whole game", game.id());
    }
}

#[test]
fn whoever_missed_a_moment_needs_the_whole_view() {
    let (mut table, opening) = open(crate::syndicate(), 2);
    let mut follower = Follower::new(Viewer::Onlooker);
    assert!(follower.hear(&opening).iter().all(|line| line.changes.is_empty()));
    assert_eq!(follower.arrive(&*table), None, "the deal has no view before it");
    assert_eq!(Follower::new(Viewer::Onlooker).arrive(&*table), Some(Vec::new()), "nothing was told");
    table.keep_moments(true);
    let mut chance = chance(5);
    let first = step(&mut *table, &mut chance).unwrap();
    let second = step(&mut *table, &mut chance).unwrap();
    let mut follower = Follower::new(Viewer::Onlooker);
    let heard = follower.hear(&first).len() + follower.hear(&second).len();
    assert!(heard > 0 && follower.arrive(&*table).is_some(), "several updates may come at once");
}

#[test]
fn a_replayed_step_has_the_same_story() {
    for game in all_games() {
        let (mut table, _) = open(game, near(game, 2));
        table.keep_moments(true);
        let mut chance = chance(6);
        let played: Vec<_> = (0..30).map_while(|_| step(&mut *table, &mut chance)).collect();
        let mut replay = game.replay(&table.record(), None).unwrap();
        replay.keep_moments(true);
        let story = |update: &AnyUpdate| {
            serde_json::to_string(&Follower::new(Viewer::Seat(Seat::new(0))).hear(update)).unwrap()
        };
        for (number, update) in (1..).zip(&played) {
            replay.go_to(number).unwrap();
            assert_eq!(story(replay.told()), story(update), "{} entry {number}", game.id());
        }
    }
}
