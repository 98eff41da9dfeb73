//! Is a game decided early?

use super::Study;
use super::page::{Page, Table};
use super::seats::even_name;
use crate::chart::{Band, Marks};
use kernel::Phrase;
use lab::study::{ArmSummary, Lead};

pub(super) fn section(study: &Study<'_>, number: usize, arm: &ArmSummary, page: &mut Page) {
    if study.summary.plan.seats < 2 {
        return; // nobody to lead against whose position could be judged
    }
    let (words, numbers) = (&study.words, study.words.numbers);
    let share = |tenth: u8| arm.leads.iter().find(|lead| lead.tenth == tenth).map(|lead| lead.wins);
    let wins = |tenth: u8| share(tenth).map(|wins| numbers.share(wins)).unwrap_or_default();
    let answer = words.say(&Phrase::new("lab-leads-answer").text("half", wins(5)).text("late", wins(9)));
    let passes = words.say(&Phrase::new("lab-leads-passes").text("mean", numbers.mean(arm.lead_changes, 2)));
    let question = words.label("lab-leads");
    page.section(&format!("leads-{number}"), &question, |page| {
        page.answer(&answer);
        page.note(&words.label("lab-leads-note"));
        let even = 1.0 / arm.seats.len() as f64;
        let before_the_end: Vec<&Lead> = arm.leads.iter().filter(|lead| lead.tenth < 10).collect();
        let place = |lead: &Lead| numbers.with_percent(&(10 * u32::from(lead.tenth)).to_string());
        let percent = |share: f64| 100.0 * share;
        let winning = Band {
            title: question.clone(),
            about: answer.clone(),
            scale: words.label("lab-leads-scale"),
            reach: vec![100.0],
            even: Some((percent(even), even_name(study, even))),
            number: Marks::Percent(numbers),
            points: before_the_end.iter().map(|lead| (place(lead), lead.wins.map(percent))).collect(),
        };
        page.chart(|size| winning.draw(size));
        let title = words.label("lab-passes");
        page.heading(&title);
        page.answer(&passes);
        let after_the_first = arm.leads.iter().filter(|lead| lead.tenth > 1);
        let passing = Band {
            title,
            about: passes.clone(),
            scale: words.label("lab-passes-scale"),
            reach: vec![0.0],
            even: None,
            number: Marks::Percent(numbers),
            points: after_the_first.map(|lead| (place(lead), lead.changed.map(percent))).collect(),
        };
        page.chart(|size| passing.draw(size));
        page.exact(&words.label("lab-exact"), &exact(study, arm));
    });
}

fn exact(study: &Study<'_>, arm: &ArmSummary) -> Table {
    let (words, numbers) = (&study.words, study.words.numbers);
    let heads = ["lab-tenth-head", "lab-leads-head", "lab-interval", "lab-passes-head", "lab-interval"];
    let ends = |interval| numbers.span(interval, |end| numbers.decimal(100.0 * end, 1));
    let row = |lead: &Lead| {
        let known = !lead.wins.estimate.is_nan();
        vec![
            numbers.with_percent(&(10 * u32::from(lead.tenth)).to_string()),
            numbers.percent(lead.wins.estimate),
            if known { ends(lead.wins) } else { String::new() },
            numbers.percent(lead.changed.estimate),
            ends(lead.changed),
        ]
    };
    Table { heads: heads.map(|key| words.label(key)).to_vec(), rows: arm.leads.iter().map(row).collect(), text: false }
}
