//! What goes wrong, and comes right again by itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::testing::{Cluster, SmallDisk, Stop, TempFolder, TightStore};
use store::{Appended, Change, Error, TableId};

use super::{append, bodies, new_table};

pub async fn a_full_disk_is_told_and_survived() {
    let folder = TempFolder::new("full").unwrap();
    fill_and_free(TightStore::with_limit(&folder.path().join("store.db")).await.unwrap()).await;
    // Only root can have a disk that is really full.
    if let Some(disk) = SmallDisk::mount(4096) {
        fill_and_free(TightStore::on_disk(disk).await.unwrap()).await;
    }
}

async fn fill_and_free(tight: TightStore) {
    let store = tight.store();
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    let long = "x".repeat(5000);
    let mut next = 0;
    for _ in 0..3 {
        assert_eq!(store.append(append(table, next, &long)).await, Ok(Appended::Done));
        next += 1;
        tight.fill().await.unwrap();
        let mut refusals = 0;
        for _ in 0..1000 {
            match store.append(append(table, next, &long)).await {
                Ok(answer) => {
                    assert_eq!(answer, Appended::Done);
                    next += 1;
                }
                Err(error) => {
                    assert!(matches!(error, Error::Full(_)) && error.is_retryable(), "{error:?}");
                    refusals += 1;
                    assert_eq!(store.log(table, 0).await.unwrap().len() as u32, next, "reading goes on");
                    if refusals == 5 {
                        break;
                    }
                }
            }
        }
        assert_eq!(refusals, 5, "the disk was never full");
        assert!(store.stats().failed > 0);
        tight.free().await.unwrap();
    }
    assert_eq!(store.append(append(table, next, &long)).await, Ok(Appended::Done));
    assert_eq!(bodies(&*store, table).await, vec![long; next as usize + 1]);
}

pub async fn a_locked_file_is_unavailable_until_it_is_free() {
    let folder = TempFolder::new("locked").unwrap();
    let path = folder.path().join("store.db");
    let store = store::open(&path.display().to_string()).await.unwrap();
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let answer = store.append(append(table, 0, "x")).await;
    assert!(matches!(answer, Err(Error::Unavailable(_))), "{answer:?}");
    assert_eq!(bodies(&*store, table).await, [""; 0], "reading goes on");
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.append(append(table, 0, "x")).await, Ok(Appended::Done));
}

pub async fn a_cut_file_is_damaged_and_no_panic() {
    let folder = TempFolder::new("cut").unwrap();
    let path = folder.path().join("store.db");
    let store = store::open(&path.display().to_string()).await.unwrap();
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    for seq in 0..50 {
        store.append(append(table, seq, "x".repeat(3000))).await.unwrap();
    }
    store.close().await;
    let file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.set_len(file.metadata().unwrap().len() / 3 / 4096 * 4096).unwrap();
    match store::open(&path.display().to_string()).await {
        Err(error) => assert!(matches!(error, Error::Corrupt(_)), "{error:?}"),
        Ok(store) => {
            let answer = store.log(table, 0).await;
            assert!(matches!(answer, Err(Error::Corrupt(_))), "{answer:?}");
        }
    }
}

/// Stops the server under a store that is in use, and starts it again.
pub async fn a_server_that_is_gone_comes_back() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let url = cluster.database().await.unwrap();
    let store = store::open(&url).await.unwrap();
    let mut changes = store.changes();
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    store.append(append(table, 0, "before")).await.unwrap();
    for (round, how) in [(1, Stop::Fast), (2, Stop::Immediate)] {
        let stopping = Arc::clone(&cluster);
        tokio::task::spawn_blocking(move || stopping.stop(how)).await.unwrap();
        // The first may have been on its way; then it is certain that nothing was stored.
        let _ = store.append(append(table, 77, "")).await;
        let start = Instant::now();
        let answer = store.append(append(table, round, "gone")).await;
        assert!(matches!(answer, Err(Error::Unavailable(_))), "{answer:?}");
        assert!(start.elapsed() < Duration::from_secs(10), "nobody waits for ever");
        assert!(matches!(store.ping().await, Err(Error::Unavailable(_))));
        let read = store.table(TableId(1)).await;
        assert!(matches!(read, Err(Error::Unavailable(_))), "{read:?}");
        let starting = Arc::clone(&cluster);
        tokio::task::spawn_blocking(move || starting.start_again().unwrap()).await.unwrap();
        assert_eq!(store.append(append(table, round, "after")).await, Ok(Appended::Done));
        let heard = tokio::time::timeout(Duration::from_secs(20), changes.next()).await;
        assert_eq!(heard, Ok(Some(Change::Resync)));
    }
    let other = store::open(&url).await.unwrap();
    other.append(append(table, 3, "other")).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(20), changes.next()).await;
    assert_eq!(heard, Ok(Some(Change::Table(table))), "it listens again");
    assert_eq!(bodies(&*store, table).await, ["before", "after", "after", "other"]);
}
