//! Section 10: end of the game.

use crate::games::games;
use crate::syn::{Event, Kind, S1, S2, S3, S4, Stage, Syn, scene};
use kernel::owed::winners;

/// The last pass of the game.
fn finished(table: Syn) -> Syn {
    let mut table = table.round(3);
    table.end_round();
    assert_eq!(table.public().stage, Stage::Over);
    table
}

/// The ranks of all seats.
fn ranks(table: &Syn) -> Vec<u8> {
    table.standings().iter().map(|(_, standing)| standing.rank).collect()
}

#[test]
fn syn_86_each_investor_pays_for_every_robot_of_its_type() {
    let table = scene(2).printed(S1, Kind::Industry).pile(S1, &["B49", "B50", "B51", "B01", "B25"]);
    let table = finished(table.won(S1, Kind::Industry, 2).won(S1, Kind::Service, 3).won(S1, Kind::Transport, 1));
    assert_eq!(table.player(S1).vp, 3 * 3 + 1, "Industry three times, the printed one included; Transport once");
}

/// The third round is scored first: what it brings counts.
#[test]
fn syn_86_robots_and_investors_of_the_third_round_count() {
    let table = scene(2).printed(S1, Kind::Information).investors([Kind::Defence; 5]).pawns(S1, 1, 1, 0);
    let table = finished(table.dice(S1, [1, 1, 1, 1, 1]).robot(S1, 1, "B39"));
    assert_eq!(table.player(S1).won[Kind::Defence as usize], 2);
    assert_eq!(table.player(S1).vp, 2, "B39 does not score, but both Defence investors pay for it");
}

#[test]
fn syn_86_investors_pay_only_once_and_at_the_end() {
    let mut table = scene(2).printed(S1, Kind::Transport).pile(S1, &["B25"]).any_chance();
    table.end_round();
    assert_eq!(table.player(S1).vp, 0, "not after round 1");
    games(|moment| {
        if moment.heard(|event| matches!(event, Event::InvestorsPaid { .. })) {
            assert_eq!(moment.after.public.stage, Stage::Over);
        }
    });
}

#[test]
fn syn_87_the_most_points_win() {
    let table = scene(4).vp(S1, 10).vp(S2, 30).vp(S3, 20).vp(S4, 29).won(S4, Kind::Service, 5);
    let table = finished(table);
    assert_eq!(ranks(&table), [4, 1, 3, 2]);
    let scores: Vec<i32> = table.standings().iter().map(|(_, standing)| standing.score).collect();
    assert_eq!(scores, [10, 30, 20, 29]);
    let mut table = table;
    table.refused_by("SYN-87", S1, crate::syn::Action::Pass);
}

#[test]
fn syn_88_a_tie_goes_to_the_most_investors() {
    let table = scene(3).vp(S1, 20).vp(S2, 20).vp(S3, 19).won(S2, Kind::Service, 1).won(S3, Kind::Service, 4);
    let table = finished(table);
    assert_eq!(ranks(&table), [2, 1, 3], "investors count only between players tied on points");
    assert_eq!(winners(&table.standings()), S2.only());
}

#[test]
fn syn_88_if_still_tied_the_game_is_drawn() {
    let table = scene(3).vp(S1, 20).vp(S2, 20).vp(S3, 20).won(S1, Kind::Service, 1).won(S3, Kind::Defence, 1);
    let table = finished(table);
    assert_eq!(ranks(&table), [1, 3, 1], "drawn between S1 and S3");
    assert_eq!(winners(&table.standings()), S1.only().with(S3));
}

/// Everybody has one printed investor, so counting it changes nothing between any two players.
#[test]
fn syn_89_the_printed_investor_counts_for_the_tie_break() {
    let table = scene(2).vp(S1, 5).vp(S2, 5).printed(S1, Kind::Defence).printed(S2, Kind::Industry);
    let table = finished(table.won(S1, Kind::Defence, 1).won(S2, Kind::Service, 1));
    assert_eq!([S1, S2].map(|seat| table.player(seat).all_investors()), [2, 2]);
    assert_eq!(ranks(&table), [1, 1], "a won token of the printed type counts as any other");
}
