//! The games there are: facts, component data, rules.

use super::answer::Download;
use super::paths::{BookPath, CataloguePath, GamePath};
use super::{Asked, At, Body, Json, Routes};
use crate::app::App;
use crate::catalogue::{self, address};
use crate::identity::Visitor;
use crate::trouble::Trouble;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use kernel::{OptionInfo, Phrase};
use registry::{AnyGame, Problem};
use rulebooks::Book;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use texts::{Lang, Texts};
use utoipa::IntoParams;
use wire::{Code, DataFacts, DataText, GameInfo, GameOption, RulesText};

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default()
        .at(__path_list, list)
        .at(__path_show, show)
        .at(__path_catalogue, catalogue)
        .at(__path_data, data)
        .at(__path_check, check)
        .at(__path_rules, rules)
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = Vec<GameInfo>, description = "All games.")))]
async fn list(visitor: Visitor) -> Result<Json<Vec<GameInfo>>, Trouble> {
    let games = registry::games().iter().map(|game| info(*game, visitor.lang));
    Ok(Json(games.collect::<Result<_, _>>()?))
}

/// One game: players, options, modules, bots.
#[utoipa::path(get, path = "/api/games/{game}", tag = "games", params(GamePath),
    responses((status = 200, body = GameInfo, description = "The game.")))]
async fn show(At(GamePath { game }): At<GamePath>, visitor: Visitor) -> Result<Json<GameInfo>, Trouble> {
    Ok(Json(info(find(&game)?, visitor.lang)?))
}

/// The components of a game, as a client draws and names them.
///
/// `pieces` says what a phrase means by `{"piece": ["robot", 15]}`; `printed` is what views name by number. Tables and
/// games give this address as `catalogue`. What it describes never changes: ask once and keep it.
#[utoipa::path(get, path = "/api/games/{game}/catalogue/{data}/{form}", tag = "games", params(CataloguePath),
    responses((status = 200, body = Object, description = "The catalogue.")))]
async fn catalogue(
    State(app): State<Arc<App>>,
    At(CataloguePath { game, data, form }): At<CataloguePath>,
) -> Result<impl IntoResponse, Trouble> {
    let game = find(&game)?;
    let json = match catalogue::of_standard(game, &data) {
        Some(json) => json,
        None => {
            let text = app.hub.store.data(&data).await?.ok_or_else(Trouble::not_found)?;
            app.desk.work(move || Ok(game.catalogue(Some(&text))?.as_str().into())).await?
        }
    };
    let keep = if catalogue::is_current(game, &form) { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, keep)], json.to_string()))
}

/// The standard component data of a game.
///
/// A copy of it, changed, is the `data` of a new table.
#[utoipa::path(get, path = "/api/games/{game}/data", tag = "games", params(GamePath),
    responses((status = 200, body = String, content_type = "text/plain", description = "The data, in TOML.")))]
async fn data(At(GamePath { game }): At<GamePath>) -> Result<Download, Trouble> {
    let game = find(&game)?;
    Ok(Download { name: format!("{}.toml", game.id()), text: game.standard_data().to_owned() })
}

/// Check component data of one's own.
#[utoipa::path(post, path = "/api/games/{game}/data", tag = "games", params(GamePath), request_body = DataText,
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = DataFacts, description = "They can be played with.")))]
async fn check(
    State(app): State<Arc<App>>,
    At(GamePath { game }): At<GamePath>,
    visitor: Visitor,
    Body(DataText { text }): Body<DataText>,
) -> Result<Json<DataFacts>, Trouble> {
    let (user, game) = (visitor.known()?, find(&game)?);
    app.desk.data.allow(user, &text)?;
    let facts = app.desk.work(move || {
        let found = game.check_data(&text).map_err(Problem::from)?;
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(DataFacts {
            digest: found.digest.to_string(),
            rows: count(found.tally.rows),
            reconstructed: count(found.tally.reconstructed),
        })
    });
    Ok(Json(facts.await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct RulesParams {
    /// `en`, `ru` or `uk`; the language of the client without it.
    #[param(pattern = "^(en|ru|uk)$", example = "en")]
    language: Option<String>,
    /// Whether as players read it: without the marks of where each rule comes from, and without notes to programs.
    readers: Option<bool>,
}

/// The rules of a game, of every table, or of the house.
#[utoipa::path(get, path = "/api/rules/{book}", tag = "games", params(BookPath, RulesParams),
    responses((status = 200, body = RulesText, description = "The rules, in Markdown.")))]
async fn rules(
    At(BookPath { book }): At<BookPath>,
    visitor: Visitor,
    Asked(RulesParams { language, readers }): Asked<RulesParams>,
) -> Result<Json<RulesText>, Trouble> {
    let lang = match language {
        Some(code) => code.parse::<Lang>().map_err(|_| no_language())?,
        None => visitor.lang,
    };
    let found = rulebooks::book(&book).ok_or_else(Trouble::not_found)?;
    let text = match readers {
        Some(true) => found.readable(lang.code()),
        Some(false) | None => found.text(lang.code()).map(str::to_owned),
    };
    Ok(Json(RulesText { book, language: lang.code().to_owned(), text: text.ok_or_else(Trouble::not_found)? }))
}

/// A language that nothing is written in.
pub(super) fn no_language() -> Trouble {
    let known = Lang::ALL.map(Lang::code).join(", ");
    Trouble::new(Code::Refused, Phrase::new("server-language").text("known", known))
}

/// A game in an address.
pub(super) fn find(id: &str) -> Result<&'static dyn AnyGame, Trouble> {
    registry::find(id).map_err(|_| Trouble::not_found())
}

fn info(game: &dyn AnyGame, lang: Lang) -> Result<GameInfo, Trouble> {
    let texts = Texts::of(lang);
    let value = |name: &str, value: &str| -> Result<Value, Trouble> {
        let mut chosen = game.parse_options(&[(name.to_owned(), value.to_owned())])?;
        Ok(chosen[name].take())
    };
    let option = |option: &OptionInfo| -> Result<GameOption, Trouble> {
        Ok(GameOption {
            name: option.name.to_owned(),
            label: texts.label(&format!("option-{}-{}", game.id(), option.name)),
            module: option.module,
            values: option.values.iter().map(|text| value(option.name, text)).collect::<Result<_, _>>()?,
        })
    };
    Ok(GameInfo {
        game: game.id().to_owned(),
        name: texts.label(&format!("game-{}", game.id())),
        revision: game.revision(),
        fewest: *game.seats().start() as u8,
        most: *game.seats().end() as u8,
        options: game.options().iter().map(option).collect::<Result<_, _>>()?,
        bots: game.bots().iter().map(|bot| (*bot).to_owned()).collect(),
        usual_bot: game.usual_bot().to_owned(),
        rules: rulebooks::book(game.id()).into_iter().flat_map(Book::languages).map(str::to_owned).collect(),
        lesson: lessons::lesson(game.id()).is_some(),
        data: game.check_data(game.standard_data()).map_err(Trouble::internal)?.digest.to_string(),
        catalogue: address(game, None),
    })
}
