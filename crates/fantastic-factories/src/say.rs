//! The game in words: one description for terminal, web, log and screen reader.

mod activation;
mod ask;
mod discards;
mod draft;
mod event;
mod market;
mod meant;
mod names;
mod recipe;
mod things;
mod work;

pub(crate) use draft::draft;
pub(crate) use names::print;
pub(crate) use things::{amount, tool};

use crate::activate::Terms;
use crate::prints::Prints;
use crate::state::{Pending, Player};
use crate::{Action, Cards, Event, FantasticFactories};
use kernel::{Choice, Feature, FeatureName, Phrase, RuleId, Seen, Step, Taken, Voice};

type Seeing<'a> = Seen<'a, FantasticFactories>;

impl Voice for FantasticFactories {
    fn ask(seen: Seen<'_, Self>, path: &[Step]) -> Phrase {
        ask::ask(seen, path)
    }

    fn steps(seen: Seen<'_, Self>, action: &Action) -> Vec<Choice> {
        let player = player(seen);
        match *action {
            Action::WipeRow { row, pay } => market::wipe_steps(&player, row, pay),
            Action::TakeBlueprint { slot } => vec![market::take_step(seen, slot)],
            Action::Hire { slot, discard, opponent } => market::hire_steps(seen, slot, discard, opponent),
            Action::PassMarket => vec![choice("pass", 1, "FF-74", Phrase::new("factories-step-pass"))],
            Action::SetForemanDice { dice } => work::foreman_steps(seen, dice, most(&player)),
            Action::TakeSpecialistDie { value } => work::specialist_steps(value),
            Action::PlaceHq { die, floor } => work::place_steps(seen, &player, die, floor),
            Action::Build { card, discard } => work::build_steps(seen, &player, card, discard),
            Action::Activate { card, copy, dice, discards, choice } => {
                activation::steps(seen, &player, Terms { card, copy, dice, discards, choice })
            }
            Action::FinishWork => vec![choice("finish", 1, "FF-130", work::finish(&player))],
            Action::DiscardDown { blueprints, metal, energy } => draft::steps(seen, blueprints, metal, energy),
        }
    }

    fn meant(seen: Seen<'_, Self>, path: &[Step]) -> Option<Action> {
        meant::meant(seen, path)
    }

    fn action(seen: Seen<'_, Self>, action: &Action) -> Phrase {
        let player = player(seen);
        match *action {
            Action::WipeRow { row, pay } => market::wipe(row, things::token(pay)),
            Action::TakeBlueprint { slot } => market::take(seen, slot),
            Action::Hire { slot, discard, opponent } => market::hire(seen, slot, Some(discard), opponent.into()),
            Action::PassMarket => Phrase::new("factories-step-pass"),
            Action::SetForemanDice { dice } => work::foreman(seen, dice),
            Action::TakeSpecialistDie { value } => Phrase::new("factories-action-specialist").number("value", value),
            Action::PlaceHq { die, floor } => work::place(&player, die, floor),
            Action::Build { card, discard } => work::build(seen, &player, card, Some(discard)),
            Action::Activate { card, copy, dice, discards, choice } => {
                activation::whole(seen, &player, Terms { card, copy, dice, discards, choice })
            }
            Action::FinishWork => work::finish(&player),
            Action::DiscardDown { blueprints, metal, energy } => {
                draft::whole(seen.cards(), blueprints, metal.into(), energy.into())
            }
        }
    }

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
        let blueprints = (1..).zip(&cards.blueprints).map(|(number, blueprint)| {
            FeatureName::new("blueprint", usize::from(number), &blueprint.id, print(cards, number))
        });
        let contractors = (1..).zip(&cards.contractors).map(|(number, contractor)| {
            FeatureName::new("contractor", number, &contractor.id, names::contractor(contractor))
        });
        blueprints.chain(contractors).collect()
    }
}

fn choice(part: &'static str, value: impl Into<i32>, rule: RuleId, say: Phrase) -> Choice {
    Choice { step: Step::new(part, value), say, rule }
}

/// The part and value of an action's first step.
fn opening(action: &Action) -> (&'static str, i32) {
    match *action {
        Action::WipeRow { row, .. } => ("wipe", market::row_number(row)),
        Action::TakeBlueprint { slot } => ("take", slot.into()),
        Action::Hire { slot, .. } => ("hire", slot.into()),
        Action::PassMarket => ("pass", 1),
        Action::SetForemanDice { dice } => dice.values().next().map_or(("enough", 1), |lowest| ("die", lowest.into())),
        Action::TakeSpecialistDie { .. } => ("specialist", 1),
        Action::PlaceHq { die, .. } => ("place", die.into()),
        Action::Build { card, .. } => ("build", card.into()),
        Action::Activate { card, .. } => ("activate", card.into()),
        Action::FinishWork => ("finish", 1),
        Action::DiscardDown { .. } => ("discard", 0),
    }
}

/// The viewer's things that lie open; nothing for an onlooker.
fn player(seen: Seeing<'_>) -> Player {
    seen.seat().and_then(|seat| seen.public().players.get(seat)).copied().unwrap_or_default()
}

/// The viewer's hand by names.
fn hand(seen: Seeing<'_>) -> Prints {
    seen.own().map(|hand| hand.prints(seen.cards())).unwrap_or_default()
}

/// FF-263: how many dice the Foreman sets at most.
fn most(player: &Player) -> u8 {
    match player.pending {
        Pending::Foreman { most } => most,
        Pending::Nothing | Pending::ExtraDice { .. } | Pending::Specialist => 0,
    }
}
