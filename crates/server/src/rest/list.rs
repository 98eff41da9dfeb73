//! Lists of tables.

use super::answer::page_size;
use super::tables::names;
use super::{Asked, Json, Routes};
use crate::app::App;
use crate::identity::Visitor;
use crate::room::Settings;
use crate::trouble::Trouble;
use axum::extract::State;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{ListQuery, Status, Table, TableId, UserId, Visibility};
use utoipa::{IntoParams, ToSchema};
use wire::{CardSeat, SeatPlan, Spectators, Stage, TableCard, TablePage};

/// The longest page.
const MOST: u32 = 100;

/// The longest text that is searched for, in characters.
const LONGEST_TEXT: usize = 200;

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default().at(__path_list, list)
}

/// Which tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// Those that wait for players.
    #[default]
    Open,
    /// Those where a game is under way.
    Running,
    /// Those whose game is over.
    Finished,
    /// Those where I sit.
    Mine,
    /// Those that wait for me.
    Asked,
}

#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ListParams {
    /// Which tables; the open ones without it.
    #[serde(default)]
    #[param(inline)]
    which: Which,
    /// Only of this game.
    game: Option<String>,
    /// Only those where every word begins a word of the title or of a player's name.
    #[param(max_length = 200)]
    text: Option<String>,
    /// Only older tables than this one: `next` of the page before.
    before: Option<i64>,
    /// How many, up to 100; 50 without it.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// Find tables.
///
/// Lists of open, running and finished tables hold public ones only; my own are listed whatever they are.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListParams),
    responses((status = 200, body = TablePage, description = "A page, the newest table first.")))]
async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(params): Asked<ListParams>,
) -> Result<Json<TablePage>, Trouble> {
    let (which, visibility) = match params.which {
        Which::Open => (store::Which::Open, Some(Visibility::Public)),
        Which::Running => (store::Which::Running, Some(Visibility::Public)),
        Which::Finished => (store::Which::Finished, Some(Visibility::Public)),
        Which::Mine => (store::Which::OfUser(visitor.known()?), None),
        Which::Asked => (store::Which::AskedOf(visitor.known()?), None),
    };
    if params.text.as_ref().is_some_and(|text| text.chars().count() > LONGEST_TEXT) {
        return Err(Trouble::malformed("text: too long"));
    }
    let game = params.game.as_deref().map(registry::find).transpose()?;
    let limit = page_size(params.limit, MOST)?;
    let query = ListQuery {
        which,
        game: game.map(|game| game.id().to_owned()),
        text: params.text,
        visibility,
        before: params.before.map(TableId),
        limit,
    };
    let rows = app.hub.store.list(query).await?;
    let next = (rows.len() >= limit as usize).then(|| rows.last().map(|row| row.id.0)).flatten();
    let users = rows.iter().flat_map(|row| row.seats.iter().flatten()).map(|user| user.0);
    let names = names(app.hub.store.as_ref(), users).await?;
    let tables = rows.into_iter().map(|row| card(row, visitor.user, &names)).collect::<Result<_, _>>()?;
    Ok(Json(TablePage { tables, next }))
}

fn card(row: Table, user: Option<UserId>, names: &BTreeMap<i64, String>) -> Result<TableCard, Trouble> {
    let settings: Settings = serde_json::from_str(&row.settings).map_err(Trouble::internal)?;
    let inside = user.is_some_and(|user| row.owner == user || row.seats.contains(&Some(user)));
    let open_to_all = settings.spectators == Spectators::Welcome;
    let seat = |(number, plan): (usize, &SeatPlan)| {
        let user = row.seats.get(number).copied().flatten().map(|user| user.0);
        let open = matches!(plan, SeatPlan::Open | SeatPlan::Me);
        CardSeat {
            user,
            name: match plan {
                SeatPlan::Local(name) => Some(name.clone()),
                _ => user.and_then(|user| names.get(&user).cloned()),
            },
            bot: match plan {
                SeatPlan::Bot(bot) => Some(bot.clone()),
                SeatPlan::Me | SeatPlan::Open | SeatPlan::Invited | SeatPlan::For(_) | SeatPlan::Local(_) => None,
            },
            free: user.is_none() && open && row.head.status == Status::Open,
            asked: (inside || open_to_all) && row.head.asked >> number & 1 == 1,
        }
    };
    Ok(TableCard {
        table: row.id.0,
        seats: settings.seats.iter().enumerate().map(seat).collect(),
        owner: row.owner.0,
        visibility: settings.visibility,
        stage: match row.head.status {
            Status::Open => Stage::Gathering,
            Status::Running => Stage::Playing,
            Status::Finished => Stage::Over,
            Status::Stopped => Stage::Stopped,
        },
        clock: settings.clock,
        spectators: settings.spectators,
        rated: settings.rated,
        created: row.created,
        updated: row.head.updated,
        game: row.game,
        title: row.title,
    })
}
