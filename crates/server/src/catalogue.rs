//! The components of games, as clients draw and name them. A client asks for a catalogue once and keeps it: its
//! address names both what it describes and how.

use kernel::Digest;
use registry::{AnyGame, Problem};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// How much of a digest stands in an address to tell one form from another.
const SHORT: usize = 16;

/// The catalogue of a game's standard components.
struct Standard {
    /// The digest of the data.
    data: String,
    /// What tells this way to describe components from those of other builds.
    form: String,
    json: Arc<str>,
}

fn standard(game: &dyn AnyGame) -> Option<&'static Standard> {
    static ALL: OnceLock<BTreeMap<&'static str, Standard>> = OnceLock::new();
    let all = || registry::games().iter().filter_map(|game| Some((game.id(), describe(*game).ok()?))).collect();
    ALL.get_or_init(all).get(game.id())
}

fn describe(game: &dyn AnyGame) -> Result<Standard, Problem> {
    let data = game.check_data(game.standard_data())?.digest.to_string();
    let json = game.catalogue(None)?;
    let mut form = Digest::of_bytes(json.as_str().as_bytes()).to_string();
    form.truncate(SHORT);
    Ok(Standard { data, form, json: json.as_str().into() })
}

/// Where the components with this digest are described; without one, the standard ones.
#[must_use]
pub fn address(game: &dyn AnyGame, data: Option<&str>) -> String {
    standard(game).map_or_else(String::new, |standard| {
        format!("/api/games/{}/catalogue/{}/{}", game.id(), data.unwrap_or(&standard.data), standard.form)
    })
}

/// Whether an address with this form describes components as they are described now.
#[must_use]
pub fn is_current(game: &dyn AnyGame, form: &str) -> bool {
    standard(game).is_some_and(|standard| standard.form == form)
}

/// The catalogue of the standard components, if that is what the digest names.
#[must_use]
pub fn of_standard(game: &dyn AnyGame, data: &str) -> Option<Arc<str>> {
    standard(game).filter(|standard| standard.data == data).map(|standard| Arc::clone(&standard.json))
}
