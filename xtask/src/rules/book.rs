//! What a document of rules defines.
//!
//! An id is defined where it stands
//! - in bold at the start of a line or list item: `- **SYN-12** …`;
//! - alone in the first cell of a table row: `| FF-201 | …`;
//! - at the start of a heading: `### SYN-EX-1 …`.
//!
//! Everywhere else it is cited. A range (`**SP-85 … SP-96** Base powers:`)
//! defines nothing, and neither does a fenced block.
//!
//! A definition line that holds `[definition: reason]` states something no test
//! could show (a word, a component); it needs none.

use std::collections::BTreeMap;

use super::id::{Book, RuleId, starts_range};
use crate::problem::Problem;

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
    pub ids: BTreeMap<RuleId, Definition>,
    pub problems: Vec<Problem>,
}

impl Definitions {
    pub fn read(book: &Book, path: &str, text: &str) -> Definitions {
        let mut definitions = Definitions::default();
        for (line, content) in lines_outside_fences(text) {
            if let Some(id) = defined_by(content) {
                definitions.add(book, path, line, content, id);
            }
        }
        definitions
    }

    fn add(&mut self, book: &Book, path: &str, line: usize, content: &str, id: RuleId) {
        let mut problem = |message: String| {
            self.problems.push(Problem::at("definitions", path, line, message));
        };
        if id.book != book {
            problem(format!(
                "{id} is defined here, but the ids of this file start with {}-; if it is a citation, let another word come first",
                book.prefix
            ));
            return;
        }
        let mark = definition_mark(content);
        if mark == Some("") {
            problem(format!(
                "{id} is marked [definition] without a reason; write [definition: why no test can show it]"
            ));
        }
        let definition = Definition { line, needs_no_test: mark.is_some() };
        match self.ids.get(&id) {
            Some(first) => {
                let first = first.line;
                problem(format!("{id} is defined a second time, after line {first}; give one of them a new number"));
            }
            None => {
                self.ids.insert(id, definition);
            }
        }
    }
}

/// The lines that are not inside ``` or ~~~, numbered from 1.
fn lines_outside_fences(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fence: Option<&str> = None;
    text.lines().enumerate().filter_map(move |(index, line)| {
        let start = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|m| start.starts_with(m));
        match (fence, mark) {
            (None, Some(mark)) => fence = Some(mark),
            (Some(open), Some(mark)) if open == mark => fence = None,
            (None, None) => return Some((index + 1, line)),
            _ => {}
        }
        None
    })
}

/// The id this line defines, if any.
fn defined_by(line: &str) -> Option<RuleId> {
    let line = line.trim();
    if let Some(row) = line.strip_prefix('|') {
        let cell = row.split('|').next()?.trim();
        let bare = cell.strip_prefix("**").and_then(|c| c.strip_suffix("**"));
        RuleId::exactly(bare.unwrap_or(cell))
    } else if line.starts_with('#') {
        let title = line.trim_start_matches('#').strip_prefix(' ')?.trim_start();
        let (id, rest) = RuleId::starting(title.trim_start_matches('*'))?;
        (!starts_range(rest)).then_some(id)
    } else {
        let bold = without_list_mark(line).strip_prefix("**")?;
        let (id, rest) = RuleId::starting(bold)?;
        ["**", ".**", ":**"].iter().any(|end| rest.starts_with(end)).then_some(id)
    }
}

/// The text of a list item: without `- `, `* `, `+ ` or `12. `.
fn without_list_mark(line: &str) -> &str {
    let bullet = ["- ", "* ", "+ "].iter().find_map(|m| line.strip_prefix(m));
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = (number.len() < line.len()).then(|| number.strip_prefix(". ")).flatten();
    bullet.or(numbered).unwrap_or(line).trim_start()
}

/// The reason in `[definition: reason]`; empty when none is given.
fn definition_mark(line: &str) -> Option<&str> {
    let start = line.find("[definition")? + "[definition".len();
    let inside = line[start..].split(']').next()?;
    match inside.strip_prefix(':') {
        Some(reason) => Some(reason.trim()),
        None => inside.trim().is_empty().then_some(""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, text: &str) -> Definitions {
        let book = Book::named(name).unwrap();
        Definitions::read(book, &book.path(), text)
    }

    fn defined(name: &str, text: &str) -> Vec<String> {
        let ids = read(name, text).ids;
        ids.into_keys().map(|id| id.to_string()).collect()
    }

    #[test]
    fn every_form_of_definition_in_the_contracts() {
        let text = "\
# Smartphone
## 2. Components (SP-20 … SP-39)
- **SP-1** `[public]` (P4, B3) The game is exactly 5 rounds; see SP-3.
  * **SP-2** nested
3. **SP-3.** numbered
| id | component |
| --- | --- |
| SP-20 | big board | SP-60 |
| **SP-21** | pads |
**SP-60** Starting improvements — `[public]` (B1) for every row:
**SP-85 … SP-96** Base powers:
| SP-85 | GPS plain | the dark side is SP-86 |
### SP-EX-1 Scoring a network [seed]
### SP-EX-2: with a colon
### SP-EX-3 — with a dash
- **SP-EX-4** `[ruling]` (SP-243, SP-244) Enumerate
";
        assert_eq!(
            defined("smartphone", text),
            ["SP-1", "SP-2", "SP-3", "SP-20", "SP-21", "SP-60", "SP-85", "SP-EX-1", "SP-EX-2", "SP-EX-3", "SP-EX-4"]
        );
    }

    #[test]
    fn citations_and_ranges_define_nothing() {
        let text = "\
## SYN-1 … SYN-19
SYN-2 is plain text.
- see **SYN-3** later
- **SYN-4 and more** is a title, not an id
| Q1 | question | SYN-5 |
| SYN-6, SYN-7 | two |
| SYN-48…52 | a range |
- **Note** SYN-8
```
- **SYN-9** inside a fence
```
";
        assert!(defined("syndicate", text).is_empty());
    }

    #[test]
    fn an_example_may_have_a_letter() {
        assert_eq!(defined("syndicate", "| SYN-EX-2a | x |\n| SYN-EX-2b | y |\n"), ["SYN-EX-2a", "SYN-EX-2b"]);
    }

    #[test]
    fn a_second_definition_is_a_problem() {
        let found = read("dei", "- **DEI-1** a\n\n| DEI-1 | b |\n");
        assert_eq!(found.ids.len(), 1);
        assert_eq!(found.problems[0].place, "docs/rules/dei.md:3");
        assert!(found.problems[0].message.contains("after line 1"));
    }

    #[test]
    fn a_definition_of_another_books_id_is_a_problem() {
        let found = read("dei", "- **SYN-1** a\n");
        assert!(found.ids.is_empty());
        assert!(found.problems[0].message.contains("start with DEI-"));
    }

    #[test]
    fn a_definition_needs_a_reason() {
        let found = read(
            "dei",
            "- **DEI-1** a [definition: names a word]\n- **DEI-2** b [definition: ]\n- **DEI-3** c [definition]\n- **DEI-4** d [seed]\n",
        );
        let free: Vec<bool> = found.ids.values().map(|d| d.needs_no_test).collect();
        assert_eq!(free, [true, true, true, false]);
        assert_eq!(found.problems.len(), 2);
        assert!(found.problems[0].message.starts_with("DEI-2 is marked"));
        assert!(found.problems[1].message.starts_with("DEI-3 is marked"));
    }
}
