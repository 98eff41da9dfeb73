//! The Fluent files, embedded.

use crate::Lang;

/// Names each file once and embeds it in every language.
macro_rules! embed {
    ($($name:literal),+ $(,)?) => {
        /// The names of the embedded files, without `.ftl`.
        pub const FILES: &[&str] = &[$($name),+];

        const SOURCES: [&[&str]; 3] = [
            &[$(include_str!(concat!("../ftl/en/", $name, ".ftl"))),+],
            &[$(include_str!(concat!("../ftl/ru/", $name, ".ftl"))),+],
            &[$(include_str!(concat!("../ftl/uk/", $name, ".ftl"))),+],
        ];
    };
}

embed![
    "command",
    "data",
    "factories",
    "games",
    "host",
    "lab",
    "letter",
    "merchant",
    "plain",
    "record",
    "registry",
    "server",
    "syndicate",
    "table",
    "web"
];

/// The embedded files of a language, in the order of [`FILES`].
#[must_use]
pub fn source(lang: Lang) -> &'static [&'static str] {
    SOURCES[lang.index()]
}
