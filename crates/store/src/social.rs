//! What is said and kept beside the game: chat, and where browsers are called.

use crate::people::KeyId;
use crate::table::{Millis, UserId};

/// One line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// 1, 2, 3, … per table, without gaps.
    pub number: i64,
    /// Who.
    pub user: UserId,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// Which lines of a chat. They come in the order of their numbers either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChatSpan {
    /// The first lines with a greater number: for those who follow.
    After(i64),
    /// The last lines with a smaller number: for those who scroll up.
    Before(i64),
    /// The last lines of all.
    Last,
}

/// A browser that can be called when it is its user's turn: a subscription of a push service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    /// Whose browser it is.
    pub user: UserId,
    /// The address at the push service; it is known to nobody else, and there is one row for it.
    pub endpoint: String,
    /// The browser's public key, as it gave it.
    pub p256dh: String,
    /// The secret it shares with those who may call it.
    pub auth: String,
    /// The key it was made with; once that is gone, it is not called any more.
    pub key: Option<KeyId>,
    /// Since when.
    pub created: Millis,
}

/// How many browsers of one user are called; the oldest are forgotten.
pub const MAX_PUSHES: u32 = 20;
