//! Dying at any moment: whatever was acknowledged is there, and nothing is there twice.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::testing::{Cluster, Stop};
use store::{Appended, Error, Store, TableId};
use tokio::task::JoinSet;

use super::place::Place;
use super::{append, bodies, new_table, random};

/// The variable that makes a process of this test append until it is killed: the store's address.
pub const CHILD: &str = "STORE_CRASH_CHILD";

const TABLES: i64 = 8;

const KILLS: u32 = 30;

/// What was acknowledged: the text at each place.
type Acknowledged = BTreeMap<(i64, u32), String>;

/// In the child: appends to every table, and says so after each acknowledgement.
pub async fn append_for_ever(url: &str) {
    let store = store::open(url).await.unwrap();
    let mut writers = JoinSet::new();
    for table in 1..=TABLES {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let mut seq = store.log(TableId(table), 0).await.unwrap().len() as u32;
            loop {
                let body = format!("{}-{table}-{seq}", std::process::id());
                match store.append(append(TableId(table), seq, &body)).await.unwrap() {
                    Appended::Done => {
                        writeln!(std::io::stdout().lock(), "ack {table} {seq} {body}").unwrap();
                        seq += 1;
                    }
                    // PostgreSQL carried out what the killed process had asked for last.
                    Appended::Stale { next } => seq = next,
                }
            }
        });
    }
    writers.join_all().await;
}

pub async fn killing_the_process_loses_nothing(place: &Place) {
    let store = place.open().await;
    for _ in 0..TABLES {
        store.create_table(new_table("a", &[])).await.unwrap();
    }
    store.close().await;
    let mut acknowledged = Acknowledged::new();
    for kill in 0..KILLS {
        let url = place.url();
        let heard = tokio::task::spawn_blocking(move || run_and_kill(&url)).await.unwrap();
        assert!(!heard.is_empty(), "the child did nothing");
        for (place, body) in heard {
            assert_eq!(acknowledged.insert(place, body), None, "two writers got {place:?}");
        }
        if kill % 5 == 4 {
            check(&*place.open().await, &acknowledged).await;
        }
    }
}

fn run_and_kill(url: &str) -> Vec<((i64, u32), String)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["crash_child", "--exact", "--nocapture"])
        .env(CHILD, url)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.by_ref().map_while(Result::ok).find(|line| line.starts_with("ack "));
    std::thread::sleep(Duration::from_micros(random(60_000)));
    child.kill().unwrap();
    child.wait().unwrap();
    let heard: Vec<String> = first.into_iter().chain(lines.map_while(Result::ok)).collect();
    heard.iter().filter_map(|line| parse(line)).collect()
}

/// A line that was cut off by the death is no acknowledgement.
fn parse(line: &str) -> Option<((i64, u32), String)> {
    let [_, table, seq, body] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
    let place = (table.parse().ok()?, seq.parse().ok()?);
    body.ends_with(&format!("-{table}-{seq}")).then(|| (place, body.to_owned()))
}

async fn check(store: &dyn Store, acknowledged: &Acknowledged) {
    for table in 1..=TABLES {
        // PostgreSQL may still be carrying out what a killed process asked for last.
        let before = length(store, TableId(table)).await;
        let log = bodies(store, TableId(table)).await;
        let after = length(store, TableId(table)).await;
        assert!((before..=after).contains(&log.len()), "{before} {} {after}", log.len());
        for (seq, body) in log.iter().enumerate() {
            assert!(body.ends_with(&format!("-{table}-{seq}")), "{body} is entry {seq}");
        }
        let all: BTreeSet<&String> = log.iter().collect();
        assert_eq!(all.len(), log.len(), "something is there twice");
        for ((_, seq), body) in acknowledged.range((table, 0)..(table + 1, 0)) {
            assert_eq!(log.get(*seq as usize), Some(body), "acknowledged and lost");
        }
    }
}

async fn length(store: &dyn Store, table: TableId) -> usize {
    store.table(table).await.unwrap().unwrap().head.next as usize
}

/// The server dies again and again under tasks that append, and that go on by themselves.
pub async fn a_crashing_server_loses_nothing() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let store = store::open(&cluster.database().await.unwrap()).await.unwrap();
    for _ in 0..TABLES {
        store.create_table(new_table("a", &[])).await.unwrap();
    }
    let (stop, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Acknowledged::new())));
    let mut writers = JoinSet::new();
    for table in 1..=TABLES {
        let (store, stop, acknowledged) = (Arc::clone(&store), Arc::clone(&stop), Arc::clone(&acknowledged));
        writers.spawn(async move { append_stubbornly(&*store, TableId(table), &stop, &acknowledged).await });
    }
    for _ in 0..5 {
        let cluster = Arc::clone(&cluster);
        let crash = move || {
            std::thread::sleep(Duration::from_micros(100_000 + random(200_000)));
            cluster.stop(Stop::Immediate);
            cluster.start_again().unwrap();
        };
        tokio::task::spawn_blocking(crash).await.unwrap();
    }
    let before = acknowledged.lock().unwrap().len();
    while acknowledged.lock().unwrap().len() < before + 100 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    stop.store(true, Ordering::Relaxed);
    writers.join_all().await;
    let acknowledged = acknowledged.lock().unwrap().clone();
    check(&*store, &acknowledged).await;
}

/// Appends as a server would: after an answer that says nothing it looks what is there.
async fn append_stubbornly(store: &dyn Store, table: TableId, stop: &AtomicBool, acknowledged: &Mutex<Acknowledged>) {
    let (mut seq, mut in_doubt) = (0, false);
    while !stop.load(Ordering::Relaxed) {
        let body = format!("{}-{}-{seq}", std::process::id(), table.0);
        match store.append(append(table, seq, &body)).await {
            Ok(Appended::Done) => {
                acknowledged.lock().unwrap().insert((table.0, seq), body);
                (seq, in_doubt) = (seq + 1, false);
            }
            // A server that dies may have an entry on disk that it has shown to nobody yet; the next one shows it.
            Ok(Appended::Stale { next }) => {
                assert!(in_doubt && next == seq + 1, "nobody else writes: {next} instead of {seq}");
                assert_eq!(look(store, table).await.last(), Some(&body), "nobody else writes");
                (seq, in_doubt) = (next, false);
            }
            Err(Error::Unknown(_)) => (seq, in_doubt) = (look(store, table).await.len() as u32, true),
            Err(Error::Unavailable(_)) => tokio::time::sleep(Duration::from_millis(5)).await,
            Err(error) => panic!("{error}"),
        }
    }
}

/// What is there, as soon as the server is.
async fn look(store: &dyn Store, table: TableId) -> Vec<String> {
    loop {
        match store.log(table, 0).await {
            Ok(log) => return log.into_iter().map(|entry| entry.body).collect(),
            Err(Error::Unavailable(_)) => tokio::time::sleep(Duration::from_millis(5)).await,
            Err(error) => panic!("{error}"),
        }
    }
}
