//! A store with very many tables, and visits to some of them.

use crate::client::{SOCKET, connect};
use crate::{Error, Latency, Percentiles, http};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Instant;
use store::{Entry, NewTable, Store, TableId};
use tokio_tungstenite::tungstenite::Message;

/// How many tables are written at once.
const AT_ONCE: usize = 200;

fn fault(error: store::Error) -> Error {
    Error::Unexpected(error.to_string())
}

/// Writes a running table so many times over. The answer are the numbers of the copies, from the first to the last.
///
/// # Errors
/// When the store fails.
pub async fn fill(store: &dyn Store, model: i64, copies: usize) -> Result<[i64; 2], Error> {
    let model = TableId(model);
    let none = || Error::Unexpected("the model is gone".to_owned());
    let row = store.table(model).await.map_err(fault)?.ok_or_else(none)?;
    let entries: Vec<Entry> = store.log(model, 0).await.map_err(fault)?;
    let (mut first, mut last) = (i64::MAX, 0);
    for number in (0..copies).step_by(AT_ONCE) {
        let some = (number..copies.min(number + AT_ONCE)).map(|_| store.create_table(copy(&row, &entries)));
        for table in futures_util::future::try_join_all(some).await.map_err(fault)? {
            (first, last) = (first.min(table.0), last.max(table.0));
        }
    }
    Ok([first, last])
}

fn copy(row: &store::Table, entries: &[Entry]) -> NewTable {
    NewTable {
        owner: row.owner,
        game: row.game.clone(),
        title: row.title.clone(),
        visibility: row.visibility,
        settings: row.settings.clone(),
        seats: row.seats.clone(),
        status: row.head.status,
        asked: row.head.asked,
        deadline: row.head.deadline,
        at: row.created,
        entries: entries.to_vec(),
    }
}

/// What visits to stored tables took, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Visit {
    /// How many tables were visited.
    pub tables: usize,
    /// A page of the list.
    pub list: Percentiles,
    /// From asking for a table that is not in memory until its view is there.
    pub open: Percentiles,
    /// A move there, until it is acknowledged.
    pub resume: Percentiles,
}

/// Lists, opens and resumes stored tables, with the tokens of their two players.
///
/// # Errors
/// When the server does something that no client expects.
pub async fn visit(server: SocketAddr, tables: &[i64], tokens: &[String]) -> Result<Visit, Error> {
    let (list, open, resume) = (Latency::default(), Latency::default(), Latency::default());
    let mut before = String::new();
    for _ in 0..50 {
        let begun = Instant::now();
        let page = http::get(server, &format!("/api/tables?which=running{before}"), None).await?;
        list.add(begun.elapsed());
        let page: Value = serde_json::from_str(&page)?;
        before = page["next"].as_i64().map_or_else(String::new, |next| format!("&before={next}"));
    }
    let mut sockets = Vec::new();
    for token in tokens {
        sockets.push(connect(server, SOCKET, token).await?);
    }
    let mut id = 0;
    for table in tables {
        for socket in &mut sockets {
            id += 1;
            let begun = Instant::now();
            let watch = json!({ "id": id, "table": table, "do": "watch", "actions": true });
            socket.send(Message::text(watch.to_string())).await?;
            let update = next(socket, |message| message["push"] == "update" && message["table"] == *table).await?;
            open.add(begun.elapsed());
            if let Some(action) = update["question"]["actions"].get(0) {
                id += 1;
                let begun = Instant::now();
                let play = json!({ "id": id, "table": table, "do": "play", "action": action,
                    "question": update["question"]["id"], "submission": format!("visit-{id}") });
                socket.send(Message::text(play.to_string())).await?;
                let answer = next(socket, |message| message["re"] == id).await?;
                resume.add(begun.elapsed());
                if !answer["failure"].is_null() {
                    return Err(Error::Unexpected(answer["failure"].to_string()));
                }
            }
            id += 1;
            let unwatch = json!({ "id": id, "table": table, "do": "unwatch" });
            socket.send(Message::text(unwatch.to_string())).await?;
            next(socket, |message| message["re"] == id).await?;
        }
    }
    let (list, open, resume) = (list.percentiles(), open.percentiles(), resume.percentiles());
    Ok(Visit { tables: tables.len(), list, open, resume })
}

/// How many tables one client watches here.
const WATCHED: usize = 250;

/// Many stored tables that are open at the same time.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Crowd {
    /// How many tables the server says it has in memory.
    pub tables: f64,
    /// Its memory with them and before, in bytes.
    pub memory: [f64; 2],
}

/// Opens stored tables and keeps them all open, each watched by one of its players, many over each socket.
///
/// # Errors
/// When the server does something that no client expects, or does not tell its memory.
pub async fn crowd(server: SocketAddr, tables: &[i64], token: &str) -> Result<Crowd, Error> {
    let memory = || metric(server, "process_resident_memory_bytes");
    let before = memory().await?;
    let mut sockets = Vec::new();
    for some in tables.chunks(WATCHED) {
        let mut socket = connect(server, SOCKET, token).await?;
        for (id, table) in some.iter().enumerate() {
            let watch = json!({ "id": id, "table": table, "do": "watch" });
            socket.send(Message::text(watch.to_string())).await?;
            next(&mut socket, |message| message["push"] == "update" && message["table"] == *table).await?;
        }
        // It goes on reading, and so answers pings.
        sockets.push(tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} }));
    }
    let crowd = Crowd { tables: metric(server, "boardroom_tables").await?, memory: [memory().await?, before] };
    sockets.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(crowd)
}

async fn metric(server: SocketAddr, name: &str) -> Result<f64, Error> {
    let page = http::get(server, "/metrics", None).await?;
    let found = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    found.ok_or_else(|| Error::Unexpected(format!("no {name}")))
}

/// The next message that is the one.
async fn next(
    socket: &mut tokio_tungstenite::WebSocketStream<tokio::net::TcpStream>,
    is_it: impl Fn(&Value) -> bool,
) -> Result<Value, Error> {
    while let Some(message) = socket.next().await {
        if let Message::Text(text) = message? {
            let value: Value = serde_json::from_str(&text)?;
            if is_it(&value) {
                return Ok(value);
            }
        }
    }
    Err(Error::Unexpected("the server closed a socket".to_owned()))
}
