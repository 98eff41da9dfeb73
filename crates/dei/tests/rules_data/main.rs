//! The printed components: `data/standard.toml` against the tables of `docs/rules/dei.md`, row by row, and files that
//! are refused.
//!
//! `markdown` reads the tables of the document.

mod markdown;

mod action_cards;
mod components;
mod faults;
mod other_sets;
mod setup;
mod tables;

use dei::Cards;
use kernel::Loaded;
use kernel::data::CardData;
use serde_json::Value;
use std::collections::BTreeSet;

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

/// The words in `from`, of one part or of all.
pub fn from(value: &Value) -> BTreeSet<String> {
    match value.as_object() {
        Some(parts) => parts.values().flat_map(from).collect(),
        None => value.as_str().expect("words").split(" + ").map(str::to_owned).collect(),
    }
}

/// The line of the file with a row: the first that has this text.
pub fn line(text: &str) -> &'static str {
    let mut rows = Cards::STANDARD.lines().filter(|line| line.contains("from = "));
    rows.find(|line| line.contains(text)).unwrap_or_else(|| panic!("no row {text}"))
}
