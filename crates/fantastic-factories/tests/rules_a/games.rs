//! Whole games at random, moment by moment: for rules about what never happens.

use crate::ff::{Action, FantasticFactories, Seat, Setup, Stage, State};
use testkit::{Luck, Scene};

/// One choice and all that came of it.
pub struct Moment {
    pub before: State<FantasticFactories>,
    pub seat: Seat,
    pub action: Action,
    pub after: State<FantasticFactories>,
}

impl Moment {
    /// Whether it happened in the Work phase, and the phase goes on.
    pub fn at_work(&self) -> bool {
        self.before.public.stage == Stage::Work && self.after.public.stage == Stage::Work
    }
}

/// A game dealt from a seed and played at random, building and activating where it can be.
pub fn game(setup: &Setup<FantasticFactories>, seed: u64, mut look: impl FnMut(&Moment)) {
    let mut scene = Scene::<FantasticFactories>::with(setup, seed);
    scene.seeded(seed);
    let mut luck = Luck::new("factory games", seed);
    loop {
        let seats: Vec<Seat> = scene.owed().seats().iter().collect();
        if seats.is_empty() {
            break;
        }
        let seat = *luck.of(&seats);
        let action = choose(&listed(&scene, seat), &mut luck);
        let before = scene.state().clone();
        scene.act(seat, action);
        look(&Moment { before, seat, action, after: scene.state().clone() });
    }
}

/// At most some hundred of what a seat may choose.
fn listed(scene: &Scene<FantasticFactories>, seat: Seat) -> Vec<Action> {
    let mut out = Vec::new();
    scene.asked(seat).legal(300, &mut out);
    out
}

/// Finishing is put off as long as something else can be done; a third of the choices are builds and
/// activations where there are any.
fn choose(legal: &[Action], luck: &mut Luck) -> Action {
    let works = |action: &&Action| matches!(action, Action::Build { .. } | Action::Activate { .. });
    let work: Vec<Action> = legal.iter().filter(works).copied().collect();
    if !work.is_empty() && luck.one_in(3) {
        return *luck.of(&work);
    }
    let others: Vec<Action> = legal.iter().filter(|action| **action != Action::FinishWork).copied().collect();
    if others.is_empty() || luck.one_in(12) { legal[legal.len() - 1] } else { *luck.of(&others) }
}

/// Three games each for two to five players.
pub fn games(mut look: impl FnMut(&Moment)) {
    for seats in 2..=5 {
        for seed in 1..=3 {
            game(&Setup::standard(seats), seed, &mut look);
        }
    }
}
