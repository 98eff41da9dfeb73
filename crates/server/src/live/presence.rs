//! Who is at the table: here, away, or gone. It is told to those who watch, and stored nowhere.
//!
//! A node knows its own watchers. Where several nodes serve one store, a player who does not watch here may watch
//! elsewhere: nothing is said of them.

use super::Live;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use store::UserId;
use tokio::time::Instant;
use wire::{Presence, Pushed};

/// How long somebody may be gone before that is told: pages are loaded again, connections come back.
const GRACE: Duration = Duration::from_millis(1_500);

/// What the watchers were told of each other.
#[derive(Debug, Default)]
pub(super) struct Presences {
    told: Vec<Option<Presence>>,
    /// Whose connection broke off.
    lost: BTreeSet<UserId>,
    /// When it is told that somebody is gone.
    pub(super) due: Option<Instant>,
}

impl Live {
    /// A connection is gone; `broken` off, or closed by its client.
    pub(super) fn gone(&mut self, connection: u64, broken: bool) {
        let user = self.watchers.user_of(connection);
        self.watchers.remove(connection);
        if let Some(user) = user.filter(|user| broken && self.watchers.attention(*user).is_none()) {
            self.presences.lost.insert(user);
        }
        self.note_presence();
    }

    /// Tells who is at the table if that has changed: at once, or a little later if somebody is gone.
    pub(super) fn note_presence(&mut self) {
        let now = self.present();
        if now == self.presences.told {
            self.presences.due = None;
        } else if left(&self.presences.told, &now) {
            self.presences.due.get_or_insert_with(|| Instant::now() + GRACE);
        } else {
            self.tell_presence(now);
        }
    }

    /// Tells that somebody is gone, if it is time.
    pub(super) fn presence_due(&mut self) {
        if self.presences.due.is_some_and(|due| due <= Instant::now()) {
            self.tell_presence(self.present());
        }
    }

    /// Somebody watches from now on: they are told who is here, and the others that they are.
    pub(super) fn greet(&mut self, connection: u64, user: Option<UserId>) {
        if let Some(user) = user {
            self.presences.lost.remove(&user);
        }
        self.note_presence();
        if let Some(text) = self.presence_text() {
            self.watchers
                .tell(|watcher| (watcher.connection == connection).then(|| (Arc::clone(&text), Duration::ZERO)));
        }
    }

    fn present(&self) -> Vec<Option<Presence>> {
        let Some(room) = &self.room else { return self.presences.told.clone() };
        let shared = self.hub.store.is_shared();
        let presence = |user: UserId| match self.watchers.attention(user) {
            Some(true) => Some(Presence::Here),
            Some(false) => Some(Presence::Away),
            None if self.presences.lost.contains(&user) => Some(Presence::Lost),
            None if shared => None,
            None => Some(Presence::Gone),
        };
        room.chairs.iter().map(|chair| chair.user().and_then(presence)).collect()
    }

    fn tell_presence(&mut self, now: Vec<Option<Presence>>) {
        self.presences.due = None;
        self.presences.told = now;
        if let Some(text) = self.presence_text() {
            self.watchers.tell(|_| Some((Arc::clone(&text), Duration::ZERO)));
        }
    }

    fn presence_text(&self) -> Option<Arc<str>> {
        let told = Pushed::Presence { table: self.id.0, seats: &self.presences.told };
        serde_json::to_string(&told).ok().map(Arc::from)
    }
}

/// Whether somebody who was at the table is not any more.
fn left(before: &[Option<Presence>], now: &[Option<Presence>]) -> bool {
    let at = |one: &Option<Presence>| matches!(one, Some(Presence::Here | Presence::Away));
    before.len() == now.len() && before.iter().zip(now).any(|(before, now)| at(before) && !at(now))
}
