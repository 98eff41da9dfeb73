//! All the documents of rules together: which ids exist, and in which languages.

use std::collections::BTreeMap;

use rulebooks::{Prefix, RuleId};

use super::book::{self, Definitions};
use crate::list;
use crate::problem::Problem;
use crate::tree::Tree;

const FOLDER: &str = "docs/rules";

/// Every document must exist in these languages too, as `docs/rules/<language>/<book>.md`.
const TRANSLATIONS: [&str; 2] = ["ru", "uk"];

/// About the folder, not about rules.
const README: &str = "README";

#[derive(Debug, Default)]
pub struct Library {
    /// The English documents, which decide, by their names.
    pub english: BTreeMap<String, Definitions>,
}

/// Whether an id exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Defined,
    /// Its book is there and does not define it.
    Missing,
    /// No book has ids that start so.
    NoBook,
}

impl Library {
    /// Reads the documents and reports what is wrong with them and their translations.
    pub fn read(tree: &Tree, problems: &mut Vec<Problem>) -> Library {
        let mut library = Library::default();
        for (name, path, text) in tree.within(FOLDER, "md").filter(|(name, ..)| *name != README) {
            let mut definitions = Definitions::read(path, text);
            problems.append(&mut definitions.problems);
            match definitions.prefix {
                None => problems.push(Problem::new("documents", path, "defines no rule")),
                Some(prefix) => {
                    if let Some(other) = library.name_of(prefix) {
                        let message = format!("its ids start with {prefix}-, as those of {} do", book::path(other));
                        problems.push(Problem::new("documents", path, message));
                    }
                }
            }
            library.english.insert(name.to_owned(), definitions);
        }
        for game in tree.games() {
            if !library.english.contains_key(game) {
                let message = format!("does not exist, but {} names the game: a game needs its rules", list::MANIFEST);
                problems.push(Problem::new("documents", book::path(game), message));
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
        let Some(definitions) = self.english.values().find(|book| book.prefix == Some(id.prefix)) else {
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
        match self.name_of(id.prefix) {
            None => format!("does not exist: no document in {FOLDER} has ids that start with {}-", id.prefix),
            Some(name) => format!("{} does not define", book::path(name)),
        }
    }

    fn name_of(&self, prefix: Prefix) -> Option<&str> {
        self.english.iter().find(|(_, book)| book.prefix == Some(prefix)).map(|(name, _)| name.as_str())
    }

    fn compare(&self, tree: &Tree, language: &str, problems: &mut Vec<Problem>) {
        let folder = format!("{FOLDER}/{language}");
        for (name, path, _) in tree.within(&folder, "md") {
            if name != README && !self.english.contains_key(name) {
                problems.push(Problem::new(
                    "translations",
                    path,
                    format_args!("translates nothing: there is no {FOLDER}/{name}.md"),
                ));
            }
        }
        for (name, english) in &self.english {
            let (path, original) = (format!("{folder}/{name}.md"), book::path(name));
            let Some(text) = tree.get(&path) else {
                problems.push(Problem::new("translations", path, format_args!("does not exist; translate {original}")));
                continue;
            };
            let mut translated = Definitions::read(&path, text);
            problems.append(&mut translated.problems);
            for (id, definition) in &english.ids {
                if !translated.ids.contains_key(id) {
                    let message = format!("{id} is missing; it is in {original}:{}", definition.line);
                    problems.push(Problem::new("translations", &path, message));
                }
            }
            for (id, definition) in &translated.ids {
                if !english.ids.contains_key(id) {
                    let message = format!("{id} is extra; {original} does not define it");
                    problems.push(Problem::at("translations", &path, definition.line, message));
                }
            }
        }
    }
}
