//! The game's own drafts: all that can be chosen, put in small steps.
//!
//! Most are split from the list of legal actions, as [`kernel::draft::by_listing`] does; but the first
//! step of an action is known without the others, so that only the actions of one card are looked at
//! closely, and dice and blueprints of which several are named can be named in any order. FF-281: a large surplus can be discarded in more ways than can be listed, so that draft is
//! built step by step.

use super::ask::ask_about;
use super::discards::Picking;
use super::things::surplus as surplus_things;
use super::{Seeing, activation, choice, discards, hand, opening, player};
use crate::activate::Terms;
use crate::cards::Cards;
use crate::effect::Amount;
use crate::prints::{Print, Prints};
use crate::state::Stage;
use crate::{Action, FantasticFactories};
use kernel::{Choice, Game, Illegal, Next, Phrase, Step, Voice};
use std::ops::RangeInclusive;

/// Puts a question in small steps.
///
/// # Errors
/// When the path cannot be gone.
pub(crate) fn draft(seen: Seeing<'_>, path: &[Step]) -> Result<Next<FantasticFactories>, Illegal> {
    match (seen.public().stage, path) {
        (Stage::CleanUp { .. }, _) => clean_up(seen, path),
        (Stage::Market { .. } | Stage::Work | Stage::Over, []) => first_step(seen),
        (Stage::Market { .. } | Stage::Work | Stage::Over, [first, ..]) => next_step(seen, first, path),
    }
}

/// The different first steps.
fn first_step(seen: Seeing<'_>) -> Result<Next<FantasticFactories>, Illegal> {
    let mut actions = Vec::new();
    FantasticFactories::legal(seen, usize::MAX, &mut actions);
    let mut choices: Vec<Choice> = Vec::new();
    for action in &actions {
        let (part, value) = opening(action);
        if choices.iter().all(|choice| choice.step.part != part || choice.step.value != value) {
            choices.extend(FantasticFactories::steps(seen, action).into_iter().next());
        }
    }
    if choices.is_empty() {
        return Err(Illegal::new(FantasticFactories::TURN, Phrase::new("table-refuse-nothing-asked")));
    }
    Ok(Next::Choose { ask: FantasticFactories::ask(seen, &[]), choices })
}

/// The different next steps of the actions that the path leads to; done when one action is left.
fn next_step(seen: Seeing<'_>, first: &Step, path: &[Step]) -> Result<Next<FantasticFactories>, Illegal> {
    let mut fitting = Vec::new();
    let mut choices: Vec<Choice> = Vec::new();
    for action in begun_with(seen, first) {
        let Some(open) = open_steps(seen, &action, path) else {
            continue;
        };
        fitting.push(action);
        for next in open {
            if choices.iter().all(|choice| choice.step != next.step) {
                choices.push(next);
            }
        }
    }
    choices.sort_by_key(|choice| choice.step.part == "enough");
    match (&fitting[..], choices.first()) {
        ([], _) => Err(no_such_step(path.last().unwrap_or(first))),
        ([only], _) => Ok(Next::Done(*only)),
        (_, next) => {
            let ask = ask_about(seen, path, next.map(|choice| &*choice.step.part));
            Ok(Next::Choose { ask, choices })
        }
    }
}

/// What can come next on the way to an action, if the path leads to it: one step, or any of those that
/// are named in any order.
pub(super) fn open_steps(seen: Seeing<'_>, action: &Action, path: &[Step]) -> Option<Vec<Choice>> {
    let free_dice = match *action {
        Action::SetForemanDice { .. } => true,
        Action::Activate { card, copy, dice, discards, choice } => {
            activation::in_any_order(seen, &player(seen), Terms { card, copy, dice, discards, choice })
        }
        _ => false,
    };
    let mut steps = FantasticFactories::steps(seen, action);
    let run = |steps: &[Choice]| {
        let part = steps.first().map(|choice| choice.step.part.clone());
        let free = part.as_ref().is_some_and(|part| part == "discard" || part == "die" && free_dice);
        if !free {
            return steps.len().min(1);
        }
        steps.iter().take_while(|choice| Some(&choice.step.part) == part.as_ref()).count()
    };
    for gone in path {
        let at = steps[..run(&steps)].iter().position(|choice| choice.step == *gone)?;
        steps.remove(at);
    }
    steps.truncate(run(&steps));
    Some(steps)
}

/// The legal actions with this first step; the Foreman's dice are named in any order.
pub(super) fn begun_with(seen: Seeing<'_>, first: &Step) -> Vec<Action> {
    let mut actions = Vec::new();
    FantasticFactories::legal(seen, usize::MAX, &mut actions);
    actions.retain(|action| {
        let (part, value) = opening(action);
        let set = matches!(action, Action::SetForemanDice { .. }) && first.part == "die";
        set || first.part == part && first.value == value
    });
    actions
}

/// How much has to go, and how much of the tokens can be metal.
struct Surplus {
    cards: usize,
    tokens: u16,
    metals: RangeInclusive<u16>,
}

fn surplus(seen: Seeing<'_>) -> Surplus {
    let (player, numbers) = (player(seen), &seen.cards().table);
    let cards = hand(seen).len().saturating_sub(numbers.hand_limit.into());
    let tokens = (player.metal + player.energy).saturating_sub(numbers.token_limit.into());
    Surplus { cards, tokens, metals: tokens.saturating_sub(player.energy)..=tokens.min(player.metal) }
}

fn clean_up(seen: Seeing<'_>, path: &[Step]) -> Result<Next<FantasticFactories>, Illegal> {
    let Surplus { cards: count, tokens, metals } = surplus(seen);
    let mut picking = Picking::of(hand(seen), count);
    let mut gone = path.iter();
    let ask = |choices: Vec<Choice>| Ok(Next::Choose { ask: super::ask::ask(seen, path), choices });
    loop {
        picking.settle();
        let next = picking.next();
        if next.is_empty() {
            break;
        }
        let Some(step) = gone.next() else {
            return ask(next.into_iter().map(|print| discard_step(seen.cards(), print)).collect());
        };
        picking.pick(taken(step, "discard", &next)?);
    }
    let choices: Vec<u16> = metals.clone().collect();
    let mut metal = *metals.start();
    if choices.len() > 1 {
        let Some(step) = gone.next() else {
            return ask(choices.into_iter().map(|metal| tokens_step(metal, tokens - metal)).collect());
        };
        metal = taken(step, "metal", &choices)?;
    }
    if path.iter().all(|step| step.part == "enough") {
        let Some(step) = gone.next() else {
            return ask(vec![all_step(seen.cards(), picking.picked, metal, tokens - metal)]);
        };
        taken(step, "enough", &[1_u16])?;
    }
    match gone.next() {
        Some(step) => Err(no_such_step(step)),
        None => Ok(Next::Done(Action::DiscardDown {
            blueprints: picking.picked,
            metal: metal as u8,
            energy: (tokens - metal) as u8,
        })),
    }
}

/// What a step chose among these.
fn taken<T: Copy + Into<i32>>(step: &Step, part: &str, among: &[T]) -> Result<T, Illegal> {
    let found = among.iter().find(|one| step.part == part && (**one).into() == step.value);
    found.copied().ok_or_else(|| no_such_step(step))
}

fn no_such_step(step: &Step) -> Illegal {
    let why = Phrase::new("table-refuse-no-such-step").text("step", step.to_string());
    Illegal::new(FantasticFactories::TURN, why)
}

fn discard_step(cards: &Cards, print: Print) -> Choice {
    choice("discard", print, "FF-281", super::things::held(cards, print))
}

fn tokens_step(metal: u16, energy: u16) -> Choice {
    let say = Phrase::new("factories-step-tokens").number("metal", metal).number("energy", energy);
    choice("metal", metal, "FF-281", say)
}

/// Where nothing is left open.
fn all_step(cards: &Cards, blueprints: Prints, metal: u16, energy: u16) -> Choice {
    choice("enough", 1, "FF-280", whole(cards, blueprints, metal, energy))
}

/// The same for one way of discarding down.
pub(super) fn steps(seen: Seeing<'_>, blueprints: Prints, metal: u8, energy: u8) -> Vec<Choice> {
    let mut steps = discards::steps(seen.cards(), hand(seen), blueprints, "FF-281");
    let metals = surplus(seen).metals;
    if metals.start() < metals.end() {
        steps.push(tokens_step(metal.into(), energy.into()));
    }
    if steps.is_empty() {
        steps.push(all_step(seen.cards(), blueprints, metal.into(), energy.into()));
    }
    steps
}

/// All that goes.
pub(super) fn whole(cards: &Cards, blueprints: Prints, metal: u16, energy: u16) -> Phrase {
    let things = surplus_things(cards, blueprints, Amount::tokens(metal as u8, energy as u8));
    Phrase::new("factories-action-discard-down").phrase("things", things)
}

/// What is asked after some steps.
pub(super) fn ask(seen: Seeing<'_>, path: &[Step]) -> Phrase {
    let surplus = surplus(seen);
    let mut picking = Picking::of(hand(seen), surplus.cards);
    picking.settle();
    for step in path.iter().filter(|step| step.part == "discard") {
        let next = picking.next();
        if let Ok(print) = taken(step, "discard", &next) {
            picking.pick(print);
        }
        picking.settle();
    }
    let (key, n) = match (picking.left(), surplus.metals.start() < surplus.metals.end()) {
        (0, true) => ("factories-ask-tokens", surplus.tokens.into()),
        (0, false) => return Phrase::new("factories-ask-discard-down"),
        (left, _) => ("factories-ask-blueprints", left),
    };
    Phrase::new(key).count("n", n)
}
