//! Every word in every language: nothing is missing, nowhere.

mod support;

use kernel::{Facts, Phrase, Seat};
use registry::{AnyGame, AnyNext, AnyTable, Spec};
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

    fn check(&self) {
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            for phrase in self.said.values().chain(self.refused.values()) {
                assert_eq!(texts.missing(phrase), [""; 0], "{phrase} in {lang}");
            }
            for phrase in self.refused.values() {
                let right = texts.right(phrase, &texts::Names::default());
                assert!(right.is_some(), "{phrase} says in {lang} what is right");
            }
        }
    }
}

/// The standard game, and each option once with each of its values.
fn tables(game: &dyn AnyGame) -> Vec<Value> {
    let mut all = vec![Value::Null];
    for option in game.options() {
        for value in option.values {
            let pair = (option.name.to_owned(), (*value).to_owned());
            all.push(game.parse_options(&[pair]).expect("an option"));
        }
    }
    all
}

#[test]
fn every_phrase_of_many_games_is_there_in_every_language() {
    for game in registry::games() {
        let mut met = Met::default();
        let tables = tables(*game);
        let seats: Vec<usize> = game.seats().collect();
        for number in 0..tables.len().max(30) {
            let seats = seats[number % seats.len()];
            let options = tables[number % tables.len()].clone();
            let secret = kernel::Secret::from_number(number as u64);
            // Not every option goes with every number of players.
            let Ok((mut table, opening)) = game.open(&Spec { options, ..Spec::new(seats, secret) }) else { continue };
            opening.told.iter().filter_map(|told| told.fullest()).for_each(|line| met.say(&line.say));
            let mut chance = support::chance(number as u64);
            while let Some(seat) = table.owed().seats().lowest() {
                meet(&mut met, table.as_mut(), seat);
                let action = table.bot(seat, "random", &mut chance).expect("a choice");
                let update = table.submit(seat, &action, None).expect("legal");
                update.told.iter().filter_map(|told| told.fullest()).for_each(|line| met.say(&line.say));
            }
            met.refuse(table.as_mut(), Seat::new(0), &json!("pass"));
        }
        met.check();
        let (phrases, refusals) = match game.id() {
            "syndicate" | "fantastic-factories" | "cyber-merchant" | "smartphone" | "dei" => (500, 8),
            _ => (5, 1),
        };
        assert!(met.said.len() > phrases, "{}: {}", game.id(), met.said.len());
        assert!(met.refused.len() >= refusals, "{}: {:?}", game.id(), met.refused.keys());
    }
}

/// Things that are wrong most of the time, for any of the games.
fn wrong() -> Vec<Value> {
    vec![
        json!("castle"),
        json!("pass"),
        json!({ "place_agent": { "slot": 9, "sent": 0 } }),
        json!({ "place_agent": { "slot": 1, "sent": 99 } }),
        json!({ "plug_in": { "place": 9 } }),
        json!({ "calibrate": { "cover_left": true, "cover_right": true } }),
        json!("pass_market"),
        json!("finish_work"),
        json!({ "take_blueprint": { "slot": 9 } }),
        json!({ "wipe_row": { "row": "blueprints", "pay": "metal" } }),
        json!({ "hire": { "slot": 1, "discard": 1 } }),
        json!({ "hire": { "slot": 2, "discard": 2, "opponent": 0 } }),
        json!({ "take_specialist_die": { "value": 7 } }),
        json!({ "place_hq": { "die": 1, "floor": "mine" } }),
        json!({ "place_hq": { "die": 6, "floor": "generate" } }),
        json!({ "build": { "card": 4, "discard": 4 } }),
        json!({ "activate": { "card": 3 } }),
        json!({ "activate": { "card": 8, "choice": 9 } }),
        json!({ "discard_down": { "metal": 200, "energy": 200 } }),
        json!("withdraw"),
        json!({ "bid": { "place": 9, "mark": 1 } }),
        json!({ "bid": { "place": 1, "mark": 99 } }),
        json!({ "bid": { "place": 1, "mark": 0 } }),
        json!({ "bid": { "place": 2, "mark": 20 } }),
        json!({ "play_trick": { "card": 0 } }),
        json!({ "play_trick": { "card": 24, "target": { "swap": ["CR", "RB"] } } }),
        json!({ "give": { "card": 99 } }),
        json!({ "return": { "cards": [null, null, null] } }),
        json!({ "commit": { "cards": [] } }),
        json!({ "commit": { "cards": [0, 5] } }),
        json!({ "add": { "cards": [0, 5] } }),
        json!({ "exchange": { "crypto": 9999 } }),
        json!({ "plan": { "lower": "k1", "upper": "k2", "turn": 0, "at": [0, 0], "tiles": [] } }),
        json!({ "plan": { "lower": "k1", "upper": "w1", "turn": 0, "at": [9, 9], "tiles": [] } }),
        json!({ "plan": { "lower": "k1", "upper": "w1", "turn": 7, "at": [1, 2], "tiles": [] } }),
        json!({ "plan": { "lower": "k1", "upper": "w1", "turn": 0, "at": [1, 2], "tiles": [
            { "tile": 27, "at": [0, 0], "to": "right", "between": false },
        ] } }),
        json!({ "take_improvement": { "kind": 0 } }),
        json!({ "research": { "technology": "gps" } }),
        json!({ "reserve": { "region": "usa", "end": "left" } }),
        json!({ "logistics": { "region": "usa" } }),
        json!({ "second_office": { "region": "usa" } }),
        json!({ "move_director": { "region": "usa" } }),
        json!({ "sell_away": { "goods": 9 } }),
        json!({ "sell": { "goods": [0, 0, 0, 1, 1, 5, 5, 5, 9], "seconds": [] } }),
        json!({ "sell": { "goods": [], "seconds": [3] } }),
        json!({ "start": { "scrappers": 9, "leader": 0 } }),
        json!({ "play": { "card": 99 } }),
        json!({ "play_down": { "card": 99, "market": "gear", "slot": 9 } }),
        json!({ "enlist": { "region": 58, "by": "enlist" } }),
        json!({ "move": { "from": 0, "to": 0, "scrappers": 0, "leader": false, "by": "move" } }),
        json!({ "collect": { "region": 0, "kind": "energy", "exchange": true, "supply": true, "by": "collect" } }),
        json!({ "build": { "structure": "bridge", "region": 0, "other": 1, "by": "build" } }),
        json!({ "kill": { "region": 0, "victim": 0, "by": "candy" } }),
        json!({ "copy": { "card": 0 } }),
        json!({ "activate": { "to": 0 } }),
        json!({ "unlock": { "colour": "tactical" } }),
        json!({ "mission": { "place": 9 } }),
    ]
}

/// What is asked and offered now, and what is refused.
fn meet(met: &mut Met, table: &mut dyn AnyTable, seat: Seat) {
    met.say(&table.ask(seat).expect("a question"));
    let offers = table.offers(seat).list;
    offers.iter().take(60).for_each(|offer| met.say(&offer.say));
    walk(met, table, seat, &Facts::new());
    let other = seat.next(table.seats());
    let asked = table.owed().allowed();
    for action in wrong() {
        // What turns out to be legal must not be played here.
        if offers.iter().all(|offer| offer.action != action) {
            met.refuse(table, seat, &action);
        }
        if other != seat && !asked.has(other) {
            met.refuse(table, other, &action);
        }
    }
    if !table.can_undo(seat) {
        let no = table.undo(seat).expect_err("it cannot");
        met.refused.entry(no.why.key.to_string()).or_insert(no.why);
    }
}

/// All facts that can be said first, and the first and the last of those that follow.
fn walk(met: &mut Met, table: &dyn AnyTable, seat: Seat, facts: &Facts) {
    let Ok(AnyNext { ask, choices, early, whole, .. }) = table.next(seat, facts) else {
        return;
    };
    met.say(&ask);
    choices.iter().chain(&early).for_each(|choice| met.say(&choice.say));
    whole.iter().for_each(|offer| met.say(&offer.say));
    let last = choices.len().saturating_sub(1);
    for (at, choice) in choices.into_iter().enumerate() {
        let fresh = !facts.as_slice().contains(&choice.fact);
        if facts.is_empty() || fresh && facts.as_slice().len() < 4 && (at == 0 || at == last) {
            let mut more = facts.clone();
            more.push(choice.fact);
            walk(met, table, seat, &more);
        }
    }
}

#[test]
fn no_command_shows_a_key_instead_of_words() {
    let folder = Folder::new();
    let record = folder.file("game.record", finished(2, 3));
    let half = folder.file("half.record", table(4, 3, 30).save());
    let data = folder.file("data.toml", support::syndicate().standard_data());
    let (chart, saved) = (folder.name("chart.svg"), folder.name("saved.db"));
    let own = folder.file("own.toml", support::syndicate().standard_data().replacen("vp = [2, 7]", "vp = [3, 6]", 1));
    let (study, modules) = (folder.name("study"), folder.name("modules"));
    let commands: &[(&[&str], &str)] = &[
        (&["lobby"], ""),
        (&["lobby", "--help"], ""),
        (&["serve", "--help"], ""),
        (&["serve", "--listen", "nowhere"], ""),
        (&["store", "--help"], ""),
        (&["store", "copy", "--help"], ""),
        (&["store", "backup", "--help"], ""),
        (&["store", "backup", &saved, "--data", "/nonexistent"], ""),
        (&["load", "--help"], ""),
        (&["load", "--tables", "2", "--seconds", "1", "--echo", "--stored", "3"], ""),
        (&["load", "--tables", "1", "--kills", "1"], ""),
        (&["load", "--fuzz", "100"], ""),
        (&["--help"], ""),
        (&["games"], ""),
        (&["games", "--help"], ""),
        (&["play", "--help"], ""),
        (&["play", "syndicate", "--seed", "1", "--entropy"], "owl\nh\nv\nl\n?\n?1\n1\nb\n9\nx\nu\nb\ns\nq\n\n"),
        (&["play", "syndicate", "--bots", "2", "--seed", "1"], "\n"),
        (&["play", "fantastic-factories", "--players", "3", "--seed", "1"], "h\nv\nl\n?\n?1\n1\nb\n1\n2\nu\nq\n\n"),
        (&["play", "fantastic-factories", "--players", "1", "--bots", "1", "--seed", "1"], "\n"),
        (&["sim", "fantastic-factories", "--players", "1", "--games", "3"], ""),
        (&["rules", "fantastic-factories"], ""),
        (
            &["play", "cyber-merchant", "--players", "3", "--seed", "1", "--option", "cyber_deck=on"],
            "h\nv\nl\n?\n?1\n1\nb\n1\n2\nu\nw\nq\n\n",
        ),
        (&["play", "cyber-merchant", "--players", "4", "--bots", "4", "--seed", "1"], "\n"),
        (&["sim", "cyber-merchant", "--players", "2", "--games", "3"], ""),
        (&["rules", "cyber-merchant"], ""),
        (&["play", "dei", "--players", "2", "--seed", "1"], "h\nv\nl\n?\n?1\n1\nb\n1\n2\nu\nw\nq\n\n"),
        (&["sim", "dei", "--players", "1", "--games", "2"], ""),
        (&["rules", "dei"], ""),
        (&["play", "--resume", &half], "1\n1\n1\nu\nq\n\n"),
        (&["sim", "syndicate", "--games", "3"], ""),
        (&["sim", "--help"], ""),
        (&["lab", "--help"], ""),
        (&["lab", "run", "--help"], ""),
        (&["lab", "report", "--help"], ""),
        (&["lab", "run", "syndicate", "--games", "3", "--data", &own, "--out", &study], ""),
        (&["lab", "run", "cyber-merchant", "--games", "3", "--modules", "--out", &modules], ""),
        (&["lab", "report", &study], ""),
        (&["lab", "duel", "--help"], ""),
        (&["lab", "ladder", "--help"], ""),
        (&["lab", "duel", "random", "random", "--game", "syndicate", "--games", "4"], ""),
        (&["lab", "duel", "random", "greedy", "--game", "syndicate", "--elo1", "200"], ""),
        (&["lab", "duel", "greedy", "random", "--game", "syndicate", "--elo1", "200"], ""),
        (&["lab", "ladder", "syndicate", "--bots", "random,greedy", "--games", "2", "--svg", &chart], ""),
        (&["lab", "ladder", "syndicate", "--bots", "random,greedy", "--games", "3", "--seats", "3"], ""),
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
            let cyrillic = run.out.chars().chain(run.err.chars()).filter(|c| ('а'..='я').contains(c)).count();
            assert!(!foreign || cyrillic > 10, "{whole:?} answers in {lang}: {}", run.out);
        }
    }
}

/// A key in brackets: words joined by hyphens, as no sentence has them.
fn placeholder(text: &str) -> Option<&str> {
    text.split('[').skip(1).filter_map(|part| part.split_once(']').map(|(key, _)| key)).find(|key| {
        key.starts_with(|c: char| c.is_ascii_lowercase())
            && key.contains('-')
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
