//! Observed games: the same games as simulated ones, with an account of each.

use crate::{TOY, all_games, near};
use registry::{AnyGame, SimSpec, Tally};
use std::collections::BTreeSet;
use texts::{Lang, Names, Texts};

#[test]
fn observed_games_are_the_simulated_ones() {
    for game in all_games() {
        let seats = near(game, 3);
        let spec = SimSpec::new(seats, 23);
        let seen = game.observe(&spec, 4..16).unwrap();
        let tally: Tally = game.simulate(&spec, 4..16).unwrap();
        assert_eq!(seen.iter().map(|game| game.choices).sum::<u64>(), tally.choices);
        assert_eq!(seen.iter().map(|game| game.decisions).sum::<u64>(), tally.decisions);
        for seat in 0..seats {
            let score: i64 = seen.iter().map(|game| i64::from(game.played.seats[seat].score)).sum();
            let wins: u64 = seen.iter().map(|game| game.played.seats[seat].wins).sum();
            assert_eq!((score, wins), (tally.seats[seat].score, tally.seats[seat].wins), "{}", game.id());
        }
        assert_eq!(seen.iter().map(|game| game.number).collect::<Vec<_>>(), (4..16).collect::<Vec<_>>());
    }
}

#[test]
fn everything_taken_has_one_name_of_its_own_in_every_language() {
    for game in all_games() {
        let names = game.features(None).unwrap();
        let keys: BTreeSet<_> = names.iter().map(|name| (name.feature.group, name.key.as_str())).collect();
        let features: BTreeSet<_> = names.iter().map(|name| name.feature).collect();
        assert_eq!((keys.len(), features.len()), (names.len(), names.len()), "{}", game.id());
        let seen = game.observe(&SimSpec::new(near(game, 2), 5), 0..30).unwrap();
        let taken: BTreeSet<_> = seen.iter().flat_map(|game| &game.taken).map(|(taken, _)| taken.feature).collect();
        assert!(!taken.is_empty() && taken.is_subset(&features), "{}", game.id());
        assert!(seen.iter().flat_map(|game| &game.taken).all(|(_, count)| *count > 0));
        if game.id() == TOY.id() {
            continue; // it speaks in keys
        }
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            for name in &names {
                assert!(texts.has(&format!("feature-{}-{}", game.id(), name.feature.group)));
                let said = texts.say(&name.say, &Names::default());
                assert_eq!(texts.missing(&name.say), Vec::<String>::new());
                assert!(!said.is_empty() && !said.contains(['{', '}']), "{said}");
            }
        }
    }
}

#[test]
fn bots_that_differ_change_seats_and_the_rest_keep_theirs() {
    let differ = |game: &&&dyn AnyGame| game.bots().contains(&"greedy") && game.seats().contains(&3);
    for game in registry::games().iter().filter(differ) {
        let bots = vec!["greedy".to_owned(), "random".to_owned(), "random".to_owned()];
        let spec = SimSpec { bots, ..SimSpec::new(3, 1) };
        let seats = game.observe(&spec, 0..6).unwrap();
        let greedy = |lineup: &[String]| lineup.iter().position(|bot| bot == "greedy");
        let places: Vec<_> = seats.iter().map(|game| greedy(&game.lineup)).collect();
        assert_eq!(places, [Some(0), Some(2), Some(1), Some(0), Some(2), Some(1)]);
    }
}

#[test]
fn who_leads_at_the_end_has_won() {
    for game in all_games() {
        for seen in game.observe(&SimSpec::new(near(game, 2), 9), 0..20).unwrap() {
            let winners = seen.played.seats.iter().filter(|seat| seat.wins > 0).count();
            match seen.leads[registry::TENTHS - 1] {
                Some(seat) => assert!(winners == 1 && seen.played.seats[seat.index()].rank == 1),
                None => assert!(winners > 1),
            }
        }
    }
}
