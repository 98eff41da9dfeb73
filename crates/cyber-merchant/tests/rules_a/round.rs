//! Section 4: a round.

use crate::common::*;
use crate::games::{game, story};
use crate::markdown::table as rows;

/// The chapters of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Preparation,
    Bidding,
    Tricks,
    Profit,
    Over,
}

/// To which part of the round an event belongs; none if it marks the time in between.
fn part(event: &Event) -> Option<Part> {
    match event {
        Event::AuctionBegan { .. } | Event::LotLaid { .. } | Event::Reshuffled { .. } => Some(Part::Preparation),
        Event::BidPlaced { .. } => Some(Part::Bidding),
        Event::LotBought { .. }
        | Event::TrickPlayed { .. }
        | Event::NoEffect { .. }
        | Event::PriceMoved { .. }
        | Event::PricesSwapped { .. }
        | Event::Given { .. }
        | Event::Stolen { .. }
        | Event::TokenPassed { .. } => Some(Part::Tricks),
        Event::Committed { .. }
        | Event::MarketOpened { .. }
        | Event::Oversupplied { .. }
        | Event::Added { .. }
        | Event::Paid { .. }
        | Event::Exchanged { .. }
        | Event::TokenTurned { .. } => Some(Part::Profit),
        Event::HandCounted { .. } | Event::GameOver => Some(Part::Over),
        Event::RoundBegan { .. } | Event::TokensLaid { .. } | Event::Sealed { .. } | Event::Withdrew { .. } => None,
    }
}

/// The parts of a game one after another.
fn parts(events: &[Event]) -> Vec<Part> {
    let mut parts = vec![Part::Preparation];
    parts.extend(events.iter().filter_map(part));
    parts.dedup();
    parts
}

#[test]
fn cm_19_four_rounds_each_black_market_and_then_profit() {
    for players in 2..=4 {
        let story = story(players, 1);
        let mut phases: Vec<&str> = Vec::new();
        for part in parts(&story) {
            phases.push(match part {
                Part::Preparation | Part::Bidding | Part::Tricks => "black market",
                Part::Profit => "profit",
                Part::Over => "over",
            });
        }
        phases.dedup();
        let round = ["black market", "profit"];
        assert_eq!(phases, [&round[..], &round, &round, &round, &["over"]].concat());
        let began: Vec<u8> = story
            .iter()
            .filter_map(|event| match event {
                Event::RoundBegan { round, .. } => Some(*round),
                _ => None,
            })
            .collect();
        assert_eq!(began, [2, 3, 4], "after the first, which began with the game");
    }
}

#[test]
fn cm_20_three_auctions_a_round_each_of_preparation_bidding_tricks() {
    for players in 2..=4 {
        let auction = [Part::Preparation, Part::Bidding, Part::Tricks];
        let round = [&auction[..], &auction, &auction, &[Part::Profit]].concat();
        let expected = [&round[..], &round, &round, &round, &[Part::Over]].concat();
        assert_eq!(parts(&story(players, 2)), expected, "{players} players");
    }
}

#[test]
fn cm_20_auctions_are_counted_from_1_to_3() {
    for players in 2..=4 {
        let steps = game(players, Options::default(), 3);
        let mut bidding: Vec<(u8, u8)> = Vec::new();
        for step in steps.iter().filter(|step| matches!(step.public.stage, Stage::Bidding { .. })) {
            bidding.push((step.public.round, step.public.auction));
        }
        bidding.dedup();
        assert_eq!(bidding, (1..=4).flat_map(|round| [1, 2, 3].map(|auction| (round, auction))).collect::<Vec<_>>());
    }
}

/// The last trick of the auction, or the last bid if nobody bought one.
#[test]
fn cm_21_when_the_tricks_are_done_the_token_goes_one_player_on() {
    for (players, first, next) in [(2, S1, S2), (2, S2, S1), (3, S3, S1), (4, S2, S3), (4, S4, S1)] {
        let mut table = table(players).first(first).give(S1, ["Trajan", "Trajan"]).trick_stage(S1);
        table.act(S1, plain("Trajan"));
        assert_eq!(table.public().first, first, "one trick is left");
        table.deals_any().act(S1, plain("Trajan"));
        assert_eq!(table.public().first, next, "{players} players");
        assert_eq!(table.heard(S1)[2], Event::TokenPassed { first: next });
        assert_eq!((table.public().auction, table.asked()), (2, vec![next]), "and begins the next auction");
    }
}

#[test]
fn cm_21_the_token_moves_although_nobody_has_a_trick() {
    let mut table = table(3);
    let next = table.next_lots();
    table.bid_nothing(next);
    assert_eq!((table.public().first, table.public().auction), (S2, 2));
}

#[test]
fn cm_21_the_token_moves_three_times_a_round() {
    for players in 2..=4 {
        let mut passed = vec![0];
        for event in story(players, 4) {
            match event {
                Event::TokenPassed { .. } => *passed.last_mut().unwrap() += 1,
                Event::RoundBegan { .. } => passed.push(0),
                _ => {}
            }
        }
        assert_eq!(passed, [3; 4], "{players} players");
    }
}

/// The token is told to move whenever it does, and nothing else moves it.
#[test]
fn cm_22_at_no_other_time_does_the_token_move() {
    for players in 2..=4 {
        let mut first = S1;
        for step in game(players, Options::default(), 5) {
            for event in step.told {
                match event {
                    Event::TokenPassed { first: next } => first = next,
                    Event::RoundBegan { first: begins, .. } => assert_eq!(begins, first),
                    _ => {}
                }
            }
            assert_eq!(step.public.first, first);
        }
    }
}

/// After the third auction seat 3 has the token: their market is first, they exchange first, and they begin
/// the first auction of the next round.
#[test]
fn cm_22_whoever_has_it_after_the_third_auction_begins_profit_and_the_next_round() {
    let table = table(3).first(S2).auction(3).give(S1, ["Trajan", "RB3"]).give(S2, ["CR3"]).give(S3, ["CB3"]);
    let mut table = table.trick_stage(S1);
    table.act(S1, plain("Trajan")).act(S1, commit(["RB3"])).act(S2, commit(["CR3"])).act(S3, commit(["CB3"]));
    let opened = |table: &Cm| -> Vec<Seat> {
        let opens = |event: Event| match event {
            Event::MarketOpened { seat, .. } => Some(seat),
            _ => None,
        };
        table.heard(S1).into_iter().filter_map(opens).collect()
    };
    assert_eq!(opened(&table), [S3, S1, S2]);
    assert_eq!(table.asked(), [S3]);
    table.act(S3, exchange(0)).act(S1, exchange(0)).deals_any().act(S2, exchange(0));
    assert_eq!((table.public().round, table.public().first), (2, S3));
    assert_eq!(table.stage(), Stage::Bidding { turn: S3 });
}

/// `1, 2, 1; 2`: who is first in the three auctions, and who begins the profit phase.
#[test]
fn cm_ex_8_the_first_player_token() {
    let rows = rows("CM-EX-8", &["players", "round 1", "round 2", "round 3", "round 4"]);
    assert_eq!(rows.len(), 3);
    for row in rows {
        let players: usize = row[0].parse().unwrap();
        let mut firsts: Vec<(u8, u8, &str, usize)> = vec![(1, 1, "auction", 1)];
        for step in game(players, Options::default(), 6) {
            let phase = match step.public.stage {
                Stage::Bidding { .. } => "auction",
                Stage::Commit | Stage::Market { .. } | Stage::Credits { .. } => "profit",
                Stage::Tricks { .. } | Stage::Over => continue,
            };
            firsts.push((step.public.round, step.public.auction, phase, step.public.first.number()));
        }
        firsts.dedup();
        for (round, cell) in (1..).zip(&row[1..]) {
            let numbers: Vec<String> =
                firsts.iter().filter(|first| first.0 == round).map(|first| first.3.to_string()).collect();
            let found = format!("{}; {}", numbers[..3].join(", "), numbers[3..].join(", "));
            assert_eq!(found, *cell, "{players} players, round {round}");
        }
    }
}
