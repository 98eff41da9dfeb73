//! The text files of the workspace, read once.
//!
//! The checks of rules and texts are functions of a `Tree`, not of the disk, so
//! that their tests can write a whole small workspace in a few lines.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::list;
use crate::problem::Failure;

/// Folders and files at the workspace's root that the checks read.
const ROOTS: [&str; 6] = ["crates", "docs", "web/src", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

const EXTENSIONS: [&str; 6] = ["rs", "ftl", "toml", "md", "ts", "svelte"];

/// Relative path, always with `/`, to contents.
#[derive(Debug, Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    pub fn read(root: &Path) -> Result<Tree, Failure> {
        let mut tree = Tree::default();
        for name in ROOTS {
            tree.collect(&root.join(name), name)?;
        }
        Ok(tree)
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let own = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        Tree { files: files.iter().map(own).collect() }
    }

    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The ids of the games.
    pub fn games(&self) -> Vec<&str> {
        self.get(list::MANIFEST).map(list::ids).unwrap_or_default()
    }

    /// Every file below `folder` with this extension, in order of path.
    pub fn under(&self, folder: &str, extension: &str) -> impl Iterator<Item = (&str, &str)> {
        let folder = format!("{folder}/");
        let ending = format!(".{extension}");
        self.files
            .iter()
            .filter(move |(path, _)| path.starts_with(&folder) && path.ends_with(&ending))
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files that lie in `folder` itself, as (name without extension, path, text).
    pub fn within(&self, folder: &str, extension: &str) -> impl Iterator<Item = (&str, &str, &str)> {
        let start = folder.len() + 1;
        let end = extension.len() + 1;
        self.under(folder, extension)
            .map(move |(path, text)| (&path[start..path.len() - end], path, text))
            .filter(|(name, _, _)| !name.contains('/'))
    }

    fn collect(&mut self, path: &Path, name: &str) -> Result<(), Failure> {
        let unreadable = |error| Failure::found(format_args!("cannot read {}: {error}", path.display()));
        let Ok(about) = fs::symlink_metadata(path) else {
            return Ok(()); // a root that is not there; the checks say so where it matters
        };
        if about.is_file() {
            let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
            if EXTENSIONS.contains(&extension) {
                let text = fs::read_to_string(path).map_err(unreadable)?;
                self.files.insert(name.to_owned(), text);
            }
        } else if about.is_dir() {
            for entry in fs::read_dir(path).map_err(unreadable)? {
                let entry = entry.map_err(unreadable)?;
                let child = entry.file_name().to_string_lossy().into_owned();
                if child != "target" && child != "node_modules" && !child.starts_with('.') {
                    self.collect(&entry.path(), &format!("{name}/{child}"))?;
                }
            }
        }
        Ok(())
    }
}

/// The line, counted from 1, on which a byte of a text stands.
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text.as_bytes()[..offset].iter().filter(|byte| **byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn within_leaves_out_subfolders() {
        let tree =
            Tree::of(&[("docs/rules/dei.md", "en"), ("docs/rules/ru/dei.md", "ru"), ("docs/rules/table.txt", "no")]);
        let found: Vec<_> = tree.within("docs/rules", "md").collect();
        assert_eq!(found, [("dei", "docs/rules/dei.md", "en")]);
        assert_eq!(tree.under("docs", "md").count(), 2);
    }

    #[test]
    fn lines_count_from_one() {
        assert_eq!(line_of("a\nb\nc", 0), 1);
        assert_eq!(line_of("a\nb\nc", 4), 3);
    }
}
