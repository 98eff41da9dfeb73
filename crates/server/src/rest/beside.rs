//! Beside the game: chat, drafts, and the log as one viewer heard it.

use super::answer::page_size;
use super::paths::TablePath;
use super::tables::{looks, names};
use super::{Asked, At, Body, Json, Routes};
use crate::app::App;
use crate::identity::Visitor;
use crate::live::past_of_record;
use crate::room::{Room, happened, heard, json};
use crate::trouble::Trouble;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::{Phrase, Viewer};
use registry::AnyGame;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use store::{ChatSpan, TableId};
use utoipa::IntoParams;
use wire::{Ask, ChatLine, ChatPage, Code, Draft, Happened, LogPage, NewLine, Said};

/// The longest page of a chat, and of a log.
const MOST: u32 = 200;

/// The longest draft, in bytes of JSON.
const LONGEST_DRAFT: usize = 16 << 10;

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default()
        .at(__path_read_chat, read_chat)
        .at(__path_say, say)
        .at(__path_read_draft, read_draft)
        .at(__path_keep_draft, keep_draft)
        .at(__path_log, log)
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ChatParams {
    /// Only lines after this one: for those who follow.
    after: Option<i64>,
    /// Only lines before this one: for those who scroll up. The last ones of all without either.
    before: Option<i64>,
    /// How many, up to 200; 50 without it.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<u32>,
    /// The link's token, for a table that is not public.
    invite: Option<String>,
}

/// What was said at a table.
#[utoipa::path(get, path = "/api/tables/{table}/chat", tag = "beside", params(TablePath, ChatParams),
    responses((status = 200, body = ChatPage, description = "Lines, in order.")))]
async fn read_chat(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(params): Asked<ChatParams>,
) -> Result<Json<ChatPage>, Trouble> {
    let (table, user) = (TableId(table), visitor.user);
    app.hub.read(table, user, params.invite, move |room| looks(room, user, None).map(|_| ())).await?;
    let span = match (params.after, params.before) {
        (Some(after), _) => ChatSpan::After(after),
        (None, Some(before)) => ChatSpan::Before(before),
        (None, None) => ChatSpan::Last,
    };
    let limit = page_size(params.limit, MOST)?;
    let lines = app.hub.store.chat(table, span, limit).await?;
    let names = names(app.hub.store.as_ref(), lines.iter().map(|line| line.user.0)).await?;
    let line = |line: store::ChatLine| ChatLine {
        number: line.number,
        user: line.user.0,
        name: names.get(&line.user.0).cloned().unwrap_or_default(),
        at: line.at,
        text: line.text,
    };
    Ok(Json(ChatPage { lines: lines.into_iter().map(line).collect() }))
}

/// Say something to those at a table.
#[utoipa::path(post, path = "/api/tables/{table}/chat", tag = "beside", params(TablePath), request_body = NewLine,
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Said, description = "It was said.")))]
async fn say(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Body(NewLine { text }): Body<NewLine>,
) -> Result<Json<Box<RawValue>>, Trouble> {
    let user = visitor.known()?;
    Ok(Json(app.hub.ask(TableId(table), Some(user), Ask::Say { text }).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct OwnSeat {
    /// Which of my seats, if I have several there.
    #[param(minimum = 0, maximum = 31)]
    as_seat: Option<u8>,
}

/// What I keep for myself about my next choice.
#[utoipa::path(get, path = "/api/tables/{table}/draft", tag = "beside", params(TablePath, OwnSeat),
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Draft, description = "The draft, or null.")))]
async fn read_draft(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(OwnSeat { as_seat }): Asked<OwnSeat>,
) -> Result<Json<Draft>, Trouble> {
    let seat = own_seat(&app, table, &visitor, as_seat, false).await?;
    let draft = match app.hub.store.draft(TableId(table), seat).await? {
        Some(text) => serde_json::from_str(&text).map_err(Trouble::internal)?,
        None => Value::Null,
    };
    Ok(Json(Draft { draft }))
}

/// Keep something for myself about my next choice.
///
/// Nobody else ever sees it. It takes the place of what was kept before; null forgets it.
#[utoipa::path(put, path = "/api/tables/{table}/draft", tag = "beside", params(TablePath), request_body = Draft,
    security(("token" = []), ("cookie" = [])),
    responses((status = 204, description = "It is kept.")))]
async fn keep_draft(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(OwnSeat { as_seat }): Asked<OwnSeat>,
    Body(Draft { draft }): Body<Draft>,
) -> Result<StatusCode, Trouble> {
    let seat = own_seat(&app, table, &visitor, as_seat, !draft.is_null()).await?;
    let text = (!draft.is_null()).then(|| draft.to_string());
    if text.as_ref().is_some_and(|text| text.len() > LONGEST_DRAFT) {
        return Err(Trouble::new(Code::TooLarge, Phrase::new("server-too-large").count("most", LONGEST_DRAFT)));
    }
    app.hub.store.put_draft(TableId(table), seat, text.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The visitor's seat. Before the game seats change hands, so that nothing is kept for them.
async fn own_seat(app: &App, table: i64, visitor: &Visitor, named: Option<u8>, playing: bool) -> Result<u8, Trouble> {
    let user = visitor.known()?;
    let read = move |room: &mut Room| {
        let seat = room.seat_of(user, named);
        let seat = seat.ok_or_else(|| Trouble::new(Code::Forbidden, Phrase::new("server-no-seat")))?;
        if playing {
            room.playing()?;
        }
        Ok(seat.index() as u8)
    };
    app.hub.read(TableId(table), Some(user), None, read).await
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LogParams {
    /// Only what happened from this number on; from the beginning without it.
    #[param(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64)]
    since: Option<u32>,
    /// How many, up to 200; 50 without it.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<u32>,
    /// The link's token, for a table that is not public.
    invite: Option<String>,
    /// With the ears of which of my seats, if I have several there.
    #[param(minimum = 0, maximum = 31)]
    as_seat: Option<u8>,
}

/// What happened at a table, as I heard it.
#[utoipa::path(get, path = "/api/tables/{table}/log", tag = "beside", params(TablePath, LogParams),
    responses((status = 200, body = LogPage, description = "A page of the log.")))]
async fn log(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(params): Asked<LogParams>,
) -> Result<Json<Box<RawValue>>, Trouble> {
    let (table, user, as_seat) = (TableId(table), visitor.user, params.as_seat);
    let heard =
        app.hub.read(table, user, params.invite.clone(), move |room| Listener::of(room, looks(room, user, as_seat)?));
    let heard = heard.await?;
    let since = params.since.unwrap_or(0).min(heard.version);
    let limit = page_size(params.limit, MOST)?.min(heard.version - since);
    let mut entries = app.hub.store.log(table, since).await?;
    entries.truncate(limit as usize);
    let page = app.desk.work(move || heard.page(since, &entries));
    Ok(Json(page.await?))
}

/// Somebody who hears a log.
struct Listener {
    viewer: Viewer,
    version: u32,
    game: &'static dyn AnyGame,
    /// The record as far as it is played, without the secret.
    record: Option<String>,
    data: Option<Arc<str>>,
}

impl Listener {
    fn of(room: &Room, viewer: Viewer) -> Result<Listener, Trouble> {
        let (game, data) = (room.game, room.data.clone());
        let record = room.table.as_ref().map(|table| table.record());
        Ok(Listener { viewer, version: room.next, game, record, data })
    }

    fn page(self, since: u32, entries: &[store::Entry]) -> Result<Box<RawValue>, Trouble> {
        let past = past_of_record(self.game, self.record.as_deref(), self.data.as_deref(), since, entries)?;
        let news: Vec<_> = past.iter().map(|past| past.news()).collect();
        let lines = news.iter().map(|one| heard(one.told, self.viewer)).collect::<Result<Vec<_>, _>>()?;
        let happened: Vec<Happened<'_>> = news.iter().zip(&lines).map(|(one, lines)| happened(one, lines)).collect();
        let end = since + happened.len() as u32;
        let next = (end < self.version).then_some(end);
        json(&LogPage { happened: &happened, version: self.version, next })
    }
}
