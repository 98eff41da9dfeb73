//! "It is your turn", pushed to a browser: encrypted, signed, until the push service says that it is gone.

use crate::{Guest, program};
use load::{Node, http};
use serde_json::json;
use std::time::Duration;
use store::testing::TempFolder;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

/// Keys as a browser gives them: those of the example in RFC 8291.
const P256DH: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

/// A push service that takes the first message, and then says that the browser is gone.
async fn service() -> (u16, mpsc::UnboundedReceiver<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (to, calls) = mpsc::unbounded_channel();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        let mut answers = ["201 Created"].into_iter();
        while let Ok((mut stream, _)) = listener.accept().await {
            let (mut heard, mut part) = (Vec::new(), [0; 4096]);
            let (head, length) = loop {
                let read = stream.read(&mut part).await.unwrap();
                heard.extend_from_slice(&part[..read]);
                let Some(end) = heard.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
                let head = String::from_utf8_lossy(&heard[..end]).to_ascii_lowercase();
                let length = head.split("content-length: ").nth(1).unwrap().split("\r\n").next().unwrap();
                break (end + 4, length.parse::<usize>().unwrap());
            };
            while heard.len() < head + length {
                let read = stream.read(&mut part).await.unwrap();
                heard.extend_from_slice(&part[..read]);
            }
            let _ = to.send((String::from_utf8_lossy(&heard[..head]).into_owned(), heard[head..].to_vec()));
            let answer = answers.next().unwrap_or("410 Gone");
            let answer = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    });
    (port, calls)
}

async fn next(from: &mut mpsc::UnboundedReceiver<(String, Vec<u8>)>) -> (String, Vec<u8>) {
    timeout(Duration::from_secs(20), from.recv()).await.expect("a call in time").unwrap()
}

/// Lets one play until the other is asked.
async fn until_asked(one: &Guest, other: &Guest, table: i64, name: &str) {
    for turn in 0..200 {
        one.try_play(table, &format!("{name}{turn}")).await.unwrap();
        let seen: serde_json::Value = other.ask(table, json!({ "do": "look" })).await;
        if !seen["question"].is_null() {
            return;
        }
    }
    panic!("the game does not go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_called_until_it_is_gone() {
    let (folder, (port, mut calls)) = (TempFolder::new("pushes").unwrap(), service().await);
    let data = folder.path().display().to_string();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--push", "any", "--notify-after", "0"];
    let node = Node::start(program(), arguments, &[]).await.unwrap();
    let (anna, boris) = (Guest::new(node.address, "Anna").await, Guest::new(node.address, "Boris").await);
    let info = http::get(node.address, "/api/push", None).await.unwrap();
    assert!(info.contains("\"key\":\"B"), "an uncompressed point: {info}");
    let endpoint = format!("http://127.0.0.1:{port}/send/anna");
    let subscription = json!({ "endpoint": endpoint, "p256dh": P256DH, "auth": AUTH }).to_string();
    http::send(node.address, "PUT", "/api/me/push", Some(&anna.token), Some(&subscription)).await.unwrap();
    let new = json!({ "game": "syndicate", "title": "Friday", "seats": ["me", "open"], "clock": { "days": { "each": 2 } },
        "submission": "t" });
    let table = anna.post("/api/tables", &new).await["table"].as_i64().unwrap();
    boris.ask(table, json!({ "do": "sit", "submission": "sit" })).await;
    anna.ask(table, json!({ "do": "start", "submission": "start" })).await;
    until_asked(&boris, &anna, table, "b").await;
    let (head, body) = next(&mut calls).await;
    let head = head.to_ascii_lowercase();
    assert!(head.starts_with("post /send/anna http/1.1"), "{head}");
    for header in ["authorization: vapid t=ey", "content-encoding: aes128gcm", "ttl: 86400", "urgency: normal"] {
        assert!(head.contains(header), "{header}: {head}");
    }
    assert_eq!((&body[16..20], body[20]), (&4096_u32.to_be_bytes()[..], 65), "one record, and our key for it");
    assert!(!String::from_utf8_lossy(&body).contains("Friday"), "nobody on the way can read it");
    // The next turn is told as well; the service says that the browser is gone, and it is not called again.
    until_asked(&anna, &boris, table, "a").await;
    until_asked(&boris, &anna, table, "c").await;
    next(&mut calls).await;
    sleep(Duration::from_millis(500)).await;
    until_asked(&anna, &boris, table, "d").await;
    until_asked(&boris, &anna, table, "e").await;
    sleep(Duration::from_secs(1)).await;
    assert!(calls.try_recv().is_err(), "it is forgotten");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_browser_is_refused_and_a_host_can_switch_it_off() {
    let folder = TempFolder::new("pushes-off").unwrap();
    let data = folder.path().display().to_string();
    let node = Node::start(program(), ["serve", "--listen", "127.0.0.1:0", "--data", &data], &[]).await.unwrap();
    let anna = Guest::new(node.address, "Anna").await;
    for (endpoint, p256dh) in [
        ("http://push.example/1", P256DH),
        ("https://127.0.0.1/1", P256DH),
        ("https://192.168.1.1:8443/1", P256DH),
        ("https://push.example/1", AUTH),
    ] {
        let body = json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": AUTH }).to_string();
        let refused = http::send(node.address, "PUT", "/api/me/push", Some(&anna.token), Some(&body)).await;
        assert!(refused.unwrap_err().to_string().contains("422"), "{endpoint}");
    }
    let good = json!({ "endpoint": "https://push.example/1", "p256dh": P256DH, "auth": AUTH }).to_string();
    http::send(node.address, "PUT", "/api/me/push", Some(&anna.token), Some(&good)).await.unwrap();
    drop(node);
    let folder = TempFolder::new("pushes-off").unwrap();
    let data = folder.path().display().to_string();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--push", "off"];
    let node = Node::start(program(), arguments, &[]).await.unwrap();
    assert_eq!(http::get(node.address, "/api/push", None).await.unwrap(), "{}");
}
