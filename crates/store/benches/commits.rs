//! What group commit is worth, and how quick lists are when there are many tables.
//!
//! ```text
//! cargo bench -p store
//! ```
//!
//! Everything is a ratio within this run: the numbers of two machines, or of two runs beside other work,
//! cannot be compared.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::testing::{Cluster, TempFolder};
use store::{
    Append, Appended, Entry, HeadChange, ListQuery, NewTable, Status, Store, TableId, UserId, Visibility, Which,
};
use tokio::task::JoinSet;

/// How long each measurement takes.
const TIME: Duration = Duration::from_secs(2);

/// The tables of the lists.
const TABLES: i64 = 100_000;

fn main() {
    // Cargo runs benchmarks as tests too, then only to see that they work.
    let quick = !std::env::args().any(|argument| argument == "--bench");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let folder = TempFolder::new("bench").expect("a folder");
        let sqlite = store::open(&folder.path().join("store.db").display().to_string()).await.expect("a store");
        println!("\nSQLite");
        appends_of_some(&sqlite, quick).await;
        let tables = if quick { 100 } else { TABLES };
        let (_, took) = timed(furnish(&sqlite, tables)).await;
        println!("  {tables} tables created in {took:.1?}");
        lists(&sqlite, tables).await;
        match Cluster::start() {
            Ok(cluster) => {
                println!("\nPostgreSQL");
                let url = cluster.database().await.expect("a database");
                let postgres = store::open(&url).await.expect("a store");
                let (copied, took) = timed(store::copy(&*sqlite, &*postgres)).await;
                println!("  {} rows copied from SQLite in {took:.1?}", copied.expect("a copy").rows);
                appends_of_some(&postgres, quick).await;
                lists(&postgres, tables).await;
            }
            Err(why) => println!("PostgreSQL is left out: {why}"),
        }
    });
}

async fn appends_of_some(store: &Arc<dyn Store>, quick: bool) {
    let time = if quick { TIME / 100 } else { TIME };
    let mut single = 0.0;
    for writers in [1, 10, 100, 400] {
        let before = store.stats();
        let (rate, slowest) = appends(store, writers, time).await;
        let stats = store.stats();
        if writers == 1 {
            single = rate;
        }
        println!(
            "  {writers:3} appenders: {rate:7.0} durable appends a second, {:5.1} times one; {:5.1} in a commit; \
             99 % within {slowest:.1?}",
            rate / single,
            (stats.writes - before.writes) as f64 / (stats.batches - before.batches).max(1) as f64,
        );
    }
}

fn new_table(number: i64, status: Status) -> NewTable {
    NewTable {
        owner: UserId(1 + number % 1000),
        game: ["syndicate", "dei"][(number % 2) as usize].to_owned(),
        title: format!("Table {number} of evening"),
        visibility: Visibility::Public,
        settings: r#"{"clock":{"kind":"none"},"options":{"players":2}}"#.to_owned(),
        seats: vec![Some(UserId(1 + number % 1000)), Some(UserId(1 + number % 77))],
        status,
        asked: 1,
        deadline: None,
        at: number,
        entries: Vec::new(),
    }
}

/// Each appender has a table of its own and waits for each answer, as a server would. Appends in a second,
/// and how long one took at most in 99 of 100 cases.
async fn appends(store: &Arc<dyn Store>, writers: i64, time: Duration) -> (f64, Duration) {
    let mut tables = Vec::new();
    for number in 0..writers {
        tables.push(store.create_table(new_table(number, Status::Running)).await.expect("a table"));
    }
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for table in tables {
        let store = Arc::clone(store);
        tasks.spawn(async move {
            let mut times = Vec::new();
            for seq in 0.. {
                if start.elapsed() > time {
                    break;
                }
                let began = Instant::now();
                assert_eq!(store.append(one_more(table, seq)).await, Ok(Appended::Done));
                times.push(began.elapsed());
            }
            times
        });
    }
    let mut times = tasks.join_all().await.concat();
    let rate = times.len() as f64 / start.elapsed().as_secs_f64();
    times.sort();
    (rate, times[(times.len() - 1) * 99 / 100])
}

fn one_more(table: TableId, seq: u32) -> Append {
    let body = format!(r#"{{"seat":1,"action":{{"kind":"build","robot":{seq},"slot":3}},"id":"0123456789abcdef"}}"#);
    let entries = vec![Entry { at: i64::from(seq), body }];
    let (status, seats, results) = (Status::Running, Vec::new(), Vec::new());
    Append { table, seq, entries, head: HeadChange { status, asked: 2, deadline: None, updated: 0, seats, results } }
}

/// Many tables, nine of ten finished.
async fn furnish(store: &Arc<dyn Store>, tables: i64) {
    for number in 0..1000 {
        store.create_guest(&format!("Somebody {number}"), 0).await.expect("a user");
    }
    let mut tasks = JoinSet::new();
    for part in 0..50 {
        let store = Arc::clone(store);
        tasks.spawn(async move {
            for number in (part..tables).step_by(50) {
                let status = if number % 10 == 0 { Status::Running } else { Status::Finished };
                store.create_table(new_table(number, status)).await.expect("a table");
            }
        });
    }
    tasks.join_all().await;
}

/// How long a page of each list takes.
async fn lists(store: &Arc<dyn Store>, tables: i64) {
    let user = UserId(7);
    let all = ListQuery::new(Which::Running);
    let page = timed_list(store, &all).await;
    println!("  a page of 50 running tables: {page:.0?}");
    let of = |text: &str, which| ListQuery { text: Some(text.to_owned()), ..ListQuery::new(which) };
    let deep = |which| ListQuery { before: Some(TableId(tables / 2)), ..ListQuery::new(which) };
    for (name, query) in [
        ("finished, in the middle", deep(Which::Finished)),
        ("of a user", ListQuery::new(Which::OfUser(user))),
        ("where a user is asked", ListQuery::new(Which::AskedOf(user))),
        ("of one game", ListQuery { game: Some("dei".to_owned()), ..deep(Which::Finished) }),
        ("found by a rare word", of("777", Which::Finished)),
        ("found by a word of every table", of("even", Which::Finished)),
        ("found by a word of none", of("nowhere", Which::Finished)),
        ("found by a name of all", of("somebody", Which::Finished)),
        ("of a user, found by a common word", of("even", Which::OfUser(user))),
    ] {
        let took = timed_list(store, &query).await;
        println!("  {name}: {took:.0?}, {:.1} times that", took.as_secs_f64() / page.as_secs_f64());
    }
}

/// The middle of several.
async fn timed_list(store: &Arc<dyn Store>, query: &ListQuery) -> Duration {
    let mut times = Vec::new();
    for _ in 0..11 {
        let (answer, took) = timed(store.list(query.clone())).await;
        answer.expect("a list");
        times.push(took);
    }
    times.sort();
    times[times.len() / 2]
}

async fn timed<T>(work: impl Future<Output = T>) -> (T, Duration) {
    let start = Instant::now();
    let answer = work.await;
    (answer, start.elapsed())
}
