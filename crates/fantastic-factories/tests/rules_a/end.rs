//! Section 13: the end of the game, and its examples.

use crate::ff::*;

/// Ten cards, the last one a Beacon.
const TEN: [&str; 10] =
    ["biolab", "dojo", "foundry", "golem", "gymnasium", "harvester", "refinery", "replicator", "robot", "beacon"];

/// The last round, when everybody has worked in round 7.
fn last_round_after(table: Ff) -> Option<u16> {
    let mut table = table.work().round(7);
    table.finish_all();
    assert_eq!(table.round_now(), 8);
    table.public().last_round
}

#[test]
fn ff_290_twelve_goods_or_ten_cards_trigger_the_end() {
    assert_eq!(last_round_after(scene(2).goods(S2, 11)), None);
    assert_eq!(last_round_after(scene(2).goods(S2, 12)), Some(8));
    assert_eq!(last_round_after(scene(2).goods(S1, 30)), Some(8));
    assert_eq!(last_round_after(scene(2).built(S2, &TEN[..9])), None);
    assert_eq!(last_round_after(scene(2).built(S2, &TEN)), Some(8));
    assert_eq!(last_round_after(scene(3).built(S3, &TEN[..9]).goods(S3, 11)), None);
}

/// Nothing is added up over players.
#[test]
fn ff_290_one_player_must_have_them() {
    let table = scene(2).goods(S1, 11).goods(S2, 11).built(S1, &TEN[..9]);
    assert_eq!(last_round_after(table.built(S2, &["obelisk"; 5])), None);
}

#[test]
fn ff_291_monuments_count_each_copy() {
    let nine = ["beacon", "beacon", "beacon", "beacon", "obelisk", "obelisk", "obelisk", "obelisk", "obelisk"];
    assert_eq!(last_round_after(scene(2).built(S1, &nine)), None);
    let ten = [&nine[..], &["megalith"]].concat();
    assert_eq!(last_round_after(scene(2).built(S1, &ten)), Some(8));
}

#[test]
fn ff_292_the_round_is_finished_and_one_more_is_played() {
    let mut table = scene(3).work().round(7).goods(S1, 11).built(S1, &["battery_factory"]).tokens(S1, 0, 4);
    table.act(S1, activate("battery_factory")).act(S1, FINISH);
    table.act(S2, generate(1)).act(S2, FINISH).act(S3, FINISH);
    assert_eq!((table.round_now(), table.public().last_round), (8, Some(8)));
    for seat in [S2, S3, S1] {
        assert_eq!(table.all_asked(), [seat], "a full round: everybody has a market turn");
        if seat == S1 {
            table.opening_rolls(&[]);
        }
        table.act(seat, take(1));
    }
    table.act(S1, FINISH).act(S2, generate(2)).act(S2, FINISH);
    assert_eq!(table.stage(), Stage::Work);
    table.act(S3, FINISH);
    assert_eq!(table.stage(), Stage::Over);
    assert!(table.all_asked().is_empty());
}

/// Round 5 whether the tenth card comes from the Engineer in the market or is built at work.
#[test]
fn ff_293_it_makes_no_difference_when_in_the_round_the_trigger_came() {
    let table = scene(2).round(5).built(S1, &TEN[..9]).hand(S1, &["warehouse"]).tokens(S1, 0, 4).top(&["obelisk"]);
    let mut in_market = table.contractors(&["engineer", "miner", "miner", "foreman"]);
    in_market.act(S1, hire(1, "warehouse")).to_work(&[]);
    let table = scene(2).round(5).built(S1, &TEN[..9]).hand(S1, &["obelisk", "warehouse"]).tokens(S1, 3, 1);
    let mut at_work = table.work();
    at_work.act(S1, build("obelisk", "warehouse"));
    for mut table in [in_market, at_work] {
        assert_eq!(table.compound(S1).len(), 10);
        table.finish_all();
        assert_eq!((table.round_now(), table.public().last_round), (6, Some(6)));
    }
}

#[test]
fn ff_294_triggers_in_the_last_round_have_no_effect() {
    let mut table = scene(2).work().round(8).last_round(8).goods(S1, 14).goods(S2, 12).built(S2, &TEN);
    table.finish_all();
    assert_eq!((table.stage(), table.round_now(), table.public().last_round), (Stage::Over, 8, Some(8)));
}

#[test]
fn ff_367_round_100_is_the_last_at_the_latest() {
    let mut table = scene(2).work().round(98);
    table.finish_all();
    assert_eq!((table.round_now(), table.public().last_round), (99, None));
    let mut table = scene(2).work().round(99);
    table.finish_all();
    assert_eq!((table.round_now(), table.public().last_round), (100, Some(100)));
    table.to_work(&[]).finish_all();
    assert_eq!(table.stage(), Stage::Over);
}

#[test]
fn ff_ex_67_twelve_goods_in_round_7() {
    let mut table = scene(2).work().round(7).goods(S2, 11).built(S2, &["nuclear_plant"]).dice(S2, &[6]);
    table.act(S2, activate("nuclear_plant").dice(&[6])).finish_all();
    assert_eq!((table.round_now(), table.public().last_round), (8, Some(8)));
    table.to_work(&[]);
    let mut table = table.tokens(S1, 13, 0);
    table.finish_all();
    assert_eq!(table.stage(), Stage::CleanUp { turn: 1 }, "S2 has the token; then S1 discards");
    table.act(S1, discard_down(&[], 1, 0));
    assert_eq!(table.result(), [(2, 0), (1, 13)], "12 goods and 1 prestige");
}

#[test]
fn ff_ex_68_the_tenth_card_by_the_engineer_in_round_5() {
    let table = scene(2).round(5).market_turn(S2).built(S2, &TEN[..9]).hand(S2, &["warehouse"]).tokens(S2, 0, 4);
    let mut table = table.contractors(&["engineer", "miner", "miner", "foreman"]).top(&["obelisk"]);
    table.opening_rolls(&[]).act(S2, hire(1, "warehouse"));
    table.finish_all();
    assert_eq!((table.round_now(), table.public().last_round), (6, Some(6)));
    table.to_next_round();
    assert_eq!((table.stage(), table.round_now()), (Stage::Over, 6));
}

#[test]
fn ff_ex_104_a_second_trigger_in_the_last_round() {
    let mut table = scene(2).work().round(7).goods(S1, 12).goods(S2, 11).built(S2, &["nuclear_plant"]);
    table.finish_all().to_work(&[(S2, &[6, 1, 1, 1])]);
    table.act(S2, activate("nuclear_plant").dice(&[6])).finish_all();
    assert_eq!((table.goods_of(S2), table.stage(), table.round_now()), (12, Stage::Over, 8), "no round 9");
}
