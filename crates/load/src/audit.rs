//! What the store says, against what clients were told.

use crate::Error;
use crate::stubborn::Acknowledged;
use rustc_hash::FxHashMap;
use serde::Serialize;
use server::room::{Downtime, Room, Written};
use std::collections::BTreeSet;
use store::{Store, TableId};

/// What an audit found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Audit {
    /// How many tables were looked at.
    pub tables: usize,
    /// How many entries they have.
    pub entries: usize,
    /// How many acknowledged changes were looked for.
    pub acknowledged: usize,
    /// Acknowledged and not there.
    pub lost: Vec<String>,
    /// There more than once, or at another place than was told.
    pub doubled: Vec<String>,
    /// Tables whose record does not hold.
    pub broken: Vec<String>,
}

impl Audit {
    /// Whether everything is as it should be.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty() && self.broken.is_empty()
    }
}

/// Looks for every acknowledged change, and plays every record again by the rules.
///
/// # Errors
/// When the store cannot be read.
pub async fn audit(store: &dyn Store, acknowledged: &[Acknowledged]) -> Result<Audit, Error> {
    let fault = |error: store::Error| Error::Unexpected(error.to_string());
    let mut audit = Audit { acknowledged: acknowledged.len(), ..Audit::default() };
    let tables: BTreeSet<i64> = acknowledged.iter().map(|one| one.table).collect();
    let mut found: FxHashMap<(i64, i64, String), Vec<u32>> = FxHashMap::default();
    for table in tables {
        audit.tables += 1;
        let Some(row) = store.table(TableId(table)).await.map_err(fault)? else {
            audit.lost.push(format!("table {table}"));
            continue;
        };
        let entries = store.log(TableId(table), 0).await.map_err(fault)?;
        audit.entries += entries.len();
        for (version, entry) in (1..).zip(&entries) {
            let written: Written = serde_json::from_str(&entry.body)?;
            if let (Some(user), Some(submission)) = (written.by, written.id) {
                found.entry((table, user, submission)).or_default().push(version);
            }
        }
        // Folding plays every line by the rules, and the state must be the one that was written down.
        match Room::fold(row, &entries, None, &Downtime::default()) {
            Ok(room) if room.next as usize == entries.len() => {}
            Ok(room) => audit.broken.push(format!("table {table}: {} of {} lines", room.next, entries.len())),
            Err(broken) => audit.broken.push(format!("table {table}: {broken}")),
        }
    }
    for one in acknowledged {
        let name = || format!("table {} user {} {}", one.table, one.user, one.submission);
        match found.get(&(one.table, one.user, one.submission.clone())).map(Vec::as_slice) {
            None | Some([]) => audit.lost.push(name()),
            Some([version]) if *version == one.version => {}
            Some(versions) => audit.doubled.push(format!("{} at {versions:?}, told {}", name(), one.version)),
        }
    }
    Ok(audit)
}
