//! All the documents of rules together: which ids exist, and in which languages.

use std::collections::BTreeMap;

use super::book::Definitions;
use super::id::{BOOKS, Book, RuleId};
use crate::problem::Problem;
use crate::tree::Tree;

const FOLDER: &str = "docs/rules";

/// Every document must exist in these languages too, as `docs/rules/<language>/<book>.md`.
const TRANSLATIONS: [&str; 2] = ["ru", "uk"];

/// About the folder, not about rules.
const README: &str = "README";

#[derive(Debug, Default)]
pub struct Library {
    /// The English documents, which decide.
    pub english: BTreeMap<&'static Book, Definitions>,
}

/// Whether an id exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Defined,
    /// Its book is there and does not define it.
    Missing,
    /// Its book has not been written.
    NoBook,
}

impl Library {
    /// Reads the documents and reports what is wrong with them and their translations.
    pub fn read(tree: &Tree, problems: &mut Vec<Problem>) -> Library {
        let mut library = Library::default();
        for (name, path, text) in tree.within(FOLDER, "md") {
            if name == README {
                continue;
            }
            match Book::named(name) {
                Some(book) => {
                    let mut definitions = Definitions::read(book, path, text);
                    problems.append(&mut definitions.problems);
                    library.english.insert(book, definitions);
                }
                None => problems.push(unknown_book(path)),
            }
        }
        for book in &BOOKS {
            let home = book.home_folder();
            let is_game = book.home == book.name;
            if is_game && tree.has_folder(&home) && !library.english.contains_key(book) {
                problems.push(Problem::new(
                    "documents",
                    book.path(),
                    format_args!("does not exist, but {home} does: a game needs its rules"),
                ));
            }
        }
        if library.english.is_empty() {
            problems.push(Problem::new("documents", FOLDER, "holds no document of rules"));
        }
        for language in TRANSLATIONS {
            library.compare(tree, language, problems);
        }
        library
    }

    /// An example's row (`SYN-EX-2e`) exists with its example.
    pub fn standing(&self, id: RuleId) -> Standing {
        let Some(definitions) = self.english.get(id.book) else {
            return Standing::NoBook;
        };
        let has = |id: &RuleId| definitions.ids.contains_key(id);
        if has(&id) || id.whole_example().is_some_and(|whole| has(&whole)) {
            Standing::Defined
        } else {
            Standing::Missing
        }
    }

    /// Says why an id does not exist; fits after "which".
    pub fn absence(&self, id: RuleId) -> String {
        let path = id.book.path();
        match self.standing(id) {
            Standing::NoBook => format!("does not exist: there is no {path}"),
            Standing::Missing | Standing::Defined => format!("{path} does not define"),
        }
    }

    fn compare(&self, tree: &Tree, language: &str, problems: &mut Vec<Problem>) {
        let folder = format!("{FOLDER}/{language}");
        for (name, path, _) in tree.within(&folder, "md") {
            let known = Book::named(name).is_some_and(|book| self.english.contains_key(book));
            if name != README && !known {
                problems.push(Problem::new(
                    "translations",
                    path,
                    format_args!("translates nothing: there is no {FOLDER}/{name}.md"),
                ));
            }
        }
        for (book, english) in &self.english {
            let path = format!("{folder}/{}.md", book.name);
            let Some(text) = tree.get(&path) else {
                problems.push(Problem::new(
                    "translations",
                    path,
                    format_args!("does not exist; translate {}", book.path()),
                ));
                continue;
            };
            let mut translated = Definitions::read(book, &path, text);
            problems.append(&mut translated.problems);
            for (id, definition) in &english.ids {
                if !translated.ids.contains_key(id) {
                    let line = definition.line;
                    let message = format!("{id} is missing; it is in {}:{line}", book.path());
                    problems.push(Problem::new("translations", &path, message));
                }
            }
            for (id, definition) in &translated.ids {
                if !english.ids.contains_key(id) {
                    let message = format!("{id} is extra; {} does not define it", book.path());
                    problems.push(Problem::at("translations", &path, definition.line, message));
                }
            }
        }
    }
}

fn unknown_book(path: &str) -> Problem {
    let known: Vec<&str> = BOOKS.iter().map(|book| book.name).collect();
    Problem::new(
        "documents",
        path,
        format_args!(
            "is not a known document ({}); add it to BOOKS in xtask/src/rules/id.rs with its prefix",
            known.join(", ")
        ),
    )
}
