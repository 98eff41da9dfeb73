//! Messages that no client should send: whatever comes, every request is answered, and the server lives on.

use crate::client::{SOCKET, connect};
use crate::{Error, http};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// After so many requests their answers are waited for.
const AT_ONCE: usize = 32;

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Fuzzed {
    /// Messages that were sent.
    pub sent: u64,
    /// Requests that were carried out.
    pub done: u64,
    /// Requests that were refused in words.
    pub refused: u64,
    /// Sockets that the server closed, as it should after some messages.
    pub closed: u64,
    /// Answers that say that the server itself has a fault.
    pub faults: Vec<String>,
}

/// Sends so many messages over a few sockets, each a little wrong in some way, at tables of all sorts.
///
/// # Errors
/// When a request is not answered, or the server is gone.
pub async fn fuzz(server: SocketAddr, messages: u64, seed: u64, games: &[&str]) -> Result<Fuzzed, Error> {
    let mut fuzzer = Fuzzer::new(server, seed);
    fuzzer.furnish(games).await?;
    while fuzzer.told.sent < messages {
        fuzzer.one_socket(messages).await?;
    }
    Ok(fuzzer.told)
}

struct Fuzzer {
    server: SocketAddr,
    rng: u64,
    tokens: Vec<String>,
    tables: Vec<i64>,
    request: u64,
    told: Fuzzed,
}

type Socket = WebSocketStream<TcpStream>;

impl Fuzzer {
    fn new(server: SocketAddr, seed: u64) -> Fuzzer {
        let rng = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        Fuzzer { server, rng, tokens: Vec::new(), tables: Vec::new(), request: 0, told: Fuzzed::default() }
    }

    /// Users, and a table of each game that is open, running, or only for some.
    async fn furnish(&mut self, games: &[&str]) -> Result<(), Error> {
        for name in ["Anna", "Boris", "Vera"] {
            let guest = http::post(self.server, "/api/guests", None, &json!({ "name": name })).await?;
            self.tokens.push(guest["token"].as_str().unwrap_or_default().to_owned());
        }
        for (number, game) in games.iter().enumerate() {
            for visibility in ["public", "private"] {
                let submission = format!("fuzz-{}-{number}-{visibility}", self.rng);
                let new = json!({ "game": game, "seats": ["me", "open"], "visibility": visibility,
                    "submission": submission, "hints": true });
                let opened = http::post(self.server, "/api/tables", Some(&self.tokens[0]), &new).await?;
                let table = opened["table"].as_i64().unwrap_or(0);
                self.tables.push(table);
                let sit = json!({ "do": "sit", "invite": opened["invite"], "submission": "sit" });
                let path = format!("/api/tables/{table}");
                http::post(self.server, &path, Some(&self.tokens[1]), &sit).await?;
                let start = json!({ "do": "start", "submission": "start" });
                http::post(self.server, &path, Some(&self.tokens[0]), &start).await?;
            }
        }
        Ok(())
    }

    async fn one_socket(&mut self, messages: u64) -> Result<(), Error> {
        let token = match self.below(4) {
            0 => String::new(),
            which => self.tokens[which - 1].clone(),
        };
        let mut socket = connect(self.server, SOCKET, &token).await?;
        for _ in 0..200 {
            let mut waits = Vec::new();
            for _ in 0..AT_ONCE.min((messages - self.told.sent.min(messages)) as usize + 1) {
                let (message, wait) = self.message();
                self.told.sent += 1;
                waits.extend(wait);
                if socket.send(message).await.is_err() {
                    self.told.closed += 1;
                    return Ok(());
                }
            }
            if !self.answers(&mut socket, waits).await? || self.told.sent >= messages {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Waits for the answers to these requests; false when the server has closed the socket.
    async fn answers(&mut self, socket: &mut Socket, mut waits: Vec<u64>) -> Result<bool, Error> {
        while !waits.is_empty() {
            let next = timeout(PATIENCE, socket.next()).await;
            let next = next.map_err(|_| Error::Unexpected(format!("no answer to {waits:?}")))?;
            match next {
                Some(Ok(Message::Text(text))) => {
                    let answer: Value = serde_json::from_str(&text)?;
                    let Some(re) = answer["re"].as_u64() else { continue };
                    waits.retain(|wait| *wait != re);
                    match answer["failure"]["code"].as_str() {
                        None => self.told.done += 1,
                        Some("internal") => self.told.faults.push(text.to_string()),
                        Some(_) => self.told.refused += 1,
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.told.closed += 1;
                    return Ok(false);
                }
                Some(Ok(_)) => {}
            }
        }
        Ok(true)
    }

    /// A message, and the number of the request whose answer must come.
    fn message(&mut self) -> (Message, Option<u64>) {
        self.request += 1;
        let id = self.request;
        let mut ask = self.ask();
        ask["id"] = json!(id);
        let kind = self.below(100);
        match kind {
            0..=49 => (Message::text(ask.to_string()), Some(id)),
            50..=84 => {
                self.spoil(&mut ask);
                let answered = ask["id"].as_u64();
                (Message::text(ask.to_string()), answered.filter(|answered| *answered == id))
            }
            85..=92 => {
                let text = ask.to_string();
                let cut = self.below(text.len());
                (Message::text(text.chars().take(cut).collect::<String>()), None)
            }
            93..=95 => (Message::text(self.noise()), None),
            96 => (Message::text("[".repeat(self.below(2000))), None),
            97 => (Message::Ping(vec![7; self.below(120)].into()), None),
            98 if self.below(40) == 0 => (Message::binary(vec![1; self.below(300)]), None),
            99 if self.below(40) == 0 => (Message::text("x".repeat(70_000)), None),
            _ => (Message::text(ask.to_string()), Some(id)),
        }
    }

    /// Something that a client could ask.
    fn ask(&mut self) -> Value {
        let table = match self.below(10) {
            0 => json!(self.rng as i64),
            _ => {
                let which = self.below(self.tables.len());
                json!(self.tables[which])
            }
        };
        let number = self.below(100);
        let submission = format!("s{}", self.below(1000));
        let mut ask = match self.below(17) {
            0 => json!({ "do": "watch", "since": number, "actions": number.is_multiple_of(2) }),
            1 => json!({ "do": "watch" }),
            2 => json!({ "do": "unwatch" }),
            3 => json!({ "do": "play", "action": self.value(3), "question": number, "submission": submission }),
            4 => json!({ "do": "play", "action": "pass", "submission": submission }),
            5 => json!({ "do": "undo", "submission": submission }),
            6 => json!({ "do": "offers" }),
            7 => json!({ "do": "draft", "facts": [format!("{}={}", self.below(9), number)] }),
            8 => json!({ "do": "wish", "entry": number, "submission": submission }),
            9 => json!({ "do": "agree", "yes": number.is_multiple_of(2), "submission": submission }),
            10 => json!({ "do": "return", "submission": submission }),
            11 => json!({ "do": "sit", "seat": number, "entropy": self.noise(), "submission": submission }),
            12 => json!({ "do": "leave", "submission": submission }),
            13 => json!({ "do": "start", "submission": submission }),
            14 => json!({ "do": "close", "submission": submission }),
            15 if self.below(20) == 0 => json!({ "do": "say", "text": self.noise() }),
            _ => json!({ "do": "look", "invite": self.noise() }),
        };
        ask["table"] = table;
        ask
    }

    /// Makes one field wrong, or leaves it out, or adds one.
    fn spoil(&mut self, ask: &mut Value) {
        let Value::Object(fields) = ask else { return };
        let names: Vec<String> = fields.keys().cloned().collect();
        let name = names[self.below(names.len())].clone();
        match self.below(4) {
            0 => drop(fields.remove(&name)),
            1 => drop(fields.insert(self.noise(), self.value(2))),
            _ => drop(fields.insert(name, self.value(4))),
        }
    }

    /// Any JSON.
    fn value(&mut self, depth: usize) -> Value {
        match self.below(if depth == 0 { 7 } else { 9 }) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 => json!(self.rng as i64),
            3 => json!(self.below(20)),
            4 => json!(-1.5e300),
            5 => json!(u64::MAX),
            6 => json!(self.noise()),
            7 => (0..self.below(4)).map(|_| self.value(depth - 1)).collect(),
            _ => (0..self.below(4)).map(|_| (self.noise(), self.value(depth - 1))).collect(),
        }
    }

    fn noise(&mut self) -> String {
        const PIECES: [&str; 16] = [
            "a",
            "place_agent",
            "\0",
            "\u{202e}",
            "🎲",
            "ї",
            "\"",
            "\\",
            "../",
            "0",
            "-1",
            "=",
            " ",
            "\n",
            "ffff",
            "null",
        ];
        (0..self.below(12)).map(|_| PIECES[self.below(PIECES.len())]).collect()
    }

    fn below(&mut self, most: usize) -> usize {
        self.rng ^= self.rng << 13;
        self.rng ^= self.rng >> 7;
        self.rng ^= self.rng << 17;
        (self.rng >> 11) as usize % most.max(1)
    }
}
