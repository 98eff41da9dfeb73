//! Which ids have a test named after them.

use std::collections::BTreeSet;
use std::path::Path;

use rulebooks::RuleId;

use super::File;
use super::book::{self, Definitions};
use super::library::{Library, Standing};
use crate::problem::Problem;
use crate::tree::Tree;

/// A function named after a rule id.
#[derive(Debug)]
struct Named<'a> {
    id: RuleId,
    path: &'a str,
    line: usize,
    name: String,
    /// Why it does not count, if it does not.
    flaw: Option<&'static str>,
}

/// How one book stands. `tested + definitions + untested` are all its ids.
#[derive(Debug, PartialEq, Eq)]
pub struct Tally {
    /// The name of the document.
    pub book: String,
    pub ids: usize,
    pub tested: usize,
    pub definitions: usize,
    pub untested: Vec<RuleId>,
    /// Rules that no line of its crate's source names: a reader who looks for them finds only their test.
    pub unnamed: Vec<RuleId>,
}

/// Counts for every book, and reports ids without a test and tests without an id.
pub fn check(tree: &Tree, files: &[File], library: &Library, problems: &mut Vec<Problem>) -> Vec<Tally> {
    let named = named_functions(files);
    for function in &named {
        if library.standing(function.id) == Standing::Missing && function.flaw != Some(NO_TEST) {
            problems.push(Problem::at(
                "test names",
                function.path,
                function.line,
                format_args!(
                    "`{}` is named after {}, which {}",
                    function.name,
                    function.id,
                    library.absence(function.id)
                ),
            ));
        }
    }
    let counted = library.english.iter().map(|(book, definitions)| Tally {
        unnamed: unnamed(tree, book, definitions),
        ..tally(book, definitions, files, &named, problems)
    });
    counted.collect()
}

fn tally(book: &str, definitions: &Definitions, files: &[File], named: &[Named], problems: &mut Vec<Problem>) -> Tally {
    let home = format!("{}/", book::home_folder(book));
    let at_home: Vec<&Named> = named.iter().filter(|f| f.path.starts_with(&home)).collect();
    let exists = files.iter().any(|file| file.path.starts_with(&home));
    if !exists {
        problems.push(Problem::new(
            "untested",
            book::path(book),
            format_args!("{home} has no Rust file, so none of these ids is tested"),
        ));
    }
    let ids = definitions.ids.len();
    let mut tally =
        Tally { book: book.to_owned(), ids, tested: 0, definitions: 0, untested: Vec::new(), unnamed: Vec::new() };
    for (id, definition) in &definitions.ids {
        if definition.needs_no_test {
            tally.definitions += 1;
        } else if at_home.iter().any(|f| f.id == *id && f.flaw.is_none()) {
            tally.tested += 1;
        } else {
            tally.untested.push(*id);
            if exists {
                let message = untested(*id, book, &at_home);
                let path = book::path(book);
                problems.push(Problem::at("untested", &path, definition.line, message));
            }
        }
    }
    tally
}

/// Rules that neither the source nor the data of a crate name. Examples are for tests, definitions for nobody.
fn unnamed(tree: &Tree, book: &str, definitions: &Definitions) -> Vec<RuleId> {
    let home = book::home_folder(book);
    let (source, data) = (format!("{home}/src"), format!("{home}/data"));
    let source = tree.under(&source, "rs").chain(tree.under(&data, "toml"));
    let named: BTreeSet<RuleId> = source.flat_map(|(_, text)| RuleId::all_in(text)).map(|(_, id)| id).collect();
    let rules = definitions.ids.iter().filter(|(id, definition)| !id.example && !definition.needs_no_test);
    rules.map(|(id, _)| *id).filter(|id| !named.contains(id)).collect()
}

const NO_TEST: &str = "is not under a #[test] (or is under #[ignore])";
const ELSEWHERE: &str = "lies outside src and tests";
const UNREACHED: &str = "is in a file that no `mod` of its crate names, so it never runs";

fn untested(id: RuleId, book: &str, named: &[&Named]) -> String {
    let near = named.iter().find_map(|f| (f.id == id).then_some((f, f.flaw?)));
    match near {
        Some((function, flaw)) => {
            format!("{id} has no test: `{}` in {}:{} {flaw}", function.name, function.path, function.line)
        }
        None => format!(
            "{id} has no test; write #[test] fn {}_…() in {}/tests or src, or mark this line [definition: reason]",
            id.test_stem(),
            book::home_folder(book)
        ),
    }
}

fn named_functions<'a>(files: &'a [File]) -> Vec<Named<'a>> {
    let modules: BTreeSet<(&str, &str)> = files
        .iter()
        .flat_map(|file| {
            let home = crate_of(file.path);
            file.source.modules().into_iter().map(move |m| (home, m))
        })
        .collect();
    let mut found = Vec::new();
    for file in files {
        for function in file.source.functions() {
            let Some(id) = RuleId::of_test(&function.name) else {
                continue;
            };
            let flaw = if !function.is_test {
                Some(NO_TEST)
            } else if !["src", "tests"].contains(&part(file.path, 2)) {
                Some(ELSEWHERE)
            } else if !is_root(file.path) && !modules.contains(&(crate_of(file.path), module_of(file.path))) {
                Some(UNREACHED)
            } else {
                None
            };
            found.push(Named { id, path: file.path, line: function.line, name: function.name, flaw });
        }
    }
    found
}

/// The n-th part of a path: `crates`, then the crate, then `src` or `tests`.
fn part(path: &str, index: usize) -> &str {
    path.split('/').nth(index).unwrap_or("")
}

fn crate_of(path: &str) -> &str {
    part(path, 1)
}

/// The name under which another file must declare this one.
fn module_of(path: &str) -> &str {
    let path = Path::new(path);
    let name = match path.file_stem() {
        Some(stem) if stem == "mod" => path.parent().and_then(Path::file_name),
        stem => stem,
    };
    name.and_then(|n| n.to_str()).unwrap_or("")
}

/// Whether cargo compiles the file on its own: a library, a binary, a test target.
fn is_root(path: &str) -> bool {
    let inside: Vec<&str> = path.split('/').skip(2).collect();
    matches!(
        inside.as_slice(),
        ["src", "lib.rs" | "main.rs"]
            | ["src", "bin", _]
            | ["src", "bin", _, "main.rs"]
            | ["tests", _]
            | ["tests", _, "main.rs"]
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_named_by_its_file_or_folder() {
        assert_eq!(module_of("crates/dei/tests/rules/setup.rs"), "setup");
        assert_eq!(module_of("crates/dei/src/phase/mod.rs"), "phase");
    }

    #[test]
    fn roots_are_what_cargo_finds_by_itself() {
        assert!(is_root("crates/dei/src/lib.rs"));
        assert!(is_root("crates/dei/tests/conformance.rs"));
        assert!(is_root("crates/dei/tests/rules/main.rs"));
        assert!(!is_root("crates/dei/tests/rules/setup.rs"));
        assert!(!is_root("crates/dei/src/setup.rs"));
    }
}
