//! What is said and kept beside the game: chat.

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
