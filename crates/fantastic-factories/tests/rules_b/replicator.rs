//! Section 10: the Replicator.

use crate::ff::*;
use crate::shared::{at_work, stock};

fn replicator(market: &[&str], dice: &[u8], metal: u16, energy: u16) -> Ff {
    at_work(&["replicator"], dice, metal, energy).market(market)
}

const PLAIN: [&str; 3] = ["obelisk", "beacon", "megalith"];

/// A market with this card in slot 1.
fn first(card: &str) -> [&str; 4] {
    [card, PLAIN[0], PLAIN[1], PLAIN[2]]
}

#[test]
fn ff_177_replicator_activates_a_blueprint_of_the_market() {
    let market = ["obelisk", "aluminum_factory", "harvester", "trash_compactor"];
    let fresh = |energy| replicator(&market, &[4, 4], 0, energy).hand(S1, &["dojo", "robot"]);
    let copy = |slot| activate("replicator").copy(slot).dice(&[4, 4]);
    let mut table = fresh(6);
    table.act(S1, copy(2));
    assert_eq!(stock(&table), (1, 0, 2));
    let mut table = fresh(1);
    table.act(S1, copy(3).choice(2));
    assert_eq!(stock(&table), (0, 7, 0));
    let mut table = fresh(1);
    table.act(S1, copy(4).discards(&["dojo", "robot"]));
    assert_eq!((stock(&table), table.hand_len(S1)), ((0, 0, 2), 0));
}

#[test]
fn ff_177_replicator_needs_all_that_the_copied_card_needs() {
    let market = ["obelisk", "aluminum_factory", "harvester", "trash_compactor"];
    let mut table = replicator(&market, &[4, 4, 5], 9, 9).hand(S1, &["dojo"]);
    let copy = |slot| activate("replicator").copy(slot);
    table.refused_by("FF-111", S1, copy(2).dice(&[4, 5]));
    table.refused_by("FF-117", S1, copy(3).dice(&[4, 4]));
    table.refused_by("FF-111", S1, copy(4).dice(&[4, 4]).discards(&["dojo"]));
    table.refused_by("FF-177", S1, activate("replicator").dice(&[4, 4]));
}

#[test]
fn ff_177_replicator_copies_from_the_market_alone() {
    let mut table = replicator(&["obelisk", "-", "beacon", "megalith"], &[6], 9, 9).hand(S1, &["power_plant"]);
    for slot in [0, 2, 5, 255] {
        table.refused_by("FF-177", S1, activate("replicator").copy(slot).dice(&[6]));
    }
}

#[test]
fn ff_177_no_other_card_copies() {
    let mut table = at_work(&["power_plant"], &[6], 9, 9).market(&first("motherlode"));
    table.refused_by("FF-177", S1, activate("power_plant").copy(1).dice(&[6]));
}

/// Dojo, Robot and Temp Agency, which change dice.
#[test]
fn ff_177_replicator_trains_and_rolls() {
    let mut table = replicator(&first("dojo"), &[2], 0, 2);
    table.act(S1, activate("replicator").copy(1).dice(&[2]));
    assert_eq!((table.dice_of(S1), stock(&table)), (vec![5], (0, 0, 0)));
    let mut table = replicator(&first("robot"), &[2], 1, 1);
    table.rolling(S1, &[6]).act(S1, activate("replicator").copy(1));
    assert_eq!((table.dice_of(S1), stock(&table)), (vec![2, 6], (0, 0, 0)));
    let mut table = replicator(&first("temp_agency"), &[2, 3], 0, 2);
    table.rolling(S1, &[6, 6]).act(S1, activate("replicator").copy(1).dice(&[2, 3]));
    assert_eq!((table.dice_of(S1), stock(&table)), (vec![6, 6], (0, 0, 0)));
}

#[test]
fn ff_178_the_dice_lie_on_the_replicator() {
    let mut table = replicator(&first("power_plant"), &[6, 5], 0, 1);
    table.act(S1, activate("replicator").copy(1).dice(&[6]));
    assert_eq!(table.laid_on(S1, "replicator"), [6]);
    assert_eq!(table.laid_on(S1, "power_plant"), [0; 0]);
    assert_eq!(table.dice_of(S1), [5]);
    table.refused_by("FF-112", S1, activate("replicator").copy(1).dice(&[5]));
}

#[test]
fn ff_178_the_copied_card_stays_in_the_market() {
    let mut table = replicator(&first("power_plant"), &[6], 0, 1);
    let before = *table.public();
    table.act(S1, activate("replicator").copy(1).dice(&[6]));
    assert_eq!(table.public().blueprints, before.blueprints);
    assert_eq!(table.public().discard, before.discard);
    assert_eq!(table.compound(S1), ["replicator"]);
}

#[test]
fn ff_179_the_replicators_energy_is_paid_before_any_gain() {
    for (card, dice) in [("power_plant", &[6][..]), ("solar_array", &[]), ("nuclear_plant", &[6])] {
        let mut table = replicator(&first(card), &[6], 9, 0);
        table.refused_by("FF-114", S1, activate("replicator").copy(1).dice(dice));
    }
}

/// What such a die would cost, together with the Replicator's own price, is more than a sum of tokens holds.
#[test]
fn ff_179_a_value_that_no_die_shows_has_no_price() {
    let mut table = replicator(&first("golem"), &[], 0, 9);
    for value in [0, 7, 254, 255] {
        table.refused_by("FF-117", S1, activate("replicator").copy(1).choice(value));
    }
}

#[test]
fn ff_179_both_prices_are_paid_together() {
    let mut poor = replicator(&first("foundry"), &[5], 0, 5);
    poor.refused_by("FF-114", S1, activate("replicator").copy(1).dice(&[5]));
    let mut table = replicator(&first("foundry"), &[5], 0, 6);
    table.act(S1, activate("replicator").copy(1).dice(&[5]));
    assert_eq!(stock(&table), (5, 0, 0));
    let pay = Amount::tokens(0, 6);
    let paid = |event: &Event| matches!(event, Event::Activated { pay: paid, .. } if *paid == pay);
    assert!(table.heard().iter().any(paid));
}

#[test]
fn ff_183_replicator_copies_nothing_that_cannot_be_activated() {
    let mut table = replicator(&["obelisk", "laboratory", "beacon", "megalith"], &[1, 2, 3], 9, 9);
    for slot in 1..=4 {
        table.refused_by("FF-183", S1, activate("replicator").copy(slot));
    }
}

/// Slots 1 to 4 are blueprints; there is no way to name a contractor.
#[test]
fn ff_183_replicator_copies_no_contractor() {
    let mut table = replicator(&["-", "-", "-", "-"], &[1, 2, 3], 9, 9).contractors(&["miner"; 2]);
    for slot in 0..=8 {
        table.refused_by("FF-177", S1, activate("replicator").copy(slot));
    }
}

#[test]
fn ff_184_replicator_copies_no_replicator() {
    let mut table = replicator(&first("replicator"), &[6], 9, 9);
    table.refused_by("FF-184", S1, activate("replicator").copy(1));
    table.refused_by("FF-184", S1, activate("replicator").copy(1).dice(&[6]));
}

#[test]
fn ff_185_replicator_copies_a_name_of_the_compound() {
    for used in [true, false] {
        let mut table = at_work(&["power_plant", "replicator"], &[5, 6], 0, 1).market(&first("power_plant"));
        if used {
            table.act(S1, activate("power_plant").dice(&[5]));
        }
        table.act(S1, activate("replicator").copy(1).dice(&[6]));
        assert_eq!(table.energy(S1), if used { 11 } else { 6 });
        if !used {
            table.act(S1, activate("power_plant").dice(&[5]));
            assert_eq!(table.energy(S1), 11, "its own card is still to be used");
        }
    }
}

#[test]
fn ff_185_two_players_copy_the_same_card() {
    let table = replicator(&first("power_plant"), &[6], 0, 1);
    let mut table = table.built(S2, &["replicator"]).dice(S2, &[4]).tokens(S2, 0, 1);
    table.act(S1, activate("replicator").copy(1).dice(&[6]));
    table.act(S2, activate("replicator").copy(1).dice(&[4]));
    assert_eq!((table.energy(S1), table.energy(S2)), (6, 4));
}

#[test]
fn ff_186_replicator_copies_an_income() {
    let mut table = replicator(&first("scrap_yard"), &[6], 0, 1);
    table.act(S1, activate("replicator").copy(1));
    assert_eq!(stock(&table), (1, 0, 0));
    let mut table = replicator(&first("solar_array"), &[6], 0, 1);
    table.act(S1, activate("replicator").copy(1));
    assert_eq!(stock(&table), (0, 2, 0));
}

#[test]
fn ff_186_even_with_the_same_card_built_this_round() {
    let table = replicator(&first("scrap_yard"), &[6], 1, 3).hand(S1, &["scrap_yard", "refinery"]);
    let mut table = table;
    table.act(S1, build("scrap_yard", "refinery"));
    table.refused_by("FF-180", S1, activate("scrap_yard"));
    table.act(S1, activate("replicator").copy(1));
    assert_eq!(stock(&table), (1, 0, 0));
}

#[test]
fn ff_186_a_replicator_built_this_round_copies_at_once() {
    let mut table = scene(2).work().market(&first("solar_array")).hand(S1, &["replicator", "gymnasium"]);
    table = table.tokens(S1, 2, 3);
    table.act(S1, build("replicator", "gymnasium")).act(S1, activate("replicator").copy(1));
    assert_eq!(stock(&table), (0, 2, 0));
}
