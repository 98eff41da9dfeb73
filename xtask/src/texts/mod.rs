//! `cargo xtask texts`: every word a player reads, in every language.
//!
//! - `crates/texts/ftl/{en,ru,uk}` hold the same files, these the same messages
//!   and attributes, and these the same variables.
//! - A key written in code exists; a key that exists is mentioned in code, or by
//!   another message. Code is Rust, and the TypeScript and Svelte of the web client.
//!
//! Terms (`-name`) belong to one language, which may need more of them, and more
//! forms of each, than another. They are only checked for use and for being there.

mod fluent;
mod languages;
mod usage;
mod web;

use crate::problem::{Failure, Problem, conclude, no_arguments};
use crate::tree::Tree;
use crate::workspace::Workspace;
use languages::Language;

const FOLDER: &str = "crates/texts/ftl";

/// The first is what the others are compared with.
const LANGUAGES: [&str; 3] = ["en", "ru", "uk"];

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    no_arguments("texts", arguments)?;
    let (count, problems) = check(&workspace.tree()?);
    let fine = format!("{count} messages agree in {}", LANGUAGES.join(", "));
    conclude("texts", &problems, &fine)
}

/// How many messages the first language has, and what is wrong.
fn check(tree: &Tree) -> (usize, Vec<Problem>) {
    let mut problems = Vec::new();
    let read = LANGUAGES.map(|name| Language::read(tree, name, &mut problems));
    let [first, others @ ..] = &read;
    for other in others {
        languages::compare(first, other, &mut problems);
    }
    for language in &read {
        usage::check_references(language, &mut problems);
    }
    usage::check_code(tree, first, &mut problems);
    web::check(tree, first, &mut problems);
    usage::check_unused(tree, &read, &mut problems);
    (first.messages().count(), problems)
}

#[cfg(test)]
mod tests;
