//! What scores are reached?

use super::Study;
use super::page::{Page, Table};
use crate::chart::{Columns, Marks, Point, Points};
use kernel::{Phrase, Seat};
use lab::Interval;
use lab::study::{ArmSummary, Histogram, SeatSummary};

pub(super) fn section(study: &Study<'_>, number: usize, arm: &ArmSummary, page: &mut Page) {
    let (words, numbers) = (&study.words, study.words.numbers);
    let whole = |number: i64| numbers.decimal(number as f64, 0);
    let [middle, low, high] = arm.scores.points;
    let answer = Phrase::new("lab-scores-answer").text("middle", whole(middle)).text("low", whole(low));
    let answer = words.say(&answer.text("high", whole(high)).text("winner", whole(arm.winning.points[0])));
    let question = words.label("lab-scores");
    let winning = widened(&arm.winning, arm.scores.width);
    page.section(&format!("scores-{number}"), &question, |page| {
        page.answer(&answer);
        if let Some(margin) = arm.margin {
            page.answer(&words.say(&Phrase::new("lab-scores-margin").text("margin", numbers.mean(margin, 1))));
        }
        let columns = Columns {
            title: question.clone(),
            about: answer.clone(),
            scale: words.label("lab-scores-scale"),
            all: ((&arm.scores).into(), words.label("lab-scores-all")),
            some: Some(((&winning).into(), words.label("lab-scores-winners"))),
            mark: None,
            number: Marks::Plain(numbers),
            share: Marks::Percent(numbers),
        };
        page.chart(|size| columns.draw(size));
        exact(study, arm, &winning, page);
        by_seat(study, arm, page);
    });
}

/// Both histograms: side by side if their bins are the same, else one after the other.
fn exact(study: &Study<'_>, arm: &ArmSummary, winning: &Histogram, page: &mut Page) {
    let words = &study.words;
    let label = |key: &str| words.label(key);
    if arm.scores.width == winning.width {
        let heads = ["lab-points-head", "lab-scores-all", "lab-share-head", "lab-scores-winners"].map(label).to_vec();
        let mut table = histogram(study, &arm.scores, heads);
        for (bin, row) in table.rows.iter_mut().enumerate() {
            let from = arm.scores.low + arm.scores.width * bin as i64;
            let place = usize::try_from((from - winning.low).div_euclid(winning.width.max(1))).ok();
            let won = place.and_then(|place| winning.counts.get(place)).copied().unwrap_or(0);
            row.push(words.numbers.count(won));
        }
        page.exact(&label("lab-exact"), &table);
        return;
    }
    for (histogram_of, key) in [(&arm.scores, "lab-scores-all"), (winning, "lab-scores-winners")] {
        let heads = ["lab-points-head", key, "lab-share-head"].map(label).to_vec();
        let name = words.say(&Phrase::new("lab-exact-of").text("what", label(key)));
        page.exact(&name, &histogram(study, histogram_of, heads));
    }
}

/// A histogram in wider bins, if each of them is made of whole bins.
fn widened(histogram: &Histogram, width: i64) -> Histogram {
    if histogram.width < 1 || width <= histogram.width || width % histogram.width != 0 {
        return histogram.clone();
    }
    let low = histogram.low.div_euclid(width) * width;
    let mut counts = Vec::new();
    for (bin, count) in histogram.counts.iter().enumerate() {
        let from = histogram.low + histogram.width * bin as i64;
        let place = usize::try_from((from - low) / width).unwrap_or_default();
        counts.resize(counts.len().max(place + 1), 0);
        counts[place] += count;
    }
    Histogram { low, width, counts, points: histogram.points }
}

/// The bins of a histogram: from and to, how many, and what share that is.
pub(super) fn histogram(study: &Study<'_>, histogram: &Histogram, heads: Vec<String>) -> Table {
    let numbers = study.words.numbers;
    let all = histogram.counts.iter().sum::<u64>().max(1) as f64;
    let row = |(bin, count): (usize, &u64)| {
        let from = histogram.low + histogram.width * bin as i64;
        let to = from + histogram.width - 1;
        let whole = |number: i64| numbers.decimal(number as f64, 0);
        let ends = Interval { estimate: 0.0, low: from as f64, high: to as f64 };
        let name = if from == to { whole(from) } else { numbers.span(ends, |end| numbers.decimal(end, 0)) };
        vec![name, numbers.count(*count), numbers.percent(*count as f64 / all)]
    };
    Table { heads, rows: histogram.counts.iter().enumerate().map(row).collect(), text: false }
}

/// The middle score of each seat, and where nine of ten lie.
fn by_seat(study: &Study<'_>, arm: &ArmSummary, page: &mut Page) {
    let (words, numbers) = (&study.words, study.words.numbers);
    let title = words.label("lab-scores-seats");
    page.heading(&title);
    let whole = |number: i64| numbers.decimal(number as f64, 0);
    let range = |seat: &SeatSummary| {
        let [middle, low, high] = seat.scores.points.map(|point| point as f64);
        Interval { estimate: middle, low, high }
    };
    let row = |seat: &SeatSummary| Point {
        name: words.seat(seat.seat, seat.machine),
        seat: seat.seat.checked_sub(1).map(usize::from).and_then(Seat::checked),
        note: String::new(),
        interval: range(seat),
        words: numbers.mean(range(seat), 0),
    };
    let rows: Vec<Point> = arm.seats.iter().map(row).collect();
    let about = rows.iter().map(|row| format!("{}: {}", row.name, row.words)).collect::<Vec<_>>().join("; ");
    let points = Points {
        title,
        about,
        scale: words.label("lab-scores-seats-scale"),
        reach: Vec::new(),
        even: None,
        number: Marks::Plain(numbers),
        rows,
        gap: None,
    };
    page.chart(|size| points.draw(size));
    let heads = ["lab-seat-head", "lab-low-head", "lab-middle-head", "lab-high-head", "lab-score-head", "lab-interval"];
    let row = |seat: &SeatSummary| {
        let [middle, low, high] = seat.scores.points;
        let mean = numbers.decimal(seat.score.estimate, 2);
        let span = numbers.span(seat.score, |end| numbers.decimal(end, 2));
        vec![words.seat(seat.seat, seat.machine), whole(low), whole(middle), whole(high), mean, span]
    };
    let heads = heads.map(|key| words.label(key)).to_vec();
    page.exact(&words.label("lab-exact"), &Table { heads, rows: arm.seats.iter().map(row).collect(), text: false });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_put_together_only_if_nothing_must_be_divided() {
        let narrow = Histogram { low: -3, width: 1, counts: vec![1, 2, 3, 4, 5], points: [0; 3] };
        let wide = widened(&narrow, 2);
        assert_eq!((wide.low, wide.width, wide.counts), (-4, 2, vec![1, 5, 9]));
        assert_eq!(widened(&wide_of(2), 5), wide_of(2));
        assert_eq!(widened(&wide_of(2), 2), wide_of(2));
    }

    fn wide_of(width: i64) -> Histogram {
        Histogram { low: 0, width, counts: vec![7, 8], points: [0; 3] }
    }
}
