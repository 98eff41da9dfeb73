//! Checks a record's chance without knowing any rules: see [`crate::fairness`].

use super::Fault;
use super::raw::RawRecord;
use crate::{Chance, Phrase, Pick, Secret, Seeded};

/// What the check of a record's chance found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the secret fits the commitment that was published before the game.
    pub commitment_holds: bool,
    /// Each use of chance, in order.
    pub picks: Vec<Checked>,
}

/// One use of chance, derived again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The line it stands on.
    pub line: usize,
    /// The entry it belongs to, from 1; 0 for the deal.
    pub entry: usize,
    /// What is stored.
    pub pick: Pick,
    /// What the seed gives.
    pub derived: u32,
}

impl Checked {
    /// Whether the stored value is the derived one.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.pick.value == self.derived
    }
}

impl Verdict {
    /// The first use of chance that does not hold.
    #[must_use]
    pub fn first_wrong(&self) -> Option<&Checked> {
        self.picks.iter().find(|checked| !checked.holds())
    }

    /// Whether everything holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.commitment_holds && self.first_wrong().is_none()
    }
}

/// The secret of a finished game or of a save.
///
/// # Errors
/// When the record has none, because the game is not over.
pub fn secret(record: &RawRecord) -> Result<&Secret, Fault> {
    let line = record.entries.last().map_or(record.dealt_line, |entry| entry.line) + 1;
    record.secret.as_ref().ok_or_else(|| Fault::at(line, Phrase::new("record-fault-no-secret")))
}

/// Derives every pick of a record again from its secret and entropy.
///
/// # Errors
/// When the record has no secret yet, because the game is not over.
pub fn verify(record: &RawRecord) -> Result<Verdict, Fault> {
    let secret = secret(record)?;
    let mut chance = Seeded::new(secret.seed(&record.header.entropy));
    let mut check = |line: usize, entry: usize, pick: &Pick| Checked {
        line,
        entry,
        pick: *pick,
        derived: chance.pick(pick.stream, pick.below),
    };
    let mut picks: Vec<Checked> = record.dealt.iter().map(|pick| check(record.dealt_line, 0, pick)).collect();
    for (i, entry) in record.entries.iter().enumerate() {
        picks.extend(entry.picks.iter().map(|pick| check(entry.line, i + 1, pick)));
    }
    Ok(Verdict { commitment_holds: secret.commitment() == record.header.commitment, picks })
}
