//! `boardroom lab run` and `lab report`: games written down, and what they show.

mod support;

use parquet::file::reader::{FileReader, SerializedFileReader};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use support::{Folder, Run, command, run, syndicate};
use texts::{Lang, Texts};

const TABLES: [&str; 3] = ["games", "seats", "taken"];

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// `lab run` of Syndicate into a folder.
fn study(out: &str, games: &str, more: &[&str]) -> Run {
    let run_it = ["lab", "run", "syndicate", "--out", out, "--games", games, "--seed", "5"];
    run(run_it.iter().chain(more))
}

/// The page of a study.
fn page(out: &str, lang: &str) -> String {
    run(["lab", "report", out, "--lang", lang]).ends(0);
    fs::read_to_string(Path::new(out).join("report.html")).expect("the page")
}

fn tables(out: &str) -> BTreeMap<&'static str, Vec<u8>> {
    TABLES.map(|table| (table, fs::read(Path::new(out).join(format!("{table}.csv"))).expect("a table"))).into()
}

#[test]
fn a_study_is_told_written_and_repeated_to_the_last_byte() {
    let folder = Folder::new();
    let (one, two) = (folder.name("one"), folder.name("two"));
    let told = study(&one, "60", &["--threads", "1"]).ends(0);
    assert_eq!(told.err, "", "no bar where nobody sits");
    told.says("Syndicate, 2 seats: random; games: 60, seed 5")
        .says("games 60")
        .says("Wins of Seat 1")
        .says("Wins of Seat 2")
        .says("Mean score")
        .says("Length in choices")
        .says("Lead of the winner")
        .says("Changes of the lead")
        .says(&format!("boardroom lab report {one}"));
    study(&two, "60", &["--threads", "2"]).ends(0);
    assert_eq!(tables(&one), tables(&two), "whatever the threads");
    study(&one, "60", &[]).ends(0);
    assert_eq!(tables(&one), tables(&two), "nothing is left to do");
}

#[test]
fn a_study_that_was_killed_goes_on_and_comes_out_the_same() {
    let folder = Folder::new();
    let (whole, killed) = (folder.name("whole"), folder.name("killed"));
    let arguments = |out: &str| {
        let run_it = ["lab", "run", "cyber-merchant", "--seats", "3", "--games", "6000", "--threads", "1", "--out"];
        run_it.into_iter().chain([out]).map(str::to_owned).collect::<Vec<_>>()
    };
    let mut child =
        command(arguments(&killed)).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the command runs");
    let (journal, begun) = (folder.path("killed/journal.json"), Instant::now());
    while !journal.exists() && begun.elapsed() < Duration::from_secs(120) {
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().expect("kill -9");
    child.wait().expect("it is gone");
    let left = json(&fs::read_to_string(&journal).expect("the journal"));
    let done = left["done"][0].as_u64().expect("a number");
    assert!((1..6000).contains(&done), "it was in the middle: {left}");
    let report = page(&killed, "en");
    assert!(report.contains("This run isn’t finished") && report.contains("of 6000 games"), "{done}");

    run(arguments(&killed)).ends(0);
    run(arguments(&whole)).ends(0);
    assert_eq!(tables(&killed), tables(&whole));
    let report = page(&killed, "en");
    assert!(!report.contains("This run isn’t finished"));
    assert_eq!(report, page(&whole, "en"));
}

#[test]
fn more_games_extend_a_study_and_nothing_else_does() {
    let folder = Folder::new();
    let (long, short) = (folder.name("long"), folder.name("short"));
    study(&long, "40", &[]).ends(0);
    study(&short, "15", &[]).ends(0);
    study(&short, "40", &[]).ends(0).says("games 40");
    assert_eq!(tables(&long), tables(&short));
    for other in [&["--seats", "3"][..], &["--bots", "greedy"], &["--seed", "6"]] {
        let mut arguments = vec!["lab", "run", "syndicate", "--out", long.as_str(), "--games", "50"];
        if !other.contains(&"--seed") {
            arguments.extend(["--seed", "5"]);
        }
        arguments.extend(other);
        let refused = run(&arguments).ends(1);
        assert!(refused.err.contains("holds a different study, or a longer one"), "{}", refused.err);
    }
    let refused = study(&long, "39", &[]).ends(1);
    assert!(refused.err.contains("a longer one"), "{}", refused.err);
    assert_eq!(tables(&long), tables(&short), "nothing was changed");
}

#[test]
fn parquet_has_the_rows_of_the_csv() {
    let folder = Folder::new();
    let out = folder.name("out");
    study(&out, "25", &["--seats", "3"]).ends(0);
    for table in TABLES {
        let csv = folder.read(&format!("out/{table}.csv"));
        let (head, rows) = csv.split_once('\n').expect("a head");
        let rows: Vec<&str> = rows.lines().collect();
        let file = File::open(folder.path(&format!("out/{table}.parquet"))).expect("a Parquet file");
        let reader = SerializedFileReader::new(file).expect("it can be read");
        let mut found = 0;
        for (row, line) in reader.get_row_iter(None).expect("rows").zip(&rows) {
            let row = row.expect("a row");
            let names: Vec<&String> = row.get_column_iter().map(|(name, _)| name).collect();
            assert_eq!(names, head.split(',').collect::<Vec<_>>());
            let cells = row.get_column_iter().zip(line.split(','));
            for ((name, field), cell) in cells.filter(|((name, _), _)| *name != "win") {
                let field = field.to_string();
                let same = field.trim_matches('"') == cell || (field == "null" && cell.is_empty());
                assert!(same, "{table}, {name}: {field} is not {cell}");
            }
            found += 1;
        }
        assert_eq!(found, rows.len(), "{table}");
        assert!(found >= 25);
    }
}

/// The designer's loop: the data written out, one robot changed, and the difference measured.
#[test]
fn own_data_are_an_arm_of_their_own() {
    let folder = Folder::new();
    let out = folder.name("out");
    let standard = run(["data", "export", "syndicate"]).ends(0).out;
    let changed = standard.replacen("vp = [2, 7]", "vp = [9, 12]", 1);
    assert_ne!(standard, changed);
    let mine = folder.file("mine.toml", changed);
    let told = study(&out, "400", &["--data", &mine]).ends(0);
    told.says("mine compared with standard").says("before now difference 95% interval").says("chance alone");
    let summary = json(&study(&out, "400", &["--data", &mine, "--json"]).ends(0).out);
    let names: Vec<&Value> = summary["arms"].as_array().expect("arms").iter().map(|arm| &arm["name"]).collect();
    assert_eq!(names, ["standard", "mine"]);
    let difference = &summary["differences"][0];
    assert_eq!((&difference["arm"], &difference["base"]), (&"mine".into(), &"standard".into()));
    let score = difference["changes"].as_array().and_then(|all| all.iter().find(|change| change["what"] == "score"));
    assert!(score.expect("the score")["difference"]["estimate"].as_f64().is_some_and(|more| more > 0.0));
    let report = page(&out, "en");
    for part in ["What does “mine” change?", "Cards that read differently", "on both: 12 VP", "All charts of “mine”"]
    {
        assert!(report.contains(part), "{part}");
    }
    well_formed(&report);

    let refused = study(&out, "400", &["--data", &folder.file("mine.toml", standard)]).ends(1);
    assert!(refused.err.contains("another study"), "{}", refused.err);
    let broken = folder.file("broken.toml", "nonsense");
    let refused = study(&folder.name("never"), "4", &["--data", &broken]).ends(1);
    assert!(refused.err.contains("broken.toml") && !folder.path("never").exists(), "{}", refused.err);
}

#[test]
fn every_module_is_an_arm() {
    let folder = Folder::new();
    let out = folder.name("out");
    let merchants = ["lab", "run", "cyber-merchant", "--games", "30", "--modules", "--out", &out];
    run(merchants).ends(0).says("cyber_deck=on compared with standard").says("Changes of the lead");
    assert!(page(&out, "uk").contains("Що змінює «cyber_deck=on»?"));
    let on = folder.name("on");
    let more = ["--option", "cyber_deck=on", "--out", on.as_str()];
    run(merchants[..6].iter().chain(&more)).ends(0).says("cyber_deck=off compared with standard");
    let refused = study(&folder.name("none"), "4", &["--modules"]).ends(2);
    assert!(refused.err.contains("has no modules"), "{}", refused.err);
}

#[test]
fn a_folder_is_named_after_what_is_played() {
    let folder = Folder::new();
    let here = |arguments: &[&str]| {
        let output = command(arguments).current_dir(folder.path("")).output().expect("it runs");
        String::from_utf8(output.stdout).expect("text")
    };
    here(&["lab", "run", "syndicate", "--games", "3"]);
    assert!(folder.path("lab-syndicate-2x-random-1/games.parquet").exists());
    let told = here(&["lab", "run", "syndicate", "--games", "4", "--bots", "greedy,random,random", "--seed", "8"]);
    assert!(told.contains("boardroom lab report lab-syndicate-3x-greedy+random+random-8"), "{told}");
}

/// All that a page must have, in every language.
#[test]
fn a_report_is_whole_in_every_language() {
    let folder = Folder::new();
    let out = folder.name("out");
    study(&out, "200", &["--seats", "3", "--bots", "greedy,random,random"]).ends(0);
    for lang in Lang::ALL {
        let page = page(&out, lang.code());
        let texts = Texts::of(lang);
        well_formed(&page);
        assert!(page.contains(&format!("<html lang=\"{}\">", lang.code())));
        for key in ["lab-played", "lab-seats", "lab-bots", "lab-scores", "lab-length", "lab-taken", "lab-leads"] {
            assert!(page.contains(&texts.label(key)), "{key} in {lang}");
        }
        for number in 1..=3_u8 {
            let seat = kernel::Phrase::new("lab-seat").number("number", number);
            assert!(page.contains(&texts.say(&seat, &texts::Names::default())), "seat {number} in {lang}");
        }
        for feature in syndicate().features(None).expect("features") {
            let name = texts.say(&feature.say, &texts::Names::default());
            assert!(page.contains(&boardroom::chart::escaped(&name)), "{name} in {lang}");
        }
        let equal = if lang == Lang::En { "33.3\u{a0}%" } else { "33,3\u{a0}%" };
        assert!(page.contains(equal), "numbers in {lang}");
    }
}

#[test]
fn a_player_alone_and_the_machine_have_a_report() {
    let folder = Folder::new();
    let out = folder.name("out");
    let alone =
        ["lab", "run", "fantastic-factories", "--seats", "1", "--bots", "greedy", "--games", "30", "--out", &out];
    run(alone).ends(0).says("Wins of Machine");
    for lang in Lang::ALL {
        let page = page(&out, lang.code());
        well_formed(&page);
        assert!(page.contains(&Texts::of(lang).label("seat-beyond-fantastic-factories")));
        assert!(page.contains(&Texts::of(lang).label("lab-seats-alone")));
        assert!(!page.contains(&Texts::of(lang).label("lab-leads")), "nobody to lead against");
    }
}

/// Few games leave much unknown, and the page says so instead of breaking.
#[test]
fn one_game_is_enough_for_a_report() {
    let folder = Folder::new();
    for (number, game) in registry::games().iter().enumerate() {
        let out = folder.name(&number.to_string());
        run(["lab", "run", game.id(), "--games", "1", "--out", &out]).ends(0);
        let page = page(&out, "ru");
        well_formed(&page);
        // Where there is little to take, one game may have taken all of it.
        let much = game.features(None).expect("the standard data").len() > 20;
        assert!(!much || page.contains("Ни разу не взято"), "{}", game.id());
    }
}

#[test]
fn a_report_goes_where_it_is_asked_to_and_speaks_json() {
    let folder = Folder::new();
    let out = folder.name("out");
    let made = json(&study(&out, "20", &["--json"]).ends(0).out);
    let read = json(&run(["lab", "report", &out, "--json"]).ends(0).out);
    assert_eq!(made, read);
    assert!(!folder.path("out/report.html").exists(), "JSON alone");
    assert_eq!((&read["finished"], &read["arms"][0]["games"]), (&true.into(), &20.into()));
    let html = folder.name("page.html");
    run(["lab", "report", &out, "--html", &html]).ends(0).says(&format!("The report is in {html}."));
    well_formed(&folder.read("page.html"));
}

#[test]
fn folders_that_cannot_be_used_are_refused_in_words() {
    let folder = Folder::new();
    let refused = |arguments: &[&str], code: i32, words: &str| {
        let run = run(arguments).ends(code);
        assert!(run.err.contains(words) && run.err.lines().count() == 1, "{}", run.err);
    };
    let (missing, file) = (folder.name("missing"), folder.file("file", "text"));
    refused(&["lab", "report", &missing], 4, "There is no such folder.");
    refused(&["lab", "report", &file], 4, "There is no such folder.");
    refused(&["lab", "report", &folder.name("")], 1, "There is no study in");
    refused(&["lab", "run", "syndicate", "--games", "2", "--out", &folder.name("")], 1, "holds other files");
    assert_eq!(folder.read("file"), "text");
    refused(&["lab", "run", "syndicate", "--games", "2", "--out", &file], 4, "A file of the study cannot be used");
    refused(&["lab", "run", "syndicate", "--games", "2", "--out", "/proc/here"], 4, "A file of the study");
    let out = folder.name("out");
    study(&out, "3", &[]).ends(0);
    refused(&["lab", "report", &out, "--html", "/nonexistent/page.html"], 4, "cannot be written");
    fs::write(folder.path("out/games.csv"), "arm,game\nstandard,7\n").expect("a broken table");
    refused(&["lab", "report", &out], 1, "games.csv");
    refused(&["lab", "run", "syndicate", "--games", "3", "--seed", "5", "--out", &out], 1, "games.csv");
    fs::write(folder.path("out/journal.json"), r#"{"done":[0],"lengths":[0,0,0],"finished":false}"#)
        .expect("a journal");
    refused(&["lab", "report", &out], 1, "no complete game");
}

/// Every tag that is opened is closed, nothing is loaded, and no key is left untranslated.
#[track_caller]
fn well_formed(page: &str) {
    const ALONE: [&str; 8] = ["!doctype", "meta", "rect", "path", "circle", "polygon", "polyline", "br"];
    let mut open: Vec<&str> = Vec::new();
    for part in page.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        let name = tag.split_whitespace().next().unwrap_or_default();
        if let Some(closed) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "…{}", &part[..part.len().min(80)]);
        } else if !ALONE.contains(&name) {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0], "all is closed");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    for foreign in
        ["http://", "https://", "<script", "url(", "@import", "NaN", "[lab-", "[feature-", "[option-", "{$", "{ $"]
    {
        assert!(!page.contains(foreign), "{foreign}");
    }
    let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
    let different: std::collections::BTreeSet<&&str> = ids.iter().collect();
    assert_eq!(ids.len(), different.len(), "{ids:?}");
    for link in page.split("href=\"#").skip(1).filter_map(|part| part.split('"').next()) {
        assert!(ids.contains(&link), "{link}");
    }
}
