//! The Fluent files of one language, and how two languages compare.

use std::collections::{BTreeMap, BTreeSet};

use super::FOLDER;
use super::fluent::{self, Entry, Pattern};
use crate::problem::Problem;
use crate::tree::Tree;

#[derive(Debug)]
pub struct Language {
    /// Path of the file by its name without ending, and its entries.
    pub files: BTreeMap<String, Vec<Entry>>,
    pub folder: String,
}

impl Language {
    /// Reads all files of a language; reports faults and keys given twice.
    pub fn read(tree: &Tree, name: &str, problems: &mut Vec<Problem>) -> Language {
        let folder = format!("{FOLDER}/{name}");
        let mut files = BTreeMap::new();
        for (file, path, text) in tree.within(&folder, "ftl") {
            let entries = fluent::read(text).unwrap_or_else(|fault| {
                problems.push(Problem::at("faults", path, fault.line, fault.message));
                Vec::new()
            });
            files.insert(file.to_owned(), entries);
        }
        if files.is_empty() {
            problems.push(Problem::new("files", &folder, "has no .ftl file"));
        }
        let language = Language { files, folder };
        language.report_duplicates(problems);
        language
    }

    pub fn path(&self, file: &str) -> String {
        format!("{}/{file}.ftl", self.folder)
    }

    /// How the messages of a file begin: as the file is called, or with the first word of its first message.
    pub fn family(&self, file: &str) -> Option<String> {
        let first = self.files.get(file)?.iter().find(|entry| !entry.is_term())?;
        let own = format!("{file}-");
        if first.key.starts_with(&own) { Some(own) } else { Some(format!("{}-", first.key.split('-').next()?)) }
    }

    /// Every entry, with the name of its file.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.files.iter().flat_map(|(file, entries)| entries.iter().map(move |entry| (file.as_str(), entry)))
    }

    pub fn messages(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.entries().filter(|(_, entry)| !entry.is_term())
    }

    /// A key may stand in one file only: the files are loaded together.
    fn report_duplicates(&self, problems: &mut Vec<Problem>) {
        let mut seen: BTreeMap<String, String> = BTreeMap::new();
        for (file, entry) in self.entries() {
            let mut names = vec![(entry.key.clone(), entry.line)];
            for (attribute, pattern) in &entry.parts {
                if let Some(attribute) = attribute {
                    names.push((format!("{}.{attribute}", entry.key), pattern.line));
                }
            }
            for (name, line) in names {
                let place = format!("{}:{line}", self.path(file));
                match seen.get(&name) {
                    Some(first) => {
                        let message = format!("`{name}` is given a second time, after {first}");
                        problems.push(Problem::new("duplicates", place, message));
                        break; // the attributes of a second message say nothing new
                    }
                    None => {
                        seen.insert(name, place);
                    }
                }
            }
        }
    }

    /// The messages of a file and their attributes, by name (`key`, `key.attribute`).
    fn parts(&self, file: &str) -> BTreeMap<String, &Pattern> {
        let entries = self.files.get(file).map_or(&[][..], Vec::as_slice);
        let mut parts = BTreeMap::new();
        for entry in entries.iter().filter(|entry| !entry.is_term()) {
            for (attribute, pattern) in &entry.parts {
                let name = match attribute {
                    Some(attribute) => format!("{}.{attribute}", entry.key),
                    None => entry.key.clone(),
                };
                parts.insert(name, pattern);
            }
        }
        parts
    }
}

/// Reports where two languages differ in files, keys or variables.
pub fn compare(first: &Language, other: &Language, problems: &mut Vec<Problem>) {
    let names: BTreeSet<&String> = first.files.keys().chain(other.files.keys()).collect();
    for file in names {
        let here = first.path(file);
        let there = other.path(file);
        match (first.files.contains_key(file), other.files.contains_key(file)) {
            (true, true) => compare_file(first, other, file, problems),
            (true, false) => {
                let message = format!("does not exist, but {here} does");
                problems.push(Problem::new("files", there, message));
            }
            (false, _) => {
                let message = format!("does not exist, but {there} does");
                problems.push(Problem::new("files", here, message));
            }
        }
    }
}

fn compare_file(first: &Language, other: &Language, file: &str, problems: &mut Vec<Problem>) {
    let (here, there) = (first.parts(file), other.parts(file));
    let (here_path, there_path) = (first.path(file), other.path(file));
    for (name, pattern) in &here {
        match there.get(name) {
            None => problems.push(missing(name, &there_path, &here_path, pattern.line)),
            Some(same) if same.variables != pattern.variables => {
                let message = format!(
                    "`{name}` uses {}, but in {here_path}:{} {}; use the same in all languages",
                    variables(same),
                    pattern.line,
                    variables(pattern)
                );
                problems.push(Problem::at("variables", &there_path, same.line, message));
            }
            Some(_) => {}
        }
    }
    for (name, pattern) in &there {
        if !here.contains_key(name) {
            problems.push(missing(name, &here_path, &there_path, pattern.line));
        }
    }
}

fn missing(name: &str, lacking: &str, having: &str, line: usize) -> Problem {
    let message = format!("lacks `{name}`, which is in {having}:{line}");
    Problem::new("keys", lacking, message)
}

/// `$a, $b`, or `no variable`.
fn variables(pattern: &Pattern) -> String {
    if pattern.variables.is_empty() {
        return "no variable".to_owned();
    }
    let names: Vec<String> = pattern.variables.iter().map(|v| format!("${v}")).collect();
    names.join(", ")
}
