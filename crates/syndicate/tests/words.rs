//! The rules that steps, events and refusals name exist. (That every phrase has words in three
//! languages is tested with the texts.)

use kernel::{Game, Next, Seen, Step, Viewer, Voice};
use std::collections::BTreeSet;
use syndicate::{Action, Syndicate};
use testkit::{Luck, RuleSet, Scene};

/// The ids of `docs/rules/syndicate.md` and `docs/rules/table.md`.
fn rules() -> RuleSet {
    let mut rules = RuleSet::table();
    rules.add(include_str!("../../../docs/rules/syndicate.md"));
    rules
}

/// Random games for each number of players, position by position.
fn positions(mut look: impl FnMut(&Scene<Syndicate>)) {
    for seats in 2..=4 {
        for seed in 1..=4 {
            let (mut scene, mut luck) = (Scene::deal(seats, seed), Luck::new("words", seed));
            scene.seeded(seed);
            look(&scene);
            while let Some(seat) = scene.owed().seats().lowest() {
                let action = *luck.of(&scene.legal(seat));
                scene.act(seat, action);
                look(&scene);
            }
        }
    }
}

#[test]
fn every_step_of_every_choice_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene| {
        for seat in scene.owed().seats().iter() {
            for action in scene.legal(seat) {
                for choice in Syndicate::steps(scene.seen(seat), &action) {
                    assert!(rules.has(choice.rule), "{action:?}: {}", choice.rule);
                    named.insert(choice.rule);
                }
            }
        }
    });
    assert_eq!(named.into_iter().collect::<Vec<_>>(), ["SYN-33", "SYN-34", "SYN-41", "SYN-43", "SYN-46", "SYN-53"]);
}

/// Along every path of every draft, and where a path cannot be gone.
#[test]
fn every_step_of_every_draft_names_a_rule() {
    fn follow(rules: &RuleSet, seen: Seen<'_, Syndicate>, path: &mut Vec<Step>) {
        if let Next::Choose { choices, .. } = Syndicate::draft(seen, path).expect("an offered step") {
            for choice in choices {
                assert!(rules.has(choice.rule), "{path:?}: {}", choice.rule);
                path.push(choice.step);
                follow(rules, seen, path);
                path.pop();
            }
        }
        path.push(Step::new("nowhere", 0));
        let no = Syndicate::draft(seen, path).expect_err("no such step");
        assert!(rules.has(no.rule), "{path:?}: {no}");
        path.pop();
    }
    let rules = rules();
    positions(|scene| {
        for seat in scene.owed().seats().iter() {
            follow(&rules, scene.seen(seat), &mut Vec::new());
        }
    });
}

#[test]
fn every_event_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene| {
        for event in scene.told(Viewer::Onlooker) {
            let rule = Syndicate::event_rule(event);
            assert!(rules.has(rule), "{event:?}: {rule}");
            named.insert(rule);
            if let Some(points) = Syndicate::points(event) {
                assert!(rules.has(points.rule), "{event:?}: {}", points.rule);
            }
        }
    });
    assert!(named.len() > 15, "{named:?}");
}

#[test]
fn every_refusal_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    let actions = [
        Action::Pass,
        Action::PlaceAgent { slot: 0, sent: 0 },
        Action::PlaceAgent { slot: 1, sent: 6 },
        Action::PlugIn { place: 9 },
        Action::Calibrate { cover_left: true, cover_right: true },
    ];
    positions(|scene| {
        for viewer in [Viewer::Seat(testkit::S1), Viewer::Seat(testkit::S2), Viewer::Onlooker] {
            for action in &actions {
                if let Err(no) = Syndicate::check(scene.seen(viewer), action) {
                    assert!(rules.has(no.rule), "{action:?}: {no}");
                    named.insert(no.rule);
                }
            }
        }
    });
    for rule in ["SYN-25", "SYN-26", "SYN-27", "SYN-33", "SYN-34", "SYN-41", "SYN-42", "SYN-46", "SYN-48", "SYN-87"] {
        assert!(named.contains(rule), "{rule} refuses nothing: {named:?}");
    }
    assert!(rules.has(Syndicate::TURN) && rules.has(Syndicate::OVER));
}
