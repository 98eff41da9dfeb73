//! What a document of rules says.
//!
//! An id is defined where it stands
//! - in bold at the start of a line or list item: `- **SYN-12** [seed] …`;
//! - alone in the first cell of a table row: `| FF-201 | …`;
//! - at the start of a heading: `### SYN-EX-1 Title [seed]`, with all that stands below it.
//!
//! Everywhere else it is cited. A range (`**SP-85 … SP-96** Base powers:`) defines nothing, and neither does a fenced
//! block.

use crate::id::{Prefix, RuleId, starts_range};

/// A document, read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// In their order.
    pub items: Vec<Item>,
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// The heading of a chapter.
    Heading(String),
    /// A rule.
    Rule(Rule),
}

/// A rule with its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id, which never changes.
    pub id: RuleId,
    /// The line it stands on, counted from 1.
    pub line: usize,
    /// Where it comes from: `seed`, `public`, `ruling`, `reconstructed`; only in English.
    pub from: Option<String>,
    /// The reason in `[definition: reason]`: it states something no test could show. Empty if no reason is given.
    pub definition: Option<String>,
    /// What it says; a worked example has several lines.
    pub text: Vec<String>,
}

impl Document {
    /// Reads the headings and rules of a document.
    #[must_use]
    pub fn read(text: &str) -> Document {
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            reader.line(index + 1, line);
        }
        Document { items: reader.items }
    }

    /// The rules, in their order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.items.iter().filter_map(|item| match item {
            Item::Rule(rule) => Some(rule),
            Item::Heading(_) => None,
        })
    }

    /// What its ids begin with: as the first one does.
    #[must_use]
    pub fn prefix(&self) -> Option<Prefix> {
        self.rules().next().map(|rule| rule.id.prefix)
    }
}

#[derive(Default)]
struct Reader<'t> {
    items: Vec<Item>,
    /// The mark that closes a fenced block.
    fence: Option<&'static str>,
    /// The head of the table that is being read.
    head: Vec<&'t str>,
    /// Whether the last rule is a chapter and takes the lines below it.
    example: bool,
}

impl<'t> Reader<'t> {
    fn line(&mut self, number: usize, line: &'t str) {
        let start = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
        match (self.fence, mark) {
            (None, Some(mark)) => self.fence = Some(mark),
            (Some(open), Some(mark)) if open == mark => self.fence = None,
            (None, None) => return self.open_line(number, line),
            _ => {}
        }
        self.more(line);
    }

    /// A line outside fenced blocks.
    fn open_line(&mut self, number: usize, line: &'t str) {
        let trimmed = line.trim();
        let rule = match trimmed.strip_prefix('|') {
            Some(row) => self.row(row),
            None => {
                self.head.clear();
                point(trimmed).or_else(|| heading(trimmed).and_then(chapter))
            }
        };
        let title = heading(trimmed);
        if let Some(rule) = rule {
            self.example = title.is_some();
            self.items.push(Item::Rule(Rule { line: number, definition: definition(line), ..rule }));
        } else if let Some(title) = title.filter(|_| trimmed.starts_with("##")) {
            self.example = false;
            self.items.push(Item::Heading(plain(title)));
        } else {
            self.more(line);
        }
    }

    /// A row of a table: a rule if its first cell is an id.
    fn row(&mut self, row: &'t str) -> Option<Rule> {
        let cells: Vec<&str> = row.trim_end_matches('|').split('|').map(str::trim).collect();
        let (first, rest) = cells.split_first()?;
        let bare = first.strip_prefix("**").and_then(|cell| cell.strip_suffix("**"));
        let Some(id) = RuleId::exactly(bare.unwrap_or(first)) else {
            if self.head.is_empty() {
                self.head = cells;
            }
            return None;
        };
        let cell = |(at, cell): (usize, &&str)| match self.head.get(at + 1) {
            Some(head) if at > 0 => format!("{head}: {cell}"),
            _ => (*cell).to_owned(),
        };
        let told = rest.iter().enumerate().filter(|(_, cell)| !matches!(**cell, "" | "-" | "–"));
        let text = told.map(cell).collect::<Vec<_>>().join("; ");
        Some(Rule { id, line: 0, from: None, definition: None, text: vec![plain(&text)] })
    }

    /// A line of a worked example.
    fn more(&mut self, line: &str) {
        let under_head = line.starts_with('|') && line.chars().all(|c| matches!(c, '|' | '-' | ' ' | ':'));
        if let (true, Some(Item::Rule(rule))) = (self.example, self.items.last_mut())
            && !line.trim().is_empty()
            && !under_head
        {
            rule.text.push(plain(line));
        }
    }
}

/// The title of a heading.
fn heading(line: &str) -> Option<&str> {
    line.starts_with('#').then(|| line.trim_start_matches('#').strip_prefix(' ').map(str::trim_start))?
}

/// `SYN-EX-1 Title [from]`.
fn chapter(title: &str) -> Option<Rule> {
    let (id, rest) = RuleId::starting(title.trim_start_matches('*'))?;
    (!starts_range(rest)).then(|| said(id, rest))
}

/// `- **SYN-1** [from] Text`.
fn point(line: &str) -> Option<Rule> {
    let (id, rest) = RuleId::starting(without_list_mark(line).strip_prefix("**")?)?;
    let rest = ["**", ".**", ":**"].iter().find_map(|end| rest.strip_prefix(end))?;
    Some(said(id, rest))
}

/// The text of a list item: without `- `, `* `, `+ ` or `12. `.
fn without_list_mark(line: &str) -> &str {
    let bullet = ["- ", "* ", "+ "].iter().find_map(|mark| line.strip_prefix(mark));
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = (number.len() < line.len()).then(|| number.strip_prefix(". ")).flatten();
    bullet.or(numbered).unwrap_or(line).trim_start()
}

/// A rule and what stands behind its id.
fn said(id: RuleId, text: &str) -> Rule {
    let mut rest = text.trim_start_matches('*').trim();
    let mut from = Vec::new();
    while let Some((tag, after)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        from.push(tag);
        rest = after.trim();
    }
    if let Some((before, tag)) = rest.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
        from.push(tag);
        rest = before.trim();
    }
    let from = (!from.is_empty()).then(|| from.join(", "));
    Rule { id, line: 0, from, definition: None, text: vec![plain(rest)] }
}

/// The reason in `[definition: reason]`; empty when none is given.
fn definition(line: &str) -> Option<String> {
    let (_, mark) = line.split_once("[definition")?;
    let inside = mark.split(']').next()?;
    match inside.strip_prefix(':') {
        Some(reason) => Some(reason.trim().to_owned()),
        None => inside.trim().is_empty().then(String::new),
    }
}

/// Without the marks of Markdown.
fn plain(text: &str) -> String {
    text.replace("**", "").replace(['`', '*'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn defined(text: &str) -> Vec<String> {
        Document::read(text).rules().map(|rule| rule.id.to_string()).collect()
    }

    #[test]
    fn points_and_examples_are_rules() {
        let text = "# Title\n## 1. One\n- **SYN-1** [seed] A **bold** rule.\n- not a rule\n\n### SYN-EX-2 Two [public]\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n## 3\n";
        let rule = |id: &str, line: usize, from: &str, text: &[&str]| {
            let text = text.iter().map(|line| (*line).to_owned()).collect();
            let id = RuleId::exactly(id).unwrap();
            Item::Rule(Rule { id, line, from: Some(from.to_owned()), definition: None, text })
        };
        let heading = |text: &str| Item::Heading(text.to_owned());
        assert_eq!(
            Document::read(text).items,
            [
                heading("1. One"),
                rule("SYN-1", 3, "seed", &["A bold rule."]),
                rule("SYN-EX-2", 6, "public", &["Two", "| a | b |", "| 1 | 2 |"]),
                heading("3")
            ]
        );
    }

    #[test]
    fn a_row_of_a_table_that_begins_with_an_id_is_a_rule() {
        let text = "## 3\n\n| id | name | cost | note |\n| --- | --- | --- | --- |\n| FF-201 | Dojo | 1 M | - |\n| x | FF-2 | | |\n";
        let id = RuleId::exactly("FF-201").unwrap();
        let dojo = Rule { id, line: 5, from: None, definition: None, text: vec!["Dojo; cost: 1 M".to_owned()] };
        assert_eq!(Document::read(text).items, [Item::Heading("3".to_owned()), Item::Rule(dojo)]);
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
            defined(text),
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
        assert!(defined(text).is_empty());
    }

    #[test]
    fn an_example_may_have_a_letter() {
        assert_eq!(defined("| SYN-EX-2a | x |\n| SYN-EX-2b | y |\n"), ["SYN-EX-2a", "SYN-EX-2b"]);
    }

    #[test]
    fn a_definition_has_a_reason_or_an_empty_one() {
        let text = "- **DEI-1** a [definition: names a word]\n- **DEI-2** b [definition: ]\n- **DEI-3** c [definition]\n- **DEI-4** d [seed]\n";
        let marks: Vec<Option<String>> = Document::read(text).rules().map(|rule| rule.definition.clone()).collect();
        let some = |reason: &str| Some(reason.to_owned());
        assert_eq!(marks, [some("names a word"), some(""), some(""), None]);
    }
}
