//! DEI-515 to DEI-519, DEI-560 to DEI-563, DEI-EX-9 and DEI-EX-10: the needs of the Automa.

use crate::common::*;

/// The Automa holds so many cubes of each colour, and Balthasar stays put.
fn holding(cubes: [(Colour, usize); 3]) -> Table {
    let mut table = table();
    for (colour, count) in cubes {
        (0..count).for_each(|_| _ = table.outpost(colour, g(0, 1)));
    }
    table.units(AUTOMA, g(0, 1), 1);
    table
}

/// Its phase ends without a further card.
fn end(table: &mut Table, round: u8, phase: u8) -> Vec<Event> {
    table.round(round, phase).next(&[]).run()
}

fn order(table: &Table) -> [Colour; 3] {
    table.public().needs.order.map(|need| need.expect("a need lies on every space"))
}

#[test]
fn dei_515_the_space_gives_the_bonus() {
    for order in [[T, L, M], [M, T, L], [L, M, T]] {
        for (at, colour) in order.into_iter().enumerate() {
            let mut table = holding([(colour, 1), (T, 0), (T, 0)]);
            table.needs(order);
            let paid = needs_paid(&end(&mut table, 1, 3));
            assert_eq!(paid, [(colour, 1, [2, 1, 0][at])].into_iter().filter(|paid| paid.2 > 0).collect::<Vec<_>>());
        }
    }
}

/// A Buy, and a Move to outposts.
#[test]
fn dei_516_the_need_with_the_larger_bonus_first() {
    for order in [[T, L, M], [M, T, L], [L, M, T]] {
        let mut table = table();
        table.outpost(T, g(0, 1)).outpost(L, g(1, 0)).outpost(M, g(1, 2)).units(AUTOMA, g(1, 1), 1).needs(order);
        let to = moved(&table.reveal("A-14"))[0].1;
        let colour = table.public().outposts().find(|outpost| outpost.region == to).map(|outpost| outpost.colour);
        assert_eq!(colour, Some(order[0]));

        let mut table = holding([(T, 1), (L, 1), (M, 1)]);
        table.needs(order).store(AUTOMA, 9, 9).seeded(1);
        let market = table.reveal("A-4").into_iter().find_map(|event| match event {
            Event::CardBought { market, .. } => Some(market),
            _ => None,
        });
        assert_eq!(market, Some(order[0].market()));
    }
}

#[test]
fn dei_517_a_cube_lies_on_the_need_of_its_colour() {
    let mut table = table();
    table.outpost(L, g(0, 1)).outpost(M, g(0, 1)).units(AUTOMA, g(1, 1), 1);
    let events = table.reveal("A-10");
    let cube = |colour| Event::CubeTaken { seat: AUTOMA, colour, region: g(0, 1) };
    assert!(events.contains(&cube(L)) && events.contains(&cube(M)));
    assert_eq!(table.automa().cubes, [0, 1, 1, 0]);
}

/// Recruit drone gives it the majority in the cathedral courtyards.
#[test]
fn dei_518_the_cathedral_cube_lies_on_the_leftmost_need() {
    for order in [[T, L, M], [M, T, L], [L, M, T]] {
        let mut table = table();
        table.needs(order);
        let events = table.chance([pick(0, 4)]).reveal("A-3");
        assert_eq!(events.last(), Some(&Event::CathedralTaken { seat: AUTOMA, colour: order[0] }));
        assert_eq!(table.public().cube, Some((AUTOMA, order[0])));
        assert_eq!(table.automa().cubes[order[0].index()], 1);
    }
}

#[test]
fn dei_519_the_next_need_if_the_first_has_four_cubes() {
    for (cubes, colour) in [
        ([(T, 3), (L, 0), (M, 0)], Some(T)),
        ([(T, 4), (L, 0), (M, 0)], Some(L)),
        ([(T, 4), (L, 4), (M, 3)], Some(M)),
        ([(T, 4), (L, 4), (M, 4)], None),
    ] {
        let mut table = holding(cubes);
        table.chance([pick(1, 4)]).reveal("A-3");
        assert_eq!(table.public().cube, colour.map(|colour| (AUTOMA, colour)), "{cubes:?}");
    }
}

#[test]
fn dei_519_the_cube_stays_with_its_token() {
    let mut table = holding([(T, 0), (L, 2), (M, 0)]);
    table.chance([pick(1, 4)]).reveal("A-3");
    assert_eq!(table.public().cube, Some((AUTOMA, T)));
    end(&mut table, 1, 3);
    assert_eq!((order(&table), table.public().cube), ([L, T, M], Some((AUTOMA, T))));
    assert_eq!(table.automa().cubes, [1, 2, 0, 0]);
}

#[test]
fn dei_560_most_cubes_on_the_largest_bonus() {
    for (cubes, expected) in [
        ([(T, 1), (L, 2), (M, 3)], [M, L, T]),
        ([(T, 2), (L, 3), (M, 1)], [L, T, M]),
        ([(T, 3), (L, 2), (M, 1)], [T, L, M]),
        ([(T, 2), (L, 1), (M, 3)], [M, T, L]),
    ] {
        let mut table = holding(cubes);
        let held = table.automa().cubes;
        end(&mut table, 1, 3);
        assert_eq!((order(&table), table.automa().cubes), (expected, held));
        assert!(table.told(S1).iter().any(|event| matches!(event, Event::NeedsSet { cleanup: true, .. })));
    }
}

#[test]
fn dei_560_only_in_clean_up() {
    for phase in [1, 2] {
        let mut table = holding([(T, 1), (L, 2), (M, 3)]);
        end(&mut table, 1, phase);
        assert_eq!(order(&table), [T, L, M]);
    }
}

#[test]
fn dei_ex_9_need_tokens() {
    let mut table = holding([(T, 1), (L, 1), (M, 2)]);
    end(&mut table, 1, 3);
    assert_eq!(order(&table), [M, L, T]);
}

#[test]
fn dei_561_equals_change_their_order() {
    for (cubes, expected) in [
        ([(T, 1), (L, 1), (M, 1)], [M, L, T]),
        ([(T, 2), (L, 2), (M, 1)], [L, T, M]),
        ([(T, 2), (L, 1), (M, 2)], [M, T, L]),
    ] {
        let mut table = holding(cubes);
        end(&mut table, 2, 3);
        assert_eq!(order(&table), expected);
    }
}

#[test]
fn dei_562_without_cubes_a_colour_counts_0() {
    let mut table = holding([(T, 0), (L, 1), (M, 0)]);
    end(&mut table, 1, 3);
    assert_eq!(order(&table), [L, M, T]);
}

#[test]
fn dei_563_the_bonus_for_each_cube_at_the_end_of_ap3() {
    for round in 1..=4 {
        let mut table = holding([(T, 3), (L, 2), (M, 1)]);
        table.needs([M, T, L]).supplies(AUTOMA, 10);
        assert_eq!(needs_paid(&end(&mut table, round, 3)), [(M, 1, 2), (T, 3, 3)]);
    }
    for phase in [1, 2] {
        let mut table = holding([(T, 3), (L, 2), (M, 1)]);
        assert_eq!((needs_paid(&end(&mut table, 1, phase)), table.automa().supplies), (vec![], 0));
    }
}

/// After its last card: the cube that this card brought is paid for.
#[test]
fn dei_563_after_the_last_action() {
    let mut table = table();
    table.outpost(L, g(0, 1)).units(AUTOMA, g(1, 1), 1).round(1, 3);
    let events = table.reveal("A-10");
    assert_eq!(needs_paid(&events), [(L, 1, 1)]);
    assert_eq!(table.automa().supplies, 1);
}

#[test]
fn dei_563_the_cathedral_cube_is_paid_too() {
    let mut table = table();
    table.round(1, 3).chance([pick(0, 4)]);
    assert_eq!(needs_paid(&table.reveal("A-3")), [(T, 1, 2)]);
}

#[test]
fn dei_ex_10_end_of_ap3() {
    let mut table = holding([(T, 1), (L, 1), (M, 2)]);
    assert_eq!(needs_paid(&end(&mut table, 1, 3)), [(T, 1, 2), (L, 1, 1)]);
    assert_eq!(table.automa().supplies, 3);
}
