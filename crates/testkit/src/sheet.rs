//! Data files, edited: for tests of what a game says about a wrong one.

use kernel::{CardData, DataFault, Loaded};

/// The standard file with one text replaced.
///
/// # Panics
/// If the text is not in the file.
#[must_use]
#[track_caller]
pub fn edited<C: CardData>(from: &str, to: &str) -> String {
    assert!(C::STANDARD.contains(from), "{from} is not in the file");
    C::STANDARD.replacen(from, to, 1)
}

/// The standard file with one thing in one of its rows replaced.
///
/// # Panics
/// If it is not in the row, or the row not in the file.
#[must_use]
#[track_caller]
pub fn edited_row<C: CardData>(row: &str, from: &str, to: &str) -> String {
    assert!(row.contains(from), "{from} is not in {row}");
    edited::<C>(row, &row.replacen(from, to, 1))
}

/// The standard file as it is written, with all its columns.
///
/// # Panics
/// If it is not TOML.
#[must_use]
pub fn written<C: CardData>() -> serde_json::Value {
    toml::from_str(C::STANDARD).expect("the standard set is TOML")
}

/// The line of the standard file that a text stands on, from 1; 0 if it does not.
#[must_use]
pub fn line_of<C: CardData>(text: &str) -> usize {
    C::STANDARD.lines().position(|line| line.contains(text)).map_or(0, |at| at + 1)
}

/// What is wrong with a file.
///
/// # Panics
/// If nothing is.
#[track_caller]
pub fn fault_of<C: CardData>(text: &str) -> DataFault {
    match C::parse(text) {
        Ok(_) => {
            let new = text.lines().find(|line| !C::STANDARD.lines().any(|old| old == *line));
            panic!("the file is accepted: {}", new.unwrap_or("something is missing"))
        }
        Err(fault) => fault,
    }
}

/// Comments and layout do not change a set: the same rows give the same digest, and the same set in memory.
///
/// # Panics
/// If they do.
pub fn layout_is_nothing<C: CardData>() {
    let standard = Loaded::<C>::standard();
    let plain: String = C::STANDARD
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ") + " # a note\n\n")
        .collect();
    assert_ne!(plain, C::STANDARD);
    let again = Loaded::<C>::parse(&plain).unwrap_or_else(|fault| panic!("another layout is refused: {fault}"));
    assert_eq!(again.digest(), standard.digest());
    assert!(std::ptr::eq(again.get(), standard.get()), "and it is the same set in memory");
}
