//! Drafts: one question, answered in small steps that can be taken back.
//!
//! A draft is nothing but the path gone so far, so it can be kept by a client, sent, or dropped at
//! will. Nothing leaves the player's hands before the last step; where a step would reveal or roll
//! something, the game has separate actions instead.

use crate::game::{Game, Voice};
use crate::record::shorten;
use crate::{Illegal, Phrase, RuleId, Seen};
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// One small choice: which part of the answer, and what for it. Written `slot=2`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts", type = "string"))]
pub struct Step {
    /// The part of the answer.
    pub part: Cow<'static, str>,
    /// What was chosen for it: a slot, a card id, a number.
    pub value: i32,
}

impl Step {
    /// This value for this part.
    #[must_use]
    pub fn new(part: &'static str, value: impl Into<i32>) -> Step {
        Step { part: Cow::Borrowed(part), value: value.into() }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.part, self.value)
    }
}

impl FromStr for Step {
    type Err = Phrase;
    fn from_str(text: &str) -> Result<Step, Phrase> {
        let step = text.split_once('=').and_then(|(part, value)| {
            let value = value.parse().ok()?;
            Some(Step { part: Cow::Owned(part.to_owned()), value })
        });
        step.ok_or_else(|| Phrase::new("table-step-unreadable").text("step", shorten(text)))
    }
}

impl Serialize for Step {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A step as it is offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Choice {
    /// The step itself.
    pub step: Step,
    /// What it is called.
    pub say: Phrase,
    /// The rule behind it.
    pub rule: RuleId,
}

/// Where a draft stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<G: Game> {
    /// Something is left to choose.
    Choose {
        /// What is asked.
        ask: Phrase,
        /// What can be answered.
        choices: Vec<Choice>,
    },
    /// The answer is complete. Nothing has happened yet: it is still to be submitted.
    Done(G::Action),
}

/// What a path says about a part of the answer, each time that it does.
pub fn said<'a, T: TryFrom<i32> + 'a>(path: &'a [Step], part: &'a str) -> impl Iterator<Item = T> + Clone + 'a {
    path.iter().filter(move |step| step.part == part).filter_map(|step| T::try_from(step.value).ok())
}

/// Why a path that is not offered cannot be gone, if the game knows what is meant: the rule that forbids
/// it; or that it can be chosen, but by other steps.
pub fn why_not<G: Voice>(seen: Seen<'_, G>, path: &[Step]) -> Option<Illegal> {
    let action = G::meant(seen, path)?;
    let other_steps = || Phrase::new("table-refuse-other-steps").phrase("action", G::action(seen, &action));
    Some(G::check(seen, &action).err().unwrap_or_else(|| Illegal::new(G::TURN, other_steps())))
}

/// Splits the listed actions by their steps: the choices are the different next steps of the
/// actions that begin with the path. When one action is left, the draft is done.
///
/// # Errors
/// When no listed action begins with the path, or none can be chosen at all.
pub fn by_listing<G: Voice>(seen: Seen<'_, G>, path: &[Step]) -> Result<Next<G>, Illegal> {
    let mut actions = Vec::new();
    G::legal(seen, usize::MAX, &mut actions);
    let mut choices: Vec<Choice> = Vec::new();
    let mut fitting = Vec::new();
    for action in actions {
        let steps = G::steps(seen, &action);
        let fits = steps.len() >= path.len() && steps.iter().zip(path).all(|(choice, gone)| choice.step == *gone);
        if !fits {
            continue;
        }
        if let Some(next) = steps.into_iter().nth(path.len())
            && choices.iter().all(|choice| choice.step != next.step)
        {
            choices.push(next);
        }
        fitting.push(action);
    }
    match (fitting.len(), path.last()) {
        (0, None) => Err(Illegal::new(G::TURN, Phrase::new("table-refuse-nothing-asked"))),
        (0, Some(step)) => {
            Err(Illegal::new(G::TURN, Phrase::new("table-refuse-no-such-step").text("step", step.to_string())))
        }
        (1, Some(_)) => Ok(Next::Done(fitting.swap_remove(0))),
        _ => Ok(Next::Choose { ask: G::ask(seen, path), choices }),
    }
}
