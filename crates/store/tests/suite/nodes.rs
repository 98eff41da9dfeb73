//! Several processes on one PostgreSQL database.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use store::{Appended, Change, Changes, UserId};
use tokio::task::JoinSet;

use super::place::Place;
use super::{append, new_table};

async fn next(changes: &mut Changes) -> Change {
    tokio::time::timeout(Duration::from_secs(20), changes.next()).await.expect("a change").expect("an open store")
}

pub async fn other_nodes_hear_of_changes(place: &Place) {
    let [one, two] = [place.open().await, place.open().await];
    let (mut at_one, mut at_two) = (one.changes(), two.changes());
    let table = one.create_table(new_table("a", &[])).await.unwrap();
    assert_eq!(next(&mut at_two).await, Change::Table(table));
    one.append(append(table, 0, "x")).await.unwrap();
    assert_eq!(next(&mut at_two).await, Change::Table(table));
    one.say(table, UserId(1), 0, "hello").await.unwrap();
    assert_eq!(next(&mut at_two).await, Change::Chat(table));
    // What is heard can be read.
    assert_eq!(two.log(table, 0).await.unwrap().len(), 1);
    // A node does not hear itself, nor of what did not happen.
    assert_eq!(two.append(append(table, 0, "stale")).await, Ok(Appended::Stale { next: 1 }));
    two.append(append(table, 1, "y")).await.unwrap();
    assert_eq!(next(&mut at_one).await, Change::Table(table));
    let quiet = tokio::time::timeout(Duration::from_millis(100), at_two.next()).await;
    assert!(quiet.is_err(), "{quiet:?}");
    // More tables in one commit than fit into one notification.
    let mut tables = Vec::new();
    for _ in 0..700 {
        tables.push(one.create_table(new_table("a", &[])).await.unwrap());
    }
    let mut at_two = two.changes();
    let mut writers = JoinSet::new();
    for table in tables.clone() {
        let one = Arc::clone(&one);
        writers.spawn(async move { one.append(append(table, 0, "z")).await.unwrap() });
    }
    writers.join_all().await;
    assert!(one.stats().largest > 300, "{:?}", one.stats());
    let mut missing: BTreeSet<Change> = tables.into_iter().map(Change::Table).collect();
    while !missing.is_empty() {
        missing.remove(&next(&mut at_two).await);
    }
}

pub async fn nodes_start_together(place: &Place) {
    let mut nodes = JoinSet::new();
    for _ in 0..6 {
        let url = place.url();
        nodes.spawn(async move { store::open(&url).await.unwrap() });
    }
    let nodes = nodes.join_all().await;
    nodes[0].create_guest("Anna", 0).await.unwrap();
    assert!(nodes[5].user(UserId(1)).await.unwrap().is_some());
}
