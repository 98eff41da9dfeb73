//! The chapters of the suite, and what they share.

pub mod copying;
pub mod crash;
pub mod faults;
pub mod lists;
pub mod nodes;
pub mod opening;
pub mod people;
pub mod place;
pub mod racing;
pub mod ratings;
pub mod social;
pub mod tables;

use store::{
    Append, Appended, Entry, Error, HeadChange, NewTable, Refusal, Status, Store, TableId, UserId, Visibility,
};

/// A running table of two users, without entries.
pub fn new_table(title: &str, seats: &[UserId]) -> NewTable {
    NewTable {
        owner: UserId(1),
        game: "syndicate".to_owned(),
        title: title.to_owned(),
        visibility: Visibility::Public,
        settings: r#"{"clock":"none"}"#.to_owned(),
        seats: seats.iter().copied().map(Some).collect(),
        status: Status::Running,
        asked: 0,
        deadline: None,
        at: 1000,
        entries: Vec::new(),
    }
}

pub fn entry(body: impl ToString) -> Entry {
    Entry { at: 2000, body: body.to_string() }
}

/// One more entry, the table running on.
pub fn append(table: TableId, seq: u32, body: impl ToString) -> Append {
    Append { table, seq, entries: vec![entry(body)], head: running() }
}

pub fn running() -> HeadChange {
    HeadChange {
        status: Status::Running,
        asked: 0,
        deadline: None,
        updated: 2000,
        seats: Vec::new(),
        results: Vec::new(),
    }
}

/// Appends entries without content to change the head.
pub async fn change(store: &dyn Store, table: TableId, head: HeadChange) {
    let seq = store.table(table).await.unwrap().unwrap().head.next;
    let change = Append { table, seq, entries: Vec::new(), head };
    assert_eq!(store.append(change).await, Ok(Appended::Done));
}

pub async fn bodies(store: &dyn Store, table: TableId) -> Vec<String> {
    store.log(table, 0).await.unwrap().into_iter().map(|entry| entry.body).collect()
}

pub fn refused<T>(refusal: Refusal) -> Result<T, Error> {
    Err(Error::Refused(refusal))
}

/// A number that differs from call to call and from run to run.
pub fn random(below: u64) -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0) % below
}
