//! The REST interface, request by request, over a real store.

#![allow(clippy::unwrap_used)]

mod after;
mod afterwards;
mod beside;
mod errors;
mod games;
mod lessons;
mod people;
mod ratings;
mod rematch;
mod secrecy;
mod tables;
mod truth;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, header};
use kernel::{Chance, Seeded, Stream};
use serde_json::{Value, json};
use server::{App, Hub, Limits, Pool};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tower::ServiceExt;

static COUNT: AtomicU64 = AtomicU64::new(0);

/// A name that was never used.
pub fn fresh() -> String {
    format!("s{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A server without its listener, on a SQLite file of its own.
#[derive(Debug)]
pub struct Site {
    pub app: Arc<App>,
    router: Router,
    folder: PathBuf,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The answer to what was done.
    pub fn fine(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        self.json()
    }

    /// The code of what was not done; every failure has one form.
    pub fn code(&self) -> String {
        assert!(self.status >= 400, "{} {}", self.status, self.text);
        let failure: wire::Failure = serde_json::from_str(&self.text).expect(&self.text);
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/json");
        assert_eq!(failure.code.status(), self.status, "{}", self.text);
        assert!(!failure.sentence.is_empty() && failure.right.is_some(), "{}", self.text);
        self.json()["code"].as_str().unwrap().to_owned()
    }

    pub fn rule(&self) -> String {
        self.code();
        self.json()["rule"].as_str().unwrap_or_default().to_owned()
    }
}

impl Site {
    pub async fn new() -> Site {
        let limits = Limits { requests_per_second: 1_000_000, sign_ins: 1_000_000, ..Limits::default() };
        Site::with(limits, None).await
    }

    pub async fn with(limits: Limits, origin: Option<&str>) -> Site {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("boardroom-rest-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = store::open(&format!("sqlite:{}", folder.join("rest.db").display())).await.unwrap();
        let app = App::new(Hub::new(store, Pool::new(1), Duration::from_secs(60)), limits, origin.map(str::to_owned));
        Site { router: app.router(), app, folder }
    }

    /// Any request.
    pub async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = self.router.clone().oneshot(request.body(body.into()).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer { status: parts.status.as_u16(), headers: parts.headers, text: String::from_utf8(bytes.into()).unwrap() }
    }

    /// Nobody in particular.
    pub fn stranger(&self) -> Client<'_> {
        Client { site: self, token: None, user: 0 }
    }

    pub async fn guest(&self, name: &str) -> Client<'_> {
        let known = self.stranger().post("/api/guests", json!({ "name": name })).await.fine();
        self.client(&known)
    }

    pub async fn account(&self, name: &str) -> Client<'_> {
        let given = json!({ "name": name, "password": format!("{name} 12345678") });
        let known = self.stranger().post("/api/accounts", given).await.fine();
        self.client(&known)
    }

    pub fn client(&self, known: &Value) -> Client<'_> {
        Client { site: self, token: known["token"].as_str().map(str::to_owned), user: known["user"].as_i64().unwrap() }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Somebody with a token, or without.
#[derive(Clone, Debug)]
pub struct Client<'a> {
    site: &'a Site,
    pub token: Option<String>,
    pub user: i64,
}

impl Client<'_> {
    pub async fn send(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let bearer = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let mut headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        if body.is_some() {
            headers.push(("content-type", "application/json"));
        }
        self.site.send(method, path, &headers, body.map_or_else(Body::empty, |body| Body::from(body.to_string()))).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some(body)).await
    }

    /// Opens a table.
    pub async fn open(&self, mut table: Value) -> i64 {
        if table["submission"].is_null() {
            table["submission"] = json!(fresh());
        }
        self.post("/api/tables", table).await.fine()["table"].as_i64().unwrap()
    }

    /// Asks something of a table; what has to be named gets a new name.
    pub async fn ask(&self, table: i64, mut ask: Value) -> Answer {
        if ask.get("submission").is_some_and(Value::is_null) {
            ask["submission"] = json!(fresh());
        }
        self.post(&format!("/api/tables/{table}"), ask).await
    }

    pub async fn look(&self, table: i64) -> Value {
        self.ask(table, json!({ "do": "look" })).await.fine()
    }
}

/// Something that needs nothing but a name.
pub fn named(what: &str) -> Value {
    json!({ "do": what, "submission": null })
}

/// A table of a game for so many: the first opens it, the others sit down, and it starts.
pub async fn start(clients: &[Client<'_>], mut settings: Value) -> i64 {
    let mut seats = vec![json!("me")];
    seats.resize(clients.len(), json!("open"));
    settings["seats"] = Value::Array(seats);
    settings["submission"] = json!(fresh());
    let opened = clients[0].post("/api/tables", settings).await.fine();
    let table = opened["table"].as_i64().unwrap();
    for client in &clients[1..] {
        client.ask(table, json!({ "do": "sit", "invite": opened["invite"], "submission": null })).await.fine();
    }
    clients[0].ask(table, named("start")).await.fine();
    table
}

/// Lets whoever is asked choose anything, once. False when the game is over.
pub async fn step(clients: &[Client<'_>], table: i64, chance: &mut Seeded) -> bool {
    let seen = clients[0].look(table).await;
    let Some(seat) = seen["asked"].as_array().unwrap().first().and_then(Value::as_u64) else {
        return false;
    };
    let user = seen["info"]["seats"][seat as usize]["user"].as_i64().unwrap();
    let client = clients.iter().find(|client| client.user == user).unwrap();
    let offers = client.ask(table, json!({ "do": "offers" })).await.fine();
    let list = offers["list"].as_array().unwrap();
    let action = &list[chance.pick(Stream::TABLE, list.len() as u32) as usize]["action"];
    client.ask(table, json!({ "do": "play", "action": action, "submission": null })).await.fine();
    true
}

/// Plays to the end.
pub async fn play_out(clients: &[Client<'_>], table: i64, seed: u8) {
    let mut chance = Seeded::new([seed; 32]);
    for _ in 0..5_000 {
        if !step(clients, table, &mut chance).await {
            return;
        }
    }
    panic!("the game does not end");
}

/// A game of Syndicate for two that is over.
pub async fn finished(clients: &[Client<'_>], settings: Value) -> i64 {
    let table = start(clients, settings).await;
    play_out(clients, table, 7).await;
    table
}
