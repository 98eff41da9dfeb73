//! Every id that is cited exists.

use rulebooks::{RuleId, range_end};

use super::library::{Library, Standing};
use crate::problem::Problem;
use crate::tree::{Tree, line_of};

const TOP_LEVEL: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

/// Reports ids that do not exist. `reported` holds the places (path, byte) that
/// another check has spoken of already.
pub fn check(tree: &Tree, library: &Library, reported: &[(&str, usize)], problems: &mut Vec<Problem>) {
    for (path, text) in citing_files(tree) {
        for (offset, id) in RuleId::all_in(text) {
            let wrong = match library.standing(id) {
                // What only looks like an id: UTF-8, or a rule of a book that is not written.
                Standing::Defined | Standing::NoBook => false,
                Standing::Missing => !ends_block_heading(text, offset),
            };
            if wrong && !reported.contains(&(path, offset)) {
                let line = line_of(text, offset);
                let message = format!("cites {id}, which {}", library.absence(id));
                problems.push(Problem::at("citations", path, line, message));
            }
        }
    }
}

fn citing_files(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    let code = ["rs", "ftl", "toml"].into_iter().flat_map(|extension| tree.under("crates", extension));
    let top = TOP_LEVEL.into_iter().filter_map(|path| Some((path, tree.get(path)?)));
    code.chain(tree.under("docs", "md")).chain(top)
}

/// A heading such as `## 2. Components (SP-20 … SP-39)` reserves numbers; its
/// last one need not be taken.
fn ends_block_heading(text: &str, offset: usize) -> bool {
    let start = text[..offset].rfind('\n').map_or(0, |newline| newline + 1);
    let line = text[start..].lines().next().unwrap_or("");
    line.starts_with('#')
        && RuleId::all_in(line).iter().any(|(at, _)| {
            let after = RuleId::starting(&line[*at..]).map_or("", |(_, rest)| rest);
            range_end(after).is_some_and(|end| line.len() - end.len() == offset - start)
        })
}
