//! What is built of foreign packages, lent to another copy of the workspace.
//!
//! Two copies cannot share one folder of built packages: cargo tells crates apart by where they lie in their workspace,
//! so each copy would take the other's for its own. Foreign packages are the same in both and never written again, so
//! they are linked. What is not recognised is built once more.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// Links what is built of packages that are not among `members` from one folder of cargo into another.
pub fn borrow(from: &Path, to: &Path, members: &BTreeSet<String>) -> io::Result<()> {
    for kind in [".fingerprint", "build"] {
        for name in names(&from.join(kind))? {
            if !is_member(&name, members) {
                link_folder(&from.join(kind).join(&name), &to.join(kind).join(&name))?;
            }
        }
    }
    let built = names(&from.join("deps"))?;
    let libraries: BTreeSet<&str> = built.iter().filter_map(|name| library(name)).collect();
    fs::create_dir_all(to.join("deps"))?;
    for name in &built {
        // A library with what belongs to it, and no test, which is named as its author liked.
        let of_library = libraries.contains(stem(name)) && !is_member(stem(name), members);
        if of_library {
            link(&from.join("deps").join(name), &to.join("deps").join(name))?;
        }
    }
    Ok(())
}

/// `serde_json-0123` of `libserde_json-0123.rlib`.
fn stem(name: &str) -> &str {
    let name = name.split('.').next().unwrap_or(name);
    name.strip_prefix("lib").unwrap_or(name)
}

fn library(name: &str) -> Option<&str> {
    [".rlib", ".rmeta", ".so"].iter().any(|end| name.ends_with(end)).then(|| stem(name))
}

/// Whether something called `name-hash` is built of one of our crates.
fn is_member(name: &str, members: &BTreeSet<String>) -> bool {
    let (package, _) = name.rsplit_once('-').unwrap_or((name, ""));
    members.contains(&package.replace('-', "_"))
}

fn names(folder: &Path) -> io::Result<Vec<String>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
}

fn link_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for name in names(from)? {
        let (from, to) = (from.join(&name), to.join(&name));
        if from.is_dir() { link_folder(&from, &to)? } else { link(&from, &to)? }
    }
    Ok(())
}

fn link(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_of_others_are_lent_and_nothing_else() {
        let members = BTreeSet::from(["high_card".to_owned(), "kernel".to_owned()]);
        assert!(is_member("high-card-0123", &members) && is_member(stem("libkernel-0123.rmeta"), &members));
        assert!(!is_member(stem("libserde_json-0123.rlib"), &members));
        assert_eq!(
            (library("libserde-01.rlib"), library("facade-01"), library("serde-01.d")),
            (Some("serde-01"), None, None)
        );
    }
}
