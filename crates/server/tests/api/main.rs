//! `docs/api.md` is right: its bot plays whole games against a real server, and what it says can be done.

#![allow(clippy::unwrap_used)]

use server::config::{LogForm, Reach};
use server::{Config, Limits, Server};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;
use store::{ListQuery, Which};
use tokio::process::Command;
use tokio::sync::oneshot;
use tokio::time::timeout;

const PAGE: &str = include_str!("../../../../docs/api.md");

fn config(folder: PathBuf) -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: folder,
        database: None,
        public: None,
        idle: Duration::from_secs(60),
        bot_threads: 1,
        limits: Limits::default(),
        metrics: false,
        log: LogForm::Text,
        log_level: tracing::Level::ERROR,
        smtp: None,
        smtp_from: None,
        webhooks: Reach::Off,
        push: Reach::Off,
        notify_after: Duration::from_secs(60),
    }
}

/// The bot of the page.
fn bot() -> &'static str {
    let (_, rest) = PAGE.split_once("```python\n").expect("a bot");
    rest.split("```").next().unwrap()
}

#[test]
fn the_bot_is_short() {
    assert!(bot().lines().count() < 60, "{}", bot().lines().count());
}

#[tokio::test]
async fn the_bot_plays_whole_games() {
    let folder = std::env::temp_dir().join(format!("boardroom-api-{}", std::process::id()));
    let server = Server::start(&config(folder.clone()), server::Pages::default()).await.unwrap();
    let (base, app) = (format!("http://{}", server.address()), server.app().clone());
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let games = ["syndicate", "cyber-merchant", "fantastic-factories"];
    for game in games {
        let mut python = Command::new("python3");
        python.args(["-c", bot(), &base, game]).stdin(Stdio::null()).kill_on_drop(true);
        let played = timeout(Duration::from_secs(300), python.output()).await.expect("the game ends");
        let played = played.expect("python3 is missing: install Python 3 (Debian: apt-get install python3)");
        let (told, wrong) = (String::from_utf8_lossy(&played.stdout), String::from_utf8_lossy(&played.stderr));
        assert!(played.status.success(), "{game}: {wrong}");
        assert!(told.lines().count() == 2 && told.contains("Python: ") && told.contains("random: "), "{told}");
    }
    let over = app.hub.store.list(ListQuery::new(Which::Finished)).await.unwrap();
    assert_eq!(over.len(), games.len());
    stop.send(()).unwrap();
    running.await.unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn every_address_and_ask_of_the_page_exists() {
    let document = server::openapi::described();
    let paths = document["paths"].as_object().unwrap();
    for word in PAGE.split(['`', ' ', ',', ';', '?', '\n']).filter(|word| word.starts_with("/api")) {
        let word = word.trim_end_matches(['/', '.']);
        assert!(paths.keys().any(|path| path.starts_with(word)), "{word}");
    }
    let asks = document["components"]["schemas"]["Ask"].to_string();
    let named: Vec<&str> = PAGE.split("\"do\": \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(named.len() > 15);
    for ask in named {
        assert!(asks.contains(&format!("\"{ask}\"")), "{ask}");
    }
}
