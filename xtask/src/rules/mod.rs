//! `cargo xtask rules`: the documents of rules and the code, held side by side.
//!
//! - Every id in `docs/rules/*.md` has a `#[test]` named after it in its crate.
//! - Every cited id exists; every refusal names one.
//! - Every translation defines the same ids.

mod book;
mod citations;
mod coverage;
mod library;
mod refusals;

use serde_json::{Map, Value, json};

use crate::problem::{Failure, Problem, listing, print, verdict};
use crate::source::Source;
use crate::tree::Tree;
use crate::workspace::Workspace;
use coverage::Tally;
use library::Library;

/// A Rust file of the workspace's crates.
struct File<'a> {
    path: &'a str,
    source: Source,
}

/// What the check found.
struct Findings {
    tallies: Vec<Tally>,
    problems: Vec<Problem>,
}

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    let as_json = match arguments {
        [] => false,
        [flag] if flag == "--json" => true,
        [other, ..] => {
            return Err(Failure::Usage(format!("`rules` takes only `--json`, but got `{other}`")));
        }
    };
    let findings = check(&workspace.tree()?);
    print(&if as_json { format!("{:#}\n", to_json(&findings)) } else { to_text(&findings) });
    verdict("rules", &findings.problems)
}

fn check(tree: &Tree) -> Findings {
    let mut problems = Vec::new();
    let library = Library::read(tree, &mut problems);
    let files: Vec<File> =
        tree.under("crates", "rs").map(|(path, text)| File { path, source: Source::new(text) }).collect();
    let tallies = coverage::check(tree, &files, &library, &mut problems);
    let reported = refusals::check(&files, &library, &mut problems);
    citations::check(tree, &library, &reported, &mut problems);
    Findings { tallies, problems }
}

fn to_text(findings: &Findings) -> String {
    let mut text = String::new();
    for tally in &findings.tallies {
        text.push_str(&format!(
            "{:<20} {:>4} ids, {:>4} tested, {:>4} definitions, {:>4} untested\n",
            tally.book,
            tally.ids,
            tally.tested,
            tally.definitions,
            tally.untested.len()
        ));
    }
    for tally in findings.tallies.iter().filter(|tally| !tally.unnamed.is_empty()) {
        let ids: Vec<String> = tally.unnamed.iter().map(ToString::to_string).collect();
        text.push_str(&format!("{}: no source line names {}\n", tally.book, ids.join(", ")));
    }
    text + &listing(&findings.problems)
}

fn to_json(findings: &Findings) -> Value {
    let mut games = Map::new();
    for tally in &findings.tallies {
        let untested: Vec<String> = tally.untested.iter().map(ToString::to_string).collect();
        games.insert(
            tally.book.clone(),
            json!({
                "ids": tally.ids,
                "tested": tally.tested,
                "definitions": tally.definitions,
                "untested": untested,
                "unnamed": tally.unnamed.iter().map(ToString::to_string).collect::<Vec<_>>(),
            }),
        );
    }
    let problems: Vec<Value> =
        findings.problems.iter().map(|p| json!({ "kind": p.kind, "place": p.place, "message": p.message })).collect();
    json!({ "games": games, "problems": problems })
}

#[cfg(test)]
mod tests;
