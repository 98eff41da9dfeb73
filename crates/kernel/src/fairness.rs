//! Fairness: chance that nobody at the table can steer and everybody can check afterwards.
//!
//! 1. Before anything is dealt the table draws a 256-bit [`Secret`] and publishes its
//!    [`Commitment`], the SHA-256 of `"boardroom commitment 1\n"` and the secret.
//! 2. Each seat may add [`Entropy`] of its own, up to 64 bytes, knowing the commitment.
//! 3. The working seed of all chance is the SHA-256 of `"boardroom seed 1\n"`, the secret, and then
//!    for every seat in seat order one byte with its number (from 1), one byte with the length of
//!    its entropy (0 if it gave none) and the entropy itself.
//! 4. After the game the secret is written into the record. Anybody can now check that it fits
//!    the commitment, derive the seed, and derive every pick again.
//!
//! The table cannot choose its secret after seeing the entropy, and no seat can choose its entropy
//! knowing the secret: one honest party is enough.

use crate::digest::{self, Sha};
use crate::{MAX_SEATS, Phrase, Seat};
use sha2::Digest as _;
use std::fmt;

/// The most bytes of entropy one seat can add.
pub const MAX_ENTROPY: usize = 64;

/// The table's own 256 bits, kept to itself until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret from bytes that the caller drew from a good source.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// A secret made from a number, for simulations and tests that must be repeatable.
    #[must_use]
    pub fn from_number(number: u64) -> Secret {
        let mut sha = Sha::new();
        sha.update(b"boardroom numbered secret 1\n");
        sha.update(number.to_le_bytes());
        Secret(sha.finalize().into())
    }

    /// What is published before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        let mut sha = Sha::new();
        sha.update(b"boardroom commitment 1\n");
        sha.update(self.0);
        Commitment(sha.finalize().into())
    }

    /// The working seed of all chance.
    #[must_use]
    pub fn seed(&self, entropy: &[Entropy]) -> [u8; 32] {
        assert!(entropy.len() <= MAX_SEATS, "one entropy for each seat");
        let mut sha = Sha::new();
        sha.update(b"boardroom seed 1\n");
        sha.update(self.0);
        for (i, added) in entropy.iter().enumerate() {
            sha.update([Seat::new(i).number() as u8, added.0.len() as u8]);
            sha.update(&added.0);
        }
        sha.finalize().into()
    }

    /// As hexadecimal digits, for the end of the record.
    #[must_use]
    pub fn to_hex(&self) -> String {
        digest::to_hex(&self.0)
    }

    /// From 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Secret> {
        digest::from_hex(text).map(Secret)
    }
}

/// A secret is never printed by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The published promise that binds the table to its secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&digest::to_hex(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// What one seat adds to the seed; empty if it adds nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entropy(Vec<u8>);

impl Entropy {
    /// Bytes of the player's choice.
    ///
    /// # Errors
    /// If there are more than [`MAX_ENTROPY`].
    pub fn new(bytes: impl Into<Vec<u8>>) -> Result<Entropy, Phrase> {
        let bytes = bytes.into();
        if bytes.len() > MAX_ENTROPY {
            return Err(Phrase::new("table-entropy-too-long").count("bytes", bytes.len()).count("most", MAX_ENTROPY));
        }
        Ok(Entropy(bytes))
    }

    /// The bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}
