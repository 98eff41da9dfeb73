//! What addresses name.

use serde::Deserialize;
use utoipa::IntoParams;

/// A table in an address.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct TablePath {
    /// The table's number.
    #[param(minimum = 1, maximum = 9007199254740991_i64, example = 1)]
    pub table: i64,
}

/// A user in an address.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct PlayerPath {
    /// The player's number.
    #[param(minimum = 1, maximum = 9007199254740991_i64, example = 1)]
    pub player: i64,
}

/// A key in an address.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct KeyPath {
    /// The key's number.
    #[param(minimum = 1, maximum = 9007199254740991_i64, example = 1)]
    pub key: i64,
}

/// A game in an address.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct GamePath {
    /// The game's id.
    #[param(min_length = 1, max_length = 64, example = "syndicate")]
    pub game: String,
}

/// A catalogue in an address.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct CataloguePath {
    /// The game's id.
    #[param(min_length = 1, max_length = 64, example = "syndicate")]
    pub game: String,
    /// The digest of the component data.
    #[param(pattern = "^[0-9a-f]{64}$")]
    pub data: String,
    /// What tells this way to describe them from those of other builds.
    #[param(pattern = "^[0-9a-f]{16}$")]
    pub form: String,
}

/// A rulebook in an address.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct BookPath {
    /// The game's id; `table` for the rules of every table, `house` for those of the server.
    #[param(min_length = 1, max_length = 64, example = "syndicate")]
    pub book: String,
}

/// A moment of a lesson in an address.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct LessonPath {
    /// The game's id.
    #[param(min_length = 1, max_length = 64, example = "syndicate")]
    pub game: String,
    /// How many entries of the lesson's record are played.
    #[param(value_type = i64, minimum = 0, maximum = 4294967295_i64, example = 0)]
    pub step: u32,
}
