//! Notices: "it is your turn", for those who want them, at tables where players may think for days.
//!
//! Everything is decided from the store, so that any node can do it at any time, also after a crash; the
//! store lets exactly one of them send a notice.

mod hook;
mod mail;
mod send;
pub mod unsubscribe;

pub use hook::{Body, HookError, call, deliver, is_public};
pub use unsubscribe::router;

use crate::config::{Config, Reach};
use crate::hub::Hub;
use crate::push::Pusher;
use crate::rest::preferences;
use crate::room::{Deed, Settings, Who, Written};
use crate::serve::CannotStart;
use mail::Mail;
use rustc_hash::FxHashSet;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Entry, Millis, Status, TableId, UserId};
use texts::Lang;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use unsubscribe::Signer;
use wire::{ClockPlan, Preferences};

/// How many tables may wait to be looked at.
const QUEUE: usize = 100_000;

/// How soon a table is looked at again when the store failed.
const AGAIN: Duration = Duration::from_secs(30);

/// The language of a user's letters.
fn language(wishes: &Preferences) -> Lang {
    wishes.language.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En)
}

/// Sends notices.
#[derive(Clone, Debug)]
pub struct Notifier(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    hub: Arc<Hub>,
    mail: Option<Mail>,
    webhooks: Reach,
    push: Option<Arc<Pusher>>,
    /// What links begin with.
    public: String,
    after: Duration,
    signer: Signer,
}

impl Notifier {
    /// A notifier as the server is set up.
    ///
    /// # Errors
    /// When mail cannot be sent like this, or the store fails.
    pub async fn new(hub: &Arc<Hub>, config: &Config, address: SocketAddr) -> Result<Notifier, CannotStart> {
        let mail = match (&config.smtp, &config.smtp_from) {
            (Some(url), Some(from)) => Some(Mail::new(&url.0, from).map_err(CannotStart::Mail)?),
            _ => None,
        };
        let public = config.public.clone().unwrap_or_else(|| format!("http://{address}"));
        let push = match config.push {
            Reach::Off => None,
            reach => Some(Arc::new(Pusher::new(hub.store.as_ref(), reach, &public).await?)),
        };
        Ok(Notifier(Arc::new(Inner {
            mail,
            webhooks: config.webhooks,
            push,
            public,
            after: config.notify_after,
            signer: Signer::new(hub.store.as_ref()).await?,
            hub: Arc::clone(hub),
        })))
    }

    /// Who calls browsers, if that is not switched off.
    #[must_use]
    pub fn pusher(&self) -> Option<Arc<Pusher>> {
        self.0.push.clone()
    }

    /// Begins to send, if the server is set up for it.
    pub fn start(&self, stopping: &CancellationToken) {
        if self.0.mail.is_none() && self.0.webhooks == Reach::Off && self.0.push.is_none() {
            return;
        }
        let (to, turns) = mpsc::channel(QUEUE / 10);
        self.0.hub.on_turn(to);
        let (inner, stopped) = (Arc::clone(&self.0), stopping.clone().cancelled_owned());
        tokio::spawn(async move {
            tokio::select! { () = inner.run(turns) => {}, () = stopped => {} }
        });
    }
}

/// A seat that is asked, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    seat: u8,
    user: UserId,
    /// The entry with which it began.
    seq: u32,
    at: Millis,
}

impl Inner {
    /// Looks at each table some time after somebody was asked there.
    async fn run(&self, mut turns: mpsc::Receiver<TableId>) {
        let mut waiting: VecDeque<(Instant, TableId)> = VecDeque::new();
        let mut known: FxHashSet<TableId> = FxHashSet::default();
        loop {
            let next = waiting.front().map(|(due, _)| *due);
            tokio::select! {
                told = turns.recv(), if waiting.len() < QUEUE => match told {
                    Some(table) => if known.insert(table) {
                        waiting.push_back((Instant::now() + self.after, table));
                    },
                    None => return,
                },
                () = sleep_until(next.unwrap_or_else(Instant::now)), if next.is_some() => {
                    let Some((_, table)) = waiting.pop_front() else { continue };
                    known.remove(&table);
                    if let Some(again) = self.look(table).await && known.insert(table) {
                        let due = Instant::now() + again;
                        let place = waiting.partition_point(|(other, _)| *other <= due);
                        waiting.insert(place, (due, table));
                    }
                }
            }
        }
    }

    /// Notifies whoever is asked at a table for long enough. When to look again, if that is needed.
    async fn look(&self, table: TableId) -> Option<Duration> {
        match self.notify(table).await {
            Ok(again) => again,
            Err(error) => {
                tracing::warn!(table = table.0, %error, "nobody can be notified yet");
                Some(AGAIN)
            }
        }
    }

    async fn notify(&self, id: TableId) -> Result<Option<Duration>, store::Error> {
        let store = &self.hub.store;
        let Some(table) = store.table(id).await?.filter(|table| table.head.status == Status::Running) else {
            return Ok(None);
        };
        let slow = serde_json::from_str::<Settings>(&table.settings)
            .is_ok_and(|settings| matches!(settings.clock, ClockPlan::Days { .. }));
        if !slow {
            return Ok(None);
        }
        let (mut again, now) = (None, self.hub.now());
        for turn in turns(&store.log(id, 0).await?, table.head.asked) {
            let waited = Duration::from_millis(u64::try_from(now - turn.at).unwrap_or(0));
            if waited < self.after {
                again = Some(self.after - waited);
                continue;
            }
            let Some(user) = store.user(turn.user).await? else { continue };
            let wishes = preferences(&user.settings);
            let mail = self.mail.as_ref().filter(|_| wishes.mail).zip(user.email.as_deref());
            let hook = wishes.webhook.as_deref().filter(|_| self.webhooks != Reach::Off);
            let pushes = if self.push.is_some() { store.pushes_of(turn.user).await? } else { Vec::new() };
            let wanted = mail.is_some() || hook.is_some() || !pushes.is_empty();
            if !wanted || !store.claim_notice(id, turn.seq, turn.user).await? {
                continue;
            }
            self.send(&table, turn, &user, &wishes, &pushes).await;
        }
        Ok(again)
    }
}

/// What is known of a seat.
#[derive(Clone, Copy, Default)]
struct Waiting {
    user: Option<UserId>,
    away: bool,
    seq: u32,
    at: Millis,
}

/// The seats of persons that a table waits for, and since when: the line of the log that asked them first.
fn turns(entries: &[Entry], asked: u32) -> Vec<Turn> {
    let mut seats: Vec<Waiting> = Vec::new();
    let mut before = 0;
    for (seq, entry) in (0..).zip(entries) {
        let Ok(written) = serde_json::from_str::<Written>(&entry.body) else { continue };
        let seat = match &written.deed {
            Deed::Sit { seat, .. }
            | Deed::Leave { seat }
            | Deed::Resign { seat }
            | Deed::Lapse { seat }
            | Deed::Return { seat } => usize::from(*seat),
            _ => 0,
        };
        let most = seat.max((32 - written.asked.leading_zeros()) as usize);
        if seats.len() <= most {
            seats.resize(most + 1, Waiting::default());
        }
        let chair = &mut seats[seat];
        match &written.deed {
            Deed::Sit { who: Who::User(user) | Who::Local { user, .. }, .. } => {
                *chair = Waiting { user: Some(UserId(*user)), ..Waiting::default() }
            }
            Deed::Sit { .. } | Deed::Leave { .. } => *chair = Waiting::default(),
            Deed::Resign { .. } | Deed::Lapse { .. } => chair.away = true,
            Deed::Return { .. } => chair.away = false,
            _ => {}
        }
        for (seat, chair) in seats.iter_mut().enumerate() {
            if (written.asked & !before) >> seat & 1 == 1 {
                (chair.seq, chair.at) = (seq, entry.at);
            }
        }
        before = written.asked;
    }
    let waited = seats.into_iter().enumerate().filter(|(seat, chair)| asked >> seat & 1 == 1 && !chair.away);
    let turn =
        |(seat, Waiting { user, seq, at, .. }): (usize, Waiting)| Some(Turn { seat: seat as u8, user: user?, seq, at });
    waited.filter_map(turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(lines: &[&str]) -> Vec<Entry> {
        (0..).zip(lines).map(|(at, body)| Entry { at: 100 * at, body: (*body).to_owned() }).collect()
    }

    #[test]
    fn a_turn_begins_with_the_line_that_asks_first() {
        let lines = [
            r#"{"by":7,"do":"sit","seat":0,"who":{"user":7},"asked":0}"#,
            r#"{"by":8,"do":"sit","seat":1,"who":{"user":8},"asked":0}"#,
            r#"{"by":7,"do":"begin","head":[],"asked":1}"#,
            r#"{"by":7,"do":"play","line":"1 s1 1 -","digest":"","asked":1}"#,
            r#"{"by":7,"do":"play","line":"2 s1 1 -","digest":"","asked":2}"#,
            r#"{"by":8,"do":"wish","seat":1,"entry":1,"asked":2}"#,
        ];
        let turn = |seat, user, seq| Turn { seat, user: UserId(user), seq, at: 100 * Millis::from(seq) };
        assert_eq!(turns(&log(&lines[..4]), 1), [turn(0, 7, 2)]);
        assert_eq!(turns(&log(&lines), 2), [turn(1, 8, 4)]);
        let away = [&lines[..], &[r#"{"do":"lapse","seat":1,"asked":2}"#]].concat();
        assert_eq!(turns(&log(&away), 2), []);
    }

    #[test]
    fn everything_is_off_without_a_wish() {
        for none in ["", "{}", "[]"] {
            assert_eq!(preferences(none), Preferences::default(), "{none}");
        }
        let wishes = preferences(r#"{"language":"uk","mail":true,"theme":"dark"}"#);
        assert_eq!((language(&wishes), wishes.mail), (Lang::Uk, true));
    }
}
