//! DEI-554 to DEI-556: Recruit with Balthasar.

use crate::common::*;

/// A-4 without anything to buy or to collect: Recruit leader.
fn recruit(table: &mut Table) -> Vec<Event> {
    let events = table.reveal("A-4");
    assert_eq!(tries(&events), (vec![Deed::RecruitLeader], vec![Deed::BuyNeed, Deed::CollectEnergy]));
    events
}

fn converted(events: &[Event]) -> Option<(Seat, Region)> {
    events.iter().find_map(|event| match *event {
        Event::AutomaConverted { victim, region, .. } => Some((victim, region)),
        _ => None,
    })
}

/// One Scrapper of the Automa against two in the middle of the board; Balthasar is free somewhere else.
fn outnumbered() -> Table {
    let mut table = table();
    table.units(AUTOMA, g(1, 1), 1).units(S1, g(1, 1), 2);
    table
}

#[test]
fn dei_554_kill_balthasar_and_a_scrapper() {
    let mut table = outnumbered();
    let reserve = table.public().players[S1].scrappers;
    let events = recruit(&mut table);
    assert_eq!((converted(&events), recruited(&events)), (Some((S1, g(1, 1))), vec![g(1, 1)]));
    assert_eq!(table.automa().leader, Some(g(1, 1)));
    assert_eq!((table.scrappers(AUTOMA, g(1, 1)), table.scrappers(S1, g(1, 1))), (2, 1));
    assert_eq!(table.public().players[S1].scrappers, reserve + 1);
}

#[test]
fn dei_554_it_needs_a_unit_there() {
    let mut table = outnumbered();
    table.units(AUTOMA, g(1, 1), 0);
    assert_eq!(converted(&recruit(&mut table)), None);
}

/// With a majority, but without supremacy, nobody is a target.
#[test]
fn dei_554_only_supremacy_counts() {
    let mut table = table_for(2, options());
    table.units(S3, g(1, 1), 1).units(S1, g(1, 1), 3).units(S2, g(1, 1), 2);
    assert_eq!(table.public().place(g(1, 1)).majority, Some(S1));
    assert_eq!(converted(&recruit(&mut table)), None);
    table.units(S2, g(1, 1), 1).leader(S3, BALTHASAR);
    assert_eq!(converted(&recruit(&mut table)), Some((S1, g(1, 1))), "three against two");
}

#[test]
fn dei_554_the_fewest_units_of_the_faction_in_supremacy() {
    let mut table = outnumbered();
    table.units(AUTOMA, g(0, 1), 2).units(S1, g(0, 1), 4).units(S1, g(1, 1), 5);
    assert_eq!(converted(&recruit(&mut table)), Some((S1, g(0, 1))));
}

/// The Leader of Farm Z has the value of two, and is one unit.
#[test]
fn dei_554_units_and_not_values() {
    let mut table = table_with(Options { seat_1: Choice::FarmZ, ..options() });
    table.units(AUTOMA, g(1, 1), 1).units(S1, g(1, 1), 2).leader(S1, g(1, 1)); // 3 units, 4 by value
    table.units(AUTOMA, g(0, 1), 1).units(S1, g(0, 1), 4);
    assert_eq!(converted(&recruit(&mut table)), Some((S1, g(1, 1))));
    let mut table = table_with(Options { seat_1: Choice::FarmZ, ..options() });
    table.units(AUTOMA, g(1, 1), 1).units(S1, g(1, 1), 3).leader(S1, g(1, 1)); // 4 units
    table.units(AUTOMA, g(0, 1), 1).units(S1, g(0, 1), 3);
    assert_eq!(converted(&recruit(&mut table)), Some((S1, g(0, 1))), "the Leader is a unit");
}

#[test]
fn dei_554_equals_are_drawn() {
    for (at, region) in [g(0, 1), g(1, 1)].into_iter().enumerate() {
        let mut table = outnumbered();
        table.units(AUTOMA, g(0, 1), 1).units(S1, g(0, 1), 2);
        table.chance([pick(at as u32, 2)]);
        assert_eq!(converted(&recruit(&mut table)), Some((S1, region)));
    }
}

#[test]
fn dei_555_a_scrapper_in_balthasars_region() {
    let mut table = table();
    let events = recruit(&mut table);
    assert_eq!((converted(&events), recruited(&events)), (None, vec![BALTHASAR]));
    assert_eq!((table.scrappers(AUTOMA, BALTHASAR), table.automa().leader), (1, Some(BALTHASAR)));
}

#[test]
fn dei_555_if_he_is_not_free() {
    let mut table = outnumbered();
    table.resources(r(2, 0), 0, 1).leader(AUTOMA, r(2, 0)).reveal("A-4"); // it collects
    table.resources(r(2, 0), 1, 0);
    let events = recruit(&mut table);
    assert_eq!((converted(&events), recruited(&events)), (None, vec![r(2, 0)]));
    assert_eq!(table.scrappers(S1, g(1, 1)), 2);
}

#[test]
fn dei_556_when_balthasar_is_free() {
    for (scrappers, others, technology, free) in [
        (0, 0, 0, true),  // nothing lies there
        (1, 1, 0, true),  // nor here
        (0, 0, 1, false), // Balthasar alone holds it
        (1, 1, 1, false), // it would lose it without Balthasar
        (2, 1, 1, true),  // it keeps it
        (1, 0, 1, true),
        (0, 1, 1, true), // a tie: it does not have it
        (1, 3, 1, true),
    ] {
        let mut table = outnumbered();
        table.units(S1, g(1, 1), 9).units(AUTOMA, g(1, 1), 8); // the other candidate has fewer units where there is one
        table.resources(g(2, 0), technology, 0).leader(AUTOMA, g(2, 0));
        table.units(AUTOMA, g(2, 0), scrappers).units(S1, g(2, 0), others);
        assert_eq!(converted(&recruit(&mut table)).is_some(), free, "{scrappers} {others} {technology}");
    }
}

/// By value the Leader of Farm Z has supremacy, but there is no Scrapper.
#[test]
fn dei_556_a_faction_without_a_scrapper_there_is_no_target() {
    let mut table = table_with(Options { seat_1: Choice::FarmZ, ..options() });
    table.units(AUTOMA, g(1, 1), 1).leader(S1, g(1, 1));
    assert_eq!(table.public().place(g(1, 1)).supremacy(), Some(S1));
    assert_eq!(converted(&recruit(&mut table)), None);
}

#[test]
fn dei_556_he_may_be_there_already() {
    let mut table = table();
    table.resources(g(1, 1), 1, 0).leader(AUTOMA, g(1, 1)).units(S1, g(1, 1), 2);
    let events = recruit(&mut table);
    assert_eq!(converted(&events), Some((S1, g(1, 1))));
    assert_eq!((table.scrappers(AUTOMA, g(1, 1)), table.scrappers(S1, g(1, 1))), (1, 1));
}
