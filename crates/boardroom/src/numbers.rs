//! [`Numbers`]: numbers as a language writes them.

use lab::Interval;
use texts::Lang;

/// Writes numbers as a language does: its decimal sign, groups of three digits, a true minus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers(pub Lang);

/// Stands where there is no number.
const NONE: &str = "–";
/// Keeps a number and its sign on one line.
const BLANK: char = '\u{a0}';
/// Stands between groups of digits.
const THIN: char = '\u{202f}';

impl Numbers {
    /// A count, in groups of three digits.
    #[must_use]
    pub fn count(self, number: u64) -> String {
        let digits = number.to_string();
        if digits.len() < 5 {
            return digits;
        }
        let mut grouped = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                grouped.push(THIN);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// A number with so many digits behind the decimal sign.
    #[must_use]
    pub fn decimal(self, number: f64, digits: usize) -> String {
        if number.is_nan() {
            return NONE.to_owned();
        }
        let size = number.abs();
        let written = if size.is_infinite() { "∞".to_owned() } else { format!("{size:.digits$}") };
        let (whole, part) = written.split_once('.').unwrap_or((&written, ""));
        let whole = whole.parse().map_or_else(|_| whole.to_owned(), |whole| self.count(whole));
        let nothing = written.chars().all(|c| c == '0' || c == '.');
        let sign = if number < 0.0 && !nothing { "−" } else { "" };
        let point = if part.is_empty() { "" } else { self.point() };
        format!("{sign}{whole}{point}{part}")
    }

    /// The same, always with its sign unless it is 0.
    #[must_use]
    pub fn signed(self, number: f64, digits: usize) -> String {
        let written = self.decimal(number, digits);
        let nothing = !written.contains(|c: char| c == '∞' || ('1'..='9').contains(&c));
        if number > 0.0 && !nothing { format!("+{written}") } else { written }
    }

    /// A share in percent.
    #[must_use]
    pub fn percent(self, share: f64) -> String {
        self.with_percent(&self.decimal(100.0 * share, 1))
    }

    /// A difference of shares, in percentage points.
    #[must_use]
    pub fn points(self, share: f64) -> String {
        self.signed(100.0 * share, 1)
    }

    /// A number with a percent sign behind it.
    #[must_use]
    pub fn with_percent(self, number: &str) -> String {
        if number == NONE { number.to_owned() } else { format!("{number}{BLANK}%") }
    }

    /// From the lower end of an interval to the upper one.
    #[must_use]
    pub fn span(self, interval: Interval, show: impl Fn(f64) -> String) -> String {
        let (low, high) = (show(interval.low), show(interval.high));
        let signs = ['−', '+', '∞'];
        let between = if low.contains(signs) || high.contains(signs) { "\u{a0}…\u{a0}" } else { "–" };
        format!("{low}{between}{high}")
    }

    /// A share in percent with its interval: `52.3 % (51.9–52.7)`.
    #[must_use]
    pub fn share(self, interval: Interval) -> String {
        if interval.estimate.is_nan() {
            return NONE.to_owned();
        }
        let ends = self.span(interval, |end| self.decimal(100.0 * end, 1));
        format!("{}{BLANK}({ends})", self.percent(interval.estimate))
    }

    /// A mean with its interval: `54.3 (54.1–54.5)`.
    #[must_use]
    pub fn mean(self, interval: Interval, digits: usize) -> String {
        if !interval.low.is_finite() {
            return self.decimal(interval.estimate, digits);
        }
        let ends = self.span(interval, |end| self.decimal(end, digits));
        format!("{}{BLANK}({ends})", self.decimal(interval.estimate, digits))
    }

    fn point(self) -> &'static str {
        match self.0 {
            Lang::En => ".",
            Lang::Ru | Lang::Uk => ",",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let (en, ru) = (Numbers(Lang::En), Numbers(Lang::Ru));
        assert_eq!(en.count(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!((en.count(1000).as_str(), en.count(10_000).as_str()), ("1000", "10\u{202f}000"));
        assert_eq!((en.decimal(-1.25, 1).as_str(), ru.decimal(1.25, 2).as_str()), ("−1.2", "1,25"));
        assert_eq!(en.decimal(-0.04, 1), "0.0", "no minus before nothing");
        assert_eq!((en.signed(0.04, 1).as_str(), en.signed(0.06, 1).as_str()), ("0.0", "+0.1"));
        assert_eq!((ru.decimal(f64::NAN, 1).as_str(), ru.decimal(f64::NEG_INFINITY, 1).as_str()), ("–", "−∞"));
        assert_eq!(ru.percent(0.523), "52,3\u{a0}%");
    }

    #[test]
    fn intervals_stand_behind_their_estimate() {
        let en = Numbers(Lang::En);
        let interval = Interval { estimate: 0.5, low: 0.4, high: 0.6 };
        assert_eq!(en.share(interval), "50.0\u{a0}%\u{a0}(40.0–60.0)");
        assert_eq!(en.mean(interval, 2), "0.50\u{a0}(0.40–0.60)");
        let about = Interval { estimate: 0.0, low: -0.01, high: 0.01 };
        assert_eq!(en.span(about, |end| en.points(end)), "−1.0\u{a0}…\u{a0}+1.0");
        let one = Interval { estimate: 3.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        assert_eq!(en.mean(one, 1), "3.0");
        let none = Interval { estimate: f64::NAN, low: 0.0, high: 1.0 };
        assert_eq!(en.share(none), "–");
    }
}
