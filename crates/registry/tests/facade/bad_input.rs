//! Bad input: one clear sentence, what would be right, and nothing changed.

use crate::{TOY, chance, open, reason, step, syndicate};
use kernel::{Entropy, QuestionId, Seat, Secret};
use registry::{AnyGame, Problem, Spec};
use serde_json::{Value, json};

/// Why a problem came up; panics if nothing did.
fn refused<T>(result: Result<T, impl Into<Problem>>) -> String {
    match result {
        Ok(_) => panic!("this should have been refused"),
        Err(problem) => reason(&problem.into()).to_string(),
    }
}

#[test]
fn a_game_that_does_not_exist() {
    let known = registry::games().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    assert_eq!(
        refused(registry::find("sindicate")),
        format!("There is no game called “sindicate”. Did you mean syndicate? The games are: {known}.")
    );
    assert_eq!(refused(registry::find("chess")), format!("There is no game called “chess”. The games are: {known}."));
    assert!(refused(registry::find(&"x".repeat(1_000_000))).len() < 500);
}

#[test]
fn an_action_that_cannot_be_read_changes_nothing() {
    let (mut table, _) = open(syndicate(), 2);
    let seat = table.owed().seats().lowest().unwrap();
    let (record, digest) = (table.record(), table.digest());
    for action in [
        Value::Null,
        json!({}),
        json!([1, 2]),
        json!("resign"),
        json!({ "pledge": 3 }),
        json!({ "place_agent": { "slot": 1 } }),
        json!({ "place_agent": { "slot": 1, "sent": 0, "more": 1 } }),
        json!({ "place_agent": { "slot": 1000, "sent": -1 } }),
        json!("long".repeat(100_000)),
    ] {
        let sentence = refused(table.submit(seat, &action, None));
        assert!(sentence.starts_with("This is not an action of this game: "), "{sentence}");
        assert!(sentence.contains("Write an action like "), "{sentence}");
        assert!(sentence.len() < 700, "{sentence}");
    }
    let read_but_wrong = json!({ "place_agent": { "slot": 9, "sent": 0 } });
    refused(table.submit(seat, &read_but_wrong, None));
    assert_eq!((table.record(), table.digest()), (record, digest));
}

#[test]
fn an_action_out_of_turn_or_to_an_earlier_question() {
    let (mut table, _) = open(syndicate(), 2);
    let seat = table.owed().seats().lowest().unwrap();
    let other = Seat::new(1 - seat.index());
    let action = table.offers(seat).list[0].action.clone();
    let sentence = refused(table.submit(other, &action, None));
    assert!(sentence.contains("’s turn. Waiting for "), "{sentence}");
    assert_eq!(refused(table.submit(other, &json!("nonsense"), None)), sentence);
    let sentence = refused(table.submit(seat, &action, Some(QuestionId(77))));
    assert!(sentence.starts_with("This answers an earlier question"), "{sentence}");
}

#[test]
fn a_bot_that_does_not_exist() {
    let (table, _) = open(syndicate(), 2);
    let seat = table.owed().seats().lowest().unwrap();
    let sentence = refused(table.bot(seat, "randon", &mut chance(1)));
    assert_eq!(
        sentence,
        "There is no bot called “randon”. Did you mean random? The bots are: random, greedy, easy, normal, hard, expert."
    );
}

#[test]
fn a_table_that_cannot_be_opened() {
    let with = |change: &dyn Fn(&mut Spec)| {
        let mut spec = Spec::new(2, Secret::from_number(1));
        change(&mut spec);
        refused(syndicate().open(&spec))
    };
    assert_eq!(with(&|spec| spec.seats = 0), "This game can’t be played by 0 players. Choose 2 to 4 players.");
    assert_eq!(with(&|spec| spec.seats = 5), "This game can’t be played by 5 players. Choose 2 to 4 players.");
    assert_eq!(
        with(&|spec| spec.options = json!({ "turbo": true })),
        "There is no option called “turbo”. The game syndicate has no options."
    );
    assert!(with(&|spec| spec.options = json!([1])).starts_with("The options can’t be read: "));
    assert!(with(&|spec| spec.data = Some("robots = 3".to_owned())).contains("The file can’t be read: "));
    assert!(with(&|spec| spec.entropy = vec![Entropy::default(); 3]).starts_with("3 pieces of entropy were given"));
    let long = Entropy::new(vec![0; 65]).unwrap_err();
    assert_eq!(refused::<()>(Err(Problem::Input(long))), "This entropy is 65 bytes long. Use at most 64 bytes.");
}

#[test]
fn a_record_that_was_cut_or_changed_or_is_another_game() {
    let (mut table, _) = open(syndicate(), 2);
    let mut bots = chance(8);
    while step(&mut *table, &mut bots).is_some() {}
    let whole = table.record();
    let starts = |text: &str, start: &str| {
        let sentence = refused(syndicate().replay(text, None));
        assert!(sentence.starts_with(start), "{sentence}");
        assert_eq!(refused(syndicate().resume(text, None)), sentence);
    };
    starts("", "Line 1: This is not a Boardroom record. ");
    starts("boardroom record 3 #0", "Line 1: This record uses version 3 of the format");
    let last = whole.lines().count();
    starts(&whole[..whole.len() - 3], &format!("Line {last}: The line has no checksum at its end;"));
    starts(&whole.replacen("seats 2", "seats 3", 1), "Line 4: The checksum ");
    starts(&whole.replacen("seats 2", "seats 9", 1), "Line 4: “9” can’t be read here. Expected: a number of");
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    starts(&lines[..5].concat(), "Line 6: The record ends too early.");
    assert!(refused(TOY.replay(&whole, None)).starts_with("Line 2: This is a record of the game “syndicate”."));
    let (game, raw) = registry::peek(&whole).unwrap();
    assert_eq!((game.id(), raw.header.seats), ("syndicate", 2));
    let unfinished = lines[..12].concat();
    syndicate().replay(&unfinished, None).unwrap().finish().unwrap();
    assert!(refused(syndicate().resume(&unfinished, None)).contains("The record has no secret"));
}

#[test]
fn a_record_whose_lines_are_well_formed_but_not_legal() {
    let (mut table, _) = open(syndicate(), 2);
    let mut bots = chance(8);
    while step(&mut *table, &mut bots).is_some() {}
    let mut raw = kernel::record::raw::RawRecord::read(&table.record()).unwrap();
    raw.entries[5].by = Seat::new(1 - raw.entries[5].by.index());
    let mut replay = syndicate().replay(&raw.write(), None).unwrap();
    let fault = replay.go_to(20).unwrap_err();
    assert_eq!((fault.line, replay.position()), (14, 5));
    assert!(replay.deed().is_none() && replay.told().told.is_empty());
    let sentence = refused::<()>(Err(fault));
    assert!(sentence.starts_with("Line 14: The rules forbid this (SYN-"), "{sentence}");
    replay.go_to(3).unwrap();
    assert!(replay.deed().is_some());
}
