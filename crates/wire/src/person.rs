//! Who plays, and how they prove it.

use crate::{Left, Millis, TableId, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Somebody who wants to play at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What they want to be called: 1 to 32 characters. Several guests may have the same name.
    #[schema(max_length = 32, min_length = 1, example = "Anna")]
    pub name: String,
}

/// A name and a password: a new account, or the proof of an old one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// What the account is called, in capitals or not: 1 to 32 characters.
    #[schema(max_length = 32, min_length = 1, example = "Anna")]
    pub name: String,
    /// 8 to 256 characters.
    #[schema(max_length = 256, min_length = 8, format = Password)]
    pub password: String,
}

/// Passwords do not stand in logs.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one until now.
    #[schema(format = Password)]
    pub old: String,
    /// The one from now on: 8 to 256 characters.
    #[schema(max_length = 256, min_length = 8, format = Password)]
    pub new: String,
}

impl std::fmt::Debug for NewPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPassword").finish_non_exhaustive()
    }
}

/// Who somebody is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Known {
    /// Their number.
    pub user: UserId,
    /// What they are called.
    pub name: String,
    /// The proof, which a browser also gets as a cookie. It is shown only now.
    pub token: String,
}

/// What somebody is told about themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Me {
    /// Their number.
    pub user: UserId,
    /// What they are called.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
    /// Where to write to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// What they have chosen.
    pub preferences: Preferences,
    /// Since when they are known.
    pub created: Millis,
}

/// Whose a browser is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Session {
    /// Who; nobody's without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<Me>,
}

/// What somebody has chosen for themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(default)]
pub struct Preferences {
    /// The language of what is sent to them: `en`, `ru` or `uk`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Whether they get an e-mail when it is their turn at a slow table.
    pub mail: bool,
    /// The address that is called when it is their turn at a slow table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
}

/// What somebody changes about themselves. What is not named stays; an empty text removes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct MeChange {
    /// Another name.
    #[schema(max_length = 32)]
    pub name: Option<String>,
    /// Where to write to.
    #[schema(max_length = 254)]
    pub email: Option<String>,
    /// `en`, `ru` or `uk`.
    pub language: Option<String>,
    /// Whether to write when it is their turn.
    pub mail: Option<bool>,
    /// The address to call when it is their turn.
    #[schema(max_length = 500)]
    pub webhook: Option<String>,
}

/// A token for a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it: 1 to 80 characters.
    #[schema(max_length = 80, min_length = 1, example = "my bot")]
    pub label: String,
}

/// A token that has just been made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct MadeToken {
    /// Its number, for revoking it.
    pub id: i64,
    /// What its owner calls it.
    pub label: String,
    /// The token. It is shown only now; only its hash is stored.
    pub token: String,
}

/// A key of a user: the session of a browser, or the token of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct KeyInfo {
    /// Its number, for revoking it.
    pub id: i64,
    /// What its owner calls it.
    pub label: String,
    /// Whether it is the session of a browser.
    pub session: bool,
    /// Whether this request was made with it.
    pub current: bool,
    /// Since when.
    pub created: Millis,
    /// When it was used last, about.
    pub used: Millis,
    /// Until when, if it ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Millis>,
}

/// A player as everybody may know them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct Player {
    /// Their number.
    pub user: UserId,
    /// What they are called.
    pub name: String,
    /// Whether they have no account; their name may then be another's as well.
    pub guest: bool,
    /// Since when they are known.
    pub created: Millis,
    /// How strong they are thought to be, one for each game in which they were rated.
    pub ratings: Vec<RatingInfo>,
}

/// How strong a player is thought to be in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct RatingInfo {
    /// The game's id.
    pub game: String,
    /// The estimate.
    pub mu: f64,
    /// How unsure it is.
    pub sigma: f64,
    /// What is shown: almost certainly not too high (1000 + 40 × (`mu` − 3 `sigma`), a whole number).
    pub shown: f64,
    /// How many games it comes from.
    pub games: u32,
}

/// The strongest players of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct RatedPlayers {
    /// The strongest first, by what is shown of their rating.
    pub players: Vec<RatedPlayer>,
}

/// A player in the list of a game's strongest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct RatedPlayer {
    /// Their number.
    pub user: UserId,
    /// What they are called.
    pub name: String,
    /// How strong they are thought to be.
    pub rating: RatingInfo,
}

/// A page of a player's finished games, the last one first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct History {
    /// The games.
    pub games: Vec<PlayedGame>,
    /// Where the next page goes on, if there may be one: `before` of the next request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A finished game of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct PlayedGame {
    /// Which table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// On which seat.
    pub seat: u8,
    /// 1 for the winner.
    pub rank: u32,
    /// The points.
    pub score: i64,
    /// Why they did not play to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// When it ended.
    pub at: Millis,
    /// The rating after it, if the table was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
}

/// Whether browsers are called when it is their user's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub struct PushInfo {
    /// The key of this server, which a browser subscribes with; without it none is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// Where and how a browser is called: what its push service gave it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    /// The address: `https://` alone.
    #[schema(max_length = 1000)]
    pub endpoint: String,
    /// The browser's public key.
    #[schema(max_length = 100)]
    pub p256dh: String,
    /// The secret it shares with those who may call it.
    #[schema(max_length = 50)]
    pub auth: String,
}

/// Whoever knows a subscription can call it.
impl std::fmt::Debug for Subscription {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Subscription").finish_non_exhaustive()
    }
}

/// A browser that is not to be called any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PushAddress {
    /// The address of its subscription.
    #[schema(max_length = 1000)]
    pub endpoint: String,
}
