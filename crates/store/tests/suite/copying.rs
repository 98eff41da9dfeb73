//! Copies and backups.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::testing::TempFolder;
use store::{
    Append, Appended, Finish, HeadChange, KeyKind, Left, NewKey, PARTS, Push, Rate, RatingChange, Refusal, Status,
    Store, TableId, UserId,
};

use super::place::Place;
use super::{append, bodies, new_table, refused, running};

/// Everything in a store, as text, in an order that does not depend on the store.
async fn everything(store: &dyn Store) -> Vec<String> {
    let mut snapshot = store.snapshot().await.unwrap();
    let mut rows = vec![format!("{:?}", snapshot.counters().await.unwrap())];
    for part in &PARTS {
        let mut after = None;
        loop {
            let page = snapshot.page(part, after).await.unwrap();
            rows.extend(page.rows.iter().map(|row| format!("{} {row:?}", part.name)));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
    }
    rows.sort();
    rows
}

/// At least a few rows of every part, and more than a page of the log.
async fn furnish(store: &dyn Store) {
    for number in 0..20_i64 {
        let user = match number % 2 {
            0 => store.create_guest(&format!("Guest №{number}"), number).await.unwrap(),
            _ => store.create_account(&format!("Account {number}"), "hash", number).await.unwrap(),
        };
        let hash = [u8::try_from(number).unwrap(); 32];
        let expires = (number > 5).then_some(number);
        let kind = KeyKind::Token;
        store.put_key(NewKey { user, hash, kind, label: "ключ".to_owned(), created: 1, expires }).await.unwrap();
        let mut new = new_table(&format!("Table {number} «a»"), &[user, UserId(1)]);
        new.seats.push(None);
        let table = store.create_table(new).await.unwrap();
        let many = (0..60).map(|n| super::entry(format!("{number} {n} 'ї'"))).collect();
        store.append(Append { entries: many, ..append(table, 0, "") }).await.unwrap();
        store.say(table, user, 1, "text").await.unwrap();
        store.put_draft(table, 1, Some("draft")).await.unwrap();
        store.claim_notice(table, 1, user).await.unwrap();
        let (endpoint, text) = (format!("https://push.example/{number}"), || "key".to_owned());
        let push = Push { user, endpoint, p256dh: text(), auth: text(), key: None, created: number };
        store.put_push(push).await.unwrap();
        store.beat(1_000 * number, 0).await.unwrap();
        store.put_data(&format!("digest {number}"), "data").await.unwrap();
        if number % 3 == 0 {
            let results = vec![Finish { seat: 0, user, rank: 1, score: 3, left: Some(Left::RanOut) }];
            let end = HeadChange { status: Status::Finished, results, deadline: Some(4), ..running() };
            store.append(Append { head: end, ..append(table, 60, "end") }).await.unwrap();
            let change = RatingChange { user, version: 0, mu: 0.1 + number as f64, sigma: 1e-300 };
            store.rate(Rate { table, game: "dei".to_owned(), changes: vec![change] }).await.unwrap();
        }
    }
    store.revoke_keys(UserId(20), None).await.unwrap();
}

pub async fn a_copy_is_equal_both_ways(place: &Place) {
    let source = place.open().await;
    furnish(&*source).await;
    let expected = everything(&*source).await;
    for other in [Place::sqlite(), Place::postgres().await] {
        let middle = other.open().await;
        let copied = store::copy(&*source, &*middle).await.unwrap();
        assert_eq!((copied.rows as usize, copied.entries), (expected.len() - 1, 20 * 60 + 7));
        assert_eq!(everything(&*middle).await, expected);
        let third = place.another().await;
        let back = third.open().await;
        store::copy(&*middle, &*back).await.unwrap();
        assert_eq!(everything(&*back).await, expected);
        assert_eq!(back.log(TableId(4), 50).await, source.log(TableId(4), 50).await);
        assert_eq!(back.append(append(TableId(1), 61, "on")).await, Ok(Appended::Done));
        assert_eq!(bodies(&*back, TableId(1)).await.len(), 62);
    }
}

pub async fn a_copy_needs_an_empty_store(place: &Place) {
    let first = Place::sqlite();
    let source = first.open().await;
    furnish(&*source).await;
    let target = place.open().await;
    assert_eq!(target.is_empty().await, Ok(true));
    target.create_guest("Anna", 0).await.unwrap();
    assert_eq!(target.is_empty().await, Ok(false));
    assert_eq!(store::copy(&*source, &*target).await, refused(Refusal::NotEmpty));
    assert_eq!(target.table(TableId(1)).await, Ok(None));
}

pub async fn a_half_copy_is_refused(place: &Place) {
    let target = place.open().await;
    target.begin_import().await.unwrap();
    target.close().await;
    assert_eq!(store::open(&place.url()).await.map(drop), refused(Refusal::HalfCopied));
}

pub async fn numbers_go_on_after_a_copy(place: &Place) {
    let source = place.open().await;
    let second = place.another().await;
    let empty = second.open().await;
    store::copy(&*source, &*empty).await.unwrap();
    assert_eq!(empty.create_guest("first", 0).await, Ok(UserId(1)));
    furnish(&*source).await;
    for other in [Place::sqlite(), Place::postgres().await] {
        let target = other.open().await;
        store::copy(&*source, &*target).await.unwrap();
        assert_eq!(target.create_table(new_table("next", &[])).await, Ok(TableId(21)));
        assert_eq!(target.create_guest("next", 0).await, Ok(UserId(21)));
        let key = NewKey {
            user: UserId(1),
            hash: [99; 32],
            kind: KeyKind::Session,
            label: String::new(),
            created: 0,
            expires: None,
        };
        assert_eq!(target.put_key(key).await.map(|key| key.0), Ok(21), "also after the last one was revoked");
    }
}

pub async fn a_backup_is_of_one_moment(place: &Place) {
    let store = place.open().await;
    furnish(&*store).await;
    let folder = TempFolder::new("backup").unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    // Each step writes into both tables, so that at every moment the first is as long or one longer.
    let (first, second) = (TableId(2), TableId(3));
    let writer = tokio::spawn({
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        async move {
            let mut seq = 60;
            while !stop.load(Ordering::Relaxed) {
                for table in [first, second] {
                    assert_eq!(store.append(append(table, seq, seq)).await, Ok(Appended::Done));
                }
                seq += 1;
            }
            seq
        }
    });
    for number in 0..3 {
        let file = folder.path().join(format!("{number}.db"));
        store.backup(&file).await.unwrap();
        assert_eq!(store.backup(&file).await, refused(Refusal::Exists(file.clone())));
        let backup = store::open(&file.display().to_string()).await.unwrap();
        let (first, second) = (bodies(&*backup, first).await.len(), bodies(&*backup, second).await.len());
        assert!(first == second || first == second + 1, "{first} {second}");
        assert_eq!(bodies(&*backup, TableId(1)).await.len(), 61);
        assert!(backup.append(append(TableId(1), 61, "on")).await.is_ok());
        backup.close().await;
    }
    stop.store(true, Ordering::Relaxed);
    assert!(writer.await.unwrap() > 60);
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().contains("part")), "{left:?}");
    let nowhere = folder.path().join("missing/file.db");
    assert!(matches!(store.backup(&nowhere).await, Err(store::Error::Refused(Refusal::Address(_)))));
}
