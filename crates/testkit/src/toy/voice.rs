//! The toy in words, or rather in keys.

use super::state::Event;
use super::{Cards, Toy, say};
use kernel::{Feature, FeatureName, Phrase, RuleId, Taken, Voice};

impl Voice for Toy {
    fn event(_cards: &Cards, event: &Event) -> Phrase {
        say("event").text("event", format!("{event:?}"))
    }

    fn event_rule(event: &Event) -> RuleId {
        match event {
            Event::Drew { .. } => "TOY-2",
            Event::Reshuffled { .. } => "TOY-6",
            Event::Sealed { .. } | Event::Withdrew { .. } | Event::Pledged { .. } | Event::Won { .. } => "TOY-3",
            Event::Rolled { .. } => "TOY-5",
            Event::Dropped { .. } | Event::Finished { .. } => "TOY-4",
            Event::Robbed { .. } | Event::Stole { .. } => "TOY-8",
            Event::Sold { .. } => "TOY-10",
            Event::Automa { .. } => "TOY-11",
        }
    }

    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        if let Event::Pledged { seat, card } = *event {
            take(Feature::new("pledge", card).by(seat));
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let name = |number: usize| FeatureName::new("pledge", number, number.to_string(), say("card"));
        (0..cards.len()).map(name).collect()
    }
}
