//! DEI-522 to DEI-528 and DEI-EX-3: units that are free to go, seen by where they go.

use crate::common::*;

/// A tactical outpost where nobody is, next to `g(1, 1)` and `g(0, 2)`.
const TARGET: Region = g(1, 2);

fn with_target() -> Table {
    let mut table = table();
    table.outpost(T, TARGET);
    table
}

/// How many Scrappers leave `g(1, 1)`, which holds a resource, where so many are against so many.
fn leaving(own: u8, others: u8) -> Option<(u8, Free)> {
    let mut table = with_target();
    table.seeded(1).resources(g(1, 1), 0, 1).units(AUTOMA, g(1, 1), own).units(S1, g(1, 1), others);
    let events = table.reveal("A-9");
    let (_, to, scrappers, _) = *moved(&events).first()?;
    assert_eq!((to, table.scrappers(AUTOMA, g(1, 1))), (TARGET, own - scrappers));
    Some((scrappers, ways_of(&events)[0].0))
}

#[test]
fn dei_ex_3_two_free_in_each_region() {
    for (at, (from, stay)) in [(g(0, 2), 0), (g(1, 1), 4)].into_iter().enumerate() {
        let mut table = with_target();
        table.resources(g(1, 1), 1, 0).units(AUTOMA, g(1, 1), 6).units(S1, g(1, 1), 3).units(AUTOMA, g(0, 2), 2);
        let events = table.chance([pick(at as u32, 2)]).reveal("A-9");
        assert_eq!(moved(&events), [(from, TARGET, 2, false)]);
        assert_eq!(ways_of(&events), [(Free::Majority, false)]);
        assert_eq!(table.scrappers(AUTOMA, from), stay);
    }
}

#[test]
fn dei_522_as_many_as_leave_it_the_majority() {
    for (own, others, leave) in [(6, 3, 2), (5, 3, 1), (3, 0, 2), (2, 0, 1), (9, 1, 7)] {
        assert_eq!(leaving(own, others), Some((leave, Free::Majority)), "{own} against {others}");
    }
    for (own, others) in [(4, 3), (1, 0), (2, 1)] {
        assert_eq!(leaving(own, others), None, "{own} against {others}");
    }
}

#[test]
fn dei_522_an_outpost_binds_like_a_resource() {
    let mut table = with_target();
    table.outpost(L, g(1, 1)).units(AUTOMA, g(1, 1), 4).units(S1, g(1, 1), 1);
    assert_eq!(moved(&table.reveal("A-9")), [(g(1, 1), TARGET, 2, false)]);
}

/// Not the sum of the others: the strongest of them counts.
#[test]
fn dei_522_each_other_faction_by_itself() {
    let mut table = table_for(2, options());
    table.outpost(T, TARGET).resources(g(1, 1), 1, 0).units(S3, g(1, 1), 5).units(S1, g(1, 1), 2).units(S2, g(1, 1), 2);
    assert_eq!(moved(&table.reveal("A-9")), [(g(1, 1), TARGET, 2, false)]);
}

#[test]
fn dei_523_where_nothing_lies_all_are_free_by_majority() {
    for others in [0, 1, 2, 5] {
        let mut table = with_target();
        table.units(AUTOMA, g(1, 1), 2).units(S1, g(1, 1), others);
        let events = table.reveal("A-9");
        assert_eq!(moved(&events), [(g(1, 1), TARGET, 2, false)], "against {others}");
        assert_eq!(ways_of(&events), [(Free::Majority, false)]);
    }
}

#[test]
fn dei_524_without_the_majority_all_are_free_by_minority() {
    for (own, others) in [(1, 3), (2, 2), (3, 4), (1, 1)] {
        assert_eq!(leaving(own, others), Some((own, Free::Minority)), "{own} against {others}");
    }
}

#[test]
fn dei_525_minorities_only_when_no_group_by_majority_can() {
    let mut table = with_target();
    table.resources(g(1, 1), 1, 0).units(AUTOMA, g(1, 1), 1).units(S1, g(1, 1), 1);
    table.units(AUTOMA, g(0, 2), 4);
    let mut without = Scene::of(table.state().clone());
    assert_eq!(moved(&table.reveal("A-9")), [(g(0, 2), TARGET, 4, false)]);
    // A group by majority that is somewhere else stops nobody.
    without.units(AUTOMA, g(0, 2), 0).units(AUTOMA, g(0, 0), 4);
    let events = without.reveal("A-9");
    assert_eq!(moved(&events), [(g(1, 1), TARGET, 1, false)]);
    assert_eq!(ways_of(&events), [(Free::Minority, false)]);
}

#[test]
fn dei_526_altars_structures_and_drones_bind_nobody() {
    let mut table = with_target();
    table.units(AUTOMA, g(2, 2), 3).way(g(2, 2), r(1, 1));
    table.edit(|state| {
        state.public.drones[Drone::Simon.index()] = Some(g(2, 2));
        let player = &mut state.public.players[AUTOMA];
        player.refuges.set(g(0, 0), false);
        player.refuges.set(g(2, 2), true);
        state.public.needs.homes[0] = Some((g(2, 2), T));
    });
    assert!(table.public().altars.has(g(2, 2)));
    assert_eq!(moved(&table.reveal("A-9")), [(g(2, 2), TARGET, 3, false)], "the whole group");
}

/// Groups of two regions do not join, though together they would have the majority.
#[test]
fn dei_526_a_group_is_of_one_region() {
    let mut table = with_target();
    table.units(AUTOMA, g(1, 1), 2).units(AUTOMA, g(0, 2), 2).units(S1, TARGET, 2).seeded(1);
    assert_eq!(tries(&table.reveal("A-9")).1, [Deed::MoveTactical, Deed::CollectTechnology]);
}

#[test]
fn dei_527_balthasar_is_part_of_the_group() {
    for (scrappers, go) in [(2, 1), (1, 0), (4, 3)] {
        let mut table = with_target();
        table.resources(g(1, 1), 1, 0).units(AUTOMA, g(1, 1), scrappers).leader(AUTOMA, g(1, 1));
        assert_eq!(moved(&table.reveal("A-9")), [(g(1, 1), TARGET, go, true)]);
        assert_eq!(table.automa().leader, Some(TARGET));
        assert_eq!((table.scrappers(AUTOMA, g(1, 1)), table.scrappers(AUTOMA, TARGET)), (scrappers - go, go));
    }
}

#[test]
fn dei_528_balthasar_counts_for_the_size() {
    let scene = |others: u8| {
        let mut table = with_target();
        table.resources(g(1, 1), 1, 0).units(AUTOMA, g(1, 1), 2).leader(AUTOMA, g(1, 1));
        table.units(AUTOMA, g(0, 2), others);
        table
    };
    assert_eq!(moved(&scene(1).reveal("A-9")), [(g(1, 1), TARGET, 1, true)], "two against one");
    let mut tied = scene(2);
    assert_eq!(moved(&tied.chance([pick(1, 2)]).reveal("A-9")), [(g(1, 1), TARGET, 1, true)], "two against two");
    // Balthasar alone holds the region and may not leave.
    let mut alone = with_target();
    alone.seeded(1).resources(g(1, 1), 0, 1).leader(AUTOMA, g(1, 1));
    assert_eq!(moved(&alone.reveal("A-9")), []);
}
