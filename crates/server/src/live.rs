//! [`Live`]: a table in memory, one task.
//!
//! Calls come one after another. What changes the table is decided, made durable, and only then told to
//! anybody, its author included. When the store refuses or fails, what is in memory is thrown away and read
//! again.

mod bots;
mod change;
mod news;
mod presence;
mod reply;
mod watchers;

pub(crate) use news::past_of_record;
pub use reply::{ReplyTo, reply};
pub use watchers::{Outbox, Watcher};

use crate::hub::{Answer, Hub};
use crate::room::{Broken, Deed, Room};
use crate::trouble::Trouble;
use change::append;
use kernel::{Phrase, Seat, Viewer};
use news::version_json;
use presence::Presences;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use store::{TableId, UserId};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};
use watchers::Watchers;
use wire::{Ask, Code, Spectators};

/// How long a table waits after a failure of the store before it looks again by itself.
const BREATH: Duration = Duration::from_secs(2);

/// What a table is called for.
#[derive(Debug)]
pub enum Call {
    /// Somebody wants something.
    Ask {
        /// Who; nobody is an onlooker.
        user: Option<UserId>,
        /// For which of their seats, if they have several.
        seat: Option<u8>,
        /// What.
        ask: Ask,
        /// Who is told from now on, with `watch` and `unwatch`.
        watcher: Option<Watcher>,
        /// Where the answer goes.
        reply: ReplyTo,
    },
    /// A connection is gone.
    Gone {
        /// Its number.
        connection: u64,
        /// Whether it broke off, and was not closed by its client.
        broken: bool,
    },
    /// A player wants to play again.
    Rematch {
        /// Who.
        user: UserId,
        /// Where seats are kept for the same players.
        table: TableId,
        /// Where the answer goes.
        reply: ReplyTo,
    },
    /// A bot has thought.
    Thought {
        /// What the version was when it began.
        version: u32,
        /// For which seat.
        seat: Seat,
        /// Its choice.
        action: Option<Value>,
    },
    /// Another node has written.
    Changed,
    /// Somebody has said something at another node.
    Said,
    /// Look whether something is due.
    Tick,
    /// Somebody reads the whole room.
    Read(Reading),
}

/// Somebody who reads a room and takes from it what they need.
pub struct Reading {
    /// Who; nobody is an onlooker.
    pub user: Option<UserId>,
    /// The link's token, if they have it.
    pub invite: Option<String>,
    /// What they do with it.
    pub read: Reader,
}

/// What is done with a room that is read.
pub type Reader = Box<dyn FnOnce(Result<&mut Room, Trouble>) + Send>;

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reading").field("user", &self.user).finish_non_exhaustive()
    }
}

/// A table in memory.
#[derive(Debug)]
pub struct Live {
    hub: Arc<Hub>,
    id: TableId,
    /// The table as it is stored; nothing when it has to be read again.
    room: Option<Room>,
    names: crate::room::UserNames,
    watchers: Watchers,
    presences: Presences,
    /// How much of the log the watchers have been told.
    told: u32,
    /// The last line of chat that the watchers were told, if one was.
    said: Option<i64>,
    /// The version for which a bot thinks.
    thinking: Option<u32>,
    /// When the store failed.
    failed: Option<Instant>,
}

impl Live {
    /// Serves a table until nobody needs it.
    pub async fn run(hub: Arc<Hub>, id: TableId, mut calls: mpsc::Receiver<Box<Call>>) {
        let mut live = Live {
            id,
            room: None,
            names: crate::room::UserNames::new(),
            watchers: Watchers::default(),
            presences: Presences::default(),
            told: 0,
            said: None,
            thinking: None,
            failed: None,
            hub: Arc::clone(&hub),
        };
        let mut last_call = Instant::now();
        loop {
            let (wake, due) = live.wake(last_call);
            match timeout_at(wake, calls.recv()).await {
                Ok(Some(call)) => {
                    last_call = Instant::now();
                    live.answer(*call).await;
                }
                Ok(None) => return,
                Err(_) if due => live.tick().await,
                Err(_) => {
                    if live.is_idle() && hub.may_leave(id, &mut calls) {
                        return;
                    }
                    last_call = Instant::now();
                }
            }
        }
    }

    /// When to wake up without a call, and whether something is due then.
    fn wake(&self, last_call: Instant) -> (Instant, bool) {
        let leave = last_call + self.hub.patience;
        let release = self.watchers.release().into_iter().chain(self.presences.due).min();
        if let Some(failed) = self.failed {
            if self.is_idle() {
                return (failed, false); // for nobody it is not worth waiting: what is due there the sweep finds
            }
            let again = failed + BREATH;
            return (release.map_or(again, |release| release.min(again)), true);
        }
        let bot = self.room.as_ref().and_then(Room::bot_asked);
        if bot.is_some() && self.thinking.is_none() {
            return (Instant::now(), true);
        }
        let now = self.hub.now();
        let deadline = self.room.as_ref().filter(|_| bot.is_none()).and_then(|room| room.deadline(now)).map(|end| {
            let wait = Duration::from_millis(u64::try_from(end - now).unwrap_or(0));
            Instant::now() + wait.min(Duration::from_secs(3600))
        });
        match release.into_iter().chain(deadline).min() {
            Some(due) if due < leave => (due, true),
            _ => (leave, false),
        }
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.thinking.is_none()
    }

    async fn answer(&mut self, call: Call) {
        match call {
            Call::Ask { user, seat, ask, watcher, reply } => {
                if matches!(ask, Ask::Hint {}) {
                    self.hint(user, seat, reply).await;
                } else {
                    let answer = self.ask(user, seat, &ask, watcher).await;
                    reply.send(answer);
                }
            }
            Call::Gone { connection, broken } => self.gone(connection, broken),
            Call::Rematch { user, table, reply } => {
                let answer = self.rematch(user, table).await;
                reply.send(answer);
            }
            Call::Thought { version, seat, action } => self.thought(version, seat, action).await,
            Call::Changed => self.changed().await,
            Call::Said => self.said_elsewhere().await,
            Call::Tick => self.tick().await,
            Call::Read(Reading { user, invite, read }) => match self.room().await {
                Ok(room) if room.is_known_to(user, invite.as_deref()) => read(Ok(room)),
                Ok(_) => read(Err(Trouble::not_found())),
                Err(trouble) => read(Err(trouble)),
            },
        }
    }

    /// The room, read from the store if memory does not hold it.
    async fn room(&mut self) -> Result<&mut Room, Trouble> {
        if self.room.is_none() {
            let begun = Instant::now();
            let room = self.read().await.inspect_err(|_| self.failed = Some(Instant::now()))?;
            self.hub.meters.folds.more();
            self.hub.meters.fold.add(begun.elapsed());
            self.failed = None;
            self.room = Some(room);
            self.learn_names().await?;
            if self.watchers.is_empty() {
                self.told = self.version();
            } else if self.told < self.version() {
                self.announce_since(self.told).await; // what others wrote, or we without knowing
            }
        }
        let room = self.room.as_mut().ok_or_else(Trouble::unavailable)?;
        room.keep_moments(self.watchers.follow());
        Ok(room)
    }

    async fn read(&mut self) -> Result<Room, Trouble> {
        let store = &self.hub.store;
        let row = store.table(self.id).await?.ok_or_else(Trouble::not_found)?;
        let settings: crate::room::Settings = serde_json::from_str(&row.settings).map_err(Trouble::internal)?;
        let data = match &settings.data {
            Some(digest) => {
                let text = store.data(digest).await?;
                Some(text.ok_or_else(|| Trouble::internal("component data are missing"))?.into())
            }
            None => None,
        };
        let entries = store.log(self.id, 0).await?;
        let down = self.hub.down();
        let mut room = Room::fold(row, &entries, data, &down).map_err(|broken: Broken| {
            tracing::error!(table = self.id.0, %broken, "a table cannot be read");
            Trouble::new(Code::Internal, Phrase::new("server-broken"))
        })?;
        if let Some(deed) = room.revised(&entries) {
            let (seq, at) = (room.next, self.hub.now());
            let decision = room.decide_revision(deed, at, &down);
            self.hub.store.append(append(self.id, seq, at, &decision)?).await?;
        }
        Ok(room)
    }

    async fn learn_names(&mut self) -> Result<(), Trouble> {
        let Some(room) = &self.room else {
            return Ok(());
        };
        let known = room.chairs.iter().filter_map(|chair| chair.user()).chain([room.owner]);
        let users: Vec<UserId> = known.filter(|user| !self.names.contains_key(user)).collect();
        if !users.is_empty() {
            let known = self.hub.store.users(&users).await?;
            self.names.extend(known.into_iter().map(|user| (user.id, user.name)));
        }
        Ok(())
    }

    async fn ask(&mut self, user: Option<UserId>, named: Option<u8>, ask: &Ask, watcher: Option<Watcher>) -> Answer {
        let token = match ask {
            Ask::Watch { invite, .. } | Ask::Look { invite } | Ask::Sit { invite, .. } => invite.as_deref(),
            _ => None,
        };
        let room = self.room().await?;
        if !room.is_known_to(user, token) {
            return Err(Trouble::not_found());
        }
        match ask {
            Ask::Watch { since, .. } => self.watch(user, named, *since, watcher).await,
            Ask::Unwatch {} => {
                if let Some(watcher) = watcher {
                    self.gone(watcher.connection, false);
                }
                version_json(self.version())
            }
            Ask::Attend { here } => {
                if let Some(watcher) = watcher {
                    self.watchers.attend(watcher.connection, *here);
                    self.note_presence();
                }
                version_json(self.version())
            }
            Ask::Look { .. } => self.look(user, named),
            Ask::Offers {} => {
                let seat = seat_of(room, user, named)?;
                room.offers(seat)
            }
            Ask::Draft { facts } => {
                let seat = seat_of(room, user, named)?;
                room.draft(seat, facts)
            }
            Ask::Foresee { action, facts } => {
                let seat = seat_of(room, user, named)?;
                room.foresee(seat, action.as_ref(), facts.as_deref())
            }
            Ask::Say { text } => self.say(user, text).await,
            Ask::Sit { .. } if room.settings.rated => {
                crate::ratings::admit(self.hub.store.as_ref(), user).await?;
                self.change(user, named, ask).await
            }
            _ => self.change(user, named, ask).await,
        }
    }

    fn version(&self) -> u32 {
        self.room.as_ref().map_or(0, |room| room.next)
    }

    /// What a user may see the table as, if they may look at all.
    fn viewer(&self, user: Option<UserId>, named: Option<u8>) -> Result<Viewer, Trouble> {
        let room = self.room.as_ref().ok_or_else(Trouble::unavailable)?;
        match room.viewer(user, named) {
            Viewer::Onlooker if room.settings.spectators == Spectators::Refused && user != Some(room.owner) => {
                Err(Trouble::new(Code::Forbidden, Phrase::new("server-no-spectators")))
            }
            viewer => Ok(viewer),
        }
    }

    /// Something may be due: a bot, a clock, something for spectators.
    async fn tick(&mut self) {
        self.watchers.release_due();
        self.presence_due();
        if self.room().await.is_err() {
            return;
        }
        let (now, down, steady) = (self.hub.now(), self.hub.down(), self.hub.clock.is_steady());
        while let Some(room) = &mut self.room {
            if !steady && room.overdue(now) {
                self.failed = Some(Instant::now()); // the clock has jumped: look again after the next sign of life
                return;
            }
            let seq = room.next;
            let Some(decision) = room.decide_clock(now, &down) else { break };
            let at = decision.head.updated;
            match self.commit(seq, at, decision).await {
                Ok(true) => self.hub.meters.lapses.more(),
                Ok(false) => {}
                Err(_) => return,
            }
            if self.room().await.is_err() {
                return;
            }
        }
        self.think();
    }

    /// Another node has written: read again, and tell what is new.
    async fn changed(&mut self) {
        self.room = None;
        self.thinking = None;
        if !self.watchers.is_empty() && self.room().await.is_ok() {
            self.think();
        }
    }
}

/// The seat of whoever asks something about their choices.
fn seat_of(room: &Room, user: Option<UserId>, named: Option<u8>) -> Result<Seat, Trouble> {
    let seat = user.and_then(|user| room.seat_of(user, named));
    seat.ok_or_else(|| Trouble::new(Code::Forbidden, Phrase::new("server-no-seat")))
}

/// Whether a line begins the game.
pub(crate) fn begins(deed: &Deed) -> bool {
    matches!(deed, Deed::Begin { .. })
}
