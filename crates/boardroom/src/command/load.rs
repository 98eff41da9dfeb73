//! `boardroom load`: a real server, measured by real clients over real sockets.

mod crash;
mod fuzz;
mod tell;

use super::serve::wait_for;
use super::write_json;
use crate::cli::Load;
use crate::terminal::Terminal;
use crate::{Exit, Failure};
use kernel::Phrase;
use load::{Crowd, EchoReport, Error, Node, RelayReport, Report, Spec, Visit, http, stubborn};
use serde::Serialize;
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Of so many stored tables some are visited.
const VISITS: usize = 200;

/// And so many are open at the same time.
const CROWD: i64 = 10_000;

/// What was measured in one run on one machine.
#[derive(Debug, Serialize)]
struct Measured {
    game: String,
    store: &'static str,
    /// From starting the process until it said where it is, in milliseconds.
    ready: Option<f64>,
    load: Report,
    /// Kibibytes for each further table with its two sockets, and for each with what the first of them woke.
    kib_per_table: Option<[f64; 2]>,
    echo: Option<EchoReport>,
    /// Messages that reach clients, over the echo's; and acknowledged moves over the echo's messages.
    ratio: Option<[f64; 2]>,
    relay: Option<RelayReport>,
    /// Acknowledged moves a second over those of the relay, which sends the same messages and does nothing else.
    relay_ratio: Option<f64>,
    stored: Option<Stored>,
}

/// What many stored tables cost.
#[derive(Debug, Serialize)]
struct Stored {
    tables: usize,
    /// From starting the process until it said where it is, in milliseconds.
    ready: f64,
    visit: Visit,
    crowd: Crowd,
}

/// Measures.
///
/// # Errors
/// When the server does something that no client expects.
pub fn run(asked: &Load, terminal: &mut Terminal) -> Result<Exit, Failure> {
    registry::find(&asked.game)?;
    if let Some(kills) = asked.kills {
        let told = wait_for(crash::run(asked, kills))?.map_err(|error| failed(&error))?;
        if asked.json {
            write_json(&told, terminal)?;
        } else {
            tell::crash(&told, terminal);
        }
        return Ok(if told.audit.is_clean() && told.complaints.is_empty() { Exit::Fine } else { Exit::Refused });
    }
    if let Some(messages) = asked.fuzz {
        let told = wait_for(fuzz::run(asked, messages))?.map_err(|error| failed(&error))?;
        if asked.json {
            write_json(&told, terminal)?;
        } else {
            tell::fuzz(&told, terminal);
        }
        return Ok(if told.fuzzed.faults.is_empty() { Exit::Fine } else { Exit::Refused });
    }
    let measured = wait_for(measure(asked))?.map_err(|error| failed(&error))?;
    if asked.json {
        write_json(&measured, terminal)?;
    } else {
        tell::measured(&measured, terminal);
    }
    Ok(Exit::Fine)
}

/// Serves a bare echo until it is killed.
///
/// # Errors
/// When it cannot.
pub fn echo_server(terminal: &mut Terminal) -> Result<Exit, Failure> {
    let served = wait_for(async {
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        terminal.out.line(&format!("http://{}/", listener.local_addr()?));
        terminal.out.flush();
        load::echo_server(listener).await
    })?;
    served.map_err(|error| failed(&error.into()))?;
    Ok(Exit::Fine)
}

async fn measure(asked: &Load) -> Result<Measured, Error> {
    let place = Place::new(asked.database.clone())?;
    let mut node = match asked.server {
        Some(_) => None,
        None => Some(place.serve("127.0.0.1:0").await?),
    };
    let server = asked.server.or(node.as_ref().map(|node| node.address)).ok_or_else(nowhere)?;
    let (game, time) = (asked.game.clone(), Duration::from_secs(asked.seconds));
    let spec = Spec { server, tables: asked.tables, time, rate: asked.rate, game: game.clone() };
    let load = load::play(&spec).await?;
    let ready = node.as_ref().map(|node| millis(node.ready));
    if let Some(node) = &mut node {
        node.kill().await?;
    }
    let (echo, relay) = if asked.echo {
        let (echo, relay) = compared(asked, &load).await?;
        (Some(echo), Some(relay))
    } else {
        (None, None)
    };
    let stored = if asked.stored > 0 { Some(stored(&place, asked).await?) } else { None };
    Ok(Measured {
        game,
        store: if asked.database.is_some() { "postgresql" } else { "sqlite" },
        ready,
        kib_per_table: load.memory.map(|memory| memory.each(asked.tables)),
        ratio: echo
            .as_ref()
            .map(|echo| [load.messages_per_second, load.moves_per_second].map(|each| each / echo.messages_per_second)),
        echo,
        relay_ratio: relay.as_ref().map(|relay| load.moves_per_second / relay.moves_per_second),
        relay,
        stored,
        load,
    })
}

/// As many clients as at the tables, with messages as long as theirs: an echo of moves, and a relay that sends all
/// that a table sends.
async fn compared(asked: &Load, load: &Report) -> Result<(EchoReport, RelayReport), Error> {
    let node = Node::start(&program()?, ["load", "--echo-server"], &[]).await?;
    let text = |length: f64| "x".repeat(length.round().max(1.0) as usize);
    let (action, update) = (text(load.move_bytes), text(load.update_bytes));
    let time = Duration::from_secs(asked.seconds);
    let echo = load::echo(node.address, 2 * asked.tables, time, &action).await?;
    let relay = load::relay(node.address, asked.tables, time, &action, &update).await?;
    Ok((echo, relay))
}

/// Very many tables in the store: the start, the list, some of them opened and gone on with.
async fn stored(place: &Place, asked: &Load) -> Result<Stored, Error> {
    let mut node = place.serve("127.0.0.1:0").await?;
    let (table, tokens) = model(node.address, &asked.game).await?;
    node.kill().await?;
    let fault = |error: store::Error| Error::Unexpected(error.to_string());
    let store = store::open(&place.store()).await.map_err(fault)?;
    let [first, last] = load::fill(store.as_ref(), table, asked.stored).await?;
    store.close().await;
    let node = place.serve("127.0.0.1:0").await?;
    let step = ((last - first) / VISITS as i64).max(1) as usize;
    let tables: Vec<i64> = (first..=last).step_by(step).take(VISITS).collect();
    let visit = load::visit(node.address, &tables, &tokens).await?;
    let all: Vec<i64> = (first..=last.min(first + CROWD - 1)).collect();
    let crowd = load::crowd(node.address, &all, &tokens[0]).await?;
    Ok(Stored { tables: asked.stored, ready: millis(node.ready), visit, crowd })
}

/// A table of two guests with a few moves, to be copied.
async fn model(server: SocketAddr, game: &str) -> Result<(i64, Vec<String>), Error> {
    let mut tokens = Vec::new();
    for name in ["Anna", "Boris"] {
        let guest = http::post(server, "/api/guests", None, &json!({ "name": name })).await?;
        tokens.push(guest["token"].as_str().unwrap_or_default().to_owned());
    }
    let new = json!({ "game": game, "seats": ["me", "open"], "submission": "model" });
    let table = http::post(server, "/api/tables", Some(&tokens[0]), &new).await?["table"].as_i64().unwrap_or(0);
    let path = format!("/api/tables/{table}");
    let sit = json!({ "do": "sit", "submission": "sit" });
    http::post(server, &path, Some(&tokens[1]), &sit).await?;
    http::post(server, &path, Some(&tokens[0]), &json!({ "do": "start", "submission": "start" })).await?;
    for turn in 0..20 {
        for token in &tokens {
            let offers = http::post(server, &path, Some(token), &json!({ "do": "offers" })).await?;
            let look = http::post(server, &path, Some(token), &json!({ "do": "look" })).await?;
            if let Some(offer) = offers["list"].get(0).filter(|_| !look["question"].is_null()) {
                let play = json!({ "do": "play", "action": offer["action"], "submission": format!("model-{turn}") });
                let _: Value = http::post(server, &path, Some(token), &play).await?;
            }
        }
    }
    Ok((table, tokens))
}

/// Where a server under measurement keeps its things: a folder that goes away, or a database.
struct Place {
    folder: PathBuf,
    database: Option<String>,
}

impl Place {
    fn new(database: Option<String>) -> Result<Place, Error> {
        let folder = std::env::temp_dir().join(format!("boardroom-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Place { folder, database })
    }

    fn store(&self) -> String {
        let file = || format!("sqlite:{}", self.folder.join("boardroom.db").display());
        self.database.clone().unwrap_or_else(file)
    }

    async fn serve(&self, listen: &str) -> Result<Node, Error> {
        Node::serve(&program()?, &self.folder, self.database.as_deref(), listen).await
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder); // the system clears its temporary folder some day
    }
}

/// This program.
fn program() -> Result<PathBuf, Error> {
    Ok(std::env::current_exe()?)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn nowhere() -> Error {
    Error::Unexpected("no server".to_owned())
}

fn failed(error: &Error) -> Failure {
    Failure::file(Phrase::new("host-load-failed").text("error", error.to_string()))
}
