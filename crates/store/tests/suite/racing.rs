//! Many at once.

use std::sync::Arc;

use store::{Appended, Refusal, Store, TableId};
use tokio::task::JoinSet;

use super::place::Place;
use super::{append, bodies, new_table, refused};

pub async fn of_many_writers_one_wins(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    for seq in 0..20 {
        let mut writers = JoinSet::new();
        for writer in 0..25 {
            let store = Arc::clone(&store);
            writers.spawn(async move { (writer, store.append(append(table, seq, writer)).await) });
        }
        let answers = writers.join_all().await;
        let winners: Vec<i32> = answers.iter().filter(|(_, a)| *a == Ok(Appended::Done)).map(|(w, _)| *w).collect();
        assert_eq!(winners.len(), 1, "{answers:?}");
        assert!(answers.iter().all(|(w, a)| *w == winners[0] || *a == Ok(Appended::Stale { next: seq + 1 })));
        assert_eq!(bodies(&*store, table).await.last(), Some(&winners[0].to_string()));
    }
    assert_eq!(bodies(&*store, table).await.len(), 20);
}

/// Several handles, as several processes would have: each writer appends where it believes the end is.
pub async fn two_handles_never_both_succeed(place: &Place) {
    let stores = [place.open().await, place.open().await];
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(stores[0].create_table(new_table("a", &[])).await.unwrap());
    }
    let mut writers = JoinSet::new();
    for writer in 0..12 {
        let (store, table) = (Arc::clone(&stores[writer % 2]), tables[writer % 3]);
        writers.spawn(async move { push(&*store, table, writer, 15).await });
    }
    writers.join_all().await;
    for table in tables {
        let mut found = bodies(&*stores[1], table).await;
        assert_eq!(found.len(), 4 * 15);
        found.sort();
        found.dedup();
        assert_eq!(found.len(), 4 * 15, "something is there twice");
    }
}

async fn push(store: &dyn Store, table: TableId, writer: usize, count: usize) {
    let mut seq = 0;
    for number in 0..count {
        loop {
            match store.append(append(table, seq, format!("{writer}-{number}"))).await.unwrap() {
                Appended::Done => break,
                Appended::Stale { next } => seq = next,
            }
        }
        seq += 1;
    }
}

pub async fn waiting_appends_share_a_commit(place: &Place) {
    let store = place.open().await;
    let mut tables = Vec::new();
    for _ in 0..200 {
        tables.push(store.create_table(new_table("a", &[])).await.unwrap());
    }
    let mut writers = JoinSet::new();
    let before = store.stats();
    for (number, table) in tables.into_iter().enumerate() {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            for seq in 0..5 {
                assert_eq!(store.append(append(table, seq, number)).await, Ok(Appended::Done));
            }
        });
    }
    writers.join_all().await;
    let stats = store.stats();
    assert_eq!(stats.rows - before.rows, 1000);
    assert!(stats.largest > 10, "{stats:?}");
    assert_eq!(stats.commit.count(), stats.batches);
    assert_eq!((stats.failed, stats.waiting), (0, 0));
}

pub async fn closing_finishes_what_is_under_way(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    let mut writers = JoinSet::new();
    for seq in 0..50 {
        let store = Arc::clone(&store);
        writers.spawn(async move { store.append(append(table, seq, seq)).await });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let answers = writers.join_all().await;
    let done = answers.iter().filter(|answer| **answer == Ok(Appended::Done)).count();
    for answer in &answers {
        let fine = answer.is_ok() || *answer == refused(Refusal::Closed);
        assert!(fine, "{answer:?}");
    }
    assert_eq!(bodies(&*place.open().await, table).await.len(), done);
}
