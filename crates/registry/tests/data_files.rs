//! Data files that are wrong in every column: each complaint says what should stand there, in words for whoever edits
//! the file.

#![allow(clippy::unwrap_used)]

use registry::games;
use std::collections::BTreeSet;
use texts::{Lang, Names, Texts};

/// Words of the program, not of a file.
const OURS: [&str; 12] =
    ["struct", "enum", "variant", "field", "map", "sequence", "tuple", "u8", "u16", "i8", "usize", "boolean"];

/// What is put in the place of every value.
const WRONG: [&str; 6] = ["-1", "\"x\"", "[1]", "{ a = 1 }", "1.5", "true"];

/// Where the value ends that a text begins with.
fn value_end(text: &str) -> usize {
    let (mut depth, mut quoted) = (0_i32, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '[' | '{' if !quoted => depth += 1,
            ',' | '\n' if !quoted && depth == 0 => return at,
            ']' | '}' if !quoted && depth == 0 => return at,
            ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// The places of all values of a file, the first of every name. There are none in comments and in texts.
fn values(text: &str) -> Vec<(String, std::ops::Range<usize>)> {
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    for (at, _) in text.match_indices(" = ") {
        let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let name = text[..at].rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap().to_owned();
        let quoted = text[line..at].matches('"').count() % 2 == 1;
        if !quoted && !text[line..].starts_with('#') && known.insert(name.clone()) {
            found.push((name, at + 3..at + 3 + value_end(&text[at + 3..])));
        }
    }
    found
}

#[test]
fn a_complaint_about_a_file_is_in_plain_words() {
    for game in games() {
        let text = game.standard_data();
        let values = values(text);
        assert!(values.len() > 2, "{}: {values:?}", game.id());
        for (name, place) in values {
            for wrong in WRONG {
                let changed = format!("{}{wrong}{}", &text[..place.start], &text[place.end..]);
                let Err(fault) = game.check_data(&changed) else { continue };
                for lang in [Lang::En, Lang::Ru, Lang::Uk] {
                    let said = Texts::of(lang).say(&fault.what, &Names::default());
                    let ours = said.split(|c: char| !c.is_alphanumeric()).find(|word| OURS.contains(word));
                    assert_eq!(ours, None, "{} {name} = {wrong}: {said}", game.id());
                    assert!(!said.contains("expected"), "{} {name} = {wrong}: {said}", game.id());
                }
            }
        }
    }
}
