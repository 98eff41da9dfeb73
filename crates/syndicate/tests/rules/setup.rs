//! Section 3: setting up the game.

use crate::games::game;
use crate::syn::{Deal, Event, Kind, S1, S2, S3, Stage, id, is_fresh, standard};
use kernel::{CardSet, Deck, Seat};
use std::collections::BTreeSet;

#[test]
fn syn_10_each_player_takes_four_agents_five_assistants_two_markers_and_five_dice() {
    for seats in 2..=4 {
        let table = Deal::new(seats).lay_out();
        for (seat, player) in table.public().players.iter() {
            assert_eq!((player.agents, player.assistants), (4, 5));
            assert!(table.public().order.contains(&seat) && !player.passed, "one marker each on T1, one in hand");
            assert!(player.dice.iter().all(|die| (1..=6).contains(die)));
        }
    }
    assert_eq!(standard().colours.iter().collect::<BTreeSet<_>>().len(), 5, "one die of each colour");
}

/// Whatever order the tokens of a round come in, they are the five types once.
#[test]
fn syn_11_each_stack_of_investors_holds_the_five_types_once() {
    for seed in 1..=4 {
        let mut laid = vec![Vec::new(); 4];
        game(2, seed, |moment| {
            for event in &moment.events {
                if let Event::InvestorLaid { investor, .. } = event {
                    laid[usize::from(moment.after.public.round)].push(*investor);
                }
            }
        });
        for round in &mut laid[2..] {
            round.sort_unstable();
            assert_eq!(round[..], Kind::ALL);
        }
    }
}

/// A face-down deck: 56 cards after the first four are laid, each draw one of all that are left.
#[test]
fn syn_12_sixty_cards_make_the_deck_and_nothing_is_discarded() {
    let table = Deal { factory: [59, 0, 57, 56], ..Deal::new(2) }.lay_out();
    assert_eq!(table.factory(), ["B60", "B01", "B59", "B58"]);
    assert_eq!(table.public().discard, CardSet::EMPTY);
    let rest = CardSet::first(60).minus(["B60", "B01", "B59", "B58"].into_iter().map(id).collect());
    assert_eq!(table.state().dark, Deck::of(rest));
    assert_eq!(rest.len(), 56);
}

#[test]
fn syn_13_a_left_section_each_and_a_right_one_at_random() {
    let mut dealt = BTreeSet::new();
    for first in 0..5 {
        for second in 0..4 {
            let table = Deal { boards: vec![first, second], ..Deal::new(2) }.lay_out();
            let [one, two] = [table.player(S1), table.player(S2)];
            assert_ne!(one.left_section, two.left_section);
            assert!(dealt.insert((one.right_section, two.right_section)), "chance decides every one of them");
            assert_ne!(one.right_section, two.right_section);
        }
    }
    assert_eq!(dealt.len(), 20, "all ordered pairs of five sections");
}

#[test]
fn syn_14_right_sections_not_dealt_are_out_of_the_game() {
    for seats in 2..=4 {
        let table = Deal { boards: vec![1; seats], ..Deal::new(seats) }.lay_out();
        let dealt: BTreeSet<u8> = table.public().players.iter().map(|(_, player)| player.right_section).collect();
        let printed: BTreeSet<Kind> = table.public().players.iter().map(|(_, player)| player.printed).collect();
        assert_eq!((5 - dealt.len(), 5 - printed.len()), (5 - seats, 5 - seats));
        let held = table.public().players.iter().map(|(_, player)| u32::from(player.all_investors())).sum::<u32>();
        assert_eq!(held, seats as u32, "nobody holds an investor of a section that was not dealt");
    }
}

#[test]
fn syn_15_one_marker_each_in_random_order_on_the_first_stack() {
    let mut orders = BTreeSet::new();
    for first in 0..3 {
        for second in 0..2 {
            let table = Deal { order: vec![first, second], ..Deal::new(3) }.lay_out();
            let order: Vec<Seat> = table.public().order.to_vec();
            assert_eq!(order.iter().collect::<BTreeSet<_>>(), [&S1, &S2, &S3].into_iter().collect());
            assert_eq!(order[0], Seat::new(first as usize), "the first pick is the top marker");
            assert_eq!(table.asked(), Some(order[0]), "the top marker's owner goes first");
            assert!(table.public().passed.is_empty(), "the other markers are in hand");
            orders.insert(order);
        }
    }
    assert_eq!(orders.len(), 6);
}

#[test]
fn syn_16_nothing_else_in_setup_depends_on_the_number_of_players() {
    let two = Deal::new(2).lay_out();
    for seats in 3..=4 {
        let more = Deal::new(seats).lay_out();
        let (a, b) = (two.public(), more.public());
        assert_eq!(b.order.len(), seats);
        assert_eq!(
            (a.round, a.stage, a.turns, a.factory, a.investors),
            (b.round, b.stage, b.turns, b.factory, b.investors)
        );
        assert_eq!((a.discard, two.state().dark), (b.discard, more.state().dark));
        assert_eq!(a.players[S1], b.players[S1]);
        assert_eq!(a.players[S2], b.players[S2]);
    }
}

#[test]
fn syn_17_nobody_has_points_robots_or_investor_tokens() {
    let table = Deal::new(4).lay_out();
    assert_eq!((table.public().round, table.public().stage), (1, Stage::Turn));
    for (_, player) in table.public().players.iter() {
        assert_eq!(player.vp, 0);
        assert!(is_fresh(player) && player.pile.is_empty());
        assert_eq!((player.won, player.all_investors()), ([0; 5], 1));
    }
}
