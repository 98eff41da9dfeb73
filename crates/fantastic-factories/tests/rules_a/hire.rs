//! Section 7: hiring contractors.

use crate::ff::*;

/// S1 to move with a Robot (hammer) in hand, this contractor under the hammer.
fn with_contractor(seats: usize, contractor: &str) -> Ff {
    scene(seats).contractors(&[contractor, "investor", "investor", "specialist"]).hand(S1, &["robot"]).tokens(S1, 0, 9)
}

#[test]
fn ff_63_a_hired_contractor_acts_is_discarded_and_replaced() {
    let mut table = with_contractor(2, "miner").contractor_top(&["foreman"]);
    let deck = table.contractor_deck_len();
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!(table.metal(S1), 3);
    assert_eq!((table.used_contractors(), table.contractor_row()[0]), (vec!["miner"], "foreman"));
    assert_eq!((table.contractor_deck_len(), table.hand_len(S1)), (deck - 1, 0));
}

#[test]
fn ff_63_there_are_four_contractors_to_choose_from() {
    let mut table = scene(2).hand(S1, &["robot", "dojo", "beacon", "scrap_yard"]);
    for slot in [0, 5, 255] {
        table.refused_by("FF-63", S1, hire(slot, "robot"));
    }
    for (slot, card) in [(2, "scrap_yard"), (3, "dojo"), (4, "beacon")] {
        let mut table = scene(2).hand(S1, &["robot", "dojo", "beacon", "scrap_yard"]).tokens(S1, 0, 3);
        let contractor = table.contractor_row()[usize::from(slot) - 1];
        table.act(S1, hire(slot, card));
        assert_eq!(table.used_contractors(), [contractor]);
    }
}

#[test]
fn ff_64_a_blueprint_with_the_tool_over_the_slot_is_discarded() {
    let tools = [Tool::Shovel, Tool::Gear, Tool::Wrench, Tool::Hammer];
    let cards = [("beacon", 1), ("dojo", 2), ("laboratory", 3), ("robot", 4)];
    let hand = cards.map(|(card, _)| card);
    for (card, right) in cards {
        for slot in 1..=4 {
            let table = scene(2).tools(tools).hand(S1, &hand);
            let mut table = table.contractors(&["investor", "investor", "specialist", "specialist"]);
            if slot == right {
                table.act(S1, hire(slot, card));
                assert_eq!((table.hand_len(S1), table.discard_names().contains(&card)), (3, true));
            } else {
                table.refused_by("FF-64", S1, hire(slot, card));
            }
        }
    }
}

#[test]
fn ff_64_the_blueprint_must_be_in_the_hand() {
    let mut table = scene(2).hand(S1, &["dojo"]).built(S1, &["robot"]).market(&["obelisk"; 4]).discards(&["golem"]);
    for elsewhere in ["robot", "obelisk", "golem"] {
        table.refused_by("FF-64", S1, hire_for(1, elsewhere, S2));
    }
    let nothing = Action::Hire { slot: 1, discard: 0, opponent: Some(S2) };
    table.refused_by("FF-64", S1, nothing);
    table.refused_by("FF-64", S1, Action::Hire { slot: 1, discard: 33, opponent: Some(S2) });
}

#[test]
fn ff_65_the_extra_cost_is_paid_too() {
    for (contractor, cost) in [("engineer", 4), ("foreman", 2), ("hired_hands", 3), ("investor", 0), ("specialist", 0)]
    {
        let mut table = with_contractor(2, contractor).tokens(S1, 5, cost).empty_deck();
        table.act(S1, hire(1, "robot"));
        let paid = table.energy(S1);
        let gained = u16::from(contractor == "investor");
        assert_eq!(paid, gained, "{contractor} takes all {cost} E; the Investor turns up the Robot for 1 E");
        if cost > 0 {
            let mut table = with_contractor(2, contractor).tokens(S1, 5, cost - 1);
            table.refused_by("FF-65", S1, hire(1, "robot"));
        }
    }
}

/// What a contractor gives would pay for it: blueprints for the Architect, energy for the Electrician.
#[test]
fn ff_66_nothing_a_contractor_gives_can_pay_for_it() {
    let mut table = with_contractor(2, "architect").hand(S1, &["dojo"]).top(&["robot", "golem", "obelisk"]);
    table.refused_by("FF-64", S1, hire_for(1, "robot", S2));
    let mut table = with_contractor(2, "engineer").top(&["robot"]).tokens(S1, 9, 3);
    table.refused_by("FF-65", S1, hire(1, "robot"));
}

/// Dice are rolled later, all of them.
#[test]
fn ff_67_hiring_costs_no_dice() {
    let mut table = with_contractor(2, "miner");
    table.act(S1, hire_for(1, "robot", S2));
    table.to_work(&[(S1, &[1, 2, 3, 4])]);
    assert_eq!(table.dice_of(S1), [1, 2, 3, 4]);
}

/// The blueprint is away before the Investor looks, the slot is empty until that is done.
#[test]
fn ff_68_first_the_price_then_the_effect_then_the_contractor_then_the_slot() {
    let table = with_contractor(2, "investor").contractors(&["investor", "miner", "miner", "foreman"]).empty_deck();
    let mut table = table.contractor_deck_only(&[]);
    table.chance([pick(8, 14)]);
    table.act(S1, hire(1, "robot"));
    let told = table.heard();
    let expected = [
        Event::Hired { seat: S1, slot: 1, contractor: 6, discard: print("robot") },
        Event::Reshuffled { row: Row::Blueprints, cards: 1 },
        Event::Revealed { seat: S1, card: print("robot") },
        Event::Gained { seat: S1, gain: Amount::tokens(1, 1) },
        Event::Reshuffled { row: Row::Contractors, cards: 14 },
        Event::ContractorLaid { slot: 1, contractor: 6 },
    ];
    assert_eq!(told[..6], expected, "the Investor too is among the 14 that are shuffled");
    assert_eq!(table.contractor_row(), ["investor", "miner", "miner", "foreman"]);
}

#[test]
fn ff_69_the_limits_do_not_apply_in_the_market_phase() {
    let cards = ["obelisk", "obelisk", "obelisk", "obelisk", "dojo", "dojo", "golem", "golem", "biolab", "biolab"];
    let mut table = with_contractor(2, "architect").hand(S1, &cards).tokens(S1, 9, 9);
    table.act(S1, hire_for(1, "golem", S2));
    assert_eq!((table.hand_len(S1), table.tokens_of(S1)), (12, (9, 9)));
    assert_eq!(table.stage(), Stage::Market { turn: 1, wiped: false }, "nobody is asked to discard");
}

#[test]
fn ff_70_an_effect_for_the_next_work_phase_is_for_this_round() {
    let mut table = with_contractor(2, "hired_hands");
    table.act(S1, hire(1, "robot"));
    table.to_work(&[(S1, &[6, 6, 6, 6, 5, 5])]);
    assert_eq!((table.round_now(), table.dice_of(S1).len()), (1, 6));
    let mut table = with_contractor(2, "specialist");
    table.act(S1, hire(1, "robot"));
    table.to_work(&[]);
    assert!(table.lists(S1, specialist(6)));
    table.finish_all();
    assert_eq!(table.player(S1).pending, Pending::Nothing, "and lost after it");
    table.to_work(&[]);
    table.refused_by("FF-273", S1, specialist(6));
}

#[test]
fn ff_71_exactly_one_other_player_is_named() {
    for contractor in ["architect", "electrician", "miner"] {
        let mut table = with_contractor(3, contractor);
        table.refused_by("FF-71", S1, hire(1, "robot"));
        table.refused_by("FF-71", S1, hire_for(1, "robot", S1));
        table.refused_by("FF-71", S1, hire_for(1, "robot", S4));
        for other in [S2, S3] {
            let table = with_contractor(3, contractor);
            let before = [S2, S3].map(|seat| (table.tokens_of(seat), table.hand_len(seat)));
            let mut table = table;
            table.act(S1, hire_for(1, "robot", other));
            for (seat, before) in [S2, S3].into_iter().zip(before) {
                let after = (table.tokens_of(seat), table.hand_len(seat));
                assert_eq!(after != before, seat == other, "{contractor} for {other}: {seat}");
            }
        }
    }
}

#[test]
fn ff_71_nobody_is_named_where_nobody_gets_anything() {
    for contractor in ["engineer", "foreman", "hired_hands", "investor", "specialist"] {
        let mut table = with_contractor(3, contractor);
        table.refused_by("FF-71", S1, hire_for(1, "robot", S2));
        assert!(table.lists(S1, hire(1, "robot")));
    }
}

#[test]
fn ff_72_the_opponents_gain_comes_last() {
    let mut table = with_contractor(3, "electrician");
    table.act(S1, hire_for(1, "robot", S3));
    let gained: Vec<Seat> = table.heard().iter().filter_map(gained_by).collect();
    assert_eq!(gained, [S1, S3]);
    let mut table = with_contractor(3, "architect").top(&["dojo", "golem", "biolab", "beacon"]);
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!(table.hand_names(S1), ["biolab", "dojo", "golem"]);
    assert_eq!(table.hand_names(S2), ["beacon"]);
}

fn gained_by(event: &Event) -> Option<Seat> {
    match event {
        Event::Gained { seat, .. } => Some(*seat),
        _ => None,
    }
}

#[test]
fn ff_364_the_opponent_is_named_also_with_two_players() {
    let mut table = with_contractor(2, "miner");
    table.refused_by("FF-71", S1, hire(1, "robot"));
    table.act(S1, hire_for(1, "robot", S2));
    assert_eq!((table.metal(S1), table.metal(S2)), (3, 2));
}

#[test]
fn ff_73_at_most_one_effect_per_player_is_pending() {
    let table = scene(3).contractors(&["specialist", "foreman", "hired_hands", "specialist"]).tokens(S2, 0, 2);
    let table = table.hand(S1, &["robot", "golem"]).hand(S2, &["scrap_yard"]).hand(S3, &["dojo"]).tokens(S3, 0, 3);
    let mut table = table;
    table.act(S1, hire(1, "robot"));
    table.refused_by("FF-51", S1, hire(1, "golem"));
    table.act(S2, hire(2, "scrap_yard"));
    table.rolling(S1, &[1; 4]).rolling(S3, &[1; 6]).act(S3, hire(3, "dojo"));
    let pending = [S1, S2, S3].map(|seat| table.player(seat).pending);
    assert_eq!(pending, [SPECIALIST, FOREMAN, Pending::Nothing], "Hired Hands have been rolled");
    assert_eq!(table.dice_of(S3).len(), 6);
}
