use crate::cases::{Cases, Trial};
use crate::rules::is_rule_id;
use crate::walk::{Walk, listed};
use kernel::{Next, Seen, Step, Voice};

/// The most steps a draft may have.
const LONG: usize = 64;

/// However a person goes through a draft, he ends at a legal action; every listed action is reached
/// by its own steps; a step that is not offered is refused with a rule; and going back is nothing but
/// a shorter path: the same path always stands at the same question.
///
/// # Panics
/// When a draft gets stuck or misses something.
pub fn drafts<G: Voice>(cases: &Cases<G>) {
    cases.each("drafts", |trial| {
        let mut walk = Walk::new(trial);
        loop {
            for seat in walk.sandbox.owed().allowed().iter() {
                let seen = walk.sandbox.seen(seat);
                wander(trial, seen, |choices| walk.luck.below(choices));
                for action in listed(seen) {
                    reach(trial, seen, &action);
                }
            }
            if !walk.go() {
                break;
            }
        }
    });
}

/// Takes any of the offered steps until the draft is done, then looks back.
fn wander<G: Voice>(trial: &Trial<'_, G>, seen: Seen<'_, G>, mut choose: impl FnMut(usize) -> usize) {
    let mut path: Vec<Step> = Vec::new();
    let mut stood: Vec<Next<G>> = Vec::new();
    let action = loop {
        let next = go(trial, seen, &path);
        stood.push(next.clone());
        match next {
            Next::Done(action) => break action,
            Next::Choose { choices, .. } => {
                trial.ensure(!choices.is_empty() && path.len() < LONG, || format!("the draft is stuck at {path:?}"));
                let steps: Vec<&Step> = choices.iter().map(|choice| &choice.step).collect();
                let twice = (1..steps.len()).any(|i| steps[..i].contains(&steps[i]));
                trial.ensure(!twice, || format!("at {path:?} a step is offered twice: {steps:?}"));
                let bad = choices.iter().find(|choice| !is_rule_id(choice.rule));
                trial.ensure(bad.is_none(), || format!("at {path:?} a choice names no rule: {bad:?}"));
                path.push(steps[choose(steps.len())].clone());
            }
        }
    };
    if let Err(no) = G::check(seen, &action) {
        trial.fail(format!("the draft {path:?} ends at {action:?}, which is refused: {no}"));
    }
    for (length, before) in stood.iter().enumerate().rev() {
        let again = go(trial, seen, &path[..length]);
        trial.ensure(same(&again, before), || format!("back at {:?}, the draft stands elsewhere", &path[..length]));
    }
    no_such_step(trial, seen, &path);
}

fn same<G: Voice>(one: &Next<G>, other: &Next<G>) -> bool {
    match (one, other) {
        (Next::Done(one), Next::Done(other)) => one == other,
        (Next::Choose { ask, choices }, Next::Choose { ask: ask_again, choices: choices_again }) => {
            ask == ask_again && choices == choices_again
        }
        (Next::Done(_), Next::Choose { .. }) | (Next::Choose { .. }, Next::Done(_)) => false,
    }
}

/// A step that is not offered is refused.
fn no_such_step<G: Voice>(trial: &Trial<'_, G>, seen: Seen<'_, G>, path: &[Step]) {
    let mut wrong = path[..path.len().saturating_sub(1)].to_vec();
    wrong.push(Step::new("no-such-step", -1));
    match G::draft(seen, &wrong) {
        Ok(next) => trial.fail(format!("the draft goes along {wrong:?} to {next:?}")),
        Err(no) => trial.ensure(is_rule_id(no.rule), || format!("{wrong:?} is refused by {}, no rule", no.rule)),
    }
}

/// Takes an action's own steps; the draft may be done before the last.
fn reach<G: Voice>(trial: &Trial<'_, G>, seen: Seen<'_, G>, action: &G::Action) {
    let steps: Vec<Step> = G::steps(seen, action).into_iter().map(|choice| choice.step).collect();
    for length in 0..=steps.len() {
        match go(trial, seen, &steps[..length]) {
            Next::Done(done) => {
                return trial
                    .ensure(done == *action, || format!("the steps of {action:?} lead to {done:?}: {steps:?}"));
            }
            Next::Choose { choices, .. } => {
                let offered = steps.get(length).is_some_and(|next| choices.iter().any(|choice| choice.step == *next));
                trial.ensure(offered, || format!("{action:?} cannot be drafted: {steps:?} stop at {length}"));
            }
        }
    }
    trial.fail(format!("{action:?} cannot be drafted: after {steps:?} something is still asked"));
}

fn go<G: Voice>(trial: &Trial<'_, G>, seen: Seen<'_, G>, path: &[Step]) -> Next<G> {
    G::draft(seen, path).unwrap_or_else(|no| trial.fail(format!("{:?} cannot go {path:?}: {no}", seen.viewer())))
}
