//! Section 4: setup for two to five players.

use crate::ff::*;
use crate::games::game;
use kernel::{Game, Sandbox, Seeded};
use std::collections::BTreeSet;

/// Seats stand for the colours: whoever sits where, the same choice comes to the same.
#[test]
fn ff_10_each_player_has_four_dice_and_colours_have_no_effect() {
    let mut table = scene(5);
    table.to_work(&[]);
    for (_, player) in table.public().players.iter() {
        assert_eq!(player.dice.len(), 4);
    }
    let mut outcomes = Vec::new();
    for seat in [S1, S2, S3, S4, S5] {
        let table = scene(5).work().hand(seat, &["dojo", "foundry"]).dice(seat, &[3, 3, 5, 6]).top(&["robot"]);
        let mut table = table.tokens(seat, 2, 2);
        table.act(seat, build("dojo", "foundry")).act(seat, generate(3)).act(seat, generate(3));
        table.act(seat, activate("dojo").dice(&[6])).act(seat, mine(5)).act(seat, research(1));
        outcomes.push((*table.player(seat), table.hand_names(seat), table.discard_names()));
    }
    assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]));
    assert_eq!((outcomes[0].0.metal, outcomes[0].0.energy, outcomes[0].1[..].to_vec()), (2, 7, vec!["robot"]));
}

#[test]
fn ff_11_the_first_player_is_a_parameter() {
    let named = [(First::One, S1), (First::Two, S2), (First::Three, S3), (First::Four, S4), (First::Five, S5)];
    for (first, seat) in named {
        let table = Deal { options: Options { first, ..Options::default() }, ..Deal::new(5) }.lay_out();
        assert_eq!((table.public().first, table.asked()), (seat, Some(seat)));
    }
}

#[test]
fn ff_11_otherwise_a_seat_is_picked_at_random() {
    for seats in 2..=5 {
        for first in 0..seats {
            let table = Deal { first: first as u32, ..Deal::new(seats) }.lay_out();
            assert_eq!(table.public().first, Seat::new(first));
        }
    }
    let written = serde_json::to_value(Options::default()).unwrap();
    assert_eq!(written["first"], "random", "this is the default");
}

#[test]
fn ff_11_a_seat_that_nobody_takes_cannot_be_first() {
    let options = Options { first: First::Three, ..Options::default() };
    let setup = Setup { options, ..Setup::<FantasticFactories>::standard(2) };
    let refused = Sandbox::deal(&setup, &mut Seeded::new([1; 32])).unwrap_err();
    assert_eq!(refused.rule, "FF-11");
}

#[test]
fn ff_12_turn_order_is_clockwise_from_the_first_player() {
    let table = scene(4).first(S3);
    assert_eq!(table.public().turn_order().collect::<Vec<_>>(), [S3, S4, S1, S2]);
    let mut table = scene(4).first(S3).market_turn(S3);
    for seat in [S3, S4, S1] {
        assert_eq!(table.all_asked(), [seat]);
        table.act(seat, take(1));
    }
    assert_eq!(table.all_asked(), [S2]);
}

/// Each of the 74 cards can be drawn first, and then each of the 73 others.
#[test]
fn ff_13_any_order_of_the_blueprint_deck_can_come() {
    for card in 0..74 {
        let key = key_of(card);
        let table = Deal { blueprints: &[key], ..Deal::new(2) }.lay_out();
        assert!(table.hand_names(S1).contains(&key));
    }
    let picks = Deal::new(2).picks();
    let bounds: Vec<u32> = picks.iter().map(|pick| pick.below).collect();
    let blueprints: Vec<u32> = (63..=74).rev().collect();
    assert_eq!(bounds[..4], [2, 4, 3, 2], "first player, then the tools");
    assert_eq!(bounds[4..16], blueprints, "8 cards for the hands and 4 for the market, each one of those left");
    assert_eq!(bounds[16..], [17, 16, 15, 14], "the contractors apart from them");
}

#[test]
fn ff_13_any_order_of_the_contractor_deck_can_come() {
    for card in 0..17 {
        let table = Deal { contractors: &[contractor_key(card)], ..Deal::new(2) }.lay_out();
        assert_eq!(table.contractor_row()[0], contractor_key(card));
        assert_eq!(table.row(), Deal::new(2).lay_out().row(), "the blueprints do not depend on it");
    }
}

#[test]
fn ff_14_each_player_starts_with_1_metal_2_energy_and_4_blueprints() {
    for seats in 2..=5 {
        let table = Deal::new(seats).lay_out();
        for (seat, player) in table.public().players.iter() {
            assert_eq!((table.tokens_of(seat), table.goods_of(seat)), ((1, 2), 0));
            assert_eq!(table.hand_len(seat), 4);
            assert!(player.built.is_empty() && player.names == Default::default(), "an empty compound");
            assert!(player.floors.iter().all(|floor| floor.is_empty()), "an empty HQ");
            assert!(player.dice.is_empty() && player.noted.is_empty() && player.pending == Pending::Nothing);
        }
    }
}

/// Two tables that differ in S1's hand only look the same to S2 and to onlookers.
#[test]
fn ff_14_the_dealt_hand_is_secret() {
    let [one, other] = [["dojo", "robot", "golem", "beacon"], ["dojo", "robot", "golem", "biolab"]]
        .map(|hand| Deal { blueprints: &hand, ..Deal::new(2) }.lay_out().hand_names(S1));
    assert_ne!(one, other);
    let views = |hand: &[&str]| {
        let table = scene(2).hand(S1, hand);
        let of = |viewer: Viewer| serde_json::to_string(&FantasticFactories::portray(table.seen(viewer))).unwrap();
        [of(S1.into()), of(S2.into()), of(Viewer::Onlooker)]
    };
    let (one, other) = (views(&one), views(&other));
    assert_ne!(one[0], other[0], "S1 sees their own cards");
    assert_eq!(one[1..], other[1..]);
}

#[test]
fn ff_15_four_blueprints_and_four_contractors_lie_open() {
    let cards = ["dojo", "dojo", "robot", "robot", "golem", "golem", "biolab", "biolab"];
    let row = ["obelisk", "beacon", "foundry", "megalith"];
    let contractors = ["miner", "engineer", "architect", "foreman"];
    let all = [&cards[..], &row[..]].concat();
    let table = Deal { blueprints: &all, contractors: &contractors, ..Deal::new(2) }.lay_out();
    assert_eq!((table.row(), table.contractor_row()), (row, contractors), "slots from left to right");
}

#[test]
fn ff_16_each_tool_lies_over_one_slot_in_any_order() {
    let mut orders = BTreeSet::new();
    for first in 0..4 {
        for second in 0..3 {
            for third in 0..2 {
                let tools = Deal { tools: [first, second, third], ..Deal::new(2) }.lay_out().public().tools;
                assert_eq!(tools.into_iter().collect::<BTreeSet<_>>(), BTreeSet::from(Tool::ALL));
                orders.insert(tools);
            }
        }
    }
    assert_eq!(orders.len(), 24);
}

#[test]
fn ff_16_the_tools_never_move() {
    for seed in 1..=4 {
        let mut wipes = 0;
        game(&Setup::standard(3), seed, |moment| {
            assert_eq!(moment.before.public.tools, moment.after.public.tools);
            wipes += u32::from(matches!(moment.action, Action::WipeRow { row: Row::Contractors, .. }));
        });
        assert!(wipes > 0, "also when contractors were wiped");
    }
}

#[test]
fn ff_17_hands_in_turn_order_then_blueprints_then_contractors() {
    let hands = [
        ["dojo", "biolab", "foundry", "beacon"],
        ["golem", "harvester", "robot", "obelisk"],
        ["refinery", "megalith", "warehouse", "gymnasium"],
    ];
    let row = ["motherlode", "laboratory", "replicator", "temp_agency"];
    let all: Vec<&str> = hands.iter().flatten().chain(&row).copied().collect();
    let contractors = ["specialist", "miner", "investor", "foreman"];
    let table = Deal { first: 1, blueprints: &all, contractors: &contractors, ..Deal::new(3) }.lay_out();
    for (seat, hand) in [(S2, hands[0]), (S3, hands[1]), (S1, hands[2])] {
        let (mut found, mut dealt) = (table.hand_names(seat), hand.to_vec());
        found.sort_unstable();
        dealt.sort_unstable();
        assert_eq!(found, dealt, "{seat}");
    }
    assert_eq!((table.row(), table.contractor_row()), (row, contractors));
}

#[test]
fn ff_18_the_deck_has_70_less_4_cards_for_each_player() {
    for seats in 2..=5 {
        let table = Deal::new(seats).lay_out();
        assert_eq!((table.deck_len(), table.contractor_deck_len()), (70 - 4 * seats, 13));
        assert!(table.public().discard.is_empty() && table.public().used_contractors.is_empty());
    }
}

#[test]
fn ff_ex_9_a_table_for_two() {
    let table = Deal::new(2).lay_out();
    assert_eq!((table.deck_len(), table.contractor_deck_len()), (62, 13));
    for seat in [S1, S2] {
        assert_eq!((table.tokens_of(seat), table.hand_len(seat), table.goods_of(seat)), ((1, 2), 4, 0));
    }
}

#[test]
fn ff_ex_10_a_table_for_five() {
    assert_eq!(Deal::new(5).lay_out().deck_len(), 50);
}
