//! What any server over sockets could reach at most: one that only sends back what it gets.

use crate::client::connect;
use crate::{Counts, Error, Percentiles};
use axum::Router;
use axum::extract::ws::{Message as Frame, WebSocketUpgrade};
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
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

/// Serves an echo.
///
/// # Errors
/// When the address cannot be served.
pub async fn echo_server(listener: TcpListener) -> std::io::Result<()> {
    let open = |upgrade: WebSocketUpgrade| async move {
        let upgrade = upgrade.read_buffer_size(4 << 10).write_buffer_size(0).max_write_buffer_size(1 << 20);
        upgrade.on_upgrade(|mut socket| async move {
            while let Some(Ok(message)) = socket.recv().await {
                if let Frame::Text(text) = message
                    && socket.send(Frame::Text(text)).await.is_err()
                {
                    break;
                }
            }
        })
    };
    axum::serve(listener, Router::new().route("/api/socket", get(open))).await
}

/// Sends a message back and forth over many sockets.
///
/// # Errors
/// When a socket fails.
pub async fn echo(server: SocketAddr, clients: usize, time: Duration, message: &str) -> Result<EchoReport, Error> {
    let counts = Arc::new(Counts::default());
    let mut sockets = Vec::new();
    for _ in 0..clients {
        sockets.push(connect(server, "").await?);
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
