//! Bots measured against each other on duplicate deals.

#![allow(clippy::unwrap_used)]

use lab::{DuelReport, Ladder, LadderReport, Sprt, Verdict, duel};
use registry::{AnyGame, Problem, SimSpec};
use std::sync::Mutex;

fn syndicate() -> &'static dyn AnyGame {
    registry::find("syndicate").unwrap()
}

fn bots(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn spec(seats: usize, names: &[&str]) -> SimSpec {
    SimSpec { bots: bots(names), ..SimSpec::new(seats, 5) }
}

fn equals(seats: usize, most: u64, threads: usize) -> DuelReport {
    let sprt = Sprt::new(0.0, 120.0);
    let report = duel(syndicate(), &spec(seats, &["random", "random"]), sprt, most, threads, &|_| {}).unwrap();
    DuelReport { threads: 1, seconds: 0.0, ..report }
}

#[test]
fn a_duel_does_not_depend_on_the_threads_and_stops_on_its_own() {
    let one = equals(2, 2000, 1);
    assert_eq!(one.sprt.verdict, Verdict::H0);
    assert!(one.games < 500 && one.games == 2 * one.deals, "{}", one.games);
    for threads in [2, 5] {
        assert_eq!(equals(2, 2000, threads), one);
    }
}

#[test]
fn equals_win_their_part() {
    for seats in 2..=4 {
        let report = equals(seats, 120, 2);
        assert_eq!(report.equal_share, 1.0 / seats as f64);
        assert!(report.win_share.low < report.equal_share && report.equal_share < report.win_share.high, "{report:?}");
        assert!(report.elo.low < 0.0 && 0.0 < report.elo.high);
    }
}

#[test]
fn the_stronger_bot_is_found_at_once() {
    let sprt = Sprt::new(0.0, 30.0);
    let run = |names: &[&str]| duel(syndicate(), &spec(2, names), sprt, 400, 2, &|_| {}).unwrap();
    let report = run(&["greedy", "random"]);
    assert_eq!((report.sprt.verdict, report.bots.join(" ")), (Verdict::H1, "greedy random".to_owned()));
    assert!(report.superiority > 0.99 && report.elo.low > 100.0 && report.games < 60, "{report:?}");
    let turned = run(&["random", "greedy"]);
    assert_eq!(turned.sprt.verdict, Verdict::H0);
    assert!(turned.superiority < 0.01 && turned.elo.high < -100.0, "{turned:?}");
}

#[test]
fn progress_is_told_in_order() {
    let told = Mutex::new(Vec::new());
    let spec = spec(3, &["random", "random"]);
    duel(syndicate(), &spec, Sprt::new(0.0, 1.0), 7, 2, &|done| told.lock().unwrap().push(done)).unwrap();
    assert_eq!(told.into_inner().unwrap(), [3, 6], "whole deals, at most 7 games");
}

fn ladder(seats: usize, names: &[&str], games: u64, threads: usize) -> LadderReport {
    let spec = spec(seats, names);
    let report = Ladder::new(syndicate(), &spec, games).unwrap().play(threads, &|_| {}).unwrap();
    LadderReport { threads: 1, seconds: 0.0, ..report }
}

#[test]
fn a_ladder_puts_the_stronger_bot_above_whatever_the_threads() {
    let report = ladder(2, &["random", "greedy"], 21, 2);
    assert_eq!(report, ladder(2, &["random", "greedy"], 21, 1));
    assert_eq!((report.deals, report.games, report.pairs.len()), (10, 20, 1));
    let rungs: Vec<&str> = report.rungs.iter().map(|rung| rung.bot.as_str()).collect();
    assert_eq!(rungs, ["greedy", "random"]);
    assert!(report.rungs[0].elo.low > report.rungs[1].elo.high, "{report:?}");
    let share = report.share("greedy", "random").unwrap();
    assert!(share > 0.8 && (share + report.share("random", "greedy").unwrap() - 1.0).abs() < 1e-12);
    assert_eq!(report.share("greedy", "deep"), None);
}

#[test]
fn with_more_seats_each_plays_alone_against_the_others() {
    let report = ladder(3, &["greedy", "random"], 9, 2);
    assert_eq!((report.pairs.len(), report.games), (2, 18));
    assert_eq!(report.pairs[1].bots, ["random", "greedy"]);
    assert!(report.rungs[0].bot == "greedy" && report.rungs[0].elo.estimate > 0.0, "{report:?}");
}

#[test]
fn what_cannot_be_measured_is_refused_before_any_game() {
    let key = |problem: Problem| match problem {
        Problem::Input(phrase) => phrase.key.to_string(),
        Problem::Refused(no) => no.why.key.to_string(),
        other => panic!("{other:?}"),
    };
    let pair = ["random", "random"];
    let refused = |spec: SimSpec, elo1: f64, most: u64, threads: usize| {
        let sprt = Sprt::new(0.0, elo1);
        key(duel(syndicate(), &spec, sprt, most, threads, &|_| panic!("a game was played")).unwrap_err())
    };
    assert_eq!(refused(spec(1, &pair), 30.0, 100, 1), "registry-duel-seats");
    assert_eq!(refused(spec(5, &pair), 30.0, 100, 1), "table-refuse-seats");
    assert_eq!(refused(spec(4, &pair), 30.0, 3, 1), "registry-duel-games");
    assert_eq!(refused(spec(2, &pair), 0.0, 100, 1), "registry-duel-bounds");
    assert_eq!(refused(spec(2, &pair), 30.0, 100, 0), "registry-threads");
    assert_eq!(refused(spec(2, &["random", "deep"]), 30.0, 100, 1), "registry-unknown-bot");
    assert_eq!(refused(spec(2, &["random"; 3]), 30.0, 100, 1), "registry-bots-count");
    let refused = |spec: SimSpec, games: u64| key(Ladder::new(syndicate(), &spec, games).unwrap_err());
    assert_eq!(refused(spec(2, &["random"]), 10), "registry-ladder-bots");
    assert_eq!(refused(spec(2, &pair), 10), "registry-ladder-bots");
    assert_eq!(refused(spec(2, &["random", "deep"]), 10), "registry-unknown-bot");
    assert_eq!(refused(spec(2, &["random", "greedy"]), 1), "registry-duel-games");
    assert_eq!(refused(spec(1, &["random", "greedy"]), 10), "registry-duel-seats");
}
