//! The rules of the house, `docs/rules/house.md`, at real tables on a real store.

#![allow(clippy::unwrap_used)]

mod clocks;
mod onlookers;
mod presence;
mod revisions;
mod screens;
mod seats;
mod stories;
mod storms;
mod wishes;

use kernel::{Chance, Seeded, Stream};
use serde_json::{Value, json};
use server::room::{Deed, Settings, Who, Written};
use server::{Hub, Pool, Trouble};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::{Entry, NewTable, Status, TableId, UserId};
use wire::{Ask, ClockPlan, Lapse, SeatPlan, Spectators, Visibility};

/// A server without its sockets, on a SQLite file of its own.
#[derive(Debug)]
pub struct House {
    pub hub: Arc<Hub>,
    pub users: Vec<UserId>,
    folder: PathBuf,
    next: AtomicU64,
}

impl House {
    pub async fn new() -> House {
        House::with(Duration::from_secs(60)).await
    }

    pub async fn with(patience: Duration) -> House {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = format!("boardroom-house-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let store = store::open(&format!("sqlite:{}", folder.join("house.db").display())).await.unwrap();
        let mut users = Vec::new();
        for name in ["Anna", "Boris", "Vera", "Hlib"] {
            users.push(store.create_guest(name, 0).await.unwrap());
        }
        House { hub: Hub::new(store, Pool::new(1), patience), users, folder, next: AtomicU64::new(1) }
    }

    /// A hub that knows nothing but what is stored, as after a crash.
    pub fn again(&self) -> Arc<Hub> {
        Hub::new(Arc::clone(&self.hub.store), Pool::new(1), Duration::from_secs(60))
    }

    /// Opens a table for the first user.
    pub async fn open(&self, settings: Settings) -> TableId {
        self.open_of("syndicate", settings).await
    }

    /// The same, of another game.
    pub async fn open_of(&self, game: &str, settings: Settings) -> TableId {
        let owner = self.users[0];
        let sits = |(seat, plan): (usize, &SeatPlan)| {
            let who = match plan {
                SeatPlan::Me => Who::User(owner.0),
                SeatPlan::Bot(bot) => Who::Bot(bot.clone()),
                SeatPlan::Local(name) => Who::Local { user: owner.0, name: name.clone() },
                SeatPlan::Open | SeatPlan::Invited | SeatPlan::For(_) => return None,
            };
            let deed = Deed::Sit { seat: seat as u8, who, entropy: String::new() };
            let written = Written { id: None, by: None, deed, asked: 0 };
            Some(Entry { at: 1, body: serde_json::to_string(&written).unwrap() })
        };
        let table = NewTable {
            owner,
            game: game.to_owned(),
            title: "a table".to_owned(),
            visibility: store::Visibility::Public,
            seats: settings
                .seats
                .iter()
                .map(|plan| matches!(plan, SeatPlan::Me | SeatPlan::Local(_)).then_some(owner))
                .collect(),
            status: Status::Open,
            asked: 0,
            deadline: None,
            at: 1,
            entries: settings.seats.iter().enumerate().filter_map(sits).collect(),
            settings: serde_json::to_string(&settings).unwrap(),
        };
        self.hub.store.create_table(table).await.unwrap()
    }

    /// A table whose game is under way: the first users sit in order.
    pub async fn playing(&self, settings: Settings) -> TableId {
        self.playing_of("syndicate", settings).await
    }

    /// The same, of another game.
    pub async fn playing_of(&self, game: &str, settings: Settings) -> TableId {
        let players = settings.seats.iter().filter(|plan| !matches!(plan, SeatPlan::Bot(_))).count();
        let table = self.open_of(game, settings).await;
        for user in 1..players {
            let sit = json!({ "do": "sit", "submission": null, "invite": "ab".repeat(16) });
            self.ask(table, user, sit).await.unwrap();
        }
        self.ask(table, 0, named("start")).await.unwrap();
        table
    }

    /// Asks as one of the users; what has to be named gets a new name.
    pub async fn ask(&self, table: TableId, user: usize, mut ask: Value) -> Result<Value, Trouble> {
        if ask.get("submission").is_some_and(Value::is_null) {
            ask["submission"] = json!(format!("s{}", self.next.fetch_add(1, Ordering::Relaxed)));
        }
        let ask: Ask = serde_json::from_value(ask).unwrap();
        let answer = self.hub.ask(table, self.users.get(user).copied(), ask).await?;
        Ok(serde_json::from_str(answer.get()).unwrap())
    }

    /// Asks for one of several seats of a user.
    pub async fn ask_as(&self, table: TableId, user: usize, seat: u8, mut ask: Value) -> Result<Value, Trouble> {
        if ask.get("submission").is_some_and(Value::is_null) {
            ask["submission"] = json!(format!("s{}", self.next.fetch_add(1, Ordering::Relaxed)));
        }
        let ask: Ask = serde_json::from_value(ask).unwrap();
        let answer = self.hub.ask_as(table, self.users.get(user).copied(), Some(seat), ask).await?;
        Ok(serde_json::from_str(answer.get()).unwrap())
    }

    /// What a user sees; `usize::MAX` is nobody.
    pub async fn look(&self, table: TableId, user: usize) -> Value {
        self.ask(table, user, json!({ "do": "look" })).await.unwrap()
    }

    /// Lets whoever is asked choose anything, once. False when the game is over.
    pub async fn step(&self, table: TableId, chance: &mut dyn Chance) -> bool {
        let seen = self.look(table, 0).await;
        let Some(seat) = seen["asked"].as_array().and_then(|asked| asked.first()).and_then(Value::as_u64) else {
            return false;
        };
        let user = self.user_at(&seen, seat as usize);
        let offers = self.ask(table, user, json!({ "do": "offers" })).await.unwrap();
        let list = offers["list"].as_array().unwrap();
        let action = &list[chance.pick(Stream::TABLE, list.len() as u32) as usize]["action"];
        self.ask(table, user, json!({ "do": "play", "action": action, "submission": null })).await.unwrap();
        true
    }

    /// Which of the users sits on a seat.
    pub fn user_at(&self, seen: &Value, seat: usize) -> usize {
        let user = seen["info"]["seats"][seat]["user"].as_i64().unwrap();
        self.users.iter().position(|known| known.0 == user).unwrap()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A table of two, with nothing special agreed.
pub fn plain(seats: Vec<SeatPlan>) -> Settings {
    Settings {
        options: Value::Null,
        data: None,
        secret: "11".repeat(32),
        invite: "ab".repeat(16),
        seats,
        visibility: Visibility::Public,
        clock: ClockPlan::None,
        lapse: Lapse::Bot("random".to_owned()),
        spectators: Spectators::Welcome,
        hints: false,
        rated: false,
        submission: String::new(),
        rematch_of: None,
    }
}

pub fn two() -> Settings {
    plain(vec![SeatPlan::Me, SeatPlan::Open])
}

pub fn sit() -> Value {
    json!({ "do": "sit", "submission": null })
}

/// Something that needs nothing but a name.
pub fn named(what: &str) -> Value {
    json!({ "do": what, "submission": null })
}

/// The rule that refuses something.
pub fn rule<T: std::fmt::Debug>(answer: Result<T, Trouble>) -> &'static str {
    answer.unwrap_err().rule().unwrap()
}

pub fn chance(number: u8) -> Seeded {
    Seeded::new([number; 32])
}
