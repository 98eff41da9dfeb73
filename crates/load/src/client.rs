//! Two clients at a table, playing game after game against each other.

use crate::http::post;
use crate::{Counts, Error, Latency, Spec};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use serde_json::value::RawValue;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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

/// What the two share: the table they sit at, and when they sent moves.
struct Shared {
    tokens: Vec<String>,
    table: AtomicI64,
    /// The table at which the second of the two sits last, so that its game can start.
    seated: AtomicI64,
    /// When each seat sent the moves that the opponent has not seen yet, the oldest first.
    sent: [Mutex<VecDeque<Instant>>; 2],
}

impl Shared {
    fn sent(&self, seat: usize) -> MutexGuard<'_, VecDeque<Instant>> {
        self.sent[seat].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One of the two has seen a move of the other.
    fn see(&self, mover: usize, seen: &Latency) {
        if let Some(at) = self.sent(mover).pop_front() {
            seen.add(at.elapsed());
        }
    }
}

struct Player {
    spec: Spec,
    number: usize,
    seat: usize,
    socket: WebSocketStream<TcpStream>,
    shared: Arc<Shared>,
    counts: Arc<Counts>,
    started: watch::Receiver<bool>,
    /// Where this one plays: the other may have gone on to the next table already.
    table: i64,
    /// Whether the next update is the first of this table: it shows moves made before without telling of them.
    arriving: bool,
    request: u64,
    pending: Option<(u64, Instant)>,
    /// The newest question, with an answer to it.
    next: Option<Answer>,
    /// When it is answered, if moves are made at a rate.
    due: Option<Instant>,
    /// The game is over; the next one begins when everything is acknowledged.
    over: bool,
    /// How many games came before this one.
    game: u64,
    rng: u64,
}

/// A question with an answer to it.
struct Answer {
    question: u32,
    action: String,
    /// How many things had happened at the table when it was asked.
    version: u32,
}

/// What a player needs of an update, found without reading the rest of it: clients must not be what is measured.
struct Heard<'a> {
    table: i64,
    version: u32,
    over: bool,
    /// The seat whose move it tells of.
    mover: Option<usize>,
    /// The question, if one is asked, and all its actions, if it is not the one that was told before.
    question: Option<(u32, Option<Vec<&'a RawValue>>)>,
}

impl<'a> Heard<'a> {
    fn of(update: &'a str) -> Result<Heard<'a>, Error> {
        let unreadable = || Error::Unexpected(format!("an update that cannot be read: {update}"));
        let question = match update.rfind(r#""question":{"id":"#) {
            Some(at) => {
                let question = &update[at..];
                let id = number_after(question, r#""id":"#).ok_or_else(unreadable)?;
                let actions = question.split_once(r#""actions":"#);
                let mut actions = actions.map(|(_, actions)| serde_json::Deserializer::from_str(actions).into_iter());
                Some((id, actions.as_mut().and_then(Iterator::next).transpose()?))
            }
            None => None,
        };
        Ok(Heard {
            table: number_after(update, r#""table":"#).ok_or_else(unreadable)?,
            version: number_after(update, r#""version":"#).ok_or_else(unreadable)?,
            over: question.is_none() && update.contains(r#","stage":"over","#),
            mover: mover(update),
            question,
        })
    }
}

/// The seat whose move an update tells of.
fn mover(update: &str) -> Option<usize> {
    let (_, happened) = update.split_once(r#","happened":[{"#)?;
    let (entry, what) = happened.split_once(r#","what":"#)?;
    number_after(entry, r#""seat":"#).filter(|seat| *seat < 2 && what.starts_with(r#""play""#))
}

/// The number behind the first such name in a text.
fn number_after<T: FromStr>(text: &str, name: &str) -> Option<T> {
    let (_, rest) = text.split_once(name)?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
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
        let at = || AtomicI64::new(table);
        let shared = Arc::new(Shared { tokens: tokens.clone(), table: at(), seated: at(), sent: Default::default() });
        let mut players = Vec::new();
        for (seat, token) in tokens.into_iter().enumerate() {
            let socket = connect(spec.server, SOCKET, &token).await?;
            players.push(Player {
                spec: spec.clone(),
                number,
                seat,
                socket,
                shared: Arc::clone(&shared),
                counts: Arc::clone(&counts),
                started: started.clone(),
                table,
                arriving: false,
                request: 0,
                pending: None,
                next: None,
                due: None,
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
            let wake = self.due.map_or(end + GRACE, |due| due.min(end));
            let message = match timeout_at(wake.into(), self.socket.next()).await {
                Ok(Some(message)) => message?,
                Err(_) if self.due.is_some() => {
                    self.go_on(end).await?;
                    continue;
                }
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
        self.arriving = true;
        let watch = json!({ "id": self.request, "table": self.table, "do": "watch", "actions": true });
        Ok(self.socket.send(Message::text(watch.to_string())).await?)
    }

    async fn hear(&mut self, text: &str, end: Instant) -> Result<(), Error> {
        if text.starts_with(r#"{"re":"#) {
            return self.hear_answer(text, end).await;
        }
        if !text.starts_with(r#"{"push":"update""#) {
            return Ok(()); // who comes and goes
        }
        let heard = Heard::of(text)?;
        if heard.table != self.table {
            return Ok(());
        }
        self.counts.updates.fetch_add(1, Ordering::Relaxed);
        self.counts.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        self.counts.lengths.add(text.len() as f64);
        if std::mem::take(&mut self.arriving) {
            self.shared.sent(1 - self.seat).clear();
        } else if let Some(mover) = heard.mover.filter(|mover| *mover != self.seat) {
            self.shared.see(mover, &self.counts.seen);
        }
        self.over |= heard.over;
        // Whatever was asked before, this is what is asked now.
        let asked = heard.question.as_ref().map(|(question, _)| *question);
        self.next.take_if(|next| Some(next.question) != asked);
        if let Some(next) = &mut self.next {
            next.version = heard.version;
        }
        if let Some((question, Some(actions))) = heard.question {
            let picked = (self.random() * actions.len() as f64) as usize;
            let action =
                actions.get(picked).ok_or_else(|| Error::Unexpected(format!("no answer to choose: {text}")))?;
            self.next = Some(Answer { question, action: action.get().to_owned(), version: heard.version });
        }
        self.go_on(end).await
    }

    async fn hear_answer(&mut self, text: &str, end: Instant) -> Result<(), Error> {
        let re: u64 = number_after(text, r#""re":"#).unwrap_or(0);
        let sent = self.pending.take_if(|(id, _)| *id == re);
        if text.contains(r#","failure":"#) {
            if sent.is_none() || !self.came_too_late(text) {
                return Err(Error::Unexpected(text.to_owned()));
            }
            self.counts.stale.fetch_add(1, Ordering::Relaxed);
            self.shared.sent(self.seat).pop_back();
        } else if let Some((_, sent)) = sent {
            self.counts.acknowledged.add(sent.elapsed());
            if Instant::now() < end {
                self.counts.moves.fetch_add(1, Ordering::Relaxed);
            }
            // What was asked before this move is asked no more.
            let version = number_after(text, r#""version":"#).unwrap_or(0);
            self.next.take_if(|next| next.version < version);
        }
        // The answer comes before or after what it did: the next move is made when both are there.
        self.go_on(end).await
    }

    /// Whether a move was refused only because the opponent was faster: the question has changed, or the game is
    /// over.
    fn came_too_late(&self, refusal: &str) -> bool {
        refusal.contains(r#","failure":{"code":"stale","#) || self.over && refusal.contains(r#","rule":"BH-6""#)
    }

    /// Makes the next move, if there is one to make and the last one is acknowledged.
    async fn go_on(&mut self, end: Instant) -> Result<(), Error> {
        if self.pending.is_some() || Instant::now() >= end {
            return Ok(());
        }
        if std::mem::take(&mut self.over) {
            return self.next_game(end).await;
        }
        if let (Some(rate), Some(_), None) = (self.spec.rate, &self.next, self.due) {
            self.due = Some(Instant::now() + Duration::from_secs_f64(self.random() / (0.5 * rate)));
        }
        if self.next.is_some() && self.due.is_some_and(|due| Instant::now() < due) {
            return Ok(());
        }
        self.due = None;
        match self.next.take() {
            Some(answer) => self.choose(&answer).await,
            None => Ok(()),
        }
    }

    async fn choose(&mut self, Answer { question, action, .. }: &Answer) -> Result<(), Error> {
        self.request += 1;
        let (table, number) = (self.table, self.number);
        let text = format!(
            r#"{{"id":{},"table":{table},"do":"play","action":{action},"question":{question},"submission":"{number}-{}"}}"#,
            self.request, self.request
        );
        let now = Instant::now();
        self.shared.sent(self.seat).push_back(now);
        self.pending = Some((self.request, now));
        self.counts.sent.fetch_add(1, Ordering::Relaxed);
        self.counts.sent_bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The first of the two opens the next table, the other sits down at it, and the first starts the game.
    async fn next_game(&mut self, end: Instant) -> Result<(), Error> {
        let shared = Arc::clone(&self.shared);
        shared.sent(self.seat).clear();
        self.next = None;
        if self.seat == 0 {
            self.counts.games.fetch_add(1, Ordering::Relaxed);
            self.game += 1;
            self.table = open_table(&self.spec, &shared.tokens[0], self.game).await?;
            shared.table.store(self.table, Ordering::Relaxed);
            if until(end, || shared.seated.load(Ordering::Relaxed) == self.table).await {
                self.ask("start").await?;
            }
        } else if until(end, || shared.table.load(Ordering::Relaxed) != self.table).await {
            self.table = shared.table.load(Ordering::Relaxed);
            self.ask("sit").await?;
            shared.seated.store(self.table, Ordering::Relaxed);
        }
        if Instant::now() < end { self.watch().await } else { Ok(()) }
    }

    /// Asks for something before a game, and waits until it is done.
    async fn ask(&mut self, what: &str) -> Result<(), Error> {
        self.request += 1;
        let ask = json!({ "id": self.request, "table": self.table, "do": what, "submission": what });
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
