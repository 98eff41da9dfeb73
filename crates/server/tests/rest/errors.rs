//! Whatever goes wrong is told in one form, in the client's language, with the same headers.

use super::{Site, named};
use axum::Router;
use axum::http::header;
use axum::routing::get;
use serde_json::json;
use server::Limits;
use std::sync::Arc;
use std::time::Duration;

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn every_failure_has_one_form() {
    let site = Site::with(Limits { body: 2_000, ..Limits::default() }, None).await;
    let large = "x".repeat(3_000);
    for (method, path, kind, body, code) in [
        ("GET", "/api/nothing", JSON, "", "not_found"),
        ("POST", "/nothing", JSON, "{}", "not_found"),
        ("GET", "/api/tables/x", JSON, "", "not_found"),
        ("GET", "/api/tables/99999999999999999999", JSON, "", "not_found"),
        ("GET", "/api/tables/-1", JSON, "", "not_found"),
        ("GET", "/api/tables/999", JSON, "", "not_found"),
        ("GET", "/api/tables/%ff", JSON, "", "not_found"),
        ("GET", "/api/games/chess", JSON, "", "not_found"),
        ("GET", "/api/rules/chess", JSON, "", "not_found"),
        ("GET", "/api/players/999", JSON, "", "not_found"),
        ("GET", "/api/players/999/history", JSON, "", "not_found"),
        ("PUT", "/api/guests", JSON, "{}", "method"),
        ("DELETE", "/api/openapi.json", JSON, "", "method"),
        ("OPTIONS", "/api/tables", JSON, "", "method"),
        ("TRACE", "/api/tables", JSON, "", "method"),
        ("POST", "/api/guests", JSON, "", "malformed"),
        ("POST", "/api/guests", JSON, "{", "malformed"),
        ("POST", "/api/guests", JSON, "[]", "malformed"),
        ("POST", "/api/guests", JSON, r#"{"name":1}"#, "malformed"),
        ("POST", "/api/guests", JSON, r#"{"name":"A","extra":1}"#, "malformed"),
        ("POST", "/api/guests", ("content-type", "text/plain"), r#"{"name":"A"}"#, "malformed"),
        ("POST", "/api/guests", ("x-other", "1"), r#"{"name":"A"}"#, "malformed"),
        ("POST", "/api/guests", JSON, &large, "too_large"),
        ("GET", "/api/tables?limit=x", JSON, "", "malformed"),
        ("GET", "/api/tables?which=none", JSON, "", "malformed"),
        ("GET", "/api/tables?colour=red", JSON, "", "malformed"),
        ("GET", "/api/tables?which=mine", JSON, "", "unauthenticated"),
        ("GET", "/api/me", JSON, "", "unauthenticated"),
        ("GET", "/api/me", ("authorization", "Bearer 1234"), "", "unauthenticated"),
        ("POST", "/api/tables", JSON, r#"{"game":"syndicate","seats":["me"],"submission":"a"}"#, "unauthenticated"),
        ("POST", "/api/verify", JSON, r#"{"record":"not a record"}"#, "refused"),
        ("GET", "/api/socket", JSON, "", "malformed"),
    ] {
        let answer = site.send(method, path, &[kind], body.to_owned()).await;
        if path == "/api/socket" {
            // What is missing is the wish to go on as a WebSocket; its status is its own.
            assert_eq!(answer.json()["code"], code);
            continue;
        }
        assert_eq!(answer.code(), code, "{method} {path} {body}");
        assert!(!answer.text.contains("["), "a text is missing: {}", answer.text);
    }
}

#[tokio::test]
async fn what_an_address_allows_is_said() {
    let site = Site::new().await;
    let answer = site.send("DELETE", "/api/tables", &[], "").await;
    assert_eq!(answer.code(), "method");
    let allowed = answer.headers[header::ALLOW].to_str().unwrap();
    assert!(allowed.contains("GET") && allowed.contains("POST"), "{allowed}");
    assert_eq!(site.send("HEAD", "/api/tables", &[], "").await.status, 200);
}

#[tokio::test]
async fn failures_come_in_the_language_of_the_client() {
    let site = Site::new().await;
    let sentence = async |headers: &[(&str, &str)]| {
        let answer = site.send("GET", "/api/nothing", headers, "").await;
        assert_eq!(answer.code(), "not_found");
        let failure = answer.json();
        (failure["sentence"].as_str().unwrap().to_owned(), failure["right"].as_str().unwrap().to_owned())
    };
    let english = sentence(&[]).await;
    assert!(english.0.starts_with("Not found"));
    assert_eq!(sentence(&[("accept-language", "fr-FR, de;q=0.5")]).await, english);
    let russian = sentence(&[("accept-language", "ru-RU,ru;q=0.9,en;q=0.8")]).await;
    let ukrainian = sentence(&[("accept-language", "fr, uk;q=0.5")]).await;
    assert_eq!(sentence(&[("accept-language", "en"), ("cookie", "a=b; lang=uk")]).await, ukrainian);
    assert!(russian != english && ukrainian != english && russian != ukrainian);
    let anna = site.guest("Anna").await;
    let table = anna.open(json!({ "game": "syndicate", "seats": ["me", "open"] })).await;
    let refused = anna.ask(table, named("start")).await;
    assert_eq!((refused.rule().as_str(), refused.status), ("BH-2", 422));
}

#[tokio::test]
async fn every_answer_has_the_headers_of_a_careful_server() {
    let site = Site::new().await;
    for path in ["/api", "/api/games", "/nowhere"] {
        let headers = site.stranger().get(path).await.headers;
        let policy = headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(headers[header::X_FRAME_OPTIONS], "DENY");
        assert!(!headers.contains_key(header::ACCESS_CONTROL_ALLOW_ORIGIN), "no other site reads us");
    }
    assert_eq!(site.stranger().get("/api/games").await.headers[header::CACHE_CONTROL], "no-store");
}

#[tokio::test]
async fn a_fault_of_our_own_is_an_answer_like_any_other() {
    let site = Site::new().await;
    let broken = Router::new().route("/api/broken", get(async || -> String { panic!("a secret detail") }));
    let broken = Site {
        router: server::rest::dress(broken, &site.app),
        app: Arc::clone(&site.app),
        folder: "/nonexistent/boardroom".into(),
    };
    let answer = broken.stranger().get("/api/broken").await;
    assert_eq!(answer.code(), "internal");
    assert!(!answer.text.contains("secret detail"));
    assert!(answer.headers.contains_key(header::CONTENT_SECURITY_POLICY));
}

#[tokio::test]
async fn what_takes_too_long_is_given_up() {
    let site = Site::with(Limits { patience: Duration::from_millis(1), ..Limits::default() }, None).await;
    let account = json!({ "name": "Anna", "password": "correct horse" });
    let answer = site.stranger().post("/api/accounts", account).await;
    assert_eq!(answer.code(), "unavailable");
    assert!(answer.headers.contains_key(header::RETRY_AFTER));
}
