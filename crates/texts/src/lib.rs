//! Every word a player reads, in English, Russian and Ukrainian.
//!
//! The words stand in `ftl/{en,ru,uk}/*.ftl` (Project Fluent), the same files in each language, and
//! are embedded in the binary. Code elsewhere builds a [`kernel::Phrase`]; this crate puts it into a
//! language:
//!
//! ```
//! use kernel::{Illegal, Phrase};
//! use texts::{Lang, Names, Texts};
//!
//! let texts = Texts::of(Lang::Uk);
//! let no = Illegal::new("BR-5", Phrase::new("table-refuse-undo-barrier"));
//! let reason = texts.refusal(&no, &Names::default());
//! assert_eq!(reason.rule, Some("BR-5"));
//! assert!(reason.right.is_some(), "what would be right");
//! ```
//!
//! | call | gives |
//! | --- | --- |
//! | [`Texts::of`] | the texts of a language, loaded once and shared by all threads |
//! | [`Texts::say`], [`Texts::right`] | a phrase; its attribute `.right`, what would be right |
//! | [`Texts::refusal`], [`Texts::fault`], [`Texts::data_fault`], [`Texts::reason`] | a [`Reason`]: rule, what was wrong, what would be right |
//! | [`Texts::label`] | a phrase without arguments |
//! | [`Texts::missing`] | what of a phrase this language lacks, for tests |
//! | [`Lang::detect`] | the language from `LC_ALL`, `LC_MESSAGES`, `LANG` |
//! | [`Names`] | what the players are called |
//!
//! A key that does not exist is shown in brackets, `[like-this]`, and nothing panics.
//!
//! Every file in the folder is embedded. A game has up to three: `<game>.about.ftl`, what is said of it before it is
//! chosen (`game-<id>`, `game-<id>-about`, `option-<id>-<name>`, `option-<id>-<name>-about`), `<game>.cards.ftl`, what its
//! components are and do and what points are given for, and `<game>.ftl`, all other words.
//! Messages about a refusal or a fault have the attribute `.right`. An argument that is another
//! phrase comes in as finished text, so a message that needs it in another grammatical case should
//! be worded around it, or select on an argument that names it.

mod files;
mod lang;
mod names;
mod reason;
mod texts;

pub use files::{FILES, source};
pub use lang::{Lang, UnknownLang};
pub use names::Names;
pub use reason::Reason;
pub use texts::Texts;
