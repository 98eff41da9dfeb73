use crate::cases::{Cases, Trial};
use crate::luck::Luck;
use crate::mutate::mutants;
use crate::walk::Walk;
use kernel::{Asked, Coverage, Game, Seat, Seen};
use std::collections::BTreeSet;

/// How many actions of other positions are kept to try them here.
const POOL: usize = 400;
/// How many mutants and how many actions of other positions are tried for each list.
const TRIES: usize = 12;

/// Each listed action passes [`Game::check`], and none is listed twice. `Every` misses nothing that
/// passes; `Classes` lists one action for each outcome (see [`Cases::yields`]) and misses none. A
/// small budget makes no list lie.
///
/// What else might pass is sought among actions seen elsewhere in the game and among mutants.
///
/// # Panics
/// When a list and the authority disagree.
pub fn legal_soundness<G: Game>(cases: &Cases<G>) {
    let mut pool = BTreeSet::new();
    cases.each("legal soundness", |trial| {
        let mut walk = Walk::new(trial);
        loop {
            for seat in walk.sandbox.owed().allowed().iter() {
                one_list(trial, walk.sandbox.asked(seat), seat, &mut pool, &mut walk.luck);
            }
            if !walk.go() {
                break;
            }
        }
    });
}

fn one_list<G: Game>(
    trial: &Trial<'_, G>,
    asked: Asked<'_, G>,
    seat: Seat,
    pool: &mut BTreeSet<G::Action>,
    luck: &mut Luck,
) {
    let mut list = Vec::new();
    let coverage = G::legal(asked, usize::MAX, &mut list);
    let set: BTreeSet<G::Action> = list.iter().cloned().collect();
    trial.ensure(set.len() == list.len(), || format!("{seat} has an action listed twice: {list:?}"));
    for action in &list {
        if let Err(no) = G::check(asked, action) {
            trial.fail(format!("{seat} {action:?} is listed and refused: {no}"));
        }
    }
    small_budget(trial, asked, &set, coverage, luck);
    let known: Vec<G::Action> = pool.iter().cloned().collect();
    let donors = if known.is_empty() { list.clone() } else { known };
    let mut others: Vec<G::Action> =
        (0..TRIES).filter(|_| !donors.is_empty()).map(|_| luck.of(&donors).clone()).collect();
    others.extend(mutants(&list, &donors, TRIES, luck));
    others.extend(mutants(&donors, &list, TRIES, luck));
    let accepted: Vec<G::Action> = others.into_iter().filter(|action| G::check(asked, action).is_ok()).collect();
    match coverage {
        Coverage::Every => {
            if let Some(missed) = accepted.iter().find(|action| !set.contains(action)) {
                trial.fail(format!("{seat} {missed:?} passes the check and is not among all that is listed: {list:?}"));
            }
        }
        Coverage::Classes => classes(trial, *asked, seat, &list, &accepted),
        Coverage::Sample => {}
    }
    for action in set {
        if pool.len() < POOL {
            pool.insert(action);
        }
    }
}

/// A list that claims to be whole must be so whatever the budget.
fn small_budget<G: Game>(
    trial: &Trial<'_, G>,
    asked: Asked<'_, G>,
    whole: &BTreeSet<G::Action>,
    coverage: Coverage,
    luck: &mut Luck,
) {
    let budget = 1 + luck.below(whole.len() + 1);
    let mut part = Vec::new();
    let claimed = G::legal(asked, budget, &mut part);
    let part: BTreeSet<G::Action> = part.into_iter().collect();
    trial.ensure(whole.is_empty() || !part.is_empty(), || format!("with a budget of {budget} nothing is listed"));
    match claimed {
        Coverage::Every if coverage == Coverage::Every => trial.ensure(part == *whole, || {
            format!("with a budget of {budget} the list claims to be whole and is {part:?}")
        }),
        // Of each outcome one, however few were wanted.
        Coverage::Classes => {
            let (part, whole): (Vec<_>, Vec<_>) = (part.iter().cloned().collect(), whole.iter().cloned().collect());
            classes(trial, *asked, asked.seat(), &part, &whole);
        }
        Coverage::Every => trial.fail(format!("a list is whole with a budget of {budget} and not without one")),
        Coverage::Sample => trial.ensure(coverage != Coverage::Every || part.len() < whole.len(), || {
            format!("with a budget of {budget} everything is listed and called a sample")
        }),
    }
    if let Some(bad) = part.iter().find(|action| G::check(asked, action).is_err()) {
        trial.fail(format!("with a budget of {budget}, {bad:?} is listed and refused"));
    }
}

/// One listed action for each outcome, and every outcome listed.
fn classes<G: Game>(trial: &Trial<'_, G>, seen: Seen<'_, G>, seat: Seat, list: &[G::Action], accepted: &[G::Action]) {
    let Some(yield_of) = trial.cases.yield_of() else {
        trial.fail(format!("{} lists classes: say what an action comes to with Cases::yields", G::ID));
    };
    let yields: BTreeSet<String> = list.iter().map(|action| yield_of(seen, action)).collect();
    trial.ensure(yields.len() == list.len(), || format!("{seat} has two actions of one class listed: {list:?}"));
    for action in accepted {
        let outcome = yield_of(seen, action);
        trial.ensure(yields.contains(&outcome), || {
            format!("{seat} {action:?} passes the check, and no listed action comes to {outcome} as it does")
        });
    }
}
