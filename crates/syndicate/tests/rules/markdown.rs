//! The tables of `docs/rules/syndicate.md`.

pub const RULES: &str = include_str!("../../../../docs/rules/syndicate.md");

/// The rows of the table under a heading whose first columns are these, without its head: cell by
/// cell.
pub fn table(heading: &str, columns: &[&str]) -> Vec<Vec<&'static str>> {
    let mut lines = RULES.lines().skip_while(|line| !(line.starts_with('#') && line.contains(heading)));
    let head = lines.find(|line| line.starts_with('|') && cells(line).starts_with(columns));
    assert!(head.is_some(), "no table {columns:?} under {heading}");
    lines.skip(1).take_while(|line| line.starts_with('|')).map(cells).collect()
}

/// A word as the data file writes it: `[public]` is `public`.
pub fn word(cell: &str) -> &str {
    cell.trim_start_matches('[').split(']').next().unwrap_or_default()
}

fn cells(line: &'static str) -> Vec<&'static str> {
    line.trim().trim_matches('|').split('|').map(str::trim).collect()
}
