//! [`Row`]: a line of text in tints, measured in columns.

use super::wrap::break_points;
use kernel::Seat;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What a part of a row means; a colour follows from it, and nothing is said by colour alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tint {
    /// As the terminal writes.
    #[default]
    Plain,
    /// Frames and labels, which recede.
    Soft,
    /// Headings and values.
    Strong,
    /// What can be chosen now, and nothing else.
    Lit,
    /// A player.
    Seat(Seat),
    /// Something gained or right.
    Good,
    /// Something wrong.
    Bad,
    /// A piece with a colour of its own, by number of the 256.
    Piece(u8),
}

/// Blue, vermilion, bluish green, yellow, reddish purple, sky: told apart with common colour
/// blindness.
const SEAT_COLOURS: [u8; 6] = [33, 202, 36, 178, 175, 117];

impl Tint {
    fn code(self) -> String {
        match self {
            Tint::Plain => String::new(),
            Tint::Soft => "2".to_owned(),
            Tint::Strong => "1".to_owned(),
            Tint::Lit => "1;38;5;214".to_owned(),
            Tint::Seat(seat) => format!("1;38;5;{}", SEAT_COLOURS[seat.index() % SEAT_COLOURS.len()]),
            Tint::Good => "38;5;71".to_owned(),
            Tint::Bad => "38;5;167".to_owned(),
            Tint::Piece(colour) => format!("1;38;5;{colour}"),
        }
    }
}

/// A line of text in tints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row(Vec<(Tint, String)>);

impl Row {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Row {
        Row::default()
    }

    /// And this text in this tint.
    #[must_use]
    pub fn with(mut self, tint: Tint, text: impl Into<String>) -> Row {
        self.push(tint, text);
        self
    }

    /// And this text.
    #[must_use]
    pub fn plain(self, text: impl Into<String>) -> Row {
        self.with(Tint::Plain, text)
    }

    /// And this text, receding.
    #[must_use]
    pub fn soft(self, text: impl Into<String>) -> Row {
        self.with(Tint::Soft, text)
    }

    /// And another row.
    #[must_use]
    pub fn and(mut self, other: Row) -> Row {
        self.0.extend(other.0);
        self
    }

    /// Adds this text in this tint.
    pub fn push(&mut self, tint: Tint, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() {
            self.0.push((tint, text));
        }
    }

    /// How many columns it takes.
    #[must_use]
    pub fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| columns(text)).sum()
    }

    /// Blanks up to so many columns.
    #[must_use]
    pub fn padded(self, width: usize) -> Row {
        let blanks = width.saturating_sub(self.width());
        self.plain(" ".repeat(blanks))
    }

    /// Without blanks at its end.
    #[must_use]
    pub fn trimmed(mut self) -> Row {
        while let Some((tint, text)) = self.0.pop() {
            let kept = text.trim_end();
            if !kept.is_empty() {
                self.push(tint, kept);
                break;
            }
        }
        self
    }

    /// In the middle of so many columns.
    #[must_use]
    pub fn centred(self, width: usize) -> Row {
        let left = width.saturating_sub(self.width()) / 2;
        Row::new().plain(" ".repeat(left)).and(self).padded(width)
    }

    /// At most so many columns; what is cut off leaves a mark.
    #[must_use]
    pub fn cut(self, width: usize) -> Row {
        if self.width() <= width {
            return self;
        }
        let mut cut = Row::new();
        for (tint, text) in self.0 {
            let left = width - cut.width();
            let whole = columns(&text) < left;
            cut.push(tint, if whole { text } else { fit(&format!("{text}…"), left) });
            if !whole {
                break;
            }
        }
        cut
    }

    /// Kept together where rows are broken: its blanks break no line.
    #[must_use]
    pub fn unbroken(self) -> Row {
        Row(self.0.into_iter().map(|(tint, text)| (tint, text.replace(' ', "\u{a0}"))).collect())
    }

    /// Over several rows of at most so many columns, broken at blanks.
    #[must_use]
    pub fn wrapped(&self, width: usize) -> Vec<Row> {
        let text: String = self.0.iter().map(|(_, text)| text.as_str()).collect();
        let lines = break_points(&text, width);
        lines.into_iter().map(|(start, end)| self.slice(start, end)).collect()
    }

    /// The part between two bytes of the whole text.
    fn slice(&self, start: usize, end: usize) -> Row {
        let mut part = Row::new();
        let mut at = 0;
        for (tint, text) in &self.0 {
            let (from, to) = (start.saturating_sub(at).min(text.len()), end.saturating_sub(at).min(text.len()));
            part.push(*tint, text.get(from..to).unwrap_or_default());
            at += text.len();
        }
        part
    }

    /// As text, with or without colours.
    #[must_use]
    pub fn paint(&self, colour: bool) -> String {
        let mut painted = String::new();
        for (tint, text) in &self.0 {
            let code = if colour && !text.trim().is_empty() { tint.code() } else { String::new() };
            if code.is_empty() {
                painted.push_str(text);
            } else {
                painted.push_str(&format!("\u{1b}[{code}m{text}\u{1b}[0m"));
            }
        }
        painted
    }
}

/// How many columns a text takes.
#[must_use]
pub fn columns(text: &str) -> usize {
    text.width()
}

/// At most so many columns of a text; what is cut off leaves a mark.
#[must_use]
pub fn fit(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let mut fitting = String::new();
    let mut used = 0;
    for c in text.chars() {
        used += c.width().unwrap_or(0);
        if used + 1 > width {
            break;
        }
        fitting.push(c);
    }
    if width > 0 {
        fitting.push('…');
    }
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_measured_cut_and_centred_by_columns() {
        let row = || Row::new().plain("Обслуживание").with(Tint::Lit, " 7");
        assert_eq!(row().width(), 14);
        assert_eq!(row().cut(8).paint(false), "Обслужи…");
        assert_eq!(row().cut(13).paint(false), "Обслуживание…");
        assert_eq!(Row::new().plain("ab").centred(6).paint(false), "  ab  ");
        assert_eq!(fit("日本語", 5), "日本…");
        assert_eq!(fit("abc", 0), "");
    }

    #[test]
    fn wrapping_keeps_the_tints() {
        let row = Row::new().plain("one ").with(Tint::Strong, "two three").plain(" four");
        let lines: Vec<String> = row.wrapped(10).iter().map(|line| line.paint(true)).collect();
        assert_eq!(lines, ["one \u{1b}[1mtwo\u{1b}[0m", "\u{1b}[1mthree\u{1b}[0m four"]);
    }

    #[test]
    fn what_is_unbroken_stays_together() {
        let row = Row::new().plain("one, ").and(Row::new().plain("two three").unbroken());
        let lines: Vec<String> = row.wrapped(10).iter().map(|line| line.paint(false)).collect();
        assert_eq!(lines, ["one,", "two\u{a0}three"]);
    }

    #[test]
    fn without_colours_nothing_but_the_text_is_left() {
        let row = Row::new().with(Tint::Seat(Seat::new(5)), "★ Ann").soft(" ·");
        assert_eq!(row.paint(false), "★ Ann ·");
        assert!(row.paint(true).contains("\u{1b}["));
    }
}
