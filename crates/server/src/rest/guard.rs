//! What every request goes through: limits, the safety of cookies, and what happens when we fail ourselves.

use crate::app::App;
use crate::identity::{Address, COOKIE, cookie};
use crate::trouble::Trouble;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use kernel::Phrase;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use wire::Code;

/// Refuses what is too much or comes from another site; ends what takes too long; a fault of our own becomes an
/// answer like any other.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let Address(address) = Address::of(request.headers(), request.extensions(), &app.limits.proxies);
    let allowed = app.desk.rates.address(address).and_then(|()| same_site(&app, request.method(), request.headers()));
    if let Err(trouble) = allowed {
        return trouble.into_response();
    }
    let answer = AssertUnwindSafe(next.run(request)).catch_unwind();
    match tokio::time::timeout(app.limits.patience, answer).await {
        Ok(Ok(response)) => response,
        Ok(Err(panic)) => Trouble::internal(said(panic.as_ref())).into_response(),
        Err(_) => Trouble::unavailable().into_response(),
    }
}

/// Whoever changes something with a browser's cookie must show that a page of ours does it. Programs send a
/// token, which no other site can make a browser send.
fn same_site(app: &App, method: &Method, headers: &HeaderMap) -> Result<(), Trouble> {
    let token = headers.get(header::AUTHORIZATION).is_some_and(|value| value.as_bytes().starts_with(b"Bearer "));
    if method.is_safe() || token {
        return Ok(());
    }
    let foreign = || Trouble::new(Code::Forbidden, Phrase::new("server-origin"));
    app.check_origin(headers)?;
    let site = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
    match site {
        Some("same-origin" | "none") => Ok(()),
        Some(_) => Err(foreign()),
        None if headers.contains_key(header::ORIGIN) || cookie(headers, COOKIE).is_none() => Ok(()),
        None => Err(foreign()),
    }
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}
