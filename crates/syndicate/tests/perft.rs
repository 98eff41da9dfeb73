//! Legal paths from fixed scenes, counted to a fixed depth: the cheapest alarm for a change of
//! legality.

use syndicate::{Action, Syndicate};
use testkit::{Scene, perft};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");

#[track_caller]
fn count(name: &str, scene: &Scene<Syndicate>, depth: usize) {
    perft(format!("{FOLDER}/{name}.perft"), scene.sandbox(), depth, 1);
}

/// The last turn of a round in which everybody passed in their first: one purchase is left, with all
/// five assistants in the pool.
fn last_turn(seats: usize) -> Scene<Syndicate> {
    let mut scene = Scene::<Syndicate>::deal(seats, 1);
    scene.seeded(1);
    while usize::from(scene.state().public.turns) < 5 * seats - 1 {
        let seat = scene.owed().seats().lowest().expect("the round is not over");
        let actions = scene.legal(seat);
        let pass = actions.iter().copied().find(|action| *action == Action::Pass);
        scene.act(seat, pass.unwrap_or(actions[0]));
    }
    scene
}

#[test]
fn openings() {
    for (name, seats) in [("two-opening", 2), ("three-opening", 3), ("four-opening", 4)] {
        count(name, &Scene::deal(seats, 1), 6);
    }
}

#[test]
fn last_turns() {
    for (name, seats) in [("two-last-turn", 2), ("three-last-turn", 3), ("four-last-turn", 4)] {
        count(name, &last_turn(seats), 5);
    }
}

/// The second round, where somebody has passed and somebody has few assistants left.
#[test]
fn the_middle_of_a_game() {
    let mut scene = Scene::<Syndicate>::deal(2, 3);
    scene.seeded(3).wander(3, |state| state.public.round == 2 && state.public.turns == 5);
    count("two-middle", &scene, 7);
}
