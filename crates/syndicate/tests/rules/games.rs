//! Whole games at random, moment by moment: for rules about what never happens.

use crate::syn::{Action, Event, Syndicate};
use kernel::{Seat, State, Viewer};
use testkit::{Luck, Scene};

/// One choice and all that came of it.
pub struct Moment {
    pub before: State<Syndicate>,
    pub seat: Seat,
    pub action: Action,
    pub after: State<Syndicate>,
    pub events: Vec<Event>,
}

impl Moment {
    /// Whether something was told.
    pub fn heard(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(which)
    }
}

/// A game dealt from a seed and played at random; one turn in four is a pass where it can be.
pub fn game(seats: usize, seed: u64, mut look: impl FnMut(&Moment)) {
    let mut scene = Scene::<Syndicate>::deal(seats, seed);
    scene.seeded(seed);
    let mut luck = Luck::new("syndicate games", seed);
    while let Some(seat) = scene.owed().seats().lowest() {
        let legal = scene.legal(seat);
        let action = match legal.last() {
            Some(Action::Pass) if luck.one_in(4) => Action::Pass,
            _ => *luck.of(&legal),
        };
        let before = scene.state().clone();
        scene.act(seat, action);
        let events = scene.told(Viewer::Onlooker).into_iter().copied().collect();
        look(&Moment { before, seat, action, after: scene.state().clone(), events });
    }
}

/// Twelve games each for two, three and four players.
pub fn games(mut look: impl FnMut(&Moment)) {
    for seats in 2..=4 {
        for seed in 1..=12 {
            game(seats, seed, &mut look);
        }
    }
}
