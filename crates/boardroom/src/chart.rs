//! Charts as SVG, drawn by hand: light or dark as the reader likes it, at two widths.
//!
//! | noun | is |
//! | --- | --- |
//! | [`Points`] | rows of points with the bars of their intervals |
//! | [`Columns`] | a histogram, with another one over it |
//! | [`Band`] | a line with the band of its intervals |
//! | [`Scale`] | where numbers stand, between round marks |
//! | [`Drawing`] | what is drawn: a file of its own, or a part of a page |
//!
//! What a chart shows is told by shape and place, never by colour alone, and stands in its title and description
//! for those who cannot see it.

mod band;
mod columns;
mod points;
mod scale;
mod style;

pub use band::Band;
pub use columns::{Bins, Columns};
pub use points::{Point, Points};
pub use scale::Scale;
pub use style::{rules, seat_class};

use crate::numbers::Numbers;
use std::fmt::Write;

/// For whom a chart is drawn: its texts keep their size, so a narrow one is laid out differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A page on a screen or on paper.
    Wide,
    /// A phone.
    Narrow,
}

impl Size {
    /// Both.
    pub const BOTH: [Size; 2] = [Size::Wide, Size::Narrow];

    /// How wide the drawing is.
    #[must_use]
    pub fn width(self) -> f64 {
        match self {
            Size::Wide => 860.0,
            Size::Narrow => 320.0,
        }
    }
}

/// How the numbers of a scale are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// As they are.
    Plain(Numbers),
    /// With their sign.
    Signed(Numbers),
    /// In percent.
    Percent(Numbers),
}

impl Marks {
    /// A number with so many digits behind the decimal sign.
    fn write(self, number: f64, digits: usize) -> String {
        match self {
            Marks::Plain(numbers) => numbers.decimal(number, digits),
            Marks::Signed(numbers) => numbers.signed(number, digits),
            Marks::Percent(numbers) => numbers.with_percent(&numbers.decimal(number, digits)),
        }
    }
}

/// What is drawn, without a frame.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// What it shows.
    pub title: String,
    /// The same in full, for those who cannot see it.
    pub about: String,
    size: Size,
    height: f64,
    body: String,
}

/// The room around a drawing that is a file of its own.
const FRAME: f64 = 28.0;
const HEAD: f64 = 84.0;

impl Drawing {
    fn new(title: &str, about: &str, size: Size) -> Drawing {
        Drawing { title: title.to_owned(), about: about.to_owned(), size, height: 0.0, body: String::new() }
    }

    /// A part of a page, which has the [`rules`] for its looks.
    #[must_use]
    pub fn inline(&self) -> String {
        let (width, height) = (self.size.width(), self.height);
        let class = match self.size {
            Size::Wide => "chart wide",
            Size::Narrow => "chart narrow",
        };
        let (title, about) = (escaped(&self.title), escaped(&self.about));
        format!(
            "<svg class=\"{class}\" viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\" aria-label=\"{title}\">\n\
             <title>{title}</title>\n<desc>{about}</desc>\n{}</svg>\n",
            self.body
        )
    }

    /// A file of its own.
    #[must_use]
    pub fn file(&self, subtitle: &str, accent: [&str; 2]) -> String {
        let (width, height) = (self.size.width() + 2.0 * FRAME, self.height + HEAD + FRAME);
        let (title, subtitle, about) = (escaped(&self.title), escaped(subtitle), escaped(&self.about));
        let (inner, low) = (width - 17.0, height - 17.0);
        format!(
            "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
             width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" aria-label=\"{title}\">\n\
             <title>{title}</title>\n<desc>{about}</desc>\n<style>\n{}</style>\n\
             <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n\
             <rect class=\"card\" x=\"8.5\" y=\"8.5\" width=\"{inner:.0}\" height=\"{low:.0}\" rx=\"10\"/>\n\
             <text class=\"title\" x=\"{FRAME:.0}\" y=\"42\">{title}</text>\n\
             <text class=\"soft\" x=\"{FRAME:.0}\" y=\"66\">{subtitle}</text>\n\
             <g transform=\"translate({FRAME:.0} {HEAD:.0})\">\n{}</g>\n</svg>\n",
            rules(accent),
            self.body
        )
    }

    /// One more line.
    fn put(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.body, "{line}"); // writing into a String cannot fail
    }

    /// A text that begins, ends or has its middle there.
    fn text(&mut self, class: &str, at: (f64, f64), anchor: Anchor, text: &str) {
        let (x, y) = at;
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        let text = escaped(text);
        self.put(format_args!("<text{class} x=\"{x:.1}\" y=\"{y:.1}\"{anchor}>{text}</text>"));
    }

    /// What the scale is, over as many lines as it needs, under a plot that ends there; the drawing ends below.
    fn caption(&mut self, middle: f64, bottom: f64, text: &str) {
        let room = 2.0 * middle.min(self.size.width() - middle);
        let mut y = bottom + 42.0;
        let mut line = String::new();
        for word in text.split(' ') {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if columns_wide(&longer) > room && !line.is_empty() {
                self.text("soft", (middle, y), Anchor::Middle, &line);
                y += 19.0;
                line = word.to_owned();
            } else {
                line = longer;
            }
        }
        self.text("soft", (middle, y), Anchor::Middle, &line);
        self.height = y + 10.0;
    }

    /// A text around a place, moved so far that it stays inside.
    fn text_about(&mut self, class: &str, at: (f64, f64), text: &str) {
        let half = columns_wide(text) / 2.0;
        let x = at.0.clamp(half.min(self.size.width() / 2.0), (self.size.width() - half).max(self.size.width() / 2.0));
        self.text(class, (x, at.1), Anchor::Middle, text);
    }
}

/// A scale between two places with as many marks as have room side by side, and no more than so many steps.
fn fitting(build: impl Fn(f64) -> Scale, (from, to): (f64, f64), write: Marks, most: usize) -> Scale {
    let wide = |scale: &Scale| {
        let label = |mark: f64| columns_wide(&write.write(mark, scale.digits())) + 14.0;
        scale.marks().map(label).sum::<f64>()
    };
    let fits = |scale: &Scale| wide(scale) <= to - from + 40.0;
    let scale = (2..=most).rev().map(|steps| build(steps as f64)).find(fits);
    scale.unwrap_or_else(|| build(1.0)).placed(from, to)
}

/// What of a text is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Anchor {
    Start,
    Middle,
    End,
}

/// About how wide a text is, in the size that charts have.
fn columns_wide(text: &str) -> f64 {
    let wide = |c: char| match c {
        'i' | 'l' | 'j' | '.' | ',' | ':' | ' ' | '\u{a0}' | '(' | ')' | '[' | ']' | '|' => 5.0,
        'm' | 'w' | 'M' | 'W' | '%' | 'ш' | 'щ' | 'ж' | 'ю' | 'ы' | 'Ш' | 'Щ' | 'Ж' | 'Ю' => 12.5,
        c if c.is_uppercase() => 10.0,
        _ => 8.7,
    };
    text.chars().map(wide).sum()
}

/// At most so much of a text; what is cut off leaves a mark.
fn cut(text: &str, width: f64) -> String {
    if columns_wide(text) <= width {
        return text.to_owned();
    }
    let mut kept = String::new();
    for c in text.chars() {
        kept.push(c);
        if columns_wide(&kept) > width - 14.0 {
            break;
        }
    }
    kept.trim_end().to_owned() + "…"
}

/// As it can stand in a page.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
