//! The REST interface: one file per noun.
//!
//! Every handler carries its description; [`Routes`] puts both into the router and into the OpenAPI document at
//! once, so that they cannot differ.

#![allow(unused_qualifications, reason = "the code that utoipa writes has them")]

mod accounts;
mod after;
mod analysis;
mod answer;
mod beside;
mod data_sets;
mod desk;
mod games;
mod guard;
mod lessons;
mod list;
mod me;
mod opening;
mod paths;
mod play_on;
mod players;
mod points;
mod proof;
mod rematch;
mod routes;
mod tables;

pub use answer::{Asked, At, Body, Json};
pub use desk::Desk;
pub use me::preferences;
pub use routes::Routes;

use crate::app::App;
use crate::{headers, openapi};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use std::sync::Arc;

/// Everything under `/api`, with its descriptions.
#[must_use]
pub fn routes() -> Routes {
    let parts = [
        accounts::routes(),
        me::routes(),
        games::routes(),
        lessons::routes(),
        tables::routes(),
        list::routes(),
        rematch::routes(),
        beside::routes(),
        after::routes(),
        analysis::routes(),
        play_on::routes(),
        players::routes(),
        openapi::routes(),
    ];
    parts.into_iter().fold(Routes::default(), Routes::merge)
}

/// All addresses under `/api` but the socket.
pub fn router() -> Router<Arc<App>> {
    routes().router
}

/// Puts around all addresses what every request goes through: headers, languages, limits, and answers for what
/// does not exist.
pub fn dress(routes: Router<Arc<App>>, app: &Arc<App>) -> Router {
    routes
        .fallback(answer::nowhere)
        .method_not_allowed_fallback(answer::no_such_method)
        .layer(DefaultBodyLimit::max(app.limits.body))
        .layer(from_fn_with_state(Arc::clone(app), guard::guard))
        .layer(from_fn_with_state(Arc::clone(app), answer::translate))
        .layer(from_fn_with_state(Arc::clone(app), headers::add))
        .with_state(Arc::clone(app))
}
