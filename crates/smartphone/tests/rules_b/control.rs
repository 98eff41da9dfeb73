//! Section 17: control, SP-412 to SP-416.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

/// Five players without retailers; these offices and these customers served in a region without any.
fn region(region: Region, offices: &[Seat], goods: &[(Seat, &[usize])]) -> Table {
    let mut scene = with_powers(5, &[]);
    for seat in offices {
        scene.office(*seat, region);
    }
    for (seat, customers) in goods {
        serve(&mut scene, *seat, region, customers);
    }
    scene
}

fn scored(mut scene: Table, of: Region) -> Vec<(u8, Seat, i16)> {
    to_profit(&mut scene);
    controls(&scene, of)
}

#[test]
fn sp_412_most_goods_first_the_next_second() {
    let scene = region(Region::Usa, &[S1, S2, S3], &[(S1, &[0]), (S2, &[1, 2, 3]), (S3, &[4, 5])]);
    assert_eq!(scored(scene, Region::Usa), [(1, S2, 5), (2, S3, 2)]);
}

/// One customer with two goods against one customer with one.
#[test]
fn sp_412_second_goods_count() {
    let mut scene = region(Region::Usa, &[S1, S2, S3], &[(S1, &[0]), (S2, &[6])]);
    serve_twice(&mut scene, S2, Region::Usa, 6);
    assert_eq!(scored(scene, Region::Usa), [(1, S2, 5), (2, S1, 2)]);
}

#[test]
fn sp_412_the_first_controls_the_region() {
    let mut scene = region(Region::Usa, &[S1, S2], &[(S1, &[0]), (S2, &[1, 2])]);
    to_profit(&mut scene);
    let controls = |seat| scene.player(seat).seen.controlled.has(Region::Usa.index() as u8);
    assert_eq!([S1, S2].map(controls), [false, true]);
}

#[test]
fn sp_413_a_tie_goes_to_the_office_further_left() {
    let scene = region(Region::Usa, &[S4, S2, S1], &[(S1, &[0, 1]), (S2, &[2, 3]), (S4, &[4, 5])]);
    assert_eq!(scored(scene, Region::Usa), [(1, S4, 5), (2, S2, 2)]);
}

/// Neither the customer further left nor the lower price decides.
#[test]
fn sp_413_nothing_else_decides() {
    let mut scene = region(Region::Usa, &[S2, S1, S3], &[(S1, &[0]), (S2, &[7])]);
    scene.price(S1, 2).price(S2, 8).vp(S1, 0).vp(S2, 90);
    assert_eq!(scored(scene, Region::Usa), [(1, S2, 5), (2, S1, 2)]);
}

#[test]
fn sp_413_of_two_offices_the_left_one_counts() {
    let scene = region(Region::Usa, &[S2, S1, S2], &[(S1, &[0]), (S2, &[1])]);
    assert_eq!(scored(scene, Region::Usa), [(1, S2, 5), (2, S1, 2)]);
    let scene = region(Region::Usa, &[S1, S2, S2], &[(S1, &[0]), (S2, &[1])]);
    assert_eq!(scored(scene, Region::Usa), [(1, S1, 5), (2, S2, 2)]);
}

#[test]
fn sp_413_a_player_without_an_office_is_behind_tied_players_with_one() {
    let mut scene = region(Region::Usa, &[S2, S3, S4], &[(S1, &[0]), (S4, &[1])]);
    scene.own(S1, Power::FourGPlain).price(S1, 2);
    assert_eq!(scored(scene, Region::Usa), [(1, S4, 5), (2, S1, 2)]);
}

/// More goods count for more than an office.
#[test]
fn sp_413_but_only_where_they_are_tied() {
    let scene = region(Region::Usa, &[S2, S3, S4], &[(S1, &[0, 2]), (S4, &[1])]);
    assert_eq!(scored(scene, Region::Usa), [(1, S1, 5), (2, S4, 2)]);
}

#[test]
fn sp_413_two_without_an_office_are_ranked_by_the_priority_rule() {
    let mut scene = region(Region::Usa, &[S3, S4, S5], &[(S1, &[0]), (S2, &[1])]);
    scene.price(S1, 6).price(S2, 5);
    assert_eq!(scored(scene, Region::Usa), [(1, S2, 5), (2, S1, 2)]);
    let mut scene = region(Region::Usa, &[S3, S4, S5], &[(S1, &[0]), (S2, &[1])]);
    scene.vp(S1, 30).vp(S2, 29);
    assert_eq!(scored(scene, Region::Usa), [(1, S2, 5), (2, S1, 2)]);
    let mut scene = region(Region::Usa, &[S3, S4, S5], &[(S1, &[0]), (S2, &[1])]);
    scene.vp(S1, 30).vp(S2, 30);
    assert_eq!(scored(scene, Region::Usa), [(1, S1, 5), (2, S2, 2)]);
}

/// By size and number of offices, first and second place: the whole table of SP-121.
#[test]
fn sp_414_the_vp_go_by_the_number_of_offices() {
    let table: [(Region, &[(i16, i16)]); 3] = [
        (Region::Canada, &[(1, 0), (2, 0), (4, 2)]),
        (Region::India, &[(2, 0), (3, 0), (5, 2), (6, 3)]),
        (Region::Usa, &[(3, 0), (4, 0), (5, 2), (6, 3), (8, 4)]),
    ];
    for (of, row) in table {
        for (count, (first, second)) in (1..).zip(row) {
            let mut scene = with_powers(5, &[]);
            scene.edit(|state| {
                state.public.place_mut(of).offices = [S4, S1, S2, S3, S5].into_iter().take(count).collect()
            });
            serve(&mut scene, S4, of, &[0, 1]);
            serve(&mut scene, S5, of, &[2]);
            let both = [(1, S4, *first), (2, S5, *second)];
            let wanted = if *second > 0 { &both[..] } else { &both[..1] };
            assert_eq!(scored(scene, of), wanted, "{of:?} with {count} offices");
        }
    }
}

#[test]
fn sp_414_the_vp_are_received() {
    let mut scene = region(Region::Usa, &[S1, S2, S3], &[(S1, &[0]), (S2, &[1, 2])]);
    scene.vp(S1, 0).vp(S2, 0);
    to_profit(&mut scene);
    assert_eq!((scene.player(S1).vp, scene.player(S2).vp), (5 + 2, 10 + 5));
}

#[test]
fn sp_415_only_who_sold_there_is_ranked() {
    let scene = region(Region::Usa, &[S1, S2, S3, S4, S5], &[(S5, &[0])]);
    assert_eq!(scored(scene, Region::Usa), [(1, S5, 8)], "all offices count, nobody is second");
    let scene = region(Region::Usa, &[S1, S2, S3, S4, S5], &[]);
    assert_eq!(scored(scene, Region::Usa), []);
}

#[test]
fn sp_415_a_region_without_any_office_is_controlled_by_nobody() {
    let mut scene = region(Region::Usa, &[], &[(S1, &[0, 1])]);
    to_profit(scene.vp(S1, 0));
    assert_eq!((controls(&scene, Region::Usa), scene.player(S1).vp), (vec![], 10));
    assert!(scene.player(S1).seen.controlled.is_empty());
}

/// Even if somebody had sold there.
#[test]
fn sp_416_a_region_with_a_retailer_gives_nothing() {
    let mut scene = region(Region::Usa, &[S1, S2, S3], &[(S1, &[0, 1]), (S2, &[2])]);
    retailer(&mut scene, Region::Usa, 6, Side::A);
    to_profit(scene.vp(S1, 0));
    assert_eq!((controls(&scene, Region::Usa), scene.player(S1).vp), (vec![], 10));
}

#[test]
fn sp_ex_15_green_3_blue_2_red_0() {
    let scene = region(Region::Usa, &[S2, S1, S5], &[(S1, &[0, 1, 2]), (S2, &[3, 4])]);
    assert_eq!(scored(scene, Region::Usa), [(1, S1, 5), (2, S2, 2)]);
}

#[test]
fn sp_ex_16_blue_2_green_2_red_1() {
    let scene = region(Region::Usa, &[S2, S1, S5], &[(S1, &[0, 1]), (S2, &[2, 3]), (S5, &[4])]);
    assert_eq!(scored(scene, Region::Usa), [(1, S2, 5), (2, S1, 2)]);
}

#[test]
fn sp_ex_17_india_with_one_office_and_with_two() {
    let mut scene = with_powers(5, &[]);
    serve(&mut scene, S4, Region::India, &[0, 1, 2, 3]);
    assert_eq!(scored(scene, Region::India), [(1, S4, 2)]);
    let mut scene = with_powers(5, &[]);
    scene.office(S5, Region::India);
    serve(&mut scene, S4, Region::India, &[0, 1, 2, 3]);
    serve(&mut scene, S5, Region::India, &[4]);
    assert_eq!(scored(scene, Region::India), [(1, S4, 3)]);
}
