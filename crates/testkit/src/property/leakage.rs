use crate::cases::{Cases, Trial};
use crate::walk::{Walk, actions, difference, viewers};
use kernel::{Game, Outcome, Sandbox, Seat, Viewer, heard};

/// How many steps are tried in both worlds at each position.
const STEPS: usize = 3;

/// A viewer cannot tell the real table from one they imagine: view, question, legal actions and
/// whom the table waits for are the same in both. A step that is possible in both and has no barrier
/// in either looks and sounds the same to them; after a step with a barrier, if the views are still
/// the same, so is what they heard (but see [`Cases::fleeting`]). Where a game says that it is [`Game::OPEN`],
/// everybody sees what an onlooker sees.
///
/// # Panics
/// When something hidden shows, or when fewer steps than games could be compared: then nothing was tested.
pub fn non_leakage<G: Game>(cases: &Cases<G>) {
    let (mut games, before) = (0, cases.pairs());
    cases.each("non leakage", |trial| {
        games += 1;
        let mut walk = Walk::new(trial);
        let viewers: Vec<Viewer> = viewers(trial.setup.seats).collect();
        loop {
            trial.cases.count_position();
            let viewer = *walk.luck.of(&viewers);
            let imagined = Sandbox::of(G::imagine(walk.sandbox.seen(viewer), walk.luck.chance()));
            if let Some(shows) = difference(walk.sandbox.seen(viewer), imagined.seen(viewer)) {
                trial.fail(format!("the table and an imagined one differ: {shows}"));
            }
            trial.ensure(
                !G::OPEN || G::portray(walk.sandbox.seen(viewer)) == G::portray(walk.sandbox.seen(Viewer::Onlooker)),
                || format!("the game is open, and {viewer:?} does not see what an onlooker sees"),
            );
            for _ in 0..STEPS {
                one_step(trial, &mut walk, &imagined, viewer);
            }
            if !walk.go() {
                break;
            }
        }
    });
    let pairs = cases.pairs() - before;
    assert!(pairs >= games, "non leakage: only {pairs} steps were compared in {games} games of {}", G::ID);
}

/// Any seat makes the same choice in both worlds, with the same chance.
fn one_step<G: Game>(trial: &Trial<'_, G>, walk: &mut Walk<'_, G>, imagined: &Sandbox<G>, viewer: Viewer) {
    let seats: Vec<Seat> = walk.sandbox.owed().allowed().iter().collect();
    if seats.is_empty() {
        return;
    }
    let seat = *walk.luck.of(&seats);
    let action = walk.luck.of(&actions(trial, walk.sandbox.asked(seat))).clone();
    let play = |mut sandbox: Sandbox<G>| {
        let outcome = sandbox.step(seat, &action, &mut walk.chance.clone());
        outcome.map(|outcome| (sandbox, outcome))
    };
    let real = play(walk.sandbox.clone());
    let (Ok((real, told)), Ok((other, told_other))) = (real, play(imagined.clone())) else {
        return; // another hand could not have done this
    };
    compare(trial, viewer, &format!("{seat} {action:?}"), (&real, &told), (&other, &told_other));
}

fn fleeting<G: Game>(trial: &Trial<'_, G>, outcome: &Outcome<G>) -> bool {
    outcome.told.iter().filter_map(|told| told.fullest()).any(|event| trial.cases.is_fleeting(event))
}

fn compare<G: Game>(
    trial: &Trial<'_, G>,
    viewer: Viewer,
    step: &str,
    (real, told): (&Sandbox<G>, &Outcome<G>),
    (other, told_other): (&Sandbox<G>, &Outcome<G>),
) {
    let barrier = told.barrier || told_other.barrier;
    let shows = difference(real.seen(viewer), other.seen(viewer));
    match (barrier, shows) {
        (false, Some(shows)) => trial.fail(format!("{step} has no barrier and shows something hidden: {shows}")),
        (true, Some(_)) => return,
        (true, None) if fleeting(trial, told) || fleeting(trial, told_other) => return,
        (_, None) => {}
    }
    trial.cases.count_pair();
    let heard: Vec<_> = heard(&told.told, viewer).collect();
    let heard_other: Vec<_> = kernel::heard(&told_other.told, viewer).collect();
    trial.ensure(heard == heard_other, || {
        format!("after {step}, {viewer:?} sees the same and hears different things:\n  {heard:?}\n  {heard_other:?}")
    });
}
