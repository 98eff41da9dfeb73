//! Tables: open one, look at it, do something at it.

use super::paths::TablePath;
use super::{Asked, At, Body, Json, Routes, opening};
use crate::app::App;
use crate::identity::Visitor;
use crate::ratings;
use crate::room::Room;
use crate::trouble::Trouble;
use axum::extract::State;
use kernel::{Phrase, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Store, TableId, UserId};
use utoipa::IntoParams;
use wire::{Ask, Code, Errand, Spectators, Stage, TablePass};

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default().at(opening::__path_create, opening::create).at(__path_show, show).at(__path_ask, ask)
}

/// The token of a table's link.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Invite {
    /// The link's token, for a table that is not public.
    pub invite: Option<String>,
}

/// One table from outside.
///
/// Its owner and its players also get what the link to it ends with. Who may not look on, or sees the table later
/// only, is not told whose turn it is.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(TablePath, Invite),
    responses((status = 200, body = TablePass, description = "The table.")))]
async fn show(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(Invite { invite }): Asked<Invite>,
) -> Result<Json<TablePass>, Trouble> {
    let user = visitor.user;
    let pass = app.hub.read(TableId(table), user, invite, move |room| {
        let seat = user.and_then(|user| room.seat_of(user, None)).map(|seat| seat.index() as u8);
        let inside = user.is_some_and(|user| room.sits(user) || user == room.owner);
        let invite = inside.then(|| room.settings.invite.clone());
        let mut info = room.info(&BTreeMap::new());
        if looks(room, user, None).is_err() {
            info.wish = None;
            info.seats.iter_mut().for_each(|seat| (seat.asked, seat.timer) = (false, None));
        }
        Ok(TablePass { info, version: room.next, seat, invite })
    });
    let mut pass = pass.await?;
    if pass.info.rated && pass.info.stage == Stage::Over {
        ratings::count(&app.hub, TableId(table)).await?;
    }
    let users = pass.info.seats.iter().filter_map(|seat| seat.user).chain([pass.info.owner]);
    let names = names(app.hub.store.as_ref(), users).await?;
    pass.info.host = names.get(&pass.info.owner).cloned();
    for seat in pass.info.seats.iter_mut().filter(|seat| !seat.local) {
        seat.name = seat.user.and_then(|user| names.get(&user).cloned());
    }
    Ok(Json(pass))
}

/// Do or ask something at a table.
///
/// Everything that a message over the socket can say, but for watching: `{"do": "look"}`, `{"do": "offers"}`,
/// `{"do": "play", …}`, `{"do": "sit", …}` and so on. What changes the table answers with its new version;
/// `look` answers with an update, `offers` and `draft` with what can be chosen, `hint` with what the bots think.
#[utoipa::path(post, path = "/api/tables/{table}", tag = "tables", request_body = Errand,
    params(TablePath),
    responses((status = 200, body = Object, description = "What was asked for.")))]
async fn ask(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Body(Errand { as_seat, ask }): Body<Errand>,
) -> Result<Json<Box<RawValue>>, Trouble> {
    if matches!(ask, Ask::Watch { .. } | Ask::Unwatch {} | Ask::Attend { .. }) {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-socket-only")));
    }
    Ok(Json(app.hub.ask_as(TableId(table), visitor.user, as_seat, ask).await?))
}

/// What users are called.
pub(super) async fn names(
    store: &dyn Store,
    users: impl Iterator<Item = i64>,
) -> Result<BTreeMap<i64, String>, Trouble> {
    let mut users: Vec<UserId> = users.map(UserId).collect();
    users.sort_unstable();
    users.dedup();
    let mut names = BTreeMap::new();
    for some in users.chunks(store::MAX_PAGE as usize) {
        names.extend(store.users(some).await?.into_iter().map(|user| (user.id.0, user.name)));
    }
    Ok(names)
}

/// What a user may see a table as, if they may look at it at this moment; with the eyes of a seat if they name one of
/// several that are theirs.
pub(super) fn looks(room: &Room, user: Option<UserId>, named: Option<u8>) -> Result<Viewer, Trouble> {
    let viewer = room.viewer(user, named);
    match (viewer, room.settings.spectators) {
        _ if user.is_some_and(|user| room.sits(user)) => Ok(viewer),
        (Viewer::Onlooker, Spectators::Refused) if user != Some(room.owner) => {
            Err(Trouble::new(Code::Forbidden, Phrase::new("server-no-spectators")))
        }
        (Viewer::Onlooker, Spectators::Delayed { .. }) if !room.is_over() => {
            Err(Trouble::new(Code::Forbidden, Phrase::new("server-delayed")))
        }
        _ => Ok(viewer),
    }
}
