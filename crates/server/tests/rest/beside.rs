//! Chat, drafts, and the log.

use super::{Site, named, start, step};
use serde_json::{Value, json};

#[tokio::test]
async fn what_is_said_comes_in_pages() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let table = start(&players, json!({ "game": "syndicate" })).await;
    let path = format!("/api/tables/{table}/chat");
    for number in 1..=7 {
        let said = players[number % 2].post(&path, json!({ "text": format!(" line {number} ") })).await.fine();
        assert_eq!(said["number"], number);
    }
    let read = async |query: &str| -> Vec<String> {
        let page = site.stranger().get(&format!("{path}{query}")).await.fine();
        let text = |line: &Value| line["text"].as_str().unwrap().trim_start_matches("line ").to_owned();
        page["lines"].as_array().unwrap().iter().map(text).collect()
    };
    assert_eq!(read("").await, ["1", "2", "3", "4", "5", "6", "7"]);
    assert_eq!(read("?limit=2").await, ["6", "7"]);
    assert_eq!(read("?limit=2&before=6").await, ["4", "5"]);
    assert_eq!(read("?after=5").await, ["6", "7"]);
    for limit in [0, 201] {
        assert_eq!(site.stranger().get(&format!("{path}?limit={limit}")).await.code(), "malformed");
    }
    let line = &players[0].get(&path).await.fine()["lines"][0];
    assert_eq!((&line["name"], &line["user"]), (&json!("Boris"), &json!(players[1].user)));
    assert_eq!(site.stranger().post(&path, json!({ "text": "x" })).await.code(), "unauthenticated");
    for text in ["", " \n ", &"x".repeat(1_001)] {
        assert_eq!(players[0].post(&path, json!({ "text": text })).await.code(), "malformed");
    }
}

#[tokio::test]
async fn a_draft_is_nobody_elses() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let gathering = players[0].open(json!({ "game": "syndicate", "seats": ["me", "open"] })).await;
    let keep = json!({ "draft": { "plan": ["secret-marker-1", 2] } });
    let refused = players[0].send("PUT", &format!("/api/tables/{gathering}/draft"), Some(keep.clone())).await;
    assert_eq!(refused.rule(), "BH-6", "seats still change hands");
    let table = start(&players, json!({ "game": "syndicate" })).await;
    let path = format!("/api/tables/{table}/draft");
    assert_eq!(players[0].get(&path).await.fine(), json!({ "draft": null }));
    assert_eq!(players[0].send("PUT", &path, Some(keep.clone())).await.status, 204);
    assert_eq!(players[0].get(&path).await.fine(), keep);
    assert_eq!(players[1].get(&path).await.fine(), json!({ "draft": null }), "their own");
    assert_eq!(site.guest("Vera").await.get(&path).await.code(), "forbidden");
    assert_eq!(site.stranger().get(&path).await.code(), "unauthenticated");
    let large = json!({ "draft": "x".repeat(17 << 10) });
    assert_eq!(players[0].send("PUT", &path, Some(large)).await.code(), "too_large");
    assert_eq!(players[0].send("PUT", &path, Some(json!({ "draft": null }))).await.status, 204);
    assert_eq!(players[0].get(&path).await.fine(), json!({ "draft": null }));
}

#[tokio::test]
async fn the_log_is_what_each_heard() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await, site.guest("Vera").await];
    let table = start(&players, json!({ "game": "cyber-merchant" })).await;
    let mut chance = kernel::Seeded::new([2; 32]);
    for _ in 0..60 {
        assert!(step(&players, table, &mut chance).await);
    }
    let path = format!("/api/tables/{table}/log");
    let whole = players[0].get(&format!("{path}?limit=200")).await.fine();
    let all = whole["happened"].as_array().unwrap();
    assert_eq!(all.len() as u64, whole["version"].as_u64().unwrap());
    assert_eq!((&all[0]["what"], &all[3]["what"]), (&json!("sit"), &json!("begin")));
    let (mut since, mut pages) = (Some(0), Vec::new());
    while let Some(from) = since {
        let page = players[0].get(&format!("{path}?since={from}&limit=7")).await.fine();
        assert!(page["happened"].as_array().unwrap().len() <= 7);
        pages.extend(page["happened"].as_array().unwrap().clone());
        since = page["next"].as_u64();
    }
    assert!(&pages == all, "page by page it is the same");
    let other = players[1].get(&format!("{path}?limit=200")).await.fine();
    assert!(other["happened"] != whole["happened"], "not everything is told to everybody");
    assert_eq!(players[0].get(&format!("{path}?since=4000000000")).await.fine()["happened"], json!([]));
}

#[tokio::test]
async fn onlookers_who_are_held_back_or_refused_read_nothing_early() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    for spectators in [json!({ "delayed": { "seconds": 60 } }), json!("refused")] {
        let table = start(&players, json!({ "game": "syndicate", "spectators": spectators })).await;
        for path in ["log", "chat"] {
            let path = format!("/api/tables/{table}/{path}");
            assert_eq!(site.stranger().get(&path).await.code(), "forbidden");
            assert_eq!(players[1].get(&path).await.status, 200);
        }
        let asked = async |client: &super::Client<'_>| {
            let pass = client.get(&format!("/api/tables/{table}")).await.text;
            let list = client.get("/api/tables?which=running&limit=1").await.text;
            (pass.contains(r#""asked":true"#), list.contains(r#""asked":true"#))
        };
        assert_eq!(asked(&site.stranger()).await, (false, false), "nor whose turn it is");
        assert_eq!(asked(&players[1]).await, (true, true));
        players[1].ask(table, named("resign")).await.fine();
        let after = site.stranger().get(&format!("/api/tables/{table}/log")).await.status;
        assert_eq!(after, if spectators == "refused" { 403 } else { 200 });
    }
}
