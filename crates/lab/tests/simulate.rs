//! Simulations over threads.

#![allow(clippy::unwrap_used)]

use lab::{Report, simulate};
use registry::{Problem, SimSpec};
use std::sync::Mutex;

fn run(games: u64, threads: usize) -> Result<Report, Problem> {
    simulate(registry::find("syndicate").unwrap(), &SimSpec::new(4, 7), games, threads, &|_| {})
}

#[test]
fn threads_make_no_difference_but_for_the_time() {
    let one = run(700, 1).unwrap();
    for threads in [2, 3, 8] {
        let more = run(700, threads).unwrap();
        let seconds = (one.seconds, one.decisions_per_second, one.games_per_second);
        let (seconds, decisions_per_second, games_per_second) = seconds;
        assert_eq!(Report { threads: 1, seconds, decisions_per_second, games_per_second, ..more }, one);
    }
}

#[test]
fn more_threads_than_games() {
    assert_eq!(run(3, 8).unwrap().games, 3);
}

#[test]
fn win_shares_add_up_to_one() {
    let report = run(300, 2).unwrap();
    let sum: f64 = report.seats.iter().map(|seat| seat.win_share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    assert_eq!(report.seats.iter().map(|seat| seat.seat).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert!(report.mean_length >= report.decisions as f64 / 300.0);
}

#[test]
fn a_seat_that_the_rules_play_is_reported_after_the_players() {
    let game = registry::find("fantastic-factories").unwrap();
    let report = simulate(game, &SimSpec::new(1, 3), 30, 2, &|_| {}).unwrap();
    assert_eq!(
        report.seats.iter().map(|seat| (seat.seat, seat.bot.as_str())).collect::<Vec<_>>(),
        [(1, "random"), (2, lab::MACHINE)]
    );
    let sum: f64 = report.seats.iter().map(|seat| seat.win_share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
}

#[test]
fn progress_reaches_the_end() {
    let told = Mutex::new(Vec::new());
    let game = registry::find("syndicate").unwrap();
    simulate(game, &SimSpec::new(2, 1), 1000, 2, &|done| told.lock().unwrap().push(done)).unwrap();
    let mut told = told.into_inner().unwrap();
    told.sort_unstable();
    assert_eq!(told.last(), Some(&1000));
    assert!(told.len() > 10, "often enough for a progress bar: {}", told.len());
}

#[test]
fn the_json_has_what_the_command_promises() {
    let json = serde_json::to_value(run(10, 1).unwrap()).unwrap();
    for field in
        ["games", "decisions", "seconds", "decisions_per_second", "games_per_second", "seats", "mean_length", "digest"]
    {
        assert!(json.get(field).is_some(), "{field}");
    }
    assert_eq!(json["seats"][3]["seat"], 4);
    assert_eq!(json["seats"][0]["bot"], "random");
    assert_eq!(json["digest"].as_str().unwrap().len(), 64);
}

#[test]
fn bad_arguments_are_refused_before_any_game_is_played() {
    let key = |result: Result<Report, Problem>| match result {
        Err(Problem::Input(phrase)) => phrase.key.to_string(),
        Err(Problem::Refused(no)) => no.why.key.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(key(run(0, 1)), "registry-no-games");
    assert_eq!(key(run(1, 0)), "registry-threads");
    assert_eq!(key(run(1, 1_000_000)), "registry-threads");
    let game = registry::find("syndicate").unwrap();
    let with = |spec: SimSpec| key(simulate(game, &spec, u64::MAX, 2, &|_| panic!("a game was played")));
    let spec = SimSpec::new(4, 1);
    assert_eq!(with(SimSpec { bots: vec!["deep".to_owned()], ..spec.clone() }), "registry-unknown-bot");
    assert_eq!(with(SimSpec { bots: vec!["random".to_owned(); 2], ..spec.clone() }), "registry-bots-count");
    assert_eq!(with(SimSpec { seats: 7, ..spec.clone() }), "table-refuse-seats");
    assert_eq!(with(SimSpec { options: serde_json::json!({ "x": 1 }), ..spec }), "registry-no-options");
}
