//! `cargo xtask ts [--check]`: the types that reach a client, as TypeScript.
//!
//! `crates/typescript` writes them; they are committed, so that the web client can be read and built without
//! Rust, and are never edited.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::problem::{Failure, Problem, conclude, print};
use crate::workspace::{Workspace, run};

const FOLDER: &str = "web/src/generated";

/// Where they are written to be compared.
const FRESH: &str = "target/typescript";

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    match arguments {
        [] => write(workspace),
        [only] if only == "--check" => check(workspace, &[]),
        [other, ..] => Err(Failure::Usage(format!("`ts` takes nothing or --check, but got `{other}`"))),
    }
}

fn write(workspace: &Workspace) -> Result<(), Failure> {
    export(workspace, FRESH)?;
    let (root, fresh) = (workspace.root().join(FOLDER), files(&workspace.root().join(FRESH))?);
    let unwritable = |error| Failure::found(format_args!("cannot write {FOLDER}: {error}"));
    fs::create_dir_all(&root).map_err(unwritable)?;
    for old in files(&root)?.keys().filter(|name| !fresh.contains_key(*name)) {
        fs::remove_file(root.join(old)).map_err(unwritable)?;
    }
    for (name, text) in &fresh {
        fs::write(root.join(name), text).map_err(unwritable)?;
    }
    print(&format!("ts: {} files in {FOLDER}\n", fresh.len()));
    Ok(())
}

/// Fails when what is committed is not what the types say now.
pub fn check(workspace: &Workspace, _: &[String]) -> Result<(), Failure> {
    export(workspace, FRESH)?;
    let (old, fresh) = (files(&workspace.root().join(FOLDER))?, files(&workspace.root().join(FRESH))?);
    let problems = differences(&old, &fresh);
    conclude("ts", &problems, &format!("{} files in {FOLDER} are up to date", fresh.len()))
}

/// Writes the types into an empty folder.
fn export(workspace: &Workspace, folder: &str) -> Result<(), Failure> {
    let path = workspace.root().join(folder);
    let unwritable = |error| Failure::found(format_args!("cannot write {folder}: {error}"));
    if path.exists() {
        fs::remove_dir_all(&path).map_err(unwritable)?;
    }
    fs::create_dir_all(&path).map_err(unwritable)?;
    // The games are built with the program that exports their types: only so they all get the feature `ts`, which
    // nobody then has to list.
    let tree = workspace.tree()?;
    let packages = tree.games().into_iter().chain(["typescript"]).flat_map(|name| ["-p", name]);
    run(workspace.cargo(&["build", "--quiet", "--features", "ts"]).args(packages))?;
    run(Command::new(workspace.target().join("debug").join("typescript")).arg(&path))
}

/// The files of a folder, by name.
fn files(folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let unreadable = |error| Failure::found(format_args!("cannot read {}: {error}", folder.display()));
    let mut files = BTreeMap::new();
    if !folder.exists() {
        return Ok(files);
    }
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        files.insert(name, fs::read_to_string(&path).map_err(unreadable)?);
    }
    Ok(files)
}

fn differences(old: &BTreeMap<String, String>, fresh: &BTreeMap<String, String>) -> Vec<Problem> {
    let right = "run `cargo xtask ts`";
    let names = old.keys().chain(fresh.keys().filter(|name| !old.contains_key(*name)));
    names
        .filter(|name| old.get(*name) != fresh.get(*name))
        .map(|name| {
            let what = match (old.get(name), fresh.get(name)) {
                (Some(_), None) => "is generated no more",
                (None, _) => "is missing",
                (Some(_), Some(_)) => "is out of date",
            };
            Problem::new("generated types", format!("{FOLDER}/{name}"), format!("{what}; {right}"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> BTreeMap<String, String> {
        files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn what_differs_is_named_with_what_to_do() {
        let old = folder(&[("gone.ts", "a"), ("kernel.ts", "a"), ("wire.ts", "a")]);
        let fresh = folder(&[("kernel.ts", "a"), ("new.ts", "a"), ("wire.ts", "b")]);
        let found: Vec<String> =
            differences(&old, &fresh).iter().map(|p| format!("{}: {}", p.place, p.message)).collect();
        assert_eq!(
            found,
            [
                "web/src/generated/gone.ts: is generated no more; run `cargo xtask ts`",
                "web/src/generated/wire.ts: is out of date; run `cargo xtask ts`",
                "web/src/generated/new.ts: is missing; run `cargo xtask ts`",
            ]
        );
        assert!(differences(&fresh, &fresh).is_empty());
    }
}
