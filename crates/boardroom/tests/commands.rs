//! Every command but `play`, as it is meant to be used.

mod support;

use kernel::record::raw::RawRecord;
use serde_json::Value;
use support::{Folder, command, finished, played, run, table};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn help_has_an_example_and_exit_codes_for_every_command() {
    for arguments in [
        &["--help"][..],
        &["games", "--help"],
        &["play", "--help"],
        &["sim", "--help"],
        &["lab", "--help"],
        &["lab", "run", "--help"],
        &["lab", "report", "--help"],
        &["lab", "duel", "--help"],
        &["lab", "ladder", "--help"],
        &["replay", "--help"],
        &["hint", "--help"],
        &["verify", "--help"],
        &["rules", "--help"],
        &["data", "--help"],
        &["data", "export", "--help"],
        &["data", "check", "--help"],
    ] {
        let run = run(arguments).ends(0).says("Example:\n  boardroom").says("Exit codes:\n  0").says("--lang");
        assert_eq!(run.err, "");
    }
}

#[test]
fn a_lobby_without_a_terminal_shows_the_help() {
    run(["lobby"]).ends(2).says("Usage:").says("verify");
}

#[test]
fn games_are_listed_in_words_and_in_json() {
    run(["games"]).ends(0).says("syndicate  Syndicate").says("Players: 2 to 4").says("71 of them reconstructed");
    let games = json(&run(["games", "--json"]).ends(0).out);
    let game = &games[0];
    assert_eq!(game["id"], "syndicate");
    assert_eq!(game["name"], "Syndicate");
    assert_eq!(game["players"]["min"], 2);
    assert_eq!(game["players"]["max"], 4);
    assert_eq!(game["revision"], 1);
    assert_eq!(game["modules"], Value::Array(vec![]));
    assert_eq!(game["options"], Value::Array(vec![]));
    assert_eq!(game["data"]["rows"], 89);
    assert_eq!(game["data"]["reconstructed"], 71);
}

#[test]
fn sim_gives_all_fields_and_a_digest_that_threads_do_not_change() {
    let sim = |threads: &str| {
        let arguments = ["sim", "syndicate", "--players", "3", "--bots", "random", "--games", "50", "--seed", "9"];
        let run = run(arguments.into_iter().chain(["--threads", threads, "--json"])).ends(0);
        assert_eq!(run.err, "", "no bar where nobody sits");
        json(&run.out)
    };
    let (one, two) = (sim("1"), sim("2"));
    assert_eq!(one["games"], 50);
    for field in ["decisions", "seconds", "decisions_per_second", "games_per_second", "mean_length"] {
        assert!(one[field].as_f64().is_some_and(|number| number > 0.0), "{field} in {one}");
    }
    let seats = one["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 3);
    let share: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().expect("a share")).sum();
    assert!((share - 1.0).abs() < 1e-9, "{share}");
    assert!(seats.iter().all(|seat| seat["mean_score"].as_f64().is_some_and(|score| score > 0.0)));
    for field in ["digest", "seats", "decisions", "mean_length"] {
        assert_eq!(one[field], two[field], "{field}");
    }
    let words = run(["sim", "syndicate", "--games", "5", "--threads", "1"]).ends(0);
    words.says("mean score").says("Digest of all final states");
}

#[test]
fn sim_of_a_solo_game_counts_the_machine() {
    let sim = ["sim", "fantastic-factories", "--players", "1", "--games", "40", "--option", "machine=easy"];
    let report = json(&run(sim.into_iter().chain(["--json"])).ends(0).out);
    let seats = report["seats"].as_array().expect("seats");
    assert_eq!((report["players"].as_u64(), seats.len()), (Some(1), 2));
    assert_eq!((&seats[0]["bot"], &seats[1]["bot"]), (&"random".into(), &"machine".into()));
    let share: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().expect("a share")).sum();
    assert!((share - 1.0).abs() < 1e-9, "{share}");
    run(sim).ends(0).says("■ 2 Machine");
}

#[test]
fn replay_tells_the_whole_story_and_shows_any_step() {
    let folder = Folder::new();
    let record = folder.file("game.record", finished(2, 4));
    run(["replay", &record])
        .ends(0)
        .says("Round 1 begins")
        .says("Round 3 ends")
        .says("The game is over")
        .says("SYN-86");
    run(["replay", &record, "--step", "0"]).ends(0).says("Entry 0 of").says("The table waits for");
    let last = RawRecord::read(&folder.read("game.record")).expect("a record").entries.len().to_string();
    run(["replay", &record, "--step", &last]).ends(0).says("The game is over.");
    let step = |seat: &str| run(["replay", &record, "--step", "7", "--seat", seat]).ends(0).says("Entry 7 of");
    step("onlooker");
    let (first, second) = (step("1").out, step("2").out);
    assert_ne!(first, second, "each sees their own network large");
    let unfinished = folder.file("half.record", table(2, 4, 20).record());
    run(["replay", &unfinished]).ends(0).says("The table waits for");
}

#[test]
fn hints_name_the_best_choices_and_come_out_the_same_again() {
    for game in registry::games() {
        let folder = Folder::new();
        let seats = 2.clamp(*game.seats().start(), *game.seats().end());
        let record = folder.file("game.record", played(*game, seats, 4, |_| false).record());
        if !game.bots().contains(&"greedy") {
            let refused = run(["hint", record.as_str(), "--step", "3", "--work", "60"]).ends(2);
            assert!(refused.err.contains("No bot"), "{}", refused.err);
            continue;
        }
        let hint =
            |more: &[&str]| run(["hint", record.as_str(), "--step", "3", "--work", "60"].iter().chain(more)).ends(0);
        assert_eq!(hint(&[]).says("Best choices of").says("% (±").out, hint(&[]).out, "{}", game.id());
        let found = json(&hint(&["--json"]).out);
        assert_eq!((&found["game"], &found["step"]), (&game.id().into(), &3.into()));
        let hints = found["hints"].as_array().unwrap();
        let tried: u64 = hints.iter().map(|hint| hint["tried"].as_u64().unwrap()).sum();
        assert_eq!(tried, 60, "{}", game.id());
        assert!(hints.is_sorted_by_key(|hint| std::cmp::Reverse(hint["tried"].as_u64())), "the surest first");
        for hint in hints {
            let (win, sure) = (hint["win"].as_f64().unwrap(), hint["sure"].as_f64().unwrap());
            assert!((0.0..=1.0).contains(&win) && sure > 0.0 && !hint["text"].as_str().unwrap().is_empty(), "{hint}");
        }
        run(["hint", &record]).ends(2);
        run(["hint", &record, "--step", "100000"]).ends(2);
        run(["hint", &record, "--step", "3", "--work", "0"]).ends(2);
    }
}

#[test]
fn through_other_eyes_a_secret_choice_is_not_told() {
    let folder = Folder::new();
    let gifts = |table: &dyn registry::AnyTable| {
        table.view(kernel::Viewer::Onlooker).value()["stage"]["kind"] == "gifts"
            && table.owed().allowed() != table.owed().seats()
    };
    let table = played(support::merchant(), 4, 2, gifts);
    let (giver, step) = (table.owed().allowed(), table.version().to_string());
    let giver = giver.iter().find(|seat| !table.owed().seats().has(*seat)).expect("somebody has given");
    let file = folder.file("gifts.record", table.save());
    for seat in 1..=4 {
        let shown = run(["replay", &file, "--step", &step, "--seat", &seat.to_string()]).ends(0);
        let shown = shown.says("has chosen").says("The table waits for secret choices:");
        assert_eq!(shown.out.contains("  › "), seat == giver.number(), "{}", shown.out);
    }
}

#[test]
fn a_step_that_was_taken_back_is_told() {
    let folder = Folder::new();
    let mut table = table(2, 4, 0);
    let seat = table.owed().seats().lowest().expect("somebody's turn");
    let mut undone = None;
    for _ in 0..3 {
        let action = table.offers(seat).list[0].action.clone();
        table.submit(seat, &action, None).expect("legal");
        if table.can_undo(seat) {
            undone = Some(table.version());
            table.undo(seat).expect("can be taken back");
            break;
        }
    }
    let number = undone.expect("plugging in can be taken back");
    let record = folder.file("undo.record", table.record());
    run(["replay", &record]).ends(0).says(&format!("takes back entry {number}"));
    let step = (number + 1).to_string();
    run(["replay", &record, "--step", &step]).ends(0).says(&format!("takes back entry {number}"));
}

#[test]
fn verify_derives_every_pick_and_gives_a_verdict() {
    let folder = Folder::new();
    let text = finished(3, 5);
    let record = folder.file("game.record", &text);
    let raw = RawRecord::read(&text).expect("a record");
    let picks = raw.dealt.len() + raw.entries.iter().map(|entry| entry.picks.len()).sum::<usize>();
    let told = run(["verify", &record]).ends(0).says(&format!("pick {picks}, line"));
    assert!(!told.out.contains('✗'));
    assert_eq!(told.out.lines().last(), Some("Everything holds."));
    assert_eq!(run(["verify", &record, "--quiet"]).ends(0).out, "Everything holds.\n");
    let found = json(&run(["verify", &record, "--json"]).ends(0).out);
    assert_eq!(found["verdict"], "holds");
    assert_eq!(found["picks"].as_array().map(Vec::len), Some(picks));
    assert_eq!(found["first_wrong"], Value::Null);
}

#[test]
fn verify_of_an_unfinished_game_ends_with_3() {
    let folder = Folder::new();
    let table = table(2, 5, 12);
    for (name, text) in [("save.record", table.save()), ("open.record", table.record())] {
        let record = folder.file(name, text);
        let told = run(["verify", &record]).ends(3);
        assert_eq!(told.out.lines().last(), Some("What can be checked holds, but the game is not over."));
    }
}

#[test]
fn verify_finds_any_changed_byte_on_its_line() {
    let folder = Folder::new();
    let text = finished(2, 6);
    for (i, line) in text.lines().enumerate() {
        let start: usize = text.split_inclusive('\n').take(i).map(str::len).sum();
        let mut bytes = text.clone().into_bytes();
        let at = start + line.len() / 2;
        bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
        let record = folder.file("changed.record", &bytes);
        let found = run(["verify", &record, "--quiet"]);
        assert_eq!(found.code, 1, "line {}: {found:?}", i + 1);
        let told = format!("{}{}", found.out, found.err);
        assert!(told.contains(&format!("Line {}:", i + 1)), "line {}: {told}", i + 1);
    }
}

#[test]
fn verify_names_the_first_pick_that_does_not_hold() {
    let folder = Folder::new();
    let mut raw = RawRecord::read(&finished(2, 6)).expect("a record");
    let entry = raw.entries.iter_mut().find(|entry| !entry.picks.is_empty()).expect("a pick");
    let (line, pick) = (entry.line, &mut entry.picks[0]);
    let stored = (pick.value + 1) % pick.below;
    let right = std::mem::replace(&mut pick.value, stored);
    let record = folder.file("forged.record", raw.write()); // all checksums fit again
    let told = run(["verify", &record]).ends(1);
    let wrong = format!("Line {line}: The stored draw is {stored}, but the secret gives {right}.");
    assert!(told.out.lines().last().is_some_and(|verdict| verdict.contains(&wrong)), "{}", told.out);
    assert_eq!(told.out.matches("✗ the secret gives").count(), 1);
    let found = json(&run(["verify", &record, "--json"]).ends(1).out);
    assert_eq!(found["verdict"], "fails");
    assert_eq!(found["digests_hold"], true);
    assert_eq!(found["first_wrong"]["line"], line);
}

#[test]
fn verify_finds_a_secret_that_does_not_fit() {
    let folder = Folder::new();
    let mut raw = RawRecord::read(&finished(2, 6)).expect("a record");
    raw.secret = Some(kernel::Secret::from_number(1234));
    let record = folder.file("forged.record", raw.write());
    run(["verify", &record, "--quiet"]).ends(1).says("doesn’t match the commitment");
}

#[test]
fn rules_are_shown_in_every_language() {
    run(["rules", "syndicate", "SYN-41"]).ends(0).says("Put the card on an empty place");
    run(["rules", "syndicate", "syn-41", "--lang", "ru"]).ends(0).says("Положите карту на пустое место");
    run(["rules", "syndicate", "SYN-41", "--lang", "uk"]).ends(0).says("Покладіть карту на порожнє місце");
    run(["rules", "table", "BR-4"]).ends(0).says("take back its own latest step");
    run(["rules", "syndicate"]).ends(0).says("SYN-1 ").says("SYN-101").says("10. End of the game");
    run(["rules", "syndicate", "SYN-EX-4"]).ends(0).says("Total: 17");
}

#[test]
fn data_go_out_change_and_come_back_in() {
    let folder = Folder::new();
    let standard = run(["data", "export", "syndicate"]).ends(0).out;
    let file = folder.file("same.toml", &standard);
    run(["data", "check", "syndicate", &file])
        .ends(0)
        .says("the same as the standard data: 89 rows, 71")
        .says("Digest: ");
    let changed = standard.replacen("vp = [2, 7]", "vp = [3, 6]", 1);
    assert_ne!(changed, standard);
    let file = folder.file("mine.toml", changed);
    run(["data", "check", "syndicate", &file]).ends(0).says("is in order: 89 rows");
    let sim = ["sim", "syndicate", "--games", "20", "--threads", "1", "--json"];
    let digest = |arguments: &[&str]| json(&run(arguments).ends(0).out)["digest"].clone();
    assert_ne!(digest(&sim), digest(&[&sim[..], &["--data", &file]].concat()));

    let saved = folder.name("other.record");
    let play = ["play", "syndicate", "--bots", "2", "--seed", "3", "--data", &file, "--save", &saved];
    run(play).ends(0).says(&format!("boardroom verify {saved} --data {file}"));
    run(["verify", &saved, "--data", &file, "--quiet"]).ends(0);
    run(["replay", &saved, "--data", &file]).ends(0);
    run(["verify", &saved, "--quiet"]).ends(1).says("Line 6: The game was played with other component data");
}

#[test]
fn a_reader_who_goes_away_is_no_trouble() {
    use std::io::Read;
    use std::process::Stdio;
    let mut child = command(["rules", "syndicate"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said_in_one_sentence() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = command(["rules", "syndicate"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(4));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.starts_with("boardroom: The output cannot be written") && told.lines().count() == 1, "{told}");
}
