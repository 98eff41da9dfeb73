//! The toy in words, or rather in keys.

use super::state::{Action, Event};
use super::{Cards, Toy, say, sold};
use kernel::{Choice, Feature, FeatureName, Game, Phrase, RuleId, Seen, Step, Taken, Voice};

impl Voice for Toy {
    fn ask(seen: Seen<'_, Self>, path: &[Step]) -> Phrase {
        say(Toy::question(seen)).count("steps", path.len())
    }

    fn steps(seen: Seen<'_, Self>, action: &Action) -> Vec<Choice> {
        let steps = match *action {
            Action::Pledge(card) => vec![Step::new("pledge", card)],
            Action::Withdraw => vec![Step::new("withdraw", 0)],
            Action::Roll => vec![Step::new("roll", 0)],
            Action::Draw => vec![Step::new("draw", 0)],
            Action::Drop(card) => vec![Step::new("drop", card)],
            Action::Done => vec![Step::new("done", 0)],
            Action::Thief(card) => vec![Step::new("thief", card)],
            Action::Rob(seat) => vec![Step::new("rob", seat.number() as i32)],
            Action::Yield => vec![Step::new("yield", 0)],
            Action::Sell(cards) => {
                let (count, value) = sold(seen.cards(), cards);
                vec![Step::new("sell", count as i32), Step::new("value", value)]
            }
        };
        let offer = |step: Step| Choice { say: say("step").text("step", step.to_string()), step, rule: "TOY-7" };
        steps.into_iter().map(offer).collect()
    }

    fn meant(_: Seen<'_, Self>, path: &[Step]) -> Option<Action> {
        let first = path.first()?;
        match &*first.part {
            "pledge" => Some(Action::Pledge(first.value.try_into().ok()?)),
            "drop" => Some(Action::Drop(first.value.try_into().ok()?)),
            "roll" => Some(Action::Roll),
            _ => None,
        }
    }

    fn action(seen: Seen<'_, Self>, action: &Action) -> Phrase {
        say("action").list("steps", Self::steps(seen, action).into_iter().map(|choice| choice.say).collect())
    }

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
