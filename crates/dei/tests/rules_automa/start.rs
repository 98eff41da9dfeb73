//! DEI-501 and DEI-502: the starting units of the Automa.

use crate::common::*;

/// Before the first action of the Automa, with neutral refuges in these courtyards.
fn before(refuges: [Region; 2]) -> Table {
    let mut table = table();
    table.edit(|state| {
        state.public.players[AUTOMA].leader = None;
        state.public.refuges = refuges;
    });
    table.units(AUTOMA, BALTHASAR, 0).store(AUTOMA, 0, 0).next(&["A-1", "A-2", "A-4"]);
    table
}

#[test]
fn dei_501_two_scrappers_in_each_region_and_balthasar() {
    let mut table = before([g(0, 0), g(3, 1)]);
    let events = table.run();
    let started = |region, leader| Event::Started { seat: AUTOMA, region, scrappers: 2, leader, automa: true };
    assert_eq!(events[..2], [started(g(0, 0), false), started(g(3, 1), true)]);
    assert!(matches!(events[2], Event::AutomaCard { .. }), "before the first action");
    assert_eq!(table.automa().leader, Some(g(3, 1)));
    table.next(&["A-1", "A-2", "A-4"]);
    assert!(!table.run().iter().any(|event| matches!(event, Event::Started { .. })), "and never again");
}

#[test]
fn dei_501_at_any_number_of_players() {
    for humans in 1..=5 {
        let (told, table) = whole_game(humans, Options { automa: Automa::Easy, ..Options::default() }, 2);
        let own = |event: &&Event| matches!(event, Event::Started { automa: true, .. });
        let started: Vec<&Event> = told.iter().filter(own).collect();
        assert_eq!(started.len(), 2);
        for (event, refuge) in started.into_iter().zip(table.public().refuges) {
            assert!(matches!(event, Event::Started { scrappers: 2, region, .. } if *region == refuge));
        }
        let at = |wanted: fn(&Event) -> bool| told.iter().position(wanted).expect("it was told");
        let first = at(|event| matches!(event, Event::AutomaCard { .. }));
        let last = told.iter().rposition(|event| own(&event)).expect("it was told");
        let cube = |event: &Event| matches!(event, Event::CubeTaken { .. } | Event::CubeReturned { .. });
        let cathedral = |event: &Event| matches!(event, Event::CathedralTaken { .. } | Event::CathedralReturned { .. });
        let between = &told[last + 1..first];
        assert!(between.iter().all(|event| cube(event) || cathedral(event)), "just before it: {between:?}");
    }
}

#[test]
fn dei_501_both_as_near_are_a_tie() {
    for (at, leader) in [g(0, 2), g(2, 0)].into_iter().enumerate() {
        let mut table = before([g(0, 2), g(2, 0)]);
        table.chance([pick(at as u32, 2)]).run();
        assert_eq!(table.automa().leader, Some(leader));
    }
}

#[test]
fn dei_501_control_is_brought_up_to_date_once_all_are_down() {
    let mut table = before([g(0, 0), g(3, 1)]);
    table.outpost(T, g(0, 0)).outpost(M, g(3, 1));
    let events = table.run();
    let cube = |colour, region| Event::CubeTaken { seat: AUTOMA, colour, region };
    assert_eq!(events[2..4], [cube(T, g(0, 0)), cube(M, g(3, 1))]);
}

/// To whichever cathedral courtyard is the nearest.
#[test]
fn dei_502_nearer_is_the_smaller_distance_to_a_cathedral_courtyard() {
    for ([one, other], nearer) in [
        ([g(1, 1), g(3, 1)], g(3, 1)), // 2 and 1; both are 2 from g(2, 2)
        ([g(1, 3), g(2, 0)], g(1, 3)), // 1 and 2
        ([g(0, 2), g(2, 2)], g(2, 2)), // 2 and 0: one of them
        ([g(0, 1), g(2, 0)], g(2, 0)), // 3 and 2
    ] {
        let mut table = before([one, other]);
        table.run();
        assert_eq!(table.automa().leader, Some(nearer), "{one:?} {other:?}");
    }
}
