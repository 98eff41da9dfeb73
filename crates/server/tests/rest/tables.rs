//! Tables: open, find, join, start, give up, come to the next one.

use super::{Client, Site, fresh, named, start};
use serde_json::{Value, json};
use server::Limits;

fn two() -> Value {
    json!({ "game": "syndicate", "title": "Evening table", "seats": ["me", "open"] })
}

#[tokio::test]
async fn a_table_is_opened_once_however_often_it_is_sent() {
    let site = Site::new().await;
    let (anna, boris) = (site.guest("Anna").await, site.guest("Boris").await);
    let mut new = two();
    new["submission"] = json!("evening-1");
    let opened = anna.post("/api/tables", new.clone()).await.fine();
    assert_eq!(anna.post("/api/tables", new.clone()).await.fine(), opened);
    let forgetful = server::App::new(std::sync::Arc::clone(&site.app.hub), Limits::default(), None);
    let after = Site { router: forgetful.router(), app: forgetful, folder: "/nonexistent/boardroom".into() };
    let again = Client { site: &after, ..anna.clone() };
    assert_eq!(again.post("/api/tables", new.clone()).await.fine(), opened, "after a crash as well");
    assert_ne!(boris.post("/api/tables", new).await.fine()["table"], opened["table"], "another's name is another's");
    for wrong in ["", "a b", "é", &"x".repeat(65)] {
        let mut new = two();
        new["submission"] = json!(wrong);
        assert_eq!(anna.post("/api/tables", new).await.code(), "malformed");
    }
}

#[tokio::test]
async fn what_cannot_be_played_is_not_opened() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    let with = |name: &str, value: Value| {
        let mut table = two();
        table[name] = value;
        table["submission"] = json!(fresh());
        table
    };
    for (table, code) in [
        (with("game", json!("chess")), "refused"),
        (with("seats", json!(["me"])), "refused"),
        (with("seats", json!(vec!["open"; 40])), "refused"),
        (with("seats", json!(["me", "me"])), "refused"),
        (with("seats", json!(["me", { "bot": "genius" }])), "refused"),
        (with("seats", json!(["me", { "for": 999 }])), "refused"),
        (with("seats", json!([{ "for": anna.user }, { "for": anna.user }])), "refused"),
        (with("seats", json!(["me", "nobody"])), "malformed"),
        (with("options", json!({ "colour": "red" })), "refused"),
        (with("options", json!(7)), "refused"),
        (with("data", json!("what")), "refused"),
        (with("title", json!("x".repeat(81))), "refused"),
        (with("clock", json!({ "live": { "budget": 1, "increment": 0 } })), "refused"),
        (with("clock", json!({ "days": { "each": 1000 } })), "refused"),
        (with("lapse", json!({ "bot": "genius" })), "refused"),
        (with("spectators", json!({ "delayed": { "seconds": 0 } })), "refused"),
        (with("rated", json!(true)), "refused"),
        (with("colour", json!("red")), "malformed"),
    ] {
        assert_eq!(anna.post("/api/tables", table.clone()).await.code(), code, "{table}");
    }
    assert!(anna.get("/api/tables?which=mine").await.fine()["tables"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn a_user_has_so_many_open_tables() {
    let site = Site::with(Limits { tables_per_user: 2, ..Limits::default() }, None).await;
    let anna = site.guest("Anna").await;
    let first = anna.open(two()).await;
    anna.open(two()).await;
    let mut third = two();
    third["submission"] = json!("third");
    assert_eq!(anna.post("/api/tables", third.clone()).await.code(), "too_many");
    anna.ask(first, named("close")).await.fine();
    assert_eq!(anna.post("/api/tables", third).await.status, 200);
}

#[tokio::test]
async fn tables_are_found_by_what_they_are() {
    let site = Site::new().await;
    let (anna, boris) = (site.guest("Anna Maria").await, site.guest("Boris").await);
    let open = anna.open(two()).await;
    let running = start(&[anna.clone(), boris.clone()], json!({ "game": "cyber-merchant", "title": "Night" })).await;
    let hidden = anna.open(json!({ "game": "syndicate", "seats": ["me", "open"], "visibility": "link" })).await;
    let found = async |client: &Client<'_>, query: &str| -> Vec<i64> {
        let page = client.get(&format!("/api/tables{query}")).await.fine();
        page["tables"].as_array().unwrap().iter().map(|table| table["table"].as_i64().unwrap()).collect()
    };
    let stranger = site.stranger();
    assert_eq!(found(&stranger, "").await, [open]);
    assert_eq!(found(&stranger, "?which=running").await, [running]);
    assert_eq!(found(&stranger, "?which=running&game=syndicate").await, [0; 0]);
    assert_eq!(found(&stranger, "?text=even").await, [open]);
    assert_eq!(found(&stranger, "?which=running&text=bor%20night").await, [running], "a name and a title");
    assert_eq!(found(&stranger, "?text=maria%20boris").await, [0; 0]);
    assert_eq!(found(&anna, "?which=mine").await, [hidden, running, open]);
    assert_eq!(found(&boris, "?which=mine").await, [running]);
    assert_eq!(stranger.get("/api/tables?game=chess").await.code(), "refused");
    let page = anna.get("/api/tables?which=mine&limit=2").await.fine();
    assert_eq!(page["next"], running);
    assert_eq!(found(&anna, &format!("?which=mine&limit=2&before={running}")).await, [open]);
    let card = &stranger.get("/api/tables").await.fine()["tables"][0];
    assert_eq!((&card["seats"][0]["name"], &card["seats"][1]["free"]), (&json!("Anna Maria"), &json!(true)));
}

#[tokio::test]
async fn a_table_that_is_not_public_is_not_there_for_strangers() {
    let site = Site::new().await;
    let (anna, boris) = (site.guest("Anna").await, site.guest("Boris").await);
    for visibility in ["link", "private"] {
        let mut table = two();
        (table["visibility"], table["submission"]) = (json!(visibility), json!(fresh()));
        let opened = anna.post("/api/tables", table).await.fine();
        let (id, invite) = (opened["table"].as_i64().unwrap(), opened["invite"].as_str().unwrap());
        let paths = ["", "/chat", "/log", "/draft", "/standings", "/record", "/replay"];
        for path in paths.map(|path| format!("/api/tables/{id}{path}")) {
            assert_eq!(boris.get(&path).await.code(), "not_found", "{path}");
            let wrong = format!("{path}?invite={}", "0".repeat(32));
            if !path.ends_with("/draft") {
                assert_eq!(boris.get(&wrong).await.code(), "not_found", "{path}");
            }
        }
        assert_eq!(boris.ask(id, named("sit")).await.code(), "not_found");
        let pass = boris.get(&format!("/api/tables/{id}?invite={invite}")).await.fine();
        assert!(pass["invite"].is_null() && pass["seat"].is_null());
        boris.ask(id, json!({ "do": "sit", "invite": invite, "submission": null })).await.fine();
        let pass = boris.get(&format!("/api/tables/{id}")).await.fine();
        assert_eq!((&pass["invite"], &pass["seat"]), (&json!(invite), &json!(1)));
    }
}

#[tokio::test]
async fn watching_needs_a_socket() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    let table = anna.open(two()).await;
    for ask in [json!({ "do": "watch" }), json!({ "do": "unwatch" })] {
        assert_eq!(anna.ask(table, ask).await.code(), "refused");
    }
    assert_eq!(anna.ask(table, json!({ "do": "dance" })).await.code(), "malformed");
    assert_eq!(anna.ask(table, json!({ "do": "look", "extra": 1 })).await.code(), "malformed");
}

#[tokio::test]
async fn the_next_table_where_i_am_asked() {
    let site = Site::new().await;
    let (anna, boris) = (site.guest("Anna").await, site.guest("Boris").await);
    let next = async |client: &Client<'_>, after: Option<i64>| {
        let query = after.map(|after| format!("?after={after}")).unwrap_or_default();
        client.get(&format!("/api/me/next{query}")).await.fine()["table"].clone()
    };
    assert_eq!(next(&anna, None).await, Value::Null);
    let players = [anna.clone(), boris.clone()];
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(start(&players, json!({ "game": "cyber-merchant" })).await);
    }
    let asked = async |client: &Client<'_>| -> Vec<i64> {
        let page = client.get("/api/tables?which=asked").await.fine();
        page["tables"].as_array().unwrap().iter().map(|table| table["table"].as_i64().unwrap()).collect()
    };
    for client in &players {
        let waiting = asked(client).await;
        if let [newest, second, ..] = waiting[..] {
            assert_eq!(next(client, None).await, newest);
            assert_eq!(next(client, Some(newest)).await, second);
            assert_eq!(next(client, waiting.last().copied()).await, newest, "round and round");
        }
    }
    assert!(asked(&anna).await.len() + asked(&boris).await.len() >= 3);
    assert_eq!(site.stranger().get("/api/me/next").await.code(), "unauthenticated");
}

#[tokio::test]
async fn a_game_against_a_bot_goes_on_by_itself() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    let table = json!({ "game": "syndicate", "seats": ["me", { "bot": "random" }], "hints": true });
    let table = anna.open(table).await;
    anna.ask(table, named("start")).await.fine();
    let mut chance = kernel::Seeded::new([1; 32]);
    let mut moves = 0;
    for _ in 0..200 {
        let seen = anna.look(table).await;
        if seen["asked"] == json!([0]) {
            if moves == 0 {
                let hints = anna.ask(table, json!({ "do": "hint" })).await.fine();
                assert!(!hints.as_array().unwrap().is_empty());
            }
            super::step(std::slice::from_ref(&anna), table, &mut chance).await;
            moves += 1;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        if moves == 6 {
            break;
        }
    }
    assert_eq!(moves, 6);
    anna.ask(table, named("resign")).await.fine();
    assert_eq!(anna.look(table).await["info"]["stage"], "over");
}
