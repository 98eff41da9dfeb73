//! 3 Symbols: SP-40 to SP-45, what each does when it is active.

use crate::common::*;
use crate::shared::*;

/// Two players of whom seat 1 shows exactly so many of these symbols, and seat 2 a dear plan, so that seat 1 goes first.
fn shown(wanted: &[(Symbol, u8)]) -> Table {
    let mut scene = table(2, Options::default());
    scene.plans(&[wanted, &[(Plus, 1), (Cheap, 0)]]);
    scene
}

/// The goods of seat 1 without those of covered squares and unused improvements.
fn of_symbols(scene: &Table) -> u8 {
    let player = scene.player(S1);
    player.goods - player.result.covered() - player.result.unused()
}

#[test]
fn sp_40_a_crate_is_one_goods_and_no_change_of_price() {
    for goods in 1..=2 {
        let scene = shown(&[(Goods, goods), (Cheap, 1), (Plus, 1)]);
        assert_eq!((of_symbols(&scene), scene.player(S1).price), (goods + 1, 5), "{goods}");
    }
}

#[test]
fn sp_41_a_cheap_crate_is_one_goods_and_one_off_the_price() {
    for cheap in 1..=2 {
        let scene = shown(&[(Goods, 1), (Cheap, cheap), (Plus, 0)]);
        assert_eq!((of_symbols(&scene), scene.player(S1).price), (1 + cheap, 5 - cheap), "{cheap}");
    }
}

#[test]
fn sp_42_a_markup_is_one_more_on_the_price() {
    for plus in 0..=1 {
        let scene = shown(&[(Goods, 1), (Cheap, 1), (Plus, plus)]);
        assert_eq!((of_symbols(&scene), scene.player(S1).price), (2, 4 + plus), "{plus}");
    }
}

#[test]
fn sp_43_a_factory_takes_an_improvement_instead_of_a_goods_token() {
    let scene = shown(&[(Factory, 1), (Cheap, 1), (Plus, 0)]);
    assert_eq!((scene.public().ask.map(|ask| ask.seat), scene.what()), (Some(S1), Some(What::Improvement)));
    assert_eq!(scene.player(S1).tokens, 0);
    let scene = shown(&[(Factory, 0), (Cheap, 1), (Plus, 0)]);
    assert_ne!(scene.public().ask, Some(Ask { seat: S1, what: What::Improvement }));
    assert_eq!(scene.player(S1).tokens, 1);
}

/// The progress of seat 1 when it is asked this.
fn progress(scene: &mut Table, what: What) -> u8 {
    while scene.public().ask != Some(Ask { seat: S1, what }) {
        let seat = scene.public().ask.expect("the round goes on").seat;
        let action = *scene.legal(seat).last().expect("somebody is asked");
        scene.seeded(1);
        scene.act(seat, action);
    }
    scene.player(S1).progress
}

#[test]
fn sp_44_a_gear_is_one_progress_in_research() {
    for research in 1..=3 {
        let mut scene = shown(&[(Research, research), (Cheap, 1), (Plus, 0)]);
        assert_eq!(progress(&mut scene, What::Research), research);
    }
}

#[test]
fn sp_45_a_truck_is_one_progress_in_logistics() {
    for logistics in 1..=3 {
        let mut scene = shown(&[(Logistics, logistics), (Cheap, 1), (Plus, 0)]);
        assert_eq!(progress(&mut scene, What::Logistics), logistics);
    }
}
