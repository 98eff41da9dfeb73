//! [`Sweep`]: what has to happen although nobody asks for it.
//!
//! A bot or a clock of a table that nobody watches, or whose node has died, is due one day: the sweep wakes
//! such tables. It also hands on what other nodes have written, looks at running tables when the rules have
//! changed, notes when the server was down, and forgets keys that have expired.

use crate::hub::Hub;
use crate::live::Call;
use crate::room::{Deed, Downtime, Written};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Change, Changes, Entry, Millis, TableId};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};
use tokio_util::sync::CancellationToken;

/// Without a sign of life for so long nobody served: many signs may be late before.
const GAP: Millis = 10_000;

/// How often it is looked for what is due.
const EVERY: Duration = Duration::from_secs(2);

/// How long something may be due before it is looked after here: the node that has the table does it itself.
const GRACE: Millis = 3_000;

/// How many tables are looked through at once.
const PAGE: u32 = 1_000;

/// How many tables are woken at once.
const MOST: usize = 500;

/// How long a table is left alone after it was woken.
const REST: Duration = Duration::from_secs(60);

/// How often keys are swept.
const KEYS: Duration = Duration::from_secs(600);

/// What has to happen although nobody asks for it.
#[derive(Debug)]
pub struct Sweep {
    hub: Arc<Hub>,
    /// The times in which nobody served, as they are known here.
    down: Option<Vec<(Millis, Millis)>>,
    /// How old the last sign of life may be.
    gap: Millis,
    /// Tables that were woken, for which deadline and when.
    woken: FxHashMap<TableId, (Millis, Instant)>,
}

impl Sweep {
    /// Starts it; it goes on until it is told to stop. When it returns, the time in which the server was down
    /// is known. Whoever is `alone` knows that before their start nobody served.
    pub async fn start(hub: &Arc<Hub>, alone: bool, stopping: &CancellationToken) {
        let until = |stopping: &CancellationToken| stopping.clone().cancelled_owned();
        let (listening, revising, sweeping) = (until(stopping), until(stopping), until(stopping));
        let changes = hub.store.changes();
        let (listener, reviser) = (Arc::clone(hub), Arc::clone(hub));
        tokio::spawn(async move {
            tokio::select! { () = listen(listener, changes) => {}, () = listening => {} }
        });
        tokio::spawn(async move {
            tokio::select! { () = revise(reviser) => {}, () = revising => {} }
        });
        let gap = if alone { 0 } else { GAP };
        let mut sweep = Sweep { hub: Arc::clone(hub), down: None, gap, woken: FxHashMap::default() };
        sweep.beat().await;
        tokio::spawn(async move {
            tokio::select! { () = sweep.run() => {}, () = sweeping => {} }
        });
    }

    async fn run(&mut self) {
        let mut every = interval(EVERY);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut keys = Instant::now();
        loop {
            every.tick().await;
            self.beat().await;
            if let Err(error) = self.wake().await {
                tracing::warn!(%error, "what is due cannot be looked for");
            }
            if keys.elapsed() >= KEYS {
                keys = Instant::now();
                self.keys().await;
            }
        }
    }

    /// Notes that the server lives; and if it was down, since when.
    async fn beat(&mut self) {
        let now = self.hub.now();
        match self.hub.store.beat(now, self.gap).await {
            Ok(down) => {
                self.gap = GAP;
                if self.down.as_ref() != Some(&down) {
                    self.hub.set_down(Downtime(down.clone()));
                    self.down = Some(down);
                    for table in self.hub.live() {
                        self.hub.call_if_live(table, Call::Changed).await;
                    }
                }
                self.hub.clock.beat(now);
            }
            Err(error) => tracing::warn!(%error, "the server's life cannot be noted"),
        }
    }

    /// Wakes tables that are due and not in memory.
    async fn wake(&mut self) -> Result<(), store::Error> {
        let (mut after, mut woken) = (TableId(0), 0);
        self.woken.retain(|_, (_, at)| at.elapsed() < REST);
        loop {
            let page = self.hub.store.running_with_deadline(after, PAGE).await?;
            let Some((last, _)) = page.last() else { return Ok(()) };
            (after, woken) = (*last, woken + self.wake_due(&page).await);
            if page.len() < PAGE as usize || woken >= MOST {
                return Ok(());
            }
        }
    }

    async fn wake_due(&mut self, page: &[(TableId, Millis)]) -> usize {
        let due = self.hub.now() - GRACE;
        let mut woken = 0;
        for (table, deadline) in page.iter().filter(|(_, deadline)| *deadline <= due) {
            let before = self.woken.get(table).is_some_and(|(then, _)| then == deadline);
            if before || self.hub.is_live(*table) {
                continue;
            }
            self.woken.insert(*table, (*deadline, Instant::now()));
            self.hub.call(*table, Call::Tick).await;
            woken += 1;
        }
        woken
    }

    async fn keys(&self) {
        while let Ok(forgotten) = self.hub.store.sweep_keys(self.hub.now()).await {
            if forgotten < u64::from(store::MAX_PAGE) {
                return;
            }
        }
    }
}

/// Hands on what other nodes have written.
async fn listen(hub: Arc<Hub>, mut changes: Changes) {
    while let Some(change) = changes.next().await {
        match change {
            Change::Table(table) => hub.call_if_live(table, Call::Changed).await,
            Change::Chat(table) => hub.call_if_live(table, Call::Said).await,
            Change::Resync => {
                for table in hub.live() {
                    hub.call_if_live(table, Call::Changed).await;
                }
            }
        }
    }
}

/// Looks at all running tables once, in the background: those that were played under older rules are read,
/// which moves them up or stops them; those that wait for somebody for days may owe them a notice.
async fn revise(hub: Arc<Hub>) {
    let mut after = TableId(0);
    loop {
        let page = match hub.store.running(after, PAGE / 10).await {
            Ok(page) => page,
            Err(error) => {
                tracing::warn!(%error, "running tables cannot be looked at yet");
                sleep(EVERY).await;
                continue;
            }
        };
        let Some(last) = page.last() else { return };
        after = *last;
        for table in page {
            let begun = Instant::now();
            if let Err(error) = look(&hub, table).await {
                tracing::warn!(table = table.0, %error, "a running table cannot be looked at");
            }
            // People's moves go first.
            sleep(begun.elapsed() * 3).await;
        }
    }
}

async fn look(hub: &Arc<Hub>, table: TableId) -> Result<(), store::Error> {
    let Some(row) = hub.store.table(table).await? else { return Ok(()) };
    if row.head.deadline.is_some() && row.head.asked != 0 {
        hub.tell_turn(table);
    }
    let Ok(game) = registry::find(&row.game) else { return Ok(()) };
    if revision(&hub.store.log(table, 0).await?).is_some_and(|written| written != game.revision()) {
        hub.call(table, Call::Tick).await;
    }
    Ok(())
}

/// The revision of the rules under which the last line of a log was written.
fn revision(entries: &[Entry]) -> Option<u32> {
    let mut found = None;
    // Plays are by far the most lines and say nothing about it.
    for entry in entries.iter().filter(|entry| entry.body.contains("revision")) {
        match serde_json::from_str::<Written>(&entry.body).ok()?.deed {
            Deed::Begin { head } => {
                found = head.iter().find_map(|line| line.strip_prefix("revision ")?.parse().ok());
            }
            Deed::Upgrade { revision } | Deed::Stop { revision, .. } => found = Some(revision),
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_about_the_rules_counts() {
        let entry = |body: &str| Entry { at: 0, body: body.to_owned() };
        let mut log = vec![entry(r#"{"by":7,"do":"begin","head":["boardroom record 1","revision 3"],"asked":1}"#)];
        assert_eq!(revision(&log), Some(3));
        log.push(entry(r#"{"do":"upgrade","revision":4,"asked":2}"#));
        log.push(entry(r#"{"do":"play","line":"1 s1 \"pass\" -","digest":"0123456789abcdef","asked":2}"#));
        assert_eq!(revision(&log), Some(4));
        assert_eq!(revision(&log[2..]), None);
    }
}
