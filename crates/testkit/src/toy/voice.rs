//! The toy in words, or rather in keys.

use super::state::Event;
use super::{Cards, Toy, say};
use kernel::{Feature, FeatureName, Phrase, Taken, Voice};

impl Voice for Toy {
    fn event(_cards: &Cards, event: &Event) -> Phrase {
        say("event").text("event", format!("{event:?}"))
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

    fn laid_out(_: &Event) -> bool {
        false
    }
}
