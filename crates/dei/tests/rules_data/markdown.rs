//! The tables of `docs/rules/dei.md`.

use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../../docs/rules/dei.md");

/// A row of a table, with the names of its columns.
#[derive(Debug)]
pub struct Entry {
    head: Vec<String>,
    cells: Vec<String>,
}

impl Entry {
    /// What stands in the column with this name, or whose name begins so.
    #[track_caller]
    pub fn get(&self, column: &str) -> &str {
        let exactly = self.head.iter().position(|name| name == column);
        let at = exactly.or_else(|| self.head.iter().position(|name| name.starts_with(column)));
        &self.cells[at.unwrap_or_else(|| panic!("no column {column} among {:?}", self.head))]
    }

    /// The number in a column.
    #[track_caller]
    pub fn number(&self, column: &str) -> u8 {
        let cell = self.get(column);
        cell.parse().unwrap_or_else(|_| panic!("{column} is {cell}, no number"))
    }

    /// What stands in a column, as the data file names it.
    #[track_caller]
    pub fn id(&self, column: &str) -> String {
        id(self.get(column))
    }

    /// Where the row comes from.
    #[track_caller]
    pub fn from(&self) -> BTreeSet<String> {
        origins(self.get("mark"))
    }
}

/// The first table below a heading or a rule.
#[track_caller]
pub fn table(place: &str) -> Vec<Entry> {
    let heading = format!("### {place} ");
    let lines = RULES.lines().skip_while(|line| !line.starts_with(&heading) && !states(line, place));
    let lines: Vec<&str> = lines.skip_while(|line| !line.starts_with('|')).collect();
    let head = cells(lines.first().unwrap_or_else(|| panic!("no table below {place}")));
    let rows = lines.iter().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|line| Entry { head: head.clone(), cells: cells(line) }).collect()
}

/// What stands below a heading, up to the next one.
pub fn section(heading: &str) -> String {
    let mut lines = RULES.lines().skip_while(|line| !line.starts_with(&format!("### {heading} ")));
    let first = lines.next().unwrap_or_else(|| panic!("no heading {heading}"));
    [first].into_iter().chain(lines.take_while(|line| !line.starts_with('#'))).collect::<Vec<_>>().join("\n")
}

/// The line of a rule.
#[track_caller]
pub fn text(rule: &str) -> &'static str {
    RULES.lines().find(|line| states(line, rule)).unwrap_or_else(|| panic!("no rule {rule}"))
}

/// The numbers in some text, in their order; those of rules and sources left out.
pub fn numbers(text: &str) -> Vec<u8> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    words.filter_map(|word| word.parse().ok()).collect()
}

/// `Refuge 42` is `refuge42`, `We need you!` is `we_need_you`.
pub fn id(name: &str) -> String {
    let plain = name.to_lowercase().replace("refuge 42", "refuge42").replace('!', "");
    plain.replace([' ', '-'], "_")
}

/// `[seed]; cost [reconstructed]` is `seed` and `reconstructed`.
pub fn origins(mark: &str) -> BTreeSet<String> {
    let words = mark.split('[').skip(1).filter_map(|part| part.split(']').next());
    words.filter(|word| ["seed", "public", "ruling", "reconstructed"].contains(word)).map(str::to_owned).collect()
}

fn states(line: &str, rule: &str) -> bool {
    line.starts_with(&format!("- **{rule}** "))
}

fn cells(line: &str) -> Vec<String> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    inner.split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
}
