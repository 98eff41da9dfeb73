//! Section 15: the printed cards.

use crate::ff::*;
use crate::shared::{at_work, next_work, stock};

fn printed(built: &[&str], metal: u16, energy: u16) -> Ff {
    at_work(built, &[1, 2, 3, 4], metal, energy).printed()
}

/// Two cheap builds: Dojo for 1 M 1 E with a Foundry, Gymnasium for 1 M with a Motherlode.
const HAND: [&str; 4] = ["dojo", "foundry", "gymnasium", "motherlode"];

fn build_dojo() -> Action {
    build("dojo", "foundry")
}

fn build_gymnasium() -> Action {
    build("gymnasium", "motherlode")
}

#[test]
fn ff_350_recycling_plant_draws_one() {
    let mut table = printed(&["recycling_plant"], 0, 2).hand(S1, &["dojo", "robot"]).top(&["golem"]);
    table.act(S1, activate("recycling_plant").discards(&["dojo", "robot"]));
    assert_eq!((stock(&table), table.hand_names(S1)), ((0, 0, 1), vec!["golem"]));
}

#[test]
fn ff_350_off_by_default() {
    assert_eq!(Options::default().cards, CardTexts::Rulebook);
}

#[test]
fn ff_351_refinery_takes_one_blueprint() {
    let mut table = printed(&["refinery"], 0, 3).hand(S1, &["dojo", "robot", "golem"]);
    table.refused_by("FF-111", S1, activate("refinery").discards(&["dojo", "golem", "robot"]));
    table.act(S1, activate("refinery").discards(&["dojo"]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((3, 0, 0), 2));
}

#[test]
fn ff_352_scrap_yard_gives_a_metal_for_building_another_card() {
    let mut table = printed(&["scrap_yard"], 5, 5).hand(S1, &HAND);
    table.act(S1, build_dojo());
    assert_eq!(stock(&table), (5, 4, 0), "1 paid, 1 gained");
    table.act(S1, build_gymnasium());
    assert_eq!(stock(&table), (4, 4, 0), "once a round");
}

#[test]
fn ff_352_scrap_yard_works_again_next_round() {
    let mut table = printed(&["scrap_yard"], 5, 5).hand(S1, &HAND);
    table.act(S1, build_dojo());
    next_work(&mut table, &[1, 2, 3, 4]);
    table.act(S1, build_gymnasium());
    assert_eq!(table.metal(S1), 5);
}

#[test]
fn ff_352_scrap_yard_cannot_be_activated() {
    printed(&["scrap_yard"], 0, 0).refused_by("FF-352", S1, activate("scrap_yard"));
}

#[test]
fn ff_352_only_its_owner_gains() {
    let mut table = printed(&[], 1, 1).hand(S1, &HAND).built(S2, &["scrap_yard", "solar_array"]);
    table.act(S1, build_dojo());
    assert_eq!((stock(&table), table.tokens_of(S2)), ((0, 0, 0), (1, 2)));
}

#[test]
fn ff_353_solar_array_gives_two_energy_for_building_another_card() {
    let mut table = printed(&["solar_array"], 5, 5).hand(S1, &HAND);
    table.act(S1, build_dojo());
    assert_eq!(stock(&table), (4, 6, 0));
    table.act(S1, build_gymnasium());
    assert_eq!(stock(&table), (3, 6, 0), "once a round");
}

#[test]
fn ff_353_solar_array_cannot_be_activated() {
    printed(&["solar_array"], 0, 0).refused_by("FF-352", S1, activate("solar_array"));
}

#[test]
fn ff_353_both_cards_give() {
    let mut table = printed(&["scrap_yard", "solar_array"], 1, 1).hand(S1, &HAND);
    table.act(S1, build_dojo());
    assert_eq!(stock(&table), (1, 2, 0));
}

#[test]
fn ff_354_neither_is_triggered_by_its_own_building() {
    let mut table = printed(&[], 1, 2).hand(S1, &["scrap_yard", "refinery"]);
    table.act(S1, build("scrap_yard", "refinery"));
    assert_eq!(stock(&table), (0, 0, 0));
    let mut table = printed(&[], 1, 2).hand(S1, &["solar_array", "dojo"]);
    table.act(S1, build("solar_array", "dojo"));
    assert_eq!(stock(&table), (0, 0, 0));
}

#[test]
fn ff_354_a_later_build_of_the_round_triggers_it() {
    let mut table = printed(&[], 2, 3).hand(S1, &["scrap_yard", "refinery", "dojo", "foundry"]);
    table.act(S1, build("scrap_yard", "refinery")).act(S1, build_dojo());
    assert_eq!(stock(&table), (1, 0, 0));
}

#[test]
fn ff_355_the_gain_cannot_pay_for_the_build() {
    let mut table = printed(&["scrap_yard", "solar_array"], 0, 9).hand(S1, &HAND);
    table.refused_by("FF-97", S1, build_gymnasium());
    let mut table = printed(&["scrap_yard", "solar_array"], 9, 0).hand(S1, &HAND);
    table.refused_by("FF-97", S1, build_dojo());
}

/// The Engineer costs 4 E; the build in the market uses up the gain of the round.
#[test]
fn ff_356_a_card_built_by_the_engineer_triggers_them() {
    let table = scene(2).printed().contractors(&["engineer", "miner", "investor", "specialist"]);
    let table = table.built(S1, &["scrap_yard", "solar_array"]).top(&["golem"]);
    let mut table = table.hand(S1, &["robot", "dojo", "foundry"]).tokens(S1, 1, 4);
    table.act(S1, hire(1, "robot"));
    assert_eq!(stock(&table), (2, 2, 0), "1 M and 2 E gained");
    table.to_work(&[]);
    table.act(S1, build_dojo());
    assert_eq!(stock(&table), (1, 1, 0), "nothing more this round");
}

#[test]
fn ff_356_the_engineers_own_scrap_yard_gives_nothing() {
    let table = scene(2).printed().contractors(&["engineer", "miner", "investor", "specialist"]);
    let mut table = table.top(&["scrap_yard"]).hand(S1, &["robot"]).tokens(S1, 1, 4);
    table.act(S1, hire(1, "robot"));
    assert_eq!((stock(&table), table.compound(S1)), ((1, 0, 0), vec!["scrap_yard"]));
    table.to_work(&[]);
    table.refused_by("FF-352", S1, activate("scrap_yard"));
}

#[test]
fn ff_357_a_replicator_copies_neither() {
    let market = ["scrap_yard", "solar_array", "robot", "dojo"];
    let mut table = printed(&["replicator"], 5, 5).market(&market);
    table.refused_by("FF-357", S1, activate("replicator").copy(1));
    table.refused_by("FF-357", S1, activate("replicator").copy(2));
}
