//! `boardroom games`: what can be played.

use super::{game_name, said, write_json};
use crate::terminal::{Row, Terminal, Tint};
use crate::{Exit, Failure};
use kernel::{OptionInfo, Phrase};
use registry::{AnyGame, DataInfo};
use serde_json::{Value, json};

/// Lists the games.
///
/// # Errors
/// When the shipped data of a game are wrong, which a test rules out.
pub fn run(as_json: bool, terminal: &mut Terminal) -> Result<Exit, Failure> {
    if as_json {
        let games = registry::games().iter().map(|game| describe(*game, terminal));
        let games = games.collect::<Result<Vec<Value>, Failure>>()?;
        write_json(&games, terminal)?;
        return Ok(Exit::Fine);
    }
    for (i, game) in registry::games().iter().enumerate() {
        if i > 0 {
            terminal.blank();
        }
        tell(*game, terminal)?;
    }
    Ok(Exit::Fine)
}

fn describe(game: &dyn AnyGame, terminal: &Terminal) -> Result<Value, Failure> {
    let data = game.check_data(game.standard_data())?;
    let named = |module: bool| -> Vec<Value> {
        let chosen = game.options().iter().filter(|info| info.module == module);
        let label = |info: &OptionInfo| terminal.texts.label(&format!("option-{}-{}", game.id(), info.name));
        chosen.map(|info| json!({ "id": info.name, "name": label(info), "values": info.values })).collect()
    };
    Ok(json!({
        "id": game.id(),
        "name": game_name(terminal.texts, game),
        "players": { "min": game.seats().start(), "max": game.seats().end() },
        "modules": named(true),
        "options": named(false),
        "bots": game.bots(),
        "revision": game.revision(),
        "data": data,
    }))
}

fn tell(game: &dyn AnyGame, terminal: &mut Terminal) -> Result<(), Failure> {
    let texts = terminal.texts;
    let DataInfo { digest, tally } = game.check_data(game.standard_data())?;
    let title = Row::new().with(Tint::Strong, game.id()).plain("  ").plain(game_name(texts, game));
    terminal.row(&title);
    terminal.text(&texts.label(&format!("game-{}-about", game.id())), 2);
    let players = Phrase::new("cmd-games-players").count("least", *game.seats().start());
    terminal.text(&said(texts, &players.count("most", *game.seats().end())), 2);
    if game.options().is_empty() {
        terminal.text(&texts.label("cmd-games-no-options"), 2);
    }
    for info in game.options() {
        let key = if info.module { "cmd-games-module" } else { "cmd-games-option" };
        let label = texts.label(&format!("option-{}-{}", game.id(), info.name));
        let line = Phrase::new(key).text("name", info.name).text("label", label);
        terminal.text(&said(texts, &line.text("values", info.values.join(", "))), 2);
    }
    terminal.text(&said(texts, &Phrase::new("cmd-games-bots").text("bots", game.bots().join(", "))), 2);
    terminal.text(&said(texts, &Phrase::new("cmd-games-revision").number("revision", game.revision())), 2);
    let rows = Phrase::new("cmd-games-data").count("rows", tally.rows).count("reconstructed", tally.reconstructed);
    terminal.text(&said(texts, &rows.text("digest", digest.to_string())), 2);
    Ok(())
}
