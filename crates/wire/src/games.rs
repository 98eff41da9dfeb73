//! The games there are.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A game and its facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct GameInfo {
    /// Its id.
    pub game: String,
    /// What it is called, in the language of the client.
    pub name: String,
    /// The revision of its rules.
    pub revision: u32,
    /// How few can play.
    pub fewest: u8,
    /// How many can play.
    pub most: u8,
    /// What a table can choose before the game.
    pub options: Vec<GameOption>,
    /// The bots that can play it, as they are named.
    pub bots: Vec<String>,
    /// The one among them that plays where nobody has chosen another.
    pub usual_bot: String,
    /// The languages in which its rules can be read.
    pub rules: Vec<String>,
    /// Whether there is a guided first game.
    pub lesson: bool,
    /// The digest of its standard component data.
    pub data: String,
    /// Where its standard components are described: an address whose content never changes.
    pub catalogue: String,
}

/// One thing a table can choose before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct GameOption {
    /// Its name in `options`.
    pub name: String,
    /// What it is called, in the language of the client.
    pub label: String,
    /// A module adds rules and components; a plain option changes how the same are used.
    pub module: bool,
    /// What can be chosen, as it stands in `options`; the first is the default.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub values: Vec<Value>,
}

/// The text of a data file to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct DataText {
    /// The text: TOML, as the standard data are exported.
    pub text: String,
}

/// A data file that is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct DataFacts {
    /// The digest of its rows, as it stands in record headers.
    pub digest: String,
    /// How many rows it has.
    pub rows: u32,
    /// How many of them are reconstructed.
    pub reconstructed: u32,
}

/// A rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct RulesText {
    /// The game's id, `table` or `house`.
    pub book: String,
    /// The language.
    pub language: String,
    /// The text, in Markdown; every rule begins with its id.
    pub text: String,
}
