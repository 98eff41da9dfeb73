//! Options: from a command line, from JSON, checked against what the game offers.

use crate::Problem;
use crate::nearest::{brief, unknown};
use crate::seated::json;
use kernel::{Game, OptionInfo, Phrase};
use serde_json::{Map, Value};

/// Names and values as JSON. What is not named keeps its default.
pub(crate) fn parse<G: Game>(pairs: &[(String, String)]) -> Result<Value, Problem> {
    let defaults = defaults::<G>();
    let mut chosen = Map::new();
    for (name, text) in pairs {
        let info = info::<G>(name)?;
        let Some(text) = info.values.iter().find(|value| value.eq_ignore_ascii_case(text)) else {
            return Err(unknown_value(info, text));
        };
        let value = like(defaults.get(info.name), text);
        if chosen.insert(info.name.to_owned(), value).is_some() {
            return Err(Problem::Input(Phrase::new("registry-option-twice").text("name", info.name)));
        }
    }
    let options = typed::<G>(&Value::Object(chosen))?;
    Ok(json(&options))
}

/// JSON as the game's own options. `null`, or a part of them, leaves the rest at the defaults.
pub(crate) fn typed<G: Game>(value: &Value) -> Result<G::Options, Problem> {
    let refuse = |error: String| {
        let names: Vec<&str> = G::options().iter().map(|info| info.name).collect();
        let known = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
        Problem::Input(Phrase::new("registry-options").text("error", brief(&error)).text("known", known))
    };
    let whole = match value {
        Value::Null => return Ok(G::Options::default()),
        Value::Object(chosen) => {
            let mut whole = defaults::<G>();
            for (name, value) in chosen {
                let info = info::<G>(name)?;
                if let Some(text) = value.as_str().filter(|text| !info.values.contains(text)) {
                    return Err(unknown_value(info, text));
                }
                whole.insert(name.clone(), value.clone());
            }
            whole
        }
        other => return Err(refuse(other.to_string())),
    };
    if whole.is_empty() {
        return Ok(G::Options::default());
    }
    serde_json::from_value(Value::Object(whole)).map_err(|error| refuse(error.to_string()))
}

fn unknown_value(info: &OptionInfo, value: &str) -> Problem {
    let unknown = Phrase::new("registry-option-value").text("name", info.name).text("value", brief(value));
    Problem::Input(unknown.text("known", info.values.join(", ")))
}

fn defaults<G: Game>() -> Map<String, Value> {
    match json(&G::Options::default()) {
        Value::Object(defaults) => defaults,
        _ => Map::new(),
    }
}

fn info<G: Game>(name: &str) -> Result<&'static OptionInfo, Problem> {
    let found = G::options().iter().find(|info| info.name == name);
    found.ok_or_else(|| {
        let known: Vec<&str> = G::options().iter().map(|info| info.name).collect();
        if known.is_empty() {
            return Problem::Input(Phrase::new("registry-no-options").text("name", brief(name)).text("game", G::ID));
        }
        unknown("registry-unknown-option", name, &known)
    })
}

/// A word as JSON of the same kind as the default.
fn like(default: Option<&Value>, text: &str) -> Value {
    match default {
        Some(Value::Bool(_)) => Value::Bool(matches!(text, "true" | "yes" | "on")),
        Some(Value::Number(_)) => text.parse::<i64>().map_or_else(|_| text.into(), Value::from),
        _ => text.into(),
    }
}
