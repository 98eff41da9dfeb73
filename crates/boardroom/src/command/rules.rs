//! `boardroom rules`: what a rule says.

use crate::terminal::{Row, Terminal, Tint};
use crate::{Exit, Failure};
use kernel::Phrase;
use rulebooks::{Book, ENGLISH, Item, Rule};
use texts::Names;

/// Shows one rule, or all of a game.
///
/// # Errors
/// When there is no such game or rule.
pub fn run(game: &str, id: Option<&str>, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let book = match rulebooks::book(game) {
        Some(book) => book,
        None => {
            registry::find(game)?;
            return Err(Failure::usage(Phrase::new("cmd-rules-no-book").text("game", game)));
        }
    };
    let lang = terminal.texts.lang().code();
    match id {
        Some(id) => {
            let found = book.rule(id, lang).or_else(|| rulebooks::find(id, lang));
            let (rule, written) = found.ok_or_else(|| Failure::usage(unknown(book, id)))?;
            show(rule, written, terminal);
        }
        None => show_all(book, terminal),
    }
    Ok(Exit::Fine)
}

/// Writes a rule; says so if it is not in the chosen language.
pub(crate) fn show(rule: &Rule, written: &str, terminal: &mut Terminal) {
    let mut head = Row::new().with(Tint::Strong, rule.id.to_string());
    if let Some(from) = &rule.from {
        head.push(Tint::Soft, format!("  [{from}]"));
    }
    terminal.row(&head);
    for line in &rule.text {
        terminal.text(line, 2);
    }
    if written != terminal.texts.lang().code() {
        let note = terminal.texts.label("cmd-rules-english");
        terminal.tinted(&note, Tint::Soft, 2);
    }
}

/// The rule with this id, wherever it is; what is not known is said.
pub(crate) fn explain(id: &str, game: &str, terminal: &mut Terminal) {
    match (rulebooks::find(id, terminal.texts.lang().code()), rulebooks::book(game)) {
        (Some((rule, written)), _) => show(rule, written, terminal),
        (None, Some(book)) => {
            let reason = terminal.texts.reason(&unknown(book, id), &Names::default());
            terminal.tinted(&reason.to_string(), Tint::Bad, 0);
        }
        (None, None) => terminal.say(&Phrase::new("cmd-rules-no-book").text("game", game.to_owned())),
    }
}

fn show_all(book: &Book, terminal: &mut Terminal) {
    let lang = terminal.texts.lang().code();
    let translated = book.rules(lang).next().is_some();
    let written = if translated { lang } else { ENGLISH };
    let mut heading = None;
    for item in book.items(written) {
        match item {
            Item::Heading(text) => heading = Some(text),
            Item::Rule(rule) => {
                if let Some(text) = heading.take() {
                    terminal.heading(text);
                }
                list(rule, terminal);
            }
        }
    }
    let missing: Vec<&Rule> =
        book.rules(ENGLISH).filter(|rule| !book.rules(lang).any(|other| other.id == rule.id)).collect();
    if !missing.is_empty() {
        let note = terminal.texts.label("cmd-rules-english");
        terminal.heading(&note);
        if translated {
            missing.into_iter().for_each(|rule| list(rule, terminal));
        }
    }
}

/// An id that is not in the book: the nearest ones that are.
fn unknown(book: &Book, id: &str) -> Phrase {
    let shown: String = id.chars().take(40).collect();
    let near: Vec<String> = book.nearest(id).into_iter().map(|rule| rule.id.to_string()).collect();
    let phrase = Phrase::new("cmd-rules-unknown").text("id", shown).text("game", book.name);
    phrase.text("near", near.join(", "))
}

fn list(rule: &Rule, terminal: &mut Terminal) {
    let mark = Row::new().with(Tint::Strong, rule.id.to_string());
    let text = rule.text.first().cloned().unwrap_or_default();
    terminal.hanging(mark, 11, &Row::new().plain(text));
}
