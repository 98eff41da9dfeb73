//! The names of cards as messages, and the rules of their effects.
//!
//! The standard set's cards have a message each; a card of another set is called by its title.

use crate::cards::{Blueprint, Contractor};
use crate::{Cards, Print};
use kernel::{Feature, Phrase, Piece, RuleId};

/// Key in the data file, message, rule of the effect; in the order of the keys.
const BLUEPRINTS: [(&str, &str, RuleId); 32] = [
    ("aluminum_factory", "factories-card-aluminum_factory", "FF-141"),
    ("assembly_line", "factories-card-assembly_line", "FF-142"),
    ("battery_factory", "factories-card-battery_factory", "FF-144"),
    ("beacon", "factories-card-beacon", "FF-145"),
    ("biolab", "factories-card-biolab", "FF-146"),
    ("black_market", "factories-card-black_market", "FF-147"),
    ("concrete_plant", "factories-card-concrete_plant", "FF-152"),
    ("dojo", "factories-card-dojo", "FF-153"),
    ("fitness_center", "factories-card-fitness_center", "FF-154"),
    ("foundry", "factories-card-foundry", "FF-155"),
    ("fulfillment_center", "factories-card-fulfillment_center", "FF-156"),
    ("golem", "factories-card-golem", "FF-157"),
    ("gymnasium", "factories-card-gymnasium", "FF-159"),
    ("harvester", "factories-card-harvester", "FF-160"),
    ("incinerator", "factories-card-incinerator", "FF-161"),
    ("laboratory", "factories-card-laboratory", "FF-162"),
    ("manufactory", "factories-card-manufactory", "FF-165"),
    ("mega_factory", "factories-card-mega_factory", "FF-166"),
    ("megalith", "factories-card-megalith", "FF-167"),
    ("motherlode", "factories-card-motherlode", "FF-170"),
    ("nuclear_plant", "factories-card-nuclear_plant", "FF-171"),
    ("obelisk", "factories-card-obelisk", "FF-172"),
    ("power_plant", "factories-card-power_plant", "FF-173"),
    ("recycling_plant", "factories-card-recycling_plant", "FF-175"),
    ("refinery", "factories-card-refinery", "FF-176"),
    ("replicator", "factories-card-replicator", "FF-177"),
    ("robot", "factories-card-robot", "FF-187"),
    ("scrap_yard", "factories-card-scrap_yard", "FF-180"),
    ("solar_array", "factories-card-solar_array", "FF-181"),
    ("temp_agency", "factories-card-temp_agency", "FF-188"),
    ("trash_compactor", "factories-card-trash_compactor", "FF-190"),
    ("warehouse", "factories-card-warehouse", "FF-191"),
];

/// Section 15: rules that replace those of activations.
const PRINTED: [(&str, RuleId); 2] = [("recycling_plant", "FF-350"), ("refinery", "FF-351")];

/// Key in the data file and message.
const CONTRACTORS: [(&str, &str); 8] = [
    ("architect", "factories-contractor-architect"),
    ("electrician", "factories-contractor-electrician"),
    ("engineer", "factories-contractor-engineer"),
    ("foreman", "factories-contractor-foreman"),
    ("hired_hands", "factories-contractor-hired_hands"),
    ("investor", "factories-contractor-investor"),
    ("miner", "factories-contractor-miner"),
    ("specialist", "factories-contractor-specialist"),
];

fn standard(id: &str) -> Option<(&'static str, RuleId)> {
    let at = BLUEPRINTS.binary_search_by_key(&id, |row| row.0).ok()?;
    Some((BLUEPRINTS[at].1, BLUEPRINTS[at].2))
}

/// By its message; without one, by its title.
pub(crate) fn titled(key: Option<&'static str>, title: &str) -> Phrase {
    key.map_or_else(|| Phrase::new("factories-print").text("name", title), Phrase::new)
}

/// A blueprint's name; its number, if no blueprint has it.
pub(crate) fn print(cards: &Cards, print: Print) -> Phrase {
    if cards.is_print(print) { blueprint(cards.blueprint(print)) } else { titled(None, &print.to_string()) }
}

pub(super) fn blueprint(blueprint: &Blueprint) -> Phrase {
    titled(standard(&blueprint.id).map(|(key, _)| key), &blueprint.title)
}

pub(super) fn contractor(contractor: &Contractor) -> Phrase {
    let key = CONTRACTORS.iter().find(|(id, _)| *id == contractor.id).map(|(_, key)| *key);
    titled(key, &contractor.title)
}

/// A blueprint in a sentence.
pub(crate) fn piece(cards: &Cards, print: Print) -> Piece {
    card(cards.blueprint(print))
}

pub(super) fn card(of: &Blueprint) -> Piece {
    Piece { feature: Feature::new("blueprint", of.number), say: Box::new(blueprint(of)) }
}

/// A contractor in a sentence.
pub(crate) fn person(of: &Contractor) -> Piece {
    Piece { feature: Feature::new("contractor", of.number), say: Box::new(contractor(of)) }
}

/// The rule of a blueprint's activation.
pub(crate) fn rule(cards: &Cards, print: Print, printed: bool) -> RuleId {
    let id = cards.blueprint(print).id.as_str();
    let replaced = PRINTED.iter().find(|(of, _)| printed && *of == id).map(|(_, rule)| *rule);
    replaced.or(standard(id).map(|(_, rule)| rule)).unwrap_or("FF-111")
}
