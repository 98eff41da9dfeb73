//! Keys and where they are mentioned.

use std::collections::BTreeSet;

use super::languages::Language;
use super::web;
use crate::problem::Problem;
use crate::source::{Argument, Source};
use crate::tree::{Tree, line_of};

/// How code names a key. Besides this, every string that starts like the keys of
/// a file (`merchant-…` for cyber-merchant.ftl) is taken for a key. A key put
/// together at run time is not seen here.
const CALL: &str = "Phrase::new";

/// Keys that code puts together at run time, by how they start: a message whose
/// key starts like one of these counts as used. Each entry says in a comment
/// which code builds the keys, and a test there goes through all of them. For
/// example `"syndicate-robot-"`, built from a card's type.
const DYNAMIC_PREFIXES: &[&str] = &[
    // crates/boardroom and the clients, from a game's id; crates/registry/tests go through all games.
    "game-", // The same, from a game's id and the name of one of its options.
    "option-",
    // crates/boardroom, from a game's id: who sits in the seats beyond those of the people.
    "seat-beyond-",
    // crates/boardroom/src/boards/fantastic_factories, from a card's id: short names where the full one is too long.
    "board-factories-card-",
    // crates/boardroom/src/boards/smartphone, from the key of a region; its boards show all of them.
    "board-smartphone-region-",
    // crates/boardroom/src/boards/dei, from the keys of colours and symbols; its boards show all of them.
    "board-dei-colour-",
    "board-dei-by-",
    // crates/syndicate/src/say.rs, from the message of a robot's condition; crates/registry/tests/about.rs goes through all robots.
    "syndicate-about-pays-",
    // crates/boardroom/src/report, from a game's id and the group of a feature; its tests go through all games.
    "feature-",
    // web, from a game's id and the name of a note in docs/lessons; crates/server/tests/rest/lessons.rs goes through all.
    "lesson-",
    // web/src/pages/guides.ts, from a game's id and the name of a paragraph; web/tests/guides.test.ts goes through all.
    "guide-",
    // crates/boardroom/src/cli/host.rs, from the name of a setting; a test goes through all of them.
    "host-arg-",
];

/// Games made up to test the machinery speak in keys that no player reads.
const TOY_PREFIX: &str = "toy-";
const TOY_HOMES: [&str; 2] = ["crates/kernel/", "crates/testkit/"];
/// The toy itself puts its keys together.
const TOY: &str = "crates/testkit/src/toy/";

/// Messages and terms that a text refers to must be there in its language.
pub fn check_references(language: &Language, problems: &mut Vec<Problem>) {
    let keys: BTreeSet<&str> = language.entries().map(|(_, e)| e.key.as_str()).collect();
    for (file, entry) in language.entries() {
        for (_, pattern) in &entry.parts {
            for reference in &pattern.references {
                if !keys.contains(reference.as_str()) {
                    let message =
                        format!("`{}` refers to `{reference}`, which {} does not have", entry.key, language.folder);
                    let path = language.path(file);
                    problems.push(Problem::at("references", &path, pattern.line, message));
                }
            }
        }
    }
}

/// Every key written in shipped code exists.
pub fn check_code(tree: &Tree, language: &Language, problems: &mut Vec<Problem>) {
    let mut known: BTreeSet<String> = BTreeSet::new();
    for (_, entry) in language.messages() {
        for (attribute, _) in &entry.parts {
            known.insert(match attribute {
                Some(attribute) => format!("{}.{attribute}", entry.key),
                None => entry.key.clone(),
            });
        }
    }
    let named = |file: &String| [Some(format!("{file}-")), language.family(file)];
    let families: BTreeSet<String> = language.files.keys().flat_map(named).flatten().collect();
    for (path, text) in tree.under("crates", "rs").filter(|(path, _)| is_shipped(path)) {
        let source = Source::new(text);
        for (line, key) in keys_in(&source, &families) {
            let dynamic = DYNAMIC_PREFIXES.iter().any(|prefix| key.starts_with(prefix));
            if !known.contains(key) && !dynamic && !is_toy(path, key) {
                let message =
                    format!("\"{key}\" names no message; add `{key} = …` to a file in every {}/*", super::FOLDER);
                problems.push(Problem::at("unknown keys", path, line, message));
            }
        }
    }
}

/// The strings of shipped code that are keys, each with its line.
fn keys_in<'s>(source: &'s Source, families: &BTreeSet<String>) -> Vec<(usize, &'s str)> {
    let shipped = source.shipped();
    let mut found: Vec<(usize, &str)> = Vec::new();
    for call in source.calls(&shipped, CALL) {
        if let Argument::Literal(literal) = call.argument {
            found.push((call.line, &literal.text));
        }
    }
    for literal in source.literals() {
        let text = literal.text.as_str();
        let shipped = shipped.as_bytes().get(literal.start) == Some(&b'"');
        let family = families.iter().any(|family| text.starts_with(family.as_str()) && text.len() > family.len());
        if shipped && family && words(text).eq([text]) && found.iter().all(|(_, key)| *key != text) {
            found.push((line_of(source.code(), literal.start), text));
        }
    }
    found
}

/// Every key is mentioned by a string in code or by another message.
pub fn check_unused(tree: &Tree, languages: &[Language], problems: &mut Vec<Problem>) {
    let mut in_code = BTreeSet::new();
    for (_, text) in tree.under("crates", "rs") {
        for literal in Source::new(text).literals() {
            in_code.extend(words(&literal.text).map(str::to_owned));
        }
    }
    let in_web = languages.first().map(|first| web::mentions(tree, first)).unwrap_or_default();
    for language in languages {
        let referred = referred_by_others(language);
        for (file, entry) in language.entries() {
            let key = entry.key.as_str();
            let referred = referred.contains(key);
            let named = !entry.is_term() && in_code.contains(key);
            let in_web = in_web.iter().any(|mention| !entry.is_term() && mention.means(key));
            let dynamic = DYNAMIC_PREFIXES.iter().any(|p| key.starts_with(p));
            if !referred && !named && !in_web && !dynamic {
                let message = format!(
                    "`{key}` is mentioned nowhere; remove it, or list its start in DYNAMIC_PREFIXES in xtask/src/texts/usage.rs"
                );
                let path = language.path(file);
                problems.push(Problem::at("unused keys", &path, entry.line, message));
            }
        }
    }
}

/// The keys that another entry of the language refers to.
fn referred_by_others(language: &Language) -> BTreeSet<&str> {
    let mut referred = BTreeSet::new();
    for (_, entry) in language.entries() {
        for (_, pattern) in &entry.parts {
            let others = pattern.references.iter().filter(|key| **key != entry.key);
            referred.extend(others.map(String::as_str));
        }
    }
    referred
}

/// What could be keys in a string: runs of letters, digits, `-` and `_`.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').filter(|word| !word.is_empty())
}

/// In `crates/*/src`, and not a file of unit tests.
fn is_shipped(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    parts.get(2) == Some(&"src") && !parts.contains(&"tests") && parts.last() != Some(&"tests.rs")
}

fn is_toy(path: &str, key: &str) -> bool {
    path.starts_with(TOY) || key.starts_with(TOY_PREFIX) && TOY_HOMES.iter().any(|home| path.starts_with(home))
}
