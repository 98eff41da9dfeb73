use crate::cases::{Cases, Trial};
use crate::walk::Walk;
use kernel::{Game, Sandbox};

/// Every piece is in exactly one place, after every step: [`Game::audit`].
///
/// # Panics
/// When a piece is missing or doubled.
pub fn conservation<G: Game>(cases: &Cases<G>) {
    cases.each("conservation", |trial| {
        let mut walk = Walk::new(trial);
        audit(trial, &walk.sandbox, "after the deal");
        while let Some((seat, action)) = walk.choose() {
            walk.step(seat, &action);
            audit(trial, &walk.sandbox, &format!("after {seat} {action:?}"));
        }
    });
}

fn audit<G: Game>(trial: &Trial<'_, G>, sandbox: &Sandbox<G>, when: &str) {
    if let Err(lost) = sandbox.audit() {
        trial.fail(format!("{when}: {lost}"));
    }
}
