//! DEI-551 to DEI-553 and DEI-EX-4: backup moves.

use crate::common::*;

fn built(events: &[Event]) -> Vec<(Structure, Region, Region)> {
    let built = |event: &Event| match *event {
        Event::AutomaBuilt { structure, region, other, .. } => Some((structure, region, other)),
        _ => None,
    };
    events.iter().filter_map(built).collect()
}

/// Two Scrappers in a region, and a tactical outpost in another one next to it.
fn apart(from: Region, to: Region) -> Table {
    let mut table = table();
    table.units(AUTOMA, from, 2).outpost(T, to);
    table
}

fn example() -> Table {
    let mut table = table();
    table.outpost(L, g(1, 1)).units(AUTOMA, g(1, 1), 3);
    table.outpost(T, g(1, 2)).units(S1, g(1, 2), 2).outpost(T, r(0, 0));
    table
}

#[test]
fn dei_ex_4_backup_move() {
    let mut table = example();
    let events = table.reveal("A-9");
    assert_eq!(moved(&events), [(g(1, 1), r(0, 0), 2, false)]);
    assert_eq!(built(&events), [(Structure::Elevator, g(1, 1), r(0, 0))]);
    assert_eq!((table.scrappers(AUTOMA, g(1, 1)), table.scrappers(AUTOMA, r(0, 0))), (1, 2));

    let mut without = example();
    without.without_structures(Structure::Elevator).supplies(AUTOMA, 4);
    let events = without.reveal("A-9");
    assert_eq!((moved(&events), built(&events)), (vec![(g(1, 1), r(0, 0), 2, false)], vec![]));
    assert_eq!(without.automa().supplies, 3);
}

#[test]
fn dei_551_it_places_the_structure_and_moves() {
    let mut table = apart(g(0, 0), r(0, 0));
    let events = table.reveal("A-9");
    assert_eq!(ways_of(&events), [(Free::Majority, true)]);
    assert_eq!(table.automa().left, [0, 2, 3]);
    let own: Vec<Way> = table.automa().ways.into_iter().flatten().collect();
    assert_eq!(own, [Way { region: g(0, 0), other: r(0, 0) }]);
    let (structure, went) = (built(&events), moved(&events));
    assert_eq!((structure.len(), went), (1, vec![(g(0, 0), r(0, 0), 2, false)]));
    // From now on it is linked.
    table.units(AUTOMA, r(0, 0), 0).units(AUTOMA, g(0, 0), 1);
    assert_eq!(ways_of(&table.reveal("A-9")), [(Free::Majority, false)]);
}

#[test]
fn dei_551_only_next_to_it_and_only_with_the_majority() {
    let mut far = apart(g(0, 0), r(0, 1));
    assert_eq!(moved(&far.seeded(1).reveal("A-9")), []);
    let mut held = apart(g(0, 0), r(0, 0));
    held.units(S1, r(0, 0), 2).seeded(1);
    assert_eq!((moved(&held.reveal("A-9")), held.automa().left), (vec![], [0, 3, 3]));
}

#[test]
fn dei_552_elevator_in_the_courtyard_bridge_in_the_roof_left() {
    for (from, to, structure, region, other) in [
        (g(1, 1), r(1, 0), Structure::Elevator, g(1, 1), r(1, 0)),
        (r(1, 0), g(1, 1), Structure::Elevator, g(1, 1), r(1, 0)),
        (r(0, 0), r(1, 0), Structure::Bridge, r(0, 0), r(1, 0)),
        (r(1, 0), r(0, 0), Structure::Bridge, r(1, 0), r(0, 0)),
    ] {
        let mut table = apart(from, to);
        let events = table.reveal("A-9");
        assert_eq!(built(&events), [(structure, region, other)]);
        assert_eq!(table.automa().ways[0], Some(Way { region, other }));
        let left = if structure == Structure::Bridge { [0, 3, 2] } else { [0, 2, 3] };
        assert_eq!(table.automa().left, left);
    }
}

#[test]
fn dei_553_a_missing_structure_costs_a_supply() {
    for (from, to, structure) in [(g(0, 0), r(0, 0), Structure::Elevator), (r(0, 0), r(0, 1), Structure::Bridge)] {
        let mut table = apart(from, to);
        table.without_structures(structure).supplies(AUTOMA, 2);
        let events = table.reveal("A-9");
        assert_eq!((moved(&events), built(&events)), (vec![(from, to, 2, false)], vec![]));
        assert_eq!(ways_of(&events), [(Free::Majority, true)]);
        assert_eq!((supplied(&events, AUTOMA), table.automa().supplies), (vec![(-1, Why::Missing)], 1));
        assert_eq!(table.automa().ways.iter().flatten().count(), 3, "nothing stands there");
    }
}

#[test]
fn dei_553_the_other_structure_does_not_help() {
    let mut table = apart(g(0, 0), r(0, 0));
    table.without_structures(Structure::Bridge).supplies(AUTOMA, 2);
    assert_eq!(built(&table.reveal("A-9")).len(), 1);
    assert_eq!(table.automa().supplies, 2);
}

#[test]
fn dei_553_without_a_supply_it_loses_none() {
    let mut table = apart(g(0, 0), r(0, 0));
    table.without_structures(Structure::Elevator);
    let events = table.reveal("A-9");
    assert_eq!(moved(&events), [(g(0, 0), r(0, 0), 2, false)]);
    assert_eq!((supplied(&events, AUTOMA), table.automa().supplies), (vec![], 0));
}
