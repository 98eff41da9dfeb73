//! How long is a game?

use super::Study;
use super::page::Page;
use super::scores::histogram;
use crate::chart::{Columns, Marks};
use kernel::Phrase;
use lab::study::ArmSummary;

pub(super) fn section(study: &Study<'_>, number: usize, arm: &ArmSummary, page: &mut Page) {
    let (words, numbers) = (&study.words, study.words.numbers);
    let whole = |number: i64| numbers.decimal(number as f64, 0);
    let [middle, low, high] = arm.lengths.points;
    let answer = Phrase::new("lab-length-answer").text("middle", whole(middle)).text("low", whole(low));
    let answer = words.say(&answer.text("high", whole(high)).text("mean", numbers.mean(arm.length, 1)));
    let question = words.label("lab-length");
    page.section(&format!("length-{number}"), &question, |page| {
        page.answer(&answer);
        page.note(&words.label("lab-length-note"));
        let columns = Columns {
            title: question.clone(),
            about: answer.clone(),
            scale: words.label("lab-length-scale"),
            all: ((&arm.lengths).into(), String::new()),
            some: None,
            mark: Some((middle as f64, words.say(&Phrase::new("lab-middle").text("number", whole(middle))))),
            number: Marks::Plain(numbers),
            share: Marks::Percent(numbers),
        };
        page.chart(|size| columns.draw(size));
        let heads = ["lab-choices-head", "lab-games", "lab-share-head"].map(|key| words.label(key)).to_vec();
        page.exact(&words.label("lab-exact"), &histogram(study, &arm.lengths, heads));
    });
}
