//! Section 12: how missions are resolved.

use crate::common::*;
use dei::Cards;
use dei::state::{Ask, Stage, Step};
use dei::{Action, Event, Faction, Options, ShortMissions};
use kernel::{CardData, Loaded, Setup};
use testkit::sheet::edited_row;

fn resolve(place: u8) -> Action {
    Action::Mission { place }
}

/// Seat 1 is about to resolve a mission in this round. MI-7 pays 3 for each Refuge, late 2; there is one in the left
/// place of each column, MI-8 in the right one.
fn missions(factions: &[Faction], round: u8) -> Table {
    let mut scene = table(factions);
    scene.round(round);
    for column in 1..=4 {
        scene.column(column, &["MI-7", "MI-8"]);
    }
    scene.ends(S1, 3);
    scene
}

#[test]
fn dei_320_as_ap3_ends_a_human_resolves_one_mission() {
    let mut scene = missions(&THREE, 1);
    assert_eq!(scene.top(), Some(Ask::Mission));
    assert_eq!(scene.legal(S1), (1..=8).map(resolve).collect::<Vec<_>>());
    scene.refused_by("DEI-592", S1, Action::Stop); // they cannot refuse
    scene.refused_by("DEI-80", S1, resolve(0)).refused_by("DEI-80", S1, resolve(9)).act(S1, resolve(5));
    assert_eq!(
        (scene.player(S1).marks.iter().flatten().filter(|mark| **mark).count(), scene.public().actor()),
        (1, S2)
    );
}

#[test]
fn dei_320_not_as_another_phase_ends() {
    for phase in [1, 2] {
        let mut scene = table(&THREE);
        scene.ends(S1, phase);
        assert_eq!((scene.top(), scene.public().actor()), (Some(Ask::Card), S2), "AP{phase}");
    }
}

#[test]
fn dei_321_the_lower_value_is_paid_once_the_round_of_the_column_is_over() {
    for round in 1..=4 {
        for column in 1..=4_u8 {
            let mut scene = missions(&THREE, round);
            scene.refuge(S1, g(1, 1)).refuge(S1, g(2, 2)).act(S1, resolve(2 * column - 1));
            let late = column < round;
            let supplies = if late { 4 } else { 6 };
            let mission = mission("MI-7");
            let told = Event::MissionResolved { seat: S1, mission, column, late, supplies, hackers: false };
            assert!(round == 4 || scene.player(S1).supplies == supplies);
            scene.tells(told, "DEI-321");
        }
    }
}

#[test]
fn dei_322_a_column_with_a_token_of_the_player_is_closed() {
    let mut scene = missions(&THREE, 1);
    scene.edit(|state| {
        state.public.players[S1].marks[1][0] = true;
        state.public.players[S2].marks[2][0] = true;
    });
    scene.refused_by("DEI-322", S1, resolve(3)).refused_by("DEI-322", S1, resolve(4));
    assert_eq!(scene.legal(S1), [1, 2, 5, 6, 7, 8].map(resolve), "the token of somebody else closes nothing");
}

/// Played at random to the end.
#[test]
fn dei_323_a_human_has_been_in_all_columns_one_time_each() {
    for seed in 1..=5 {
        let factions = [Faction::Auxilia, Faction::Hackers, Faction::ChronoCult];
        let mut scene: Table =
            testkit::Scene::with(&Setup { seats: 3, options: options(&factions), cards: Loaded::standard() }, seed);
        scene.seeded(seed).wander(seed, |_| false);
        for (seat, player) in scene.public().players.iter() {
            let marks = player.marks.map(|column| column.iter().filter(|mark| **mark).count());
            assert_eq!(marks, [1; 4], "seed {seed}: {seat}");
        }
    }
}

#[test]
fn dei_324_a_faction_token_is_laid_on_the_mission() {
    let mut scene = missions(&THREE, 1);
    scene.act(S1, resolve(6));
    let mut marks = [[false; 2]; 4];
    marks[2][1] = true;
    assert_eq!((scene.player(S1).marks, scene.player(S2).marks), (marks, [[false; 2]; 4]));
}

#[test]
fn dei_325_a_mission_is_open_to_all_and_paid_immediately() {
    let mut scene = missions(&THREE, 1);
    scene.refuge(S1, g(1, 1)).refuge(S2, g(1, 1)).act(S1, resolve(1));
    assert_eq!(scene.player(S1).supplies, 3);
    scene.ends(S2, 3).act(S2, resolve(1));
    assert_eq!(scene.player(S2).supplies, 3);
}

#[test]
fn dei_325_it_can_be_taken_for_nothing() {
    let mut scene = missions(&THREE, 1);
    scene.act(S1, resolve(2));
    let mission = mission("MI-8");
    let told = Event::MissionResolved { seat: S1, mission, column: 1, late: false, supplies: 0, hackers: false };
    scene.tells(told, "DEI-321");
    assert_eq!((scene.player(S1).supplies, scene.player(S1).marks[0]), (0, [false, true]));
}

/// MI-9: 1 per 2 Technology, late 1 per 3.
#[test]
fn dei_326_only_full_sets_count() {
    let pays = |technology, round| {
        let mut scene = table(&THREE);
        scene.round(round).column(1, &["MI-9", "MI-10"]).store(S1, technology, 0, 0).ends(S1, 3).act(S1, resolve(1));
        scene.player(S1).supplies
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(|technology| pays(technology, 1)), [0, 0, 1, 1, 2, 2]);
    assert_eq!([2, 3, 5, 6].map(|technology| pays(technology, 2)), [0, 1, 1, 2]);
}

/// With 2 per 2, three bring 2 and not 3.
#[test]
fn dei_326_each_full_set_pays() {
    let text = edited_row::<Cards>(row("MI-9"), "pays = 1, per = 2", "pays = 2, per = 2");
    let cards = Loaded::parse(&text).unwrap_or_else(|fault| panic!("{fault}"));
    let mut scene = of(&Setup { seats: 3, options: options(&THREE), cards });
    scene.column(2, &["MI-9", "MI-10"]).store(S1, 3, 0, 0).ends(S1, 3).act(S1, resolve(3));
    assert_eq!(scene.player(S1).supplies, 2);
}

/// The row of the data file with this id.
fn row(id: &str) -> &'static str {
    let id = format!("id = \"{id}\"");
    Cards::STANDARD.lines().find(|line| line.contains(&id)).expect("it is in the file")
}

/// Green is mechanical (DEI-41).
#[test]
fn dei_ex_6_three_for_every_green_outpost() {
    let pays = |round| {
        let mut scene = table(&THREE);
        scene.round(round).column(2, &["MI-3", "MI-1"]).holds(S1, Colour::Mechanical, 2).ends(S1, 3);
        scene.act(S1, resolve(3));
        scene.player(S1).supplies
    };
    assert_eq!([1, 2, 3].map(pays), [6, 6, 4]);
}

#[test]
fn dei_ex_13_the_hackers_resolve_column_three_in_round_one() {
    let mut scene = table(&[Faction::Hackers, Faction::Ravagers]);
    scene.round(1).column(3, &["MI-1", "MI-7"]).holds(S1, Colour::Tactical, 2).refuge(S1, g(1, 1)).ends(S1, 3);
    scene.act(S1, resolve(6));
    assert_eq!(scene.player(S1).supplies, 2 * 2 + 2);
    for (id, supplies) in [("MI-1", 4), ("MI-7", 2)] {
        let mission = mission(id);
        let told = Event::MissionResolved { seat: S1, mission, column: 3, late: true, supplies, hackers: true };
        scene.tells(told, "DEI-400");
    }
    assert_eq!(scene.player(S1).marks, [[false; 2], [false; 2], [false, true], [false; 2]]);
}

/// Where one mission is left, nobody is asked.
#[test]
fn dei_320_with_short_missions_the_last_one_is_resolved_without_a_question() {
    let mut scene = with(&THREE, Options { short_missions: ShortMissions::On, ..options(&THREE) });
    for column in 1..=4 {
        scene.column(column, &["MI-7"]);
    }
    scene.round(3).edit(|state| {
        for column in [0, 1, 3] {
            state.public.players[S1].marks[column][0] = true;
        }
    });
    scene.refuge(S1, g(1, 1)).ends(S1, 3);
    assert_eq!((scene.player(S1).supplies, scene.public().actor()), (3, S2));
    assert_ne!(scene.public().stage, Stage::Phase(Step::Mission));
}
