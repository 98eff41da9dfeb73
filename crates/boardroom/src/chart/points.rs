//! [`Points`]: rows of points with the bars of their intervals.

use super::{Anchor, Drawing, Marks, Scale, Size, columns_wide, cut, escaped, fitting, seat_class};
use crate::terminal::shape;
use kernel::Seat;
use lab::Interval;

/// How high rows are whose name stands beside the plot, and the room above and below the first and the last.
const ROW: f64 = 34.0;
/// How high a line of text is, and the bar under it.
const LINE: f64 = 19.0;
const BAR: f64 = 22.0;
/// What is left out between rows.
const GAP: f64 = 22.0;
/// The narrowest plot that still says something beside its names.
const LEAST: f64 = 220.0;

/// Points with the bars of their intervals, one row each.
#[derive(Clone, Debug)]
pub struct Points {
    /// What it shows.
    pub title: String,
    /// The same in full, for those who cannot see it.
    pub about: String,
    /// What the scale is.
    pub scale: String,
    /// Numbers that the scale must reach.
    pub reach: Vec<f64>,
    /// The number that all are compared with, and what it is.
    pub even: Option<(f64, String)>,
    /// How numbers are written.
    pub number: Marks,
    /// The rows.
    pub rows: Vec<Point>,
    /// After how many rows some are left out.
    pub gap: Option<usize>,
}

/// One row.
#[derive(Clone, Debug)]
pub struct Point {
    /// What it is.
    pub name: String,
    /// The seat it belongs to.
    pub seat: Option<Seat>,
    /// What else stands behind the name.
    pub note: String,
    /// Where it stands.
    pub interval: Interval,
    /// The same in words.
    pub words: String,
}

/// Where the parts of a row stand.
struct Layout {
    /// Whether names stand beside the plot, or above the bars.
    beside: bool,
    /// Whether the words need a line of their own.
    lines: f64,
    plot: (f64, f64),
    row: f64,
    top: f64,
}

impl Points {
    /// Draws it.
    #[must_use]
    pub fn draw(&self, size: Size) -> Drawing {
        let mut drawing = Drawing::new(&self.title, &self.about, size);
        let layout = self.layout(size);
        let ends = self.rows.iter().flat_map(|row| [row.interval.low, row.interval.high, row.interval.estimate]);
        let even = self.even.iter().map(|(even, _)| *even);
        let reached: Vec<f64> = ends.chain(even).chain(self.reach.iter().copied()).collect();
        let scale = fitting(|steps| Scale::over(reached.iter().copied(), steps), layout.plot, self.number, 8);
        let gap = if self.gap.is_some() { GAP } else { 0.0 };
        let bottom = layout.top + layout.row * self.rows.len() as f64 + gap;
        let rows: Vec<f64> = (0..self.rows.len()).map(|number| self.row_top(number, &layout)).collect();
        self.grid(&mut drawing, &scale, (&layout, &rows, bottom));
        if let Some(first) = self.gap.and_then(|gap| rows.get(gap)) {
            drawing.text("soft", ((layout.plot.0 + layout.plot.1) / 2.0, first - 7.0), Anchor::Middle, "⋯");
        }
        for (row, y) in self.rows.iter().zip(&rows) {
            self.row(&mut drawing, *y, (&scale, &layout), row);
        }
        drawing.caption((layout.plot.0 + layout.plot.1) / 2.0, bottom, &self.scale);
        drawing
    }

    fn layout(&self, size: Size) -> Layout {
        let longest = |of: &dyn Fn(&Point) -> f64| self.rows.iter().map(of).fold(0.0, f64::max);
        let (name, words) = (longest(&full_name), longest(&|row| columns_wide(&row.words)));
        let top = if self.even.is_some() { 24.0 } else { 6.0 };
        let (left, right) = (name + 18.0, size.width() - words - 24.0);
        if right - left >= LEAST {
            return Layout { beside: true, lines: 1.0, plot: (left, right), row: ROW, top };
        }
        let together = longest(&|row| full_name(row) + columns_wide(&row.words)) + 12.0;
        let lines = if together <= size.width() { 1.0 } else { 2.0 };
        Layout { beside: false, lines, plot: (14.0, size.width() - 14.0), row: lines * LINE + BAR, top }
    }

    fn row_top(&self, number: usize, layout: &Layout) -> f64 {
        let gap = if self.gap.is_some_and(|gap| number >= gap) { GAP } else { 0.0 };
        layout.top + layout.row * number as f64 + gap
    }

    /// The marks, from top to bottom; where names stand above the bars, they are behind the bars alone.
    fn grid(&self, drawing: &mut Drawing, scale: &Scale, (layout, rows, bottom): (&Layout, &[f64], f64)) {
        let upright = |x: f64| -> String {
            if layout.beside {
                return format!("M{x:.1} {:.1}V{bottom:.1}", layout.top - 4.0);
            }
            let each = |y: &f64| format!("M{x:.1} {:.1}V{:.1}", y + layout.lines * LINE - 1.0, y + layout.row - 2.0);
            rows.iter().map(each).collect()
        };
        for mark in scale.marks() {
            let x = scale.place(mark);
            let class = if mark == 0.0 && self.even.is_none() { "zero" } else { "line" };
            let path = upright(x);
            drawing.put(format_args!("<path class=\"{class}\" d=\"{path}\"/>"));
            drawing.text_about("soft", (x, bottom + 19.0), &self.number.write(mark, scale.digits()));
        }
        if let Some((even, name)) = &self.even {
            let x = scale.place(*even);
            let path = upright(x);
            drawing.put(format_args!("<path class=\"even\" d=\"{path}\"/>"));
            drawing.text_about("soft", (x, layout.top - 10.0), name);
        }
    }

    fn row(&self, drawing: &mut Drawing, y: f64, (scale, layout): (&Scale, &Layout), row: &Point) {
        let (middle, base) = match layout.beside {
            true => (y + ROW / 2.0, y + ROW / 2.0 + 5.0),
            false => (y + layout.lines * LINE + 8.0, y + 15.0),
        };
        let width = drawing.size.width();
        let room = match layout.beside {
            true => layout.plot.0,
            false if layout.lines > 1.0 => width,
            false => width - columns_wide(&row.words) - 10.0,
        };
        name(drawing, base, room, row);
        if layout.beside || layout.lines < 2.0 {
            drawing.text("soft", (width, base), Anchor::End, &row.words);
        } else {
            drawing.text("soft", (0.0, base + LINE), Anchor::Start, &row.words);
        }
        let Interval { estimate, low, high } = row.interval;
        if estimate.is_nan() {
            return;
        }
        let [low, at, high] = [low, estimate, high].map(|number| scale.place(number));
        let (above, below) = (middle - 5.0, middle + 5.0);
        drawing.put(format_args!(
            "<path class=\"bar\" d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {above:.1}V{below:.1}M{high:.1} {above:.1}V{below:.1}\"/>"
        ));
        let class = if self.leaves_out_even(row.interval) { "point" } else { "point open" };
        drawing.put(format_args!("<circle class=\"{class}\" cx=\"{at:.1}\" cy=\"{middle:.1}\" r=\"4.5\"/>"));
    }

    /// Whether an interval says something about the number that all are compared with.
    fn leaves_out_even(&self, interval: Interval) -> bool {
        self.even.as_ref().is_none_or(|(even, _)| interval.low > *even || interval.high < *even)
    }
}

fn full_name(row: &Point) -> f64 {
    let note = if row.note.is_empty() { 0.0 } else { columns_wide(&row.note) + 8.0 };
    columns_wide(&row.name) + note + if row.seat.is_some() { 20.0 } else { 0.0 }
}

/// The shape of the seat, the name and what stands behind it.
fn name(drawing: &mut Drawing, y: f64, room: f64, row: &Point) {
    let mut x = 0.0;
    if let Some(seat) = row.seat {
        drawing.text(&seat_class(seat.index()), (0.0, y), Anchor::Start, shape(seat));
        x = 20.0;
    }
    let note = if row.note.is_empty() { 0.0 } else { columns_wide(&row.note) + 8.0 };
    let shown = escaped(&cut(&row.name, room - x - note));
    let note = match row.note.as_str() {
        "" => String::new(),
        note => format!("<tspan class=\"soft\" dx=\"8\">{}</tspan>", escaped(note)),
    };
    drawing.put(format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\">{shown}{note}</text>"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::accent;
    use crate::numbers::Numbers;
    use texts::Lang;

    fn point(name: &str, low: f64, estimate: f64, high: f64, words: &str) -> Point {
        let interval = Interval { estimate, low, high };
        Point { name: name.to_owned(), seat: None, note: String::new(), interval, words: words.to_owned() }
    }

    fn points(rows: Vec<Point>, even: Option<f64>) -> Points {
        Points {
            title: "A <ladder> & more".to_owned(),
            about: "2 seats".to_owned(),
            scale: "Elo".to_owned(),
            reach: Vec::new(),
            even: even.map(|even| (even, "even".to_owned())),
            number: Marks::Plain(Numbers(Lang::En)),
            rows,
            gap: None,
        }
    }

    #[test]
    fn every_row_has_its_name_bar_point_and_words() {
        let rows = vec![point("hard", 50.0, 80.0, 110.0, "+80"), point("easy", -110.0, -80.0, -50.0, "−80")];
        for size in Size::BOTH {
            let svg = points(rows.clone(), None).draw(size).file("2 seats", accent("syndicate"));
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
            assert!(svg.contains("A &lt;ladder&gt; &amp; more") && !svg.contains("<ladder>"));
            for (part, count) in [("class=\"point\"", 2), ("class=\"bar\"", 2), (">hard<", 1), (">−80<", 1)] {
                assert_eq!(svg.matches(part).count(), count, "{part} in {svg}");
            }
            assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
        }
    }

    #[test]
    fn a_point_is_filled_when_it_is_known_to_differ() {
        let rows = vec![point("more", 51.0, 52.0, 53.0, ""), point("same", 49.0, 52.0, 55.0, "")];
        let svg = points(rows, Some(50.0)).draw(Size::Wide).inline();
        assert_eq!((svg.matches("\"point\"").count(), svg.matches("\"point open\"").count()), (1, 1), "{svg}");
        assert_eq!(svg.matches("\"even\"").count(), 1);
    }

    #[test]
    fn long_names_are_cut_and_unknown_numbers_leave_no_point() {
        let long = "a very long name ".repeat(20);
        let rows = vec![point(&long, 0.0, f64::NAN, 1.0, "–"), point("b", f64::NEG_INFINITY, 1.0, f64::INFINITY, "1")];
        for size in Size::BOTH {
            let svg = points(rows.clone(), None).draw(size).inline();
            assert!(svg.contains('…') && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            assert_eq!(svg.matches("<circle").count(), 1);
        }
    }
}
