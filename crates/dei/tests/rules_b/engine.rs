//! Section 21: chance, questions, refusals, and questions that are not put.

use crate::common::*;
use crate::games::{game, setups};
use dei::state::{Ask, Stage, Step};
use dei::{Action, Dei, Faction};
use kernel::{Game, Setup};
use std::collections::BTreeSet;
use testkit::{Luck, Scene};

#[test]
fn dei_591_the_same_options_seed_and_decisions_lead_to_the_same_state_at_every_step() {
    for setup in setups() {
        let states = |seed: u64| {
            let mut states = Vec::new();
            game(&setup, seed, |scene| states.push(scene.state().clone()));
            states
        };
        let (one, same, other) = (states(1), states(1), states(2));
        assert!(one == same, "{:?}", setup.options);
        assert_ne!(one[0].digest(), other[0].digest(), "another seed is another deal");
    }
}

/// Other decisions and other options lead elsewhere.
#[test]
fn dei_591_decisions_and_options_matter() {
    let deal = |options| Scene::<Dei>::with(&Setup { options, ..Setup::standard(3) }, 1);
    let options = options(&THREE);
    let first = deal(options).state().digest();
    assert_ne!(first, deal(dei::Options { gear: dei::GearMarket::Tactical, ..options }).state().digest());
    let start = |scrappers| {
        let mut scene = deal(options);
        scene.seeded(1);
        let (seat, leader) = (scene.public().actor(), scene.public().refuges[0]);
        scene.act(seat, Action::Start { scrappers, leader }).state().digest()
    };
    assert_ne!(start(0), start(1));
}

#[test]
fn dei_592_these_questions_are_asked_and_no_others() {
    let mut asked = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for (at, setup) in setups().iter().enumerate() {
        for seed in 0..12 {
            game(setup, 100 * at as u64 + seed, |scene| {
                let Some(seat) = scene.owed().seats().lowest() else { return };
                asked.insert(Dei::question(scene.asked(seat)).name);
                kinds.extend(scene.legal(seat).iter().map(kind));
            });
        }
    }
    let all = [
        "card",
        "colour",
        "draft",
        "drone",
        "follow",
        "gift",
        "gift_card",
        "gift_scrappers",
        "gift_structure",
        "hack",
        "mission",
        "remove",
        "start",
        "symbols",
        "unlock",
    ];
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), all);
    let all = [
        "Activate", "Build", "Buy", "Collect", "Copy", "Draft", "Enlist", "Exchange", "Hack", "KeepGift", "Kill",
        "Mission", "Move", "Play", "PlayDown", "PutCube", "Remove", "Start", "Stop", "Unlock",
    ];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
}

/// What sort of decision it is.
fn kind(action: &Action) -> String {
    let text = format!("{action:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// A decision of another sort than those that answer the question.
#[test]
fn dei_592_another_decision_than_the_one_asked_for_is_refused() {
    let mut scene = table(&THREE);
    for action in [Action::Stop, Action::Mission { place: 1 }, Action::Enlist { region: g(0, 0), by: By::Enlist }] {
        scene.refused_by("DEI-592", S1, action);
    }
    scene.plays(S1, "L-1");
    for action in [Action::Play { card: card("ravagers-3") }, Action::PutCube { colour: Colour::Tactical }] {
        scene.refused_by("DEI-592", S1, action);
    }
}

/// In every position of some games: decisions of other positions that are refused, with a rule of the book, and
/// nothing has changed.
#[test]
fn dei_593_what_is_not_allowed_is_answered_with_a_rule_and_changes_nothing() {
    let mut book = testkit::RuleSet::table();
    book.add(include_str!("../../../../docs/rules/dei.md"));
    let (mut rules, mut pool) = (BTreeSet::new(), Vec::new());
    let mut luck = Luck::new("refused", 1);
    for (at, setup) in setups().iter().enumerate() {
        game(setup, at as u64, |scene| {
            let Some(seat) = scene.owed().seats().lowest() else { return };
            let legal = scene.legal(seat);
            for _ in 0..10.min(pool.len()) {
                let action: Action = *luck.of(&pool);
                if !legal.contains(&action) {
                    let no = scene.refused(seat, action);
                    assert!(book.has(no.rule), "{action:?}: {no}");
                    rules.insert(no.rule);
                }
            }
            pool.push(*luck.of(&legal));
        });
    }
    assert!(rules.len() > 20, "{rules:?}");
}

/// Whoever is not asked, and whoever comes after the end.
#[test]
fn dei_593_who_is_not_asked_is_refused() {
    let mut scene = table(&THREE);
    scene.refused_by("DEI-160", S2, Action::Play { card: card("refuge42-1") });
    let mut scene = game(&setups()[0], 1, |_| {});
    scene.refused_by("DEI-370", S1, Action::Stop);
}

/// No position of a game asks for a choice of one.
#[test]
fn dei_597_a_question_has_more_than_one_answer() {
    for (at, setup) in setups().iter().enumerate() {
        for seed in 0..3 {
            game(setup, 50 * at as u64 + seed, |scene| {
                let Some(seat) = scene.owed().seats().lowest() else { return };
                assert!(scene.legal(seat).len() > 1, "{:?}", scene.top());
            });
        }
    }
}

#[test]
fn dei_597_a_card_is_over_as_soon_as_none_of_its_symbols_can_be_used() {
    let mut scene = table(&THREE);
    scene.plays(S1, "T-4"); // Kills, and nobody is there
    assert_eq!((scene.top(), scene.public().stage), (Some(Ask::Card), Stage::Phase(Step::Hack)));
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).units(S2, g(1, 1), 1).plays(S1, "T-4");
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))));
    scene.kills(S1, g(1, 1), S2, By::Kill);
    assert_eq!(scene.top(), Some(Ask::Card), "the second Kill has no victim");
}

#[test]
fn dei_597_if_all_scrappers_go_nobody_is_asked_which() {
    let removed = |scrappers: u8| {
        let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
        scene.leader(S1, g(0, 1)).units(S1, g(0, 1), 1).units(S1, g(0, 2), scrappers - 1);
        scene.edit(|state| state.public.players[S1].travels = 1);
        scene.ends(S1, 3);
        scene
    };
    let scene = removed(3);
    assert_eq!((scene.top(), scene.player(S1).scrappers), (Some(Ask::Mission), 15));
    let scene = removed(4);
    assert_eq!((scene.top(), scene.player(S1).scrappers), (Some(Ask::Remove(3)), 11));
}

/// Scrappers of one region only: three of five go without a question.
#[test]
fn dei_597_nor_if_all_of_them_are_in_one_region() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    scene.leader(S1, g(0, 1)).units(S1, g(0, 1), 5).edit(|state| state.public.players[S1].travels = 1);
    scene.ends(S1, 3);
    assert_eq!((scene.top(), scene.scrappers(S1, g(0, 1))), (Some(Ask::Mission), 2));
}
