//! Ratings of rated games, exactly once.

use super::{Client, Site, named, start};
use serde_json::{Value, json};
use server::{Hub, Pool, ratings};
use std::sync::Arc;
use std::time::Duration;
use store::TableId;

async fn rating(client: &Client<'_>) -> Value {
    let player = client.get(&format!("/api/players/{}", client.user)).await.fine();
    player["ratings"].as_array().unwrap().first().cloned().unwrap_or_default()
}

/// Waits until a rating comes from so many games.
async fn games(client: &Client<'_>, wanted: u64) -> Value {
    for _ in 0..500 {
        let rating = rating(client).await;
        if rating["games"].as_u64().unwrap_or(0) >= wanted {
            return rating;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("no rating")
}

#[tokio::test]
async fn a_rated_game_counts_once_whoever_counts_it() {
    let site = Site::new().await;
    let players = [site.account("Anna").await, site.account("Boris").await];
    let table = start(&players, json!({ "game": "syndicate", "rated": true })).await;
    assert_eq!(rating(&players[0]).await, Value::Null);
    players[1].ask(table, named("resign")).await.fine();
    let (winner, loser) = (games(&players[0], 1).await, games(&players[1], 1).await);
    assert!(winner["mu"].as_f64() > Some(25.0) && loser["mu"].as_f64() < Some(25.0));
    let shown = 1000.0 + 40.0 * (winner["mu"].as_f64().unwrap() - 3.0 * winner["sigma"].as_f64().unwrap());
    assert!(shown > 1000.0 && (winner["shown"].as_f64().unwrap() - shown).abs() <= 0.5);
    let hubs: Vec<Arc<Hub>> =
        (0..4).map(|_| Hub::new(Arc::clone(&site.app.hub.store), Pool::new(1), Duration::from_secs(9))).collect();
    for hub in &hubs {
        assert!(!ratings::count(hub, TableId(table)).await.unwrap());
    }
    players[0].get(&format!("/api/tables/{table}")).await.fine();
    players[0].get(&format!("/api/tables/{table}/standings")).await.fine();
    assert_eq!((rating(&players[0]).await, rating(&players[1]).await), (winner.clone(), loser));
    let history = players[0].get(&format!("/api/players/{}/history", players[0].user)).await.fine();
    assert_eq!(history["games"][0]["rating"], winner["shown"]);
    let best = site.stranger().get("/api/games/syndicate/ratings").await.fine();
    let names: Vec<&Value> = best["players"].as_array().unwrap().iter().map(|player| &player["name"]).collect();
    assert_eq!(names, ["Anna", "Boris"]);
    assert_eq!(best["players"][0]["rating"], winner);
    let one = site.stranger().get("/api/games/syndicate/ratings?limit=1").await.fine();
    assert_eq!(one["players"].as_array().unwrap().len(), 1);
    assert_eq!(site.stranger().get("/api/games/chess/ratings").await.code(), "not_found");
    assert_eq!(site.stranger().get("/api/games/syndicate/ratings?limit=101").await.code(), "malformed");
}

#[tokio::test]
async fn games_that_end_at_the_same_time_on_several_nodes_all_count() {
    let site = Site::new().await;
    let players = [site.account("Anna").await, site.account("Boris").await, site.account("Vera").await];
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(start(&players, json!({ "game": "syndicate", "rated": true, "lapse": "end" })).await);
    }
    // Nobody has counted them yet: they are ended by hands that know nothing of ratings.
    for table in &tables {
        end_quietly(&site, TableId(*table)).await;
    }
    let hubs: Vec<Arc<Hub>> =
        (0..3).map(|_| Hub::new(Arc::clone(&site.app.hub.store), Pool::new(1), Duration::from_secs(9))).collect();
    let mut counts = Vec::new();
    for hub in hubs {
        for table in tables.clone() {
            let hub = Arc::clone(&hub);
            counts.push(tokio::spawn(async move { ratings::count(&hub, TableId(table)).await.unwrap() }));
        }
    }
    let mut counted = 0;
    for count in counts {
        counted += usize::from(count.await.unwrap());
    }
    assert_eq!(counted, tables.len());
    for player in &players {
        assert_eq!(rating(player).await["games"], tables.len());
    }
}

/// Writes the end of a game into the store past the server: the first seat's time is over.
async fn end_quietly(site: &Site, table: TableId) {
    let store = &site.app.hub.store;
    let row = store.table(table).await.unwrap().unwrap();
    let entry = store::Entry { at: row.head.updated + 1, body: r#"{"do":"lapse","seat":0,"asked":0}"#.to_owned() };
    let results = row.seats.iter().enumerate().map(|(seat, user)| store::Finish {
        seat: seat as u8,
        user: user.unwrap(),
        rank: if seat == 0 { 3 } else { 1 },
        score: 0,
        left: (seat == 0).then_some(store::Left::RanOut),
    });
    let head = store::HeadChange {
        status: store::Status::Finished,
        asked: 0,
        deadline: None,
        updated: row.head.updated + 1,
        seats: Vec::new(),
        results: results.collect(),
    };
    let append = store::Append { table, seq: row.head.next, entries: vec![entry], head };
    assert_eq!(store.append(append).await.unwrap(), store::Appended::Done);
}

#[tokio::test]
async fn what_was_missed_is_made_up_for_when_somebody_looks() {
    let site = Site::new().await;
    let players = [site.account("Anna").await, site.account("Boris").await];
    let table = start(&players, json!({ "game": "syndicate", "rated": true, "lapse": "end" })).await;
    end_quietly(&site, TableId(table)).await;
    let again = server::App::new(
        Hub::new(Arc::clone(&site.app.hub.store), Pool::new(1), Duration::from_secs(9)),
        server::Limits::default(),
        None,
    );
    let after = Site { router: again.router(), app: again, folder: "/nonexistent/boardroom".into() };
    after.stranger().get(&format!("/api/tables/{table}/standings")).await.fine();
    assert_eq!(rating(&players[1]).await["games"], 1);
}

#[tokio::test]
async fn guests_and_bots_are_not_rated() {
    let site = Site::new().await;
    let (anna, guest) = (site.account("Anna").await, site.guest("Guest").await);
    let table = json!({ "game": "syndicate", "seats": ["me", "open"], "rated": true });
    let mut by_guest = table.clone();
    by_guest["submission"] = json!("a");
    assert_eq!(guest.post("/api/tables", by_guest).await.code(), "refused");
    let kept = json!({ "game": "syndicate", "seats": ["me", { "for": guest.user }], "rated": true, "submission": "b" });
    assert_eq!(anna.post("/api/tables", kept).await.code(), "refused");
    let open = anna.open(table).await;
    assert_eq!(guest.ask(open, named("sit")).await.code(), "refused");
    let against = json!({ "game": "syndicate", "seats": ["me", { "bot": "random" }], "rated": true });
    let against = anna.open(against).await;
    anna.ask(against, named("start")).await.fine();
    anna.ask(against, named("resign")).await.fine();
    anna.get(&format!("/api/tables/{against}/standings")).await.fine();
    assert_eq!(rating(&anna).await, Value::Null, "nobody to compare with");
    let unrated = start(&[anna.clone(), site.account("Boris").await], json!({ "game": "syndicate" })).await;
    anna.ask(unrated, named("resign")).await.fine();
    anna.get(&format!("/api/tables/{unrated}/standings")).await.fine();
    assert_eq!(rating(&anna).await, Value::Null);
}
