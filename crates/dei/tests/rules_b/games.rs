//! Whole games played at random.

use crate::common::*;
use dei::{Automa, Dei, Draft, Faction, GearMarket, NewMissions, Options, ShortMissions};
use kernel::{Loaded, Setup};
use testkit::{Luck, Scene};

/// Games of all sizes, with and without each option.
pub fn setups() -> Vec<Setup<Dei>> {
    use Faction::{Auxilia, ChronoCult, FarmZ, Hackers, Ravagers, Refuge42};
    let base = Options::default();
    let cult = options(&[ChronoCult, Hackers, Ravagers]);
    let all = [
        (2, base),
        (2, Options { gear: GearMarket::Random, ..options(&[Hackers, ChronoCult]) }),
        (3, Options { gear: GearMarket::Mechanical, new_missions: NewMissions::On, ..cult }),
        (4, Options { draft: Draft::On, ..options(&[FarmZ, Auxilia, ChronoCult, Refuge42]) }),
        (6, Options { short_missions: ShortMissions::On, new_missions: NewMissions::On, ..base }),
        (1, base),
        (2, Options { automa: Automa::Expert, gear: GearMarket::Tactical, draft: Draft::On, ..base }),
        (5, Options { automa: Automa::Easy, gear: GearMarket::Logistic, ..options(&[Auxilia, Hackers]) }),
    ];
    all.into_iter().map(|(seats, options)| Setup { seats, options, cards: Loaded::standard() }).collect()
}

/// A game from the deal to the end. Whatever is asked is shown to `look`, and so is the end; each answer is one of
/// those listed.
pub fn game(setup: &Setup<Dei>, seed: u64, mut look: impl FnMut(&mut Table)) -> Table {
    let mut scene = Scene::with(setup, seed);
    scene.seeded(seed);
    let mut luck = Luck::new("games", seed);
    look(&mut scene);
    while let Some(seat) = scene.owed().seats().lowest() {
        let action = *luck.of(&scene.legal(seat));
        scene.act(seat, action);
        look(&mut scene);
    }
    scene
}
