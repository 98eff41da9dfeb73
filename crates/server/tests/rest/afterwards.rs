//! What is done with games that are over, and looked back at in those that are not.

use super::{Site, finished, fresh, play_out, start, step};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn bh_11_a_game_is_played_on_from_any_moment() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    for game in ["syndicate", "fantastic-factories", "cyber-merchant"] {
        let old = finished(&players, json!({ "game": game })).await;
        let path = format!("/api/tables/{old}/play-on");
        let steps = players[0].get(&format!("/api/tables/{old}/replay")).await.fine()["steps"].as_u64().unwrap();
        // Somebody who was not there plays on; everything is as it was for that seat.
        let vera = site.guest("Vera").await;
        for at in [0, steps / 2, steps - 1] {
            let wish = json!({ "step": at, "seat": 1, "bot": "random", "submission": fresh() });
            let opened = vera.post(&path, wish.clone()).await.fine();
            assert_eq!(vera.post(&path, wish).await.fine(), opened, "once");
            let new = opened["table"].as_i64().unwrap();
            let then = vera.get(&format!("/api/tables/{old}/replay?step={at}&seat=1")).await.fine();
            let now = vera.get(&format!("/api/tables/{new}/replay?step={at}&seat=1")).await;
            assert_eq!(now.fine()["view"], then["view"], "{game} {at}");
            let info = vera.get(&format!("/api/tables/{new}")).await.fine()["info"].clone();
            assert_eq!((&info["rated"], &info["visibility"]), (&json!(false), &json!("link")));
            assert_eq!((&info["seats"][1]["user"], &info["seats"][0]["bot"]), (&json!(vera.user), &json!("random")));
            let listed = site.stranger().get("/api/tables?which=running").await.text;
            assert!(!listed.contains(&format!("\"table\":{new},")), "found by its link alone");
            play_to_the_end(&vera, new).await;
            let verdict = vera.send("POST", &format!("/api/tables/{new}/verify"), None).await.fine();
            assert_eq!(verdict["holds"], true, "{game} {at}");
        }
        let wrong =
            |step: u64, seat: u64, bot: &str| json!({ "step": step, "seat": seat, "bot": bot, "submission": fresh() });
        for bad in [wrong(steps, 1, "random"), wrong(0, 2, "random"), wrong(0, 1, "nobody")] {
            assert_eq!(vera.post(&path, bad).await.code(), "refused");
        }
        assert_eq!(site.stranger().post(&path, wrong(0, 1, "random")).await.code(), "unauthenticated");
    }
    let running = start(&players, json!({ "game": "syndicate" })).await;
    let wish = json!({ "step": 0, "seat": 0, "bot": "random", "submission": fresh() });
    assert_eq!(players[0].post(&format!("/api/tables/{running}/play-on"), wish).await.code(), "refused");
}

/// Plays the second seat against bots, until the game is over.
async fn play_to_the_end(player: &super::Client<'_>, table: i64) {
    for _ in 0..20_000 {
        let seen = player.look(table).await;
        if seen["asked"] == json!([]) {
            return;
        }
        if !seen["asked"].as_array().unwrap().contains(&json!(1)) {
            tokio::time::sleep(Duration::from_millis(1)).await;
            continue;
        }
        let offers = player.ask(table, json!({ "do": "offers" })).await.fine();
        let action = offers["list"][0]["action"].clone();
        player.ask(table, json!({ "do": "play", "action": action, "submission": null })).await.fine();
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn bh_12_a_player_looks_back_at_what_they_saw() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let table = start(&players, json!({ "game": "cyber-merchant" })).await;
    let mut chance = kernel::Seeded::new([5; 32]);
    let mut seen: Vec<[Value; 2]> = Vec::new();
    let views = async || [players[0].look(table).await["view"].clone(), players[1].look(table).await["view"].clone()];
    seen.push(views().await);
    for _ in 0..12 {
        step(&players, table, &mut chance).await;
        seen.push(views().await);
    }
    for (at, views) in seen.iter().enumerate() {
        for seat in 0..2 {
            let own = players[seat].get(&format!("/api/tables/{table}/replay?step={at}")).await.fine();
            assert_eq!((&own["view"], &own["seat"]), (&views[seat], &json!(seat)));
            let other = players[seat].get(&format!("/api/tables/{table}/replay?step={at}&seat={}", 1 - seat)).await;
            assert_eq!(other.code(), "refused");
        }
    }
    let refused = start(&players, json!({ "game": "syndicate", "spectators": "refused" })).await;
    assert_eq!(site.guest("Vera").await.get(&format!("/api/tables/{refused}/replay")).await.code(), "forbidden");
    let delayed = json!({ "game": "syndicate", "spectators": { "delayed": { "seconds": 60 } } });
    let delayed = start(&players, delayed).await;
    assert_eq!(site.guest("Vera").await.get(&format!("/api/tables/{delayed}/replay")).await.code(), "forbidden");
}

#[tokio::test]
async fn the_bots_think_about_every_choice_once() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let table = start(&players, json!({ "game": "syndicate" })).await;
    let mut chance = kernel::Seeded::new([9; 32]);
    for _ in 0..6 {
        step(&players, table, &mut chance).await;
    }
    players[0].ask(table, super::named("resign")).await.fine();
    let path = format!("/api/tables/{table}/analysis");
    assert_eq!(site.stranger().get(&path).await.fine(), json!({ "done": 0, "of": 0, "thoughts": [] }));
    assert_eq!(site.stranger().send("POST", &path, None).await.code(), "unauthenticated");
    let begun = players[1].send("POST", &path, None).await.fine();
    assert!(begun["of"].as_u64().unwrap() >= 6, "{begun}");
    let mut known = begun;
    while known["thoughts"] == json!([]) {
        tokio::time::sleep(Duration::from_millis(20)).await;
        known = site.stranger().get(&path).await.fine();
    }
    assert_eq!(known["done"], known["of"]);
    let thoughts = known["thoughts"].as_array().unwrap();
    assert_eq!(thoughts.len() as u64, known["of"].as_u64().unwrap());
    for (number, thought) in thoughts.iter().enumerate() {
        let number_of = |field: &str| thought[field].as_f64().unwrap();
        assert_eq!(thought["step"], number);
        assert!(
            (0.0..=1.0).contains(&number_of("win")) && number_of("sure") < 0.2 && number_of("cost") >= 0.0,
            "{thought}"
        );
        assert!(thought["chosen"][0].is_string());
        assert!(number_of("cost") == 0.0 || thought["better"][0].is_string(), "{thought}");
    }
    assert_eq!(players[0].send("POST", &path, None).await.fine(), known, "it is not done again");
    // Another node finds it as well.
    play_out(&players, start(&players, json!({ "game": "syndicate" })).await, 3).await;
    assert_eq!(site.stranger().get(&path).await.fine(), known);
}
