//! Clients that never give up: they go on at whatever server answers, and note what was acknowledged.

use crate::client::{SOCKET, connect};
use crate::{Error, http};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// How long a client waits for anything before it connects anew.
const SILENCE: Duration = Duration::from_secs(5);

/// How long it waits between two tries.
const PAUSE: Duration = Duration::from_millis(30);

/// A change that the server has acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    /// At which table.
    pub table: i64,
    /// By whom.
    pub user: i64,
    /// What the client called it.
    pub submission: String,
    /// How many things had happened at the table afterwards.
    pub version: u32,
}

/// What all clients share.
#[derive(Debug)]
pub struct Crowd {
    /// The servers there may be.
    servers: Vec<SocketAddr>,
    game: String,
    stop: AtomicBool,
    acknowledged: Mutex<Vec<Acknowledged>>,
    /// How often a client connected, the first time included.
    connects: AtomicU64,
    /// Moves that were refused because the question had changed.
    stale: AtomicU64,
    /// What no client can explain.
    complaints: Mutex<Vec<String>>,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// All that was acknowledged.
    pub acknowledged: Vec<Acknowledged>,
    /// How often clients connected.
    pub connects: u64,
    /// Moves that were refused because the opponent's had changed the question, or ended the game.
    pub stale: u64,
    /// What no client can explain.
    pub complaints: Vec<String>,
}

/// Clients at work.
#[derive(Debug)]
pub struct AtWork {
    crowd: Arc<Crowd>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl AtWork {
    /// How many changes were acknowledged so far.
    #[must_use]
    pub fn acknowledged(&self) -> usize {
        self.crowd.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Waits until everybody has the answer to what is under way. A server must be there.
    pub async fn finish(self) -> Story {
        self.crowd.stop.store(true, Ordering::Relaxed);
        for task in self.tasks {
            if let Err(error) = task.await {
                self.crowd.complain(format!("a client died: {error}"));
            }
        }
        let take =
            |lock: &Mutex<Vec<String>>| std::mem::take(&mut *lock.lock().unwrap_or_else(PoisonError::into_inner));
        Story {
            acknowledged: std::mem::take(&mut *self.crowd.acknowledged.lock().unwrap_or_else(PoisonError::into_inner)),
            connects: self.crowd.connects.load(Ordering::Relaxed),
            stale: self.crowd.stale.load(Ordering::Relaxed),
            complaints: take(&self.crowd.complaints),
        }
    }
}

/// Lets two clients at each of many tables play game after game, at any of these servers.
///
/// # Errors
/// When the first servers do not even take them in.
pub async fn play(servers: &[SocketAddr], tables: usize, game: &str) -> Result<AtWork, Error> {
    let crowd = Arc::new(Crowd {
        servers: servers.to_owned(),
        game: game.to_owned(),
        stop: AtomicBool::new(false),
        acknowledged: Mutex::default(),
        connects: AtomicU64::new(0),
        stale: AtomicU64::new(0),
        complaints: Mutex::default(),
    });
    let mut tasks = Vec::new();
    for number in 0..tables {
        let mut users = Vec::new();
        for seat in 0..2 {
            let name = json!({ "name": format!("stubborn {number}.{seat}") });
            let guest = crowd.post("/api/guests", None, &name, number).await?;
            let user = guest["user"].as_i64().ok_or_else(|| Error::Unexpected("a guest without number".to_owned()))?;
            users.push((user, guest["token"].as_str().unwrap_or_default().to_owned()));
        }
        let pair = Arc::new(Pair { users, table: AtomicI64::new(0), number });
        for seat in 0..2 {
            let player = Player::new(Arc::clone(&crowd), Arc::clone(&pair), seat);
            tasks.push(tokio::spawn(player.run()));
        }
    }
    Ok(AtWork { crowd, tasks })
}

impl Crowd {
    fn complain(&self, what: String) {
        self.complaints.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }

    fn server(&self, which: usize) -> SocketAddr {
        self.servers[which % self.servers.len()]
    }

    /// Posts until some server answers. What it refuses is an error.
    async fn post(
        &self,
        path: &str,
        token: Option<&str>,
        body: &serde_json::Value,
        first: usize,
    ) -> Result<serde_json::Value, Error> {
        let mut which = first;
        loop {
            match http::post(self.server(which), path, token, body).await {
                Ok(answer) => return Ok(answer),
                Err(Error::Unexpected(said)) if is_refusal(&said) => return Err(Error::Unexpected(said)),
                Err(_) if self.stop.load(Ordering::Relaxed) && which > first + 2000 => {
                    return Err(Error::Unexpected(format!("nobody answers {path}")));
                }
                Err(_) => sleep(PAUSE).await,
            }
            which += 1;
        }
    }
}

/// A server that cannot at the moment is asked again; one that says no is believed.
fn is_refusal(said: &str) -> bool {
    said.contains("HTTP/1.1 4")
}

/// Two users who play against each other.
#[derive(Debug)]
struct Pair {
    users: Vec<(i64, String)>,
    table: AtomicI64,
    number: usize,
}

/// A move that is not acknowledged yet.
#[derive(Clone, Debug)]
struct Pending {
    table: i64,
    submission: String,
    question: u32,
    action: String,
}

#[derive(Debug)]
struct Player {
    crowd: Arc<Crowd>,
    pair: Arc<Pair>,
    seat: usize,
    request: u64,
    made: u64,
    games: u64,
    which: usize,
    /// The table that is watched.
    table: i64,
    pending: Option<Pending>,
    /// A question with an answer to it, and how much had happened when it was asked.
    next: Option<(u32, u32, String)>,
    over: bool,
    rng: u64,
}

/// What a player needs of a message.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(default)]
    re: Option<u64>,
    #[serde(default)]
    ok: Option<Done>,
    #[serde(default)]
    failure: Option<Failed>,
    #[serde(default)]
    push: Option<String>,
    #[serde(default)]
    table: Option<i64>,
    #[serde(default)]
    version: u32,
    #[serde(default, borrow)]
    question: Option<Question<'a>>,
    #[serde(default)]
    info: Option<Info>,
}

#[derive(Deserialize)]
struct Done {
    #[serde(default)]
    version: u32,
}

#[derive(Deserialize)]
struct Failed {
    code: String,
    sentence: String,
    #[serde(default)]
    rule: Option<String>,
}

#[derive(Deserialize)]
struct Info {
    stage: String,
}

#[derive(Deserialize)]
struct Question<'a> {
    id: u32,
    #[serde(default, borrow)]
    actions: Vec<&'a RawValue>,
}

type Socket = WebSocketStream<TcpStream>;

impl Player {
    fn new(crowd: Arc<Crowd>, pair: Arc<Pair>, seat: usize) -> Player {
        let number = pair.number;
        Player {
            crowd,
            pair,
            seat,
            request: 0,
            made: 0,
            games: 0,
            which: number + seat,
            table: 0,
            pending: None,
            next: None,
            over: false,
            rng: (number as u64) << 8 | seat as u64 | 1 << 60,
        }
    }

    fn stopping(&self) -> bool {
        self.crowd.stop.load(Ordering::Relaxed) && self.pending.is_none()
    }

    async fn run(mut self) {
        while !self.stopping() {
            if self.pending.is_none()
                && let Err(error) = self.sit_down().await
            {
                return self.crowd.complain(format!("table of pair {}: {error}", self.pair.number));
            }
            // Whatever happens to a connection, there is a next one.
            let _ = self.one_connection().await;
            self.which += 1;
            sleep(PAUSE).await;
        }
    }

    /// The first of the two opens the next table when there is none or the last game is over.
    async fn sit_down(&mut self) -> Result<(), Error> {
        if !self.over && self.table != 0 {
            return Ok(());
        }
        if self.seat == 1 {
            while self.pair.table.load(Ordering::Acquire) == self.table && !self.stopping() {
                sleep(PAUSE).await;
            }
            (self.table, self.over) = (self.pair.table.load(Ordering::Acquire), false);
            return Ok(());
        }
        let [(_, first), (_, second)] = [&self.pair.users[0], &self.pair.users[1]];
        let opening = format!("open-{}", self.games);
        let new = json!({ "game": self.crowd.game, "seats": ["me", "open"], "submission": opening });
        let table = self.crowd.post("/api/tables", Some(first), &new, self.which).await?["table"].as_i64().unwrap_or(0);
        let path = format!("/api/tables/{table}");
        let sit = json!({ "do": "sit", "submission": "sit" });
        self.crowd.post(&path, Some(second), &sit, self.which).await?;
        let start = json!({ "do": "start", "submission": "start" });
        self.crowd.post(&path, Some(first), &start, self.which).await?;
        (self.games, self.table, self.over) = (self.games + 1, table, false);
        self.pair.table.store(table, Ordering::Release);
        Ok(())
    }

    async fn one_connection(&mut self) -> Result<(), Error> {
        let (server, token) = (self.crowd.server(self.which), self.pair.users[self.seat].1.clone());
        let mut socket = timeout(SILENCE, connect(server, SOCKET, &token)).await.map_err(|_| late())??;
        self.crowd.connects.fetch_add(1, Ordering::Relaxed);
        self.request += 1;
        let watch = json!({ "id": self.request, "table": self.table, "do": "watch", "actions": true });
        socket.send(Message::text(watch.to_string())).await?;
        self.next = None;
        if self.pending.is_some() {
            self.submit(&mut socket).await?;
        }
        let mut asked_again = false;
        while !(self.stopping() || self.over && self.pending.is_none()) {
            let message = match timeout(SILENCE, socket.next()).await {
                Ok(Some(message)) => message?,
                Ok(None) => return Err(late()),
                Err(_) if asked_again || self.pending.is_some() => return Err(late()),
                Err(_) => {
                    asked_again = true; // the opponent may be slow
                    continue;
                }
            };
            asked_again = false;
            if let Message::Text(text) = message {
                self.hear(text.as_str(), &mut socket).await?;
            }
        }
        Ok(())
    }

    async fn hear(&mut self, text: &str, socket: &mut Socket) -> Result<(), Error> {
        let heard: Heard<'_> = serde_json::from_str(text)?;
        if let Some(re) = heard.re {
            return self.answered(re, heard.ok, heard.failure, socket).await;
        }
        if heard.push.as_deref() == Some("goodbye") {
            return Err(late());
        }
        if heard.table != Some(self.table) {
            return Ok(());
        }
        let asked = heard.question.as_ref().map(|question| question.id);
        self.next.take_if(|(_, question, _)| Some(*question) != asked);
        if let Some((version, ..)) = &mut self.next {
            *version = heard.version;
        }
        if let Some(question) = &heard.question
            && !question.actions.is_empty()
        {
            let picked = self.random(question.actions.len());
            self.next = Some((heard.version, question.id, question.actions[picked].get().to_owned()));
        }
        self.over |= heard.info.is_some_and(|info| info.stage == "over");
        self.go_on(socket).await
    }

    async fn answered(
        &mut self,
        re: u64,
        done: Option<Done>,
        failed: Option<Failed>,
        socket: &mut Socket,
    ) -> Result<(), Error> {
        if re != self.request || self.pending.is_none() {
            return match failed {
                Some(failed) if failed.code != "unavailable" => {
                    self.crowd.complain(format!("{}: {}", failed.code, failed.sentence));
                    Err(late())
                }
                Some(_) => Err(late()),
                None => Ok(()),
            };
        }
        match (done, failed) {
            (Some(done), _) => {
                // What was asked before this was done is asked no more.
                self.next.take_if(|(version, ..)| *version < done.version);
                if let Some(pending) = self.pending.take() {
                    let user = self.pair.users[self.seat].0;
                    let Pending { table, submission, .. } = pending;
                    let acknowledged = Acknowledged { table, user, submission, version: done.version };
                    self.crowd.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).push(acknowledged);
                }
                self.go_on(socket).await
            }
            (None, Some(failed)) if failed.code == "unavailable" => {
                sleep(PAUSE).await;
                self.submit(socket).await
            }
            // The opponent was faster: the question has changed, or the game is over.
            (None, Some(failed)) if failed.code == "stale" || self.over && failed.rule.as_deref() == Some("BH-6") => {
                self.crowd.stale.fetch_add(1, Ordering::Relaxed);
                self.pending = None;
                self.go_on(socket).await
            }
            (None, failed) => {
                let said = failed.map_or_else(String::new, |failed| format!("{}: {}", failed.code, failed.sentence));
                self.crowd.complain(format!("{:?}: {said}", self.pending.take()));
                Err(late())
            }
        }
    }

    async fn go_on(&mut self, socket: &mut Socket) -> Result<(), Error> {
        if self.pending.is_some() || self.crowd.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let Some((_, question, action)) = self.next.take() else { return Ok(()) };
        let table = self.table;
        self.made += 1;
        let submission = format!("m-{}-{}", self.seat, self.made);
        self.pending = Some(Pending { table, submission, question, action });
        self.submit(socket).await
    }

    async fn submit(&mut self, socket: &mut Socket) -> Result<(), Error> {
        let Some(Pending { table, submission, question, action }) = self.pending.clone() else { return Ok(()) };
        self.request += 1;
        let text = format!(
            r#"{{"id":{},"table":{table},"do":"play","action":{action},"question":{question},"submission":"{submission}"}}"#,
            self.request
        );
        Ok(socket.send(Message::text(text)).await?)
    }

    fn random(&mut self, below: usize) -> usize {
        self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.rng >> 33) as usize) % below.max(1)
    }
}

fn late() -> Error {
    Error::Unexpected("the server does not answer".to_owned())
}
