//! Who is told what happens at a table.

use kernel::{QuestionId, Viewer};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use store::UserId;
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;

/// The way to a client: a bounded queue. Whoever lets it fill up is dropped, not waited for.
#[derive(Clone, Debug)]
pub struct Outbox {
    /// The queue.
    pub to: mpsc::Sender<Arc<str>>,
    /// Told when the queue was full: the connection ends.
    pub full: Arc<Notify>,
}

impl Outbox {
    /// Puts a message into the queue; false if the client is gone or too slow.
    #[must_use]
    pub fn put(&self, text: Arc<str>) -> bool {
        let put = self.to.try_send(text).is_ok();
        if !put {
            self.full.notify_one();
        }
        put
    }
}

/// Somebody who is told what happens.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// The number of their connection.
    pub connection: u64,
    /// Who they are.
    pub user: Option<UserId>,
    /// With the eyes of which of their seats, if they have several.
    pub seat: Option<u8>,
    /// Whether they look at it at this moment.
    pub here: bool,
    /// Whether they want all actions with every question.
    pub actions: bool,
    /// Whether they follow the story: lines come with what they changed.
    pub story: bool,
    /// The question that was told last.
    pub known: Option<QuestionId>,
    /// The version whose view was told last, and through whose eyes it was.
    pub holds: Option<(u32, Viewer)>,
    /// The way to them.
    pub outbox: Outbox,
}

/// Those who are told what happens at one table.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    all: Vec<Watcher>,
    /// What onlookers are told later.
    later: VecDeque<(Instant, u64, Arc<str>)>,
}

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether anybody follows the story.
    pub(super) fn follow(&self) -> bool {
        self.all.iter().any(|watcher| watcher.story)
    }

    pub(super) fn add(&mut self, watcher: Watcher) {
        self.remove(watcher.connection);
        self.all.push(watcher);
    }

    pub(super) fn remove(&mut self, connection: u64) {
        self.all.retain(|watcher| watcher.connection != connection);
        self.later.retain(|(_, to, _)| *to != connection);
        if self.all.is_empty() {
            self.all.shrink_to_fit();
        }
    }

    /// Somebody looks at the table, or not at this moment.
    pub(super) fn attend(&mut self, connection: u64, here: bool) {
        for watcher in self.all.iter_mut().filter(|watcher| watcher.connection == connection) {
            watcher.here = here;
        }
    }

    /// Whether a user watches, and looks at it; nothing if they do not watch.
    pub(super) fn attention(&self, user: UserId) -> Option<bool> {
        let own = self.all.iter().filter(|watcher| watcher.user == Some(user));
        own.map(|watcher| watcher.here).reduce(|one, other| one || other)
    }

    /// Who a connection belongs to.
    pub(super) fn user_of(&self, connection: u64) -> Option<UserId> {
        self.all.iter().find(|watcher| watcher.connection == connection)?.user
    }

    /// Tells everybody what is for them; nothing for those without a message. Those who are too slow are gone.
    pub(super) fn tell(&mut self, mut message: impl FnMut(&mut Watcher) -> Option<(Arc<str>, Duration)>) {
        let later = &mut self.later;
        self.all.retain_mut(|watcher| match message(watcher) {
            None => true,
            Some((text, Duration::ZERO)) => watcher.outbox.put(text),
            Some((text, delay)) => {
                later.push_back((Instant::now() + delay, watcher.connection, text));
                true
            }
        });
    }

    /// When the next message for somebody who is told later is due.
    pub(super) fn release(&self) -> Option<Instant> {
        self.later.front().map(|(due, _, _)| *due)
    }

    pub(super) fn release_due(&mut self) {
        let now = Instant::now();
        while self.release().is_some_and(|due| due <= now)
            && let Some((_, to, text)) = self.later.pop_front()
        {
            let told = |watcher: &Watcher| watcher.connection != to || watcher.outbox.put(Arc::clone(&text));
            self.all.retain(told);
        }
    }
}
