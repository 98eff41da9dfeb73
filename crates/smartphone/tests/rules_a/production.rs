//! 13 Production: SP-280 to SP-286, SP-EX-3, SP-EX-20.

use crate::common::*;
use crate::shared::*;
use PadSide::{K1, K2, W1, W2};

/// Round 5, so that research follows production: seat 1 plays this plan, seat 2 any.
fn planned(scene: &mut Table, plan: Action) -> &mut Table {
    scene.round(5).act(S1, plan);
    let other = bare(K1, W1, 1, 2);
    scene.act(S2, other)
}

/// The goods of a plan, without those of the unused starting improvement.
fn goods(plan: Action) -> u8 {
    let mut scene = table(2, Options::default());
    planned(&mut scene, plan).player(S1).goods - 1
}

/// What seat 1 produced in the last step.
fn produced(scene: &Table) -> Vec<Event> {
    scene.heard(|event| matches!(event, Event::Produced { seat: S1, .. }))
}

#[test]
fn sp_280_each_active_goods_and_cheap_symbol_produces_one() {
    // One square is covered each time: a blank one, so that all symbols of both sides are active.
    assert_eq!(goods(bare(K1, W1, -1, 2)), 1 + 2); // GOODS, CHEAP
    assert_eq!(goods(bare(K1, W2, -1, 2)), 1 + 2); // GOODS, GOODS
    assert_eq!(goods(bare(K2, W1, -1, 2)), 1 + 3); // CHEAP, GOODS, CHEAP
    assert_eq!(goods(bare(K2, W2, -1, 2)), 1 + 3); // CHEAP, GOODS, GOODS
}

#[test]
fn sp_280_a_covered_symbol_is_not_active() {
    let all = goods(bare(K1, W1, -1, 2)); // {4}
    assert_eq!(goods(bare(K1, W1, 1, 0)), all + 2 - 1); // {1, 3, 5}: two more squares, without GOODS
}

#[test]
fn sp_281_each_covered_square_produces_one_whatever_is_printed_on_it() {
    // The symbols of W1 and K1 that produce stay active: GOODS at 3, CHEAP on top.
    assert_eq!(goods(bare(K1, W1, -1, -2)), 2 + 1); // {0} BLANK
    assert_eq!(goods(bare(K1, W1, 1, -2)), 2 + 1); // {1} LOGISTICS
    assert_eq!(goods(bare(K1, W1, 1, 2)), 2 + 1); // {5} PLUS
    assert_eq!(goods(bare(K1, W1, 0, 2)), 2 + 2); // {4, 5}
    assert_eq!(goods(bare(K1, W1, -1, 0)), 2 + 3); // {0, 2, 4}
    assert_eq!(goods(bare(K1, W1, 0, 1)), 1 + 4); // {2, 3, 4, 5}: GOODS is covered
}

#[test]
fn sp_282_each_unused_improvement_produces_one() {
    let plan = bare(K1, W1, 0, 2);
    for owned in 0..=3 {
        let mut scene = table(2, Options::default());
        scene.tiles(S1, &[tile(Logistics, Plus), tile(Research, Research), tile(Goods, Goods)][..owned]);
        assert_eq!(usize::from(planned(&mut scene, plan).player(S1).goods), 4 + 1 + owned);
    }
}

#[test]
fn sp_282_an_improvement_in_the_plan_is_not_unused() {
    // PLUS and RESEARCH lie on two blank squares of W1, upright over K1 {4, 5}.
    let plan = with_tile(bare(K1, W1, 0, 2), tile(Research, Plus), (0, 4), Way::Right);
    let mut scene = table(2, Options::default());
    assert_eq!(planned(&mut scene, plan).player(S1).goods, 4);
}

#[test]
fn sp_283_each_goods_token_produces_one() {
    for tokens in 0..=4 {
        let mut scene = table(2, Options::default());
        scene.tokens(S1, tokens);
        assert_eq!(planned(&mut scene, bare(K1, W1, 0, 2)).player(S1).goods, 4 + 1 + tokens);
    }
}

#[test]
fn sp_284_powers_of_the_start_of_the_phase_come_first() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::N8).patent(Technology::Battery, Some(S1)).goods(S1, 15);
    planned(&mut scene, bare(K1, W1, 0, 2));
    assert_eq!(
        produced(&scene),
        [
            Event::Produced { seat: S1, goods: 2, lost: 0, by: Source::Patents },
            Event::Produced { seat: S1, goods: 1, lost: 4, by: Source::Plan },
        ]
    );
}

#[test]
fn sp_284_gps_dark_is_counted_with_the_symbols() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::GpsDark);
    planned(&mut scene, bare(K2, W1, -1, 2)); // CHEAP, GOODS, CHEAP, one covered, one unused
    assert_eq!(produced(&scene), [Event::Produced { seat: S1, goods: 3 + 2 + 1 + 1, lost: 0, by: Source::Plan }]);
}

#[test]
fn sp_285_goods_are_laid_on_symbols_after_production() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::N4);
    planned(&mut scene, bare(K1, W1, 0, 2));
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Speed)));
    assert!(scene.player(S1).goods == 5 && scene.player(S2).goods > 0, "both have produced");
}

#[test]
fn sp_286_production_stops_when_no_marker_is_left() {
    let mut scene = table(2, Options::default());
    scene.tokens(S1, 18);
    planned(&mut scene, bare(K1, W1, 0, 2));
    assert_eq!(produced(&scene), [Event::Produced { seat: S1, goods: 18, lost: 5, by: Source::Plan }]);
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (18, 0));
}

#[test]
fn sp_ex_20_kept_goods_count_against_the_18() {
    let mut scene = table(2, Options::default());
    scene.goods(S1, 4).tokens(S1, 8);
    planned(&mut scene, bare(W1, K2, 0, 1)); // 7, with the unused improvement 8, with the tokens 16
    assert_eq!(produced(&scene), [Event::Produced { seat: S1, goods: 14, lost: 2, by: Source::Plan }]);
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (18, 0));
}

#[test]
fn sp_ex_3_what_a_plan_of_two_cheap_symbols_comes_to() {
    let mut scene = table(2, Options::default());
    scene.tokens(S1, 2);
    planned(&mut scene, bare(K2, W1, 0, 1));
    let player = scene.player(S1);
    assert_eq!((player.price, player.goods), (3, 9));
    assert_eq!([Factory, Research, Logistics].map(|symbol| player.result.count(symbol)), [0, 1, 2]);
    assert_eq!((player.result.count(Cheap), player.result.covered(), player.result.unused()), (2, 4, 1));
}
