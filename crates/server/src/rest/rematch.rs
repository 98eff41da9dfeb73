//! Playing again.
//!
//! A game has one rematch. Which table it is stands in the store under a name of its own, where the first one
//! counts, however many nodes are asked at the same time; if that table was closed before its game began, its
//! own rematch takes its place.

use super::opening::{good_submission, open};
use super::paths::TablePath;
use super::{At, Body, Json, Routes};
use crate::app::App;
use crate::hub::Hub;
use crate::identity::{Visitor, random_hex};
use crate::room::{Room, Settings, Who};
use crate::trouble::Trouble;
use axum::extract::State;
use kernel::Phrase;
use registry::AnyGame;
use std::sync::Arc;
use store::{Status, TableId, UserId};
use wire::{Ask, Code, Once, Opened, SeatPlan};

/// How many rematches in a row may have been closed before they began.
const MOST: usize = 50;

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default().at(__path_rematch, rematch)
}

/// Play again: the same people, the same settings.
///
/// For the players of a game that is over. The first to ask opens the table and sits there; seats are kept for
/// the others, who get the same table when they ask.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(TablePath), request_body = Once,
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Opened, description = "The table, and what the link to it ends with.")))]
async fn rematch(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Body(Once { submission }): Body<Once>,
) -> Result<Json<Opened>, Trouble> {
    let user = visitor.known()?;
    good_submission(&submission)?;
    let again = app.hub.read(TableId(table), Some(user), None, move |room| Again::of(room, user)).await?;
    let _turn = app.desk.queue(UserId(table)).await;
    let mut of = table;
    for _ in 0..MOST {
        match chosen(&app.hub, of).await? {
            Some((next, Status::Stopped, _)) => of = next,
            Some((next, _, invite)) => return told(&app, table, user, Opened { table: next, invite }).await,
            None => {
                let opened = again.open(&app, user, of, submission).await?;
                return told(&app, table, user, opened).await;
            }
        }
    }
    Err(Trouble::unavailable())
}

/// Those who are still at the old table hear of it.
async fn told(app: &App, over: i64, user: UserId, opened: Opened) -> Result<Json<Opened>, Trouble> {
    app.hub.tell_rematch(TableId(over), user, TableId(opened.table)).await?;
    Ok(Json(opened))
}

/// A game to be played again.
struct Again {
    game: &'static dyn AnyGame,
    title: String,
    settings: Settings,
}

impl Again {
    /// The game of a room, for one of its players.
    fn of(room: &Room, user: UserId) -> Result<Again, Trouble> {
        if !room.sits(user) {
            return Err(Trouble::new(Code::Forbidden, Phrase::new("server-no-seat")));
        }
        if room.ending().is_none() || room.table.is_none() {
            return Err(Trouble::new(Code::Refused, Phrase::new("server-not-over")));
        }
        let beside = |who: &Option<Who>| matches!(who, Some(Who::Local { user: host, .. }) if *host != user.0);
        if room.chairs.iter().any(|chair| beside(&chair.who)) {
            return Err(Trouble::new(Code::Refused, Phrase::new("server-rematch-local")));
        }
        let seat = |who: &Option<Who>| match who {
            Some(Who::Local { name, .. }) => SeatPlan::Local(name.clone()),
            Some(Who::User(sitting)) if *sitting == user.0 => SeatPlan::Me,
            Some(Who::User(other)) => SeatPlan::For(*other),
            Some(Who::Bot(bot)) => SeatPlan::Bot(bot.clone()),
            None => SeatPlan::Open,
        };
        let seats = room.chairs.iter().map(|chair| seat(&chair.who)).collect();
        let settings = Settings { seats, ..Settings::clone(&room.settings) };
        Ok(Again { game: room.game, title: room.title.clone(), settings })
    }

    /// Opens the table, unless another node was first.
    async fn open(self, app: &App, user: UserId, of: i64, submission: String) -> Result<Opened, Trouble> {
        let settings = Settings {
            secret: random_hex(32)?,
            invite: random_hex(16)?,
            submission,
            rematch_of: Some(of),
            ..self.settings
        };
        let opened = open(app, user, self.game, self.title, settings, None).await?;
        app.hub.store.put_data(&name(of), &opened.table.to_string()).await?;
        match chosen(&app.hub, of).await? {
            Some((first, _, invite)) if first != opened.table => {
                let close = Ask::Close { submission: "rematch".to_owned() };
                app.hub.ask(TableId(opened.table), Some(user), close).await?;
                Ok(Opened { table: first, invite })
            }
            _ => Ok(opened),
        }
    }
}

/// Under what the store keeps the rematch of a table. It is no digest, so that nobody finds it as component data.
fn name(table: i64) -> String {
    format!("rematch of {table}")
}

/// The rematch of a table, if there is one: its number, how far it is, and its link.
async fn chosen(hub: &Hub, table: i64) -> Result<Option<(i64, Status, String)>, Trouble> {
    let Some(text) = hub.store.data(&name(table)).await? else {
        return Ok(None);
    };
    let next: i64 = text.parse().map_err(Trouble::internal)?;
    let row = hub.store.table(TableId(next)).await?.ok_or_else(|| Trouble::internal("a rematch is missing"))?;
    let settings: Settings = serde_json::from_str(&row.settings).map_err(Trouble::internal)?;
    Ok(Some((next, row.head.status, settings.invite)))
}
