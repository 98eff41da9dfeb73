//! What a document of rules defines, and what is wrong with it.

use std::collections::BTreeMap;

use rulebooks::{Document, Prefix, RuleId};

use crate::problem::Problem;

/// Books that belong to no game: the crate whose tests answer for them.
const HOMES: [(&str, &str); 2] = [("table", "kernel"), ("house", "server")];

pub fn path(name: &str) -> String {
    format!("docs/rules/{name}.md")
}

/// The folder whose tests answer for a book.
pub fn home_folder(name: &str) -> String {
    let other = HOMES.iter().find(|(book, _)| *book == name).map(|(_, home)| *home);
    format!("crates/{}", other.unwrap_or(name))
}

/// Where an id is defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Definition {
    pub line: usize,
    /// Marked `[definition: reason]`.
    pub needs_no_test: bool,
}

/// The ids of one file, and what is wrong with their definitions.
#[derive(Debug, Default)]
pub struct Definitions {
    /// What its ids start with: as the first one does.
    pub prefix: Option<Prefix>,
    pub ids: BTreeMap<RuleId, Definition>,
    pub problems: Vec<Problem>,
}

impl Definitions {
    pub fn read(path: &str, text: &str) -> Definitions {
        let document = Document::read(text);
        let mut definitions = Definitions { prefix: document.prefix(), ..Definitions::default() };
        for rule in document.rules() {
            definitions.add(path, rule);
        }
        definitions
    }

    fn add(&mut self, path: &str, rule: &rulebooks::Rule) {
        let id = rule.id;
        let mut problem = |message: String| {
            self.problems.push(Problem::at("definitions", path, rule.line, message));
        };
        if let Some(prefix) = self.prefix.filter(|prefix| *prefix != id.prefix) {
            problem(format!(
                "{id} is defined here, but the ids of this file start with {prefix}-; if it is a citation, let another word come first"
            ));
            return;
        }
        if rule.definition.as_deref() == Some("") {
            problem(format!(
                "{id} is marked [definition] without a reason; write [definition: why no test can show it]"
            ));
        }
        match self.ids.get(&id) {
            Some(first) => {
                let first = first.line;
                problem(format!("{id} is defined a second time, after line {first}; give one of them a new number"));
            }
            None => {
                self.ids.insert(id, Definition { line: rule.line, needs_no_test: rule.definition.is_some() });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Definitions {
        Definitions::read("docs/rules/dei.md", text)
    }

    #[test]
    fn a_second_definition_is_a_problem() {
        let found = read("- **DEI-1** a\n\n| DEI-1 | b |\n");
        assert_eq!(found.ids.len(), 1);
        assert_eq!(found.problems[0].place, "docs/rules/dei.md:3");
        assert!(found.problems[0].message.contains("after line 1"));
    }

    #[test]
    fn a_definition_of_another_books_id_is_a_problem() {
        let found = read("- **DEI-1** a\n- **SYN-1** a\n");
        assert_eq!(found.ids.len(), 1);
        assert!(found.problems[0].message.contains("start with DEI-"));
    }

    #[test]
    fn a_definition_needs_a_reason() {
        let found = read(
            "- **DEI-1** a [definition: names a word]\n- **DEI-2** b [definition: ]\n- **DEI-3** c [definition]\n- **DEI-4** d [seed]\n",
        );
        let free: Vec<bool> = found.ids.values().map(|d| d.needs_no_test).collect();
        assert_eq!(free, [true, true, true, false]);
        assert_eq!(found.problems.len(), 2);
        assert!(found.problems[0].message.starts_with("DEI-2 is marked"));
        assert!(found.problems[1].message.starts_with("DEI-3 is marked"));
    }

    #[test]
    fn a_book_of_no_game_has_its_tests_elsewhere() {
        assert_eq!(["dei", "table", "house"].map(home_folder), ["crates/dei", "crates/kernel", "crates/server"]);
    }
}
