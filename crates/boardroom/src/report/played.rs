//! What was played, and how the page is read.

use super::page::{Page, Table};
use super::{PlayedArm, Study};
use kernel::Phrase;

/// What was played.
pub(super) fn sections(study: &Study<'_>, page: &mut Page) {
    let words = &study.words;
    page.section("played", &words.label("lab-played"), |page| {
        unfinished(study, page);
        page.facts(&facts(study));
        if study.summary.arms.len() > 1 {
            page.note(&words.say(&Phrase::new("lab-arms-note").text("base", &study.summary.plan.arms[0].name)));
        }
        page.table(&arms(study));
        page.note(&words.label("lab-read-short"));
    });
}

fn unfinished(study: &Study<'_>, page: &mut Page) {
    if !study.summary.finished {
        let numbers = study.words.numbers;
        let done: u64 = study.summary.arms.iter().map(|arm| arm.games).sum();
        let phrase = Phrase::new("lab-unfinished").text("done", numbers.count(done));
        page.caution(&study.words.say(&phrase.text("all", numbers.count(study.summary.plan.total()))));
    }
}

fn facts(study: &Study<'_>) -> Vec<(String, String)> {
    let (words, plan) = (&study.words, &study.summary.plan);
    let several = plan.bots.iter().any(|bot| *bot != plan.bots[0]);
    let bots = match several {
        true => words.say(&Phrase::new("lab-fact-bots-several").text("bots", plan.bots.join(", "))),
        false => words.say(&Phrase::new("lab-fact-bots-one").text("bot", plan.bots[0].as_str())),
    };
    let fact = |key: &str, fact: String| (words.label(key), fact);
    vec![
        fact("lab-fact-game", format!("{} ({})", words.game_name(), plan.game)),
        fact("lab-fact-seats", plan.seats.to_string()),
        fact("lab-fact-bots", bots),
        fact("lab-fact-games", words.numbers.count(plan.games)),
        fact("lab-fact-seed", plan.seed.to_string()),
        fact("lab-fact-revision", plan.revision.to_string()),
    ]
}

fn arms(study: &Study<'_>) -> Table {
    let words = &study.words;
    let heads = ["lab-arm", "lab-games", "lab-options", "lab-data", "lab-digest"].map(|key| words.label(key));
    let row = |arm: PlayedArm<'_>| {
        let data = if arm.plan.data.is_some() { "lab-data-own" } else { "lab-data-standard" };
        vec![
            arm.name().to_owned(),
            words.numbers.count(arm.came_out.games),
            words.options(&arm.plan.options),
            words.label(data),
            arm.plan.digest.get(..12).unwrap_or(&arm.plan.digest).to_owned(),
        ]
    };
    Table { heads: heads.to_vec(), rows: study.arms().map(row).collect(), text: true }
}

/// How the page is read.
pub(super) fn reading(study: &Study<'_>, page: &mut Page) {
    let words = &study.words;
    page.section("reading", &words.label("lab-read"), |page| {
        for key in ["lab-read-interval", "lab-read-chance", "lab-read-cause", "lab-read-bots", "lab-read-repeat"] {
            page.answer(&words.label(key));
        }
    });
}
