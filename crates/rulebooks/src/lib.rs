//! The documents of rules: `docs/rules/<book>.md`, embedded and read.
//!
//! The one place that knows their form. The terminal looks rules up, the server hands the documents out, the web client
//! gets the prefixes, and `cargo xtask rules` compares all of them with the code.
//!
//! ```
//! let book = rulebooks::book("table").expect("the rules of every table");
//! assert_eq!(book.prefix(), "BR");
//! let (rule, language) = book.rule("br-1", "uk").expect("ids are found in any case");
//! assert_eq!((rule.id.to_string().as_str(), language), ("BR-1", "uk"));
//! ```

mod document;
mod id;
mod readable;

pub use document::{Document, Item, Rule};
pub use id::{Prefix, RuleId, range_end, starts_range};

use std::sync::OnceLock;

/// The language whose documents decide; the others translate them.
pub const ENGLISH: &str = "en";

/// One document: a game's, or one that holds whatever the game.
#[derive(Debug)]
pub struct Book {
    /// The game's id; `table` or `house`.
    pub name: &'static str,
    languages: [Written; 3],
}

#[derive(Debug)]
struct Written {
    language: &'static str,
    text: &'static str,
    read: OnceLock<Document>,
}

include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// All books.
#[must_use]
pub fn books() -> &'static [Book] {
    &BOOKS
}

/// A book by its name.
#[must_use]
pub fn book(name: &str) -> Option<&'static Book> {
    BOOKS.iter().find(|book| book.name == name)
}

/// A rule of any book, in a language or, if that lacks it, in English; and the language it is in.
#[must_use]
pub fn find(id: &str, language: &str) -> Option<(&'static Rule, &'static str)> {
    BOOKS.iter().find_map(|book| book.rule(id, language))
}

impl Book {
    const fn new(name: &'static str, texts: [(&'static str, &'static str); 3]) -> Book {
        let [one, two, three] = texts;
        Book { name, languages: [Written::new(one), Written::new(two), Written::new(three)] }
    }

    /// The document in a language, as Markdown.
    #[must_use]
    pub fn text(&self, language: &str) -> Option<&'static str> {
        self.written(language).map(|written| written.text)
    }

    /// The document in a language as players read it: without the marks of where a rule comes from, and without what only
    /// concerns programs.
    #[must_use]
    pub fn readable(&self, language: &str) -> Option<String> {
        let aside = readable::aside(self.text(ENGLISH)?);
        self.text(language).map(|text| readable::readable(text, &aside))
    }

    /// The languages it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> {
        self.languages.iter().map(|written| written.language)
    }

    /// What its ids begin with.
    #[must_use]
    pub fn prefix(&self) -> String {
        let prefix = self.document(ENGLISH).and_then(Document::prefix);
        prefix.map(|prefix| prefix.to_string()).unwrap_or_default()
    }

    /// The headings and rules in a language.
    #[must_use]
    pub fn items(&self, language: &str) -> &[Item] {
        self.document(language).map_or(&[], |document| &document.items)
    }

    /// The rules in a language.
    pub fn rules(&self, language: &str) -> impl Iterator<Item = &Rule> {
        self.document(language).into_iter().flat_map(Document::rules)
    }

    /// A rule in a language or, if that lacks it, in English; and the language it is in.
    #[must_use]
    pub fn rule(&self, id: &str, language: &str) -> Option<(&Rule, &'static str)> {
        let wanted = RuleId::exactly(&upper_case(id))?;
        [language, ENGLISH].into_iter().find_map(|language| {
            let written = self.written(language)?;
            let rule = self.rules(language).find(|rule| rule.id == wanted)?;
            Some((rule, written.language))
        })
    }

    /// The rules whose numbers are nearest to that of an id; the first and the last if it has none.
    #[must_use]
    pub fn nearest(&self, id: &str) -> Vec<&Rule> {
        let rules: Vec<&Rule> = self.rules(ENGLISH).collect();
        let digits: String = id.chars().filter(char::is_ascii_digit).take(9).collect();
        let Ok(wanted) = digits.parse::<u32>() else {
            return rules.first().into_iter().chain(rules.last()).copied().collect();
        };
        let example = id.to_ascii_uppercase().contains("EX");
        let mut near: Vec<&Rule> = rules.into_iter().filter(|rule| rule.id.example == example).collect();
        near.sort_by_key(|rule| rule.id.number.abs_diff(wanted));
        near.truncate(3);
        near
    }

    fn document(&self, language: &str) -> Option<&Document> {
        self.written(language).map(|written| written.read.get_or_init(|| Document::read(written.text)))
    }

    fn written(&self, language: &str) -> Option<&Written> {
        self.languages.iter().find(|written| written.language == language)
    }
}

impl Written {
    const fn new((language, text): (&'static str, &'static str)) -> Written {
        Written { language, text, read: OnceLock::new() }
    }
}

/// Prefixes are capitals; the letter of an example's row is not.
fn upper_case(id: &str) -> String {
    let row = id.len() > 1 && id.ends_with(|c: char| c.is_ascii_alphabetic());
    let (head, letter) = if row { id.split_at(id.len() - 1) } else { (id, "") };
    head.to_ascii_uppercase() + &letter.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_sentence_in_every_language() {
        for book in books() {
            assert!(book.prefix().len() > 1, "{} defines no id", book.name);
            for language in book.languages() {
                for rule in book.rules(language) {
                    assert!(rule.text.iter().any(|line| !line.is_empty()), "{} in {language}", rule.id);
                }
            }
        }
    }

    #[test]
    fn nothing_is_missing_in_any_language() {
        for book in books() {
            let ids = |language| book.rules(language).map(|rule| rule.id).collect::<Vec<_>>();
            for language in book.languages() {
                assert_eq!(ids(language), ids(ENGLISH), "{} in {language}", book.name);
            }
        }
    }

    #[test]
    fn players_read_no_marks_and_no_notes_to_programs() {
        let marks = ["[seed", "[public", "[ruling", "[reconstructed", "[definition", "| from |", "provenance"];
        for book in books() {
            for language in book.languages() {
                let text = book.readable(language).unwrap();
                for mark in marks.iter().chain(&[". sources", "open questions"]) {
                    let found = text.lines().find(|line| line.to_lowercase().contains(&mark.to_lowercase()));
                    assert_eq!(found, None, "{mark} in {} in {language}", book.name);
                }
                let left = text.lines().find(|line| readable::is_about_programs(line));
                assert_eq!(left, None, "{} in {language}", book.name);
                let (all, kept) = (book.rules(language).count(), Document::read(&text).rules().count());
                assert!(kept * 10 >= all * 9, "{} in {language}: {kept} of {all} rules are left", book.name);
            }
        }
    }

    #[test]
    fn ids_are_found_in_any_case_and_the_nearest_ones_named() {
        let table = book("table").unwrap();
        assert!(table.rule("Br-1", "en").is_some() && table.rule("nonsense", "en").is_none());
        assert!(find("BR-1", "ru").is_some_and(|(_, language)| language == "ru"));
        let near: Vec<String> = table.nearest("100").iter().map(|rule| rule.id.to_string()).collect();
        assert_eq!(near.len(), 3);
        assert_eq!(table.nearest("nonsense").len(), 2);
    }
}
