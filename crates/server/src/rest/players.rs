//! Players as everybody may know them: ratings and history.

use super::answer::page_size;
use super::games::find;
use super::paths::{GamePath, PlayerPath};
use super::tables::names;
use super::{Asked, At, Json, Routes};
use crate::app::App;
use crate::identity::Visitor;
use crate::trouble::Trouble;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use store::{Played, PlayedCursor, Rating, TableId, UserId, Visibility};
use utoipa::IntoParams;
use wire::{History, PlayedGame, Player, RatedPlayer, RatedPlayers, RatingInfo};

/// The longest page of a history.
const MOST: u32 = 100;

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default().at(__path_show, show).at(__path_history, history).at(__path_best, best)
}

/// A player: name and ratings.
#[utoipa::path(get, path = "/api/players/{player}", tag = "people", params(PlayerPath),
    responses((status = 200, body = Player, description = "The player.")))]
async fn show(State(app): State<Arc<App>>, At(PlayerPath { player }): At<PlayerPath>) -> Result<Json<Player>, Trouble> {
    let user = app.hub.store.user(UserId(player)).await?.ok_or_else(Trouble::not_found)?;
    let ratings = app.hub.store.ratings_of(user.id).await?;
    Ok(Json(Player {
        user: user.id.0,
        guest: user.is_guest(),
        name: user.name,
        created: user.created,
        ratings: ratings.into_iter().map(|(game, rating)| rating_info(game, rating)).collect(),
    }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct HistoryParams {
    /// Only older games: `next` of the page before.
    #[param(pattern = "^[0-9]{1,15}-[0-9]{1,15}-[0-9]{1,2}$")]
    before: Option<String>,
    /// How many, up to 100; 50 without it. Games at tables that are not for the asker are left out.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// A player's finished games.
#[utoipa::path(get, path = "/api/players/{player}/history", tag = "people", params(PlayerPath, HistoryParams),
    responses((status = 200, body = History, description = "A page, the last game first.")))]
async fn history(
    State(app): State<Arc<App>>,
    At(PlayerPath { player }): At<PlayerPath>,
    visitor: Visitor,
    Asked(params): Asked<HistoryParams>,
) -> Result<Json<History>, Trouble> {
    let store = &app.hub.store;
    let before = params.before.as_deref().map(cursor).transpose()?;
    let limit = page_size(params.limit, MOST)?;
    let user = store.user(UserId(player)).await?.ok_or_else(Trouble::not_found)?;
    let played = store.history(user.id, before, limit).await?;
    let next = played.last().filter(|_| played.len() >= limit as usize).map(|last| text(last.cursor()));
    let mut games = Vec::with_capacity(played.len());
    for game in played {
        if visitor.user == Some(user.id) || is_open(&app, game.table, visitor.user).await? {
            games.push(game_info(game));
        }
    }
    Ok(Json(History { games, next }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct BestParams {
    /// How many, up to 100; 50 without it.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// The strongest players of a game, by their ratings.
#[utoipa::path(get, path = "/api/games/{game}/ratings", tag = "people", params(GamePath, BestParams),
    responses((status = 200, body = RatedPlayers, description = "The strongest first.")))]
async fn best(
    State(app): State<Arc<App>>,
    At(GamePath { game }): At<GamePath>,
    Asked(BestParams { limit }): Asked<BestParams>,
) -> Result<Json<RatedPlayers>, Trouble> {
    let (game, limit) = (find(&game)?, page_size(limit, MOST)?);
    let best = app.hub.store.best(game.id(), limit).await?;
    let names = names(app.hub.store.as_ref(), best.iter().map(|rating| rating.user.0)).await?;
    let player = |rating: Rating| {
        let name = names.get(&rating.user.0)?.clone();
        Some(RatedPlayer { user: rating.user.0, name, rating: rating_info(game.id().to_owned(), rating) })
    };
    Ok(Json(RatedPlayers { players: best.into_iter().filter_map(player).collect() }))
}

/// Whether somebody may know of a table without its link.
async fn is_open(app: &App, table: TableId, user: Option<UserId>) -> Result<bool, Trouble> {
    let Some(row) = app.hub.store.table(table).await? else {
        return Ok(false);
    };
    let inside = user.is_some_and(|user| row.owner == user || row.seats.contains(&Some(user)));
    Ok(inside || row.visibility == Visibility::Public)
}

fn rating_info(game: String, rating: Rating) -> RatingInfo {
    RatingInfo { game, mu: rating.mu, sigma: rating.sigma, shown: shown(rating.mu, rating.sigma), games: rating.games }
}

fn game_info(played: Played) -> PlayedGame {
    PlayedGame {
        table: played.table.0,
        game: played.game,
        seat: played.seat,
        rank: played.rank,
        score: played.score,
        left: played.left.map(|left| match left {
            store::Left::GaveUp => wire::Left::GaveUp,
            store::Left::RanOut => wire::Left::RanOut,
        }),
        at: played.at,
        rating: played.rating.map(|(mu, sigma)| shown(mu, sigma)),
    }
}

/// What is almost certainly not too high, on a scale on which newcomers begin at 1000 and nobody comes near zero.
fn shown(mu: f64, sigma: f64) -> f64 {
    (1000.0 + 40.0 * (mu - 3.0 * sigma)).round()
}

fn text(cursor: PlayedCursor) -> String {
    format!("{}-{}-{}", cursor.at, cursor.table.0, cursor.seat)
}

fn cursor(text: &str) -> Result<PlayedCursor, Trouble> {
    let mut parts = text.splitn(3, '-').filter(|part| part.len() <= 15 && part.bytes().all(|c| c.is_ascii_digit()));
    let mut number = || parts.next().and_then(|part| part.parse::<i64>().ok());
    let read = (number(), number(), number());
    match read {
        (Some(at), Some(table), Some(seat)) => match u8::try_from(seat) {
            Ok(seat) => Ok(PlayedCursor { at, table: TableId(table), seat }),
            Err(_) => Err(Trouble::malformed("before")),
        },
        _ => Err(Trouble::malformed("before")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_a_history_is_read_as_it_is_written() {
        let place = PlayedCursor { at: 1_700_000_000_000, table: TableId(17), seat: 3 };
        assert_eq!(cursor(&text(place)), Ok(place));
        for wrong in ["", "1", "1-2", "1-2-256", "a-b-c", "1-2--1", "1-2-3-4"] {
            assert!(cursor(wrong).is_err(), "{wrong}");
        }
    }
}
