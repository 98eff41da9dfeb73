//! Legal paths from fixed scenes, counted to a fixed depth: the cheapest alarm for a change of
//! legality.

use fantastic_factories::{CardTexts, FantasticFactories, Options, Stage, Work};
use kernel::Setup;
use testkit::{Scene, perft};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");

#[track_caller]
fn count(name: &str, scene: &Scene<FantasticFactories>, depth: usize) {
    perft(format!("{FOLDER}/{name}.perft"), scene.sandbox(), depth, 1);
}

/// The first position of this round's Work phase in a game at random.
fn work(seats: usize, options: Options, round: u16, seed: u64) -> Scene<FantasticFactories> {
    let mut scene = Scene::<FantasticFactories>::with(&Setup { options, ..Setup::standard(seats) }, seed);
    scene.seeded(seed).wander(seed, |state| state.public.round == round && state.public.stage == Stage::Work);
    scene
}

#[test]
fn openings() {
    for (name, seats) in [("solo", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5)] {
        count(&format!("{name}-opening"), &Scene::deal(seats, 1), 4);
    }
}

#[test]
fn the_first_work() {
    count("solo-work", &work(1, Options::default(), 1, 1), 5);
    count("two-work", &work(2, Options::default(), 1, 1), 4);
    count("five-work", &work(5, Options::default(), 1, 1), 3);
}

/// With some cards built.
#[test]
fn the_middle_of_a_game() {
    count("solo-middle", &work(1, Options::default(), 6, 2), 4);
    count("two-middle", &work(2, Options::default(), 9, 2), 3);
    let printed = Options { cards: CardTexts::Printed, ..Options::default() };
    count("three-printed", &work(3, printed, 9, 3), 3);
    let in_turn = Options { work: Work::InTurn, ..Options::default() };
    count("four-in-turn", &work(4, in_turn, 9, 4), 3);
}

/// Two have more than they may keep.
#[test]
fn a_clean_up() {
    let mut scene = Scene::<FantasticFactories>::deal(3, 5);
    let first = |state: &kernel::State<FantasticFactories>| matches!(state.public.stage, Stage::CleanUp { .. });
    scene.seeded(5).wander(5, |state| state.public.round > 4 && first(state));
    count("three-clean-up", &scene, 3);
}
