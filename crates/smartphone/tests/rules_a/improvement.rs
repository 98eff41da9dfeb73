//! 14 Production improvement: SP-300 to SP-305, SP-225, SP-EX-18.

use crate::common::*;
use crate::shared::*;
use PadSide::{K1, W1};

const ROW: [Tile; 5] = [
    tile_of(Goods, Goods),
    tile_of(Goods, Plus),
    tile_of(Goods, Goods),
    tile_of(Cheap, Goods),
    tile_of(Logistics, Plus),
];

const fn tile_of(a: Symbol, b: Symbol) -> Tile {
    Tile::improvement(a, b)
}

/// Two players plan with or without an active factory; this row lies face up. Seat 1 has the lower price.
fn phase_4(factories: [u8; 2]) -> Table {
    let mut scene = table(2, Options::default());
    scene.row(&ROW);
    scene.plans(&[&[(Factory, factories[0]), (Plus, 0)], &[(Factory, factories[1]), (Plus, 1), (Cheap, 0)]]);
    scene
}

#[test]
fn sp_300_with_an_active_factory_a_player_takes_an_improvement_of_choice() {
    let mut scene = phase_4([1, 1]);
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Improvement)));
    let mut kinds = [ROW[0], ROW[1], ROW[3], ROW[4]];
    kinds.sort_unstable();
    assert_eq!(scene.legal(S1), kinds.map(take));
    scene.act(S1, take(ROW[3]));
    assert!(scene.player(S1).tiles.has(ROW[3].id()));
    assert_eq!((scene.player(S1).tiles.len(), scene.player(S1).tokens), (2, 0));
}

#[test]
fn sp_300_only_what_lies_in_the_row_can_be_taken() {
    let mut scene = phase_4([1, 0]);
    scene.refused_by("SP-300", S1, take(tile(Research, Research)));
    scene.refused_by("SP-300", S1, take(Tile::mini(Goods)));
}

#[test]
fn sp_300_players_take_in_priority_order() {
    let mut scene = phase_4([1, 1]);
    scene.refused_by("SP-223", S2, take(ROW[0]));
    scene.act(S1, take(ROW[0]));
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Improvement)));
}

#[test]
fn sp_301_without_an_active_factory_a_player_takes_a_goods_token() {
    let scene = phase_4([0, 1]);
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Improvement)));
    assert_eq!((scene.player(S1).tokens, scene.public().tokens, scene.player(S1).tiles.len()), (1, 19, 1));
    assert!(scene.told(S2).contains(&&Event::TokenTaken { seat: S1 }));
}

#[test]
fn sp_302_a_goods_token_is_no_choice_with_an_active_factory() {
    let mut scene = phase_4([1, 1]);
    assert!(scene.legal(S1).iter().all(|action| matches!(action, Action::TakeImprovement { .. })));
    scene.refused_by("SP-226", S1, Action::Finish);
    scene.act(S1, take(ROW[0]));
    assert_eq!((scene.player(S1).tokens, scene.public().tokens), (0, 20));
}

#[test]
fn sp_302_one_improvement_for_each_player() {
    let mut scene = phase_4([1, 1]);
    scene.act(S1, take(ROW[0]));
    scene.refused_by("SP-223", S1, take(ROW[1]));
    scene.act(S2, take(ROW[1]));
    assert!(scene.what() != Some(What::Improvement));
    assert_eq!([S1, S2].map(|seat| scene.player(seat).tiles.len()), [2, 2]);
}

#[test]
fn sp_303_the_row_is_not_refilled_during_the_phase() {
    let mut scene = phase_4([1, 1]);
    scene.act(S1, take(ROW[4]));
    assert_eq!(scene.public().row, [Some(ROW[0]), Some(ROW[1]), Some(ROW[2]), Some(ROW[3]), None]);
    scene.refused_by("SP-300", S2, take(ROW[4]));
    scene.act(S2, take(ROW[1]));
    assert_eq!(scene.public().row.iter().flatten().count(), 3);
    assert!(scene.outcome().picks.is_empty());
}

#[test]
fn sp_303_of_two_alike_one_stays() {
    let mut scene = phase_4([1, 1]);
    scene.act(S1, take(ROW[0]));
    assert_eq!(scene.public().row.iter().flatten().filter(|left| **left == ROW[0]).count(), 1);
    scene.act(S2, take(ROW[0]));
    assert!(scene.player(S2).tiles.has(ROW[0].id()));
}

#[test]
fn sp_304_with_an_empty_row_a_player_takes_a_goods_token() {
    let mut scene = table(2, Options::default());
    scene.row(&[]).plans(&[&[(Factory, 1), (Research, 1)], &[(Factory, 1)]]);
    assert_eq!([S1, S2].map(|seat| scene.player(seat).tokens), [1, 1]);
    assert_ne!(scene.what(), Some(What::Improvement));
}

#[test]
fn sp_304_no_row_of_the_box_runs_empty() {
    for (seats, options) in [(5, Options::default()), (3, small()), (1, Options::default()), (1, small())] {
        let scene = table(seats, options);
        assert!(scene.public().row.iter().flatten().count() >= scene.public().players.len());
    }
}

#[test]
fn sp_305_when_the_goods_tokens_have_run_out_nothing_is_taken() {
    let mut scene = table(2, Options::default());
    scene.tokens(S2, 20).plans(&[&[(Factory, 0), (Research, 1)], &[(Factory, 0)]]);
    assert_eq!((scene.player(S1).tokens, scene.player(S2).tokens, scene.public().tokens), (0, 20, 0));
    assert_eq!(scene.player(S1).tiles.len(), 1);
}

#[test]
fn sp_305_the_last_token_goes_to_who_acts_first() {
    let mut scene = table(3, Options::default());
    scene.tokens(S3, 19);
    let cheap = [(Factory, 0), (Plus, 0), (Cheap, 1)];
    scene.plans(&[&[(Factory, 0), (Plus, 1), (Cheap, 0)], &cheap, &[(Factory, 1), (Cheap, 0)]]);
    assert_eq!((scene.asked_seat(), scene.what()), (S3, Some(What::Improvement)));
    scene.act(S3, scene.legal(S3)[0]);
    assert_eq!([S1, S2].map(|seat| scene.player(seat).tokens), [0, 1]);
}

#[test]
fn sp_ex_18_a_covered_factory_gives_a_goods_token() {
    let mut scene = table(2, Options::default());
    scene.round(2).act(S1, bare(K1, W1, 0, 1)).act(S2, bare(K1, W1, 0, 1));
    assert_eq!([S1, S2].map(|seat| scene.player(seat).tokens), [1, 1]);
}

#[test]
fn sp_ex_18_in_round_5_there_is_nothing_for_anyone() {
    let mut scene = table(2, Options::default());
    scene.round(5).act(S1, bare(K1, W1, 0, 1)).act(S2, bare(K1, W1, 1, 2));
    assert_eq!(scene.player(S2).result.count(Factory), 1);
    assert_eq!(scene.what(), Some(What::Research));
    assert_eq!([S1, S2].map(|seat| (scene.player(seat).tokens, scene.player(seat).tiles.len())), [(0, 1), (0, 1)]);
}
