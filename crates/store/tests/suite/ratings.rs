//! Ratings and history.

use std::sync::Arc;

use store::{Append, Finish, HeadChange, Rate, Rated, RatingChange, Refusal, Status, Store, TableId, UserId};
use tokio::task::JoinSet;

use super::place::Place;
use super::{append, new_table, refused, running};

fn to(user: i64, version: u32, mu: f64) -> RatingChange {
    RatingChange { user: UserId(user), version, mu, sigma: 8.25 }
}

fn rate(table: i64, changes: Vec<RatingChange>) -> Rate {
    Rate { table: TableId(table), game: "dei".to_owned(), changes }
}

async fn finished(store: &dyn Store, at: i64, users: &[i64]) -> TableId {
    let seats: Vec<UserId> = users.iter().copied().map(UserId).collect();
    let table = store.create_table(new_table("a", &seats)).await.unwrap();
    let finish =
        |(seat, user): (u8, &UserId)| Finish { seat, user: *user, rank: 1, score: i64::from(seat), left: None };
    let results = (0..).zip(&seats).map(finish).collect();
    let end = HeadChange { status: Status::Finished, results, updated: at, ..running() };
    store.append(Append { head: end, ..append(table, 0, "end") }).await.unwrap();
    table
}

pub async fn a_table_is_rated_once(place: &Place) {
    let stores = [place.open().await, place.open().await];
    let store = &stores[0];
    finished(&**store, 100, &[1, 2]).await;
    assert_eq!(store.ratings(&[UserId(1)], "dei").await, Ok(vec![]));
    let mut raters = JoinSet::new();
    for number in 0..10 {
        let store = Arc::clone(&stores[number % 2]);
        raters.spawn(async move { store.rate(rate(1, vec![to(2, 0, 20.5), to(1, 0, 30.125)])).await.unwrap() });
    }
    let answers = raters.join_all().await;
    assert_eq!(answers.iter().filter(|answer| **answer == Rated::Done).count(), 1);
    assert!(answers.iter().all(|answer| *answer != Rated::Stale), "{answers:?}");
    let mut found = store.ratings(&[UserId(1), UserId(2), UserId(3)], "dei").await.unwrap();
    found.sort_by_key(|rating| rating.user);
    let found: Vec<_> = found.iter().map(|r| (r.user.0, r.mu, r.sigma, r.games, r.version)).collect();
    assert_eq!(found, [(1, 30.125, 8.25, 1, 1), (2, 20.5, 8.25, 1, 1)]);
    assert_eq!(store.ratings(&[UserId(1)], "syndicate").await, Ok(vec![]));
    assert!(store.table(TableId(1)).await.unwrap().unwrap().rated);
    assert_eq!(store.history(UserId(1), None, 1).await.unwrap()[0].rating, Some((30.125, 8.25)));
    assert_eq!(store.rate(rate(99, vec![])).await, refused(Refusal::NoSuchTable(TableId(99))));
    let of = store.ratings_of(UserId(1)).await.unwrap();
    assert_eq!((of.len(), of[0].0.as_str(), of[0].1.version), (1, "dei", 1));
    let best =
        |limit| async move { store.best("dei", limit).await.unwrap().iter().map(|one| one.user.0).collect::<Vec<_>>() };
    assert_eq!((best(9).await, best(1).await), (vec![1, 2], vec![1]));
    assert_eq!(store.best("syndicate", 9).await, Ok(vec![]));
}

pub async fn stale_ratings_are_refused_together(place: &Place) {
    let store = place.open().await;
    for _ in 0..3 {
        finished(&*store, 100, &[1, 2]).await;
    }
    assert_eq!(store.rate(rate(1, vec![to(1, 0, 30.0)])).await, Ok(Rated::Done));
    for stale in [vec![to(2, 0, 1.0), to(1, 0, 1.0)], vec![to(1, 1, 1.0), to(2, 5, 1.0)], vec![to(1, 2, 1.0)]] {
        assert_eq!(store.rate(rate(2, stale)).await, Ok(Rated::Stale));
    }
    assert_eq!(store.ratings(&[UserId(2)], "dei").await, Ok(vec![]));
    assert!(!store.table(TableId(2)).await.unwrap().unwrap().rated);
    assert_eq!(store.rate(rate(2, vec![to(2, 0, 10.0), to(1, 1, 31.0)])).await, Ok(Rated::Done));
    let rating = store.ratings(&[UserId(1)], "dei").await.unwrap()[0];
    assert_eq!((rating.mu, rating.games, rating.version), (31.0, 2, 2));
}

pub async fn history_is_paged(place: &Place) {
    let store = place.open().await;
    // Several end in the same moment, and one user plays on two seats.
    for at in [300, 100, 200, 200, 200, 400] {
        finished(&*store, at, &[7, 8, 7]).await;
    }
    let mut before = None;
    let mut seen = Vec::new();
    loop {
        let page = store.history(UserId(7), before, 5).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.cursor());
        seen.extend(page.iter().map(|played| (played.at, played.table.0, played.seat)));
    }
    let tables = [(400, 6), (300, 1), (200, 5), (200, 4), (200, 3), (100, 2)];
    let expected: Vec<(i64, i64, u8)> = tables.into_iter().flat_map(|(at, id)| [(at, id, 2), (at, id, 0)]).collect();
    assert_eq!(seen, expected);
}
