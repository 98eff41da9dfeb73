//! Digests: of states, of data files, and the running digest of a record.

use crate::{Game, State};
use postcard::ser_flavors::Flavor;
use serde::Serialize;
use sha2::Digest as _;
use std::fmt;

pub(crate) type Sha = sha2::Sha256;

/// 256 bits that stand for something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// SHA-256 of bytes.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Digest {
        Digest(Sha::digest(bytes).into())
    }

    /// The digest of a whole state: SHA-256 over its parts in postcard's format, which is fixed by
    /// its own specification and therefore the same on every machine and in every build.
    #[must_use]
    pub fn of_state<G: Game>(state: &State<G>) -> Digest {
        Digest::of_value(&(&state.public, &state.private, &state.dark))
    }

    /// The digest of any plain value, by the same rule.
    #[must_use]
    pub fn of_value(value: &impl Serialize) -> Digest {
        let hashing = Hashing { sha: Sha::new(), buffer: [0; 256], filled: 0 };
        postcard::serialize_with_flavor(value, hashing).expect("plain data always fits postcard's format")
    }

    /// From 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Digest> {
        from_hex(text).map(Digest)
    }
}

/// Takes postcard's bytes straight into SHA-256. A simulation digests every game it plays, and threads
/// would wait for each other's memory if that took any.
struct Hashing {
    sha: Sha,
    buffer: [u8; 256],
    filled: usize,
}

impl Hashing {
    fn flush(&mut self) {
        self.sha.update(&self.buffer[..self.filled]);
        self.filled = 0;
    }
}

impl Flavor for Hashing {
    type Output = Digest;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        if self.filled == self.buffer.len() {
            self.flush();
        }
        self.buffer[self.filled] = byte;
        self.filled += 1;
        Ok(())
    }

    fn finalize(mut self) -> postcard::Result<Digest> {
        self.flush();
        Ok(Digest(self.sha.finalize().into()))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A digest that runs along the lines of a record: each value covers all lines up to its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Running(Digest);

impl Running {
    /// Takes in one line and gives the 16 digits that stand at its end.
    pub fn line(&mut self, body: &str) -> String {
        let mut sha = Sha::new();
        sha.update(self.0.0);
        sha.update(body.as_bytes());
        sha.update(b"\n");
        self.0 = Digest(sha.finalize().into());
        to_hex(&self.0.0[..8])
    }
}

pub(crate) fn to_hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a String cannot fail");
        text
    })
}

/// Lower-case digits only: one value has one form.
pub(crate) fn bytes_from_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |c: u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    if !text.len().is_multiple_of(2) {
        return None;
    }
    text.as_bytes().chunks(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
}

pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    bytes_from_hex(text)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_digested_as_its_bytes_in_postcards_format() {
        for length in [0u32, 1, 255, 256, 257, 5000] {
            let value: (u32, Vec<u32>, &str) = (length, (0..length).map(|n| n * n).collect(), "rooks");
            let bytes = postcard::to_stdvec(&value).expect("plain data");
            assert_eq!(Digest::of_value(&value), Digest::of_bytes(&bytes), "{length} numbers");
        }
    }
}
