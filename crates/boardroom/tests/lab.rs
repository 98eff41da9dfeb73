//! `boardroom lab`: bots measured against each other.

mod support;

use serde_json::Value;
use support::{Folder, run};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

const DUEL: [&str; 9] = ["lab", "duel", "random", "random", "--game", "syndicate", "--seed", "3", "--games"];

#[test]
fn a_duel_says_wins_elo_and_how_sure_it_is() {
    let told = run(DUEL.iter().chain(&["61"])).ends(0);
    assert_eq!(told.err, "", "no bar where nobody sits");
    told.says("Syndicate, 2 seats: random against random, seed 3")
        .says("Games: 60 on 30 deals")
        .says("Wins of random:")
        .says("(50.0 % among equals)")
        .says("Elo difference:")
        .says("with 95 % certainty")
        .says("% sure")
        .says("SPRT: not decided between Elo 0 and +30")
        .says("bounds −2.94 and +2.94");
    run(DUEL.iter().chain(&["40", "--seats", "4"])).ends(0).says("(25.0 % among equals)");
}

#[test]
fn a_duel_in_json_does_not_depend_on_the_threads() {
    let duel = |threads: &str| {
        let more = ["2000", "--elo0", "-100", "--elo1", "100", "--threads", threads, "--json"];
        let mut report = json(&run(DUEL.iter().chain(&more)).ends(0).out);
        for field in ["threads", "seconds"] {
            report.as_object_mut().expect("a report").remove(field).expect(field);
        }
        report
    };
    let report = duel("1");
    assert_eq!(report, duel("2"));
    assert_ne!(report["sprt"]["verdict"], "open", "{report}");
    assert!(report["games"].as_u64().is_some_and(|games| games < 2000), "{report}");
    for field in ["win_share", "elo"] {
        let number = |name: &str| report[field][name].as_f64().expect("a number");
        assert!(number("low") < number("estimate") && number("estimate") < number("high"), "{report}");
    }
}

#[test]
fn a_duel_takes_options_and_data() {
    let folder = Folder::new();
    let standard = support::syndicate().standard_data();
    let file = folder.file("mine.toml", standard.replacen("vp = [2, 7]", "vp = [3, 6]", 1));
    run(DUEL.iter().chain(&["4", "--data", &file])).ends(0);
    let merchant = ["lab", "duel", "random", "random", "--game", "cyber-merchant", "--games", "4"];
    run(merchant.iter().chain(&["--option", "cyber_deck=on"])).ends(0);
}

#[test]
fn a_ladder_is_a_table_json_and_a_chart() {
    let folder = Folder::new();
    let chart = folder.name("ladder.svg");
    let ladder = ["lab", "ladder", "syndicate", "--bots", "random,greedy", "--games", "10", "--svg", &chart];
    let told = run(ladder).ends(0).says("Syndicate, 2 seats: strength of the bots").says("10 games;");
    let told = told.says("greedy +").says("random −").says(&format!("The chart is in {chart}."));
    assert_eq!(told.err, "");
    let svg = folder.read("ladder.svg");
    assert!(svg.starts_with("<svg ") && svg.contains(">greedy</text>") && svg.contains("95 % intervals"), "{svg}");

    let report = json(&run(ladder.iter().chain(&["--json", "--lang", "uk"])).ends(0).out);
    let rungs = report["rungs"].as_array().expect("rungs");
    assert_eq!((&rungs[0]["bot"], &rungs[1]["bot"]), (&"greedy".into(), &"random".into()));
    assert_eq!((&report["games"], &report["pairs"][0]["games"]), (&10.into(), &10.into()));
    assert!(folder.read("ladder.svg").contains("сила ботів"), "the chart is replaced");
}
