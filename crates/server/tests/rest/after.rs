//! Games that are over.

use super::{Site, finished, named, start, step};
use axum::http::header;
use kernel::{Owed, Seat, Viewer};
use serde_json::{Value, json};

const GAMES: [(&str, usize); 3] = [("syndicate", 3), ("fantastic-factories", 2), ("cyber-merchant", 3)];

#[tokio::test]
async fn places_points_and_steps_are_those_of_the_rules() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await, site.guest("Vera").await];
    for (game, seats) in GAMES {
        let table = finished(&players[..seats], json!({ "game": game })).await;
        let get = async |path: &str| site.stranger().get(&format!("/api/tables/{table}/{path}")).await;
        let record = get("record").await;
        assert_eq!(record.headers[header::CONTENT_TYPE], "text/plain; charset=utf-8");
        let mut replay = registry::find(game).unwrap().replay(&record.text, None).unwrap();
        replay.finish().unwrap();
        let Owed::Over(right) = replay.owed() else { panic!("over") };
        let standings = get("standings").await.fine();
        let places = standings["places"].as_array().unwrap();
        assert_eq!(places.len(), right.len());
        for ((seat, standing), place) in right.iter().zip(places) {
            assert_eq!((&place["rank"], &place["score"]), (&json!(standing.rank), &json!(standing.score)));
            let points = place["points"].as_array().unwrap().iter();
            let sum: i64 = points.map(|rule| rule["points"].as_i64().unwrap()).sum();
            assert_eq!(sum, i64::from(standing.score), "{game}: every point has a rule");
            assert_eq!(place["user"], players[seat.index()].user);
        }
        let steps = replay.len();
        for step in [0, 1, steps / 2, steps - 1, steps] {
            replay.go_to(step).unwrap();
            for seat in (0..seats).map(Some).chain([None]) {
                let query = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
                let told = get(&format!("replay?step={step}{query}")).await.fine();
                let viewer = seat.and_then(Seat::checked).map_or(Viewer::Onlooker, Viewer::Seat);
                assert_eq!(told["view"], replay.view(viewer).value(), "{game} {step} {seat:?}");
                let lines: Vec<_> = replay.told().heard(viewer).collect();
                assert_eq!(told["lines"], serde_json::to_value(lines).unwrap());
                assert_eq!((&told["step"], &told["steps"]), (&json!(step), &json!(steps)));
            }
        }
        assert_eq!(get(&format!("replay?step={}", steps + 1)).await.code(), "refused");
        assert_eq!(get(&format!("replay?seat={seats}")).await.code(), "refused");
        assert_eq!(get("replay").await.fine()["step"], steps);
    }
}

#[tokio::test]
async fn nothing_of_a_running_game_is_given_away() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let gathering = players[0].open(json!({ "game": "syndicate", "seats": ["me", "open"] })).await;
    let running = start(&players, json!({ "game": "syndicate" })).await;
    step(&players, running, &mut kernel::Seeded::new([1; 32])).await;
    for table in [gathering, running] {
        for client in [&players[0], &players[1], &site.stranger()] {
            for path in ["standings", "record", "analysis"] {
                assert_eq!(client.get(&format!("/api/tables/{table}/{path}")).await.code(), "refused");
            }
            for path in ["verify", "analysis"] {
                let code = client.send("POST", &format!("/api/tables/{table}/{path}"), None).await.code();
                assert!(code == "refused" || (client.user == 0 && code == "unauthenticated"), "{path} {code}");
            }
        }
    }
}

#[tokio::test]
async fn a_game_can_be_verified_and_a_damaged_one_is_found_out() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let table = finished(&players, json!({ "game": "syndicate" })).await;
    let verdict = site.stranger().send("POST", &format!("/api/tables/{table}/verify"), None).await.fine();
    assert_eq!((&verdict["holds"], &verdict["over"], &verdict["wrong_picks"]), (&json!(true), &json!(true), &json!(0)));
    assert!(verdict["picks"].as_u64().unwrap() > 10);
    let record = site.stranger().get(&format!("/api/tables/{table}/record")).await.text;
    let verify = async |record: &str| site.stranger().post("/api/verify", json!({ "record": record })).await;
    assert_eq!(verify(&record).await.fine(), verdict);
    // One digit of a running digest, and a whole line.
    let lines: Vec<&str> = record.lines().collect();
    let middle = lines.len() / 2;
    let told = |number: usize, line: &str| match (number == middle, line.strip_suffix('0')) {
        (false, _) => format!("{line}\n"),
        (true, Some(rest)) => format!("{rest}1\n"),
        (true, None) => format!("{}0\n", &line[..line.len() - 1]),
    };
    let damaged: String = lines.iter().enumerate().map(|(number, line)| told(number, line)).collect();
    let damaged = verify(&damaged).await.fine();
    assert_eq!((&damaged["holds"], &damaged["digests"]), (&json!(false), &json!(false)));
    assert!(damaged["wrong"].as_str().unwrap().contains(&(middle + 1).to_string()), "{damaged}");
    let cut: Vec<&str> =
        lines.iter().enumerate().filter(|(number, _)| *number != middle).map(|(_, line)| *line).collect();
    assert_eq!(verify(&(cut.join("\n") + "\n")).await.code(), "refused");
    // Sealed anew the digests fit, but not the promise.
    let bodies: Vec<String> = kernel::record::raw::bodies(&record).map(str::to_owned).collect();
    let secret = format!("secret {}", "22".repeat(32));
    let forged = bodies.iter().map(|body| if body.starts_with("secret ") { &secret } else { body }.as_str());
    let forged = verify(&kernel::record::raw::seal(forged)).await.fine();
    assert_eq!(
        (&forged["digests"], &forged["commitment"], &forged["rules"]),
        (&json!(true), &json!(false), &json!(true))
    );
    assert!(forged["wrong_picks"].as_u64().unwrap() > 0 && forged["holds"] == false);
    let unfinished = bodies.iter().filter(|body| !body.starts_with("secret ") && !body.starts_with("result "));
    let open = verify(&kernel::record::raw::seal(unfinished.map(String::as_str))).await.fine();
    assert_eq!((&open["holds"], &open["commitment"]), (&json!(false), &json!(false)), "there is no secret");
    assert_eq!(verify("").await.code(), "refused");
    assert_eq!(verify("boardroom record 1\n").await.code(), "refused");
}

#[tokio::test]
async fn a_game_that_was_given_up_can_be_read_as_far_as_it_went() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let table = start(&players, json!({ "game": "cyber-merchant" })).await;
    let mut chance = kernel::Seeded::new([3; 32]);
    for _ in 0..10 {
        step(&players, table, &mut chance).await;
    }
    players[1].ask(table, named("resign")).await.fine();
    let standings = players[0].get(&format!("/api/tables/{table}/standings")).await.fine();
    assert_eq!((&standings["gave_up"], &standings["places"][1]["rank"]), (&json!(1), &json!(2)));
    assert_eq!((&standings["ran_out"], &standings["places"][1]["left"]), (&json!(null), &json!("gave_up")));
    let history = players[1].get(&format!("/api/players/{}/history", players[1].user)).await.fine();
    assert_eq!(history["games"][0]["left"], "gave_up");
    let verdict = players[0].send("POST", &format!("/api/tables/{table}/verify"), None).await.fine();
    assert_eq!((&verdict["holds"], &verdict["over"]), (&json!(true), &json!(false)));
    assert_eq!(players[0].get(&format!("/api/tables/{table}/replay?seat=1")).await.fine()["steps"], 10);
}

#[tokio::test]
async fn a_step_taken_back_gives_no_points_and_a_private_table_stays_private() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let table = start(&players, json!({ "game": "fantastic-factories", "visibility": "private" })).await;
    let mut chance = kernel::Seeded::new([5; 32]);
    let mut undone = 0;
    for _ in 0..3_000 {
        if !step(&players, table, &mut chance).await {
            break;
        }
        for client in &players {
            if undone < 20 && client.look(table).await["can_undo"] == true {
                client.ask(table, named("undo")).await.fine();
                undone += 1;
            }
        }
    }
    assert_eq!(undone, 20);
    let standings = players[0].get(&format!("/api/tables/{table}/standings")).await.fine();
    for place in standings["places"].as_array().unwrap() {
        let sum: i64 = place["points"].as_array().unwrap().iter().map(|one| one["points"].as_i64().unwrap()).sum();
        assert_eq!(json!(sum), place["score"]);
    }
    for path in ["standings", "record", "replay", "log", "chat"] {
        let path = format!("/api/tables/{table}/{path}");
        assert_eq!(site.guest("Vera").await.get(&path).await.code(), "not_found");
    }
    let history = format!("/api/players/{}/history", players[0].user);
    let rows = async |client: &super::Client<'_>| client.get(&history).await.fine()["games"].as_array().unwrap().len();
    assert_eq!((rows(&players[0]).await, rows(&players[1]).await, rows(&site.stranger()).await), (1, 1, 0));
}

#[tokio::test]
async fn player_pages_have_a_history() {
    let site = Site::new().await;
    let players = [site.guest("Anna").await, site.guest("Boris").await];
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = start(&players, json!({ "game": "syndicate" })).await;
        players[1].ask(table, named("resign")).await.fine();
        tables.insert(0, json!(table));
    }
    let path = format!("/api/players/{}", players[1].user);
    let player = site.stranger().get(&path).await.fine();
    assert_eq!((&player["name"], &player["guest"], &player["ratings"]), (&json!("Boris"), &json!(true), &json!([])));
    let (mut before, mut seen) = (String::new(), Vec::new());
    loop {
        let page = site.stranger().get(&format!("{path}/history?limit=2{before}")).await.fine();
        seen.extend(page["games"].as_array().unwrap().iter().map(|game| game["table"].clone()));
        assert!(page["games"].as_array().unwrap().iter().all(|game| game["rank"] == 2 && game["game"] == "syndicate"));
        match page["next"].as_str() {
            Some(next) => before = format!("&before={next}"),
            None => break,
        }
    }
    assert_eq!(seen, tables);
    assert_eq!(site.stranger().get(&format!("{path}/history?before=x")).await.code(), "malformed");
    let whole: Value = site.stranger().get(&format!("{path}/history")).await.fine();
    assert!(!whole.to_string().contains("email"));
}
