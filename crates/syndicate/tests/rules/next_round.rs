//! Section 9.3: preparing the next round.

use crate::games::game;
use crate::syn::{Event, Kind, S1, S2, S3, Stage, is_fresh, scene, set};
use kernel::Seat;
use syndicate::state::Pawns;

#[test]
fn syn_80_nothing_is_prepared_after_the_third_round() {
    let mut table = scene(2).round(3).pawns(S1, 1, 2, 1).pawns(S2, 4, 1, 0);
    let (factory, deck) = (table.factory(), table.state().dark);
    table.end_round();
    let public = table.public();
    assert_eq!((public.round, public.stage), (3, Stage::Over));
    assert_eq!((table.factory(), table.state().dark, public.discard.len()), (factory, deck, 0));
    assert_eq!(public.players[S1].at[0], Pawns { agents: 2, assistants: 1 }, "pawns stay where they are");
    assert_eq!(*public.order, [S1, S2]);
    assert_eq!(table.asked(), None);
}

#[test]
fn syn_81_all_pawns_at_the_factory_return() {
    let mut table = scene(2).pawns(S1, 1, 3, 1).pawns(S1, 2, 1, 3).pawns(S2, 4, 4, 5).any_chance();
    table.end_round();
    assert!(table.public().players.iter().all(|(_, player)| is_fresh(player)));
}

#[test]
fn syn_82_cards_investors_and_chips_are_removed_from_the_factory() {
    let table = scene(2).investors([Kind::Industry; 5]).top(&["B50", "B51", "B52", "B53"]);
    let mut table = table.pawns(S1, 2, 1, 0).any_chance();
    table.end_round();
    assert_eq!(table.factory(), ["B50", "B51", "B52", "B53"]);
    let mut laid = table.public().investors.map(|investor| investor.expect("one at each position"));
    laid.sort_unstable();
    assert_eq!(laid, Kind::ALL, "no token of the last round is left among the new ones");
    let mut table = table;
    table.edit(|state| state.public.players[S1].at[0].agents = 1);
    table.edit(|state| state.public.players[S2].at[0].assistants = 2);
    let before = table.points();
    table.end_round();
    assert_eq!(table.points(), [before[0] + 2, before[1]], "a chip nobody took is not there twice");
}

#[test]
fn syn_83_tokens_nobody_won_score_for_nobody_and_cards_are_discarded() {
    let table = scene(2).slot(1, "B01").slot(2, "B13").slot(3, "B25").slot(4, "B37");
    let mut table = table.pawns(S1, 1, 1, 0).any_chance();
    table.end_round();
    assert_eq!(table.public().discard, set(&["B01", "B13", "B25", "B37"]));
    for seed in 1..=12 {
        let (mut won, mut unwon) = (0, 0);
        game(2, seed, |moment| {
            let count = |which: fn(&Event) -> bool| moment.events.iter().filter(|event| which(event)).count();
            won += count(|event| matches!(event, Event::InvestorWon { .. }));
            unwon += count(|event| matches!(event, Event::InvestorUnwon { .. }));
            if moment.after.public.stage == Stage::Over {
                let held = moment.after.public.players.iter().map(|(_, player)| usize::from(player.all_investors()));
                assert_eq!((held.sum::<usize>(), won + unwon), (won + 2, 15), "won tokens and printed investors");
            }
        });
    }
}

#[test]
fn syn_84_the_stack_built_by_passing_is_the_next_order() {
    let mut table = scene(3).passed(S2).passed(S1).any_chance();
    table.end_round();
    assert_eq!(*table.public().order, [S3, S1, S2], "S3 passed last, so their marker is on top");
    assert_eq!(table.asked(), Some(S3));
    assert!(table.public().passed.is_empty(), "the old markers are in hand again");
}

/// In every round of random games: first to pass, last to go.
#[test]
fn syn_85_the_last_to_pass_goes_first() {
    for seats in 2..=4 {
        for seed in 1..=6 {
            let mut passed: Vec<Seat> = Vec::new();
            game(seats, seed, |moment| {
                for event in &moment.events {
                    match event {
                        Event::Passed { seat, .. } => passed.push(*seat),
                        Event::RoundBegan { order, .. } => {
                            passed.reverse();
                            assert_eq!(order.to_vec(), passed);
                            passed.clear();
                        }
                        _ => {}
                    }
                }
            });
        }
    }
}
