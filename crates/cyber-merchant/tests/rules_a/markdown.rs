//! The tables of `docs/rules/cyber-merchant.md`.

pub const RULES: &str = include_str!("../../../../docs/rules/cyber-merchant.md");

/// The rows of the first table under a heading whose first columns are these, without its head: cell by
/// cell.
pub fn table(heading: &str, columns: &[&str]) -> Vec<Vec<&'static str>> {
    let mut lines = RULES.lines().skip_while(|line| !(line.starts_with('#') && line.contains(heading)));
    let head = lines.find(|line| line.starts_with('|') && cells(line).starts_with(columns));
    assert!(head.is_some(), "no table {columns:?} under {heading}");
    lines.skip(1).take_while(|line| line.starts_with('|')).map(cells).collect()
}

/// Where a row comes from, as the data file writes it: `track [seed]; mark [reconstructed]` is `seed` and
/// `reconstructed`.
pub fn origins(cell: &str) -> Vec<&str> {
    cell.split('[').skip(1).filter_map(|part| part.split(']').next()).collect()
}

fn cells(line: &'static str) -> Vec<&'static str> {
    line.trim().trim_matches('|').split('|').map(str::trim).collect()
}
