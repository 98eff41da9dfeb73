//! What watchers are told: news as it happens, what they missed, and chat.

use super::{Live, Watcher, begins};
use crate::hub::Answer;
use crate::room::{Decision, Deed, News, Reader, Room, Tidings, Written};
use crate::trouble::Trouble;
use kernel::{Phrase, Viewer};
use registry::{AnyGame, AnyReplay, AnyUpdate};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use store::{ChatLine, ChatSpan, Entry, Millis, UserId};
use wire::{Code, Pushed, Spectators, TableInfo};

/// The most entries that somebody who was away is told of one by one.
const MOST_NEWS: u32 = 500;

/// The longest line of chat, in characters.
const MOST_CHAT: usize = 1_000;

/// The most lines of chat that a table keeps.
const MOST_SAID: i64 = 10_000;

/// The most lines of chat that are told at once.
const MOST_LINES: u32 = 50;

impl Live {
    /// Begins to tell somebody, with all they have missed.
    pub(super) async fn watch(
        &mut self,
        user: Option<UserId>,
        named: Option<u8>,
        since: Option<u32>,
        watcher: Option<Watcher>,
    ) -> Answer {
        if since.is_some_and(|since| since > self.version()) {
            self.is_outdated(self.version()).await?; // they have heard more at another node
            self.room().await?;
        }
        let viewer = self.viewer(user, named)?;
        let version = self.version();
        let since = since.filter(|since| *since <= version && version - since <= MOST_NEWS).unwrap_or(version);
        let past = if since < version { self.past(since, false).await? } else { Vec::new() };
        let room = self.room().await?;
        let delayed = delay(room, viewer, user) > Duration::ZERO;
        if let Some(mut watcher) = watcher {
            let (outbox, actions, connection) = (watcher.outbox.clone(), watcher.actions, watcher.connection);
            watcher.known = room.question(viewer).map(|(_, id)| id);
            watcher.holds = (room.table.is_some() && !delayed).then_some((version, viewer));
            self.watchers.add(watcher);
            if !delayed {
                let text = self.message(viewer, actions, since, &past)?;
                if !outbox.put(text) {
                    return Err(Trouble::new(Code::TooMany, Phrase::new("server-too-slow")));
                }
            }
            self.greet(connection, user);
        }
        self.think();
        version_json(version)
    }

    /// What somebody sees now, as an update without news.
    pub(super) fn look(&mut self, user: Option<UserId>, named: Option<u8>) -> Answer {
        let viewer = self.viewer(user, named)?;
        let room = self.room.as_ref().ok_or_else(Trouble::unavailable)?;
        if delay(room, viewer, user) > Duration::ZERO && !room.is_over() {
            return Err(Trouble::new(Code::Forbidden, Phrase::new("server-delayed")));
        }
        let text = self.message(viewer, false, self.version(), &[])?;
        RawValue::from_string(text.as_ref().to_owned()).map_err(Trouble::internal)
    }

    fn message(&self, viewer: Viewer, actions: bool, after: u32, past: &[Past]) -> Result<Arc<str>, Trouble> {
        let room = self.room.as_ref().ok_or_else(Trouble::unavailable)?;
        let news: Vec<News<'_>> = past.iter().map(Past::news).collect();
        room.update(Reader::new(viewer, actions), &mut Tidings::new(after, &news, Some(&room.info(&self.names))))
    }

    /// Tells everybody what has just been made durable.
    pub(super) fn announce(&mut self, seq: u32, at: Millis, decision: &Decision) {
        let told = |written: &Written| {
            let tells = matches!(written.deed, Deed::Play { .. }) || begins(&written.deed);
            decision.told.as_ref().filter(|_| tells)
        };
        let numbered = (seq..).zip(&decision.written);
        let news: Vec<News<'_>> =
            numbered.map(|(version, written)| News { version, at, written, told: told(written) }).collect();
        self.tell(seq, &news);
    }

    fn tell(&mut self, after: u32, news: &[News<'_>]) {
        let Some(room) = &self.room else { return };
        self.told = room.next;
        if self.watchers.is_empty() {
            return;
        }
        let info: Option<TableInfo> = room.shows_outside(news).then(|| room.info(&self.names));
        let mut tidings = Tidings::new(after, news, info.as_ref());
        let mut texts: BTreeMap<Reader, Arc<str>> = BTreeMap::new();
        self.watchers.tell(|watcher| {
            let viewer = room.viewer(watcher.user, watcher.seat);
            let holds = room.table.is_some().then_some((room.next, viewer));
            let reader = Reader {
                viewer,
                actions: watcher.actions,
                known: std::mem::replace(&mut watcher.known, room.question(viewer).map(|(_, id)| id)),
                story: std::mem::replace(&mut watcher.holds, holds) == Some((after, viewer)) && watcher.story,
            };
            let text = match texts.get(&reader) {
                Some(text) => Arc::clone(text),
                None => {
                    let text = room.update(reader, &mut tidings).ok()?;
                    texts.insert(reader, Arc::clone(&text));
                    text
                }
            };
            Some((text, delay(room, viewer, watcher.user)))
        });
    }

    /// Tells what other nodes have written since a version.
    pub(super) async fn announce_since(&mut self, since: u32) {
        match self.past(since, self.watchers.follow()).await {
            Ok(past) => {
                let news: Vec<News<'_>> = past.iter().map(Past::news).collect();
                self.tell(since, &news);
            }
            Err(trouble) => tracing::warn!(table = self.id.0, ?trouble, "news of another node are late"),
        }
    }

    /// The lines of the log since a version, with what the game told, and its moments if they are kept.
    async fn past(&mut self, since: u32, keep: bool) -> Result<Vec<Past>, Trouble> {
        let entries = self.hub.store.log(self.id, since).await?;
        let room = self.room.as_ref().ok_or_else(Trouble::unavailable)?;
        let entries: Vec<Entry> = entries.into_iter().take((room.next.saturating_sub(since)) as usize).collect();
        past_of(room, since, &entries, keep)
    }

    /// Somebody says something to those at the table.
    pub(super) async fn say(&mut self, user: Option<UserId>, text: &str) -> Answer {
        let user = user.ok_or_else(|| Trouble::new(Code::Unauthenticated, Phrase::new("server-who")))?;
        self.viewer(Some(user), None)?;
        let text: String = text.trim().chars().filter(|c| !c.is_control() || *c == '\n').collect();
        if text.is_empty() || text.chars().count() > MOST_CHAT {
            return Err(Trouble::new(Code::Malformed, Phrase::new("server-chat").count("most", MOST_CHAT)));
        }
        let last = match self.said {
            Some(number) => number,
            None => self.hub.store.chat(self.id, ChatSpan::Last, 1).await?.last().map_or(0, |line| line.number),
        };
        if last >= MOST_SAID {
            return Err(Trouble::new(Code::TooMany, Phrase::new("server-chat-full").number("most", MOST_SAID)));
        }
        let at = self.hub.now();
        let number = self.hub.store.say(self.id, user, at, &text).await?;
        self.tell_chat(&ChatLine { number, user, at, text }).await?;
        crate::room::json(&serde_json::json!({ "number": number }))
    }

    /// Tells what was said at another node. A line may be told twice; its number says which it is.
    pub(super) async fn said_elsewhere(&mut self) {
        if self.watchers.is_empty() {
            self.said = None;
            return;
        }
        let (span, most) = self.said.map_or((ChatSpan::Last, 1), |said| (ChatSpan::After(said), MOST_LINES));
        match self.hub.store.chat(self.id, span, most).await {
            Ok(lines) => {
                for line in &lines {
                    let _ = self.tell_chat(line).await; // a name cannot be read now: who asks later finds the line
                }
            }
            Err(error) => tracing::warn!(table = self.id.0, %error, "what was said at another node is late"),
        }
    }

    async fn tell_chat(&mut self, line: &ChatLine) -> Result<(), Trouble> {
        let ChatLine { number, user, at, ref text } = *line;
        let name = match self.names.get(&user) {
            Some(name) => name.clone(),
            None => self.hub.store.user(user).await?.map_or_else(String::new, |user| user.name),
        };
        let chat = Pushed::Chat { table: self.id.0, number, user: user.0, name: &name, at, text };
        let text: Arc<str> = serde_json::to_string(&chat).map_err(Trouble::internal)?.into();
        let room = self.room.as_ref();
        let late = |watcher: &Watcher| room.map_or(Duration::ZERO, |room| delay(room, Viewer::Onlooker, watcher.user));
        self.watchers.tell(|watcher| Some((Arc::clone(&text), late(watcher))));
        self.said = Some(number);
        Ok(())
    }
}

/// How much later a viewer is told. Whoever sits there waits for nothing, whichever of their seats they look from.
fn delay(room: &Room, viewer: Viewer, user: Option<UserId>) -> Duration {
    let sits = user.is_some_and(|user| room.sits(user));
    match (room.settings.spectators, viewer) {
        (Spectators::Delayed { seconds }, Viewer::Onlooker) if !room.is_over() && !sits => {
            Duration::from_secs(seconds.into())
        }
        _ => Duration::ZERO,
    }
}

/// A line of the log that was written some time ago, with what the game told.
pub(crate) struct Past {
    version: u32,
    at: Millis,
    written: Written,
    told: Option<AnyUpdate>,
}

impl Past {
    pub(crate) fn news(&self) -> News<'_> {
        News { version: self.version, at: self.at, written: &self.written, told: self.told.as_ref() }
    }
}

/// Lines of a room's log with what the game told, by playing its record again.
fn past_of(room: &Room, since: u32, entries: &[Entry], keep: bool) -> Result<Vec<Past>, Trouble> {
    let record = room.table.as_ref().map(|table| table.record());
    let mut replay = record.map(|record| room.game.replay(&record, room.data.as_deref())).transpose()?;
    if let Some(replay) = &mut replay {
        replay.keep_moments(keep);
    }
    played_again(replay, since, entries)
}

/// The same from the record of a room's game, for those who do not hold the room.
pub(crate) fn past_of_record(
    game: &dyn AnyGame,
    record: Option<&str>,
    data: Option<&str>,
    since: u32,
    entries: &[Entry],
) -> Result<Vec<Past>, Trouble> {
    played_again(record.map(|record| game.replay(record, data)).transpose()?, since, entries)
}

fn played_again(mut replay: Option<Box<dyn AnyReplay>>, since: u32, entries: &[Entry]) -> Result<Vec<Past>, Trouble> {
    let mut past = Vec::with_capacity(entries.len());
    for (version, entry) in (since..).zip(entries) {
        let written: Written = serde_json::from_str(&entry.body).map_err(Trouble::internal)?;
        let step = match &written.deed {
            Deed::Begin { .. } => Some(0),
            Deed::Play { line, .. } => line.split(' ').next().and_then(|number| number.parse::<usize>().ok()),
            _ => None,
        };
        let told = match (&mut replay, step) {
            (Some(replay), Some(step)) if step <= replay.len() => {
                replay.go_to(step).map_err(|fault| Trouble::internal(&fault))?;
                Some(replay.told().clone())
            }
            _ => None,
        };
        past.push(Past { version, at: entry.at, written, told });
    }
    Ok(past)
}

/// The answer to what changed the table: how many things have happened there now.
pub(super) fn version_json(version: u32) -> Answer {
    #[derive(Serialize)]
    struct Done {
        version: u32,
    }
    crate::room::json(&Done { version })
}
