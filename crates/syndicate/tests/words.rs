//! The rules that steps, events and refusals name exist. (That every phrase has words in three
//! languages is tested with the texts.)

use kernel::{Actions, Asked, Events, Fact, Facts, Game, Viewer};
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
fn every_fact_of_every_choice_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene| {
        for seat in scene.owed().seats().iter() {
            for action in scene.legal(seat) {
                let asked = scene.asked(seat);
                for fact in action.act().facts(&action).as_slice() {
                    let (_, rule) = action.act().name(asked, &Facts::new(), fact);
                    assert!(rules.has(rule), "{action:?}: {rule}");
                    named.insert(rule);
                }
            }
        }
    });
    assert_eq!(named.into_iter().collect::<Vec<_>>(), ["SYN-33", "SYN-34", "SYN-41", "SYN-46", "SYN-53"]);
}

/// Along every way to every answer, and where a fact cannot be said.
#[test]
fn every_offered_fact_names_a_rule() {
    fn follow(rules: &RuleSet, asked: Asked<'_, Syndicate>, facts: &Facts) {
        let next = Syndicate::next(asked, facts).expect("an offered fact");
        for choice in next.choices.into_iter().chain(next.early) {
            assert!(rules.has(choice.rule), "{facts}: {}", choice.rule);
            let mut more = facts.clone();
            more.push(choice.fact);
            follow(rules, asked, &more);
        }
        let mut wrong = facts.clone();
        wrong.push(Fact::new("nowhere", 0));
        let no = Syndicate::next(asked, &wrong).expect_err("no such fact");
        assert!(rules.has(no.rule), "{wrong}: {no}");
    }
    let rules = rules();
    positions(|scene| {
        for seat in scene.owed().seats().iter() {
            follow(&rules, scene.asked(seat), &Facts::new());
        }
    });
}

#[test]
fn every_event_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene| {
        for event in scene.told(Viewer::Onlooker) {
            let rule = event.rule();
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
                if let Err(no) = scene.seen(viewer).may_act().and_then(|asked| Syndicate::check(asked, action)) {
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
