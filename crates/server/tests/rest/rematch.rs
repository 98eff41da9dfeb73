//! Playing again.

use super::{Site, finished, named, start};
use serde_json::json;

#[tokio::test]
async fn a_game_has_one_rematch_for_all_its_players() {
    let site = Site::new().await;
    let (anna, boris) = (site.guest("Anna").await, site.guest("Boris").await);
    let players = [anna.clone(), boris.clone()];
    let settings = json!({ "game": "syndicate", "title": "Ours", "visibility": "link", "hints": true });
    let table = finished(&players, settings).await;
    let path = format!("/api/tables/{table}/rematch");
    let again = boris.post(&path, json!({ "submission": "again-1" })).await.fine();
    assert_eq!(boris.post(&path, json!({ "submission": "again-1" })).await.fine(), again);
    assert_eq!(boris.post(&path, json!({ "submission": "again-2" })).await.fine(), again);
    assert_eq!(anna.post(&path, json!({ "submission": "mine" })).await.fine(), again, "the same for all");
    let next = again["table"].as_i64().unwrap();
    let info = anna.get(&format!("/api/tables/{next}")).await.fine()["info"].clone();
    assert_eq!((&info["title"], &info["visibility"], &info["hints"]), (&json!("Ours"), &json!("link"), &json!(true)));
    assert_eq!((&info["seats"][1]["user"], &info["seats"][0]["kept_for"]), (&json!(boris.user), &json!(anna.user)));
    let old = anna.get(&format!("/api/tables/{table}")).await.fine();
    assert_ne!((&info["commitment"], &again["invite"]), (&old["info"]["commitment"], &old["invite"]), "new chance");
    anna.ask(next, named("sit")).await.fine();
    assert_eq!(anna.look(next).await["seat"], 0, "the same seat");
    boris.ask(next, named("start")).await.fine();
    assert_eq!(anna.post(&path, json!({ "submission": "later" })).await.fine(), again);
}

#[tokio::test]
async fn a_rematch_that_was_closed_is_none() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let table = start(&players, json!({ "game": "syndicate" })).await;
    players[1].ask(table, named("resign")).await.fine();
    let path = format!("/api/tables/{table}/rematch");
    let first = players[0].post(&path, json!({ "submission": "a" })).await.fine();
    players[0].ask(first["table"].as_i64().unwrap(), named("close")).await.fine();
    let second = players[1].post(&path, json!({ "submission": "b" })).await.fine();
    assert_ne!(first["table"], second["table"]);
    assert_eq!(players[0].post(&path, json!({ "submission": "c" })).await.fine(), second);
}

#[tokio::test]
async fn two_who_ask_at_once_get_one_table() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    for _ in 0..5 {
        let table = start(&players, json!({ "game": "syndicate" })).await;
        players[1].ask(table, named("resign")).await.fine();
        let path = format!("/api/tables/{table}/rematch");
        let ask = |client: usize| players[client].post(&path, json!({ "submission": super::fresh() }));
        let (one, other) = tokio::join!(ask(0), ask(1));
        assert_eq!(one.fine(), other.fine());
    }
}

#[tokio::test]
async fn a_rematch_is_for_players_of_a_game_that_is_over() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let table = start(&players, json!({ "game": "syndicate" })).await;
    let path = format!("/api/tables/{table}/rematch");
    let once = json!({ "submission": "a" });
    assert_eq!(players[0].post(&path, once.clone()).await.code(), "refused", "it is not over");
    players[1].ask(table, named("resign")).await.fine();
    assert_eq!(site.guest("Vera").await.post(&path, once.clone()).await.code(), "forbidden");
    assert_eq!(site.stranger().post(&path, once).await.code(), "unauthenticated");
    assert_eq!(players[0].post(&path, json!({ "submission": "" })).await.code(), "malformed");
    let closed = players[0].open(json!({ "game": "syndicate", "seats": ["me", "open"] })).await;
    players[0].ask(closed, named("close")).await.fine();
    let path = format!("/api/tables/{closed}/rematch");
    assert_eq!(players[0].post(&path, json!({ "submission": "b" })).await.code(), "refused", "nothing was played");
}
