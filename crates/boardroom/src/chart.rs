//! Charts as SVG, drawn by hand: one file that any browser shows, light or dark as the reader likes it.

use lab::Interval;
use std::fmt::Write;

/// How wide a chart is, and where its plot begins and ends.
const WIDTH: f64 = 760.0;
const PLOT: (f64, f64) = (130.0, 560.0);
/// Where the first row begins, and how high each is.
const TOP: f64 = 92.0;
const ROW: f64 = 36.0;
/// The most marks on the scale.
const MARKS: f64 = 8.0;

/// Points with the bars of their intervals, one row each.
#[derive(Clone, Debug)]
pub struct Points {
    /// What it shows.
    pub title: String,
    /// Of how much.
    pub subtitle: String,
    /// What the scale is.
    pub scale: String,
    /// The game's own colour, light and dark.
    pub accent: [&'static str; 2],
    /// Name, place on the scale, and the same in words.
    pub rows: Vec<(String, Interval, String)>,
}

/// The colour of a game, for light and for dark pages.
#[must_use]
pub fn accent(game: &str) -> [&'static str; 2] {
    match game {
        "syndicate" => ["#0b7a75", "#4cc0b6"],
        "fantastic-factories" => ["#b4560c", "#f0a257"],
        "cyber-merchant" => ["#6a45c4", "#ab93f5"],
        _ => ["#1f5fa8", "#6fb0f2"],
    }
}

impl Points {
    /// The whole file.
    #[must_use]
    pub fn svg(&self) -> String {
        let scale = Scale::over(self.rows.iter().map(|(_, interval, _)| *interval));
        let bottom = TOP + ROW * self.rows.len() as f64;
        let mut svg = String::new();
        self.head(&mut svg, bottom + 64.0);
        for mark in scale.marks() {
            let x = scale.place(mark);
            let class = if mark == 0.0 { "line zero" } else { "line" };
            put(&mut svg, format_args!(r#"<path class="{class}" d="M{x:.1} {:.1}V{bottom:.1}"/>"#, TOP - 6.0));
            let label = if mark == 0.0 { "0".to_owned() } else { format!("{mark:+.0}").replace('-', "−") };
            put(
                &mut svg,
                format_args!(
                    r#"<text class="soft" x="{x:.1}" y="{:.1}" text-anchor="middle">{label}</text>"#,
                    bottom + 20.0
                ),
            );
        }
        for (number, (name, interval, words)) in self.rows.iter().enumerate() {
            row(&mut svg, TOP + ROW * (number as f64 + 0.5), &scale, (name, *interval, words));
        }
        let middle = (PLOT.0 + PLOT.1) / 2.0;
        let (y, words) = (bottom + 44.0, escaped(&self.scale));
        put(
            &mut svg,
            format_args!(r#"<text class="soft" x="{middle:.1}" y="{y:.1}" text-anchor="middle">{words}</text>"#),
        );
        svg.push_str("</svg>\n");
        svg
    }

    fn head(&self, svg: &mut String, height: f64) {
        let [light, dark] = self.accent;
        let (title, subtitle) = (escaped(&self.title), escaped(&self.subtitle));
        put(
            svg,
            format_args!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0} {height:.0}" width="{WIDTH:.0}" height="{height:.0}" role="img" aria-label="{title}">
<title>{title}</title>
<style>
text {{ font: 450 14px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-numeric: tabular-nums; fill: #1c1b1a }}
.title {{ font-size: 20px; font-weight: 600 }} .soft {{ fill: #57544f }} .page {{ fill: #f8f6f2 }} .card {{ fill: #ffffff; stroke: #d6d3cd }}
.line {{ fill: none; stroke: #d6d3cd }} .zero {{ stroke: #57544f }}
.bar {{ fill: none; stroke: {light}; stroke-width: 2 }} .point {{ fill: {light} }}
@media (prefers-color-scheme: dark) {{
text {{ fill: #ecebe9 }} .soft {{ fill: #a3a5aa }} .page {{ fill: #15171c }} .card {{ fill: #272b31; stroke: #3c4047 }}
.line {{ stroke: #3c4047 }} .zero {{ stroke: #a3a5aa }} .bar {{ stroke: {dark} }} .point {{ fill: {dark} }}
}}
</style>
<rect class="page" width="{WIDTH:.0}" height="{height:.0}"/>
<rect class="card" x="8.5" y="8.5" width="{:.0}" height="{:.0}" rx="10"/>
<text class="title" x="28" y="42">{title}</text>
<text class="soft" x="28" y="66">{subtitle}</text>"#,
                WIDTH - 17.0,
                height - 17.0,
            ),
        );
    }
}

/// One row: name, bar with ends, point, words.
fn row(svg: &mut String, y: f64, scale: &Scale, (name, interval, words): (&str, Interval, &str)) {
    let [low, at, high] = [interval.low, interval.estimate, interval.high].map(|elo| scale.place(elo));
    let (text, above, below) = (y + 5.0, y - 5.0, y + 5.0);
    let (name, words) = (escaped(name), escaped(words));
    put(svg, format_args!(r#"<text x="28" y="{text:.1}">{name}</text>"#));
    put(
        svg,
        format_args!(
            r#"<path class="bar" d="M{low:.1} {y:.1}H{high:.1}M{low:.1} {above:.1}V{below:.1}M{high:.1} {above:.1}V{below:.1}"/>"#
        ),
    );
    put(svg, format_args!(r#"<circle class="point" cx="{at:.1}" cy="{y:.1}" r="5"/>"#));
    put(svg, format_args!(r#"<text class="soft" x="{:.1}" y="{text:.1}">{words}</text>"#, PLOT.1 + 16.0));
}

/// Where numbers stand between the ends of the plot.
#[derive(Clone, Copy, Debug)]
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Wide enough for all of these and for 0, between round numbers.
    fn over(intervals: impl Iterator<Item = Interval>) -> Scale {
        let ends = intervals.flat_map(|interval| [interval.low, interval.high]).filter(|end| end.is_finite());
        let (low, high) = ends.fold((-1.0_f64, 1.0_f64), |(low, high), end| (low.min(end), high.max(end)));
        let decades = (0..).map(|power| 10_f64.powi(power)).flat_map(|ten| [ten, 2.0 * ten, 5.0 * ten]);
        let wide = |step: &f64| (high / step).ceil() - (low / step).floor() <= MARKS;
        let step = decades.take(60).find(wide).unwrap_or(high - low);
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let Scale { low, step, .. } = *self;
        let last = ((self.high - low) / step).round() as usize;
        (0..=last).map(move |mark| low + step * mark as f64)
    }

    fn place(&self, number: f64) -> f64 {
        let part = ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        PLOT.0 + part * (PLOT.1 - PLOT.0)
    }
}

/// A line of the file.
fn put(svg: &mut String, line: std::fmt::Arguments<'_>) {
    let _ = writeln!(svg, "{line}"); // writing into a String cannot fail
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval(low: f64, estimate: f64, high: f64) -> Interval {
        Interval { estimate, low, high }
    }

    #[test]
    fn a_scale_has_round_marks_and_holds_everything() {
        let scale = Scale::over([interval(-312.0, -250.0, -190.0), interval(180.0, 260.0, 355.0)].into_iter());
        assert_eq!(
            scale.marks().collect::<Vec<_>>(),
            [-400.0, -300.0, -200.0, -100.0, 0.0, 100.0, 200.0, 300.0, 400.0]
        );
        assert_eq!((scale.place(-400.0), scale.place(400.0)), PLOT);
        assert_eq!(scale.place(f64::INFINITY), PLOT.1);
        assert_eq!(Scale::over(std::iter::empty()).marks().count(), 3);
        let infinite = Scale::over([interval(f64::NEG_INFINITY, 3.0, f64::INFINITY)].into_iter());
        assert!(infinite.step.is_finite() && infinite.marks().count() < 12);
    }

    #[test]
    fn every_row_has_its_name_bar_point_and_words() {
        let points = Points {
            title: "A <ladder> & more".to_owned(),
            subtitle: "2 seats".to_owned(),
            scale: "Elo".to_owned(),
            accent: accent("syndicate"),
            rows: vec![
                ("hard".to_owned(), interval(50.0, 80.0, 110.0), "+80".to_owned()),
                ("easy".to_owned(), interval(-110.0, -80.0, -50.0), "−80".to_owned()),
            ],
        };
        let svg = points.svg();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("A &lt;ladder&gt; &amp; more") && !svg.contains("<ladder>"));
        for (part, count) in [("class=\"point\"", 2), ("class=\"bar\"", 2), (">hard<", 1), (">−80<", 1)] {
            assert_eq!(svg.matches(part).count(), count, "{part} in {svg}");
        }
        assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
    }
}
