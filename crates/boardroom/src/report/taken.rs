//! What do winners take?

use super::Study;
use super::page::{Page, Table};
use super::seats::even_name;
use crate::chart::{Marks, Point, Points};
use kernel::Phrase;
use lab::study::{ArmSummary, FeatureSummary, GroupSummary};

/// How many features stand at each end of the chart, and how many there must be for some to be left out.
const ENDS: usize = 12;
const MANY: usize = 30;

pub(super) fn section(study: &Study<'_>, number: usize, arm: &ArmSummary, page: &mut Page) {
    let words = &study.words;
    if study.names[number].groups().next().is_none() {
        return;
    }
    page.section(&format!("taken-{number}"), &words.label("lab-taken"), |page| {
        page.answer(&words.label("lab-taken-note"));
        page.caution(&words.label("lab-taken-caution"));
        for (group, names) in study.names[number].groups() {
            let title = words.label(&format!("feature-{}-{group}", words.game.id()));
            page.heading(&title);
            let taken = arm.groups.iter().find(|taken| taken.group == group);
            if let Some(taken) = taken.filter(|taken| !taken.features.is_empty()) {
                features(study, (number, arm), taken, &title, page);
            }
            let never = |key: &&String| taken.is_none_or(|taken| taken.features.iter().all(|one| one.key != **key));
            let never: Vec<&str> = names.keys().filter(never).map(|key| names[key].as_str()).collect();
            if !never.is_empty() {
                let phrase = Phrase::new("lab-taken-never").count("count", never.len());
                page.note(&words.say(&phrase.text("features", never.join("; "))));
            }
        }
    });
}

fn features(
    study: &Study<'_>,
    (number, arm): (usize, &ArmSummary),
    group: &GroupSummary,
    title: &str,
    page: &mut Page,
) {
    let (words, numbers) = (&study.words, study.words.numbers);
    let even = study.average(arm);
    let answer = answer(study, number, group, even);
    page.answer(&answer);
    let (shown, gap) = ends(&group.features);
    let row = |feature: &&FeatureSummary| Point {
        name: study.names[number].name(&group.group, &feature.key).to_owned(),
        seat: None,
        note: numbers.with_percent(&numbers.decimal(100.0 * feature.taken.estimate, 0)),
        interval: feature.wins.map(|share| 100.0 * share),
        words: numbers.share(feature.wins),
    };
    let machine = arm.seats.iter().any(|seat| seat.machine);
    let average = || words.say(&Phrase::new("lab-average").text("share", numbers.percent(even)));
    let points = Points {
        title: title.to_owned(),
        about: answer.clone(),
        scale: words.label("lab-taken-scale"),
        reach: Vec::new(),
        even: Some((100.0 * even, if machine { average() } else { even_name(study, even) })),
        number: Marks::Percent(numbers),
        rows: shown.iter().map(row).collect(),
        gap,
    };
    page.chart(|size| points.draw(size));
    if gap.is_some() {
        let left = group.features.len() - shown.len();
        page.note(&words.say(&Phrase::new("lab-taken-left").count("left", left)));
    }
    page.exact(&words.label("lab-exact"), &exact(study, number, group));
}

/// The features that are known to be best and worst, and after how many of them some are left out. Those
/// that were hardly ever taken, whose intervals say nothing, stay away from the ends.
fn ends(features: &[FeatureSummary]) -> (Vec<&FeatureSummary>, Option<usize>) {
    let mut shown: Vec<&FeatureSummary> = features.iter().collect();
    let mut gap = None;
    if features.len() > MANY {
        shown.sort_by(|one, other| other.wins.low.total_cmp(&one.wins.low));
        let mut worst = shown.split_off(ENDS);
        worst.sort_by(|one, other| one.wins.high.total_cmp(&other.wins.high));
        worst.truncate(ENDS);
        by_wins(&mut shown);
        by_wins(&mut worst);
        shown.extend(worst);
        gap = Some(ENDS);
    } else {
        by_wins(&mut shown);
    }
    (shown, gap)
}

fn by_wins(features: &mut [&FeatureSummary]) {
    features.sort_by(|one, other| other.wins.estimate.total_cmp(&one.wins.estimate));
}

/// The best and the worst of those that are known to be, and how many there are.
fn answer(study: &Study<'_>, number: usize, group: &GroupSummary, even: f64) -> String {
    let (words, numbers) = (&study.words, study.words.numbers);
    let name = |feature: &FeatureSummary| study.names[number].name(&group.group, &feature.key).to_owned();
    let known = |feature: &&FeatureSummary| feature.wins.low > even || feature.wins.high < even;
    let differ = group.features.iter().filter(known).count();
    let all = group.features.len();
    if differ == 0 {
        return words.say(&Phrase::new("lab-taken-none").text("all", all.to_string()));
    }
    let best = group.features.iter().max_by(|one, other| one.wins.low.total_cmp(&other.wins.low));
    let worst = group.features.iter().min_by(|one, other| one.wins.high.total_cmp(&other.wins.high));
    let mut sentences = Vec::new();
    for (feature, key) in [
        (best.filter(|best| best.wins.low > even), "lab-taken-best"),
        (worst.filter(|worst| worst.wins.high < even), "lab-taken-worst"),
    ] {
        if let Some(feature) = feature {
            let phrase = Phrase::new(key).text("feature", name(feature));
            sentences.push(words.say(&phrase.text("wins", numbers.share(feature.wins))));
        }
    }
    let count = Phrase::new("lab-taken-count").count("differ", differ).text("all", all.to_string());
    sentences.push(words.say(&count.text("chance", words.by_chance(all))));
    sentences.join(" ")
}

fn exact(study: &Study<'_>, number: usize, group: &GroupSummary) -> Table {
    let (words, numbers) = (&study.words, study.words.numbers);
    let heads = [
        "lab-feature-head",
        "lab-taken-wins-head",
        "lab-interval",
        "lab-taken-seats-head",
        "lab-taken-share-head",
        "lab-taken-winners-head",
        "lab-taken-count-head",
    ];
    let row = |feature: &FeatureSummary| {
        vec![
            study.names[number].name(&group.group, &feature.key).to_owned(),
            numbers.percent(feature.wins.estimate),
            numbers.span(feature.wins, |end| numbers.decimal(100.0 * end, 1)),
            numbers.count(feature.seats),
            numbers.percent(feature.taken.estimate),
            numbers.percent(feature.winners.estimate),
            numbers.decimal(feature.count, 2),
        ]
    };
    Table {
        heads: heads.map(|key| words.label(key)).to_vec(),
        rows: group.features.iter().map(row).collect(),
        text: false,
    }
}
