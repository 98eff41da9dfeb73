//! DEI-512, DEI-564 to DEI-566 and DEI-EX-11: what the Automa is paid, and the end of the game.

use crate::common::*;

/// The last phase of the game, with nothing left to do; the Automa has bought these cards.
fn last(technology: u8, energy: u8, bought: &[&str]) -> Table {
    let mut table = table();
    table.edit(|state| bought.iter().for_each(|id| _ = state.public.players[AUTOMA].bin.insert(card_called(id))));
    table.market(T, [None; 3]).market(L, [None; 3]).market(M, [None; 3]);
    table.store(AUTOMA, technology, energy).round(4, 3).next(&[]);
    table
}

#[test]
fn dei_512_supplies_come_from_purchases_ap3_and_the_end() {
    let mut seen = Vec::new();
    for seed in 0..6 {
        let (told, table) = whole_game(2, options(), seed);
        let automa = table.public().automa.expect("it plays");
        let (mut sum, mut phase) = (0, 0);
        for event in &told {
            match *event {
                Event::PhaseBegan { phase: now, .. } => phase = now,
                Event::Supplied { seat, supplies, why } if seat == automa => {
                    seen.push(why);
                    assert!((why == Why::Missing) == (supplies < 0));
                    sum += supplies;
                }
                Event::NeedPaid { supplies, .. } => {
                    assert_eq!(phase, 3);
                    sum += supplies;
                }
                Event::MissionResolved { seat, .. } => assert_ne!(seat, automa),
                _ => {}
            }
        }
        assert_eq!(sum, table.automa().supplies);
    }
    let allowed =
        [Why::Buy, Why::Missing, Why::AutomaTechnology, Why::AutomaEnergy, Why::AutomaCards].map(|why| why as u8);
    assert!(seen.iter().all(|why| allowed.contains(&(*why as u8))));
    assert!(seen.contains(&Why::Buy) && seen.contains(&Why::AutomaEnergy));
}

#[test]
fn dei_564_technology_energy_and_cards() {
    for (technology, energy, cards, lines) in [
        (4, 0, &[][..], vec![(2, Why::AutomaTechnology)]),
        (1, 3, &[][..], vec![(3, Why::AutomaEnergy)]),
        (0, 0, &["T-7", "L-1"][..], vec![(5, Why::AutomaCards)]),
        (3, 1, &["M-4"][..], vec![(1, Why::AutomaTechnology), (1, Why::AutomaEnergy), (2, Why::AutomaCards)]),
        (1, 0, &[][..], vec![]),
    ] {
        let mut table = last(technology, energy, cards);
        let events = table.run();
        assert_eq!(supplied(&events, AUTOMA), lines);
        assert_eq!(table.automa().supplies, lines.iter().map(|line| line.0).sum::<i16>());
    }
}

#[test]
fn dei_564_only_after_round_4() {
    for (round, phase) in [(3, 3), (4, 2), (1, 1)] {
        let mut table = last(4, 4, &["T-7"]);
        table.round(round, phase).next(&[]).run();
        assert_eq!(table.automa().supplies, 0);
    }
}

#[test]
fn dei_ex_11_end_of_the_game() {
    let mut table = last(5, 2, &["T-3", "T-4"]);
    table.run();
    assert_eq!(table.automa().supplies, 9);
}

#[test]
fn dei_565_nothing_for_outposts() {
    let mut table = last(0, 0, &[]);
    table.outpost(M, g(0, 1)).outpost(M, g(0, 1)).units(AUTOMA, g(0, 1), 1);
    let events = table.run();
    assert_eq!(table.automa().cubes[M.index()], 2);
    assert_eq!((supplied(&events, AUTOMA), needs_paid(&events)), (vec![], vec![]), "mechanical is on +0");
}

#[test]
fn dei_566_its_result_is_compared() {
    for (supplies, rank) in [(50, 1), (0, 2)] {
        let mut table = last(4, 3, &["T-7"]);
        table.supplies(AUTOMA, supplies).supplies(S1, 20).run();
        let standings = table.standings();
        assert_eq!((standings[AUTOMA].rank, standings[AUTOMA].score), (rank, i32::from(supplies) + 2 + 3 + 4));
        assert_eq!(standings[S1].rank, 3 - rank);
    }
}
