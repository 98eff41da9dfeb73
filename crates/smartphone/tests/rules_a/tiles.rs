//! 4 Improvements and goods tokens: SP-62 to SP-66.

use crate::common::*;
use crate::shared::*;
use PadSide::{K1, W1};

/// Both players take a goods token or an improvement and go on to the next round without doing anything else.
fn next_round(scene: &mut Table) {
    let round = scene.public().round;
    while scene.public().round == round {
        let seat = scene.asked_seat();
        let last = scene.legal(seat).last().copied().expect("an answer");
        scene.act(seat, last);
    }
}

/// K1 under W1, both upright, the last two squares of K1 covered: the factory is active.
fn factory_plan() -> Action {
    bare(K1, W1, 0, 2)
}

/// The same, with an improvement on GOODS and LOGISTICS: the right column of K1.
fn plan_with_tile(tile: Tile) -> Action {
    with_tile(factory_plan(), tile, (1, 0), Way::Down)
}

#[test]
fn sp_62_an_improvement_can_be_used_from_the_next_round_on() {
    let new = tile(Research, Research);
    let mut scene = table(2, Options::default());
    scene.row(&[new, tile(Goods, Goods)]);
    scene.refused_by("SP-245", S1, plan_with_tile(new));
    scene.act(S1, factory_plan()).act(S2, bare(K1, W1, 0, 1));
    let (goods, result) = (scene.player(S1).goods, scene.player(S1).result);
    while scene.asked_seat() != S1 {
        scene.act(S2, Action::Finish);
    }
    scene.act(S1, take(new));
    assert_eq!((scene.player(S1).goods, scene.player(S1).result), (goods, result), "not in this round");
    next_round(&mut scene);
    for round in 2..=3 {
        assert_eq!(scene.public().round, round);
        scene.act(S1, plan_with_tile(new)).act(S2, bare(K1, W1, 0, 1));
        assert_eq!(scene.player(S1).result.count(Research), 1 + 2);
        next_round(&mut scene);
    }
}

#[test]
fn sp_63_an_improvement_that_is_not_used_produces_one_goods_in_that_round() {
    let mut scene = table(2, Options::default());
    scene.round(5).tiles(S1, &[tile(Research, Research), tile(Cheap, Logistics)]);
    scene.act(S1, plan_with_tile(tile(Research, Research))).act(S2, factory_plan());
    // GOODS is covered by the improvement: CHEAP, two covered squares, two of three improvements unused.
    assert_eq!((scene.player(S1).goods, scene.player(S1).result.unused()), (1 + 2 + 2, 2));
}

#[test]
fn sp_64_the_order_of_the_two_squares_has_no_meaning() {
    assert_eq!(tile(Research, Plus), tile(Plus, Research));
    let start = tile(Research, Plus);
    let one_way = with_tile(factory_plan(), start, (1, 0), Way::Down);
    let other_way = with_tile(factory_plan(), start, (1, 1), Way::Up);
    let shown = [one_way, other_way].map(|plan| {
        let mut scene = table(2, Options::default());
        scene.act(S1, plan).act(S2, factory_plan());
        scene.player(S1).result
    });
    assert_eq!(shown[0], shown[1]);
    assert_eq!((shown[0].count(Research), shown[0].count(Plus)), (1 + 1, 1)); // one RESEARCH is W1's
}

#[test]
fn sp_65_an_improvement_can_be_taken_whatever_a_player_owns() {
    let mut scene = table(2, Options::default());
    let owned: Vec<Tile> = [tile(Logistics, Plus); 4].into_iter().chain([tile(Goods, Plus); 4]).collect();
    scene.row(&[tile(Goods, Goods), tile(Research, Research)]).tiles(S1, &owned);
    scene.at(Stage::Improvement, S1, What::Improvement).act(S1, take(tile(Research, Research)));
    assert_eq!(scene.player(S1).tiles.len(), 1 + 8 + 1);
}

#[test]
fn sp_66_a_goods_token_produces_in_every_round_after_it_was_taken() {
    let mut scene = table(2, Options::default());
    let covered = bare(K1, W1, 0, 1); // the factory is covered: a token each round
    for tokens in 0..4 {
        scene.act(S1, covered).act(S2, covered);
        // CHEAP, four covered squares, the unused improvement.
        assert_eq!((scene.player(S1).seen.produced, scene.player(S1).tokens), (6 + tokens, tokens + 1));
        next_round(&mut scene);
    }
}
