//! The few REST calls that a client needs.

use crate::Error;
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Posts JSON; gives the JSON of the answer.
///
/// # Errors
/// When the connection fails or the answer is no success.
pub async fn post(server: SocketAddr, path: &str, token: Option<&str>, body: &Value) -> Result<Value, Error> {
    let answer = send(server, "POST", path, token, Some(&body.to_string())).await?;
    Ok(serde_json::from_str(&answer)?)
}

/// Gets a text.
///
/// # Errors
/// When the connection fails or the answer is no success.
pub async fn get(server: SocketAddr, path: &str, token: Option<&str>) -> Result<String, Error> {
    send(server, "GET", path, token, None).await
}

/// Sends any request; gives the text of the answer.
///
/// # Errors
/// When the connection fails or the answer is no success.
pub async fn send(
    server: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&str>,
) -> Result<String, Error> {
    let token = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
    let kind = body.map_or("", |_| "Content-Type: application/json\r\n");
    let body = body.unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n{kind}{token}Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if !head.starts_with("HTTP/1.1 2") {
        return Err(Error::Unexpected(format!("{path}: {head} {body}")));
    }
    if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        return Ok(unchunk(body));
    }
    Ok(body.to_owned())
}

/// The pieces of an answer of unknown length, put together.
fn unchunk(mut rest: &str) -> String {
    let mut whole = String::new();
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        match after.get(..size) {
            Some(piece) if size > 0 => whole.push_str(piece),
            _ => break,
        }
        rest = after[size..].trim_start_matches("\r\n");
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_put_together() {
        assert_eq!(unchunk("3\r\nabc\r\na\r\n0123456789\r\n0\r\n\r\n"), "abc0123456789");
        assert_eq!(unchunk(""), "");
    }
}
