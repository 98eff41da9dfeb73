//! Guests and accounts: to play at once, to come back from anywhere.

use super::me::language_cookie;
use super::{Body, Json, Routes};
use crate::app::App;
use crate::identity::password::{LONGEST, SHORTEST};
use crate::identity::{Address, COOKIE, SESSION, Visitor, over_tls};
use crate::trouble::Trouble;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use kernel::Phrase;
use std::convert::Infallible;
use std::sync::Arc;
use store::{KeyKind, UserId};
use wire::{Code, Credentials, Known, NewGuest};

/// The longest name, in characters.
const LONGEST_NAME: usize = 32;

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default()
        .at(__path_create_guest, create_guest)
        .at(__path_create_account, create_account)
        .at(__path_sign_in, sign_in)
        .at(__path_sign_out, sign_out)
}

/// Whether the cookie may travel over TLS only.
#[derive(Clone, Copy, Debug)]
pub struct Tls(bool);

impl FromRequestParts<Arc<App>> for Tls {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Tls, Infallible> {
        Ok(Tls(over_tls(&parts.headers, &parts.extensions, app)))
    }
}

/// Who somebody is now, with the cookie for their browser.
type Greeting = (HeaderMap, Json<Known>);

/// Play at once as a guest.
///
/// A browser gets a cookie; a program takes the token of the answer and sends it as `Authorization: Bearer …`.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 200, body = Known, description = "Who you are now.")))]
async fn create_guest(
    State(app): State<Arc<App>>,
    Address(address): Address,
    tls: Tls,
    Body(guest): Body<NewGuest>,
) -> Result<Greeting, Trouble> {
    app.desk.rates.newcomer(address)?;
    let name = good_name(&guest.name)?;
    let user = app.hub.store.create_guest(&name, app.hub.now()).await?;
    greet(&app, user, name, tls).await
}

/// Make an account.
///
/// A guest who is signed in keeps their number, their seats and their history. The name must not be taken.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials,
    responses((status = 200, body = Known, description = "Who you are now.")))]
async fn create_account(
    State(app): State<Arc<App>>,
    Address(address): Address,
    visitor: Visitor,
    tls: Tls,
    Body(new): Body<Credentials>,
) -> Result<Greeting, Trouble> {
    app.desk.rates.newcomer(address)?;
    let name = good_name(&new.name)?;
    good_password(&new.password)?;
    let password = app.desk.passwords.hash(new.password).await?;
    let store = &app.hub.store;
    let user = match visitor.user {
        Some(guest) => {
            store.claim_account(guest, &name, &password).await?;
            guest
        }
        None => store.create_account(&name, &password, app.hub.now()).await?,
    };
    greet(&app, user, name, tls).await
}

/// Sign in to an account.
///
/// A wrong name and a wrong password look the same.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = Credentials,
    responses((status = 200, body = Known, description = "Who you are now.")))]
async fn sign_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    tls: Tls,
    Body(given): Body<Credentials>,
) -> Result<Greeting, Trouble> {
    app.desk.rates.sign_in(address, &given.name)?;
    let account = match good_name(&given.name) {
        Ok(name) => app.hub.store.account_named(&name).await?,
        Err(_) => None,
    };
    let password: String = given.password.chars().take(LONGEST).collect();
    let stored = account.as_ref().and_then(|account| account.password.clone());
    let fits = app.desk.passwords.fits(password, stored).await?;
    match account {
        Some(account) if fits => {
            let (mut headers, known) = greet(&app, account.id, account.name, tls).await?;
            if let Some(cookie) = language_cookie(&account.settings)? {
                headers.append(header::SET_COOKIE, cookie);
            }
            Ok((headers, known))
        }
        _ => Err(Trouble::new(Code::Unauthenticated, Phrase::new("server-sign-in"))),
    }
}

/// Sign out.
///
/// What this request was made with is worth nothing afterwards.
#[utoipa::path(delete, path = "/api/session", tag = "people",
    responses((status = 204, description = "Signed out.")))]
async fn sign_out(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<(axum::http::StatusCode, HeaderMap), Trouble> {
    if let (Some(user), Some(key)) = (visitor.user, visitor.key) {
        app.hub.store.revoke_key(user, key).await?;
        app.identity.forget(user);
    }
    let mut headers = HeaderMap::new();
    let gone = format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    headers.insert(header::SET_COOKIE, HeaderValue::from_str(&gone).map_err(Trouble::internal)?);
    Ok((axum::http::StatusCode::NO_CONTENT, headers))
}

/// Gives somebody a session.
async fn greet(app: &App, user: UserId, name: String, Tls(tls): Tls) -> Result<Greeting, Trouble> {
    let (token, _) = app.identity.prove(user, KeyKind::Session, "", app.hub.now()).await?;
    let mut headers = HeaderMap::new();
    headers.insert(header::SET_COOKIE, session_cookie(&token, tls)?);
    Ok((headers, Json(Known { user: user.0, name, token })))
}

/// The cookie of a session: no script can read it, no other site can send it.
fn session_cookie(token: &str, tls: bool) -> Result<HeaderValue, Trouble> {
    let age = SESSION / 1000;
    let secure = if tls { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).map_err(Trouble::internal)
}

/// A name that people can read: 1 to 32 characters, nothing invisible, no blanks around it.
///
/// # Errors
/// When it is none.
pub fn good_name(name: &str) -> Result<String, Trouble> {
    let name = name.trim();
    let fine = (1..=LONGEST_NAME).contains(&name.chars().count()) && !name.chars().any(is_invisible);
    let bad = || Trouble::new(Code::Refused, Phrase::new("server-name").count("most", LONGEST_NAME));
    if fine { Ok(name.to_owned()) } else { Err(bad()) }
}

/// Characters that steer a terminal, turn the direction of writing, or cannot be seen.
pub fn is_invisible(c: char) -> bool {
    let hidden = matches!(c, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}');
    c.is_control() || hidden || matches!(c, '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

/// A password that is long enough and not too long.
///
/// # Errors
/// When it is not.
pub fn good_password(password: &str) -> Result<(), Trouble> {
    let bad = || {
        let why = Phrase::new("server-password").count("least", SHORTEST).count("most", LONGEST);
        Trouble::new(Code::Refused, why)
    };
    if (SHORTEST..=LONGEST).contains(&password.chars().count()) { Ok(()) } else { Err(bad()) }
}
