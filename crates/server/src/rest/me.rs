//! What somebody keeps about themselves: name, settings, keys.

use super::accounts::{good_name, good_password, is_invisible};
use super::games::no_language;
use super::paths::KeyPath;
use super::{Asked, At, Body, Json, Routes};
use crate::app::App;
use crate::identity::{Address, SESSION, Visitor};
use crate::trouble::Trouble;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use kernel::Phrase;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use store::{KeyId, KeyKind, ListQuery, TableId, User, UserId, Which};
use texts::Lang;
use utoipa::IntoParams;
use wire::{Code, KeyInfo, MadeToken, Me, MeChange, NewPassword, NewToken, NextTable, Preferences, Session};

/// The most tokens of one user.
const MOST_TOKENS: usize = 50;

/// The longest label of a token, in characters.
const LONGEST_LABEL: usize = 80;

/// The longest address of an e-mail, and of a webhook.
const LONGEST_ADDRESS: (usize, usize) = (254, 500);

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default()
        .at(__path_show, show)
        .at(__path_session, session)
        .at(__path_change, change)
        .at(__path_change_password, change_password)
        .at(__path_list_keys, list_keys)
        .at(__path_make_token, make_token)
        .at(__path_revoke_key, revoke_key)
        .at(__path_next, next)
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Me, description = "You.")))]
async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Me>, Trouble> {
    Ok(Json(me(&user(&app, visitor.known()?).await?)))
}

/// Does this browser belong to somebody?
///
/// The same as `GET /api/me`, but nobody is an answer here and no failure.
#[utoipa::path(get, path = "/api/session", tag = "people",
    responses((status = 200, body = Session, description = "You, or nobody.")))]
async fn session(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Session>, Trouble> {
    let me = match visitor.user {
        Some(id) => Some(me(&user(&app, id).await?)),
        None => None,
    };
    Ok(Json(Session { me }))
}

/// Change name, e-mail, language or notifications.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = MeChange,
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Me, description = "You, as you are now.")))]
async fn change(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(change): Body<MeChange>,
) -> Result<(HeaderMap, Json<Me>), Trouble> {
    let id = visitor.known()?;
    let (before, store) = (user(&app, id).await?, &app.hub.store);
    let name = change.name.as_deref().map(good_name).transpose()?;
    let email = change.email.as_deref().map(good_email).transpose()?;
    let settings = changed_settings(&before.settings, &change)?;
    if let Some(name) = name.filter(|name| *name != before.name) {
        store.rename(id, &name).await?;
    }
    if let Some(email) = email {
        store.set_email(id, email.as_deref()).await?;
    }
    if settings != before.settings {
        store.set_settings(id, &settings).await?;
    }
    let now = user(&app, id).await?;
    let cookie = language_cookie(&now.settings)?;
    let headers = cookie.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect();
    Ok((headers, Json(me(&now))))
}

/// Change the password.
///
/// All other sessions and all tokens end with it.
#[utoipa::path(put, path = "/api/me/password", tag = "people", request_body = NewPassword,
    security(("token" = []), ("cookie" = [])),
    responses((status = 204, description = "Changed.")))]
async fn change_password(
    State(app): State<Arc<App>>,
    Address(address): Address,
    visitor: Visitor,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<StatusCode, Trouble> {
    let user = user(&app, visitor.known()?).await?;
    app.desk.rates.sign_in(address, &user.name)?;
    good_password(&new)?;
    if user.is_guest() {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-guest")));
    }
    if !app.desk.passwords.fits(old, user.password).await? {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-old-password")));
    }
    let new = app.desk.passwords.hash(new).await?;
    app.hub.store.set_password(user.id, &new).await?;
    app.hub.store.revoke_keys(user.id, visitor.key).await?;
    app.identity.forget(user.id);
    Ok(StatusCode::NO_CONTENT)
}

/// My sessions and tokens.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people",
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Vec<KeyInfo>, description = "The newest first.")))]
async fn list_keys(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<KeyInfo>>, Trouble> {
    let keys = app.hub.store.keys_of(visitor.known()?).await?;
    let info = |key: store::Key| KeyInfo {
        id: key.id.0,
        label: key.label,
        session: key.kind == KeyKind::Session,
        current: visitor.key == Some(key.id),
        created: key.created,
        used: key.used,
        expires: key.expires,
    };
    Ok(Json(keys.into_iter().map(info).collect()))
}

/// Make a token for a program.
///
/// It is shown once, and is good until it is revoked.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = NewToken,
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = MadeToken, description = "The token.")))]
async fn make_token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(NewToken { label }): Body<NewToken>,
) -> Result<Json<MadeToken>, Trouble> {
    let user = visitor.known()?;
    let label = label.trim();
    if !(1..=LONGEST_LABEL).contains(&label.chars().count()) || label.chars().any(is_invisible) {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-label").count("most", LONGEST_LABEL)));
    }
    let keys = app.hub.store.keys_of(user).await?;
    if keys.iter().filter(|key| key.kind == KeyKind::Token).count() >= MOST_TOKENS {
        return Err(Trouble::new(Code::TooMany, Phrase::new("server-tokens").count("most", MOST_TOKENS)));
    }
    let (token, id) = app.identity.prove(user, KeyKind::Token, label, app.hub.now()).await?;
    Ok(Json(MadeToken { id: id.0, label: label.to_owned(), token }))
}

/// Revoke a session or a token.
#[utoipa::path(delete, path = "/api/me/tokens/{key}", tag = "people", params(KeyPath),
    security(("token" = []), ("cookie" = [])),
    responses((status = 204, description = "It is worth nothing any more.")))]
async fn revoke_key(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(KeyPath { key }): At<KeyPath>,
) -> Result<StatusCode, Trouble> {
    let user = visitor.known()?;
    if !app.hub.store.revoke_key(user, KeyId(key)).await? {
        return Err(Trouble::not_found());
    }
    app.identity.forget(user);
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct NextParams {
    /// The table one comes from: the next one is another, as long as there is another.
    after: Option<i64>,
}

/// The next table where I am asked.
#[utoipa::path(get, path = "/api/me/next", tag = "people", params(NextParams),
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = NextTable, description = "The table, or none.")))]
async fn next(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(params): Asked<NextParams>,
) -> Result<Json<NextTable>, Trouble> {
    let which = Which::AskedOf(visitor.known()?);
    let page = |before: Option<i64>, limit| ListQuery { before: before.map(TableId), limit, ..ListQuery::new(which) };
    let mut found = Vec::new();
    if params.after.is_some() {
        found = app.hub.store.list(page(params.after, 1)).await?;
    }
    if found.is_empty() {
        found = app.hub.store.list(page(None, 1)).await?;
    }
    Ok(Json(NextTable { table: found.first().map(|table| table.id.0) }))
}

async fn user(app: &App, id: UserId) -> Result<User, Trouble> {
    app.hub.store.user(id).await?.ok_or_else(Trouble::not_found)
}

fn me(user: &User) -> Me {
    Me {
        user: user.id.0,
        name: user.name.clone(),
        guest: user.is_guest(),
        email: user.email.clone(),
        preferences: preferences(&user.settings),
        created: user.created,
    }
}

/// A cookie with the language a user has chosen, so that all answers come in it.
pub(super) fn language_cookie(settings: &str) -> Result<Option<HeaderValue>, Trouble> {
    let cookie = |lang: String| {
        let cookie = format!("lang={lang}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}", SESSION / 1000);
        HeaderValue::from_str(&cookie).map_err(Trouble::internal)
    };
    preferences(settings).language.map(cookie).transpose()
}

/// What a user has chosen, from what is stored.
#[must_use]
pub fn preferences(settings: &str) -> Preferences {
    serde_json::from_str(settings).unwrap_or_default()
}

/// The stored settings with a change; what others keep there stays.
fn changed_settings(before: &str, change: &MeChange) -> Result<String, Trouble> {
    let mut settings: Map<String, Value> = serde_json::from_str(before).unwrap_or_default();
    let mut set = |name: &str, value: Option<Value>| match value {
        Some(Value::String(text)) if text.is_empty() => drop(settings.remove(name)),
        Some(value) => drop(settings.insert(name.to_owned(), value)),
        None => {}
    };
    if let Some(language) = &change.language
        && !language.is_empty()
        && language.parse::<Lang>().is_err()
    {
        return Err(no_language());
    }
    if let Some(webhook) = &change.webhook {
        let web = webhook.is_empty() || webhook.starts_with("https://") || webhook.starts_with("http://");
        let plain = webhook.len() <= LONGEST_ADDRESS.1 && webhook.chars().all(|c| c.is_ascii_graphic());
        if !web || !plain {
            return Err(Trouble::new(Code::Refused, Phrase::new("server-webhook").count("most", LONGEST_ADDRESS.1)));
        }
    }
    set("language", change.language.clone().map(Value::from));
    set("mail", change.mail.map(Value::from));
    set("webhook", change.webhook.clone().map(Value::from));
    if settings.is_empty() && before.is_empty() {
        return Ok(String::new());
    }
    serde_json::to_string(&settings).map_err(Trouble::internal)
}

/// Where to write to; nowhere if it is empty.
fn good_email(email: &str) -> Result<Option<String>, Trouble> {
    let email = email.trim();
    if email.is_empty() {
        return Ok(None);
    }
    let plain = email.len() <= LONGEST_ADDRESS.0 && !email.chars().any(|c| c.is_whitespace() || is_invisible(c));
    let parts =
        email.split_once('@').is_some_and(|(who, host)| !who.is_empty() && !host.is_empty() && !host.contains('@'));
    let bad = || Trouble::new(Code::Refused, Phrase::new("server-email"));
    if plain && parts { Ok(Some(email.to_owned())) } else { Err(bad()) }
}
