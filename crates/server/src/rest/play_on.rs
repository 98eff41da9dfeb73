//! Playing on from a moment of a finished game, against bots (BH-11).

use super::opening::{good_submission, open_begun, opened_before};
use super::paths::TablePath;
use super::tables::{Invite, looks};
use super::{Asked, At, Body, Json, Routes};
use crate::app::App;
use crate::identity::{Visitor, random_hex};
use crate::room::{Room, Settings, Written, known_bot, moments};
use crate::trouble::Trouble;
use axum::extract::State;
use kernel::Phrase;
use registry::AnyGame;
use std::sync::Arc;
use store::{TableId, UserId};
use wire::{ClockPlan, Code, Lapse, Opened, PlayOn, SeatPlan, Spectators, Visibility};

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default().at(__path_play_on, play_on)
}

/// Play on from a moment of a finished game, against bots.
///
/// The new table stands where the old one stood after so many entries, its hidden cards and coming chance included.
/// It is found by its link alone and never rated.
#[utoipa::path(post, path = "/api/tables/{table}/play-on", tag = "after", params(TablePath, Invite),
    request_body = PlayOn, security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Opened, description = "The table, and what the link to it ends with.")))]
async fn play_on(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(Invite { invite }): Asked<Invite>,
    Body(wish): Body<PlayOn>,
) -> Result<Json<Opened>, Trouble> {
    let user = visitor.known()?;
    good_submission(&wish.submission)?;
    let _turn = app.desk.queue(user).await;
    if let Some(before) = opened_before(&app, user, &wish.submission).await? {
        return Ok(Json(before));
    }
    let old = app.hub.read(TableId(table), Some(user), invite, move |room| Old::of(room, user)).await?;
    known_bot(old.game, &wish.bot)?;
    if usize::from(wish.seat) >= old.seats {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-seat").count("most", old.seats - 1)));
    }
    let log = app.hub.store.log(TableId(table), 0).await?;
    let moments = moments(&log).map_err(Trouble::internal)?;
    // The moment after which nobody is asked is the end.
    let last = moments.iter().rposition(|line| line.asked != 0).unwrap_or(0);
    let step = wish.step as usize;
    if step > last {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-step").count("most", last)));
    }
    let begun = moments.into_iter().take(step + 1).map(|line| Written { id: None, by: Some(user.0), ..line });
    let (game, title, settings) = (old.game, old.title.clone(), old.settings(wish)?);
    open_begun(&app, user, game, title, settings, begun.collect()).await.map(Json)
}

/// A finished game.
struct Old {
    game: &'static dyn AnyGame,
    title: String,
    settings: Settings,
    seats: usize,
}

impl Old {
    fn of(room: &Room, user: UserId) -> Result<Old, Trouble> {
        looks(room, Some(user), None)?;
        if room.ending().is_none() || room.table.is_none() {
            return Err(Trouble::new(Code::Refused, Phrase::new("server-not-over")));
        }
        let (title, settings) = (room.title.clone(), Settings::clone(&room.settings));
        Ok(Old { game: room.game, title, seats: settings.seats.len(), settings })
    }

    /// What holds at the new table.
    fn settings(self, wish: PlayOn) -> Result<Settings, Trouble> {
        let seat = |seat: usize| match seat == usize::from(wish.seat) {
            true => SeatPlan::Me,
            false => SeatPlan::Bot(wish.bot.clone()),
        };
        Ok(Settings {
            seats: (0..self.seats).map(seat).collect(),
            invite: random_hex(16)?,
            visibility: Visibility::Link,
            clock: ClockPlan::None,
            lapse: Lapse::Bot(wish.bot.clone()),
            spectators: Spectators::default(),
            hints: true,
            rated: false,
            submission: wish.submission,
            rematch_of: None,
            ..self.settings
        })
    }
}
