//! The game in words: one description for terminal, web, log and screen reader.

pub(crate) mod activation;
mod event;
mod names;
mod recipe;
mod things;

pub(crate) use names::{card as piece, person, print};
pub(crate) use recipe::{Other, card, does, offer, service};
pub(crate) use things::{amount, any_with, dice, digits, either, floor, held, surplus, token, tool};

use crate::{Cards, Event, FantasticFactories};
use kernel::{Feature, FeatureName, Phrase, RuleId, Taken, Voice};

impl Voice for FantasticFactories {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        event::say(cards, event)
    }

    fn event_rule(event: &Event) -> RuleId {
        event.rule()
    }

    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        match *event {
            Event::Built { seat, card, .. } | Event::EngineerBuilt { seat, card } => {
                take(Feature::new("blueprint", card).by(seat));
            }
            Event::Hired { seat, contractor, .. } => take(Feature::new("contractor", contractor).by(seat)),
            _ => {}
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let blueprints = cards
            .blueprints
            .iter()
            .map(|of| FeatureName::new("blueprint", usize::from(of.number), &of.id, names::blueprint(of)));
        let contractors = cards
            .contractors
            .iter()
            .map(|of| FeatureName::new("contractor", usize::from(of.number), &of.id, names::contractor(of)));
        blueprints.chain(contractors).collect()
    }
}
