//! The rules that steps, events and refusals name exist, and the drafts that are not split from a list lead
//! where they should. (That every phrase has words in three languages is tested with the texts.)

use cyber_merchant::{Action, Corporation, CyberMerchant, Frame, Stack, Stage, Target};
use kernel::{CardId, Game, Next, Phrase, Seen, Step, Viewer, Voice};
use std::collections::BTreeSet;
use testkit::{Luck, RuleSet, S1, S2, S3, Scene};

type Table = Scene<CyberMerchant>;

/// The ids of `docs/rules/cyber-merchant.md` and `docs/rules/table.md`.
fn rules() -> RuleSet {
    let mut rules = RuleSet::table();
    rules.add(include_str!("../../../docs/rules/cyber-merchant.md"));
    rules
}

/// Random games for each number of players, position by position.
fn positions(mut look: impl FnMut(&Table, &mut Luck)) {
    for seats in 2..=4 {
        for seed in 1..=2 {
            let (mut scene, mut luck) = (Scene::deal(seats, seed), Luck::new("words", seed));
            scene.seeded(seed);
            look(&scene, &mut luck);
            while let Some(seat) = scene.owed().seats().lowest() {
                let mut actions = Vec::new();
                CyberMerchant::legal(scene.seen(seat), 500, &mut actions);
                let action = *luck.of(&actions);
                scene.act(seat, action);
                look(&scene, &mut luck);
            }
        }
    }
}

#[test]
fn every_step_of_every_choice_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene, _| {
        for seat in scene.owed().allowed().iter() {
            let mut actions = Vec::new();
            CyberMerchant::legal(scene.seen(seat), 100, &mut actions);
            for action in actions {
                for choice in CyberMerchant::steps(scene.seen(seat), &action) {
                    assert!(rules.has(choice.rule), "{action:?}: {}", choice.rule);
                    named.insert(choice.rule);
                }
            }
        }
    });
    for rule in [
        "CM-28", "CM-31", "CM-32", "CM-45", "CM-54", "CM-55", "CM-57", "CM-58", "CM-59", "CM-61", "CM-62", "CM-64",
        "CM-68", "CM-70", "CM-83", "CM-96", "CM-111",
    ] {
        assert!(named.contains(rule), "{rule} is behind no choice: {named:?}");
    }
}

/// Along some path of every draft, and where it cannot be gone; nor does it go on after its end.
#[test]
fn every_step_of_every_draft_names_a_rule() {
    let rules = rules();
    positions(|scene, luck| {
        for seat in scene.owed().allowed().iter() {
            let (seen, mut path) = (scene.seen(seat), Vec::new());
            loop {
                let next = CyberMerchant::draft(seen, &path).expect("an offered step");
                let mut wrong = path.clone();
                wrong.push(Step::new("nowhere", 0));
                let no = CyberMerchant::draft(seen, &wrong).expect_err("no such step");
                assert!(rules.has(no.rule), "{wrong:?}: {no}");
                let Next::Choose { choices, .. } = next else { break };
                for choice in &choices {
                    assert!(rules.has(choice.rule), "{path:?}: {}", choice.rule);
                }
                path.push(luck.of(&choices).step.clone());
            }
        }
    });
}

#[test]
fn every_event_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene, _| {
        for event in scene.told(Viewer::Onlooker) {
            let rule = CyberMerchant::event_rule(event);
            assert!(rules.has(rule), "{event:?}: {rule}");
            named.insert(rule);
            if let Some(points) = CyberMerchant::points(event) {
                assert!(rules.has(points.rule), "{event:?}: {}", points.rule);
            }
        }
    });
    assert!(named.len() > 17, "{named:?}");
}

#[test]
fn every_refusal_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    let all: Stack = (0..30).collect();
    let actions = [
        Action::Bid { place: 1, mark: 0 },
        Action::Bid { place: 9, mark: 0 },
        Action::Bid { place: 2, mark: 21 },
        Action::Bid { place: 3, mark: 20 },
        Action::PlayTrick { card: 0, target: Target::None },
        Action::PlayTrick { card: 200, target: Target::Victim(S3) },
        Action::PlayTrick { card: 25, target: Target::Swap(Corporation::Ww, Corporation::Rb) },
        Action::Give { card: 200 },
        Action::Return { cards: [None, Some(200), None] },
        Action::Commit { cards: Stack::EMPTY },
        Action::Commit { cards: all },
        Action::Add { cards: all },
        Action::Exchange { crypto: 1000 },
        Action::Withdraw,
    ];
    positions(|scene, _| {
        for viewer in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Onlooker] {
            for action in &actions {
                // Whatever somebody wants to do can be said.
                CyberMerchant::steps(scene.seen(viewer), action);
                CyberMerchant::action(scene.seen(viewer), action);
                if let Err(no) = CyberMerchant::check(scene.seen(viewer), action) {
                    assert!(rules.has(no.rule), "{action:?}: {no}");
                    named.insert(no.rule);
                }
            }
        }
    });
    for rule in ["CM-28", "CM-29", "CM-35", "CM-43", "CM-46", "CM-61", "CM-73", "CM-83", "CM-96", "CM-97", "CM-111"] {
        assert!(named.contains(rule), "{rule} refuses nothing: {named:?}");
    }
    assert!(rules.has(CyberMerchant::TURN) && rules.has(CyberMerchant::OVER));
}

/// A table where the first of three players has these cards, in this stage.
fn holding(titles: &[&str], stage: Stage) -> Table {
    let mut scene: Table = Scene::deal(3, 7);
    let hand = cards(&scene, titles);
    scene.edit(|state| {
        state.private[S1].hand = hand;
        state.private[S2].hand = Stack::one(0);
        state.public.stage = stage;
    });
    scene
}

fn kind(scene: &Table, title: &str) -> CardId {
    scene.seen(S1).cards().named(title).expect("a card")
}

fn cards(scene: &Table, titles: &[&str]) -> Stack {
    titles.iter().map(|title| kind(scene, title)).collect()
}

fn card(scene: &Table, title: &str) -> Step {
    Step::new("card", kind(scene, title))
}

/// Where the first player's draft stands.
fn go(seen: Seen<'_, CyberMerchant>, path: &[Step]) -> Next<CyberMerchant> {
    CyberMerchant::draft(seen, path).unwrap_or_else(|no| panic!("{path:?}: {no}"))
}

/// The action at the end of a path, if it is the end.
fn end(scene: &Table, path: &[Step]) -> Option<Action> {
    match go(scene.seen(S1), path) {
        Next::Done(action) => Some(action),
        Next::Choose { .. } => None,
    }
}

fn offered(scene: &Table, path: &[Step]) -> Vec<String> {
    match go(scene.seen(S1), path) {
        Next::Choose { choices, .. } => choices.iter().map(|choice| choice.step.to_string()).collect(),
        Next::Done(action) => panic!("{path:?} is done: {action:?}"),
    }
}

fn steps(text: &str) -> Vec<Step> {
    text.split_whitespace().map(|step| step.parse().expect("a step")).collect()
}

#[test]
fn a_commitment_is_laid_card_by_card_in_any_order() {
    let scene = holding(&["RB1", "CR3", "CR3", "CR1", "WW2"], Stage::Commit);
    let seen = scene.seen(S1);
    assert_eq!(offered(&scene, &[]), ["corporation=1", "corporation=2"]);
    let (cr1, cr3, ww2) = (card(&scene, "CR1"), card(&scene, "CR3"), card(&scene, "WW2"));
    let choices = [String::from("all=1"), "all=2".into(), cr1.to_string(), cr3.to_string(), ww2.to_string()];
    assert_eq!(offered(&scene, &steps("corporation=2")), choices);

    let laid = |after: &[&Step]| {
        let mut path = steps("corporation=2");
        path.extend(after.iter().map(|step| (*step).clone()));
        end(&scene, &path)
    };
    let (enough, shares, all) = (Step::new("lay", 1), Step::new("all", 1), Step::new("all", 2));
    let done = |titles: &[&str]| Some(Action::Commit { cards: cards(&scene, titles) });
    assert_eq!(laid(&[&cr3, &cr1, &enough]), done(&["CR1", "CR3"]));
    assert_eq!(laid(&[&cr1, &cr3, &enough]), done(&["CR1", "CR3"]));
    assert_eq!(laid(&[&shares]), done(&["CR1", "CR3", "CR3"]));
    assert_eq!(laid(&[&all]), done(&["CR1", "CR3", "CR3", "WW2"]));
    assert_eq!(laid(&[&cr3, &ww2, &cr1, &cr3]), done(&["CR1", "CR3", "CR3", "WW2"]), "nothing is left to add");

    let mut joker = steps("corporation=2");
    joker.push(ww2.clone());
    assert!(!offered(&scene, &joker).contains(&enough.to_string()), "CM-72: jokers alone");
    assert!(CyberMerchant::draft(seen, &[joker, vec![enough]].concat()).is_err());
}

#[test]
fn one_corporation_need_not_be_named_and_without_one_there_is_nothing_to_lay() {
    let one = holding(&["CB2", "CB4"], Stage::Commit);
    assert_eq!(offered(&one, &[])[0], "all=1");
    let none = holding(&["WW2", "WW2"], Stage::Commit);
    assert_eq!(offered(&none, &[]), ["nothing=1"]);
    assert_eq!(end(&none, &steps("nothing=1")), Some(Action::Commit { cards: Stack::EMPTY }));
    let single = holding(&["CB2", "CR4"], Stage::Commit);
    let done = Some(Action::Commit { cards: cards(&single, &["CR4"]) });
    assert_eq!(end(&single, &steps("corporation=2")), done, "its only card");
}

/// CM-84.
#[test]
fn jokers_are_added_alone_only_to_cards_in_the_market() {
    let market = Stage::Market { caller: S2, corporation: Corporation::Cr };
    let mut scene = holding(&["WW1", "WW2", "RB1"], market);
    assert_eq!(offered(&scene, &[]), ["nothing=1"]);
    let shown = cards(&scene, &["CR4"]);
    scene.edit(|state| state.public.shown[S1] = shown);
    let (ww1, ww2) = (card(&scene, "WW1"), card(&scene, "WW2"));
    assert_eq!(offered(&scene, &[]), ["nothing=1", "all=2", &ww1.to_string(), &ww2.to_string()]);
    let added = end(&scene, &[ww1, Step::new("lay", 1)]);
    assert_eq!(added, Some(Action::Add { cards: cards(&scene, &["WW1"]) }));
}

/// CM-61: one step for each, of what is left in the hand.
#[test]
fn cards_are_given_back_one_by_one() {
    let stage = Stage::Tricks { turn: S1, frame: Frame::Returns };
    let scene = holding(&["RB1", "CR3", "CR3"], stage);
    let (rb1, cr3) = (card(&scene, "RB1"), card(&scene, "CR3"));
    assert_eq!(CyberMerchant::ask(scene.seen(S1), &[]), Phrase::new("merchant-ask-return").seat("seat", S2));
    assert_eq!(offered(&scene, &[]), [rb1.to_string(), cr3.to_string()]);
    let given = |second| Some(Action::Return { cards: [Some(kind(&scene, "CR3")), Some(second), None] });
    let after = [cr3.clone()];
    assert_eq!(CyberMerchant::ask(scene.seen(S1), &after), Phrase::new("merchant-ask-return").seat("seat", S3));
    assert_eq!(end(&scene, &[cr3.clone(), rb1.clone()]), given(kind(&scene, "RB1")));
    assert_eq!(end(&scene, &[cr3.clone(), cr3.clone()]), given(kind(&scene, "CR3")));
    assert!(end(&scene, std::slice::from_ref(&rb1)).is_some(), "the others are alike");
    assert!(CyberMerchant::draft(scene.seen(S1), &[rb1.clone(), rb1]).is_err(), "it is given away");
}

#[test]
fn two_prices_to_swap_are_named_in_either_order() {
    let stage = Stage::Tricks { turn: S1, frame: Frame::Turn };
    let scene = holding(&["Reflector", "RB1"], stage);
    assert_eq!(offered(&scene, &[]), ["swap=1", "swap=2", "swap=3", "swap=4"], "the only trick is not named");
    assert_eq!(offered(&scene, &steps("swap=3")), ["swap=1", "swap=2", "swap=4"]);
    let target = Target::Swap(Corporation::Cr, Corporation::Cb);
    let played = Some(Action::PlayTrick { card: kind(&scene, "Reflector"), target });
    assert_eq!(end(&scene, &steps("swap=3 swap=2")), played);
    assert_eq!(end(&scene, &steps("swap=2 swap=3")), played);
    assert!(CyberMerchant::draft(scene.seen(S1), &steps("swap=2 swap=2")).is_err());

    let two = holding(&["Reflector", "Trajan", "RB1"], stage);
    let tricks = ["Trajan", "Reflector"].map(|title| format!("trick={}", kind(&two, title)));
    assert_eq!(offered(&two, &[]), tricks);
}
