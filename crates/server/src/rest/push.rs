//! Browsers that are called when it is their user's turn.

use super::{Body, Json, Routes};
use crate::app::App;
use crate::identity::Visitor;
use crate::trouble::Trouble;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::Phrase;
use std::sync::Arc;
use store::Push;
use wire::{Code, PushAddress, PushInfo, Subscription};

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default().at(__path_show, show).at(__path_subscribe, subscribe).at(__path_unsubscribe, unsubscribe)
}

/// Whether browsers are called, and the key they subscribe with.
#[utoipa::path(get, path = "/api/push", tag = "people",
    responses((status = 200, body = PushInfo, description = "The key, if browsers are called.")))]
async fn show(State(app): State<Arc<App>>) -> Json<PushInfo> {
    Json(PushInfo { key: app.push.get().map(|pusher| pusher.key()) })
}

/// Call this browser when it is my turn at a table played over days.
///
/// It is called until it is taken back, signs out, or its push service says that it is gone.
#[utoipa::path(put, path = "/api/me/push", tag = "people", request_body = Subscription,
    security(("token" = []), ("cookie" = [])),
    responses((status = 204, description = "It will be called.")))]
async fn subscribe(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(Subscription { endpoint, p256dh, auth }): Body<Subscription>,
) -> Result<StatusCode, Trouble> {
    let user = visitor.known()?;
    let takes = app.push.get().is_some_and(|pusher| pusher.takes(&endpoint, &p256dh, &auth));
    if !takes {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-push")));
    }
    let push = Push { user, endpoint, p256dh, auth, key: visitor.key, created: app.hub.now() };
    app.hub.store.put_push(push).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Do not call this browser any more.
#[utoipa::path(delete, path = "/api/me/push", tag = "people", request_body = PushAddress,
    security(("token" = []), ("cookie" = [])),
    responses((status = 204, description = "It will not be called.")))]
async fn unsubscribe(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(PushAddress { endpoint }): Body<PushAddress>,
) -> Result<StatusCode, Trouble> {
    app.hub.store.drop_push(visitor.known()?, &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
