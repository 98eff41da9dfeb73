//! CONTRIBUTING.md quotes the template word by word.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

const GUIDE: &str = include_str!("../../../CONTRIBUTING.md");
const TEMPLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../template");

/// All Rust below a folder.
fn source(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            source(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn what_is_quoted_is_there() {
    let mut text = String::new();
    source(Path::new(TEMPLATE), &mut text);
    let quoted: Vec<&str> =
        GUIDE.split("```rust,ignore\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(quoted.len() >= 6, "{} quotations", quoted.len());
    for block in quoted {
        assert!(text.contains(block), "the template has no longer:\n{block}");
    }
}
