//! "It is your turn", by letter and by webhook: once for each turn, for those who asked, until they ask no more.

use crate::{Guest, program};
use load::{Node, http};
use serde_json::json;
use std::time::Duration;
use store::testing::TempFolder;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

/// A mail server that takes every letter.
async fn letters() -> (u16, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (to, letters) = mpsc::unbounded_channel();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_letters(stream, to.clone()));
        }
    });
    (port, letters)
}

async fn take_letters(stream: TcpStream, to: mpsc::UnboundedSender<String>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 sink\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let answer = match line.get(..4).unwrap_or(&line).to_ascii_uppercase().as_str() {
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                let mut letter = String::new();
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    letter.push_str(&line);
                    letter.push('\n');
                }
                let _ = to.send(letter);
                "250 taken"
            }
            "QUIT" => "221 bye",
            "EHLO" => "250 sink",
            _ => "250 fine",
        };
        write.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
}

/// A web server that takes every call.
async fn calls() -> (u16, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (to, calls) = mpsc::unbounded_channel();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut heard = vec![0; 16 << 10];
            let mut read = 0;
            while !String::from_utf8_lossy(&heard[..read]).contains("\r\n\r\n{") {
                read += stream.read(&mut heard[read..]).await.unwrap();
            }
            let _ = to.send(String::from_utf8_lossy(&heard[..read]).into_owned());
            let _ = stream.write_all(b"HTTP/1.1 204 fine\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").await;
        }
    });
    (port, calls)
}

async fn next(from: &mut mpsc::UnboundedReceiver<String>) -> String {
    timeout(Duration::from_secs(20), from.recv()).await.expect("a notice in time").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_tables_write_once_for_each_turn_until_they_are_told_to_stop() {
    let (folder, (mail, mut letters), (web, mut calls)) =
        (TempFolder::new("letters").unwrap(), letters().await, calls().await);
    let (data, smtp) = (folder.path().display().to_string(), format!("smtp://127.0.0.1:{mail}"));
    let arguments = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        &data,
        "--smtp",
        &smtp,
        "--smtp-from",
        "Boardroom <b@example.org>",
        "--webhooks",
        "any",
        "--notify-after",
        "0",
        "--log-level",
        "error",
    ];
    let node = Node::start(program(), arguments, &[]).await.unwrap();
    let (anna, boris) = (Guest::new(node.address, "Anna").await, Guest::new(node.address, "Boris").await);
    let wishes = json!({ "email": "anna@example.org", "mail": true, "language": "uk",
        "webhook": format!("http://127.0.0.1:{web}/turn") });
    http::send(node.address, "PATCH", "/api/me", Some(&anna.token), Some(&wishes.to_string())).await.unwrap();
    let new = json!({ "game": "syndicate", "title": "Friday", "seats": ["me", "open"], "clock": { "days": { "each": 2 } },
        "submission": "t" });
    let table = anna.post("/api/tables", &new).await["table"].as_i64().unwrap();
    boris.ask(table, json!({ "do": "sit", "submission": "sit" })).await;
    anna.ask(table, json!({ "do": "start", "submission": "start" })).await;
    // Whoever is first: after a while it is Anna's turn.
    for turn in 0..40 {
        if boris.try_play(table, &format!("b{turn}")).await.unwrap().is_none() {
            break;
        }
    }
    let (letter, call) = (next(&mut letters).await, next(&mut calls).await);
    assert!(letter.contains("To: anna@example.org") && letter.contains("From: Boardroom <b@example.org>"), "{letter}");
    assert!(letter.contains("List-Unsubscribe: <") && letter.contains("One-Click"), "{letter}");
    assert!(call.starts_with("POST /turn HTTP/1.1") && call.contains("\"event\":\"turn\""), "{call}");
    sleep(Duration::from_secs(1)).await;
    assert!(letters.try_recv().is_err() && calls.try_recv().is_err(), "one for each turn");
    // The link stops letters without signing in; a link with another sign does not.
    let link = letter.replace("=\n", "").replace("\n ", "").replace('\r', "");
    let link = link.split("List-Unsubscribe: <").nth(1).unwrap().split('>').next().unwrap().to_owned();
    let path = link.split_once(&node.address.to_string()).unwrap().1;
    assert!(http::get(node.address, &format!("{path}0"), None).await.unwrap_err().to_string().contains("404"));
    let page = http::get(node.address, path, None).await.unwrap();
    assert!(page.contains("<html lang=\"uk\">") && page.contains("<form method=\"post\">"), "{page}");
    http::send(node.address, "POST", path, None, None).await.unwrap();
    let me = http::get(node.address, "/api/me", Some(&anna.token)).await.unwrap();
    assert!(me.contains("\"mail\":false"), "{me}");
    // The next turn calls the webhook and writes no letter.
    for turn in 0..200 {
        anna.try_play(table, &format!("a{turn}")).await.unwrap();
        if boris.try_play(table, &format!("c{turn}")).await.unwrap().is_some() {
            break;
        }
    }
    for turn in 0..40 {
        if boris.try_play(table, &format!("d{turn}")).await.unwrap().is_none() {
            break;
        }
    }
    next(&mut calls).await;
    sleep(Duration::from_millis(500)).await;
    assert!(letters.try_recv().is_err(), "no more letters");
}
