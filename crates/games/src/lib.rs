//! The one list of games.
//!
//! It is the dependencies of this crate, in the order in which games are shown. A game's crate, rulebook and texts
//! bear its id; its type is the id in capitals (`cyber-merchant`, `CyberMerchant`). Whoever needs all games asks for
//! them with a macro:
//!
//! ```
//! macro_rules! names {
//!     ($(($module:ident, $Game:ty))*) => { [$((stringify!($module), <$Game as kernel::Game>::ID)),*] };
//! }
//!
//! let names = games::each!(names);
//! assert_eq!(names[0], ("syndicate", "syndicate"));
//! assert!(names.iter().all(|(module, id)| module.replace('_', "-") == *id));
//! ```
//!
//! The module of a game is also the name of the file that bots and terminal have for it, so `mod $module;` finds it.
//! The build script says which file of a game is missing.

include!(concat!(env!("OUT_DIR"), "/list.rs"));

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

#[cfg(doctest)]
#[doc = include_str!("../../../CONTRIBUTING.md")]
struct Contributing;
