//! Section 11: contractors in general, and those that give something.

use crate::ff::*;
use crate::shared::{next_work, revealed, stock};

/// Seat 1's market turn with this contractor in slot 1, under the hammer; a Robot in hand pays for it.
fn market(contractor: &str, seats: usize) -> Ff {
    let others = ["hired_hands", "investor", "specialist"];
    scene(seats).contractors(&[contractor, others[0], others[1], others[2]]).hand(S1, &["robot"]).tokens(S1, 1, 4)
}

const CONTRACTORS: [(&str, bool); 8] = [
    ("architect", true),
    ("electrician", true),
    ("engineer", false),
    ("foreman", false),
    ("hired_hands", false),
    ("investor", false),
    ("miner", true),
    ("specialist", false),
];

fn hiring(names_somebody: bool) -> Action {
    if names_somebody { hire_for(1, "robot", S2) } else { hire(1, "robot") }
}

#[test]
fn ff_250_a_contractor_is_never_kept() {
    for (contractor, names_somebody) in CONTRACTORS {
        let mut table = market(contractor, 3);
        assert_eq!(table.used_contractors(), [""; 0]);
        table.act(S1, hiring(names_somebody));
        assert_eq!(table.used_contractors(), [contractor]);
        assert_ne!(table.public().contractors[0], None, "another one is there");
    }
}

#[test]
fn ff_250_a_contractor_acts_once() {
    let mut table = market("miner", 2).tokens(S1, 0, 0);
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!(stock(&table), (3, 0, 0));
    next_work(&mut table, &[1, 2, 3, 4]);
    assert_eq!(stock(&table), (3, 0, 0));
    let mut table = market("hired_hands", 2);
    table.act(S1, hire(1, "robot"));
    next_work(&mut table, &[1, 2, 3, 4]);
    assert_eq!(table.dice_of(S1).len(), 4);
}

#[test]
fn ff_251_contractors_for_dice_wait_for_the_work_phase() {
    for (contractor, names_somebody) in CONTRACTORS {
        let mut table = market(contractor, 2);
        table.act(S1, hiring(names_somebody));
        let pending = match contractor {
            "foreman" => FOREMAN,
            "hired_hands" => HIRED_HANDS,
            "specialist" => SPECIALIST,
            _ => Pending::Nothing,
        };
        assert_eq!(table.player(S1).pending, pending, "{contractor}");
        assert_eq!(table.player(S2).pending, Pending::Nothing);
        assert_eq!(table.dice_of(S1), [0; 0], "nothing is rolled in the market");
    }
}

#[test]
fn ff_252_tokens_are_gained_at_once() {
    let mut table = market("electrician", 2);
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!(table.asked(), Some(S2), "it is still the Market phase");
    assert_eq!((table.tokens_of(S1), table.tokens_of(S2)), ((1, 9), (1, 4)));
    table.act(S2, wipe(Row::Blueprints, Token::Energy));
    assert_eq!(table.energy(S2), 3, "the opponent can spend it");
}

#[test]
fn ff_254_architect_draws_three_and_one_for_an_opponent() {
    let mut table = market("architect", 3).top(&["dojo", "golem", "warehouse", "beacon"]);
    table.act(S1, hire_for(1, "robot", S3));
    assert_eq!(table.hand_names(S1), ["dojo", "golem", "warehouse"]);
    assert_eq!((table.hand_names(S2), table.hand_names(S3)), (vec![], vec!["beacon"]));
}

#[test]
fn ff_254_only_who_draws_sees_the_cards() {
    let mut table = market("architect", 3).top(&["dojo", "golem", "warehouse", "beacon"]);
    table.act(S1, hire_for(1, "robot", S3));
    let drew = |seat: Seat, whose: Seat| {
        let of = |event: Event| match event {
            Event::Drew { seat, cards, .. } if seat == whose => cards,
            _ => None,
        };
        table.heard_by(seat).into_iter().find_map(of)
    };
    assert_eq!(drew(S1, S1), Some(prints(&["dojo", "golem", "warehouse"])));
    assert_eq!(drew(S3, S3), Some(prints(&["beacon"])));
    for (seat, whose) in [(S1, S3), (S2, S1), (S2, S3), (S3, S1)] {
        assert_eq!(drew(seat, whose), None, "{seat} hears what {whose} drew");
    }
}

#[test]
fn ff_254_an_opponent_must_be_named() {
    let mut table = market("architect", 2);
    table.refused_by("FF-71", S1, hire(1, "robot"));
    table.refused_by("FF-71", S1, hire_for(1, "robot", S1));
    table.refused_by("FF-71", S1, hire_for(1, "robot", S3));
}

#[test]
fn ff_255_electrician_gives_five_energy_and_two_to_an_opponent() {
    let mut table = market("electrician", 3);
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!([S1, S2, S3].map(|seat| table.tokens_of(seat)), [(1, 9), (1, 4), (1, 2)]);
}

#[test]
fn ff_268_investor_gives_the_printed_cost_of_the_top_blueprint() {
    for (top, gain) in [("golem", (4, 0)), ("battery_factory", (2, 1)), ("biolab", (1, 3)), ("dojo", (1, 1))] {
        let mut table = market("investor", 2).tokens(S1, 0, 0).top(&[top]);
        table.act(S1, hire(1, "robot"));
        assert_eq!(table.tokens_of(S1), gain, "{top}");
        assert_eq!(revealed(&table), [top], "everybody sees it");
    }
}

#[test]
fn ff_268_investor_finds_nothing_without_a_card() {
    let mut table = scene(2).contractors(&["investor"; 3]).hand(S1, &["robot"]).tokens(S1, 0, 0);
    table = table.contractors(&["investor", "miner", "specialist", "foreman"]).empty_deck();
    table.act(S1, hire(1, "robot"));
    assert_eq!(revealed(&table), ["robot"], "the blueprint just discarded");
    assert_eq!(table.tokens_of(S1), (1, 1));
}

#[test]
fn ff_269_investor_has_no_cap() {
    for (top, gain) in [("beacon", (2, 4)), ("mega_factory", (3, 2)), ("laboratory", (1, 4)), ("warehouse", (3, 2))] {
        let mut table = market("investor", 2).tokens(S1, 0, 0).top(&[top]);
        table.act(S1, hire(1, "robot"));
        assert_eq!(table.tokens_of(S1), gain, "{top}");
    }
}

#[test]
fn ff_270_investor_ignores_the_megaliths_discount() {
    let mut table = market("investor", 2).tokens(S1, 0, 0).built(S1, &["obelisk", "obelisk"]).top(&["megalith"]);
    table.act(S1, hire(1, "robot"));
    assert_eq!(table.tokens_of(S1), (5, 2));
}

#[test]
fn ff_271_investor_discards_the_blueprint() {
    let mut table = market("investor", 2).top(&["golem"]);
    table.act(S1, hire(1, "robot"));
    assert_eq!(table.discard_names(), ["golem", "robot"]);
    assert_eq!((table.hand_len(S1), table.compound(S1)), (0, vec![]));
}

#[test]
fn ff_272_miner_gives_three_metal_and_one_to_an_opponent() {
    let mut table = market("miner", 3);
    table.act(S1, hire_for(1, "robot", S3));
    assert_eq!([S1, S2, S3].map(|seat| table.tokens_of(seat)), [(4, 4), (1, 2), (2, 2)]);
}
