use crate::cases::{Cases, Trial};
use crate::walk::{Walk, actions, difference, viewers};
use kernel::{Game, Outcome, Sandbox, Seat, State, Viewer, heard};

/// How many steps are tried in both worlds at each position.
const STEPS: usize = 3;

/// A viewer cannot tell the real table from one they imagine: view, question, legal actions and
/// whom the table waits for are the same in both. A step that is possible in both and has no barrier
/// in either looks and sounds the same to them; after a step with a barrier, if the views are still
/// the same, so is what they heard (but see [`Cases::fleeting`]), and the view right after each thing they heard. As long
/// as nobody has learned anything in a step, those views are the same whatever comes after. Every one of them can be
/// portrayed for every viewer. Where a game says that it is [`Game::OPEN`], everybody sees what an onlooker sees.
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
        let done = sandbox.step_by_step(seat, &action, &mut walk.chance.clone());
        done.map(|(outcome, states)| Played { sandbox, outcome, states })
    };
    let (Ok(real), Ok(other)) = (play(walk.sandbox.clone()), play(imagined.clone())) else {
        return; // another hand could not have done this
    };
    let step = format!("{seat} {action:?}");
    portrayed(trial, &step, &real);
    compare(trial, viewer, &step, &real, &other);
}

/// One world after a step.
struct Played<G: Game> {
    sandbox: Sandbox<G>,
    outcome: Outcome<G>,
    /// The state right after each thing told.
    states: Vec<State<G>>,
}

impl<G: Game> Played<G> {
    fn is_fleeting(&self, trial: &Trial<'_, G>) -> bool {
        self.outcome.told.iter().filter_map(|told| told.fullest()).any(|event| trial.cases.is_fleeting(event))
    }

    /// What a viewer hears of the first things told, each with the view right after it.
    fn story(&self, first: usize, viewer: Viewer) -> Vec<(&G::Event, G::View)> {
        let told = self.outcome.told.iter().zip(&self.states).take(first);
        told.filter_map(|(told, state)| Some((told.heard_by(viewer)?, G::portray(state.seen(viewer))))).collect()
    }
}

/// Everybody can be shown the table after each thing told; where the game is open, all see the same.
fn portrayed<G: Game>(trial: &Trial<'_, G>, step: &str, played: &Played<G>) {
    trial.ensure(played.states.len() == played.outcome.told.len(), || format!("{step}: a moment is missing"));
    for state in &played.states {
        let onlooker = G::portray(state.seen(Viewer::Onlooker));
        for viewer in viewers(trial.setup.seats) {
            let view = G::portray(state.seen(viewer));
            trial.ensure(!G::OPEN || view == onlooker, || format!("in the midst of {step}, {viewer:?} sees more"));
        }
    }
}

fn compare<G: Game>(trial: &Trial<'_, G>, viewer: Viewer, step: &str, real: &Played<G>, other: &Played<G>) {
    let sure = real.outcome.sure.min(other.outcome.sure);
    let (before, before_other) = (real.story(sure, viewer), other.story(sure, viewer));
    trial.ensure(before == before_other, || {
        format!("before anybody learns anything from {step}, {viewer:?} is told different stories:\n  {before:?}\n  {before_other:?}")
    });
    let barrier = real.outcome.barrier || other.outcome.barrier;
    let shows = difference(real.sandbox.seen(viewer), other.sandbox.seen(viewer));
    match (barrier, shows) {
        (false, Some(shows)) => trial.fail(format!("{step} has no barrier and shows something hidden: {shows}")),
        (true, Some(_)) => return,
        (true, None) if real.is_fleeting(trial) || other.is_fleeting(trial) => return,
        (_, None) => {}
    }
    trial.cases.count_pair();
    let heard = |played: &Played<G>| heard(&played.outcome.told, viewer).cloned().collect::<Vec<_>>();
    let (lines, lines_other) = (heard(real), heard(other));
    trial.ensure(lines == lines_other, || {
        format!("after {step}, {viewer:?} sees the same and hears different things:\n  {lines:?}\n  {lines_other:?}")
    });
    let (story, story_other) = (real.story(usize::MAX, viewer), other.story(usize::MAX, viewer));
    trial.ensure(story == story_other, || {
        format!("in the midst of {step}, {viewer:?} sees different things:\n  {story:?}\n  {story_other:?}")
    });
}
