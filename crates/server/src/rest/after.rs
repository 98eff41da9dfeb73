//! After the game: places with every point's rule, the record, every step of it, its proof.
//!
//! All of this would give away what is hidden while a game is under way, so it is for games that are over.

use super::answer::Download;
use super::paths::TablePath;
use super::points::Account;
use super::tables::{Invite, looks, names};
use super::{Asked, At, Body, Json, Routes, proof};
use crate::app::App;
use crate::identity::Visitor;
use crate::ratings;
use crate::room::{Room, heard, json};
use crate::trouble::Trouble;
use axum::extract::State;
use kernel::owed::Manner;
use kernel::{Owed, Phrase, Seat, Viewer};
use registry::{AnyGame, AnyReplay, Follower};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Millis, TableId};
use utoipa::IntoParams;
use wire::{Code, Ending, Place, RecordText, ReplayStep, SeatInfo, Standings, Verdict};

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default()
        .at(__path_standings, standings)
        .at(__path_record, record)
        .at(__path_replay, replay)
        .at(__path_verify_table, verify_table)
        .at(__path_verify_text, verify_text)
}

/// How a game ended, and where every point came from.
#[utoipa::path(get, path = "/api/tables/{table}/standings", tag = "after", params(TablePath, Invite),
    responses((status = 200, body = Standings, description = "The places.")))]
async fn standings(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(Invite { invite }): Asked<Invite>,
) -> Result<Json<Standings>, Trouble> {
    let played = Played::at(&app, table, &visitor, invite).await?;
    ratings::count(&app.hub, TableId(table)).await?;
    let names = names(app.hub.store.as_ref(), played.seats.iter().filter_map(|seat| seat.user)).await?;
    let places = app.desk.work(move || played.standings(table, &names));
    Ok(Json(places.await?))
}

/// The record of a game that is over.
///
/// The text holds every choice, every use of chance and the secret: whoever has it can check the whole game.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "after", params(TablePath, Invite),
    responses((status = 200, body = String, content_type = "text/plain", description = "The record.")))]
async fn record(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(Invite { invite }): Asked<Invite>,
) -> Result<Download, Trouble> {
    let played = Played::at(&app, table, &visitor, invite).await?;
    Ok(Download { name: format!("{}-{table}.record", played.game.id()), text: played.record })
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ReplayParams {
    /// How many entries of the record are played; all of them without it.
    #[param(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64)]
    step: Option<u32>,
    /// Whose view; an onlooker's without it.
    #[param(minimum = 0, maximum = 31)]
    seat: Option<u8>,
    /// Whether the lines come with what each of them changed in the view.
    #[serde(default)]
    story: bool,
    /// The link's token, for a table that is not public.
    invite: Option<String>,
}

/// Any step of a game that is over, as any seat saw it.
///
/// While the game is under way, a player gets what they have seen so far, and who may look on what onlookers
/// have; nobody else's view can be asked for then.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "after", params(TablePath, ReplayParams),
    responses((status = 200, body = ReplayStep, description = "The step.")))]
async fn replay(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(params): Asked<ReplayParams>,
) -> Result<Json<Box<RawValue>>, Trouble> {
    let (user, asked) = (visitor.user, params.seat);
    let read = move |room: &mut Room| {
        let viewer = looks(room, user, asked)?;
        if let Some(played) = Played::of(room) {
            return Ok((played, asked));
        }
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat.index() as u8),
            Viewer::Onlooker => None,
        };
        let played = Played::so_far(room).filter(|_| asked.is_none() || asked == own).ok_or_else(not_over)?;
        Ok((played, own))
    };
    let (played, seat) = app.hub.read(TableId(table), user, params.invite, read).await?;
    let step = app.desk.work(move || played.step(params.step.map(|step| step as usize), seat, params.story));
    Ok(Json(step.await?))
}

/// Verify the game of a table.
#[utoipa::path(post, path = "/api/tables/{table}/verify", tag = "after", params(TablePath, Invite),
    responses((status = 200, body = Verdict, description = "What was found.")))]
async fn verify_table(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(Invite { invite }): Asked<Invite>,
) -> Result<Json<Verdict>, Trouble> {
    let (played, lang) = (Played::at(&app, table, &visitor, invite).await?, visitor.lang);
    let verdict = app.desk.work(move || proof::verdict(&played.record, played.data.as_deref(), lang));
    Ok(Json(verdict.await?))
}

/// Verify any record.
#[utoipa::path(post, path = "/api/verify", tag = "after", request_body = RecordText,
    responses((status = 200, body = Verdict, description = "What was found.")))]
async fn verify_text(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(RecordText { record, data }): Body<RecordText>,
) -> Result<Json<Verdict>, Trouble> {
    if let Some(data) = &data {
        app.desk.data.allow(visitor.known()?, data)?;
    }
    let verdict = app.desk.work(move || proof::verdict(&record, data.as_deref(), visitor.lang));
    Ok(Json(verdict.await?))
}

fn not_over() -> Trouble {
    Trouble::new(Code::Refused, Phrase::new("server-not-over"))
}

/// A game that is over, as it is read from its table.
pub(super) struct Played {
    pub(super) game: &'static dyn AnyGame,
    /// With the secret.
    record: String,
    data: Option<Arc<str>>,
    seats: Vec<SeatInfo>,
    ending: Ending,
    at: Millis,
}

impl Played {
    /// The game of a table at which the visitor may look.
    pub(super) async fn at(
        app: &App,
        table: i64,
        visitor: &Visitor,
        invite: Option<String>,
    ) -> Result<Played, Trouble> {
        let user = visitor.user;
        let read = move |room: &mut Room| {
            looks(room, user, None)?;
            Played::of(room).ok_or_else(not_over)
        };
        app.hub.read(TableId(table), user, invite, read).await
    }

    /// Nothing as long as the game is not over.
    fn of(room: &Room) -> Option<Played> {
        room.ending().and_then(|ending| Played::with(room, ending))
    }

    /// A game that is under way: only for what its viewer has seen.
    fn so_far(room: &Room) -> Option<Played> {
        Played::with(room, Ending { standings: Vec::new(), gave_up: None, ran_out: None, why: None })
    }

    fn with(room: &Room, ending: Ending) -> Option<Played> {
        Some(Played {
            game: room.game,
            record: room.table.as_ref()?.save(),
            data: room.data.clone(),
            seats: room.info(&BTreeMap::new()).seats,
            ending,
            at: room.updated,
        })
    }

    /// The game played again.
    pub(super) fn replay(&self) -> Result<Box<dyn AnyReplay>, Trouble> {
        Ok(self.game.replay(&self.record, self.data.as_deref())?)
    }

    fn standings(self, table: i64, names: &BTreeMap<i64, String>) -> Result<Standings, Trouble> {
        let account = Account::of(self.replay()?.as_mut());
        let place = |(number, standing): (usize, &wire::Standing)| {
            let seat = self.seats.get(number);
            let user = seat.and_then(|seat| seat.user);
            Place {
                seat: number as u8,
                user,
                name: seat
                    .and_then(|seat| if seat.local { seat.name.clone() } else { names.get(&seat.user?).cloned() }),
                left: seat.and_then(|seat| seat.left),
                bot: seat.and_then(|seat| seat.bot.clone()),
                rank: standing.rank,
                score: standing.score,
                points: Seat::checked(number).map(|seat| account.earned(seat)).unwrap_or_default(),
            }
        };
        Ok(Standings {
            table,
            game: self.game.id().to_owned(),
            at: self.at,
            gave_up: self.ending.gave_up,
            ran_out: self.ending.ran_out,
            places: self.ending.standings.iter().enumerate().map(place).collect(),
        })
    }

    fn step(self, step: Option<usize>, seat: Option<u8>, story: bool) -> Result<Box<RawValue>, Trouble> {
        let mut replay = self.replay()?;
        let steps = replay.len();
        let step = step.unwrap_or(steps);
        if step > steps {
            return Err(Trouble::new(Code::Refused, Phrase::new("server-step").count("most", steps)));
        }
        let viewer = match seat.map(|seat| Seat::checked(usize::from(seat))) {
            None => Viewer::Onlooker,
            Some(Some(seat)) if seat.index() < self.seats.len() => Viewer::Seat(seat),
            Some(_) => {
                return Err(Trouble::new(
                    Code::Refused,
                    Phrase::new("server-seat").count("most", self.seats.len() - 1),
                ));
            }
        };
        let go = |replay: &mut dyn AnyReplay, step| replay.go_to(step).map_err(Trouble::internal);
        go(replay.as_mut(), step.saturating_sub(1))?;
        let sealed = matches!(replay.owed(), Owed::Asked(asked) if asked.manner == Manner::Sealed);
        replay.keep_moments(story);
        go(replay.as_mut(), step)?;
        // What somebody chose in secret is not told to others before it is revealed.
        let told = replay.told().told.iter().all(|told| told.heard_by(viewer) == told.fullest());
        let deed = replay.deed().filter(|deed| viewer == Viewer::Seat(deed.by) || (told && !sealed));
        let deed = deed.map(json).transpose()?;
        let view = replay.view(viewer);
        let mut follower = Follower::new(viewer);
        let lines = if story { json(&follower.hear(replay.told()))? } else { heard(Some(replay.told()), viewer)? };
        let changes = if story { follower.end(|_| view.value()) } else { None };
        let changes = changes.map(|changes| json(&changes)).transpose()?;
        json(&ReplayStep {
            step: step as u32,
            steps: steps as u32,
            seat,
            asked: replay.owed().seats().iter().map(|seat| seat.index() as u8).collect(),
            deed: deed.as_deref(),
            lines: &lines,
            changes: changes.as_deref(),
            view: view.raw(),
        })
    }
}
