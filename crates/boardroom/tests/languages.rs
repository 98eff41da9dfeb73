//! Every word in every language: nothing is missing, nowhere.

mod support;

use kernel::{Phrase, Seat};
use registry::{AnyNext, AnyTable};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use support::{Folder, finished, table, typed};
use texts::{Lang, Texts};

/// All phrases met, by key: one of each is enough.
#[derive(Default)]
struct Met {
    said: BTreeMap<String, Phrase>,
    refused: BTreeMap<String, Phrase>,
}

impl Met {
    fn say(&mut self, phrase: &Phrase) {
        self.said.entry(format!("{phrase:?}").chars().take(400).collect()).or_insert_with(|| phrase.clone());
    }

    fn refuse(&mut self, table: &mut dyn AnyTable, seat: Seat, action: &Value) {
        if let Err(no) = table.submit(seat, action, None) {
            self.refused.entry(no.why.key.to_string()).or_insert(no.why);
        }
    }
}

#[test]
fn every_phrase_of_thirty_games_is_there_in_every_language() {
    let mut met = Met::default();
    for game in 0..30 {
        let seats = 2 + game as usize % 3;
        let (mut table, opening) =
            support::syndicate().open(&registry::Spec::new(seats, kernel::Secret::from_number(game))).expect("a table");
        opening.told.iter().filter_map(|told| told.fullest()).for_each(|line| met.say(&line.say));
        let mut chance = support::chance(game);
        while let Some(seat) = table.owed().seats().lowest() {
            meet(&mut met, table.as_mut(), seat);
            let action = table.bot(seat, "random", &mut chance).expect("a choice");
            let update = table.submit(seat, &action, None).expect("legal");
            update.told.iter().filter_map(|told| told.fullest()).for_each(|line| met.say(&line.say));
        }
        met.refuse(table.as_mut(), Seat::new(0), &json!("pass"));
    }
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        for phrase in met.said.values().chain(met.refused.values()) {
            assert_eq!(texts.missing(phrase), [""; 0], "{phrase} in {lang}");
        }
        for phrase in met.refused.values() {
            assert!(texts.right(phrase, &texts::Names::default()).is_some(), "{phrase} says in {lang} what is right");
        }
    }
    assert!(met.said.len() > 500, "{}", met.said.len());
    assert!(met.refused.len() >= 8, "{:?}", met.refused.keys());
}

/// What is asked and offered now, and what is refused.
fn meet(met: &mut Met, table: &mut dyn AnyTable, seat: Seat) {
    met.say(&table.ask(seat).expect("a question"));
    table.offers(seat).list.iter().for_each(|offer| met.say(&offer.say));
    if let Ok(AnyNext::Choose { ask, choices }) = table.draft(seat, &[]) {
        met.say(&ask);
        for choice in choices {
            met.say(&choice.say);
            if let Ok(AnyNext::Choose { ask, choices }) = table.draft(seat, &[choice.step]) {
                met.say(&ask);
                choices.iter().for_each(|choice| met.say(&choice.say));
            }
        }
    }
    let wrong = [
        json!("castle"),
        json!({ "place_agent": { "slot": 9, "sent": 0 } }),
        json!({ "place_agent": { "slot": 1, "sent": 99 } }),
        json!({ "plug_in": { "place": 9 } }),
        json!({ "calibrate": { "cover_left": true, "cover_right": true } }),
    ];
    for action in &wrong {
        // What turns out to be legal must not be played here.
        if table.offers(seat).list.iter().all(|offer| offer.action != *action) {
            met.refuse(table, seat, action);
        }
        let other = seat.next(table.seats());
        met.refuse(table, other, action);
    }
    let pass = json!("pass");
    if table.offers(seat).list.iter().all(|offer| offer.action != pass) {
        met.refuse(table, seat, &pass);
    }
    if !table.can_undo(seat) {
        let no = table.undo(seat).expect_err("it cannot");
        met.refused.entry(no.why.key.to_string()).or_insert(no.why);
    }
}

#[test]
fn no_command_shows_a_key_instead_of_words() {
    let folder = Folder::new();
    let record = folder.file("game.record", finished(2, 3));
    let half = folder.file("half.record", table(4, 3, 30).save());
    let data = folder.file("data.toml", support::syndicate().standard_data());
    let commands: &[(&[&str], &str)] = &[
        (&[], ""),
        (&["--help"], ""),
        (&["games"], ""),
        (&["games", "--help"], ""),
        (&["play", "--help"], ""),
        (&["play", "syndicate", "--seed", "1", "--entropy"], "owl\nh\nv\nl\n?\n?1\n1\nb\n9\nx\nu\nb\ns\nq\n\n"),
        (&["play", "syndicate", "--bots", "2", "--seed", "1"], "\n"),
        (&["play", "--resume", &half], "1\n1\n1\nu\nq\n\n"),
        (&["sim", "syndicate", "--games", "3"], ""),
        (&["sim", "--help"], ""),
        (&["replay", &record], ""),
        (&["replay", &half, "--step", "5", "--seat", "1"], ""),
        (&["replay", "--help"], ""),
        (&["verify", &record], ""),
        (&["verify", &half], ""),
        (&["verify", &record, "--json"], ""),
        (&["verify", "--help"], ""),
        (&["rules", "syndicate"], ""),
        (&["rules", "table"], ""),
        (&["rules", "--help"], ""),
        (&["data", "check", "syndicate", &data], ""),
        (&["data", "--help"], ""),
        (&["data", "check", "--help"], ""),
        (&["data", "export", "--help"], ""),
    ];
    for lang in Lang::ALL {
        for (arguments, input) in commands {
            let whole: Vec<&str> = arguments.iter().copied().chain(["--lang", lang.code()]).collect();
            let run = typed(&whole, input.as_bytes());
            assert!(!run.err.contains("panicked"), "{whole:?}: {}", run.err);
            for text in [&run.out, &run.err] {
                assert_eq!(placeholder(text), None, "{whole:?}");
            }
            let foreign = lang != Lang::En && !arguments.contains(&"--json");
            let cyrillic = run.out.chars().filter(|c| ('а'..='я').contains(c)).count();
            assert!(!foreign || cyrillic > 10, "{whole:?} answers in {lang}: {}", run.out);
        }
    }
}

/// A key in brackets: words joined by hyphens, as no sentence has them.
fn placeholder(text: &str) -> Option<&str> {
    text.split('[').skip(1).filter_map(|part| part.split_once(']').map(|(key, _)| key)).find(|key| {
        key.contains('-')
            && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            && key.len() > 6
    })
}

#[test]
fn the_terminal_s_language_is_taken() {
    for (variable, value, told) in [
        ("LC_ALL", "uk_UA.UTF-8", "Гравців"),
        ("LC_ALL", "ru_RU", "Игроков"),
        ("LC_ALL", "de_DE", "Players"),
        ("LC_ALL", "C", "Players"),
    ] {
        let output = support::command(["games"]).env(variable, value).output().expect("it runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(text.contains(told), "{value}: {text}");
    }
    let output =
        support::command(["games"]).env_remove("LC_ALL").env("LANG", "uk_UA").env_remove("LC_MESSAGES").output();
    assert!(String::from_utf8_lossy(&output.expect("it runs").stdout).contains("Гравців"));
}
