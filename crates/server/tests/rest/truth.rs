//! What a game is and what each may know of it, worked out from the store alone.

use super::Site;
use kernel::record::raw;
use kernel::{Seat, Viewer};
use registry::{AnyGame, AnyTable};
use serde_json::Value;
use server::room::{Deed, Settings, Written};
use std::collections::BTreeSet;
use store::TableId;

/// Parts of views that are shorter than this are found anywhere.
const TELLING: usize = 16;

/// The game as it is, from the store alone.
#[derive(Debug)]
pub struct Truth {
    pub game: &'static dyn AnyGame,
    pub table: Box<dyn AnyTable>,
    pub lines: Vec<Written>,
    pub secret: String,
}

impl Truth {
    pub async fn of(site: &Site, table: i64) -> Truth {
        let store = &site.app.hub.store;
        let row = store.table(TableId(table)).await.unwrap().unwrap();
        let settings: Settings = serde_json::from_str(&row.settings).unwrap();
        let entries = store.log(TableId(table), 0).await.unwrap();
        let lines: Vec<Written> = entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
        let secret = format!("secret {}", settings.secret);
        let head = lines.iter().find_map(|line| match &line.deed {
            Deed::Begin { head } => Some(head),
            _ => None,
        });
        let plays = lines.iter().filter_map(|line| match &line.deed {
            Deed::Play { line, .. } => Some(line.as_str()),
            _ => None,
        });
        let text = raw::seal(head.unwrap().iter().map(String::as_str).chain(plays).chain([secret.as_str()]));
        let game = registry::find(&row.game).unwrap();
        let table = game.resume(&text, None).unwrap();
        Truth { game, table, lines, secret: settings.secret }
    }

    pub fn view(&self, viewer: Viewer) -> Value {
        self.table.view(viewer).value()
    }

    /// What a viewer heard, line by line of the log.
    pub fn heard(&self, viewer: Viewer) -> Vec<Value> {
        let mut replay = self.game.replay(&self.table.record(), None).unwrap();
        let mut step = 0;
        let mut lines = Vec::new();
        for line in &self.lines {
            let told = match &line.deed {
                Deed::Begin { .. } => true,
                Deed::Play { .. } => {
                    step += 1;
                    replay.go_to(step).unwrap();
                    true
                }
                _ => false,
            };
            let heard: Vec<_> = if told { replay.told().heard(viewer).collect() } else { Vec::new() };
            lines.push(serde_json::to_value(heard).unwrap());
        }
        lines
    }

    /// What a viewer saw and heard after so many entries, and the last of them.
    pub fn at(&self, step: usize, viewer: Viewer) -> (Value, Value, Value) {
        let mut replay = self.game.replay(&self.table.record(), None).unwrap();
        replay.go_to(step).unwrap();
        let heard: Vec<_> = replay.told().heard(viewer).collect();
        let deed = serde_json::to_value(replay.deed()).unwrap();
        (replay.view(viewer).value(), serde_json::to_value(heard).unwrap(), deed)
    }

    /// What somebody else sees and this viewer does not: all parts of views that are long enough to tell something.
    pub fn hidden_from(&self, viewer: Viewer, seats: usize) -> BTreeSet<String> {
        let mut hidden = BTreeSet::new();
        for seat in (0..seats).filter_map(Seat::checked).filter(|seat| viewer != Viewer::Seat(*seat)) {
            parts(&self.view(Viewer::Seat(seat)), &mut hidden);
        }
        let mut seen = BTreeSet::new();
        parts(&self.view(viewer), &mut seen);
        hidden.difference(&seen).cloned().collect()
    }
}

/// All parts of a value that are long enough to tell something.
fn parts(value: &Value, into: &mut BTreeSet<String>) {
    let inner: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        _ => return,
    };
    let text = value.to_string();
    if text.len() >= TELLING {
        into.insert(text);
    }
    inner.into_iter().for_each(|value| parts(value, into));
}
