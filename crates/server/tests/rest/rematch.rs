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
    let told = anna.get(&format!("/api/tables/{table}")).await.fine()["info"]["rematch"].clone();
    assert_eq!(told, json!({ "seat": 1, "table": next }), "who asked first is known at the old table");
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

#[tokio::test]
async fn those_who_shared_a_screen_play_again_at_one() {
    let site = Site::new().await;
    let (anna, vera) = (site.guest("Anna").await, site.guest("Vera").await);
    let seats = json!(["me", { "local": " Bob " }, "open"]);
    let table = anna.open(json!({ "game": "syndicate", "seats": seats })).await;
    vera.ask(table, named("sit")).await.fine();
    anna.ask(table, named("start")).await.fine();
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(anna.post(&path, json!({ "submission": "a" })).await.code(), "refused", "it is not over");
    let mut chance = kernel::Seeded::new([4; 32]);
    for _ in 0..5_000 {
        let seen = anna.look(table).await;
        let Some(seat) = seen["asked"][0].as_u64() else { break };
        let who = if seat == 2 { &vera } else { &anna };
        let offers = who.ask(table, json!({ "do": "offers", "as_seat": seat })).await.fine();
        let list = offers["list"].as_array().unwrap();
        let pick = kernel::Chance::pick(&mut chance, kernel::Stream::TABLE, list.len() as u32) as usize;
        let play = json!({ "do": "play", "as_seat": seat, "action": list[pick]["action"], "submission": null });
        who.ask(table, play).await.fine();
    }
    assert_eq!(vera.post(&path, json!({ "submission": "v" })).await.code(), "refused", "whose screen was it?");
    let again = anna.post(&path, json!({ "submission": "b" })).await.fine()["table"].as_i64().unwrap();
    let seats = anna.look(again).await["info"]["seats"].clone();
    assert_eq!((&seats[1]["name"], &seats[2]["kept_for"]), (&json!("Bob"), &json!(vera.user)), "{seats}");
    let listed = anna.get("/api/tables?which=mine").await.fine()["tables"][0]["seats"].clone();
    assert_eq!((&listed[0]["name"], &listed[1]["name"]), (&json!("Anna"), &json!("Bob")));
}

#[tokio::test]
async fn what_cannot_be_played_at_one_screen_is_refused() {
    let site = Site::new().await;
    let anna = site.account("Anna").await;
    let open = |seats: serde_json::Value, rated: bool| json!({ "game": "syndicate", "seats": seats, "rated": rated, "submission": super::fresh() });
    for (seats, rated, code) in [
        (json!(["open", { "local": "Bob" }]), false, "refused"),
        (json!(["me", { "local": "Bob" }]), true, "refused"),
        (json!(["me", { "local": "" }]), false, "refused"),
        (json!(["me", { "local": "x".repeat(33) }]), false, "refused"),
    ] {
        assert_eq!(anna.post("/api/tables", open(seats, rated)).await.code(), code);
    }
}
