//! What happened, in words: messages of `crates/texts/ftl/*/high-card.ftl`.

use crate::{Cards, Event, HighCard};
use kernel::{Feature, FeatureName, Phrase, Taken, Voice};

impl Voice for HighCard {
    fn event(_: &Cards, event: &Event) -> Phrase {
        match *event {
            Event::Chose { seat } => Phrase::new("high-card-chose").seat("seat", seat),
            Event::Showed { seat, card } => Phrase::new("high-card-showed").seat("seat", seat).number("card", card),
            Event::Won { seat, points, .. } => Phrase::new("high-card-won").seat("seat", seat).number("points", points),
        }
    }

    /// What the laboratory counts: who took which prize.
    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        if let Event::Won { seat, round, .. } = *event {
            take(Feature::new("prize", round).by(seat));
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let name = |(at, prize): (usize, &crate::Prize)| {
            let say = Phrase::new("high-card-prize").number("points", prize.points);
            FeatureName::new("prize", at + 1, prize.id.as_str(), say)
        };
        cards.prizes().iter().enumerate().map(name).collect()
    }

    /// No event of this game does.
    fn laid_out(_: &Event) -> bool {
        false
    }
}
