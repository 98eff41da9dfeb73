//! [`Band`]: a line with the band of its intervals.

use super::{Anchor, Drawing, Marks, Scale, Size};
use lab::Interval;

/// How high the plot is, by size.
const HIGH: [f64; 2] = [220.0, 190.0];
/// The room at the left for the numbers, and at both ends of the line.
const LEFT: f64 = 56.0;
const INSET: f64 = 18.0;

/// A line with the band of its intervals.
#[derive(Clone, Debug)]
pub struct Band {
    /// What it shows.
    pub title: String,
    /// The same in full, for those who cannot see it.
    pub about: String,
    /// What stands along the line.
    pub scale: String,
    /// Numbers that the scale must reach.
    pub reach: Vec<f64>,
    /// The number that all are compared with, and what it is.
    pub even: Option<(f64, String)>,
    /// How numbers are written.
    pub number: Marks,
    /// Each place along the line, and how high it is there.
    pub points: Vec<(String, Interval)>,
}

impl Band {
    /// Draws it.
    #[must_use]
    pub fn draw(&self, size: Size) -> Drawing {
        let mut drawing = Drawing::new(&self.title, &self.about, size);
        let narrow = usize::from(size == Size::Narrow);
        let (top, right) = (12.0, size.width() - 6.0);
        let bottom = top + HIGH[narrow];
        let known = || self.points.iter().map(|(_, interval)| *interval).filter(|interval| !interval.estimate.is_nan());
        let ends = known().flat_map(|interval| [interval.low, interval.high]);
        let even = self.even.iter().map(|(even, _)| *even);
        let up = Scale::over(ends.chain(even).chain(self.reach.iter().copied()), 5.0).placed(bottom, top);
        for mark in up.marks() {
            let y = up.place(mark);
            let class = if mark == 0.0 { "zero" } else { "line" };
            drawing.put(format_args!("<path class=\"{class}\" d=\"M{LEFT:.1} {y:.1}H{right:.1}\"/>"));
            drawing.text("soft", (LEFT - 6.0, y + 5.0), Anchor::End, &self.number.write(mark, up.digits()));
        }
        let last = self.points.len().saturating_sub(1).max(1) as f64;
        let across = |place: usize| LEFT + INSET + (right - LEFT - 2.0 * INSET) * place as f64 / last;
        for (place, (name, _)) in self.points.iter().enumerate() {
            let skipped = size == Size::Narrow && place % 2 == 1;
            if !skipped {
                drawing.text("soft", (across(place), bottom + 19.0), Anchor::Middle, name);
            }
        }
        if let Some((even, name)) = &self.even {
            let y = up.place(*even);
            drawing.put(format_args!("<path class=\"even\" d=\"M{LEFT:.1} {y:.1}H{right:.1}\"/>"));
            drawing.text("soft", (right, y - 5.0), Anchor::End, name);
        }
        self.line(&mut drawing, &up, across);
        drawing.caption(size.width() / 2.0, bottom, &self.scale);
        drawing
    }

    /// The band, the line and its points, as far as they are known.
    fn line(&self, drawing: &mut Drawing, up: &Scale, across: impl Fn(usize) -> f64) {
        let places: Vec<(f64, Interval)> = self
            .points
            .iter()
            .enumerate()
            .filter(|(_, (_, interval))| !interval.estimate.is_nan())
            .map(|(place, (_, interval))| (across(place), interval.map(|number| up.place(number))))
            .collect();
        let joined = |points: &mut dyn Iterator<Item = (f64, f64)>| -> String {
            points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
        };
        let there = places.iter().map(|(x, at)| (*x, at.high));
        let back = places.iter().rev().map(|(x, at)| (*x, at.low));
        let around = joined(&mut there.chain(back));
        drawing.put(format_args!("<polygon class=\"band\" points=\"{around}\"/>"));
        let along = joined(&mut places.iter().map(|(x, at)| (*x, at.estimate)));
        drawing.put(format_args!("<polyline class=\"bar\" points=\"{along}\"/>"));
        for (x, at) in &places {
            let y = at.estimate;
            drawing.put(format_args!("<circle class=\"point\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/>"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::Numbers;
    use texts::Lang;

    #[test]
    fn what_is_unknown_leaves_no_point() {
        let known = Interval { estimate: 40.0, low: 30.0, high: 50.0 };
        let unknown = Interval { estimate: f64::NAN, low: 0.0, high: 1.0 };
        let band = Band {
            title: "Leads".to_owned(),
            about: String::new(),
            scale: "tenths".to_owned(),
            reach: vec![0.0],
            even: Some((25.0, "even".to_owned())),
            number: Marks::Plain(Numbers(Lang::En)),
            points: vec![("1".to_owned(), unknown), ("2".to_owned(), known), ("3".to_owned(), known)],
        };
        for size in Size::BOTH {
            let svg = band.draw(size).inline();
            assert_eq!((svg.matches("<circle").count(), svg.matches("<polygon").count()), (2, 1), "{svg}");
            assert!(!svg.contains("NaN"));
        }
    }
}
