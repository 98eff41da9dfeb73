//! Whole games through the facade: played, stored, resumed, replayed.

use crate::{all_games, chance, near, open, said, step, syndicate};
use kernel::{Digest, Facts, Owed, QuestionId, Seat, Viewer};
use registry::{AnyGame, AnyTable};
use std::collections::BTreeSet;
use texts::{Lang, Texts};

/// Plays a game to its end; the digest after each entry.
fn play_out(game: &dyn AnyGame, seats: usize) -> (Box<dyn AnyTable>, Vec<Digest>) {
    let (mut table, _) = open(game, seats);
    let mut chance = chance(9);
    let mut digests = vec![table.digest()];
    while step(&mut *table, &mut chance).is_some() {
        digests.push(table.digest());
    }
    (table, digests)
}

#[test]
fn a_game_of_bots_ends_with_standings() {
    for game in all_games() {
        for seats in game.seats() {
            let (table, digests) = play_out(game, seats);
            let owed = table.owed();
            let ranked = owed.standings().unwrap().len();
            assert!(ranked >= seats, "all players, and whom the rules play themselves");
            assert_eq!((table.game(), table.seats(), table.version()), (game.id(), seats, digests.len() - 1));
            assert!(table.offers(Seat::new(0)).list.is_empty() && table.ask(Seat::new(0)).is_none());
        }
    }
}

#[test]
fn the_points_told_are_the_final_scores() {
    let (mut table, opening) = open(syndicate(), 4);
    let mut chance = chance(2);
    let mut scores = [0; 4];
    let mut updates = vec![opening];
    while let Some(update) = step(&mut *table, &mut chance) {
        updates.push(update);
    }
    for line in updates.iter().flat_map(|update| update.heard(Viewer::Onlooker)) {
        if let Some(points) = line.points {
            scores[points.seat.index()] += points.amount;
        }
    }
    let Owed::Over(standings) = table.owed() else { panic!("the game is over") };
    assert_eq!(scores.to_vec(), standings.as_slice().iter().map(|one| one.score).collect::<Vec<_>>());
}

#[test]
fn what_points_are_given_for_is_said_in_every_language() {
    // The toy of the test kit has no texts.
    for game in registry::games() {
        let (mut table, opening) = open(game, *game.seats().end());
        let mut chance = chance(4);
        let mut updates = vec![opening];
        while let Some(update) = step(&mut *table, &mut chance) {
            updates.push(update);
        }
        let lines = updates.iter().flat_map(|update| update.heard(Viewer::Onlooker));
        let kinds: BTreeSet<&str> = lines.filter_map(|line| Some(line.points?.kind)).collect();
        assert!(!kinds.is_empty(), "{}", game.id());
        for (kind, lang) in kinds.iter().flat_map(|kind| Lang::ALL.map(|lang| (kind, lang))) {
            assert!(Texts::of(lang).has(kind), "{kind} in {lang}");
        }
    }
}

#[test]
fn everything_told_asked_and_offered_has_words_and_a_rule() {
    let (mut table, opening) = open(syndicate(), 3);
    let mut chance = chance(3);
    let mut update = Some(opening);
    while let Some(now) = update {
        for line in now.heard(Viewer::Onlooker) {
            said(&line.say);
            assert!(line.rule.starts_with("SYN-"), "{line:?}");
        }
        if let Some(seat) = table.owed().seats().lowest() {
            said(&table.ask(seat).unwrap());
            let offers = table.offers(seat);
            assert!(!offers.list.is_empty());
            offers.list.iter().for_each(|offer| assert!(!said(&offer.say).is_empty()));
        }
        update = step(&mut *table, &mut chance);
    }
}

#[test]
fn facts_lead_to_an_action_that_can_be_submitted() {
    for game in all_games() {
        let (mut table, _) = open(game, near(game, 2));
        for _ in 0..10 {
            let Some(seat) = table.owed().seats().lowest() else { break };
            let mut facts = Facts::new();
            let offer = loop {
                let next = table.next(seat, &facts).unwrap();
                match (next.choices.last(), next.whole) {
                    (Some(choice), None) => facts.push(choice.fact.clone()),
                    (_, whole) => break whole.unwrap(),
                }
            };
            assert_eq!(table.whole(seat, &facts, table.question(seat)).unwrap(), offer.action);
            let stale = Some(QuestionId(u32::MAX));
            assert_eq!(table.whole(seat, &facts, stale).unwrap_err().rule, "BR-3", "in answer to another question");
            table.submit(seat, &offer.action, None).unwrap();
        }
    }
}

#[test]
fn a_replay_goes_to_any_step_forwards_and_back() {
    for game in all_games() {
        let seats = near(game, 2);
        let (table, digests) = play_out(game, seats);
        let mut replay = game.replay(&table.record(), None).unwrap();
        assert_eq!((replay.game(), replay.seats(), replay.len()), (game.id(), seats, table.version()));
        assert!(replay.deed().is_none() && replay.told().version == 0);
        let last = replay.len();
        for to in [0, 1, last, last / 2, last / 2 + 1, 0, last + 7] {
            replay.go_to(to).unwrap();
            let to = to.min(last);
            assert_eq!((replay.position(), replay.told().version), (to, to));
            assert_eq!(replay.digest(), digests[to]);
            assert_eq!(replay.deed().map(|deed| deed.number), (to > 0).then_some(to));
        }
        assert_eq!(replay.owed(), table.owed());
        assert_eq!(replay.view(Viewer::Onlooker), table.view(Viewer::Onlooker));
        replay.finish().unwrap();
    }
}

#[test]
fn a_replay_tells_what_the_table_told() {
    let (mut table, opening) = open(syndicate(), 2);
    let mut chance = chance(4);
    let mut updates = vec![opening];
    while let Some(update) = step(&mut *table, &mut chance) {
        updates.push(update);
    }
    let mut replay = syndicate().replay(&table.record(), None).unwrap();
    for update in updates {
        replay.go_to(update.version).unwrap();
        assert_eq!(replay.told(), &update);
        if let Some(deed) = replay.deed() {
            said(deed.say.as_ref().unwrap());
        }
    }
}

#[test]
fn a_saved_table_goes_on_as_if_it_had_not_been_saved() {
    for game in all_games() {
        let (mut table, _) = open(game, near(game, 2));
        let (mut one, mut other) = (chance(6), chance(6));
        for _ in 0..5 {
            step(&mut *table, &mut one);
            step(&mut *game.resume(&table.save(), None).unwrap(), &mut other);
        }
        let mut resumed = game.resume(&table.save(), None).unwrap();
        assert_eq!((resumed.digest(), resumed.commitment()), (table.digest(), table.commitment()));
        while step(&mut *table, &mut one).is_some() {
            step(&mut *resumed, &mut other).unwrap();
            assert_eq!(resumed.digest(), table.digest());
        }
        assert_eq!(resumed.record(), table.record());
    }
}

#[test]
fn a_step_that_showed_nothing_can_be_taken_back() {
    let (mut table, _) = open(syndicate(), 2);
    let seat = table.owed().seats().lowest().unwrap();
    assert!(!table.can_undo(seat));
    let mut submit = |part: &str| {
        let offers = table.offers(seat).list;
        let action = offers.into_iter().map(|offer| offer.action).find(|action| action.get(part).is_some());
        table.submit(seat, &action.unwrap(), None).unwrap();
        table.digest()
    };
    let (bought, plugged_in) = (submit("place_agent"), submit("plug_in"));
    assert!(table.can_undo(seat), "nobody has learned anything");
    let update = table.undo(seat).unwrap();
    assert_eq!((update.undone, update.version, update.told.len()), (Some(2), 3, 0));
    assert!(table.digest() == bought && bought != plugged_in);
}

#[test]
fn a_seat_that_is_not_there_sees_what_an_onlooker_sees_and_may_do_nothing() {
    for game in all_games() {
        let (mut table, _) = open(game, near(game, 2));
        let nobody = Seat::new(5);
        assert_eq!(table.view(nobody.into()), table.view(Viewer::Onlooker));
        assert!(table.offers(nobody).list.is_empty() && table.ask(nobody).is_none());
        assert!(table.question(nobody).is_none() && !table.can_undo(nobody));
        assert!(table.next(nobody, &Facts::new()).is_err() && table.undo(nobody).is_err());
        assert!(table.bot(nobody, "random", &mut chance(1)).is_err());
        let action = table.offers(table.owed().seats().lowest().unwrap()).list[0].action.clone();
        assert!(table.submit(nobody, &action, None).is_err());
    }
}

#[test]
fn the_record_of_a_game_under_way_keeps_its_secret() {
    let (table, _) = open(syndicate(), 2);
    assert!(!table.record().contains("\nsecret ") && table.save().contains("\nsecret "));
}

/// A table is its record and little else: 16 KiB are enough for a game of Syndicate's length, and a
/// longer game may take as much more as it has more entries.
#[test]
fn a_finished_table_is_small() {
    for game in all_games() {
        let (table, _) = play_out(game, *game.seats().end());
        let most = (16 << 10).max(100 * table.version());
        assert!(table.bytes() < most, "{}: {} bytes, {} entries", game.id(), table.bytes(), table.version());
        assert!(game.id() != "syndicate" || table.bytes() < 16 << 10, "{} bytes", table.bytes());
    }
}

#[test]
fn the_shipped_data_are_checked_and_counted() {
    for game in all_games() {
        let info = game.check_data(game.standard_data()).unwrap();
        assert!(info.tally.rows > 0);
        assert_eq!(game.check_data(game.standard_data()).unwrap(), info);
    }
}

#[test]
fn every_game_of_the_list_has_a_name_and_can_be_found() {
    for game in registry::games() {
        assert_eq!(registry::find(game.id()).unwrap().id(), game.id());
        for key in [format!("game-{}", game.id()), format!("game-{}-about", game.id())] {
            said(&kernel::Phrase::new(key));
        }
        for option in game.options() {
            said(&kernel::Phrase::new(format!("option-{}-{}", game.id(), option.name)));
        }
    }
}
