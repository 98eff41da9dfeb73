//! One socket per client, many tables over it.

mod frames;

use crate::app::App;
use crate::identity::Visitor;
use crate::live::{Call, Outbox, ReplyTo, Watcher, reply};
use crate::trouble::Trouble;
use axum::extract::{Request as HttpRequest, State};
use axum::response::Response;
use frames::Frames;
use kernel::Phrase;
use std::collections::BTreeSet;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::TableId;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use wire::{Ask, Code, Request};

/// How many messages may wait for a client.
const QUEUE: usize = 128;

/// How long a client may take to receive one.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a client may be silent; it answers pings by itself.
const SILENCE: Duration = Duration::from_secs(75);

/// How often it is pinged.
const PING: Duration = Duration::from_secs(25);

/// How long the last answers may take when the server stops.
const FINISH: Duration = Duration::from_secs(2);

/// How every answer begins.
const REPLY: &str = "{\"re\":";

/// How many tables one client may watch.
const MOST_TABLES: usize = 256;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Opens a socket.
///
/// # Errors
/// When it comes from a page of another site, or there are too many.
pub async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    mut request: HttpRequest,
) -> Result<Response, Trouble> {
    app.check_origin(request.headers())?;
    let (response, upgraded) = Frames::accept(&mut request)?;
    let place = app.take_place(&visitor)?;
    tokio::spawn(async move {
        if let Ok(upgraded) = upgraded.await
            && let Some(socket) = Frames::over(upgraded).await
        {
            Connection::new(app, visitor).serve(socket).await;
        }
        drop(place);
    });
    Ok(response)
}

/// A client.
struct Connection {
    app: Arc<App>,
    visitor: Visitor,
    number: u64,
    outbox: Outbox,
    inbox: mpsc::Receiver<Arc<str>>,
    watched: BTreeSet<TableId>,
    allowance: Allowance,
    /// How many requests wait for their answers.
    under_way: usize,
}

impl Connection {
    fn new(app: Arc<App>, visitor: Visitor) -> Connection {
        let (to, inbox) = mpsc::channel(QUEUE);
        Connection {
            outbox: Outbox { to, full: Arc::new(Notify::new()) },
            inbox,
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            watched: BTreeSet::new(),
            under_way: 0,
            allowance: Allowance::new(app.limits.requests_per_second),
            visitor,
            app,
        }
    }

    async fn serve(mut self, mut socket: Frames) {
        let (full, stopping) = (Arc::clone(&self.outbox.full), self.app.stopping.clone());
        // Waited for once, not anew with every message.
        let mut end = pin!(async {
            tokio::select! {
                () = full.notified() => (CloseCode::Policy, "too slow"),
                () = stopping.cancelled() => (CloseCode::Restart, "the server stops"),
            }
        });
        let (mut heard, mut ping, mut closed) = (Instant::now(), tokio::time::interval(PING), false);
        let why = loop {
            tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        heard = Instant::now();
                        if !self.take(&text).await {
                            break Some((CloseCode::Policy, "too many messages"));
                        }
                    }
                    Some(Ok(Message::Binary(_))) => break Some((CloseCode::Unsupported, "text only")),
                    Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => heard = Instant::now(),
                    Some(Ok(Message::Close(_))) => {
                        closed = true;
                        break None;
                    }
                    Some(Err(_)) | None => break None,
                },
                Some(text) = self.inbox.recv() => {
                    if !matches!(timeout(PATIENCE, self.send(&mut socket, text)).await, Ok(Ok(()))) {
                        break None;
                    }
                }
                why = &mut end => break Some(why),
                _ = ping.tick() => {
                    let silent = heard.elapsed() > SILENCE;
                    if silent || !matches!(timeout(PATIENCE, socket.send(Message::Ping(Default::default()))).await, Ok(Ok(()))) {
                        break None;
                    }
                }
            }
        };
        if let Some((code, reason)) = why {
            if code == CloseCode::Restart {
                self.finish(&mut socket).await;
            }
            let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
            let _ = timeout(PATIENCE, socket.send(close)).await; // it is over either way
        }
        for table in std::mem::take(&mut self.watched) {
            self.app.hub.call_if_live(table, Call::Gone { connection: self.number, broken: !closed }).await;
        }
    }

    /// Finishes what is under way, then says goodbye.
    async fn finish(&mut self, socket: &mut Frames) {
        let end = Instant::now() + FINISH;
        while self.under_way > 0
            && let Ok(Some(text)) = tokio::time::timeout_at(end, self.inbox.recv()).await
        {
            if !matches!(timeout(FINISH, self.send(socket, text)).await, Ok(Ok(()))) {
                return;
            }
        }
        let goodbye = serde_json::to_string(&wire::Pushed::Goodbye {}).unwrap_or_default();
        let _ = timeout(FINISH, socket.send(Message::Text(goodbye.into()))).await; // it is over either way
    }

    /// Sends a message and all that wait behind it, at once.
    async fn send(&mut self, socket: &mut Frames, first: Arc<str>) -> Result<(), Error> {
        let mut texts = vec![first];
        while let Ok(next) = self.inbox.try_recv() {
            texts.push(next);
        }
        let replies = texts.iter().filter(|text| text.starts_with(REPLY)).count();
        self.under_way = self.under_way.saturating_sub(replies);
        socket.send_texts(&texts).await
    }

    /// Takes a message; false when the client sends too many.
    async fn take(&mut self, text: &str) -> bool {
        self.app.hub.meters.messages.more();
        if !self.allowance.take() {
            return false;
        }
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(error) => {
                let re = id_of(text);
                let _ = self.outbox.put(reply(re, &Err(Trouble::malformed(error)), self.visitor.lang));
                return true;
            }
        };
        let table = TableId(request.table);
        let re = ReplyTo::Client { re: request.id, outbox: self.outbox.clone(), lang: self.visitor.lang };
        match request.ask {
            Ask::Watch { .. } if self.watched.len() >= MOST_TABLES && !self.watched.contains(&table) => {
                let most = Phrase::new("server-watched").count("most", MOST_TABLES);
                re.send(Err(Trouble::new(Code::TooMany, most)));
                return true;
            }
            Ask::Watch { .. } => {
                self.watched.insert(table);
            }
            Ask::Unwatch {} => {
                self.watched.remove(&table);
            }
            _ => {}
        }
        let user = self.visitor.user;
        let (connection, seat) = (self.number, request.as_seat);
        let watcher = |actions, story| {
            let outbox = self.outbox.clone();
            Watcher { connection, user, seat, here: true, actions, story, known: None, holds: None, outbox }
        };
        let watcher = match request.ask {
            Ask::Watch { actions, story, .. } => Some(watcher(actions, story)),
            Ask::Unwatch {} | Ask::Attend { .. } => Some(watcher(false, false)),
            _ => None,
        };
        let call = Call::Ask { user, seat, ask: request.ask, watcher, reply: re };
        self.under_way += 1;
        self.app.hub.call(table, call).await;
        true
    }
}

/// The number of a request that cannot be read otherwise.
fn id_of(text: &str) -> u64 {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u64,
    }
    serde_json::from_str::<Numbered>(text).map_or(0, |numbered| numbered.id)
}

/// How many messages a client may send: so many a second, and ten times that at once.
#[derive(Debug)]
struct Allowance {
    each_second: f64,
    left: f64,
    at: Instant,
}

impl Allowance {
    fn new(each_second: u32) -> Allowance {
        let each_second = f64::from(each_second);
        Allowance { each_second, left: 10.0 * each_second, at: Instant::now() }
    }

    fn take(&mut self) -> bool {
        let now = Instant::now();
        let more = (now - self.at).as_secs_f64() * self.each_second;
        (self.left, self.at) = ((self.left + more).min(10.0 * self.each_second), now);
        self.left -= 1.0;
        self.left >= 0.0
    }
}
