//! DEI-540 to DEI-550, DEI-520, DEI-521 and DEI-EX-5: how the Automa moves.

use crate::common::*;

const HERE: Region = g(1, 1);

/// Two Scrappers in the middle of the board, where nothing lies.
fn two() -> Table {
    let mut table = table();
    table.units(AUTOMA, HERE, 2);
    table
}

fn went(events: &[Event]) -> Option<Region> {
    moved(events).first().map(|moved| moved.1)
}

#[test]
fn dei_540_a_symbol_names_an_object() {
    let table = || {
        let mut table = two();
        table.outpost(T, g(0, 1)).outpost(L, g(1, 0)).outpost(M, g(1, 2));
        table.resources(g(2, 1), 1, 0).resources(r(0, 0), 0, 1).way(HERE, r(0, 0)).needs([M, L, T]);
        table
    };
    for (card, deed, to) in [
        ("A-9", Deed::MoveTactical, g(0, 1)),
        ("A-10", Deed::MoveLogistic, g(1, 0)),
        ("A-11", Deed::MoveMechanical, g(1, 2)),
        ("A-12", Deed::MoveEnergy, r(0, 0)),
        ("A-13", Deed::MoveTechnology, g(2, 1)),
        ("A-14", Deed::MoveNeed, g(1, 2)),
    ] {
        let events = table().reveal(card);
        assert_eq!(tries(&events), (vec![deed], vec![]));
        assert_eq!(moved(&events), [(HERE, to, 2, false)]);
    }
}

#[test]
fn dei_541_only_where_it_has_no_majority_yet() {
    let mut table = two();
    table.outpost(T, g(0, 1)).units(AUTOMA, g(0, 1), 1).seeded(1);
    assert_eq!(went(&table.reveal("A-9")), None, "it holds that one");
    table.units(S1, g(0, 1), 1);
    assert_eq!(went(&table.reveal("A-9")), Some(g(0, 1)), "a tie is no majority");
}

#[test]
fn dei_541_never_into_the_sealed_roof() {
    let mut table = table();
    table.units(AUTOMA, g(2, 2), 2).edit(|state| state.public.places[CATHEDRAL.index()].resources = [0, 1]);
    assert!(g(2, 2).adjacent().has(CATHEDRAL));
    assert_eq!(tries(&table.chance([pick(0, 3)]).reveal("A-12")).1[0], Deed::MoveEnergy);
}

#[test]
fn dei_542_it_must_have_the_majority_there() {
    for (there, own, goes) in [(0, 0, true), (1, 0, true), (2, 0, false), (2, 1, true), (3, 1, false), (3, 2, true)] {
        let mut table = two();
        table.outpost(T, g(0, 1)).units(S1, g(0, 1), there).units(AUTOMA, g(0, 1), own).seeded(1);
        assert_eq!(went(&table.reveal("A-9")).is_some(), goes, "to {own} against {there}");
    }
}

#[test]
fn dei_542_by_one_move() {
    let mut table = two();
    table.outpost(T, g(0, 2)).seeded(1);
    assert_eq!(went(&table.reveal("A-9")), None, "two steps away");
    table.outpost(T, g(2, 1));
    assert_eq!(went(&table.reveal("A-9")), Some(g(2, 1)));
}

/// Balthasar counts in the region of arrival, coming or there already.
#[test]
fn dei_542_balthasar_counts() {
    let mut table = two();
    table.leader(AUTOMA, HERE).outpost(T, g(0, 1)).units(S1, g(0, 1), 2);
    assert_eq!(moved(&table.reveal("A-9")), [(HERE, g(0, 1), 2, true)]);
    let mut table = two();
    table.outpost(T, g(0, 1)).units(S1, g(0, 1), 2).leader(AUTOMA, g(0, 1));
    assert_eq!(moved(&table.reveal("A-9")), [(HERE, g(0, 1), 2, false)]);
}

/// A group for each of the four ways to move; then without the first, and so on.
#[test]
fn dei_543_majority_minority_then_both_with_a_backup_move() {
    let mut table = table();
    table.outpost(T, HERE).outpost(T, r(0, 2));
    table.units(AUTOMA, g(0, 1), 1);
    table.resources(g(1, 2), 1, 0).units(AUTOMA, g(1, 2), 1).units(S1, g(1, 2), 1);
    table.units(AUTOMA, g(0, 2), 1);
    table.resources(g(1, 3), 1, 0).units(AUTOMA, g(1, 3), 1).units(S1, g(1, 3), 1);
    for (from, to, free, backup) in [
        (g(0, 1), HERE, Free::Majority, false),
        (g(1, 2), HERE, Free::Minority, false),
        (g(0, 2), r(0, 2), Free::Majority, true),
        (g(1, 3), r(0, 2), Free::Minority, true),
    ] {
        let events = Scene::of(table.state().clone()).reveal("A-9");
        assert_eq!((moved(&events), ways_of(&events)), (vec![(from, to, 1, false)], vec![(free, backup)]));
        table.units(AUTOMA, from, 0);
    }
    assert_eq!(went(&table.seeded(1).reveal("A-9")), None);
}

#[test]
fn dei_544_the_largest_group_by_majority() {
    let mut table = two();
    table.outpost(T, g(0, 1)).units(AUTOMA, g(0, 0), 1).units(AUTOMA, g(0, 2), 3).units(AUTOMA, g(2, 2), 5);
    assert_eq!(moved(&table.reveal("A-9")), [(g(0, 2), g(0, 1), 3, false)], "of those that can move");
}

#[test]
fn dei_544_the_smallest_group_by_minority() {
    let mut table = table();
    for (region, units) in [(g(0, 0), 3), (HERE, 2), (g(0, 2), 4)] {
        table.resources(region, 1, 0).units(AUTOMA, region, units).units(S1, region, units);
    }
    table.outpost(T, g(0, 1));
    let events = table.reveal("A-9");
    assert_eq!((moved(&events), ways_of(&events)[0].0), (vec![(HERE, g(0, 1), 2, false)], Free::Minority));
}

/// The larger group by minority goes where the smaller would not have the majority.
#[test]
fn dei_544_of_those_that_can_move() {
    let mut table = table();
    for (region, units) in [(g(0, 0), 3), (HERE, 2), (g(0, 2), 4)] {
        table.resources(region, 1, 0).units(AUTOMA, region, units).units(S1, region, units);
    }
    table.outpost(T, g(0, 1)).units(S1, g(0, 1), 2);
    assert_eq!(moved(&table.reveal("A-9")), [(g(0, 0), g(0, 1), 3, false)]);
}

#[test]
fn dei_544_equal_groups_are_drawn() {
    for (at, from) in [g(0, 0), HERE].into_iter().enumerate() {
        let mut table = two();
        table.outpost(T, g(0, 1)).units(AUTOMA, g(0, 0), 2);
        assert_eq!(moved(&table.chance([pick(at as u32, 2)]).reveal("A-9")), [(from, g(0, 1), 2, false)]);
    }
    for (at, from) in [g(0, 0), HERE].into_iter().enumerate() {
        let mut table = table();
        for region in [g(0, 0), HERE] {
            table.resources(region, 1, 0).units(AUTOMA, region, 1).units(S1, region, 1);
        }
        table.outpost(T, g(0, 1));
        assert_eq!(moved(&table.chance([pick(at as u32, 2)]).reveal("A-9")), [(from, g(0, 1), 1, false)]);
    }
}

/// Though fewer would do.
#[test]
fn dei_545_the_whole_group_moves() {
    let mut table = table();
    table.units(AUTOMA, HERE, 6).outpost(T, g(0, 1)).units(S1, g(0, 1), 1);
    assert_eq!(moved(&table.reveal("A-9")), [(HERE, g(0, 1), 6, false)]);
    assert_eq!((table.scrappers(AUTOMA, HERE), table.scrappers(AUTOMA, g(0, 1))), (0, 6));
}

#[test]
fn dei_545_sizes_count_for_backup_moves_too() {
    let mut table = two();
    table.outpost(T, r(0, 0)).units(AUTOMA, g(0, 0), 3);
    let events = table.reveal("A-9");
    assert_eq!((moved(&events), ways_of(&events)), (vec![(g(0, 0), r(0, 0), 3, false)], vec![(Free::Majority, true)]));
    let mut table = self::table();
    table.outpost(T, r(0, 0));
    for (region, units) in [(g(0, 0), 3), (HERE, 2)] {
        table.resources(region, 1, 0).units(AUTOMA, region, units).units(S1, region, units);
    }
    let events = table.reveal("A-9");
    assert_eq!((moved(&events), ways_of(&events)), (vec![(HERE, r(0, 0), 2, false)], vec![(Free::Minority, true)]));
}

#[test]
fn dei_546_to_the_target_with_the_most_resources() {
    let mut table = two();
    table.outpost(T, g(0, 1)).outpost(T, g(1, 0)).outpost(T, g(2, 1));
    table.resources(g(0, 1), 1, 0).resources(g(1, 0), 3, 0).resources(g(2, 1), 2, 0).resources(g(1, 2), 9, 9);
    assert_eq!(went(&table.reveal("A-9")), Some(g(1, 0)));
}

/// The largest group goes, though only another one could reach the richer target.
#[test]
fn dei_546_the_group_is_chosen_first() {
    let mut table = two();
    table.outpost(T, g(0, 1)).outpost(T, g(2, 0)).resources(g(2, 0), 3, 0).units(AUTOMA, g(1, 0), 1);
    assert_eq!(moved(&table.reveal("A-9")), [(HERE, g(0, 1), 2, false)]);
}

#[test]
fn dei_546_equal_targets_are_drawn() {
    for (at, to) in [g(0, 1), g(2, 1)].into_iter().enumerate() {
        let mut table = two();
        table.outpost(T, g(0, 1)).outpost(T, g(1, 0)).outpost(T, g(2, 1));
        table.resources(g(0, 1), 2, 0).resources(g(1, 0), 1, 0).resources(g(2, 1), 2, 0);
        assert_eq!(went(&table.chance([pick(at as u32, 2)]).reveal("A-9")), Some(to));
    }
}

#[test]
fn dei_547_technology_and_energy_together() {
    let mut table = two();
    table.outpost(T, g(0, 1)).outpost(T, g(1, 0)).resources(g(0, 1), 2, 0).resources(g(1, 0), 1, 2);
    assert_eq!(went(&table.reveal("A-9")), Some(g(1, 0)));
    let mut table = two();
    table.resources(g(0, 1), 2, 0).resources(g(1, 0), 1, 2);
    assert_eq!(went(&table.reveal("A-13")), Some(g(1, 0)), "also where it moves to Technology");
}

/// The last way for the first colour comes before the first way for the second.
#[test]
fn dei_548_all_four_ways_for_one_colour_before_the_next() {
    let mut table = table();
    table.outpost(M, r(0, 0)).resources(g(0, 0), 1, 0).units(AUTOMA, g(0, 0), 1).units(S1, g(0, 0), 1);
    table.outpost(L, g(1, 2)).units(AUTOMA, g(0, 2), 3);
    table.needs([T, M, L]);
    let mut first = Scene::of(table.state().clone());
    let events = first.reveal("A-14");
    assert_eq!(moved(&events), [(g(0, 0), r(0, 0), 1, false)], "no tactical outpost; then mechanical ones");
    assert_eq!(ways_of(&events), [(Free::Minority, true)]);
    assert_eq!(moved(&table.needs([T, L, M]).reveal("A-14")), [(g(0, 2), g(1, 2), 3, false)]);
}

#[test]
fn dei_ex_5_need_order() {
    let mut table = table_for(5, Options { automa: Automa::Standard, ..Options::default() });
    let automa = table.public().automa.expect("it plays");
    table.leader(automa, g(4, 0));
    table.edit(|state| state.public.order = (0..6).map(Seat::new).collect());
    // For each colour a group by majority and one by minority that are linked to it, and one of each that are not.
    let mut arrange = |colour, target, roof, from: [Region; 4]| {
        table.outpost(colour, target).outpost(colour, roof);
        for (at, region) in from.into_iter().enumerate() {
            table.units(automa, region, 1);
            if at % 2 == 1 {
                table.resources(region, 0, 1).units(S1, region, 1);
            }
        }
    };
    let tactical = [g(0, 0), g(1, 1), g(0, 4), g(1, 3)];
    arrange(T, g(0, 1), r(0, 3), tactical);
    let logistic = [g(3, 0), g(2, 1), g(4, 2), g(4, 3)];
    arrange(L, g(3, 1), r(3, 2), logistic);
    let mechanical = [g(1, 6), g(2, 5), g(4, 6), g(4, 5)];
    arrange(M, g(2, 6), r(3, 5), mechanical);
    for (colour, from) in [(T, tactical), (L, logistic), (M, mechanical)] {
        let ways = [(Free::Majority, false), (Free::Minority, false), (Free::Majority, true), (Free::Minority, true)];
        for (from, way) in from.into_iter().zip(ways) {
            let events = Scene::of(table.state().clone()).reveal("A-14");
            assert_eq!(moved(&events)[0].0, from, "{colour:?} {way:?}");
            assert_eq!(ways_of(&events), [way], "{colour:?}");
            table.units(automa, from, 0);
        }
    }
    let events = table.reveal("A-14");
    assert_eq!(tries(&events).1[0], Deed::MoveNeed, "then the next action of the card");
}

#[test]
fn dei_549_nothing_is_possible() {
    for card in ["A-9", "A-10", "A-11", "A-12", "A-13", "A-14"] {
        let mut table = two();
        table.seeded(1);
        let events = table.reveal(card);
        let tried = cards().automa[usize::from(automa_card(card))].tries;
        assert_eq!(tries(&events), (vec![tried[2]], tried[..2].to_vec()));
        assert_eq!((moved(&events), table.scrappers(AUTOMA, HERE)), (vec![], 2));
    }
}

#[test]
fn dei_550_it_uses_its_own_structures_in_both_directions() {
    for (from, to, way) in [
        (g(0, 0), r(0, 0), (g(0, 0), r(0, 0))),
        (r(0, 0), g(0, 0), (g(0, 0), r(0, 0))),
        (r(0, 0), r(1, 0), (r(0, 0), r(1, 0))),
        (r(0, 0), r(1, 0), (r(1, 0), r(0, 0))),
    ] {
        let mut table = table();
        table.units(AUTOMA, from, 2).outpost(T, to).way(way.0, way.1);
        let events = table.reveal("A-9");
        assert_eq!((moved(&events), ways_of(&events)), (vec![(from, to, 2, false)], vec![(Free::Majority, false)]));
    }
}

#[test]
fn dei_550_it_uses_neutral_bridges() {
    let mut table = table();
    assert!(table.public().bridges.iter().any(|bridge| bridge.joins(r(0, 1), r(1, 1))));
    table.units(AUTOMA, r(1, 1), 1).outpost(T, r(0, 1));
    let events = table.reveal("A-9");
    assert_eq!(ways_of(&events), [(Free::Majority, false)]);
    assert_eq!(table.automa().left, [0, 3, 3]);
}

/// An Elevator of a human is none for the Automa: it builds its own.
#[test]
fn dei_550_it_cannot_use_those_of_others() {
    let mut table = table();
    table.units(AUTOMA, g(0, 0), 1).outpost(T, r(0, 0)).edit(|state| {
        let player = &mut state.public.players[S1];
        player.ways[0] = Some(Way { region: g(0, 0), other: r(0, 0) });
        player.left[Structure::Elevator.index()] -= 1;
    });
    assert_eq!(ways_of(&table.reveal("A-9")), [(Free::Majority, true)]);
    assert_eq!(table.automa().left[Structure::Elevator.index()], 2);
}

/// Courtyards are linked for everyone, a bridge at the sealed roof links nothing.
#[test]
fn dei_550_a_bridge_to_the_sealed_roof_links_nothing() {
    let mut table = table();
    table.cathedral(r(1, 1)).units(AUTOMA, r(0, 1), 2);
    table.edit(|state| state.public.places[r(1, 1).index()].resources = [0, 1]);
    assert_eq!(tries(&table.chance([pick(0, 4)]).reveal("A-12")).1[0], Deed::MoveEnergy);
}

#[test]
fn dei_520_each_of_the_options_can_be_taken() {
    let mut seen = Regions::EMPTY;
    for seed in 0..30 {
        let mut table = two();
        table.outpost(T, g(0, 1)).outpost(T, g(1, 0)).outpost(T, g(2, 1)).seeded(seed);
        seen.set(went(&table.reveal("A-9")).expect("it moves"), true);
    }
    assert_eq!(seen.iter().collect::<Vec<_>>(), [g(0, 1), g(1, 0), g(2, 1)]);
}

/// Courtyards row by row, then roofs row by row; one draw among those that tie.
#[test]
fn dei_521_one_draw_in_the_order_of_the_regions() {
    let order = [g(0, 1), g(1, 0), g(2, 1), r(0, 1), r(1, 0)];
    for (at, to) in order.into_iter().enumerate() {
        let mut table = two();
        order.into_iter().for_each(|region| _ = table.outpost(T, region));
        table.way(HERE, r(1, 0)).way(HERE, r(0, 1)).outpost(T, g(0, 3));
        assert_eq!(went(&table.chance([pick(at as u32, 5)]).reveal("A-9")), Some(to));
    }
    let mut table = two();
    table.outpost(T, g(0, 1));
    table.reveal("A-9");
    assert_eq!(table.outcome().picks, [], "one option is no chance");
}
