//! DEI-537 and DEI-538: what the Automa collects.

use crate::common::*;

fn collected(events: &[Event]) -> Vec<(Region, Resource)> {
    let collected = |event: &Event| match *event {
        Event::AutomaCollected { region, resource, .. } => Some((region, resource)),
        _ => None,
    };
    events.iter().filter_map(collected).collect()
}

#[test]
fn dei_537_where_it_has_the_majority_and_that_resource_lies() {
    let mut table = table();
    table.resources(g(0, 1), 1, 1).units(AUTOMA, g(0, 1), 2).units(S1, g(0, 1), 1); // the majority
    table.resources(g(1, 0), 1, 1).units(AUTOMA, g(1, 0), 1).units(S1, g(1, 0), 1); // a tie
    table.resources(g(2, 0), 1, 1).units(S1, g(2, 0), 1); // nobody of it
    table.resources(g(1, 1), 1, 1); // nobody
    for (card, deed, kind) in
        [("A-17", Deed::CollectTechnology, Resource::Technology), ("A-18", Deed::CollectEnergy, Resource::Energy)]
    {
        let events = table.reveal(card);
        assert_eq!(tries(&events), (vec![deed], vec![]));
        assert_eq!(collected(&events), [(g(0, 1), kind)]);
    }
    assert_eq!(table.public().place(g(0, 1)).resources, [0, 0]);
    assert_eq!((table.automa().store.technology, table.automa().store.energy), (2, 2));
}

#[test]
fn dei_537_the_other_resource_does_not_do() {
    let mut table = table();
    table.resources(g(0, 1), 0, 2).units(AUTOMA, g(0, 1), 2).resources(g(1, 0), 1, 0).units(AUTOMA, g(1, 0), 1);
    assert_eq!(collected(&table.reveal("A-17")), [(g(1, 0), Resource::Technology)]);
}

#[test]
fn dei_538_no_candidate() {
    let mut table = table();
    table.resources(g(0, 1), 0, 2).units(AUTOMA, g(0, 1), 1);
    let events = table.reveal("A-17"); // then it may not move either, and recruits
    assert_eq!(tries(&events), (vec![Deed::RecruitRefuge], vec![Deed::CollectTechnology, Deed::MoveTactical]));
    assert_eq!((collected(&events), table.automa().store.technology), (vec![], 1));
}

#[test]
fn dei_538_the_fewest_of_that_resource() {
    let mut table = table();
    table.resources(g(0, 1), 3, 0).units(AUTOMA, g(0, 1), 1);
    table.resources(g(1, 0), 2, 5).units(AUTOMA, g(1, 0), 1);
    table.resources(g(2, 0), 4, 0).units(AUTOMA, g(2, 0), 1);
    assert_eq!(collected(&table.reveal("A-17")), [(g(1, 0), Resource::Technology)]);
    assert_eq!(table.public().place(g(1, 0)).resources, [1, 5], "one of them");
    assert_eq!(table.automa().store.technology, 2);
}

#[test]
fn dei_538_equals_are_drawn() {
    for (at, region) in [g(0, 1), g(2, 0), r(0, 0)].into_iter().enumerate() {
        let mut table = table();
        for (region, technology) in [(g(0, 1), 2), (g(1, 0), 3), (g(2, 0), 2), (r(0, 0), 2)] {
            table.resources(region, technology, 0).units(AUTOMA, region, 1);
        }
        let events = table.chance([pick(at as u32, 3)]).reveal("A-17");
        assert_eq!(collected(&events), [(region, Resource::Technology)]);
    }
}
