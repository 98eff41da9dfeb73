//! Guests, accounts, tokens, cookies.

use super::{Site, fresh};
use axum::http::header;
use serde_json::{Value, json};
use server::Limits;

/// The value of a cookie that was set.
fn cookie(answer: &super::Answer, name: &str) -> String {
    let all = answer.headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap());
    all.into_iter().find(|cookie| cookie.starts_with(&format!("{name}="))).unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_guest_plays_at_once_and_keeps_everything_with_an_account() {
    let site = Site::new().await;
    let guest = site.guest("  Anna ").await;
    assert_eq!(site.stranger().get("/api/session").await.fine(), json!({}));
    let me = guest.get("/api/me").await.fine();
    assert_eq!(guest.get("/api/session").await.fine()["me"], me);
    assert_eq!((&me["name"], &me["guest"], &me["user"]), (&json!("Anna"), &json!(true), &json!(guest.user)));
    let table = guest.open(json!({ "game": "syndicate", "seats": ["me", "open"] })).await;
    let known = guest.post("/api/accounts", json!({ "name": "Anna", "password": "correct horse" })).await.fine();
    assert_eq!(known["user"], guest.user, "the same number");
    assert_eq!(guest.get("/api/me").await.fine()["guest"], false);
    let again = guest.post("/api/accounts", json!({ "name": "Hanna", "password": "correct horse" })).await;
    assert_eq!(again.code(), "conflict");
    let taken = site.stranger().post("/api/accounts", json!({ "name": "aNNa", "password": "12345678" })).await;
    assert_eq!(taken.code(), "conflict");
    let elsewhere =
        site.stranger().post("/api/session", json!({ "name": "ANNA", "password": "correct horse" })).await.fine();
    let mine = site.client(&elsewhere).get("/api/tables?which=mine").await.fine();
    assert_eq!(mine["tables"][0]["table"], table);
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_look_the_same() {
    let site = Site::new().await;
    site.account("Anna").await;
    let mut answers = Vec::new();
    for (name, password) in [("Anna", "wrong"), ("Nobody", "Anna 12345678"), ("", ""), ("\u{202E}", "x")] {
        let answer = site.stranger().post("/api/session", json!({ "name": name, "password": password })).await;
        assert_eq!(answer.code(), "unauthenticated");
        assert_eq!(cookie(&answer, "boardroom"), "");
        answers.push(answer.text);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1);
}

#[tokio::test]
async fn who_guesses_passwords_is_stopped() {
    let site = Site::with(Limits { sign_ins: 3, ..Limits::default() }, None).await;
    let guess = async |name: &str| {
        let guess = json!({ "name": name, "password": "wrong word" });
        site.stranger().post("/api/session", guess).await.code()
    };
    for _ in 0..3 {
        assert_eq!(guess("Anna").await, "unauthenticated");
    }
    assert_eq!(guess("anna").await, "too_many");
    assert_eq!(guess("Boris").await, "unauthenticated", "another name");
}

#[tokio::test]
async fn names_and_passwords_have_limits() {
    let site = Site::new().await;
    for name in ["", "   ", &"x".repeat(33), "a\nb", "a\u{200B}b", "\0"] {
        assert_eq!(site.stranger().post("/api/guests", json!({ "name": name })).await.code(), "refused", "{name:?}");
    }
    for password in ["1234567", &"x".repeat(257)] {
        let answer = site.stranger().post("/api/accounts", json!({ "name": "A", "password": password })).await;
        assert_eq!(answer.code(), "refused");
    }
    assert_eq!(site.stranger().post("/api/guests", json!({ "name": "Ж".repeat(32) })).await.status, 200);
}

#[tokio::test]
async fn a_token_is_good_until_it_is_revoked() {
    let site = Site::new().await;
    let anna = site.account("Anna").await;
    let made = anna.post("/api/me/tokens", json!({ "label": "my bot" })).await.fine();
    let bot = site.client(&json!({ "token": made["token"], "user": anna.user }));
    assert_eq!(bot.get("/api/me").await.fine()["name"], "Anna");
    let keys = anna.get("/api/me/tokens").await.fine();
    let key = |label: &str| keys.as_array().unwrap().iter().find(|key| key["label"] == label).unwrap().clone();
    assert_eq!((&key("my bot")["session"], &key("my bot")["current"]), (&json!(false), &json!(false)));
    assert_eq!((&key("")["session"], &key("")["current"]), (&json!(true), &json!(true)));
    assert!(!anna.get("/api/me/tokens").await.text.contains(made["token"].as_str().unwrap()), "only its hash is kept");
    let boris = site.account("Boris").await;
    let path = format!("/api/me/tokens/{}", made["id"]);
    assert_eq!(boris.send("DELETE", &path, None).await.code(), "not_found", "it is not theirs");
    assert_eq!(anna.send("DELETE", &path, None).await.status, 204);
    assert_eq!(bot.get("/api/me").await.code(), "unauthenticated");
    assert_eq!(bot.get("/api/games").await.code(), "unauthenticated", "a wrong token is never ignored");
    assert_eq!(anna.send("DELETE", &path, None).await.code(), "not_found");
}

#[tokio::test]
async fn there_is_an_end_to_tokens() {
    let site = Site::new().await;
    let anna = site.guest("Anna").await;
    for _ in 0..50 {
        anna.post("/api/me/tokens", json!({ "label": "x" })).await.fine();
    }
    assert_eq!(anna.post("/api/me/tokens", json!({ "label": "x" })).await.code(), "too_many");
    for label in ["", &"x".repeat(81), "\t"] {
        assert_eq!(anna.post("/api/me/tokens", json!({ "label": label })).await.code(), "refused");
    }
}

#[tokio::test]
async fn a_new_password_ends_everything_else() {
    let site = Site::new().await;
    let anna = site.account("Anna").await;
    let token = anna.post("/api/me/tokens", json!({ "label": "x" })).await.fine()["token"].clone();
    let old = json!({ "name": "Anna", "password": "Anna 12345678" });
    let phone = site.client(&site.stranger().post("/api/session", old.clone()).await.fine());
    let wrong = json!({ "old": "wrong word", "new": "new password" });
    assert_eq!(anna.send("PUT", "/api/me/password", Some(wrong)).await.code(), "refused");
    let right = json!({ "old": "Anna 12345678", "new": "new password" });
    assert_eq!(anna.send("PUT", "/api/me/password", Some(right)).await.status, 204);
    assert_eq!(anna.get("/api/me").await.status, 200, "this one goes on");
    assert_eq!(phone.get("/api/me").await.code(), "unauthenticated");
    assert_eq!(site.client(&json!({ "token": token, "user": 0 })).get("/api/me").await.code(), "unauthenticated");
    assert_eq!(site.stranger().post("/api/session", old).await.code(), "unauthenticated");
    let new = json!({ "name": "Anna", "password": "new password" });
    assert_eq!(site.stranger().post("/api/session", new).await.status, 200);
    let guest = site.guest("Guest").await;
    let change = json!({ "old": "12345678", "new": "new password" });
    assert_eq!(guest.send("PUT", "/api/me/password", Some(change)).await.code(), "refused");
}

#[tokio::test]
async fn a_cookie_is_for_browsers_of_our_own_pages() {
    let site = Site::new().await;
    let made = site.stranger().post("/api/guests", json!({ "name": "Anna" })).await;
    let set = cookie(&made, "boardroom");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(set.contains(part), "{set}");
    }
    assert!(!set.contains("Secure"), "plain HTTP");
    let pair = set.split(';').next().unwrap().to_owned();
    let json_kind = ("content-type", "application/json");
    let change = async |headers: &[(&str, &str)]| {
        let mut all = vec![("cookie", pair.as_str()), json_kind, ("host", "play.example")];
        all.extend_from_slice(headers);
        site.send("PATCH", "/api/me", &all, r#"{"name":"Boris"}"#).await
    };
    assert_eq!(change(&[]).await.code(), "forbidden", "nothing says that it is our page");
    assert_eq!(change(&[("origin", "http://evil.example")]).await.code(), "forbidden");
    assert_eq!(change(&[("origin", "null")]).await.code(), "forbidden");
    assert_eq!(change(&[("sec-fetch-site", "cross-site")]).await.code(), "forbidden");
    assert_eq!(change(&[("authorization", "Basic YTpi")]).await.code(), "forbidden", "a browser sends that by itself");
    assert_eq!(change(&[("sec-fetch-site", "same-site"), ("origin", "http://play.example")]).await.code(), "forbidden");
    assert_eq!(change(&[("origin", "http://play.example")]).await.status, 200);
    assert_eq!(change(&[("sec-fetch-site", "same-origin")]).await.status, 200);
    let read = site.send("GET", "/api/me", &[("cookie", &pair)], "").await;
    assert_eq!(read.fine()["name"], "Boris");
    let foreign = [("content-type", "application/json"), ("origin", "http://evil.example"), ("host", "play.example")];
    let made = site.send("POST", "/api/guests", &foreign, r#"{"name":"A"}"#).await;
    assert_eq!(made.code(), "forbidden", "nor does another site sign anybody in");
    let form = [("content-type", "text/plain")];
    assert_eq!(site.send("POST", "/api/guests", &form, r#"{"name":"A"}"#).await.code(), "malformed");
}

#[tokio::test]
async fn over_tls_a_cookie_is_secure() {
    let site = Site::with(Limits::default(), Some("https://play.example")).await;
    let made = site.stranger().post("/api/guests", json!({ "name": "Anna" })).await;
    assert!(cookie(&made, "boardroom").contains("; Secure"));
    assert!(made.headers.contains_key(header::STRICT_TRANSPORT_SECURITY));
}

#[tokio::test]
async fn who_signs_out_is_out() {
    let site = Site::new().await;
    let anna = site.account("Anna").await;
    let out = anna.send("DELETE", "/api/session", None).await;
    assert_eq!(out.status, 204);
    assert!(cookie(&out, "boardroom").contains("Max-Age=0"));
    assert_eq!(anna.get("/api/me").await.code(), "unauthenticated");
    assert_eq!(site.stranger().send("DELETE", "/api/session", None).await.status, 204, "nobody can do so too");
}

#[tokio::test]
async fn what_somebody_keeps_about_themselves() {
    let site = Site::new().await;
    let anna = site.account("Anna").await;
    site.account("Boris").await;
    let change = async |change: Value| anna.send("PATCH", "/api/me", Some(change)).await;
    let all = json!({ "name": "Hanna", "email": "anna@example.org", "language": "uk", "mail": true,
        "webhook": "https://example.org/hook" });
    let answer = change(all).await;
    assert!(cookie(&answer, "lang").starts_with("lang=uk; "), "answers come in their language from now on");
    let me = answer.fine();
    assert_eq!((&me["name"], &me["email"]), (&json!("Hanna"), &json!("anna@example.org")));
    let chosen = json!({ "language": "uk", "mail": true, "webhook": "https://example.org/hook" });
    assert_eq!(me["preferences"], chosen);
    assert_eq!(change(json!({})).await.fine(), me, "nothing changes nothing");
    let signed = json!({ "name": "Hanna", "password": "Anna 12345678" });
    let signed = site.stranger().post("/api/session", signed).await;
    assert!(cookie(&signed, "lang").starts_with("lang=uk; ") && !cookie(&signed, "boardroom").is_empty());
    let gone = change(json!({ "email": "", "language": "", "webhook": "" })).await.fine();
    assert_eq!((&gone["email"], &gone["preferences"]), (&Value::Null, &json!({ "mail": true })));
    assert_eq!(change(json!({ "name": "boris" })).await.code(), "conflict");
    for wrong in [
        json!({ "email": "anna" }),
        json!({ "email": "a b@c" }),
        json!({ "webhook": "ftp://example.org" }),
        json!({ "language": "fr" }),
        json!({ "name": "" }),
    ] {
        assert_eq!(change(wrong).await.code(), "refused");
    }
    assert_eq!(change(json!({ "colour": "red" })).await.code(), "malformed");
}

#[tokio::test]
async fn newcomers_and_requests_have_limits() {
    let limits = Limits { requests_per_second: 1, ..Limits::default() };
    let site = Site::with(limits, None).await;
    let anna = site.guest("Anna").await;
    let mut codes = Vec::new();
    for _ in 0..12 {
        codes.push(anna.get("/api/me").await.status);
    }
    assert_eq!((codes[0], codes[11]), (200, 429), "{codes:?}");
    let answer = anna.get("/api/me").await;
    assert_eq!((answer.code().as_str(), &answer.headers[header::RETRY_AFTER]), ("too_many", &"1".parse().unwrap()));
    let boris = site.guest(&fresh()).await;
    assert_eq!(boris.get("/api/me").await.status, 200, "another has their own");
}
