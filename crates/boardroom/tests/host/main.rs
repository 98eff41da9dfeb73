//! The server as its host runs it: real processes, real sockets, real signals.

#![allow(clippy::unwrap_used)]

mod crashes;
mod faults;
mod fuzz;
mod letters;
mod loads;
mod nodes;
mod pushes;
mod serving;
mod stores;

use load::{Node, http};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use store::testing::TempFolder;

/// The program.
fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_boardroom"))
}

/// A command that ends by itself.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = Command::new(program()).args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status.code().unwrap_or(-1), text(stdout), text(stderr))
}

/// A server on a file in this folder.
async fn serve(folder: &TempFolder) -> Node {
    Node::serve(program(), folder.path(), None, "127.0.0.1:0").await.unwrap()
}

/// Sends a signal.
fn signal(node: &Node, name: &str) {
    let process = node.process().unwrap().to_string();
    assert!(Command::new("kill").args([name, &process]).status().unwrap().success());
}

fn file(folder: &TempFolder) -> PathBuf {
    folder.path().join("boardroom.db")
}

/// Somebody who plays.
struct Guest {
    server: SocketAddr,
    token: String,
}

impl Guest {
    async fn new(server: SocketAddr, name: &str) -> Guest {
        let guest = http::post(server, "/api/guests", None, &json!({ "name": name })).await.unwrap();
        Guest { server, token: guest["token"].as_str().unwrap().to_owned() }
    }

    async fn try_post(&self, path: &str, body: &Value) -> Result<Value, load::Error> {
        http::post(self.server, path, Some(&self.token), body).await
    }

    async fn post(&self, path: &str, body: &Value) -> Value {
        self.try_post(path, body).await.unwrap()
    }

    async fn ask(&self, table: i64, body: Value) -> Value {
        self.post(&format!("/api/tables/{table}"), &body).await
    }

    /// Opens a table with these seats, and starts its game.
    async fn table(&self, seats: Value) -> i64 {
        let new = json!({ "game": "syndicate", "seats": seats, "submission": "table" });
        let table = self.post("/api/tables", &new).await["table"].as_i64().unwrap();
        self.ask(table, json!({ "do": "start", "submission": "start" })).await;
        table
    }

    /// Plays the first thing that is offered, if anything is.
    async fn try_play(&self, table: i64, submission: &str) -> Result<Option<Value>, load::Error> {
        let path = format!("/api/tables/{table}");
        let look = self.try_post(&path, &json!({ "do": "look" })).await?;
        if look["question"].is_null() {
            return Ok(None);
        }
        let offers = self.try_post(&path, &json!({ "do": "offers" })).await?;
        let again = self.try_post(&path, &json!({ "do": "look" })).await?;
        let (action, question) = (&offers["list"][0]["action"], &look["question"]["id"]);
        if again["question"]["id"] != *question {
            return Ok(None); // something happened in between
        }
        let play = json!({ "do": "play", "action": action, "question": question, "submission": submission });
        match self.try_post(&path, &play).await {
            Err(error) if error.to_string().contains("HTTP/1.1 409") => Ok(None), // what was seen is out of date
            answer => answer.map(Some),
        }
    }

    /// The same until it is there.
    async fn play(&self, table: i64, submission: &str) -> Value {
        for _ in 0..600 {
            if let Some(done) = self.try_play(table, submission).await.unwrap() {
                return done;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("nobody asks {submission}");
    }

    async fn version(&self, table: i64) -> i64 {
        self.ask(table, json!({ "do": "look" })).await["version"].as_i64().unwrap()
    }
}
