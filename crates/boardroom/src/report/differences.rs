//! What do other data or modules change?

use super::Study;
use super::page::{Page, Table};
use super::words::measurable;
use crate::chart::{Marks, Point, Points};
use kernel::Phrase;
use lab::Interval;
use lab::study::{Change, Difference, FeatureChange, Metric};

/// How many features a chart shows.
const MOST: usize = 24;

pub(super) fn section(study: &Study<'_>, number: usize, difference: &Difference, page: &mut Page) {
    let words = &study.words;
    let question = words.say(&Phrase::new("lab-diff").text("arm", &difference.arm));
    page.section(&format!("differences-{number}"), &question, |page| {
        let answer = answer(study, difference);
        page.answer(&answer);
        page.note(
            &words.say(&Phrase::new("lab-diff-note").text("base", &difference.base).text("arm", &difference.arm)),
        );
        let (wins, whole): (Vec<&Change>, Vec<&Change>) =
            difference.changes.iter().partition(|change| matches!(change.what, Metric::Wins(_)));
        changes(study, &whole, &words.label("lab-diff-whole"), page);
        changes(study, &wins, &words.label("lab-diff-wins"), page);
        page.exact(&words.label("lab-exact"), &exact(study, difference));
        changed_cards(study, number, difference, page);
        features(study, number, difference, page);
    });
}

/// The figures that are known to differ.
fn answer(study: &Study<'_>, difference: &Difference) -> String {
    let words = &study.words;
    let known = difference.changes.iter().filter(|change| measurable(change.difference).is_some());
    let told = known.map(|change| {
        let said = words.change(change, study.summary.plan.seats);
        format!("{} {} ({})", said.name, said.difference, said.span)
    });
    let told = told.collect::<Vec<_>>();
    let key = if told.is_empty() { "lab-diff-none" } else { "lab-diff-some" };
    words.say(&Phrase::new(key).text("changes", told.join("; ")).text("base", &difference.base))
}

/// Points around no difference: wins in percentage points, all else in percent of what it was.
fn changes(study: &Study<'_>, changes: &[&Change], title: &str, page: &mut Page) {
    let (words, numbers) = (&study.words, study.words.numbers);
    let row = |change: &&Change| {
        let said = words.change(change, study.summary.plan.seats);
        let wins = matches!(change.what, Metric::Wins(_));
        let whole = if wins { 1.0 } else { change.base.abs() };
        (whole > 0.0 && change.difference.low.is_finite()).then(|| Point {
            name: said.name,
            seat: None,
            note: String::new(),
            interval: change.difference.map(|number| 100.0 * number / whole),
            words: format!("{} → {}", said.base, said.arm),
        })
    };
    let rows: Vec<Point> = changes.iter().filter_map(row).collect();
    if rows.is_empty() {
        return;
    }
    page.heading(title);
    let about = rows.iter().map(|row| format!("{}: {}", row.name, row.words)).collect::<Vec<_>>().join("; ");
    let wins = changes.iter().all(|change| matches!(change.what, Metric::Wins(_)));
    let points = Points {
        title: title.to_owned(),
        about,
        scale: words.label(if wins { "lab-diff-wins-scale" } else { "lab-diff-whole-scale" }),
        reach: vec![-1.0, 1.0],
        even: Some((0.0, words.label("lab-diff-even"))),
        number: Marks::Signed(numbers),
        rows,
        gap: None,
    };
    page.chart(|size| points.draw(size));
}

fn exact(study: &Study<'_>, difference: &Difference) -> Table {
    let words = &study.words;
    let heads = ["lab-figure", "lab-before", "lab-now", "lab-difference", "lab-interval", "lab-known"];
    let row = |change: &Change| {
        let said = words.change(change, study.summary.plan.seats);
        vec![said.name, said.base, said.arm, said.difference, said.span, mark(change.difference).to_owned()]
    };
    Table {
        heads: heads.map(|key| words.label(key)).to_vec(),
        rows: difference.changes.iter().map(row).collect(),
        text: false,
    }
}

fn mark(difference: Interval) -> &'static str {
    match measurable(difference) {
        Some(true) => "▲",
        Some(false) => "▼",
        None => "",
    }
}

/// What reads differently in the data of the arm, and what came of it.
fn changed_cards(study: &Study<'_>, number: usize, difference: &Difference, page: &mut Page) {
    let (words, numbers) = (&study.words, study.words.numbers);
    let (base, arm) = (&study.names[0], &study.names[number]);
    let mut rows = Vec::new();
    for (group, names) in arm.groups() {
        for (key, now) in names {
            let before = base.get(group, key);
            if before == Some(now) {
                continue;
            }
            let change = difference.features.iter().find(|change| change.group == group && change.key == *key);
            let cell = |of: &dyn Fn(&FeatureChange) -> Interval| {
                change.map(|change| (of(change), points(study, of(change)))).map_or_else(
                    || "–".to_owned(),
                    |(interval, said)| format!("{said} {}", mark(interval)).trim_end().to_owned(),
                )
            };
            let before = before.map_or_else(|| "–".to_owned(), str::to_owned);
            rows.push(vec![now.clone(), before, cell(&|change| change.taken), cell(&|change| change.wins)]);
        }
    }
    for (group, names) in base.groups() {
        let gone = names.iter().filter(|(key, _)| arm.get(group, key).is_none());
        rows.extend(gone.map(|(_, name)| vec!["–".to_owned(), name.clone(), "–".to_owned(), "–".to_owned()]));
    }
    if rows.is_empty() {
        return;
    }
    page.heading(&words.label("lab-cards"));
    page.note(&words.label("lab-cards-note"));
    let heads = ["lab-cards-now", "lab-cards-before", "lab-diff-taken-head", "lab-diff-won-head"];
    let left = rows.len().saturating_sub(MOST);
    rows.truncate(MOST);
    page.table(&Table { heads: heads.map(|key| words.label(key)).to_vec(), rows, text: false });
    if left > 0 {
        page.note(&words.say(&Phrase::new("lab-cards-left").text("left", numbers.count(left as u64))));
    }
}

/// A difference of shares with its interval, in percentage points.
fn points(study: &Study<'_>, interval: Interval) -> String {
    let numbers = study.words.numbers;
    let ends = numbers.span(interval, |end| numbers.points(end));
    format!("{} ({ends})", numbers.points(interval.estimate))
}

/// What is taken more or less often than before, and what wins more or less.
fn features(study: &Study<'_>, number: usize, difference: &Difference, page: &mut Page) {
    if difference.features.is_empty() {
        return;
    }
    let words = &study.words;
    page.heading(&words.label("lab-diff-features"));
    page.answer(&words.say(&words.features_changed(difference)));
    for (of, title, scale) in [
        (taken as fn(&FeatureChange) -> Interval, "lab-diff-taken", "lab-diff-taken-scale"),
        (wins, "lab-diff-won", "lab-diff-won-scale"),
    ] {
        let mut known: Vec<&FeatureChange> =
            difference.features.iter().filter(|change| measurable(of(change)).is_some()).collect();
        if known.is_empty() {
            continue;
        }
        // Those first that are surest to have changed much.
        let sure = |change: &FeatureChange| of(change).low.abs().min(of(change).high.abs());
        known.sort_by(|one, other| sure(other).total_cmp(&sure(one)));
        known.truncate(MOST);
        known.sort_by(|one, other| of(other).estimate.total_cmp(&of(one).estimate));
        let row = |change: &&FeatureChange| Point {
            name: study.names[number].name(&change.group, &change.key).to_owned(),
            seat: None,
            note: String::new(),
            interval: of(change).map(|share| 100.0 * share),
            words: points(study, of(change)),
        };
        let rows: Vec<Point> = known.iter().map(row).collect();
        let about = rows.iter().map(|row| format!("{}: {}", row.name, row.words)).collect::<Vec<_>>().join("; ");
        let chart = Points {
            title: words.label(title),
            about,
            scale: words.label(scale),
            reach: Vec::new(),
            even: Some((0.0, words.label("lab-diff-even"))),
            number: Marks::Signed(words.numbers),
            rows,
            gap: None,
        };
        page.note(&words.label(title));
        page.chart(|size| chart.draw(size));
    }
    page.exact(&words.label("lab-exact"), &all(study, number, difference));
}

fn taken(change: &FeatureChange) -> Interval {
    change.taken
}

fn wins(change: &FeatureChange) -> Interval {
    change.wins
}

fn all(study: &Study<'_>, number: usize, difference: &Difference) -> Table {
    let (words, numbers) = (&study.words, study.words.numbers);
    let ends = |interval: Interval| numbers.span(interval, |end| numbers.points(end));
    let row = |change: &FeatureChange| {
        let marked = |of: Interval| format!("{} {}", numbers.points(of.estimate), mark(of));
        vec![
            study.names[number].name(&change.group, &change.key).to_owned(),
            marked(change.taken).trim_end().to_owned(),
            ends(change.taken),
            marked(change.wins).trim_end().to_owned(),
            ends(change.wins),
        ]
    };
    let heads = ["lab-feature-head", "lab-diff-taken-head", "lab-interval", "lab-diff-won-head", "lab-interval"];
    Table {
        heads: heads.map(|key| words.label(key)).to_vec(),
        rows: difference.features.iter().map(row).collect(),
        text: false,
    }
}
