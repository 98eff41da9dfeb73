//! DEI-598: every change of Supplies is told with a rule and a reason.

use crate::common::*;
use crate::games::{game, setups};
use dei::event::Why;
use dei::state::{Ask, Stage, Step};
use dei::{Action, Dei, Event, Faction, GearMarket, Options};
use kernel::{Events, Game};
use std::collections::BTreeSet;

/// What changes of Supplies are told by.
const RULES: [&str; 16] = [
    "DEI-237", "DEI-273", "DEI-298", "DEI-321", "DEI-372", "DEI-373", "DEI-374", "DEI-375", "DEI-377", "DEI-394",
    "DEI-400", "DEI-462", "DEI-533", "DEI-553", "DEI-563", "DEI-564",
];

/// In whole games, step by step: the changes that are told are the changes there are.
#[test]
fn dei_598_all_changes_together_are_the_result() {
    let mut met = BTreeSet::new();
    for (at, setup) in setups().iter().enumerate() {
        for seed in 0..6 {
            let mut before: Option<Vec<i16>> = None;
            game(setup, 30 * at as u64 + seed, |scene| {
                let now: Vec<i16> = scene.public().players.iter().map(|(_, player)| player.supplies).collect();
                if let Some(before) = &before {
                    let mut sums = before.clone();
                    for told in scene.told(S1) {
                        if let Some(points) = Dei::points(told) {
                            assert_ne!(points.amount, 0, "{told:?}");
                            sums[points.seat.index()] += points.amount as i16;
                            assert_eq!(points.rule, told.rule());
                            assert!(RULES.contains(&points.rule), "{told:?}");
                            met.insert(points.rule);
                        }
                    }
                    assert_eq!(sums, now);
                }
                before = Some(now);
            });
        }
    }
    assert!(met.len() >= 12, "{met:?}");
}

#[test]
fn dei_598_each_reason_has_its_rule() {
    let rules = [
        (Why::Card, "DEI-237"),
        (Why::Draco, "DEI-298"),
        (Why::PowerUnit, "DEI-462"),
        (Why::Hack, "DEI-394"),
        (Why::Unlocked, "DEI-273"),
        (Why::Buy, "DEI-533"),
        (Why::Missing, "DEI-553"),
        (Why::AutomaTechnology, "DEI-564"),
        (Why::AutomaEnergy, "DEI-564"),
        (Why::AutomaCards, "DEI-564"),
        (Why::Technology, "DEI-372"),
        (Why::Energy, "DEI-372"),
        (Why::Cards, "DEI-373"),
        (Why::Outposts, "DEI-374"),
        (Why::Advantages, "DEI-375"),
        (Why::Gifts, "DEI-377"),
    ];
    assert_eq!(rules.len(), Why::ALL.len());
    for (why, rule) in rules {
        let points = Dei::points(&Event::Supplied { seat: S2, supplies: -3, why }).expect("Supplies change");
        assert_eq!((points.seat, points.amount, points.rule), (S2, -3, rule), "{why:?}");
        assert!(Dei::points(&Event::Supplied { seat: S2, supplies: 0, why }).is_none());
    }
    let resolved = |hackers| {
        let event = Event::MissionResolved { seat: S1, mission: 0, column: 1, late: false, supplies: 4, hackers };
        Dei::points(&event).map(|points| (points.amount, points.rule))
    };
    assert_eq!([false, true].map(resolved), [Some((4, "DEI-321")), Some((4, "DEI-400"))]);
    let paid = Event::NeedPaid { seat: S2, colour: Colour::Tactical, cubes: 1, supplies: 2 };
    assert_eq!(Dei::points(&paid).map(|points| (points.amount, points.rule)), Some((2, "DEI-563")));
}

/// What random games seldom come to: Power unit, and Hack.
#[test]
fn dei_598_power_unit_and_hack_are_told() {
    let factions = [Faction::Hackers, Faction::Ravagers];
    let mut scene = with(&factions, Options { gear: GearMarket::Logistic, ..options(&factions) });
    scene.leader(S1, g(1, 1)).lies(g(1, 1), Resource::Technology, 2).face_up(S1, "G-7").plays(S1, "hackers-5");
    scene.collect(S1, g(1, 1), Resource::Technology, By::Collect);
    scene.tells(Event::Supplied { seat: S1, supplies: 1, why: Why::PowerUnit }, "DEI-462");
    scene.outpost(g(1, 1), Colour::Tactical).ends(S1, 1);
    scene.act(S1, Action::Hack { colour: dei::action::OrDecline(Some(Colour::Tactical)) });
    scene.tells(Event::Supplied { seat: S1, supplies: 1, why: Why::Hack }, "DEI-394");
    assert_eq!(scene.player(S1).supplies, 2);
}

/// A line for each reason; where it brings 0 there is none.
#[test]
fn dei_598_final_scoring_is_told_line_by_line_and_not_by_0() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    scene.store(S1, 5, 2, 0).hold(S1, &["T-1"]).in_bin(S1, "T-4").unlocked(S1, Advantage::Ambush);
    scene.unlocked(S1, Advantage::Prefabs).outpost(g(0, 1), Colour::Tactical).units(S1, g(0, 1), 1);
    scene.round(4).column(4, &["MI-7", "MI-8"]).ask(S2, Ask::Mission).edit(|state| {
        state.public.players[S1].gifts_failed.insert(0);
        (state.public.phase, state.public.turn) = (3, 1);
        state.public.stage = Stage::Phase(Step::End);
        settle(state);
    });
    scene.act(S2, Action::Mission { place: 7 });
    let lines: Vec<(Why, i16)> = scene
        .told(S1)
        .into_iter()
        .filter_map(|event| match *event {
            Event::Supplied { seat: S1, supplies, why } => Some((why, supplies)),
            Event::Supplied { .. } => panic!("nothing for seat 2: {event:?}"),
            _ => None,
        })
        .collect();
    let expected = [
        (Why::Technology, 2),
        (Why::Energy, 2),
        (Why::Cards, 4),
        (Why::Outposts, 2),
        (Why::Advantages, 4),
        (Why::Gifts, -3),
    ];
    assert_eq!((lines, scene.player(S1).supplies), (expected.to_vec(), 11));
}
