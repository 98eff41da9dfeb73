//! Users and the keys that prove who somebody is.

use crate::Error;
use crate::table::{Millis, UserId};

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The number.
    pub id: UserId,
    /// What others read.
    pub name: String,
    /// The hash of the password; a guest has none.
    pub password: Option<String>,
    /// Where to write to.
    pub email: Option<String>,
    /// The server's JSON: language, notifications, unsubscribes.
    pub settings: String,
    /// Since when.
    pub created: Millis,
}

impl User {
    /// Whether the user has no account: no password, and a name that others may have too.
    pub fn is_guest(&self) -> bool {
        self.password.is_none()
    }
}

/// Names a key, for the list from which a user revokes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId(pub i64);

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KeyKind {
    /// A browser's cookie.
    Session,
    /// A program's token.
    Token,
}

impl KeyKind {
    pub(crate) fn to_number(self) -> i64 {
        match self {
            KeyKind::Session => 0,
            KeyKind::Token => 1,
        }
    }

    pub(crate) fn from_number(number: i64) -> Result<KeyKind, Error> {
        match number {
            0 => Ok(KeyKind::Session),
            1 => Ok(KeyKind::Token),
            _ => Err(Error::corrupt(format!("{number} is no kind of key"))),
        }
    }
}

/// The hash of a secret. The secret itself is never stored.
pub type KeyHash = [u8; 32];

/// A key to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewKey {
    /// Whose.
    pub user: UserId,
    /// The hash of the secret.
    pub hash: KeyHash,
    /// What for.
    pub kind: KeyKind,
    /// What the user calls it.
    pub label: String,
    /// Since when.
    pub created: Millis,
    /// Until when; `None` is until it is revoked.
    pub expires: Option<Millis>,
}

/// A stored key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The number.
    pub id: KeyId,
    /// Whose.
    pub user: UserId,
    /// What for.
    pub kind: KeyKind,
    /// What the user calls it.
    pub label: String,
    /// Since when.
    pub created: Millis,
    /// Until when. The store finds expired keys too, until they are swept: the caller compares.
    pub expires: Option<Millis>,
    /// When it was last used.
    pub used: Millis,
}

/// The form of a name in which two names are compared.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase()
}
