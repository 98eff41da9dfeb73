//! DEI-557 to DEI-559 and DEI-568 to DEI-571 without DEI-570: new Scrappers of the Automa.

use crate::common::*;

fn fetched(events: &[Event]) -> Vec<Region> {
    let fetched = |event: &Event| match *event {
        Event::AutomaFetched { region, .. } => Some(region),
        _ => None,
    };
    events.iter().filter_map(fetched).collect()
}

#[test]
fn dei_557_the_refuge_with_the_fewest_units() {
    let mut table = table();
    table.units(AUTOMA, g(0, 0), 2).units(AUTOMA, g(0, 3), 3).units(AUTOMA, g(3, 0), 2); // and Balthasar there
    let events = table.reveal("A-2");
    assert_eq!(tries(&events), (vec![Deed::RecruitRefuge], vec![Deed::BuyLogistic, Deed::CollectEnergy]));
    assert_eq!(recruited(&events), [g(0, 0)]);
    assert_eq!((table.scrappers(AUTOMA, g(0, 0)), table.automa().scrappers), (3, 7));
}

/// Balthasar is a unit; those of others are not counted.
#[test]
fn dei_557_units_of_the_automa_count() {
    let mut table = table();
    table.needs([M, L, T]).units(AUTOMA, g(0, 3), 1).units(S1, g(0, 0), 5);
    assert_eq!(recruited(&table.reveal("A-2")), [g(0, 0)]);
}

#[test]
fn dei_557_ties_go_to_the_larger_bonus() {
    for (order, region) in [([T, L, M], g(0, 0)), ([L, T, M], g(0, 3)), ([L, M, T], g(0, 3)), ([M, T, L], g(3, 0))] {
        let mut table = table();
        table.needs(order).units(AUTOMA, g(0, 0), 1).units(AUTOMA, g(0, 3), 1);
        assert_eq!(recruited(&table.reveal("A-2")), [region], "{order:?}");
    }
}

/// Another outpost in the region, of a need with a larger bonus, makes no difference.
#[test]
fn dei_568_the_outpost_that_put_the_refuge_there() {
    let mut table = table();
    table.leader(AUTOMA, g(2, 0)).units(AUTOMA, g(0, 3), 1);
    table.outpost(T, g(0, 0)).outpost(L, g(0, 0)).outpost(M, g(3, 0)).needs([L, M, T]);
    assert_eq!(recruited(&table.reveal("A-2")), [g(3, 0)]);
}

#[test]
fn dei_558_the_altar_with_the_fewest_units() {
    let mut table = table();
    for (region, units) in [(g(2, 2), 1), (g(2, 3), 2), (g(3, 2), 0), (g(3, 3), 1)] {
        table.units(AUTOMA, region, units);
    }
    let events = table.reveal("A-3");
    assert_eq!(tries(&events).0, [Deed::RecruitDrone]);
    assert_eq!(recruited(&events), [g(3, 2)]);
    table.leader(AUTOMA, g(3, 2)).units(AUTOMA, g(2, 3), 1);
    assert_eq!(recruited(&table.chance([pick(2, 3)]).reveal("A-3")), [g(3, 3)], "Balthasar is a unit");
}

#[test]
fn dei_558_equal_altars_are_drawn() {
    for (at, region) in [g(2, 2), g(2, 3), g(3, 3)].into_iter().enumerate() {
        let mut table = table();
        table.units(AUTOMA, g(3, 2), 1);
        assert_eq!(recruited(&table.chance([pick(at as u32, 3)]).reveal("A-3")), [region]);
    }
}

/// No Scrapper in reserve: six and five where nothing lies, four where a resource does.
fn exhausted() -> Table {
    let mut table = table();
    table.units(AUTOMA, g(0, 1), 6).units(AUTOMA, g(1, 0), 5);
    table.resources(g(1, 2), 1, 0).units(AUTOMA, g(1, 2), 4);
    assert_eq!(table.automa().scrappers, 0);
    table
}

#[test]
fn dei_559_from_the_region_with_the_most_free_units() {
    let mut table = exhausted();
    let events = table.reveal("A-2");
    assert_eq!((fetched(&events), recruited(&events)), (vec![g(0, 1)], vec![g(0, 0)]));
    assert_eq!((table.scrappers(AUTOMA, g(0, 1)), table.scrappers(AUTOMA, g(0, 0))), (5, 1));
    assert_eq!(table.automa().scrappers, 0);
    let mut table = exhausted();
    table.resources(g(0, 1), 1, 0).units(S1, g(0, 1), 2);
    assert_eq!(fetched(&table.reveal("A-2")), [g(1, 0)], "three of the six are free, and five");
}

#[test]
fn dei_559_equals_are_drawn() {
    for (at, from) in [g(0, 1), g(1, 0)].into_iter().enumerate() {
        let mut table = exhausted();
        table.resources(g(0, 1), 1, 0);
        assert_eq!(fetched(&table.chance([pick(at as u32, 2)]).reveal("A-2")), [from]);
    }
}

#[test]
fn dei_559_not_while_the_reserve_has_one() {
    let mut table = exhausted();
    table.units(AUTOMA, g(1, 2), 3);
    assert_eq!(fetched(&table.reveal("A-2")), []);
    assert_eq!(table.automa().scrappers, 0);
}

#[test]
fn dei_571_groups_by_majority_come_first() {
    let mut table = table();
    table.resources(g(0, 1), 1, 0).units(AUTOMA, g(0, 1), 13).units(S1, g(0, 1), 13);
    table.units(AUTOMA, g(1, 0), 2);
    assert_eq!(fetched(&table.reveal("A-2")), [g(1, 0)], "two by majority before thirteen by minority");
}

/// Balthasar alone is a group by majority, but has no Scrapper to give.
#[test]
fn dei_571_minorities_where_no_other_group_has_a_scrapper() {
    let mut table = table();
    table.resources(g(0, 1), 1, 0).units(AUTOMA, g(0, 1), 8).units(S1, g(0, 1), 8);
    table.resources(g(1, 0), 1, 0).units(AUTOMA, g(1, 0), 7).units(S1, g(1, 0), 7);
    let events = table.reveal("A-2");
    assert_eq!((fetched(&events), recruited(&events)), (vec![g(0, 1)], vec![g(0, 0)]));
}

#[test]
fn dei_571_it_may_come_from_where_it_goes() {
    let mut table = table();
    table.resources(r(2, 0), 1, 0).leader(AUTOMA, r(2, 0)).units(AUTOMA, g(0, 0), 4);
    table.outpost(L, g(0, 3)).units(AUTOMA, g(0, 3), 5).units(S1, g(0, 3), 3); // and the Leader
    table.outpost(M, g(3, 0)).units(AUTOMA, g(3, 0), 6).units(S1, g(3, 0), 5).store(AUTOMA, 0, 0);
    let events = table.reveal("A-2");
    assert_eq!((fetched(&events), recruited(&events)), (vec![g(0, 0)], vec![g(0, 0)]));
    assert_eq!(table.scrappers(AUTOMA, g(0, 0)), 4);
}

/// A group by minority has a Scrapper when the card is turned up. When it is to be deployed, the Kill and Balthasar have
/// given the Automa the majority there, by one.
#[test]
fn dei_571_it_is_looked_for_after_the_kill_and_balthasar() {
    let mut table = table();
    table.resources(g(0, 1), 1, 0).units(AUTOMA, g(0, 1), 14).units(S1, g(0, 1), 13);
    table.resources(g(1, 1), 1, 0).units(AUTOMA, g(1, 1), 1).units(S1, g(1, 1), 2);
    let events = table.reveal("A-4");
    assert!(events.contains(&Event::AutomaConverted { seat: AUTOMA, victim: S1, region: g(1, 1) }));
    assert!(events.contains(&Event::AutomaNobody { seat: AUTOMA }));
    assert_eq!((fetched(&events), table.scrappers(AUTOMA, g(1, 1))), (vec![], 1));
}

#[test]
fn dei_569_without_free_units_nothing_is_deployed() {
    let mut table = table();
    table.resources(g(0, 1), 1, 0).units(AUTOMA, g(0, 1), 15).units(S1, g(0, 1), 14);
    table.resources(r(2, 0), 0, 1).leader(AUTOMA, r(2, 0));
    let events = table.reveal("A-8");
    assert_eq!(tries(&events).0, [Deed::RecruitRefuge], "it still counts as done");
    assert!(events.contains(&Event::AutomaNobody { seat: AUTOMA }));
    assert_eq!((recruited(&events), fetched(&events)), (vec![], vec![]));
    assert_eq!((table.scrappers(AUTOMA, g(0, 1)), table.scrappers(AUTOMA, g(0, 0))), (15, 0));
}
