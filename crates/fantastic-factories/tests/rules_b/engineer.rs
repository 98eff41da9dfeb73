//! Section 11: the Engineer.

use crate::ff::*;
use crate::shared::{next_work, revealed};

/// Seat 1's market turn with the Engineer under the hammer; a Robot in hand pays for it.
fn engineer(built: &[&str], top: &[&str]) -> Ff {
    let table = scene(2).contractors(&["engineer", "miner", "investor", "specialist"]);
    table.hand(S1, &["robot", "golem"]).tokens(S1, 1, 4).built(S1, built).top(top)
}

const ENGINEER: u8 = 1;

fn hire_engineer() -> Action {
    hire(ENGINEER, "robot")
}

#[test]
fn ff_256_engineer_builds_the_top_blueprint_free() {
    let mut table = engineer(&[], &["mega_factory"]);
    table.act(S1, hire_engineer());
    assert_eq!(table.compound(S1), ["mega_factory"]);
    assert_eq!(table.tokens_of(S1), (1, 0), "only the Engineer is paid");
    assert_eq!((table.hand_names(S1), table.discard_names()), (vec!["golem"], vec!["robot"]));
    assert_eq!(revealed(&table), ["mega_factory"]);
}

#[test]
fn ff_256_engineer_costs_four_energy() {
    engineer(&[], &["dojo"]).tokens(S1, 9, 3).refused_by("FF-65", S1, hire_engineer());
}

#[test]
fn ff_257_engineer_passes_over_what_stands_already() {
    let mut table = engineer(&["power_plant", "dojo"], &["power_plant", "dojo", "beacon", "golem"]);
    table.act(S1, hire_engineer());
    assert_eq!(table.compound(S1), ["beacon", "dojo", "power_plant"]);
    assert_eq!(table.discard_names(), ["dojo", "power_plant", "robot"]);
    assert_eq!(revealed(&table), ["power_plant", "dojo", "beacon"]);
}

#[test]
fn ff_257_engineer_builds_a_second_monument_that_allows_it() {
    for monument in ["beacon", "obelisk"] {
        let mut table = engineer(&[monument], &[monument]);
        table.act(S1, hire_engineer());
        assert_eq!(table.compound(S1), [monument; 2]);
    }
    let mut table = engineer(&["megalith"], &["megalith", "dojo"]);
    table.act(S1, hire_engineer());
    assert_eq!(table.compound(S1), ["dojo", "megalith"]);
}

/// The deck is one Power Plant, the discard pile the Dojo that paid for the Engineer; both stand.
#[test]
fn ff_258_engineer_sets_aside_what_cannot_be_built() {
    let table = scene(2).contractors(&["engineer", "miner", "investor", "specialist"]);
    let table = table.hand(S1, &["robot"]).tokens(S1, 1, 4).built(S1, &["power_plant", "robot"]);
    let mut table = table.deck_only(&["power_plant"]);
    table.act(S1, hire_engineer());
    assert_eq!(revealed(&table), ["power_plant", "robot"], "each once");
    assert!(table.heard().contains(&Event::EngineerFoundNothing { seat: S1 }));
    assert_eq!(table.compound(S1), ["power_plant", "robot"]);
    assert_eq!(table.discard_names(), ["power_plant", "robot"]);
    assert_eq!(table.energy(S1), 0, "the price is gone");
    assert_eq!(table.asked(), Some(S2), "the turn is over");
}

/// The card refused is not part of the shuffle that its refusal makes necessary.
#[test]
fn ff_258_cards_set_aside_are_discarded_at_the_end() {
    let table = scene(2).contractors(&["engineer", "miner", "investor", "specialist"]);
    let table = table.hand(S1, &["robot"]).tokens(S1, 1, 4).built(S1, &["power_plant"]);
    let mut table = table.deck_only(&["power_plant"]);
    table.act(S1, hire_engineer());
    assert!(table.heard().contains(&Event::Reshuffled { row: Row::Blueprints, cards: 1 }));
    assert_eq!(table.compound(S1), ["power_plant", "robot"]);
    assert_eq!(table.discard_names(), ["power_plant"]);
}

#[test]
fn ff_259_the_engineers_card_can_be_activated_this_round() {
    let mut table = engineer(&[], &["nuclear_plant"]);
    table.act(S1, hire_engineer()).to_work(&[(S1, &[6, 1, 1, 1])]);
    table.act(S1, activate("nuclear_plant").dice(&[6]));
    assert_eq!(table.goods_of(S1), 1);
}

#[test]
fn ff_260_the_engineers_scrap_yard_and_solar_array_too() {
    for (card, gain) in [("scrap_yard", (2, 0)), ("solar_array", (1, 2))] {
        let mut table = engineer(&[], &[card]);
        table.act(S1, hire_engineer()).to_work(&[]);
        table.act(S1, activate(card));
        assert_eq!(table.tokens_of(S1), gain);
        table.refused_by("FF-112", S1, activate(card));
    }
}

#[test]
fn ff_261_the_engineers_card_counts_for_the_end() {
    let nine = ["obelisk", "obelisk", "beacon", "dojo", "golem", "biolab", "foundry", "harvester", "refinery"];
    let mut table = engineer(&nine, &["warehouse"]).round(5);
    table.act(S1, hire_engineer());
    assert_eq!(table.player(S1).built.len(), 10);
    table.to_next_round();
    assert_eq!(table.public().last_round, Some(6));
    let mut without = engineer(&nine, &["warehouse"]).round(5);
    without.act(S1, take(1)).to_next_round();
    assert_eq!(without.public().last_round, None);
}

/// The hire is one choice: nothing is asked between the card turned up and its building.
#[test]
fn ff_262_the_revealed_card_cannot_be_declined() {
    for card in ["dojo", "robot", "laboratory"] {
        let mut table = engineer(&[], &[card]);
        table.act(S1, hire_engineer());
        assert_eq!((table.compound(S1), table.asked()), (vec![card], Some(S2)));
    }
    let declining = engineer(&[], &["dojo"]).legal(S1);
    let hires: Vec<&Action> = declining.iter().filter(|a| matches!(a, Action::Hire { slot: ENGINEER, .. })).collect();
    assert_eq!(hires.len(), 2, "one for each hammer in hand: {hires:?}");
}

#[test]
fn ff_262_the_card_stays() {
    let mut table = engineer(&[], &["dojo"]);
    table.act(S1, hire_engineer());
    next_work(&mut table, &[1, 2, 3, 4]);
    assert_eq!(table.compound(S1), ["dojo"]);
}
