//! The rulebooks of `docs/rules`, embedded.

use crate::Lang;

/// Names each book once and embeds it in every language.
macro_rules! embed {
    ($($name:literal),+ $(,)?) => {
        /// The names of the rulebooks: the games' ids, then those that hold whatever the game.
        pub const BOOKS: &[&str] = &[$($name),+];

        const SOURCES: [&[&str]; 3] = [
            &[$(include_str!(concat!("../../../docs/rules/", $name, ".md"))),+],
            &[$(include_str!(concat!("../../../docs/rules/ru/", $name, ".md"))),+],
            &[$(include_str!(concat!("../../../docs/rules/uk/", $name, ".md"))),+],
        ];
    };
}

embed!["syndicate", "fantastic-factories", "cyber-merchant", "table", "house"];

/// A rulebook in a language, as Markdown.
#[must_use]
pub fn rules(book: &str, lang: Lang) -> Option<&'static str> {
    let at = BOOKS.iter().position(|name| *name == book)?;
    Some(SOURCES[lang.index()][at])
}
