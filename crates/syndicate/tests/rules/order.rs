//! Section 5: order of turns.

use crate::games::game;
use crate::syn::{Action, Event, NONE, S1, S2, S3, S4, Stage, scene};
use kernel::Seat;

#[test]
fn syn_25_turns_follow_the_stack_from_the_top_and_start_again() {
    let order = [S3, S1, S4, S2];
    let mut table = scene(4).order(&order).any_chance();
    for lap in 0..5 {
        for (place, seat) in order.into_iter().enumerate() {
            assert_eq!(table.asked(), Some(seat), "lap {lap}, place {place}");
            if lap == place {
                table.pass(seat);
            } else {
                table.buy_any(seat);
            }
            if lap == 4 && place == 2 {
                assert_eq!(table.public().round, 1);
            }
        }
        if lap == 3 {
            assert_eq!(table.public().order.to_vec(), order, "passing does not change the order of this round");
        }
    }
    assert_eq!(table.public().round, 2);
}

#[test]
fn syn_25_nobody_else_can_act() {
    let mut table = scene(3).order(&[S2, S3, S1]);
    for seat in [S1, S3] {
        table.refused_by("SYN-25", seat, Action::Pass);
        table.refused_by("SYN-25", seat, Action::PlaceAgent { slot: 1, sent: 0 });
        assert_eq!(table.legal(seat), []);
    }
    table.act(S2, Action::PlaceAgent { slot: 1, sent: 0 });
    table.refused_by("SYN-25", S3, Action::PlugIn { place: 1 });
}

#[test]
fn syn_26_a_turn_is_one_purchase_or_one_pass() {
    let mut table = scene(2);
    let (buys, passes): (Vec<Action>, Vec<Action>) =
        table.legal(S1).into_iter().partition(|action| matches!(action, Action::PlaceAgent { .. }));
    assert_eq!((buys.len(), passes.as_slice()), (4 * 6, &[Action::Pass][..]));
    table.refused_by("SYN-26", S1, Action::PlugIn { place: 1 });
    table.refused_by("SYN-26", S1, Action::Calibrate { cover_left: false, cover_right: false });
    table.buy(S1, 2, 1, 1, NONE);
    assert_eq!((table.asked(), table.public().turns), (Some(S2), 1));
    table.pass(S2);
    assert_eq!((table.asked(), table.public().turns), (Some(S1), 2));
}

#[test]
fn syn_27_a_player_passes_at_most_once_a_round() {
    let mut table = scene(2).any_chance();
    table.pass(S1).buy_any(S2);
    table.refused_by("SYN-27", S1, Action::Pass);
    assert!(!table.legal(S1).contains(&Action::Pass));
    table.buy_any(S1).pass(S2);
    table.refused_by("SYN-27", S1, Action::Pass);
}

#[test]
fn syn_27_the_round_does_not_end_until_everybody_has_passed() {
    let mut table = scene(2).any_chance();
    table.pass(S1);
    for _ in 0..3 {
        table.buy_any(S2).buy_any(S1);
    }
    table.buy_any(S2);
    assert_eq!((table.public().round, table.player(S2).agents), (1, 0));
    table.buy_any(S1);
    assert!(table.heard().contains(&Event::Passed { seat: S2, forced: true }));
    assert_eq!(table.public().round, 2);
}

#[test]
fn syn_28_a_player_who_passed_keeps_taking_turns_until_their_agents_are_used() {
    let mut table = scene(2).any_chance();
    table.pass(S1);
    for agents in (0..4).rev() {
        table.buy_any(S2);
        assert_eq!(table.asked(), Some(S1));
        table.act(S1, Action::PlaceAgent { slot: 1, sent: 0 });
        assert_eq!(table.player(S1).agents, agents);
        if agents == 0 {
            break;
        }
        table.act(S1, Action::PlugIn { place: 4 - agents });
        if matches!(table.public().stage, Stage::Calibrate { .. }) {
            table.act(S1, Action::Calibrate { cover_left: false, cover_right: false });
        }
    }
}

/// The only thing left to do is done without asking; in a position where it is asked, nothing else is
/// legal.
#[test]
fn syn_29_without_agents_a_player_must_pass() {
    let mut table = scene(2).turns(8);
    for place in 1..=4 {
        table = table.bought(S1, 1, place, ["B40", "B41", "B42", "B43"][place - 1]);
    }
    assert_eq!(table.legal(S1), [Action::Pass]);
    table.refused_by("SYN-29", S1, Action::PlaceAgent { slot: 1, sent: 0 });
    table.pass(S1);
    assert!(table.player(S1).passed);
}

#[test]
fn syn_29_a_pass_that_is_forced_is_not_asked_for() {
    let mut table = scene(2).turns(7).passed(S2);
    for place in 1..=4 {
        table = table.bought(S1, 1, place, ["B40", "B41", "B42", "B43"][place - 1]);
    }
    for place in 1..=2 {
        table = table.bought(S2, 1, place, ["B50", "B51"][place - 1]);
    }
    table.buy_any(S2);
    assert!(table.heard().contains(&Event::Passed { seat: S1, forced: true }));
    assert_eq!((table.asked(), table.public().turns), (Some(S2), 9), "S1's turn is over already");
}

#[test]
fn syn_30_a_player_who_has_passed_and_has_agents_must_buy() {
    let mut table = scene(2);
    table.pass(S1).buy_any(S2);
    assert!(table.legal(S1).iter().all(|action| matches!(action, Action::PlaceAgent { .. })));
    assert_eq!(table.legal(S1).len(), 4 * 6);
    assert_eq!(table.refused(S1, Action::Pass).rule, "SYN-27");
}

/// Four purchases and a pass each, lap by lap, and no turn is skipped.
#[test]
fn syn_31_every_player_takes_five_turns() {
    for seats in 2..=4 {
        for seed in 1..=12 {
            let mut turns: Vec<Seat> = Vec::new();
            let (mut passes, mut rounds) = (vec![0; seats], 0);
            game(seats, seed, |moment| {
                for event in &moment.events {
                    match event {
                        Event::Calibrated { seat, .. } => turns.push(*seat),
                        Event::Passed { seat, .. } => {
                            turns.push(*seat);
                            passes[seat.index()] += 1;
                        }
                        Event::RoundEnded { .. } => {
                            let lap = moment.before.public.order;
                            assert_eq!(turns, lap.repeat(5), "{seats} players, seed {seed}");
                            assert_eq!(passes, vec![1; seats]);
                            (turns, passes) = (Vec::new(), vec![0; seats]);
                            rounds += 1;
                        }
                        _ => {}
                    }
                }
            });
            assert_eq!(rounds, 3);
        }
    }
}

/// A round of two has ten turns. After nine of them it is not over, whoever is still to move.
#[test]
fn syn_32_the_round_ends_when_all_have_bought_four_times_and_passed() {
    let passes = |first: usize, second: usize| {
        let mut table = scene(2).any_chance();
        for lap in 0..5 {
            for (seat, pass) in [(S1, first), (S2, second)] {
                if table.public().round == 2 || (lap == 4 && pass == 4) {
                    continue;
                }
                assert!(!table.heard().iter().any(|event| matches!(event, Event::RoundEnded { .. })));
                if lap == pass {
                    table.pass(seat);
                } else {
                    table.buy_any(seat);
                }
            }
        }
        assert!(table.heard().contains(&Event::RoundEnded { round: 1 }), "passes in laps {first} and {second}");
        for seat in [S1, S2] {
            assert_eq!(table.player(seat).pile.len(), 4, "four cards taken");
        }
        assert_eq!(table.public().round, 2);
    };
    for first in 0..5 {
        for second in 0..5 {
            passes(first, second);
        }
    }
}
