//! Keys in the TypeScript and Svelte of the web client.
//!
//! A key is a whole string that starts like the keys of a file that only the client and the games use (`web-…`):
//! other files start with words that are also names of style classes. A template string, `` `web-log-${what}` ``,
//! mentions every key that starts as it does.

use super::languages::Language;
use crate::problem::Problem;
use crate::tree::{Tree, line_of};

const FOLDER: &str = "web/src";

/// Written by `cargo xtask ts`; its comments quote field names, not keys.
const GENERATED: &str = "web/src/generated/";

/// The files that belong to no game.
const SHARED: [&str; 3] = ["web", "sheet", "plain"];

/// A key, or how keys begin.
#[derive(Debug, PartialEq, Eq)]
pub struct Mention<'t> {
    path: &'t str,
    line: usize,
    text: &'t str,
    /// Whether something is put behind it at run time.
    begins: bool,
}

impl Mention<'_> {
    pub fn means(&self, key: &str) -> bool {
        if self.begins { key.starts_with(self.text) } else { key == self.text }
    }
}

/// Every key that the client names exists.
pub fn check(tree: &Tree, language: &Language, problems: &mut Vec<Problem>) {
    for mention in mentions(tree, language) {
        if !language.messages().any(|(_, entry)| mention.means(&entry.key)) {
            let Mention { path, line, text, begins } = mention;
            let what = if begins { "is how no message starts" } else { "names no message" };
            let message = format!("\"{text}\" {what}; add it to a file in every {}/*", super::FOLDER);
            problems.push(Problem::at("unknown keys", path, line, message));
        }
    }
}

/// All keys that the client names.
pub fn mentions<'t>(tree: &'t Tree, language: &Language) -> Vec<Mention<'t>> {
    let families: Vec<String> =
        SHARED.into_iter().chain(tree.games()).filter_map(|file| language.family(file)).collect();
    let files = ["ts", "svelte"].into_iter().flat_map(|extension| tree.under(FOLDER, extension));
    files
        .filter(|(path, _)| !path.starts_with(GENERATED))
        .flat_map(|(path, text)| in_file(path, text, &families))
        .collect()
}

fn in_file<'t>(path: &'t str, text: &'t str, families: &[String]) -> Vec<Mention<'t>> {
    let mut found = Vec::new();
    for family in families {
        for (start, _) in text.match_indices(family.as_str()) {
            let quote = text[..start].chars().next_back().filter(|c| matches!(c, '\'' | '"' | '`'));
            let rest = &text[start..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(rest.len());
            let begins = rest[end..].starts_with("${");
            if quote.is_some_and(|quote| rest[end..].starts_with(quote) || begins) && end > family.len() - 1 {
                found.push(Mention { path, line: line_of(text, start), text: &rest[..end], begins });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<(&str, bool)> {
        in_file("web/src/a.ts", source, &["web-".to_owned(), "plain-".to_owned()])
            .iter()
            .map(|mention| (mention.text, mention.begins))
            .collect()
    }

    #[test]
    fn whole_strings_and_the_beginnings_of_templates_are_keys() {
        assert_eq!(texts("t('web-sit'); say({ key: \"web-won\" })"), [("web-sit", false), ("web-won", false)]);
        assert_eq!(texts("t(`web-log-${what}`)"), [("web-log-", true)]);
        assert_eq!(texts("`plain-field-<name>` 'a web-sit' web-sit"), []);
    }

    #[test]
    fn a_beginning_means_all_keys_that_start_so() {
        let mention = Mention { path: "a.ts", line: 1, text: "web-log-", begins: true };
        assert!(mention.means("web-log-sit") && !mention.means("web-lost"));
    }
}
