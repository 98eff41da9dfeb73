//! The Fluent files, embedded.

use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The embedded files of a language, in the order of [`FILES`].
#[must_use]
pub fn source(lang: Lang) -> &'static [&'static str] {
    SOURCES[lang.index()]
}
