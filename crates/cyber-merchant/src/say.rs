//! What happened and what there is, in words. What can be chosen is described with the question.

mod event;
pub(crate) mod names;

use crate::cards::{Corporation, Face, Kind};
use crate::{Cards, CyberMerchant, Event};
use kernel::{CardId, Feature, FeatureName, Phrase, RuleId, Taken, Voice};

impl Voice for CyberMerchant {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        event::say(cards, event)
    }

    fn event_rule(event: &Event) -> RuleId {
        event.rule()
    }

    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        match *event {
            Event::LotBought { seat, cards, .. } => {
                cards.iter().for_each(|kind| take(Feature::new("card", kind).by(seat)));
            }
            Event::TrickPlayed { seat, card } => take(Feature::new("trick", card).by(seat)),
            Event::MarketOpened { seat, corporation, .. } => {
                take(Feature::new("market", corporation as u8).by(seat));
            }
            _ => {}
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let kind = |group: &'static str| {
            move |(number, kind): (usize, &Kind)| {
                FeatureName::new(group, number, &kind.title, names::name(cards, number as CardId))
            }
        };
        let kinds = || cards.kinds.iter().enumerate();
        let tricks = kinds().filter(|(_, kind)| matches!(kind.face, Face::Trick { .. }));
        let markets = Corporation::TRACKED.into_iter().map(|corporation| {
            let title = names::title(cards, corporation);
            FeatureName::new("market", corporation.index(), title, Phrase::new("merchant-trick").text("title", title))
        });
        kinds().map(kind("card")).chain(tricks.map(kind("trick"))).chain(markets).collect()
    }
}
