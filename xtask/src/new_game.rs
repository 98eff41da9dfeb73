//! `cargo xtask new-game NAME PREFIX`: a small game that is complete, to be made into another one.
//!
//! It is a copy of `template`, a crate of this workspace that is compiled, tested and walked through in
//! CONTRIBUTING.md, under another name. What lies in `template/around` goes to the same place at the root. Nothing
//! else is written by hand: one line in the list of games, and what other commands generate.

mod borrow;
mod names;
mod trial;

use std::fs;
use std::path::Path;

use crate::list::MANIFEST;
use crate::problem::{Failure, print};
use crate::workspace::{Workspace, run};
use crate::{format, goldens, ts};
use names::Names;

pub use trial::trial;

/// What is copied.
const TEMPLATE: &str = "template";
/// The part of it that lies outside the crate of a game.
const AROUND: &str = "around";
/// Made anew for every game.
const GOLDENS: &str = "tests/goldens/";

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    let [name, prefix] = arguments else {
        return Err(Failure::Usage("`new-game` takes a name and a prefix, e.g. `new-game night-train NT`".to_owned()));
    };
    let written = create(workspace, name, prefix)?;
    print(&format!("new-game: {written} files; the game is in {MANIFEST}\n"));
    generate(workspace, name)?;
    print(&format!(
        "\n`{name}` can be played: cargo run -- play {name}\nNow make it yours, starting with docs/rules/{name}.md; CONTRIBUTING.md goes through the files.\n"
    ));
    Ok(())
}

/// Writes the files of a new game and adds it to the list. Gives how many files.
fn create(workspace: &Workspace, name: &str, prefix: &str) -> Result<usize, Failure> {
    let names = Names::new(name, prefix)?;
    names.check_free(workspace)?;
    let (root, mut written) = (workspace.root(), 0);
    for path in files(&root.join(TEMPLATE))? {
        if path.starts_with(GOLDENS) {
            continue;
        }
        let target = match path.strip_prefix(&format!("{AROUND}/")) {
            Some(outside) => names.apply(outside),
            None => format!("crates/{name}/{}", names.apply(&path)),
        };
        let text = read(&root.join(TEMPLATE).join(&path))?;
        write(&root.join(target), &names.apply(&text))?;
        written += 1;
    }
    let manifest = read(&root.join(MANIFEST))?;
    write(&root.join(MANIFEST), &listed(&manifest, name))?;
    Ok(written)
}

/// What other commands make of it: form, types for the web client, recorded games, lock files.
fn generate(workspace: &Workspace, name: &str) -> Result<(), Failure> {
    format::command(workspace, &[])?;
    goldens::refresh(workspace, name)?;
    ts::command(workspace, &[])?;
    let fuzz = ["metadata", "--offline", "--quiet", "--format-version", "1", "--manifest-path", "fuzz/Cargo.toml"];
    run(workspace.cargo(&fuzz).stdout(std::process::Stdio::null()))
}

/// The list with one more game at its end.
fn listed(manifest: &str, name: &str) -> String {
    let line = format!("{name} = {{ path = \"../{name}\" }}");
    let mut lines: Vec<&str> = manifest.lines().collect();
    let start = lines.iter().position(|line| line.trim() == "[dependencies]").unwrap_or(lines.len());
    let end = (start + 1..lines.len()).find(|at| lines[*at].trim().is_empty() || lines[*at].starts_with('['));
    lines.insert(end.unwrap_or(lines.len()), &line);
    lines.join("\n") + "\n"
}

/// The files below a folder, by their paths in it.
fn files(folder: &Path) -> Result<Vec<String>, Failure> {
    let unreadable = |error| Failure::found(format_args!("cannot read {}: {error}", folder.display()));
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_dir() {
            found.extend(files(&path)?.into_iter().map(|below| format!("{name}/{below}")));
        } else {
            found.push(name);
        }
    }
    found.sort_unstable();
    Ok(found)
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::found(format_args!("cannot read {}: {error}", path.display())))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    let written = folder.and_then(|()| fs::write(path, text));
    written.map_err(|error| Failure::found(format_args!("cannot write {}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_game_is_the_last_of_the_list() {
        let manifest = "[dependencies]\nsyndicate = { path = \"../syndicate\" }\n\n[lints]\nworkspace = true\n";
        let grown = "[dependencies]\nsyndicate = { path = \"../syndicate\" }\nnight-train = { path = \"../night-train\" }\n\n[lints]\nworkspace = true\n";
        assert_eq!(listed(manifest, "night-train"), grown);
        assert_eq!(crate::list::ids(grown), ["syndicate", "night-train"]);
    }

    #[test]
    fn the_template_has_every_file_that_a_game_needs() {
        let root = Workspace::find();
        let files = files(&root.root().join(TEMPLATE)).unwrap();
        for needed in crate::list::files("high-card") {
            assert!(files.contains(&format!("{AROUND}/{needed}")), "{needed}");
        }
    }
}
