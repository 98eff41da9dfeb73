//! The rules as they are read: `docs/rules`, which `texts` embeds, in the languages there are.

use kernel::Phrase;
use std::sync::OnceLock;
use texts::Lang;

/// One rulebook: a game's, or the one of the table.
#[derive(Debug)]
pub struct Book {
    /// The game's id, or `table`.
    pub game: &'static str,
    /// What its ids begin with.
    prefix: &'static str,
    read: [OnceLock<Vec<Item>>; 3],
}

/// The name of the book that holds whatever the game.
pub const TABLE: &str = "table";

/// A part of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// The heading of a chapter.
    Heading(String),
    /// A rule.
    Rule(Rule),
}

/// A rule with its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id, which never changes.
    pub id: String,
    /// Where it comes from: `seed`, `public`, `ruling`, `reconstructed`; only in English.
    pub from: Option<String>,
    /// What it says; a worked example has several lines.
    pub text: Vec<String>,
}

const fn book_of(game: &'static str, prefix: &'static str) -> Book {
    Book { game, prefix, read: [const { OnceLock::new() }; 3] }
}

/// All books. A game in the registry has one here; a test makes sure.
static BOOKS: [Book; 5] = [
    book_of("syndicate", "SYN"),
    book_of("fantastic-factories", "FF"),
    book_of("cyber-merchant", "CM"),
    book_of("table", "BR"),
    book_of("house", "BH"),
];

/// All books.
#[must_use]
pub fn books() -> &'static [Book] {
    &BOOKS
}

/// The book of a game, or of the `table`.
#[must_use]
pub fn book(game: &str) -> Option<&'static Book> {
    BOOKS.iter().find(|book| book.game == game)
}

/// A rule of any book, in a language or, if that lacks it, in English.
#[must_use]
pub fn find(id: &str, lang: Lang) -> Option<(&'static Rule, Lang)> {
    BOOKS.iter().find_map(|book| book.rule(id, lang))
}

impl Book {
    /// The book in a language; empty if it is not written in it.
    pub fn items(&self, lang: Lang) -> &[Item] {
        let at = Lang::ALL.iter().position(|one| *one == lang).unwrap_or(0);
        self.read[at]
            .get_or_init(|| texts::rules(self.game, lang).map_or_else(Vec::new, |text| read(text, self.prefix)))
    }

    /// The rules in a language.
    pub fn rules(&self, lang: Lang) -> impl Iterator<Item = &Rule> {
        self.items(lang).iter().filter_map(|item| match item {
            Item::Rule(rule) => Some(rule),
            Item::Heading(_) => None,
        })
    }

    /// A rule in a language or, if that lacks it, in English.
    #[must_use]
    pub fn rule(&self, id: &str, lang: Lang) -> Option<(&Rule, Lang)> {
        let of = |lang: Lang| self.rules(lang).find(|rule| rule.id.eq_ignore_ascii_case(id)).map(|rule| (rule, lang));
        of(lang).or_else(|| of(Lang::En))
    }

    /// An id that is not in the book: the nearest ones that are.
    #[must_use]
    pub fn unknown(&self, id: &str) -> Phrase {
        let shown: String = id.chars().take(40).collect();
        let near: Vec<&str> = self.nearest(id).into_iter().map(|rule| rule.id.as_str()).collect();
        let phrase = Phrase::new("cmd-rules-unknown").text("id", shown).text("game", self.game);
        phrase.text("near", near.join(", "))
    }

    /// The ids with the nearest number, or else the first and the last.
    fn nearest(&self, id: &str) -> Vec<&Rule> {
        let rules: Vec<&Rule> = self.rules(Lang::En).collect();
        let digits = |id: &str| -> Option<i64> {
            let tail: String = id.chars().filter(char::is_ascii_digit).take(9).collect();
            tail.parse().ok()
        };
        match digits(id) {
            Some(wanted) => {
                let example = |id: &str| id.to_ascii_uppercase().contains("EX");
                let mut near: Vec<&Rule> = rules.into_iter().filter(|rule| example(&rule.id) == example(id)).collect();
                near.sort_by_key(|rule| digits(&rule.id).map_or(i64::MAX, |number| (number - wanted).abs()));
                near.truncate(3);
                near
            }
            None => rules.first().into_iter().chain(rules.last()).copied().collect(),
        }
    }
}

/// Reads the headings and rules of a document. A rule is a point `- **SYN-1** [from] Text`, a row
/// `| FF-201 | … |` of a table, or a chapter `### SYN-EX-1 Title [from]` with all that stands in it.
fn read(text: &str, prefix: &str) -> Vec<Item> {
    let mut items = Vec::new();
    let mut example = false;
    let mut head: Vec<&str> = Vec::new();
    for line in text.lines() {
        if let Some(row) = line.strip_prefix("| ") {
            let cells: Vec<&str> = row.trim_end().trim_end_matches('|').split(" | ").map(str::trim).collect();
            if let Some(rule) = row_rule(&head, &cells, prefix) {
                example = false;
                items.push(Item::Rule(rule));
                continue;
            }
            if head.is_empty() {
                head = cells;
            }
        } else {
            head.clear();
        }
        if let Some(heading) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
            let rule = rule(heading, prefix);
            example = rule.is_some();
            items.push(rule.map_or_else(|| Item::Heading(plain(heading)), Item::Rule));
        } else if let Some(rule) = line.strip_prefix("- **").and_then(|line| rule(line, prefix)) {
            example = false;
            items.push(Item::Rule(rule));
        } else if let (true, Some(Item::Rule(rule))) = (example, items.last_mut())
            && !line.trim().is_empty()
            && !is_rule_off(line)
        {
            rule.text.push(plain(line));
        }
    }
    items
}

/// `SYN-1** [from] Text` or `SYN-EX-1 Title [from]`.
fn rule(text: &str, prefix: &str) -> Option<Rule> {
    let end = text.find(['*', ' ']).unwrap_or(text.len());
    let (id, rest) = text.split_at(end);
    let number = id.strip_prefix(prefix)?.strip_prefix('-')?;
    if !number.ends_with(|c: char| c.is_ascii_alphanumeric()) {
        return None;
    }
    let mut rest = rest.trim_start_matches('*').trim();
    let mut from = Vec::new();
    while let Some((tag, after)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        from.push(tag);
        rest = after.trim();
    }
    if let Some((before, tag)) = rest.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
        from.push(tag);
        rest = before.trim();
    }
    let from = (!from.is_empty()).then(|| from.join(", "));
    Some(Rule { id: id.to_owned(), from, text: vec![plain(rest)] })
}

/// A row whose first cell is an id: its cells, each with the head of its column.
fn row_rule(head: &[&str], cells: &[&str], prefix: &str) -> Option<Rule> {
    let (id, rest) = cells.split_first()?;
    let known = rule(id, prefix).filter(|rule| rule.id == *id)?;
    let cell = |(at, cell): (usize, &&str)| match head.get(at + 1) {
        Some(head) if at > 0 => format!("{head}: {cell}"),
        _ => (*cell).to_owned(),
    };
    let told = rest.iter().enumerate().filter(|(_, cell)| !matches!(**cell, "" | "-" | "–"));
    let text = told.map(cell).collect::<Vec<_>>().join("; ");
    Some(Rule { text: vec![plain(&text)], ..known })
}

/// The line under the head of a table.
fn is_rule_off(line: &str) -> bool {
    line.starts_with('|') && line.chars().all(|c| matches!(c, '|' | '-' | ' ' | ':'))
}

/// Without the marks of Markdown.
fn plain(text: &str) -> String {
    text.replace("**", "").replace(['`', '*'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_examples_are_rules() {
        let text = "# Title\n## 1. One\n- **SYN-1** [seed] A **bold** rule.\n- not a rule\n\n### SYN-EX-2 Two [public]\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n## 3\n";
        let items = read(text, "SYN");
        let rule = |id: &str, from: &str, text: &[&str]| {
            let text = text.iter().map(|line| (*line).to_owned()).collect();
            Item::Rule(Rule { id: id.to_owned(), from: Some(from.to_owned()), text })
        };
        let heading = |text: &str| Item::Heading(text.to_owned());
        assert_eq!(
            items,
            [
                heading("1. One"),
                rule("SYN-1", "seed", &["A bold rule."]),
                rule("SYN-EX-2", "public", &["Two", "| a | b |", "| 1 | 2 |"]),
                heading("3")
            ]
        );
    }

    #[test]
    fn a_row_of_a_table_that_begins_with_an_id_is_a_rule() {
        let text = "## 3\n\n| id | name | cost | note |\n| --- | --- | --- | --- |\n| FF-201 | Dojo | 1 M | - |\n| x | FF-2 | | |\n";
        let dojo = Rule { id: "FF-201".to_owned(), from: None, text: vec!["Dojo; cost: 1 M".to_owned()] };
        assert_eq!(read(text, "FF"), [Item::Heading("3".to_owned()), Item::Rule(dojo)]);
    }

    #[test]
    fn every_game_has_a_book_and_every_rule_a_sentence() {
        for game in registry::games() {
            assert!(book(game.id()).is_some(), "{} has no book", game.id());
        }
        for book in books() {
            for lang in Lang::ALL {
                for rule in book.rules(lang) {
                    assert!(rule.text.iter().any(|line| !line.is_empty()), "{} in {lang}", rule.id);
                }
            }
        }
    }

    #[test]
    fn nothing_is_missing_in_any_language() {
        for book in books() {
            let ids = |lang| book.rules(lang).map(|rule| rule.id.clone()).collect::<Vec<_>>();
            for lang in Lang::ALL {
                assert_eq!(ids(lang), ids(Lang::En), "{} in {lang}", book.game);
            }
        }
    }
}
