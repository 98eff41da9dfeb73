//! Lists and search.

use std::collections::BTreeSet;
use std::sync::Arc;

use store::{
    Append, Finish, HeadChange, ListQuery, MAX_PAGE, NewTable, Status, Store, Table, TableId, UserId, Visibility, Which,
};
use tokio::task::JoinSet;

use super::place::Place;
use super::{append, change, new_table, running};

async fn ids(store: &dyn Store, query: ListQuery) -> Vec<i64> {
    store.list(query).await.unwrap().iter().map(|table| table.id.0).collect()
}

pub async fn pages_have_no_gaps_and_no_doubles(place: &Place) {
    let store = place.open().await;
    for number in 0..57 {
        store.create_table(new_table(&format!("table {number}"), &[UserId(1)])).await.unwrap();
    }
    for which in [Which::Running, Which::OfUser(UserId(1))] {
        let mut query = ListQuery { limit: 10, ..ListQuery::new(which) };
        let mut seen = Vec::new();
        loop {
            let page: Vec<Table> = store.list(query.clone()).await.unwrap();
            let Some(last) = page.last() else { break };
            query.before = Some(last.id);
            seen.extend(page.iter().map(|table| table.id));
            // What is new comes before the first page, and what happens elsewhere moves nothing.
            store.create_table(new_table("new", &[UserId(1)])).await.unwrap();
            change(&*store, TableId(57), HeadChange { updated: 9999, ..running() }).await;
        }
        assert!(seen.is_sorted_by(|a, b| a > b), "newest first: {seen:?}");
        let all: BTreeSet<TableId> = seen.into_iter().collect();
        assert!((1..=57).all(|number| all.contains(&TableId(number))));
    }
    let greedy = ListQuery { limit: u32::MAX, ..ListQuery::new(Which::Running) };
    assert!(store.list(greedy).await.unwrap().len() <= MAX_PAGE as usize);
    assert_eq!(ids(&*store, ListQuery { limit: 0, ..ListQuery::new(Which::Running) }).await, [0; 0]);
}

pub async fn lists_follow_the_status(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(NewTable { status: Status::Open, ..new_table("a", &[]) }).await.unwrap();
    for (status, lists) in [
        (Status::Open, [1, 0, 0]),
        (Status::Running, [0, 1, 0]),
        (Status::Finished, [0, 0, 1]),
        (Status::Stopped, [0, 0, 0]),
    ] {
        change(&*store, table, HeadChange { status, ..running() }).await;
        for (which, count) in [Which::Open, Which::Running, Which::Finished].into_iter().zip(lists) {
            assert_eq!(store.list(ListQuery::new(which)).await.unwrap().len(), count, "{status:?} {which:?}");
        }
    }
}

pub async fn a_user_finds_tables_and_turns(place: &Place) {
    let store = place.open().await;
    let (anna, boris) = (UserId(5), UserId(6));
    let both = store.create_table(new_table("both", &[anna, boris])).await.unwrap();
    let alone = store.create_table(new_table("alone", &[boris, boris])).await.unwrap();
    let list = async |which| ids(&*store, ListQuery::new(which)).await;
    assert_eq!(list(Which::OfUser(anna)).await, [both.0]);
    assert_eq!(list(Which::OfUser(boris)).await, [alone.0, both.0]);
    assert_eq!(list(Which::AskedOf(anna)).await, [0; 0]);

    change(&*store, both, HeadChange { asked: 0b01, ..running() }).await;
    change(&*store, alone, HeadChange { asked: 0b11, ..running() }).await;
    assert_eq!(list(Which::AskedOf(anna)).await, [both.0]);
    assert_eq!(list(Which::AskedOf(boris)).await, [alone.0]);

    let swap = vec![(0, Some(boris)), (1, None)];
    change(&*store, both, HeadChange { asked: 0b01, seats: swap, ..running() }).await;
    assert_eq!(list(Which::AskedOf(anna)).await, [0; 0]);
    assert_eq!(list(Which::OfUser(anna)).await, [0; 0]);
    assert_eq!(list(Which::AskedOf(boris)).await, [alone.0, both.0]);

    let result = Finish { seat: 0, user: boris, rank: 1, score: 1, left: None };
    let end = HeadChange { status: Status::Finished, asked: 0b01, results: vec![result], ..running() };
    store.append(Append { head: end, ..append(both, 0, "end") }).await.unwrap();
    assert_eq!(list(Which::AskedOf(boris)).await, [alone.0]);
    assert_eq!(list(Which::OfUser(boris)).await, [alone.0, both.0]);
}

pub async fn words_of_titles_and_names_are_found(place: &Place) {
    let store = place.open().await;
    let anna = store.create_guest("Анна Smith", 0).await.unwrap();
    let boris = store.create_guest("boris", 0).await.unwrap();
    store.create_table(new_table("Evening Robots", &[anna])).await.unwrap();
    store.create_table(new_table("Robots & Rivets", &[boris])).await.unwrap();
    store.create_table(new_table("100% _pure_ 'quote'", &[])).await.unwrap();
    let find = async |text: &str| {
        let query = ListQuery { text: Some(text.to_owned()), ..ListQuery::new(Which::Running) };
        ids(&*store, query).await
    };
    for (text, found) in [
        ("", &[3, 2, 1][..]),
        ("robots", &[2, 1]),
        ("ROB", &[2, 1]),
        ("bots", &[]),
        ("rob riv", &[2]),
        ("анна", &[1]),
        ("smith robots", &[1]),
        ("bor robots", &[2]),
        ("bor evening", &[]),
        ("100", &[3]),
        ("%", &[3, 2, 1]),
        ("pure", &[3]),
        ("quote'; DROP TABLE log", &[]),
        ("\u{10ffff}", &[3, 2, 1]),
    ] {
        assert_eq!(find(text).await, found, "{text}");
    }
    store.rename(boris, "Věra").await.unwrap();
    assert_eq!(find("bor").await, [0; 0]);
    assert_eq!(find("vě").await, [2]);
}

/// So many that they are searched in another way.
pub async fn words_of_most_tables_are_found(place: &Place) {
    let store = place.open().await;
    let anna = store.create_guest("Anna", 0).await.unwrap();
    let mut creators = JoinSet::new();
    for part in 0..20 {
        let store = Arc::clone(&store);
        creators.spawn(async move {
            for number in 0..51 {
                let title = if (part, number) == (3, 7) { "Common pearl" } else { "Common stone" };
                store.create_table(new_table(title, &[anna])).await.unwrap();
            }
        });
    }
    creators.join_all().await;
    let find = async |text: &str, which, before| {
        let text = Some(text.to_owned());
        ids(&*store, ListQuery { text, before, ..ListQuery::new(which) }).await
    };
    for which in [Which::Running, Which::OfUser(anna)] {
        for text in ["c", "comm st", "ann common"] {
            let page = find(text, which, None).await;
            assert_eq!((page.len(), page[0] >= 1019), (50, true), "{text}");
            let next = find(text, which, Some(TableId(page[49]))).await;
            assert!(next[0] < page[49] && next[0] >= page[49] - 2, "{text}");
        }
        let pearl = find("pearl common", which, None).await;
        assert_eq!(pearl.len(), 1);
        assert_eq!(find("ann pea", which, None).await, pearl);
        assert_eq!(find("common nothing", which, None).await, [0; 0]);
        assert_eq!(find("common", Which::Open, None).await, [0; 0]);
    }
}

pub async fn filters_are_combined(place: &Place) {
    let store = place.open().await;
    for (game, visibility) in [
        ("dei", Visibility::Public),
        ("dei", Visibility::Private),
        ("syndicate", Visibility::Public),
        ("syndicate", Visibility::Link),
    ] {
        let new = NewTable { game: game.to_owned(), visibility, ..new_table("same words", &[UserId(1)]) };
        store.create_table(new).await.unwrap();
    }
    for which in [Which::Running, Which::OfUser(UserId(1))] {
        let all = ListQuery::new(which);
        let dei = ListQuery { game: Some("dei".to_owned()), ..all.clone() };
        assert_eq!(ids(&*store, dei.clone()).await, [2, 1]);
        let public = ListQuery { visibility: Some(Visibility::Public), ..all.clone() };
        assert_eq!(ids(&*store, public.clone()).await, [3, 1]);
        let both = ListQuery { visibility: public.visibility, text: Some("wor sam".to_owned()), ..dei };
        assert_eq!(ids(&*store, both.clone()).await, [1]);
        assert_eq!(ids(&*store, ListQuery { before: Some(TableId(1)), ..both }).await, [0; 0]);
        assert_eq!(ids(&*store, ListQuery { before: Some(TableId(3)), ..public }).await, [1]);
    }
}

pub async fn owned_tables_are_counted(place: &Place) {
    let store = place.open().await;
    for _ in 0..5 {
        store.create_table(NewTable { owner: UserId(4), ..new_table("a", &[]) }).await.unwrap();
    }
    change(&*store, TableId(2), HeadChange { status: Status::Stopped, ..running() }).await;
    change(&*store, TableId(3), HeadChange { status: Status::Open, ..running() }).await;
    assert_eq!(store.count_owned(UserId(4), 100).await, Ok(4));
    assert_eq!(store.count_owned(UserId(4), 2).await, Ok(2));
    assert_eq!(store.count_owned(UserId(5), 100).await, Ok(0));
}
