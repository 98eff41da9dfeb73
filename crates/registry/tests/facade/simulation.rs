//! Simulations: what depends on what.

use crate::{TOY, all_games, near, reason, syndicate};
use registry::{AnyGame, Problem, SimSpec, Tally, WIN};
use serde_json::json;

#[test]
fn parts_add_up_to_the_whole_in_any_order() {
    for game in all_games() {
        let spec = SimSpec::new(near(game, 3), 11);
        let whole = game.simulate(&spec, 0..20).unwrap();
        let mut parts = Tally::default();
        for part in [13..20, 0..1, 1..13, 20..20] {
            parts.add(&game.simulate(&spec, part).unwrap());
        }
        assert_eq!(parts, whole);
        assert_eq!(parts.digest(), whole.digest());
        assert_eq!(whole.games, 20);
        assert!(0 < whole.decisions && whole.decisions <= whole.choices);
        assert_eq!(whole.seats.iter().map(|seat| seat.wins).sum::<u64>(), 20 * WIN);
    }
}

#[test]
fn the_digest_depends_on_the_seed_the_seats_and_the_options() {
    let digest = |spec: &SimSpec| TOY.simulate(spec, 0..5).unwrap().digest();
    let spec = SimSpec::new(3, 1);
    let mut digests = vec![
        digest(&spec),
        digest(&SimSpec { seed: 2, ..spec.clone() }),
        digest(&SimSpec { seats: 2, ..spec.clone() }),
        digest(&SimSpec { options: json!({ "automa": true }), ..spec.clone() }),
        TOY.simulate(&spec, 0..6).unwrap().digest(),
    ];
    assert_eq!(digests[0], digest(&SimSpec { bots: vec!["random".to_owned(); 3], ..spec }));
    digests.sort();
    digests.dedup();
    assert_eq!(digests.len(), 5);
}

#[test]
fn bad_arguments_are_refused_with_a_sentence() {
    let refused = |change: &dyn Fn(&mut SimSpec)| {
        let mut spec = SimSpec::new(3, 1);
        change(&mut spec);
        reason(&syndicate().simulate(&spec, 0..0).unwrap_err()).to_string()
    };
    let bots = |names: &'static [&'static str]| {
        move |spec: &mut SimSpec| spec.bots = names.iter().map(|name| (*name).to_owned()).collect()
    };
    let count = "2 bots are named for 3 seats. Name one bot for all seats, or one for each seat.";
    assert_eq!(refused(&bots(&["random", "random"])), count);
    assert!(refused(&bots(&[])).starts_with("0 bots are named"));
    assert!(refused(&bots(&["random", "mcts", "random"])).starts_with("There is no bot called “mcts”."));
    assert!(refused(&|spec| spec.seats = 1).starts_with("This game can’t be played by 1 player."));
    assert!(refused(&|spec| spec.seats = usize::MAX).ends_with("Choose 2 to 4 players."));
    assert!(refused(&|spec| spec.options = json!({ "x": 1 })).starts_with("There is no option called “x”."));
    assert!(refused(&|spec| spec.data = Some("?".to_owned())).contains("can’t be read"));
}

#[test]
fn options_that_do_not_go_together_are_refused_before_a_game_is_dealt() {
    let refused = |seats: usize, options: serde_json::Value| {
        let spec = SimSpec { options, ..SimSpec::new(seats, 1) };
        match registry::find("smartphone").unwrap().simulate(&spec, 0..0).unwrap_err() {
            Problem::Refused(illegal) => illegal.rule,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused(4, json!({ "board": "small" })), "SP-570");
    assert_eq!(refused(3, json!({ "nfc": "n9", "four_g": "n10" })), "SP-623");
    let tiny = SimSpec { options: json!({ "board": "tiny" }), ..SimSpec::new(3, 1) };
    let why = registry::find("smartphone").unwrap().simulate(&tiny, 0..0).unwrap_err();
    assert_eq!(reason(&why).to_string(), "The option board cannot be “tiny”. It can be: big, small.");
}

#[test]
fn a_deal_is_the_same_for_all_lineups_and_what_bots_think_is_not() {
    for game in all_games() {
        let seats = near(game, 2);
        let spec = SimSpec::new(seats, 11);
        let lineups = vec![vec!["random"; seats]; 6];
        let played = game.play(&spec, 4, &lineups).unwrap();
        assert_eq!(played, game.play(&spec, 4, &lineups).unwrap());
        assert_ne!(played, game.play(&spec, 5, &lineups).unwrap());
        assert_ne!(played, game.play(&SimSpec::new(seats, 12), 4, &lineups).unwrap());
        assert!(played.windows(2).any(|two| two[0] != two[1]), "{}: the bots think anew", game.id());
        for game in &played {
            assert_eq!(game.seats.iter().map(|seat| seat.wins).sum::<u64>(), WIN);
            assert!(game.seats.iter().all(|seat| (seat.rank == 1) == (seat.wins > 0)));
        }
        // The first of several lineups plays as if it were alone.
        assert_eq!(game.play(&spec, 4, &lineups[..1]).unwrap(), played[..1]);
    }
}

#[test]
fn lineups_that_do_not_fit_the_table_are_refused() {
    let refused = |seats, lineup: Vec<&str>| {
        reason(&syndicate().play(&SimSpec::new(seats, 1), 0, &[lineup]).unwrap_err()).to_string()
    };
    assert!(refused(2, vec!["random"; 3]).starts_with("3 bots are named for 2 seats."));
    assert!(refused(2, vec!["random", "deep"]).starts_with("There is no bot called “deep”."));
    assert!(refused(7, vec!["random"; 7]).starts_with("This game can’t be played by 7 players."));
    assert_eq!(syndicate().play(&SimSpec::new(2, 1), 0, &[]).unwrap(), []);
}
