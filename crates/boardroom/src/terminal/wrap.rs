//! Breaks texts into lines.

use unicode_width::UnicodeWidthChar;

/// The lines of a text, each of at most so many columns, broken at blanks; a longer word is broken
/// where it must. An empty text is one empty line.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<&str> {
    break_points(text, width).into_iter().map(|(start, end)| &text[start..end]).collect()
}

/// Where the lines of a text begin and end, in bytes.
pub(super) fn break_points(text: &str, width: usize) -> Vec<(usize, usize)> {
    let width = width.max(1);
    let mut lines = Vec::new();
    let mut start = 0;
    while let Some((end, next)) = first_break(&text[start..], width) {
        lines.push((start, start + end));
        start += next;
    }
    lines.push((start, text.len()));
    lines
}

/// Where the first line of a text ends and the next one begins; none if it fits on one.
fn first_break(text: &str, width: usize) -> Option<(usize, usize)> {
    let mut used = 0;
    let mut blank = None;
    for (at, c) in text.char_indices() {
        used += c.width().unwrap_or(0);
        if used > width {
            let here = (c == ' ').then_some(at);
            let must = if at == 0 { c.len_utf8() } else { at };
            let (end, next) = here.or(blank).map_or((must, must), |at| (at, at + 1));
            return (next < text.len() || end < must).then_some((end, next));
        }
        if c == ' ' && at > 0 {
            blank = Some(at);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_and_long_words_where_they_must() {
        for (text, width, lines) in [
            ("", 5, vec![""]),
            ("one two", 7, vec!["one two"]),
            ("one two", 6, vec!["one", "two"]),
            ("one two three", 8, vec!["one two", "three"]),
            ("abcdefgh", 3, vec!["abc", "def", "gh"]),
            ("ab abcdefgh", 4, vec!["ab", "abcd", "efgh"]),
            ("слово и дело", 7, vec!["слово и", "дело"]),
            ("ab  ", 2, vec!["ab", " "]),
            ("one  two", 4, vec!["one ", "two"]),
            ("日本語", 1, vec!["日", "本", "語"]),
        ] {
            assert_eq!(wrap(text, width), lines, "{text:?} in {width}");
        }
    }
}
