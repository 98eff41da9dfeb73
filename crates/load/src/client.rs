//! Two clients at a table, playing game after game against each other.

use crate::http::post;
use crate::{Counts, Error, Latency, Spec};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use serde_json::value::RawValue;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long after the end answers are still waited for.
const GRACE: Duration = Duration::from_secs(5);

/// Two clients at a table.
pub(crate) struct Pair {
    players: [Player; 2],
}

/// What the two share: the table they sit at, and when the last move was sent.
struct Shared {
    tokens: Vec<String>,
    table: AtomicI64,
    /// The table at which the second of the two sits last, so that its game can start.
    seated: AtomicI64,
    sent: Mutex<Option<Sent>>,
}

impl Shared {
    /// One of the two has seen the table at a version: perhaps the other's move.
    fn see(&self, first: bool, version: u32, seen: &Latency) {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sent) = sent.take_if(|sent| sent.first != first && sent.version < version) {
            seen.add(sent.at.elapsed());
        }
    }
}

struct Player {
    spec: Spec,
    number: usize,
    first: bool,
    socket: WebSocketStream<TcpStream>,
    shared: Arc<Shared>,
    counts: Arc<Counts>,
    started: watch::Receiver<bool>,
    request: u64,
    pending: Option<(u64, Instant)>,
    /// The question to be answered next, and how.
    next: Option<(u32, String)>,
    /// How many things have happened at the table.
    version: u32,
    /// The game is over; the next one begins when everything is acknowledged.
    over: bool,
    /// How many games came before this one.
    game: u64,
    rng: u64,
}

/// What a player needs of an update, found without reading the rest of it: clients must not be what is measured.
struct Heard<'a> {
    table: i64,
    version: u32,
    over: bool,
    /// The question and all its actions, if one is asked.
    question: Option<(u32, Vec<&'a RawValue>)>,
}

impl<'a> Heard<'a> {
    fn of(update: &'a str) -> Result<Heard<'a>, Error> {
        let unreadable = || Error::Unexpected(format!("an update that cannot be read: {update}"));
        let question = match update.rfind(r#""question":{"id":"#) {
            Some(at) => {
                let question = &update[at..];
                let id = number_after(question, r#""id":"#).ok_or_else(unreadable)?;
                let (_, actions) = question.split_once(r#""actions":"#).ok_or_else(unreadable)?;
                let mut actions = serde_json::Deserializer::from_str(actions).into_iter();
                Some((id, actions.next().ok_or_else(unreadable)??))
            }
            None => None,
        };
        Ok(Heard {
            table: number_after(update, r#""table":"#).ok_or_else(unreadable)?,
            version: number_after(update, r#""version":"#).ok_or_else(unreadable)?,
            over: question.is_none() && update.contains(r#","stage":"over","#),
            question,
        })
    }
}

/// The number behind the first such name in a text.
fn number_after<T: FromStr>(text: &str, name: &str) -> Option<T> {
    let (_, rest) = text.split_once(name)?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// A move that the opponent has not seen yet.
#[derive(Clone, Copy)]
struct Sent {
    at: Instant,
    /// By the first of the two.
    first: bool,
    /// How many things had happened at the table before.
    version: u32,
}

impl Pair {
    pub(crate) async fn sit_down(
        spec: &Spec,
        number: usize,
        counts: Arc<Counts>,
        started: watch::Receiver<bool>,
    ) -> Result<Pair, Error> {
        let mut tokens = Vec::new();
        for seat in 0..2 {
            let guest =
                post(spec.server, "/api/guests", None, &json!({ "name": format!("load {number}.{seat}") })).await?;
            tokens.push(guest["token"].as_str().unwrap_or_default().to_owned());
        }
        let table = open_table(spec, &tokens[0], 0).await?;
        let path = format!("/api/tables/{table}");
        post(spec.server, &path, Some(&tokens[1]), &json!({ "do": "sit", "submission": "sit" })).await?;
        post(spec.server, &path, Some(&tokens[0]), &json!({ "do": "start", "submission": "start" })).await?;
        let (table, seated) = (AtomicI64::new(table), AtomicI64::new(table));
        let shared = Arc::new(Shared { tokens: tokens.clone(), table, seated, sent: Mutex::new(None) });
        let mut players = Vec::new();
        for (seat, token) in tokens.into_iter().enumerate() {
            let socket = connect(spec.server, SOCKET, &token).await?;
            players.push(Player {
                spec: spec.clone(),
                number,
                first: seat == 0,
                socket,
                shared: Arc::clone(&shared),
                counts: Arc::clone(&counts),
                started: started.clone(),
                request: 0,
                pending: None,
                next: None,
                version: 0,
                over: false,
                game: 0,
                rng: (number as u64) << 8 | seat as u64 | 1 << 60,
            });
        }
        for player in &mut players {
            player.watch().await?;
        }
        let players = players.try_into().map_err(|_| Error::Unexpected("two players".to_owned()))?;
        Ok(Pair { players })
    }

    pub(crate) fn spawn(self, end: Instant) -> impl Iterator<Item = JoinHandle<Result<(), Error>>> {
        self.players.into_iter().map(move |player| tokio::spawn(player.play(end)))
    }
}

/// Opens a table for both.
async fn open_table(spec: &Spec, token: &str, game: u64) -> Result<i64, Error> {
    let new = json!({ "game": spec.game, "seats": ["me", "open"], "submission": format!("game-{game}") });
    Ok(post(spec.server, "/api/tables", Some(token), &new).await?["table"].as_i64().unwrap_or(0))
}

/// Where a server's socket is.
pub(crate) const SOCKET: &str = "/api/socket";

pub(crate) async fn connect(server: SocketAddr, path: &str, token: &str) -> Result<WebSocketStream<TcpStream>, Error> {
    let mut request = format!("ws://{server}{path}").into_client_request()?;
    if !token.is_empty() {
        let value = format!("Bearer {token}").parse().map_err(|_| Error::Unexpected("a token".to_owned()))?;
        request.headers_mut().insert("authorization", value);
    }
    let stream = TcpStream::connect(server).await?;
    stream.set_nodelay(true)?;
    let config =
        WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0).max_write_buffer_size(1 << 20);
    Ok(client_async_with_config(request, stream, Some(config)).await?.0)
}

impl Player {
    async fn play(mut self, end: Instant) -> Result<(), Error> {
        let mut started = self.started.clone();
        let _ = started.wait_for(|started| *started).await;
        while Instant::now() < end || self.pending.is_some() {
            let message = match timeout_at((end + GRACE).into(), self.socket.next()).await {
                Ok(Some(message)) => message?,
                Ok(None) | Err(_) => break,
            };
            match message {
                Message::Text(text) => self.hear(text.as_str(), end).await?,
                Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => {}
                Message::Close(_) => return Err(Error::Unexpected("the server closed a socket".to_owned())),
            }
            if Instant::now() >= end && self.pending.is_none() {
                break;
            }
        }
        Ok(())
    }

    async fn watch(&mut self) -> Result<(), Error> {
        self.request += 1;
        let table = self.shared.table.load(Ordering::Relaxed);
        let watch = json!({ "id": self.request, "table": table, "do": "watch", "actions": true });
        Ok(self.socket.send(Message::text(watch.to_string())).await?)
    }

    async fn hear(&mut self, text: &str, end: Instant) -> Result<(), Error> {
        if text.starts_with(r#"{"re":"#) {
            return self.hear_answer(text, end).await;
        }
        let heard = Heard::of(text)?;
        if heard.table != self.shared.table.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.version = heard.version;
        self.counts.updates.fetch_add(1, Ordering::Relaxed);
        self.counts.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        self.shared.see(self.first, heard.version, &self.counts.seen);
        self.over |= heard.over;
        if let Some((id, actions)) = heard.question {
            let picked = (self.random() * actions.len() as f64) as usize;
            let action = actions[picked.min(actions.len() - 1)].get();
            self.next = Some((id, action.to_owned()));
        }
        self.go_on(end).await
    }

    async fn hear_answer(&mut self, text: &str, end: Instant) -> Result<(), Error> {
        let re: u64 = number_after(text, r#""re":"#).unwrap_or(0);
        if text.contains(r#","failure":"#) {
            return Err(Error::Unexpected(text.to_owned()));
        }
        if let Some((_, sent)) = self.pending.take_if(|(id, _)| *id == re) {
            self.counts.acknowledged.add(sent.elapsed());
            if Instant::now() < end {
                self.counts.moves.fetch_add(1, Ordering::Relaxed);
            }
        }
        // The answer comes before or after what it did: the next move is made when both are there.
        self.go_on(end).await
    }

    /// Makes the next move, if there is one to make and the last one is acknowledged.
    async fn go_on(&mut self, end: Instant) -> Result<(), Error> {
        if self.pending.is_some() || Instant::now() >= end {
            return Ok(());
        }
        if std::mem::take(&mut self.over) {
            return self.next_game(end).await;
        }
        match self.next.take() {
            Some((question, action)) => self.choose(question, &action).await,
            None => Ok(()),
        }
    }

    async fn choose(&mut self, question: u32, action: &str) -> Result<(), Error> {
        if let Some(rate) = self.spec.rate {
            let wait = Duration::from_secs_f64(self.random() / (0.5 * rate));
            sleep_until((Instant::now() + wait).into()).await;
        }
        self.request += 1;
        let (table, id, number) = (self.shared.table.load(Ordering::Relaxed), question, self.number);
        let text = format!(
            r#"{{"id":{},"table":{table},"do":"play","action":{action},"question":{id},"submission":"{number}-{}"}}"#,
            self.request, self.request
        );
        let now = Instant::now();
        let sent = Sent { at: now, first: self.first, version: self.version };
        *self.shared.sent.lock().unwrap_or_else(PoisonError::into_inner) = Some(sent);
        self.pending = Some((self.request, now));
        self.counts.sent.fetch_add(1, Ordering::Relaxed);
        self.counts.sent_bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The first of the two opens the next table, the other sits down at it, and the first starts the game.
    async fn next_game(&mut self, end: Instant) -> Result<(), Error> {
        let shared = Arc::clone(&self.shared);
        let old = shared.table.load(Ordering::Relaxed);
        if self.first {
            self.counts.games.fetch_add(1, Ordering::Relaxed);
            self.game += 1;
            let table = open_table(&self.spec, &shared.tokens[0], self.game).await?;
            shared.table.store(table, Ordering::Relaxed);
            if until(end, || shared.seated.load(Ordering::Relaxed) == table).await {
                self.ask("start", table).await?;
            }
        } else if until(end, || shared.table.load(Ordering::Relaxed) != old).await {
            let table = shared.table.load(Ordering::Relaxed);
            self.ask("sit", table).await?;
            shared.seated.store(table, Ordering::Relaxed);
        }
        if Instant::now() < end { self.watch().await } else { Ok(()) }
    }

    /// Asks for something before a game, and waits until it is done.
    async fn ask(&mut self, what: &str, table: i64) -> Result<(), Error> {
        self.request += 1;
        let ask = json!({ "id": self.request, "table": table, "do": what, "submission": what });
        self.socket.send(Message::text(ask.to_string())).await?;
        while let Some(message) = self.socket.next().await {
            let Message::Text(text) = message? else { continue };
            if text.starts_with(r#"{"re":"#) && number_after(&text, r#""re":"#) == Some(self.request) {
                return match text.contains(r#","failure":"#) {
                    true => Err(Error::Unexpected(text.to_string())),
                    false => Ok(()),
                };
            }
        }
        Err(Error::Unexpected("the server is gone".to_owned()))
    }

    /// A number from 0 to 1, the same in every run.
    fn random(&mut self) -> f64 {
        self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.rng >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Waits until something is so; false if the end comes before.
async fn until(end: Instant, is_so: impl Fn() -> bool) -> bool {
    while !is_so() {
        if Instant::now() >= end {
            return false;
        }
        sleep_until((Instant::now() + Duration::from_millis(5)).into()).await;
    }
    true
}
