//! The games there are, their rules and data; the description of the interface.

use super::Site;
use axum::http::header;
use serde_json::{Value, json};

#[tokio::test]
async fn games_are_told_in_the_language_of_the_client() {
    let site = Site::new().await;
    let games = site.stranger().get("/api/games").await.fine();
    let ids: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap()).collect();
    assert_eq!(ids, registry::games().iter().map(|game| game.id()).collect::<Vec<_>>());
    for (game, id) in games.as_array().unwrap().iter().zip(ids) {
        assert_eq!(&site.stranger().get(&format!("/api/games/{id}")).await.fine(), game);
        assert_eq!(game["rules"], json!(["en", "ru", "uk"]));
        assert!(game["bots"].as_array().unwrap().contains(&game["usual_bot"]));
        for option in game["options"].as_array().unwrap() {
            assert!(!option["label"].as_str().unwrap().starts_with('['), "{option}");
        }
    }
    let russian = site.send("GET", "/api/games/cyber-merchant", &[("accept-language", "ru")], "").await.fine();
    let option = |game: &Value, name: &str| {
        game["options"].as_array().unwrap().iter().find(|option| option["name"] == name).unwrap().clone()
    };
    assert_eq!(option(&russian, "cyber_deck")["values"], json!(["off", "on"]));
    assert_ne!(option(&russian, "cyber_deck")["label"], option(&games[2], "cyber_deck")["label"]);
    assert_eq!(option(&russian, "cyber_deck")["module"], true);
}

#[tokio::test]
async fn every_option_can_be_chosen_as_it_is_listed() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    for game in site.stranger().get("/api/games").await.fine().as_array().unwrap() {
        for option in game["options"].as_array().unwrap() {
            for value in option["values"].as_array().unwrap() {
                let mut options = json!({});
                options[option["name"].as_str().unwrap()] = value.clone();
                // At the largest table that it is for.
                let [least, most] = ["fewest", "most"].map(|name| game[name].as_u64().unwrap() as usize);
                let mut opened = None;
                for seats in (least..=most).rev() {
                    let table = json!({
                        "game": game["game"], "seats": vec!["open"; seats], "options": options, "submission": super::fresh(),
                    });
                    let answer = anna.post("/api/tables", table).await;
                    if answer.status == 200 {
                        opened = answer.fine()["table"].as_i64();
                        break;
                    }
                    assert_eq!(answer.status, 422, "{options}");
                }
                let table = opened.unwrap_or_else(|| panic!("{options} can be chosen"));
                anna.ask(table, super::named("close")).await.fine();
            }
        }
    }
}

/// With nothing agreed but the game: whatever is left open is something the game has.
#[tokio::test]
async fn every_game_is_played_to_its_end_with_what_is_usual() {
    let site = Site::new().await;
    for game in registry::games() {
        let mut people = Vec::new();
        for number in 0..*game.seats().start() {
            people.push(site.guest(&format!("Player {number}")).await);
        }
        let table = super::start(&people, json!({ "game": game.id() })).await;
        let info = people[0].look(table).await["info"].clone();
        assert_eq!(info["lapse"], json!({ "bot": game.usual_bot() }), "{}", game.id());
        super::play_out(&people, table, 3).await;
        assert_eq!(people[0].look(table).await["info"]["stage"], "over", "{}", game.id());
    }
}

#[tokio::test]
async fn rules_can_be_read_in_every_language() {
    let site = Site::new().await;
    for book in rulebooks::books().iter().map(|book| book.name) {
        let mut texts = Vec::new();
        for language in ["en", "ru", "uk"] {
            let rules = site.stranger().get(&format!("/api/rules/{book}?language={language}")).await.fine();
            assert_eq!((&rules["book"], &rules["language"]), (&json!(book), &json!(language)));
            texts.push(rules["text"].as_str().unwrap().to_owned());
        }
        let headers = [("accept-language", "uk")];
        let own = site.send("GET", &format!("/api/rules/{book}"), &headers, "").await.fine();
        assert_eq!(own["text"], texts[2]);
        texts.dedup();
        assert_eq!(texts.len(), 3);
    }
    assert_eq!(site.stranger().get("/api/rules/table?language=fr").await.code(), "refused");
}

#[tokio::test]
async fn data_can_be_taken_changed_checked_and_played_with() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    let standard = site.stranger().get("/api/games/syndicate/data").await;
    assert_eq!(standard.headers[header::CONTENT_TYPE], "text/plain; charset=utf-8");
    assert!(standard.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains("syndicate.toml"));
    let path = "/api/games/syndicate/data";
    let facts = anna.post(path, json!({ "text": standard.text })).await.fine();
    assert_eq!(facts["digest"], site.stranger().get("/api/games/syndicate").await.fine()["data"]);
    let syndicate = registry::find("syndicate").unwrap();
    assert_eq!(facts["rows"], syndicate.check_data(&standard.text).unwrap().tally.rows);
    let wrong = anna.post(path, json!({ "text": "what" })).await;
    assert_eq!(wrong.code(), "refused");
    assert_eq!(site.stranger().post(path, json!({ "text": "what" })).await.code(), "unauthenticated");
    let other = standard.text.replacen("reconstructed", "ruling", 1);
    let table = json!({ "game": "syndicate", "seats": ["me", { "bot": "random" }], "data": other });
    let table = anna.open(table).await;
    let info = anna.look(table).await["info"].clone();
    let digest = anna.post(path, json!({ "text": other })).await.fine()["digest"].clone();
    assert_eq!(info["data"], digest);
    let catalogue = site.stranger().get(info["catalogue"].as_str().unwrap()).await.fine();
    assert!(info["catalogue"].as_str().unwrap().contains(digest.as_str().unwrap()) && catalogue["pieces"].is_object());
}

#[tokio::test]
async fn the_description_lists_exactly_what_there_is() {
    let site = Site::new().await;
    let document = site.stranger().get("/api/openapi.json").await.fine();
    assert_eq!(document["openapi"], "3.1.0");
    let methods = ["GET", "PUT", "POST", "PATCH", "DELETE"];
    let mut operations = 0;
    for (path, described) in document["paths"].as_object().unwrap() {
        let filled = path.replace("{game}", "syndicate").replace("{book}", "table");
        let filled = filled.replace("{table}", "1").replace("{player}", "1").replace("{key}", "1");
        for method in methods {
            let there = !described[method.to_lowercase()].is_null();
            operations += usize::from(there);
            let answer = site.send(method, &filled, &[], "").await;
            assert_eq!(answer.status != 405, there, "{method} {path}");
        }
    }
    assert_eq!(operations, document.to_string().matches("\"operationId\"").count());
    assert!(operations >= 30, "{operations}");
    // Every address of the sources stands in the document: nothing is routed past it.
    let sources = concat!(env!("CARGO_MANIFEST_DIR"), "/src/rest");
    for file in std::fs::read_dir(sources).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for path in text.split("path = \"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(document["paths"][path].is_object(), "{path}");
        }
    }
}

#[tokio::test]
async fn there_is_a_page_that_needs_nothing_from_elsewhere() {
    let site = Site::new().await;
    let page = site.stranger().get("/api").await;
    assert_eq!(page.headers[header::CONTENT_TYPE], "text/html; charset=utf-8");
    for part in ["/api/page.css", "/api/page.js"] {
        assert!(page.text.contains(part));
        let file = site.stranger().get(part).await;
        assert_eq!(file.status, 200);
        assert!(!file.text.contains("http://") && !file.text.contains("https://"), "{part} leads elsewhere");
    }
    assert!(!page.text.contains("style=") && !page.text.contains("<style") && !page.text.contains("onclick"));
    assert_eq!(page.text.matches("<script").count(), page.text.matches("<script src=\"/api/").count());
}

#[tokio::test]
async fn components_are_described_once_and_for_ever() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    for game in site.stranger().get("/api/games").await.fine().as_array().unwrap() {
        let address = game["catalogue"].as_str().unwrap();
        let found = site.stranger().get(address).await;
        let catalogue = found.fine();
        let kept = found.headers[header::CACHE_CONTROL].to_str().unwrap();
        assert!(kept.contains("immutable"), "{address}: {kept}");
        assert!(catalogue["pieces"].is_object() && catalogue.get("printed").is_some(), "{address}");
        let seats = vec![json!("open"); game["fewest"].as_u64().unwrap() as usize];
        let table = anna.open(json!({ "game": game["game"], "seats": seats })).await;
        assert_eq!(anna.look(table).await["info"]["catalogue"], address);
        // Another build describes them in another way: its address is answered, but not kept.
        let (before, _) = address.rsplit_once('/').unwrap();
        let other = site.stranger().get(&format!("{before}/0000000000000000")).await;
        assert_eq!((other.fine(), other.headers[header::CACHE_CONTROL].to_str().unwrap()), (catalogue, "no-cache"));
    }
    let unknown = format!("/api/games/syndicate/catalogue/{}/{}", "0".repeat(64), "0".repeat(16));
    assert_eq!(site.stranger().get(&unknown).await.code(), "not_found");
}

#[tokio::test]
async fn options_say_for_how_many_players_they_matter() {
    let site = Site::new().await;
    let games = site.stranger().get("/api/games").await.fine();
    let option = |game: &str, name: &str| {
        let game = games.as_array().unwrap().iter().find(|one| one["game"] == game).unwrap();
        let found = game["options"].as_array().unwrap().iter().find(|option| option["name"] == name).unwrap();
        (found["fewest"].clone(), found["most"].clone(), found["fine"].clone())
    };
    let matters = |fewest: u8, most: u8, fine: bool| (json!(fewest), json!(most), json!(fine));
    assert_eq!(option("fantastic-factories", "machine"), matters(1, 1, false));
    assert_eq!(option("fantastic-factories", "work"), matters(2, 5, false));
    assert_eq!(option("fantastic-factories", "cards"), matters(1, 5, true));
    assert_eq!(option("cyber-merchant", "cyber_deck"), matters(2, 4, false));
    assert_eq!(option("cyber-merchant", "first"), matters(2, 4, true));
    assert_eq!(option("smartphone", "board"), matters(1, 3, false));
    assert_eq!(option("smartphone", "nfc"), matters(1, 5, true));
    assert_eq!(option("dei", "seat_5"), matters(5, 6, true));
    for option in games.as_array().unwrap().iter().flat_map(|game| game["options"].as_array().unwrap()) {
        assert!(option["fewest"].as_u64() <= option["most"].as_u64(), "{option}");
    }
}

#[tokio::test]
async fn what_the_store_keeps_under_other_names_is_no_catalogue() {
    let site = Site::new().await;
    site.app.hub.store.put_data("key of pushes", "secret = \"abc\"").await.unwrap();
    let answer = site.stranger().get("/api/games/syndicate/catalogue/key%20of%20pushes/1").await;
    assert_eq!(answer.code(), "not_found");
    assert!(!answer.text.contains("abc"), "{}", answer.text);
}
