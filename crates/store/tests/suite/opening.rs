//! Opening and closing.

use store::testing::TempFolder;
use store::{Error, Finish, HeadChange, Left, Rate, RatingChange, Refusal, Status, TableId, UserId};

use super::place::Place;
use super::{append, bodies, new_table, refused, running};

pub async fn opening_again_finds_everything(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    store.append(append(table, 0, "zero")).await.unwrap();
    store.close().await;
    drop(store);
    let store = place.open().await;
    assert_eq!(bodies(&*store, table).await, ["zero"]);
    // Without closing, too.
    store.append(append(table, 1, "one")).await.unwrap();
    drop(store);
    assert_eq!(bodies(&*place.open().await, table).await, ["zero", "one"]);
}

pub async fn a_newer_schema_is_refused(place: &Place) {
    place.open().await.close().await;
    match place {
        Place::Sqlite(folder) => {
            let db = rusqlite::Connection::open(folder.path().join("store.db")).unwrap();
            db.pragma_update(None, "user_version", 99).unwrap();
        }
        Place::Postgres(url) => {
            let mut db = <sqlx::PgConnection as sqlx::Connection>::connect(url).await.unwrap();
            let sql = "UPDATE meta SET value = 99 WHERE name = 'version'";
            sqlx::Executor::execute(&mut db, sql).await.unwrap();
        }
    }
    let answer = store::open(&place.url()).await.map(drop);
    assert_eq!(answer, Err(Error::NewerSchema { found: 99, known: 2 }));
}

/// A store of the first version, with a rating in it.
/// What takes a schema back to the first version.
const OLDER: &str = "DROP INDEX ratings_best; DROP TABLE pushes; ALTER TABLE results DROP COLUMN early";

pub async fn an_older_schema_is_brought_up_to_date(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[UserId(1)])).await.unwrap();
    let change = RatingChange { user: UserId(1), version: 0, mu: 30.0, sigma: 2.0 };
    store.rate(Rate { table, game: "dei".to_owned(), changes: vec![change] }).await.unwrap();
    let results = vec![Finish { seat: 0, user: UserId(1), rank: 1, score: 1, left: Some(Left::GaveUp) }];
    super::change(&*store, table, HeadChange { status: Status::Finished, results, ..running() }).await;
    store.close().await;
    match place {
        Place::Sqlite(folder) => {
            let db = rusqlite::Connection::open(folder.path().join("store.db")).unwrap();
            db.execute_batch(&format!("{OLDER}; PRAGMA user_version = 1")).unwrap();
        }
        Place::Postgres(url) => {
            let mut db = <sqlx::PgConnection as sqlx::Connection>::connect(url).await.unwrap();
            let sql = format!("{OLDER}; UPDATE meta SET value = 1 WHERE name = 'version'");
            sqlx::Executor::execute(&mut db, sql.as_str()).await.unwrap();
        }
    }
    let store = place.open().await;
    assert_eq!(store.best("dei", 9).await.unwrap().len(), 1);
    let played = store.history(UserId(1), None, 9).await.unwrap();
    assert_eq!((played.len(), played[0].left), (1, None), "nobody knew why then");
    assert_eq!(store.pushes_of(UserId(1)).await, Ok(vec![]));
    store.close().await;
    place.open().await.close().await; // it is done once
}

pub async fn a_closed_store_refuses(place: &Place) {
    let store = place.open().await;
    let mut changes = store.changes();
    store.close().await;
    store.close().await;
    assert_eq!(changes.next().await, None);
    assert_eq!(store.changes().next().await, None);
    assert_eq!(store.ping().await, refused(Refusal::Closed));
    assert_eq!(store.append(append(TableId(1), 0, "")).await, refused(Refusal::Closed));
    assert_eq!(store.create_guest("a", 0).await, refused(Refusal::Closed));
    assert_eq!(store.table(TableId(1)).await, refused(Refusal::Closed));
    assert_eq!(store.snapshot().await.map(drop), refused(Refusal::Closed));
}

pub async fn a_store_tells_how_it_does(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.ping().await, Ok(()));
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    let before = store.stats();
    for seq in 0..3 {
        store.append(append(table, seq, "")).await.unwrap();
    }
    let after = store.stats();
    assert_eq!((after.batches - before.batches, after.rows - before.rows), (3, 3));
    assert!(after.commit.sum > before.commit.sum);
    assert!(format!("{store:?}").len() > 2);
}

/// What is refused, and a word that the reason must hold.
pub async fn addresses_that_cannot_be_opened_say_why() {
    let folder = TempFolder::new("open").unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("text"), "This is not a database. ".repeat(100)).unwrap();
    let other = rusqlite::Connection::open(path("other.db")).unwrap();
    other.execute_batch("CREATE TABLE log (a)").unwrap();
    for (url, word) in [
        ("mysql://a/b".to_owned(), "unknown kind of store"),
        ("".to_owned(), "path is missing"),
        (path("missing/store.db"), "does not exist"),
        (folder.path().display().to_string(), "is a folder"),
        ("sqlite:/proc/store.db".to_owned(), "/proc/store.db"),
        (path("text"), "not a file of Boardroom"),
        (path("other.db"), "not a file of Boardroom"),
        ("postgres://[/".to_owned(), "["),
    ] {
        match store::open(&url).await {
            Err(Error::Refused(Refusal::Address(why))) => assert!(why.contains(word), "{url}: {why}"),
            other => panic!("{url}: {other:?}"),
        }
    }
    assert_eq!(std::fs::read_to_string(path("text")).unwrap().len(), 2400, "it was not touched");
}

pub async fn databases_that_cannot_be_opened_say_why(place: &Place) {
    let url = place.url().replace("///test", "///missing");
    match store::open(&url).await {
        Err(Error::Refused(Refusal::Address(why))) => assert!(why.contains("does not exist"), "{why}"),
        other => panic!("{other:?}"),
    }
    match store::open("postgres://u:secret@127.0.0.1:1/x").await {
        Err(Error::Unavailable(why)) => assert!(!why.contains("secret"), "{why}"),
        other => panic!("{other:?}"),
    }
    let mut db = <sqlx::PgConnection as sqlx::Connection>::connect(&place.url()).await.unwrap();
    sqlx::Executor::execute(&mut db, "CREATE TABLE log (a INTEGER)").await.unwrap();
    match store::open(&place.url()).await {
        Err(Error::Refused(Refusal::Address(why))) => assert!(why.contains("not Boardroom's"), "{why}"),
        other => panic!("{other:?}"),
    }
}
