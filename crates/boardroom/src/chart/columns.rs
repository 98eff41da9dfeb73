//! [`Columns`]: a histogram, with another one over it.

use super::{Anchor, Drawing, Marks, Scale, Size, columns_wide, fitting};
use lab::study::Histogram;

/// How high the plot is, by size.
const HIGH: [f64; 2] = [220.0, 190.0];
/// The room at the left for the shares.
const LEFT: f64 = 48.0;

/// How often numbers fell into bins of equal width, as columns.
#[derive(Clone, Debug)]
pub struct Columns {
    /// What it shows.
    pub title: String,
    /// The same in full, for those who cannot see it.
    pub about: String,
    /// What the numbers are.
    pub scale: String,
    /// All numbers, and what they are called.
    pub all: (Bins, String),
    /// Some of them, over the others.
    pub some: Option<(Bins, String)>,
    /// A number that is marked, and what it is.
    pub mark: Option<(f64, String)>,
    /// How numbers are written.
    pub number: Marks,
    /// How shares in percent are written.
    pub share: Marks,
}

/// Bins of equal width.
#[derive(Clone, Debug)]
pub struct Bins {
    low: f64,
    width: f64,
    counts: Vec<f64>,
}

impl From<&Histogram> for Bins {
    fn from(histogram: &Histogram) -> Bins {
        Bins {
            low: histogram.low as f64,
            width: histogram.width.max(1) as f64,
            counts: histogram.counts.iter().map(|count| *count as f64).collect(),
        }
    }
}

impl Bins {
    fn end(&self) -> f64 {
        self.low + self.width * self.counts.len() as f64
    }

    fn total(&self) -> f64 {
        self.counts.iter().sum::<f64>().max(1.0)
    }

    /// Begin, end and number of each bin.
    fn each(&self) -> impl Iterator<Item = (f64, f64, f64)> {
        let start = |bin: usize| self.low + self.width * bin as f64;
        self.counts.iter().enumerate().map(move |(bin, count)| (start(bin), start(bin + 1), *count))
    }
}

impl Columns {
    /// Draws it.
    #[must_use]
    pub fn draw(&self, size: Size) -> Drawing {
        let mut drawing = Drawing::new(&self.title, &self.about, size);
        let narrow = usize::from(size == Size::Narrow);
        let top = if self.some.is_some() { 30.0 } else { 6.0 } + if self.mark.is_some() { 20.0 } else { 0.0 };
        let bottom = top + HIGH[narrow];
        let (all, _) = &self.all;
        // A bin that is one number wide has its number in its middle.
        let middle = if all.width <= 1.0 { 0.5 } else { 0.0 };
        let ends = (all.low - middle, all.end() - middle);
        let plot = (LEFT, size.width() - 6.0);
        let across = fitting(|steps| Scale::within(ends.0, ends.1, steps), plot, self.number, 10);
        // Shares of all numbers in a bin as wide as those of the first histogram, in percent.
        let share = |bins: &Bins, count: f64| 100.0 * count / bins.width * all.width / all.total();
        let highest = all.each().map(|(_, _, count)| share(all, count)).fold(0.0, f64::max);
        let up = Scale::over([0.0, highest], 4.0).placed(bottom, top);
        self.grid(&mut drawing, (&across, &up), bottom);
        let some = self.some.iter().map(|(bins, _)| (bins, "over"));
        for (bins, class) in std::iter::once((all, "column")).chain(some) {
            for (from, to, count) in bins.each().filter(|(_, _, count)| *count > 0.0) {
                let (x, y) = (across.place(from - middle) + 0.5, up.place(share(bins, count)));
                let (wide, high) = ((across.place(to - middle) - 0.5 - x).max(0.5), (bottom - y).max(0.5));
                drawing.put(format_args!(
                    "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"/>"
                ));
            }
        }
        self.mark(&mut drawing, &across, (top, bottom));
        self.legend(&mut drawing);
        drawing.caption(size.width() / 2.0, bottom, &self.scale);
        drawing
    }

    fn grid(&self, drawing: &mut Drawing, (across, up): (&Scale, &Scale), bottom: f64) {
        let right = drawing.size.width() - 6.0;
        for mark in up.marks() {
            let y = up.place(mark);
            let class = if mark == 0.0 { "zero" } else { "line" };
            drawing.put(format_args!("<path class=\"{class}\" d=\"M{LEFT:.1} {y:.1}H{right:.1}\"/>"));
            drawing.text("soft", (LEFT - 6.0, y + 5.0), Anchor::End, &self.share.write(mark, up.digits()));
        }
        for mark in across.marks().filter(|mark| mark.fract() == 0.0) {
            drawing.text_about("soft", (across.place(mark), bottom + 19.0), &self.number.write(mark, 0));
        }
    }

    fn mark(&self, drawing: &mut Drawing, across: &Scale, (top, bottom): (f64, f64)) {
        if let Some((number, name)) = &self.mark {
            let x = across.place(*number);
            drawing.put(format_args!("<path class=\"even\" d=\"M{x:.1} {top:.1}V{bottom:.1}\"/>"));
            drawing.text_about("soft", (x, top - 6.0), name);
        }
    }

    fn legend(&self, drawing: &mut Drawing) {
        let Some((_, some)) = &self.some else { return };
        let mut x = LEFT;
        for (class, name) in [("column", &self.all.1), ("over", some)] {
            drawing.put(format_args!(
                "<rect class=\"{class}\" x=\"{x:.1}\" y=\"4\" width=\"14\" height=\"14\" rx=\"3\"/>"
            ));
            drawing.text("soft", (x + 20.0, 16.0), Anchor::Start, name);
            x += 20.0 + columns_wide(name) + 20.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::Numbers;
    use texts::Lang;

    fn bins(low: f64, width: f64, counts: &[f64]) -> Bins {
        Bins { low, width, counts: counts.to_vec() }
    }

    #[test]
    fn every_bin_that_is_not_empty_is_a_column() {
        let columns = Columns {
            title: "Scores".to_owned(),
            about: String::new(),
            scale: "points".to_owned(),
            all: (bins(-10.0, 5.0, &[1.0, 0.0, 4.0]), "all".to_owned()),
            some: Some((bins(0.0, 1.0, &[1.0, 1.0]), "winners".to_owned())),
            mark: Some((3.0, "middle".to_owned())),
            number: Marks::Plain(Numbers(Lang::En)),
            share: Marks::Percent(Numbers(Lang::En)),
        };
        for size in Size::BOTH {
            let svg = columns.draw(size).inline();
            let count = |class: &str| svg.matches(&format!("class=\"{class}\"")).count();
            assert_eq!((count("column"), count("over"), count("even")), (3, 3, 1), "with the legend: {svg}");
            assert!(!svg.contains("NaN"));
        }
    }

    #[test]
    fn nothing_and_one_number_can_be_drawn() {
        for counts in [&[][..], &[3.0]] {
            let columns = Columns {
                title: String::new(),
                about: String::new(),
                scale: String::new(),
                all: (bins(7.0, 1.0, counts), String::new()),
                some: None,
                mark: None,
                number: Marks::Plain(Numbers(Lang::En)),
                share: Marks::Percent(Numbers(Lang::En)),
            };
            assert!(!columns.draw(Size::Narrow).inline().contains("NaN"));
        }
    }
}
