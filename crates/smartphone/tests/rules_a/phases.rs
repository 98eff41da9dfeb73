//! 10 The round: SP-220, SP-225.

use crate::common::*;
use crate::shared::*;

/// The phase in which an event happens in a game with plain powers, and who did it.
fn phase_of(event: &Event) -> Option<(u8, Seat)> {
    Some(match *event {
        Event::Sealed { seat } | Event::Revealed { seat, .. } => (1, seat),
        Event::PriceSet { seat, .. } => (2, seat),
        Event::Produced { seat, by: Source::Plan | Source::Steve, .. } => (3, seat),
        Event::ImprovementTaken { seat, .. }
        | Event::TokenTaken { seat }
        | Event::ImprovementDiscarded { seat, .. } => (4, seat),
        Event::ProgressReceived { seat, logistics: false, .. }
        | Event::ProgressOnTechnology { seat, .. }
        | Event::ProgressLost { seat, logistics: false, .. }
        | Event::Researched { seat, .. }
        | Event::PatentTaken { seat, .. }
        | Event::PriceRose { seat, .. }
        | Event::Produced { seat, by: Source::Gps, .. }
        | Event::OfficeOpened { seat, by: Opening::Gamepad, .. } => (5, seat),
        Event::ProgressReceived { seat, .. }
        | Event::ProgressOnRegion { seat, .. }
        | Event::ProgressLost { seat, .. }
        | Event::OfficeOpened { seat, .. } => (6, seat),
        Event::Sold { seat, .. } | Event::SoldNothing { seat } => (7, seat),
        Event::Profit { seat, .. } | Event::Control { seat, .. } => (8, seat),
        _ => return None,
    })
}

/// All that happened in the rounds of a game.
fn rounds(seats: usize, options: Options, seed: usize) -> Vec<Vec<(u8, Seat)>> {
    let mut rounds = vec![Vec::new()];
    play_out(&mut table(seats, options), seed, |scene, _| {
        for event in scene.told(S1) {
            rounds.last_mut().expect("a round").extend(phase_of(event));
            if matches!(event, Event::RoundBegan { .. }) {
                rounds.push(Vec::new());
            }
        }
    });
    rounds
}

#[test]
fn sp_220_the_phases_follow_each_other_in_every_round() {
    for (seats, options, seed) in [(1, Options::default(), 1), (3, Options::default(), 2), (2, small(), 3)] {
        let rounds = rounds(seats, options, seed);
        assert_eq!(rounds.len(), 5);
        for (round, events) in (1..).zip(rounds) {
            let mut phases: Vec<u8> = events.iter().map(|(phase, _)| *phase).collect();
            assert!(phases.is_sorted(), "round {round}: {phases:?}");
            phases.dedup();
            assert!(phases.starts_with(&[1, 2, 3]) && phases.ends_with(&[8]), "round {round}: {phases:?}");
            assert_eq!(phases.contains(&4), round < 5, "round {round}: {phases:?}");
        }
    }
}

#[test]
fn sp_220_in_phases_4_to_7_one_player_acts_after_another() {
    for events in rounds(4, Options::default(), 5) {
        for phase in 4..=7 {
            let mut seats: Vec<Seat> = events.iter().filter(|(at, _)| *at == phase).map(|(_, seat)| *seat).collect();
            seats.dedup();
            let turns = seats.len();
            seats.sort_unstable();
            seats.dedup();
            assert_eq!(seats.len(), turns, "phase {phase}: nobody acts twice");
        }
    }
}

#[test]
fn sp_225_in_round_5_nobody_takes_an_improvement_or_a_token() {
    let mut scene = table(2, Options::default());
    scene.round(5).plans(&[&[(Factory, 1), (Research, 1)], &[(Factory, 0)]]);
    assert_eq!(scene.what(), Some(What::Research));
    assert_eq!([S1, S2].map(|seat| (scene.player(seat).tiles.len(), scene.player(seat).tokens)), [(1, 0), (1, 0)]);
    assert!(scene.heard(|event| phase_of(event).is_some_and(|(phase, _)| phase == 4)).is_empty());
}

#[test]
fn sp_225_in_round_4_everybody_still_does() {
    let mut scene = table(2, Options::default());
    scene.round(4).plans(&[&[(Factory, 1), (Plus, 0)], &[(Factory, 0), (Plus, 1), (Cheap, 0)]]);
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Improvement)));
    scene.act(S1, scene.legal(S1)[0]);
    assert_eq!([S1, S2].map(|seat| (scene.player(seat).tiles.len(), scene.player(seat).tokens)), [(2, 0), (1, 1)]);
}
