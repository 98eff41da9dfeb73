//! [`Frames`]: a WebSocket over a bare connection.
//!
//! Reading, pings and the closing handshake are tungstenite's. Texts, which are almost everything that is sent, go out
//! beside it: their bytes are shared by all who are told the same, and are written as they are, many of them at once. So
//! a connection needs no buffer for what it sends.

use crate::trouble::Trouble;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::io::{self, IoSlice};
use std::sync::Arc;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

/// The longest message of a client.
const LONGEST: usize = 64 << 10;

/// What is read at once: the messages of clients are short, and this is kept for every connection.
const READ: usize = 1 << 10;

/// How many texts are written at once.
const TOGETHER: usize = 16;

/// The longest head of a frame that is not masked.
const HEAD: usize = 10;

/// A WebSocket.
#[derive(Debug)]
pub struct Frames(WebSocketStream<TcpStream>);

impl Frames {
    /// Answers a request that wants to go on as a WebSocket: with the answer comes the connection that will be one.
    ///
    /// # Errors
    /// When it is no such request.
    pub fn accept(request: &mut Request) -> Result<(Response, OnUpgrade), Trouble> {
        let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        let says = |name, word: &str| text(name).split(',').any(|one| one.trim().eq_ignore_ascii_case(word));
        let key = text(header::SEC_WEBSOCKET_KEY);
        let wanted = request.method() == Method::GET
            && says(header::CONNECTION, "upgrade")
            && says(header::UPGRADE, "websocket")
            && text(header::SEC_WEBSOCKET_VERSION) == "13"
            && !key.is_empty();
        let accepted = HeaderValue::from_str(&derive_accept_key(key.as_bytes())).map_err(Trouble::internal)?;
        if !wanted || request.extensions().get::<OnUpgrade>().is_none() {
            return Err(Trouble::malformed(
                "only a WebSocket can be opened here: Upgrade, Connection, Sec-WebSocket-Version 13, Sec-WebSocket-Key",
            ));
        }
        let mut response = Response::default();
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accepted);
        Ok((response, hyper::upgrade::on(request)))
    }

    /// The connection as a WebSocket; nothing if it is not one of ours.
    pub async fn over(connection: Upgraded) -> Option<Frames> {
        let parts = connection.downcast::<TokioIo<TcpStream>>().ok()?;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_write_buffer_size(LONGEST)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let (stream, read) = (parts.io.into_inner(), parts.read_buf.to_vec());
        Some(Frames(WebSocketStream::from_partially_read(stream, read, Role::Server, Some(config)).await))
    }

    /// The next message of the client; nothing after the last.
    pub async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends anything.
    ///
    /// # Errors
    /// When the client is gone.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }

    /// Sends texts.
    ///
    /// # Errors
    /// When the client is gone.
    pub async fn send_texts(&mut self, texts: &[Arc<str>]) -> Result<(), Error> {
        self.0.flush().await?; // a frame that was begun is ended first
        for some in texts.chunks(TOGETHER) {
            let heads: Vec<([u8; HEAD], usize)> = some.iter().map(|text| head(text.len())).collect();
            let parts = heads.iter().zip(some);
            let mut parts: Vec<IoSlice<'_>> = parts
                .flat_map(|((head, length), text)| [IoSlice::new(&head[..*length]), IoSlice::new(text.as_bytes())])
                .collect();
            write_all(self.0.get_mut(), &mut parts).await?;
        }
        Ok(())
    }
}

/// The head of a text that is one frame, and how long it is (RFC 6455, 5.2).
fn head(length: usize) -> ([u8; HEAD], usize) {
    let mut head = [0; HEAD];
    head[0] = 0x81; // the last frame of a text
    let used = match length {
        0..=125 => {
            head[1] = length as u8;
            2
        }
        126..=0xffff => {
            head[1] = 126;
            head[2..4].copy_from_slice(&(length as u16).to_be_bytes());
            4
        }
        _ => {
            head[1] = 127;
            head[2..10].copy_from_slice(&(length as u64).to_be_bytes());
            10
        }
    };
    (head, used)
}

async fn write_all(to: &mut TcpStream, mut parts: &mut [IoSlice<'_>]) -> io::Result<()> {
    IoSlice::advance_slices(&mut parts, 0); // empty ones at the front are gone
    while !parts.is_empty() {
        match to.write_vectored(parts).await? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            written => IoSlice::advance_slices(&mut parts, written),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What we write by hand is what the library reads, at every length at which heads change.
    #[tokio::test]
    async fn texts_arrive_as_they_were_sent() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let texts: Vec<Arc<str>> = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
            .into_iter()
            .cycle()
            .take(40)
            .map(|length| Arc::from("ж".repeat(length / 2) + &"x".repeat(length % 2)))
            .collect();
        let sent = texts.clone();
        let sending = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.expect("a client");
            let mut frames = Frames(WebSocketStream::from_raw_socket(stream, Role::Server, None).await);
            frames.send_texts(&sent).await.expect("sent");
            frames.send(Message::Ping(Default::default())).await.expect("sent");
            frames.send_texts(&sent[..3]).await.expect("sent");
            frames
        });
        let stream = TcpStream::connect(address).await.expect("connected");
        let mut client = WebSocketStream::from_raw_socket(stream, Role::Client, None).await;
        for text in texts.iter().chain(&texts[..3]) {
            let mut message = client.next().await.expect("a message").expect("read");
            while message.is_ping() {
                message = client.next().await.expect("a message").expect("read");
            }
            assert_eq!(message.to_text().expect("text"), &**text);
        }
        drop(sending.await.expect("fine"));
    }
}
