//! The printed components: `data/standard.toml` against the tables of `docs/rules/smartphone.md`, with a test for
//! each id of a table, and files that are refused.
//!
//! `markdown` reads the tables of the document.

mod markdown;

mod boards;
mod faults;
mod modules;
mod tables;

use kernel::Loaded;
use kernel::data::CardData;
use serde_json::Value;
use smartphone::Cards;

pub fn standard() -> &'static Cards {
    Loaded::<Cards>::standard().get()
}

/// The rows of a section of the data file, as they are written.
pub fn section(name: &str) -> Vec<Value> {
    written(name).as_array().unwrap_or_else(|| panic!("{name} is no list of rows")).clone()
}

/// A section of the data file, as it is written.
pub fn written(name: &str) -> Value {
    testkit::sheet::written::<Cards>()[name].clone()
}

/// The row of a section with this id.
pub fn row_of(name: &str, id: &str) -> Value {
    section(name).into_iter().find(|row| row["id"] == id).unwrap_or_else(|| panic!("{name} has no row {id}"))
}

/// The line of the file with a row: the first that has this text.
pub fn line(text: &str) -> &'static str {
    let mut rows = Cards::STANDARD.lines().filter(|line| line.contains("from = "));
    rows.find(|line| line.contains(text)).unwrap_or_else(|| panic!("no row {text}"))
}
