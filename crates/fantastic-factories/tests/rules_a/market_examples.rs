//! Section 16: the examples of the market.

use crate::ff::*;

#[test]
fn ff_ex_14_take_slot_1() {
    let mut table = scene(2).market(&["dojo", "golem", "robot", "beacon"]).top(&["obelisk"]);
    table.act(S1, take(2));
    assert_eq!(table.hand_names(S1), ["golem"]);
    assert_eq!(table.row(), ["dojo", "obelisk", "robot", "beacon"]);
}

#[test]
fn ff_ex_15_wipe_the_blueprints() {
    let table = scene(2).market(&["dojo", "golem", "robot", "beacon"]).tokens(S1, 1, 2);
    let mut table = table.top(&["biolab", "foundry", "refinery", "warehouse"]);
    table.act(S1, wipe(Row::Blueprints, Token::Energy));
    assert_eq!(table.tokens_of(S1), (1, 1));
    assert_eq!(table.discard_names(), ["beacon", "dojo", "golem", "robot"]);
    assert_eq!(table.row(), ["biolab", "foundry", "refinery", "warehouse"]);
    assert_eq!(table.asked(), Some(S1), "a take or hire is still due");
    table.refused_by("FF-74", S1, PASS);
}

#[test]
fn ff_ex_16_a_second_wipe() {
    let mut table = scene(2).tokens(S1, 1, 1);
    table.act(S1, wipe(Row::Blueprints, Token::Energy));
    table.refused_by("FF-58", S1, wipe(Row::Contractors, Token::Metal));
}

#[test]
fn ff_ex_17_a_wipe_without_tokens() {
    let mut table = scene(2).tokens(S1, 0, 0);
    for row in [Row::Blueprints, Row::Contractors] {
        for pay in [Token::Metal, Token::Energy] {
            table.refused_by("FF-57", S1, wipe(row, pay));
        }
    }
}

/// Hired Hands under the gear token.
fn hired_hands() -> Ff {
    let table = scene(2).contractors(&["investor", "investor", "hired_hands", "miner"]).hand(S1, &["dojo", "robot"]);
    assert_eq!(table.public().tools[2], Tool::Gear);
    table
}

#[test]
fn ff_ex_18_hired_hands() {
    let mut table = hired_hands().tokens(S1, 1, 3);
    table.act(S1, hire(3, "dojo"));
    assert_eq!((table.energy(S1), table.hand_names(S1)), (0, vec!["robot"]));
    table.to_work(&[(S1, &[1, 2, 3, 4, 5, 6])]);
    assert_eq!(table.dice_of(S1), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn ff_ex_19_hired_hands_refused() {
    hired_hands().tokens(S1, 1, 2).refused_by("FF-65", S1, hire(3, "dojo"));
    hired_hands().tokens(S1, 1, 3).refused_by("FF-64", S1, hire(3, "robot"));
}

/// A contractor under the hammer, a Robot to pay with.
fn hiring(contractor: &str) -> Ff {
    scene(3).contractors(&[contractor, "hired_hands", "specialist", "specialist"]).hand(S1, &["robot"])
}

#[test]
fn ff_ex_20_electrician() {
    let mut table = hiring("electrician").tokens(S1, 1, 11).tokens(S2, 0, 0);
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!((table.tokens_of(S1), table.tokens_of(S2)), ((1, 16), (0, 2)));
    assert_eq!(table.asked(), Some(S2), "nothing is discarded now");
}

#[test]
fn ff_ex_21_investor_and_a_megalith() {
    let table = hiring("investor").built(S1, &["beacon", "beacon", "obelisk"]).top(&["megalith"]);
    let mut table = table.tokens(S1, 0, 0);
    table.act(S1, hire(1, "robot"));
    assert_eq!(table.tokens_of(S1), (5, 2));
    assert_eq!(table.discard_names(), ["megalith", "robot"]);
}

#[test]
fn ff_ex_22_investor_and_a_golem() {
    let mut table = hiring("investor").top(&["golem"]).tokens(S1, 0, 0);
    table.act(S1, hire(1, "robot"));
    assert_eq!(table.tokens_of(S1), (4, 0));
}

#[test]
fn ff_ex_23_engineer_and_a_duplicate() {
    let table = hiring("engineer").built(S1, &["power_plant"]).top(&["power_plant", "obelisk"]);
    let mut table = table.tokens(S1, 0, 4);
    table.act(S1, hire(1, "robot"));
    assert_eq!((table.energy(S1), table.compound(S1)), (0, vec!["obelisk", "power_plant"]));
    assert_eq!(table.discard_names(), ["power_plant", "robot"]);
}

#[test]
fn ff_ex_24_engineer_and_a_second_obelisk() {
    let mut table = hiring("engineer").built(S1, &["obelisk"]).top(&["obelisk"]).tokens(S1, 0, 4);
    table.act(S1, hire(1, "robot"));
    assert_eq!(table.compound(S1), ["obelisk", "obelisk"]);
}

#[test]
fn ff_ex_25_architect() {
    let mut table = hiring("architect").top(&["dojo", "golem", "biolab", "beacon"]);
    table.act(S1, hire_for(1, "robot", S3));
    assert_eq!(table.hand_names(S1), ["biolab", "dojo", "golem"]);
    assert_eq!((table.hand_names(S3), table.hand_len(S2)), (vec!["beacon"], 0));
}

#[test]
fn ff_ex_96_the_contractor_deck_runs_out_in_a_wipe() {
    let table = scene(2).contractors(&["investor", "investor", "investor", "miner"]);
    let mut table = table.contractor_deck_only(&["engineer", "foreman"]).tokens(S1, 1, 0);
    assert_eq!((table.contractor_deck_len(), table.used_contractors().len()), (2, 11));
    table.chance([pick(14, 15), pick(0, 14)]);
    table.act(S1, wipe(Row::Contractors, Token::Metal));
    assert_eq!(table.contractor_row(), ["engineer", "foreman", "specialist", "architect"]);
    assert!(table.heard().contains(&Event::Reshuffled { row: Row::Contractors, cards: 15 }));
    assert_eq!((table.contractor_deck_len(), table.used_contractors().len(), table.metal(S1)), (13, 0, 0));
}

#[test]
fn ff_ex_97_the_market_order_of_two_rounds() {
    let mut table = scene(3);
    let mut order = Vec::new();
    while table.round_now() < 3 {
        let seat = table.asked().unwrap();
        match table.stage() {
            Stage::Market { turn, .. } => {
                order.push(seat);
                if turn == 2 {
                    table.opening_rolls(&[]);
                }
                table.restock().act(seat, take(1));
            }
            _ => {
                table.finish_all();
            }
        }
    }
    assert_eq!(order, [S1, S2, S3, S2, S3, S1]);
}

#[test]
fn ff_ex_98_engineer_for_3_energy() {
    hiring("engineer").tokens(S1, 9, 3).refused_by("FF-65", S1, hire(1, "robot"));
}

#[test]
fn ff_ex_99_passing_with_a_blueprint_in_the_market() {
    scene(2).market(&["-", "dojo"]).empty_deck().refused_by("FF-74", S1, PASS);
}
