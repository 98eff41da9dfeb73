//! What is wrong with the form of a file, for whoever edits it: serde speaks of the types that a row is read into.

use crate::Phrase;

/// The most characters of a file that a complaint repeats.
const MOST_REPEATED: usize = 40;

/// What serde says about some text, in words that know nothing of types. What it says in other words, and what the
/// reader of TOML and the games say, stays as it is.
pub(super) fn fault(message: &str, found: &str) -> Phrase {
    let fault = Phrase::new("data-fault-toml");
    match plain(message, found) {
        Some(error) => fault.phrase("error", error),
        None => fault.text("error", message.replace('\n', " ")),
    }
}

/// A name that has to be there.
pub(super) fn missing(column: &str) -> Phrase {
    Phrase::new("data-form-missing").text("column", column)
}

/// Text where a value of another kind should stand: `count`, `whole`, `text`, `truth`, `list` or `table`.
pub(super) fn not_a(wanted: &'static str, found: &str) -> Phrase {
    Phrase::new("data-form-value").text("found", short(found)).text("wanted", wanted)
}

fn plain(message: &str, found: &str) -> Option<Phrase> {
    if let Some(column) = message.strip_prefix("missing field ") {
        return Some(missing(column.trim_matches('`')));
    }
    if message == "wanted string or table" {
        return Some(not_a("text", found));
    }
    let (said, expected) = message.rsplit_once(", expected ")?;
    // Known names stand in backquotes: one of `a`, `b`.
    let known = || expected.split('`').skip(1).step_by(2).collect::<Vec<_>>().join(", ");
    let unknown = |key: &'static str, name: &str| Phrase::new(key).text("found", short(name)).text("known", known());
    if let Some(word) = said.strip_prefix("unknown variant ") {
        return Some(unknown("data-form-word", word.trim_matches('`')));
    }
    if let Some(name) = said.strip_prefix("unknown field ") {
        return Some(unknown("data-form-name", name.trim_matches('`')));
    }
    said.strip_prefix("invalid ")?;
    let number = |least: i64, most: i64| {
        Phrase::new("data-form-number").text("found", short(found)).number("least", least).number("most", most)
    };
    if let Some(wanted) = expected.strip_suffix(" values").and_then(|count| count.parse::<u32>().ok()) {
        return Some(Phrase::new("data-form-length").text("found", short(found)).number("wanted", wanted));
    }
    Some(match expected {
        "u8" => number(0, u8::MAX.into()),
        "u16" => number(0, u16::MAX.into()),
        "i8" => number(i8::MIN.into(), i8::MAX.into()),
        "i16" => number(i16::MIN.into(), i16::MAX.into()),
        "u32" | "u64" | "usize" => not_a("count", found),
        "i32" | "i64" | "isize" => not_a("whole", found),
        "a boolean" => not_a("truth", found),
        "a string" => not_a("text", found),
        "a sequence" => not_a("list", found),
        "a map" => not_a("table", found),
        // "struct Row", "struct Row with 6 elements", "internally tagged enum Effect"
        _ if expected.split(' ').any(|word| ["struct", "enum"].contains(&word)) => not_a("table", found),
        _ => return None,
    })
}

/// The beginning of some text, in one line.
fn short(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match words.char_indices().nth(MOST_REPEATED) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words,
    }
}
