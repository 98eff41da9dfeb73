//! Section 9.2: investors are won.

use crate::syn::{Event, Kind, S1, S2, S3, S4, Syn, scene};
use kernel::Seat;
use syndicate::{influence, ranking};

/// Who took the token and who the point at each position, in the order they were resolved.
fn results(table: &Syn) -> Vec<(u8, Option<Seat>, Option<Seat>)> {
    let mut results: Vec<(u8, Option<Seat>, Option<Seat>)> = Vec::new();
    for event in table.heard() {
        match event {
            Event::InvestorWon { seat, position, .. } => results.push((position, Some(seat), None)),
            Event::InvestorUnwon { position, .. } => results.push((position, None, None)),
            Event::RunnerUp { seat, position, .. } => {
                let last = results.last_mut().expect("the first comes before the second");
                assert_eq!(last.0, position);
                last.2 = Some(seat);
            }
            _ => {}
        }
    }
    results
}

/// The first two at a position, from 1.
fn at(table: &mut Syn, position: usize) -> (Option<Seat>, Option<Seat>) {
    table.seeded(7);
    table.end_round();
    let (_, first, second) = results(table)[position - 1];
    (first, second)
}

#[test]
fn syn_72_pawns_count_for_the_investors_on_both_sides_of_their_slot() {
    for slot in 1..=4 {
        let table = scene(2).pawns(S1, slot, 1, 2);
        for position in 1..=5 {
            let near = position == slot || position == slot + 1;
            let weight = influence(table.public(), position - 1)[S1];
            assert_eq!((weight.total(), weight.agents), if near { (3, 1) } else { (0, 0) }, "S{slot}, I{position}");
        }
    }
    let table = scene(2).pawns(S1, 2, 1, 2).pawns(S1, 3, 2, 1);
    let total = [0, 1, 2, 3, 4].map(|position| influence(table.public(), position)[S1].total());
    assert_eq!(total, [0, 3, 6, 3, 0], "two slots together at an inner investor");
}

#[test]
fn syn_72_investors_are_resolved_from_the_first_to_the_fifth() {
    let mut table = scene(2).pawns(S1, 1, 1, 0).pawns(S2, 4, 1, 0).robot(S2, 4, "B60").any_chance();
    table.end_round();
    let order: Vec<u8> = results(&table).iter().map(|(position, ..)| *position).collect();
    assert_eq!(order, [1, 2, 3, 4, 5]);
    let told = table.heard();
    let scored = told.iter().rposition(|event| matches!(event, Event::RobotScored { .. }));
    let won = told.iter().position(|event| matches!(event, Event::InvestorWon { .. }));
    assert!(scored < won && scored.is_some(), "after the robots have scored");
}

#[test]
fn syn_73_most_influence_takes_the_token() {
    use Kind::{Defence, Industry, Information, Service, Transport};
    let table = scene(3).investors([Industry, Service, Defence, Transport, Information]);
    let mut table = table.pawns(S1, 1, 2, 0).pawns(S2, 1, 1, 2).pawns(S3, 1, 1, 0).any_chance();
    table.end_round();
    assert_eq!(table.player(S2).won, [0, 1, 0, 0, 1], "three pawns beat two agents at I1 and I2: Industry and Service");
    assert_eq!([S1, S3].map(|seat| table.player(seat).won), [[0; 5]; 2]);
    assert!(table.heard().contains(&Event::InvestorWon { seat: S2, position: 1, investor: Industry }));
}

/// After the last round, when nothing is cleared away, what nobody won is all that is left.
#[test]
fn syn_73_the_token_leaves_the_factory() {
    let mut table = scene(2).round(3).pawns(S2, 4, 1, 0);
    table.end_round();
    let left = [Some(Kind::Information), Some(Kind::Service), Some(Kind::Transport), None, None];
    assert_eq!(table.public().investors, left);
}

#[test]
fn syn_74_a_tie_goes_to_more_agents() {
    let mut table = scene(2).pawns(S1, 1, 1, 2).pawns(S2, 1, 2, 1);
    assert_eq!(at(&mut table, 1), (Some(S2), Some(S1)), "3 and 3, but two agents against one");
}

#[test]
fn syn_74_agents_decide_only_between_equal_influence() {
    let mut table = scene(2).pawns(S1, 1, 1, 3).pawns(S2, 1, 3, 0);
    assert_eq!(at(&mut table, 1), (Some(S1), Some(S2)));
}

/// The marker higher in this round's stack wins, though the other one lies higher in the next.
#[test]
fn syn_74_a_tie_of_agents_goes_to_the_order_of_the_round_being_scored() {
    for order in [[S1, S2, S3], [S2, S1, S3], [S3, S2, S1]] {
        let mut table = scene(3).order(&order).passed(order[0]);
        for seat in [S1, S2, S3] {
            table = table.pawns(seat, 4, 1, 1);
        }
        table.seeded(7);
        table.end_round();
        assert_eq!(results(&table)[4], (5, Some(order[0]), Some(order[1])));
        assert_eq!(table.public().order[2], order[0], "they are the last of the next round");
    }
}

/// One agent in each of two slots beats an agent and an assistant in one.
#[test]
fn syn_75_agents_in_both_slots_of_an_inner_investor_count() {
    let mut table = scene(2).pawns(S1, 1, 1, 1).pawns(S2, 1, 1, 0).pawns(S2, 2, 1, 0);
    let weights = influence(table.public(), 1);
    assert_eq!([S1, S2].map(|seat| (weights[seat].total(), weights[seat].agents)), [(2, 1), (2, 2)]);
    assert_eq!(at(&mut table, 2), (Some(S2), Some(S1)), "in the order, S1 stands above S2");
}

#[test]
fn syn_76_the_next_in_the_ranking_takes_one_point() {
    let mut table = scene(4).pawns(S3, 1, 1, 2).pawns(S1, 1, 1, 1).pawns(S4, 1, 1, 0);
    assert_eq!(at(&mut table, 1), (Some(S3), Some(S1)));
    assert_eq!(table.points(), [2, 0, 0, 0], "at I1 and at I2");
}

#[test]
fn syn_76_who_lost_a_tie_for_first_is_second() {
    let mut table = scene(3).pawns(S2, 1, 1, 1).pawns(S3, 1, 1, 1).pawns(S1, 1, 1, 0);
    assert_eq!(at(&mut table, 1), (Some(S2), Some(S3)));
}

#[test]
fn syn_76_a_tie_for_second_is_broken_by_agents_and_then_by_order() {
    let mut by_agents = scene(3).pawns(S1, 1, 1, 2).pawns(S2, 1, 1, 1).pawns(S3, 1, 2, 0);
    assert_eq!(at(&mut by_agents, 1), (Some(S1), Some(S3)));
    let mut by_order = scene(3).order(&[S3, S2, S1]).pawns(S1, 1, 1, 0).pawns(S2, 1, 1, 0).pawns(S3, 1, 1, 1);
    assert_eq!(at(&mut by_order, 1), (Some(S3), Some(S2)));
}

#[test]
fn syn_77_who_has_no_influence_takes_part_in_nothing() {
    let mut table = scene(3).pawns(S2, 1, 1, 0).any_chance();
    assert_eq!(*ranking(table.public(), 0), [S2]);
    table.end_round();
    let expected = [(1, Some(S2), None), (2, Some(S2), None), (3, None, None), (4, None, None), (5, None, None)];
    assert_eq!(results(&table), expected);
    assert_eq!(table.points(), [0, 0, 0], "nobody takes the point where only one has influence");
    assert_eq!(
        table.public().players.iter().map(|(_, player)| player.won.iter().sum::<u8>()).collect::<Vec<_>>(),
        [0, 2, 0]
    );
}

#[test]
fn syn_78_with_two_players_the_second_still_takes_the_point() {
    let mut table = scene(2).pawns(S1, 2, 1, 0).pawns(S2, 2, 1, 1).any_chance();
    table.end_round();
    assert_eq!(table.points(), [2, 0], "at I2 and at I3");
}

#[test]
fn syn_79_a_player_may_win_any_number_of_investors() {
    let mut table = scene(2).any_chance();
    for slot in 1..=4 {
        table = table.pawns(S1, slot, 1, 0);
    }
    let mut table = table.pawns(S2, 4, 1, 1).won(S1, Kind::Defence, 1);
    table.end_round();
    assert_eq!(table.player(S1).won, [1, 1, 1, 2, 0], "I1 to I3; I4 by agents, beside the one they had");
    assert_eq!(table.player(S2).won, [0, 0, 0, 0, 1], "I5, by influence");
}
