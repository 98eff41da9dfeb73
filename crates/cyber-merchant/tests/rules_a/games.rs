//! Whole games, played at random.

use crate::common::*;
use testkit::Luck;

/// One step of a game: the table after it, and what everybody heard.
pub struct Step {
    pub public: Public,
    pub hands: Vec<Stack>,
    pub told: Vec<Event>,
}

/// A game played to its end with chosen options: every step.
pub fn game(players: usize, options: Options, seed: u64) -> Vec<Step> {
    let mut scene = Scene::<CyberMerchant>::with(&Setup { options, ..Setup::standard(players) }, seed);
    scene.seeded(seed);
    let mut luck = Luck::new("a whole game", seed);
    let mut steps = Vec::new();
    while let Some(seat) = scene.owed().seats().lowest() {
        let action = *luck.of(&scene.legal(seat));
        scene.act(seat, action);
        let told = scene.told(Viewer::Onlooker).into_iter().copied().collect();
        let hands = scene.state().private.iter().map(|(_, private)| private.hand).collect();
        steps.push(Step { public: scene.state().public, hands, told });
    }
    steps
}

/// What everybody heard in such a game, from the first bid on.
pub fn story(players: usize, seed: u64) -> Vec<Event> {
    game(players, Options::default(), seed).into_iter().flat_map(|step| step.told).collect()
}
