//! What any server over sockets could reach at most: one that only sends back what it gets, and one that sends
//! just the messages that a table sends, without playing or keeping anything.

use crate::client::connect;
use crate::{Counts, Error, Percentiles, SETTLE};
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout_at;
use tokio_tungstenite::tungstenite::Message;

/// What an echo reaches.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct EchoReport {
    /// How many clients.
    pub clients: usize,
    /// Messages that came back, in a second.
    pub messages_per_second: f64,
    /// How long that took, in milliseconds.
    pub back: Percentiles,
}

/// What the traffic of tables reaches when nothing is played or kept.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct RelayReport {
    /// How many tables, with two clients at each.
    pub tables: usize,
    /// Moves a second that were answered and shown to both.
    pub moves_per_second: f64,
}

/// Where the echo is.
const ECHO: &str = "/echo";

/// What the relay answers to a move, as long as a server's answer is.
const ANSWER: &str = r#"{"re":1000,"ok":{"version":30}}"#;

/// Where the relay is.
const RELAY: &str = "/relay";

/// Serves an echo, and a relay beside it.
///
/// # Errors
/// When the address cannot be served.
pub async fn echo_server(listener: TcpListener) -> std::io::Result<()> {
    let open = |upgrade: WebSocketUpgrade| async move {
        small(upgrade).on_upgrade(|mut socket| async move {
            while let Some(Ok(message)) = socket.recv().await {
                if let Frame::Text(text) = message
                    && socket.send(Frame::Text(text)).await.is_err()
                {
                    break;
                }
            }
        })
    };
    let tables = Tables::default();
    let relay = |State(tables): State<Tables>, upgrade: WebSocketUpgrade| async move {
        small(upgrade).on_upgrade(|socket| relay_for(socket, tables))
    };
    let routes = Router::new().route(ECHO, get(open)).route(RELAY, get(relay)).with_state(tables);
    // A small message must not wait until a large one before it is acknowledged.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true); // slower without, but not wrong
    });
    axum::serve(listener, routes).await
}

/// With buffers as small as the clients' own.
fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.read_buffer_size(4 << 10).write_buffer_size(0).max_write_buffer_size(1 << 20)
}

/// The clients at each table, by the table's name.
type Tables = Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>>>;

/// One client of the relay. Its first message is the name of its table, its second the update that moves lead to
/// there; each further one is a move: it is answered, and everybody at the table gets the update.
async fn relay_for(mut socket: WebSocket, tables: Tables) {
    let (to, mut inbox) = mpsc::channel(16);
    let (Some(Ok(Frame::Text(table))), Some(Ok(Frame::Text(update)))) = (socket.recv().await, socket.recv().await)
    else {
        return;
    };
    let lock = || tables.lock().unwrap_or_else(PoisonError::into_inner);
    lock().entry(table.to_string()).or_default().push(to);
    loop {
        let text = tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Frame::Text(_))) => {
                    let others = lock().get(table.as_str()).cloned().unwrap_or_default();
                    for other in others {
                        let _ = other.send(update.clone()).await; // who is gone needs none
                    }
                    Utf8Bytes::from_static(ANSWER)
                }
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return,
            },
            Some(text) = inbox.recv() => text,
        };
        if socket.send(Frame::Text(text)).await.is_err() {
            return;
        }
    }
}

/// Lets two clients at each table move in turns, through the relay.
///
/// # Errors
/// When a socket fails.
pub async fn relay(
    server: SocketAddr,
    tables: usize,
    time: Duration,
    action: &str,
    update: &str,
) -> Result<RelayReport, Error> {
    let mut sockets = Vec::new();
    for table in 0..tables {
        for second in [false, true] {
            let mut socket = connect(server, RELAY, "").await?;
            socket.send(Message::text(table.to_string())).await?;
            socket.send(Message::text(update)).await?;
            sockets.push((second, socket));
        }
    }
    tokio::time::sleep(SETTLE).await;
    let moves = Arc::new(AtomicU64::new(0));
    let begun = Instant::now();
    let end = begun + time;
    let tasks: Vec<_> = sockets
        .into_iter()
        .map(|(second, mut socket)| {
            let (moves, action) = (Arc::clone(&moves), action.to_owned());
            tokio::spawn(async move {
                // The first moves when nothing has happened yet, the second after one move, and so on in turns.
                let (mut happened, mut turn, mut waits) = (0_u64, u64::from(second), false);
                loop {
                    if happened == turn && !waits {
                        (turn, waits) = (turn + 2, true);
                        socket.send(Message::text(action.clone())).await?;
                    }
                    let Ok(message) = timeout_at(end.into(), socket.next()).await else { break };
                    let message = message.ok_or_else(|| Error::Unexpected("the relay is gone".to_owned()))??;
                    if message.to_text()? == ANSWER {
                        moves.fetch_add(1, Ordering::Relaxed);
                        waits = false;
                    } else {
                        happened += 1;
                    }
                }
                Ok::<(), Error>(())
            })
        })
        .collect();
    for task in tasks {
        task.await.map_err(|error| Error::Unexpected(error.to_string()))??;
    }
    let moves_per_second = moves.load(Ordering::Relaxed) as f64 / begun.elapsed().as_secs_f64();
    Ok(RelayReport { tables, moves_per_second })
}

/// Sends a message back and forth over many sockets.
///
/// # Errors
/// When a socket fails.
pub async fn echo(server: SocketAddr, clients: usize, time: Duration, message: &str) -> Result<EchoReport, Error> {
    let counts = Arc::new(Counts::default());
    let mut sockets = Vec::new();
    for _ in 0..clients {
        sockets.push(connect(server, ECHO, "").await?);
    }
    let begun = Instant::now();
    let tasks: Vec<_> = sockets
        .into_iter()
        .map(|mut socket| {
            let (counts, message) = (Arc::clone(&counts), message.to_owned());
            tokio::spawn(async move {
                while begun.elapsed() < time {
                    let sent = Instant::now();
                    socket.send(Message::text(message.clone())).await?;
                    socket.next().await.ok_or_else(|| Error::Unexpected("the echo is gone".to_owned()))??;
                    counts.acknowledged.add(sent.elapsed());
                    counts.moves.fetch_add(1, Ordering::Relaxed);
                }
                Ok::<(), Error>(())
            })
        })
        .collect();
    for task in tasks {
        task.await.map_err(|error| Error::Unexpected(error.to_string()))??;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let messages_per_second = counts.moves.load(Ordering::Relaxed) as f64 / seconds;
    Ok(EchoReport { clients, messages_per_second, back: counts.acknowledged.percentiles() })
}
