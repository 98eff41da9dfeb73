//! What changes a table is decided, made durable, and only then told.

use super::Live;
use super::news::version_json;
use crate::hub::Answer;
use crate::room::{Actor, Decision, Room};
use crate::trouble::Trouble;
use kernel::Phrase;
use store::{Append, Appended, Entry, Millis, TableId, UserId};
use tokio::time::Instant;
use wire::{Ask, Code};

/// How often a decision is made anew because another node was first.
const TRIES: usize = 8;

impl Live {
    /// Does what changes the table: decide, make durable, tell.
    pub(super) async fn change(&mut self, user: Option<UserId>, seat: Option<u8>, ask: &Ask) -> Answer {
        let user = user.ok_or_else(|| Trouble::new(Code::Unauthenticated, Phrase::new("server-who")))?;
        let submission = ask.submission().unwrap_or_default();
        if submission.is_empty() || submission.len() > 64 || !submission.chars().all(is_name) {
            return Err(Trouble::new(Code::Malformed, Phrase::new("server-submission")));
        }
        let begun = Instant::now();
        for _ in 0..TRIES {
            let (now, down) = (self.hub.now(), self.hub.down());
            let room = self.room().await?;
            if let Some(version) = room.done_before(user, submission) {
                return version_json(version);
            }
            let seq = room.next;
            let decision = match room.decide(Actor { user, seat }, ask, now, &down) {
                Ok(decision) => decision,
                // What is refused has changed nothing, but for a start that failed half-way.
                Err(_) if self.is_outdated(seq).await? => continue,
                Err(trouble) => {
                    self.hub.meters.refused.more();
                    return Err(trouble);
                }
            };
            match self.commit(seq, now.max(decision.head.updated), decision).await {
                Ok(true) => {
                    self.hub.meters.moves.more();
                    self.hub.meters.change.add(begun.elapsed());
                    return version_json(self.version());
                }
                Ok(false) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Err(Trouble::unavailable())
    }

    /// Notes that somebody wants to play again, and tells those who still watch.
    pub(super) async fn rematch(&mut self, user: UserId, table: TableId) -> Answer {
        for _ in 0..TRIES {
            let (now, down) = (self.hub.now(), self.hub.down());
            let room = self.room().await?;
            let seq = room.next;
            let Some(decision) = room.decide_rematch(user, table, now, &down)? else {
                return version_json(self.version());
            };
            if self.commit(seq, decision.head.updated, decision).await? {
                return version_json(self.version());
            }
        }
        Err(Trouble::unavailable())
    }

    /// Whether another node has written what we have not heard of yet; then the room is thrown away. Nothing is
    /// refused before this is known.
    pub(super) async fn is_outdated(&mut self, seq: u32) -> Result<bool, Trouble> {
        if !self.hub.store.is_shared() {
            return Ok(false);
        }
        let outdated = self.hub.store.table(self.id).await?.is_some_and(|table| table.head.next != seq);
        if outdated {
            self.room = None;
            self.thinking = None;
        }
        Ok(outdated)
    }

    /// Makes a decision durable, then tells it. False if another node was first, or nobody knows: then the
    /// room has been thrown away.
    pub(super) async fn commit(&mut self, seq: u32, at: Millis, decision: Decision) -> Result<bool, Trouble> {
        let appended = match append(self.id, seq, at, &decision) {
            Ok(append) => self.hub.store.append(append).await,
            Err(trouble) => {
                self.room = None;
                return Err(trouble);
            }
        };
        match appended {
            Ok(Appended::Done) => {
                if !decision.head.seats.is_empty() {
                    let _ = self.learn_names().await; // a name that is not known yet is shown without
                }
                self.announce(seq, at, &decision);
                if !decision.head.seats.is_empty() {
                    self.note_presence();
                }
                if decision.head.asked != 0 && self.room.as_ref().is_some_and(Room::is_slow) {
                    self.hub.tell_turn(self.id);
                }
                if !decision.head.results.is_empty() && self.room.as_ref().is_some_and(|room| room.settings.rated) {
                    crate::ratings::settle(&self.hub, self.id);
                }
                Ok(true)
            }
            Ok(Appended::Stale { .. }) | Err(store::Error::Unknown(_)) => {
                self.hub.meters.stale.more();
                self.room = None;
                self.thinking = None;
                Ok(false)
            }
            Err(error) => {
                self.room = None;
                self.thinking = None;
                self.failed = Some(Instant::now());
                Err(error.into())
            }
        }
    }
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// A decision as the store takes it.
pub(super) fn append(table: TableId, seq: u32, at: Millis, decision: &Decision) -> Result<Append, Trouble> {
    let entry = |written| Ok(Entry { at, body: serde_json::to_string(written).map_err(Trouble::internal)? });
    let entries = decision.written.iter().map(entry).collect::<Result<Vec<_>, Trouble>>()?;
    Ok(Append { table, seq, entries, head: decision.head.clone() })
}
