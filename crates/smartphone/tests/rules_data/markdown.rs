//! The tables of `docs/rules/smartphone.md`.

const RULES: &str = include_str!("../../../../docs/rules/smartphone.md");

/// A row of a table, with the names of its columns.
#[derive(Debug)]
pub struct Entry {
    head: Vec<String>,
    cells: Vec<String>,
}

impl Entry {
    /// What stands in the column whose name begins so.
    #[track_caller]
    pub fn get(&self, column: &str) -> &str {
        let at = self.head.iter().position(|name| name.starts_with(column));
        &self.cells[at.unwrap_or_else(|| panic!("no column {column} among {:?}", self.head))]
    }

    /// The number in a column.
    #[track_caller]
    pub fn number(&self, column: &str) -> u64 {
        let cell = self.get(column);
        cell.parse().unwrap_or_else(|_| panic!("{column} is {cell}, no number"))
    }

    /// What stands in a column, as the data file names it.
    #[track_caller]
    pub fn id(&self, column: &str) -> String {
        id(self.get(column))
    }

    /// Where the row comes from, as the data file writes it.
    #[track_caller]
    pub fn from(&self) -> String {
        origins(self.get("mark"))
    }
}

/// The first table below a rule whose first column has this name.
#[track_caller]
pub fn table(rule: &str, column: &str) -> Vec<Entry> {
    let lines: Vec<&str> = RULES.lines().skip_while(|line| !states(line, rule)).collect();
    let first = lines.iter().position(|line| line.starts_with('|') && cells(line)[0] == column);
    let first = first.unwrap_or_else(|| panic!("no table with a column {column} below {rule}"));
    entries(&lines[first..])
}

/// The row of the table that begins with this id.
#[track_caller]
pub fn row(rule: &str) -> Entry {
    let lines: Vec<&str> = RULES.lines().collect();
    let heads = (1..lines.len()).filter(|at| lines[*at].starts_with('|') && !lines[at - 1].starts_with('|'));
    let mut rows = heads.flat_map(|head| entries(&lines[head..]));
    rows.find(|entry| entry.cells[0] == rule).unwrap_or_else(|| panic!("no table has a row {rule}"))
}

/// The words of a rule that stands in no table.
#[track_caller]
pub fn text(rule: &str) -> String {
    let mut lines = RULES.lines().skip_while(|line| !states(line, rule));
    let first = lines.next().unwrap_or_else(|| panic!("no rule {rule}"));
    let ends = |line: &&str| !line.starts_with(['|', '#', '-']) && !line.starts_with("**");
    [first].into_iter().chain(lines.take_while(ends)).collect::<Vec<_>>().join("\n")
}

/// Whether a rule says a number.
#[track_caller]
pub fn says(rule: &str, number: impl ToString) -> bool {
    let number = number.to_string();
    text(rule).split(|letter: char| !letter.is_alphanumeric()).any(|word| word == number)
}

/// `South America` is `south_america`, `4G` is `four_g`.
pub fn id(name: &str) -> String {
    let plain = name.trim_matches('`').to_lowercase().replace([' ', '-'], "_");
    if plain == "4g" { "four_g".to_owned() } else { plain }
}

/// `[seed]`, icons from `[public]` is `seed + public`.
pub fn origins(mark: &str) -> String {
    let words = mark.split('[').skip(1).filter_map(|part| part.split(']').next());
    words.collect::<Vec<_>>().join(" + ")
}

fn states(line: &str, rule: &str) -> bool {
    line.trim_start_matches("- ").starts_with(&format!("**{rule}**"))
}

/// A table that begins here.
fn entries(lines: &[&str]) -> Vec<Entry> {
    let head = cells(lines[0]);
    let rows = lines.iter().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|line| Entry { head: head.clone(), cells: cells(line) }).collect()
}

fn cells(line: &str) -> Vec<String> {
    // A bar that belongs to a cell is written `\|`.
    let line = line.replace("\\|", "\u{1}");
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    inner.split('|').map(|cell| cell.trim().replace('\u{1}', "|")).collect()
}
