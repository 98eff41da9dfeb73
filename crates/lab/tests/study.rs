//! Studies: what is written, what an interruption leaves, and what the figures say.

#![allow(clippy::unwrap_used)]

use lab::study::{Arm, Metric, Plan, Summary, Trouble, run};
use parquet::file::reader::{FileReader, SerializedFileReader};
use registry::{AnyGame, SimSpec};
use serde_json::{Value, json};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// A folder of its own for each test, away when it is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("boardroom-study-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    fn text(&self, file: &str) -> String {
        fs::read_to_string(self.0.join(file)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn game(id: &str) -> &'static dyn AnyGame {
    registry::find(id).unwrap()
}

fn plan(id: &str, games: u64, arms: Vec<Arm>) -> Plan {
    let (game, revision) = (id.to_owned(), game(id).revision());
    Plan { game, revision, seats: 2, bots: vec!["random".to_owned()], seed: 3, games, arms }
}

fn standard(id: &str) -> Arm {
    Arm::new(game(id), "standard", Value::Null, None).unwrap()
}

fn make(plan: &Plan, folder: &Path) -> Result<Summary, Trouble> {
    run(game(&plan.game), plan, folder, 2, &|_| {})
}

const CSV: [&str; 3] = ["games.csv", "seats.csv", "taken.csv"];

#[test]
fn the_tables_hold_every_game_seat_and_thing_taken() {
    let folder = Folder::new("rows");
    let summary = make(&plan("syndicate", 70, vec![standard("syndicate")]), &folder.0).unwrap();
    let seen = game("syndicate").observe(&SimSpec::new(2, 3), 0..70).unwrap();
    let rows = |file: &str| folder.text(file).lines().count() - 1;
    let taken: usize = seen.iter().map(|game| game.taken.len()).sum();
    assert_eq!((rows("games.csv"), rows("seats.csv"), rows("taken.csv")), (70, 140, taken));
    let arm = &summary.arms[0];
    assert_eq!((arm.games, arm.seats.len(), summary.finished), (70, 2, true));
    let wins: u64 = seen.iter().map(|game| game.played.seats[0].wins).sum();
    assert!((arm.seats[0].wins.estimate - wins as f64 / 60.0 / 70.0).abs() < 1e-9);
    let score: i32 = seen.iter().map(|game| game.played.seats[1].score).sum();
    assert!((arm.seats[1].score.estimate - f64::from(score) / 70.0).abs() < 1e-9);
    let total: u64 = arm.groups.iter().flat_map(|group| &group.features).map(|feature| feature.seats).sum();
    assert_eq!(total, taken as u64);
    let winners: f64 = arm.seats.iter().map(|seat| seat.wins.estimate).sum();
    assert!((winners - 1.0).abs() < 1e-9);
    assert!((arm.leads[9].wins.estimate - 1.0).abs() < 1e-9, "who leads at the end has won");
    for (table, count) in [("games", 70), ("seats", 140), ("taken", taken)] {
        let file = File::open(folder.0.join(format!("{table}.parquet"))).unwrap();
        let reader = SerializedFileReader::new(file).unwrap();
        assert_eq!(reader.get_row_iter(None).unwrap().count(), count);
        let first = reader.get_row_iter(None).unwrap().next().unwrap().unwrap().to_string();
        assert!(first.contains("arm: \"standard\"") && first.contains("game: 0"), "{first}");
    }
}

#[test]
fn an_interrupted_study_goes_on_and_comes_out_the_same() {
    let (whole, broken) = (Folder::new("whole"), Folder::new("broken"));
    let data = game("cyber-merchant").standard_data().replacen("price_start = 5", "price_start = 6", 1);
    let other = |name: &str, data| Arm::new(game("cyber-merchant"), name, json!({ "cyber_deck": "on" }), data).unwrap();
    let arms = vec![standard("cyber-merchant"), other("cyber_deck=on", None), other("mine", Some(data))];
    let short = plan("cyber-merchant", 20, arms.clone());
    make(&short, &broken.0).unwrap();
    // What a kill leaves: rows beyond the journal, the last of them torn.
    for file in CSV {
        let path = broken.0.join(file);
        OpenOptions::new().append(true).open(path).unwrap().write_all(b"mine,20,1,ran").unwrap();
    }
    let long = plan("cyber-merchant", 45, arms);
    let (again, once) = (make(&long, &broken.0).unwrap(), make(&long, &whole.0).unwrap());
    for file in CSV {
        let lines = |folder: &Folder| {
            let mut lines: Vec<String> = folder.text(file).lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(lines(&whole), lines(&broken), "{file}");
    }
    assert_eq!(serde_json::to_value(&again).unwrap(), serde_json::to_value(&once).unwrap());
    let before = CSV.map(|file| whole.text(file));
    make(&long, &whole.0).unwrap();
    assert_eq!(before, CSV.map(|file| whole.text(file)), "a finished study stays as it is");
}

#[test]
fn a_folder_with_something_else_is_refused_and_left_alone() {
    let folder = Folder::new("other");
    let first = plan("syndicate", 5, vec![standard("syndicate")]);
    make(&first, &folder.0).unwrap();
    let before = CSV.map(|file| folder.text(file));
    for other in
        [Plan { seed: 4, ..first.clone() }, Plan { seats: 3, ..first.clone() }, Plan { games: 4, ..first.clone() }]
    {
        let Err(Trouble::Problem(problem)) = make(&other, &folder.0) else { panic!("{other:?} was accepted") };
        assert!(problem.to_string().contains("registry-lab-other"), "{problem}");
    }
    assert_eq!(before, CSV.map(|file| folder.text(file)));
    let strange = Folder::new("strange");
    fs::create_dir_all(&strange.0).unwrap();
    fs::write(strange.0.join("letter.txt"), "dear").unwrap();
    assert!(make(&first, &strange.0).unwrap_err().to_string().contains("registry-lab-not-empty"));
    assert_eq!(fs::read_dir(&strange.0).unwrap().count(), 1);
    let none = Summary::read(&Folder::new("none").0).unwrap_err();
    assert!(none.to_string().contains("registry-lab-none"), "{none}");
    fs::write(folder.0.join("seats.csv"), "arm,game\n").unwrap();
    assert!(Summary::read(&folder.0).is_err());
    fs::write(folder.0.join("seats.csv"), before[1].replacen("standard,3,1", "standard,4,1", 1)).unwrap();
    assert!(Summary::read(&folder.0).unwrap_err().to_string().contains("registry-lab-damaged"));
}

#[test]
fn arms_with_the_same_rules_do_not_differ_and_others_do() {
    let folder = Folder::new("differences");
    let id = "syndicate";
    // Every robot of the first type pays 9 more: scores must rise, and measurably.
    let richer = game(id).standard_data().replace("vp = [2, 7]", "vp = [11, 16]");
    assert_ne!(richer, game(id).standard_data());
    let arm = |name: &str, data| Arm::new(game(id), name, Value::Null, data).unwrap();
    let arms = vec![standard(id), arm("twin", None), arm("richer", Some(richer))];
    let summary = make(&plan(id, 150, arms), &folder.0).unwrap();
    let [twin, richer] = &summary.differences[..] else { panic!("two differences") };
    assert!(twin.changes.iter().all(|change| change.difference.estimate == 0.0));
    let score = richer.changes.iter().find(|change| change.what == Metric::Score).unwrap();
    assert!(score.difference.low > 0.0 && (score.arm - score.base - score.difference.estimate).abs() < 1e-9);
    assert!(richer.features.iter().any(|feature| feature.group == "robot"));
}

#[test]
fn a_game_alone_has_the_machine_as_a_seat() {
    let folder = Folder::new("solo");
    let plan = Plan { seats: 1, ..plan("fantastic-factories", 12, vec![standard("fantastic-factories")]) };
    let summary = make(&plan, &folder.0).unwrap();
    let seats: Vec<bool> = summary.arms[0].seats.iter().map(|seat| seat.machine).collect();
    assert_eq!(seats, [false, true]);
    assert!(folder.text("seats.csv").contains("machine"));
    assert!(folder.text("taken.csv").lines().skip(1).all(|line| line.split(',').nth(2) == Some("1")));
}
