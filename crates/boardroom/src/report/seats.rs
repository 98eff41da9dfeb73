//! Does the seat matter? Which bot wins?

use super::Study;
use super::page::{Page, Table};
use crate::chart::{Marks, Point, Points};
use kernel::{Phrase, Seat};
use lab::study::{ArmSummary, BotSummary, SeatSummary};

pub(super) fn sections(study: &Study<'_>, number: usize, arm: &ArmSummary, page: &mut Page) {
    if arm.seats.len() > 1 {
        seats(study, number, arm, page);
    }
    if !arm.bots.is_empty() {
        bots(study, number, arm, page);
    }
}

fn seats(study: &Study<'_>, number: usize, arm: &ArmSummary, page: &mut Page) {
    let words = &study.words;
    let alone = study.summary.plan.seats == 1;
    let question = words.label(if alone { "lab-seats-alone" } else { "lab-seats" });
    let answers = if alone { vec![beaten(study, arm)] } else { shares(study, arm) };
    page.section(&format!("seats-{number}"), &question, |page| {
        answers.iter().for_each(|answer| page.answer(answer));
        if arm.shared.estimate > 0.0 {
            page.note(
                &words.say(&Phrase::new("lab-seats-shared").text("share", words.numbers.percent(arm.shared.estimate))),
            );
        }
        let even = 1.0 / arm.seats.len() as f64;
        let row = |seat: &SeatSummary| Point {
            name: words.seat(seat.seat, seat.machine),
            seat: seat.seat.checked_sub(1).map(usize::from).and_then(Seat::checked),
            note: String::new(),
            interval: seat.wins.map(|share| 100.0 * share),
            words: words.numbers.share(seat.wins),
        };
        let points = Points {
            title: question.clone(),
            about: answers.join(" "),
            scale: words.label("lab-wins-scale"),
            reach: about(even),
            even: Some((100.0 * even, even_name(study, even))),
            number: Marks::Percent(words.numbers),
            rows: arm.seats.iter().map(row).collect(),
            gap: None,
        };
        page.chart(|size| points.draw(size));
        page.exact(&words.label("lab-exact"), &exact(study, arm));
    });
}

/// The equal share, named.
pub(super) fn even_name(study: &Study<'_>, even: f64) -> String {
    study.words.say(&Phrase::new("lab-even").text("share", study.words.numbers.percent(even)))
}

/// A scale at least so wide that small differences look small.
fn about(even: f64) -> Vec<f64> {
    vec![95.0 * even, 105.0 * even]
}

/// How often a single player wins.
fn beaten(study: &Study<'_>, arm: &ArmSummary) -> String {
    let wins = arm.seats.first().map(|seat| study.words.numbers.share(seat.wins)).unwrap_or_default();
    study.words.say(&Phrase::new("lab-seats-beaten").text("wins", wins))
}

/// Each seat that is known to win more or less than its share.
fn shares(study: &Study<'_>, arm: &ArmSummary) -> Vec<String> {
    let words = &study.words;
    let even = 1.0 / arm.seats.len() as f64;
    let mut answers = Vec::new();
    for seat in &arm.seats {
        let key = match seat.wins {
            wins if wins.low > even => "lab-seats-more",
            wins if wins.high < even => "lab-seats-less",
            _ => continue,
        };
        let phrase = Phrase::new(key).text("seat", words.seat(seat.seat, seat.machine));
        let phrase = phrase.text("wins", words.numbers.share(seat.wins)).text("even", words.numbers.percent(even));
        answers.push(words.say(&phrase));
    }
    if answers.is_empty() {
        answers.push(words.say(&Phrase::new("lab-seats-same").text("even", words.numbers.percent(even))));
    }
    answers
}

fn exact(study: &Study<'_>, arm: &ArmSummary) -> Table {
    let (words, numbers) = (&study.words, study.words.numbers);
    let heads = ["lab-seat-head", "lab-wins-head", "lab-interval", "lab-score-head", "lab-interval"];
    let row = |seat: &SeatSummary| {
        vec![
            words.seat(seat.seat, seat.machine),
            numbers.percent(seat.wins.estimate),
            numbers.span(seat.wins, |end| numbers.decimal(100.0 * end, 2)),
            numbers.decimal(seat.score.estimate, 2),
            numbers.span(seat.score, |end| numbers.decimal(end, 2)),
        ]
    };
    Table { heads: heads.map(|key| words.label(key)).to_vec(), rows: arm.seats.iter().map(row).collect(), text: false }
}

fn bots(study: &Study<'_>, number: usize, arm: &ArmSummary, page: &mut Page) {
    let (words, numbers) = (&study.words, study.words.numbers);
    let mut bots: Vec<&BotSummary> = arm.bots.iter().collect();
    bots.sort_by(|one, other| other.wins.estimate.total_cmp(&one.wins.estimate));
    let question = words.label("lab-bots");
    let answer = best(study, &bots);
    let even = 1.0 / arm.seats.len() as f64;
    page.section(&format!("bots-{number}"), &question, |page| {
        page.answer(&answer);
        page.note(&words.label("lab-bots-turn"));
        let row = |bot: &&BotSummary| Point {
            name: words.bot(&bot.bot),
            seat: None,
            note: String::new(),
            interval: bot.wins.map(|share| 100.0 * share),
            words: numbers.share(bot.wins),
        };
        let points = Points {
            title: question.clone(),
            about: answer.clone(),
            scale: words.label("lab-wins-scale"),
            reach: about(even),
            even: Some((100.0 * even, even_name(study, even))),
            number: Marks::Percent(numbers),
            rows: bots.iter().map(row).collect(),
            gap: None,
        };
        page.chart(|size| points.draw(size));
        let heads = ["lab-bot-head", "lab-wins-head", "lab-interval", "lab-score-head", "lab-interval"];
        let row = |bot: &&BotSummary| {
            vec![
                words.bot(&bot.bot),
                numbers.percent(bot.wins.estimate),
                numbers.span(bot.wins, |end| numbers.decimal(100.0 * end, 2)),
                numbers.decimal(bot.score.estimate, 2),
                numbers.span(bot.score, |end| numbers.decimal(end, 2)),
            ]
        };
        let heads = heads.map(|key| words.label(key)).to_vec();
        page.exact(&words.label("lab-exact"), &Table { heads, rows: bots.iter().map(row).collect(), text: false });
    });
}

/// Whether the best bot is known to be the best.
fn best(study: &Study<'_>, bots: &[&BotSummary]) -> String {
    let words = &study.words;
    let [first, rest @ ..] = bots else { return String::new() };
    let known = rest.iter().all(|other| first.wins.low > other.wins.high);
    let key = if known { "lab-bots-best" } else { "lab-bots-open" };
    let phrase = Phrase::new(key).text("bot", words.bot(&first.bot));
    words.say(&phrase.text("wins", words.numbers.share(first.wins)))
}
