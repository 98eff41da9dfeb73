//! Guided first games: what is told, and what can be answered at each of their moments.

use super::paths::{GamePath, LessonPath};
use super::{At, Body, Json, Routes};
use crate::app::App;
use crate::lessons::{Guided, guided};
use crate::trouble::Trouble;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::value::RawValue;
use std::sync::Arc;
use wire::{Lesson, LessonFacts};

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default().at(__path_lesson, lesson).at(__path_draft, draft).at(__path_foresee, foresee)
}

/// A guided first game.
///
/// The record of a real game with notes: whoever learns makes the moves that notes ask for, and everything else is as it
/// was. It holds all that a watcher on that seat would have been told, in the form of a table's updates.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "games", params(GamePath),
    responses((status = 200, body = Lesson, description = "The lesson.")))]
async fn lesson(
    State(app): State<Arc<App>>,
    At(GamePath { game }): At<GamePath>,
) -> Result<impl IntoResponse, Trouble> {
    let text = app.desk.work(move || Ok(find(&game)?.text.to_string())).await?;
    Ok(([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")], text))
}

/// What can be said of an answer at a moment of a lesson, besides some facts.
#[utoipa::path(post, path = "/api/lessons/{game}/{step}/draft", tag = "games", params(LessonPath),
    request_body = LessonFacts,
    responses((status = 200, body = Object, description = "As `draft` at a table.")))]
async fn draft(
    State(app): State<Arc<App>>,
    At(LessonPath { game, step }): At<LessonPath>,
    Body(LessonFacts { facts }): Body<LessonFacts>,
) -> Result<Json<Box<RawValue>>, Trouble> {
    Ok(Json(app.desk.work(move || find(&game)?.draft(step, &facts)).await?))
}

/// What an answer at a moment of a lesson would do.
#[utoipa::path(post, path = "/api/lessons/{game}/{step}/foresee", tag = "games", params(LessonPath),
    request_body = LessonFacts,
    responses((status = 200, body = Object, description = "As `foresee` at a table.")))]
async fn foresee(
    State(app): State<Arc<App>>,
    At(LessonPath { game, step }): At<LessonPath>,
    Body(LessonFacts { facts }): Body<LessonFacts>,
) -> Result<Json<Box<RawValue>>, Trouble> {
    Ok(Json(app.desk.work(move || find(&game)?.foresee(step, &facts)).await?))
}

fn find(game: &str) -> Result<&'static Guided, Trouble> {
    guided(game)?.ok_or_else(Trouble::not_found)
}
